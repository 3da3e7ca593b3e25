//! The verbs of a flat hierarchy (question `hierarchy`): only tasks wait, all in the root queue of
//! their CPU, each with its weight in the whole CPU. Groups have averages, counts and limits, and a
//! current entity on each level; the verbs of a nested hierarchy are in [`super::queue`].
//!
//! Order at enqueue (`enqueue_task_fair`): the running task is charged; each level's averages,
//! shares and counts follow; the task's weight in the CPU is worked out; it is placed and inserted.

use super::load::Membership;
use super::queue::{Dequeue, Enqueue};
use super::world::World;
use crate::model::levels::Levels;
use crate::model::task::{entity_of, task_of};
use crate::model::weight::Weight;
use crate::policy::queue::hierarchy::weight_in_cpu;
use crate::policy::queue::pick::pick_next;
use crate::policy::queue::reweight::{reweight_off_queue, reweight_queued};
use crate::policy::queue::turn::protect;
use crate::units::{CpuId, EntityId, TaskId};

impl World {
    /// Puts a task into its CPU's queue.
    pub(super) fn enqueue_flat(&mut self, task: TaskId, how: Enqueue) {
        let id = entity_of(task);
        let q = self.entities[id].queued_on;
        self.update_curr(q);
        let is_curr = self.queues[q].curr == Some(id);
        if is_curr {
            self.place(id, how);
        }
        self.join_levels(task, how);
        let weight = weight_in_cpu(&self.entities, &self.queues, id);
        reweight_off_queue(&self.rules, &mut self.entities[id], weight);
        if !is_curr {
            self.place(id, how);
        }
        let queue = &mut self.queues[q];
        queue.nr_queued += 1;
        if !is_curr {
            queue.insert(&mut self.entities, id);
        }
        self.entities[id].on_rq = true;
        self.note_preference(task, true);
    }

