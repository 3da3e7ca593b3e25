//! Energy, integrated from who executes where: exact, in femtojoules (µW × ns).
//!
//! The machine draws its base, and each core p(k) while k of its threads execute. A core's draw
//! is shared equally among its k executing threads and counted to their tasks; the draw of idle
//! cores and the base are no task's. So base + idle cores + Σ tasks is the machine's total, to the
//! femtojoule: what a division leaves over goes to the threads with the lowest numbers.
//!
//! A thread whose CPU stands still ([`Fact::Pace`] with speed 0) does not execute.

use super::{Fact, Recorder};
use crate::units::{CpuId, Ns, Speed, Table, TaskId};

/// Femtojoules per joule.
pub const FJ_PER_J: f64 = 1e15;

#[derive(Clone, Copy, Debug, Default)]
struct Thread {
    core: usize,
    runs: Option<TaskId>,
    stands_still: bool,
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
}

/// Counts energy.
#[derive(Clone, Debug)]
pub struct Meter {
    base_uw: u64,
    core_uw: Vec<u64>,
    physical_cores: usize,
    cores: Vec<Core>,
    threads: Table<CpuId, Thread>,
    tasks_fj: Table<TaskId, u128>,
    busy_cores: usize,
    /// Drawn by busy cores now.
    busy_uw: u64,
    idle_since_ns: Ns,
    idle_fj: u128,
    ended_ns: Ns,
}

impl Meter {
    /// A meter of a machine that draws `base_uw` and for each core `core_uw[k]`, k from 0 to the
    /// threads of the widest core. `cores` names the CPUs of each; `physical_cores` are as many
    /// or, under a hypervisor, fewer.
    pub fn new(
        base_uw: u64,
        core_uw: Vec<u64>,
        cores: Vec<Vec<CpuId>>,
        physical_cores: usize,
        tasks: usize,
    ) -> Self {
        let cpus = cores.iter().map(Vec::len).sum();
        let mut threads = Table::from_fn(cpus, |_: CpuId| Thread::default());
        for (core, members) in cores.iter().enumerate() {
            members.iter().for_each(|&cpu| threads[cpu].core = core);
        }
        let core = |threads| Core { threads, active: 0, since_ns: 0 };
        Meter {
            base_uw,
            core_uw,
            physical_cores,
            cores: cores.into_iter().map(core).collect(),
            threads,
            tasks_fj: Table::from_fn(tasks, |_: TaskId| 0),
            busy_cores: 0,
            busy_uw: 0,
            idle_since_ns: 0,
            idle_fj: 0,
            ended_ns: 0,
        }
    }

    /// Closes the count at the end of the run.
    pub fn finish(&mut self, end_ns: Ns) {
        for core in 0..self.cores.len() {
            self.close(core, end_ns);
        }
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
        self.base_uw + self.busy_uw + self.idle_cores() * self.core_uw[0]
    }

    fn idle_cores(&self) -> u64 {
        self.physical_cores.saturating_sub(self.busy_cores) as u64
    }

    /// Counts what the idle cores have drawn.
    fn close_idle(&mut self, at_ns: Ns) {
        let passed_ns = at_ns - std::mem::replace(&mut self.idle_since_ns, at_ns);
        let idle_uw = self.idle_cores() * self.core_uw[0];
        self.idle_fj += u128::from(idle_uw) * u128::from(passed_ns);
    }

    /// Counts what a busy core has drawn to the tasks that execute on it.
    fn close(&mut self, core: usize, at_ns: Ns) {
        let core = &mut self.cores[core];
        let passed_ns = at_ns - std::mem::replace(&mut core.since_ns, at_ns);
        if core.active == 0 || passed_ns == 0 {
            return;
        }
        let drawn_fj = u128::from(self.core_uw[core.active]) * u128::from(passed_ns);
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
        let before = self.threads[cpu].executes().is_some();
        change(&mut self.threads[cpu]);
        let after = self.threads[cpu].executes().is_some();
        if before == after {
            return;
        }
        let was = self.cores[core].active;
        let is = if after { was + 1 } else { was - 1 };
        self.cores[core].active = is;
        let drawn_uw = |active: usize| if active > 0 { self.core_uw[active] } else { 0 };
        self.busy_uw = self.busy_uw - drawn_uw(was) + drawn_uw(is);
        let (was_busy, is_busy) = (was > 0, is > 0);
        if was_busy != is_busy {
            self.close_idle(at_ns);
            self.busy_cores = self.busy_cores + usize::from(is_busy) - usize::from(was_busy);
        }
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
                self.change(at_ns, cpu, |thread| thread.stands_still = speed == Speed(0));
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
        Meter::new(100, vec![1, 10, 15], cores, 2, 3)
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
}
