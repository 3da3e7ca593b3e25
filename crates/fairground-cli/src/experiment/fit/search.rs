//! The search: many services by chance, then rounds of services near those that fit, then the best
//! of each structure again, longer and with other histories.
//!
//! It is approximate Bayesian computation with a population (Beaumont et al. 2009) without its
//! correction for where the search looked: what keeps the answer wide is that structures take
//! turns ([`survivors`]), and that what fits is measured again before it gets its weight.

use super::chance::{Bounds, Chance};
use super::distance::Target;
use super::question::FitQuestion;
use super::seen::Seen;
use super::service::{Arrivals, Service, Work};
use crate::base::failure::Failure;
use rayon::prelude::*;

/// A service that was tried.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    pub service: Service,
    pub seen: Seen,
    /// D².
    pub distance: f64,
}

/// Rounds after the first, with how far they look around (a factor of e^width).
const WIDTHS: [f64; 4] = [0.6, 0.4, 0.25, 0.15];
/// Parts of the budget that the first round, and the last measurement, take.
const FIRST: f64 = 0.4;
const LAST: f64 = 0.25;
/// Requests that a service is tried with at first, then, and measured with.
const REQUESTS_FIRST: f64 = 1200.0;
const REQUESTS_TRIED: f64 = 2500.0;
pub(super) const REQUESTS_MEASURED: f64 = 4000.0;
/// Services that are tried at once; the budget is looked at between.
const AT_ONCE: usize = 16;
/// The most services of a round, of those that have children, and of those measured again.
const TRIED_MAX: usize = 2000;
const PARENTS_MAX: usize = 40;
const MEASURED_MAX: usize = 36;

/// One search.
pub(super) struct Search<'q> {
    pub question: &'q FitQuestion,
    pub bounds: Bounds,
    pub target: Target,
    pub step: &'q (dyn Fn() + Sync),
}

impl Search<'_> {
    /// What was measured, nearest first, and how many were tried.
    pub fn run(&self) -> Result<(Vec<Tried>, usize), Failure> {
        let mut chance = Chance::new(self.question.seed);
        let parts = self.question.parts_max as f64;
        let any = |chance: &mut Chance| self.bounds.any(chance);
        let mut all = self.try_for(parts * FIRST, (REQUESTS_FIRST, 1), &mut chance, any)?;
        let rest = parts * (1.0 - FIRST - LAST) / WIDTHS.len() as f64;
        for (round, width) in WIDTHS.into_iter().enumerate() {
            let parents = Parents::of(&all);
            let next = |chance: &mut Chance| parents.child(&self.bounds, width, chance);
            let with = (REQUESTS_TRIED, round as u64 + 2);
            let children = self.try_for(rest, with, &mut chance, next)?;
            all.extend(children);
        }
        all.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let tried = all.len();
        Ok((self.measure(survivors(all, MEASURED_MAX))?, tried))
    }

    /// Tries services that `next` gives until so many parts are simulated; each with so many
    /// requests and this seed.
    fn try_for(
        &self,
        parts: f64,
        (requests, seed): (f64, u64),
        chance: &mut Chance,
        next: impl Fn(&mut Chance) -> Service,
    ) -> Result<Vec<Tried>, Failure> {
        let one = |service: Service| {
            let seen = self.see(&service, requests, seed);
            (self.step)();
            let seen = seen?;
            let distance = self.target.distance(&seen);
            Ok(Tried { service, seen, distance })
        };
        let (mut all, mut spent) = (Vec::new(), 0.0);
        while spent < parts && all.len() < TRIED_MAX {
            let services: Vec<Service> = (0..AT_ONCE).map(|_| next(chance)).collect();
            let tried = services.into_par_iter().with_max_len(1).map(one);
            let tried = tried.collect::<Result<Vec<Tried>, Failure>>()?;
            spent += tried.iter().map(|tried| tried.seen.parts(&tried.service)).sum::<f64>();
            all.extend(tried);
        }
        Ok(all)
    }

    fn see(&self, service: &Service, requests: f64, seed: u64) -> Result<Seen, Failure> {
        self.question.see(service, &self.bounds.load, requests, seed)
    }

    /// Again, longer, with other histories: who was lucky loses it.
    fn measure(&self, services: Vec<Tried>) -> Result<Vec<Tried>, Failure> {
        let one = |tried: Tried| {
            let first = self.see(&tried.service, REQUESTS_MEASURED, 101)?;
            let seen = first.and(&self.see(&tried.service, REQUESTS_MEASURED, 102)?);
            (self.step)();
            let distance = self.target.distance(&seen);
            Ok(Tried { seen, distance, ..tried })
        };
        let measured = services.into_par_iter().with_max_len(1).map(one);
        let mut measured = measured.collect::<Result<Vec<Tried>, Failure>>()?;
        measured.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        Ok(measured)
    }
}

