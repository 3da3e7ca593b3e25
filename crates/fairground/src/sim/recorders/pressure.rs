//! What a recorder of pressure has to know of a scenario.

use crate::record::pressure::{Pressure, Waiters};
use crate::sim::plan::labels;
use crate::sim::scenario::Scenario;

/// A recorder of the pressure of CPUs on each group.
pub fn pressure(scenario: &Scenario) -> Pressure {
    Pressure::new(&Waiters {
        groups: labels(scenario).iter().map(|label| label.group).collect(),
        parents: scenario.groups.iter().map(|group| group.parent).collect(),
        cpus: scenario.machine.topology.len(),
        tick_ns: scenario.kernel.tick_ns(),
    })
}
