//! Energy, integrated from who executes where: exact, in femtojoules (µW × ns).
//!
//! The machine draws its base, and each core p(k) while k of its threads execute. A core's draw
//! is shared equally among its k executing threads and counted to their tasks; the draw of idle
//! cores and the base are no task's. So base + idle cores + Σ tasks is the machine's total, to the
//! femtojoule: what a division leaves over goes to the threads with the lowest numbers.
//!
//! p(k) is that of the frequency of the core's fastest executing thread, and an idle core draws
//! what the shallowest idle state of its threads does, where the machine says so.
//!
//! A thread whose CPU stands still ([`Fact::Pace`] with speed 0) does not execute.

use super::{Fact, Idle, Recorder};
use crate::units::{CpuId, Ns, Speed, Table, TaskId};

/// Femtojoules per joule.
pub const FJ_PER_J: f64 = 1e15;

#[derive(Clone, Copy, Debug)]
struct Thread {
    runs: Option<TaskId>,
    stands_still: bool,
    /// Row of its frequency.
    row: u32,
    /// How deep it sleeps: row of what an idle core draws.
    idle: u32,
}

impl Thread {
    #[inline]
    fn executes(&self) -> Option<TaskId> {
        self.runs.filter(|_| !self.stands_still)
    }
}

#[derive(Clone, Debug)]
struct Core {
    /// In the order of their CPUs' numbers.
    threads: Box<[Thread]>,
    /// Threads that execute.
    active: usize,
    since_ns: Ns,
    /// What it draws now while threads execute, µW; 0 while none does.
    busy_uw: u64,
    /// What it draws now while none does, µW; 0 while threads execute.
    idle_uw: u64,
}

impl Core {
    /// Counts what it has drawn to the tasks that execute on it.
    #[inline]
    fn close(&mut self, at_ns: Ns, tasks_fj: &mut Table<TaskId, u128>) {
        let passed_ns = at_ns - std::mem::replace(&mut self.since_ns, at_ns);
        if self.active == 0 || passed_ns == 0 {
            return;
        }
        let drawn_fj = u128::from(self.busy_uw) * u128::from(passed_ns);
        // Most often one executes, and wide divisions are slow.
        let (share_fj, mut left_fj) = match self.active as u128 {
            1 => (drawn_fj, 0),
            shares => (drawn_fj / shares, drawn_fj % shares),
        };
        for task in self.threads.iter().filter_map(Thread::executes) {
            tasks_fj[task] += share_fj + u128::from(left_fj > 0);
            left_fj = left_fj.saturating_sub(1);
        }
    }
}

/// p(0), p(1), … at a frequency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PowerAt {
    /// Frequency, kHz; 0 on a machine that has one.
    pub freq_khz: u32,
    /// p(0), p(1), …, µW.
    pub core_uw: Vec<u64>,
}

/// What a machine draws, as the meter reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draws {
    /// The machine beside its cores, µW.
    pub base_uw: u64,
    /// A core's draw by frequency, at least one row.
    pub at: Vec<PowerAt>,
    /// An idle core's by idle state, µW; None for p(0).
    pub idle_uw: Vec<Option<u64>>,
}

/// Counts energy.
#[derive(Clone, Debug)]
pub struct Meter {
    base_uw: u64,
    /// A core's draw by frequency.
    at: Vec<PowerAt>,
    /// An idle core's: p(0) while a thread polls, then by idle state.
    idle_core_uw: Vec<u64>,
    /// What virtual cores would draw that no physical one stands behind, µW: they draw nothing, and
    /// are idle before others.
    virtual_uw: u64,
    cores: Vec<Core>,
    /// Core of each CPU, and which of its threads it is.
    places: Table<CpuId, (u32, u32)>,
    tasks_fj: Table<TaskId, u128>,
    /// Drawn by busy cores now.
    busy_uw: u64,
    /// Drawn by idle cores now, if all were physical.
    idle_uw: u64,
    idle_since_ns: Ns,
    idle_fj: u128,
    ended_ns: Ns,
}

impl Meter {
    /// A meter of a machine. `cores` names the CPUs of each; `physical_cores` are as many or, under
    /// a hypervisor, fewer.
    pub fn new(draws: Draws, cores: Vec<Vec<CpuId>>, physical_cores: usize, tasks: usize) -> Self {
        let cpus = cores.iter().map(Vec::len).sum();
        let Draws { base_uw, at, idle_uw } = draws;
        let polls_uw = at[0].core_uw[0];
        let states = idle_uw.into_iter().map(|idle_uw| idle_uw.unwrap_or(polls_uw));
        let idle_core_uw: Vec<u64> = std::iter::once(polls_uw).chain(states).collect();
        let deep = idle_core_uw.len() as u32 - 1;
        let thread = Thread { runs: None, stands_still: false, row: 0, idle: deep };
        let mut places = Table::from_fn(cpus, |_: CpuId| (0, 0));
        for (core, members) in cores.iter().enumerate() {
            let threads = members.iter().zip(0..);
            threads.for_each(|(&cpu, thread)| places[cpu] = (core as u32, thread));
        }
        let virtual_cores = cores.len().saturating_sub(physical_cores) as u64;
        let core = |members: Vec<CpuId>| Core {
            threads: vec![thread; members.len()].into(),
            active: 0,
            since_ns: 0,
            busy_uw: 0,
            idle_uw: 0,
        };
        let mut meter = Meter {
            base_uw,
            at,
            idle_core_uw,
            virtual_uw: virtual_cores * polls_uw,
            cores: cores.into_iter().map(core).collect(),
            places,
            tasks_fj: Table::from_fn(tasks, |_: TaskId| 0),
            busy_uw: 0,
            idle_uw: 0,
            idle_since_ns: 0,
            idle_fj: 0,
            ended_ns: 0,
        };
        (0..meter.cores.len()).for_each(|core| meter.weigh(core, 0));
        meter
    }

