//! When has the running entity had its turn?

use super::question::question;

question! {
    /// When has the running entity had its turn?
    "turn", "When has the running entity had its turn?";
    Turn {
        /// After its weighted share of a latency period, looked at by the tick (CFS).
        FairPeriod = "fair-period", "2.6.23";
        /// When its request is served; protected until then while eligible.
        Request = "request", "6.6";
        /// When its request, or the shortest slice that is queued, is served.
        MinSlice = "min-slice", "6.17";
        /// After a quantum of one base slice, if another is the pick (thread 003).
        Quantum = "quantum", "RFC 2024-01-11 (thread 003)";
    }
}
