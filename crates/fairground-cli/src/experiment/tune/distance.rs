//! How far from meeting the targets a setting is.

use super::judged::Judged;
use super::question::Question;
use crate::experiment::confidence::least_of;
use crate::experiment::target::{Comparison, Target};
use crate::experiment::worlds::{heaviest, suffices};

/// A target that misses in more histories than it may, and by how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Miss {
    /// Its place among the targets.
    pub target: usize,
    /// Runs in which it misses, of all worlds.
    pub missed: usize,
    /// Runs.
    pub of: usize,
    /// The share of the weight of worlds in which it misses too often, 0 to 1.
    pub weight: f64,
    /// True if the queue of what it bounds grows, so that its numbers say nothing.
    pub grows: bool,
    /// How many times as long a longer run may show it, at most.
    pub longer: f64,
    /// What the wanted share of the runs reaches in worlds with nearly all of the weight, in the
    /// metric's unit; NaN if so many give no number.
    pub reached: f64,
}

impl Miss {
    /// True if too many runs give no number, and no growing queue is why.
    pub fn is_unseen(&self) -> bool {
        self.reached.is_nan() && !self.grows
    }
}

impl Question {
    /// The targets that a setting misses too often, in so many worlds that the others are not
    /// enough; if only all targets together are missed so, those that any world misses.
    pub fn misses(&self, worlds: &[Judged]) -> Vec<Miss> {
        let all: Vec<Miss> = (0..self.targets.len()).map(|at| self.miss(at, worlds)).collect();
        let is_most = |miss: &&Miss| !suffices(1.0 - miss.weight);
        let most: Vec<Miss> = all.iter().filter(is_most).copied().collect();
        match most.is_empty() {
            true => all.into_iter().filter(|miss| miss.weight > 0.0).collect(),
            false => most,
        }
    }

    fn miss(&self, target: usize, worlds: &[Judged]) -> Miss {
        let (weight, reached) = (0.0, f64::NAN);
        let (missed, of, grows, longer) = (0, 0, false, 1.0);
        let mut miss = Miss { target, missed, of, weight, grows, longer, reached };
        let wanted = &self.targets[target];
        let by_factor = |a: f64, b: f64| factor(wanted, a).total_cmp(&factor(wanted, b));
        let mut reached = Vec::new();
        for (judged, world) in worlds.iter().zip(&self.grid.worlds) {
            let mut values: Vec<f64> = judged.values().map(|values| values[target]).collect();
            let missed = judged.misses(target, wanted);
            miss.missed += missed;
            miss.of += values.len();
            miss.grows |= judged.grows.get(target) == Some(&true);
            miss.longer = miss.longer.max(judged.longer(target));
            let least = least_of(values.len(), self.share);
            if values.len() - missed < least {
                miss.weight += world.weight;
            }
            values.sort_by(|a, b| by_factor(*a, *b));
            let value = values.get(least.saturating_sub(1)).copied();
            reached.push((value.unwrap_or(f64::NAN), world.weight));
        }
        reached.sort_by(|(a, _), (b, _)| by_factor(*a, *b));
        let mut sum = 0.0;
        let last = reached.iter().find(|(_, weight)| {
            sum += weight;
            suffices(sum)
        });
        miss.reached = last.map_or(f64::NAN, |(value, _)| *value);
        miss.weight = miss.weight.min(1.0);
        miss
    }

    /// By which factor the median misses the worst of the targets, in the likeliest world.
    pub(super) fn median_distance(&self, worlds: &[Judged]) -> f64 {
        let judged = &worlds[heaviest(&self.grid.worlds)];
        let median = |target: usize| judged.median(target).unwrap_or(f64::NAN);
        let targets = self.targets.iter().enumerate();
        targets.map(|(at, target)| factor(target, median(at))).fold(0.0, f64::max)
    }

    /// By which factor what the wanted share of the histories reaches misses the worst of the
    /// targets.
    pub(super) fn reach_distance(&self, worlds: &[Judged]) -> f64 {
        let reached = |(at, target)| factor(target, self.miss(at, worlds).reached);
        self.targets.iter().enumerate().map(reached).fold(0.0, f64::max)
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
        Comparison::Less | Comparison::AtMost => target.at_worst(value) / target.bound,
        Comparison::Greater | Comparison::AtLeast => target.bound / target.at_worst(value),
        Comparison::Equal | Comparison::Unequal => (value - target.bound).abs(),
    };
    if factor.is_nan() { f64::INFINITY } else { factor }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::tune::judged::Measured;
    use crate::experiment::tune::{grid, targets};
    use crate::read::{Asked, Overrides};
    use crate::run::overload::Shown;

    fn question() -> Question {
        let server = "server --threads 2 --rate 50/s --service 1ms --duration 1s";
        let asked = Asked::Path(server.into());
        let vary = ["cpu.max=1,2".to_owned()];
        let meet = ["p99 < 30ms", "throughput >= 40", "p50 < 5ms"].map(str::to_owned);
        Question {
            grid: grid(asked, Overrides::default(), &vary).expect("a grid"),
            targets: targets(&meet).expect("targets"),
            minimise: None,
            seeds: 10,
            share: 0.8,
            jobs: None,
        }
    }

    #[test]
    fn a_miss_says_what_the_wanted_share_reaches() {
        let question = question();
        let mut judged = Judged::default();
        for place in 0..10 {
            // p99 of 26 to 35 ms: 4 of 10 keep it, 8 of 10 keep 33 ms.
            let values = vec![26.0 + place as f64, [50.0, 30.0][place % 2], 1.0];
            let run = Measured { values, shown: Shown::default(), cost: f64::NAN };
            judged.note(place, run, &question.targets, 1.0);
        }
        let miss = |target, missed, reached| {
            let (of, weight, grows, longer) = (10, 1.0, false, 1.0);
            Miss { target, missed, of, weight, grows, longer, reached }
        };
        let expected = [miss(0, 6, 33.0), miss(1, 5, 30.0)];
        assert_eq!(question.misses(&[judged]), expected);
    }

    #[test]
    fn what_holds_as_often_as_is_wanted_does_not_miss() {
        let question = Question { share: 0.9, ..question() };
        let mut judged = Judged::default();
        for place in 0..20 {
            let values = vec![if place < 2 { 40.0 } else { 20.0 }, 50.0, 1.0];
            let run = Measured { values, shown: Shown::default(), cost: f64::NAN };
            judged.note(place, run, &question.targets, 1.0);
        }
        assert_eq!(judged.held(), 18);
        assert_eq!(question.misses(&[judged]), [], "2 of 20 may miss");
    }
}
