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
/// Requests that a service is tried with, and measured with.
const REQUESTS_TRIED: f64 = 2500.0;
pub(super) const REQUESTS_MEASURED: f64 = 6000.0;
/// Services that are measured again, and the most that an answer has.
const MEASURED_MAX: usize = 48;

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
        let first = (0..self.count(parts * FIRST)).map(|_| self.bounds.any(&mut chance)).collect();
        let mut all = self.try_all(first, 1)?;
        let rest = parts * (1.0 - FIRST - LAST) / WIDTHS.len() as f64;
        for (round, width) in WIDTHS.into_iter().enumerate() {
            let next = self.children(&all, self.count(rest), width, &mut chance);
            all.extend(self.try_all(next, round as u64 + 2)?);
            all.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        }
        let tried = all.len();
        Ok((self.measure(survivors(all, MEASURED_MAX))?, tried))
    }

    /// How many services so many parts are enough for.
    fn count(&self, parts: f64) -> usize {
        // A service has about three parts a request, and at least some seconds.
        let requests = REQUESTS_TRIED.max(4.0 * self.bounds.load.per_s);
        ((parts / requests / 1.6) as usize).clamp(24, 3000)
    }

    fn try_all(&self, services: Vec<Service>, seed: u64) -> Result<Vec<Tried>, Failure> {
        let one = |service: Service| {
            let seen = self.see(&service, REQUESTS_TRIED, seed);
            (self.step)();
            let seen = seen?;
            let distance = self.target.distance(&seen);
            Ok(Tried { service, seen, distance })
        };
        services.into_par_iter().with_max_len(1).map(one).collect()
    }

    fn see(&self, service: &Service, requests: f64, seed: u64) -> Result<Seen, Failure> {
        self.question.see(service, &self.bounds.load, requests, seed)
    }

    /// Services near those that fit best.
    fn children(
        &self,
        all: &[Tried],
        count: usize,
        width: f64,
        chance: &mut Chance,
    ) -> Vec<Service> {
        let mut sorted: Vec<&Tried> = all.iter().filter(|t| t.distance.is_finite()).collect();
        sorted.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        sorted.truncate((count / 3).max(12));
        if sorted.is_empty() {
            return (0..count).map(|_| self.bounds.any(chance)).collect();
        }
        // Cool enough that the better half has most children, warm enough that many have some.
        let middle = sorted[sorted.len() / 2].distance - sorted[0].distance;
        let warmth = middle.max(2.0);
        let weight = |t: &&Tried| (-(t.distance - sorted[0].distance) / warmth).exp();
        let weights: Vec<f64> = sorted.iter().map(weight).collect();
        let child = |_| {
            let parent = sorted[chance.place(&weights)];
            self.bounds.near(&parent.service, &parent.seen, width, chance)
        };
        (0..count).map(child).collect()
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
