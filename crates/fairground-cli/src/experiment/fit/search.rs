//! The search: many services by chance, and ever nearer ones to those that fit, as sketches; then
//! the best of each structure as simulations, and ever nearer ones again; then the best of those,
//! longer and with other histories.
//!
//! It is approximate Bayesian computation with a population (Beaumont et al. 2009) without its
//! correction for where the search looked: what keeps the answer wide is that structures take
//! turns ([`survivors`]), and that what fits is measured again before it gets its weight.

use super::bounds::Bounds;
use super::distance::Target;
use super::question::FitQuestion;
use crate::base::failure::Failure;
use fairground_service::arrivals::Arrivals;
use fairground_service::chance::Chance;
use fairground_service::seen::Seen;
use fairground_service::service::{Rhythm, Service, Spread};
use fairground_service::sketch::sketch;
use fairground_service::wave::BUSY;
use rayon::prelude::*;

/// A service that was tried.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    pub service: Service,
    pub seen: Seen,
    /// D².
    pub distance: f64,
}

/// How far from a parent a child is at first and at last: within about a factor of e^width.
const WIDE: f64 = 0.6;
const NARROW: f64 = 0.12;
/// Part of the budget that the last measurement takes.
const LAST: f64 = 0.25;
/// Parts of the budget for each sketch: their cost is about a fifth of all.
const PARTS_PER_SKETCH: f64 = 400.0;
/// Sketches that are drawn from the whole family, of all.
const ANYWHERE: f64 = 0.35;
/// Sketches at once, and those that are simulated in the end.
const SKETCHES_AT_ONCE: usize = 64;
const SIMULATED_FIRST: usize = 48;
/// Requests that a service is tried with at first, then, and measured with.
const REQUESTS_FIRST: f64 = 1000.0;
const REQUESTS_TRIED: f64 = 2500.0;
pub(super) const REQUESTS_MEASURED: f64 = 4000.0;
/// Services that are simulated at once; the budget is looked at between.
const AT_ONCE: usize = 16;
/// The most services of a search, of those that have children, and of those measured again.
const TRIED_MAX: usize = 4000;
const PARENTS_MAX: usize = 30;
const KINDS_MAX: usize = 10;
const MEASURED_MIN: usize = 30;
const MEASURED_MAX: usize = 48;

/// D² up to which services are as good as each other: one of the family is within 2 of its own
/// figures. Of a choice, one in so many is for those of them that are far apart.
const ALIKE: f64 = 2.0;
const FAR_OF: usize = 4;

/// One search.
pub(super) struct Search<'q> {
    pub question: &'q FitQuestion,
    pub bounds: Bounds,
    pub target: Target,
    pub step: &'q (dyn Fn() + Sync),
}

