//! Charging the running entity: `update_curr`, and the tick that calls it.

use super::load::Membership;
use super::world::World;
use crate::model::entity::before;
use crate::model::levels::Levels;
use crate::model::runqueue::RunQueue;
use crate::model::task::{entity_of, task_of};
use crate::model::weight::Weight;
use crate::policy::queue::pick::pick_eevdf;
use crate::policy::queue::turn::turn_is_over;
use crate::units::{CpuId, EntityId, Ns, QueueId, TaskId};

impl World {
    /// Charges a queue's current entity for the time since it was last charged, and asks for a
    /// reschedule if its turn is over.
    #[inline]
    pub fn update_curr(&mut self, q: QueueId) {
        if self.rules.hierarchy.answer.is_flat() {
            return self.update_curr_flat(self.queues[q].cpu);
        }
        let Some(curr) = self.queues[q].curr else { return };
        let now_ns = self.rq_clock_ns(self.queues[q].cpu);
        let entity = &mut self.entities[curr];
        let delta_ns = now_ns.saturating_sub(entity.exec_start_ns);
        if delta_ns == 0 {
            return;
        }
        entity.exec_start_ns = now_ns;
        entity.sum_exec_ns += delta_ns;
        entity.vruntime = entity.vruntime.wrapping_add(entity.virtual_ns(delta_ns));
        let over = !self.rules.is_cfs() && self.update_deadline(q, curr);
        self.queues[q].update_min_vruntime(&self.entities);
        if self.entities[curr].is_task() {
            self.account_process(task_of(curr), delta_ns);
        }
        self.charge_runtime(self.entities[curr].accounted_in, delta_ns);
        if over && self.queues[q].nr_queued > 1 {
            self.resched_curr_lazy(self.queues[q].cpu);
            self.clear_buddies(curr);
        }
    }

    /// The running task reads its own CPU clock, which charges it (`task_sched_runtime`).
    pub fn read_cpu_clock(&mut self, task: TaskId) {
        if !self.tasks[task].policy.is_fair() {
            return self.update_curr_rt(self.tasks[task].cpu);
        }
        self.update_rq_clock(self.tasks[task].cpu);
        self.update_curr(self.entities[entity_of(task)].queued_on);
    }

    /// EEVDF: a deadline that is reached moves on (`update_deadline`); true if the running entity
    /// has had its turn. CFS asks in the tick alone.
    #[inline]
    pub(super) fn update_deadline(&mut self, q: QueueId, curr: EntityId) -> bool {
        let queue = &self.queues[q];
        let asked = self.cpus[queue.cpu].need_resched;
        let rules = &self.rules;
        turn_is_over(rules, queue, &mut self.entities, curr, asked, |entities| {
            pick_eevdf(rules, queue, entities, true) == Some(curr)
        })
    }

    /// The part of the tick that concerns one level (`entity_tick`).
    pub fn entity_tick(&mut self, curr: EntityId) {
        let q = self.entities[curr].queued_on;
        self.update_curr(q);
        self.update_load_avg(curr, Membership::Stays);
        self.update_cfs_group(curr);
        if self.rules.turn.answer.is_a_share() && self.queues[q].nr_queued > 1 {
            self.check_preempt_tick(q, curr);
        }
    }

    /// The high-resolution tick: the slice is over. From 7.1 on it does what a tick does, too.
    pub fn hrtick(&mut self, task: TaskId) {
        if self.rules.turn.hrtick_deadline {
            if self.tasks[task].policy.is_fair() {
                self.update_rq_clock(self.tasks[task].cpu);
                self.tick_levels(task);
                self.resched_curr(self.tasks[task].cpu);
            }
            return;
        }
        let mut levels = Levels::from(entity_of(task));
        while let Some((id, _)) = levels.climb(&self.entities) {
            let q = self.entities[id].queued_on;
            self.update_curr(q);
            self.resched_curr_lazy(self.queues[q].cpu);
        }
    }

