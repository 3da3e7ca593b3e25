//! Who runs next?

use super::question::question;

question! {
    /// Who runs next?
    "pick", "Who runs next?";
    Pick {
        /// Least virtual run time first, helped by buddies (CFS).
        Leftmost = "leftmost", "2.6.23";
        /// Earliest virtual deadline among those that are owed service (EEVDF).
        EligibleDeadline = "eligible-deadline", "6.6";
    }
}
