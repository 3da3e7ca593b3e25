//! Pressure of CPUs on groups (PSI): the share of time in which tasks of a group wait for a CPU,
//! as `cpu.pressure` tells it.
//!
//! State, of a group on a CPU: how many of its tasks are runnable there, whether one of them has
//! the CPU. *some*: one waits; *full*: one waits and none runs; *non-idle*: one is runnable. A
//! task below a throttled group waits like any other. Tasks of descendants count.
//!
//! Every 2 s, and at the end, the CPUs' times become the group's, each CPU weighted with its
//! non-idle time in whole ticks: total += Σ time·weight / Σ weight. The averages over 10, 60 and
//! 300 s follow every 2 s as load averages do, in steps of 1/2048. The root's *full* is not
//! defined and stays 0, as in the kernel.
//!
//! Each reading weights anew, as in the kernel. Not modelled: the 2 s of a kernel's group begin
//! when it is made.

pub use super::pressure_average::Averages;
use super::{Fact, Leaves, Recorder};
use crate::units::{CpuId, GroupId, Id, NS_PER_SEC, Ns, Table, TaskId};

/// How often averages are taken.
const PERIOD_NS: Ns = 2 * NS_PER_SEC;

/// What the recorder needs to know of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiters {
    /// Each task's group at its start.
    pub groups: Vec<GroupId>,
    /// Each group's parent; the first is the root.
    pub parents: Vec<GroupId>,
    /// CPUs.
    pub cpus: usize,
    /// Length of a tick.
    pub tick_ns: Ns,
}

/// A group's `cpu.pressure`.
#[derive(Clone, Debug, Default)]
pub struct GroupPressure {
    /// Time in which some task waited, ns.
    pub some_ns: Ns,
    /// Time in which some waited and none ran, ns.
    pub full_ns: Ns,
    /// Averages of the former, per cent, over 10, 60 and 300 s, as of the last full 2 s.
    pub some_averages: Averages,
    /// The same of the latter.
    pub full_averages: Averages,
}

/// A group on a CPU.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    runnable: u32,
    runs: bool,
    since_ns: Ns,
    some_ns: Ns,
    full_ns: Ns,
    nonidle_ns: Ns,
}

impl Cell {
    #[inline]
    fn settle(&mut self, now_ns: Ns) {
        let passed_ns = now_ns - self.since_ns;
        self.since_ns = now_ns;
        if self.runnable == 0 {
            return;
        }
        self.nonidle_ns += passed_ns;
        self.some_ns += if self.runnable > u32::from(self.runs) { passed_ns } else { 0 };
        self.full_ns += if self.runs { 0 } else { passed_ns };
    }
}

#[derive(Clone, Copy, Debug)]
struct Place {
    group: GroupId,
    /// Where it is runnable.
    cpu: Option<CpuId>,
    runs: bool,
}

/// The recorder.
#[derive(Clone, Debug)]
pub struct Pressure {
    tasks: Table<TaskId, Place>,
    parents: Vec<GroupId>,
    cpus: usize,
    tick_ns: Ns,
    /// By group, then CPU.
    cells: Vec<Cell>,
    groups: Vec<GroupPressure>,
    ends_ns: Ns,
}

impl Pressure {
    /// Nobody waits.
    pub fn new(waiters: &Waiters) -> Self {
        let Waiters { groups, parents, cpus, tick_ns } = waiters;
        let place = |&group| Place { group, cpu: None, runs: false };
        Pressure {
            tasks: groups.iter().map(place).collect(),
            cells: vec![Cell::default(); parents.len() * cpus],
            groups: vec![GroupPressure::default(); parents.len()],
            parents: parents.clone(),
            cpus: *cpus,
            tick_ns: *tick_ns,
            ends_ns: PERIOD_NS,
        }
    }

    /// By group; complete up to the last full 2 s, or to the end once that is told.
    pub fn groups(&self) -> &[GroupPressure] {
        &self.groups
    }

    /// Closes the run.
    pub fn finish(&mut self, end_ns: Ns) {
        self.read(end_ns);
    }

