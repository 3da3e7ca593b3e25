//! Is a difference more than noise? Means as mmtests has them, tests, and how many seeds it takes.
//!
//! Symbols: n seeds; b, v what baseline and variant gave, one number a seed; B, V their means; s a
//! sample standard deviation (n - 1); t(df, q) the quantile of Student's t; a the level.
//!
//! Seeds are common: `b[i]` and `v[i]` are of the same history of arrivals, so what they have in
//! common cancels in their difference. That is why the default test is the paired one.

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

/// How it is decided whether a difference is marked.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Sign flips of the differences seed by seed, Holm's correction over the table, 5 %
    Paired,
    /// mmtests since December 2024: mean +- 1.96 standard deviations do not overlap
    Mmtests,
    /// mmtests before that: t-test, n1 + n2 - 2 degrees of freedom, 10 %
    #[value(name = "mmtests-2022")]
    Mmtests2022,
    /// Welch's t-test, 5 %
    Welch,
}

/// The level of the paired test over a whole table, and of Welch's.
pub const LEVEL: f64 = 0.05;
/// The level of mmtests' t-test.
pub const LEVEL_2022: f64 = 0.10;

impl Rule {
    /// The sentence under the table.
    pub fn says(self) -> &'static str {
        match self {
            Rule::Paired => {
                "paired by seed, sign-flip test of the differences; significant at 5 % over the \
                 whole table (Holm's correction)"
            }
            Rule::Mmtests => {
                "mmtests since December 2024: means +- 1.96 standard deviations do not overlap; \
                 seeds taken as independent, no correction for the number of cells"
            }
            Rule::Mmtests2022 => {
                "mmtests until November 2024: t-test at 10 %, n1 + n2 - 2 degrees of freedom, any \
                 difference if nothing varies; seeds taken as independent, no correction for the \
                 number of cells"
            }
            Rule::Welch => {
                "Welch's t-test at 5 %; seeds taken as independent, no correction for the number \
                 of cells"
            }
        }
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Paired => "paired",
            Rule::Mmtests => "mmtests",
            Rule::Mmtests2022 => "mmtests-2022",
            Rule::Welch => "welch",
        }
    }
}
