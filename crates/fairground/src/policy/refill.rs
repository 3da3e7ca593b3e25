//! What does a group own when its period begins?
//!
//! Symbols: Q quota, B burst, R what the pool holds, n periods that passed since the last refill,
//! M the longest run time there is.

use super::question::question;
use crate::model::limit::{Limit, RUNTIME_NS_MAX};
use crate::units::Ns;

question! {
    /// What does a group own when its period begins?
    "refill", "What does a group own when its period begins?";
    Refill {
        /// Its quota, whatever it left: R = Q.
        Quota = "none", "3.2";
        /// Its quota and up to the burst of what it left: R = min(R + Q, Q + B), once however many periods passed.
        Burst = "merged", "5.14";
        /// The same for each period that passed, idle ones too: R = min(R + nQ, Q + B) (thread 002, v2).
        Accumulating = "v2", "thread 002";
    }
}

impl Refill {
    /// What the pool holds after a refill, ns; `periods` passed since the last one.
    pub fn refilled_ns(self, limit: &Limit, runtime_ns: Ns, periods: u64) -> Ns {
        let Some(quota_ns) = limit.quota_ns else { return runtime_ns };
        let cap_ns = (quota_ns + limit.burst_ns).min(RUNTIME_NS_MAX);
        match self {
            Refill::Quota => quota_ns,
            Refill::Burst | Refill::Accumulating => {
                (runtime_ns + self.granted_ns(quota_ns, periods)).min(cap_ns)
            }
        }
    }

    /// What a refill grants before the cap, ns; however long the pool stood idle, no more than the
    /// longest run time there is and a quota.
    pub fn granted_ns(self, quota_ns: Ns, periods: u64) -> Ns {
        match self {
            Refill::Quota | Refill::Burst => quota_ns,
            Refill::Accumulating => quota_ns * periods.min(RUNTIME_NS_MAX.div_ceil(quota_ns)),
        }
    }

    /// True if the pool is refilled for the time that its timer stood still.
    pub fn counts_idle_time(self) -> bool {
        self == Refill::Accumulating
    }

    /// What a new limit puts into the pool at once, in percent of the burst, beside the quota.
    pub fn onset_ns(self, limit: &Limit, onset_percent: u64) -> Ns {
        match self {
            Refill::Accumulating => limit.burst_ns / 100 * onset_percent,
            Refill::Quota | Refill::Burst => 0,
        }
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
        assert_eq!(after(Refill::Accumulating), 330);
        assert_eq!(Refill::Accumulating.refilled_ns(&limit, 30, 1_000), 350, "capped");
    }

    #[test]
    fn the_longest_quota_can_stand_idle_for_ever() {
        let limit = Limit { quota_ns: Some(RUNTIME_NS_MAX), period_ns: 1_000, burst_ns: 0 };
        let full_ns = Refill::Accumulating.refilled_ns(&limit, RUNTIME_NS_MAX, u64::MAX);
        assert_eq!(full_ns, RUNTIME_NS_MAX);
    }
}
