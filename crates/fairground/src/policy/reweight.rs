//! What becomes of a queued entity whose weight changes?

use super::question::question;

question! {
    /// What becomes of a queued entity whose weight changes?
    "reweight", "What becomes of a queued entity whose weight changes?";
    Reweight {
        /// Its virtual run time stays (CFS).
        KeepVruntime = "keep-vruntime", "2.6.23";
        /// Its virtual run time stays, the distance to its deadline is scaled.
        ScaleDeadline = "scale-deadline", "6.6.0";
        /// Lag and distance to the deadline are scaled about the zero-lag point.
        ScaleLag = "scale-lag", "6.7";
        /// It leaves with its lag and is placed anew.
        PlaceAnew = "place-anew", "6.13";
    }
}
