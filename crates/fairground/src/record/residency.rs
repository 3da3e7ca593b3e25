//! How long each CPU ran at which frequency and slept in which idle state, how often its governor
//! heard of it, and how long it ran too slow or too fast for what was asked for.
//!
//! Time at a frequency counts while a task executes. A CPU is under-provisioned while its frequency
//! is below what its utilization asked for when the governor last heard of it, over-provisioned
//! while it is above. Changes are those that the governor asked for, not those of a clock that
//! domains share.

use super::{Fact, Idle, Recorder};
use crate::units::{CpuId, Ns, Table};

/// What one CPU did.
#[derive(Clone, Debug, Default)]
pub struct CpuResidency {
    /// Time executing at each frequency, ns, in the order of [`Residency::khz`].
    pub busy_ns: Vec<Ns>,
    /// Time polling, then in each idle state, ns.
    pub idle_ns: Vec<Ns>,
    /// Times that it began to, as often.
    pub idle_entries: Vec<u64>,
    /// Times that the governor heard of it (thread 004's UPDATE-COUNT).
    pub hints: u64,
    /// Times that the governor asked for another frequency, counted for a domain's first CPU.
    pub changes: u64,
    /// Time executing below what was asked for, ns.
    pub under_ns: Ns,
    /// Time executing above it, ns.
    pub over_ns: Ns,
    khz: u32,
    /// Row of that, once it is known.
    row: Option<usize>,
    asked_khz: Option<u32>,
    executes: bool,
    idle: Option<usize>,
    since_ns: Ns,
}

/// What all CPUs did.
#[derive(Clone, Debug)]
pub struct Residency {
    khz: Vec<u32>,
    cpus: Table<CpuId, CpuResidency>,
}

impl Residency {
    /// A recorder for CPUs that run at these frequencies (kHz, rising), with so many idle states.
    pub fn new(khz: Vec<u32>, states: usize, cpus: usize) -> Self {
        let cpu = |_: CpuId| CpuResidency {
            busy_ns: vec![0; khz.len()],
            idle_ns: vec![0; states + 1],
            idle_entries: vec![0; states + 1],
            idle: (states > 0).then_some(states),
            ..CpuResidency::default()
        };
        Residency { cpus: Table::from_fn(cpus, cpu), khz }
    }

    /// All frequencies, kHz, rising.
    pub fn khz(&self) -> &[u32] {
        &self.khz
    }

    /// What each CPU did.
    pub fn cpus(&self) -> &Table<CpuId, CpuResidency> {
        &self.cpus
    }

    /// A number of all CPUs together.
    pub fn sum(&self, of: impl Fn(&CpuResidency) -> u64) -> u64 {
        self.cpus.iter().map(of).sum()
    }

    /// Closes the count at the end of the run.
    pub fn finish(&mut self, end_ns: Ns) {
        for cpu in self.cpus.ids() {
            self.cpus[cpu].close(end_ns);
        }
    }
}

impl CpuResidency {
    /// Counts what the CPU did until now, of which something is about to change.
    fn close(&mut self, at_ns: Ns) {
        let passed_ns = at_ns - std::mem::replace(&mut self.since_ns, at_ns);
        if self.executes {
            if let Some(row) = self.row {
                self.busy_ns[row] += passed_ns;
            }
            match self.asked_khz {
                Some(asked_khz) if self.khz < asked_khz => self.under_ns += passed_ns,
                Some(asked_khz) if self.khz > asked_khz => self.over_ns += passed_ns,
                _ => {}
            }
        } else if let Some(idle) = self.idle {
            self.idle_ns[idle] += passed_ns;
        }
    }
}

impl Recorder for Residency {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, next, .. } => {
                let state = &mut self.cpus[cpu];
                if state.executes != next.is_some() {
                    state.close(at_ns);
                    state.executes = next.is_some();
                }
            }
            Fact::Hint { cpu, asked_khz } => {
                let state = &mut self.cpus[cpu];
                state.hints += 1;
                if state.executes && state.asked_khz != Some(asked_khz) {
                    state.close(at_ns);
                }
                state.asked_khz = Some(asked_khz);
            }
            Fact::Frequency { cpu, freq_khz } => {
                let state = &mut self.cpus[cpu];
                if state.executes {
                    state.close(at_ns);
                }
                (state.khz, state.row) = (freq_khz, self.khz.binary_search(&freq_khz).ok());
            }
            Fact::Asks { cpu, .. } => self.cpus[cpu].changes += 1,
            Fact::Idle { cpu, state: idle } => {
                let state = &mut self.cpus[cpu];
                if !state.executes {
                    state.close(at_ns);
                }
                state.idle = match idle {
                    Idle::Over => None,
                    Idle::Polls => Some(0),
                    Idle::State(row) => Some(1 + usize::from(row)),
                };
                if let Some(row) = state.idle {
                    state.idle_entries[row] += 1;
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Leaves;
    use super::*;
    use crate::units::TaskId;

    #[test]
    fn times_are_counted_where_they_belong() {
        let cpu = CpuId(0);
        let switch = |next: Option<u32>| {
            let next = next.map(TaskId);
            Fact::Switch { cpu, prev: None, prev_leaves: Leaves::Asleep, next }
        };
        let mut residency = Residency::new(vec![1_000, 2_000], 2, 1);
        for (at_ns, fact) in [
            (0, Fact::Frequency { cpu, freq_khz: 1_000 }),
            (10, Fact::Idle { cpu, state: Idle::Over }),
            (10, switch(Some(0))),
            (30, Fact::Hint { cpu, asked_khz: 2_000 }),
            (70, Fact::Asks { cpu, freq_khz: 2_000 }),
            (70, Fact::Frequency { cpu, freq_khz: 2_000 }),
            (80, Fact::Hint { cpu, asked_khz: 1_000 }),
            (85, switch(None)),
            (85, Fact::Idle { cpu, state: Idle::Polls }),
        ] {
            residency.record(at_ns, fact);
        }
        residency.finish(100);
        let told = &residency.cpus()[cpu];
        assert_eq!((&told.busy_ns, &told.idle_ns), (&vec![60, 15], &vec![15, 0, 10]));
        assert_eq!((told.under_ns, told.over_ns, told.hints, told.changes), (40, 5, 2, 1));
        assert_eq!(told.idle_entries, [1, 0, 0]);
    }
}
