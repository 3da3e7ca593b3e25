//! What a scenario says in numbers that one may want to turn: flags of its tools' commands, slices
//! of its tasks. Each has the key that `--set` takes for it, so that whoever turns it needs to know
//! nothing of how the scenario is written.

use super::fault::{InputError, Read, Sources};
use super::overrides::Overrides;
use super::scenario;
use super::tools;
use super::tree::{Node, Value};
use std::path::Path;

/// One number of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knob {
    /// What `--set` takes for it.
    pub key: String,
    /// What it is of: a command's name, or a task's.
    pub of: String,
    /// What it is called there.
    pub name: String,
    /// What it is now, as text.
    pub value: String,
}

/// The knobs of a scenario, with what is laid over it, in the order in which it has them.
///
/// # Errors
/// When something is wrong with the scenario; the message says where.
pub fn knobs(path: &Path, overrides: &Overrides) -> Result<Vec<Knob>, InputError> {
    let mut sources = Sources::default();
    read(path, overrides, &mut sources).map_err(|fault| fault.seal(&sources))
}

fn read(path: &Path, overrides: &Overrides, sources: &mut Sources) -> Read<Vec<Knob>> {
    let root = scenario::root(path, overrides, sources)?.0;
    let mut knobs = Vec::new();
    for (at, item) in items(&root).iter().enumerate() {
        knobs.extend(tools::flags_given(at, item, sources)?);
    }
    knobs.extend(slices(&root));
    Ok(knobs)
}

fn items(root: &Node) -> &[Node] {
    match root.get("workloads").map(|entry| &entry.node.value) {
        Some(Value::List(items)) => items,
        _ => &[],
    }
}

/// Slices that tasks ask for.
fn slices(root: &Node) -> Vec<Knob> {
    let Some(Value::Table(tasks)) = root.get("tasks").map(|entry| &entry.node.value) else {
        return Vec::new();
    };
    let slice = |task: &super::tree::Entry| {
        let value = task.node.get("slice")?.node.words()?;
        let key = format!("tasks.{}.slice", task.key);
        Some(Knob { key, of: task.key.clone(), name: "slice".into(), value })
    };
    tasks.iter().filter_map(slice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `key=value` of each.
    fn told(name: &str, set: &[(&str, &str)]) -> Vec<String> {
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let overrides = Overrides { set: set.collect(), ..Overrides::default() };
        let knobs = knobs(Path::new(name), &overrides).expect("a scenario");
        knobs.into_iter().map(|knob| format!("{}={}", knob.key, knob.value)).collect()
    }

    #[test]
    fn knobs_are_flags_and_slices_with_what_is_laid_over_them() {
        let server = told("request-server", &[("server.threads", "4")]);
        assert!(server.contains(&"workloads.0.rate=200/s".to_owned()), "{server:?}");
        assert!(server.contains(&"workloads.0.threads=4".to_owned()), "{server:?}");
        assert!(server.contains(&"workloads.1.period=250ms".to_owned()), "{server:?}");
        assert_eq!(told("slices", &[]), ["tasks.long.slice=3ms", "tasks.short.slice=100us"]);
        assert_eq!(told("schbench -m 1 -t 30", &[])[1], "workloads.0.threads=30");
    }

    #[test]
    fn every_knob_can_be_turned_by_its_key() {
        // Another number of the same length: "200/s" is "300/s" then, "exp:3ms" is "exp:4ms".
        let other = |value: &str| {
            let at = value.find(|letter: char| letter.is_ascii_digit())?;
            let digit =
                if &value[at..=at] == "9" { 8 } else { value[at..=at].parse::<u8>().ok()? + 1 };
            Some(format!("{}{digit}{}", &value[..at], &value[at + 1..]))
        };
        for name in ["request-server", "slices", "jvm-pause", "schbench-burst"] {
            let before = told(name, &[]);
            let all = knobs(Path::new(name), &Overrides::default()).expect("a scenario");
            let turned: Vec<_> =
                all.iter().filter_map(|one| Some((one, other(&one.value)?))).collect();
            assert!(!turned.is_empty(), "{name} has no number");
            for (knob, value) in turned {
                let line = format!("{}={value}", knob.key);
                assert!(!before.contains(&line), "{line}");
                assert!(told(name, &[(&knob.key, &value)]).contains(&line), "{line}");
            }
        }
    }
}
