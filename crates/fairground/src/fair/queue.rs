//! One level of a nested hierarchy: an entity joins, leaves, becomes current, stops being current.

use super::load::Membership;
use super::world::World;
use crate::model::entity::Entity;
use crate::model::task::task_of;
use crate::policy::queue::lag::keep_lag;
use crate::policy::queue::place::{Joins, place_by_lag, place_with_credit};
use crate::policy::queue::turn::protect;
use crate::units::{EntityId, QueueId};

/// How an entity joins a queue (`ENQUEUE_*`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enqueue {
    /// After a sleep.
    pub wakeup: bool,
    /// From another CPU.
    pub migrated: bool,
    /// For the first time.
    pub initial: bool,
}

impl Enqueue {
    /// After a sleep, on the same CPU.
    pub const WAKEUP: Enqueue = Enqueue { wakeup: true, migrated: false, initial: false };
    /// Back after a change of its attributes.
    pub const RESTORE: Enqueue = Enqueue { wakeup: false, migrated: false, initial: false };
    /// From another CPU's queue.
    pub const MOVE: Enqueue = Enqueue { wakeup: false, migrated: true, initial: false };
    /// For the first time.
    pub const NEW: Enqueue = Enqueue { wakeup: false, migrated: false, initial: true };
}

/// How an entity leaves a queue (`DEQUEUE_*`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dequeue {
    /// It goes to sleep.
    pub sleep: bool,
    /// It was delayed and goes now.
    pub delayed: bool,
    /// It may not be delayed: it ends.
    pub special: bool,
    /// It moves to another CPU.
    pub migrating: bool,
    /// It comes back at once, after a change of its attributes.
    pub save: bool,
    /// It is throttled (6.18): no level of it is delayed.
    pub throttle: bool,
}

impl Dequeue {
    const NONE: Dequeue = Dequeue {
        sleep: false,
        delayed: false,
        special: false,
        migrating: false,
        save: false,
        throttle: false,
    };
    /// To sleep.
    pub const SLEEP: Dequeue = Dequeue { sleep: true, ..Dequeue::NONE };
    /// To end.
    pub const EXIT: Dequeue = Dequeue { sleep: true, special: true, ..Dequeue::NONE };
    /// Delayed until now.
    pub const DELAYED: Dequeue = Dequeue { sleep: true, delayed: true, ..Dequeue::NONE };
    /// To wait for run time.
    pub const THROTTLE: Dequeue = Dequeue { sleep: true, throttle: true, ..Dequeue::NONE };
    /// To another CPU.
    pub const MOVE: Dequeue = Dequeue { migrating: true, ..Dequeue::NONE };
    /// To come back with other attributes.
    pub const SAVE: Dequeue = Dequeue { save: true, ..Dequeue::NONE };
}

impl Dequeue {
    /// Who leaves so may stay, delayed.
    fn may_delay(self) -> bool {
        self.sleep && !self.special && !self.delayed && !self.throttle
    }
}

impl World {
    /// Charges the running entity; then true if this one, which is to leave, is a sleeper that is
    /// owed nothing: it stays on its queue, delayed.
    pub(super) fn stays_delayed(&mut self, q: QueueId, id: EntityId, how: Dequeue) -> bool {
        self.update_curr(q);
        if self.rules.lag.early_clear {
            self.clear_buddies(id);
        }
        let stays = how.may_delay()
            && self.rules.lag.delay_dequeue
            && !self.queues[q].is_eligible(&self.entities, id);
        if stays {
            self.update_load_avg(id, Membership::Stays);
            self.set_delayed(id);
        }
        stays
    }

    /// Adds an entity to a queue (`enqueue_entity`).
    pub fn enqueue_entity(&mut self, id: EntityId, how: Enqueue) {
        let Entity { queued_on: q, accounted_in, .. } = self.entities[id];
        let is_curr = self.queues[q].curr == Some(id);
        let cfs = self.rules.is_cfs();
        if cfs {
            // A CFS entity that did not come from sleep on this CPU has a relative vruntime.
            let relative = !how.wakeup || how.migrated;
            if relative && is_curr {
                self.add_min_vruntime(q, id);
            }
            self.update_curr(q);
            if relative && !is_curr {
                self.add_min_vruntime(q, id);
            }
        } else {
            if is_curr {
                self.place(id, how);
            }
            self.update_curr(q);
        }
        self.update_load_avg(id, Membership::Joins);
        self.update_runnable_weight(id);
        self.update_cfs_group(id);
        let places = if cfs { how.wakeup } else { !is_curr };
        if places {
            self.place(id, how);
        }
        let queue = &mut self.queues[q];
        queue.weight += self.entities[id].weight.stored;
        queue.nr_queued += 1;
        queue.nr_members += 1;
        if how.migrated {
            self.entities[id].exec_start_ns = 0;
        }
        if !is_curr {
            queue.insert(&mut self.entities, id);
        }
        self.entities[id].on_rq = true;
        if self.entities[id].is_task() {
            self.note_preference(task_of(id), true);
        }
        self.check_enqueue_throttle(accounted_in);
        self.follow_pelt(accounted_in);
    }

