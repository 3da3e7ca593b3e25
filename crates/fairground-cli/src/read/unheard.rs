//! What a scenario asks that the kernel does not hear.

use super::fault::clean;
use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::SchedPolicy;

/// All of it, a sentence each.
pub(super) fn unheard(scenario: &Scenario) -> impl Iterator<Item = String> {
    slices(scenario).into_iter().chain(idle_groups(scenario))
}

/// Groups of a kernel that has no `cpu.idle`.
fn idle_groups(scenario: &Scenario) -> Option<String> {
    let kernel = &scenario.kernel;
    let first = scenario.groups.iter().find(|group| group.idle)?;
    (!kernel.rules.preempt.idle_groups).then(|| {
        format!(
            "cpu.idle of {} came with 5.15: kernel {} has no such file; here the group has the \
             least weight, and preempts as before",
            clean(&first.path),
            kernel.profile
        )
    })
}

/// A sentence of the tasks whose slice has no effect, if there are any: `sched_setattr` does not
/// read that of a `SCHED_IDLE` task.
fn slices(scenario: &Scenario) -> Option<String> {
    let forked = scenario.workload.forks.iter().map(|fork| &fork.template);
    let tasks = scenario.workload.tasks.iter().chain(forked);
    let mut deaf = tasks.filter(|task| task.policy == SchedPolicy::Idle && task.slice_ns > 0);
    let first = &deaf.next()?.name;
    let whose = match deaf.count() {
        0 => format!("the slice of {first} has"),
        more => format!("the slices of {first} and {more} more have"),
    };
    Some(format!("{whose} no effect: the kernel reads none of a SCHED_IDLE task"))
}
