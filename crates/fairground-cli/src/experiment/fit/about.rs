//! About where in its bucket a p99 lies.
//!
//! A bucket says between which times a percentile is, and how many requests took longer than either
//! end says more: a tail that is nearly used up at the lower end ends soon after it. What lies
//! between is taken to fall as a power of the time, or exponentially, which differ little.

use super::near::{MOST, Weighed, near_ends};
use super::question::FitQuestion;
use crate::read::observed::Latencies;
use fairground_statistics::weighted::share;

/// How far from there a p99 is that is still about there.
const ABOUT: f64 = 1.25;
/// The least tail that is told from none.
const TAIL_LEAST: f64 = 0.0005;
/// What a set is cautioned with whose services are faster than the measured one, or slower, nearly
/// all of them.
pub const OFF_SIDE: &str = "the p99 of most of its services lies on one side of where the \
                            measured one is about, by the requests in the buckets around it, so \
                            what a change does to a target is open";

impl FitQuestion {
    /// About where in its bucket a percentile lies, ms: as a power of the time, and exponentially.
    /// Nothing in the first bucket and the last, or if no buckets were measured.
    pub fn about_ms(&self, share: f64) -> Option<[f64; 2]> {
        let is_histogram = matches!(self.observed.latency, Some(Latencies::Histogram(_)));
        let points: Vec<(f64, f64)> =
            self.points().iter().map(|point| (point.share, point.ns / 1e6)).collect();
        about_ms(&points, share).filter(|_| is_histogram)
    }
}

/// The same of shares of all requests and the times that they took at most, ms, rising.
fn about_ms(points: &[(f64, f64)], share: f64) -> Option<[f64; 2]> {
    let at = points.iter().position(|point| point.0 >= share)?;
    let [low, high] = [points.get(at.checked_sub(1)?)?, &points[at]];
    let [all, left] = [low, high].map(|point| (1.0 - point.0).max(TAIL_LEAST));
    let part = ((all / (1.0 - share)).ln() / (all / left).ln()).clamp(0.0, 1.0);
    let [from_ms, until_ms] = [low.1, high.1];
    let is_known = from_ms > 0.0 && part.is_finite();
    is_known
        .then(|| [from_ms * (until_ms / from_ms).powf(part), from_ms + part * (until_ms - from_ms)])
}

/// The ends between which a p99 is about there.
pub fn about_ends(about_ms: [f64; 2]) -> [Option<f64>; 2] {
    near_ends(about_ms.map(Some), ABOUT)
}

/// Which side of these ends more of the weight lies on, and how much of it; of times, each with its
/// weight.
pub fn off_side_of(all_ms: &[(f64, f64)], [low, high]: [Option<f64>; 2]) -> (f64, &'static str) {
    let below = share(all_ms.iter().map(|(ms, of)| (low.is_some_and(|low| *ms < low), *of)));
    let above = share(all_ms.iter().map(|(ms, of)| (high.is_some_and(|high| *ms > high), *of)));
    if below > above { (below, "below") } else { (above, "above") }
}

/// Why to take a set with caution most of which lies on one side of that, if so.
pub(super) fn off_side(question: &FitQuestion, all: &[Weighed<'_>]) -> Option<&'static str> {
    let ends = about_ends(question.about_ms(0.99)?);
    let p99_ms = |(weight, _, seen): &Weighed<'_>| (seen.quantile_ns(0.99) / 1e6, *weight);
    let (off, _) = off_side_of(&all.iter().map(p99_ms).collect::<Vec<_>>(), ends);
    (off >= MOST).then_some(OFF_SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_where_the_requests_around_it_have_it() {
        let mut points = vec![(0.9, 10.0), (0.97, 100.0), (0.997, 250.0), (1.0, 1000.0)];
        let told = |points: &[_], share| about_ms(points, share).map(|ms| ms.map(f64::round));
        assert_eq!(told(&points, 0.99), Some([155.0, 172.0]));
        assert_eq!(told(&points, 0.97), Some([100.0, 100.0]), "the end of a bucket is exact");
        assert_eq!(told(&points, 0.999), Some([585.0, 710.0]), "the last has no tail");
        assert_eq!(told(&points, 0.5), None, "nothing is known of the first");
        points[3].0 = 0.998;
        assert_eq!(told(&points, 0.999), None, "nor of what took longer than the last");
    }
}
