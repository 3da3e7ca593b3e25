//! What a scenario asks that the kernel does not hear.

use super::fault::clean;
use super::ungoverned::unread;
use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::{SchedPolicy, TaskSpec, UNCLAMPED};

/// All of it, a sentence each.
pub(super) fn unheard(scenario: &Scenario) -> impl Iterator<Item = String> {
    slices(scenario).into_iter().chain(idle_groups(scenario)).chain(clamps(scenario))
}

/// A sentence of who clamps the utilization that nobody reads.
fn clamps(scenario: &Scenario) -> Option<String> {
    if scenario.kernel.rules.capacity.answer.counts() && scenario.machine.topology.is_mixed() {
        return None;
    }
    let why = unread(&scenario.kernel, scenario.machine.freq.is_some())?;
    let groups = scenario.groups.iter().map(|group| (&group.path, group.uclamp));
    let tasks = tasks(scenario).map(|task| (&task.name, task.uclamp));
    let mut clamped = groups.chain(tasks).filter(|(_, uclamp)| *uclamp != UNCLAMPED);
    let first = clean(clamped.next()?.0);
    let whose = match clamped.count() {
        0 => format!("the utilization clamp of {first} has"),
        more => format!("the utilization clamps of {first} and {more} more have"),
    };
    Some(format!("{whose} no effect here: {why}"))
}

/// All of a scenario, also those that it forks.
fn tasks(scenario: &Scenario) -> impl Iterator<Item = &TaskSpec> {
    let forked = scenario.workload.forks.iter().map(|fork| &fork.template);
    scenario.workload.tasks.iter().chain(forked)
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
    let has_slice = |task: &&TaskSpec| task.policy == SchedPolicy::Idle && task.slice_ns > 0;
    let mut deaf = tasks(scenario).filter(has_slice);
    let first = &deaf.next()?.name;
    let whose = match deaf.count() {
        0 => format!("the slice of {first} has"),
        more => format!("the slices of {first} and {more} more have"),
    };
    Some(format!("{whose} no effect: the kernel reads none of a SCHED_IDLE task"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Asked, Overrides};

    #[test]
    fn a_clamp_that_nobody_reads_is_told() {
        let of = |machine: &str, clamp: &str| {
            let text = format!(
                "machine = \"{machine}\"\nduration = \"1s\"\n[tasks.hog]\n{clamp}\n\
                 phases.p.events = [{{ run = \"1ms\" }}]\n"
            );
            let scenario = Asked::Text(text).load(&Overrides::default()).unwrap().scenario;
            unheard(&scenario).collect::<Vec<_>>()
        };
        let [told] = &of("node:1 l3:1 core:2 pu:1", "util_max = 300")[..] else { panic!() };
        assert!(told.starts_with("the utilization clamp of hog has no effect here: the machine"));
        assert!(of("thread-004", "util_max = 300").is_empty());
        assert!(of("node:1 l3:1 core:2 pu:1", "").is_empty());
        assert!(of("orion-o6", "util_max = 300").is_empty(), "it says where the task fits");
    }
}
