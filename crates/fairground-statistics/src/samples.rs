//! Tests that take the seeds of the two arms as independent: mmtests' two, and Welch's.

use crate::moments::{Mean, amean, stddev};
use crate::{LEVEL, LEVEL_2022, student};

/// 97.5th percentile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// |A − B| / sqrt(s²/n + s²/n) with the means and deviations of `mean`; none of a single number.
fn statistic(a: &[f64], b: &[f64], mean: Mean) -> Option<f64> {
    if a.len() < 2 || b.len() < 2 {
        return None;
    }
    let square = |numbers: &[f64]| mean.stddev(numbers).powi(2) / numbers.len() as f64;
    let off = (mean.mean(a) - mean.mean(b)).abs();
    let width = (square(a) + square(b)).sqrt();
    Some(if off == 0.0 { 0.0 } else { off / width })
}

/// mmtests until November 2024, at 10 %: the probability. Without any variance every difference has
/// probability 0.
pub fn mmtests_2022(a: &[f64], b: &[f64], mean: Mean) -> Option<f64> {
    let df = a.len() as f64 + b.len() as f64 - 2.0;
    statistic(a, b, mean).map(|t| student::two_sided(t, df))
}

/// True if mmtests of 2022 marks it.
pub fn marked_2022(a: &[f64], b: &[f64], mean: Mean) -> bool {
    mmtests_2022(a, b, mean).is_some_and(|p| p < LEVEL_2022)
}

/// mmtests since December 2024: |A − B| is more than 1.96 (s + s), whatever the number of runs.
pub fn marked_cidiff(a: &[f64], b: &[f64], mean: Mean) -> bool {
    let off = (mean.mean(a) - mean.mean(b)).abs();
    a.len() > 1 && b.len() > 1 && off > Z * (mean.stddev(a) + mean.stddev(b))
}

/// Welch's t-test: the probability.
pub fn welch(a: &[f64], b: &[f64]) -> Option<f64> {
    let t = statistic(a, b, Mean::Arithmetic)?;
    let square = |numbers: &[f64]| stddev(numbers).powi(2) / numbers.len() as f64;
    let (of_a, of_b) = (square(a), square(b));
    if of_a + of_b == 0.0 {
        return Some(if amean(a) == amean(b) { 1.0 } else { 0.0 });
    }
    let part = |square: f64, n: usize| square * square / (n - 1) as f64;
    let df = (of_a + of_b).powi(2) / (part(of_a, a.len()) + part(of_b, b.len()));
    Some(student::two_sided(t, df))
}

/// True if Welch's test marks it.
pub fn marked_welch(a: &[f64], b: &[f64]) -> bool {
    welch(a, b).is_some_and(|p| p < LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: [f64; 5] = [10.0, 10.4, 9.8, 10.1, 10.3];
    const B: [f64; 5] = [9.6, 9.9, 9.7, 9.5, 10.2];

    #[test]
    fn the_asterisk_of_2022_is_students_t_at_a_tenth() {
        let marked = |a: &[f64], b: &[f64]| marked_2022(a, b, Mean::Arithmetic);
        assert!(marked(&[1.0, 1.1, 0.9], &[1.3, 1.4, 1.2]));
        assert!(!marked(&[1.0, 1.1, 0.9], &[1.1, 1.2, 1.0]));
        assert!(marked(&[1.0, 1.0], &[1.01, 1.01]), "without variance any difference counts");
        assert!(!marked(&[1.0, 1.0], &[1.0, 1.0]));
        assert!(!marked(&[1.0], &[2.0]), "one run says nothing");
    }

    #[test]
    fn the_asterisk_since_2024_wants_deviations_that_do_not_overlap() {
        let mean = Mean::Arithmetic;
        assert!(marked_2022(&A, &B, mean), "of the one before this is enough");
        assert!(!marked_cidiff(&A, &B, mean));
        assert!(marked_cidiff(&A, &B.map(|x| x - 1.0), mean));
    }

    #[test]
    fn probabilities_are_scipy_s() {
        // scipy.stats.ttest_ind(A, B, equal_var=False) and, as n is equal, equal_var=True.
        let near = |a: Option<f64>, b: f64| assert!((a.unwrap() - b).abs() < 1e-9, "{a:?} {b}");
        near(welch(&A, &B), 0.07223542957980945);
        near(welch(&A, &[9.6, 9.9, 7.7]), 0.26431446240270634);
        near(mmtests_2022(&A, &B, Mean::Arithmetic), 0.07146084442366024);
        assert_eq!(welch(&[1.0, 1.0], &[2.0, 2.0]), Some(0.0));
        assert_eq!(welch(&[1.0, 1.0], &[1.0, 1.0]), Some(1.0));
    }

    #[test]
    fn a_single_run_is_marked_by_nothing() {
        for (a, b) in [(&[1.0][..], &[2.0, 2.0][..]), (&[2.0, 2.0], &[1.0]), (&[1.0], &[2.0])] {
            assert!(!marked_cidiff(a, b, Mean::Arithmetic) && !marked_2022(a, b, Mean::Arithmetic));
            assert!(!marked_welch(a, b) && welch(a, b).is_none());
        }
        assert!(marked_cidiff(&[1.0; 2], &[2.0; 2], Mean::Arithmetic));
        assert!(!marked_cidiff(&[1.0; 2], &[1.0; 2], Mean::Arithmetic));
        assert!(marked_welch(&A, &B.map(|x| x - 1.0)) && !marked_welch(&A, &B));
    }
}
