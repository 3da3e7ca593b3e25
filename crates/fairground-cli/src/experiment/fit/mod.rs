//! A service that is known from its dashboards alone, as a set of services that explain them.
//!
//! Given are the rate of requests, the CPU time, the latencies (a histogram, or a few quantiles),
//! and for a limited service its counters. Mean work follows: CPU time / requests. What does not
//! follow is tried ([`service`] says what there is), and kept if it gives the same figures within
//! what chance and the family's coarseness make of them ([`distance`]). What fits equally well is
//! what the figures leave open: the answer is all of it, with weights.

mod about;
mod bare;
mod both_pools;
mod bounds;
mod commands;
mod contradictions;
mod distance;
mod drawn;
mod figure;
mod full_pool;
mod hints;
mod near;
mod others;
mod overloaded;
mod percentile;
mod question;
mod relaxation;
mod runtime_shown;
mod search;
mod see;
mod set;
mod stays_by;
mod take_runtime;
mod threads_found;
mod waits;

pub use about::{OFF_SIDE, about_ends, off_side_of};
pub use fairground_service::arrivals::Arrivals;
pub use fairground_service::seen::{GROUP, Seen, seen};
pub use fairground_service::service::{Service, Spread};
pub use near::{MOST, OTHERWISE, is_near, is_otherwise, near_ends};
pub use question::{FitQuestion, PARTS_USUAL, RATIO_NONE, UNKNOWN};
pub use set::{ExplanationSet, Member};
pub use stays_by::StaysBy;
pub use threads_found::ThreadsFound;

use crate::base::failure::Failure;
use bounds::Bounds;
use distance::Target;
use search::{Search, Tried};
use waits::Waits;

/// Searches that begin by themselves: where one stays may be luck, so what several find counts.
const SEARCHES: u64 = 2;

/// The services that explain the figures; `step` is called once for each that was tried.
///
/// If none does, and the limit hardly ever stops it, waits elsewhere that are seldom long are tried
/// too ([`Waits`]). Where a search found nothing near, others go on from other places: whether a
/// service of the family is found is partly luck, and what is measured of it is not.
///
/// # Errors
/// When a figure is missing, when two contradict each other, or when machine, kernel or neighbours
/// make no scenario.
pub fn explain_figures(
    question: &FitQuestion,
    step: &(dyn Fn() + Sync),
) -> Result<ExplanationSet, Failure> {
    let mut searched = Searched::new(question, Waits::Alike, step)?;
    searched.go_on(question.seed)?;
    let found = searched.set();
    if !searched.is_lost(&found) {
        return Ok(found);
    }
    if question.is_hardly_throttled() {
        let mut seldom = Searched::new(question, Waits::SeldomLong, step)?;
        seldom.tried = searched.tried;
        seldom.go_on(question.seed)?;
        let found = seldom.set();
        if found.misfit.is_none() {
            return Ok(found);
        }
        searched.tried = seldom.tried;
    }
    searched.go_on(!question.seed)?;
    Ok(searched.set())
}

/// What searches have measured so far.
struct Searched<'q> {
    search: Search<'q>,
    waits: Waits,
    measured: Vec<Tried>,
    tried: usize,
}

impl<'q> Searched<'q> {
    fn new(
        question: &'q FitQuestion,
        waits: Waits,
        step: &'q (dyn Fn() + Sync),
    ) -> Result<Self, Failure> {
        let load = question.load()?;
        let bounds = Bounds::of(question, load, &question.points(), waits);
        let target = Target::of(question, load);
        let search = Search { question, bounds, target, step };
        Ok(Searched { search, waits, measured: Vec::new(), tried: 0 })
    }

    /// Searches from the places that this seed gives.
    fn go_on(&mut self, seed: u64) -> Result<(), Failure> {
        for turn in 0..SEARCHES {
            let seed = seed.wrapping_mul(SEARCHES).wrapping_add(turn);
            let (measured, tried) =
                self.search.run(seed, self.search.question.parts_max / SEARCHES)?;
            self.measured.extend(measured);
            self.tried += tried;
        }
        self.measured.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        Ok(())
    }

    /// True if nothing near was found, where it may be there.
    fn is_lost(&self, found: &ExplanationSet) -> bool {
        let question = self.search.question;
        near::coarse(&question.points()).is_none() && found.is_lost(question, &self.search.target)
    }

    fn set(&self) -> ExplanationSet {
        let of = (&self.search.bounds.load, &self.search.target, self.waits);
        ExplanationSet::of(self.search.question, of, self.measured.clone(), self.tried)
    }
}

#[cfg(test)]
mod tests;
