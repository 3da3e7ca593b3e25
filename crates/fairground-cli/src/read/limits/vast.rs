//! Limits that are above the machine: they limit nothing, because another machine was meant, or a
//! unit was forgotten: `8500` for `8500m`.

use super::in_use::has_tasks;
use super::settings::{GivenLimit, cpus};
use fairground::sim::scenario::Scenario;

/// How many times the machine's CPUs nobody means.
const TIMES_MACHINE: f64 = 10.0;
/// CPUs below which a number is no forgotten `m`.
const CPUS_MIN: f64 = 100.0;

/// A sentence for each limit of a group with tasks that limits nothing.
pub(crate) fn too_vast(scenario: &Scenario, limits: &[GivenLimit]) -> Vec<String> {
    let machine_cpus = scenario.machine.topology.len() as f64;
    let sentence = |given: &GivenLimit| {
        let limit_cpus = cpus(&given.limit).filter(|cpus| *cpus > machine_cpus)?;
        let is_vast = limit_cpus >= CPUS_MIN && limit_cpus > TIMES_MACHINE * machine_cpus;
        let hint = match is_vast {
            true => format!("for thousandths of a CPU write an m: {limit_cpus}m"),
            false => "--machine names another one".to_owned(),
        };
        (is_vast || has_tasks(scenario, &given.path)).then(|| {
            format!(
                "{} may use {limit_cpus} CPUs ({}), and the machine ({}) has {machine_cpus}: this \
                 limits nothing ({hint})",
                given.path, given.from, scenario.machine.name
            )
        })
    };
    limits.iter().filter_map(sentence).collect()
}
