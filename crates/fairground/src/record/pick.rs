//! A choice of the fair class: what its queue looked like when it was made.

use crate::units::{CpuId, GroupId, Ns, TaskId};

/// Whom a queue has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A task.
    Task(TaskId),
    /// A group, whose queue chooses next.
    Group(GroupId),
}

/// What EEVDF goes by. Virtual times count from the queue's start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Virtual deadline of the chosen entity, virtual ns.
    pub deadline_ns: i64,
    /// How much service it is owed: the mean less its virtual run time, virtual ns.
    pub lag_ns: i64,
    /// Length of its request, ns.
    pub slice_ns: Ns,
    /// The queue's weighted mean of virtual run times (`avg_vruntime`), virtual ns.
    pub avg_vruntime_ns: i64,
}

/// One choice of one queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Where.
    pub cpu: CpuId,
    /// Whose queue chose.
    pub group: GroupId,
    /// Whom.
    pub picked: Picked,
    /// Its virtual run time since the queue's start, virtual ns.
    pub vruntime_ns: i64,
    /// What EEVDF goes by; None of CFS.
    pub request: Option<Request>,
    /// Its weight as stored: 1048576 for nice 0.
    pub weight: u64,
    /// Entities in the queue, the current one included.
    pub nr_queued: u32,
    /// It sleeps, and is taken off the queue instead of running (DELAY_DEQUEUE).
    pub delayed: bool,
    /// Why it was chosen, in a word (`policy::queue::pick::why`).
    pub why: &'static str,
}
