//! A queue is throttled and unthrottled, with all that is below it on its CPU.
//!
//! Up to 6.17 the group's entity leaves the queue above, and with it all its tasks at once. From
//! 6.18 the queue is only marked: whoever is picked from it leaves when it would return to user
//! mode, and waits in the queue's limbo list.

use super::World;
use crate::fair::class::Headcount;
use crate::fair::load::Membership;
use crate::fair::queue::{Dequeue, Enqueue};
use crate::model::group::{next_child_first, next_parent_first};
use crate::model::levels::Levels;
use crate::model::task::entity_of;
use crate::record::Fact;
use crate::units::{CpuId, EntityId, GroupId, QueueId, TaskId};

impl World {
    /// Throttles a queue (`throttle_cfs_rq`); false if the pool had something left for it.
    pub(super) fn throttle(&mut self, q: QueueId) -> bool {
        let (group, cpu) = (self.queues[q].group, self.queues[q].cpu);
        let retries = self.rules.throttle.throttle_retries;
        if retries && self.draw_slice(q, 1) {
            return false;
        }
        let first = self.pools[group].throttled.is_empty();
        if self.rules.throttle.throttle_last {
            self.pools[group].throttled.push_tail(&mut self.locals, q);
        } else {
            self.pools[group].throttled.push_head(&mut self.locals, q);
        }
        self.throttle_below(group, cpu);
        if self.rules.throttle.answer.takes_queue_off() {
            self.take_off(q);
            let empty = self.queues[q].nr_members == 0;
            let waits = empty && self.rules.throttle.late_throttle_clock;
            self.locals[q].throttled_since_ns = (!waits).then_some(self.now_ns);
        }
        self.locals[q].throttled = true;
        if first && !retries {
            self.start_period_timer(group, cpu);
        }
        self.outbox.tell(Fact::Throttle { group, cpu });
        true
    }

    /// Everything below a group on a CPU counts one throttled level more (`tg_throttle_down`).
    fn throttle_below(&mut self, top: GroupId, cpu: CpuId) {
        let mut at = Some(top);
        while let Some(group) = at {
            let q = self.queue_of(group, cpu);
            let empty = self.queues[q].nr_members == 0;
            if self.locals[q].throttle_count == 0
                && (self.rules.throttle.answer.takes_queue_off() || empty)
            {
                self.stop_pelt(q);
            }
            self.locals[q].throttle_count += 1;
            at = next_parent_first(&self.groups, top, group);
        }
    }

    /// The group's entity leaves the queues above.
    fn take_off(&mut self, q: QueueId) {
        let (cpu, group) = (self.queues[q].cpu, self.queues[q].group);
        let mut count = self.headcount_of(q);
        let mut leaves = true;
        let mut levels = Levels::from_any(self.group_entity(group, cpu));
        while let Some((id, above)) = levels.climb(&self.entities) {
            if !self.entities[id].on_rq {
                return;
            }
            if leaves {
                let delayed = self.entities[id].delayed;
                self.dequeue_entity(id, Dequeue { delayed, ..Dequeue::EXIT });
            } else {
                self.update_load_avg(id, Membership::Stays);
                self.update_runnable_weight(id);
            }
            self.count(above, &mut count, u32::wrapping_sub);
            leaves &= self.queues[self.entities[id].queued_on].weight == 0;
        }
        self.cpus[cpu].nr_running -= count.queued;
        self.note_load(cpu);
    }

    /// A queue with all that is below it, as the levels above count it.
    fn headcount_of(&self, q: QueueId) -> Headcount {
        let queue = &self.queues[q];
        let idle = if queue.idle { queue.h_nr_queued } else { queue.h_nr_idle };
        Headcount { queued: queue.h_nr_queued, runnable: queue.h_nr_runnable, idle }
    }

    /// Unthrottles a queue (`unthrottle_cfs_rq`). Only an idle CPU chooses anew.
    pub(super) fn unthrottle(&mut self, q: QueueId) {
        let (group, cpu) = (self.queues[q].group, self.queues[q].cpu);
        if self.rules.throttle.answer.stops_at_charge() {
            self.update_rq_clock(cpu);
            self.update_curr(q);
        }
        let local = &mut self.locals[q];
        let owes = local.enabled && local.remaining_ns <= 0;
        if self.rules.throttle.answer.stops_at_return_to_user() && owes {
            return;
        }
        local.throttled = false;
        let since_ns = local.throttled_since_ns.take();
        self.update_rq_clock(cpu);
        let pool = &mut self.pools[group];
        pool.stat.throttled_ns += since_ns.map_or(0, |since_ns| self.now_ns - since_ns);
        pool.throttled.remove(&mut self.locals, q);
        self.outbox.tell(Fact::Unthrottle { group, cpu });
        self.unthrottle_below(group, cpu);
        if self.rules.throttle.answer.takes_queue_off() {
            self.put_back(q);
        }
        let root = self.cpus[cpu].queue;
        if self.cpus[cpu].curr.is_none() && self.queues[root].nr_queued > 0 {
            self.resched_curr(cpu);
        }
    }

