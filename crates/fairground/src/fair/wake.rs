//! Waking: `try_to_wake_up`, the first wake-up of a new task, and the test for preemption.

use super::load::Membership;
use super::queue::Enqueue;
use super::world::World;
use crate::model::levels::{Levels, matching};
use crate::model::task::{TaskState, entity_of};
use crate::policy::queue::pick::pick_eevdf;
use crate::policy::queue::preempt::{Verdict, Wakes, give_notice, is_shorter, may_win, preempts};
use crate::policy::queue::turn::cancel_protection;
use crate::record::Fact;
use crate::units::{CpuId, EntityId, QueueId, TaskId};
use crate::workload::behavior::SchedPolicy;

/// CFS: queues shorter than this don't use the last buddy (`sched_nr_latency`).
const NR_LATENCY: u32 = 8;

/// How a wake-up reaches its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaches {
    /// The task is queued.
    AtOnce,
    /// The target CPU has to be interrupted first.
    ByInterrupt(CpuId),
}

impl World {
    /// Wakes a sleeping task (`try_to_wake_up`), by a task or by an interrupt; `sync` says that the
    /// waker is about to sleep. None if it was not asleep.
    pub fn try_to_wake_up(
        &mut self,
        task: TaskId,
        waker: Option<TaskId>,
        waker_cpu: CpuId,
        sync: bool,
    ) -> Option<Reaches> {
        if self.tasks[task].state != TaskState::Asleep {
            return None;
        }
        self.tasks[task].state = TaskState::Runnable;
        let prev_cpu = self.tasks[task].cpu;
        if self.entities[entity_of(task)].on_rq {
            self.outbox.tell(Fact::Waking { task, waker, waker_cpu, target: prev_cpu });
            self.wake_delayed(task);
            return Some(Reaches::AtOnce);
        }
        let target = match self.tasks[task].policy.is_fair() {
            true => self.select_task_rq(task, waker_cpu, sync),
            false => self.select_task_rq_rt(task, waker_cpu),
        };
        self.outbox.tell(Fact::Waking { task, waker, waker_cpu, target });
        if target != prev_cpu {
            self.migrate_asleep(task, target);
        }
        let migrated = target != prev_cpu;
        if self.goes_by_interrupt(waker_cpu, target) {
            self.set_ttwu_pending(target, true);
            return Some(Reaches::ByInterrupt(target));
        }
        self.activate(task, migrated);
        Some(Reaches::AtOnce)
    }

    /// Is the wake-up queued on the target's wake list (`ttwu_queue_cond`)? An interrupt that comes
    /// to a CPU in an idle state wakes whom it wakes after the way out.
    fn goes_by_interrupt(&self, waker_cpu: CpuId, target: CpuId) -> bool {
        if waker_cpu == target && self.cpus[target].dozes {
            return true;
        }
        if !self.rules.delivery.ttwu_queue || waker_cpu == target {
            return false;
        }
        let idle_too = self.rules.delivery.queue_to_idle;
        !self.shares_cache(waker_cpu, target) || idle_too && self.cpus[target].nr_running == 0
    }

    /// Queues a woken task on its CPU and asks whether it preempts (`ttwu_do_activate`).
    pub fn activate(&mut self, task: TaskId, migrated: bool) {
        let cpu = self.tasks[task].cpu;
        self.update_rq_clock(cpu);
        self.enqueue_task(task, Enqueue { migrated, ..Enqueue::WAKEUP });
        self.wakeup_preempt(task, Wakes::FromSleep);
        self.account_idle_end(cpu);
    }

    fn wake_delayed(&mut self, task: TaskId) {
        debug_assert!(self.entities[entity_of(task)].delayed, "{task:?} sleeps on its queue");
        self.update_rq_clock(self.tasks[task].cpu);
        self.estimate_joins(task);
        self.tasks[task].clamps = true;
        self.requeue_delayed(entity_of(task));
        self.note_load(self.tasks[task].cpu);
        if self.cpus[self.tasks[task].cpu].curr != Some(task) {
            self.wakeup_preempt(task, Wakes::FromSleep);
        }
    }

