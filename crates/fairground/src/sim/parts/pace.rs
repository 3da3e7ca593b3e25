//! How fast each CPU works now: its capacity, what its siblings leave of it, and whether the
//! hypervisor lets its core run.
//!
//! Per CPU: `alone`, its capacity at the present frequency ([`crate::sim::acts::frequency`]), and
//! `speed` = alone · T(k)/k with k threads of its core executing a task ([`Throughput`]); 0 while
//! its core has no physical one. When a CPU begins or ceases to execute, the progress of its
//! siblings so far is counted at the old speed, then the moments at which they are done are armed
//! at the new one. The kernel's own time (switches, ticks, interrupts) takes as long on a busy
//! core, and longer at a lower frequency.
//!
//! Linux does not see what siblings take: PELT and the balancer read the capacity in `Cpu::speed`,
//! which stays; PELT's clock knows the frequency where the machine is frequency-invariant.
//!
//! No work is lost or done early: what a task did beyond whole nanoseconds is kept in 1024ths, also
//! from one step to its next.

use super::hypervisor::Hypervisor;
use crate::model::freq::{Clock, Opp};
use crate::model::smt::Throughput;
use crate::sim::scenario::Machine;
use crate::units::{CpuId, Id, Ns, Speed, Table, TaskId, Work};
use std::collections::BTreeMap;

/// The pace of all CPUs.
pub struct Pace {
    pub cpus: Table<CpuId, CpuPace>,
    pub cores: Vec<CorePace>,
    pub throughput: Throughput,
    pub hypervisor: Option<Hypervisor>,
    /// Empty on a machine of one frequency.
    clocks: Vec<ClockPace>,
    /// Domains share clocks.
    clock_shared: bool,
    /// 1024ths of a nanosecond that each task has worked beyond what was counted; empty on a
    /// machine whose CPUs never change their speed.
    parts: Table<TaskId, u32>,
}

#[derive(Clone, Copy)]
pub struct CpuPace {
    pub alone: Speed,
    pub speed: Speed,
    pub core: usize,
    pub clock: usize,
    /// Capacity.
    pub capacity: u32,
    /// Frequency, kHz, and what part of the capacity is left at it, in 1024ths.
    pub freq_khz: u32,
    pub scale: u32,
    /// It executes a task.
    pub active: bool,
}

struct ClockPace {
    cpus: Box<[CpuId]>,
    runs: Option<ClockRuns>,
}

/// What a clock runs at, and for whom.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ClockRuns {
    /// Row of the frequency.
    pub row: usize,
    /// A CPU that asked for no less when that was found.
    pub for_cpu: CpuId,
}

pub struct CorePace {
    pub threads: Box<[CpuId]>,
    pub active: u32,
}

/// CPUs by core, cores in order of their first CPU.
pub fn cores(machine: &Machine) -> Vec<Vec<CpuId>> {
    let mut rows: BTreeMap<u32, usize> = BTreeMap::new();
    let mut cores: Vec<Vec<CpuId>> = Vec::new();
    for (cpu, place) in machine.topology.places().iter().enumerate() {
        let row = *rows.entry(place.core).or_insert(cores.len());
        if row == cores.len() {
            cores.push(Vec::new());
        }
        cores[row].push(CpuId::from_index(cpu));
    }
    cores
}

/// CPUs by clock.
fn clocks(machine: &Machine) -> Vec<Vec<CpuId>> {
    let Some(freq) = &machine.freq else { return Vec::new() };
    match freq.clock {
        Clock::Domain => freq.domains.iter().map(|domain| domain.cpus.clone()).collect(),
        Clock::Core => cores(machine),
        Clock::Package => {
            let mut packages: BTreeMap<u32, Vec<CpuId>> = BTreeMap::new();
            for (cpu, place) in machine.topology.places().iter().enumerate() {
                packages.entry(place.package).or_default().push(CpuId::from_index(cpu));
            }
            packages.into_values().collect()
        }
    }
}

impl Pace {
    /// A machine on which nothing executes.
    pub fn new(machine: &Machine, tasks: usize) -> Self {
        let threads = cores(machine);
        let alone = |cpu| Speed(machine.topology.place(cpu).capacity);
        let mut cpus = Table::from_fn(machine.topology.len(), |cpu: CpuId| CpuPace {
            alone: alone(cpu),
            speed: alone(cpu),
            core: 0,
            clock: 0,
            capacity: machine.topology.place(cpu).capacity,
            freq_khz: 0,
            scale: 1024,
            active: false,
        });
        let clocks = clocks(machine);
        for (clock, members) in clocks.iter().enumerate() {
            members.iter().for_each(|&cpu| cpus[cpu].clock = clock);
        }
        for (core, threads) in threads.iter().enumerate() {
            threads.iter().for_each(|&cpu| cpus[cpu].core = core);
        }
        let hypervisor =
            machine.hypervisor.map(|partition| Hypervisor::new(partition, threads.len()));
        let varies = hypervisor.is_some() || !machine.smt.is_unknown() || machine.freq.is_some();
        let clock = |cpus: Vec<CpuId>| ClockPace { cpus: cpus.into(), runs: None };
        let core = |threads: Vec<CpuId>| CorePace { threads: threads.into(), active: 0 };
        Pace {
            cpus,
            cores: threads.into_iter().map(core).collect(),
            throughput: machine.smt.clone(),
            hypervisor,
            clock_shared: machine.freq.as_ref().is_some_and(|freq| freq.clock != Clock::Domain),
            clocks: clocks.into_iter().map(clock).collect(),
            parts: Table::from_fn(if varies { tasks } else { 0 }, |_: TaskId| 0),
        }
    }

