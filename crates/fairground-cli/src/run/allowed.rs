//! CPUs that a group may use in the course of a run, by its own limit and its cpuset. `[[writes]]`
//! may change the limit: what held at the start then says little about the run.

use crate::read::limits::cpus;
use fairground::sim::scenario::{Machine, Scenario};
use fairground::units::{Id, Ns};
use std::collections::BTreeMap;

/// CPUs that may be used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Allowed {
    /// So many at all times.
    Always(f64),
    /// More and less by turns.
    Changing {
        /// Mean over the run.
        mean: f64,
        /// Mean over its last quarter.
        last: f64,
        /// The most at any time.
        most: f64,
    },
}

impl Allowed {
    /// The most at any time.
    pub fn most(self) -> f64 {
        match self {
            Allowed::Always(cpus) => cpus,
            Allowed::Changing { most, .. } => most,
        }
    }
}

/// What a group may use; nothing if it may use all that there is. The root has the machine's CPUs.
pub(super) fn allowed(scenario: &Scenario, at: usize) -> Option<Allowed> {
    let group = &scenario.groups[at];
    let machine = at_once(&scenario.machine) as f64;
    let cpuset = group.cpus.as_ref().map(|cpus| cpus.len() as f64);
    let beside = cpuset.into_iter().chain((at == 0).then_some(machine)).reduce(f64::min);
    let course = course(scenario, at);
    let [(_, limit)] = course[..] else {
        let limits: Vec<(Ns, f64)> = course
            .iter()
            .map(|(from_ns, limit)| (*from_ns, limit.unwrap_or(machine).min(machine)))
            .map(|(from_ns, cpus)| (from_ns, beside.map_or(cpus, |beside| beside.min(cpus))))
            .collect();
        let end_ns = scenario.duration_ns.max(1);
        let most = limits.iter().map(|(_, cpus)| *cpus).fold(0.0, f64::max);
        let mean = mean(&limits, 0, end_ns);
        let last = self::mean(&limits, end_ns - end_ns.div_ceil(4), end_ns);
        return Some(Allowed::Changing { mean, last, most });
    };
    limit.into_iter().chain(beside).reduce(f64::min).map(Allowed::Always)
}

/// CPUs of a machine that can execute at once: virtual cores take turns on fewer physical ones.
fn at_once(machine: &Machine) -> usize {
    let Some(partition) = machine.hypervisor else { return machine.topology.len() };
    let mut threads: BTreeMap<u32, usize> = BTreeMap::new();
    for place in machine.topology.places() {
        *threads.entry(place.core).or_default() += 1;
    }
    let mut threads: Vec<usize> = threads.into_values().collect();
    threads.sort_unstable_by(|a, b| b.cmp(a));
    threads.into_iter().take(partition.cores as usize).sum()
}

/// CPUs that a group's limit allows, each with the time from which on; at least one.
fn course(scenario: &Scenario, at: usize) -> Vec<(Ns, Option<f64>)> {
    let mut limit = scenario.groups[at].limit;
    let mut course = vec![(0, cpus(&limit))];
    let in_time = |at_ns: Ns| at_ns < scenario.duration_ns;
    let of_group = scenario.writes.iter().filter(|write| write.group.index() == at);
    for write in of_group.filter(|write| in_time(write.at_ns)) {
        limit = write.write.applied_to(limit);
        match course.last_mut() {
            Some((_, before)) if *before == cpus(&limit) => {}
            Some((from_ns, before)) if *from_ns == write.at_ns => *before = cpus(&limit),
            _ => course.push((write.at_ns, cpus(&limit))),
        }
    }
    course
}

/// The mean of what holds from a time on, over a part of the run.
fn mean(course: &[(Ns, f64)], from_ns: Ns, to_ns: Ns) -> f64 {
    let ends = course[1..].iter().map(|(at_ns, _)| *at_ns).chain([to_ns]);
    let parts = course.iter().zip(ends).map(|((start_ns, cpus), end_ns)| {
        let within_ns = end_ns.min(to_ns).saturating_sub((*start_ns).max(from_ns));
        cpus * within_ns as f64
    });
    parts.sum::<f64>() / (to_ns - from_ns) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    /// What "/web" may use in ten seconds on four CPUs, with limits written at some times.
    fn of(start: &str, writes: &[(&str, &str)]) -> Option<Allowed> {
        let mut text = format!(
            "machine = \"node:1 l3:1 core:4 pu:1\"\nduration = \"20s\"\n[groups.\"/web\"]\n\
             cpu.max = \"{start}\"\n[tasks.t]\ngroup = \"/web\"\nrun = \"1s\"\n"
        );
        for (at, max) in writes {
            let write =
                format!("[[writes]]\nat = \"{at}\"\ngroup = \"/web\"\ncpu.max = \"{max}\"\n");
            text.push_str(&write);
        }
        let scenario = load_text("scenario", &text, &Overrides::default());
        let mut scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        scenario.duration_ns = 10_000_000_000;
        allowed(&scenario, 1)
    }

    #[test]
    fn a_limit_that_is_written_counts_by_the_time_that_it_holds() {
        assert_eq!(of("50000", &[]), Some(Allowed::Always(0.5)));
        assert_eq!(of("max", &[]), None);
        let changing = |mean, last, most| Some(Allowed::Changing { mean, last, most });
        assert_eq!(of("50000", &[("5s", "150000")]), changing(1.0, 1.5, 1.5));
        assert_eq!(of("max", &[("5s", "200000")]), changing(3.0, 2.0, 4.0));
        let twice = [("5s", "max"), ("7500ms", "100000")];
        assert_eq!(of("200000", &twice), changing(2.25, 1.0, 4.0));
    }

    #[test]
    fn a_write_that_changes_nothing_or_comes_too_late_is_none() {
        assert_eq!(of("50000", &[("5s", "50000"), ("11s", "90000")]), Some(Allowed::Always(0.5)));
        assert_eq!(of("50000", &[("0s", "90000")]), Some(Allowed::Always(0.9)));
    }
}
