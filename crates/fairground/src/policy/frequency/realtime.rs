//! How does the governor see real-time and deadline tasks?
//!
//! Their need is not in the utilization of the fair class. A real-time task may need all of a CPU
//! at any time, so it asks for the highest frequency. A deadline task needs its bandwidth:
//! Σ runtime / period of those that are queued.
//!
//! * `flag`: whoever is charged says so in the hook, and the highest frequency holds until a fair
//!   task's hook comes. Between two of its ticks the governor does not know that it is gone.
//! * `queued`: the governor reads the CPU's queues, so it knows at each hook what is there.

use crate::policy::question::question;

question! {
    /// How does the governor see real-time and deadline tasks?
    "realtime" Realtime {
        /// By a flag: when one is charged, at the tick and when it stops, it asks for the highest
        /// frequency, until a fair task's hook (`SCHED_CPUFREQ_RT`).
        Flag = "flag", since "4.7";
        /// By what is queued: told when one comes or goes, it asks for the highest frequency while
        /// a real-time task wants to run, and for the bandwidth of deadline tasks.
        Queued = "queued", since "4.17";
    }
    changes {
        /// Schedutil adds the utilization by real-time tasks.
        rt_util = "rt-util", since "4.19";
    }
    functions {
        sugov_get_util effective_cpu_util schedutil_cpu_util sugov_aggregate_util
        sugov_set_iowait_boost
    }
}

/// When the governor might hear of these tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// One came to a queue, or left it.
    Queued,
    /// The running one was charged.
    Charged,
}

impl Realtime {
    /// True if the governor hears of them at this moment.
    #[inline]
    pub fn tells(self, moment: Moment) -> bool {
        match self {
            Realtime::Flag => moment == Moment::Charged,
            Realtime::Queued => moment == Moment::Queued,
        }
    }

    /// True if a hook itself asks for the highest frequency.
    pub fn is_by_flag(self) -> bool {
        self == Realtime::Flag
    }
}
