//! Which of its frequencies does a domain run at?

use super::question::question;

question! {
    /// Which of its frequencies does a domain run at?
    "governor", "Which of its frequencies does a domain run at?";
    Governor {
        /// The highest that its policy allows.
        Performance = "performance", "2.6";
        /// The lowest.
        Powersave = "powersave", "2.6";
        /// One for the utilization that the scheduler tells.
        Schedutil = "schedutil", "4.7";
    }
}