    /// A task and the groups that were empty join their levels; those above follow.
    fn join_levels(&mut self, task: TaskId, how: Enqueue) {
        let mut count = self.headcount(task);
        let mut joins = true;
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, q)) = levels.climb(&self.entities) {
            let membership = if joins { Membership::Joins } else { Membership::Stays };
            self.update_load_avg(id, membership);
            self.update_runnable_weight(id);
            self.update_cfs_group(id);
            if joins {
                let entity = &mut self.entities[id];
                if how.migrated && entity.is_task() {
                    entity.exec_start_ns = 0;
                }
                entity.on_rq |= !entity.is_task();
                let queue = &mut self.queues[q];
                queue.weight += entity.weight.stored;
                queue.nr_members += 1;
                self.check_enqueue_throttle(q);
                self.follow_pelt(q);
                joins = levels.above().is_some_and(|above| !self.entities[above].on_rq);
            }
            self.count(q, &mut count, u32::wrapping_add);
        }
    }

    /// Takes a task out of its CPU's queue; false if it stays, delayed.
    pub(super) fn dequeue_flat(&mut self, task: TaskId, how: Dequeue) -> bool {
        let id = entity_of(task);
        let q = self.entities[id].queued_on;
        if self.stays_delayed(q, id, how) {
            return false;
        }
        self.clear_buddies(id);
        self.leave_with_lag(q, id, how.sleep);
        if self.queues[q].curr != Some(id) {
            self.queues[q].remove(&mut self.entities, id);
        }
        self.queues[q].nr_queued -= 1;
        self.note_preference(task, false);
        self.leave_levels(task, how);
        if !how.save {
            self.queues[q].update_min_vruntime(&self.entities);
        }
        if how.delayed {
            self.finish_delayed(id);
        }
        let cpu = self.tasks[task].cpu;
        self.cpus[cpu].nr_running -= 1;
        self.cpus[cpu].tasks.remove(&mut self.tasks, task);
        self.note_load(cpu);
        true
    }

    /// A task and the groups that it leaves empty leave their levels; those above follow.
    fn leave_levels(&mut self, task: TaskId, how: Dequeue) {
        let mut count = self.headcount(task);
        let mut leaves = true;
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, q)) = levels.climb(&self.entities) {
            let moves = leaves && how.migrating && self.entities[id].is_task();
            let membership = if moves { Membership::Leaves } else { Membership::Stays };
            self.update_load_avg(id, membership);
            self.update_runnable_weight(id);
            if leaves {
                let entity = &mut self.entities[id];
                entity.on_rq = false;
                let queue = &mut self.queues[q];
                queue.weight -= entity.weight.stored;
                queue.nr_members -= 1;
                leaves = queue.nr_members == 0;
                self.return_runtime(q);
            }
            self.update_cfs_group(id);
            self.follow_pelt(q);
            self.count(q, &mut count, u32::wrapping_sub);
            if how.throttle {
                self.note_throttled_task(q);
            }
        }
    }

    /// The task to run; delayed ones that come up leave for good.
    pub(super) fn pick_task_flat(&mut self, cpu: CpuId) -> Option<TaskId> {
        let root = self.cpus[cpu].queue;
        loop {
            if self.queues[root].queued_curr(&self.entities).is_some() {
                self.update_curr(root);
            }
            let id = pick_next(&self.rules, &self.queues[root], &self.entities)?;
            self.note_pick(root, id);
            if self.entities[id].delayed {
                self.dequeue_delayed(id);
                continue;
            }
            let mut throttled = false;
            let mut levels = Levels::from(id);
            while let Some((_, q)) = levels.climb(&self.entities) {
                throttled |= self.throttle_at_pick(q);
            }
            let task = &mut self.tasks[task_of(id)];
            task.throttle_work |= throttled && !task.kthread;
            return Some(task_of(id));
        }
    }

    /// Makes a task current, in its CPU's queue and on each level (`set_next_task_fair`).
    pub(super) fn set_next_flat(&mut self, id: EntityId) {
        let q = self.entities[id].queued_on;
        self.clear_buddies(id);
        let zero_lag_before = self.queues[q].zero_lag_point(&self.entities);
        let on_rq = self.entities[id].on_rq;
        if on_rq {
            self.queues[q].remove(&mut self.entities, id);
        }
        let now_ns = self.rq_clock_ns(self.queues[q].cpu);
        let mut levels = Levels::from(id);
        while let Some((level, accounted_in)) = levels.climb(&self.entities) {
            if self.entities[level].on_rq {
                self.update_load_avg(level, Membership::Stays);
            }
            self.entities[level].exec_start_ns = now_ns;
            self.queues[accounted_in].h_curr = Some(level);
        }
        if on_rq {
            if self.rules.hierarchy.refresh_at_pick {
                let weight = weight_in_cpu(&self.entities, &self.queues, id);
                self.give_h_load(id, weight, zero_lag_before);
            }
            protect(&self.rules, &self.queues[q], &mut self.entities, id);
        }
        let entity = &mut self.entities[id];
        entity.prev_sum_exec_ns = entity.sum_exec_ns;
        self.queues[q].curr = Some(id);
    }

    /// Stops a task from being current.
    pub(super) fn put_prev_flat(&mut self, id: EntityId) {
        let q = self.entities[id].queued_on;
        if self.entities[id].on_rq {
            self.update_curr(q);
        }
        let mut levels = Levels::from(id);
        while let Some((level, accounted_in)) = levels.climb(&self.entities) {
            self.throttle_if_spent(accounted_in);
            if self.entities[level].on_rq {
                self.update_load_avg(level, Membership::Stays);
            }
            self.queues[accounted_in].h_curr = None;
        }
        if self.entities[id].on_rq {
            self.queues[q].insert(&mut self.entities, id);
        }
        self.queues[q].curr = None;
    }

    /// Charges a CPU's running task, and its groups for their limits; asks for a reschedule if its
    /// turn is over.
    pub(super) fn update_curr_flat(&mut self, cpu: CpuId) {
        let root = self.cpus[cpu].queue;
        let Some(curr) = self.queues[root].curr else { return };
        let now_ns = self.rq_clock_ns(cpu);
        let entity = &mut self.entities[curr];
        let delta_ns = now_ns.saturating_sub(entity.exec_start_ns);
        if delta_ns == 0 {
            return;
        }
        entity.sum_exec_ns += delta_ns;
        entity.vruntime = entity.vruntime.wrapping_add(entity.virtual_ns(delta_ns));
        let over = self.update_deadline(root, curr);
        self.queues[root].update_min_vruntime(&self.entities);
        self.account_process(task_of(curr), delta_ns);
        let mut levels = Levels::from(curr);
        while let Some((id, q)) = levels.climb(&self.entities) {
            self.entities[id].exec_start_ns = now_ns;
            self.charge_runtime(q, delta_ns);
        }
        if over && self.queues[root].nr_queued > 1 {
            self.resched_curr_lazy(cpu);
            self.clear_buddies(curr);
        }
    }

    /// The tick of a running task: averages and shares of each level, then its own weight.
    pub(super) fn tick_flat(&mut self, id: EntityId) {
        let q = self.entities[id].queued_on;
        self.update_curr(q);
        let mut levels = Levels::from(id);
        while let Some((level, _)) = levels.climb(&self.entities) {
            self.update_load_avg(level, Membership::Stays);
            self.update_cfs_group(level);
        }
        if self.rules.hierarchy.refresh_at_tick && self.entities[id].on_rq {
            let zero_lag_before = self.queues[q].zero_lag_point(&self.entities);
            let weight = weight_in_cpu(&self.entities, &self.queues, id);
            self.give_h_load(id, weight, zero_lag_before);
            self.queues[q].update_min_vruntime(&self.entities);
        }
    }

    /// Gives a queued task that is out of the tree another weight in the CPU (`reweight_eevdf`).
    fn give_h_load(&mut self, id: EntityId, weight: Weight, zero_lag_before: u64) {
        if weight != self.entities[id].h_load {
            let queue = &mut self.queues[self.entities[id].queued_on];
            reweight_queued(&self.rules, queue, &mut self.entities, id, weight, zero_lag_before);
        }
    }

    /// Gives an entity another weight among those that it is accounted with; nobody moves in
    /// virtual time by that.
    pub(super) fn reweight_member(&mut self, id: EntityId, weight: Weight) {
        let old_weight = self.entities[id].weight;
        if self.entities[id].on_rq {
            let queue = &mut self.queues[self.entities[id].accounted_in];
            queue.weight = queue.weight - old_weight.stored + weight.stored;
        }
        self.entities[id].weight = weight;
        self.rescale_load(id, old_weight.down());
    }
}
