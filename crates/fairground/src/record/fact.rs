//! The facts: what an engine tells, and nothing else.

use super::placed::Placement;
use super::request::RequestFact;
use crate::units::{CpuId, GroupId, Ns, Speed, TaskId};

/// Why a task left its CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// Still runnable: preempted, yielded or throttled (`R`).
    Runnable,
    /// Asleep (`S`).
    Asleep,
    /// Ended (`X`).
    Dead,
}

/// One thing that happened, as a tracepoint of the kernel would tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `sched_switch`: `None` is the idle task.
    Switch {
        /// Where.
        cpu: CpuId,
        /// Who ran.
        prev: Option<TaskId>,
        /// Why `prev` left (meaningless for idle).
        prev_leaves: Leaves,
        /// Who runs now.
        next: Option<TaskId>,
    },
    /// `sched_waking`: the task becomes runnable on `target` by the doing of `waker_cpu`.
    Waking {
        /// Who wakes.
        task: TaskId,
        /// Who lets it go on; none if it is a timer, or something from outside.
        waker: Option<TaskId>,
        /// CPU that wakes it.
        waker_cpu: CpuId,
        /// CPU that it will be queued on.
        target: CpuId,
    },
    /// `sched_wakeup_new`: a forked or starting task becomes runnable for the first time.
    WakeupNew {
        /// Who starts.
        task: TaskId,
        /// CPU of its parent.
        waker_cpu: CpuId,
        /// CPU that it will be queued on.
        target: CpuId,
    },
    /// `sched_migrate_task`.
    Migrate {
        /// Who moves.
        task: TaskId,
        /// From.
        from: CpuId,
        /// To.
        to: CpuId,
    },
    /// The timer tick of a CPU.
    Tick {
        /// Where.
        cpu: CpuId,
    },
    /// A group's queue on a CPU has used up what it may.
    Throttle {
        /// Whose.
        group: GroupId,
        /// Where.
        cpu: CpuId,
    },
    /// It may run again.
    Unthrottle {
        /// Whose.
        group: GroupId,
        /// Where.
        cpu: CpuId,
    },
    /// A group's pool is refilled: a period begins, or its limit does.
    Refill {
        /// Whose.
        group: GroupId,
        /// What was left of the quota of the period that ends, ns.
        left_ns: Ns,
        /// What was drawn beyond that quota, from what was saved, ns (`burst_usec` from 5.16).
        burst_ns: Ns,
        /// What the pool holds beside the new quota, ns: what is saved.
        saved_ns: Ns,
    },
    /// A CPU works at another speed from now on.
    Pace {
        /// Where.
        cpu: CpuId,
        /// Its speed at the present frequency if no sibling were busy.
        alone: Speed,
        /// Its speed.
        speed: Speed,
    },
    /// A woken task is on its way to a CPU's queue: the CPU has to be interrupted first.
    Sent {
        /// Who.
        task: TaskId,
        /// Where to.
        cpu: CpuId,
    },
    /// It has arrived.
    Queued {
        /// Who.
        task: TaskId,
        /// Where.
        cpu: CpuId,
    },
    /// A task lives in another group from now on.
    Regroup {
        /// Who.
        task: TaskId,
        /// In which.
        group: GroupId,
    },
    /// The governor hears of a CPU.
    Hint {
        /// Of which.
        cpu: CpuId,
        /// What its domain's utilization asks for, kHz; of those that there are.
        asked_khz: u32,
    },
    /// The governor asks for another frequency of a CPU's domain.
    Asks {
        /// The domain's first CPU.
        cpu: CpuId,
        /// Which, kHz.
        freq_khz: u32,
    },
    /// A CPU runs at another frequency from now on (`cpu_frequency`).
    Frequency {
        /// Which.
        cpu: CpuId,
        /// At which, kHz.
        freq_khz: u32,
    },
    /// A CPU enters an idle state, or leaves it (`cpu_idle`).
    Idle {
        /// Which.
        cpu: CpuId,
        /// What it does.
        state: Idle,
    },
    /// Where a waking task goes, and how that was found.
    Placed(Placement),
    /// A CPU that was about to go idle has looked for work in one of its domains.
    Newidle {
        /// Which.
        cpu: CpuId,
        /// Which of its domains, from the smallest.
        level: u32,
        /// Tasks that it got.
        pulled: u32,
    },
    /// A task begins to spin for a lock in user mode, or ends to.
    Spins {
        /// Who.
        task: TaskId,
        /// It begins.
        on: bool,
    },
    /// Something about a request or a task's stopwatch.
    Request(RequestFact),
}

/// What an idle CPU does, from shallow to deep.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Idle {
    /// It is idle no more.
    Over,
    /// It polls.
    Polls,
    /// It is in this state of the machine's.
    State(u8),
}

impl Fact {
    /// True if the fact says in other words, or in detail, what others say: an event's count and a
    /// history's digest do not depend on whether it is told.
    #[inline]
    pub fn is_detail(&self) -> bool {
        matches!(
            self,
            Fact::Sent { .. }
                | Fact::Queued { .. }
                | Fact::Regroup { .. }
                | Fact::Refill { .. }
                | Fact::Placed(_)
                | Fact::Newidle { .. }
                | Fact::Hint { .. }
                | Fact::Asks { .. }
                | Fact::Frequency { .. }
                | Fact::Idle { .. }
                | Fact::Spins { .. }
        )
    }
}
