//! An option that a verb does not have, but another has: whose it is, and what this one has instead
//! of it.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, builder::StyledStr};
use std::ffi::OsString;

/// Options that change a scenario's keys, and what changes them in verbs that run it as it is.
const CHANGE: [&str; 2] = ["with", "vary"];
const INSTEAD: [&str; 2] = ["set", "limit"];

/// The error with a tip that names the verbs that have the option.
pub(super) fn with_tip(mut error: Error, args: &[OsString], command: &Command) -> Error {
    if let Some(tip) = tip(&error, args, command) {
        let tips = ContextValue::StyledStrs(vec![StyledStr::from(tip)]);
        error.insert(ContextKind::Suggested, tips);
    }
    error
}

fn tip(error: &Error, args: &[OsString], command: &Command) -> Option<String> {
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let Some(ContextValue::String(given)) = error.get(ContextKind::InvalidArg) else { return None };
    let option = given.strip_prefix("--")?.split('=').next()?;
    let verbs = command.get_subcommands();
    let theirs: Vec<&str> = verbs.filter(|verb| has(verb, option)).map(Command::get_name).collect();
    let (last, others) = theirs.split_last()?;
    let whose = match others {
        [] => (*last).to_owned(),
        _ => format!("{} and {last}", others.join(", ")),
    };
    let asked = args.iter().skip(1).find_map(|arg| command.find_subcommand(arg));
    let has_instead = asked.is_some_and(|verb| INSTEAD.iter().all(|name| has(verb, name)));
    let instead = match option {
        _ if CHANGE.contains(&option) && has_instead => {
            "; here it is --set KEY=VALUE, and --limit VALUE for a group's limit"
        }
        "cpus" if asked.is_some_and(|verb| has(verb, "machine")) => {
            "; here it is --machine \"node:1 l3:1 core:N pu:1\""
        }
        _ => "",
    };
    Some(format!("--{option} is an option of {whose}{instead}"))
}

fn has(verb: &Command, option: &str) -> bool {
    verb.get_arguments()
        .any(|arg| arg.get_long_and_visible_aliases().is_some_and(|names| names.contains(&option)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn told(line: &str) -> String {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let command = super::super::Cli::command();
        let error = command.clone().try_get_matches_from(&args).expect_err("no such option");
        with_tip(error, &args, &command).format(&mut command.clone()).to_string()
    }

    #[test]
    fn who_has_an_option_is_told_where_it_is_unknown() {
        let text = told("fairground run x --with cpu.max=3");
        assert!(text.contains("--with is an option of compare"), "{text}");
        assert!(text.contains("here it is --set KEY=VALUE"), "{text}");
        let text = told("fairground list kernels --seeds=3");
        assert!(text.contains("--seeds is an option of run, "), "{text}");
        assert!(!text.contains("here it is"), "{text}");
        let text = told("fairground tune x --cpus 16");
        assert!(text.contains("explain and fit; here it is --machine \"node:1"), "{text}");
        let text = told("fairground run x --nonsense");
        assert!(!text.contains("is an option of"), "{text}");
    }
}
