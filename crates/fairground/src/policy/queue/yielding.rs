//! What does a yield give up?
//!
//! `sched_yield` says that others may go first, and nothing else. A task that is alone keeps the
//! CPU. CFS marks the task to be passed over once. EEVDF has no such mark, so something of the
//! request is given up: up to 6.18 the deadline moves by a slice, which may repeat without bound;
//! later what is left of the request is forfeited, if the task was owed service at all.

use super::turn::renew_deadline;
use crate::model::entity::Entity;
use crate::model::runqueue::RunQueue;
use crate::policy::Rules;
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// What does a yield give up?
    "yield" Yield {
        /// The next pick, to whoever is second (CFS's skip buddy).
        SkipBuddy = "skip-buddy", since "2.6.39", needs Cfs;
        /// One slice of its deadline.
        PushDeadline = "push-deadline", since "6.6", needs Eevdf;
        /// What is left of its request: virtual run time moves up to the deadline.
        Forfeit = "forfeit", since "6.19, and stable back-ports", needs Eevdf;
    }
    functions {
        yield_task_fair do_sched_yield
    }
}

impl Yield {
    /// True if the next pick passes over who yields.
    pub fn skips(self) -> bool {
        self == Yield::SkipBuddy
    }
}

/// What a yielding entity, which was just charged, gives up of its own (`yield_task_fair`).
pub fn give_up(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    id: EntityId,
) {
    match rules.yielding.answer {
        Yield::SkipBuddy => {}
        Yield::PushDeadline => {
            let entity = &mut entities[id];
            entity.deadline = entity.deadline.wrapping_add(entity.virtual_ns(entity.slice_ns));
        }
        Yield::Forfeit => {
            if queue.is_eligible(entities, id) {
                let entity = &mut entities[id];
                entity.vruntime = entity.deadline;
                renew_deadline(rules, entity);
            }
        }
    }
}
