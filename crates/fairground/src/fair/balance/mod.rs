//! Balancing: each domain's busiest group gives tasks to an idle or less busy CPU.
//!
//! `sched_balance_rq` in the form that Linux has since 5.5, by type of imbalance.
//! DEVIATES(old-balance): kernels before 5.5 balance by load alone; here they balance by type too.

pub mod decide;
pub mod fork;
pub mod gather;
pub mod newidle;
pub mod periodic;
pub mod pull;
pub mod stats;

use super::world::World;
use crate::model::domain::Level;
use crate::units::{CpuId, CpuSet};

/// What the balancing CPU is doing (`enum cpu_idle_type`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IdleType {
    /// It runs a task.
    Busy,
    /// It has been idle.
    Idle,
    /// It is about to go idle.
    NewlyIdle,
}

/// What is to be moved (`enum migration_type`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MigrationType {
    /// An amount of load.
    Load,
    /// An amount of utilisation.
    Util,
    /// A number of tasks.
    Task,
    /// A number of tasks that prefer the pulling CPU's cache.
    LlcTask,
    /// A task that is too big for its CPU.
    Misfit,
}

/// One balance pass (`struct lb_env`).
pub struct Pass {
    /// Domain balanced.
    pub domain: usize,
    /// Which of the CPU's domains it is.
    pub level: usize,
    /// The CPU that balances.
    pub this: CpuId,
    /// The CPU that gets the tasks: the same, or another one of its group.
    pub dst: CpuId,
    /// What the CPU that balances is doing.
    pub idle: IdleType,
    /// CPUs that still count; None if those are all of the domain's.
    pub cpus: Option<CpuSet>,
    /// What is to be moved.
    pub migration: MigrationType,
    /// How much of it.
    pub imbalance: u64,
    /// The task is pushed off its CPU while it runs.
    pub active: bool,
    /// Every task that was looked at is pinned.
    pub all_pinned: bool,
    /// Some task could not come here for its affinity.
    pub some_pinned: bool,
    /// Another CPU of the group, where such a task may go (`LBF_DST_PINNED`).
    pub new_dst: Option<CpuId>,
    /// Some task stayed for the cache that its process prefers (`LBF_LLC_PINNED`).
    pub llc_pinned: bool,
    /// The push is for one that prefers the cache it goes to (`LBF_ACTIVE_LB_LLC`).
    pub active_llc: bool,
}

impl Pass {
    /// A pass that has found nothing yet.
    pub fn new(domain: usize, level: usize, this: CpuId, idle: IdleType) -> Self {
        Pass {
            domain,
            level,
            this,
            dst: this,
            idle,
            cpus: None,
            migration: MigrationType::Load,
            imbalance: 0,
            active: false,
            all_pinned: false,
            some_pinned: false,
            new_dst: None,
            llc_pinned: false,
            active_llc: false,
        }
    }

    /// True if a CPU of the domain still counts.
    #[inline]
    pub fn counts(&self, cpu: CpuId) -> bool {
        self.cpus.as_ref().is_none_or(|cpus| cpus.contains(cpu))
    }
}

