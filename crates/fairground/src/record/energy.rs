//! Energy, integrated from who executes where: exact, in femtojoules (µW × ns).
//!
//! The machine draws its base, and each core p(k) while k of its threads execute. A core's draw
//! is shared equally among its k executing threads and counted to their tasks; the draw of idle
//! cores and the base are no task's. So base + idle cores + Σ tasks is the machine's total, to the
//! femtojoule: what a division leaves over goes to the threads with the lowest numbers.
//!
//! p(k) is that of the frequency of the core's fastest executing thread, and an idle core draws what the
//! shallowest idle state of its threads does, where the machine says so.
//!
//! A thread whose CPU stands still ([`Fact::Pace`] with speed 0) does not execute.

use super::{Fact, Idle, Recorder};
use crate::units::{CpuId, Ns, Speed, Table, TaskId};

/// Femtojoules per joule.
pub const FJ_PER_J: f64 = 1e15;

#[derive(Clone, Copy, Debug)]
struct Thread {
    core: usize,
    runs: Option<TaskId>,
    stands_still: bool,
    /// Row of its frequency.
    row: usize,
    idle: Idle,
}

impl Thread {
    fn executes(&self) -> Option<TaskId> {
        self.runs.filter(|_| !self.stands_still)
    }
}

#[derive(Clone, Debug)]
struct Core {
    threads: Vec<CpuId>,
    /// Threads that execute.
    active: usize,
    since_ns: Ns,
    /// What it draws now while threads execute, µW; 0 while none does.
    busy_uw: u64,
    /// What it draws now while none does, µW; 0 while threads execute.
    idle_uw: u64,
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
    draws: Draws,
    /// Virtual cores that no physical one stands behind draw nothing.
    virtual_cores: u64,
    cores: Vec<Core>,
    threads: Table<CpuId, Thread>,
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
    /// A meter of a machine. `cores` names the CPUs of each; `physical_cores` are as many or, under a
    /// hypervisor, fewer.
    pub fn new(draws: Draws, cores: Vec<Vec<CpuId>>, physical_cores: usize, tasks: usize) -> Self {
        let cpus = cores.iter().map(Vec::len).sum();
        let deep =
            draws.idle_uw.len().checked_sub(1).map_or(Idle::Polls, |row| Idle::State(row as u8));
        let thread = Thread { core: 0, runs: None, stands_still: false, row: 0, idle: deep };
        let mut threads = Table::from_fn(cpus, |_: CpuId| thread);
        for (core, members) in cores.iter().enumerate() {
            members.iter().for_each(|&cpu| threads[cpu].core = core);
        }
        let core = |threads| Core { threads, active: 0, since_ns: 0, busy_uw: 0, idle_uw: 0 };
        let mut meter = Meter {
            draws,
            virtual_cores: cores.len().saturating_sub(physical_cores) as u64,
            cores: cores.into_iter().map(core).collect(),
            threads,
            tasks_fj: Table::from_fn(tasks, |_: TaskId| 0),
            busy_uw: 0,
            idle_uw: 0,
            idle_since_ns: 0,
            idle_fj: 0,
            ended_ns: 0,
        };
        (0..meter.cores.len()).for_each(|core| meter.weigh(core));
        meter
    }

    /// Closes the count at the end of the run.
    pub fn finish(&mut self, end_ns: Ns) {
        for core in 0..self.cores.len() {
            self.close(core, end_ns);
        }
        self.close_idle(end_ns, self.physical_idle_uw());
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
        u128::from(self.draws.base_uw) * u128::from(self.ended_ns)
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
        self.draws.base_uw + self.busy_uw + self.physical_idle_uw()
    }

    /// Drawn by idle cores now, those left out that are only virtual: they are idle before others.
    fn physical_idle_uw(&self) -> u64 {
        self.idle_uw.saturating_sub(self.virtual_cores * self.draws.at[0].core_uw[0])
    }

    /// Counts what idle cores have drawn that drew `idle_uw`.
    fn close_idle(&mut self, at_ns: Ns, idle_uw: u64) {
        let passed_ns = at_ns - std::mem::replace(&mut self.idle_since_ns, at_ns);
        self.idle_fj += u128::from(idle_uw) * u128::from(passed_ns);
    }

    /// Counts what a busy core has drawn to the tasks that execute on it.
    fn close(&mut self, core: usize, at_ns: Ns) {
        let core = &mut self.cores[core];
        let passed_ns = at_ns - std::mem::replace(&mut core.since_ns, at_ns);
        if core.active == 0 || passed_ns == 0 {
            return;
        }
        let drawn_fj = u128::from(core.busy_uw) * u128::from(passed_ns);
        let shares = core.active as u128;
        let (share_fj, mut left_fj) = (drawn_fj / shares, drawn_fj % shares);
        for cpu in &core.threads {
            if let Some(task) = self.threads[*cpu].executes() {
                self.tasks_fj[task] += share_fj + u128::from(left_fj > 0);
                left_fj = left_fj.saturating_sub(1);
            }
        }
    }

    /// Changes one thread after counting what its core has drawn until now.
    fn change(&mut self, at_ns: Ns, cpu: CpuId, change: impl FnOnce(&mut Thread)) {
        let core = self.threads[cpu].core;
        self.close(core, at_ns);
        change(&mut self.threads[cpu]);
        let idle_uw = self.physical_idle_uw();
        self.weigh(core);
        if self.physical_idle_uw() != idle_uw {
            self.close_idle(at_ns, idle_uw);
        }
    }

