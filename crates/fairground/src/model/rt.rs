//! Deadline and real-time tasks of a CPU, which run before any fair one (`struct dl_rq`, `struct
//! rt_rq`).
//!
//! One queue holds both, sorted by rank: deadline tasks by their absolute deadline, then real-time
//! tasks by priority, first come, first served. The running task stays in it.

use super::pelt::Avg;
use crate::units::{CpuId, Ns, Table, TaskId};
use crate::workload::behavior::{DeadlineSpec, SchedPolicy};

/// Who runs before whom: the lesser first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank(u64);

/// Deadlines, ns since boot, are below it.
const REAL_TIME: u64 = 1 << 63;

impl Rank {
    /// Of fair tasks and of idle CPUs.
    pub const FAIR: Rank = Rank(u64::MAX);

    /// Of a deadline task.
    pub fn of_deadline_ns(deadline_ns: Ns) -> Self {
        debug_assert!(deadline_ns < REAL_TIME);
        Rank(deadline_ns)
    }

    /// Of a real-time task.
    pub fn of_priority(priority: u8) -> Self {
        Rank(REAL_TIME + u64::from(u8::MAX - priority))
    }

    /// True for a deadline task's.
    pub fn is_deadline(self) -> bool {
        self < Rank(REAL_TIME)
    }

    /// True for a real-time task's.
    pub fn is_real_time(self) -> bool {
        !self.is_deadline() && self != Rank::FAIR
    }
}

/// A CPU's deadline and real-time tasks.
#[derive(Clone, Debug, Default)]
pub struct RtQueue {
    /// Those that want to run, the first to run first.
    pub tasks: Vec<(Rank, TaskId)>,
    /// Utilization by real-time tasks (`avg_rt`).
    pub rt_avg: Avg,
    /// Utilization by deadline tasks (`avg_dl`).
    pub dl_avg: Avg,
    /// Bandwidth of the queued deadline tasks, in 2^20ths of a CPU (`running_bw`).
    pub running_bw: u64,
    /// When the running one was last charged, ns.
    pub exec_start_ns: Ns,
    /// An interrupt is on its way that asks this CPU to push.
    pub push_asked: bool,
}

impl RtQueue {
    /// Rank of the first task; that of fair ones if there is none.
    #[inline]
    pub fn first_rank(&self) -> Rank {
        self.tasks.first().map_or(Rank::FAIR, |(rank, _)| *rank)
    }

    /// Adds a task behind those of its rank.
    pub fn insert(&mut self, rank: Rank, task: TaskId) {
        let at = self.tasks.partition_point(|(other, _)| *other <= rank);
        self.tasks.insert(at, (rank, task));
    }

    /// Takes a task out.
    pub fn remove(&mut self, task: TaskId) {
        self.tasks.retain(|(_, other)| *other != task);
    }

    /// Puts a task behind those of its rank; true if there is another.
    pub fn requeue(&mut self, task: TaskId) -> bool {
        let found = self.tasks.iter().find(|(_, other)| *other == task).copied();
        let Some((rank, _)) = found else { return false };
        self.remove(task);
        self.insert(rank, task);
        self.tasks.iter().filter(|(other, _)| *other == rank).count() > 1
    }

    /// True if a real-time task wants to run.
    pub fn has_real_time(&self) -> bool {
        self.tasks.last().is_some_and(|(rank, _)| rank.is_real_time())
    }
}

/// What the classes before the fair one keep of a task of theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RtTask {
    /// Its absolute deadline, ns; it may be over.
    pub deadline_ns: Ns,
    /// Run time that it has left before it, ns; 0 if it used more.
    pub runtime_ns: Ns,
    /// `SCHED_RR`: ticks left of its turn.
    pub turn_ticks: u32,
}

impl RtTask {
    /// A deadline task begins a period now (`replenish_dl_new_period`).
    pub fn begin_period(&mut self, spec: DeadlineSpec, now_ns: Ns) {
        self.deadline_ns = now_ns + Ns::from(spec.deadline_ns);
        self.runtime_ns = spec.runtime_ns.into();
    }

    /// It wakes up (`update_dl_entity`): it keeps its deadline unless that is over, or the run time
    /// that it has left is more than its share of the time until then. A task whose deadline comes
    /// before the end of its period keeps that too, but gets no more than the share.
    pub fn wake(&mut self, spec: DeadlineSpec, now_ns: Ns) {
        // As coarse as the kernel, whose products have to fit 64 bits.
        const SCALE: u32 = 10;
        let scaled = |ns: Ns| ns >> SCALE;
        let (runtime_ns, deadline_ns) = (Ns::from(spec.runtime_ns), Ns::from(spec.deadline_ns));
        let left_ns = self.deadline_ns.saturating_sub(now_ns);
        let over = self.deadline_ns < now_ns;
        let too_much =
            scaled(deadline_ns) * scaled(self.runtime_ns) > scaled(left_ns) * scaled(runtime_ns);
        if over || too_much && spec.deadline_ns == spec.period_ns {
            self.begin_period(spec, now_ns);
        } else if too_much {
            self.runtime_ns = scaled(left_ns) * runtime_ns / scaled(deadline_ns);
        }
    }
}

