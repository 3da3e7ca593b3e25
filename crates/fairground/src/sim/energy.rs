//! A meter for a scenario: what its machine draws, and for which of its tasks.

use super::pace;
use super::scenario::Scenario;
use crate::record::energy::Meter;

/// A meter to record the scenario's facts with, if its machine's power is known and sound.
pub fn meter(scenario: &Scenario) -> Option<Meter> {
    let machine = &scenario.machine;
    let power = machine.power.as_ref()?;
    pace::check(machine).ok()?;
    let cores = pace::cores(machine);
    // Of a partition, only physical cores draw.
    let physical = machine.hypervisor.map_or(cores.len(), |partition| partition.cores as usize);
    let tasks = super::labels(scenario).len();
    Some(Meter::new(power.base_uw, power.core_uw.clone(), cores, physical, tasks))
}
