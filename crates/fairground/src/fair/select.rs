//! Where does a waking task go? `select_task_rq_fair`: the waker's CPU or the previous one, then
//! the nearest idle CPU that shares its cache.

use super::world::World;
use crate::model::task::entity_of;
use crate::policy::search::Search;
use crate::policy::switches::{Change, Feature};
use crate::units::{Circle, CpuId, Id, QueueId, TaskId};

impl World {
    /// The CPU for a task that wakes (`select_task_rq_fair` with WF_TTWU).
    pub fn select_task_rq(&mut self, task: TaskId, waker_cpu: CpuId, sync: bool) -> CpuId {
        let prev = self.tasks[task].cpu;
        let allowed = self.allowed(task);
        if allowed.len() == 1 {
            return allowed.first().unwrap_or(prev);
        }
        self.record_wakee(task, waker_cpu);
        let affine = !self.wake_wide(task, waker_cpu) && self.allowed(task).contains(waker_cpu);
        let mut target = prev;
        if affine && waker_cpu != prev && self.have_common_domain(waker_cpu, prev) {
            target = self.wake_affine(task, waker_cpu, prev, sync);
        }
        let chosen = self.select_idle_sibling(task, prev, target);
        self.within_affinity(task, chosen)
    }

    /// The chosen CPU, or if the task may not run there the first that it may use.
    fn within_affinity(&self, task: TaskId, chosen: CpuId) -> CpuId {
        let allowed = self.allowed(task);
        if allowed.contains(chosen) { chosen } else { allowed.first().unwrap_or(chosen) }
    }

    fn have_common_domain(&self, a: CpuId, b: CpuId) -> bool {
        let mut domains = self.cpus[a].domains.iter();
        domains.any(|state| self.domains[state.domain].span.contains(b))
    }

    fn record_wakee(&mut self, task: TaskId, waker_cpu: CpuId) {
        let (jiffy, hz) = (self.jiffy(), crate::units::NS_PER_SEC / self.rules.tick_ns);
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
        if self.rules.has(Feature::WaIdle) {
            if self.is_idle(this) && self.shares_cache(this, prev) {
                return if self.is_idle(prev) { prev } else { this };
            }
            if sync && self.runnable_on(this) == 1 {
                return this;
            }
            if self.rules.changed(Change::PrevIdleAffine) && self.is_idle(prev) {
                return prev;
            }
        }
        if self.rules.has(Feature::WaWeight) && self.is_lighter(task, this, prev, sync) {
            return this;
        }
        prev
    }

    fn runnable_on(&self, cpu: CpuId) -> u32 {
        let queue = &self.queues[self.cpus[cpu].queue];
        self.cpus[cpu].nr_running - (queue.h_nr_queued - queue.h_nr_runnable)
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
        if self.rules.has(Feature::WaBias) {
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

    /// Capacity of a CPU, 1024 for the biggest kind (`capacity_of`).
    pub fn capacity_of(&self, cpu: CpuId) -> u64 {
        u64::from(self.cpus[cpu].speed.0)
    }

    /// What a task weighs at the root of its CPU (`task_h_load`).
    pub fn task_h_load(&mut self, task: TaskId) -> u64 {
        let entity = &self.entities[entity_of(task)];
        let (q, load) = (entity.queue, entity.avg.load_avg);
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
            at = self.entities[id].queue;
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

    /// An idle CPU near `target` (`select_idle_sibling`), or `target`.
    fn select_idle_sibling(&mut self, task: TaskId, prev: CpuId, target: CpuId) -> CpuId {
        if self.is_available(target) {
            return target;
        }
        if prev != target && self.shares_cache(prev, target) && self.is_available(prev) {
            return prev;
        }
        let recent = std::mem::replace(&mut self.tasks[task].recent_used_cpu, prev);
        if recent != prev
            && recent != target
            && self.shares_cache(recent, target)
            && self.is_available(recent)
            && self.allowed(task).contains(recent)
        {
            return recent;
        }
        let llc = self.llc_of[target.index()];
        let once = self.rules.changed(Change::SmtScanOnce);
        let smt = self.llcs[llc].smt;
        let idle_core = smt && self.llcs[llc].has_idle_cores;
        if once
            && smt
            && !idle_core
            && self.shares_cache(prev, target)
            && let Some(sibling) = self.select_idle_smt(task, prev)
        {
            return sibling;
        }
        if let Some(found) = self.select_idle_cpu(task, target, idle_core) {
            return found;
        }
        let late = if once || !smt { None } else { self.select_idle_smt(task, target) };
        late.unwrap_or(target)
    }

    /// An idle thread of a CPU's core (`select_idle_smt`).
    fn select_idle_smt(&self, task: TaskId, cpu: CpuId) -> Option<CpuId> {
        let allowed = self.allowed(task);
        let mut siblings = self.core_of[cpu.index()].iter();
        siblings.find(|&sibling| {
            sibling != cpu && allowed.contains(sibling) && self.is_available(sibling)
        })
    }

    /// An idle core or CPU of the cache domain (`select_idle_cpu`).
    fn select_idle_cpu(&mut self, task: TaskId, target: CpuId, idle_core: bool) -> Option<CpuId> {
        let llc = self.llc_of[target.index()];
        // DEVIATES(free-search): a search takes no time yet, so an average idle time pays for any.
        let mut left = match self.rules.search {
            Search::Linear | Search::SisProp => u32::MAX,
            Search::SisUtil => self.llcs[llc].nr_idle_scan,
        };
        if left == 0 {
            return None;
        }
        let mut fallback = None;
        let mut searched = std::mem::take(&mut self.searched);
        searched.copy_from(&self.llcs[llc].cpus);
        let allowed = self.allowed(task);
        let mut found = None;
        let mut circle = Circle::from(CpuId(target.0 + 1));
        while let Some(cpu) = circle.next(&searched) {
            if !allowed.contains(cpu) {
                continue;
            }
            if idle_core {
                if self.is_core_idle(task, cpu, &mut fallback) {
                    found = Some(cpu);
                    break;
                }
                self.core_of[cpu.index()].iter().for_each(|sibling| searched.remove(sibling));
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            if self.is_available(cpu) {
                found = Some(cpu);
                break;
            }
        }
        self.searched = searched;
        if idle_core && found.is_none() {
            self.llcs[llc].has_idle_cores = false;
        }
        found.or(fallback)
    }

    /// Is every thread of the core idle (`select_idle_core`)? Notes the first idle one.
    fn is_core_idle(&self, task: TaskId, cpu: CpuId, fallback: &mut Option<CpuId>) -> bool {
        let allowed = self.allowed(task);
        let mut idle = true;
        for sibling in self.core_of[cpu.index()].iter() {
            if !self.is_idle(sibling) {
                idle = false;
                if fallback.is_some() {
                    break;
                }
                if self.is_sched_idle(sibling) && allowed.contains(sibling) {
                    *fallback = Some(sibling);
                    break;
                }
            } else if fallback.is_none() && allowed.contains(sibling) {
                *fallback = Some(sibling);
            }
        }
        idle
    }
}
