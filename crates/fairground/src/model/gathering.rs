//! What is remembered of processes whose threads balancing gathers by cache (`struct
//! sched_cache_group`, and the parts of `struct rq` that go with it).
//!
//! Time is cut into epochs of some jiffies. A run time that is kept here halves with each epoch.

use super::jiffies::JIFFIES_BEFORE;
use crate::units::{CpuId, Id, Ns, ProcessId, Table};

/// A process with several threads.
#[derive(Clone, Debug, Default)]
pub struct Process {
    /// Threads that have begun and not ended (`get_nr_threads`).
    pub threads: u32,
    /// A CPU of the cache that it prefers, the one where it ran most (`grp->cpu`).
    pub cpu: Option<CpuId>,
    /// Epoch in which a thread was last asked to look (`grp->epoch`).
    pub asked_epoch: u64,
    /// The jiffy from which on it may look again (`grp->next_scan`).
    pub next_look_jiffy: u64,
    /// Threads that run at a time, on average (`grp->nr_running_avg`).
    pub running_avg: i64,
}

/// A run time that halves with each epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fading {
    ns: Ns,
    epoch: u64,
}

impl Fading {
    /// The run time as it is in an epoch that is not before the last one.
    pub fn in_epoch_ns(&mut self, epoch: u64) -> Ns {
        let passed = epoch - std::mem::replace(&mut self.epoch, epoch);
        let halvings = u32::try_from(passed).unwrap_or(u32::MAX);
        self.ns = self.ns.checked_shr(halvings).unwrap_or(0);
        self.ns
    }

    /// More of it.
    pub fn add(&mut self, ns: Ns, epoch: u64) {
        self.in_epoch_ns(epoch);
        self.ns += ns;
    }
}

/// How much a last-level cache's CPUs are used, as balancing last saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LlcLoad {
    /// Sum of utilisations.
    pub util: u64,
    /// Sum of capacities.
    pub capacity: u64,
}

/// All of it; empty where nothing is gathered, and then it costs nothing.
#[derive(Clone, Debug)]
pub struct Gathering {
    /// Processes with several threads.
    pub processes: Table<ProcessId, Process>,
    /// Threads of the biggest core (`cpu_smt_num_threads`).
    pub core_threads: u32,
    /// Length of an epoch, jiffies.
    pub epoch_jiffies: u64,
    /// Use of each cache (`sd_llc_shared`).
    pub llcs: Vec<LlcLoad>,
    /// What ran on each CPU.
    ran: Table<CpuId, Fading>,
    /// What each process ran on each CPU, process by process.
    shares: Vec<Fading>,
    /// Queued tasks that prefer each cache, CPU by CPU (`llc_counts`).
    wanted: Vec<u32>,
    /// Runnable tasks that are in the cache that they prefer (`nr_pref_llc_running`).
    settled: Table<CpuId, u32>,
}

impl Gathering {
    /// Nothing is gathered.
    pub fn off() -> Self {
        Gathering::new(0, 0, 0, 1)
    }

    /// Room for so many processes on a machine of so many CPUs and caches.
    pub fn new(processes: usize, cpus: usize, llcs: usize, epoch_jiffies: u64) -> Self {
        Gathering {
            processes: Table::from_fn(processes, |_: ProcessId| Process::default()),
            core_threads: 1,
            epoch_jiffies,
            llcs: vec![LlcLoad::default(); llcs],
            ran: Table::from_fn(cpus, |_: CpuId| Fading::default()),
            shares: vec![Fading::default(); processes * cpus],
            wanted: vec![0; cpus * llcs],
            settled: Table::from_fn(cpus, |_: CpuId| 0),
        }
    }

    /// True if there is something to gather.
    #[inline]
    pub fn is_on(&self) -> bool {
        !self.processes.is_empty()
    }

    /// The epoch that a jiffy is in. DEVIATES(llc-epochs): the first one begins with the run; on
    /// the kernel with whatever jiffy the CPU was made ready in.
    pub fn epoch(&self, jiffy: u64) -> u64 {
        (jiffy - JIFFIES_BEFORE).div_ceil(self.epoch_jiffies)
    }

    fn share(&mut self, process: ProcessId, cpu: CpuId) -> &mut Fading {
        &mut self.shares[process.index() * self.ran.len() + cpu.index()]
    }

    /// A task of this process, or of one with a single thread, ran on a CPU.
    pub fn charge(&mut self, process: Option<ProcessId>, cpu: CpuId, ran_ns: Ns, epoch: u64) {
        self.ran[cpu].add(ran_ns, epoch);
        if let Some(process) = process {
            self.share(process, cpu).add(ran_ns, epoch);
        }
    }

    /// A process's part of what ran on a CPU of late, in parts of 1024 · 1024
    /// (`fraction_mm_sched`).
    pub fn occupancy(&mut self, process: ProcessId, cpu: CpuId, epoch: u64) -> u64 {
        /// `NICE_0_LOAD` as Linux stores it.
        const WHOLE: u128 = 1 << 20;
        let all_ns = self.ran[cpu].in_epoch_ns(epoch);
        let ran_ns = self.share(process, cpu).in_epoch_ns(epoch);
        (WHOLE * u128::from(ran_ns) / (u128::from(all_ns) + 1)) as u64
    }

    /// Queued tasks of a CPU that prefer a cache.
    #[inline]
    pub fn wanted(&self, cpu: CpuId, llc: usize) -> u32 {
        self.wanted[cpu.index() * self.llcs.len() + llc]
    }

    /// The same, to change.
    pub fn wanted_mut(&mut self, cpu: CpuId, llc: usize) -> &mut u32 {
        &mut self.wanted[cpu.index() * self.llcs.len() + llc]
    }

    /// Runnable tasks of a CPU that are in the cache that they prefer.
    pub fn settled(&self, cpu: CpuId) -> u32 {
        self.settled[cpu]
    }

    /// The same, to change.
    pub fn settled_mut(&mut self, cpu: CpuId) -> &mut u32 {
        &mut self.settled[cpu]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ran_halves_with_each_epoch_and_is_gone_after_64() {
        let mut ran = Fading::default();
        ran.add(1000, 3);
        ran.add(24, 3);
        assert_eq!(ran.in_epoch_ns(4), 512);
        assert_eq!(ran.in_epoch_ns(6), 128);
        ran.add(1 << 62, 6);
        assert_eq!(ran.in_epoch_ns(6 + 64), 0);
        ran.add(7, u64::MAX);
        assert_eq!(ran.in_epoch_ns(u64::MAX), 7);
    }

    #[test]
    fn an_epoch_ends_with_its_last_jiffy() {
        let gathering = Gathering::new(1, 1, 1, 2);
        let epochs = [0, 1, 2, 3, 4].map(|jiffy| gathering.epoch(JIFFIES_BEFORE + jiffy));
        assert_eq!(epochs, [0, 1, 1, 2, 2]);
    }

    #[test]
    fn occupancy_is_a_share_of_what_ran_and_nothing_where_nothing_did() {
        let mut gathering = Gathering::new(2, 2, 1, 2);
        let (ours, cpu) = (ProcessId(1), CpuId(1));
        gathering.charge(Some(ours), cpu, 3_000_000, 1);
        gathering.charge(None, cpu, 1_000_000, 1);
        assert_eq!(gathering.occupancy(ours, cpu, 1), 786_431);
        assert_eq!(gathering.occupancy(ours, CpuId(0), 1), 0);
        assert_eq!(gathering.occupancy(ProcessId(0), cpu, 1), 0);
        assert_eq!(gathering.occupancy(ours, cpu, 100), 0);
    }
}
