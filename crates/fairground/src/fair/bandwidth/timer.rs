//! The period timer and the slack timer of a group.

use super::World;
use crate::model::bandwidth::REFRESH_NS_MIN;
use crate::policy::limits::phase::even_expiry_ns;
use crate::record::Fact;
use crate::units::{CpuId, GroupId, NEVER, Ns};

impl World {
    /// Arms a group's period timer on a CPU unless it is armed (`start_cfs_bandwidth`).
    pub(super) fn start_period_timer(&mut self, group: GroupId, cpu: CpuId) {
        if self.pools[group].period_active {
            return;
        }
        let (now_ns, rules) = (self.now_ns, self.rules);
        self.timers_started += 1;
        let order = self.timers_started;
        let pool = &mut self.pools[group];
        let (first, period_ns) = (pool.started == 0, pool.limit.period_ns);
        if first {
            // The first expiry was long ago, soon after boot: what is left of it is its phase.
            pool.expires_ns %= period_ns;
        }
        // The period in which the timer stopped, and for which it was refilled, may not be over.
        let pending = pool.expires_ns > now_ns;
        (pool.period_active, pool.timer_cpu, pool.started) = (true, cpu, order);
        pool.expires_ns +=
            rules.phase.answer.moves_on_ns(pool.expires_ns, now_ns, period_ns, first);
        let missed = pool.forward(now_ns);
        self.count_period(group, true);
        if rules.phase.answer.spreads_evenly() && !pending {
            let (rank, active) = self.rank_of(group);
            let pool = &mut self.pools[group];
            pool.expires_ns = even_expiry_ns(now_ns + 1, period_ns, rank, active);
        }
        if rules.expiry.answer.counts_at_start() {
            let pool = &mut self.pools[group];
            pool.lapses_ns += (missed + 1) * period_ns;
            pool.refills += 1;
        }
        if rules.refill.answer.counts_idle_time() {
            // The tick that stopped the timer did not refill, unless the kernel refills first.
            let stopping_tick = u64::from(!rules.refill.refill_first);
            self.refill(group, missed + stopping_tick, 0);
        }
        self.outbox.rearm(group);
    }

    /// A group's place among the active ones of its period, and their number.
    fn rank_of(&self, group: GroupId) -> (usize, usize) {
        let own = &self.pools[group];
        let period_ns = own.limit.period_ns;
        let before = |key: (Ns, u64)| self.periods.partition_point(|&other| other < key);
        let first = before((period_ns, 0));
        (before((period_ns, own.started)) - first, before((period_ns + 1, 0)) - first)
    }

    /// With even phases: a group's period timer begins or ceases to be one of the active ones.
    pub(super) fn count_period(&mut self, group: GroupId, active: bool) {
        if !self.rules.phase.answer.spreads_evenly() {
            return;
        }
        let pool = &self.pools[group];
        let key = (pool.limit.period_ns, pool.started);
        let at = self.periods.partition_point(|&other| other < key);
        if active {
            self.periods.insert(at, key);
        } else {
            self.periods.remove(at);
        }
    }

    /// The period timer of a group expires (`sched_cfs_period_timer`).
    pub fn period_timer(&mut self, group: GroupId) {
        let now_ns = self.now_ns;
        let periods = self.pools[group].forward(now_ns);
        let stretch_ns = self.stretch(group);
        if !self.begin_period(group, periods, stretch_ns) {
            self.pools[group].period_active = false;
            self.count_period(group, false);
        }
        self.outbox.rearm(group);
    }

    /// With even phases: this period lasts until the group's turn in the next; by how much longer.
    fn stretch(&mut self, group: GroupId) -> Ns {
        if !self.rules.phase.answer.spreads_evenly() {
            return 0;
        }
        let (rank, active) = self.rank_of(group);
        let pool = &mut self.pools[group];
        let (from_ns, period_ns) = (self.now_ns + pool.limit.period_ns, pool.limit.period_ns);
        pool.expires_ns = even_expiry_ns(from_ns, period_ns, rank, active);
        pool.expires_ns - from_ns
    }

