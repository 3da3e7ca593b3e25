//! The engine's side of CPU limits: their timers, and writes to them and to weights.

use crate::model::group_write::GroupWrite;
use crate::record::Recorder;
use crate::sim::engine::Engine;
use crate::sim::outcome::LimitOutcome;
use crate::sim::parts::slots::Slot;
use crate::sim::scenario::TimedWrite;
use crate::units::{CpuId, GroupId, NEVER};

impl<R: Recorder> Engine<'_, R> {
    /// Arms a group's timers, which have changed.
    pub fn rearm(&mut self, group: GroupId) {
        let pool = &self.world.pools[group];
        let period_ns = if pool.period_active { pool.expires_ns } else { NEVER };
        self.timers.set(self.slots.number(Slot::Period(group)), period_ns);
        self.timers.set(self.slots.number(Slot::Slack(group)), pool.slack_at_ns);
    }

    /// Interrupts a CPU so that it unthrottles queues.
    pub fn send_release(&mut self, cpu: CpuId) {
        let at_ns = self.world.now_ns + self.costs.ipi_ns;
        self.timers.set(self.slots.number(Slot::Release(cpu)), at_ns);
    }

    /// The next write to a group's file is due.
    pub fn write_group(&mut self) {
        let TimedWrite { group, write, .. } = self.writes[self.written];
        self.written += 1;
        match write {
            GroupWrite::Max { .. } | GroupWrite::Burst(_) => self.world.write_limit(group, write),
            GroupWrite::Shares(shares) => self.world.set_group_shares(group, shares),
        }
        self.arm_write();
    }

    pub fn arm_write(&mut self) {
        if let Some(write) = self.writes.get(self.written) {
            self.timers.set(self.slots.number(Slot::Write), write.at_ns);
        }
    }

    /// Limits as they read at the end, and their counters.
    pub fn limits_at_end(&self) -> Vec<LimitOutcome> {
        let pools = self.world.pools.iter();
        pools.map(|pool| LimitOutcome { limit: pool.limit, stat: pool.stat }).collect()
    }

    /// 6.18: the CPU's task was picked from a throttled queue, and leaves before it returns to user
    /// mode. False if it was not.
    pub fn leave_throttled(&mut self, cpu: CpuId) -> bool {
        let Some(task) = self.executing[cpu].task else { return false };
        if !self.is_leaving(task) {
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