    /// A task's first wake-up, on a CPU chosen as for a fork (`wake_up_new_task`).
    pub fn wake_up_new(&mut self, task: TaskId, parent_cpu: CpuId) {
        let fair = self.tasks[task].policy.is_fair();
        self.tasks[task].state = TaskState::Runnable;
        self.count_thread(task, true);
        self.tasks[task].cpu = parent_cpu;
        self.tasks[task].recent_used_cpu = parent_cpu;
        self.set_task_cpu_queue(task);
        if fair && self.rules.is_cfs() {
            self.place_forked(task);
        }
        let target = match fair {
            true => self.select_task_rq_fork(task, parent_cpu),
            false => self.select_task_rq_rt(task, parent_cpu),
        };
        self.tasks[task].cpu = target;
        self.set_task_cpu_queue(task);
        self.outbox.tell(Fact::WakeupNew { task, waker_cpu: parent_cpu, target });
        let id = entity_of(task);
        let capacity = u64::from(self.cpus[target].speed.0);
        self.init_util(id, capacity);
        self.entities[id].vlag = 0;
        self.update_rq_clock(target);
        self.enqueue_task(task, Enqueue::NEW);
        self.wakeup_preempt(task, Wakes::Forked);
        self.account_idle_end(target);
    }

    /// CFS: a child starts a slice after its queue's current entity (`task_fork_fair`).
    fn place_forked(&mut self, task: TaskId) {
        let id = entity_of(task);
        let q = self.entities[id].queued_on;
        self.update_curr(q);
        if let Some(curr) = self.queues[q].curr {
            self.entities[id].vruntime = self.entities[curr].vruntime;
        } else {
            self.entities[id].vruntime = self.queues[q].min_vruntime;
        }
        self.place(id, Enqueue::NEW);
        self.subtract_min_vruntime(q, id);
    }

    /// A sleeping task's home becomes another CPU (`migrate_task_rq_fair`, `set_task_cpu`).
    fn migrate_asleep(&mut self, task: TaskId, to: CpuId) {
        let id = entity_of(task);
        if self.tasks[task].policy.is_fair() {
            if self.rules.is_cfs() {
                self.subtract_min_vruntime(self.entities[id].queued_on, id);
            }
            self.remove_blocked(id);
        }
        let from = std::mem::replace(&mut self.tasks[task].cpu, to);
        self.outbox.tell(Fact::Migrate { task, from, to });
        self.set_task_cpu_queue(task);
    }

    /// Does a task that became runnable take the CPU (`wakeup_preempt`)?
    pub fn wakeup_preempt(&mut self, task: TaskId, wakes: Wakes) {
        let cpu = self.tasks[task].cpu;
        self.check_preempt(task, cpu, wakes);
        let curr = self.cpus[cpu].curr;
        let queued = curr.is_none_or(|curr| self.entities[entity_of(curr)].on_rq);
        if queued && self.cpus[cpu].need_resched {
            self.cpus[cpu].held_clock_ns = Some(self.now_ns);
        }
        if self.rt.is_used() {
            self.push_rt(cpu, task);
        }
    }

    fn check_preempt(&mut self, task: TaskId, cpu: CpuId, wakes: Wakes) {
        let Some(curr) = self.cpus[cpu].curr else {
            self.resched_curr(cpu);
            return;
        };
        let asked = self.cpus[cpu].need_resched && !self.rules.preempt.looks_again();
        if curr == task || asked {
            return;
        }
        if let Some(outranks) = self.outranks(task, curr) {
            if outranks {
                self.resched_curr(cpu);
            }
            return;
        }
        if !self.rules.preempt.wakeup_preemption {
            return;
        }
        let (curr_policy, policy) = (self.tasks[curr].policy, self.tasks[task].policy);
        let throttled = match self.rules.throttle.answer.takes_queue_off() {
            true => self.is_throttled_hierarchy(self.entities[entity_of(task)].accounted_in),
            false => self.tasks[task].throttled,
        };
        if throttled {
            return;
        }
        let by_policy_first = self.rules.preempt.answer.asks_policy_first();
        if by_policy_first && curr_policy == SchedPolicy::Idle && policy != SchedPolicy::Idle {
            self.resched_curr_lazy(cpu);
            return;
        }
        if by_policy_first && policy != SchedPolicy::Normal {
            return;
        }
        let (se, pse) = matching(&self.entities, entity_of(curr), entity_of(task));
        if self.preempts_entity(se, pse, policy, wakes) {
            self.resched_curr_lazy(cpu);
        }
    }