    /// What a period begins with (`do_sched_cfs_period_timer`); false if the timer may stop.
    fn begin_period(&mut self, group: GroupId, periods: u64, stretch_ns: Ns) -> bool {
        let pool = &mut self.pools[group];
        if pool.limit.quota_ns.is_none() {
            return false;
        }
        let throttled = !pool.throttled.is_empty();
        pool.stat.nr_periods += periods;
        let refill_first = self.rules.refill.refill_first;
        if refill_first {
            self.refill(group, periods, stretch_ns);
        }
        if self.pools[group].idle && !throttled {
            return false;
        }
        if !refill_first {
            self.refill(group, periods, stretch_ns);
        }
        if !throttled {
            self.pools[group].idle = true;
            return true;
        }
        self.pools[group].stat.nr_throttled += periods;
        let mut throttled = true;
        while throttled && self.pools[group].runtime_ns > 0 {
            throttled = self.distribute(group, self.pools[group].timer_cpu);
        }
        self.pools[group].idle = false;
        true
    }

    /// Refills a pool for a period that is longer by `stretch_ns` than the limit's
    /// (`__refill_cfs_bandwidth_runtime`).
    pub(super) fn refill(&mut self, group: GroupId, periods: u64, stretch_ns: Ns) {
        let (now_ns, rules) = (self.now_ns, self.rules);
        let pool = &mut self.pools[group];
        let Some(quota_ns) = pool.limit.quota_ns else { return };
        let mut limit = pool.limit;
        let length_ns = u128::from(limit.period_ns + stretch_ns);
        let scaled_ns = (u128::from(quota_ns) * length_ns / u128::from(limit.period_ns)) as Ns;
        limit.quota_ns = Some(scaled_ns);
        if !rules.refill.burst_enabled {
            limit.burst_ns = 0;
        }
        let before_ns = pool.runtime_ns;
        pool.runtime_ns = rules.refill.answer.refilled_ns(&limit, before_ns, periods);
        let granted_ns = rules.refill.answer.granted_ns(scaled_ns, periods);
        pool.ledger.granted_ns += granted_ns;
        pool.ledger.discarded_ns += before_ns + granted_ns - pool.runtime_ns;
        let beyond_ns = pool.runtime_snap_ns.saturating_sub(before_ns + quota_ns);
        // What a queue gives back may be of an earlier period: no more is left than a quota.
        let left_ns = (before_ns + quota_ns).saturating_sub(pool.runtime_snap_ns).min(quota_ns);
        let saved_ns = pool.runtime_ns.saturating_sub(scaled_ns);
        self.outbox.tell(Fact::Refill { group, left_ns, burst_ns: beyond_ns, saved_ns });
        if beyond_ns > 0 && rules.refill.burst_stat {
            pool.stat.nr_bursts += 1;
            pool.stat.burst_ns += beyond_ns;
        }
        // What a longer period has more in quota is no burst.
        pool.runtime_snap_ns = pool.runtime_ns.saturating_sub(scaled_ns - quota_ns);
        if rules.expiry.answer.lapses() {
            pool.lapses_ns = now_ns + pool.limit.period_ns;
            pool.refills += 1;
        }
    }

    /// The slack timer of a group expires (`do_sched_cfs_slack_timer`).
    pub fn slack_timer(&mut self, group: GroupId) {
        let (now_ns, slice_ns) = (self.now_ns, self.rules.expiry.bandwidth_slice.ns);
        let pool = &mut self.pools[group];
        pool.slack_at_ns = NEVER;
        if pool.refreshes_within(now_ns, REFRESH_NS_MIN) {
            return;
        }
        if pool.limit.quota_ns.is_some() && pool.runtime_ns > slice_ns {
            let cpu = pool.slack_cpu;
            self.distribute(group, cpu);
        }
    }
}
