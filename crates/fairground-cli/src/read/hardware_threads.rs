//! Machines whose cores have several hardware threads, and nobody said how much these leave of
//! each other. They are simulated as if each were a core, which is too good where a core's threads
//! execute at once.

use super::library::Shelf;
use fairground::sim::scenario::{Machine, Scenario};
use std::collections::BTreeSet;

/// What to say of a machine whose cores have several threads of unknown throughput.
pub(crate) fn of_unknown_throughput(machine: &Machine) -> Option<String> {
    let (cpus, cores) = (machine.topology.len(), cores(machine));
    (cpus > cores && machine.smt.is_unknown()).then(|| {
        format!(
            "The machine's {cpus} CPUs are hardware threads of {cores} cores. Here each works like \
             a core of its own, but two on one core do less than two cores: where more than \
             {cores} are busy at once, the truth is slower. A machine file with [smt] throughput \
             says how much."
        )
    })
}

/// The same of a scenario, if it has tasks enough to keep more CPUs busy than there are cores. The
/// library's machines tell it in their own words.
pub(super) fn too_good(scenario: &Scenario) -> Option<String> {
    let forked = scenario.workload.forks.iter().map(|fork| fork.alive_max as usize);
    let tasks = scenario.workload.tasks.len() + forked.sum::<usize>();
    let is_of_library = Shelf::Machines.get(&scenario.machine.name).is_some();
    let may_matter = !is_of_library && tasks > cores(&scenario.machine);
    may_matter.then(|| of_unknown_throughput(&scenario.machine)).flatten()
}

fn cores(machine: &Machine) -> usize {
    machine.topology.places().iter().map(|place| place.core).collect::<BTreeSet<u32>>().len()
}
