//! The worlds that a scenario may be: itself, or each explanation of a set. A statement about a set
//! is one about every world, with the weight of those in which it is true.

use super::target::Target;
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use fairground_statistics::weighted;

/// Something is so if it is in worlds that carry this share of the weight.
pub const NEEDED: f64 = 0.95;
/// Sums of weights are off by rounding.
const ROUNDING: f64 = 1e-9;

/// One of the worlds.
#[derive(Clone, PartialEq, Debug)]
pub struct World {
    /// Its number in the set, counted from 1; none of a plain scenario.
    pub explanation: Option<usize>,
    /// Its share of all weight, 0 to 1.
    pub weight: f64,
    /// What it is, for people.
    pub what: String,
    /// True if it is of a set that `fit` found.
    pub is_fitted: bool,
}

impl World {
    /// The world of a plain scenario, or of the one explanation that was asked for.
    pub fn alone(overrides: &Overrides) -> World {
        let (explanation, what) = (overrides.explanation, String::new());
        World { explanation, weight: 1.0, what, is_fitted: false }
    }

    /// All worlds of a scenario, in the order of the set.
    ///
    /// # Errors
    /// When something is wrong with the set.
    pub fn all(asked: &Asked, overrides: &Overrides) -> Result<Vec<World>, Failure> {
        let Some(explanations) = asked.explanations(overrides)? else {
            return Ok(vec![World::alone(overrides)]);
        };
        let numbered = explanations.into_iter().enumerate();
        let world = numbered.map(|(at, explanation)| World {
            explanation: Some(at + 1),
            weight: explanation.weight,
            what: explanation.what,
            is_fitted: explanation.is_fitted,
        });
        Ok(world.collect())
    }

    /// The seed of this world's history, where that of the first is `first`. Each has one of its
    /// own: in one history for all, the luck of it would be in every number, and the range over
    /// the worlds would not show it.
    pub fn seed(&self, first: u64) -> u64 {
        first.wrapping_add(self.explanation.map_or(0, |number| number as u64 - 1))
    }

    /// What is laid over the scenario in this world.
    pub fn over(&self, overrides: &Overrides) -> Overrides {
        Overrides { explanation: self.explanation, ..overrides.clone() }
    }
}

/// True if `fit` found all of them.
pub fn are_fitted(worlds: &[World]) -> bool {
    worlds.iter().all(|world| world.is_fitted)
}

/// Targets as they are meant of these worlds.
pub fn targets_of(targets: Vec<Target>, worlds: &[World]) -> Vec<Target> {
    match are_fitted(worlds) {
        true => targets.into_iter().map(Target::of_fitted).collect(),
        false => targets,
    }
}

/// Place of the world with the greatest weight, of equal ones the first.
pub fn heaviest(worlds: &[World]) -> usize {
    let heavier = |best: usize, at: usize| {
        if worlds[at].weight > worlds[best].weight { at } else { best }
    };
    (0..worlds.len()).reduce(heavier).unwrap_or(0)
}

/// In which worlds something is so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// In all of them.
    All,
    /// In those with nearly all of the weight.
    Nearly,
    /// It depends on which one is true.
    Depends,
    /// In none.
    None,
}

impl Agreement {
    /// Of worlds in which it is so or not.
    pub fn of(worlds: &[World], is_so: impl Fn(usize) -> bool) -> (Agreement, f64) {
        let so: Vec<bool> = (0..worlds.len()).map(is_so).collect();
        let share = weighted::share(so.iter().copied().zip(worlds.iter().map(|w| w.weight)));
        let agreement = match share {
            _ if so.iter().all(|so| *so) => Agreement::All,
            _ if !so.contains(&true) => Agreement::None,
            share if suffices(share) => Agreement::Nearly,
            _ => Agreement::Depends,
        };
        (agreement, share)
    }

    /// What holds for sure in none of them, but may hold in some, is open.
    pub fn or_open(self, may_hold: bool) -> Agreement {
        match self {
            Agreement::None if may_hold => Agreement::Depends,
            _ => self,
        }
    }

    /// True if that is enough to say that it is so.
    pub fn is_enough(self) -> bool {
        matches!(self, Agreement::All | Agreement::Nearly)
    }

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Agreement::All => "all",
            Agreement::Nearly => "nearly_all",
            Agreement::Depends => "depends",
            Agreement::None => "none",
        }
    }
}

/// True if a share of the weight is enough to say that something is so.
pub fn suffices(share: f64) -> bool {
    share >= NEEDED - ROUNDING
}

/// True if it is all of the weight.
pub fn is_all(share: f64) -> bool {
    share >= 1.0 - ROUNDING
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worlds(weights: &[f64]) -> Vec<World> {
        let world = |(at, weight): (usize, &f64)| World {
            is_fitted: true,
            explanation: Some(at + 1),
            weight: *weight,
            what: String::new(),
        };
        weights.iter().enumerate().map(world).collect()
    }

    #[test]
    fn nearly_all_of_the_weight_is_enough_and_less_depends() {
        let worlds = worlds(&[0.03, 0.9, 0.07]);
        assert_eq!(heaviest(&worlds), 1);
        let of = |so: [bool; 3]| Agreement::of(&worlds, |at| so[at]).0;
        assert_eq!(of([true, true, true]), Agreement::All);
        assert_eq!(of([false, true, true]), Agreement::Nearly);
        assert_eq!(of([true, true, false]), Agreement::Depends);
        assert_eq!(of([false, false, false]), Agreement::None);
        assert!(Agreement::Nearly.is_enough() && !Agreement::Depends.is_enough());
    }
}
