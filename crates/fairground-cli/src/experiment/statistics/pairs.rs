//! The difference of two arms, seed by seed, and how many seeds it takes to know it.
//!
//! A gain is a ratio of two means, r = Σx / Σy: of times x = v, y = b; of rates, whose mean is
//! harmonic, x = 1/b, y = 1/v. The test asks whether Σ(x − y) is 0; the interval is that of r, from the
//! deviations x − r y (delta method), times 100.
//!
//! **The stopping rule** is Stein's (1945), in two stages: the first n0 seeds give the deviation s0
//! and with it the number of seeds N = (t(n0 − 1, 97.5 %) · s0 / h)² for which the interval is as narrow
//! as wanted (h); then N seeds are run and the statistic is sqrt(N) · mean / s0 with n0 − 1 degrees of
//! freedom. Whether more seeds are run depends on how the first ones scatter and never on which
//! arm was better, and for normal numbers mean and scatter are independent: the test keeps its level and
//! the interval its coverage exactly. (Looking after every seed and stopping when s/sqrt(n) happens
//! to be small, then testing with that same s, does not: `rates.rs` has both.)

use super::moments::{Mean, amean, stddev};
use super::student;
use crate::run::unit::Better;

/// Seeds of the first stage.
pub const PILOT: usize = 15;
/// Confidence of intervals: 2.5 % on either side.
const UPPER: f64 = 0.975;

/// Two arms with the same seeds.
#[derive(Clone, Debug)]
pub struct Pairs {
    x: Vec<f64>,
    y: Vec<f64>,
    /// Whether a ratio above 1 is a gain.
    rises: bool,
    /// Seeds of the first stage, if there was one.
    pilot: Option<usize>,
}

/// What a comparison says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// By how many per cent the variant is better.
    pub percent: f64,
    /// Half width of its 95 % interval, points; none of a single seed.
    pub half_width: Option<f64>,
    /// Probability of such a difference if there is none; none of a single seed.
    pub p: Option<f64>,
}

impl Pairs {
    /// What baseline and variant gave, seed by seed; `pilot` seeds were run to know how many to run.
    pub fn new(
        baseline: &[f64],
        variant: &[f64],
        mean: Mean,
        better: Better,
        pilot: Option<usize>,
    ) -> Self {
        let inverse = |numbers: &[f64]| numbers.iter().map(|x| 1.0 / x).collect::<Vec<f64>>();
        let (x, y) = match mean {
            Mean::Arithmetic => (variant.to_vec(), baseline.to_vec()),
            Mean::Harmonic => (inverse(baseline), inverse(variant)),
        };
        let pilot = pilot.filter(|&pilot| (2..x.len()).contains(&pilot));
        Pairs { x, y, rises: better == Better::Higher, pilot }
    }

    fn ratio(&self, count: usize) -> f64 {
        let (x, y) = (amean(&self.x[..count]), amean(&self.y[..count]));
        if x == y { 1.0 } else { x / y }
    }

    /// Deviation of x − r y over the first seeds.
    fn deviation(&self, count: usize, ratio: f64) -> f64 {
        let pairs = self.x[..count].iter().zip(&self.y);
        stddev(&pairs.map(|(x, y)| x - ratio * y).collect::<Vec<f64>>())
    }

    /// Deviation and degrees of freedom that tests go by: those of the first stage, if there was one and
    /// it saw any.
    fn scatter(&self, ratio: f64) -> (f64, f64) {
        let n = self.x.len();
        let of_pilot = self.pilot.map(|pilot| (self.deviation(pilot, ratio), pilot));
        let (deviation, count) =
            of_pilot.filter(|(s0, _)| *s0 > 0.0).unwrap_or_else(|| (self.deviation(n, ratio), n));
        (deviation, (count - 1) as f64)
    }

    /// The gain, its interval and its probability.
    pub fn gain(&self) -> Gain {
        let n = self.x.len();
        let ratio = self.ratio(n);
        let percent = if self.rises { 100.0 * (ratio - 1.0) } else { 100.0 * (1.0 - ratio) };
        if n < 2 {
            return Gain { percent, half_width: None, p: None };
        }
        let (deviation, df) = self.scatter(ratio);
        let error = deviation / (amean(&self.y).abs() * (n as f64).sqrt());
        let half_width = 100.0 * student::quantile(df, UPPER) * error;
        let half_width = Some(half_width).filter(|width| width.is_finite());
        let (deviation, df) = self.scatter(1.0);
        let off = amean(&self.x) - amean(&self.y);
        let t = if off == 0.0 { 0.0 } else { off * (n as f64).sqrt() / deviation };
        Gain { percent, half_width, p: Some(student::two_sided(t, df)) }
    }

    /// Seeds after which the interval of the gain is `half_width` points wide to either side, from
    /// the scatter of those that there are; at least their number.
    pub fn seeds_for(&self, half_width: f64) -> usize {
        let n = self.x.len();
        if n < 2 {
            return n;
        }
        let ratio = self.ratio(n);
        let relative = 100.0 * self.deviation(n, ratio) / amean(&self.y).abs();
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
        Pairs::new(baseline, variant, mean, better, None).gain()
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
    fn the_probability_is_that_of_scipy_s_paired_test() {
        // scipy.stats.ttest_rel(V, B).pvalue
        assert!((gain(&B, &V, Better::Lower).p.unwrap() - 0.0011144375415074364).abs() < 1e-9);
    }

    #[test]
    fn what_does_not_scatter_needs_no_more_seeds() {
        let same = gain(&B, &B, Better::Lower);
        assert_eq!((same.percent, same.half_width, same.p), (0.0, Some(0.0), Some(1.0)));
        let half = B.map(|x| x / 2.0);
        let exact = gain(&B, &half, Better::Lower);
        assert!((exact.percent - 50.0).abs() < 1e-12 && exact.half_width < Some(1e-12));
        let constant = gain(&[4.0; 3], &[5.0; 3], Better::Lower);
        assert_eq!((constant.percent, constant.p), (-25.0, Some(0.0)));
        let nothing = gain(&[0.0; 3], &[0.0; 3], Better::Lower);
        assert_eq!((nothing.percent, nothing.half_width, nothing.p), (0.0, None, Some(1.0)));
        let pairs = Pairs::new(&[4.0; 3], &[5.0; 3], Mean::Arithmetic, Better::Lower, None);
        assert_eq!(pairs.seeds_for(1.0), 3);
    }

    #[test]
    fn one_seed_says_nothing_of_chance() {
        let one = gain(&[4.0], &[5.0], Better::Lower);
        assert_eq!(one, Gain { percent: -25.0, half_width: None, p: None });
    }

    #[test]
    fn the_number_of_seeds_makes_the_interval_as_narrow_as_wanted() {
        let pairs = Pairs::new(&B, &V, Mean::Arithmetic, Better::Lower, None);
        let half_width = pairs.gain().half_width.unwrap();
        assert_eq!(pairs.seeds_for(half_width * 1.001), 6);
        assert_eq!(pairs.seeds_for(half_width / 2.0), 24);
    }

    #[test]
    fn the_scatter_of_the_first_stage_is_what_counts() {
        let far = [&B[..], &[50.0, 1.0]].concat();
        let variant = [&V[..], &[45.0, 1.0]].concat();
        let of = |pilot| {
            Pairs::new(&far, &variant, Mean::Arithmetic, Better::Lower, pilot).gain().half_width
        };
        assert!(of(Some(6)) < of(None));
        assert_eq!(of(Some(8)), of(None), "all of it is no first stage");
    }
}
