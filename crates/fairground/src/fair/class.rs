//! A task joins or leaves a CPU, level by level; its tick, and `sched_yield`.

use super::load::Membership;
use super::queue::{Dequeue, Enqueue};
use super::world::World;
use crate::model::levels::Levels;
use crate::model::task::{entity_of, task_of};
use crate::model::tree::slice_changed;
use crate::policy::frequency::hint::Hook;
use crate::policy::queue::yielding::give_up;
use crate::units::{CpuId, EntityId, Ns, QueueId, TaskId};
use crate::workload::behavior::SchedPolicy;

/// How many tasks come or go, as each level counts them.
#[derive(Clone, Copy)]
pub(super) struct Headcount {
    pub queued: u32,
    pub runnable: u32,
    pub idle: u32,
}

impl World {
    /// Puts a task on its CPU's queues (`enqueue_task`, `enqueue_task_fair`).
    pub fn enqueue_task(&mut self, task: TaskId, how: Enqueue) {
        if !self.tasks[task].policy.is_fair() {
            return self.enqueue_rt(task, how);
        }
        // Its clamps count from here on, before the governor hears (`uclamp_rq_inc`).
        self.tasks[task].clamps = true;
        self.cpus[self.tasks[task].cpu].tasks.push_head(&mut self.tasks, task);
        if std::mem::take(&mut self.tasks[task].in_iowait) {
            self.hint(self.tasks[task].cpu, Hook::IoWait);
        }
        if !self.entities[entity_of(task)].delayed {
            self.estimate_joins(task);
        }
        let cut_off = match self.rules.hierarchy.answer.is_flat() {
            true => {
                self.enqueue_flat(task, how);
                false
            }
            false => self.enqueue_nested(task, how),
        };
        let cpu = &mut self.cpus[self.tasks[task].cpu];
        if !cut_off {
            cpu.nr_running += 1;
            self.overloaded |= cpu.nr_running >= 2;
        }
        self.note_load(self.tasks[task].cpu);
        self.hrtick_joins(self.tasks[task].cpu);
    }

