//! What a scenario must hold to before it is built: limits, and references to what exists.

mod cpusets;
pub mod hardware;
mod limits;
mod pipes;
mod policies;
pub mod requests;

use super::outcome::BuildError;
use super::plan::Plan;
use super::scenario::Scenario;
use crate::units::{Id, NS_PER_SEC};
use crate::workload::behavior::TaskSpec;

/// The most tasks, forked ones and kernel threads included.
pub const TASKS_MAX: usize = 200_000;
/// The most groups times CPUs.
pub const QUEUES_MAX: usize = 4_000_000;

/// The longest run, ns: half of what 64 bits of virtual time at the least weight hold.
const DURATION_MAX_NS: u64 = 1_000_000 * NS_PER_SEC;

fn error(subject: &str, message: String) -> BuildError {
    BuildError { subject: subject.to_string(), message }
}

/// Checks a scenario.
///
/// # Errors
/// Names the first task or group that is wrong, what was found and what is accepted.
pub fn check(scenario: &Scenario, plan: &Plan) -> Result<(), BuildError> {
    let cpus = scenario.machine.topology.len();
    if plan.tasks.is_empty() || plan.tasks.iter().all(|task| task.kthread) {
        return Err(error("", "the workload has no task; at least one is needed".into()));
    }
    if plan.tasks.len() > TASKS_MAX {
        let found = plan.tasks.len();
        return Err(error(
            "",
            format!("{found} tasks (forks and kernel threads included); the limit is {TASKS_MAX}"),
        ));
    }
    if scenario.groups.len() * cpus > QUEUES_MAX {
        let found = scenario.groups.len();
        return Err(error(
            "",
            format!("{found} groups on {cpus} CPUs; the limit is {QUEUES_MAX} groups × CPUs"),
        ));
    }
    if scenario.duration_ns == 0 || scenario.duration_ns > DURATION_MAX_NS {
        let found = scenario.duration_ns;
        return Err(error(
            "",
            format!("a duration of {found} ns; accepted: 1 ns to {DURATION_MAX_NS} ns"),
        ));
    }
    if let Err(mixed) = scenario.kernel.check() {
        return Err(error("kernel", mixed.to_string()));
    }
    hardware::check_pace(&scenario.machine)?;
    hardware::check_frequencies(scenario)?;
    check_groups(scenario)?;
    limits::check(scenario)?;
    check_affinities(scenario, plan)?;
    policies::check(scenario, plan)?;
    requests::check(&plan.workload)?;
    pipes::check(&plan.workload)?;
    plan.tasks.iter().try_for_each(|task| check_task(scenario, plan, &task.spec))?;
    cpusets::check(scenario, plan)
}

fn check_groups(scenario: &Scenario) -> Result<(), BuildError> {
    if scenario.groups.is_empty() {
        return Err(error("/", "the root group is missing".into()));
    }
    for (row, group) in scenario.groups.iter().enumerate().skip(1) {
        if group.parent.index() >= row {
            return Err(error(
                &group.path,
                "its parent does not stand before it (a cycle?)".into(),
            ));
        }
        limits::check_shares(group, group.shares)?;
    }
    Ok(())
}

fn check_affinities(scenario: &Scenario, plan: &Plan) -> Result<(), BuildError> {
    let cpus = scenario.machine.topology.len();
    for list in &plan.workload.affinities {
        if list.is_empty() {
            return Err(error("", "an affinity to no CPU; at least one is needed".into()));
        }
        if let Some(cpu) = list.iter().find(|cpu| cpu.index() >= cpus) {
            let last = cpus - 1;
            return Err(error(
                "",
                format!("CPU {} is not on the machine, which has CPUs 0 to {last}", cpu.0),
            ));
        }
    }
    Ok(())
}

fn check_task(scenario: &Scenario, plan: &Plan, spec: &TaskSpec) -> Result<(), BuildError> {
    let workload = &plan.workload;
    let missing =
        |what: &str| Err(error(&spec.name, format!("it refers to {what} that does not exist")));
    if spec.program >= workload.programs.len() {
        return missing("a program");
    }
    if spec.group.index() >= scenario.groups.len() {
        return missing("a group");
    }
    if spec.process.is_some_and(|process| process.index() >= workload.processes.len()) {
        return missing("a process");
    }
    if spec.affinity.is_some_and(|row| row >= workload.affinities.len()) {
        return missing("a CPU list");
    }
    if spec.born_on.is_some_and(|cpu| cpu.index() >= scenario.machine.topology.len()) {
        return missing("a CPU");
    }
    if !(-20..=19).contains(&spec.nice) {
        return Err(error(&spec.name, format!("nice {}; accepted: -20 to 19", spec.nice)));
    }
    Ok(())
}
