//! Looks for the cheapest setting, and proves it with seeds that chose nothing.

use super::answer::{Answer, Checks, Found, Hole, Judged, Outcome, Row};
use super::judge::Judge;
use super::look::Look;
use super::order::Order;
use super::proof::Proof;
use super::question::Question;
use super::search::{Ask, Best, Search};
use crate::base::failure::Failure;
use crate::experiment::seeds::SEEDS_MAX;
use crate::experiment::worlds::{Agreement, heaviest};
use crate::read::Loaded;
use crate::run::load::offered;

impl Question {
    /// The answer.
    ///
    /// # Errors
    /// When the question makes no sense for the scenario.
    pub fn answer(&self) -> Result<Answer, Failure> {
        if !(1..=SEEDS_MAX as usize).contains(&self.seeds) {
            return Err(Failure::Usage(format!("seeds: expected 1 to {SEEDS_MAX}")));
        }
        let base = self.grid.asked.load(&self.grid.base)?;
        let order = Order::new(self)?;
        let mut judge = Judge::new(self, self.common(&base));
        let mut search = Search::new(&order.classes(), order.steps.len());
        let found = self.find(&base, &order, &mut search, &mut judge)?;
        let outcome = match found {
            Some(found) => Outcome::Found(Box::new(found)),
            None => Outcome::Infeasible(Box::new(self.why(&order, &search, &mut judge)?)),
        };
        judge.finish();
        let settings = self.grid.settings().unwrap_or(usize::MAX);
        Ok(Answer { outcome, offered: offered(&base.scenario), runs: judge.runs, settings })
    }

    fn find(
        &self,
        base: &Loaded,
        order: &Order,
        search: &mut Search,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Found>, Failure> {
        let mut proof = Proof::new(self, base.scenario.seed.wrapping_add(self.seeds as u64));
        loop {
            let Some(best) = search.best(&mut Settings { order, judge })? else { return Ok(None) };
            let at = order.at(best.column, best.step);
            if let Some((checks, proven)) = proof.of(&at, judge)? {
                let sure = (proven, 1.0 - proof.spent);
                return self.found(base, order, judge, (search, best), (checks, sure));
            }
            search.reject(best);
            judge.join(proof.seeds());
            proof.next();
        }
    }

    /// What was measured in each world, and whether it is good enough.
    pub(super) fn checks(&self, worlds: Vec<Judged>, holds: Vec<bool>) -> Checks {
        let (agreement, weight) = Agreement::of(&self.grid.worlds, |world| holds[world]);
        Checks { worlds, holds, agreement, weight }
    }

    fn found(
        &self,
        base: &Loaded,
        order: &Order,
        judge: &mut Judge<'_>,
        (search, best): (&Search, Best),
        (checks, (proven, confidence)): (Checks, (f64, f64)),
    ) -> Result<Option<Found>, Failure> {
        let mut row = |best: &Best| -> Result<Row, Failure> {
            judge.whole(&order.at(best.column, best.step))
        };
        let cheaper =
            best.step.checked_sub(1).map(|step| row(&Best { step, ..best })).transpose()?;
        let front = search.front.iter().map(&mut row).collect::<Result<Vec<Row>, Failure>>()?;
        let best_row = row(&best)?;
        let hole = |hole: &Best| Hole {
            at: order.at(hole.column, hole.step),
            is_below: hole.step < best.step,
        };
        let holes = search.holes.iter().map(hole).collect();
        let loaded = self.grid.load(&best_row.at)?;
        let neighbours = self.neighbours(base, &best_row.at, judge)?;
        let best = best_row;
        let check = checks.worlds[heaviest(&self.grid.worlds)].clone();
        Ok(Some(Found {
            best,
            check,
            checks,
            proven,
            confidence,
            cheaper,
            front,
            holes,
            neighbours,
            loaded,
        }))
    }
}

/// Asks a judge for the settings of an order.
struct Settings<'a, 'q> {
    order: &'a Order,
    judge: &'a mut Judge<'q>,
}

impl Ask for Settings<'_, '_> {
    fn look(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.judge.look(&self.order.at(column, step))
    }

    fn glance(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.judge.glance(&self.order.at(column, step))
    }

    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure> {
        self.judge.confirm(&self.order.at(column, step))
    }

    fn distance(&mut self, column: usize, step: usize) -> Result<f64, Failure> {
        self.judge.distance(&self.order.at(column, step))
    }
}
