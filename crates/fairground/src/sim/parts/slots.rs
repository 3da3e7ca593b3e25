//! Which slot is whose: the order of simultaneous timers.
//!
//! Interrupts first (writes to groups, period and slack timers, frequencies, hrtick, tick, IPIs,
//! sleeping tasks' timers, requests from outside), then returns from interrupts to the scheduler,
//! then the moments at which a running task is done with its step, then the hypervisor; within a
//! kind by group, CPU or task number.

use crate::units::{CpuId, FreqDomainId, GroupId, Id, TaskId};

/// What a slot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// The next write to a group's file.
    Write,
    /// A group's period timer.
    Period(GroupId),
    /// A group's slack timer.
    Slack(GroupId),
    /// A slow switch of a domain's frequency is over.
    Switched(FreqDomainId),
    /// A domain's filter wants to be asked again.
    Recheck(FreqDomainId),
    /// The end of a slice, by high-resolution timer.
    Hrtick(CpuId),
    /// The tick.
    Tick(CpuId),
    /// Queues are to be unthrottled.
    Release(CpuId),
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
    /// The hypervisor's next dispatch window.
    Window,
}

/// The kinds of slots, in the order of simultaneous timers.
#[derive(Clone, Copy)]
enum Kind {
    Write,
    Period,
    Slack,
    Switched,
    Recheck,
    Hrtick,
    Tick,
    Release,
    Ipi,
    Wake,
    Arrival,
    Resched,
    Done,
    Window,
}

const KINDS: [Kind; 14] = [
    Kind::Write,
    Kind::Period,
    Kind::Slack,
    Kind::Switched,
    Kind::Recheck,
    Kind::Hrtick,
    Kind::Tick,
    Kind::Release,
    Kind::Ipi,
    Kind::Wake,
    Kind::Arrival,
    Kind::Resched,
    Kind::Done,
    Kind::Window,
];

/// How many there are of each kind that owns timers.
#[derive(Clone, Copy, Debug)]
pub struct Owners {
    /// 1 if a group's files are written.
    pub writers: usize,
    /// Groups; 0 if none ever has a limit.
    pub groups: usize,
    /// Frequency domains.
    pub domains: usize,
    /// CPUs.
    pub cpus: usize,
    /// Tasks.
    pub tasks: usize,
    /// Sources of requests.
    pub sources: usize,
}

/// The numbering of slots on one machine with one workload.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    /// First number of each kind, and the end.
    starts: [usize; KINDS.len() + 1],
}

impl Slots {
    /// The numbering for so many of each kind of owner.
    pub fn new(owners: Owners) -> Self {
        let Owners { writers, groups, domains, cpus, tasks, sources } = owners;
        let mut starts = [0; KINDS.len() + 1];
        for (at, kind) in KINDS.iter().enumerate() {
            let count = match kind {
                Kind::Write => writers,
                Kind::Period | Kind::Slack => groups,
                Kind::Switched | Kind::Recheck => domains,
                Kind::Release if groups == 0 => 0,
                Kind::Wake => tasks,
                Kind::Arrival => sources,
                Kind::Window => 1,
                _ => cpus,
            };
            starts[at + 1] = starts[at] + count;
        }
        Slots { starts }
    }

    /// Number of slots.
    pub fn count(self) -> usize {
        self.starts[KINDS.len()]
    }

    /// The number of a slot.
    #[inline]
    pub fn number(self, slot: Slot) -> usize {
        let (kind, row) = match slot {
            Slot::Write => (Kind::Write, 0),
            Slot::Period(group) => (Kind::Period, group.index()),
            Slot::Slack(group) => (Kind::Slack, group.index()),
            Slot::Switched(domain) => (Kind::Switched, domain.index()),
            Slot::Recheck(domain) => (Kind::Recheck, domain.index()),
            Slot::Hrtick(cpu) => (Kind::Hrtick, cpu.index()),
            Slot::Tick(cpu) => (Kind::Tick, cpu.index()),
            Slot::Release(cpu) => (Kind::Release, cpu.index()),
            Slot::Ipi(cpu) => (Kind::Ipi, cpu.index()),
            Slot::Wake(task) => (Kind::Wake, task.index()),
            Slot::Arrival(source) => (Kind::Arrival, source as usize),
            Slot::Resched(cpu) => (Kind::Resched, cpu.index()),
            Slot::Done(cpu) => (Kind::Done, cpu.index()),
            Slot::Window => (Kind::Window, 0),
        };
        self.starts[kind as usize] + row
    }

    /// The slot of a number.
    #[inline]
    pub fn slot(self, number: usize) -> Slot {
        let mut at = KINDS.len() - 1;
        while self.starts[at] > number {
            at -= 1;
        }
        let row = (number - self.starts[at]) as u32;
        match KINDS[at] {
            Kind::Write => Slot::Write,
            Kind::Period => Slot::Period(GroupId(row)),
            Kind::Slack => Slot::Slack(GroupId(row)),
            Kind::Switched => Slot::Switched(FreqDomainId(row)),
            Kind::Recheck => Slot::Recheck(FreqDomainId(row)),
            Kind::Hrtick => Slot::Hrtick(CpuId(row)),
            Kind::Tick => Slot::Tick(CpuId(row)),
            Kind::Release => Slot::Release(CpuId(row)),
            Kind::Ipi => Slot::Ipi(CpuId(row)),
            Kind::Wake => Slot::Wake(TaskId(row)),
            Kind::Arrival => Slot::Arrival(row),
            Kind::Resched => Slot::Resched(CpuId(row)),
            Kind::Done => Slot::Done(CpuId(row)),
            Kind::Window => Slot::Window,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_slots_correspond() {
        for (writers, groups, domains) in [(0, 0, 0), (1, 3, 0), (1, 0, 2), (0, 3, 4)] {
            let rest = Owners { writers, groups, domains, cpus: 4, tasks: 5, sources: 2 };
            let slots = Slots::new(rest);
            for number in 0..slots.count() {
                assert_eq!(slots.number(slots.slot(number)), number);
            }
        }
    }
}
