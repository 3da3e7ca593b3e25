//! How far from meeting the targets a setting is.

use super::answer::Judged;
use super::question::Question;
use crate::experiment::target::{Comparison, Target};
use crate::experiment::worlds::heaviest;

impl Question {
    /// By which factor the median misses the worst of the targets, in the likeliest world.
    pub(super) fn median_distance(&self, worlds: &[Judged]) -> f64 {
        let judged = &worlds[heaviest(&self.grid.worlds)];
        let median = |target: usize| judged.median(target).unwrap_or(f64::NAN);
        let targets = self.targets.iter().enumerate();
        targets.map(|(at, target)| factor(target, median(at))).fold(0.0, f64::max)
    }

    /// By which factors runs miss the targets, as the sum of their logarithms; 0 if none misses.
    pub(super) fn log_distance<'r>(&self, runs: impl IntoIterator<Item = &'r Vec<f64>>) -> f64 {
        let of_run = |values: &Vec<f64>| -> f64 {
            let pairs = self.targets.iter().zip(values);
            pairs.map(|(target, value)| factor(target, *value).max(1.0).ln()).sum()
        };
        runs.into_iter().map(of_run).sum()
    }
}

/// Above 1 if a value misses a target; no number misses it without end.
fn factor(target: &Target, value: f64) -> f64 {
    let factor = match target.comparison {
        Comparison::Less | Comparison::AtMost => value / target.bound,
        Comparison::Greater | Comparison::AtLeast => target.bound / value,
        Comparison::Equal | Comparison::Unequal => (value - target.bound).abs(),
    };
    if factor.is_nan() { f64::INFINITY } else { factor }
}
