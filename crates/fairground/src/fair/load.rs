//! PELT's call sites: ageing, attaching, detaching, and carrying changes up the hierarchy.

use super::world::World;
use crate::model::pelt::{Activity, Avg, MIN_DIVIDER};
use crate::policy::frequency::hint::{Hook, Moment};
use crate::units::{EntityId, Ns, QueueId};

/// What an update of an entity's averages is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Membership {
    /// It stays on the queue, or blocks there.
    Stays,
    /// It joins, and is attached if it comes from elsewhere (`DO_ATTACH`).
    Joins,
    /// It moves to another queue (`DO_DETACH`).
    Leaves,
}

/// `a − b`, not below zero.
fn less(a: &mut u64, b: u64) {
    *a = a.saturating_sub(b);
}

impl World {
    /// Brings an entity's and its queue's averages up to date (`update_load_avg`).
    #[inline]
    pub fn update_load_avg(&mut self, id: EntityId, membership: Membership) {
        let q = self.entities[id].accounted_in;
        let now_ns = self.advance_queue_clock_pelt_ns(q);
        let attached = self.entities[id].avg.last_update_ns != 0;
        if attached {
            let running = self.queues[q].h_curr == Some(id);
            let entity = &mut self.entities[id];
            let runnable = entity.runnable();
            let activity = Activity { load: u64::from(entity.on_rq), runnable, running };
            let weight = entity.weight.down();
            entity.avg.update(now_ns, weight, activity);
        }
        self.note_ageing(q);
        let mut moved = self.update_queue_avg(q, now_ns);
        self.hint_moved(q, moved, Moment::Before);
        moved |= self.propagate(id);
        match membership {
            Membership::Joins if !attached => {
                self.attach(id);
                self.hint_root(q, Hook::Attached);
                self.update_tg_load_avg(q);
            }
            Membership::Leaves => {
                self.detach(id);
                self.hint_root(q, Hook::Attached);
                self.update_tg_load_avg(q);
            }
            _ if moved => {
                self.hint_moved(q, moved, Moment::AtEnd);
                self.update_tg_load_avg(q);
            }
            _ => return,
        }
        self.note_averages(q);
    }

    /// The averages of a queue moved: the governor hears of the root's, if this is the moment for
    /// it. In 4.12 that is before a task is attached; since then an update tells once.
    #[inline]
    fn hint_moved(&mut self, q: QueueId, moved: bool, moment: Moment) {
        if moved && self.freq.listens && self.rules.hint.answer.tells_at(moment) {
            self.hint_root(q, Hook::Decayed);
        }
    }

    /// The governor hears of root queues alone.
    #[inline]
    pub(super) fn hint_root(&mut self, q: QueueId, hook: Hook) {
        let queue = &self.queues[q];
        if self.freq.listens && queue.group.0 == 0 {
            self.hint(queue.cpu, hook);
        }
    }

    /// A queue's averages may not be zero from now on; the root's are always aged.
    #[inline]
    pub(super) fn note_ageing(&mut self, q: QueueId) {
        let queue = &self.queues[q];
        if queue.group.0 != 0 {
            self.ageing.insert(queue.group, queue.cpu);
        }
    }

    /// The averages of a root queue are also kept where balancing reads them.
    #[inline]
    pub(super) fn note_averages(&mut self, q: QueueId) {
        let queue = &self.queues[q];
        if queue.group.0 == 0 {
            self.note_load(queue.cpu);
        }
    }

    /// Ages a queue's own averages (`update_cfs_rq_load_avg`); true if they moved.
    #[inline]
    pub fn update_queue_avg(&mut self, q: QueueId, now_ns: Ns) -> bool {
        let queue = &mut self.queues[q];
        let mut moved = false;
        if queue.removed.nr > 0 {
            let removed = std::mem::take(&mut queue.removed);
            let divider = queue.avg.divider();
            let avg = &mut queue.avg;
            less(&mut avg.load_avg, removed.load_avg);
            less(&mut avg.load_sum, removed.load_avg * divider);
            avg.load_sum = avg.load_sum.max(avg.load_avg * MIN_DIVIDER);
            less(&mut avg.util_avg, removed.util_avg);
            less(&mut avg.util_sum, removed.util_avg * divider);
            avg.util_sum = avg.util_sum.max(avg.util_avg * MIN_DIVIDER);
            less(&mut avg.runnable_avg, removed.runnable_avg);
            less(&mut avg.runnable_sum, removed.runnable_avg * divider);
            avg.runnable_sum = avg.runnable_sum.max(avg.runnable_avg * MIN_DIVIDER);
            let gone = (removed.runnable_avg * divider) >> 10;
            queue.propagate = true;
            queue.prop_runnable_sum -= gone as i64;
            moved = true;
        }
        let activity = Activity {
            load: crate::model::weight::down(queue.weight),
            runnable: u64::from(queue.h_nr_runnable),
            running: queue.h_curr.is_some(),
        };
        queue.avg.update(now_ns, 1, activity) | moved
    }

