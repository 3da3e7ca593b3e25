//! Which of its frequencies does a domain run at?
//!
//! A domain is a set of CPUs that share a clock. `performance` and `powersave` choose once, and no
//! hook moves them. `schedutil` follows the utilization that the scheduler tells it: when it hears
//! ([`hint`](super::hint)), what it asks for ([`headroom`](super::headroom), with
//! [`realtime`](super::realtime)), and when it may act ([`rate`](super::rate)) are questions of
//! their own.

use crate::model::freq::DomainSpec;
use crate::policy::question::question;

question! {
    /// Which of its frequencies does a domain run at?
    "governor" Governor {
        /// The highest that its policy allows.
        Performance = "performance", since "2.6";
        /// The lowest.
        Powersave = "powersave", since "2.6";
        /// One for the utilization that the scheduler tells.
        Schedutil = "schedutil", since "4.7";
    }
    functions {
        get_next_freq sugov_update_single_freq sugov_update_shared sugov_next_freq_shared
        cpufreq_driver_resolve_freq
    }
}

impl Governor {
    /// The row that a domain begins with.
    pub fn first_row(self, spec: &DomainSpec) -> usize {
        match self {
            Governor::Performance => spec.max,
            Governor::Powersave => spec.min,
            Governor::Schedutil => spec.start,
        }
    }

    /// True if the scheduler's hints move the frequency.
    pub fn listens(self) -> bool {
        self == Governor::Schedutil
    }
}
