//! What cpusets of groups must hold to: CPUs of the machine, and some that each task may use.

use crate::sim::cpusets::effective;
use crate::sim::outcome::BuildError;
use crate::sim::plan::Plan;
use crate::sim::scenario::Scenario;
use crate::units::{CpuSet, Id};
use crate::workload::behavior::{SchedPolicy, Step, TaskSpec};

/// Checks the cpusets; groups and CPU lists are known to exist.
///
/// # Errors
/// Names the first group or task that is wrong, what was found and what is accepted.
pub fn check(scenario: &Scenario, plan: &Plan) -> Result<(), BuildError> {
    let cpus = scenario.machine.topology.len();
    for group in &scenario.groups {
        let list = group.cpus.as_deref().unwrap_or_default();
        if group.cpus.is_some() && list.is_empty() {
            return Err(error(&group.path, "a cpuset without a CPU; one is needed".into()));
        }
        if let Some(cpu) = list.iter().find(|cpu| cpu.index() >= cpus) {
            let (found, last) = (cpu.0, cpus - 1);
            let message = format!("its cpuset has CPU {found}; accepted: CPUs 0 to {last}");
            return Err(error(&group.path, message));
        }
    }
    let sets = effective(&scenario.groups);
    for task in &plan.tasks {
        if let Some(set) = &sets[task.spec.group.index()] {
            check_task(scenario, plan, &task.spec, set)?;
        }
    }
    Ok(())
}

fn error(subject: &str, message: String) -> BuildError {
    BuildError { subject: subject.to_owned(), message }
}

fn check_task(
    scenario: &Scenario,
    plan: &Plan,
    spec: &TaskSpec,
    set: &CpuSet,
) -> Result<(), BuildError> {
    let path = &scenario.groups[spec.group.index()].path;
    if matches!(spec.policy, SchedPolicy::Deadline(_)) {
        let message = format!("a deadline task in group {path}, which has a cpuset (EPERM)");
        return Err(error(&spec.name, format!("{message}; accepted: a group without one")));
    }
    let steps = &plan.workload.programs[spec.program].steps;
    if steps.iter().any(|step| matches!(step, Step::SetGroup(_))) {
        return Ok(());
    }
    let later = steps.iter().filter_map(|step| match step {
        Step::SetAffinity(row) => Some(*row),
        _ => None,
    });
    for row in spec.affinity.into_iter().chain(later) {
        if !plan.workload.affinities[row].iter().any(|cpu| set.contains(*cpu)) {
            let has: Vec<String> = set.iter().map(|cpu| cpu.0.to_string()).collect();
            let message = format!(
                "it may use none of the CPUs of its group {path} (EINVAL); accepted: some of \
                 CPU {}",
                has.join(", ")
            );
            return Err(error(&spec.name, message));
        }
    }
    Ok(())
}