    /// Adds an entity's averages to its queue's (`attach_entity_load_avg`).
    pub fn attach(&mut self, id: EntityId) {
        let q = self.entities[id].accounted_in;
        self.note_ageing(q);
        let queue = &mut self.queues[q];
        let divider = queue.avg.divider();
        let entity = &mut self.entities[id];
        let weight = entity.weight.down();
        let avg = &mut entity.avg;
        avg.last_update_ns = queue.avg.last_update_ns;
        avg.period_contrib = queue.avg.period_contrib;
        avg.util_sum = avg.util_avg * divider;
        avg.runnable_sum = avg.runnable_avg * divider;
        let load_sum = avg.load_avg * divider;
        avg.load_sum = if weight < load_sum { load_sum / weight.max(1) } else { 1 };
        let avg = *avg;
        add(&mut queue.avg, &avg, weight);
        queue.propagate = true;
        queue.prop_runnable_sum += avg.load_sum as i64;
    }

    /// Subtracts an entity's averages from its queue's (`detach_entity_load_avg`).
    pub fn detach(&mut self, id: EntityId) {
        let entity = &mut self.entities[id];
        let q = entity.accounted_in;
        let weight = entity.weight.down();
        let avg = entity.avg;
        entity.avg.last_update_ns = 0;
        let queue = &mut self.queues[q];
        subtract(&mut queue.avg, &avg, weight);
        queue.propagate = true;
        queue.prop_runnable_sum -= avg.load_sum as i64;
    }

    /// A sleeping task leaves for another CPU: its averages are brought to its queue's time and
    /// put into the bag of what left (`remove_entity_load_avg`).
    pub fn remove_blocked(&mut self, id: EntityId) {
        self.sync_blocked(id);
        let entity = &mut self.entities[id];
        if entity.avg.last_update_ns != 0 {
            let removed = &mut self.queues[entity.accounted_in].removed;
            removed.nr += 1;
            removed.load_avg += entity.avg.load_avg;
            removed.util_avg += entity.avg.util_avg;
            removed.runnable_avg += entity.avg.runnable_avg;
        }
        entity.avg.last_update_ns = 0;
    }

    /// Ages a sleeping entity to where its queue is (`sync_entity_load_avg`).
    pub fn sync_blocked(&mut self, id: EntityId) {
        let entity = &mut self.entities[id];
        if entity.avg.last_update_ns != 0 {
            let queue_ns = self.queues[entity.accounted_in].avg.last_update_ns;
            let asleep = Activity { load: 0, runnable: 0, running: false };
            let weight = entity.weight.down();
            entity.avg.update(queue_ns, weight, asleep);
        }
    }

    /// First averages of a new task (`post_init_entity_util_avg`).
    pub fn init_util(&mut self, id: EntityId, capacity: u64) {
        let entity = &mut self.entities[id];
        let queue = &self.queues[entity.accounted_in].avg;
        let weight = entity.weight.down();
        entity.avg.load_avg = weight;
        let room = capacity.saturating_sub(queue.util_avg) / 2;
        if room > 0 {
            entity.avg.util_avg = if queue.util_avg == 0 {
                room
            } else {
                (queue.util_avg * weight / (queue.load_avg + 1)).min(room)
            };
        }
        entity.avg.runnable_avg = entity.avg.util_avg;
    }
}

fn add(queue: &mut Avg, entity: &Avg, weight: u64) {
    queue.load_avg += entity.load_avg;
    queue.load_sum += weight * entity.load_sum;
    queue.util_avg += entity.util_avg;
    queue.util_sum += entity.util_sum;
    queue.runnable_avg += entity.runnable_avg;
    queue.runnable_sum += entity.runnable_sum;
}

fn subtract(queue: &mut Avg, entity: &Avg, weight: u64) {
    less(&mut queue.load_avg, entity.load_avg);
    less(&mut queue.load_sum, weight * entity.load_sum);
    queue.load_sum = queue.load_sum.max(queue.load_avg * MIN_DIVIDER);
    less(&mut queue.util_avg, entity.util_avg);
    less(&mut queue.util_sum, entity.util_sum);
    queue.util_sum = queue.util_sum.max(queue.util_avg * MIN_DIVIDER);
    less(&mut queue.runnable_avg, entity.runnable_avg);
    less(&mut queue.runnable_sum, entity.runnable_sum);
    queue.runnable_sum = queue.runnable_sum.max(queue.runnable_avg * MIN_DIVIDER);
}
