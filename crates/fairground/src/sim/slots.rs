//! Which slot is whose: the order of simultaneous timers.
//!
//! Interrupts first (hrtick, tick, IPI, sleeping tasks' timers), then returns from interrupts to
//! the scheduler, then the moments at which a running task is done with its step, then the hypervisor;
//! within a kind by CPU or task number.

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
    /// An interrupt that asked for a reschedule returns.
    Resched(CpuId),
    /// The running task is done with its step.
    Done(CpuId),
    /// The hypervisor's next dispatch window.
    Window,
}

/// The numbering of slots on one machine with one workload.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    cpus: usize,
    tasks: usize,
}

impl Slots {
    /// The numbering for so many CPUs and tasks.
    pub fn new(cpus: usize, tasks: usize) -> Self {
        Slots { cpus, tasks }
    }

    /// Number of slots.
    pub fn count(self) -> usize {
        5 * self.cpus + self.tasks + 1
    }

    /// The number of a slot.
    #[inline]
    pub fn number(self, slot: Slot) -> usize {
        match slot {
            Slot::Hrtick(cpu) => cpu.index(),
            Slot::Tick(cpu) => self.cpus + cpu.index(),
            Slot::Ipi(cpu) => 2 * self.cpus + cpu.index(),
            Slot::Wake(task) => 3 * self.cpus + task.index(),
            Slot::Resched(cpu) => 3 * self.cpus + self.tasks + cpu.index(),
            Slot::Done(cpu) => 4 * self.cpus + self.tasks + cpu.index(),
            Slot::Window => self.count() - 1,
        }
    }

    /// The slot of a number.
    #[inline]
    pub fn slot(self, number: usize) -> Slot {
        let cpu = |base: usize| CpuId((number - base) as u32);
        let wakes = 3 * self.cpus;
        let returns = wakes + self.tasks;
        if number == self.count() - 1 {
            Slot::Window
        } else if number >= returns + self.cpus {
            Slot::Done(cpu(returns + self.cpus))
        } else if number >= returns {
            Slot::Resched(cpu(returns))
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
