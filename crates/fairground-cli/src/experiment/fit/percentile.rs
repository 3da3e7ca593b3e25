//! The percentiles by which a service is like the measured one, or not.
//!
//! A service of which 0.9 % of the requests are slow is near one with 1.1 %, but its p99 is another
//! one: no latency lies between the fast ones and the slow ones. A set of such services says
//! nothing of the p99. So a percentile that was measured as such is compared as such too. Of a
//! histogram the p99 is only known to lie in a bucket.

use super::question::{FitQuestion, Point};
use crate::read::observed::Latencies;
use fairground_service::seen::Seen;

/// Those that most services of a set must have near what was measured.
pub(super) const JUDGED: [(&str, f64); 2] = [("p99", 0.99), ("p50", 0.5)];
/// Two shares that differ by less are the same percentile: 0.99 is no sum of binary fractions.
const SAME_SHARE: f64 = 1e-9;
/// Error of the logarithm of a percentile that is not near.
const FLOOR: f64 = 0.25;
/// What one that is not near adds to D² at most: where no latency lies about it chance moves it
/// far.
const SQUARE_MAX: f64 = 1.5;

/// Between which two latencies the figures have a percentile, ns.
pub(super) fn known_within_ns(points: &[Point], share: f64) -> [Option<f64>; 2] {
    let low = points.iter().rfind(|point| point.share <= share + SAME_SHARE);
    let high = points.iter().find(|point| point.share >= share - SAME_SHARE);
    [low.map(|point| point.ns), high.map(|point| point.ns)]
}

/// The same in words, ms.
pub(super) fn told_ms(points: &[Point], share: f64) -> String {
    let ms = |ns: f64| format!("{:.2}", ns / 1e6);
    match known_within_ns(points, share) {
        [Some(low), Some(high)] if low == high => ms(high),
        [Some(low), Some(high)] => format!("{}-{}", ms(low), ms(high)),
        [None, Some(high)] => format!("0-{}", ms(high)),
        [low, None] => format!(">{}", ms(low.unwrap_or(0.0))),
    }
}

/// One that was measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Percentile {
    share: f64,
    ns: f64,
    /// The factor within which a latency is near it.
    near: f64,
}

impl Percentile {
    /// The p50 and the p99, if they were measured as such.
    pub fn measured(question: &FitQuestion) -> Vec<Percentile> {
        let Some(Latencies::Quantiles(quantiles)) = &question.observed.latency else {
            return Vec::new();
        };
        let near = question.near();
        let is_judged =
            |share: f64| JUDGED.iter().any(|(_, judged)| (share - judged).abs() < SAME_SHARE);
        let judged = quantiles.iter().filter(|(share, _)| is_judged(*share));
        judged.map(|&(share, ns)| Percentile { share, ns: ns as f64, near }).collect()
    }

    /// What it adds to D².
    pub fn square(&self, seen: &Seen) -> f64 {
        let ns = seen.quantile_ns(self.share).max(1.0);
        let factor = (ns / self.ns).max(self.ns / ns);
        let log = (factor / self.near).max(1.0).ln();
        (log / FLOOR).powi(2).min(SQUARE_MAX)
    }
}
