//! What is to be small if it is not one knob: what runs measure, or the sum of several limits.

use super::question::{Question, RESERVATION};
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::axis::Axis;
use crate::read::{Loaded, is_below};
use crate::run::report::Report;

/// A cost of a whole setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// `cpu.max` of several groups together, CPUs; what groups may use that no target is of counts
    /// against it.
    Reservations {
        /// These groups.
        theirs: Vec<String>,
        /// CPUs of the machine: no limit is this.
        cpus: usize,
    },
    /// CPUs that are busy with tasks.
    CpusUsed,
    /// Tasks of the groups beside that wait for a CPU.
    Neighbours(Vec<String>),
}

/// The name of [`Cost::CpusUsed`].
pub const CPUS_USED: &str = "cpus-used";
/// The name of [`Cost::Neighbours`].
pub const NEIGHBOURS: &str = "neighbours";

impl Cost {
    /// What a question wants to be small, unless it is one knob.
    ///
    /// # Errors
    /// When nobody is a neighbour.
    pub(super) fn of(
        question: &Question,
        base: &Loaded,
        whose: &Whose,
    ) -> Result<Option<Cost>, Failure> {
        let limits = question.grid.axes.iter().filter(|axis| axis.cpus(0).is_some()).count();
        Ok(match question.minimise.as_deref() {
            None if limits > 1 => Some(Cost::Reservations {
                theirs: whose.all_theirs(&question.grid.axes),
                cpus: base.scenario.machine.topology.len(),
            }),
            Some(CPUS_USED) => Some(Cost::CpusUsed),
            Some(NEIGHBOURS) => Some(Cost::Neighbours(neighbours(question, base)?)),
            _ => None,
        })
    }

    /// Its name on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Cost::Reservations { .. } => RESERVATION,
            Cost::CpusUsed => CPUS_USED,
            Cost::Neighbours(_) => NEIGHBOURS,
        }
    }

    /// What it is, for people.
    pub fn says(&self) -> String {
        match self {
            Cost::Reservations { theirs, .. } if !theirs.is_empty() => {
                format!("CPUs reserved, less what {} may use", theirs.join(" and "))
            }
            Cost::Reservations { .. } => "CPUs reserved, all groups together".into(),
            Cost::CpusUsed => "CPUs used, all tasks together".into(),
            Cost::Neighbours(_) => "neighbours' tasks that wait for a CPU, on average".into(),
        }
    }

    /// The cost of a setting that needs no run.
    pub(super) fn of_setting(&self, question: &Question, at: &[usize]) -> Option<f64> {
        let Cost::Reservations { theirs, cpus } = self else { return None };
        let of_one = |(axis, value): (&Axis, &usize)| {
            let is_theirs = |path: &str| theirs.iter().any(|other| other == path);
            let is_theirs = axis.limit().and_then(|(path, _)| path).is_some_and(is_theirs);
            let reserved = axis.cpus(*value).map_or(0.0, |value| value.min(*cpus as f64));
            // Of equal ones the smaller burst.
            let cost = reserved + axis.burst(*value).unwrap_or(0.0) * 1e-12;
            if is_theirs { -cost } else { cost }
        };
        Some(question.grid.axes.iter().zip(at).map(of_one).sum())
    }

    /// The cost of a run.
    pub(super) fn of_run(&self, report: &Report<'_>) -> f64 {
        let ended_ns = report.outcome.ended_ns.max(1) as f64;
        let groups = report.groups();
        match self {
            Cost::Reservations { .. } => f64::NAN,
            Cost::CpusUsed => {
                groups.first().map_or(0.0, |root| root.stats.runtime_ns as f64 / ended_ns)
            }
            Cost::Neighbours(paths) => {
                let beside = groups.iter().filter(|row| paths.contains(&row.name));
                let waited_ns: f64 = beside.map(|row| row.stats.delay_ns_sum as f64).sum();
                waited_ns / ended_ns
            }
        }
    }
}

fn neighbours(question: &Question, base: &Loaded) -> Result<Vec<String>, Failure> {
    let (tuned, beside) = question.tuned_and_beside(base);
    if tuned.is_empty() {
        return Err(Failure::Usage(
            "--minimise neighbours: no knob is a limit or a weight of a group, so nobody is a \
             neighbour\naccepted: a --vary such as /web.cpu.max or /web.cpu.weight beside it"
                .into(),
        ));
    }
    if beside.is_empty() {
        return Err(Failure::Usage(format!(
            "--minimise neighbours: no group beside {} has tasks\naccepted: a scenario with \
             another group, or something else to be small",
            tuned.join(", ")
        )));
    }
    // A group within another one counts with it.
    let within = |path: &String| beside.iter().any(|other| is_below(path, other));
    Ok(beside.iter().filter(|path| !within(path)).cloned().collect())
}
