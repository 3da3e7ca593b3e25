//! Work that no request waits for, and that comes later where there is too little for it: turns of
//! timers, and collections of garbage beside requests. Requests then look faster than they would be
//! with all of it. What timers alone ask for too much is told when a scenario is read.

use super::allowed::{Allowed, allowed};
use super::load::{Offered, inside, of_group};
use crate::read::timer_cpus;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id};

/// The first group, or the machine, in which requests leave too little to what comes later: CPUs
/// that are asked for, and those that may be used.
pub(super) fn of_scenario(scenario: &Scenario, offered: &[Offered]) -> Option<(String, [f64; 2])> {
    if offered.is_empty() {
        return None;
    }
    let timers = timers(scenario);
    scenario.groups.iter().enumerate().find_map(|(at, group)| {
        let Allowed::Always(against) = allowed(scenario, at)? else { return None };
        let id = GroupId::from_index(at);
        inside(scenario, offered, id).next()?;
        let value = of_group(scenario, offered, id) + timers[at];
        let subject = if at == 0 { "the machine".into() } else { group.path.clone() };
        (value > against).then_some((subject, [value, against]))
    })
}

/// By group the CPUs that timers in it and all below it ask for; of a group below no more than its
/// own limit lets through.
fn timers(scenario: &Scenario) -> Vec<f64> {
    let workload = &scenario.workload;
    let mut asked = vec![0.0; scenario.groups.len()];
    for task in &workload.tasks {
        asked[task.group.index()] += timer_cpus(&workload.programs[task.program]).unwrap_or(0.0);
    }
    // A parent stands before its children.
    for at in (1..asked.len()).rev() {
        let most = allowed(scenario, at).map_or(f64::INFINITY, Allowed::most);
        asked[scenario.groups[at].parent.index()] += asked[at].min(most);
    }
    asked
}
