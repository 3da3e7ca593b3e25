//! A run of a report: observed once, and looked at again where it was slow.

use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::observe::{Observed, observe};
use crate::run::schedule::{Schedule, look};
use fairground::sim::scenario::Scenario;
use fairground::sim::{self, TaskLabel};

/// Stretches and wake-ups that a page has room for.
const BUDGET: usize = 48_000;
/// Worlds that a page has room for.
pub const WORLDS_MAX: usize = 4;

/// A run of a report.
pub struct World {
    /// What it is called beside the others.
    pub name: String,
    /// What ran.
    pub scenario: Scenario,
    /// Its tasks' names.
    pub labels: Vec<TaskLabel>,
    /// What was observed.
    pub observed: Observed,
    /// What it looks like.
    pub schedule: Schedule,
}

impl World {
    /// Runs one of `worlds` worlds, and looks at it.
    ///
    /// # Errors
    /// When the scenario can't be read or built.
    pub fn run(
        name: String,
        (asked, overrides): (&Asked, &Overrides),
        seed: u64,
        worlds: usize,
    ) -> Result<Self, Failure> {
        let mut scenario = asked.load(overrides)?.scenario;
        scenario.seed = seed;
        let labels = sim::labels(&scenario);
        let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
        World::of(name, asked, scenario, labels, observed, worlds)
    }

    /// Looks at what was observed before.
    ///
    /// # Errors
    /// When the scenario can't be built.
    pub fn of(
        name: String,
        asked: &Asked,
        scenario: Scenario,
        labels: Vec<TaskLabel>,
        observed: Observed,
        worlds: usize,
    ) -> Result<Self, Failure> {
        let schedule = look(&scenario, &labels, &observed, BUDGET / worlds.max(1));
        let schedule = schedule.map_err(|error| asked.build_failure(&error))?;
        Ok(World { name, scenario, labels, observed, schedule })
    }
}
