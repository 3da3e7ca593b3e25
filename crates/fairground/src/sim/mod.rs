//! Time: the scenario, the timers, the event loop.
//!
//! From a scenario to its outcome: `plan` writes out all tasks, `check` says what is wrong,
//! `build` makes every table, `event_loop` runs. The rooms, each using only those before it:
//!
//! * [`scenario`], `outcome`, `plan`, `clamps`, `cpusets`: what goes in, what comes out;
//! * `parts`: the pieces of state beside the scheduler's, such as timers, pipes, requests, paces;
//! * `check`: what a scenario must hold to;
//! * `engine`: all state of a run, and how a CPU's task makes progress;
//! * `acts`: what happens, one file per subject, each a few methods of the engine;
//! * `event_loop` and `build` on top; `recorders` are made for a scenario, and stand aside.

mod acts;
mod build;
mod check;
mod clamps;
mod cpusets;
mod engine;
mod event_loop;
mod outcome;
mod parts;
mod plan;
mod recorders;
pub mod scenario;

use crate::fair::world::World;
use crate::policy::Rules;
use crate::record::Recorder;
use scenario::Scenario;

pub use check::requests::{AT_ONCE_MAX, BACKLOG_MAX, SPANS_MAX};
pub use check::{QUEUES_MAX, TASKS_MAX};
pub use outcome::{BuildError, GoalOutcome, LimitOutcome, Lock, LockWait, Outcome, Steady};
pub use plan::{TaskLabel, labels};
pub use recorders::hardware::{meter, residency};
pub use recorders::placements::placements;
pub use recorders::pressure::pressure;
pub use recorders::requests::layout;

/// Runs a scenario to its end, telling `recorder` every fact.
///
/// The engine is compiled once, here, for whoever listens: one for each kind of recorder is no
/// faster, and in other crates it would be compiled as they are, which for tests is slowly.
///
/// # Errors
/// When the scenario breaks a limit or refers to what it does not have.
pub fn simulate(
    scenario: &Scenario,
    mut recorder: &mut dyn Recorder,
) -> Result<Outcome, BuildError> {
    simulate_audited(scenario, &mut recorder, |_| {})
}

/// Runs a scenario to its end and lets `audit` look at the scheduler's state after every event.
///
/// # Errors
/// When the scenario breaks a limit or refers to what it does not have.
pub fn simulate_audited<R: Recorder>(
    scenario: &Scenario,
    recorder: &mut R,
    mut audit: impl FnMut(&World),
) -> Result<Outcome, BuildError> {
    run(scenario, recorder, |world| audit(world))
}

/// Runs a scenario to its end and lets `alter` change the rules after every event. It is for tests:
/// they prove that one decision which is taken otherwise is noticed.
///
/// # Errors
/// When the scenario breaks a limit or refers to what it does not have.
pub fn simulate_altered<R: Recorder>(
    scenario: &Scenario,
    recorder: &mut R,
    mut alter: impl FnMut(&mut Rules),
) -> Result<Outcome, BuildError> {
    run(scenario, recorder, |world| alter(&mut world.rules))
}

fn run<R: Recorder>(
    scenario: &Scenario,
    recorder: &mut R,
    audit: impl FnMut(&mut World),
) -> Result<Outcome, BuildError> {
    let plan = plan::plan(scenario);
    check::check(scenario, &plan)?;
    build::engine(scenario, &plan, recorder).run(scenario.duration_ns, audit)
}