    /// Closes the count at the end of the run.
    pub fn finish(&mut self, end_ns: Ns) {
        self.cores.iter_mut().for_each(|core| core.close(end_ns, &mut self.tasks_fj));
        self.close_idle(end_ns);
        self.ended_ns = end_ns;
    }

    /// Drawn for each task, fJ.
    pub fn tasks_fj(&self) -> &Table<TaskId, u128> {
        &self.tasks_fj
    }

    /// Drawn by cores of which no thread executed, fJ.
    pub fn idle_fj(&self) -> u128 {
        self.idle_fj
    }

    /// Drawn by the machine beside its cores, fJ.
    pub fn base_fj(&self) -> u128 {
        u128::from(self.base_uw) * u128::from(self.ended_ns)
    }

    /// Drawn by the whole machine, fJ.
    pub fn machine_fj(&self) -> u128 {
        self.base_fj() + self.idle_fj + self.tasks_fj.iter().sum::<u128>()
    }

    /// Length of the run, ns.
    pub fn ended_ns(&self) -> Ns {
        self.ended_ns
    }

    /// What the whole machine draws now, µW.
    pub fn power_uw(&self) -> u64 {
        self.base_uw + self.busy_uw + self.physical_idle_uw()
    }

    /// Drawn by idle cores now, those left out that are only virtual.
    fn physical_idle_uw(&self) -> u64 {
        self.idle_uw.saturating_sub(self.virtual_uw)
    }

    /// Counts what idle cores have drawn.
    fn close_idle(&mut self, at_ns: Ns) {
        let passed_ns = at_ns - std::mem::replace(&mut self.idle_since_ns, at_ns);
        self.idle_fj += u128::from(self.physical_idle_uw()) * u128::from(passed_ns);
    }

    /// Changes one thread after counting what its core has drawn until now.
    #[inline]
    fn change(&mut self, at_ns: Ns, cpu: CpuId, change: impl FnOnce(&mut Thread)) {
        let (row, thread) = self.places[cpu];
        let (row, thread) = (row as usize, thread as usize);
        let core = &mut self.cores[row];
        let before = core.threads[thread];
        let mut after = before;
        change(&mut after);
        let executes = [before, after].map(|thread| thread.executes().is_some());
        // A core with one executing thread draws what it did when another one changes. Two share
        // what it draws, to the femtojoule, until each moment at which a thread of it changes.
        let alike = core.active == 1 || (core.active == 0 && before.idle == after.idle);
        if executes == [false; 2] && alike {
            core.threads[thread] = after;
            return;
        }
        core.close(at_ns, &mut self.tasks_fj);
        core.threads[thread] = after;
        if executes != [true; 2] || before.row != after.row {
            core.active = core.active + usize::from(executes[1]) - usize::from(executes[0]);
            self.weigh(row, at_ns);
        }
    }

    /// What a core draws from `at_ns` on.
    fn weigh(&mut self, core: usize, at_ns: Ns) {
        let core = &mut self.cores[core];
        let (mut busy_uw, mut idle_uw) = (0, 0);
        if core.active > 0 {
            let executing = core.threads.iter().filter(|thread| thread.executes().is_some());
            let fastest = executing.map(|thread| thread.row).max().unwrap_or(0);
            busy_uw = self.at[fastest as usize].core_uw[core.active];
        } else {
            let shallowest = core.threads.iter().map(|thread| thread.idle).min().unwrap_or(0);
            idle_uw = self.idle_core_uw[shallowest as usize];
        }
        self.busy_uw = self.busy_uw + busy_uw - std::mem::replace(&mut core.busy_uw, busy_uw);
        let idle_before_uw = std::mem::replace(&mut core.idle_uw, idle_uw);
        if idle_before_uw != idle_uw {
            self.close_idle(at_ns);
            self.idle_uw = self.idle_uw + idle_uw - idle_before_uw;
        }
    }
}

impl Recorder for Meter {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, next, .. } => {
                self.change(at_ns, cpu, |thread| thread.runs = next);
            }
            Fact::Pace { cpu, speed, .. } => {
                let stands_still = speed == Speed(0);
                let (core, thread) = self.places[cpu];
                let thread = &self.cores[core as usize].threads[thread as usize];
                if thread.stands_still != stands_still {
                    self.change(at_ns, cpu, |thread| thread.stands_still = stands_still);
                }
            }
            Fact::Frequency { cpu, freq_khz } => {
                let row = self.at.partition_point(|at| at.freq_khz < freq_khz);
                let row = row.min(self.at.len() - 1) as u32;
                self.change(at_ns, cpu, |thread| thread.row = row);
            }
            Fact::Idle { cpu, state } if self.idle_core_uw.len() > 1 => {
                let idle = match state {
                    Idle::Over | Idle::Polls => 0,
                    Idle::State(row) => 1 + u32::from(row),
                };
                self.change(at_ns, cpu, |thread| thread.idle = idle);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
