//! Whether settings meet the targets: runs with common seeds, remembered.
//!
//! A setting is accepted if no larger part of the seeds misses than may miss in the check that
//! follows: of 60 seeds that prove a share of 90 % one may, so of 20 none. A setting that is only
//! just good enough would seldom pass that check. Of 60 seeds and more so many may miss that the
//! rest would prove the share. Today's setting is accepted if the share itself holds: it costs
//! nothing to keep, so the check says whether it need be changed.
//!
//! Most settings miss, and few seeds show it: a seed that made one setting miss is the first to be
//! tried with the next. A look stops at [`SCREEN`] seeds in which all holds; who wants to rest on a
//! setting asks for [`Judge::confirm`]. Of a set of explanations each is a world with its own
//! seeds, and those that made others miss go first.

use super::answer::Row;
use super::candidates::Candidates;
use super::cost::Cost;
use super::judged::Judged;
use super::look::Look;
use super::order::changes;
use super::question::{Question, RISK};
use crate::base::failure::Failure;
use crate::experiment::confidence::{least_held, least_of};
use crate::experiment::worlds::{heaviest, suffices};
use crate::run::progress::PatientBar;
use std::collections::{BTreeMap, HashMap};

/// Seeds in which all must hold before a look calls a setting good, if none of them misses.
pub(super) const SCREEN: usize = 3;

/// Seeds over which a queue must grow before a setting whose numbers hold is given up: of fewer the
/// mean may be that of a busy stretch.
const GROWN: usize = 10;

/// Seeds that may become common ones beside those that are at first: every candidate is run with
/// all of them.
const JOINED_MAX: usize = 60;

/// Settings that no release can be built as, and why.
pub(super) type LeftOut = BTreeMap<Vec<usize>, String>;

/// How much is wanted to be known of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// Whether it holds.
    Glance,
    /// What misses too.
    Look,
    /// The first few seeds, whatever they give.
    First,
    /// All seeds, unless it misses before.
    Sure,
    /// All seeds, to be told.
    Whole,
}

/// Runs settings and remembers.
pub struct Judge<'q> {
    pub(super) question: &'q Question,
    pub(super) seeds: Vec<u64>,
    /// How many of them may miss.
    misses_max: usize,
    /// By knob the value that the scenario has as it stands; none if it is not among its values.
    pub(super) todays: Vec<Option<usize>>,
    /// By world the places of the seeds, in the order in which they are tried.
    order: Vec<Vec<usize>>,
    /// Worlds in the order in which they are tried.
    worlds: Vec<usize>,
    /// By setting what is known of it in each world.
    known: HashMap<Vec<usize>, Vec<Judged>>,
    pub(super) bar: PatientBar,
    /// What is to be small, if it is not one knob.
    pub(super) cost: Option<Cost>,
    /// Runs so far.
    pub runs: usize,
    /// Which settings are candidates.
    pub(super) candidates: Candidates,
    /// Such settings, and why.
    pub(super) left_out: LeftOut,
}

impl<'q> Judge<'q> {
    /// Of the settings of a question, with today's value of each knob.
    pub fn new(question: &'q Question, seeds: Vec<u64>, todays: Vec<Option<usize>>) -> Self {
        let misses_max = may_miss(seeds.len(), question);
        let worlds: Vec<usize> = (0..question.grid.worlds.len()).collect();
        let order = worlds.iter().map(|_| (0..seeds.len()).collect()).collect();
        let (known, bar) = (HashMap::new(), PatientBar::new(0));
        let (cost, runs, left_out) = (None, 0, BTreeMap::new());
        Judge {
            question,
            seeds,
            misses_max,
            todays,
            order,
            worlds,
            known,
            bar,
            cost,
            runs,
            candidates: Candidates::default(),
            left_out,
        }
    }

    /// Makes seeds with which a setting was checked in vain common ones, as long as they are few.
    pub fn join(&mut self, seeds: &[u64]) {
        if self.seeds.len() >= self.question.seeds + JOINED_MAX {
            return;
        }
        let places = self.seeds.len()..self.seeds.len() + seeds.len();
        self.order.iter_mut().for_each(|order| order.extend(places.clone()));
        self.seeds.extend(seeds);
        self.misses_max = may_miss(self.seeds.len(), self.question);
    }

    /// What is known of a setting so far, in the likeliest world.
    pub fn of(&self, at: &[usize]) -> Option<&Judged> {
        self.known.get(at).map(|worlds| &worlds[heaviest(&self.question.grid.worlds)])
    }

