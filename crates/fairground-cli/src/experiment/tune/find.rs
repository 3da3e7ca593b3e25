//! Looks for the cheapest setting, and proves it with seeds that chose nothing.

use super::answer::{Answer, Checks, Found, Hole, Judged, Outcome, Row};
use super::judge::Judge;
use super::look::Look;
use super::order::Order;
use super::question::{Question, RISK};
use super::search::{Ask, Best, Search};
use crate::base::failure::Failure;
use crate::experiment::confidence::{least_held, lower_bound};
use crate::experiment::seeds::SEEDS_MAX;
use crate::experiment::worlds::{Agreement, heaviest, suffices};
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
        let mut next = base.scenario.seed.wrapping_add(self.seeds as u64);
        let mut risk = RISK;
        loop {
            let Some(best) = search.best(&mut Settings { order, judge })? else { return Ok(None) };
            let count = self.checked(risk) as u64;
            let fresh: Vec<u64> = (0..count).map(|n| next.wrapping_add(n)).collect();
            let at = order.at(best.column, best.step);
            if let Some(checks) = self.prove(&at, &fresh, risk, judge)? {
                return self.found(base, order, judge, (search, best), (checks, risk));
            }
            search.reject(best);
            judge.join(&fresh);
            next = next.wrapping_add(count);
            risk /= 2.0;
        }
    }

    /// A setting with fresh seeds in every world; nothing if they prove the share in too few.
    fn prove(
        &self,
        at: &[usize],
        fresh: &[u64],
        risk: f64,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Checks>, Failure> {
        let misses_max = fresh.len().saturating_sub(least_held(fresh.len(), self.share, risk));
        let (mut worlds, mut missed) = (Vec::new(), 0.0);
        for (place, world) in self.grid.worlds.iter().enumerate() {
            let judged = judge.fresh(at, place, fresh, misses_max)?;
            missed += if self.proves(&judged, risk) { 0.0 } else { world.weight };
            if !suffices(1.0 - missed) {
                return Ok(None);
            }
            worlds.push(judged);
        }
        Ok(Some(self.checks(worlds, |judged| self.proves(judged, risk))))
    }

    fn proves(&self, judged: &Judged, risk: f64) -> bool {
        lower_bound(judged.held, judged.tried(), risk) >= self.share
    }

    /// In which worlds what was measured is good enough.
    pub(super) fn checks(&self, worlds: Vec<Judged>, holds: impl Fn(&Judged) -> bool) -> Checks {
        let holds: Vec<bool> = worlds.iter().map(holds).collect();
        let (agreement, weight) = Agreement::of(&self.grid.worlds, |world| holds[world]);
        Checks { worlds, holds, agreement, weight }
    }

    fn found(
        &self,
        base: &Loaded,
        order: &Order,
        judge: &mut Judge<'_>,
        (search, best): (&Search, Best),
        (checks, risk): (Checks, f64),
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
        let proved = checks.worlds.iter().zip(&checks.holds).filter(|(_, holds)| **holds);
        let bounds = proved.map(|(judged, _)| lower_bound(judged.held, judged.tried(), risk));
        let proven = bounds.fold(1.0, f64::min);
        let confidence = 1.0 - risk;
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

    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure> {
        self.judge.confirm(&self.order.at(column, step))
    }
}
