//! What tasks of a group used that serve no requests: it is in nothing that requests ask for.

use super::collections;
use super::report::Report;
use fairground::sim::scenario::is_within;
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::{Program, Step};

/// CPUs of a run; 0 of a group with a runtime's collections, whose tasks are part of its service.
pub(super) fn cpus(report: &Report<'_>, group: GroupId) -> f64 {
    let scenario = report.scenario;
    let is_inside = |of: GroupId| is_within(&scenario.groups, of, group);
    if collections::cpus(&scenario.workload).any(|(of, _)| is_inside(of)) {
        return 0.0;
    }
    let (tasks, programs) = (&scenario.workload.tasks, &scenario.workload.programs);
    let others = report.members().filter(|(task, label, _)| {
        let spec = tasks.get(task.index()).filter(|_| !label.kthread);
        spec.is_some_and(|spec| {
            is_inside(spec.group) && programs.get(spec.program).is_some_and(|one| !serves(one))
        })
    });
    let used_ns: f64 = others.map(|(.., stats)| stats.runtime_ns as f64).sum();
    used_ns / report.outcome.ended_ns as f64
}

fn serves(program: &Program) -> bool {
    program.is_client() || program.steps.iter().any(|step| matches!(step, Step::Receive(_)))
}
