//! How does the governor see real-time and deadline tasks?

use super::question::question;

question! {
    /// How does the governor see real-time and deadline tasks?
    "realtime", "How does the governor see real-time and deadline tasks?";
    Realtime {
        /// By a flag: when one is charged, at the tick and when it stops, it asks for the highest frequency,
        /// until a fair task's hook (`SCHED_CPUFREQ_RT`).
        Flag = "flag", "4.7";
        /// By what is queued: told when one comes or goes, it asks for the highest frequency while a
        /// real-time task wants to run, and for the bandwidth of deadline tasks.
        Queued = "queued", "4.17";
    }
}
