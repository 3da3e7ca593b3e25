//! Time: the scenario, the timers, the event loop.

mod actor;
mod arrivals;
mod build;
mod check;
mod check_pipes;
mod check_policies;
mod check_requests;
mod energy;
mod engine;
mod governing;
mod hypervisor;
mod idling;
mod limits;
mod pace;
mod pipes;
mod placements;
mod plan;
pub mod progress;
mod requests;
pub mod scenario;
mod slots;
mod steps;
mod timers;
mod waking;

use crate::fair::world::World;
use crate::model::bandwidth::CpuStat;
use crate::model::limit::Limit;
use crate::record::Recorder;
use crate::units::{GroupId, Ns};
use progress::GoalOutcome;
use scenario::Scenario;

pub use build::{QUEUES_MAX, TASKS_MAX};
pub use check_requests::{AT_ONCE_MAX, BACKLOG_MAX, SPANS_MAX};
pub use energy::{meter, residency};
pub use placements::placements;
pub use requests::layout;

/// One row of a report: a task that can occur in facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskLabel {
    /// Unique name.
    pub name: String,
    /// Its group.
    pub group: GroupId,
    /// True for the machine's noise.
    pub kthread: bool,
}

/// All tasks that can occur in the facts of a scenario, by task id: those of the workload, then
/// the instances that forks may start, then the machine's kernel threads.
pub fn labels(scenario: &Scenario) -> Vec<TaskLabel> {
    plan::plan(scenario).tasks.iter().map(plan::Planned::label).collect()
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Simulated time at the end, ns.
    pub ended_ns: Ns,
    /// Scheduling events: timer expiries, ends of steps, wake-ups, switches and migrations.
    pub events: u64,
    /// How far each goal of the workload came, by goal.
    pub goals: Vec<GoalOutcome>,
    /// Limit and counters of each group, by group; empty if no group ever had a limit.
    pub limits: Vec<LimitOutcome>,
}

/// A group's limit at the end, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitOutcome {
    /// `cpu.max` and `cpu.max.burst` as they read at the end.
    pub limit: Limit,
    /// `cpu.stat`.
    pub stat: CpuStat,
}

/// Why a scenario can't be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError {
    /// What it is about: a task's or a group's name, or empty.
    pub subject: String,
    /// What was found and what is accepted.
    pub message: String,
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.subject.is_empty() {
            write!(f, "{}", self.message)
        } else {
            write!(f, "{}: {}", self.subject, self.message)
        }
    }
}

impl std::error::Error for BuildError {}

/// Runs a scenario to its end, telling `recorder` every fact.
///
/// # Errors
/// When the scenario breaks a limit or refers to what it does not have.
pub fn simulate<R: Recorder>(scenario: &Scenario, recorder: &mut R) -> Result<Outcome, BuildError> {
    simulate_audited(scenario, recorder, |_| {})
}

/// Runs a scenario to its end and lets `audit` look at the scheduler's state after every event.
///
/// # Errors
/// When the scenario breaks a limit or refers to what it does not have.
pub fn simulate_audited<R: Recorder>(
    scenario: &Scenario,
    recorder: &mut R,
    audit: impl FnMut(&World),
) -> Result<Outcome, BuildError> {
    let plan = plan::plan(scenario);
    build::engine(scenario, &plan, recorder)?.run(scenario.duration_ns, audit)
}
