//! Writes to a group's files while it runs.

use super::limit::Limit;
use crate::units::Ns;

/// A write to one of a group's files while it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupWrite {
    /// `cpu.max`.
    Max {
        /// Quota, ns; None for `max`.
        quota_ns: Option<Ns>,
        /// Period, ns.
        period_ns: Ns,
    },
    /// `cpu.max.burst`, ns.
    Burst(Ns),
    /// `cpu.weight`, as shares: 1024 for a weight of 100.
    Shares(u64),
}

impl GroupWrite {
    /// The same write with other lengths.
    pub fn map(self, given_ns: impl Fn(Ns) -> Ns) -> Self {
        match self {
            GroupWrite::Max { quota_ns, period_ns } => GroupWrite::Max {
                quota_ns: quota_ns.map(&given_ns),
                period_ns: given_ns(period_ns),
            },
            GroupWrite::Burst(burst_ns) => GroupWrite::Burst(given_ns(burst_ns)),
            GroupWrite::Shares(shares) => GroupWrite::Shares(shares),
        }
    }

    /// The limit after the write, on a kernel that keeps units apart.
    pub fn applied_to(self, limit: Limit) -> Limit {
        match self {
            GroupWrite::Max { quota_ns, period_ns } => Limit { quota_ns, period_ns, ..limit },
            GroupWrite::Burst(burst_ns) => Limit { burst_ns, ..limit },
            GroupWrite::Shares(_) => limit,
        }
    }

    /// True if it is of the limit, and not of the weight.
    pub fn is_of_limit(self) -> bool {
        !matches!(self, GroupWrite::Shares(_))
    }
}
