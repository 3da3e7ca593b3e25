//! Work that no request waits for, and that comes later where there is too little for it: turns of
//! timers, and collections of garbage beside requests. Requests then look faster than they would be
//! with all of it. What timers alone ask for too much is told when a scenario is read.

use super::allowed::{Allowed, allowed};
use super::load::{Offered, inside, of_group};
use crate::read::timer_cpus;
use fairground::sim::scenario::{Scenario, is_within};
use fairground::units::{GroupId, Id};

/// The first group, or the machine, in which requests leave too little to what comes later: CPUs
/// that are asked for, and those that may be used.
pub(super) fn of_scenario(scenario: &Scenario, offered: &[Offered]) -> Option<(String, [f64; 2])> {
    scenario.groups.iter().enumerate().find_map(|(at, group)| {
        let Allowed::Always(against) = allowed(scenario, at)? else { return None };
        let id = GroupId::from_index(at);
        inside(scenario, offered, id).next()?;
        let value = of_group(scenario, offered, id) + timers(scenario, id);
        let subject = if at == 0 { "the machine".into() } else { group.path.clone() };
        (value > against).then_some((subject, [value, against]))
    })
}

/// CPUs that timers in a group and all below it ask for.
fn timers(scenario: &Scenario, group: GroupId) -> f64 {
    let workload = &scenario.workload;
    let inside =
        workload.tasks.iter().filter(|task| is_within(&scenario.groups, task.group, group));
    inside.filter_map(|task| timer_cpus(&workload.programs[task.program])).sum()
}
