//! Numbers whose logarithm is normal, in integers: median · 2^(s·z).
//!
//! With a mean m and a coefficient of variation c, and L = log2(1 + c²): the median is m · 2^(-L/2)
//! and s, the standard deviation of log2, is √(L / ln 2). z is normal, from a table.

use super::logarithm::{log2_q62, scale_q32};
use super::normal::{OCTAVES, TAIL_Q28};

/// 1 / ln 2.
const LOG2_E_Q32: u64 = 6_196_328_019;
/// ln 2.
const LN2_Q62: u64 = 3_196_577_161_300_663_915;

/// The number that 64 random bits give.
pub(super) fn lognormal(mean: u64, cv_permille: u32, bits: u64) -> u64 {
    let square = 1_000_000 + u64::from(cv_permille) * u64::from(cv_permille);
    let log2_q32 = log2_of_q32(square) - log2_of_q32(1_000_000);
    let spread_q28 = (scale_q32(log2_q32, LOG2_E_Q32) << 24).isqrt();
    let product_q56 = spread_q28 as i64 * normal_q28(bits);
    power(mean, (product_q56 >> 24) - (log2_q32 / 2) as i64)
}

/// log2 of a whole number above 0.
fn log2_of_q32(number: u64) -> u64 {
    let shift = number.leading_zeros();
    (u64::from(63 - shift) << 32) + (log2_q62(number << shift) >> 30)
}

/// A normal number: the first bit is its sign, the others say how far out it is.
fn normal_q28(bits: u64) -> i64 {
    let rest = (bits << 1 | 1).max(1 << (64 - OCTAVES));
    let octave = rest.leading_zeros() as usize;
    let fraction = rest << octave << 1;
    let column = (fraction >> 60) as usize;
    let within_q32 = i64::from((fraction << 4 >> 32) as u32);
    let row = &TAIL_Q28[octave];
    let (from, to) = (i64::from(row[column]), i64::from(row[column + 1]));
    let away = from + (((to - from) * within_q32) >> 32);
    if bits >> 63 == 1 { away } else { -away }
}

/// value · 2^exponent.
fn power(value: u64, exponent_q32: i64) -> u64 {
    let fraction_q32 = (exponent_q32 & 0xFFFF_FFFF) as u64;
    let scaled = (u128::from(value) * u128::from(power_of_fraction_q32(fraction_q32))) >> 32;
    match exponent_q32 >> 32 {
        up @ 0.. => u64::try_from(scaled << up.min(63)).unwrap_or(u64::MAX),
        down => (scaled >> (-down).min(127)) as u64,
    }
}

/// 2^f for f in [0, 1), by the series of e^(f ln 2).
fn power_of_fraction_q32(fraction_q32: u64) -> u64 {
    let x_q32 = ((u128::from(fraction_q32) * u128::from(LN2_Q62)) >> 62) as u64;
    (1..=10).rev().fold(1 << 32, |sum: u64, n| (1 << 32) + scale_q32(sum, x_q32) / n)
}

#[cfg(test)]
mod tests {
    use super::super::draw::{Draw, Stream};
    use super::*;

    #[test]
    fn lognormal_has_its_mean_its_spread_and_its_median() {
        for (cv_permille, within) in [(0, 0.0001), (500, 0.005), (1500, 0.02), (3000, 0.05)] {
            let cv = f64::from(cv_permille) / 1000.0;
            let mut stream = Stream::new(1, 7);
            let draw = Draw::Lognormal { mean: 1_000_000, cv_permille };
            let mut all: Vec<f64> = (0..400_000).map(|_| stream.draw(draw) as f64).collect();
            all.sort_by(f64::total_cmp);
            let mean = all.iter().sum::<f64>() / all.len() as f64;
            assert!((mean / 1e6 - 1.0).abs() <= within, "cv {cv}: mean {mean}");
            let spread = (1.0 + cv * cv).ln().sqrt();
            // Quantiles of the normal distribution: 0.1 %, 2.5 %, half, 97.5 %, 99.9 %.
            for (share, z) in [(0.001, -3.0902), (0.025, -1.96), (0.5, 0.0), (0.975, 1.96)] {
                let expected = 1e6 / (1.0 + cv * cv).sqrt() * (spread * z).exp();
                let found = all[(share * all.len() as f64) as usize];
                assert!((found / expected).ln().abs() < 0.04 * spread + 1e-4, "{cv} {share}");
            }
        }
    }

    #[test]
    fn normal_numbers_are_even_about_zero_and_join_where_rows_meet() {
        assert_eq!(normal_q28(u64::MAX >> 1), -normal_q28(u64::MAX));
        assert!(normal_q28(u64::MAX) < 10, "the middle is at 0");
        let edge = |bits: u64| normal_q28(bits | 1 << 63);
        for row in 1..40 {
            let first = 1u64 << (63 - row);
            assert!((edge(first) - edge(first - 1)).abs() <= 1 << 24, "row {row}");
        }
        assert!((edge(0) as f64 / f64::from(1 << 28)) > 6.0);
    }

    #[test]
    fn powers_of_two_agree_with_floating_point() {
        for exponent in [-20.5, -1.25, -0.001, 0.0, 0.3, 0.999_999, 1.0, 7.77] {
            let exact = 1e9 * 2f64.powf(exponent);
            let ours = power(1_000_000_000, (exponent * 2f64.powi(32)) as i64) as f64;
            assert!((ours - exact).abs() <= 1.0 + exact * 1e-8, "{exponent}: {ours} {exact}");
        }
    }
}
