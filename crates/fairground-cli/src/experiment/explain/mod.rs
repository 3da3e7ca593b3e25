//! Why a service is slow, and what would help: over every explanation that its figures allow.
//!
//! `fit` says which services would give these figures. Each of them is run as it is, with causes of
//! delay taken away one by one (what the p99 is made of), and with changes that its owner can make
//! (what would help). Every number is a range over the explanations, so it is as sure as the
//! figures allow, and a sentence is only said if it holds at both ends of its range.

pub mod change;
mod changed;
pub mod neighbours;
pub mod part;
pub mod question;
pub mod serving;
pub mod started;
pub mod subject;
mod variant;
pub mod verdict;
pub mod world;

use crate::base::failure::Failure;
use crate::read::{Overrides, Runtime};
use change::{Change, Kind};
pub use changed::Changed;
use fairground::model::limit::Limit;
use neighbours::Neighbours;
use part::{Part, Share, Without};
use question::Question;
use variant::Variant;
use verdict::{Met, Much};
use world::World;

/// Threads enough for each request to have its own.
const THREADS_ENOUGH: u32 = 512;

/// What came out.
#[derive(Clone, Debug)]
pub struct Explained {
    /// What the explanations do today.
    pub now: World,
    /// Whether other work keeps the CPUs busy.
    pub neighbours: Neighbours,
    /// What the p99 is made of.
    pub parts: Vec<Share>,
    /// Every change that was tried, the best first.
    pub changes: Vec<Changed>,
}

impl Question {
    /// Runs all explanations in all worlds.
    ///
    /// # Errors
    /// When one of them makes no scenario.
    pub fn answer(&self, step: impl Fn() + Sync) -> Result<Explained, Failure> {
        let changes = change::all(self);
        let given = [self.as_it_is(), self.unhindered()];
        let worlds = given.into_iter().chain(changes.iter().map(|change| self.with(change)));
        let mut worlds = self.run(worlds.collect(), &step)?.into_iter();
        let mut next = || worlds.next().expect("a world for each");
        let [now, threads] = [next(), next()];
        let changed = |(change, world)| Changed { change, world, is_told: false };
        let mut changes: Vec<Changed> = changes.into_iter().zip(worlds).map(changed).collect();
        // Without a limit today there is no such change: then it is as it is.
        let no_limit = changes.iter().find(|changed| changed.change.kind == Kind::NoLimit);
        let limit = no_limit.map_or(&now, |changed| &changed.world);
        let alone = self.alone(&step)?;
        let without = match &alone {
            Some([alone, limit, threads]) => {
                Without { now: &now, neighbours: alone, limit, threads }
            }
            None => Without { now: &now, neighbours: &now, limit, threads: &threads },
        };
        let mut parts = without.parts();
        // Where no neighbour is known, nothing can be said of them.
        parts.retain(|share| alone.is_some() || share.part != Part::Neighbours);
        verdict::sort(&mut changes, self);
        verdict::mark(&mut changes, self, &now);
        let neighbours = Neighbours::of(self.pressure_some_percent, &now, alone.is_some());
        Ok(Explained { now, neighbours, parts, changes })
    }

    /// Runs worlds with the node's other pods.
    fn run(
        &self,
        mut worlds: Vec<Variant>,
        step: &(impl Fn() + Sync),
    ) -> Result<Vec<World>, Failure> {
        for world in &mut worlds {
            world.overrides.beside.clone_from(&self.beside);
        }
        world::run(self, &worlds, step)
    }

    /// The world after a change.
    fn with(&self, change: &Change) -> Variant {
        Variant { overrides: change.overrides(&self.group), limit: change.limit }
    }

    /// The worlds without the known neighbours: as it is then, without the limit too, and with
    /// threads enough.
    fn alone(&self, step: &(impl Fn() + Sync)) -> Result<Option<[World; 3]>, Failure> {
        if self.beside.is_empty() {
            return Ok(None);
        }
        let worlds = [self.as_it_is(), self.unlimited(), self.unhindered()];
        let worlds = world::run(self, &worlds, step)?;
        Ok(worlds.try_into().ok())
    }

    /// The world as it is.
    fn as_it_is(&self) -> Variant {
        Variant { overrides: Overrides::default(), limit: self.limit }
    }

    /// The world without a limit.
    fn unlimited(&self) -> Variant {
        let limit = vec![format!("{}=cpu.max=max", self.group)];
        Variant {
            overrides: Overrides { limit, ..Overrides::default() },
            limit: Limit { quota_ns: None, ..self.limit },
        }
    }

    /// The same with threads enough.
    fn unhindered(&self) -> Variant {
        let mut unlimited = self.unlimited();
        let flags: &[&str] = match self.runtime {
            Some(Runtime::Go) => &["gomaxprocs", "goroutines"],
            Some(Runtime::Jvm) | None => &["threads"],
        };
        let enough = |flag: &&str| (format!("workloads.0.{flag}"), THREADS_ENOUGH.to_string());
        unlimited.overrides.set.extend(flags.iter().map(enough));
        unlimited
    }
}

impl Explained {
    /// The changes that are told, the best first.
    pub fn told(&self) -> impl Iterator<Item = &Changed> {
        self.changes.iter().filter(|changed| changed.is_told)
    }

    /// Whether a change meets the target, as far as the figures tell.
    pub fn met(&self, changed: &Changed) -> Met {
        let is_little = |share: &Share| share.much == Much::Little;
        verdict::met(changed, self.share(Part::Throttling).is_some_and(is_little))
    }

    /// The share of all weight for which the p99 falls by a tenth or more without the limit, 0 to
    /// 1, if there is one.
    pub fn helped_by_no_limit(&self) -> Option<f64> {
        let no_limit = self.changes.iter().find(|changed| changed.change.kind == Kind::NoLimit)?;
        Some(verdict::helps(&self.now, &no_limit.world))
    }

    /// How much of the p99 a part is, if that can be told.
    pub fn share(&self, part: Part) -> Option<&Share> {
        self.parts.iter().find(|share| share.part == part)
    }
}

#[cfg(test)]
mod tests;