/// All of them; empty while no task ever has such a policy.
#[derive(Clone, Debug)]
pub struct Rt {
    /// Queues.
    pub queues: Table<CpuId, RtQueue>,
    /// Tasks.
    pub tasks: Table<TaskId, RtTask>,
}

impl Rt {
    /// Room for `urgent` tasks on each of `cpus` CPUs, whose turns take `turn_ticks`.
    pub fn new(cpus: usize, tasks: usize, urgent: usize, turn_ticks: u32) -> Self {
        let (cpus, tasks) = if urgent == 0 { (0, 0) } else { (cpus, tasks) };
        Rt {
            queues: Table::from_fn(cpus, |_: CpuId| RtQueue {
                tasks: Vec::with_capacity(urgent),
                rt_avg: Avg::attached(),
                dl_avg: Avg::attached(),
                ..RtQueue::default()
            }),
            tasks: Table::from_fn(tasks, |_: TaskId| RtTask {
                deadline_ns: 0,
                runtime_ns: 0,
                turn_ticks,
            }),
        }
    }

    /// True if some task is of these classes.
    #[inline]
    pub fn is_used(&self) -> bool {
        !self.queues.is_empty()
    }
}

/// The part of a CPU that a policy reserves, in 2^20ths (`to_ratio`).
pub fn bandwidth_of(policy: SchedPolicy) -> u64 {
    match policy {
        SchedPolicy::Deadline(DeadlineSpec { runtime_ns, period_ns, .. }) => {
            (u64::from(runtime_ns) << 20) / u64::from(period_ns)
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deadlines_come_before_priorities_and_these_before_fair_tasks() {
        let ranks = [
            Rank::of_deadline_ns(10),
            Rank::of_deadline_ns(20),
            Rank::of_priority(99),
            Rank::of_priority(1),
            Rank::FAIR,
        ];
        assert!(ranks.is_sorted_by(|a, b| a < b), "{ranks:?}");
        let real_time: Vec<bool> = ranks.iter().map(|rank| rank.is_real_time()).collect();
        assert_eq!(real_time, [false, false, true, true, false]);
    }

    #[test]
    fn a_deadline_is_kept_while_the_run_time_left_fits_before_it() {
        let spec =
            DeadlineSpec { runtime_ns: 3_000_000, deadline_ns: 10_000_000, period_ns: 10_000_000 };
        let begun = |spec, used_ns| {
            let mut task = RtTask::default();
            task.begin_period(spec, 0);
            task.runtime_ns -= used_ns;
            task
        };
        // 1 of 3 ms left before 10: up to 6.7 ms that is no more than its share of 30 %.
        let woken = |spec, used_ns, at_ns| {
            let mut task = begun(spec, used_ns);
            task.wake(spec, at_ns);
            (task.deadline_ns, task.runtime_ns)
        };
        assert_eq!(woken(spec, 2_000_000, 6_000_000), (10_000_000, 1_000_000));
        assert_eq!(woken(spec, 2_000_000, 7_000_000), (17_000_000, 3_000_000));
        // Nothing left is never too much.
        assert_eq!(woken(spec, 3_000_000, 9_999_000), (10_000_000, 0));
        assert_eq!(woken(spec, 3_000_000, 10_000_001), (20_000_001, 3_000_000));
        // 7 ms before the deadline of a longer period, 30 % of these.
        let (deadline_ns, runtime_ns) =
            woken(DeadlineSpec { period_ns: 20_000_000, ..spec }, 0, 3_000_000);
        assert_eq!(deadline_ns, 10_000_000);
        assert!(runtime_ns.abs_diff(2_100_000) < 1_000, "{runtime_ns}");
    }

    #[test]
    fn equals_are_served_first_come_first() {
        let mut queue = RtQueue::default();
        let (low, high) = (Rank::of_priority(1), Rank::of_priority(2));
        for (rank, task) in [(low, 0), (high, 1), (high, 2), (low, 3)] {
            queue.insert(rank, TaskId(task));
        }
        let order =
            |queue: &RtQueue| queue.tasks.iter().map(|(_, task)| task.0).collect::<Vec<_>>();
        assert_eq!(order(&queue), [1, 2, 0, 3]);
        assert!(queue.requeue(TaskId(1)));
        assert_eq!(order(&queue), [2, 1, 0, 3]);
        queue.remove(TaskId(0));
        assert!(!queue.requeue(TaskId(3)), "nobody else of its rank");
        assert_eq!(order(&queue), [2, 1, 3]);
    }
}
