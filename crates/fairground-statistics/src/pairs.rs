//! The difference of two arms, seed by seed, and how many seeds it takes to know it.
//!
//! A gain is a ratio of two means, r = Σx / Σy: of times x = v, y = b; of rates, whose mean is
//! harmonic, x = 1/b, y = 1/v. Test and interval are those of [`super::splits`].
//!
//! **The stopping rule** has two stages (Stein, 1945): the first n0 seeds give the deviation s0 of
//! x − r y, and with it the number of seeds N = (t(n0 − 1, 97.5 %) · s0 / h)² after which the
//! interval is about as narrow as wanted (h). Then N seeds are run, and all of them are judged. How
//! many are run depends on how the first ones scatter and never on which arm was better: that is a
//! matter of signs, and the test asks what chance does to the signs of the seeds that there are.
//! (Looking after every seed and stopping when the interval happens to be narrow does not keep the
//! level: `rates.rs` has it.)

use crate::better::Better;
use crate::moments::{Mean, amean, stddev};
use crate::splits::Splits;
use crate::student;

/// Seeds of the first stage.
pub const PILOT: usize = 15;
/// Quantile of the intervals' upper end: 2.5 % on either side.
const UPPER: f64 = 0.975;

/// Two arms with the same seeds.
#[derive(Clone, Debug)]
pub struct Pairs {
    x: Vec<f64>,
    y: Vec<f64>,
    /// Whether a ratio above 1 is a gain.
    rises: bool,
}

/// What a comparison says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// By how many per cent the variant is better, or more where neither direction is better.
    pub percent: f64,
    /// Its 95 % interval, per cent; none of five seeds or fewer.
    pub interval: Option<(f64, f64)>,
    /// Probability of such a difference if there is none; none of a single seed.
    pub p: Option<f64>,
}

impl Pairs {
    /// What baseline and variant gave, seed by seed.
    pub fn new(baseline: &[f64], variant: &[f64], mean: Mean, better: Better) -> Self {
        let inverse = |numbers: &[f64]| numbers.iter().map(|x| 1.0 / x).collect::<Vec<f64>>();
        let (x, y) = match mean {
            Mean::Arithmetic => (variant.to_vec(), baseline.to_vec()),
            Mean::Harmonic => (inverse(baseline), inverse(variant)),
        };
        Pairs { x, y, rises: better != Better::Lower }
    }

    fn ratio(&self) -> f64 {
        let (x, y) = (amean(&self.x), amean(&self.y));
        if x == y { 1.0 } else { x / y }
    }

    /// By how many per cent the variant is better at this ratio.
    fn percent(&self, ratio: f64) -> f64 {
        if self.rises { 100.0 * (ratio - 1.0) } else { 100.0 * (1.0 - ratio) }
    }

    /// The gain, its interval and its probability.
    pub fn gain(&self) -> Gain {
        let percent = self.percent(self.ratio());
        if self.x.len() < 2 {
            return Gain { percent, interval: None, p: None };
        }
        let splits = Splits::of(&self.x, &self.y);
        let p = Some(splits.p());
        let ends = if self.x == self.y { Some((1.0, 1.0)) } else { splits.interval() };
        let ends = ends.map(|(low, high)| (self.percent(low), self.percent(high)));
        let interval = ends.map(|(a, b)| (a.min(b), a.max(b)));
        Gain { percent, interval, p }
    }

