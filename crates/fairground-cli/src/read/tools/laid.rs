//! Flags that `--set` and `--vary` lay over a tool's command: `workload.threads=16` for the one
//! command that has `--threads`, `hackbench.groups=4` for the command of this name,
//! `workloads.0.threads=16` for the first one. The tools' own lists of flags say what there is; a
//! flag's letter does as well as its name.

use super::command::{self, Word, named};
use super::flags::{Flag, Takes};
use super::given::Given;
use super::list;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::tree::{Entry, Node, Value};

/// What a key begins with that means whichever command has the flag.
const ANY: &str = "workload";
/// What a key begins with that counts commands from 0.
const PLACE: &str = "workloads";
/// Words that mean the same of every tool, and what tools call it that have no flag of this name.
const ALIKE: [(&str, &[&str]); 4] = [
    ("threads", &["gomaxprocs", "vcpus", "clients", "pairs", "cpu"]),
    ("rate", &["rps"]),
    ("groups", &["group"]),
    ("size", &["send-bytes", "datasize"]),
];

/// Keys of a workload that are asked for as if they were flags.
const OF_WORKLOADS: [&str; 4] = ["nice", "slice", "policy", "group"];

/// A command of the scenario, as far as it is needed to find its flags.
struct Command {
    at: usize,
    name: String,
    flags: Vec<&'static Flag>,
}

/// The command and the flag that a key of `--set` means; nothing if the key is no flag's.
pub(crate) fn find(
    root: &Node,
    key: &str,
    span: Span,
    sources: &Sources,
) -> Read<Option<(usize, String)>> {
    let Some((first, flag)) = key.split_once('.') else { return Ok(None) };
    let items = match root.get("workloads").map(|entry| &entry.node.value) {
        Some(Value::List(items)) => items.as_slice(),
        _ => &[],
    };
    let commands = items.iter().enumerate().map(|(at, item)| command(at, item, sources));
    let mut commands = commands.collect::<Read<Vec<Command>>>()?;
    if first == PLACE {
        return Ok(at_place(&commands, flag));
    }
    if first != ANY {
        let names: Vec<String> = commands.iter().map(|command| command.name.clone()).collect();
        commands.retain(|command| command.name == first);
        if commands.is_empty() {
            return if list::is_command(first) {
                Err(absent((first, flag), &names, span))
            } else {
                Ok(None)
            };
        }
    }
    let having: Vec<(&Command, &str)> =
        commands.iter().filter_map(|command| Some((command, command.flag(flag)?))).collect();
    match having[..] {
        [(command, long)] => Ok(Some((command.at, format!("--{long}")))),
        [] if commands.is_empty() => Err(Fault::at(span, "the scenario has no tool's command")
            .accepts("a key of the scenario by its path, as in tasks.NAME.instances")),
        [] => {
            let title = format!("no command of the scenario has a flag \"{}\"", clean(flag));
            let known: Vec<&str> =
                commands.iter().flat_map(|command| &command.flags).map(|flag| flag.long).collect();
            let fault = Fault::at(span, title).accepts(known.join(", ")).suggest(flag, known);
            match OF_WORKLOADS.contains(&flag) {
                true => Err(fault.help(format!(
                    "of a command's tasks it is given by its place: workloads.{}.{flag}=VALUE",
                    commands[0].at
                ))),
                false => Err(fault),
            }
        }
        _ => {
            let keys = having.iter().map(|(command, _)| format!("{}.{flag}", command.name));
            let title = format!("several commands have a flag \"{}\"", clean(flag));
            let fault = Fault::at(span, title).accepts(keys.collect::<Vec<_>>().join(" or "));
            Err(fault.help(by_place(flag)))
        }
    }
}

/// A tool that the scenario does not run. The services of a set may differ in that.
fn absent((tool, flag): (&str, &str), names: &[String], span: Span) -> Box<Fault> {
    let known = if names.is_empty() { "no command".into() } else { clean(&names.join(", ")) };
    Fault::at(span, format!("no command is called \"{tool}\" here"))
        .accepts(format!("flags of the commands that there are: {known}"))
        .help("the services of a set may be other commands: --explanation N asks one of them alone")
        .help(by_place(flag))
}

/// How a flag is given whatever the command is called.
fn by_place(flag: &str) -> String {
    format!(
        "by its place it is workloads.0.{}=VALUE: in a set that fit or explain wrote the first \
         command serves, in every explanation",
        clean(flag)
    )
}

/// The command of `0.threads` and its flag; nothing if it is another key of a workload.
fn at_place(commands: &[Command], rest: &str) -> Option<(usize, String)> {
    let (place, flag) = rest.split_once('.')?;
    let command = commands.get(place.parse::<usize>().ok()?)?;
    Some((command.at, format!("--{}", command.flag(flag)?)))
}

fn command(at: usize, item: &Node, sources: &Sources) -> Read<Command> {
    let entry = item.get("command").ok_or_else(|| item.wrong("workloads", "a command each"))?;
    let words = command::split(entry.text()?, entry.node.span, sources)?;
    let (tool, named_by) = list::find(&words, entry)?;
    let own = item.get("name").map(named).transpose()?;
    let name = own.unwrap_or_else(|| tool.last_word().to_owned());
    let flags = (tool.flags)(&words[named_by..]).iter().flat_map(|group| group.iter());
    let flags = flags.filter(|flag| !matches!(flag.takes, Takes::Refused(_))).collect();
    Ok(Command { at, name, flags })
}

impl Command {
    /// The long name of the flag that is meant.
    fn flag(&self, asked: &str) -> Option<&'static str> {
        let long = |name: &str| self.flags.iter().find(|flag| flag.long == name);
        let is_key = |flag: &&&Flag| flag.takes_key(asked);
        let letter = || self.flags.iter().find(|flag| !asked.is_empty() && flag.short == asked);
        let alike = || {
            let (_, others) = ALIKE.iter().find(|(word, _)| *word == asked)?;
            others.iter().find_map(|other| long(other))
        };
        let found = long(asked).or_else(|| self.flags.iter().find(is_key));
        found.or_else(letter).or_else(alike).map(|flag| flag.long)
    }
}

/// Lays the entries `--FLAG` of a workload over its command.
pub(super) fn apply(entry: &Entry, long: &str, given: &mut Given) -> Read<()> {
    let text = match &entry.node.value {
        Value::Bool(on) => on.to_string(),
        _ => entry.node.words().ok_or_else(|| entry.node.wrong(&entry.key, "a flag's value"))?,
    };
    given.lay(long, Word { text, span: entry.node.span })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn a_flag_of_a_tool_that_is_not_there_is_no_knob_of_the_kernel() {
        let set = vec![("server.rate".to_owned(), "2".to_owned())];
        let overrides = Overrides { set, ..Overrides::default() };
        let told = load_text("a.toml", "[[workloads]]\ncommand = \"burn\"\n", &overrides);
        let told = told.expect_err("there is no server").to_string();
        assert!(told.contains("no command is called \"server\" here"), "{told}");
        assert!(told.contains("commands that there are: burn"), "{told}");
    }
}
