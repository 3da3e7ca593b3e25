//! What a workload got done: how each of its goals ended, and at what rate.

use super::report::Report;
use fairground::sim::{GoalOutcome, Steady};
use fairground::units::Ns;
use fairground::workload::behavior::GoalSpec;

/// How a goal ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ending {
    /// It never started.
    Unstarted,
    /// All was done, in this time, ns.
    Reached(Ns),
    /// The rate was known: so all would take this time, ns.
    Steady(Steady, Ns),
    /// The run ended this long after its start, ns.
    Open(Ns),
}

/// How a goal ended in a run of this length.
pub fn ending(spec: &GoalSpec, goal: &GoalOutcome, ended_ns: Ns) -> Ending {
    let Some(started_ns) = goal.started_ns else { return Ending::Unstarted };
    let passed_ns = ended_ns.saturating_sub(started_ns);
    match (spec.total, goal.steady) {
        (Some(total), _) if goal.count >= total => {
            Ending::Reached(goal.last_ns.saturating_sub(started_ns))
        }
        (Some(total), Some(steady)) => {
            let left = u128::from(total - goal.count) * u128::from(steady.length_ns);
            let left_ns = left / u128::from(steady.count.max(1));
            Ending::Steady(steady, passed_ns + left_ns as Ns)
        }
        _ => Ending::Open(passed_ns),
    }
}

impl Ending {
    /// Time that all of it takes, ns, if it is known.
    pub fn time_ns(self) -> Option<Ns> {
        match self {
            Ending::Reached(time_ns) | Ending::Steady(_, time_ns) => Some(time_ns),
            Ending::Unstarted | Ending::Open(_) => None,
        }
    }

    /// Units a second; none in no time.
    pub fn rate_per_s(self, count: u64) -> Option<f64> {
        let (count, time_ns) = match self {
            Ending::Unstarted => return None,
            Ending::Reached(time_ns) | Ending::Open(time_ns) => (count, time_ns),
            Ending::Steady(steady, _) => (steady.count, steady.length_ns),
        };
        (time_ns > 0).then(|| count as f64 * 1e9 / time_ns as f64)
    }
}

/// The goals of a run with what they want.
pub fn goals<'r>(report: &'r Report<'_>) -> impl Iterator<Item = (&'r GoalSpec, &'r GoalOutcome)> {
    report.scenario.workload.goals.iter().zip(&report.outcome.goals)
}
