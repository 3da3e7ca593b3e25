//! Delayed dequeue: who goes to sleep while it is owed nothing stays on its queue until its lag is
//! paid (6.12, DELAY_DEQUEUE).

use super::load::Membership;
use super::world::World;
use crate::model::levels::Levels;
use crate::model::task::task_of;
use crate::policy::queue::lag::keep_lag;
use crate::policy::queue::place::{Joins, place_by_lag};
use crate::units::{EntityId, QueueId};

impl World {
    /// Marks an entity as asleep on the queue (`set_delayed`).
    pub(super) fn set_delayed(&mut self, id: EntityId) {
        if self.rules.lag.delayed_keeps_lag {
            let q = self.entities[id].queued_on;
            keep_lag(&self.rules, &self.queues[q], &mut self.entities, id);
        }
        if self.entities[id].is_task() {
            self.note_settled(task_of(id), false);
        }
        self.entities[id].delayed = true;
        self.count_runnable(id, false);
    }

    /// Takes the mark away (`clear_delayed`).
    pub fn clear_delayed(&mut self, id: EntityId) {
        self.entities[id].delayed = false;
        if self.entities[id].is_task() {
            self.note_settled(task_of(id), true);
        }
        self.count_runnable(id, true);
    }

    /// A delayed task does not count as runnable in the queues above it.
    fn count_runnable(&mut self, id: EntityId, runnable: bool) {
        if !self.entities[id].is_task() || !self.rules.lag.delayed_is_idle {
            return;
        }
        let mut levels = Levels::from(id);
        while let Some((_, q)) = levels.climb(&self.entities) {
            if runnable {
                self.queues[q].h_nr_runnable += 1;
            } else {
                self.queues[q].h_nr_runnable -= 1;
            }
            if self.is_cut_off(q) {
                break;
            }
        }
        self.note_load(self.queues[self.entities[id].accounted_in].cpu);
    }

    /// A delayed entity really leaves (`finish_delayed_dequeue_entity`).
    pub(super) fn finish_delayed(&mut self, id: EntityId) {
        let zero = self.rules.lag.delay_zero;
        let entity = &mut self.entities[id];
        entity.delayed = false;
        if zero {
            entity.vlag = entity.vlag.min(0);
        }
    }

    /// A delayed entity is wanted again (`requeue_delayed_entity`).
    pub fn requeue_delayed(&mut self, id: EntityId) {
        let q = self.entities[id].queued_on;
        let (keeps, zero) = (self.rules.lag.delayed_keeps_lag, self.rules.lag.delay_zero);
        if keeps {
            self.update_curr(q);
        }
        if keeps || zero {
            let zero_lag_point = keep_lag(&self.rules, &self.queues[q], &mut self.entities, id);
            let entity = &mut self.entities[id];
            let unearned = zero && entity.vlag > 0;
            if unearned {
                entity.vlag = 0;
            }
            let stays = zero_lag_point.wrapping_sub(entity.vlag as u64) == entity.vruntime;
            let moves = if keeps { !stays } else { unearned };
            if moves {
                self.place_again(q, id);
            }
        }
        self.update_load_avg(id, Membership::Stays);
        self.clear_delayed(id);
    }

    /// A queued entity moves to where its lag belongs.
    fn place_again(&mut self, q: QueueId, id: EntityId) {
        let is_curr = self.queues[q].curr == Some(id);
        let queue = &mut self.queues[q];
        queue.nr_queued -= 1;
        if !is_curr {
            queue.remove(&mut self.entities, id);
        }
        place_by_lag(&self.rules, queue, &mut self.entities, id, Joins::Again);
        if !is_curr {
            queue.insert(&mut self.entities, id);
        }
        queue.nr_queued += 1;
    }
}