    /// What a core draws now.
    fn weigh(&mut self, core: usize) {
        let state = &mut self.cores[core];
        let threads = state.threads.iter().map(|&cpu| &self.threads[cpu]);
        let executing = threads.clone().filter(|thread| thread.executes().is_some());
        let fastest = executing.clone().map(|thread| thread.row).max().unwrap_or(0);
        state.active = executing.count();
        let row = &self.draws.at[fastest].core_uw;
        let (mut busy_uw, mut idle_uw) = (0, 0);
        if state.active > 0 {
            busy_uw = row[state.active];
        } else {
            let shallowest =
                threads.map(|thread| thread.idle).fold(Idle::State(u8::MAX), Idle::shallower);
            let of_state = match shallowest {
                Idle::State(row) => self.draws.idle_uw.get(usize::from(row)).copied().flatten(),
                Idle::Polls | Idle::Over => None,
            };
            idle_uw = of_state.unwrap_or(row[0]);
        }
        self.busy_uw = self.busy_uw + busy_uw - std::mem::replace(&mut state.busy_uw, busy_uw);
        self.idle_uw = self.idle_uw + idle_uw - std::mem::replace(&mut state.idle_uw, idle_uw);
    }
}

impl Recorder for Meter {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, next, .. } => {
                self.change(at_ns, cpu, |thread| thread.runs = next);
            }
            Fact::Pace { cpu, speed, .. } => {
                let stands_still = speed == Speed(0);
                if self.threads[cpu].stands_still != stands_still {
                    self.change(at_ns, cpu, |thread| thread.stands_still = stands_still);
                }
            }
            Fact::Frequency { cpu, freq_khz } => {
                let row = self.draws.at.partition_point(|at| at.freq_khz < freq_khz);
                let row = row.min(self.draws.at.len() - 1);
                self.change(at_ns, cpu, |thread| thread.row = row);
            }
            Fact::Idle { cpu, state } if !self.draws.idle_uw.is_empty() => {
                self.change(at_ns, cpu, |thread| thread.idle = state);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Leaves;
    use super::*;

    fn switch(cpu: u32, next: Option<u32>) -> Fact {
        let next = next.map(TaskId);
        Fact::Switch { cpu: CpuId(cpu), prev: None, prev_leaves: Leaves::Asleep, next }
    }

    /// Two cores of two threads; idle 1, one thread 10, two threads 15 µW.
    fn meter() -> Meter {
        let cores = vec![vec![CpuId(0), CpuId(2)], vec![CpuId(1), CpuId(3)]];
        let at = vec![PowerAt { freq_khz: 0, core_uw: vec![1, 10, 15] }];
        Meter::new(Draws { base_uw: 100, at, idle_uw: vec![] }, cores, 2, 3)
    }

    #[test]
    fn energy_is_the_sum_of_power_times_time() {
        let mut meter = meter();
        meter.record(10, switch(0, Some(0)));
        assert_eq!(meter.power_uw(), 100 + 10 + 1);
        meter.record(20, switch(2, Some(1)));
        meter.record(40, switch(1, Some(2)));
        meter.record(41, switch(0, None));
        meter.finish(50);
        // Core 0: idle 10 ns, one thread 10 ns, two 21 ns, one 9 ns; core 1: idle 40, one 10 ns.
        let tasks: Vec<u128> = meter.tasks_fj().iter().copied().collect();
        assert_eq!(tasks, [100 + 158, 157 + 90, 100], "315 = 158 + 157: the rest goes to CPU 0");
        assert_eq!((meter.idle_fj(), meter.base_fj()), (10 + 40, 5_000));
        assert_eq!(meter.machine_fj(), 5_000 + 50 + 258 + 247 + 100);
    }

    #[test]
    fn a_thread_that_stands_still_draws_nothing() {
        let mut meter = meter();
        let pace = |speed| Fact::Pace { cpu: CpuId(0), alone: Speed::FULL, speed: Speed(speed) };
        meter.record(0, switch(0, Some(0)));
        meter.record(10, pace(0));
        meter.record(20, pace(1024));
        meter.finish(30);
        assert_eq!(meter.tasks_fj()[TaskId(0)], 200);
        assert_eq!(meter.idle_fj(), 30 + 10);
    }
    #[test]
    fn frequencies_and_idle_states_change_what_a_core_draws() {
        let at = |freq_khz, one_uw| PowerAt { freq_khz, core_uw: vec![5, one_uw, 2 * one_uw] };
        let draws = Draws {
            base_uw: 0,
            at: vec![at(1_000, 10), at(2_000, 40)],
            idle_uw: vec![None, Some(2)],
        };
        let mut meter = Meter::new(draws, vec![vec![CpuId(0), CpuId(1)]], 1, 2);
        let idle = |cpu, state| Fact::Idle { cpu: CpuId(cpu), state };
        let frequency = |cpu, freq_khz| Fact::Frequency { cpu: CpuId(cpu), freq_khz };
        let told = [
            (0, frequency(0, 1_000), 2),
            (0, frequency(1, 2_000), 2),
            (10, idle(1, Idle::State(0)), 5),
            (20, idle(0, Idle::Over), 5),
            (20, switch(0, Some(0)), 10),
            (30, switch(1, Some(1)), 80),
            (40, switch(1, None), 10),
        ];
        for (at_ns, fact, power_uw) in told {
            meter.record(at_ns, fact);
            assert_eq!(meter.power_uw(), power_uw, "{at_ns} {fact:?}");
        }
        meter.finish(50);
        assert_eq!(meter.idle_fj(), 10 * 2 + 10 * 5);
        assert_eq!(meter.machine_fj(), 70 + 100 + 800 + 100);
    }
}