/// Those that fit best, each with its chance of a child.
struct Parents<'t> {
    nearest: Vec<&'t Tried>,
    weights: Vec<f64>,
}

impl<'t> Parents<'t> {
    fn of(all: &'t [Tried]) -> Parents<'t> {
        let mut nearest: Vec<&Tried> = all.iter().filter(|t| t.distance.is_finite()).collect();
        nearest.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        nearest.truncate(PARENTS_MAX);
        let least = nearest.first().map_or(0.0, |tried| tried.distance);
        let middle = nearest.get(nearest.len() / 2).map_or(0.0, |tried| tried.distance - least);
        // Cool enough that the better half has most children, warm enough that many have some.
        let warmth = middle.max(2.0);
        let weight = |tried: &&Tried| (-(tried.distance - least) / warmth).exp();
        let weights = nearest.iter().map(weight).collect();
        Parents { nearest, weights }
    }

    /// A service near one of them.
    fn child(&self, bounds: &Bounds, width: f64, chance: &mut Chance) -> Service {
        if self.nearest.is_empty() {
            return bounds.any(chance);
        }
        let parent = self.nearest[chance.place(&self.weights)];
        bounds.near(&parent.service, &parent.seen, width, chance)
    }
}

/// The nearest of each structure in turn: one that has many near each other crowds out no other.
fn survivors(sorted: Vec<Tried>, count: usize) -> Vec<Tried> {
    let mut seen: Vec<(String, usize)> = Vec::new();
    let mut ranked: Vec<(f64, Tried)> = Vec::new();
    for tried in sorted.into_iter().filter(|tried| tried.distance.is_finite()) {
        let structure = structure(&tried.service);
        let place = seen.iter().position(|(known, _)| *known == structure).unwrap_or(seen.len());
        if place == seen.len() {
            seen.push((structure, 0));
        }
        seen[place].1 += 1;
        // Each more of a structure counts as somewhat further away.
        let rank = tried.distance + 0.5 * (seen[place].1 - 1) as f64;
        ranked.push((rank, tried));
    }
    ranked.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    ranked.into_iter().take(count).map(|(_, tried)| tried).collect()
}

/// What services have in common that differ in numbers only.
pub(super) fn structure(service: &Service) -> String {
    let arrivals = match service.arrivals {
        Arrivals::Poisson => "poisson",
        Arrivals::Bursts { steady, .. } if steady > 0.0 => "both",
        Arrivals::Bursts { .. } => "bursts",
        Arrivals::Changing { .. } => "changing",
        Arrivals::Clients { .. } => "clients",
    };
    let work = match service.work {
        Work::Even => "even",
        Work::Exponential => "exponential",
        Work::Lognormal { .. } => "lognormal",
        Work::TwoKinds { .. } => "two",
    };
    let parts = if service.fanout == 1 { "whole" } else { "parts" };
    let beside = if service.beside.is_some() { "beside" } else { "alone" };
    format!("{arrivals} {work} {parts} {beside}")
}