    /// True if what CPUs do can change the speed of others.
    #[inline]
    pub fn varies(&self) -> bool {
        !self.parts.is_empty()
    }

    /// True if the CPU's core has no physical one.
    #[inline]
    pub fn stands_still(&self, cpu: CpuId) -> bool {
        self.cpus[cpu].speed.0 == 0
    }

    /// True if work and time are the same on the CPU, always: counting them in parts loses nothing.
    #[inline]
    pub fn is_exact(&self, cpu: CpuId) -> bool {
        self.cpus[cpu].speed == Speed::FULL && !self.varies()
    }

    /// Work that a task has done on a CPU in `passed_ns`, in whole nanoseconds; the rest is kept.
    #[inline]
    pub fn work_in(&mut self, cpu: CpuId, task: TaskId, passed_ns: Ns) -> Work {
        let speed = self.cpus[cpu].speed;
        if !self.varies() {
            return speed.work_in(passed_ns);
        }
        let part = &mut self.parts[task];
        let done = u128::from(passed_ns) * u128::from(speed.0) + u128::from(*part);
        *part = (done & 1023) as u32;
        Work((done >> 10) as u64)
    }

    /// Time until a task has done `left` on a CPU that does not stand still, ns.
    #[inline]
    pub fn time_for_ns(&self, cpu: CpuId, task: TaskId, left: Work) -> Ns {
        let speed = self.cpus[cpu].speed;
        if !self.varies() {
            return speed.time_for_ns(left);
        }
        let left = (u128::from(left.0) << 10).saturating_sub(u128::from(self.parts[task]));
        // Wide divisions are slow, and hardly any step is of days.
        u64::try_from(left).map_or_else(
            |_| left.div_ceil(u128::from(speed.0)) as Ns,
            |left| left.div_ceil(u64::from(speed.0)),
        )
    }

    /// Time that so much of the kernel's work takes at the present frequency, ns.
    #[inline]
    pub fn kernel_ns(&self, cpu: CpuId, work_ns: Ns) -> Ns {
        let scale = u64::from(self.cpus[cpu].scale);
        if scale == 1024 { work_ns } else { (work_ns * 1024).div_ceil(scale) }
    }

    /// The clock of a CPU.
    pub fn clock_of(&self, cpu: CpuId) -> usize {
        self.cpus[cpu].clock
    }

    /// CPUs of a clock.
    pub fn clock_cpus(&self, clock: usize) -> &[CpuId] {
        &self.clocks[clock].cpus
    }

    /// What a clock runs at, once that is known.
    #[inline]
    pub fn clock_runs(&self, clock: usize) -> Option<ClockRuns> {
        self.clocks[clock].runs
    }

    /// True if a clock runs at another frequency from now on.
    pub fn set_clock_runs(&mut self, clock: usize, runs: ClockRuns) -> bool {
        let before = self.clocks[clock].runs.replace(runs);
        before.is_none_or(|before| before.row != runs.row)
    }

    /// True if domains share clocks.
    #[inline]
    pub fn is_clock_shared(&self) -> bool {
        self.clock_shared
    }

    /// A CPU has this frequency from now on; false if it had it before.
    pub fn set_frequency(&mut self, cpu: CpuId, opp: Opp) -> bool {
        let cpu = &mut self.cpus[cpu];
        cpu.scale = opp.scale;
        cpu.alone = Speed((cpu.capacity * opp.scale / 1024).max(1));
        std::mem::replace(&mut cpu.freq_khz, opp.freq_khz) != opp.freq_khz
    }

    /// True if a CPU would execute at another speed now than when it last did.
    #[inline]
    pub fn is_out_of_date(&self, cpu: CpuId) -> bool {
        self.cpus[cpu].speed != self.speed_of(cpu)
    }

    /// The speed at which a core's CPU would execute now.
    #[inline]
    pub fn speed_of(&self, cpu: CpuId) -> Speed {
        let CpuPace { alone, core, .. } = self.cpus[cpu];
        match &self.hypervisor {
            Some(hypervisor) if !hypervisor.runs(core) => Speed(0),
            _ => self.throughput.each(alone, self.cores[core].active),
        }
    }
}
