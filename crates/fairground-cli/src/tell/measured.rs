//! What was measured of a service, as numbers that a picture can show.

use crate::experiment::fit::FitQuestion;
use crate::read::observed::Latencies;

/// Two shares that differ by less are the same percentile: 0.99 is no sum of binary fractions.
const SAME_SHARE: f64 = 1e-9;

/// What was measured.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Measured {
    /// Shares of all requests that took at most so many ns, rising; between them nothing is known.
    pub points: Vec<(f64, f64)>,
    /// True if the points are ends of buckets, so that a quantile is only known to lie in one.
    pub is_histogram: bool,
    /// About where in its bucket the p99 lies, ms, if that is known.
    pub about_p99_ms: Option<[f64; 2]>,
    /// Periods with throttling, per cent.
    pub throttled_percent: Option<f64>,
    /// Within which factor of a latency a simulated one is near it.
    pub near: f64,
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
        let counts = counts.filter(|(_, periods)| fit.limit.is_some() && *periods > 0);
        let throttled_percent =
            counts.map(|(n, all)| crate::run::throttling::throttled_percent(n, all));
        let (about_p99_ms, near) = (fit.about_ms(0.99), fit.near());
        Measured { points, is_histogram, about_p99_ms, throttled_percent, near }
    }

    /// Between which two times a share of all requests ends, ms; the upper one may be open. One
    /// time twice if just this percentile was measured. Nothing if no latency was.
    pub fn within_ms(&self, share: f64) -> Option<[Option<f64>; 2]> {
        let ms = |at: usize| Some(self.points[at].1 / 1e6);
        let last = self.points.len().checked_sub(1)?;
        let known = |known: f64| !self.is_histogram && (known - share).abs() < SAME_SHARE;
        let at = self.points.iter().position(|point| point.0 >= share || known(point.0));
        Some(match at {
            Some(at) if known(self.points[at].0) => [ms(at), ms(at)],
            Some(0) => [Some(0.0), ms(0)],
            Some(at) => [ms(at - 1), ms(at)],
            None => [ms(last), None],
        })
    }

    /// The same in words: a time, two of them, or the one above which it lies.
    pub fn told_ms(&self, share: f64) -> String {
        let told = |ms: f64| if self.is_histogram { end(ms) } else { format!("{ms:.2}") };
        match self.within_ms(share) {
            Some([Some(low), Some(high)]) if low == high => told(high),
            Some([Some(low), Some(high)]) => format!("{}-{}", told(low), told(high)),
            Some([low, None]) => format!(">{}", told(low.unwrap_or_default())),
            Some([None, _]) | None => "-".into(),
        }
    }
}

/// The end of a bucket, to four digits: Micrometer's have nine.
fn end(ms: f64) -> String {
    let digits = 3 - ms.abs().max(1e-3).log10().floor() as i32;
    let scale = 10f64.powi(digits);
    ((ms * scale).round() / scale).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_lies_between_what_was_measured_and_the_last_may_be_open() {
        let mut measured = Measured {
            points: vec![(0.4, 1e6), (0.9, 5e6)],
            is_histogram: true,
            about_p99_ms: None,
            throttled_percent: None,
            near: 1.25,
        };
        assert_eq!(measured.within_ms(0.3), Some([Some(0.0), Some(1.0)]));
        assert_eq!(measured.within_ms(0.5), Some([Some(1.0), Some(5.0)]));
        assert_eq!(measured.within_ms(0.99), Some([Some(5.0), None]));
        assert_eq!(measured.told_ms(0.5), "1-5");
        assert_eq!(measured.within_ms(0.9), Some([Some(1.0), Some(5.0)]));
        assert_eq!([134.217_727, 0.001, 2500.0, 0.25].map(end), ["134.2", "0.001", "2500", "0.25"]);
        measured.is_histogram = false;
        assert_eq!(measured.within_ms(0.9), Some([Some(5.0); 2]));
        assert_eq!(measured.within_ms(0.5), Some([Some(1.0), Some(5.0)]));
        assert_eq!(measured.within_ms(0.99), Some([Some(5.0), None]));
        let told = [0.4, 0.5, 0.99].map(|share| measured.told_ms(share));
        assert_eq!(told, ["1.00", "1.00-5.00", ">5.00"]);
        assert_eq!(Measured::default().within_ms(0.5), None);
    }
}
