//! The engine's side of CPU limits: their timers, and writes to them.

use super::LimitOutcome;
use super::engine::Engine;
use super::scenario::{GroupSpec, Scenario};
use super::slots::Slot;
use crate::fair::world::World;
use crate::model::bandwidth::{Local, Pool};
use crate::record::Recorder;
use crate::units::{CpuId, GroupId, NEVER, QueueId, Table};
use crate::workload::draw::Stream;

/// True if some group of the scenario has a limit, or ever gets one.
pub(super) fn has_limits(scenario: &Scenario) -> bool {
    let limited = |group: &GroupSpec| group.limit.quota_ns.is_some();
    scenario.groups.iter().any(limited) || !scenario.writes.is_empty()
}

/// Pools, and what each queue holds of them.
pub(super) fn add_limits(world: &mut World, scenario: &Scenario) {
    for (row, group) in scenario.groups.iter().enumerate() {
        let random = Stream::new(scenario.seed, (1 << 48) + row as u64).next_u64();
        let drawn_ns = world.rules.phase.answer.first_expiry_ns(random);
        world.pools.push(Pool::new(group.timer_phase_ns.unwrap_or(drawn_ns)));
    }
    world.locals = Table::from_fn(world.queues.len(), |_: QueueId| Local::new());
    world.rearm = Vec::with_capacity(4 * scenario.groups.len());
    world.periods = Vec::with_capacity(scenario.groups.len());
    world.releasing = Vec::with_capacity(world.cpus.len());
    for (row, group) in scenario.groups.iter().enumerate().skip(1) {
        world.begin_with_limit(GroupId(row as u32), group.limit);
    }
}

impl<R: Recorder> Engine<'_, R> {
    /// Arms the timers that the last event changed.
    pub(super) fn follow_limits(&mut self) {
        while let Some(group) = self.world.rearm.pop() {
            let pool = &self.world.pools[group];
            let period_ns = if pool.period_active { pool.expires_ns } else { NEVER };
            self.timers.set(self.slots.number(Slot::Period(group)), period_ns);
            self.timers.set(self.slots.number(Slot::Slack(group)), pool.slack_at_ns);
        }
        while let Some(cpu) = self.world.releasing.pop() {
            let at_ns = self.world.now_ns + self.costs.ipi_ns;
            self.timers.set(self.slots.number(Slot::Release(cpu)), at_ns);
        }
    }

    /// The next write to a limit is due.
    pub(super) fn write_limit(&mut self) {
        let write = self.writes[self.written];
        self.written += 1;
        self.world.write_limit(write.group, write.write);
        self.arm_write();
    }

    pub(super) fn arm_write(&mut self) {
        if let Some(write) = self.writes.get(self.written) {
            self.timers.set(self.slots.number(Slot::Write), write.at_ns);
        }
    }

    /// Limits as they read at the end, and their counters.
    pub(super) fn limits_at_end(&self) -> Vec<LimitOutcome> {
        let pools = self.world.pools.iter();
        pools.map(|pool| LimitOutcome { limit: pool.limit, stat: pool.stat }).collect()
    }

    /// 6.18: the CPU's task was picked from a throttled queue, and leaves before it returns to user
    /// mode. False if it was not.
    pub(super) fn leaves_throttled(&mut self, cpu: CpuId) -> bool {
        let Some(task) = self.executing[cpu].task else { return false };
        if !self.world.tasks[task].throttle_work {
            return false;
        }
        self.world.throttle_task(task);
        self.executing[cpu].since_ns = self.world.now_ns;
        self.gives_up = self.world.tasks[task].throttled;
        if !self.gives_up {
            // Its group was unthrottled on the way.
            self.arm_done(cpu);
        }
        true
    }
}
