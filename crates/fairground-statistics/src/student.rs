//! Student's t.

use statrs::distribution::{ContinuousCDF, StudentsT};

fn distribution(df: f64) -> StudentsT {
    StudentsT::new(0.0, 1.0, df).expect("degrees of freedom are more than 0")
}

/// The quantile t(df, q).
pub fn quantile(df: f64, q: f64) -> f64 {
    distribution(df).inverse_cdf(q)
}

/// Probability of a statistic at least this far from 0, on either side.
pub fn two_sided(t: f64, df: f64) -> f64 {
    if t.is_infinite() { 0.0 } else { 2.0 * distribution(df).cdf(-t.abs()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From scipy.stats.t, 1.17.1.
    #[test]
    fn quantiles_and_probabilities_are_scipy_s() {
        let near = |a: f64, b: f64| assert!((a - b).abs() <= 1e-9 * b.abs(), "{a} {b}");
        near(quantile(9.0, 0.975), 2.262157162798205);
        near(quantile(2.0, 0.975), 4.302652729749462);
        near(quantile(4.0, 0.95), 2.1318467863266495);
        near(two_sided(2.5, 9.0), 0.033861827682985735);
        near(two_sided(-6.0, 29.0), 1.5927908426174689e-06);
        near(two_sided(1.2, 3.7), 0.3012923781518793);
        assert_eq!(two_sided(f64::INFINITY, 3.0), 0.0);
    }
}
