//! Writes to `cpu.max` and `cpu.max.burst` (`tg_set_cfs_bandwidth`).

use super::World;
use crate::model::group_write::GroupWrite;
use crate::model::limit::Limit;
use crate::record::Fact;
use crate::units::{CpuId, GroupId, Id, Ns};

impl World {
    /// Carries out a write. The caller has the verdict on the limit that comes of it.
    pub fn write_limit(&mut self, group: GroupId, write: GroupWrite) {
        let write = write.map(|asked_ns| self.given_ns(group, asked_ns));
        let mut limit = write.applied_to(self.pools[group].limit);
        if matches!(write, GroupWrite::Max { .. }) && self.rules.refill.burst_units {
            // The burst is read in µs and written back as ns.
            limit.burst_ns /= 1000;
        }
        self.set_limit(group, limit);
        for cpu in self.cpus.ids() {
            self.reset_local(group, cpu);
        }
    }

    /// What the group gets when it asks for a length.
    fn given_ns(&self, group: GroupId, asked_ns: Ns) -> Ns {
        self.rules.phase.answer.given_ns(group.index() - 1, asked_ns)
    }

    /// The pool gets its new limit and is refilled.
    fn set_limit(&mut self, group: GroupId, limit: Limit) {
        let (refill, onset) = (self.rules.refill.answer, self.rules.refill.burst_onset_percent);
        let active = self.pools[group].period_active;
        if active {
            self.count_period(group, false);
        }
        self.pools[group].limit = limit;
        if active {
            self.count_period(group, true);
        }
        self.refill(group, 1, 0);
        if limit.quota_ns.is_some() {
            let pool = &mut self.pools[group];
            let onset_ns = refill.onset_ns(&limit, onset);
            pool.runtime_ns += onset_ns;
            pool.ledger.granted_ns += onset_ns;
            // Whoever writes runs somewhere: it is the first CPU here.
            self.start_period_timer(group, CpuId(0));
        }
    }

    /// A queue forgets what it had drawn and what it owed, and may run.
    fn reset_local(&mut self, group: GroupId, cpu: CpuId) {
        let q = self.queue_of(group, cpu);
        let fresh_ns = self.rules.throttle.answer.fresh_ns() as i64;
        let (pool, local) = (&mut self.pools[group], &mut self.locals[q]);
        pool.ledger.granted_ns += fresh_ns as u64;
        if local.remaining_ns > 0 {
            pool.ledger.discarded_ns += local.remaining_ns as u64;
        } else {
            pool.ledger.forgiven_ns += local.remaining_ns.unsigned_abs();
        }
        local.enabled = pool.limit.quota_ns.is_some();
        local.remaining_ns = fresh_ns;
        if local.throttled {
            self.unthrottle(q);
        }
    }

    /// A group that got its limit long before the run, and has been idle since: its pool is as full
    /// as can be and its timer is stopped.
    pub fn begin_with_limit(&mut self, group: GroupId, limit: Limit) {
        let given = |asked_ns| self.given_ns(group, asked_ns);
        let limit = Limit {
            quota_ns: limit.quota_ns.map(given),
            period_ns: given(limit.period_ns),
            burst_ns: given(limit.burst_ns),
        };
        let Some(quota_ns) = limit.quota_ns else { return };
        self.pools[group].limit = limit;
        let left_ns =
            if self.rules.refill.burst_enabled { quota_ns.max(limit.burst_ns) } else { 0 };
        let full_ns = self.rules.refill.answer.refilled_ns(&limit, left_ns, 1);
        let pool = &mut self.pools[group];
        (pool.runtime_ns, pool.runtime_snap_ns) = (full_ns, full_ns);
        pool.ledger.granted_ns = full_ns;
        let saved_ns = full_ns - quota_ns;
        self.outbox.tell(Fact::Refill { group, left_ns: quota_ns, burst_ns: 0, saved_ns });
        let fresh_ns = self.rules.throttle.answer.fresh_ns() as i64;
        for cpu in self.cpus.ids() {
            let q = self.queue_of(group, cpu);
            (self.locals[q].enabled, self.locals[q].remaining_ns) = (true, fresh_ns);
            self.pools[group].ledger.granted_ns += fresh_ns as u64;
        }
    }
}
