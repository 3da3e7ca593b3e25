//! Statistics as `perf sched latency` defines them, streamed: memory does not grow with time.

pub use super::latencies::Latencies;
use super::{Fact, Leaves, Recorder};
use crate::units::{CpuId, Id, Ns, Table, TaskId};

/// A wait that the end of the run cuts off counts as if it ended there if it is at least so long,
/// makes up this part of the run, and is so many times as long as the longest before it. Shorter
/// ones are every run's: they would only blur the numbers.
const STARVED_NS: Ns = 100_000_000;
const STARVED_OF_RUN: Ns = 10;
const STARVED_OF_LONGEST: Ns = 2;

/// What one task did, or what many did together.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct TaskStats {
    /// Time on a CPU, ns.
    pub runtime_ns: Ns,
    /// Times that it got a CPU after having waited for one.
    pub switches: u64,
    /// Sum of the times from runnable to running, ns.
    pub delay_ns_sum: Ns,
    /// Longest time from runnable to running, ns.
    pub delay_ns_max: Ns,
    /// When the longest delay ended, ns.
    pub delay_max_at_ns: Ns,
    /// Wake-ups.
    pub wakeups: u64,
    /// Times that it lost its CPU while runnable.
    pub preemptions: u64,
    /// Times that it changed CPU.
    pub migrations: u64,
    /// Tasks that ended.
    pub ended: u64,
    /// When the last of them did, ns.
    pub ended_at_ns: Ns,
    /// Tasks that starve at the end: their waits are in all numbers of delays.
    pub starved: u64,
    /// Since when the first of them has waited, ns.
    pub starved_since_ns: Ns,
    /// Times from wake-up to running, ns.
    pub wake_latency: Latencies,
    runnable_since_ns: Option<Ns>,
    woken: bool,
    running_since_ns: Option<Ns>,
}

impl Default for TaskStats {
    fn default() -> Self {
        Self::new()
    }
}

impl TaskStats {
    /// Nothing yet.
    pub fn new() -> Self {
        TaskStats {
            runtime_ns: 0,
            switches: 0,
            delay_ns_sum: 0,
            delay_ns_max: 0,
            delay_max_at_ns: 0,
            wakeups: 0,
            preemptions: 0,
            migrations: 0,
            ended: 0,
            ended_at_ns: 0,
            starved: 0,
            starved_since_ns: Ns::MAX,
            wake_latency: Latencies::default(),
            runnable_since_ns: None,
            woken: false,
            running_since_ns: None,
        }
    }

    /// Mean time from runnable to running, ns.
    pub fn delay_ns_mean(&self) -> f64 {
        match self.switches + self.starved {
            0 => self.delay_ns_max as f64,
            waits => self.delay_ns_sum as f64 / waits as f64,
        }
    }

    /// Adds what another task did, for the row of a group or of many instances.
    pub fn merge(&mut self, other: &TaskStats) {
        self.runtime_ns += other.runtime_ns;
        self.switches += other.switches;
        self.delay_ns_sum += other.delay_ns_sum;
        self.waited_until(other.delay_ns_max, other.delay_max_at_ns);
        self.wakeups += other.wakeups;
        self.preemptions += other.preemptions;
        self.migrations += other.migrations;
        self.ended += other.ended;
        self.ended_at_ns = self.ended_at_ns.max(other.ended_at_ns);
        self.starved += other.starved;
        self.starved_since_ns = self.starved_since_ns.min(other.starved_since_ns);
        self.wake_latency.merge(&other.wake_latency);
    }

    fn waited_until(&mut self, delay_ns: Ns, at_ns: Ns) {
        if delay_ns > self.delay_ns_max {
            self.delay_ns_max = delay_ns;
            self.delay_max_at_ns = at_ns;
        }
    }

