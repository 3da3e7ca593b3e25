//! Knobs that decide nothing: with each of their values, and all else as in the answer, the history
//! is the same; or they are weights of who shares with nobody.

use super::answer::Inert;
use super::judge::Judge;
use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::alone;
use crate::experiment::points::{self, Point};
use crate::experiment::worlds::heaviest;
use crate::read::{Loaded, Overrides};
use std::collections::BTreeSet;

/// Histories that must be the same.
const HISTORIES: usize = 2;

impl Question {
    /// The knobs that decide nothing around a setting.
    pub(super) fn inert(
        &self,
        at: &[usize],
        base: &Loaded,
        judge: &mut Judge<'_>,
    ) -> Result<Vec<Inert>, Failure> {
        let mut settings: Vec<(usize, Vec<usize>)> = Vec::new();
        for axis in 0..self.grid.axes.len() {
            settings
                .extend(self.beside(at, axis, judge).into_iter().map(|setting| (axis, setting)));
        }
        for seed in self.common(base).into_iter().take(HISTORIES) {
            if settings.is_empty() {
                break;
            }
            let own = self.digests(&[at.to_vec()], seed, judge)?;
            let others: Vec<Vec<usize>> = settings.iter().map(|(_, other)| other.clone()).collect();
            let digests = self.digests(&others, seed, judge)?;
            let changes: BTreeSet<usize> = settings
                .iter()
                .zip(&digests)
                .filter(|(_, digest)| **digest != own[0])
                .map(|((axis, _), _)| *axis)
                .collect();
            settings.retain(|(axis, _)| !changes.contains(axis));
        }
        let same: BTreeSet<usize> = settings.iter().map(|(axis, _)| *axis).collect();
        let mut inert = Vec::new();
        for (place, axis) in self.grid.axes.iter().enumerate() {
            let beside = self.beside(at, place, judge);
            let because = beside.iter().find_map(|other| self.because(at, other));
            let is_same = same.contains(&place);
            if is_same || because.is_some() && !beside.is_empty() {
                let values = beside.iter().map(|other| other[place]).chain([at[place]]);
                let values: BTreeSet<usize> = values.collect();
                let values = values.into_iter().map(|value| axis.values[value].clone()).collect();
                inert.push(Inert { key: axis.key.clone(), values, is_same, because });
            }
        }
        Ok(inert)
    }

    /// That two settings differ in weights alone of groups that share with nobody.
    fn because(&self, at: &[usize], other: &[usize]) -> Option<String> {
        let load = |at: &[usize]| self.grid.load_tried(at, &self.in_likeliest(at)).ok();
        alone::told(&load(at)?.scenario, &load(other)?.scenario)
    }

    /// Settings that differ from one in this knob alone, as far as they can be.
    fn beside(&self, at: &[usize], axis: usize, judge: &Judge<'_>) -> Vec<Vec<usize>> {
        let count = self.grid.axes[axis].values.len();
        let values = BTreeSet::from([0, count / 2, count - 1]);
        let with = |value: usize| {
            let mut other = at.to_vec();
            other[axis] = value;
            other
        };
        let loads = |other: &Vec<usize>| {
            let overrides = self.in_likeliest(other);
            let is_left_out = judge.left_out.contains_key(other);
            !is_left_out && self.grid.load_tried(other, &overrides).is_ok()
        };
        values.into_iter().filter(|value| *value != at[axis]).map(with).filter(loads).collect()
    }

    fn in_likeliest(&self, at: &[usize]) -> Overrides {
        self.grid.worlds[heaviest(&self.grid.worlds)].over(&self.grid.overrides(at)).tried()
    }

    /// Digests of these settings' histories.
    fn digests(
        &self,
        settings: &[Vec<usize>],
        seed: u64,
        judge: &mut Judge<'_>,
    ) -> Result<Vec<u64>, Failure> {
        let point = |at: &Vec<usize>| Point { overrides: self.in_likeliest(at), seed };
        let points: Vec<Point> = settings.iter().map(point).collect();
        judge.runs += points.len();
        points::collect(&self.grid.asked, &points, self.jobs, |report| report.digest, || {})
    }
}
