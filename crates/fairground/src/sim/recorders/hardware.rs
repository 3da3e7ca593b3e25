//! Recorders for a scenario's hardware: what it draws, and for which tasks; its frequencies and
//! idle states.

use crate::model::freq::Opp;
use crate::record::energy::{Draws, Meter, PowerAt};
use crate::record::residency::Residency;
use crate::sim::check::hardware::check_pace;
use crate::sim::parts::pace::cores;
use crate::sim::plan::labels;
use crate::sim::scenario::Scenario;

/// A meter to record the scenario's facts with, if its machine's power is known and sound.
pub fn meter(scenario: &Scenario) -> Option<Meter> {
    let machine = &scenario.machine;
    let power = machine.power.as_ref()?;
    check_pace(machine).ok()?;
    let cores = cores(machine);
    // Of a partition, only physical cores draw.
    let physical = machine.hypervisor.map_or(cores.len(), |partition| partition.cores as usize);
    let tasks = labels(scenario).len();
    let row = |opp: &Opp| PowerAt { freq_khz: opp.freq_khz, core_uw: power.core_uw_at(opp) };
    let mut at: Vec<PowerAt> = opps(scenario).map(row).collect();
    at.sort_by_key(|row| row.freq_khz);
    at.dedup_by_key(|row| row.freq_khz);
    if at.is_empty() {
        at.push(PowerAt { freq_khz: 0, core_uw: power.core_uw.clone() });
    }
    let idle_uw = machine.idle.iter().map(|state| state.power_uw).collect();
    Some(Meter::new(Draws { base_uw: power.base_uw, at, idle_uw }, cores, physical, tasks))
}

/// A recorder of frequencies and idle states, if the scenario's machine has any.
pub fn residency(scenario: &Scenario) -> Option<Residency> {
    let machine = &scenario.machine;
    if machine.freq.is_none() && machine.idle.is_empty() {
        return None;
    }
    let mut khz: Vec<u32> = opps(scenario).map(|opp| opp.freq_khz).collect();
    khz.sort_unstable();
    khz.dedup();
    Some(Residency::new(khz, machine.idle.len(), machine.topology.len()))
}

/// All operating points of a machine.
fn opps(scenario: &Scenario) -> impl Iterator<Item = &Opp> {
    let domains = scenario.machine.freq.iter().flat_map(|freq| &freq.domains);
    domains.flat_map(|domain| &domain.opps)
}
