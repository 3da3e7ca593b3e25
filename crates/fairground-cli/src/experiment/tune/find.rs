//! Looks for the cheapest setting, and proves it with seeds that chose nothing.

use super::answer::{Answer, Found, Hole, Judged, Outcome, Row};
use super::judge::Judge;
use super::load::offered;
use super::order::Order;
use super::question::{Question, RISK};
use super::search::{Best, Search};
use crate::base::failure::Failure;
use crate::experiment::confidence::lower_bound;
use crate::experiment::seeds::SEEDS_MAX;
use crate::read::Loaded;

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
        let mut search = Search::new(order.columns.len(), order.steps.len());
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
        let mut next = base.scenario.seed.wrapping_add(self.seeds as u64);
        let mut risk = RISK;
        loop {
            let best = search.best(&mut |column, step| judge.look(&order.at(column, step)))?;
            let Some(best) = best else { return Ok(None) };
            let count = self.checked(risk) as u64;
            let fresh: Vec<u64> = (0..count).map(|n| next.wrapping_add(n)).collect();
            let check = judge.fresh(&order.at(best.column, best.step), &fresh)?;
            let proven = lower_bound(check.held, check.tried(), risk);
            if proven >= self.share {
                let confidence = 1.0 - risk;
                return self.found(base, order, judge, (search, best), (check, proven, confidence));
            }
            search.reject(best);
            judge.join(&fresh);
            next = next.wrapping_add(count);
            risk /= 2.0;
        }
    }

    fn found(
        &self,
        base: &Loaded,
        order: &Order,
        judge: &mut Judge<'_>,
        (search, best): (&Search, Best),
        (check, proven, confidence): (Judged, f64, f64),
    ) -> Result<Option<Found>, Failure> {
        let mut row = |best: &Best| -> Result<Row, Failure> {
            let at = order.at(best.column, best.step);
            let judged = judge.whole(&at)?.clone();
            Ok(Row { at, judged })
        };
        let cheaper =
            best.step.checked_sub(1).map(|step| row(&Best { step, ..best })).transpose()?;
        let mut front: Vec<(f64, Row)> = Vec::new();
        for answer in &search.front {
            let burst = order.columns[answer.column].0;
            front.retain(|(other, _)| *other != burst);
            front.push((burst, row(answer)?));
        }
        let best_row = row(&best)?;
        let hole = |hole: &Best| Hole {
            at: order.at(hole.column, hole.step),
            is_below: hole.step < best.step,
        };
        let holes = search.holes.iter().map(hole).collect();
        let loaded = self.grid.load(&best_row.at)?;
        let neighbours = self.neighbours(base, &best_row.at, judge)?;
        let front = front.into_iter().map(|(_, row)| row).collect();
        let best = best_row;
        Ok(Some(Found {
            best,
            check,
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
