//! Whether settings meet the targets: runs with common seeds, remembered.
//!
//! A setting is accepted if no larger part of the seeds misses than may miss in the check that
//! follows: of 60 seeds that prove a share of 90 % one may, so of 20 none and of 80 one. A setting
//! that is only just good enough would seldom pass that check.
//!
//! Most settings miss, and few seeds show it: a seed that made one setting miss is the first to be
//! tried with the next. A look stops at [`SCREEN`] seeds in which all holds; who wants to rest on a
//! setting asks for [`Judge::confirm`]. Of a set of explanations each is a world with its own
//! seeds, and those that made others miss go first.

use super::answer::{Judged, Measured, Row};
use super::look::Look;
use super::question::{Question, RISK};
use crate::base::failure::Failure;
use crate::experiment::confidence::least_held;
use crate::experiment::points::{self, Point};
use crate::experiment::target::Target;
use crate::experiment::worlds::{heaviest, suffices};
use crate::read::Overrides;
use crate::run::overload;
use crate::run::progress::PatientBar;
use std::collections::HashMap;

/// Seeds in which all must hold before a look calls a setting good, if none of them misses.
const SCREEN: usize = 3;

/// How much is wanted to be known of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effort {
    /// As much as a look needs.
    Look,
    /// All seeds, unless it misses before.
    Sure,
    /// All seeds, to be told.
    Whole,
}

/// Runs settings and remembers.
pub struct Judge<'q> {
    question: &'q Question,
    /// Of a check: how many seeds, and how many of them may miss.
    check: (usize, usize),
    seeds: Vec<u64>,
    /// By world the places of the seeds, in the order in which they are tried.
    order: Vec<Vec<usize>>,
    /// Worlds in the order in which they are tried.
    worlds: Vec<usize>,
    /// By setting what is known of it in each world.
    known: HashMap<Vec<usize>, Vec<Judged>>,
    bar: PatientBar,
    /// Runs so far.
    pub runs: usize,
}

impl<'q> Judge<'q> {
    /// Of the settings of a question.
    pub fn new(question: &'q Question, seeds: Vec<u64>) -> Self {
        let count = question.checked(RISK);
        let check = (count, count.saturating_sub(least_held(count, question.share, RISK)));
        let worlds: Vec<usize> = (0..question.grid.worlds.len()).collect();
        let order = worlds.iter().map(|_| (0..seeds.len()).collect()).collect();
        let (known, bar) = (HashMap::new(), PatientBar::new(0));
        Judge { question, check, seeds, order, worlds, known, bar, runs: 0 }
    }

    /// Makes seeds with which a setting was checked in vain common ones.
    pub fn join(&mut self, seeds: &[u64]) {
        let places = self.seeds.len()..self.seeds.len() + seeds.len();
        self.order.iter_mut().for_each(|order| order.extend(places.clone()));
        self.seeds.extend(seeds);
    }

    fn misses_max(&self) -> usize {
        let (of, may_miss) = self.check;
        self.seeds.len() * may_miss / of
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

    /// True if a setting that looked good holds in all common seeds.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn confirm(&mut self, at: &[usize]) -> Result<bool, Failure> {
        Ok(self.see(at, Effort::Sure)?.holds())
    }

