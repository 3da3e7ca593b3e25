//! When does a waking task take the CPU?
//!
//! Asked of the two entities that share a queue, the current one's and the wakee's, after the
//! running one has been charged.

use super::pick::{Distance, pick_eevdf, wakeup_distance};
use super::question::question;
use super::rules::Rules;
use super::slice::{cancel_protection, is_protected, shorten_protection};
use super::switches::Feature;
use crate::model::entity::{Entity, before};
use crate::model::runqueue::RunQueue;
use crate::units::{EntityId, Table};

question! {
    /// When does a waking task take the CPU?
    "preempt", "When does a waking task take the CPU?";
    Preempt {
        /// When it is a wake-up granularity of virtual time behind the current one (CFS).
        WakeupGranularity = "wakeup-granularity", "2.6.23";
        /// When it would be picked.
        Picked = "picked", "6.6";
        /// When it would be picked; a shorter slice cancels the current one's protection.
        ShorterSlice = "shorter-slice", "6.12";
        /// As shorter-slice, but a short wakee that loses only shortens the protection.
        ShortenProtection = "shorten-protection", "6.17";
        /// Any wakee that loses shortens the protection; new and delayed tasks don't preempt.
        ShortenAlways = "shorten-always", "7.0, and 6.18.33";
    }
}

/// How the wakee became runnable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wakes {
    /// From sleep.
    FromSleep,
    /// From a sleep during which it stayed queued.
    FromDelay,
    /// For the first time.
    Forked,
}

/// True if `wakee` takes over from `curr` in their common `queue`.
pub fn preempts(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    curr: EntityId,
    wakee: EntityId,
    wakes: Wakes,
) -> bool {
    let shorter =
        rules.has(Feature::PreemptShort) && entities[wakee].slice_ns < entities[curr].slice_ns;
    let is_pick = |entities: &Table<EntityId, Entity>, protect: bool| {
        pick_eevdf(rules, queue, entities, protect) == Some(wakee)
    };
    match rules.preempt {
        Preempt::WakeupGranularity => {
            wakeup_distance(rules, &entities[curr], &entities[wakee]) == Distance::Far
        }
        Preempt::Picked => is_pick(entities, true),
        Preempt::ShorterSlice => {
            if shorter && overrides(rules, queue, entities, curr, wakee) {
                cancel_protection(rules, &mut entities[curr]);
            }
            is_pick(entities, true)
        }
        Preempt::ShortenProtection => {
            let wins = is_pick(entities, !shorter);
            settle_protection(rules, queue, entities, curr, wins, shorter, shorter);
            wins
        }
        Preempt::ShortenAlways => {
            if !shorter && wakes != Wakes::FromSleep {
                return false;
            }
            let wins = is_pick(entities, !shorter);
            settle_protection(rules, queue, entities, curr, wins, shorter, true);
            wins
        }
    }
}

/// 6.12's test of a shorter slice (`do_preempt_short`).
fn overrides(
    rules: &Rules,
    queue: &RunQueue,
    entities: &Table<EntityId, Entity>,
    curr: EntityId,
    wakee: EntityId,
) -> bool {
    queue.is_eligible(entities, wakee)
        && (before(entities[wakee].deadline, entities[curr].deadline)
            || !queue.is_eligible(entities, curr))
        && is_protected(rules, &entities[curr])
}

fn settle_protection(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    curr: EntityId,
    wins: bool,
    shorter: bool,
    shorten: bool,
) {
    if wins && shorter {
        cancel_protection(rules, &mut entities[curr]);
    } else if !wins && shorten && rules.has(Feature::RunToParity) {
        shorten_protection(queue, entities, curr);
    }
}
