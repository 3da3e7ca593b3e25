//! A CPU chooses whom to run: `__schedule`, `pick_next_task_fair` and the walk between two tasks.

use super::queue::Dequeue;
use super::world::World;
use crate::model::levels::{Levels, parent};
use crate::model::task::{TaskState, entity_of, task_of};
use crate::policy::queue::pick::pick_next;
use crate::record::{Fact, Leaves};
use crate::units::{CpuId, EntityId, Id, QueueId, TaskId};

impl World {
    /// Lets a CPU choose again; true if another task, or idle, runs now.
    pub fn schedule(&mut self, cpu: CpuId) -> bool {
        let prev = self.cpus[cpu].curr;
        let was_stopped = std::mem::take(&mut self.cpus[cpu].stopped);
        let before = self.curr_rank(cpu);
        let prev_leaves = prev.map_or(Leaves::Runnable, |task| self.leave(task));
        if self.rt.is_used() {
            self.pull_rt(cpu, before);
        }
        let mut next = self.pick_task(cpu);
        // A task that is pulled while its dequeue is delayed only leaves: there may be another one.
        while next.is_none() && self.cpus[cpu].nr_running == 0 {
            self.cpus[cpu].held_clock_ns = None;
            if !self.newidle_balance(cpu) {
                break;
            }
            next = self.pick_task(cpu);
        }
        let fair = next.filter(|&next| self.tasks[next].policy.is_fair());
        if let Some(next) = fair {
            let list = &mut self.cpus[cpu].tasks;
            list.move_to_head(&mut self.tasks, next);
        }
        if fair == next {
            self.update_misfit(cpu, fair);
        }
        if prev != next {
            self.switch_entities(prev, next);
        }
        // What the choice itself asked for is served by it.
        self.cancel_resched(cpu);
        self.cpus[cpu].held_clock_ns = None;
        if prev == next && !was_stopped {
            return false;
        }
        if next.is_none() {
            // The clock must see that the CPU was busy until now.
            self.idle_clock_pelt(cpu);
        }
        self.cpus[cpu].curr = next;
        match (prev.is_some() || was_stopped, next.is_some()) {
            (true, false) => self.enter_idle(cpu),
            (false, true) => self.leave_idle(cpu),
            _ => {}
        }
        if prev == next {
            // Who left was told when the stopper came.
            return false;
        }
        self.outbox.tell(Fact::Switch { cpu, prev, prev_leaves, next });
        if let Some(next) = next.filter(|_| self.rt.is_used()) {
            self.push_rt(cpu, next);
        }
        true
    }

    /// The previous task leaves its queue if it sleeps or ends.
    fn leave(&mut self, task: TaskId) -> Leaves {
        match self.tasks[task].state {
            TaskState::Asleep => {
                self.dequeue_task(task, Dequeue::SLEEP);
                Leaves::Asleep
            }
            TaskState::Dead => {
                self.dequeue_task(task, Dequeue::EXIT);
                self.count_thread(task, false);
                Leaves::Dead
            }
            TaskState::New | TaskState::Runnable => Leaves::Runnable,
        }
    }

    /// The task to run: the first of the classes before the fair one, if they have any.
    #[inline]
    fn pick_task(&mut self, cpu: CpuId) -> Option<TaskId> {
        let urgent = self.rt.is_used().then(|| self.rt.queues[cpu].tasks.first()).flatten();
        urgent.map(|(_, task)| *task).or_else(|| self.pick_task_fair(cpu))
    }

