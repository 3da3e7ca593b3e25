//! CPU bandwidth control: charging, drawing, returning (`account_cfs_rq_runtime` and around it).
//!
//! A queue is charged wherever its current entity is (`update_curr`). When it has nothing left it
//! draws a slice from its group's pool; when the pool has nothing it asks for a reschedule, and is
//! throttled when its entity is put back or picked. So it overruns by up to a tick, and pays that
//! back from the next refill. Formulas and fields: [`crate::model::bandwidth`].
//!
//! Not modelled: the period that is doubled when one timer callback finds more than three periods
//! passed (here a callback is never late); CPU hotplug.

mod distribute;
mod throttle;
mod timer;
mod write;

use super::world::World;
use crate::model::bandwidth::{KEPT_NS, Local, REFRESH_NS_MIN, SLACK_DELAY_NS};
use crate::model::levels::Levels;
use crate::model::task::entity_of;
use crate::units::{GroupId, NEVER, Ns, QueueId, TaskId};

impl World {
    /// The limited part of a queue; None while no group of the world has a limit, or this has none.
    #[inline]
    fn limited(&mut self, q: QueueId) -> Option<&mut Local> {
        if !self.bandwidth_used() {
            return None;
        }
        Some(&mut self.locals[q]).filter(|local| local.enabled)
    }

    /// True if the queue itself is throttled and its entity is off the queue above.
    #[inline]
    pub fn is_cut_off(&self, q: QueueId) -> bool {
        self.bandwidth_used()
            && self.rules.throttle.answer.takes_queue_off()
            && self.locals[q].throttled
    }

    /// True if the queue, or one above it on its CPU, is throttled (`throttled_hierarchy`).
    #[inline]
    pub fn is_throttled_hierarchy(&self, q: QueueId) -> bool {
        self.bandwidth_used() && self.locals[q].throttle_count > 0
    }

    /// Charges a queue for what its current entity has run (`account_cfs_rq_runtime`).
    #[inline]
    pub fn charge_runtime(&mut self, q: QueueId, delta_ns: Ns) {
        let Some(local) = self.limited(q) else { return };
        local.remaining_ns -= delta_ns as i64;
        let group = self.queues[q].group;
        self.pools[group].ledger.used_ns += delta_ns;
        if self.rules.expiry.answer.lapses() {
            self.lapse(q);
        }
        let local = &self.locals[q];
        if local.remaining_ns > 0 {
            return;
        }
        if local.throttled && self.rules.throttle.throttled_uncharged {
            return;
        }
        let slice_ns = self.rules.expiry.bandwidth_slice.ns;
        if self.rules.throttle.answer.stops_at_charge() {
            self.draw_or_throttle(q, slice_ns);
        } else if !self.draw_slice(q, slice_ns) && self.queues[q].h_curr.is_some() {
            self.resched_curr(self.queues[q].cpu);
        }
    }

    /// From 7.2 a queue that finds its pool empty is throttled where it is charged; it asks for a
    /// slice only if it runs (`__account_cfs_rq_runtime`).
    fn draw_or_throttle(&mut self, q: QueueId, slice_ns: Ns) {
        let runs = self.queues[q].h_curr.is_some();
        if self.locals[q].throttled || self.draw_slice(q, if runs { slice_ns } else { 1 }) {
            return;
        }
        if self.throttle(q) && runs {
            self.resched_curr(self.queues[q].cpu);
        }
    }

    /// A running task was changed, and its queues need run time for it (`set_curr_task_fair`).
    pub fn charge_levels(&mut self, task: TaskId) {
        if !self.bandwidth_used() {
            return;
        }
        let mut levels = Levels::from(entity_of(task));
        while let Some((_, q)) = levels.climb(&self.entities) {
            self.charge_runtime(q, 0);
        }
    }

