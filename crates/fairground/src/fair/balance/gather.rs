//! Balancing between last-level caches where processes prefer one of them (question `gather`):
//! `can_migrate_llc`, `llc_balance`, `alb_break_llc`.

use super::{IdleType, MigrationType, Pass};
use crate::fair::world::World;
use crate::model::domain::Level;
use crate::model::gathering::LlcLoad;
use crate::model::span_loads::LoadSum;
use crate::model::task::entity_of;
use crate::policy::placement::gather::{Move, Verdict};
use crate::units::{CpuId, Id, TaskId};

impl World {
    /// The cache of the CPU that pulls, if the pass is between caches of which one may be
    /// preferred.
    fn gathering_llc(&self, pass: &Pass) -> Option<usize> {
        let between = self.gathering.is_on() && self.domains[pass.domain].level > Level::Mc;
        between.then(|| self.llc_of[pass.dst.index()])
    }

    /// Notes how much a group that is a cache is used (`record_sg_llc_stats`).
    pub(super) fn record_llc_load(&mut self, pass: &Pass, at: usize, sum: &LoadSum, capacity: u64) {
        if pass.idle == IdleType::NewlyIdle || self.gathering_llc(pass).is_none() {
            return;
        }
        let below = pass.level.checked_sub(1).map(|level| self.cpus[pass.this].domains[level]);
        let is_cache = |below: usize| self.domains[below].level <= Level::Mc;
        if below.is_some_and(|below| is_cache(below.domain))
            && let Some(first) = self.domains[pass.domain].groups[at].cpus.first()
        {
            let llc = self.llc_of[first.index()];
            self.gathering.llcs[llc] = LlcLoad { util: sum.util, capacity };
        }
    }

    /// How many of a group's queued tasks prefer the cache of the CPU that pulls, and are in
    /// another.
    pub(super) fn count_wanting_local(&self, pass: &Pass, at: usize) -> u32 {
        let Some(local) = self.gathering_llc(pass) else { return 0 };
        let cpus = self.domains[pass.domain].groups[at].cpus.iter();
        let elsewhere = cpus.filter(|cpu| pass.counts(*cpu) && self.llc_of[cpu.index()] != local);
        elsewhere.map(|cpu| self.gathering.wanted(cpu, local)).sum()
    }

    /// Is a group to give such tasks (`llc_balance`)? Not any more after two failures.
    pub(super) fn gives_to_its_llc(&self, pass: &Pass, at: usize, wanting: u32) -> bool {
        if wanting == 0 || self.fails_often(pass) {
            return false;
        }
        let first = self.domains[pass.domain].groups[at].cpus.first();
        first.is_some_and(|src| self.llc_verdict(src, pass.dst, 0, true) == Verdict::Gathers)
    }

    fn fails_often(&self, pass: &Pass) -> bool {
        let failed = self.cpus[pass.this].domains[pass.level].nr_balance_failed;
        failed > self.domains[pass.domain].cache_nice_tries
    }

    /// What the caches of two CPUs say to a move of a task (`can_migrate_llc`).
    fn llc_verdict(&self, src: CpuId, dst: CpuId, util: u64, to_preferred: bool) -> Verdict {
        let load = |cpu: CpuId| self.gathering.llcs[self.llc_of[cpu.index()]];
        self.rules.gather.verdict(&Move {
            from: load(src),
            to: load(dst),
            util,
            to_preferred,
            smt: self.gathering.core_threads > 1,
        })
    }

    /// What they say to a move of this one (`can_migrate_llc_task`).
    fn llc_verdict_of(&mut self, task: TaskId, src: CpuId, dst: CpuId) -> Verdict {
        let Some(process) = self.tasks[task].process else { return Verdict::Free };
        let Some(preferred) = self.gathering.processes[process].cpu else { return Verdict::Free };
        if self.shares_cache(src, dst) {
            return Verdict::Free;
        }
        if self.is_too_wide(process, dst) {
            self.gathering.processes[process].cpu = None;
            return Verdict::Free;
        }
        let to_preferred = self.shares_cache(dst, preferred);
        if !to_preferred && !self.shares_cache(src, preferred) {
            return Verdict::Free;
        }
        self.llc_verdict(src, dst, self.util_of(task), to_preferred)
    }

    fn util_of(&self, task: TaskId) -> u64 {
        self.entities[entity_of(task)].avg.util_avg
    }

    /// True if the pass moves tasks to the cache that they prefer, and this one prefers another.
    pub(super) fn wants_other_llc(&self, pass: &Pass, task: TaskId) -> bool {
        let gathers = pass.migration == MigrationType::LlcTask || pass.active_llc;
        gathers && self.tasks[task].preferred_llc != Some(self.llc_of[pass.dst.index()])
    }

    /// Is a task better off in the cache where it is (`migrate_degrades_llc`)?
    pub(super) fn degrades_llc(&mut self, pass: &mut Pass, task: TaskId, src: CpuId) -> bool {
        if !self.gathering.is_on() || self.fails_often(pass) {
            return false;
        }
        let degrades = self.wants_other_llc(pass, task)
            || self.llc_verdict_of(task, src, pass.dst) == Verdict::Forbidden;
        pass.llc_pinned |= degrades && pass.migration != MigrationType::LlcTask;
        degrades
    }

    /// Would a push take a task out of a cache that all tasks of its CPU prefer
    /// (`alb_break_llc`)?
    pub(super) fn breaks_llc(&self, pass: &Pass, src: CpuId) -> bool {
        if !self.gathering.is_on() || self.shares_cache(src, pass.dst) {
            return false;
        }
        let settled = self.gathering.settled(src);
        let root = &self.queues[self.cpus[src].queue];
        if settled == 0 || settled != root.h_nr_runnable {
            return false;
        }
        if self.cpus[src].nr_running <= 1 {
            return true;
        }
        let fair = self.cpus[src].curr.filter(|&curr| self.tasks[curr].policy.is_fair());
        let util = fair.map_or(0, |curr| self.util_of(curr));
        self.llc_verdict(src, pass.dst, util, false) == Verdict::Forbidden
    }
}
