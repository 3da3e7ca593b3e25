//! Pools of limited groups.

use super::uptime;
use crate::fair::world::World;
use crate::model::bandwidth::{Local, Pool};
use crate::sim::scenario::{GroupSpec, Scenario};
use crate::units::{GroupId, QueueId, Table};
use crate::workload::draw::Stream;

/// True if some group of the scenario has a limit, or ever gets one.
pub fn has_limits(scenario: &Scenario) -> bool {
    let limited = |group: &GroupSpec| group.limit.quota_ns.is_some();
    scenario.groups.iter().any(limited) || scenario.limit_writes().next().is_some()
}

/// Pools, and what each queue holds of them.
pub fn add_limits(world: &mut World, scenario: &Scenario) {
    for (row, group) in scenario.groups.iter().enumerate() {
        let random = Stream::new(scenario.seed, (1 << 48) + row as u64).next_u64();
        let drawn_ns = world.rules.phase.answer.first_expiry_ns(random);
        let first_ns = uptime::first_after_begin_ns(scenario, drawn_ns);
        world.pools.push(Pool::new(group.timer_phase_ns.unwrap_or(first_ns)));
    }
    world.locals = Table::from_fn(world.queues.len(), |_: QueueId| Local::new());
    world.periods = Vec::with_capacity(scenario.groups.len());
    for (row, group) in scenario.groups.iter().enumerate().skip(1) {
        world.begin_with_limit(GroupId(row as u32), group.limit);
    }
}
