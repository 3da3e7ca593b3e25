//! What tasks did in each of their groups, of those that change it: what `cpu.stat` counts stays
//! with the group that a task leaves (`sched_move_task`).

use super::task_stats::TaskStats;
use crate::units::{GroupId, Table, TaskId};
use std::collections::BTreeMap;

/// By task that ever changed its group, what it did in each.
#[derive(Clone, Debug, Default)]
pub struct Stays {
    /// The group that a task is in.
    now: BTreeMap<TaskId, GroupId>,
    /// What it did in a group, before it left it; None is the group that it began in.
    left: BTreeMap<(TaskId, Option<GroupId>), TaskStats>,
}

impl Stays {
    /// A task leaves its group for another one.
    pub(super) fn change(&mut self, task: TaskId, group: GroupId, left: &TaskStats) {
        let before = self.now.insert(task, group);
        self.left.entry((task, before)).or_default().merge(left);
    }

    /// At the end all tasks leave: what they did in all groups together is theirs again.
    pub(super) fn finish(&mut self, tasks: &mut Table<TaskId, TaskStats>) {
        for (task, group) in std::mem::take(&mut self.now) {
            self.left.entry((task, Some(group))).or_default().merge(&tasks[task]);
            let stays = self.left.range((task, None)..).take_while(|((of, _), _)| *of == task);
            let mut all = TaskStats::new();
            stays.for_each(|(_, stats)| all.merge(stats));
            tasks[task] = all;
        }
    }

    /// What a task did by group, None for the one that it began in; nothing of one that stayed
    /// there.
    pub fn of(&self, task: TaskId) -> impl Iterator<Item = (Option<GroupId>, &TaskStats)> {
        let stays = self.left.range((task, None)..).take_while(move |((of, _), _)| *of == task);
        stays.map(|((_, group), stats)| (*group, stats))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Fact, Leaves, Recorder, stats::Stats};
    use crate::units::{CpuId, GroupId, TaskId};

    #[test]
    fn a_wait_in_another_group_is_one_that_it_had_before() {
        let (cpu, task) = (CpuId(0), TaskId(0));
        let starved = |regroups: bool| {
            let mut stats = Stats::new(1, 1);
            let switch =
                |prev, next| Fact::Switch { cpu, prev, prev_leaves: Leaves::Runnable, next };
            stats.record(0, Fact::Waking { task, waker: None, waker_cpu: cpu, target: cpu });
            stats.record(100_000_000, switch(None, Some(task)));
            if regroups {
                stats.record(150_000_000, Fact::Regroup { task, group: GroupId(1) });
            }
            stats.record(200_000_000, switch(Some(task), None));
            stats.finish(350_000_000);
            stats.tasks[task].starved
        };
        assert_eq!([starved(false), starved(true)], [0, 0], "it waited 100 ms before, 150 now");
    }

    #[test]
    fn what_a_task_did_stays_with_the_group_that_it_left() {
        let (cpu, task) = (CpuId(0), TaskId(0));
        let mut stats = Stats::new(2, 1);
        let switch = |prev, next| Fact::Switch { cpu, prev, prev_leaves: Leaves::Runnable, next };
        stats.record(0, Fact::Waking { task, waker: None, waker_cpu: cpu, target: cpu });
        stats.record(10, switch(None, Some(task)));
        stats.record(30, Fact::Regroup { task, group: GroupId(1) });
        stats.record(70, switch(Some(task), None));
        stats.record(80, switch(None, Some(task)));
        stats.record(90, Fact::Regroup { task, group: GroupId(0) });
        stats.finish(100);
        let stays = stats.stays.of(task).map(|(group, stats)| {
            (group.map(|group| group.0), stats.runtime_ns, stats.switches, stats.delay_ns_sum)
        });
        let stays: Vec<_> = stays.collect();
        assert_eq!(stays, [(None, 20, 1, 10), (Some(0), 10, 0, 0), (Some(1), 50, 1, 10)]);
        let all = &stats.tasks[task];
        assert_eq!((all.runtime_ns, all.switches, all.delay_ns_sum), (80, 2, 20));
        assert_eq!(stats.stays.of(TaskId(1)).count(), 0, "it stayed where it was");
    }
}
