//! Whether settings meet the targets: runs with common seeds, remembered.
//!
//! A setting is accepted if no larger part of the seeds misses than may miss in the check that
//! follows: of 60 seeds that prove a share of 90 % one may, so of 20 none and of 80 one. A setting
//! that is only just good enough would seldom pass that check.

use super::answer::Judged;
use super::look::Look;
use super::question::{Question, RISK};
use crate::base::failure::Failure;
use crate::experiment::confidence::least_held;
use crate::experiment::grid::Grid;
use crate::experiment::points::{self, Point};
use crate::experiment::target::Target;
use crate::read::Overrides;
use crate::run::progress::PatientBar;
use std::collections::HashMap;

/// Seeds that are run first: a setting that misses too often in them is not run with the others.
const FIRST: usize = 4;

/// Runs settings and remembers.
pub struct Judge<'q> {
    grid: &'q Grid,
    targets: &'q [Target],
    jobs: Option<usize>,
    /// Of a check: how many seeds, and how many of them may miss.
    check: (usize, usize),
    seeds: Vec<u64>,
    known: HashMap<Vec<usize>, Judged>,
    bar: PatientBar,
    /// Runs so far.
    pub runs: usize,
}

impl<'q> Judge<'q> {
    /// Of the settings of a question.
    pub fn new(question: &'q Question, seeds: Vec<u64>) -> Self {
        let Question { grid, targets, jobs, .. } = question;
        let (known, bar) = (HashMap::new(), PatientBar::new(0));
        let count = question.checked(RISK);
        let check = (count, count.saturating_sub(least_held(count, question.share, RISK)));
        Judge { grid, targets, jobs: *jobs, check, seeds, known, bar, runs: 0 }
    }

    /// Makes seeds with which a setting was checked in vain common ones.
    pub fn join(&mut self, seeds: &[u64]) {
        self.seeds.extend(seeds);
    }

    fn misses_max(&self) -> usize {
        let (of, may_miss) = self.check;
        self.seeds.len() * may_miss / of
    }

    /// What is known of a setting so far.
    pub fn of(&self, at: &[usize]) -> Option<&Judged> {
        self.known.get(at)
    }

    /// Which targets miss in the common seeds, beyond what is allowed; stops when it is clear that
    /// some do.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn look(&mut self, at: &[usize]) -> Result<Look, Failure> {
        let (first, misses_max) = (FIRST.min(self.seeds.len()), self.misses_max());
        if self.extend(at, first)?.holds(misses_max) {
            self.whole(at)?;
        }
        Ok(self.misses(&self.known[at], misses_max))
    }

    /// The targets that miss more often than is allowed; if only all together do, those that ever
    /// miss.
    fn misses(&self, judged: &Judged, misses_max: usize) -> Look {
        if judged.refused.is_some() {
            return Look::REFUSED;
        }
        if judged.holds(misses_max) {
            return Look::HOLDS;
        }
        let misses = |target: usize| {
            let values = judged.values.iter().map(|values| values[target]);
            values.filter(|value| !self.targets[target].holds(*value)).count()
        };
        let more_than = |allowed: usize| {
            Look::missing((0..self.targets.len()).filter(|&target| misses(target) > allowed))
        };
        let often = more_than(misses_max);
        if often.holds() { more_than(0) } else { often }
    }

    /// Every setting that was run, with what it gave.
    pub fn looked_at(&self) -> impl Iterator<Item = (&Vec<usize>, &Judged)> {
        self.known.iter().filter(|(_, judged)| judged.refused.is_none())
    }

    /// A setting with all of the common seeds.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn whole(&mut self, at: &[usize]) -> Result<&Judged, Failure> {
        self.extend(at, self.seeds.len())
    }

    fn extend(&mut self, at: &[usize], seeds: usize) -> Result<&Judged, Failure> {
        let mut judged = self.known.remove(at).unwrap_or_default();
        if judged.tried() < seeds && judged.refused.is_none() {
            let more = self.seeds[judged.tried()..seeds].to_vec();
            match self.grid.load(at) {
                Err(Failure::Input(message)) => judged.refused = Some(message),
                Err(other) => return Err(other),
                Ok(_) => self.run(&self.grid.overrides(at), &more, &mut judged)?,
            }
        }
        Ok(self.known.entry(at.to_vec()).or_insert(judged))
    }

    /// A setting with seeds of its own, not remembered.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn fresh(&mut self, at: &[usize], seeds: &[u64]) -> Result<Judged, Failure> {
        let mut judged = Judged::default();
        self.run(&self.grid.overrides(at), seeds, &mut judged)?;
        Ok(judged)
    }

    /// A world beside the grid with the common seeds, not remembered; nothing if there can't be
    /// one.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn world(&mut self, overrides: &Overrides) -> Result<Option<Judged>, Failure> {
        if self.grid.asked.load(overrides).is_err() {
            return Ok(None);
        }
        let mut judged = Judged::default();
        let seeds = self.seeds.clone();
        self.run(overrides, &seeds, &mut judged)?;
        Ok(Some(judged))
    }

    fn run(
        &mut self,
        overrides: &Overrides,
        seeds: &[u64],
        judged: &mut Judged,
    ) -> Result<(), Failure> {
        let point = |seed: &u64| Point { overrides: overrides.clone(), seed: *seed };
        let points: Vec<Point> = seeds.iter().map(point).collect();
        self.bar.expect(points.len() as u64);
        let targets = self.targets;
        let measured = points::collect(
            &self.grid.asked,
            &points,
            self.jobs,
            |report| {
                let measure = |target: &Target| match target.metric.measure(report) {
                    Ok(value) => Ok(value),
                    Err(missing) => Err(format!("--meet '{target}': {missing}")),
                };
                targets.iter().map(measure).collect::<Result<Vec<f64>, String>>()
            },
            || self.bar.step(),
        )?;
        self.runs += points.len();
        for values in measured {
            let values = values.map_err(Failure::Usage)?;
            let pairs = self.targets.iter().zip(&values);
            judged.held +=
                usize::from(pairs.into_iter().all(|(target, value)| target.holds(*value)));
            judged.values.push(values);
        }
        Ok(())
    }

    /// All is run: the bar goes.
    pub fn finish(&self) {
        self.bar.finish();
    }
}