    /// Brings all totals up to date, as a reader of the file does.
    pub fn read(&mut self, now_ns: Ns) {
        self.catch_up(now_ns);
        self.sum_up(now_ns);
    }

    /// Takes the averages of every 2 s that are over.
    fn catch_up(&mut self, now_ns: Ns) {
        while now_ns >= self.ends_ns {
            let at_ns = self.ends_ns;
            self.ends_ns += PERIOD_NS;
            self.sum_up(at_ns);
            for group in &mut self.groups {
                group.some_averages.take(group.some_ns, PERIOD_NS);
                group.full_averages.take(group.full_ns, PERIOD_NS);
            }
        }
    }

    /// Makes the CPUs' times since the last time the groups'.
    fn sum_up(&mut self, now_ns: Ns) {
        for (row, cells) in self.cells.chunks_mut(self.cpus).enumerate() {
            let (mut weights, mut some, mut full) = (0u128, 0u128, 0u128);
            for cell in cells {
                cell.settle(now_ns);
                let weight = u128::from(cell.nonidle_ns / self.tick_ns);
                weights += weight;
                some += u128::from(cell.some_ns) * weight;
                full += u128::from(cell.full_ns) * weight;
                (cell.some_ns, cell.full_ns, cell.nonidle_ns) = (0, 0, 0);
            }
            let group = &mut self.groups[row];
            group.some_ns += (some / weights.max(1)) as Ns;
            group.full_ns += if row == 0 { 0 } else { (full / weights.max(1)) as Ns };
        }
    }

    /// Changes a group and its ancestors on a CPU.
    #[inline]
    fn change(&mut self, now_ns: Ns, cpu: CpuId, group: GroupId, with: impl Fn(&mut Cell)) {
        let mut row = group.index();
        loop {
            let cell = &mut self.cells[row * self.cpus + cpu.index()];
            cell.settle(now_ns);
            with(cell);
            if row == 0 {
                return;
            }
            row = self.parents[row].index();
        }
    }

    /// A task is runnable on a CPU from now on, or nowhere.
    #[inline]
    fn put(&mut self, now_ns: Ns, task: TaskId, cpu: Option<CpuId>) {
        let Place { group, cpu: from, runs } = self.tasks[task];
        if from == cpu {
            return;
        }
        self.tasks[task].cpu = cpu;
        if let Some(from) = from {
            self.tasks[task].runs = false;
            self.change(now_ns, from, group, |cell| {
                cell.runnable -= 1;
                cell.runs &= !runs;
            });
        }
        if let Some(to) = cpu {
            self.change(now_ns, to, group, |cell| cell.runnable += 1);
        }
    }

    fn runs(&mut self, now_ns: Ns, task: TaskId, runs: bool) {
        let Place { group, cpu: Some(cpu), .. } = self.tasks[task] else { return };
        self.tasks[task].runs = runs;
        self.change(now_ns, cpu, group, |cell| cell.runs = runs);
    }

    fn switch(&mut self, now_ns: Ns, cpu: CpuId, prev: Option<(TaskId, Leaves)>) {
        match prev {
            Some((prev, Leaves::Runnable)) if self.tasks[prev].cpu == Some(cpu) => {
                self.runs(now_ns, prev, false);
            }
            Some((prev, Leaves::Asleep | Leaves::Dead)) => self.put(now_ns, prev, None),
            _ => {}
        }
    }

    fn regroup(&mut self, now_ns: Ns, task: TaskId, group: GroupId) {
        let Place { cpu, runs, .. } = self.tasks[task];
        self.put(now_ns, task, None);
        self.tasks[task].group = group;
        self.put(now_ns, task, cpu);
        if runs {
            self.runs(now_ns, task, true);
        }
    }
}

