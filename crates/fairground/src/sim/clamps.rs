//! Utilization clamps of tasks and groups (`uclamp`).

use super::scenario::{GroupSpec, Scenario};
use crate::units::{GroupId, Id};
use crate::workload::behavior::{SchedPolicy, TaskSpec, UNCLAMPED};

/// True if any task or group has a utilization clamp.
pub fn clamped(scenario: &Scenario) -> bool {
    let (tasks, forks) = (scenario.workload.tasks.iter(), scenario.workload.forks.iter());
    let mut tasks = tasks.chain(forks.map(|fork| &fork.template));
    tasks.any(|task| task.uclamp != UNCLAMPED)
        || scenario.groups.iter().any(|group| group.uclamp != UNCLAMPED)
}

/// A task's own clamps; a real-time task that says nothing asks for all
/// (`sched_util_clamp_min_rt_default`).
pub fn own_clamps(spec: &TaskSpec) -> [u32; 2] {
    match spec.policy {
        SchedPolicy::Fifo(_) | SchedPolicy::RoundRobin(_) if spec.uclamp == UNCLAMPED => [1024; 2],
        _ => spec.uclamp,
    }
}

/// A task's clamps in its group: both between the group's, which are never wider than its parent's
/// (`uclamp_eff_value`).
pub fn clamps_in(groups: &[GroupSpec], group: GroupId, own: [u32; 2]) -> [u32; 2] {
    let mut most = [1024; 2];
    let mut at = group;
    if group == GroupId(0) {
        // The root group has no clamps of its own.
        return own;
    }
    while at != GroupId(0) {
        let spec = &groups[at.index()];
        most = [most[0].min(spec.uclamp[0]), most[1].min(spec.uclamp[1])];
        at = spec.parent;
    }
    // A lower clamp above the upper one gives way (`cpu_util_update_eff`).
    let (low, high) = (most[0].min(most[1]), most[1]);
    own.map(|clamp| clamp.clamp(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_narrows_the_clamps_of_its_tasks() {
        let group =
            |parent, uclamp| GroupSpec { parent: GroupId(parent), uclamp, ..GroupSpec::root() };
        let groups =
            [group(0, [0, 1024]), group(0, [0, 512]), group(1, [300, 800]), group(0, [1024, 1024])];
        let in_group = |row, own| clamps_in(&groups, GroupId(row), own);
        assert_eq!(in_group(3, [0, 1024]), [1024, 1024], "a group's lower clamp lifts its tasks");
        assert_eq!(in_group(0, [0, 1024]), [0, 1024]);
        assert_eq!(in_group(1, [0, 1024]), [0, 512]);
        assert_eq!(in_group(2, [0, 1024]), [0, 512], "a parent's lower clamp bounds its child's");
    }
}
