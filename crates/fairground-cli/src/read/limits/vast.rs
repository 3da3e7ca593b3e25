//! Limits that are so far above the machine that a unit was forgotten: `8500` for `8500m`.

use super::settings::{GivenLimit, cpus};
use fairground::sim::scenario::Scenario;

/// How many times the machine's CPUs nobody means.
const TIMES_MACHINE: f64 = 10.0;
/// CPUs below which a number is no forgotten `m`.
const CPUS_MIN: f64 = 100.0;

/// A sentence for each limit that limits nothing by far.
pub(crate) fn too_vast(scenario: &Scenario, limits: &[GivenLimit]) -> Vec<String> {
    let machine_cpus = scenario.machine.topology.len() as f64;
    let sentence = |given: &GivenLimit| {
        let limit_cpus = cpus(&given.limit)?;
        let is_vast = limit_cpus >= CPUS_MIN && limit_cpus > TIMES_MACHINE * machine_cpus;
        is_vast.then(|| {
            format!(
                "{} may use {limit_cpus} CPUs ({}), and the machine has {machine_cpus}: this \
                 limits nothing (for thousandths of a CPU write an m: {limit_cpus}m)",
                given.path, given.from
            )
        })
    };
    limits.iter().filter_map(sentence).collect()
}
