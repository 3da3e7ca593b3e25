//! How far from meeting the targets a setting is.

use super::answer::Judged;
use super::question::Question;
use crate::experiment::target::{Comparison, Target};
use crate::experiment::worlds::heaviest;

/// A target that misses in more histories than it may, and by how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Miss {
    /// Its place among the targets.
    pub target: usize,
    /// Seeds in which it misses.
    pub missed: usize,
    /// What the wanted share of the seeds reaches, in the metric's unit: with that as its bound the
    /// target would hold. NaN if so many give no number.
    pub reached: f64,
}

impl Question {
    /// The targets that a setting misses too often in the seeds that it was run with.
    pub fn misses(&self, judged: &Judged) -> Vec<Miss> {
        let of = |(place, target): (usize, &Target)| {
            let mut values: Vec<f64> = judged.values().map(|values| values[place]).collect();
            let missed = values.iter().filter(|value| !target.holds(**value)).count();
            let is_often = missed as f64 > (1.0 - self.share) * values.len() as f64;
            values.sort_by(|a, b| factor(target, *a).total_cmp(&factor(target, *b)));
            let last = (self.share * values.len() as f64).ceil() as usize;
            let reached = values.get(last.saturating_sub(1)).copied();
            is_often.then(|| Miss { target: place, missed, reached: reached.unwrap_or(f64::NAN) })
        };
        self.targets.iter().enumerate().filter_map(of).collect()
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::tune::answer::Measured;
    use crate::experiment::tune::{grid, targets};
    use crate::read::{Asked, Overrides};

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
            let run = Measured { values, overloads: Vec::new(), cost: f64::NAN };
            judged.note(place, run, &question.targets);
        }
        let expected = [
            Miss { target: 0, missed: 6, reached: 33.0 },
            Miss { target: 1, missed: 5, reached: 30.0 },
        ];
        assert_eq!(question.misses(&judged), expected);
    }
}
