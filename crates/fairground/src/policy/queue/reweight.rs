//! What becomes of a queued entity whose weight changes?
//!
//! Service lag is w · vlag, so a lag of ℓ virtual ns at weight w is ℓ · w/w' at weight w'.

use super::lag;
use super::place::{Joins, place_by_lag};
use super::turn::is_protected;
use crate::model::entity::Entity;
use crate::model::runqueue::RunQueue;
use crate::model::weight::{Weight, scale};
use crate::policy::Rules;
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// What becomes of a queued entity whose weight changes?
    "reweight" Reweight {
        /// Its virtual run time stays (CFS).
        KeepVruntime = "keep-vruntime", since "2.6.23", needs Cfs;
        /// Its virtual run time stays, the distance to its deadline is scaled.
        ScaleDeadline = "scale-deadline", since "6.6.0", needs Eevdf;
        /// Lag and distance to the deadline are scaled about the zero-lag point of the others.
        ScaleLagUnclamped = "scale-lag-unclamped", since "6.7, and 6.6.3", needs Eevdf;
        /// Lag, within its limit, and distance to the deadline are scaled about the zero-lag point.
        ScaleLag = "scale-lag", since "6.9, and 6.6.30", needs Eevdf;
        /// It is placed anew with its lag, counted among the queued.
        PlaceCounted = "place-counted", since "6.13", needs Eevdf;
        /// It leaves with its lag and is placed anew.
        PlaceAnew = "place-anew", since "6.16", needs Eevdf;
    }
    changes {
        /// A new weight changes the load average at once.
        reweight_load = "reweight-load", since "4.15";
        /// A group's weight counts its average load too.
        shares_by_average = "shares-by-average", since "4.15";
        /// A group's load average is updated once a millisecond.
        tg_rate_limit = "tg-rate-limit", since "6.7";
        /// A new weight scales the distance to the deadline of an entity off its queue, not only
        /// its lag.
        reweight_deadline = "reweight-deadline", since "6.13", needs Eevdf;
        /// The entity of an empty group keeps its weight.
        empty_keeps_weight = "empty-keeps-weight", since "6.13";
        /// Weights count in full in virtual time, not cut by ten bits, which makes of all that is
        /// lighter than 2 of 1024 the same.
        full_weight = "full-weight", since "7.2";
    }
    functions {
        reweight_entity reweight_eevdf rescale_entity reweight_task reweight_task_fair
        calc_group_shares update_cfs_group update_tg_load_avg __calc_delta avg_vruntime_weight
    }
}

type Entities = Table<EntityId, Entity>;

impl Rules {
    /// A weight as this kernel uses it in virtual time; in a flat hierarchy always in full.
    #[inline]
    pub fn weight(&self, weight: Weight) -> Weight {
        let full = self.reweight.full_weight || self.hierarchy.answer.is_flat();
        if full { weight.full() } else { weight }
    }
}

impl Reweight {
    /// True if the entity itself may move in virtual time, not only its sums.
    pub fn moves(self) -> bool {
        self != Reweight::KeepVruntime
    }
}

/// Gives an entity that is not queued its new weight in virtual time.
pub fn reweight_off_queue(rules: &Rules, entity: &mut Entity, weight: Weight) {
    let (old, new) = ratio(entity.h_load, weight);
    entity.vlag = scale(entity.vlag, old, new);
    if entity.rel_deadline && rules.reweight.reweight_deadline {
        entity.deadline = scale(entity.deadline as i64, old, new) as u64;
    }
    entity.h_load = weight;
}

/// Gives a queued entity its new weight in virtual time. It is charged and, unless current, out of
/// the tree, but still counted; the queue's `weight` is the caller's business. `zero_lag_before` is
/// the zero-lag point with the entity in the tree.
pub fn reweight_queued(
    rules: &Rules,
    queue: &mut RunQueue,
    entities: &mut Entities,
    id: EntityId,
    weight: Weight,
    zero_lag_before: u64,
) {
    let (old, new) = ratio(entities[id].h_load, weight);
    match rules.reweight.answer {
        Reweight::KeepVruntime => entities[id].h_load = weight,
        Reweight::ScaleDeadline => {
            let entity = &mut entities[id];
            let left = entity.deadline.wrapping_sub(entity.vruntime) as i64;
            entity.deadline = entity.vruntime.wrapping_add(scale(left, old, new) as u64);
            entity.h_load = weight;
        }
        Reweight::ScaleLagUnclamped => {
            let zero = queue.zero_lag_point(entities);
            let lag = zero.wrapping_sub(entities[id].vruntime) as i64;
            scale_about(&mut entities[id], zero, lag, weight);
        }
        Reweight::ScaleLag => {
            let lag = lag::lag_at(rules, queue, entities, id, zero_lag_before);
            let entity = &mut entities[id];
            let protected = is_protected(rules, entity);
            scale_about(entity, zero_lag_before, lag, weight);
            if protected && rules.lag.answer.keeps_protection() && queue.curr == Some(id) {
                let left = entity.vprot.wrapping_sub(zero_lag_before) as i64;
                entity.vprot = zero_lag_before.wrapping_add(scale(left, old, new) as u64);
            }
        }
        Reweight::PlaceCounted | Reweight::PlaceAnew => {
            let lag = lag::lag_at(rules, queue, entities, id, zero_lag_before);
            let entity = &mut entities[id];
            entity.vlag = scale(lag, old, new);
            let left = entity.deadline.wrapping_sub(entity.vruntime) as i64;
            let protected = entity.vprot.wrapping_sub(entity.vruntime) as i64;
            entity.deadline = scale(left, old, new) as u64;
            entity.rel_deadline = true;
            entity.h_load = weight;
            let leaves = u32::from(rules.reweight.answer == Reweight::PlaceAnew);
            queue.nr_queued -= leaves;
            place_by_lag(rules, queue, entities, id, Joins::Again);
            queue.nr_queued += leaves;
            if rules.lag.answer.keeps_protection() && queue.curr == Some(id) {
                let entity = &mut entities[id];
                let protected = scale(protected, old, new) as u64;
                entity.vprot = entity.vruntime.wrapping_add(protected);
            }
        }
    }
}

/// Both weights as they count in virtual time.
fn ratio(old: Weight, new: Weight) -> (u64, u64) {
    (old.in_virtual_time(), new.in_virtual_time())
}

fn scale_about(entity: &mut Entity, zero: u64, lag: i64, weight: Weight) {
    let (old, new) = ratio(entity.h_load, weight);
    let left = entity.deadline.wrapping_sub(zero) as i64;
    entity.vruntime = zero.wrapping_sub(scale(lag, old, new) as u64);
    entity.deadline = zero.wrapping_add(scale(left, old, new) as u64);
    entity.h_load = weight;
}
