//! The setting that came nearest, where none meets the targets.
//!
//! A setting is given up as soon as it has missed, so what is known of two of them is of different
//! numbers of seeds, and says little of which is nearer. So those that may be are run with all
//! common seeds.

use super::answer::Row;
use super::judge::Judge;
use super::judged::Judged;
use super::question::Question;
use crate::base::failure::Failure;

/// So many settings are run with all seeds; of a set of explanations, each of which costs as much,
/// only that which held most often and the dearest.
const WHOLE_MAX: usize = 8;
const WHOLE_OF_SET_MAX: usize = 2;

impl Question {
    /// The setting that holds in most histories, then the one whose histories miss least; None if
    /// none was looked at.
    pub(super) fn nearest(&self, judge: &mut Judge<'_>) -> Result<Option<Row>, Failure> {
        let mut rows = Vec::new();
        for at in self.may_be_nearest(judge) {
            rows.push(judge.whole(&at)?);
        }
        Ok(rows.into_iter().min_by(|a, b| {
            let by_held = self.held(&b.worlds).total_cmp(&self.held(&a.worlds));
            let reach = |row: &Row| self.reach_distance(&row.worlds);
            // Of settings that are equally near the dearest one.
            by_held.then_with(|| reach(a).total_cmp(&reach(b))).then_with(|| b.at.cmp(&a.at))
        }))
    }

    /// Settings that may be nearest: that which held most often, the dearest of those that were
    /// looked at, and those that missed by least.
    fn may_be_nearest(&self, judge: &Judge<'_>) -> Vec<Vec<usize>> {
        let mut looked: Vec<(&Vec<usize>, &Vec<Judged>)> = judge.looked_at().collect();
        looked.sort_by(|(at, a), (other, b)| {
            let by_distance = self.median_distance(a).total_cmp(&self.median_distance(b));
            by_distance.then_with(|| other.cmp(at))
        });
        let held = |(_, worlds): &&(&Vec<usize>, &Vec<Judged>)| self.held(worlds);
        let most = looked.iter().rev().max_by(|a, b| held(a).total_cmp(&held(b)));
        let dearest = looked.iter().max_by_key(|(at, _)| *at);
        let mut found: Vec<Vec<usize>> = Vec::new();
        for (at, _) in most.into_iter().chain(dearest).chain(&looked) {
            if !found.contains(at) {
                found.push((*at).clone());
            }
        }
        found.truncate(match self.grid.worlds.len() {
            1 => WHOLE_MAX,
            _ => WHOLE_OF_SET_MAX,
        });
        found
    }

    /// Runs in which a setting held, of all worlds by their weight.
    fn held(&self, worlds: &[Judged]) -> f64 {
        let pairs = worlds.iter().zip(&self.grid.worlds);
        pairs.map(|(judged, world)| judged.held() as f64 * world.weight).sum()
    }
}
