//! A task's attributes change: its weight, its slice, its group.

use super::queue::{Dequeue, Enqueue};
use super::world::World;
use crate::model::task::entity_of;
use crate::model::weight::Weight;
use crate::units::{GroupId, Ns, TaskId};
use crate::workload::behavior::SchedPolicy;

impl World {
    /// The running task changes its policy and nice value (`set_user_nice`).
    pub fn set_nice(&mut self, task: TaskId, policy: SchedPolicy, nice: i8) {
        let weight = self.rules.weight(weight_of(policy, nice));
        self.while_off_queue(task, |world| {
            let (t, entity) = (&mut world.tasks[task], entity_of(task));
            (t.policy, t.nice) = (policy, nice);
            world.entities[entity].idle = policy == SchedPolicy::Idle;
            world.reweight_entity(entity, weight);
        });
        self.resched_curr(self.tasks[task].cpu);
    }

    /// The running task asks for a slice, ns; 0 for the base slice. It holds from the next
    /// request on. A `SCHED_IDLE` task is not heard (`fair_policy`).
    pub fn set_slice(&mut self, task: TaskId, slice_ns: Ns) {
        if self.tasks[task].policy == SchedPolicy::Idle {
            return;
        }
        let base_ns = self.rules.turn.base_slice.ns;
        let accepted = self.rules.turn.custom_slice;
        let entity = &mut self.entities[entity_of(task)];
        entity.custom_slice = accepted && slice_ns > 0;
        entity.slice_ns = if entity.custom_slice { clamp_slice_ns(slice_ns) } else { base_ns };
    }

    /// The running task moves to another group (`sched_move_task`).
    pub fn set_group(&mut self, task: TaskId, group: GroupId) {
        if !self.tasks[task].policy.is_fair() {
            self.tasks[task].group = group;
            return self.set_task_cpu_queue(task);
        }
        self.while_off_queue(task, |world| {
            let id = entity_of(task);
            world.detach(id);
            world.tasks[task].group = group;
            world.set_task_cpu_queue(task);
            world.attach(id);
        });
        self.resched_curr(self.tasks[task].cpu);
    }

    /// Points a task's entity at its group's queue on its CPU (`set_task_rq`): it waits there, and
    /// is accounted there.
    pub fn set_task_cpu_queue(&mut self, task: TaskId) {
        let (group, cpu) = (self.tasks[task].group, self.tasks[task].cpu);
        let (queue, parent) = (self.queue_of(group, cpu), self.group_entity(group, cpu));
        let depth = match self.rules.hierarchy.answer.is_flat() {
            true => 0,
            false => parent.map_or(0, |parent| self.entities[parent].depth + 1),
        };
        let waits_in = self.queue_waited_in(group, cpu);
        let entity = &mut self.entities[entity_of(task)];
        (entity.queued_on, entity.accounted_in) = (waits_in, queue);
        (entity.parent, entity.depth) = (parent, depth);
    }

    /// Takes the running task off its queues, changes it, and puts it back.
    fn while_off_queue(&mut self, task: TaskId, change: impl FnOnce(&mut World)) {
        self.dequeue_task(task, Dequeue::SAVE);
        self.put_prev_task(task);
        change(self);
        self.enqueue_task(task, Enqueue::RESTORE);
        self.set_next_task(task);
        self.charge_levels(task);
    }
}

/// The weight of a task.
pub fn weight_of(policy: SchedPolicy, nice: i8) -> Weight {
    if policy == SchedPolicy::Idle { Weight::of_idle() } else { Weight::of_nice(nice) }
}

/// `sched_setattr` keeps a custom slice between 0.1 and 100 ms.
pub fn clamp_slice_ns(slice_ns: Ns) -> Ns {
    slice_ns.clamp(100_000, 100_000_000)
}