    /// Seeds after which the interval of the gain is `half_width` points wide to either side, from
    /// the scatter of those that there are; at least their number.
    pub fn seeds_for(&self, half_width: f64) -> usize {
        let n = self.x.len();
        if n < 2 {
            return n;
        }
        let ratio = self.ratio();
        let off = self.x.iter().zip(&self.y).map(|(x, y)| x - ratio * y);
        let relative = 100.0 * stddev(&off.collect::<Vec<f64>>()) / amean(&self.y).abs();
        let root = student::quantile((n - 1) as f64, UPPER) * relative / half_width;
        let needed = (root * root).ceil();
        if needed.is_finite() { n.max(needed as usize) } else { n }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: [f64; 6] = [10.0, 11.0, 9.0, 10.5, 10.2, 9.7];
    const V: [f64; 6] = [9.5, 10.4, 8.8, 10.0, 9.9, 9.1];

    fn gain(baseline: &[f64], variant: &[f64], better: Better) -> Gain {
        let mean = Mean::of(better, &[baseline, variant]);
        Pairs::new(baseline, variant, mean, better).gain()
    }

    #[test]
    fn the_sign_says_better() {
        let lower = gain(&B, &V, Better::Lower);
        assert!(lower.percent > 4.0 && lower.percent < 5.0);
        assert!(gain(&V, &B, Better::Lower).percent < 0.0);
        let higher = gain(&B, &V, Better::Higher);
        let means = [&V, &B].map(|numbers| Mean::Harmonic.mean(numbers));
        assert!((higher.percent - (100.0 * means[0] / means[1] - 100.0)).abs() < 1e-9);
        assert!(higher.percent < 0.0);
    }

    #[test]
    fn the_interval_lies_around_the_gain_on_its_side() {
        for better in [Better::Lower, Better::Higher] {
            let gain = gain(&B, &V, better);
            let (low, high) = gain.interval.unwrap();
            assert!(low < gain.percent && gain.percent < high, "{gain:?}");
            assert_eq!(low > 0.0, better == Better::Lower, "{gain:?}");
            assert_eq!(high < 0.0, better == Better::Higher, "{gain:?}");
        }
    }

    #[test]
    fn what_does_not_scatter_needs_no_more_seeds() {
        let same = gain(&B, &B, Better::Lower);
        assert_eq!((same.percent, same.interval, same.p), (0.0, Some((0.0, 0.0)), Some(1.0)));
        let half = B.map(|x| x / 2.0);
        let exact = gain(&B, &half, Better::Lower);
        assert_eq!((exact.percent, exact.interval), (50.0, Some((50.0, 50.0))));
        let nothing = gain(&[0.0; 9], &[0.0; 9], Better::Lower);
        assert_eq!(
            (nothing.percent, nothing.interval, nothing.p),
            (0.0, Some((0.0, 0.0)), Some(1.0))
        );
        let pairs = Pairs::new(&[4.0; 3], &[5.0; 3], Mean::Arithmetic, Better::Lower);
        assert_eq!(pairs.seeds_for(1.0), 3);
    }

    #[test]
    fn one_seed_says_nothing_of_chance() {
        let one = gain(&[4.0], &[5.0], Better::Lower);
        assert_eq!(one, Gain { percent: -25.0, interval: None, p: None });
    }

    #[test]
    fn an_interval_half_as_wide_takes_four_times_the_seeds() {
        let pairs = Pairs::new(&B, &V, Mean::Arithmetic, Better::Lower);
        let counts = [4.0, 2.0, 1.0].map(|half_width| pairs.seeds_for(half_width / 4.0));
        assert!(counts[0].abs_diff(counts[1] / 4) <= 1 && counts[1].abs_diff(counts[2] / 4) <= 1);
        assert_eq!(pairs.seeds_for(50.0), 6);
    }

    /// Stein's rule by scipy 1.17.1: (t.ppf(0.975, 5) · s0 / h)², rounded up.
    #[test]
    fn the_second_stage_is_as_long_as_stein_says() {
        let pairs = Pairs::new(&B, &V, Mean::Arithmetic, Better::Lower);
        assert_eq!([0.5, 0.25, 0.125].map(|h| pairs.seeds_for(h)), [57, 227, 905]);
    }

    #[test]
    fn too_few_seeds_ask_for_no_more() {
        let seeds = |n: usize| {
            Pairs::new(&B[..n], &V[..n], Mean::Arithmetic, Better::Lower).seeds_for(0.001)
        };
        assert_eq!([seeds(0), seeds(1)], [0, 1]);
        assert!(seeds(2) > 1_000);
    }
}