impl Recorder for Pressure {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if at_ns >= self.ends_ns {
            self.catch_up(at_ns);
        }
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                self.switch(at_ns, cpu, prev.map(|prev| (prev, prev_leaves)));
                if let Some(next) = next {
                    self.put(at_ns, next, Some(cpu));
                    self.runs(at_ns, next, true);
                }
            }
            // One that was about to sleep may still have its CPU.
            Fact::Waking { task, target, .. } | Fact::WakeupNew { task, target, .. }
                if !self.tasks[task].runs =>
            {
                self.put(at_ns, task, Some(target));
            }
            Fact::Migrate { task, to, .. } if self.tasks[task].cpu.is_some() => {
                self.put(at_ns, task, Some(to));
            }
            Fact::Sent { task, .. } => self.put(at_ns, task, None),
            Fact::Queued { task, cpu } => self.put(at_ns, task, Some(cpu)),
            Fact::Regroup { task, group } => self.regroup(at_ns, task, group),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The root, /a and /a/b; a task in the root and two in /a/b; two CPUs.
    fn pressure() -> Pressure {
        Pressure::new(&Waiters {
            groups: vec![GroupId(0), GroupId(2), GroupId(2)],
            parents: vec![GroupId(0), GroupId(0), GroupId(1)],
            cpus: 2,
            tick_ns: 4_000_000,
        })
    }

    const MS: Ns = 1_000_000;

    fn wakes(pressure: &mut Pressure, at_ms: u64, task: u32, cpu: u32) {
        let (task, target) = (TaskId(task), CpuId(cpu));
        pressure.record(at_ms * MS, Fact::Waking { task, waker: None, waker_cpu: target, target });
    }

    fn switch(pressure: &mut Pressure, at_ms: u64, cpu: u32, prev: Option<u32>, next: Option<u32>) {
        let (prev, next) = (prev.map(TaskId), next.map(TaskId));
        let fact = Fact::Switch { cpu: CpuId(cpu), prev, prev_leaves: Leaves::Runnable, next };
        pressure.record(at_ms * MS, fact);
    }

    fn told(pressure: &Pressure) -> [(u64, u64); 3] {
        [0, 1, 2].map(|row| {
            let group = &pressure.groups()[row];
            (group.some_ns / MS, group.full_ns / MS)
        })
    }

    #[test]
    fn some_waits_beside_a_running_one_and_full_without() {
        let mut pressure = pressure();
        wakes(&mut pressure, 0, 1, 0);
        switch(&mut pressure, 0, 0, None, Some(1));
        wakes(&mut pressure, 100, 2, 0);
        // From 200 ms on the root's task has the CPU, though it is not of the group.
        wakes(&mut pressure, 200, 0, 0);
        switch(&mut pressure, 200, 0, Some(1), Some(0));
        pressure.finish(500 * MS);
        assert_eq!(told(&pressure), [(400, 0), (400, 300), (400, 300)]);
    }

    #[test]
    fn each_cpu_weighs_as_much_as_it_is_busy() {
        let mut pressure = pressure();
        wakes(&mut pressure, 0, 1, 0);
        switch(&mut pressure, 0, 0, None, Some(1));
        // 300 ms of one CPU without waiting, 100 ms of the other with nothing but.
        wakes(&mut pressure, 200, 2, 1);
        pressure.finish(300 * MS);
        assert_eq!(told(&pressure)[2], (100 * 25 / 100, 25));
    }

    #[test]
    fn a_task_on_its_way_waits_nowhere_and_a_moved_one_waits_there() {
        let mut pressure = pressure();
        wakes(&mut pressure, 0, 1, 0);
        pressure.record(0, Fact::Sent { task: TaskId(1), cpu: CpuId(0) });
        pressure.record(40 * MS, Fact::Queued { task: TaskId(1), cpu: CpuId(0) });
        let (from, to) = (CpuId(0), CpuId(1));
        pressure.record(80 * MS, Fact::Migrate { task: TaskId(1), from, to });
        switch(&mut pressure, 80, 1, None, Some(1));
        pressure.finish(80 * MS);
        assert_eq!(told(&pressure)[2], (40, 40));
    }

    #[test]
    fn averages_follow_every_two_seconds() {
        let mut pressure = pressure();
        wakes(&mut pressure, 0, 1, 0);
        pressure.finish(2_000 * MS);
        let group = &pressure.groups()[2];
        assert_eq!((group.some_ns, group.full_ns), (2_000 * MS, 2_000 * MS));
        // 2048 - 1677 of 2048.
        assert_eq!(group.some_averages.percent().map(|p| (p * 100.0) as u32), [1811, 327, 68]);
    }
}
