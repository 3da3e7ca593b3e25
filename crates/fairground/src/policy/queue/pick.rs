//! Who runs next?
//!
//! EEVDF: of the entities that are owed service (lag ≥ 0), the one with the earliest virtual
//! deadline; the current one keeps the CPU while it is eligible and protected.
//! CFS: the one with the least vruntime, unless a buddy is about as good.

use super::turn::is_protected;
use crate::model::entity::{Entity, before};
use crate::model::runqueue::RunQueue;
use crate::policy::Rules;
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// Who runs next?
    "pick" Pick {
        /// Least virtual run time first, helped by buddies (CFS).
        Leftmost = "leftmost", since "2.6.23", needs Cfs;
        /// Earliest virtual deadline among those that are owed service (EEVDF).
        EligibleDeadline = "eligible-deadline", since "6.6", needs Eevdf;
    }
    features {
        /// The next buddy is heeded, as with PICK_BUDDY; that each wake-up makes one is not
        /// modelled.
        next_buddy = "NEXT_BUDDY";
        /// The next buddy is picked if it is eligible (EEVDF).
        pick_buddy = "PICK_BUDDY", from "6.14", needs Eevdf;
    }
    changes {
        /// Who asks whether a wakee would be picked heeds the next buddy too (EEVDF).
        buddy_at_wakeup = "buddy-at-wakeup", since "7.2", needs Eevdf;
    }
    functions {
        pick_eevdf __pick_eevdf pick_next_entity pick_next_task_fair pick_task_fair
        entity_eligible vruntime_eligible entity_before set_next_entity put_prev_entity
        __pick_first_entity __pick_root_entity __enqueue_entity __dequeue_entity avg_vruntime
        avg_vruntime_add avg_vruntime_sub avg_vruntime_update cfs_rq_min_slice set_next_buddy
        clear_buddies update_min_vruntime
    }
}

type Entities = Table<EntityId, Entity>;

/// Who runs next on one level?
#[inline]
pub fn pick_next(rules: &Rules, queue: &RunQueue, entities: &Entities) -> Option<EntityId> {
    match rules.pick.answer {
        Pick::Leftmost => pick_leftmost(rules, queue, entities),
        Pick::EligibleDeadline => eligible_buddy(rules, queue, entities)
            .or_else(|| pick_eevdf(rules, queue, entities, true)),
    }
}

/// The next buddy, if it is heeded and owed service.
#[inline]
fn eligible_buddy(rules: &Rules, queue: &RunQueue, entities: &Entities) -> Option<EntityId> {
    let heeded = rules.pick.pick_buddy || rules.pick.next_buddy;
    queue.next.filter(|&next| heeded && queue.is_eligible(entities, next))
}

/// EEVDF's choice (`pick_eevdf`); `protect` is false when a waking shorter slice overrides.
#[inline]
pub fn pick_eevdf(
    rules: &Rules,
    queue: &RunQueue,
    entities: &Entities,
    protect: bool,
) -> Option<EntityId> {
    let curr = queue.queued_curr(entities);
    if queue.nr_queued == 1 {
        return curr.or_else(|| queue.tree.first(entities));
    }
    if protect
        && rules.pick.buddy_at_wakeup
        && let Some(buddy) = eligible_buddy(rules, queue, entities)
    {
        return Some(buddy);
    }
    let sums = queue.sums(entities);
    let curr = curr.filter(|&curr| queue.is_eligible_at(sums, entities[curr].vruntime));
    if let Some(curr) = curr.filter(|&curr| protect && is_protected(rules, &entities[curr])) {
        return Some(curr);
    }
    let best = queue.tree.first_with(entities, |vruntime| queue.is_eligible_at(sums, vruntime));
    match (curr, best) {
        (Some(curr), Some(best)) => {
            let curr_is_earlier = before(entities[curr].deadline, entities[best].deadline);
            Some(if curr_is_earlier { curr } else { best })
        }
        (curr, best) => best.or(curr),
    }
}

/// Why [`pick_next`] chose `picked`, in a word: for who looks on, the choice does not need it.
pub fn why(
    rules: &Rules,
    queue: &RunQueue,
    entities: &Entities,
    picked: EntityId,
) -> &'static str {
    let is_kept = || {
        queue.queued_curr(entities) == Some(picked)
            && queue.is_eligible(entities, picked)
            && is_protected(rules, &entities[picked])
    };
    match rules.pick.answer {
        _ if queue.nr_queued == 1 => "alone",
        Pick::EligibleDeadline if eligible_buddy(rules, queue, entities) == Some(picked) => "next",
        Pick::EligibleDeadline if is_kept() => "protected",
        Pick::EligibleDeadline => "deadline",
        Pick::Leftmost if leftmost(queue, entities) == Some(picked) => "leftmost",
        Pick::Leftmost if queue.next == Some(picked) => "next",
        Pick::Leftmost if queue.last == Some(picked) => "last",
        Pick::Leftmost => "skip",
    }
}

/// CFS: who has run least.
fn leftmost(queue: &RunQueue, entities: &Entities) -> Option<EntityId> {
    let is_before = |a: EntityId, b: EntityId| before(entities[a].vruntime, entities[b].vruntime);
    match (queue.tree.first(entities), queue.queued_curr(entities)) {
        (Some(first), Some(curr)) => Some(if is_before(curr, first) { curr } else { first }),
        (first, curr) => first.or(curr),
    }
}

/// CFS's choice (`pick_next_entity`).
pub fn pick_leftmost(rules: &Rules, queue: &RunQueue, entities: &Entities) -> Option<EntityId> {
    let curr = queue.queued_curr(entities);
    let is_before = |a: EntityId, b: EntityId| before(entities[a].vruntime, entities[b].vruntime);
    let first = queue.tree.first(entities);
    let left = leftmost(queue, entities)?;
    let is_close_to_left =
        |id: &EntityId| wakeup_distance(rules, &entities[*id], &entities[left]) != Distance::Far;
    let mut choice = left;
    if queue.skip == Some(left) {
        let second = if Some(left) == curr {
            first
        } else {
            let second = queue.tree.next(entities, left);
            match (second, curr) {
                (Some(second), Some(curr)) if is_before(curr, second) => Some(curr),
                (second, curr) => second.or(curr),
            }
        };
        choice = second.filter(is_close_to_left).unwrap_or(choice);
    }
    let buddy = queue.next.filter(is_close_to_left).or_else(|| queue.last.filter(is_close_to_left));
    Some(buddy.unwrap_or(choice))
}

/// How far a current entity's vruntime is ahead of another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distance {
    /// It is level, or behind.
    NotAhead,
    /// Ahead by less than the other's wake-up granularity.
    Near,
    /// Ahead by more.
    Far,
}

/// CFS: compares `curr` with `other` (`wakeup_preempt_entity`).
pub fn wakeup_distance(rules: &Rules, curr: &Entity, other: &Entity) -> Distance {
    let ahead = curr.vruntime.wrapping_sub(other.vruntime) as i64;
    if ahead <= 0 {
        return Distance::NotAhead;
    }
    let granularity = other.virtual_ns(rules.preempt.wakeup_granularity.ns) as i64;
    if ahead > granularity { Distance::Far } else { Distance::Near }
}
