//! When has the running entity had its turn?
//!
//! An entity asks for a slice r; its deadline is v + r/w. When its vruntime passes the deadline the
//! request is complete and gets one new deadline, however late it is. Between picks the current
//! entity may be protected from others that are eligible and have earlier deadlines.

use crate::model::entity::{Entity, before, earlier};
use crate::model::runqueue::RunQueue;
use crate::policy::Rules;
use crate::policy::number::{Hertz, Scaled};
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// When has the running entity had its turn?
    "turn" Turn {
        /// After its weighted share of a latency period, looked at by the tick (CFS).
        FairPeriod = "fair-period", since "2.6.23", needs Cfs;
        /// When its request is served; protected until then while eligible.
        Request = "request", since "6.6", needs Eevdf;
        /// When its request, or the shortest slice that is queued, is served, whichever comes
        /// first.
        MinSlice = "min-slice", since "6.17", needs Eevdf;
        /// When its request is served or, if a shorter slice is queued, when it is owed nothing
        /// any more.
        UntilIneligible = "until-ineligible", since "7.3", needs Eevdf;
        /// After a quantum of one base slice, if another is the pick (thread 003).
        Quantum = "quantum", since "RFC 2024-01-11 (thread 003)", needs Eevdf;
    }
    features {
        /// The period is stretched by all tasks of the CPU, not of the queue (CFS).
        alt_period = "ALT_PERIOD", from "5.13", needs Cfs;
        /// A slice is never shorter than the minimum granularity (CFS).
        base_slice_floor = "BASE_SLICE", from "5.13", needs Cfs;
        /// A picked entity is protected until its slice or the 0-lag point.
        run_to_parity = "RUN_TO_PARITY", needs Eevdf;
        /// A high-resolution timer ends the slice. On from 7.1 where the build has
        /// HRTIMER_REARM_DEFERRED.
        hrtick = "HRTICK";
    }
    changes {
        /// A turn is never longer than the latency (CFS).
        slice_limit = "slice-limit", since "6.3", needs Cfs;
        /// The run time of sched_setattr is a fair task's slice.
        custom_slice = "custom-slice", since "6.12";
        /// HRTICK aims at the deadline. It is set when a task becomes current or another one
        /// joins, not when the running task is chosen again: then that runs on to a tick.
        hrtick_deadline = "hrtick-deadline", since "7.1";
    }
    numbers {
        /// Timer ticks a second (CONFIG_HZ).
        hz: Hertz = "HZ", hertz from 24 to 10_000, normally 250;
        /// EEVDF: slice of a task that asks for none; also thread 003's quantum.
        base_slice: Scaled = "base_slice_ns",
            ns from 100_000 to 1_000_000_000, normally 750_000,
            read by Request, MinSlice, UntilIneligible, Quantum;
        /// CFS: period of up to 8 tasks.
        latency: Scaled = "latency_ns",
            ns from 100_000 to 1_000_000_000, normally 6_000_000, read by FairPeriod;
        /// CFS: shortest turn.
        min_granularity: Scaled = "min_granularity_ns",
            ns from 100_000 to 1_000_000_000, normally 750_000, read by FairPeriod;
    }
    functions {
        update_deadline update_curr entity_tick task_tick_fair check_preempt_tick sched_slice
        protect_slice set_protect_slice update_protect_slice cancel_protect_slice
        hrtick_start_fair hrtick_update hrtick update_sysctl
    }
}

type Entities = Table<EntityId, Entity>;

impl Turn {
    /// True if a turn is a share of a period that the tick looks at, not a request of the entity.
    #[inline]
    pub fn is_a_share(self) -> bool {
        self == Turn::FairPeriod
    }

    /// True if a turn may last longer than what was asked for, by up to a quantum.
    #[inline]
    pub fn is_a_quantum(self) -> bool {
        self == Turn::Quantum
    }
}

