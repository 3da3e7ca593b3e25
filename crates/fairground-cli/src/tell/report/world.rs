//! A run of a report: observed once, and looked at again where it was slow.

use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::observe::{Observed, observe};
use crate::run::schedule::{Schedule, look, times};
use fairground::sim::scenario::Scenario;
use fairground::sim::{self, TaskLabel};
use fairground::units::Ns;

/// Stretches and wake-ups that a page has room for.
const BUDGET: usize = 48_000;
/// Times of the slowest of the first world at which the others are looked at too.
const BESIDE: usize = 4;
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
    /// CPUs of its machine.
    pub fn cpus(&self) -> usize {
        self.scenario.machine.topology.len()
    }

    /// Runs one of `worlds` worlds, and looks at it in full at these times too: where another world
    /// was slow.
    fn run_beside(
        name: String,
        (asked, overrides): (&Asked, &Overrides),
        seed: u64,
        (worlds, also): (usize, &[(Ns, Ns)]),
    ) -> Result<Self, Failure> {
        let mut scenario = asked.load(overrides)?.scenario;
        scenario.seed = seed;
        let labels = sim::labels(&scenario);
        let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
        World::looked(name, (asked, scenario, labels, observed), worlds, also)
    }

    /// Runs worlds that stand beside each other: each is looked at where the first was slowest.
    ///
    /// # Errors
    /// When a scenario can't be read or built.
    pub fn run_all(arms: Vec<(String, Asked, Overrides)>, seed: u64) -> Result<Vec<Self>, Failure> {
        let count = arms.len();
        let mut worlds: Vec<World> = Vec::new();
        for (name, asked, overrides) in arms {
            let also = worlds.first().map_or(Vec::new(), |first| times(&first.observed, BESIDE));
            let beside = (count, also.as_slice());
            worlds.push(World::run_beside(name, (&asked, &overrides), seed, beside)?);
        }
        Ok(worlds)
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
        World::looked(name, (asked, scenario, labels, observed), worlds, &[])
    }

    fn looked(
        name: String,
        (asked, scenario, labels, observed): (&Asked, Scenario, Vec<TaskLabel>, Observed),
        worlds: usize,
        also: &[(Ns, Ns)],
    ) -> Result<Self, Failure> {
        let budget = BUDGET / worlds.max(1);
        let schedule = look(&scenario, &labels, &observed, (budget, also));
        let schedule = schedule.map_err(|error| asked.build_failure(&error))?;
        Ok(World { name, scenario, labels, observed, schedule })
    }
}
