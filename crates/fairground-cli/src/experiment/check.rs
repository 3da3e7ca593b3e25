//! Does what must hold, hold? Every target in every history, or in a share of them.

use super::confidence::{least_of, lower_bound};
use super::longer::{among, longer};
use super::measured::{Measured, measure};
use super::overloaded::meaningless;
use super::points::Point;
use super::target::{Comparison, Target};
use super::{first_span, lacking, throttled};
use crate::base::failure::Failure;
use crate::read::{Asked, Loaded, Overrides};
use crate::run::metric::Metric;
use crate::run::signs::{Sign, of_runs};
use fairground_statistics::moments::{median, numbers};
use fairground_statistics::scatter::Scatter;
use std::ops::RangeInclusive;

/// The risk that the proven share is too high.
pub const RISK: f64 = 0.05;

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
    /// Why the scenario is not like what it was fitted to, if its writer knew.
    pub misfit: Option<String>,
    /// Signs of overload.
    pub overloads: Vec<Sign>,
    /// Digest of all runs.
    pub digest: u64,
}

/// One target over all histories.
pub struct Held {
    /// The target.
    pub target: Target,
    /// What was measured, by seed; NaN where a run gave no number.
    pub values: Vec<f64>,
    /// True if it bounds times of requests whose queue grows: a longer run would show longer ones.
    pub is_meaningless: bool,
    /// How many times as long a longer run may show it; above 1 of times of requests in a run that
    /// is short.
    pub longer: f64,
    /// Whether it holds in enough histories, and that says something.
    pub holds: bool,
    /// Whether it may: a value of a fitted explanation may be off either way.
    pub may_hold: bool,
}

impl Held {
    /// True if a value keeps the bound, and would in a longer run.
    fn holds_for(&self, value: f64) -> bool {
        self.target.holds(value * self.longer)
    }

    /// Histories in which it holds.
    pub fn count(&self) -> usize {
        self.values.iter().filter(|value| self.holds_for(**value)).count()
    }

    /// True if some history keeps the bound that might not if it were longer.
    pub fn is_short(&self) -> bool {
        self.values.iter().any(|value| self.target.holds(*value) && !self.holds_for(*value))
    }

    /// Runs that gave no number.
    pub fn missing(&self) -> usize {
        self.values.iter().filter(|value| value.is_nan()).count()
    }

    /// Median over the histories; NaN without any number.
    pub fn median(&self) -> f64 {
        median(&numbers(&self.values))
    }

    /// Where one more history lies; nothing of fewer than two.
    pub fn scatter(&self) -> Option<Scatter> {
        Scatter::of(&self.values)
    }

    /// True if the bound lies where histories scatter: one holds and another one does not, by luck.
    pub fn is_inside_scatter(&self) -> bool {
        self.scatter().is_some_and(|Scatter { low, high, .. }| match self.target.comparison {
            // Between two values that histories have, there may be one that none of them has.
            Comparison::Equal | Comparison::Unequal => {
                let held = self.count();
                held > 0 && held + self.missing() < self.values.len()
            }
            _ => self.holds_for(low) != self.holds_for(high),
        })
    }

    /// The share of all histories in which it holds, as far as these prove it, 0 to 1.
    pub fn proven(&self) -> f64 {
        lower_bound(self.count(), self.values.len(), RISK)
    }

