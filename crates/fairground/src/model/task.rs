//! A task as the scheduler knows it; what it does is the simulation's business.

use crate::units::{CpuId, EntityId, GroupId, ProcessId, TaskId};
use crate::workload::behavior::SchedPolicy;

/// Whether a task wants a CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskState {
    /// Never woken yet, or not forked yet.
    New,
    /// Running or waiting for a CPU.
    Runnable,
    /// Asleep (it may still be queued, delayed).
    Asleep,
    /// Ended.
    Dead,
}

/// A task's scheduling state (`struct task_struct`). Its entity has the same number.
#[derive(Clone, Debug)]
pub struct Task {
    /// Whether it wants a CPU.
    pub state: TaskState,
    /// CPU that it runs on, waits on, or last was on.
    pub cpu: CpuId,
    /// Nice value.
    pub nice: i8,
    /// Policy.
    pub policy: SchedPolicy,
    /// Group.
    pub group: GroupId,
    /// CPUs that it asked for: a row of `World::affinities`.
    pub asked: usize,
    /// Allowed CPUs, those of them that are in its group's cpuset: a row too.
    pub affinity: usize,
    /// Bound to one CPU by its nature (a per-CPU kernel thread).
    pub kthread: bool,
    /// Its process, if that has other threads and processes are gathered.
    pub process: Option<ProcessId>,
    /// The last-level cache that it prefers, as of when it was last charged (`preferred_llc`).
    pub preferred_llc: Option<usize>,
    /// It is queued in that cache (`pref_llc_queued`).
    pub settled: bool,
    /// It is to look where its process ran, when it returns to user mode (`cache_work`).
    pub looks: bool,
    /// Whom it wakes.
    pub flips: Flips,
    /// CPU that it used recently.
    pub recent_used_cpu: CpuId,
    /// 6.18: leaves its throttled queue when it would return to user mode.
    pub throttle_work: bool,
    /// 6.18: has left it, and waits in its limbo list.
    pub throttled: bool,
    /// Clamps of the utilization that the governor reads, its own within its group's (`uclamp.min`,
    /// `uclamp.max`).
    pub uclamp: [u32; 2],
    /// They count on its CPU: it is queued and not delayed.
    pub clamps: bool,
    /// Its part of its CPU's estimated utilization; 0 while it is not queued.
    pub est_counted: u32,
    /// It waits for a device (`in_iowait`).
    pub in_iowait: bool,
    /// Neighbours in the CPU's list of queued tasks, most recently run first.
    pub list: Links,
}

/// How often a waker changes its wakee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flips {
    /// Times that it woke another task than the last one, halved each second (`wakee_flips`).
    pub count: u32,
    /// Jiffy of the last halving.
    pub decay_jiffy: u64,
    /// The task that it woke last.
    pub last_wakee: Option<TaskId>,
}

impl Flips {
    /// Notes a wake-up (`record_wakee`).
    pub fn record(&mut self, wakee: TaskId, jiffy: u64, hz: u64) {
        if jiffy > self.decay_jiffy + hz {
            self.count /= 2;
            self.decay_jiffy = jiffy;
        }
        if self.last_wakee != Some(wakee) {
            self.last_wakee = Some(wakee);
            self.count += 1;
        }
    }
}

/// Neighbours in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Links {
    /// Towards the head.
    pub prev: Option<TaskId>,
    /// Towards the tail.
    pub next: Option<TaskId>,
}

/// The entity of a task.
#[inline]
pub fn entity_of(task: TaskId) -> EntityId {
    EntityId(task.0)
}

/// The task of a task's entity.
#[inline]
pub fn task_of(entity: EntityId) -> TaskId {
    TaskId(entity.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_wakee_counts_and_more_than_a_second_halves() {
        let mut flips = Flips::default();
        let mut counts = vec![];
        for (wakee, jiffy) in
            [(1, 1_000), (1, 1_001), (2, 1_002), (1, 1_003), (3, 1_250), (3, 1_251), (3, 1_501)]
        {
            flips.record(TaskId(wakee), jiffy, 250);
            counts.push(flips.count);
        }
        assert_eq!(counts, [1, 1, 2, 3, 4, 2, 2]);
        flips.record(TaskId(3), 1_502, 250);
        assert_eq!(flips.count, 1);
    }
}
