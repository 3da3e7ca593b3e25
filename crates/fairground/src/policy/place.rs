//! Where does an entity start when it joins a queue?
//!
//! EEVDF: an entity that left with lag ℓ comes back with lag ℓ. Inserting it moves the zero-lag
//! point V by −w·ℓ/(W+w), so it is placed at V − ℓ·(W+w)/W. Its deadline is one request later.

use super::question::question;
use super::rules::Rules;
use super::switches::Feature;
use crate::model::entity::{Entity, before};
use crate::model::runqueue::RunQueue;
use crate::units::{EntityId, Ns, Table};

question! {
    /// Where does an entity start when it joins a queue?
    "place", "Where does an entity start when it joins a queue?";
    Place {
        /// At the queue's minimum; a sleeper up to half a latency period before it (CFS).
        SleeperCredit = "sleeper-credit", "2.6.23";
        /// At the zero-lag point less the lag it left with, inflated for its own weight.
        Lag = "lag", "6.6";
    }
}

/// A sleep longer than this could have wrapped the virtual clock (`entity_is_long_sleeper`), ns.
const LONG_SLEEP_NS: Ns = 60_000_000_000;

/// What kind of joining it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joins {
    /// First time ever.
    Initial,
    /// After a sleep, or moved.
    Again,
}

/// EEVDF: sets vruntime and deadline of an entity that joins (`place_entity`).
pub fn place_by_lag(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    id: EntityId,
    joins: Joins,
) {
    let zero_lag_point = queue.zero_lag_point(entities);
    let load = queue.sums(entities).1;
    let entity = &mut entities[id];
    if !entity.custom_slice {
        entity.slice_ns = rules.base_slice_ns;
    }
    let lag = if rules.has(Feature::PlaceLag) && queue.nr_queued > 0 {
        inflated(entity.vlag, entity.weight.down(), load)
    } else {
        0
    };
    entity.vruntime = zero_lag_point.wrapping_sub(lag as u64);
    if rules.has(Feature::PlaceRelDeadline) && entity.rel_deadline {
        entity.deadline = entity.deadline.wrapping_add(entity.vruntime);
        entity.rel_deadline = false;
        return;
    }
    let mut request = entity.virtual_ns(entity.slice_ns);
    if joins == Joins::Initial && rules.has(Feature::PlaceDeadlineInitial) {
        request /= 2;
    }
    entity.deadline = entity.vruntime.wrapping_add(request);
}

/// lag · (W + w) / W, truncated toward zero.
fn inflated(lag: i64, weight: u64, load: u64) -> i64 {
    let product = lag.wrapping_mul((load + weight) as i64);
    product / load.max(1) as i64
}

/// CFS: sets the vruntime of an entity that wakes or is new (`place_entity`); `start_debit` is
/// the virtual slice that a new one starts behind.
pub fn place_with_credit(
    rules: &Rules,
    queue: &RunQueue,
    entity: &mut Entity,
    joins: Joins,
    now_ns: Ns,
    start_debit: u64,
) {
    let mut vruntime = queue.min_vruntime;
    if joins == Joins::Initial {
        if rules.has(Feature::StartDebit) {
            vruntime = vruntime.wrapping_add(start_debit);
        }
    } else {
        let credit_ns = if entity.idle { rules.min_granularity_ns } else { rules.latency_ns };
        let halved = rules.has(Feature::GentleFairSleepers);
        vruntime = vruntime.wrapping_sub(if halved { credit_ns / 2 } else { credit_ns });
    }
    let long_sleeper = now_ns.saturating_sub(entity.exec_start_ns) > LONG_SLEEP_NS;
    let slept_long = entity.exec_start_ns > 0 && long_sleeper;
    if slept_long || before(entity.vruntime, vruntime) {
        entity.vruntime = vruntime;
    }
}
