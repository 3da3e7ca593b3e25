//! Which slot is whose: the order of simultaneous timers.
//!
//! Interrupts first (hrtick, tick, IPI, sleeping tasks' timers, requests from outside), then
//! returns from interrupts to the scheduler, then the moments at which a running task is done with
//! its step; within a kind by CPU, task or source number.

use crate::units::{CpuId, Id, TaskId};

/// What a slot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// The end of a slice, by high-resolution timer.
    Hrtick(CpuId),
    /// The tick.
    Tick(CpuId),
    /// Remote wake-ups arrive.
    Ipi(CpuId),
    /// A sleeping task's timer, or its start.
    Wake(TaskId),
    /// Requests come from this source.
    Arrival(u32),
    /// An interrupt that asked for a reschedule returns.
    Resched(CpuId),
    /// The running task is done with its step.
    Done(CpuId),
}

/// The numbering of slots on one machine with one workload.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    cpus: usize,
    tasks: usize,
    sources: usize,
}

impl Slots {
    /// The numbering for so many CPUs, tasks and sources of requests.
    pub fn new(cpus: usize, tasks: usize, sources: usize) -> Self {
        Slots { cpus, tasks, sources }
    }

    /// Number of slots.
    pub fn count(self) -> usize {
        5 * self.cpus + self.tasks + self.sources
    }

    /// The number of a slot.
    #[inline]
    pub fn number(self, slot: Slot) -> usize {
        match slot {
            Slot::Hrtick(cpu) => cpu.index(),
            Slot::Tick(cpu) => self.cpus + cpu.index(),
            Slot::Ipi(cpu) => 2 * self.cpus + cpu.index(),
            Slot::Wake(task) => 3 * self.cpus + task.index(),
            Slot::Arrival(source) => 3 * self.cpus + self.tasks + source as usize,
            Slot::Resched(cpu) => 3 * self.cpus + self.tasks + self.sources + cpu.index(),
            Slot::Done(cpu) => 4 * self.cpus + self.tasks + self.sources + cpu.index(),
        }
    }

    /// The slot of a number.
    #[inline]
    pub fn slot(self, number: usize) -> Slot {
        let cpu = |base: usize| CpuId((number - base) as u32);
        let wakes = 3 * self.cpus;
        let arrivals = wakes + self.tasks;
        let returns = arrivals + self.sources;
        if number >= returns + self.cpus {
            Slot::Done(cpu(returns + self.cpus))
        } else if number >= returns {
            Slot::Resched(cpu(returns))
        } else if number >= arrivals {
            Slot::Arrival((number - arrivals) as u32)
        } else if number >= wakes {
            Slot::Wake(TaskId((number - wakes) as u32))
        } else if number >= 2 * self.cpus {
            Slot::Ipi(cpu(2 * self.cpus))
        } else if number >= self.cpus {
            Slot::Tick(cpu(self.cpus))
        } else {
            Slot::Hrtick(cpu(0))
        }
    }
}
