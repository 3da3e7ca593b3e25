//! What does a yield give up?

use super::question::question;

question! {
    /// What does a yield give up?
    "yield", "What does a yield give up?";
    Yield {
        /// The next pick, to whoever is second (CFS's skip buddy).
        SkipBuddy = "skip-buddy", "2.6.39";
        /// One slice of its deadline.
        PushDeadline = "push-deadline", "6.6";
        /// What is left of its request: virtual run time moves up to the deadline.
        Forfeit = "forfeit", "6.19, and stable back-ports";
    }
}
