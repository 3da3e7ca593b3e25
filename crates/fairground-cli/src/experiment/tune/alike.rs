//! Settings of equal cost: today's is preferred, then that which changes least. All that meet the
//! targets are told, since which of them is the answer says nothing against the others.

use super::answer::{Found, Row};
use super::judge::Judge;
use super::order::{Order, changes};
use super::proof::{ATTEMPTS, Proof};
use super::question::Question;
use super::search::Best;
use crate::base::failure::Failure;
use crate::experiment::axis::Axis;
use crate::read::Loaded;

/// More settings are not gone through one by one.
const ALL_MAX: usize = 32;

/// True if a knob costs by itself: a limit, a request or a weight.
fn costs(axis: &Axis) -> bool {
    axis.is_quota() || axis.is_burst() || axis.request(0).is_some()
}

impl Question {
    /// True if one setting may cost more than another.
    pub fn has_cost(&self) -> bool {
        self.minimise.is_some() || self.grid.axes.iter().any(costs)
    }

    /// The knobs that cost by themselves.
    pub(super) fn costing(&self) -> Vec<Axis> {
        self.grid.axes.iter().filter(|axis| costs(axis)).cloned().collect()
    }

    /// The answer where no setting costs anything and they are few: of all that meet the targets,
    /// the one that changes least.
    pub(super) fn any(
        &self,
        base: &Loaded,
        proof: &mut Proof<'_>,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Found>, Failure> {
        let count = self.grid.settings().filter(|count| *count <= ALL_MAX);
        let Some(count) = count.filter(|_| !self.has_cost()) else { return Ok(None) };
        let mut all: Vec<Vec<usize>> = (0..count).map(|setting| self.grid.at(setting)).collect();
        all.sort_by_key(|at| changes(at, &judge.todays));
        let mut met = self.met(all, judge)?;
        for _ in 0..ATTEMPTS {
            let Some(at) = met.first().cloned() else { break };
            if let Some(proven) = proof.of(&at, judge)? {
                let found = self.proven(base, &at, proven, judge)?;
                return Ok(Some(Found { alike: rows(&met[1..], judge)?, ..found }));
            }
            judge.join(proof.seeds());
            proof.next();
            met.remove(0);
            met = self.met(met, judge)?;
        }
        Ok(None)
    }

    /// Settings of an answer's cost that meet the targets too: they differ in knobs alone that cost
    /// nothing.
    pub(super) fn as_cheap(
        &self,
        order: &Order,
        best: Best,
        judge: &mut Judge<'_>,
    ) -> Result<Vec<Row>, Failure> {
        let answer = order.at(best.column, best.step);
        let is_alike = |at: &Vec<usize>| {
            let pairs = self.grid.axes.iter().zip(at.iter().zip(&answer));
            let mut differing = pairs.filter(|(_, (value, its))| value != its).peekable();
            differing.peek().is_some() && differing.all(|(axis, _)| !costs(axis))
        };
        let all = (0..order.columns.len()).map(|column| order.at(column, best.step));
        let all: Vec<Vec<usize>> = all.filter(is_alike).take(ALL_MAX).collect();
        let met = self.met(all, judge)?;
        rows(&met, judge)
    }

    fn met(&self, all: Vec<Vec<usize>>, judge: &mut Judge<'_>) -> Result<Vec<Vec<usize>>, Failure> {
        let mut met = Vec::new();
        for at in all {
            if judge.confirm(&at)? {
                met.push(at);
            }
        }
        Ok(met)
    }
}

fn rows(met: &[Vec<usize>], judge: &mut Judge<'_>) -> Result<Vec<Row>, Failure> {
    met.iter().map(|at| judge.whole(at)).collect()
}
