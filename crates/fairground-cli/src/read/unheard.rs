//! What a scenario asks that the kernel does not hear.

use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::SchedPolicy;

/// A sentence for each task whose slice has no effect: `sched_setattr` does not read that of a
/// `SCHED_IDLE` task.
pub(super) fn unheard(scenario: &Scenario) -> Vec<String> {
    let tasks = scenario.workload.tasks.iter();
    let deaf = tasks.filter(|task| task.policy == SchedPolicy::Idle && task.slice_ns > 0);
    let tell = |name: &str| {
        format!("the slice of {name} has no effect: the kernel reads none of a SCHED_IDLE task")
    };
    deaf.map(|task| tell(&task.name)).collect()
}
