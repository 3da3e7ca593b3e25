//! Which of its frequencies does a domain run at?

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
}