impl Search<'_> {
    /// What was measured, nearest first, and how many were tried, within so many parts of
    /// requests.
    pub fn run(&self, seed: u64, parts_max: u64) -> Result<(Vec<Tried>, usize), Failure> {
        let mut chance = Chance::new(seed);
        let longer = self.question.longer(&self.bounds.load);
        let parts = parts_max as f64 * longer;
        let sketches = self.sketches((parts / longer / PARTS_PER_SKETCH) as usize, &mut chance)?;
        let sketched = sketches.len();
        let first = survivors(sketches, SIMULATED_FIRST).into_iter();
        let mut all = Vec::new();
        let see = |service: &Service| self.see(service, REQUESTS_FIRST * longer, 1);
        let mut spent = self.try_all(first.map(|tried| tried.service).collect(), see, &mut all)?;
        let (from, until) = (spent, parts * (1.0 - LAST));
        let mut round = 1;
        while spent < until && all.len() < TRIED_MAX {
            round += 1;
            let part = (spent - from) / (until - from);
            let parents = Parents::of(&all);
            let child = |_| parents.child(&self.bounds, width(part), &mut chance);
            let next = (0..AT_ONCE).map(child).collect();
            let requests = REQUESTS_FIRST + part * (REQUESTS_TRIED - REQUESTS_FIRST);
            let see = |service: &Service| self.see(service, requests * longer, round);
            spent += self.try_all(next, see, &mut all)?;
        }
        all.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let tried = sketched + all.len();
        let again = (parts / longer * LAST / REQUESTS_MEASURED / 2.0) as usize;
        let again = again.clamp(MEASURED_MIN, MEASURED_MAX);
        Ok((self.measure(survivors(all, again))?, tried))
    }

    /// So many sketches: at first of any service, then near those that fit.
    fn sketches(&self, count: usize, chance: &mut Chance) -> Result<Vec<Tried>, Failure> {
        let place = self.question.place();
        let requests = REQUESTS_FIRST * self.question.longer(&self.bounds.load);
        let mut all = Vec::new();
        while all.len() < count {
            let part = all.len() as f64 / count as f64;
            let next: Vec<Service> = if part < ANYWHERE {
                (0..SKETCHES_AT_ONCE).map(|_| self.bounds.any(chance)).collect()
            } else {
                let parents = Parents::of(&all);
                let child = |_| parents.child(&self.bounds, width(part), chance);
                (0..SKETCHES_AT_ONCE).map(child).collect()
            };
            let seed = all.len() as u64;
            let see =
                |service: &Service| Ok(sketch(service, &self.bounds.load, place, requests, seed));
            self.try_all(next, see, &mut all)?;
        }
        Ok(all)
    }

    /// Tries services; says what it cost to simulate them, in parts.
    fn try_all(
        &self,
        services: Vec<Service>,
        see: impl Fn(&Service) -> Result<Seen, Failure> + Sync,
        all: &mut Vec<Tried>,
    ) -> Result<f64, Failure> {
        let one = |service: Service| {
            let seen = see(&service);
            (self.step)();
            let seen = self.of_pool(seen?, &service);
            let distance = self.target.distance(&seen);
            Ok(Tried { service, seen, distance })
        };
        let tried = services.into_par_iter().with_max_len(1).map(one);
        let tried = tried.collect::<Result<Vec<Tried>, Failure>>()?;
        let parts = tried.iter().map(|tried| tried.seen.parts(&tried.service)).sum();
        all.extend(tried);
        Ok(parts)
    }

    fn see(&self, service: &Service, requests: f64, seed: u64) -> Result<Seen, Failure> {
        self.question.see(service, &self.bounds.load, requests, seed)
    }

    /// With how full its pool of threads is, where that may be what makes requests slow.
    fn of_pool(&self, seen: Seen, service: &Service) -> Seen {
        match self.question.is_hardly_throttled() {
            true => seen.of_pool(service, &self.bounds.load),
            false => seen,
        }
    }

    /// Again, longer, with other histories: who was lucky loses it.
    fn measure(&self, services: Vec<Tried>) -> Result<Vec<Tried>, Failure> {
        let requests = REQUESTS_MEASURED * self.question.longer(&self.bounds.load);
        let one = |tried: Tried| {
            let first = self.see(&tried.service, requests, 101)?;
            let seen = first.and(&self.see(&tried.service, requests, 102)?);
            let seen = self.of_pool(seen, &tried.service);
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

impl Tried {
    /// True if most of its threads are busy.
    pub fn has_full_pool(&self) -> bool {
        self.seen.pool_used >= BUSY
    }
}

/// How far a child may be from its parent, at this part of a search.
fn width(part: f64) -> f64 {
    WIDE * (NARROW / WIDE).powf(part)
}

/// Those that fit best, each with its chance of a child; and the best of each structure.
struct Parents<'t> {
    nearest: Vec<&'t Tried>,
    weights: Vec<f64>,
    kinds: Vec<&'t Tried>,
}

impl<'t> Parents<'t> {
    fn of(all: &'t [Tried]) -> Parents<'t> {
        let mut nearest: Vec<&Tried> = all.iter().filter(|t| t.distance.is_finite()).collect();
        nearest.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let mut kinds: Vec<(String, &Tried)> = Vec::new();
        for &tried in nearest.iter().take(5 * PARENTS_MAX) {
            let structure = structure(tried);
            if kinds.len() < KINDS_MAX && kinds.iter().all(|(known, _)| *known != structure) {
                kinds.push((structure, tried));
            }
        }
        nearest.truncate(PARENTS_MAX);
        let least = nearest.first().map_or(0.0, |tried| tried.distance);
        let middle = nearest.get(nearest.len() / 3).map_or(0.0, |tried| tried.distance - least);
        // Cool enough that the better third has most children, warm enough that many have some.
        let warmth = middle.max(1.0);
        let weight = |tried: &&Tried| (-(tried.distance - least) / warmth).exp();
        let weights = nearest.iter().map(weight).collect();
        Parents { nearest, weights, kinds: kinds.into_iter().map(|(_, tried)| tried).collect() }
    }

    /// A service near one of them.
    fn child(&self, bounds: &Bounds, width: f64, chance: &mut Chance) -> Service {
        if self.nearest.is_empty() {
            return bounds.any(chance);
        }
        let parent = match chance.is(0.35) {
            true => self.kinds[chance.place(&vec![1.0; self.kinds.len()])],
            false => self.nearest[chance.place(&self.weights)],
        };
        bounds.near(&parent.service, &parent.seen, width, chance)
    }
}

/// The nearest of each structure in turn: one that has many near each other crowds out no other.
fn survivors(sorted: Vec<Tried>, count: usize) -> Vec<Tried> {
    let mut seen: Vec<(String, usize)> = Vec::new();
    let mut ranked: Vec<(f64, Tried)> = Vec::new();
    for tried in sorted.into_iter().filter(|tried| tried.distance.is_finite()) {
        // A child may be its parent once more.
        if ranked.iter().any(|(_, known)| known.service == tried.service) {
            continue;
        }
        let structure = structure(&tried);
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
    spread(ranked.into_iter().map(|(_, tried)| tried).collect(), count)
}

/// So many of a list, mostly the first; but of those that are as good as the best also the ones
/// with the shortest and the longest p99. Where the p99 lies within a wide bucket, nothing else
/// keeps the answer as wide as the figures leave it.
pub(super) fn spread(mut ranked: Vec<Tried>, count: usize) -> Vec<Tried> {
    let mut rest = ranked.split_off((count - count / FAR_OF).min(ranked.len()));
    let mut alike: Vec<Tried> = Vec::new();
    rest.retain(|tried| {
        let is_alike = tried.distance <= ALIKE;
        alike.extend(is_alike.then(|| tried.clone()));
        !is_alike
    });
    let p99_ns = |tried: &Tried| tried.seen.quantile_ns(0.99);
    alike.sort_by(|a, b| p99_ns(a).total_cmp(&p99_ns(b)));
    while ranked.len() < count && !alike.is_empty() {
        let at = if ranked.len().is_multiple_of(2) { 0 } else { alike.len() - 1 };
        ranked.push(alike.remove(at));
    }
    let lacking = count.saturating_sub(ranked.len());
    ranked.extend(rest.into_iter().take(lacking));
    ranked
}

/// What services have in common that differ in numbers only.
pub(super) fn structure(tried: &Tried) -> String {
    let service = &tried.service;
    let arrivals = match service.arrivals {
        Arrivals::Poisson => "poisson",
        Arrivals::Bursts { steady, .. } if steady > 0.0 => "both",
        Arrivals::Bursts { .. } => "bursts",
        Arrivals::Changing { .. } => "changing",
        Arrivals::Wandering { .. } => "wandering",
        Arrivals::Clients { .. } => "clients",
    };
    let work = match service.work {
        Spread::Even => "even",
        Spread::Exponential => "exponential",
        Spread::Lognormal { .. } => "lognormal",
        Spread::TwoKinds { .. } => "two",
    };
    let parts = if service.fanout == 1 { "whole" } else { "parts" };
    let beside = service.beside.as_ref().map_or("alone", |beside| match beside.rhythm {
        Rhythm::Requests => "requests",
        Rhythm::Even | Rhythm::Random => "beside",
        Rhythm::Stop => "stops",
    });
    let waits = match service.io {
        Spread::Lognormal { .. } | Spread::TwoKinds { .. } if service.io_ns > 0.0 => "seldom long",
        _ => "alike",
    };
    let pool = if tried.has_full_pool() { "full" } else { "enough" };
    format!("{arrivals} {work} {parts} {beside} {waits} {pool}")
}
