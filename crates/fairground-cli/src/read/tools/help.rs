//! A tool's own help: its flags with what each is, from the list that its commands are read with.

use super::command;
use super::flags::{Flag, Takes};
use super::list;
use super::tool::Tool;
use crate::read::fault::Sources;

/// A tool and its flags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToolHelp {
    /// Its name.
    pub name: &'static str,
    /// What it does, in one line.
    pub says: &'static str,
    /// Where the model comes from.
    pub from: &'static str,
    /// What its commands take, in the order of its list.
    pub flags: Vec<FlagHelp>,
}

/// One flag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlagHelp {
    /// Its name after `--`, or of a bare word.
    pub name: &'static str,
    /// Its letter, or nothing.
    pub letter: &'static str,
    /// As a command has it: `-g, --groups VALUE`.
    pub usage: String,
    /// What it is, with its default; why, if it is refused.
    pub says: &'static str,
    /// The key beside `command` that gives it too, of what no flag of the real tool says.
    pub key: Option<&'static str>,
    /// The real tool has it, and it is refused here.
    pub refused: bool,
}

impl FlagHelp {
    fn of(flag: &Flag) -> FlagHelp {
        let (key, refused, says) = match flag.takes {
            Takes::Own(key) => (Some(key), false, flag.says),
            Takes::Refused(because) => (None, true, because),
            _ => (None, false, flag.says),
        };
        let letter =
            if flag.short.is_empty() { "    ".into() } else { format!("-{}, ", flag.short) };
        let usage = match flag.takes {
            Takes::Bare => flag.long.to_uppercase(),
            Takes::Nothing | Takes::Refused(_) => format!("{letter}--{}", flag.long),
            Takes::MayValue => format!("{letter}--{} [VALUE]", flag.long),
            Takes::Value | Takes::Own(_) => format!("{letter}--{} VALUE", flag.long),
        };
        let dashes = if flag.after { "-- " } else { "" };
        let usage = format!("{dashes}{}", usage.trim_end());
        FlagHelp { name: flag.long, letter: flag.short, usage, says, key, refused }
    }
}

impl ToolHelp {
    fn of(tool: &Tool, words: &[command::Word]) -> ToolHelp {
        let flags = (tool.flags)(words).iter().flat_map(|group| group.iter());
        let flags = flags.map(FlagHelp::of).collect();
        ToolHelp { name: tool.name, says: tool.says, from: tool.from, flags }
    }
}

/// The help that a command asks for with `--help`; nothing if it asks for none.
pub fn asked(text: &str) -> Option<ToolHelp> {
    if !list::is_command(text) || !text.split_whitespace().any(|word| word == "--help") {
        return None;
    }
    let mut sources = Sources::default();
    let source = sources.add("the command", text);
    let words = command::split(text, sources.whole(source), &sources).ok()?;
    let tool = list::TOOLS.iter().find(|tool| {
        let mut words = words.iter();
        tool.name.split(' ').all(|name| words.next().is_some_and(|word| word.text == name))
    })?;
    Some(ToolHelp::of(tool, &words[tool.name.split(' ').count()..]))
}

/// All tools, each in the form that it has without flags.
pub fn all() -> Vec<ToolHelp> {
    list::TOOLS.iter().map(|tool| ToolHelp::of(tool, &[])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_says_what_it_is() {
        let old = asked("schbench -c 1 --help").expect("a tool");
        for tool in all().into_iter().chain([old]) {
            for flag in tool.flags {
                assert!(!flag.says.is_empty(), "{} {}", tool.name, flag.usage);
                assert!(flag.says.is_ascii() && flag.usage.is_ascii(), "{}", flag.usage);
            }
        }
    }

    #[test]
    fn only_a_tool_s_command_has_help() {
        assert_eq!(asked("perf bench sched pipe --help").unwrap().name, "perf bench sched pipe");
        assert!(asked("perf bench --help").is_none() && asked("go").is_none());
        assert!(asked("scenario.toml --help").is_none());
        let cyclictest = asked("cyclictest --help").unwrap();
        assert_eq!(cyclictest.flags[0].usage, "-t, --threads [VALUE]");
        assert_eq!(asked("tbench --help").unwrap().flags[0].usage, "CLIENTS");
    }
}
