//! A number over explanations of which one is true: a range instead of one number.
//!
//! Symbols: x an explanation's number, w its weight; F(x) the share of all weight that lies at x or
//! below. A quantile q is the least x with F(x) >= q: always a number that some explanation gives,
//! never one between two of them that none gives.

/// Quantiles of the lower end, the middle and the upper end.
pub const QUANTILES: [f64; 3] = [0.05, 0.5, 0.95];
/// How far off a time may be that an explanation gives, relative to it: `fit` counts
/// errors of latencies in units of this, so no range of them is finer.
pub const COARSE: f64 = 0.06;
/// Sums of weights are off by rounding: a share that is so near counts as reached.
const ROUNDING: f64 = 1e-9;

/// A number as a range over explanations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Range {
    /// 5 % of the weight is here or below.
    pub low: f64,
    /// Half of it.
    pub likely: f64,
    /// 95 % of it; NaN if more than 5 % of the weight has no number.
    pub high: f64,
}

impl Range {
    /// That of nothing: no number.
    pub const NOTHING: Range = Range { low: f64::NAN, likely: f64::NAN, high: f64::NAN };

    /// Over pairs of a number and its weight. What is no number (NaN) is larger than any. Nothing
    /// without any weight.
    pub fn of(numbers: &[(f64, f64)]) -> Option<Range> {
        let mut sorted: Vec<(f64, f64)> = numbers.to_vec();
        sorted.retain(|(_, weight)| *weight > 0.0);
        let key = |number: f64| if number.is_nan() { f64::NAN } else { number };
        sorted.sort_by(|(a, _), (b, _)| key(*a).total_cmp(&key(*b)));
        let sum: f64 = sorted.iter().map(|(_, weight)| weight).sum();
        let quantile = |share: f64| {
            let mut below = 0.0;
            let reached = sorted.iter().find(|(_, weight)| {
                below += weight / sum;
                below >= share - ROUNDING
            });
            reached.or(sorted.last()).map(|(number, _)| *number)
        };
        let [low, likely, high] = QUANTILES.map(quantile);
        Some(Range { low: low?, likely: likely?, high: high? })
    }

    /// The range of times: its ends are as far out as an explanation's time may be off.
    pub fn coarse(self) -> Range {
        let Range { low, likely, high } = self;
        Range { low: low / (1.0 + COARSE), likely, high: high * (1.0 + COARSE) }
    }

    /// The range of changes of a time, per cent of what it was: its ends are as far out as such a
    /// quotient may be off. An end at which nothing changes is one history, before as after.
    pub fn coarse_change(self) -> Range {
        let times = |percent: f64, off: f64| match percent == 0.0 {
            true => percent,
            false => (100.0 + percent) * off - 100.0,
        };
        let Range { low, likely, high } = self;
        Range { low: times(low, 1.0 / (1.0 + COARSE)), likely, high: times(high, 1.0 + COARSE) }
    }

    /// The range of the numbers with the other sign.
    pub fn negated(self) -> Range {
        // Not a minus alone, which would make the zero that is printed with one.
        let other = |number: f64| 0.0 - number;
        Range { low: other(self.high), likely: other(self.likely), high: other(self.low) }
    }

    /// The same with a change to every number that keeps their order.
    pub fn map(self, change: impl Fn(f64) -> f64) -> Range {
        Range { low: change(self.low), likely: change(self.likely), high: change(self.high) }
    }
}

/// The share of all weight, 0 to 1, for which something is so.
pub fn share(weights: impl IntoIterator<Item = (bool, f64)>) -> f64 {
    let (mut so, mut all) = (0.0, 0.0);
    for (is_so, weight) in weights {
        so += if is_so { weight } else { 0.0 };
        all += weight;
    }
    if all > 0.0 { so / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_numbers_that_an_explanation_gives() {
        let range = Range::of(&[(30.0, 0.04), (10.0, 0.5), (20.0, 0.46)]).unwrap();
        assert_eq!(range, Range { low: 10.0, likely: 10.0, high: 20.0 });
        let equal: Vec<(f64, f64)> = (1..=20).map(|x| (f64::from(x), 1.0)).collect();
        let range = Range::of(&equal).unwrap();
        assert_eq!(range, Range { low: 1.0, likely: 10.0, high: 19.0 });
        assert_eq!(Range::of(&[(7.0, 2.0)]), Some(Range { low: 7.0, likely: 7.0, high: 7.0 }));
        assert_eq!(Range::of(&[]), None);
        assert_eq!(Range::of(&[(1.0, 0.0)]), None);
    }

    #[test]
    fn times_are_no_finer_than_the_figures_that_they_were_fitted_to() {
        let times = Range { low: 106.0, likely: 110.0, high: 200.0 };
        assert_eq!(times.coarse(), Range { low: 100.0, likely: 110.0, high: 212.0 });
        let none = Range { low: 0.0, likely: 0.0, high: f64::NAN }.coarse();
        assert!(none.low == 0.0 && none.likely == 0.0 && none.high.is_nan());
    }

    #[test]
    fn a_change_of_a_time_is_no_finer_than_the_two_times() {
        let range = |low, likely, high| Range { low, likely, high };
        let near = |a: Range, b: Range| {
            let off = [a.low - b.low, a.likely - b.likely, a.high - b.high];
            assert!(off.iter().all(|off| off.abs() < 1e-9), "{a:?} {b:?}");
        };
        // 53 % of before may be 50, and 150 % may be 159.
        near(range(-47.0, -20.0, 50.0).coarse_change(), range(-50.0, -20.0, 59.0));
        // A gain of 47 to 0 is the same the other way round, and nothing stays nothing.
        near(range(0.0, 20.0, 47.0).negated(), range(-47.0, -20.0, 0.0));
        near(range(-47.0, -20.0, 0.0).coarse_change(), range(-50.0, -20.0, 0.0));
        let grows = range(-100.0, 0.0, f64::INFINITY).coarse_change();
        assert!(grows.low == -100.0 && grows.high == f64::INFINITY);
        assert!(range(0.0, 0.0, f64::NAN).coarse_change().high.is_nan());
    }

    #[test]
    fn what_is_no_number_is_the_worst() {
        let range = Range::of(&[(-f64::NAN, 0.1), (1.0, 0.9)]).unwrap();
        assert!(range.low == 1.0 && range.likely == 1.0 && range.high.is_nan());
        let rare = Range::of(&[(f64::NAN, 0.04), (1.0, 0.96)]).unwrap();
        assert_eq!(rare.high, 1.0);
    }

    #[test]
    fn a_share_is_of_the_weight() {
        assert_eq!(share([(true, 3.0), (false, 1.0)]), 0.75);
        assert_eq!(share([]), 0.0);
    }

    #[test]
    fn a_change_is_made_to_all_three() {
        let range = Range { low: 1.0, likely: 2.0, high: 3.0 };
        assert_eq!(range.map(|x| 10.0 * x), Range { low: 10.0, likely: 20.0, high: 30.0 });
        // A weight of exactly a twentieth is enough, whatever rounding makes of it.
        let range = Range::of(&[(1.0, 0.05), (2.0, 0.45), (3.0, 0.45), (4.0, 0.05)]).unwrap();
        assert_eq!(range, Range { low: 1.0, likely: 2.0, high: 3.0 });
        assert_eq!(share([(true, 1.0), (true, 1.0)]), 1.0);
    }
}
