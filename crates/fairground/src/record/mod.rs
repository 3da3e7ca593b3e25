//! Facts come out of the engine one by one; recorders make statistics, traces and digests of them.
//!
//! The engine is generic over its recorder, so that what is not recorded costs nothing. Recorders
//! read nothing of the engine.

pub mod blame;
pub mod digest;
pub mod energy;
pub mod placement;
pub mod requests;
pub mod residency;
pub mod span;
pub mod stats;
pub mod throttles;
pub mod timeline;

use crate::units::{CpuId, GroupId, Ns, RequestId, Speed, TaskId};

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

/// How the CPU for a waking task was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacedBy {
    /// The target of the wake-up, the waker's CPU or the previous one, was idle.
    Target,
    /// The previous CPU was.
    Prev,
    /// The one before it was (`recent_used_cpu`).
    Recent,
    /// A thread of the previous CPU's core was (before 5.12: of the target's, at last).
    Sibling,
    /// The search found a wholly idle core.
    IdleCore,
    /// The search found an idle CPU.
    IdleCpu,
    /// None was found, or looked for: it is the target.
    Nowhere,
}

/// One `select_idle_sibling`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Who wakes.
    pub task: TaskId,
    /// CPU that wakes it.
    pub waker_cpu: CpuId,
    /// CPU that it last ran on.
    pub prev: CpuId,
    /// What wake-affine chose of the two.
    pub target: CpuId,
    /// Where it goes.
    pub chosen: CpuId,
    /// How that was found.
    pub by: PlacedBy,
    /// CPUs tested outside the search of the cache domain.
    pub tested: u16,
    /// Of them, threads of a core that was known: all but the target, the previous and the recent
    /// CPU.
    pub siblings: u16,
    /// The search of the cache domain, if there was one.
    pub scan: Option<Scan>,
}

/// One search of a cache domain (`select_idle_cpu`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    /// CPUs tested.
    pub tested: u16,
    /// SIS_CORE: CPUs of the mask that were tested and busy (false positives).
    pub stale: u16,
    /// SIS_CORE: idle CPUs that the mask did not show when it began (true negatives).
    pub hidden: u16,
    /// SIS_CORE: CPUs that it took out of the mask.
    pub shrunk: u16,
    /// SIS_CORE: the target was fail-prone.
    pub fail_prone: bool,
    /// It looked for an idle core.
    pub idle_core: bool,
    /// It found something.
    pub found: bool,
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
                | Fact::Placed(_)
                | Fact::Newidle { .. }
                | Fact::Hint { .. }
                | Fact::Asks { .. }
                | Fact::Frequency { .. }
                | Fact::Idle { .. }
        )
    }
}

/// What happens to requests; channels and spans are positions in the workload's lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestFact {
    /// A request comes and waits.
    Arrives {
        /// Its number until it is complete.
        request: RequestId,
        /// Where it waits.
        channel: u32,
        /// Parts that it has.
        parts: u32,
    },
    /// A request comes and is refused: too many wait.
    Refused {
        /// Where it would have waited.
        channel: u32,
    },
    /// A task finds no part to take and goes to sleep.
    Waits {
        /// Who.
        task: TaskId,
        /// For what.
        channel: u32,
    },
    /// A task takes a part.
    Taken {
        /// Of which request.
        request: RequestId,
        /// Who.
        task: TaskId,
    },
    /// A part is done; with the last one the request is complete.
    Done {
        /// Of which request.
        request: RequestId,
        /// Who did it.
        task: TaskId,
        /// Parts that are not done yet.
        left: u32,
    },
    /// A task starts its stopwatch.
    Begins {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
    },
    /// A task is about to sleep, and its stopwatch will start at a point of time.
    Due {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
        /// When, ns; not before now.
        due_ns: Ns,
    },
    /// A task stops its stopwatch.
    Ends {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
    },
}

/// Something that takes facts in order of time.
pub trait Recorder {
    /// Takes one fact.
    fn record(&mut self, at_ns: Ns, fact: Fact);
}

/// Records nothing, at no cost.
impl Recorder for () {
    #[inline]
    fn record(&mut self, _at_ns: Ns, _fact: Fact) {}
}

/// Two recorders side by side.
impl<A: Recorder, B: Recorder> Recorder for (A, B) {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.0.record(at_ns, fact);
        self.1.record(at_ns, fact);
    }
}

/// A recorder that may be absent.
impl<A: Recorder> Recorder for Option<A> {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Some(recorder) = self {
            recorder.record(at_ns, fact);
        }
    }
}

/// A recorder that someone else keeps.
impl<A: Recorder> Recorder for &mut A {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        (**self).record(at_ns, fact);
    }
}