    fn finish(&mut self, end_ns: Ns) {
        if let Some(since_ns) = self.running_since_ns.take() {
            self.runtime_ns += end_ns - since_ns;
        }
        let Some(since_ns) = self.runnable_since_ns.take() else { return };
        let delay_ns = end_ns - since_ns;
        let of_longest = delay_ns / STARVED_OF_LONGEST > self.delay_ns_max;
        if delay_ns >= STARVED_NS && delay_ns >= end_ns / STARVED_OF_RUN && of_longest {
            (self.starved, self.starved_since_ns) = (1, since_ns);
            self.delay_ns_sum += delay_ns;
            if self.woken {
                self.wake_latency.add(delay_ns);
            }
        }
        self.waited_until(delay_ns, end_ns);
    }

    fn comes(&mut self, at_ns: Ns) {
        self.running_since_ns = Some(at_ns);
        let Some(since_ns) = self.runnable_since_ns.take() else { return };
        let delay_ns = at_ns - since_ns;
        self.switches += 1;
        self.delay_ns_sum += delay_ns;
        self.waited_until(delay_ns, at_ns);
        if std::mem::take(&mut self.woken) {
            self.wake_latency.add(delay_ns);
        }
    }

    fn goes(&mut self, at_ns: Ns, leaves: Leaves) {
        if let Some(since_ns) = self.running_since_ns.take() {
            self.runtime_ns += at_ns - since_ns;
        }
        match leaves {
            Leaves::Runnable => {
                self.preemptions += 1;
                self.runnable_since_ns = Some(at_ns);
            }
            Leaves::Dead => {
                self.ended += 1;
                self.ended_at_ns = at_ns;
            }
            Leaves::Asleep => {}
        }
    }

    fn wakes(&mut self, at_ns: Ns) {
        self.wakeups += 1;
        self.woken = true;
        self.runnable_since_ns = Some(at_ns);
    }
}

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
}

impl Stats {
    /// Empty statistics of `tasks` tasks on `cpus` CPUs.
    pub fn new(tasks: usize, cpus: usize) -> Self {
        Stats {
            tasks: Table::from_fn(tasks, |_: TaskId| TaskStats::new()),
            cpus: Table::from_fn(cpus, |_: CpuId| CpuStats::default()),
            throttles: 0,
        }
    }

    /// Closes open intervals at the end of the run: what runs is counted, what waits is not a
    /// switch but can be the longest delay; of a task that starves it is in the mean too.
    pub fn finish(&mut self, end_ns: Ns) {
        for task in self.tasks.iter_mut() {
            task.finish(end_ns);
        }
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
            Fact::Waking { task, .. } | Fact::WakeupNew { task, .. } => {
                self.tasks[task].wakes(at_ns)
            }
            Fact::Migrate { task, .. } => self.tasks[task].migrations += 1,
            Fact::Tick { cpu } => self.cpus[cpu].ticks += 1,
            Fact::Throttle { .. } => self.throttles += 1,
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
    fn a_task_that_starves_has_waited_so_far() {
        let waited = |since_ns, end_ns| {
            let mut stats = Stats::new(1, 1);
            stats.record(0, Fact::Waking { task: TASK, waker: None, waker_cpu: CPU, target: CPU });
            stats.record(STARVED_NS, switch(None, Some(TASK)));
            stats.record(since_ns, switch(Some(TASK), None));
            stats.finish(end_ns);
            let task = &stats.tasks[TASK];
            (task.starved, task.delay_ns_mean())
        };
        let ns = STARVED_NS;
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

    #[test]
    fn merged_rows_add_up() {
        let mut one = TaskStats::new();
        one.wakes(0);
        one.comes(10);
        let mut two = TaskStats::new();
        two.wakes(0);
        two.comes(30);
        one.merge(&two);
        assert_eq!((one.switches, one.delay_ns_sum, one.delay_max_at_ns), (2, 40, 30));
        assert_eq!(one.wake_latency.count(), 2);
        assert_eq!(one.wake_latency.max_ns(), 30);
    }
}
