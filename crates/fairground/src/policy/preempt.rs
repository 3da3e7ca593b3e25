//! When does a waking task take the CPU?

use super::question::question;

question! {
    /// When does a waking task take the CPU?
    "preempt", "When does a waking task take the CPU?";
    Preempt {
        /// When it is a wake-up granularity of virtual time behind the current one (CFS).
        WakeupGranularity = "wakeup-granularity", "2.6.23";
        /// When it would be picked.
        Picked = "picked", "6.6";
        /// When it would be picked; a shorter slice cancels the current one's protection.
        ShorterSlice = "shorter-slice", "6.12";
        /// As shorter-slice, and a wakee that loses shortens the protection to the shortest slice.
        ShortenProtection = "shorten-protection", "6.17";
    }
}