/// EEVDF: has the entity that was just charged had its turn? `asked` says that its CPU has been
/// asked to reschedule already, `is_pick` whether it would be picked again.
#[inline]
pub fn turn_is_over(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Entities,
    curr: EntityId,
    asked: bool,
    is_pick: impl FnOnce(&Entities) -> bool,
) -> bool {
    let renewed = renew_deadline(rules, &mut entities[curr]);
    let entity = &entities[curr];
    match rules.turn.answer {
        Turn::FairPeriod => false,
        Turn::Request => {
            renewed
                || rules.preempt.preempt_short
                    && entity.vprot != entity.deadline
                    && queue.nr_queued > 1
                    && !queue.is_eligible(entities, curr)
        }
        Turn::MinSlice | Turn::UntilIneligible => renewed || !is_protected(rules, entity),
        Turn::Quantum => {
            entity.ran_ns() >= rules.turn.base_slice.ns
                && !asked
                && queue.nr_queued > 1
                && !is_pick(entities)
        }
    }
}

/// Renews the request if it is served (`update_deadline`); true if it was.
#[inline]
pub fn renew_deadline(rules: &Rules, entity: &mut Entity) -> bool {
    if before(entity.vruntime, entity.deadline) {
        return false;
    }
    if !entity.custom_slice {
        entity.slice_ns = rules.turn.base_slice.ns;
    }
    entity.deadline = entity.vruntime.wrapping_add(entity.virtual_ns(entity.slice_ns));
    true
}

impl Rule {
    /// Does a choice set the high-resolution timer, which led to a switch or did not?
    #[inline]
    pub fn sets_hrtick(&self, switched: bool) -> bool {
        self.hrtick && (switched || !self.hrtick_deadline)
    }

    /// Beside a shorter slice a turn lasts while its entity is owed service.
    fn ends_ineligible(&self, rules: &Rules, parity: bool) -> bool {
        self.answer == Turn::UntilIneligible && parity && rules.preempt.preempt_short
    }
}

/// Protects an entity that is being made current (`set_protect_slice`); it is out of the tree and
/// not current yet, so the queue's shortest slice is that of the others.
#[inline]
pub fn protect(rules: &Rules, queue: &RunQueue, entities: &mut Entities, id: EntityId) {
    let parity = rules.turn.run_to_parity;
    let vprot = match rules.turn.answer {
        Turn::FairPeriod => return,
        Turn::Request | Turn::Quantum => entities[id].deadline,
        Turn::MinSlice | Turn::UntilIneligible => {
            let entity = &entities[id];
            let others_ns = queue.min_slice_ns(entities).unwrap_or(entity.slice_ns);
            let shortest_ns = if parity { others_ns } else { rules.turn.base_slice.normal_ns };
            if shortest_ns >= entity.slice_ns {
                entity.deadline
            } else if rules.turn.ends_ineligible(rules, parity) {
                // It stops being eligible just beyond the mean of the others.
                earlier(entity.deadline, queue.zero_lag_point(entities).wrapping_add(1))
            } else {
                let shortened = entity.vruntime.wrapping_add(entity.virtual_ns(shortest_ns));
                earlier(entity.deadline, shortened)
            }
        }
    };
    entities[id].vprot = vprot;
}

/// True while others may not take over from a current, eligible entity (`protect_slice`).
#[inline]
pub fn is_protected(rules: &Rules, entity: &Entity) -> bool {
    match rules.turn.answer {
        Turn::FairPeriod => false,
        // The stamp is the deadline at the pick: the first renewal ends the protection.
        Turn::Request | Turn::Quantum => {
            rules.turn.run_to_parity && entity.vprot == entity.deadline
        }
        Turn::MinSlice | Turn::UntilIneligible => before(entity.vruntime, entity.vprot),
    }
}

/// Ends the protection (`cancel_protect_slice`).
#[inline]
pub fn cancel_protection(rules: &Rules, entity: &mut Entity) {
    match rules.turn.answer {
        Turn::FairPeriod => {}
        Turn::Request | Turn::Quantum => {
            if entity.vprot == entity.deadline {
                entity.vprot = entity.deadline.wrapping_add(1);
            }
        }
        Turn::MinSlice | Turn::UntilIneligible => {
            if is_protected(rules, entity) {
                entity.vprot = entity.vruntime;
            }
        }
    }
}

/// Shortens the protection to the shortest slice that is queued, counted from the virtual time
/// `from` (`update_protect_slice`).
pub fn shorten_protection(queue: &RunQueue, entities: &mut Entities, id: EntityId, from: u64) {
    let shortest_ns = queue.min_slice_ns(entities).unwrap_or(entities[id].slice_ns);
    let entity = &mut entities[id];
    let shortened = from.wrapping_add(entity.virtual_ns(shortest_ns));
    entity.vprot = earlier(entity.vprot, shortened);
}
