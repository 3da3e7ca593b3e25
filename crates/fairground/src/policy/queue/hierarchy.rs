//! What does a CPU choose from?
//!
//! With groups, tasks form a tree. Up to 7.2 each group has a queue on each CPU, and its entity
//! competes on the queue above: a choice goes level by level. From 7.3 on only tasks compete, all
//! in one queue of the CPU. Groups still have averages, shares and limits, and take part in
//! nothing else. A task competes with its weight *h* in the whole CPU, which is the product of its
//! fractions on the way up:
//!
//! h = 1024 · Π w / W, from the task to the level below the root; there the division is by 1024
//!
//! w is the weight of the level's entity (the task, then its groups), W the sum on its level, all
//! as they are stored. After each level h is at least 2 of 1024 · 1024. A task's lag, deadline and
//! protection are scaled when h changes; how is the question [`reweight`](super::reweight).
//!
//! h is stale while a task waits: it is worked out anew when the task is enqueued, and at the
//! moments that the changes below name.

use crate::model::entity::Entity;
use crate::model::levels::Levels;
use crate::model::runqueue::RunQueue;
use crate::model::weight::{NICE_0_LOAD, Weight};
use crate::policy::question::question;
use crate::units::{EntityId, QueueId, Table};

question! {
    /// What does a CPU choose from?
    "hierarchy" Hierarchy {
        /// From its groups and tasks, level by level.
        Nested = "nested", since "2.6.24";
        /// From all its tasks in one queue, each with its weight in the whole CPU.
        Flat = "flat", since "7.3", needs Eevdf;
    }
    changes {
        /// Flat: a task's weight is worked out anew when it is picked.
        refresh_at_pick = "refresh-at-pick", since "7.3";
        /// Flat: the running task's weight is worked out anew at each tick.
        refresh_at_tick = "refresh-at-tick", since "7.3";
    }
    functions {
        __calc_prop_weight calc_delta_fair enqueue_hierarchy enqueue_task_fair dequeue_task_fair
        set_next_task_fair task_h_load update_cfs_rq_h_load
    }
}

impl Hierarchy {
    /// True if only tasks compete, in one queue a CPU.
    #[inline]
    pub fn is_flat(self) -> bool {
        self == Hierarchy::Flat
    }
}

/// Least stored weight after a level (`MIN_SHARES`).
const LEAST: u64 = 2;

/// A task's weight in the whole CPU (`__calc_prop_weight` level by level), by the weights that all
/// levels have now. It is full, as all weights of a flat hierarchy are.
pub fn weight_in_cpu(
    entities: &Table<EntityId, Entity>,
    queues: &Table<QueueId, RunQueue>,
    id: EntityId,
) -> Weight {
    let mut product = u128::from(NICE_0_LOAD);
    let mut levels = Levels::from(id);
    while let Some((level, q)) = levels.climb(entities) {
        let is_root = levels.above().is_none();
        let total = if is_root { NICE_0_LOAD } else { queues[q].weight };
        product = product * u128::from(entities[level].weight.stored) / u128::from(total.max(1));
        product = product.max(u128::from(LEAST));
    }
    Weight::of_stored(u64::try_from(product).unwrap_or(u64::MAX)).full()
}
