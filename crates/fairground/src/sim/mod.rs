//! Time: the scenario, the timers, the event loop.

pub mod scenario;

use crate::record::Recorder;
use crate::units::{GroupId, Ns};
use scenario::Scenario;

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
pub fn labels(_scenario: &Scenario) -> Vec<TaskLabel> {
    unimplemented!()
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Simulated time at the end, ns.
    pub ended_ns: Ns,
    /// Scheduling events: timer expiries, wake-ups and switches.
    pub events: u64,
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
pub fn simulate<R: Recorder>(
    _scenario: &Scenario,
    _recorder: &mut R,
) -> Result<Outcome, BuildError> {
    unimplemented!()
}
