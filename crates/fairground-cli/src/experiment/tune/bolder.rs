//! A proven answer may be far too dear. Of few common seeds none may miss, so one seed in which
//! hardly any setting holds pushes the answer up to the first that has luck in it: 62 threads where
//! 3 do. So where the next cheaper setting misses in one seed only, the search is done once more
//! with one miss allowed. And the scenario as it stands, if it is cheaper, is tried as well. What
//! is proven of these with fresh seeds, at a risk of its own, is the answer; if nothing is, it
//! stays what it was.

use super::judge::Judge;
use super::judged::Judged;
use super::order::Order;
use super::proof::{Proof, Proven};
use super::question::Question;
use super::search::{Best, Search};
use super::steps::{Settings, nearest};
use crate::base::failure::Failure;
use crate::read::Loaded;

/// What a bolder search must save for a proof to be worth it: a tenth.
const CHEAPER: f64 = 0.9;

/// Settings that are tried as a last resort at most.
const RESORTS: usize = 3;

/// A proven setting, and the search that came upon it.
pub(super) struct Bold {
    pub best: Best,
    pub proven: Proven,
    pub search: Search,
}

impl Question {
    /// A cheaper setting that is proven too, or the one that is known.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub(super) fn bolder(
        &self,
        (base, order): (&Loaded, &Order),
        plain: Bold,
        proof: &mut Proof<'_>,
        judge: &mut Judge<'_>,
    ) -> Result<Bold, Failure> {
        let mut answer = plain;
        if let Some((best, search)) = self.searched_boldly(order, answer.best, judge)? {
            proof.next();
            if let Some(proven) = proof.of(&order.at(best.column, best.step), judge)? {
                answer = Bold { best, proven, search };
            }
        }
        Ok(self.standing((base, order), Some(&answer), proof, judge)?.unwrap_or(answer))
    }

    /// Where no step holds from which on all hold: of the settings that hold though a dearer one
    /// does not, that which missed in the fewest seeds, or the scenario as it stands, if proven.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub(super) fn last_resort(
        &self,
        (base, order): (&Loaded, &Order),
        proof: &mut Proof<'_>,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Bold>, Failure> {
        let looked = judge.looked_at().filter(|(_, all)| all.iter().any(|one| one.held() > 0));
        let looked: Vec<Vec<usize>> = looked.map(|(at, _)| at.clone()).collect();
        let mut held = Vec::new();
        for at in looked {
            if let Some(best) = order.place(&at)
                && judge.confirm(&at)?
            {
                let misses: usize = judge.whole(&at)?.worlds.iter().map(Judged::off).sum();
                held.push((misses, best.step, best.column));
            }
        }
        held.sort_unstable();
        for (_, step, column) in held.into_iter().take(RESORTS) {
            if let Some(proven) = proof.of(&order.at(column, step), judge)? {
                let best = Best { column, step };
                let found = Bold { best, proven, search: order.search() };
                let today = self.standing((base, order), Some(&found), proof, judge)?;
                return Ok(today.or(Some(found)));
            }
            proof.next();
        }
        self.standing((base, order), None, proof, judge)
    }

    /// The scenario as it stands, if it is proven and cheaper than what was found.
    fn standing(
        &self,
        (base, order): (&Loaded, &Order),
        found: Option<&Bold>,
        proof: &Proof<'_>,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Bold>, Failure> {
        let cost = |best: Best| order.costs[best.step];
        let is_cheaper = |today: Best| found.is_none_or(|found| cost(today) < cost(found.best));
        let Some(at) = judge.today() else { return Ok(None) };
        let Some(best) = order.place(&at).filter(|today| is_cheaper(*today)) else {
            return Ok(None);
        };
        if !judge.confirm(&at)? {
            return Ok(None);
        }
        // No seed chose it, so it has a proof of its own, the one that is told beside a dearer
        // answer. It is one look more: its confidence counts those before it too.
        Ok(self.proof(base).of(&at, judge)?.map(|proven| {
            let confidence = proven.confidence - proof.spent();
            Bold { best, proven: Proven { confidence, ..proven }, search: order.search() }
        }))
    }

    /// What is much cheaper than a proven setting if one common seed more may miss.
    fn searched_boldly(
        &self,
        order: &Order,
        best: Best,
        judge: &mut Judge<'_>,
    ) -> Result<Option<(Best, Search)>, Failure> {
        let Some(step) = best.step.checked_sub(1) else { return Ok(None) };
        let next = nearest(Best { step, ..best }, order, judge)?;
        if !judge.misses_by_one(&order.at(next.column, next.step))? {
            return Ok(None);
        }
        let is_cheap = |step: usize| order.costs[step] <= CHEAPER * order.costs[best.step];
        let Some(last) = (0..best.step).rev().find(|step| is_cheap(*step)) else { return Ok(None) };
        let mut search = order.search();
        judge.with_one_miss_more(|judge| {
            // Where that much is too much to save, a look tells, and no search is needed.
            if !judge.glance(&order.at(next.column, last))?.holds() {
                return Ok(None);
            }
            let bold = search.best(&mut Settings { order, judge })?;
            Ok(bold.filter(|bold| is_cheap(bold.step)).map(|bold| (bold, search)))
        })
    }
}
