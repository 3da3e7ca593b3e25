//! What was said of `cpu.max`: a quota, a period, or both.

use fairground::model::limit::Limit;
use fairground::units::{NS_PER_US, Ns};

/// A quota as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quota {
    /// `max`, or v1's -1.
    None,
    /// CPU time for each period, ns.
    Ns(Ns),
    /// Thousandths of CPUs, whatever the period is.
    MilliCpus(u64),
}

impl Quota {
    /// CPU time in a period of this length, ns.
    fn in_period(self, period_ns: Ns) -> Option<Ns> {
        match self {
            Quota::None => None,
            Quota::Ns(quota_ns) => Some(quota_ns),
            Quota::MilliCpus(milli) => Some(period_ns.saturating_mul(milli) / 1000),
        }
    }
}

/// What was said of `cpu.max`. What was not said stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Max {
    pub quota: Option<Quota>,
    pub period_ns: Option<Ns>,
    /// True under v1's names: then a child's quota may not exceed its parent's.
    pub v1: bool,
    /// True if it was said in CPUs: another period keeps these, where it keeps a quota in µs.
    pub in_cpus: bool,
}

impl Max {
    /// A quota in a period, ns.
    pub fn of(quota_ns: Ns, period_ns: Ns) -> Self {
        let quota = Some(Quota::Ns(quota_ns));
        Max { quota, period_ns: Some(period_ns), ..Max::default() }
    }

    /// A quota in a period that follows from a number of CPUs, ns.
    pub fn of_cpus(quota_ns: Ns, period_ns: Ns) -> Self {
        Max { in_cpus: true, ..Max::of(quota_ns, period_ns) }
    }

    /// No limit.
    pub fn none() -> Self {
        Max { quota: Some(Quota::None), ..Max::default() }
    }

    /// This beside what was said before, where it is a period alone: it keeps the quota, as the
    /// kernel's file does.
    pub fn over(self, before: Max) -> Self {
        let (None, Some(period_ns), Some(quota)) = (self.quota, self.period_ns, before.quota)
        else {
            return self;
        };
        let quota = match (quota, before.period_ns) {
            (Quota::Ns(quota_ns), Some(old_ns)) if before.in_cpus => {
                let scaled = u128::from(quota_ns) * u128::from(period_ns) / u128::from(old_ns);
                Quota::Ns(Ns::try_from(scaled).unwrap_or(Ns::MAX) / NS_PER_US * NS_PER_US)
            }
            _ => quota,
        };
        Max { quota: Some(quota), in_cpus: before.in_cpus, ..self }
    }

    /// CPU time in a period of this length, ns; None without a limit.
    pub fn in_period(self, period_ns: Ns) -> Option<Ns> {
        self.quota?.in_period(period_ns)
    }

    /// The limit after this was said.
    pub fn applied_to(self, limit: Limit) -> Limit {
        let period_ns = self.period_ns.unwrap_or(limit.period_ns);
        let quota_ns = self.quota.map_or(limit.quota_ns, |quota| quota.in_period(period_ns));
        Limit { quota_ns, period_ns, ..limit }
    }
}