    /// Time until the running task's slice is over, if another task waits (`hrtick_start_fair`).
    pub fn hrtick_left_ns(&self, cpu: CpuId) -> Option<Ns> {
        let curr = self.cpus[cpu].curr.filter(|&curr| self.tasks[curr].policy.is_fair())?;
        let curr = entity_of(curr);
        let entity = &self.entities[curr];
        if self.queues[self.cpus[cpu].queue].h_nr_queued <= 1 {
            return None;
        }
        if self.rules.turn.hrtick_deadline {
            return Some(entity.time_to_deadline_ns());
        }
        let by_share = self.rules.turn.answer.is_a_share();
        let slice_ns = if by_share { self.sched_slice_ns(curr) } else { entity.slice_ns };
        Some(slice_ns.saturating_sub(entity.ran_ns()))
    }

    /// CFS: has the current entity used its share of the period (`check_preempt_tick`)?
    fn check_preempt_tick(&mut self, q: QueueId, curr: EntityId) {
        let slice_ns = self.sched_slice_ns(curr);
        let capped = self.rules.turn.slice_limit;
        let ideal_ns = if capped { slice_ns.min(self.rules.turn.latency.ns) } else { slice_ns };
        let ran_ns = self.entities[curr].ran_ns();
        let cpu = self.queues[q].cpu;
        if ran_ns > ideal_ns {
            self.resched_curr_lazy(cpu);
            self.clear_buddies(curr);
            return;
        }
        if ran_ns < self.rules.turn.min_granularity.ns {
            return;
        }
        let Some(first) = self.queues[q].tree.first(&self.entities) else { return };
        let (ahead, behind) = (self.entities[curr].vruntime, self.entities[first].vruntime);
        if !before(ahead, behind) && ahead.wrapping_sub(behind) > ideal_ns {
            self.resched_curr_lazy(cpu);
        }
    }

    /// CFS: an entity's share of the latency period, ns (`sched_slice`).
    pub fn sched_slice_ns(&self, id: EntityId) -> Ns {
        let q = self.entities[id].queued_on;
        let queue = &self.queues[q];
        let counted = if self.rules.turn.alt_period {
            self.queues[self.cpus[queue.cpu].queue].h_nr_queued
        } else {
            queue.nr_queued
        };
        let nr = Ns::from(counted + u32::from(!self.entities[id].on_rq));
        let mut slice_ns = if nr > 8 {
            nr * self.rules.turn.min_granularity.ns
        } else {
            self.rules.turn.latency.ns
        };
        let mut levels = Levels::from(id);
        while let Some((se, _)) = levels.climb(&self.entities) {
            let entity = &self.entities[se];
            let queued = self.queues[entity.queued_on].weight;
            let load = if entity.on_rq { queued } else { queued + entity.weight.stored };
            slice_ns = Weight::of_stored(load).share_ns(slice_ns, entity.weight.stored);
        }
        if self.rules.turn.base_slice_floor {
            let all_idle = self.queues[q].is_sched_idle();
            let floor_ns = if self.entities[id].idle && !all_idle {
                self.rules.turn.min_granularity.normal_ns
            } else {
                self.rules.turn.min_granularity.ns
            };
            slice_ns = slice_ns.max(floor_ns);
        }
        slice_ns
    }

    /// Forgets that an entity, and those above it, were to be preferred (`clear_buddies`).
    #[inline]
    pub fn clear_buddies(&mut self, id: EntityId) {
        if self.queues[self.entities[id].queued_on].has_no_buddy() {
            return;
        }
        self.clear_chain(id, |queue| &mut queue.next);
        self.clear_chain(id, |queue| &mut queue.last);
        self.clear_chain(id, |queue| &mut queue.skip);
    }

    fn clear_chain(&mut self, id: EntityId, buddy: fn(&mut RunQueue) -> &mut Option<EntityId>) {
        let mut levels = Levels::from(id);
        while let Some((se, _)) = levels.climb(&self.entities) {
            let slot = buddy(&mut self.queues[self.entities[se].queued_on]);
            if *slot != Some(se) {
                return;
            }
            *slot = None;
        }
    }

    /// Makes an entity, and those above it, the next to be preferred (`set_next_buddy`).
    pub fn set_next_buddy(&mut self, id: EntityId) {
        let mut levels = Levels::from(id);
        while let Some((se, _)) = levels.climb(&self.entities) {
            let entity = &self.entities[se];
            if !entity.on_rq || entity.idle {
                return;
            }
            self.queues[entity.queued_on].next = Some(se);
        }
    }
}
