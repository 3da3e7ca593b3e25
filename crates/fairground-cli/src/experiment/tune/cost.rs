//! What is to be small if it is not one knob: what runs measure, or the sum of several limits.

use super::question::{Question, RESERVATION};
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::axis::Axis;
use crate::read::{Loaded, is_below, limits};
use crate::run::report::Report;
use fairground::sim::scenario::GroupSpec;
use std::collections::BTreeSet;

/// A cost of a whole setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// `cpu.max` of several groups, or of one whose period varies, CPUs; what groups may use that
    /// no target is of counts against it.
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
        let axes = &question.grid.axes;
        let limits = axes.iter().filter(|axis| axis.is_quota()).count();
        let has_period = axes.iter().any(Axis::is_period);
        Ok(match question.minimise.as_deref() {
            None if limits > 1 || has_period => Some(Cost::Reservations {
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

    /// The cost of a setting that needs no run. The first that differs decides: CPUs, those of
    /// groups that are in others', and bursts, us.
    pub(super) fn of_setting(&self, question: &Question, at: &[usize]) -> Option<[f64; 3]> {
        let Cost::Reservations { theirs, cpus } = self else { return None };
        let is_theirs =
            |path: Option<&str>| theirs.iter().any(|other| Some(other.as_str()) == path);
        let signed = |path: Option<&str>, cost: f64| if is_theirs(path) { -cost } else { cost };
        let reserved = reserved(question, at)?;
        // What a group may use is in what the group above it may.
        let is_within = |path: &str| {
            let mut others = reserved.iter().filter_map(|(other, _)| other.as_deref());
            let are_alike = |other| is_theirs(Some(path)) == is_theirs(Some(other));
            others.any(|other| is_below(path, other) && are_alike(other))
        };
        let mut sums = [0.0; 3];
        for (path, value) in &reserved {
            let place = usize::from(path.as_deref().is_some_and(is_within));
            sums[place] += signed(path.as_deref(), value.min(*cpus as f64));
        }
        for (axis, value) in question.grid.axes.iter().zip(at) {
            let path = axis.limit().and_then(|(path, _)| path);
            sums[2] += signed(path, axis.burst(*value).unwrap_or(0.0));
        }
        Some(sums)
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

/// What the groups whose limits vary may use in a setting, CPUs; no group is the only one that has
/// a limit.
fn reserved(question: &Question, at: &[usize]) -> Option<Vec<(Option<String>, f64)>> {
    let quotas = question.grid.axes.iter().zip(at).filter(|(axis, _)| axis.is_quota());
    let whole = |(axis, value): (&Axis, &usize)| {
        let (path, _) = axis.limit()?;
        Some((path.map(str::to_owned), axis.cpus(*value)?))
    };
    // A quota in one knob and its period in another: only the scenario knows what it comes to.
    quotas.clone().map(whole).collect::<Option<Vec<_>>>().or_else(|| {
        let world = question.grid.worlds.first()?;
        let overrides = world.over(&question.grid.overrides(at));
        let groups = question.grid.load_tried(at, &overrides).ok()?.scenario.groups;
        let paths: BTreeSet<Option<&str>> =
            quotas.filter_map(|(axis, _)| Some(axis.limit()?.0)).collect();
        let of = |path: Option<&str>| {
            let is_it = |group: &&GroupSpec| path.is_none_or(|path| group.path == path);
            let cpus = groups.iter().filter(is_it).filter_map(|group| limits::cpus(&group.limit));
            (path.map(str::to_owned), cpus.fold(f64::INFINITY, f64::min))
        };
        Some(paths.into_iter().map(of).collect())
    })
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
