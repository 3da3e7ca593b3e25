//! What a scenario asks that the kernel does not hear.

use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::SchedPolicy;

/// A sentence of the tasks whose slice has no effect, if there are any: `sched_setattr` does not
/// read that of a `SCHED_IDLE` task.
pub(super) fn unheard(scenario: &Scenario) -> Option<String> {
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
