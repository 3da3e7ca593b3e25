//! When does the quota slice that a CPU has drawn lapse?
//!
//! A queue draws quota slices of 5 ms from its group's pool. Up to 5.3 what it has not used is lost
//! when the period ends. The queue finds out when it is charged: its slice bears a time, and its
//! clock may run a little before or behind the pool's. When a slice's time is over, either the pool
//! was refilled (throw the rest away), or the clocks only drift (give one more tick). The answers
//! differ in how they tell the two apart. Before 4.18 the kernel's test was wrong: it compared the
//! two times.
//!
//! State (kernel = ours): `cfs_rq->runtime_expires` = [`Local::lapses_ns`],
//! `cfs_b->runtime_expires` = [`Pool::lapses_ns`], `expires_seq` = `refills` of both.
//!
//! | answer | the pool was refilled, if | drawing a slice |
//! |---|---|---|
//! | `stamp` | the two times are equal | takes the later time |
//! | `sequence` | the two counts differ | takes count and time of the pool, if they differ |
//! | `never` | nobody asks | leaves both alone |
//!
//! Under `stamp` the times differ after most refills, so a slice is stretched where it should
//! lapse. 4.18 mended that. Slices then lapsed so strictly that groups were throttled below their
//! quota, and 5.4 took lapsing away.

use crate::model::bandwidth::{Local, Pool};
use crate::policy::number::Micros;
use crate::policy::question::question;
use crate::units::Ns;

question! {
    /// When does the quota slice that a CPU has drawn lapse?
    "expiry" Expiry {
        /// With the period, by the time stamped on it; a stamp that equals the pool's is stretched
        /// by a tick.
        Stamp = "stamp", since "3.2";
        /// With the period, by the count of refills.
        Sequence = "sequence", since "4.18";
        /// Never: what is left serves in the next period.
        Never = "never", since "5.4";
    }
    numbers {
        /// What a queue draws from its group's pool at once.
        bandwidth_slice: Micros = "cfs_bandwidth_slice_us",
            us from 1 to 1_000_000, normally 5_000;
    }
    functions {
        expire_cfs_rq_runtime __return_cfs_rq_runtime return_cfs_rq_runtime
        start_cfs_slack_bandwidth sched_cfs_slack_timer do_sched_cfs_slack_timer
        runtime_refresh_within
    }
}

impl Expiry {
    /// A slice lapses at some time.
    #[inline]
    pub fn lapses(self) -> bool {
        self != Expiry::Never
    }

    /// A timer that is started begins a new count of refills (`__start_cfs_bandwidth`).
    pub fn counts_at_start(self) -> bool {
        self == Expiry::Sequence
    }

    /// What a queue has drawn lapses as what is in the pool does.
    #[inline]
    pub fn stamp(self, local: &mut Local, pool: &Pool) {
        match self {
            Expiry::Stamp => local.lapses_ns = local.lapses_ns.max(pool.lapses_ns),
            Expiry::Sequence if local.refills != pool.refills => {
                (local.refills, local.lapses_ns) = (pool.refills, pool.lapses_ns);
            }
            Expiry::Sequence | Expiry::Never => {}
        }
    }

    /// For a slice whose time is over by the queue's clock: true if the clocks only drift, and the
    /// slice gets one more tick; false if the pool was refilled, and the rest is thrown away.
    pub fn stretches(self, local: &Local, pool: &Pool) -> bool {
        match self {
            Expiry::Stamp => local.lapses_ns != pool.lapses_ns,
            Expiry::Sequence => local.refills == pool.refills,
            Expiry::Never => true,
        }
    }

    /// May what is left of a slice go back to the pool?
    #[inline]
    pub fn is_current(self, local_ns: Ns, pool_ns: Ns) -> bool {
        self == Expiry::Never || local_ns == pool_ns
    }
}
