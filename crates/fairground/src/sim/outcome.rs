//! How a run ends: what came of it, or why it could not be.

use crate::model::bandwidth::CpuStat;
use crate::model::limit::Limit;
use crate::units::{Ns, TaskId};
use crate::workload::behavior::{MutexId, SpinLockId};

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
    /// Who waits for a lock that nobody will free, by task.
    pub locked: Vec<LockWait>,
}

/// A task that waits, at the end, for a lock whose holder does not go on either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LockWait {
    /// Who waits.
    pub task: TaskId,
    /// For which lock.
    pub lock: Lock,
    /// Since when, ns.
    pub since_ns: Ns,
    /// Who holds it.
    pub holder: TaskId,
    /// The holder has ended.
    pub ended: bool,
}

/// A lock of a workload.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lock {
    /// One that is awaited asleep.
    Mutex(MutexId),
    /// One that is awaited spinning.
    Spin(SpinLockId),
}

/// A group's limit at the end, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitOutcome {
    /// `cpu.max` and `cpu.max.burst` as they read at the end.
    pub limit: Limit,
    /// `cpu.stat`.
    pub stat: CpuStat,
}

/// How far a goal has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoalOutcome {
    /// Units done.
    pub count: u64,
    /// When it started, ns; None if it did not.
    pub started_ns: Option<Ns>,
    /// When the last unit was done, ns.
    pub last_ns: Ns,
    /// Its rate, if the run ended before its total: because that rate was known well enough, or
    /// because time was up.
    pub steady: Option<Steady>,
}

/// A rate and how well it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steady {
    /// Units in the windows that count.
    pub count: u64,
    /// Their length in all, ns.
    pub length_ns: Ns,
    /// Half the width of the 95 % interval of the rate, millionths of it.
    pub half_width_ppm: u64,
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
