//! By how much a change changes the p99, per cent: the truth beside what `explain` says (a history
//! of each service before and after) and what `compare` of the set says (means of several).

use super::judge::changed;
use super::made::Made;
use super::world::{Change, p99_ns, run, scenario};
use fairground_cli::experiment::fit::Member;
use fairground_cli::experiment::statistics::weighted::Range;
use rayon::prelude::*;
use std::fmt::{self, Display, Formatter};

/// Histories of the truth, and of each service in `compare`.
const HISTORIES: u64 = 5;

/// One change of one service.
#[derive(Clone, Copy, Debug)]
pub struct Gained {
    pub truth_percent: f64,
    pub explain: Range,
    pub compare: Range,
}

/// Whether such a range holds the truth, both in whole per cent, as `explain` prints them.
pub fn holds(range: &Range, truth_percent: f64) -> bool {
    let Range { low, high, .. } = range.map(f64::round);
    let truth_percent = truth_percent.round();
    low <= truth_percent && (truth_percent <= high || high.is_nan())
}

/// Nothing if the truth has no p99 before or after: a queue that grows.
pub fn gained(made: &Made, change: Change, members: &[Member]) -> Option<Gained> {
    let of = |change| {
        let text = scenario(made, change, made.over_s);
        mean(&histories(&text, 2000))
    };
    let truth_percent = percent(of(Change::None), of(change));
    if !truth_percent.is_finite() {
        return None;
    }
    let all: Vec<(Vec<f64>, Vec<f64>, f64)> = members
        .par_iter()
        .enumerate()
        .map(|(place, member)| {
            let first = 4000 + 10 * place as u64;
            let of = |change| histories(&changed(made, change, member), first);
            (of(Change::None), of(change), member.weight)
        })
        .collect();
    let range = |of: &dyn Fn(&[f64]) -> f64| {
        let numbers: Vec<(f64, f64)> = all
            .iter()
            .map(|(before, after, weight)| (percent(of(before), of(after)), *weight))
            .collect();
        Range::of(&numbers).expect("members have weight").coarse_change()
    };
    Some(Gained { truth_percent, explain: range(&|all| all[0]), compare: range(&mean) })
}

fn histories(text: &str, first: u64) -> Vec<f64> {
    (0..HISTORIES).into_par_iter().map(|seed| p99_ns(&run(text, first + seed))).collect()
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn percent(before: f64, after: f64) -> f64 {
    100.0 * (after - before) / before
}

impl Display for Gained {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "p99 changes by {:+.1} %:", self.truth_percent)?;
        for (name, range) in [("explain", &self.explain), ("compare", &self.compare)] {
            let missed = if holds(range, self.truth_percent) { "" } else { " MISSED" };
            write!(f, " {name} {:+.1} {:+.1} {:+.1}{missed}", range.low, range.likely, range.high)?;
        }
        Ok(())
    }
}
