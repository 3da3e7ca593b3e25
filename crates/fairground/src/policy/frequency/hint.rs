//! When does the governor hear of utilization?
//!
//! `cpufreq_update_util` is called where the utilization of a CPU's root queue may have changed. In
//! all answers a task that had waited for a device tells it when it is enqueued, and real-time and
//! deadline tasks tell it of themselves, when [`Realtime`] says.
//!
//! [`Realtime`]: super::realtime::Realtime

use crate::policy::question::question;

question! {
    /// When does the governor hear of utilization?
    "hint" Hint {
        /// When an update of the root queue's averages moved them, on the CPU that does it; and
        /// when a task's utilization is attached or detached.
        EachChange = "each-change", since "4.12";
        /// At each tick, and when a task's utilization is attached or detached.
        Tick = "tick", since "thread 004";
        /// When a task's utilization is attached or detached, and never else.
        AttachDetach = "attach-detach", since "thread 004, the replies";
        /// As in 4.12, once per update, and other CPUs of the domain may tell it too.
        OncePerUpdate = "once-per-update" was "today", since "4.14";
    }
    functions {
        cpufreq_update_util cfs_rq_util_change cpufreq_update_this_cpu update_load_avg
    }
}

/// What the governor hears of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hook {
    /// A root queue's averages moved.
    Decayed,
    /// A task's utilization came to a root queue, or left it.
    Attached,
    /// A tick of a CPU that runs a fair task.
    Tick,
    /// A task is enqueued that had waited for a device.
    IoWait,
    /// A real-time or deadline task comes, goes or is charged.
    RealTime,
}

/// When in an update of a root queue's averages the governor may hear that they moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the task that is updated is attached or detached.
    Before,
    /// At the end, if nothing was attached or detached, which tells by itself.
    AtEnd,
}

impl Hint {
    /// True if moved averages are told at this moment of an update.
    #[inline]
    pub fn tells_at(self, moment: Moment) -> bool {
        match self {
            Hint::EachChange => moment == Moment::Before,
            Hint::OncePerUpdate => moment == Moment::AtEnd,
            Hint::Tick | Hint::AttachDetach => false,
        }
    }

    /// True if this is told.
    #[inline]
    pub fn tells(self, hook: Hook) -> bool {
        match hook {
            Hook::Decayed => matches!(self, Hint::EachChange | Hint::OncePerUpdate),
            Hook::Tick => self == Hint::Tick,
            Hook::Attached | Hook::IoWait | Hook::RealTime => true,
        }
    }

    /// True if only the CPU itself tells (`this_rq() == rq`), not others of its domain.
    pub fn is_local(self) -> bool {
        self != Hint::OncePerUpdate
    }
}
