//! Does what must hold, hold, whichever explanation of a set is true?

use super::apart::{Apart, apart};
use super::check::{Checked, Question, check};
use super::untold::Untold;
use super::worlds::{Agreement, World, targets_of};
use crate::base::failure::Failure;
use crate::read::Asked;
use fairground_statistics::weighted::Range;

/// What came out.
pub struct CheckedSet {
    /// The scenario.
    pub asked: Asked,
    /// The explanations.
    pub worlds: Vec<World>,
    /// What is true of each.
    pub checked: Vec<Checked>,
    /// Why they are not like the measured service, if the writer of the set knew.
    pub misfit: Option<String>,
    /// What they can't tell of the limit that is asked about.
    pub untold: Option<Untold>,
    /// In which of them all targets hold.
    pub agreement: Agreement,
    /// The share of the weight of these, 0 to 1.
    pub weight: f64,
    /// What would tell those in which they hold from the others, if anything does.
    pub apart: Option<Apart>,
}

impl CheckedSet {
    /// True if all targets hold in nearly all explanations, by weight, and these fit and can tell.
    pub fn holds(&self) -> bool {
        self.agreement.is_enough() && self.misfit.is_none() && !self.is_open()
    }

    /// True if the explanations can't tell whether what holds in them holds.
    pub fn is_open(&self) -> bool {
        self.untold.is_some_and(Untold::is_open)
    }

    /// The range of a target's median.
    pub fn median(&self, target: usize) -> Option<Range> {
        let medians = self.checked.iter().map(|checked| checked.results[target].median());
        let weights = self.worlds.iter().map(|world| world.weight);
        let range = Range::of(&medians.zip(weights).collect::<Vec<_>>())?;
        let unit = self.checked[0].results[target].target.metric.unit();
        Some(if unit.is_time() { range.coarse() } else { range })
    }

    /// In which explanations a target holds, and their share of the weight.
    pub fn agreement_of(&self, target: usize) -> (Agreement, f64) {
        let of = |world: usize| &self.checked[world].results[target];
        let (agreement, weight) = Agreement::of(&self.worlds, |world| of(world).holds);
        let may = (0..self.worlds.len()).any(|world| of(world).may_hold);
        (agreement.or_open(may), weight)
    }
}

/// Checks every explanation with the same seeds.
///
/// # Errors
/// When one of them is wrong, or has not what a target is about.
pub fn check_set(question: &Question, worlds: Vec<World>) -> Result<CheckedSet, Failure> {
    let targets = targets_of(question.targets.clone(), &worlds);
    let one = |world: &World| {
        let overrides = world.over(&question.overrides);
        check(Question { overrides, targets: targets.clone(), ..question.clone() })
    };
    let mut checked = worlds.iter().map(one).collect::<Result<Vec<_>, Failure>>()?;
    // It is said of the set: each explanation by itself is a service like any other.
    let misfits = checked.iter_mut().map(|checked| checked.misfit.take());
    let misfit = misfits.fold(None, Option::or);
    let holds: Vec<bool> = checked.iter().map(Checked::holds).collect();
    let (agreement, weight) = Agreement::of(&worlds, |world| holds[world]);
    let agreement = agreement.or_open(checked.iter().any(Checked::may_hold));
    let apart = match holds.contains(&true) && holds.contains(&false) {
        true => apart(&question.asked, &worlds, &holds)?,
        false => None,
    };
    let asked = question.asked.clone();
    let untold = Untold::of(&asked, &question.overrides, &worlds)?;
    Ok(CheckedSet { asked, worlds, checked, misfit, untold, agreement, weight, apart })
}
