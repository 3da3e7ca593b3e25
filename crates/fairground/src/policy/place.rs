//! Where does an entity start when it joins a queue?

use super::question::question;

question! {
    /// Where does an entity start when it joins a queue?
    "place", "Where does an entity start when it joins a queue?";
    Place {
        /// At the queue's minimum; a sleeper up to half a latency period before it (CFS).
        SleeperCredit = "sleeper-credit", "2.6.23";
        /// At the zero-lag point less the lag it left with, inflated for its own weight.
        Lag = "lag", "6.6";
    }
}
