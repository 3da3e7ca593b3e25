//! A group's CPU limit, in the form of `cpu.max` and `cpu.max.burst`, and the kernel's verdict on
//! it.

use crate::units::{NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};

/// Shortest quota and shortest period (`min_cfs_quota_period`), ns.
pub const QUOTA_PERIOD_NS_MIN: Ns = NS_PER_MS;
/// Longest period (`max_cfs_quota_period`), ns.
pub const PERIOD_NS_MAX: Ns = NS_PER_SEC;
/// Longest quota, and longest quota with its burst (`max_cfs_runtime`), ns.
pub const RUNTIME_NS_MAX: Ns = ((1 << 44) - 1) * NS_PER_US;
/// The period of a group that was never given one, ns.
pub const PERIOD_NS_DEFAULT: Ns = 100 * NS_PER_MS;

/// CPU time that a group may use in each period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// CPU time for each period, of all CPUs together, ns; None for no limit (`max`).
    pub quota_ns: Option<Ns>,
    /// Length of a period, ns.
    pub period_ns: Ns,
    /// Unused time of earlier periods that a period may use beside its quota, ns.
    pub burst_ns: Ns,
}

/// Why the kernel refuses a limit with `EINVAL`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The quota is below 1 ms.
    QuotaTooShort,
    /// The period is below 1 ms.
    PeriodTooShort,
    /// The period is above 1 s.
    PeriodTooLong,
    /// The quota is above (2^44 − 1) µs.
    QuotaTooLong,
    /// The burst is above the quota.
    BurstAboveQuota,
    /// Quota and burst together are above (2^44 − 1) µs.
    BurstTooLong,
}

impl Refusal {
    /// The condition that was not met, to be shown after what was found.
    pub fn says(self) -> &'static str {
        match self {
            Refusal::QuotaTooShort => "the kernel refuses a quota below 1 ms (EINVAL)",
            Refusal::PeriodTooShort => "the kernel refuses a period below 1 ms (EINVAL)",
            Refusal::PeriodTooLong => "the kernel refuses a period above 1 s (EINVAL)",
            Refusal::QuotaTooLong => "the kernel refuses a quota above 17592186044415 us (EINVAL)",
            Refusal::BurstAboveQuota => "the kernel refuses a burst above the quota (EINVAL)",
            Refusal::BurstTooLong => {
                "the kernel refuses a quota and burst above 17592186044415 us together (EINVAL)"
            }
        }
    }
}

impl Default for Limit {
    fn default() -> Self {
        Limit { quota_ns: None, period_ns: PERIOD_NS_DEFAULT, burst_ns: 0 }
    }
}

impl Limit {
    /// The kernel's verdict, in the order in which it tests (`tg_set_cfs_bandwidth`).
    ///
    /// # Errors
    /// The first condition that is not met.
    pub fn verdict(&self) -> Result<(), Refusal> {
        let quota_ns = self.quota_ns.unwrap_or(RUNTIME_NS_MAX);
        if quota_ns < QUOTA_PERIOD_NS_MIN {
            return Err(Refusal::QuotaTooShort);
        }
        if self.period_ns < QUOTA_PERIOD_NS_MIN {
            return Err(Refusal::PeriodTooShort);
        }
        if self.period_ns > PERIOD_NS_MAX {
            return Err(Refusal::PeriodTooLong);
        }
        let Some(quota_ns) = self.quota_ns else { return Ok(()) };
        if quota_ns > RUNTIME_NS_MAX {
            return Err(Refusal::QuotaTooLong);
        }
        if self.burst_ns > quota_ns {
            return Err(Refusal::BurstAboveQuota);
        }
        if self.burst_ns + quota_ns > RUNTIME_NS_MAX {
            return Err(Refusal::BurstTooLong);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_is_the_kernels() {
        let limit = |quota_us: u64, period_us: u64, burst_us: u64| Limit {
            quota_ns: Some(quota_us * NS_PER_US),
            period_ns: period_us * NS_PER_US,
            burst_ns: burst_us * NS_PER_US,
        };
        assert_eq!(limit(1_000, 1_000, 1_000).verdict(), Ok(()));
        assert_eq!(limit(999, 100_000, 0).verdict(), Err(Refusal::QuotaTooShort));
        assert_eq!(limit(1_000, 999, 0).verdict(), Err(Refusal::PeriodTooShort));
        assert_eq!(limit(1_000, 1_000_001, 0).verdict(), Err(Refusal::PeriodTooLong));
        assert_eq!(limit(1 << 44, 100_000, 0).verdict(), Err(Refusal::QuotaTooLong));
        assert_eq!(limit(5_000, 100_000, 5_001).verdict(), Err(Refusal::BurstAboveQuota));
        let most_us = (1 << 44) - 1;
        assert_eq!(limit(most_us, 100_000, 1).verdict(), Err(Refusal::BurstTooLong));
        assert_eq!(limit(most_us, 1_000_000, 0).verdict(), Ok(()));
        assert_eq!(limit(most_us / 2 + 1, 100_000, most_us / 2).verdict(), Ok(()));
        assert_eq!(
            limit(most_us / 2 + 1, 100_000, most_us / 2 + 1).verdict(),
            Err(Refusal::BurstTooLong)
        );
        assert_eq!(Limit::default().verdict(), Ok(()));
    }

    #[test]
    fn a_refusal_says_what_is_refused() {
        for (refusal, says) in [
            (Refusal::QuotaTooShort, "a quota below 1 ms"),
            (Refusal::PeriodTooShort, "a period below 1 ms"),
            (Refusal::PeriodTooLong, "a period above 1 s"),
            (Refusal::QuotaTooLong, "a quota above 17592186044415 us"),
            (Refusal::BurstAboveQuota, "a burst above the quota"),
            (Refusal::BurstTooLong, "above 17592186044415 us together"),
        ] {
            assert!(refusal.says().contains(says), "{refusal:?}: {}", refusal.says());
        }
        assert_eq!(RUNTIME_NS_MAX, 17_592_186_044_415 * NS_PER_US);
    }
}