    /// Level by level; true if a throttled level is cut off from those above.
    fn enqueue_nested(&mut self, task: TaskId, how: Enqueue) -> bool {
        let mut how = how;
        let mut count = self.headcount(task);
        let mut slice_ns: Option<Ns> = None;
        let mut cut_off = false;
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, q)) = levels.climb(&self.entities) {
            if self.entities[id].on_rq {
                if self.entities[id].delayed {
                    self.requeue_delayed(id);
                }
                levels = Levels::from(id);
                break;
            }
            self.adopt_slice(id, slice_ns, true);
            self.enqueue_entity(id, how);
            slice_ns = self.min_slice_beside(id);
            self.count(q, &mut count, u32::wrapping_add);
            how = Enqueue::WAKEUP;
            cut_off = self.is_cut_off(q);
            if cut_off {
                break;
            }
        }
        cut_off || self.update_ancestors(levels, count, slice_ns, u32::wrapping_add)
    }

    /// Another task joins: the running one's slice is to end on time (`hrtick_update`).
    fn hrtick_joins(&mut self, cpu: CpuId) {
        let turn = &self.rules.turn;
        if turn.hrtick && turn.hrtick_deadline && self.cpus[cpu].curr.is_some() {
            self.outbox.hrtick(cpu);
        }
    }

    /// Takes a task off its CPU's queues (`dequeue_task`, `dequeue_task_fair`); false if it stays,
    /// delayed.
    pub fn dequeue_task(&mut self, task: TaskId, how: Dequeue) -> bool {
        if !self.tasks[task].policy.is_fair() {
            self.dequeue_rt(task);
            return true;
        }
        // Also of a task that stays, delayed (`uclamp_rq_dec`).
        if std::mem::take(&mut self.tasks[task].clamps) {
            self.clamps_leave(task);
        }
        if !how.delayed {
            self.estimate_leaves(task, how.sleep);
        }
        let was_sched_idle = self.is_sched_idle(self.tasks[task].cpu);
        let leaves = match self.rules.hierarchy.answer.is_flat() {
            true => self.dequeue_flat(task, how),
            false => {
                let count = self.headcount(task);
                self.dequeue_entities(entity_of(task), Some(task), count, how)
            }
        };
        if !leaves {
            // It stays, and its estimate is gone.
            self.note_load(self.tasks[task].cpu);
        }
        if !was_sched_idle {
            self.balance_early(self.tasks[task].cpu);
        }
        leaves
    }

    /// The part that a picked, delayed entity shares (`dequeue_entities`).
    fn dequeue_entities(
        &mut self,
        from: EntityId,
        task: Option<TaskId>,
        count: Headcount,
        how: Dequeue,
    ) -> bool {
        let (mut how, mut count) = (how, count);
        let task_sleeps = how.sleep;
        let mut slice_ns = None;
        let mut cut_off = false;
        let mut levels = Levels::from(from);
        while let Some((id, q)) = levels.climb(&self.entities) {
            if !self.dequeue_entity(id, how) {
                if task.is_some() && id == from {
                    return false;
                }
                slice_ns = self.min_slice_beside(id);
                levels = Levels::from(id);
                break;
            }
            self.count(q, &mut count, u32::wrapping_sub);
            if how.throttle {
                self.note_throttled_task(q);
            }
            cut_off = self.is_cut_off(q);
            if cut_off {
                break;
            }
            if self.queues[self.entities[id].queued_on].weight > 0 {
                slice_ns = self.min_slice_beside(id);
                if let Some(parent) = levels.above().filter(|_| task_sleeps && task.is_some()) {
                    self.prefer_after_sleep(q, parent);
                }
                break;
            }
            how = Dequeue { sleep: true, delayed: false, special: false, ..how };
        }
        if how.throttle {
            self.note_throttled_above(levels);
        }
        cut_off = cut_off || self.update_ancestors(levels, count, slice_ns, u32::wrapping_sub);
        if let Some(task) = task {
            let cpu = &mut self.cpus[self.tasks[task].cpu];
            if !cut_off {
                cpu.nr_running -= 1;
            }
            cpu.tasks.remove(&mut self.tasks, task);
        }
        self.note_load(self.queues[self.entities[from].accounted_in].cpu);
        true
    }

    /// A picked entity turns out to be delayed: it really leaves.
    pub fn dequeue_delayed(&mut self, id: EntityId) {
        if self.entities[id].is_task() {
            let task = task_of(id);
            self.dequeue_task(task, Dequeue::DELAYED);
        } else {
            let none = Headcount { queued: 0, runnable: 0, idle: 0 };
            self.dequeue_entities(id, None, none, Dequeue::DELAYED);
        }
    }

    pub(super) fn headcount(&self, task: TaskId) -> Headcount {
        let entity = &self.entities[entity_of(task)];
        let hidden = entity.delayed && self.rules.lag.delayed_is_idle;
        let idle = u32::from(self.tasks[task].policy == SchedPolicy::Idle);
        Headcount { queued: 1, runnable: u32::from(!hidden), idle }
    }

    pub(super) fn count(&mut self, q: QueueId, count: &mut Headcount, change: fn(u32, u32) -> u32) {
        let queue = &mut self.queues[q];
        queue.h_nr_queued = change(queue.h_nr_queued, count.queued);
        queue.h_nr_runnable = change(queue.h_nr_runnable, count.runnable);
        queue.h_nr_idle = change(queue.h_nr_idle, count.idle);
        if queue.idle {
            count.idle = count.queued;
        }
    }

    /// The group that a sleeper leaves is to run on (not while it is throttled, up to 6.17).
    fn prefer_after_sleep(&mut self, q: QueueId, parent: EntityId) {
        if self.rules.throttle.answer.stops_at_return_to_user() || !self.is_throttled_hierarchy(q) {
            self.set_next_buddy(parent);
        }
    }

    /// Levels above a task that is throttled.
    fn note_throttled_above(&mut self, from: Levels) {
        let mut levels = from;
        while let Some((_, q)) = levels.climb(&self.entities) {
            self.note_throttled_task(q);
        }
    }

    /// Levels whose entity stays queued: averages, weight, slice and counts follow. True if a
    /// throttled level is cut off from those above, which hear nothing.
    fn update_ancestors(
        &mut self,
        from: Levels,
        count: Headcount,
        slice_ns: Option<Ns>,
        change: fn(u32, u32) -> u32,
    ) -> bool {
        let (mut levels, mut count, mut slice_ns) = (from, count, slice_ns);
        while let Some((id, q)) = levels.climb(&self.entities) {
            self.update_load_avg(id, Membership::Stays);
            self.update_runnable_weight(id);
            self.update_cfs_group(id);
            self.adopt_slice(id, slice_ns, false);
            slice_ns = self.min_slice_beside(id);
            self.count(q, &mut count, change);
            if self.is_cut_off(q) {
                return true;
            }
        }
        false
    }

    /// A group entity asks for the shortest slice of those below it.
    fn adopt_slice(&mut self, id: EntityId, slice_ns: Option<Ns>, joins: bool) {
        let Some(slice_ns) = slice_ns.filter(|_| self.rules.turn.custom_slice) else {
            return;
        };
        let entity = &mut self.entities[id];
        let same = std::mem::replace(&mut entity.slice_ns, slice_ns) == slice_ns;
        if joins {
            entity.custom_slice = true;
        } else if !same && self.queues[self.entities[id].queued_on].curr != Some(id) {
            slice_changed(&mut self.entities, id);
        }
    }

    /// EEVDF: the shortest slice of all that wait where an entity does.
    fn min_slice_beside(&self, id: EntityId) -> Option<Ns> {
        if self.rules.is_cfs() {
            return None;
        }
        self.queues[self.entities[id].queued_on].min_slice_ns(&self.entities)
    }

    /// The tick of a CPU that runs a task (`task_tick`, `task_tick_fair`).
    pub fn task_tick(&mut self, task: TaskId) {
        if !self.tasks[task].policy.is_fair() {
            return self.rt_tick(task);
        }
        self.update_rq_clock(self.tasks[task].cpu);
        self.tick_levels(task);
        self.update_misfit(self.tasks[task].cpu, Some(task));
        if self.gathering.is_on() {
            self.task_tick_cache(task);
        }
        self.hint(self.tasks[task].cpu, Hook::Tick);
    }

    /// The part of the tick that concerns a task and the groups above it.
    pub(super) fn tick_levels(&mut self, task: TaskId) {
        if self.rules.hierarchy.answer.is_flat() {
            return self.tick_flat(entity_of(task));
        }
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, _)) = levels.climb(&self.entities) {
            self.entity_tick(id);
        }
    }

    /// `sched_yield()` of the running task (`yield_task`, `yield_task_fair`).
    pub fn yield_task(&mut self, task: TaskId) {
        if !self.tasks[task].policy.is_fair() {
            return self.yield_rt(task);
        }
        let cpu = self.tasks[task].cpu;
        if self.cpus[cpu].nr_running == 1 {
            return;
        }
        let id = entity_of(task);
        let q = self.entities[id].queued_on;
        self.clear_buddies(id);
        self.update_curr(q);
        if self.rules.yielding.answer.skips() {
            self.set_skip_buddy(id);
        }
        give_up(&self.rules, &self.queues[q], &mut self.entities, id);
        self.resched_curr(cpu);
    }

    fn set_skip_buddy(&mut self, id: EntityId) {
        let mut levels = Levels::from(id);
        while let Some((se, _)) = levels.climb(&self.entities) {
            self.queues[self.entities[se].queued_on].skip = Some(se);
        }
    }

    /// The CPU that a task is on.
    pub fn cpu_of(&self, task: TaskId) -> CpuId {
        self.tasks[task].cpu
    }
}
