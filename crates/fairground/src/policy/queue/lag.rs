//! How much lag does an entity keep when it leaves?
//!
//! Symbols: V zero-lag point, v vruntime, w weight, r slice. Lag is what an entity is owed, as
//! virtual time: ℓ = V − v, so w · ℓ is owed as service. It is kept while the entity sleeps
//! (EEVDF), and [`place`](super::place) restores it. Without a limit a task could sleep
//! with a debt or a claim for ever, so |ℓ| ≤ limit / w. The theory bounds lag by one request; the
//! answers differ in whose request counts.
//!
//! A sleeper that owes service may stay on its queue until its lag has run off (DELAY_DEQUEUE): it
//! is picked at last, and leaves then, with no lag that it did not earn (DELAY_ZERO).

use crate::model::entity::Entity;
use crate::model::runqueue::RunQueue;
use crate::policy::Rules;
use crate::policy::question::question;
use crate::units::{EntityId, Table};

question! {
    /// How much lag does an entity keep when it leaves?
    "lag" LagLimit {
        /// Up to two of its own slices, at least a tick (a quantum under turn = "quantum").
        TwiceSlice = "twice-slice", since "6.6";
        /// Up to the longest slice that is queued, plus a tick.
        MaxSlice = "max-slice", since "7.0, and 6.18.17";
    }
    features {
        /// A sleeper with negative lag stays queued until picked.
        delay_dequeue = "DELAY_DEQUEUE", from "6.12";
        /// A delayed entity leaves with no positive lag.
        delay_zero = "DELAY_ZERO", from "6.12", needs Eevdf;
    }
    changes {
        /// A delayed task does not count as runnable.
        delayed_is_idle = "delayed-is-idle", since "6.13";
        /// A sleeper loses its buddy mark even if it stays queued.
        early_clear = "early-clear", since "6.13";
        /// A delayed entity leaves, or is wanted again, with no less lag than it had when it was
        /// delayed.
        delayed_keeps_lag = "delayed-keeps-lag", since "7.2", needs Eevdf;
    }
    functions {
        update_entity_lag entity_lag dequeue_entity clear_delayed finish_delayed_dequeue_entity
        requeue_delayed_entity set_delayed
    }
}

impl LagLimit {
    /// The release with this limit also keeps the protection of a current entity that is
    /// reweighted.
    pub fn keeps_protection(self) -> bool {
        self == LagLimit::MaxSlice
    }
}

/// The lag V − v of a queued entity, within its limit (`entity_lag`), virtual ns.
pub fn lag_at(
    rules: &Rules,
    queue: &RunQueue,
    entities: &Table<EntityId, Entity>,
    id: EntityId,
    zero_lag_point: u64,
) -> i64 {
    let entity = &entities[id];
    let limit_ns = match rules.lag.answer {
        LagLimit::TwiceSlice => (2 * entity.slice_ns).max(quantum_ns(rules)),
        LagLimit::MaxSlice => {
            queue.max_slice_ns(entities).unwrap_or(entity.slice_ns) + rules.tick_ns()
        }
    };
    let limit = entity.virtual_ns(limit_ns) as i64;
    let lag = zero_lag_point.wrapping_sub(entity.vruntime) as i64;
    lag.clamp(-limit, limit)
}

/// The shortest time between two decisions, ns: the tick, or thread 003's quantum.
fn quantum_ns(rules: &Rules) -> u64 {
    match rules.turn.answer.is_a_quantum() {
        true => rules.tick_ns().max(rules.turn.base_slice.ns),
        false => rules.tick_ns(),
    }
}

/// Stores the lag of an entity that is about to leave (`update_entity_lag`), and returns the
/// zero-lag point that it was taken from.
pub fn keep_lag(
    rules: &Rules,
    queue: &RunQueue,
    entities: &mut Table<EntityId, Entity>,
    id: EntityId,
) -> u64 {
    let zero_lag_point = queue.zero_lag_point(entities);
    let lag = lag_at(rules, queue, entities, id, zero_lag_point);
    let entity = &mut entities[id];
    let kept = rules.lag.delayed_keeps_lag && entity.delayed;
    entity.vlag = if kept { lag.max(entity.vlag) } else { lag };
    zero_lag_point
}