    /// Everything below a group on a CPU counts one throttled level less (`tg_unthrottle_up`).
    fn unthrottle_below(&mut self, top: GroupId, cpu: CpuId) {
        let mut at = Some(next_child_first(&self.groups, top, None));
        while let Some(group) = at {
            let q = self.queue_of(group, cpu);
            self.locals[q].throttle_count -= 1;
            if self.locals[q].throttle_count == 0 {
                self.restart_pelt(q);
                self.leave_limbo(q);
            }
            at = (group != top).then(|| next_child_first(&self.groups, top, Some(group)));
        }
    }

    /// The group's entity comes back to the queues above.
    fn put_back(&mut self, q: QueueId) {
        if self.queues[q].weight == 0 {
            return;
        }
        let (cpu, group) = (self.queues[q].cpu, self.queues[q].group);
        let mut count = self.headcount_of(q);
        let mut joins = true;
        let mut levels = Levels::from_any(self.group_entity(group, cpu));
        while let Some((id, above)) = levels.climb(&self.entities) {
            joins = joins && self.put_back_one(id);
            if !joins {
                self.update_load_avg(id, Membership::Stays);
                self.update_runnable_weight(id);
            }
            self.count(above, &mut count, u32::wrapping_add);
            if self.is_cut_off(above) {
                return;
            }
        }
        self.cpus[cpu].nr_running += count.queued;
        self.overloaded |= self.cpus[cpu].nr_running >= 2;
        self.note_load(cpu);
    }

    /// Queues an entity above an unthrottled queue; false if it is there already.
    fn put_back_one(&mut self, id: EntityId) -> bool {
        if self.entities[id].delayed {
            self.dequeue_entity(id, Dequeue::DELAYED);
        }
        if self.entities[id].on_rq {
            return false;
        }
        self.enqueue_entity(id, Enqueue::WAKEUP);
        true
    }

    /// 6.18: a task that was picked from a throttled queue is about to return to user mode, and
    /// leaves instead (`throttle_cfs_rq_work`).
    pub fn throttle_task(&mut self, task: TaskId) {
        self.tasks[task].throttle_work = false;
        let (cpu, q) = (self.tasks[task].cpu, self.entities[entity_of(task)].accounted_in);
        if !self.is_throttled_hierarchy(q) {
            return;
        }
        self.update_rq_clock(cpu);
        self.dequeue_task(task, Dequeue::THROTTLE);
        let last = self.locals[q].limbo.replace(task);
        (self.tasks[task].list.next, self.tasks[task].throttled) = (last, true);
        self.resched_curr(cpu);
    }

    /// 6.18: the time of a throttled queue counts from its first task that left.
    pub fn note_throttled_task(&mut self, q: QueueId) {
        let now_ns = self.now_ns;
        let local = &mut self.locals[q];
        if local.throttled {
            local.throttled_since_ns.get_or_insert(now_ns);
        }
    }

    /// 6.18: the tasks that left come back, last first; from 7.2 until they throttle the queue
    /// again.
    fn leave_limbo(&mut self, q: QueueId) {
        let mut at = self.locals[q].limbo.take();
        while let Some(task) = at {
            at = self.tasks[task].list.next.take();
            self.tasks[task].throttled = false;
            self.enqueue_task(task, Enqueue::WAKEUP);
            let again = self.rules.throttle.answer.stops_at_charge();
            if again && self.is_throttled_hierarchy(q) {
                self.locals[q].limbo = at;
                return;
            }
        }
    }

    /// PELT's clock stands still for a throttled queue.
    fn stop_pelt(&mut self, q: QueueId) {
        let clock_ns = self.advance_clock_pelt_ns(self.queues[q].cpu);
        let local = &mut self.locals[q];
        (local.pelt_stopped, local.pelt_stopped_ns) = (true, clock_ns);
    }

    fn restart_pelt(&mut self, q: QueueId) {
        if self.locals[q].pelt_stopped {
            let clock_ns = self.advance_clock_pelt_ns(self.queues[q].cpu);
            let local = &mut self.locals[q];
            local.pelt_lost_ns += clock_ns - local.pelt_stopped_ns;
            local.pelt_stopped = false;
        }
    }

    /// 6.18: a throttled queue's clock goes on as long as tasks of it are on their way out.
    pub fn follow_pelt(&mut self, q: QueueId) {
        if self.rules.throttle.answer.takes_queue_off() || !self.is_throttled_hierarchy(q) {
            return;
        }
        if self.queues[q].nr_members == 0 {
            self.stop_pelt(q);
        } else {
            self.restart_pelt(q);
        }
    }
}