    /// The value that is furthest on the wrong side, or nearest to it; NaN without any number.
    pub fn worst(&self) -> f64 {
        let numbers = numbers(&self.values);
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

    /// True if every target may hold.
    pub fn may_hold(&self) -> bool {
        self.results.iter().all(|held| held.may_hold)
    }

    /// True if that may be relied on too: of what does not fit nothing holds.
    pub fn passes(&self) -> bool {
        self.holds() && self.misfit.is_none()
    }
}

/// Runs the scenario with every seed and holds it against the targets.
///
/// # Errors
/// When the scenario is wrong, or has not what a target is about.
pub fn check(question: Question) -> Result<Checked, Failure> {
    let asked = &question.asked;
    let Loaded { scenario: base, of_set, .. } = asked.load(&question.overrides)?;
    let points = Point::each(&question.overrides, question.seeds.clone());
    let targets = &question.targets;
    throttled::tell(&base, targets);
    first_span::tell(&base, targets);
    let metrics: Vec<&Metric> = targets.iter().map(|target| &target.metric).collect();
    lacking::refuse(&asked.name(), &base.machine, metrics.iter().copied())?;
    let Measured { values: runs, shown, digest, .. } = measure(asked, &points, &metrics)?;
    let grows = meaningless(targets, shown.iter());
    let share = question.share_percent / 100.0;
    let least = least_of(points.len(), share);
    let held = |(at, target): (usize, &Target)| {
        let values: Vec<f64> = runs.iter().map(|values| values[at]).collect();
        let is_meaningless = grows[at];
        let longer = shown.iter().map(|run| longer(target, run, among(points.len(), share)));
        let longer = longer.fold(1.0, f64::max);
        let may_hold = values.iter().filter(|value| target.may_hold(**value)).count() >= least;
        let (target, may_hold) = (target.clone(), may_hold && !is_meaningless);
        let held = Held { target, values, is_meaningless, longer, holds: false, may_hold };
        Held { holds: held.count() >= least && !is_meaningless, ..held }
    };
    let results = targets.iter().enumerate().map(held).collect();
    let kernel = base.kernel.profile.to_string();
    let machine = base.machine.name.clone();
    let overloads = of_runs(&shown);
    let misfit = of_set.misfit;
    Ok(Checked { machine, kernel, results, misfit, overloads, digest, question })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(target: &str, values: &[f64]) -> Held {
        let target = Target::parse(target).unwrap();
        let values = values.to_vec();
        let (is_meaningless, longer) = (false, 1.0);
        Held { target, values, is_meaningless, longer, holds: false, may_hold: false }
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
    fn a_bound_among_the_histories_is_inside_their_scatter() {
        let is_inside = |target: &str| held(target, &[1.0, 2.0, 3.0]).is_inside_scatter();
        let inside = ["p99 < 2ms", "p99 < 3ms", "nr_throttled >= 2", "nr_throttled == 3"];
        assert_eq!(inside.map(is_inside), [true; 4]);
        let outside = ["p99 <= 3ms", "p99 < 1ms", "nr_throttled > 0", "nr_throttled != 4"];
        assert_eq!(outside.map(is_inside), [false; 4]);
        assert!(!held("nr_throttled == 2", &[1.0, 3.0]).is_inside_scatter(), "no history has it");
        assert!(!held("nr_throttled == 1", &[1.0, 1.0]).is_inside_scatter());
        assert!(!held("p99 < 2ms", &[1.0]).is_inside_scatter(), "one history does not scatter");
    }

    #[test]
    fn few_histories_prove_little() {
        assert!((held("p99 < 2ms", &[1.0]).proven() - 0.05).abs() < 1e-9, "0.05 once in 20");
        assert!((held("p99 < 2ms", &[1.0; 29]).proven() - 0.9019).abs() < 1e-4);
        assert!(held("p99 < 2ms", &[3.0]).proven() == 0.0);
    }

    #[test]
    fn a_short_run_has_to_keep_the_bound_for_a_longer_one() {
        let held = Held { longer: 1.5, ..held("p99 < 3ms", &[1.0, 2.5]) };
        assert_eq!((held.count(), held.is_short(), held.is_inside_scatter()), (1, true, true));
        let held = Held { longer: 1.1, ..held };
        assert_eq!((held.count(), held.is_short()), (2, false));
    }

    #[test]
    fn without_a_number_nothing_holds() {
        let held = held("p99 < 2ms", &[f64::NAN]);
        assert!(held.worst().is_nan() && held.median().is_nan());
        assert_eq!(held.count(), 0);
    }
}
