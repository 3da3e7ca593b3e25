//! Facts come out of the engine one by one; recorders make statistics, traces and digests of them.
//!
//! The engine is generic over its recorder, so that what is not recorded costs nothing. Recorders
//! read nothing of the engine.

pub mod digest;
pub mod energy;
pub mod stats;
pub mod timeline;

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
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.0.record(at_ns, fact);
        self.1.record(at_ns, fact);
    }
}

/// A recorder that may be absent.
impl<A: Recorder> Recorder for Option<A> {
    #[inline]
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
