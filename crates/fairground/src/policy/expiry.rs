//! When does the slice that a CPU has drawn lapse?

use super::question::question;

question! {
    /// When does the slice that a CPU has drawn lapse?
    "expiry", "When does the slice that a CPU has drawn lapse?";
    Expiry {
        /// With the period, by the time stamped on it; a stamp that equals the pool's is stretched by a tick.
        Stamp = "stamp", "3.2";
        /// With the period, by the count of refills.
        Sequence = "sequence", "4.18";
        /// Never: what is left serves in the next period.
        Never = "never", "5.4";
    }
}
