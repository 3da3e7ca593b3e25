//! Servers whose threads are one process, on kernels that keep a process near one cache.

use fairground::sim::scenario::Scenario;
use fairground::units::{Id, ProcessId};
use std::collections::{BTreeMap, BTreeSet};

/// What the threads of a `server` are called after its name.
const ROLE: &str = "/thread-";

/// What to say of them, where gathering has caches to choose from: its gain is not modelled, and
/// workers that are forked are processes, of which nothing is gathered.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let places = scenario.machine.topology.places();
    let caches: BTreeSet<u32> = places.iter().map(|place| place.llc).collect();
    let mut threads: BTreeMap<usize, usize> = BTreeMap::new();
    let servers = scenario.workload.tasks.iter().filter(|task| task.name.contains(ROLE));
    for process in servers.filter_map(|task: &_| task.process.map(ProcessId::index)) {
        *threads.entry(process).or_default() += 1;
    }
    let (process, count) = threads.into_iter().max_by_key(|(_, count)| *count)?;
    if !scenario.kernel.rules.gather.answer.gathers() || caches.len() < 2 || count < 2 {
        return None;
    }
    let name = scenario.workload.processes[process].split('/').next().unwrap_or_default();
    let told = format!(
        "the {count} threads of {name} are one process, which this kernel keeps near one of {} \
         caches (gather=most-run). What that is for, data that stays in a cache, is not modelled: \
         here it costs and gains nothing.",
        caches.len()
    );
    // A runtime has threads beside those that serve, and no way to be many processes.
    let mut others = scenario.workload.tasks.iter().filter(|task| !task.name.contains(ROLE));
    let is_runtime = others.any(|task| task.process.is_some_and(|of| of.index() == process));
    Some(if is_runtime {
        told
    } else {
        format!(
            "{told} Workers that are forked (gunicorn sync, PHP-FPM, Unicorn, PostgreSQL) are \
             processes, and nothing is gathered: --processes {count} --threads 1"
        )
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(kernel: &str, machine: &str, pool: &str) -> Option<String> {
        told_of(kernel, machine, &format!("server {pool}"))
    }

    fn told_of(kernel: &str, machine: &str, tool: &str) -> Option<String> {
        let command = format!("{tool} --rate 50 --service 1ms");
        let text = format!(
            "kernel = \"{kernel}\"\nmachine = \"{machine}\"\n[[workloads]]\nname = \"pg\"\n\
             command = \"{command}\"\n"
        );
        let loaded = load_text("scenario", &text, &Overrides::default());
        super::told(&loaded.unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn threads_that_are_gathered_are_told_of_and_processes_are_not() {
        let both = "node:1 l3:2 core:4 pu:1";
        let pool = told("7.2", both, "--threads 40").expect("one process, two caches");
        assert!(pool.starts_with("the 40 threads of pg are one process, which this kernel keeps"));
        assert!(pool.ends_with("--processes 40 --threads 1"), "{pool}");
        assert_eq!(told("7.2", both, "--processes 40"), None);
        let java = "jvm --threads 40 --gc-period 1s --gc-work 9ms";
        let java = told_of("7.2", both, java).expect("one process too");
        assert!(java.ends_with("gains nothing."), "it can't be forked: {java}");
        assert_eq!(told("7.1", both, "--threads 40"), None, "nothing is gathered");
        assert_eq!(told("7.3", "node:1 l3:1 core:4 pu:1", "--threads 40"), None, "one cache");
    }
}
