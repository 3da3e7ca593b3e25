//! Is a difference more than noise? Means as mmtests has them, tests, and how many seeds it takes.
//!
//! Symbols: n seeds; b, v what baseline and variant gave, one number a seed; B, V their means; s a
//! sample standard deviation (n - 1); t(df, q) the quantile of Student's t; a the level.
//!
//! Seeds are common: `b[i]` and `v[i]` are of the same history of arrivals, so what they have in
//! common cancels in their difference. That is why the default test is the paired one.
//!
//! That each test errs no more often than it says is tried on tens of thousands of tables. So this
//! is a crate of its own: it is small, and optimised in tests too.

pub mod better;
pub mod holm;
pub mod moments;
pub mod pairs;
pub mod samples;
pub mod scatter;
pub mod splits;
pub mod student;
pub mod weighted;

#[cfg(test)]
mod rates;

/// The level of the paired test over a whole table, and of Welch's.
pub const LEVEL: f64 = 0.05;
/// The level of mmtests' t-test.
pub const LEVEL_2022: f64 = 0.10;
