//! Proves with seeds that chose nothing that a setting holds as often as is wanted.
//!
//! A few seeds that can't tell are not the end: if a setting held so often that four times as many
//! seeds would prove it, were it to go on like that, it gets these. Every look at the figures takes
//! a risk of its own, half of that of the look before. So all together they take less than twice
//! the first one, and the confidence that is told counts all that was taken.

use super::answer::Checks;
use super::judge::Judge;
use super::judged::Judged;
use super::question::{Question, RISK};
use crate::base::failure::Failure;
use crate::experiment::confidence::{least_held, lower_bound};
use crate::experiment::worlds::suffices;

/// How many times as many seeds a second look has.
const LONGER: usize = 4;
/// Candidates that are checked at most. Each takes less risk: the last ones prove next to nothing.
pub(super) const ATTEMPTS: usize = 8;

/// What is proven of a setting.
pub(super) struct Proven {
    /// It, with the fresh seeds, in each world.
    pub checks: Checks,
    /// The share of histories in which it holds at least, in each world in which it does.
    pub share: f64,
    /// At this confidence, 0 to 1.
    pub confidence: f64,
}

/// What was tried so far.
pub(super) struct Proof<'q> {
    question: &'q Question,
    /// The first seed that nobody has seen.
    next: u64,
    /// The risk of the next look.
    risk: f64,
    /// The risk of all looks so far.
    spent: f64,
    /// Seeds that the setting in question was run with.
    seeds: Vec<u64>,
    /// True if its second look was needed.
    is_long: bool,
}

impl<'q> Proof<'q> {
    /// Nothing yet, with seeds from here on.
    pub fn new(question: &'q Question, next: u64) -> Self {
        Proof { question, next, risk: RISK, spent: 0.0, seeds: Vec::new(), is_long: false }
    }

    /// The seeds of the last setting's first look.
    pub fn seeds(&self) -> &[u64] {
        &self.seeds[..self.count()]
    }

    /// The risk of all looks so far.
    pub fn spent(&self) -> f64 {
        self.spent
    }

    /// The next setting is looked at with other seeds, and with less risk.
    pub fn next(&mut self) {
        let used = if self.is_long { LONGER } else { 1 } * self.count();
        self.risk /= if self.is_long { 4.0 } else { 2.0 };
        self.next = self.next.wrapping_add(used as u64);
    }

    fn count(&self) -> usize {
        self.question.checked(self.risk)
    }

    /// What a setting gives in every world; nothing if the share is proven in too few of them.
    pub fn of(&mut self, at: &[usize], judge: &mut Judge<'_>) -> Result<Option<Proven>, Failure> {
        let seed = |n: usize| self.next.wrapping_add(n as u64);
        self.seeds = (0..LONGER * self.count()).map(seed).collect();
        self.is_long = false;
        let (mut worlds, mut bounds, mut missed) = (Vec::new(), Vec::new(), 0.0);
        for (place, world) in self.question.grid.worlds.iter().enumerate() {
            let (judged, bound) = self.in_world(at, place, judge)?;
            missed += if bound >= self.question.share { 0.0 } else { world.weight };
            worlds.push(judged);
            bounds.push(bound);
            if !suffices(1.0 - missed) {
                break;
            }
        }
        self.spent += if self.is_long { 1.5 * self.risk } else { self.risk };
        if !suffices(1.0 - missed) {
            return Ok(None);
        }
        let holds: Vec<bool> = bounds.iter().map(|bound| *bound >= self.question.share).collect();
        let proven = bounds.into_iter().filter(|bound| *bound >= self.question.share);
        let proven = proven.fold(1.0, f64::min);
        let checks = self.question.checks(worlds, holds);
        Ok(Some(Proven { checks, share: proven, confidence: 1.0 - self.spent }))
    }

    /// What a setting gives in a world, and the share that this proves.
    fn in_world(
        &mut self,
        at: &[usize],
        world: usize,
        judge: &mut Judge<'_>,
    ) -> Result<(Judged, f64), Failure> {
        let (count, share) = (self.count(), self.question.share);
        let few = count.saturating_sub(least_held(count, share, self.risk));
        let all = self.seeds.len();
        let many = all.saturating_sub(least_held(all, share, self.risk / 2.0));
        let hopeful = few.max(many / LONGER);
        let mut judged = Judged::default();
        judge.fresh(at, world, &self.seeds[..count], hopeful, &mut judged)?;
        let missed = judged.tried() - judged.held();
        if missed <= few || missed > hopeful {
            let bound = lower_bound(judged.held(), judged.tried(), self.risk);
            return Ok((judged, bound));
        }
        self.is_long = true;
        judge.fresh(at, world, &self.seeds, many, &mut judged)?;
        let bound = lower_bound(judged.held(), judged.tried(), self.risk / 2.0);
        Ok((judged, bound))
    }
}
