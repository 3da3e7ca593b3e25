//! Which CPUs are tried for a waking task, in which order, how many?

use super::question::question;

question! {
    /// Which CPUs are tried for a waking task?
    "search", "Which CPUs are tried for a waking task, in which order, how many?";
    Search {
        /// All CPUs of the cache domain in circular order, or none when idle times are short.
        Linear = "linear", "4.8";
        /// In circular order, as many as the average idle time pays for.
        SisProp = "sis-prop", "4.13";
        /// In circular order, fewer as the cache domain's utilisation rises.
        SisUtil = "sis-util", "6.0";
    }
}
