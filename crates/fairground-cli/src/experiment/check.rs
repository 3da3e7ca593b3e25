//! Does what must hold, hold? Every target in every history, or in a share of them.

use super::points::{self, Point, mix};
use super::statistics::moments::median;
use super::target::{Comparison, Target};
use crate::base::failure::Failure;
use crate::read::Asked;
use crate::read::Overrides;
use crate::run::overload::{self, Overload};
use crate::run::progress::PatientBar;
use crate::run::report::Report;
use std::ops::RangeInclusive;

/// What is checked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The scenario.
    pub asked: Asked,
    /// What is changed in it.
    pub overrides: Overrides,
    /// What must hold.
    pub targets: Vec<Target>,
    /// In which histories.
    pub seeds: RangeInclusive<u64>,
    /// In how many of them at least, per cent.
    pub share_percent: f64,
}

/// A range of seeds, or one alone; the first ten if nobody says.
pub fn seeds_asked(range: Option<RangeInclusive<u64>>, alone: Option<u64>) -> RangeInclusive<u64> {
    range.or(alone.map(|seed| seed..=seed)).unwrap_or(1..=10)
}

/// What came out.
pub struct Checked {
    /// The question.
    pub question: Question,
    /// Name of the machine.
    pub machine: String,
    /// The kernel's profile.
    pub kernel: String,
    /// By target, in their order.
    pub results: Vec<Held>,
    /// Signs of overload, each with the number of runs that show it.
    pub overloads: Vec<(Overload, usize)>,
    /// Digest of all runs.
    pub digest: u64,
}

/// One target over all histories.
pub struct Held {
    /// The target.
    pub target: Target,
    /// What was measured, by seed; NaN where a run gave no number.
    pub values: Vec<f64>,
    /// Whether it holds in enough histories.
    pub holds: bool,
}

impl Held {
    /// Histories in which it holds.
    pub fn count(&self) -> usize {
        self.values.iter().filter(|value| self.target.holds(**value)).count()
    }

    /// Runs that gave no number.
    pub fn missing(&self) -> usize {
        self.values.iter().filter(|value| value.is_nan()).count()
    }

    fn numbers(&self) -> Vec<f64> {
        let numbers = self.values.iter().copied().filter(|value| !value.is_nan());
        let mut numbers: Vec<f64> = numbers.collect();
        numbers.sort_by(f64::total_cmp);
        numbers
    }

    /// Median over the histories; NaN without any number.
    pub fn median(&self) -> f64 {
        median(&self.numbers())
    }

    /// The value that is furthest on the wrong side, or nearest to it; NaN without any number.
    pub fn worst(&self) -> f64 {
        let numbers = self.numbers();
        let (low, high) = (numbers.first().copied(), numbers.last().copied());
        let off = |value: f64| (value - self.target.bound).abs();
        let worst = match self.target.comparison {
            Comparison::Less | Comparison::AtMost => high,
            Comparison::Greater | Comparison::AtLeast => low,
            Comparison::Equal => numbers.into_iter().max_by(|a, b| off(*a).total_cmp(&off(*b))),
            Comparison::Unequal => numbers.into_iter().min_by(|a, b| off(*a).total_cmp(&off(*b))),
        };
        worst.unwrap_or(f64::NAN)
    }
}

impl Checked {
    /// True if every target holds.
    pub fn holds(&self) -> bool {
        self.results.iter().all(|held| held.holds)
    }
}

/// Runs the scenario with every seed and holds it against the targets.
///
/// # Errors
/// When the scenario is wrong, or has not what a target is about.
pub fn check(question: Question) -> Result<Checked, Failure> {
    let asked = &question.asked;
    let base = asked.load(&question.overrides)?.scenario;
    let point = |seed| Point { overrides: question.overrides.clone(), seed };
    let points: Vec<Point> = question.seeds.clone().map(point).collect();
    let targets = &question.targets;
    let tell = |report: &Report<'_>| {
        let values = targets.iter().map(|target| target.metric.measure(report));
        let values = values.collect::<Result<Vec<f64>, _>>()?;
        Ok((values, report.digest, overload::of_run(report)))
    };
    let bar = PatientBar::new(points.len() as u64);
    let told = points::collect(asked, &points, None, tell, || bar.step())?;
    bar.finish();
    let runs: Result<Vec<_>, crate::run::metric::Missing> = told.into_iter().collect();
    let runs =
        runs.map_err(|missing| Failure::Input(format!("error: {}: {missing}", asked.name())))?;
    let digest = runs.iter().fold(0, |digest, (_, next, _)| mix(digest, *next));
    let overloads = overload::of_runs(runs.iter().map(|(.., signs)| signs));
    let held = |(at, target): (usize, &Target)| {
        let values: Vec<f64> = runs.iter().map(|(values, ..)| values[at]).collect();
        let mut held = Held { target: target.clone(), values, holds: false };
        held.holds = 100.0 * held.count() as f64 >= question.share_percent * points.len() as f64;
        held
    };
    let results = targets.iter().enumerate().map(held).collect();
    let kernel = base.kernel.profile.to_string();
    let machine = base.machine.name.clone();
    Ok(Checked { machine, kernel, results, overloads, digest, question })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(target: &str, values: &[f64]) -> Held {
        let target = Target::parse(target).unwrap();
        Held { target, values: values.to_vec(), holds: false }
    }

    #[test]
    fn the_worst_is_on_the_wrong_side() {
        let values = [3.0, f64::NAN, 1.0, 2.0];
        assert_eq!(held("p99 < 2ms", &values).worst(), 3.0);
        assert_eq!(held("throughput > 2", &values).worst(), 1.0);
        assert_eq!(held("nr_throttled == 3", &values).worst(), 1.0);
        assert_eq!(held("nr_throttled != 2", &values).worst(), 2.0);
        let held = held("p99 < 2ms", &values);
        assert_eq!((held.count(), held.missing(), held.median()), (1, 1, 2.0));
    }

    #[test]
    fn without_a_number_nothing_holds() {
        let held = held("p99 < 2ms", &[f64::NAN]);
        assert!(held.worst().is_nan() && held.median().is_nan());
        assert_eq!(held.count(), 0);
    }
}