    /// The fair task to run, from the root queue down; delayed entities that come up leave for
    /// good.
    fn pick_task_fair(&mut self, cpu: CpuId) -> Option<TaskId> {
        if self.rules.hierarchy.answer.is_flat() {
            return self.pick_task_flat(cpu);
        }
        let root = self.cpus[cpu].queue;
        'again: loop {
            let mut q = root;
            let mut throttled = false;
            if self.queues[q].nr_queued == 0 {
                return None;
            }
            loop {
                if self.queues[q].queued_curr(&self.entities).is_some() {
                    self.update_curr(q);
                }
                if self.throttle_at_pick(q) {
                    throttled = true;
                    if self.rules.throttle.answer.takes_queue_off() {
                        continue 'again;
                    }
                }
                let id = self.pick_next_entity(q)?;
                self.note_pick(q, id);
                if self.entities[id].delayed {
                    self.dequeue_delayed(id);
                    continue 'again;
                }
                match self.entities[id].my_queue {
                    Some(child) => q = child,
                    None => {
                        let task = task_of(id);
                        self.tasks[task].throttle_work |= throttled && !self.tasks[task].kthread;
                        return Some(task);
                    }
                }
            }
        }
    }

    /// A level that wants run time is throttled before anything is picked from it; true if it is.
    /// Task-based throttling finds its tasks by asking every level.
    #[inline]
    pub(super) fn throttle_at_pick(&mut self, q: QueueId) -> bool {
        let has_curr = self.queues[q].h_curr.is_some();
        self.rules.throttle.asks_at_pick(has_curr) && self.throttle_if_spent(q)
    }

    /// Who runs next on one level?
    fn pick_next_entity(&self, q: QueueId) -> Option<EntityId> {
        let (queue, entities) = (&self.queues[q], &self.entities);
        pick_next(&self.rules, queue, entities)
    }

    /// Puts the previous task's entities back and makes the next one's current; levels that both
    /// share stay as they are.
    fn switch_entities(&mut self, prev: Option<TaskId>, next: Option<TaskId>) {
        match (prev, next) {
            (Some(prev), Some(next)) if self.are_nested(prev, next) => {
                self.walk_between(entity_of(prev), entity_of(next));
            }
            (prev, next) => {
                prev.into_iter().for_each(|prev| self.put_prev_task(prev));
                next.into_iter().for_each(|next| self.set_next_task(next));
            }
        }
    }

    /// Two fair tasks in a nested hierarchy, which may share levels.
    #[inline]
    fn are_nested(&self, a: TaskId, b: TaskId) -> bool {
        let fair = self.tasks[a].policy.is_fair() && self.tasks[b].policy.is_fair();
        fair && !self.rules.hierarchy.answer.is_flat()
    }

    fn walk_between(&mut self, prev: EntityId, next: EntityId) {
        let (mut prev, mut next) = (prev, next);
        while self.entities[prev].queued_on != self.entities[next].queued_on {
            let (prev_depth, next_depth) = (self.entities[prev].depth, self.entities[next].depth);
            if next_depth <= prev_depth {
                self.put_prev_entity(prev);
                prev = parent(&self.entities, prev);
            }
            if next_depth >= prev_depth {
                self.set_next_entity(next);
                next = parent(&self.entities, next);
            }
        }
        self.put_prev_entity(prev);
        self.set_next_entity(next);
    }

    /// Stops a task from being current on every level.
    pub fn put_prev_task(&mut self, task: TaskId) {
        if !self.tasks[task].policy.is_fair() {
            return self.put_prev_rt(task);
        }
        if self.rules.hierarchy.answer.is_flat() {
            return self.put_prev_flat(entity_of(task));
        }
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, _)) = levels.climb(&self.entities) {
            self.put_prev_entity(id);
        }
    }

    /// Makes a task current on every level.
    pub fn set_next_task(&mut self, task: TaskId) {
        if !self.tasks[task].policy.is_fair() {
            return self.set_next_rt(task);
        }
        if self.rules.hierarchy.answer.is_flat() {
            return self.set_next_flat(entity_of(task));
        }
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, _)) = levels.climb(&self.entities) {
            self.set_next_entity(id);
        }
    }

    fn enter_idle(&mut self, cpu: CpuId) {
        if self.freq.listens {
            self.freq.cpus[cpu].idle_calls += 1;
        }
        self.note_load(cpu);
        let llc = self.llc_of[cpu.index()];
        self.llcs[llc].nr_busy_cpus -= 1;
        self.nohz_idle.insert(cpu);
        self.update_idle_core(cpu);
    }

    fn leave_idle(&mut self, cpu: CpuId) {
        self.note_load(cpu);
        let llc = self.llc_of[cpu.index()];
        self.llcs[llc].nr_busy_cpus += 1;
        self.nohz_idle.remove(cpu);
    }
}
