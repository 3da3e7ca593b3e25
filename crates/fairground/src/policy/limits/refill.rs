//! What does a group own when its period begins?
//!
//! Symbols: Q quota, B burst, R what the pool holds, n periods that passed since the last refill,
//! M the longest run time there is.

use crate::model::limit::{Limit, RUNTIME_NS_MAX};
use crate::policy::question::question;
use crate::units::Ns;

question! {
    /// What does a group own when its period begins?
    "refill" Refill {
        /// Its quota, whatever it left: R = Q.
        Quota = "quota" was "none", since "3.2";
        /// Its quota and up to the burst of what it left: R = min(R + Q, Q + B), once however many
        /// periods passed.
        Burst = "burst" was "merged", since "5.14";
        /// The same for each period that passed, idle ones too: R = min(R + nQ, Q + B) (thread 002,
        /// v2).
        BurstIdlePeriods = "burst-idle-periods" was "v2", since "thread 002";
    }
    changes {
        /// The pool is refilled even when its timer stops.
        refill_first = "refill-first", since "5.14";
        /// Each write of cpu.max divides the burst by 1000.
        burst_units = "burst-units", since "5.14 to 6.9.3, 5.15.160, 6.1.92, 6.6.32";
        /// Bursts are counted.
        burst_stat = "burst-stat", since "5.16";
    }
    numbers {
        /// Thread 002: 0 forgets all unused run time.
        burst_enabled: bool = "cfs_bw_burst_enabled",
            flag from 0 to 1, normally 1, read by Burst, BurstIdlePeriods;
        /// Thread 002: part of the burst that a new limit begins with.
        burst_onset_percent: u64 = "cfs_bw_burst_onset_percent",
            percent from 0 to 100, normally 0, read by BurstIdlePeriods;
    }
    functions {
        __refill_cfs_bandwidth_runtime do_sched_cfs_period_timer sched_cfs_period_timer
        tg_set_cfs_bandwidth tg_set_bandwidth cpu_cfs_burst_write_u64 cpu_max_write
    }
}

impl Refill {
    /// What the pool holds after a refill, ns; `periods` passed since the last one.
    pub fn refilled_ns(self, limit: &Limit, runtime_ns: Ns, periods: u64) -> Ns {
        let Some(quota_ns) = limit.quota_ns else { return runtime_ns };
        let cap_ns = (quota_ns + limit.burst_ns).min(RUNTIME_NS_MAX);
        match self {
            Refill::Quota => quota_ns,
            Refill::Burst | Refill::BurstIdlePeriods => {
                (runtime_ns + self.granted_ns(quota_ns, periods)).min(cap_ns)
            }
        }
    }

    /// What a refill grants before the cap, ns; however long the pool stood idle, no more than the
    /// longest run time there is and a quota.
    pub fn granted_ns(self, quota_ns: Ns, periods: u64) -> Ns {
        match self {
            Refill::Quota | Refill::Burst => quota_ns,
            Refill::BurstIdlePeriods => quota_ns * periods.min(RUNTIME_NS_MAX.div_ceil(quota_ns)),
        }
    }

    /// True if the pool is refilled for the time that its timer stood still.
    pub fn counts_idle_time(self) -> bool {
        self == Refill::BurstIdlePeriods
    }

    /// What a new limit puts into the pool beside the quota, ns: `onset_percent` of the burst.
    pub fn onset_ns(self, limit: &Limit, onset_percent: u64) -> Ns {
        match self {
            Refill::BurstIdlePeriods => limit.burst_ns / 100 * onset_percent,
            Refill::Quota | Refill::Burst => 0,
        }
    }

    /// True if a burst means something: unused run time is kept.
    pub fn keeps_unused(self) -> bool {
        self != Refill::Quota
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_periods_count_in_the_second_version_only() {
        let limit = Limit { quota_ns: Some(100), period_ns: 1_000, burst_ns: 250 };
        let after = |refill: Refill| refill.refilled_ns(&limit, 30, 3);
        assert_eq!(after(Refill::Quota), 100);
        assert_eq!(after(Refill::Burst), 130);
        assert_eq!(after(Refill::BurstIdlePeriods), 330);
        assert_eq!(Refill::BurstIdlePeriods.refilled_ns(&limit, 30, 1_000), 350, "capped");
    }

    #[test]
    fn the_longest_quota_can_stand_idle_for_ever() {
        let limit = Limit { quota_ns: Some(RUNTIME_NS_MAX), period_ns: 1_000, burst_ns: 0 };
        let full_ns = Refill::BurstIdlePeriods.refilled_ns(&limit, RUNTIME_NS_MAX, u64::MAX);
        assert_eq!(full_ns, RUNTIME_NS_MAX);
    }
}
