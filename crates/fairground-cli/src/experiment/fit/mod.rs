//! A service that is known from its dashboards alone, as a set of services that explain them.
//!
//! Given are the rate of requests, the CPU time, the latencies (a histogram, or a few quantiles),
//! and for a limited service its counters. Mean work follows: CPU time / requests. What does not
//! follow is tried ([`service`] says what there is), and kept if it gives the same figures within
//! what chance and the family's coarseness make of them ([`distance`]). What fits equally well is
//! what the figures leave open: the answer is all of it, with weights.

mod arrivals;
mod bare;
mod bounds;
mod chance;
mod commands;
mod contradictions;
mod cpus;
mod distance;
mod drawn;
mod figure;
mod hints;
mod near;
mod others;
mod overloaded;
mod percentile;
mod question;
mod relaxation;
mod runtime;
mod runtime_shown;
mod search;
mod seen;
mod service;
mod set;
mod sketch;
mod stays_by;
mod take_runtime;
mod threads_found;
mod waits;

pub use arrivals::Arrivals;
pub use near::{MOST, is_near, near_ends};
pub use question::{FitQuestion, GROUP, PARTS_USUAL};
pub use runtime::Followers;
pub use seen::{Seen, seen};
pub use service::{Beside, Rhythm, Service, Spread};
pub use set::{ExplanationSet, Member};
pub use stays_by::StaysBy;
pub use threads_found::ThreadsFound;

use crate::base::failure::Failure;
use bounds::Bounds;
use distance::Target;
use search::Search;
use waits::Waits;

/// Searches that begin by themselves: where one stays may be luck, so what several find counts.
const SEARCHES: u64 = 2;

/// The services that explain the figures; `step` is called once for each that was tried.
///
/// If none does, and the limit hardly ever stops it, waits elsewhere that are seldom long are tried
/// too ([`Waits`]).
///
/// # Errors
/// When a figure is missing, when two contradict each other, or when machine, kernel or neighbours
/// make no scenario.
pub fn explain_figures(
    question: &FitQuestion,
    step: &(dyn Fn() + Sync),
) -> Result<ExplanationSet, Failure> {
    let usual = search(question, Waits::Alike, step)?;
    let is_known = near::coarse(&question.points()).is_none();
    if usual.misfit.is_none() || !is_known || !question.is_hardly_throttled() {
        return Ok(usual);
    }
    let seldom = search(question, Waits::SeldomLong, step)?;
    let tried = usual.tried + seldom.tried;
    let found = if seldom.misfit.is_none() { seldom } else { usual };
    Ok(ExplanationSet { tried, ..found })
}

fn search(
    question: &FitQuestion,
    waits: Waits,
    step: &(dyn Fn() + Sync),
) -> Result<ExplanationSet, Failure> {
    let load = question.load()?;
    let points = question.points();
    let bounds = Bounds::of(question, load, &points, waits);
    let target = Target::of(question, load);
    let search = Search { question, bounds, target, step };
    let (mut measured, mut tried) = (Vec::new(), 0);
    for turn in 0..SEARCHES {
        let found = search.run(
            question.seed.wrapping_mul(SEARCHES).wrapping_add(turn),
            question.parts_max / SEARCHES,
        )?;
        measured.extend(found.0);
        tried += found.1;
    }
    measured.sort_by(|a, b| a.distance.total_cmp(&b.distance));
    Ok(ExplanationSet::of(question, (&load, &search.target, waits), measured, tried))
}

#[cfg(test)]
mod tests;
