//! When does a waking task take the CPU?
//!
//! Asked of the two entities that share a queue, the current one's and the wakee's, after the
//! running one has been charged.

use super::pick::{Distance, pick_eevdf, wakeup_distance};
use super::turn::{cancel_protection, is_protected, shorten_protection};
use crate::model::entity::{Entity, before, earlier};
use crate::model::runqueue::RunQueue;
use crate::policy::Rules;
use crate::policy::number::Scaled;
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// When does a waking task take the CPU?
    "preempt" Preempt {
        /// When it is a wake-up granularity of virtual time behind the current one (CFS).
        WakeupGranularity = "wakeup-granularity", since "2.6.23", needs Cfs;
        /// When it would be picked.
        Picked = "picked", since "6.6", needs Eevdf;
        /// When it would be picked; a shorter slice cancels the current one's protection.
        ShorterSlice = "shorter-slice", since "6.12", needs Eevdf;
        /// As shorter-slice, but a short wakee that loses only shortens the protection.
        ShortenProtection = "shorten-protection", since "6.17", needs Eevdf;
        /// Any wakee that is not picked shortens the protection. A new one without a shorter slice
        /// has no effect.
        ShortenAlways = "shorten-always", since "7.0, and 6.18.33", needs Eevdf;
        /// As shorten-always, but a wakee with a shorter slice need only be owed service; and the
        /// protection is shortened from the 0-lag point on.
        EligibleShort = "eligible-short", since "7.3", needs Eevdf;
    }
    features {
        /// Prefer to return to the task that a wake-up preempted (CFS).
        last_buddy = "LAST_BUDDY", needs Cfs;
        /// A wakee with a shorter slice cancels the protection. Up to 6.16 a runner whose
        /// protection ended so, or by a change of its weight, also leaves once it is not eligible.
        preempt_short = "PREEMPT_SHORT", from "6.12", needs Eevdf;
        /// A wake-up may preempt at all.
        wakeup_preemption = "WAKEUP_PREEMPTION";
    }
    changes {
        /// Groups with cpu.idle give way like SCHED_IDLE tasks.
        idle_groups = "idle-groups", since "5.15";
        /// A normal wakee ends an idle entity's protection.
        idle_cancels = "idle-cancels", since "6.15";
        /// A delayed entity that is the pick when somebody wakes leaves, and the next is looked at.
        wakeup_drops_delayed = "wakeup-drops-delayed", since "7.2";
    }
    numbers {
        /// CFS: how far behind a wakee must be to preempt.
        wakeup_granularity: Scaled = "wakeup_granularity_ns",
            ns from 0 to 1_000_000_000, normally 1_000_000, read by WakeupGranularity;
    }
    functions {
        check_preempt_wakeup check_preempt_wakeup_fair wakeup_preempt_entity wakeup_gran
        wakeup_preempt_fair wakeup_preempt check_preempt_curr do_preempt_short set_preempt_buddy
    }
}

impl Preempt {
    /// Up to 6.11 the scheduling policies of the two tasks are asked before their groups: any task
    /// preempts a SCHED_IDLE one, and only SCHED_OTHER tasks preempt at all.
    #[inline]
    pub fn asks_policy_first(self) -> bool {
        match self {
            Preempt::WakeupGranularity | Preempt::Picked => true,
            Preempt::ShorterSlice
            | Preempt::ShortenProtection
            | Preempt::ShortenAlways
            | Preempt::EligibleShort => false,
        }
    }

    /// A wakee that may not preempt, whatever it is owed, shortens the protection all the same.
    #[inline]
    pub fn refused_shorten(self) -> bool {
        self == Preempt::EligibleShort
    }
}

impl Rule {
    /// A wake-up is looked at though its CPU has been asked to reschedule already: it may be the
    /// shorter one.
    #[inline]
    pub fn looks_again(&self) -> bool {
        self.answer == Preempt::EligibleShort && self.preempt_short
    }
}

