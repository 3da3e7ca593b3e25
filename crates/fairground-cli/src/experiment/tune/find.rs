//! Looks for the cheapest setting, and proves it with seeds that chose nothing.

use super::answer::{Answer, Checks, Found, Hole, Minimised, Outcome, Row};
use super::bolder::Bold;
use super::candidates::Candidates;
use super::cost::Cost;
use super::descent::Descent;
use super::judge::Judge;
use super::judged::Judged;
use super::order::Order;
use super::proof::{ATTEMPTS, Proof, Proven};
use super::question::Question;
use super::search::{Best, Gap, Search};
use super::steps::{Settings, nearest};
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::seeds::SEEDS_MAX;
use crate::experiment::untold::Untold;
use crate::experiment::worlds::{Agreement, heaviest};
use crate::experiment::{first_span, lacking, throttled};
use crate::read::Loaded;
use crate::run::load::offered;
use std::collections::BTreeMap;

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
        if self.grid.axes.iter().all(|axis| axis.limit().is_none()) {
            throttled::tell(&base.scenario, &self.targets);
        }
        first_span::tell(&base.scenario, &self.targets);
        if !self.grid.base.machine_varies {
            let metrics = self.targets.iter().map(|target| &target.metric);
            lacking::refuse(&self.grid.asked.name(), &base.scenario.machine, metrics)?;
        }
        let whose = Whose::of(self, &base);
        let cost = Cost::of(self, &base, &whose)?;
        let mut judge = Judge::new(self, self.common(&base), self.todays(&base));
        judge.cost.clone_from(&cost);
        judge.candidates = Candidates::beside(&base);
        let outcome = match &cost {
            Some(cost) => self.least(&base, cost, &mut judge)?,
            None => self.cheapest(&base, &whose, &mut judge)?,
        };
        let near = match &outcome {
            Outcome::Found(found) => &found.best.at,
            Outcome::Infeasible(why) => &why.nearest.at,
        };
        let inert = self.inert(near, &base, &mut judge)?;
        let today = self.today(&base, &outcome, &mut judge)?;
        judge.finish();
        let theirs = match &self.minimise {
            None => whose.all_theirs(&self.costing()),
            Some(_) => Vec::new(),
        };
        let settings = self.grid.settings().unwrap_or(usize::MAX);
        let (offered, runs) = (offered(&base.scenario), judge.runs);
        let (history_ns, misfit) = (base.scenario.duration_ns, base.of_set.misfit);
        let (machine, kernel) = (base.scenario.machine.name, base.scenario.kernel.profile);
        let (looked, left_out) = judge.into_known();
        let untold = match &outcome {
            Outcome::Found(found) => {
                let overrides = self.grid.overrides(&found.best.at);
                Untold::of(&self.grid.asked, &overrides, &self.grid.worlds)?
            }
            Outcome::Infeasible(_) => None,
        };
        Ok(Answer {
            outcome,
            misfit,
            untold,
            offered,
            runs,
            settings,
            machine,
            kernel,
            history_ns,
            inert,
            theirs,
            today,
            left_out,
            looked,
        })
    }

    /// The setting with the least of a cost that is not one knob.
    fn least<'q>(
        &'q self,
        base: &Loaded,
        cost: &Cost,
        judge: &mut Judge<'q>,
    ) -> Result<Outcome, Failure> {
        let mut proof = self.proof(base);
        let ranks = BTreeMap::new();
        let mut descent = Descent { question: self, cost, judge, ranks };
        let found = descent.least(&mut proof)?;
        let looked_at = descent.ranks.len();
        let Some((at, proven)) = found else {
            let top: Vec<usize> = self.grid.axes.iter().map(|axis| axis.values.len() - 1).collect();
            let why = self.why((None, false), &top, judge)?;
            return Ok(Outcome::Infeasible(Box::new(why)));
        };
        let mut found = self.proven(base, &at, proven, judge)?;
        let before = match cost {
            Cost::Reservations { .. } => None,
            _ => judge
                .world(&self.grid.base)?
                .map(|judged| judged.costs.values().sum::<f64>() / judged.costs.len() as f64),
        };
        let value = match cost.of_setting(self, &at) {
            Some([cpus, ..]) => cpus,
            None => judge.mean_cost(&at, true),
        };
        found.minimised = Some(Minimised { cost: cost.clone(), value, before, looked_at });
        Ok(Outcome::Found(Box::new(found)))
    }

    /// The setting with the least value of one knob.
    fn cheapest(
        &self,
        base: &Loaded,
        whose: &Whose,
        judge: &mut Judge<'_>,
    ) -> Result<Outcome, Failure> {
        let mut proof = self.proof(base);
        if let Some(found) = self.any(base, &mut proof, judge)? {
            return Ok(Outcome::Found(Box::new(found)));
        }
        let order = Order::new(self, whose, &judge.todays)?;
        let mut search = order.search();
        let mut is_unfinished = true;
        for _ in 0..ATTEMPTS {
            let Some(best) = search.best(&mut Settings { order: &order, judge })? else {
                is_unfinished = false;
                break;
            };
            let at = order.at(best.column, best.step);
            if let Some(proven) = proof.of(&at, judge)? {
                let plain = Bold { best, proven, search };
                let bold = self.bolder((base, &order), plain, &mut proof, judge)?;
                return self.found((base, &order), bold, judge);
            }
            search.reject(best);
            judge.join(proof.seeds());
            proof.next();
        }
        if let Some(bold) = self.last_resort((base, &order), &mut proof, judge)? {
            return self.found((base, &order), bold, judge);
        }
        let is_of_targets =
            |gap: &&Gap| !(gap.want_more.is_refused() || gap.want_less.is_refused());
        let gap = search.gaps.iter().find(is_of_targets);
        let conflict = gap.map(|gap| self.conflict(&order, gap));
        let top = order.at(0, order.steps.len() - 1);
        let why = self.why((conflict, is_unfinished), &top, judge)?;
        Ok(Outcome::Infeasible(Box::new(why)))
    }

    /// A proven setting of an order, with what is around it.
    fn found(
        &self,
        (base, order): (&Loaded, &Order),
        Bold { best, proven, search }: Bold,
        judge: &mut Judge<'_>,
    ) -> Result<Outcome, Failure> {
        let found = self.proven(base, &order.at(best.column, best.step), proven, judge)?;
        let alike = self.as_cheap(order, best, judge)?;
        let found = around(found, order, (&search, best), judge)?;
        Ok(Outcome::Found(Box::new(Found { alike, ..found })))
    }

    pub(super) fn proof(&self, base: &Loaded) -> Proof<'_> {
        Proof::new(self, base.scenario.seed.wrapping_add(self.seeds as u64))
    }

    /// What was measured in each world, and whether it is good enough.
    pub(super) fn checks(&self, worlds: Vec<Judged>, holds: Vec<bool>) -> Checks {
        let (agreement, weight) = Agreement::of(&self.grid.worlds, |world| holds[world]);
        Checks { worlds, holds, agreement, weight }
    }

    /// A setting that is proven, by itself.
    pub(super) fn proven(
        &self,
        base: &Loaded,
        at: &[usize],
        proven: Proven,
        judge: &mut Judge<'_>,
    ) -> Result<Found, Failure> {
        let Proven { checks, share, confidence } = proven;
        Ok(Found {
            best: judge.whole(at)?,
            check: checks.worlds[heaviest(&self.grid.worlds)].clone(),
            checks,
            proven: share,
            confidence,
            alike: Vec::new(),
            cheaper: None,
            front: Vec::new(),
            holes: Vec::new(),
            minimised: None,
            neighbours: self.neighbours(base, at, judge)?,
            loaded: self.grid.load(at)?,
        })
    }
}

/// With what is cheaper, dearer and missed around it.
fn around(
    found: Found,
    order: &Order,
    (search, best): (&Search, Best),
    judge: &mut Judge<'_>,
) -> Result<Found, Failure> {
    let next = best.step.checked_sub(1).map(|step| Best { step, ..best });
    let next = next.map(|next| nearest(next, order, judge)).transpose()?;
    let mut row = |best: &Best| judge.whole(&order.at(best.column, best.step));
    let cheaper = next.as_ref().map(&mut row).transpose()?;
    let front = search.front.iter().map(&mut row).collect::<Result<Vec<Row>, Failure>>()?;
    let hole = |hole: &Best| {
        let at = order.at(hole.column, hole.step);
        let judged = judge.of(&at).cloned().unwrap_or_default();
        let may_hold = judged.possible() >= judge.question.share;
        let (held, tried) = (judged.held(), judged.tried());
        Hole { at, is_below: hole.step < best.step, held, tried, may_hold }
    };
    let holes = search.holes.iter().map(hole).collect();
    Ok(Found { cheaper, front, holes, ..found })
}
