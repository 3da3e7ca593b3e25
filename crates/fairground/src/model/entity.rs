//! What a queue orders: a task, or a group on one CPU.

use super::pelt::Avg;
use super::weight::Weight;
use crate::units::{EntityId, Ns, QueueId};

/// A schedulable entity (`struct sched_entity`).
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct Entity {
    /// Virtual run time, ns of a nice-0 task. Compare by the sign of the difference.
    pub vruntime: u64,
    /// Virtual deadline of the current request.
    pub deadline: u64,
    /// Length of a request, real ns.
    pub slice_ns: Ns,
    /// Lag kept while off the queue, virtual ns (positive: is owed service).
    pub vlag: i64,
    /// Protected from others until its vruntime reaches this; meaningful while current.
    pub vprot: u64,
    /// Weight among those that it is accounted with.
    pub weight: Weight,
    /// Weight in the tree that it waits in, by which its virtual time passes. In a nested hierarchy
    /// that is [`Entity::weight`]; in a flat one a task's share of the whole CPU, as it was when
    /// it was last worked out.
    pub h_load: Weight,
    /// Start of the stretch of running that is not accounted yet.
    pub exec_start_ns: Ns,
    /// Time run in all.
    pub sum_exec_ns: Ns,
    /// `sum_exec_ns` when it was last made current.
    pub prev_sum_exec_ns: Ns,
    /// PELT averages.
    pub avg: Avg,
    /// Estimated utilization of a task (`util_est`).
    pub util_est: u32,
    /// When the averages were last updated before it joined its queue, for the estimate.
    pub est_from_ns: Ns,
    /// Runnable tasks below a group entity, as PELT counts them.
    pub runnable_weight: u64,
    /// The run queue in whose tree it waits, or would.
    pub queued_on: QueueId,
    /// Its control group's queue on this CPU: its averages, head count and run time belong there.
    pub accounted_in: QueueId,
    /// The group entity above it.
    pub parent: Option<EntityId>,
    /// The queue that a group entity stands for.
    pub my_queue: Option<QueueId>,
    /// Levels below the root queue.
    pub depth: u32,
    /// Tree links; see [`super::tree`].
    pub node: Node,
    /// Queued (or current).
    pub on_rq: bool,
    /// Asleep, but still queued until its lag is paid (DELAY_DEQUEUE).
    pub delayed: bool,
    /// The slice was asked for, not the base slice.
    pub custom_slice: bool,
    /// The deadline is relative to the vruntime while it moves between queues.
    pub rel_deadline: bool,
    /// Of idle class: a `SCHED_IDLE` task or a `cpu.idle` group.
    pub idle: bool,
}

/// An entity's place in its queue's tree.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub(super) left: Link,
    pub(super) right: Link,
    pub(super) up: Link,
    /// Least vruntime in the subtree.
    pub(super) min_vruntime: u64,
    /// Shortest slice in the subtree.
    pub(super) min_slice_ns: Ns,
    /// Longest slice in the subtree.
    pub(super) max_slice_ns: Ns,
}

/// A link to another entity, or to none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link(u32);

impl Link {
    pub(super) const NONE: Link = Link(u32::MAX);

    pub(super) fn to(id: EntityId) -> Self {
        Link(id.0)
    }

    #[inline]
    pub(super) fn get(self) -> Option<EntityId> {
        (self != Self::NONE).then_some(EntityId(self.0))
    }
}

impl Entity {
    /// An entity that has never run.
    pub fn new(weight: Weight, queue: QueueId, parent: Option<EntityId>, depth: u32) -> Self {
        Entity {
            vruntime: 0,
            deadline: 0,
            slice_ns: 0,
            vlag: 0,
            vprot: 0,
            weight,
            h_load: weight,
            exec_start_ns: 0,
            sum_exec_ns: 0,
            prev_sum_exec_ns: 0,
            avg: Avg::default(),
            util_est: 0,
            est_from_ns: 0,
            runnable_weight: 0,
            queued_on: queue,
            accounted_in: queue,
            parent,
            my_queue: None,
            depth,
            node: Node {
                left: Link::NONE,
                right: Link::NONE,
                up: Link::NONE,
                min_vruntime: 0,
                min_slice_ns: 0,
                max_slice_ns: 0,
            },
            on_rq: false,
            delayed: false,
            custom_slice: false,
            rel_deadline: false,
            idle: false,
        }
    }

    /// Virtual time of `delta_ns` of this entity's running (`calc_delta_fair`).
    #[inline]
    pub fn virtual_ns(&self, delta_ns: Ns) -> u64 {
        self.h_load.virtual_ns(delta_ns)
    }

    /// Time of running until its deadline; 0 if that is past.
    #[inline]
    pub fn time_to_deadline_ns(&self) -> Ns {
        let left = (self.deadline.wrapping_sub(self.vruntime) as i64).max(0);
        self.h_load.running_ns(left as u64)
    }

    /// True for a task's entity.
    #[inline]
    pub fn is_task(&self) -> bool {
        self.my_queue.is_none()
    }

    /// Runnable tasks that it stands for, as PELT counts them (`se_runnable`).
    #[inline]
    pub fn runnable(&self) -> u64 {
        if self.is_task() { u64::from(self.on_rq && !self.delayed) } else { self.runnable_weight }
    }

    /// Time run since it was last made current.
    #[inline]
    pub fn ran_ns(&self) -> Ns {
        self.sum_exec_ns - self.prev_sum_exec_ns
    }
}

/// True if virtual time `a` is before `b`, also across a wrap.
#[inline]
pub fn before(a: u64, b: u64) -> bool {
    (a.wrapping_sub(b) as i64) < 0
}

/// The earlier of two virtual times.
#[inline]
pub fn earlier(a: u64, b: u64) -> u64 {
    if before(b, a) { b } else { a }
}
