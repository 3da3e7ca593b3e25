//! Statistics as `perf sched latency` defines them, streamed: memory does not grow with time.

pub use super::latencies::Latencies;
use super::stays::Stays;
pub use super::task_stats::TaskStats;
use super::{Fact, Leaves, Recorder};
use crate::units::{CpuId, Id, Ns, Table, TaskId};

/// What one CPU did.
#[derive(Clone, Debug, Default)]
pub struct CpuStats {
    /// Time with a task on it, ns.
    pub busy_ns: Ns,
    /// Switches between tasks or between a task and idle.
    pub switches: u64,
    /// Timer ticks.
    pub ticks: u64,
    busy_since_ns: Option<Ns>,
}

/// Statistics of every task and CPU.
#[derive(Clone, Debug)]
pub struct Stats {
    /// By task.
    pub tasks: Table<TaskId, TaskStats>,
    /// By CPU.
    pub cpus: Table<CpuId, CpuStats>,
    /// Queues that used up what they may: each of them is released again one by one.
    pub throttles: u64,
    /// What tasks that change their group did in each.
    pub stays: Stays,
}

impl Stats {
    /// Empty statistics of `tasks` tasks on `cpus` CPUs.
    pub fn new(tasks: usize, cpus: usize) -> Self {
        Stats {
            tasks: Table::from_fn(tasks, |_: TaskId| TaskStats::new()),
            cpus: Table::from_fn(cpus, |_: CpuId| CpuStats::default()),
            throttles: 0,
            stays: Stays::default(),
        }
    }

    /// Closes open intervals at the end of the run: what runs is counted, what waits is not a
    /// switch but can be the longest delay; of a task that starves it is in the mean too.
    pub fn finish(&mut self, end_ns: Ns) {
        for (row, task) in self.tasks.iter_mut().enumerate() {
            let left = self.stays.of(TaskId::from_index(row)).map(|(_, stats)| stats.delay_ns_max);
            task.finish(end_ns, left.max().unwrap_or(0));
        }
        self.stays.finish(&mut self.tasks);
        for cpu in self.cpus.iter_mut() {
            if let Some(since_ns) = cpu.busy_since_ns.take() {
                cpu.busy_ns += end_ns - since_ns;
            }
        }
    }

    /// Switches of all CPUs.
    pub fn switches(&self) -> u64 {
        self.cpus.iter().map(|cpu| cpu.switches).sum()
    }

    /// Migrations of all tasks.
    pub fn migrations(&self) -> u64 {
        self.tasks.iter().map(|task| task.migrations).sum()
    }

    fn switch(
        &mut self,
        at_ns: Ns,
        cpu: CpuId,
        prev: Option<TaskId>,
        leaves: Leaves,
        next: Option<TaskId>,
    ) {
        let cpu = &mut self.cpus[cpu];
        cpu.switches += 1;
        if let Some(since_ns) = cpu.busy_since_ns.take() {
            cpu.busy_ns += at_ns - since_ns;
        }
        cpu.busy_since_ns = next.map(|_| at_ns);
        if let Some(prev) = prev {
            self.tasks[prev].goes(at_ns, leaves);
        }
        if let Some(next) = next {
            self.tasks[next].comes(at_ns);
        }
    }
}

impl Recorder for Stats {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                self.switch(at_ns, cpu, prev, prev_leaves, next);
            }
            Fact::Waking { task, .. } => self.tasks[task].wakes(at_ns),
            Fact::WakeupNew { task, .. } => self.tasks[task].starts(at_ns),
            Fact::Migrate { task, .. } => self.tasks[task].migrations += 1,
            Fact::Tick { cpu } => self.cpus[cpu].ticks += 1,
            Fact::Throttle { .. } => self.throttles += 1,
            Fact::Regroup { task, group } => {
                let left = self.tasks[task].leave(at_ns);
                self.stays.change(task, group, &left);
            }
            _ => {}
        }
    }
}

impl TaskId {
    /// The task's row number.
    pub fn row(self) -> usize {
        Id::index(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CPU: CpuId = CpuId(0);
    const TASK: TaskId = TaskId(0);
    const LONG_NS: Ns = 100_000_000;

    fn switch(prev: Option<TaskId>, next: Option<TaskId>) -> Fact {
        Fact::Switch { cpu: CPU, prev, prev_leaves: Leaves::Runnable, next }
    }

    #[test]
    fn delay_runs_from_runnable_to_running() {
        let mut stats = Stats::new(1, 1);
        stats.record(100, Fact::Waking { task: TASK, waker: None, waker_cpu: CPU, target: CPU });
        stats.record(350, switch(None, Some(TASK)));
        stats.record(1_350, switch(Some(TASK), None));
        stats.finish(2_000);
        let task = &stats.tasks[TASK];
        assert_eq!((task.runtime_ns, task.switches, task.delay_ns_sum), (1_000, 1, 250));
        assert_eq!(task.wake_latency.percentile_ns(99.0), 250, "never above the maximum");
        assert_eq!(task.delay_ns_max, 650, "a wait that the end cuts off can be the longest");
        assert_eq!(task.delay_max_at_ns, 2_000);
    }

    #[test]
    fn a_start_is_waited_for_but_no_wakeup() {
        let mut stats = Stats::new(1, 1);
        stats.record(100, Fact::WakeupNew { task: TASK, waker_cpu: CPU, target: CPU });
        stats.record(350, switch(None, Some(TASK)));
        let task = &stats.tasks[TASK];
        assert_eq!((task.wakeups, task.wake_latency.count()), (0, 0));
        assert_eq!((task.switches, task.delay_ns_sum, task.delay_ns_max), (1, 250, 250));
    }

    #[test]
    fn a_task_that_starves_has_waited_so_far() {
        let waited = |since_ns, end_ns| {
            let mut stats = Stats::new(1, 1);
            stats.record(0, Fact::Waking { task: TASK, waker: None, waker_cpu: CPU, target: CPU });
            stats.record(LONG_NS, switch(None, Some(TASK)));
            stats.record(since_ns, switch(Some(TASK), None));
            stats.finish(end_ns);
            let task = &stats.tasks[TASK];
            (task.starved, task.delay_ns_mean())
        };
        let ns = LONG_NS;
        assert_eq!(waited(2 * ns, 5 * ns), (1, 2.0 * ns as f64), "three times as long as before");
        assert_eq!(waited(2 * ns, 4 * ns), (0, ns as f64), "twice as long");
        assert_eq!(waited(90 * ns, 95 * ns), (0, ns as f64), "less than a tenth of the run");
        let mut stats = Stats::new(1, 1);
        stats.record(7, Fact::Waking { task: TASK, waker: None, waker_cpu: CPU, target: CPU });
        stats.finish(ns + 7);
        let task = &stats.tasks[TASK];
        assert_eq!((task.starved, task.starved_since_ns, task.switches), (1, 7, 0));
        assert_eq!(task.wake_latency.percentile_ns(99.0), ns, "it was woken, and never ran");
    }
}
