//! Where does a waking task go? `select_task_rq_fair`: the waker's CPU or the previous one, then
//! the nearest idle CPU that shares its cache ([`super::search`]).

use super::world::World;
use crate::model::task::entity_of;
use crate::units::{CpuId, Id, QueueId, TaskId};

impl World {
    /// The CPU for a task that wakes (`select_task_rq_fair` with WF_TTWU).
    pub fn select_task_rq(&mut self, task: TaskId, waker_cpu: CpuId, sync: bool) -> CpuId {
        let prev = self.tasks[task].cpu;
        let allowed = self.allowed(task);
        if let Some(only) = allowed.only() {
            return only;
        }
        self.record_wakee(task, waker_cpu);
        let affine = !self.wake_wide(task, waker_cpu) && self.allowed(task).contains(waker_cpu);
        let mut target = prev;
        // Any two CPUs have a domain in common, the machine.
        if affine && waker_cpu != prev {
            target = self.wake_affine(task, waker_cpu, prev, sync);
        }
        let chosen = self.select_idle_sibling(task, waker_cpu, target);
        self.within_affinity(task, chosen)
    }

    /// The chosen CPU, or if the task may not run there the first that it may use.
    pub(super) fn within_affinity(&self, task: TaskId, chosen: CpuId) -> CpuId {
        let allowed = self.allowed(task);
        if allowed.contains(chosen) { chosen } else { allowed.first().unwrap_or(chosen) }
    }

    fn record_wakee(&mut self, task: TaskId, waker_cpu: CpuId) {
        let (jiffy, hz) = (self.jiffy(), self.jiffies.hz);
        match self.cpus[waker_cpu].curr {
            Some(waker) => self.tasks[waker].flips.record(task, jiffy, hz),
            None => self.cpus[waker_cpu].idle_flips.record(task, jiffy, hz),
        }
    }

    /// One waker with many wakees: better to spread (`wake_wide`).
    fn wake_wide(&self, task: TaskId, waker_cpu: CpuId) -> bool {
        let waker = match self.cpus[waker_cpu].curr {
            Some(waker) => self.tasks[waker].flips.count,
            None => self.cpus[waker_cpu].idle_flips.count,
        };
        let wakee = self.tasks[task].flips.count;
        let (more, fewer) = (waker.max(wakee), waker.min(wakee));
        let factor = self.llcs[self.llc_of[waker_cpu.index()]].cpus.len() as u32;
        fewer >= factor && more >= fewer * factor
    }

    /// The waker's CPU or the previous one (`wake_affine`)?
    fn wake_affine(&mut self, task: TaskId, this: CpuId, prev: CpuId, sync: bool) -> CpuId {
        if self.rules.target.wa_idle {
            if self.is_idle(this) && self.shares_cache(this, prev) {
                return if self.is_idle(prev) { prev } else { this };
            }
            if sync && self.runnable_on(this) == 1 {
                return this;
            }
            if self.rules.target.prev_idle_affine && self.is_idle(prev) {
                return prev;
            }
        }
        if self.rules.target.wa_weight && self.is_lighter(task, this, prev, sync) {
            return this;
        }
        prev
    }

    /// Tasks of a CPU that want to run.
    fn runnable_on(&self, cpu: CpuId) -> u32 {
        let fair = self.queues[self.cpus[cpu].queue].h_nr_runnable;
        if self.rt.is_used() { fair + self.rt.queues[cpu].tasks.len() as u32 } else { fair }
    }

    /// Would this CPU, with the task on it, be less loaded than the previous one
    /// (`wake_affine_weight`)?
    fn is_lighter(&mut self, task: TaskId, this: CpuId, prev: CpuId, sync: bool) -> bool {
        let mut this_load = self.cpu_load(this) as i64;
        if sync && let Some(curr) = self.cpus[this].curr {
            let curr_load = self.task_h_load(curr) as i64;
            if curr_load > this_load {
                return true;
            }
            this_load -= curr_load;
        }
        let task_load = self.task_h_load(task) as i64;
        let mut this_eff = this_load + task_load;
        let mut prev_eff = self.cpu_load(prev) as i64 - task_load;
        if self.rules.target.wa_bias {
            const HALF_IMBALANCE_PCT: i64 = 100 + (117 - 100) / 2;
            this_eff *= 100;
            prev_eff *= HALF_IMBALANCE_PCT;
        }
        this_eff *= self.capacity_of(prev) as i64;
        prev_eff *= self.capacity_of(this) as i64;
        this_eff < prev_eff + i64::from(sync)
    }

    /// Load average of a CPU (`cpu_load`).
    pub fn cpu_load(&self, cpu: CpuId) -> u64 {
        self.queues[self.cpus[cpu].queue].avg.load_avg
    }

    /// Capacity of a CPU for fair tasks, 1024 for the whole of the biggest kind (`capacity_of`):
    /// what real-time and deadline tasks use is theirs (`scale_rt_capacity`; the kernel looks once
    /// a balance).
    pub fn capacity_of(&self, cpu: CpuId) -> u64 {
        let whole = u64::from(self.cpus[cpu].speed.0);
        if !self.rt.is_used() {
            return whole;
        }
        let queue = &self.rt.queues[cpu];
        whole.saturating_sub(queue.rt_avg.util_avg + queue.dl_avg.util_avg).max(1)
    }

    /// Do tasks of other classes take a part of a CPU that counts (`check_cpu_capacity`)?
    pub fn is_reduced(&self, cpu: CpuId, domain: usize) -> bool {
        let whole = u64::from(self.cpus[cpu].speed.0);
        self.capacity_of(cpu) * self.domains[domain].imbalance_pct < whole * 100
    }

    /// What a task weighs at the root of its CPU (`task_h_load`).
    pub fn task_h_load(&mut self, task: TaskId) -> u64 {
        let entity = &self.entities[entity_of(task)];
        let (q, load) = (entity.accounted_in, entity.avg.load_avg);
        self.update_h_load(q);
        let queue = &self.queues[q];
        load * queue.h_load / (queue.avg.load_avg + 1)
    }

    /// Brings a queue's hierarchical load up to date, once a jiffy (`update_cfs_rq_h_load`).
    fn update_h_load(&mut self, q: QueueId) {
        let jiffy = self.jiffy();
        if self.queues[q].h_load_jiffy == jiffy {
            return;
        }
        // Up, noting the way, to the first queue that is up to date or the root.
        let mut at = q;
        self.queues[at].h_load_next = None;
        loop {
            let (group, cpu) = (self.queues[at].group, self.queues[at].cpu);
            let Some(id) = self.group_entity(group, cpu) else {
                self.queues[at].h_load = self.queues[at].avg.load_avg;
                self.queues[at].h_load_jiffy = jiffy;
                break;
            };
            at = self.entities[id].accounted_in;
            self.queues[at].h_load_next = Some(id);
            if self.queues[at].h_load_jiffy == jiffy {
                break;
            }
        }
        // And down again.
        while let Some(id) = self.queues[at].h_load_next {
            let queue = &self.queues[at];
            let load = queue.h_load * self.entities[id].avg.load_avg / (queue.avg.load_avg + 1);
            let Some(child) = self.entities[id].my_queue else { break };
            self.queues[child].h_load = load;
            self.queues[child].h_load_jiffy = jiffy;
            if child == q {
                break;
            }
            at = child;
        }
    }
}