    /// Where does an entity start when it joins a queue?
    pub fn place(&mut self, id: EntityId, how: Enqueue) {
        let joins = if how.initial { Joins::Initial } else { Joins::Again };
        let (queue, now_ns) = (&self.queues[self.entities[id].queued_on], self.now_ns);
        if self.rules.place.answer.credits_sleepers() {
            let debit = self.entities[id].virtual_ns(self.sched_slice_ns(id));
            let entity = &mut self.entities[id];
            place_with_credit(&self.rules, queue, entity, joins, now_ns, debit);
        } else {
            place_by_lag(&self.rules, queue, &mut self.entities, id, joins);
        }
    }

    /// CFS: a relative vruntime becomes one of this queue.
    fn add_min_vruntime(&mut self, q: QueueId, id: EntityId) {
        let entity = &mut self.entities[id];
        entity.vruntime = entity.vruntime.wrapping_add(self.queues[q].min_vruntime);
    }

    /// CFS: a vruntime becomes relative, so that it means something on another queue.
    pub fn subtract_min_vruntime(&mut self, q: QueueId, id: EntityId) {
        let entity = &mut self.entities[id];
        entity.vruntime = entity.vruntime.wrapping_sub(self.queues[q].min_vruntime);
    }

    /// A group entity's count of runnable tasks (`se_update_runnable`).
    #[inline]
    pub fn update_runnable_weight(&mut self, id: EntityId) {
        if let Some(child) = self.entities[id].my_queue {
            self.entities[id].runnable_weight = u64::from(self.queues[child].h_nr_runnable);
        }
    }

    /// Takes an entity off its queue (`dequeue_entity`); false if it stays, delayed.
    pub fn dequeue_entity(&mut self, id: EntityId, how: Dequeue) -> bool {
        let Entity { queued_on: q, accounted_in, .. } = self.entities[id];
        if self.stays_delayed(q, id, how) {
            return false;
        }
        let leaves = how.migrating && self.entities[id].is_task();
        let membership = if leaves { Membership::Leaves } else { Membership::Stays };
        self.update_load_avg(id, membership);
        self.update_runnable_weight(id);
        self.clear_buddies(id);
        self.leave_with_lag(q, id, how.sleep);
        let queue = &mut self.queues[q];
        if queue.curr != Some(id) {
            queue.remove(&mut self.entities, id);
        }
        self.entities[id].on_rq = false;
        queue.weight -= self.entities[id].weight.stored;
        queue.nr_queued -= 1;
        queue.nr_members -= 1;
        if self.entities[id].is_task() {
            self.note_preference(task_of(id), false);
        }
        if self.rules.is_cfs() && !how.sleep {
            self.subtract_min_vruntime(q, id);
        }
        self.return_runtime(accounted_in);
        self.update_cfs_group(id);
        if !how.save {
            self.queues[q].update_min_vruntime(&self.entities);
        }
        if how.delayed {
            self.finish_delayed(id);
        }
        self.follow_pelt(accounted_in);
        true
    }

    /// EEVDF: what a leaving entity remembers of its place.
    pub(super) fn leave_with_lag(&mut self, q: QueueId, id: EntityId, sleep: bool) {
        if self.rules.is_cfs() {
            return;
        }
        keep_lag(&self.rules, &self.queues[q], &mut self.entities, id);
        if self.rules.place.place_rel_deadline && !sleep {
            let entity = &mut self.entities[id];
            entity.deadline = entity.deadline.wrapping_sub(entity.vruntime);
            entity.rel_deadline = true;
        }
    }

    /// Makes an entity current (`set_next_entity`).
    #[inline]
    pub fn set_next_entity(&mut self, id: EntityId) {
        let q = self.entities[id].queued_on;
        self.clear_buddies(id);
        if self.entities[id].on_rq {
            self.queues[q].remove(&mut self.entities, id);
            self.update_load_avg(id, Membership::Stays);
            protect(&self.rules, &self.queues[q], &mut self.entities, id);
        }
        let now_ns = self.rq_clock_ns(self.queues[q].cpu);
        let entity = &mut self.entities[id];
        entity.exec_start_ns = now_ns;
        entity.prev_sum_exec_ns = entity.sum_exec_ns;
        let queue = &mut self.queues[q];
        (queue.curr, queue.h_curr) = (Some(id), Some(id));
    }

    /// Stops an entity from being current (`put_prev_entity`).
    #[inline]
    pub fn put_prev_entity(&mut self, id: EntityId) {
        let Entity { queued_on: q, accounted_in, .. } = self.entities[id];
        if self.entities[id].on_rq {
            self.update_curr(q);
        }
        self.throttle_if_spent(accounted_in);
        if self.entities[id].on_rq {
            self.queues[q].insert(&mut self.entities, id);
            self.update_load_avg(id, Membership::Stays);
        }
        let queue = &mut self.queues[q];
        (queue.curr, queue.h_curr) = (None, None);
    }
}
