//! What one task did, or what many did together.

use super::Leaves;
use super::latencies::Latencies;
use crate::units::Ns;

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
    /// Wake-ups, as Linux's `nr_wakeups`: a start (`wake_up_new_task`) is none.
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

    /// What it did in the group that it leaves; what goes on is the next one's.
    pub(super) fn leave(&mut self, at_ns: Ns) -> TaskStats {
        let runnable_since_ns = self.runnable_since_ns.take();
        let running_since_ns = self.running_since_ns.take();
        if let Some(since_ns) = running_since_ns {
            self.runtime_ns += at_ns - since_ns;
        }
        let running_since_ns = running_since_ns.map(|_| at_ns);
        let woken = std::mem::take(&mut self.woken);
        let next = TaskStats { runnable_since_ns, running_since_ns, woken, ..TaskStats::new() };
        std::mem::replace(self, next)
    }

    /// The run ends; `before_ns` is its longest delay in groups that it left.
    pub(super) fn finish(&mut self, end_ns: Ns, before_ns: Ns) {
        if let Some(since_ns) = self.running_since_ns.take() {
            self.runtime_ns += end_ns - since_ns;
        }
        let Some(since_ns) = self.runnable_since_ns.take() else { return };
        let delay_ns = end_ns - since_ns;
        let longest_ns = self.delay_ns_max.max(before_ns);
        let of_longest = delay_ns / STARVED_OF_LONGEST > longest_ns;
        if delay_ns >= STARVED_NS && delay_ns >= end_ns / STARVED_OF_RUN && of_longest {
            (self.starved, self.starved_since_ns) = (1, since_ns);
            self.delay_ns_sum += delay_ns;
            if self.woken {
                self.wake_latency.add(delay_ns);
            }
        }
        self.waited_until(delay_ns, end_ns);
    }

    pub(super) fn comes(&mut self, at_ns: Ns) {
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

    pub(super) fn goes(&mut self, at_ns: Ns, leaves: Leaves) {
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

    pub(super) fn wakes(&mut self, at_ns: Ns) {
        self.wakeups += 1;
        self.woken = true;
        self.runnable_since_ns = Some(at_ns);
    }

    pub(super) fn starts(&mut self, at_ns: Ns) {
        self.runnable_since_ns = Some(at_ns);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