    /// Fills a queue up to `target_ns` from its pool (`assign_cfs_rq_runtime`); true if it has
    /// something now.
    fn draw_slice(&mut self, q: QueueId, target_ns: Ns) -> bool {
        let group = self.queues[q].group;
        let wanted_ns = (target_ns as i64 - self.locals[q].remaining_ns).max(0) as Ns;
        let mut amount_ns = wanted_ns;
        if self.pools[group].limit.quota_ns.is_none() {
            self.pools[group].ledger.unlimited_ns += wanted_ns;
        } else {
            self.start_period_timer(group, self.queues[q].cpu);
            let pool = &mut self.pools[group];
            amount_ns = pool.draw(wanted_ns);
            pool.idle &= amount_ns == 0;
        }
        let (pool, local) = (&self.pools[group], &mut self.locals[q]);
        local.remaining_ns += amount_ns as i64;
        self.rules.expiry.answer.stamp(local, pool);
        local.remaining_ns > 0
    }

    /// Up to 5.3: does what is left of the slice lapse (`expire_cfs_rq_runtime`)?
    fn lapse(&mut self, q: QueueId) {
        let (pool, local) = (&mut self.pools[self.queues[q].group], &mut self.locals[q]);
        if self.now_ns < local.lapses_ns || local.remaining_ns < 0 {
            return;
        }
        if self.rules.expiry.answer.stretches(local, pool) {
            local.lapses_ns += self.rules.tick_ns();
        } else {
            pool.ledger.discarded_ns += local.remaining_ns as Ns;
            local.remaining_ns = 0;
        }
    }

    /// A queue that became empty gives back all but 1 ms (`return_cfs_rq_runtime`).
    #[inline]
    pub fn return_runtime(&mut self, q: QueueId) {
        if self.queues[q].nr_members > 0 {
            return;
        }
        let Some(local) = self.limited(q) else { return };
        let slack_ns = local.remaining_ns - KEPT_NS as i64;
        if slack_ns <= 0 {
            return;
        }
        local.remaining_ns = KEPT_NS as i64;
        let (lapses_ns, group) = (local.lapses_ns, self.queues[q].group);
        let slice_ns = self.rules.expiry.bandwidth_slice.ns;
        let pool = &mut self.pools[group];
        let current = self.rules.expiry.answer.is_current(lapses_ns, pool.lapses_ns);
        if pool.limit.quota_ns.is_none() || !current {
            pool.ledger.discarded_ns += slack_ns as Ns;
            return;
        }
        pool.runtime_ns += slack_ns as Ns;
        if pool.runtime_ns > slice_ns && !pool.throttled.is_empty() {
            self.start_slack_timer(group, q);
        }
    }

    /// Slack will be distributed in 5 ms, unless a refill is near (`start_cfs_slack_bandwidth`).
    fn start_slack_timer(&mut self, group: GroupId, q: QueueId) {
        let once = self.rules.throttle.slack_once;
        let (now_ns, cpu) = (self.now_ns, self.queues[q].cpu);
        let pool = &mut self.pools[group];
        let near = pool.refreshes_within(now_ns, SLACK_DELAY_NS + REFRESH_NS_MIN);
        if near || once && pool.slack_at_ns != NEVER {
            return;
        }
        (pool.slack_at_ns, pool.slack_cpu) = (now_ns + SLACK_DELAY_NS, cpu);
        self.outbox.rearm(group);
    }

    /// The first entity of a queue needs run time, or the queue is throttled at once
    /// (`check_enqueue_throttle`).
    #[inline]
    pub fn check_enqueue_throttle(&mut self, q: QueueId) {
        if self.queues[q].nr_members != 1 || self.queues[q].h_curr.is_some() {
            return;
        }
        let (late, now_ns) = (self.rules.throttle.late_throttle_clock, self.now_ns);
        let by_queue = self.rules.throttle.answer.takes_queue_off();
        let Some(local) = self.limited(q) else { return };
        if local.throttled {
            if late && by_queue {
                local.throttled_since_ns.get_or_insert(now_ns);
            }
            return;
        }
        self.charge_runtime(q, 0);
        self.throttle_if_spent(q);
    }

    /// A queue that has no run time left is throttled (`check_cfs_rq_runtime`); true if it is now.
    #[inline]
    pub fn throttle_if_spent(&mut self, q: QueueId) -> bool {
        let Some(local) = self.limited(q) else { return false };
        if local.remaining_ns > 0 {
            return false;
        }
        local.throttled || self.throttle(q)
    }
}
