//! By how much a change changes the p99, per cent: the truth beside what `explain` says (a history
//! of each service before and after) and what `compare` of the set says (means of several).

use super::judge::{changed, holds};
use super::made::Made;
use super::world::{Change, changes, p99_ns, run, scenario};
use fairground_cli::experiment::fit::Member;
use fairground_statistics::better::Better;
use fairground_statistics::moments::amean;
use fairground_statistics::weighted::Range;
use rayon::prelude::*;
use std::fmt::{self, Display, Formatter};

/// Histories of the truth, and of each service in `compare`.
const HISTORIES: u64 = 5;

/// One change of one service.
#[derive(Clone, Copy, Debug)]
pub struct Gained {
    truth_percent: f64,
    explain: Range,
    compare: Range,
}

impl Gained {
    /// Whether the range of `explain` holds the truth, and that of `compare`: in whole per cent, as
    /// `explain` prints them.
    pub fn held(&self) -> [bool; 2] {
        let truth = self.truth_percent.round();
        [self.explain, self.compare].map(|range| holds(range.map(f64::round), truth))
    }
}

/// Of each change, but for those without a p99 before or after: a queue that grows.
pub fn gained(made: &Made, members: &[Member]) -> Vec<Gained> {
    let truth = |change| histories(&scenario(made, change, made.over_s), 2000);
    let all = |change| -> Vec<Vec<f64>> {
        let of =
            |(place, member)| histories(&changed(made, change, member), 4000 + 10 * place as u64);
        members.par_iter().enumerate().map(of).collect()
    };
    let (truth_before, all_before) = (truth(Change::None), all(Change::None));
    let of = |&change: &Change| {
        let truth_percent = percent(amean(&truth_before), amean(&truth(change)));
        truth_percent.is_finite().then(|| {
            let after = all(change);
            let range = |of: fn(&[f64]) -> f64| {
                let pairs = all_before.iter().zip(&after).zip(members);
                let numbers: Vec<(f64, f64)> = pairs
                    .map(|((before, after), member)| {
                        (percent(of(before), of(after)), member.weight)
                    })
                    .collect();
                Range::of(&numbers).expect("members have weight").coarse_change()
            };
            Gained { truth_percent, explain: range(|all| all[0]), compare: range(amean) }
        })
    };
    changes(made.kind).iter().filter_map(of).collect()
}

fn histories(text: &str, first: u64) -> Vec<f64> {
    (0..HISTORIES).into_par_iter().map(|seed| p99_ns(&run(text, first + seed))).collect()
}

/// More is longer.
fn percent(before: f64, after: f64) -> f64 {
    Better::Neither.gain(before, after)
}

impl Display for Gained {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "p99 changes by {:+.1} %:", self.truth_percent)?;
        let ranges = [("explain", self.explain), ("compare", self.compare)];
        for ((name, range), held) in ranges.into_iter().zip(self.held()) {
            let missed = if held { "" } else { " MISSED" };
            write!(f, " {name} {:+.1} {:+.1} {:+.1}{missed}", range.low, range.likely, range.high)?;
        }
        Ok(())
    }
}