    fn preempts_entity(
        &mut self,
        se: EntityId,
        pse: EntityId,
        policy: SchedPolicy,
        wakes: Wakes,
    ) -> bool {
        let q = self.entities[se].queued_on;
        if self.rules.preempt.idle_groups && self.entities[se].idle != self.entities[pse].idle {
            let wins = self.entities[se].idle;
            if wins && self.rules.preempt.idle_cancels {
                cancel_protection(&self.rules, &mut self.entities[se]);
            }
            if !wins {
                self.refuse(q, se);
            }
            return wins;
        }
        if policy != SchedPolicy::Normal {
            self.refuse(q, se);
            return false;
        }
        self.update_curr(q);
        if self.rules.preempt.wakeup_drops_delayed
            && may_win(&self.rules, &self.entities, se, pse, wakes)
        {
            self.drop_delayed_picks(q, !is_shorter(&self.rules, &self.entities, se, pse));
        }
        let verdict = preempts(&self.rules, &self.queues[q], &mut self.entities, se, pse, wakes);
        if verdict.wins() && self.rules.is_cfs() {
            self.mark_buddies(se, pse);
        }
        if verdict == Verdict::WinsAsBuddy {
            self.set_short_buddy(q, pse);
        }
        verdict.wins()
    }

    /// Delayed entities that come up leave for good, as if the CPU chose (`pick_next_entity`).
    fn drop_delayed_picks(&mut self, q: QueueId, protect: bool) {
        while let Some(pick) = pick_eevdf(&self.rules, &self.queues[q], &self.entities, protect)
            && self.entities[pick].delayed
        {
            self.dequeue_delayed(pick);
        }
    }

    /// A wakee that may not preempt: from 7.3 on the running one hears of it all the same.
    fn refuse(&mut self, q: QueueId, se: EntityId) {
        if self.rules.preempt.answer.refused_shorten() {
            self.update_curr(q);
            give_notice(&self.rules, &self.queues[q], &mut self.entities, se);
        }
    }

    /// The next buddy is the one with the shortest slice (`set_short_buddy`).
    fn set_short_buddy(&mut self, q: QueueId, id: EntityId) {
        let slice_ns = self.entities[id].slice_ns;
        let stands = |next: &EntityId| self.entities[*next].slice_ns < slice_ns;
        if self.queues[q].next.filter(stands).is_none() {
            self.queues[q].next = Some(id);
        }
    }

    /// CFS: the wakee is to be picked next, and the preempted one after it.
    fn mark_buddies(&mut self, se: EntityId, pse: EntityId) {
        self.set_next_buddy(pse);
        let cpu = self.queues[self.entities[se].queued_on].cpu;
        let Some(curr) = self.cpus[cpu].curr.map(entity_of) else { return };
        let crowded = self.queues[self.entities[curr].queued_on].nr_queued >= NR_LATENCY;
        if !self.rules.preempt.last_buddy || !crowded || !self.entities[se].is_task() {
            return;
        }
        let mut levels = Levels::from(se);
        while let Some((id, _)) = levels.climb(&self.entities) {
            let entity = &self.entities[id];
            if !entity.on_rq || entity.idle {
                return;
            }
            self.queues[entity.queued_on].last = Some(id);
        }
    }

    /// A wake-up ends a CPU's idle period (`ttwu_do_activate`).
    pub fn account_idle_end(&mut self, cpu: CpuId) {
        let (now_ns, jiffy) = (self.now_ns, self.jiffy());
        let cpu = &mut self.cpus[cpu];
        let Some(since_ns) = cpu.idle_since_ns.take() else { return };
        let diff = (now_ns - since_ns) as i64 - cpu.avg_idle_ns as i64;
        let avg_ns = cpu.avg_idle_ns.saturating_add_signed(diff / 8);
        cpu.avg_idle_ns = avg_ns.min(2 * cpu.max_idle_balance_cost_ns);
        (cpu.wake_idle_ns, cpu.wake_jiffy) = (cpu.avg_idle_ns / 2, jiffy);
    }

    /// Ages the averages of a queue that nothing runs on, root first.
    pub fn age_queue(&mut self, group: crate::units::GroupId, cpu: CpuId) {
        let q = self.queue_of(group, cpu);
        let now_ns = self.advance_queue_clock_pelt_ns(q);
        if self.update_queue_avg(q, now_ns) {
            self.hint_root(q, crate::policy::frequency::hint::Hook::Decayed);
            self.update_tg_load_avg(q);
            self.note_averages(q);
        }
        if let Some(id) = self.group_entity(group, cpu) {
            self.update_load_avg(id, Membership::Stays);
        }
    }
}
