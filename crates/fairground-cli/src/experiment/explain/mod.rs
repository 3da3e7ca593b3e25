//! Why a service is slow, and what would help: over every explanation that its figures allow.
//!
//! `fit` says which services would give these figures. Each of them is run as it is, with causes of
//! delay taken away one by one (what the p99 is made of), and with changes that its owner can make
//! (what would help). Every number is a range over the explanations, so it is as sure as the
//! figures allow, and a sentence is only said if it holds at both ends of its range.

pub mod change;
pub mod part;
pub mod question;
pub mod verdict;
pub mod world;

use crate::base::failure::Failure;
use crate::read::{Explanation, Overrides};
use change::Change;
use part::{Part, Without};
use question::Question;
use world::World;

use crate::experiment::statistics::weighted::Range;

/// Threads enough for each request to have its own.
const THREADS_ENOUGH: u32 = 512;

/// A change and what it does.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The change.
    pub change: Change,
    /// What all explanations do after it.
    pub world: World,
}

/// What came out.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The explanations.
    pub explanations: Vec<Explanation>,
    /// What they do today.
    pub now: World,
    /// What the p99 is made of, per cent.
    pub parts_percent: Vec<(Part, Range)>,
    /// Every change that was tried, the best first.
    pub changes: Vec<Changed>,
}

impl Question {
    /// Runs all explanations in all worlds.
    ///
    /// # Errors
    /// When the set is none, or makes no scenario.
    pub fn answer(&self, step: impl Fn() + Sync) -> Result<Explained, Failure> {
        let explanations = self.asked.explanations(&Overrides::default())?;
        let explanations = explanations.ok_or_else(|| {
            Failure::Input(format!("error: {} is no set of explanations", self.asked.name()))
        })?;
        let changes = change::all(self);
        let mut worlds = vec![Overrides::default()];
        worlds.extend(self.without());
        worlds.extend(changes.iter().map(|change| change.overrides(&self.group)));
        let mut worlds = world::run(self, &explanations, &worlds, step)?.into_iter();
        let mut next = || worlds.next().expect("a world for each");
        let [now, limit, threads] = [next(), next(), next()];
        let without = Without { now: &now, limit: &limit, threads: &threads };
        let parts_percent = without.parts_percent();
        let changed = |(change, world)| Changed { change, world };
        let mut changes: Vec<Changed> = changes.into_iter().zip(worlds).map(changed).collect();
        verdict::sort(&mut changes, self);
        Ok(Explained { explanations, now, parts_percent, changes })
    }

    /// The worlds without causes of delay: without the limit; with threads enough too.
    fn without(&self) -> [Overrides; 2] {
        let limit = Overrides {
            limit: vec![format!("{}=cpu.max=max", self.group)],
            ..Overrides::default()
        };
        let threads = ("workload.threads".to_owned(), THREADS_ENOUGH.to_string());
        [limit.clone(), Overrides { set: vec![threads], ..limit }]
    }
}
