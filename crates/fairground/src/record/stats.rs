//! Statistics as `perf sched latency` defines them, streamed: memory does not grow with time.

use super::{Fact, Leaves, Recorder};
use crate::units::{CpuId, Id, NS_PER_SEC, Ns, Table, TaskId};
use hdrhistogram::Histogram;

/// Longest latency that a histogram tells apart, ns.
const LATENCY_MAX_NS: u64 = 1000 * NS_PER_SEC;
/// Shortest latency that a histogram tells apart, ns.
const LATENCY_MIN_NS: u64 = 256;

/// What one task did.
#[derive(Clone, Debug)]
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
    /// Times from wake-up to running, ns.
    pub wake_latency_ns: Histogram<u32>,
    runnable_since_ns: Option<Ns>,
    woken: bool,
    running_since_ns: Option<Ns>,
}

impl TaskStats {
    fn new() -> Self {
        let histogram = Histogram::new_with_bounds(LATENCY_MIN_NS, LATENCY_MAX_NS, 2);
        TaskStats {
            runtime_ns: 0,
            switches: 0,
            delay_ns_sum: 0,
            delay_ns_max: 0,
            delay_max_at_ns: 0,
            wakeups: 0,
            preemptions: 0,
            migrations: 0,
            wake_latency_ns: histogram.expect("constant bounds are valid"),
            runnable_since_ns: None,
            woken: false,
            running_since_ns: None,
        }
    }

    /// Mean time from runnable to running, ns.
    pub fn delay_ns_mean(&self) -> f64 {
        self.delay_ns_sum as f64 / (self.switches.max(1)) as f64
    }

    fn comes(&mut self, at_ns: Ns) {
        self.running_since_ns = Some(at_ns);
        let Some(since_ns) = self.runnable_since_ns.take() else { return };
        let delay_ns = at_ns - since_ns;
        self.switches += 1;
        self.delay_ns_sum += delay_ns;
        if delay_ns > self.delay_ns_max {
            self.delay_ns_max = delay_ns;
            self.delay_max_at_ns = at_ns;
        }
        if std::mem::take(&mut self.woken) {
            self.wake_latency_ns.saturating_record(delay_ns);
        }
    }

    fn goes(&mut self, at_ns: Ns, leaves: Leaves) {
        if let Some(since_ns) = self.running_since_ns.take() {
            self.runtime_ns += at_ns - since_ns;
        }
        if leaves == Leaves::Runnable {
            self.preemptions += 1;
            self.runnable_since_ns = Some(at_ns);
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
}

impl Stats {
    /// Empty statistics of `tasks` tasks on `cpus` CPUs.
    pub fn new(tasks: usize, cpus: usize) -> Self {
        Stats {
            tasks: Table::from_fn(tasks, |_: TaskId| TaskStats::new()),
            cpus: Table::from_fn(cpus, |_: CpuId| CpuStats::default()),
        }
    }

    /// Closes open intervals at the end of the run: what runs is counted, what waits is not a
    /// switch but can be the longest delay.
    pub fn finish(&mut self, end_ns: Ns) {
        for task in self.tasks.iter_mut() {
            if let Some(since_ns) = task.running_since_ns.take() {
                task.runtime_ns += end_ns - since_ns;
            }
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
    #[inline]
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
        }
    }
}

/// Percentile of a histogram in ns, 0 when it is empty.
pub fn percentile_ns(histogram: &Histogram<u32>, percent: f64) -> Ns {
    if histogram.is_empty() { 0 } else { histogram.value_at_percentile(percent) }
}

impl TaskId {
    /// The task's row number.
    pub fn row(self) -> usize {
        Id::index(self)
    }
}