/// What becomes of a wake-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The running task goes on.
    Stays,
    /// The wakee would be picked.
    Wins,
    /// It has the shorter slice and is owed service: it becomes the next buddy, and so the pick.
    WinsAsBuddy,
}

impl Verdict {
    fn of(wins: bool) -> Self {
        if wins { Verdict::Wins } else { Verdict::Stays }
    }

    /// True if the wakee takes over.
    #[inline]
    pub fn wins(self) -> bool {
        self != Verdict::Stays
    }
}

/// How the wakee became runnable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wakes {
    /// From sleep, during which it may have stayed queued.
    FromSleep,
    /// For the first time.
    Forked,
}

/// Does the wakee's slice override the protection of the current one?
#[inline]
pub fn is_shorter(
    rules: &Rules,
    entities: &Table<EntityId, Entity>,
    curr: EntityId,
    wakee: EntityId,
) -> bool {
    rules.preempt.preempt_short && entities[wakee].slice_ns < entities[curr].slice_ns
}

/// 7.0: a new task takes over at once only with the shorter slice.
#[inline]
pub fn may_win(
    rules: &Rules,
    entities: &Table<EntityId, Entity>,
    curr: EntityId,
    wakee: EntityId,
    wakes: Wakes,
) -> bool {
    wakes == Wakes::FromSleep || is_shorter(rules, entities, curr, wakee)
}

/// Does `wakee` take over from `curr` in their common `queue`?
pub fn preempts(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    curr: EntityId,
    wakee: EntityId,
    wakes: Wakes,
) -> Verdict {
    let shorter = is_shorter(rules, entities, curr, wakee);
    let is_pick = |entities: &Table<EntityId, Entity>, protect: bool| {
        pick_eevdf(rules, queue, entities, protect) == Some(wakee)
    };
    match rules.preempt.answer {
        Preempt::WakeupGranularity => {
            let distance = wakeup_distance(rules, &entities[curr], &entities[wakee]);
            Verdict::of(distance == Distance::Far)
        }
        Preempt::Picked => Verdict::of(is_pick(entities, true)),
        Preempt::ShorterSlice => {
            if shorter && overrides(rules, queue, entities, curr, wakee) {
                cancel_protection(rules, &mut entities[curr]);
            }
            Verdict::of(is_pick(entities, true))
        }
        Preempt::ShortenProtection => {
            let wins = is_pick(entities, !shorter);
            settle_protection(rules, queue, entities, curr, wins, shorter, shorter);
            Verdict::of(wins)
        }
        Preempt::ShortenAlways => {
            if !may_win(rules, entities, curr, wakee, wakes) {
                return Verdict::Stays;
            }
            let wins = is_pick(entities, !shorter);
            settle_protection(rules, queue, entities, curr, wins, shorter, true);
            Verdict::of(wins)
        }
        Preempt::EligibleShort => {
            let may = may_win(rules, entities, curr, wakee, wakes);
            let picked = may && is_pick(entities, !shorter);
            let verdict = if shorter && (picked || queue.is_eligible(entities, wakee)) {
                Verdict::WinsAsBuddy
            } else {
                Verdict::of(picked)
            };
            if verdict.wins() {
                cancel_protection(rules, &mut entities[curr]);
            } else {
                give_notice(rules, queue, entities, curr);
            }
            verdict
        }
    }
}

/// 7.3: a wakee that loses shortens the protection to the shortest slice that is queued, counted
/// from the zero-lag point if the running one is beyond it (`update_protect_slice`).
pub fn give_notice(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    curr: EntityId,
) {
    if rules.turn.run_to_parity {
        let zero = queue.zero_lag_point(entities);
        let from = earlier(entities[curr].vruntime, zero);
        shorten_protection(queue, entities, curr, from);
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
    } else if !wins && shorten && rules.turn.run_to_parity {
        let from = entities[curr].vruntime;
        shorten_protection(queue, entities, curr, from);
    }
}
