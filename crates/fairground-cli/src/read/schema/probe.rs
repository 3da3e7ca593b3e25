//! Which keys the reader takes: it is given one that nobody has, and its message lists the rest.

use crate::read::overrides::Overrides;
use crate::read::{fault::Sources, scenario};

/// What no key will ever be called.
const NOBODY: &str = "\"\\u0001\"";

/// A scenario's keys.
pub(super) fn scenario() -> Vec<String> {
    listed(&format!("{NOBODY} = 1\n{TASK}"))
}

/// A machine's.
pub(super) fn machine() -> Vec<String> {
    listed(&format!("machine = {{ library = \"oracle-2\", {NOBODY} = 1 }}\n{TASK}"))
}

/// A group's, beside its clamps.
pub(super) fn group() -> Vec<String> {
    listed(&format!("[groups.\"/a\"]\n{NOBODY} = 1\n{TASK}group = \"/a\"\n"))
}

/// A write's.
pub(super) fn write() -> Vec<String> {
    let group = "group = \"/a\"";
    let write = format!("writes = [{{ at = \"1s\", {group}, {NOBODY} = 1 }}]");
    listed(&format!("{write}\n[groups.\"/a\"]\n\"cpu.max\" = \"max\"\n{TASK}{group}\n"))
}

/// A task's, its events among them, of any policy.
pub(super) fn task() -> Vec<String> {
    of_both(|policy| listed(&format!("{TASK}{policy}{NOBODY} = 1\n")))
}

/// A phase's.
pub(super) fn phase() -> Vec<String> {
    of_both(|policy| {
        listed(&format!("[tasks.a]\n{policy}phases = [{{ run = \"1ms\", {NOBODY} = 1 }}]\n"))
    })
}

/// A workload's, beside the parameters of its tool.
pub(super) fn workload() -> Vec<String> {
    listed(&format!("[[workloads]]\ncommand = \"puma --processes 1\"\n{NOBODY} = 1\n"))
}

const TASK: &str = "[tasks.a]\nrun = \"1ms\"\n";
const DEADLINE: &str = "policy = \"SCHED_DEADLINE\"\ndl-runtime = \"1ms\"\n";

/// Deadline tasks have keys that others have not, and the other way round.
fn of_both(keys: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut all = keys("");
    for key in keys(DEADLINE) {
        if !all.contains(&key) {
            all.push(key);
        }
    }
    all
}

/// What the reader says that it takes.
fn listed(text: &str) -> Vec<String> {
    let mut sources = Sources::default();
    let read = scenario::load_text("a probe", text, &Overrides::default(), &mut sources);
    let fault = read.expect_err("nobody has this key");
    let accepted = fault.accepted().unwrap_or_default();
    accepted.split(", ").map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_lists_its_keys() {
        let holds = |keys: Vec<String>, wanted: &[&str]| {
            wanted.iter().for_each(|key| assert!(keys.iter().any(|k| k == key), "{key}: {keys:?}"));
        };
        holds(scenario(), &["machine", "kernel", "groups", "tasks", "workloads", "writes"]);
        holds(machine(), &["library", "topology", "cores", "freq", "hypervisor"]);
        holds(group(), &["parent", "cpu.max", "limits.cpu", "CPUWeight"]);
        holds(write(), &["at", "group", "cpu.max"]);
        holds(task(), &["instances", "phases", "run", "sem_wait", "dl-period", "slice", "nice"]);
        holds(phase(), &["loop", "events", "run", "nice"]);
        holds(workload(), &["command", "name", "group", "cpus", "start"]);
    }
}
