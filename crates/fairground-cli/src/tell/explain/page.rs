//! What the page holds, and how it writes numbers.

use crate::experiment::fit::{OFF_SIDE, OTHERWISE, StaysBy};
use crate::tell::measured::Measured;
use fairground_statistics::weighted::Range;

/// What the page says beside what was worked out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    /// The service, its limit and request, the machine, the kernel, the figures; a line each.
    pub head: Vec<String>,
    /// What should be known of the figures, a sentence each.
    pub notes: Vec<String>,
    /// That more than the limit is wanted, if the figures show it: then there is no answer.
    pub overloaded: Option<String>,
    /// Why there is no answer, if there is none.
    pub why_not: Option<String>,
    /// Who says that no thread of the service follows its limit, if one does.
    pub threads_stay: Option<StaysBy>,
    /// What was measured: the p99, ms (a number, or the bucket that it lies in), and the share of
    /// periods with throttling, per cent.
    pub today: Option<[String; 2]>,
    /// What was measured, as numbers.
    pub measured: Measured,
    /// Of the time, in which something of the service waited for a CPU as measured, per cent.
    pub pressure_some_percent: Option<f64>,
    /// What the manifest requests, CPUs.
    pub request_cpus: Option<f64>,
    /// True if the manifest leaves it out, so that it follows the limit.
    pub request_follows: bool,
    /// What is wrong, if the simulated services are not near what was measured ([`super::misfit`]):
    /// nothing that is simulated promises anything then.
    pub misfit: Option<String>,
    /// That the simulated services are throttled in other shares of periods than was measured, if
    /// so ([`super::misfit`]).
    pub throttled_otherwise: Option<String>,
    /// That most of them meet the targets where what was measured does not, or the other way round,
    /// or are faster than that, or slower, if so ([`super::misfit`]).
    pub target_otherwise: Option<String>,
    /// That its runtime collects with more threads than its limit has CPUs, if it does.
    pub collects_too_wide: Option<String>,
    /// What would narrow the ranges, a line each.
    pub narrowing: Vec<String>,
    /// The file of the set, if it was written.
    pub set: Option<String>,
    /// What has to be said with the set to ask again.
    pub again: Again,
}

impl Page {
    /// True if it says what a set is cautioned with, with its numbers.
    pub fn says(&self, caution: &str) -> bool {
        match caution {
            OTHERWISE => self.throttled_otherwise.is_some(),
            OFF_SIDE => self.target_otherwise.is_some(),
            _ => false,
        }
    }

    /// Why the services, near as they are, may not do to a target what yours does, if so.
    pub fn otherwise(&self) -> impl Iterator<Item = &String> {
        let otherwise = self.throttled_otherwise.iter().chain(&self.collects_too_wide);
        otherwise.chain(&self.target_otherwise)
    }
}

/// Options that a set has not in it, as a shell takes them, each with a blank before it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Again {
    /// The neighbours.
    pub beside: String,
    /// The pressure that was measured, and the target.
    pub rest: String,
}

/// The likely value, with its range.
pub fn ms(range: &Range) -> String {
    let Range { low, likely, high } = range;
    format!("{} ({} - {})", short(*likely), short(*low), short(*high))
}

/// Three digits or so.
pub fn short(value: f64) -> String {
    match value {
        value if value.is_nan() => "-".into(),
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value => format!("{value:.2}"),
    }
}
