//! Does a task fit where it is, or where it could go? The rules are the question
//! [`capacity`](crate::policy::placement::capacity); nothing here counts on machines whose CPUs are
//! alike.

use super::world::World;
use crate::model::task::entity_of;
use crate::policy::placement::capacity::{Fit, fit, is_greater};
use crate::units::{CpuId, TaskId};

impl World {
    /// Do CPUs differ, and does that count (`sched_asym_cpucap_active`)?
    #[inline]
    pub(super) fn sizes_count(&self) -> bool {
        self.unlike && self.rules.capacity.answer.counts()
    }

    /// How well a task fits a CPU (`util_fits_cpu`).
    pub(super) fn fit_of(&self, task: TaskId, cpu: CpuId) -> Fit {
        let entity = &self.entities[entity_of(task)];
        let util = entity.avg.util_avg.max(u64::from(entity.util_est));
        let clamps = self.tasks[task].uclamp.map(u64::from);
        fit(util, clamps, u64::from(self.cpus[cpu].speed.0), self.capacity_of(cpu))
    }

    /// Does a task fit a CPU (`task_fits_cpu`), or does that not count (`asym_fits_cpu`)?
    #[inline]
    pub(super) fn fits(&self, task: TaskId, cpu: CpuId) -> bool {
        !self.sizes_count() || self.fit_of(task, cpu) == Fit::Fits
    }

    /// Notes whether a CPU's next task, or the one that a tick finds there, is too big for it
    /// (`update_misfit_status`). On the biggest CPU that it may use it is at its best.
    pub(super) fn update_misfit(&mut self, cpu: CpuId, task: Option<TaskId>) {
        if !self.sizes_count() {
            return;
        }
        let capacity = self.cpus[cpu].speed.0;
        let is_misfit = |&task: &TaskId| {
            let mut others = self.allowed(task).iter();
            !self.fits(task, cpu) && others.any(|other| self.cpus[other].speed.0 > capacity)
        };
        let misfit = task.filter(is_misfit);
        self.cpus[cpu].misfit_load = misfit.map_or(0, |task| self.task_h_load(task).max(1));
    }

    /// Do CPUs of this domain differ, and does that count (`SD_ASYM_CPUCAPACITY`)?
    #[inline]
    pub(super) fn is_mixed(&self, domain: usize) -> bool {
        self.sizes_count() && self.domains[domain].is_mixed
    }

    /// The smallest domain of a CPU that has CPUs of every size (`sd_asym_cpucapacity`).
    pub(super) fn domain_of_all_sizes(&self, cpu: CpuId) -> Option<usize> {
        if !self.sizes_count() {
            return None;
        }
        let mut domains = self.cpus[cpu].domains.iter().map(|state| state.domain);
        domains.find(|&domain| self.domains[domain].has_all_sizes)
    }

    /// Does balancing spread tasks over a domain's groups (`SD_PREFER_SIBLING`)? Not over CPUs of
    /// unlike size.
    #[inline]
    pub(super) fn prefers_sibling(&self, domain: usize) -> bool {
        self.domains[domain].prefer_sibling && !self.is_mixed(domain)
    }

    /// Is a CPU greater than another one, as far as other classes leave it?
    pub(super) fn is_greater(&self, cpu: CpuId, other: CpuId) -> bool {
        is_greater(self.capacity_of(cpu), self.capacity_of(other))
    }
}
