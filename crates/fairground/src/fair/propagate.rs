//! PELT's changes go up the hierarchy: a group entity follows its queue, a group's load is the sum
//! of its queues' contributions.

use super::world::World;
use crate::model::pelt::{Avg, MIN_DIVIDER};
use crate::model::weight::down;
use crate::units::{EntityId, Ns, QueueId};

/// Least time between two updates of a group's load average by one queue, ns.
const TG_UPDATE_INTERVAL_NS: Ns = 1_000_000;

/// `a + delta`, not below zero.
fn shift(a: &mut u64, delta: i64) {
    *a = a.saturating_add_signed(delta);
}

impl World {
    /// Tells a group entity what changed below it (`propagate_entity_load_avg`).
    #[inline]
    pub(super) fn propagate(&mut self, id: EntityId) -> bool {
        let Some(child) = self.entities[id].my_queue else { return false };
        if !std::mem::take(&mut self.queues[child].propagate) {
            return false;
        }
        let runnable_sum = std::mem::take(&mut self.queues[child].prop_runnable_sum);
        let q = self.entities[id].accounted_in;
        self.queues[q].propagate = true;
        self.queues[q].prop_runnable_sum += runnable_sum;
        let below = self.queues[child].avg;
        let below_weight = down(self.queues[child].weight);
        let divider = self.queues[q].avg.divider();
        let entity = &mut self.entities[id];
        let queue = &mut self.queues[q].avg;
        follow(
            (&mut entity.avg.util_avg, &mut entity.avg.util_sum),
            (&mut queue.util_avg, &mut queue.util_sum),
            below.util_avg,
            divider,
        );
        follow(
            (&mut entity.avg.runnable_avg, &mut entity.avg.runnable_sum),
            (&mut queue.runnable_avg, &mut queue.runnable_sum),
            below.runnable_avg,
            divider,
        );
        let weight = entity.weight.down();
        follow_load(
            &mut entity.avg,
            queue,
            weight,
            runnable_sum,
            (below.load_sum, below_weight),
            divider,
        );
        true
    }

    /// Adds what changed in a queue's load to its group's (`update_tg_load_avg`).
    #[inline]
    pub fn update_tg_load_avg(&mut self, q: QueueId) {
        let queue = &mut self.queues[q];
        if queue.group.0 == 0 {
            return;
        }
        let limited = self.rules.reweight.tg_rate_limit;
        if limited && self.now_ns - queue.tg_load_avg_at_ns < TG_UPDATE_INTERVAL_NS {
            return;
        }
        let (load, load_then) = (queue.avg.load_avg, queue.tg_load_avg_contrib);
        let (runnable, runnable_then) = (queue.avg.runnable_avg, queue.tg_runnable_avg_contrib);
        let counts_tasks = self.rules.cgroup_mode.answer.counts_tasks();
        // Whichever moves takes the other along: two steady hogs, who count as one while their
        // average stands a little below two, count as two after a change of a weight among them.
        if has_moved(load, load_then) || counts_tasks && has_moved(runnable, runnable_then) {
            let group = &mut self.groups[queue.group];
            group.load_avg = group.load_avg + load - load_then;
            group.runnable_avg = group.runnable_avg + runnable - runnable_then;
            queue.tg_load_avg_contrib = load;
            queue.tg_runnable_avg_contrib = runnable;
            queue.tg_load_avg_at_ns = self.now_ns;
        }
    }
}

/// True if a contribution is off by more than a 64th.
fn has_moved(now: u64, then: u64) -> bool {
    now.abs_diff(then) > then / 64
}

/// A group entity's average becomes its queue's; the queue above takes the difference
/// (`update_tg_cfs_util`, `update_tg_cfs_runnable`).
fn follow(entity: (&mut u64, &mut u64), queue: (&mut u64, &mut u64), below_avg: u64, divider: u64) {
    let delta = below_avg as i64 - *entity.0 as i64;
    if delta == 0 {
        return;
    }
    let sum = below_avg * divider;
    let delta_sum = sum as i64 - *entity.1 as i64;
    (*entity.0, *entity.1) = (below_avg, sum);
    shift(queue.0, delta);
    shift(queue.1, delta_sum);
    *queue.1 = (*queue.1).max(*queue.0 * MIN_DIVIDER);
}

/// The same for load, by way of the runnable sum (`update_tg_cfs_load`).
fn follow_load(
    entity: &mut Avg,
    queue: &mut Avg,
    weight: u64,
    delta_runnable: i64,
    below: (u64, u64),
    divider: u64,
) {
    if delta_runnable == 0 {
        return;
    }
    let (below_load_sum, below_weight) = below;
    let runnable_sum = if delta_runnable >= 0 {
        (entity.load_sum + delta_runnable as u64).min(divider)
    } else {
        let estimate = below_load_sum.checked_div(below_weight).unwrap_or(0);
        entity.load_sum.min(estimate)
    };
    let runnable_sum = runnable_sum.max(entity.util_sum >> 10);
    let load_sum = weight * runnable_sum;
    let load_avg = load_sum / divider;
    let delta_avg = load_avg as i64 - entity.load_avg as i64;
    if delta_avg == 0 {
        return;
    }
    let delta_sum = load_sum as i64 - (weight * entity.load_sum) as i64;
    (entity.load_sum, entity.load_avg) = (runnable_sum, load_avg);
    shift(&mut queue.load_avg, delta_avg);
    shift(&mut queue.load_sum, delta_sum);
    queue.load_sum = queue.load_sum.max(queue.load_avg * MIN_DIVIDER);
}
