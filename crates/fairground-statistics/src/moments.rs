//! Means, deviations and percentiles by mmtests' rules (written from their formulas).

use crate::better::Better;

/// Which mean stands for some numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mean {
    /// Σx / n, for times.
    Arithmetic,
    /// n / Σ(1/x), for rates.
    Harmonic,
}

impl Mean {
    /// mmtests' choice: harmonic for what is better when higher. A rate of 0 has no harmonic mean:
    /// then it is the arithmetic one.
    pub fn of(better: Better, numbers: &[&[f64]]) -> Self {
        let positive = numbers.iter().all(|numbers| numbers.iter().all(|x| *x > 0.0));
        if better == Better::Higher && positive { Mean::Harmonic } else { Mean::Arithmetic }
    }

    /// Its name in mmtests' tables.
    pub fn name(self) -> &'static str {
        match self {
            Mean::Arithmetic => "Amean",
            Mean::Harmonic => "Hmean",
        }
    }

    /// The mean.
    pub fn mean(self, numbers: &[f64]) -> f64 {
        match self {
            Mean::Arithmetic => amean(numbers),
            Mean::Harmonic => numbers.len() as f64 / numbers.iter().map(|x| 1.0 / x).sum::<f64>(),
        }
    }

    /// Sample deviation; of rates that of 1/x in units of x: sqrt(Σ(1/x − 1/m)² m⁴ / n).
    pub fn stddev(self, numbers: &[f64]) -> f64 {
        match self {
            Mean::Arithmetic => stddev(numbers),
            Mean::Harmonic => {
                let mean = self.mean(numbers);
                let square = |x: &f64| (1.0 / x - 1.0 / mean).powi(2) * mean.powi(4);
                (numbers.iter().map(square).sum::<f64>() / numbers.len() as f64).sqrt()
            }
        }
    }
}

/// Arithmetic mean.
pub fn amean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// Geometric mean of positive numbers.
pub fn gmean(numbers: &[f64]) -> f64 {
    amean(&numbers.iter().map(|x| x.ln()).collect::<Vec<f64>>()).exp()
}

/// Sample standard deviation, n − 1; 0 for a single number.
pub fn stddev(numbers: &[f64]) -> f64 {
    if numbers.len() < 2 {
        return 0.0;
    }
    let mean = amean(numbers);
    let squares: f64 = numbers.iter().map(|x| (x - mean) * (x - mean)).sum();
    (squares / (numbers.len() - 1) as f64).sqrt()
}

/// Percentile: the number at place int(n · p / 100), counted from 1, at least the first.
pub fn percentile(sorted: &[f64], percent: f64) -> f64 {
    let place = (sorted.len() as f64 * percent / 100.0) as usize;
    sorted.get(place.max(1) - 1).copied().unwrap_or(f64::NAN)
}

/// The numbers among some values, smallest first: a run may give none, which is NaN.
pub fn numbers(values: &[f64]) -> Vec<f64> {
    let mut numbers: Vec<f64> = values.iter().copied().filter(|value| !value.is_nan()).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// Median of sorted numbers: the middle one, or the mean of the two in the middle; NaN of none.
/// mmtests' percentile of 50 is none: of three numbers it is the least.
pub fn median(sorted: &[f64]) -> f64 {
    let upper = sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN);
    match sorted.len() {
        len if len > 0 && len % 2 == 0 => sorted[len / 2 - 1].midpoint(upper),
        _ => upper,
    }
}

/// One column of mmtests' full table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moments {
    /// Least.
    pub min: f64,
    /// The mean.
    pub mean: f64,
    /// Its standard deviation.
    pub stddev: f64,
    /// 100 · stddev / mean.
    pub coeffvar: f64,
    /// Greatest.
    pub max: f64,
    /// Mean of the best 95 %.
    pub best: f64,
}

impl Moments {
    /// Of some numbers, at least one.
    pub fn of(numbers: &[f64], mean: Mean, better: Better) -> Self {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (min, max) = (percentile(&sorted, 0.0), percentile(&sorted, 100.0));
        if better == Better::Higher {
            sorted.reverse();
        }
        let best = &sorted[..(sorted.len() * 95 / 100).max(1)];
        let (middle, stddev) = (mean.mean(numbers), mean.stddev(numbers));
        let coeffvar = 100.0 * stddev / middle;
        Moments { min, mean: middle, stddev, coeffvar, max, best: mean.mean(best) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() <= 1e-12 * b.abs(), "{a} {b}");
    }

    #[test]
    fn two_numbers_have_a_deviation_and_one_has_none() {
        near(stddev(&[1.0, 3.0]), 2f64.sqrt());
        assert_eq!(stddev(&[7.0]), 0.0);
    }

    #[test]
    fn means_of_times_and_of_rates() {
        let numbers = [1.0, 2.0, 4.0];
        near(Mean::Arithmetic.mean(&numbers), 7.0 / 3.0);
        near(Mean::Harmonic.mean(&numbers), 12.0 / 7.0);
        near(gmean(&numbers), 2.0);
        assert_eq!(Mean::of(Better::Lower, &[&numbers]), Mean::Arithmetic);
        assert_eq!(Mean::of(Better::Higher, &[&numbers]), Mean::Harmonic);
        assert_eq!(Mean::of(Better::Higher, &[&numbers, &[0.0]]), Mean::Arithmetic);
    }

    #[test]
    fn deviations() {
        near(stddev(&[1.0, 2.0, 3.0]), 1.0);
        assert_eq!(stddev(&[5.0]), 0.0);
        // m = 4/3; sqrt(((1 - 3/4)^2 + (1/2 - 3/4)^2) * (4/3)^4 / 2)
        near(Mean::Harmonic.stddev(&[1.0, 2.0]), 0.25 * 16.0 / 9.0);
    }

    #[test]
    fn percentiles_are_numbers_that_were_measured() {
        let sorted = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert_eq!([0.0, 50.0, 90.0, 100.0].map(|p| percentile(&sorted, p)), [1.0, 2.0, 4.0, 5.0]);
    }

    #[test]
    fn half_of_the_numbers_lie_on_each_side_of_the_median() {
        assert_eq!(median(&[1.0, 2.0, 9.0]), 2.0);
        assert_eq!(median(&[1.0, 2.0, 4.0, 9.0]), 3.0);
        assert_eq!(median(&[5.0]), 5.0);
        assert_eq!(median(&[1.0, f64::INFINITY]), f64::INFINITY);
        assert!(median(&[]).is_nan());
    }

    #[test]
    fn the_best_are_the_low_or_the_high_ones() {
        let numbers: Vec<f64> = (1..=20).map(f64::from).collect();
        near(Moments::of(&numbers, Mean::Arithmetic, Better::Lower).best, 10.0);
        near(Moments::of(&numbers, Mean::Arithmetic, Better::Higher).best, 11.0);
    }

    #[test]
    fn a_column_has_its_ends_and_its_scatter() {
        let moments = Moments::of(&[3.0, 1.0, 2.0], Mean::Arithmetic, Better::Lower);
        assert_eq!((moments.min, moments.mean, moments.max), (1.0, 2.0, 3.0));
        assert_eq!((moments.stddev, moments.coeffvar), (1.0, 50.0));
        assert_eq!([Mean::Arithmetic, Mean::Harmonic].map(Mean::name), ["Amean", "Hmean"]);
        assert_eq!(numbers(&[3.0, f64::NAN, 1.0, -2.0]), [-2.0, 1.0, 3.0]);
    }
}
