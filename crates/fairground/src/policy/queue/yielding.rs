//! What does a yield give up?

use crate::policy::question::question;

question! {
    /// What does a yield give up?
    "yield" Yield {
        /// The next pick, to whoever is second (CFS's skip buddy).
        SkipBuddy = "skip-buddy", since "2.6.39";
        /// One slice of its deadline.
        PushDeadline = "push-deadline", since "6.6";
        /// What is left of its request: virtual run time moves up to the deadline.
        Forfeit = "forfeit", since "6.19, and stable back-ports";
    }
}