impl World {
    /// From now on not all CPUs of the domain count: the set of those that do.
    fn narrow<'p>(&mut self, pass: &'p mut Pass) -> &'p mut CpuSet {
        pass.cpus.get_or_insert_with(|| {
            let mut cpus = std::mem::take(&mut self.searched);
            cpus.copy_from(&self.domains[pass.domain].span);
            cpus
        })
    }

    /// Gives back the room for a set.
    fn leave_pass(&mut self, pass: Pass) {
        if let Some(cpus) = pass.cpus {
            self.searched = cpus;
        }
    }

    /// Balances one of a CPU's domains (`sched_balance_rq`). Returns the number of tasks moved;
    /// `go_on` becomes false if this CPU is not the one to balance this and higher domains.
    pub fn balance_domain(
        &mut self,
        dst: CpuId,
        level: usize,
        idle: IdleType,
        go_on: &mut bool,
    ) -> usize {
        let domain = self.cpus[dst].domains[level].domain;
        let mut pass = Pass::new(domain, level, dst, idle);
        let moved = self.balance_pass(&mut pass, go_on);
        self.leave_pass(pass);
        moved
    }

    fn balance_pass(&mut self, pass: &mut Pass, go_on: &mut bool) -> usize {
        loop {
            if !self.should_we_balance(pass) {
                *go_on = false;
                self.found_balanced(pass);
                return 0;
            }
            let busiest = self
                .find_busiest_group(pass)
                .and_then(|group| self.find_busiest_queue(pass, group));
            let Some(src) = busiest.filter(|&src| src != pass.dst) else {
                self.found_balanced(pass);
                return 0;
            };
            pass.all_pinned = true;
            pass.some_pinned = false;
            let mut moved = 0;
            if self.cpus[src].nr_running > 1 {
                moved = self.move_tasks(pass, src);
                while let Some(other) = pass.new_dst.take().filter(|_| pass.imbalance > 0) {
                    let pinned_away = std::mem::replace(&mut pass.dst, other);
                    self.narrow(pass).remove(pinned_away);
                    moved += self.move_tasks(pass, src);
                }
                self.note_pinned(pass);
                if pass.all_pinned && moved == 0 {
                    self.narrow(pass).remove(src);
                    let others = self.domains[pass.domain].groups.iter().any(|group| {
                        !group.cpus.contains(pass.dst)
                            && group.cpus.iter().any(|cpu| pass.counts(cpu))
                    });
                    if others {
                        continue;
                    }
                    self.found_pinned(pass);
                    return 0;
                }
            }
            self.after_moving(pass, src, moved);
            return moved;
        }
    }

    /// A pinned task above the level that could have moved makes the group imbalanced above.
    fn note_pinned(&mut self, pass: &Pass) {
        if !pass.some_pinned || pass.imbalance == 0 {
            return;
        }
        if let Some(above) = self.cpus[pass.this].domains.get(pass.level + 1) {
            self.domains[above.domain].groups[above.group].imbalanced = true;
        }
    }

    fn after_moving(&mut self, pass: &Pass, src: CpuId, moved: usize) {
        if moved == 0 {
            let state = &mut self.cpus[pass.this].domains[pass.level];
            let misfit = pass.migration == MigrationType::Misfit;
            if pass.idle != IdleType::NewlyIdle && !pass.llc_pinned && !misfit {
                state.nr_balance_failed += 1;
            }
            if self.need_active_balance(pass, src) && !self.kick_active_balance(pass, src) {
                // Who runs there may not come (`out_one_pinned`). If it is alone there, all is
                // pinned, and the interval grows as long as for tasks that wait there pinned.
                return self.lengthen_interval(pass);
            }
        } else {
            self.cpus[pass.this].domains[pass.level].nr_balance_failed = 0;
        }
        let weight = u64::from(self.domains[pass.domain].weight);
        self.cpus[pass.this].domains[pass.level].balance_interval_ms = weight;
    }

    /// The group above is no longer imbalanced, unless it was only that all who were looked at are
    /// pinned (`out_balanced`).
    fn found_balanced(&mut self, pass: &Pass) {
        let above = self.cpus[pass.this].domains.get(pass.level + 1);
        if let Some(above) = above.filter(|_| !pass.all_pinned) {
            self.domains[above.domain].groups[above.group].imbalanced = false;
        }
        self.found_pinned(pass);
    }

    /// Nothing is left that could move (`out_all_pinned`): that is no failure.
    fn found_pinned(&mut self, pass: &Pass) {
        self.cpus[pass.this].domains[pass.level].nr_balance_failed = 0;
        self.lengthen_interval(pass);
    }

    /// Nothing to do: look again later (`out_one_pinned`).
    fn lengthen_interval(&mut self, pass: &Pass) {
        /// Longest interval while all tasks are pinned (`MAX_PINNED_INTERVAL`), ms.
        const PINNED_MAX_MS: u64 = 512;
        if pass.idle == IdleType::NewlyIdle || pass.migration == MigrationType::Misfit {
            return;
        }
        let max_ms = 2 * u64::from(self.domains[pass.domain].weight);
        let state = &mut self.cpus[pass.this].domains[pass.level];
        let pinned = pass.all_pinned && state.balance_interval_ms < PINNED_MAX_MS;
        if pinned || state.balance_interval_ms < max_ms {
            state.balance_interval_ms *= 2;
        }
    }

    /// Is this the CPU of its group that balances (`should_we_balance`)?
    fn should_we_balance(&self, pass: &Pass) -> bool {
        if pass.idle == IdleType::NewlyIdle {
            let dst = &self.cpus[pass.dst];
            return dst.nr_running == 0 && !dst.ttwu_pending;
        }
        let domain = &self.domains[pass.domain];
        let group = &domain.groups[self.cpus[pass.this].domains[pass.level].group];
        let mut idle_thread = None;
        for cpu in group.cpus.iter().filter(|&cpu| pass.counts(cpu)) {
            if !self.is_idle(cpu) {
                continue;
            }
            if domain.level != Level::Smt && !self.is_core_wholly_idle(cpu) {
                idle_thread = idle_thread.or(Some(cpu));
                continue;
            }
            return cpu == pass.dst;
        }
        let first = group.cpus.first();
        idle_thread.or(first) == Some(pass.dst)
    }

    /// True if every thread of the CPU's core is idle (`is_core_idle`).
    pub(super) fn is_core_wholly_idle(&self, cpu: CpuId) -> bool {
        use crate::units::Id;
        self.core_of[cpu.index()].iter().all(|sibling| self.is_idle(sibling))
    }
}
