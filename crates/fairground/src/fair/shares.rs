//! A group's weight on each CPU, and what a change of weight does to an entity.
//!
//! weight = S · load / T with load = max(down(queue weight), queue load average), the queue
//! weight alone before 4.15, and
//! T = group load average − this queue's contribution + load, within [2, S]. S is the group's
//! shares, or more for a group with several tasks; see [`crate::policy::queue::cgroup_mode`].

use super::load::Membership;
use super::world::World;
use crate::model::levels::Levels;
use crate::model::pelt::MIN_DIVIDER;
use crate::model::weight::{Weight, down};
use crate::policy::queue::reweight::{reweight_off_queue, reweight_queued};
use crate::units::{EntityId, GroupId, QueueId};

/// Least stored weight of a group entity (`MIN_SHARES`).
const SHARES_MIN: u64 = 2;

impl World {
    /// Recomputes a group entity's weight (`update_cfs_group`); nothing for a task.
    #[inline]
    pub fn update_cfs_group(&mut self, id: EntityId) {
        let Some(child) = self.entities[id].my_queue else { return };
        if self.rules.throttle.answer.takes_queue_off() && self.is_throttled_hierarchy(child) {
            return;
        }
        let keeps_when_empty = self.rules.reweight.empty_keeps_weight;
        if keeps_when_empty && self.queues[child].weight == 0 {
            return;
        }
        let shares = self.calc_group_shares(child);
        if shares != self.entities[id].weight.stored {
            let weight = self.rules.weight(Weight::of_stored(shares));
            self.reweight_entity(id, weight);
        }
    }

    fn calc_group_shares(&self, child: QueueId) -> u64 {
        let queue = &self.queues[child];
        let group = &self.groups[queue.group];
        let mode = self.rules.cgroup_mode.answer;
        let whole = mode.shares(group.shares, group.runnable_avg, group.cpus);
        if mode.is_undivided() {
            return whole.max(SHARES_MIN);
        }
        let mut load = down(queue.weight);
        if self.rules.reweight.shares_by_average {
            load = load.max(queue.avg.load_avg);
        }
        let total = (group.load_avg - queue.tg_load_avg_contrib) + load;
        let product = u128::from(whole) * u128::from(load);
        let shares = product.checked_div(u128::from(total)).unwrap_or(product);
        // It is at most the whole, which has 64 bits.
        (shares.min(u128::from(whole)) as u64).max(SHARES_MIN)
    }

    /// Gives an entity a new weight, queued or not (`reweight_entity`).
    pub fn reweight_entity(&mut self, id: EntityId, weight: Weight) {
        if self.rules.hierarchy.answer.is_flat() {
            return self.reweight_member(id, weight);
        }
        let q = self.entities[id].queued_on;
        let old_weight = self.entities[id].weight.down();
        if !self.entities[id].on_rq {
            reweight_off_queue(&self.rules, &mut self.entities[id], weight);
            self.entities[id].weight = weight;
            self.rescale_load(id, old_weight);
            return;
        }
        self.update_curr(q);
        let is_curr = self.queues[q].curr == Some(id);
        let queue = &mut self.queues[q];
        let zero_lag_before = queue.zero_lag_point(&self.entities);
        if !is_curr && !self.rules.is_cfs() {
            queue.remove(&mut self.entities, id);
        }
        let (old, new) = (self.entities[id].weight.stored, weight.stored);
        // Up to 6.15 the queue's weight was already the new one when the entity was placed; the
        // placement reads only the tree's sums, so the order makes no difference here.
        queue.weight = queue.weight - old + new;
        if self.rules.is_cfs() {
            self.reweight_cfs(q, id, is_curr, weight);
        } else {
            let queue = &mut self.queues[q];
            reweight_queued(&self.rules, queue, &mut self.entities, id, weight, zero_lag_before);
            if !is_curr {
                queue.insert(&mut self.entities, id);
            }
        }
        self.entities[id].weight = weight;
        self.rescale_load(id, old_weight);
        if self.rules.reweight.answer.moves() {
            self.queues[q].update_min_vruntime(&self.entities);
        }
    }

    /// CFS: the vruntime stays, so the entity keeps its place; only the sums change.
    fn reweight_cfs(&mut self, q: QueueId, id: EntityId, is_curr: bool, weight: Weight) {
        let queue = &mut self.queues[q];
        if !is_curr {
            queue.remove(&mut self.entities, id);
        }
        self.entities[id].h_load = weight;
        if !is_curr {
            queue.insert(&mut self.entities, id);
        }
    }

    /// The load average follows the weight at once.
    pub(super) fn rescale_load(&mut self, id: EntityId, old_weight: u64) {
        if !self.rules.reweight.reweight_load {
            return;
        }
        let entity = &mut self.entities[id];
        let (q, weight) = (entity.accounted_in, entity.weight.down());
        let avg = &mut entity.avg;
        let (old_avg, sum) = (avg.load_avg, avg.load_sum);
        avg.load_avg = weight * sum / avg.divider();
        if avg.last_update_ns != 0 {
            let queue = &mut self.queues[q].avg;
            queue.load_avg = queue.load_avg.saturating_sub(old_avg);
            queue.load_sum = queue.load_sum.saturating_sub(old_weight * sum);
            queue.load_sum = queue.load_sum.max(queue.load_avg * MIN_DIVIDER);
            queue.load_avg += avg.load_avg;
            queue.load_sum += weight * sum;
            self.note_ageing(q);
            self.note_averages(q);
        }
    }

    /// Changes a group's shares (`sched_group_set_shares`): 1024 for a weight of 100.
    pub fn set_group_shares(&mut self, group: GroupId, shares: u64) {
        self.groups[group].shares = shares << 10;
        for cpu in self.cpus.ids() {
            let mut levels = Levels::from_any(self.group_entity(group, cpu));
            while let Some((id, _)) = levels.climb(&self.entities) {
                self.update_load_avg(id, Membership::Stays);
                self.update_cfs_group(id);
            }
        }
    }
}