    /// Goes through the worlds until too much of their weight misses.
    fn see(&mut self, at: &[usize], effort: Effort) -> Result<Look, Failure> {
        let misses_max = self.misses_max();
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
        let misses = |target: usize| {
            let values = judged.values().map(|values| values[target]);
            values.filter(|value| !targets[target].holds(*value)).count()
        };
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

    /// Runs a setting in a world with more seeds, as long as they are wanted.
    fn extend(&mut self, at: &[usize], world: usize, effort: Effort) -> Result<(), Failure> {
        let worlds = self.worlds.len();
        let unknown = || vec![Judged::default(); worlds];
        let mut known = self.known.remove(at).unwrap_or_else(unknown);
        let done = self.extend_one(at, world, effort, &mut known[world]);
        self.known.insert(at.to_vec(), known);
        done
    }

    fn extend_one(
        &mut self,
        at: &[usize],
        world: usize,
        effort: Effort,
        judged: &mut Judged,
    ) -> Result<(), Failure> {
        loop {
            let more = self.wanted(world, effort, judged);
            if more.is_empty() {
                return Ok(());
            }
            let grid = &self.question.grid;
            let overrides = grid.worlds[world].over(&grid.overrides(at));
            if judged.tried() == 0
                && let Err(failure) = grid.load_over(at, &overrides)
            {
                let Failure::Input(message) = failure else { return Err(failure) };
                judged.refused = Some(message);
                return Ok(());
            }
            let seeds: Vec<u64> = more.iter().map(|&place| self.seeds[place]).collect();
            let values = self.run(&overrides, &seeds)?;
            for (place, values) in more.into_iter().zip(values) {
                if !judged.note(place, values, &self.question.targets) {
                    to_front(&mut self.order[world], place);
                }
            }
        }
    }

    /// Places of the seeds that come next; as many as were tried, so that they are run at once.
    fn wanted(&self, world: usize, effort: Effort, judged: &Judged) -> Vec<usize> {
        let (tried, missed) = (judged.tried(), judged.tried() - judged.held);
        let given_up = effort != Effort::Whole && missed > self.misses_max();
        if judged.refused.is_some() || given_up {
            return Vec::new();
        }
        // Several targets pull in several directions: one seed alone seldom shows them all.
        let first = if self.question.targets.len() > 1 { SCREEN } else { 1 };
        let enough = if effort == Effort::Look && missed == 0 { SCREEN } else { usize::MAX };
        let count = match effort {
            Effort::Whole => usize::MAX,
            _ => tried.max(first).min(enough.saturating_sub(tried)),
        };
        let untried = self.order[world].iter().filter(|place| !judged.runs.contains_key(place));
        untried.copied().take(count).collect()
    }

    /// A setting with seeds of its own in one world, not remembered. It is given up as soon as more
    /// miss than may.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn fresh(
        &mut self,
        at: &[usize],
        world: usize,
        seeds: &[u64],
        misses_max: usize,
    ) -> Result<Judged, Failure> {
        let grid = &self.question.grid;
        let overrides = grid.worlds[world].over(&grid.overrides(at));
        let mut judged = Judged::default();
        let mut place = 0;
        while place < seeds.len() && judged.tried() - judged.held <= misses_max {
            let count = judged.tried().max(SCREEN).min(seeds.len() - place);
            let values = self.run(&overrides, &seeds[place..place + count])?;
            for values in values {
                judged.note(place, values, &self.question.targets);
                place += 1;
            }
        }
        Ok(judged)
    }

    /// A world beside the grid with the common seeds, not remembered; nothing if there can't be
    /// one.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn world(&mut self, overrides: &Overrides) -> Result<Option<Judged>, Failure> {
        if self.question.grid.asked.load(overrides).is_err() {
            return Ok(None);
        }
        let mut judged = Judged::default();
        let seeds = self.seeds.clone();
        for (place, values) in self.run(overrides, &seeds)?.into_iter().enumerate() {
            judged.note(place, values, &self.question.targets);
        }
        Ok(Some(judged))
    }

    fn run(&mut self, overrides: &Overrides, seeds: &[u64]) -> Result<Vec<Measured>, Failure> {
        let point = |seed: &u64| Point { overrides: overrides.clone(), seed: *seed };
        let points: Vec<Point> = seeds.iter().map(point).collect();
        self.bar.expect(points.len() as u64);
        let targets = &self.question.targets;
        let measured = points::collect(
            &self.question.grid.asked,
            &points,
            self.question.jobs,
            |report| {
                let measure = |target: &Target| match target.metric.measure(report) {
                    Ok(value) => Ok(value),
                    Err(missing) => Err(format!("--meet '{target}': {missing}")),
                };
                let values = targets.iter().map(measure).collect::<Result<Vec<f64>, String>>()?;
                Ok(Measured { values, overloads: overload::of_run(report) })
            },
            || self.bar.step(),
        )?;
        self.runs += points.len();
        measured.into_iter().collect::<Result<_, String>>().map_err(Failure::Usage)
    }

    /// All is run: the bar goes.
    pub fn finish(&self) {
        self.bar.finish();
    }
}

/// Moves one of the numbers before all others.
fn to_front(numbers: &mut [usize], number: usize) {
    if let Some(at) = numbers.iter().position(|other| *other == number) {
        numbers[..=at].rotate_right(1);
    }
}
