//! When does the slice that a CPU has drawn lapse?

use crate::policy::number::Micros;
use crate::policy::question::question;

question! {
    /// When does the slice that a CPU has drawn lapse?
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
}
