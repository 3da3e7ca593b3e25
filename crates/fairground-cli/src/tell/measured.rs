//! What was measured of a service, as numbers that a picture can show.

use crate::experiment::fit::FitQuestion;
use crate::read::observed::Latencies;

/// What was measured.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Measured {
    /// Shares of all requests that took at most so many ns, rising; between them nothing is known.
    pub points: Vec<(f64, f64)>,
    /// True if the points are ends of buckets, so that a quantile is only known to lie in one.
    pub is_histogram: bool,
    /// Periods with throttling, per cent.
    pub throttled_percent: Option<f64>,
}

impl Measured {
    /// What the figures say.
    pub fn of(fit: &FitQuestion) -> Self {
        let observed = &fit.observed;
        let (points, is_histogram) = match &observed.latency {
            Some(Latencies::Quantiles(points)) => {
                (points.iter().map(|&(share, ns)| (share, ns as f64)).collect(), false)
            }
            Some(Latencies::Histogram(buckets)) => {
                let all: u128 = buckets.iter().map(|bucket| u128::from(bucket.count)).sum();
                let mut below = 0u128;
                let ends = buckets.iter().filter_map(|bucket| {
                    below += u128::from(bucket.count);
                    Some((below as f64 / all as f64, bucket.upto_ns? as f64))
                });
                (ends.collect(), true)
            }
            None => (Vec::new(), false),
        };
        let counts = observed.nr_throttled.zip(observed.nr_periods);
        let counts = counts.filter(|_| fit.limit.is_some());
        let throttled_percent =
            counts.map(|(n, all)| crate::run::throttling::throttled_percent(n, all));
        Measured { points, is_histogram, throttled_percent }
    }

    /// Between which two times a share of all requests ends, ms: the ends of a bucket, of which the
    /// upper one may be open, or one time twice. Nothing if it is not known.
    pub fn within_ms(&self, share: f64) -> Option<[Option<f64>; 2]> {
        let ms = |ns: f64| ns / 1e6;
        let at = self.points.iter().position(|(known, _)| *known >= share);
        match (self.is_histogram, at) {
            (true, Some(0)) => Some([Some(0.0), Some(ms(self.points[0].1))]),
            (true, Some(at)) => Some([at - 1, at].map(|at| Some(ms(self.points[at].1)))),
            (true, None) => self.points.last().map(|last| [Some(ms(last.1)), None]),
            (false, Some(at)) => Some([Some(ms(self.points[at].1)); 2]),
            (false, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_of_a_histogram_lies_in_a_bucket_and_the_last_may_be_open() {
        let mut measured = Measured {
            points: vec![(0.4, 1e6), (0.9, 5e6)],
            is_histogram: true,
            throttled_percent: None,
        };
        assert_eq!(measured.within_ms(0.3), Some([Some(0.0), Some(1.0)]));
        assert_eq!(measured.within_ms(0.5), Some([Some(1.0), Some(5.0)]));
        assert_eq!(measured.within_ms(0.99), Some([Some(5.0), None]));
        measured.is_histogram = false;
        assert_eq!(measured.within_ms(0.5), Some([Some(5.0); 2]));
        assert_eq!(measured.within_ms(0.99), None);
    }
}
