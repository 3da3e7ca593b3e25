//! What a scenario must hold to before it is built: limits, and references to what exists.

use super::BuildError;
use super::build::{QUEUES_MAX, TASKS_MAX};
use super::plan::Plan;
use super::scenario::{Scenario, TimedWrite};
use crate::model::limit::{Limit, LimitWrite, Refusal};
use crate::policy::limits::refill::Refill;
use crate::units::{Id, NS_PER_SEC};

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
    super::pace::check(&scenario.machine)?;
    super::governing::check(scenario)?;
    check_groups(scenario)?;
    check_limits(scenario)?;
    check_affinities(scenario, plan)?;
    super::check_policies::check(scenario, plan)?;
    super::check_requests::check(&plan.workload)?;
    super::check_pipes::check(&plan.workload)?;
    plan.tasks.iter().try_for_each(|task| check_task(scenario, plan, &task.spec))
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
        if !(2..=262_144).contains(&group.shares) {
            let found = group.shares;
            return Err(error(&group.path, format!("{found} shares; accepted: 2 to 262144")));
        }
    }
    Ok(())
}

/// The kernel's verdict on every limit and every write, in order of time.
fn check_limits(scenario: &Scenario) -> Result<(), BuildError> {
    let mut limits: Vec<_> = scenario.groups.iter().map(|group| group.limit).collect();
    let refused = |row: usize, refusal: Refusal| {
        error(&scenario.groups[row].path, refusal.says().to_string())
    };
    let bursts = |write: &TimedWrite| matches!(write.write, LimitWrite::Burst(1..));
    let bursting = limits.iter().position(|limit| limit.burst_ns > 0);
    let written = scenario.writes.iter().find(|write| bursts(write));
    let bursting = bursting.or(written.map(|write| write.group.index()));
    if let Some(row) = bursting.filter(|_| scenario.kernel.rules.refill.answer == Refill::Quota) {
        let kernel = &scenario.kernel.profile;
        return Err(error(
            scenario.groups.get(row).map_or("/", |group| &group.path),
            format!(
                "a burst on kernel {kernel}, which has none; accepted: 5.14 and later, or \
                 refill = \"v2\" (thread 002)"
            ),
        ));
    }
    for (row, limit) in limits.iter().enumerate() {
        limit.verdict().map_err(|refusal| refused(row, refusal))?;
        if row == 0 && *limit != Limit::default() {
            return Err(error("/", "the root group can't have a limit (EINVAL)".into()));
        }
    }
    let mut last_ns = 0;
    for write in &scenario.writes {
        let row = write.group.index();
        if row == 0 || row >= limits.len() {
            return Err(error("/", "a write needs a group other than the root".into()));
        }
        if write.at_ns < last_ns {
            return Err(error(&scenario.groups[row].path, "a write before an earlier one".into()));
        }
        if write.at_ns >= scenario.duration_ns {
            let (found, end) = (write.at_ns, scenario.duration_ns);
            return Err(error(
                &scenario.groups[row].path,
                format!("a write at {found} ns, after the end of the run at {end} ns"),
            ));
        }
        last_ns = write.at_ns;
        limits[row] = write.write.applied_to(limits[row]);
        limits[row].verdict().map_err(|refusal| refused(row, refusal))?;
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

fn check_task(
    scenario: &Scenario,
    plan: &Plan,
    spec: &crate::workload::behavior::TaskSpec,
) -> Result<(), BuildError> {
    let workload = &plan.workload;
    let missing =
        |what: &str| Err(error(&spec.name, format!("it refers to {what} that does not exist")));
    if spec.program >= workload.programs.len() {
        return missing("a program");
    }
    if spec.group.index() >= scenario.groups.len() {
        return missing("a group");
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
