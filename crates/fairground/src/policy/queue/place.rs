//! Where does an entity start when it joins a queue?
//!
//! EEVDF: an entity that left with lag ℓ comes back with lag ℓ. Inserting it moves the zero-lag
//! point V by −w·ℓ/(W+w), so it is placed at V − ℓ·(W+w)/W. Its deadline is one request later.

use crate::model::entity::{Entity, before};
use crate::model::runqueue::RunQueue;
use crate::model::weight::scale;
use crate::policy::Rules;
use crate::policy::question::question;
use crate::units::{EntityId, Ns, Table};

question! {
    /// Where does an entity start when it joins a queue?
    "place" Place {
        /// At the queue's minimum; a sleeper up to half a latency period before it (CFS).
        SleeperCredit = "sleeper-credit", since "2.6.23", needs Cfs;
        /// At the zero-lag point less the lag it left with, inflated for its own weight.
        Lag = "lag", since "6.6", needs Eevdf;
    }
    features {
        /// A sleeper is credited half a latency period only (CFS).
        gentle_fair_sleepers = "GENTLE_FAIR_SLEEPERS", needs Cfs;
        /// A new task starts one slice behind (CFS).
        start_debit = "START_DEBIT", needs Cfs;
        /// A joining entity keeps the lag it left with.
        place_lag = "PLACE_LAG", needs Eevdf;
        /// A new task's first slice is halved.
        place_deadline_initial = "PLACE_DEADLINE_INITIAL", needs Eevdf;
        /// A moved entity keeps the distance to its deadline.
        place_rel_deadline = "PLACE_REL_DEADLINE", from "6.12", needs Eevdf;
    }
    functions {
        place_entity enqueue_entity task_fork_fair entity_is_long_sleeper sched_vslice
    }
}

impl Place {
    /// True if who slept is placed before the queue's minimum, and who is new behind it.
    #[inline]
    pub fn credits_sleepers(self) -> bool {
        self == Place::SleeperCredit
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
        entity.slice_ns = rules.turn.base_slice.ns;
    }
    let lag = if rules.place.place_lag && queue.nr_queued > 0 {
        scale(entity.vlag, load + entity.h_load.in_virtual_time(), load)
    } else {
        0
    };
    entity.vruntime = zero_lag_point.wrapping_sub(lag as u64);
    if rules.place.place_rel_deadline && entity.rel_deadline {
        entity.deadline = entity.deadline.wrapping_add(entity.vruntime);
        entity.rel_deadline = false;
        return;
    }
    let mut request = entity.virtual_ns(entity.slice_ns);
    if joins == Joins::Initial && rules.place.place_deadline_initial {
        request /= 2;
    }
    entity.deadline = entity.vruntime.wrapping_add(request);
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
        if rules.place.start_debit {
            vruntime = vruntime.wrapping_add(start_debit);
        }
    } else {
        let credit_ns =
            if entity.idle { rules.turn.min_granularity.ns } else { rules.turn.latency.ns };
        let halved = rules.place.gentle_fair_sleepers;
        vruntime = vruntime.wrapping_sub(if halved { credit_ns / 2 } else { credit_ns });
    }
    let long_sleeper = now_ns.saturating_sub(entity.exec_start_ns) > LONG_SLEEP_NS;
    let slept_long = entity.exec_start_ns > 0 && long_sleeper;
    if slept_long || before(entity.vruntime, vruntime) {
        entity.vruntime = vruntime;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::tree::Key;
    use crate::model::weight::Weight;
    use crate::policy::Kernel;
    use crate::units::{CpuId, GroupId, QueueId};

    /// A queue of entities of nice 0 that wait at these distances from its start, and one that
    /// left with `vlag` and joins; where it starts and how long its request is.
    fn placed(waiting: &[u64], vlag: i64, joins: Joins) -> (i64, u64) {
        let rules = Kernel::profile("6.12").expect("a release").rules;
        let mut queue = RunQueue::new(CpuId(0), GroupId(0), Key::Deadline);
        let start = queue.min_vruntime;
        let entity = |_| Entity::new(Weight::of_nice(0), QueueId(0), None, 0);
        let mut entities = Table::from_fn(waiting.len() + 1, entity);
        for (row, after) in waiting.iter().enumerate() {
            let id = EntityId(row as u32);
            entities[id].vruntime = start.wrapping_add(*after);
            queue.insert(&mut entities, id);
            queue.nr_queued += 1;
        }
        let id = EntityId(waiting.len() as u32);
        entities[id].vlag = vlag;
        place_by_lag(&rules, &queue, &mut entities, id, joins);
        let joined = &entities[id];
        let at = joined.vruntime.wrapping_sub(start) as i64;
        (at, joined.deadline.wrapping_sub(joined.vruntime) * 100 / rules.turn.base_slice.ns)
    }

    #[test]
    fn who_joins_an_empty_queue_has_no_lag() {
        assert_eq!(placed(&[], 0, Joins::Again), (0, 100));
        assert_eq!(placed(&[], 5_000, Joins::Again), (0, 100));
        assert_eq!(placed(&[], 0, Joins::Initial), (0, 50));
    }

    /// The others' mean is 2000; one of three equal weights moves that by a third of what it is
    /// placed from it, so it is placed by one half more: it is owed what it was owed.
    #[test]
    fn who_joins_others_is_owed_what_it_was_owed() {
        assert_eq!(placed(&[1_000, 3_000], 0, Joins::Again), (2_000, 100));
        assert_eq!(placed(&[1_000, 3_000], 600, Joins::Again), (1_100, 100));
        assert_eq!(placed(&[1_000, 3_000], -601, Joins::Again), (2_901, 100));
    }
}