    /// Which targets miss in the common seeds, beyond what is allowed; stops when it is clear that
    /// some do, or likely that none does.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn look(&mut self, at: &[usize]) -> Result<Look, Failure> {
        self.see(at, Effort::Look)
    }

    /// The same, but it stops as soon as any target misses too often.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn glance(&mut self, at: &[usize]) -> Result<Look, Failure> {
        self.see(at, Effort::Glance)
    }

    /// True if a setting that looked good holds in all common seeds.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn confirm(&mut self, at: &[usize]) -> Result<bool, Failure> {
        Ok(self.see(at, Effort::Sure)?.holds())
    }

    /// By how much a setting misses the targets in the first few seeds of the likeliest world: with
    /// the same seeds settings can be compared.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn distance(&mut self, at: &[usize]) -> Result<f64, Failure> {
        let world = heaviest(&self.question.grid.worlds);
        self.extend(at, world, Effort::First)?;
        let judged = &self.known[at][world];
        match judged.refused {
            Some(_) => Ok(f64::INFINITY),
            None => Ok(self.question.log_distance(judged.long.range(..SCREEN).map(|run| run.1))),
        }
    }

    /// What a setting costs in the likeliest world, on average of the first few seeds or of all
    /// that it was run with.
    pub(super) fn mean_cost(&self, at: &[usize], all: bool) -> f64 {
        let places = if all { self.seeds.len() } else { SCREEN };
        let costs = self.of(at).map(|judged| judged.costs.range(..places).map(|cost| *cost.1));
        let costs: Vec<f64> = costs.into_iter().flatten().collect();
        costs.iter().sum::<f64>() / costs.len() as f64
    }

    /// The scenario as it stands, if it is one of the settings.
    pub(super) fn today(&self) -> Option<Vec<usize>> {
        self.todays.iter().copied().collect()
    }

    /// True if one common seed more than may miss does, in the likeliest world.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub(super) fn misses_by_one(&mut self, at: &[usize]) -> Result<bool, Failure> {
        let judged = self.whole(at)?.judged;
        let misses_max = self.may_miss_at(at);
        Ok(!judged.holds(misses_max) && judged.holds(misses_max + 1))
    }

    /// Asks while one common seed more may miss.
    pub(super) fn with_one_miss_more<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.misses_max += 1;
        let answer = ask(self);
        self.misses_max -= 1;
        answer
    }

    /// How many common seeds may miss with a setting.
    fn may_miss_at(&self, at: &[usize]) -> usize {
        match changes(at, &self.todays) {
            0 => self.may_miss_today(),
            _ => self.misses_max,
        }
    }

    /// How many may miss with the scenario as it stands.
    pub(super) fn may_miss_today(&self) -> usize {
        self.seeds.len() - least_of(self.seeds.len(), self.question.share)
    }

    /// Goes through the worlds until too much of their weight misses.
    fn see(&mut self, at: &[usize], effort: Effort) -> Result<Look, Failure> {
        let misses_max = self.may_miss_at(at);
        let (mut missed, mut seen) = (0.0, Look::HOLDS);
        for world in self.worlds.clone() {
            self.extend(at, world, effort)?;
            let judged = &self.known[at][world];
            if judged.holds(misses_max) {
                continue;
            }
            seen = seen.with(self.misses(judged, misses_max));
            missed += self.question.grid.worlds[world].weight;
            to_front(&mut self.worlds, world);
            if !suffices(1.0 - missed) {
                return Ok(seen);
            }
        }
        Ok(Look::HOLDS)
    }

    /// The targets that miss more often than is allowed; if only all together do, those that ever
    /// miss.
    fn misses(&self, judged: &Judged, misses_max: usize) -> Look {
        if judged.refused.is_some() {
            return Look::REFUSED;
        }
        let targets = &self.question.targets;
        let misses = |target: usize| judged.misses(target, &targets[target]);
        let more_than = |allowed: usize| {
            Look::missing((0..targets.len()).filter(|&target| misses(target) > allowed))
        };
        let often = more_than(misses_max);
        if often.holds() { more_than(0) } else { often }
    }

    /// Every setting that was run, with what it gave in each world.
    pub fn looked_at(&self) -> impl Iterator<Item = (&Vec<usize>, &Vec<Judged>)> {
        let refused = |worlds: &[Judged]| worlds.iter().any(|judged| judged.refused.is_some());
        self.known.iter().filter(move |(_, worlds)| !refused(worlds))
    }

    /// What is known of every setting that was looked at, refused ones too; and those that were
    /// left out.
    pub(super) fn into_known(self) -> (BTreeMap<Vec<usize>, Vec<Judged>>, LeftOut) {
        (self.known.into_iter().collect(), self.left_out)
    }

    /// A setting with all of the common seeds in every world.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn whole(&mut self, at: &[usize]) -> Result<Row, Failure> {
        for world in 0..self.worlds.len() {
            self.extend(at, world, Effort::Whole)?;
        }
        let worlds = self.known[at].clone();
        let judged = worlds[heaviest(&self.question.grid.worlds)].clone();
        Ok(Row { at: at.to_vec(), judged, worlds })
    }

    /// All is run: the bar goes.
    pub fn finish(&self) {
        self.bar.finish();
    }
}

/// How many of so many common seeds may miss.
fn may_miss(seeds: usize, question: &Question) -> usize {
    let misses = |of: usize| of.saturating_sub(least_held(of, question.share, RISK));
    let check = question.checked(RISK);
    if seeds < check { seeds * misses(check) / check } else { misses(seeds) }
}

/// Moves one of the numbers before all others.
fn to_front(numbers: &mut [usize], number: usize) {
    if let Some(at) = numbers.iter().position(|other| *other == number) {
        numbers[..=at].rotate_right(1);
    }
}

mod extend;
