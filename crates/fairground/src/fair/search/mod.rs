//! An idle CPU for a waking task near its target: `select_idle_sibling`, and what looking costs.
//!
//! The order of candidates: the target, the previous CPU, the recently used one, a thread of the
//! previous CPU's core, then the search of the cache domain (`select_idle_cpu`), and if all fail
//! the target. How far that search goes is the question in [`crate::policy::placement::search`].
//!
//! SIS_CORE's mask (`icpus`, one per cache domain) has at most one CPU of each core: a CPU that
//! goes idle is added unless a sibling is there. Nothing is taken out when a CPU becomes busy, so
//! the mask has *false positives* (in it, but busy) and hides *true negatives* (idle behind a busy
//! sibling that is in it). A target whose last search failed half-way, or with no luck, is
//! *fail-prone*: the next search from it looks at the siblings too and strikes out what is wholly
//! busy.

mod budget;
mod cores;
mod sizes;

use super::world::World;
use crate::model::task::entity_of;
use crate::record::{Fact, PlacedBy, Placement, Scan};
use crate::units::{Circle, CpuId, CpuSet, Id, TaskId};

/// A search of a cache domain under way.
struct Walk {
    task: TaskId,
    llc: usize,
    /// CPUs that may still be tested.
    left: u32,
    /// A wholly idle core is wanted.
    idle_core: bool,
    /// The siblings count too (SIS_CORE).
    siblings: bool,
    /// The CPUs are those of the mask.
    masked: bool,
    /// An idle CPU that was met on the way to an idle core.
    fallback: Option<CpuId>,
    /// It ended before all CPUs were seen.
    cut: bool,
    scan: Scan,
}

impl World {
    /// An idle CPU near `target` (`select_idle_sibling`), or `target`.
    pub(super) fn select_idle_sibling(
        &mut self,
        task: TaskId,
        waker_cpu: CpuId,
        target: CpuId,
    ) -> CpuId {
        let prev = self.tasks[task].cpu;
        if self.sizes_count() {
            self.sync_blocked(entity_of(task));
        }
        let mut placement = Placement {
            task,
            waker_cpu,
            prev,
            target,
            chosen: target,
            by: PlacedBy::Target,
            tested: 0,
            siblings: 0,
            scan: None,
        };
        if let Some((by, chosen)) = self.near(&mut placement) {
            (placement.by, placement.chosen) = (by, chosen);
        } else {
            (placement.by, placement.chosen) = self.search_llc(&mut placement);
        }
        self.outbox.spent_ns += u64::from(placement.tested) * self.effort.probe_ns;
        self.outbox.tell(Fact::Placed(placement));
        placement.chosen
    }

    /// The target, the previous CPU or the recently used one, if it is idle.
    fn near(&mut self, placement: &mut Placement) -> Option<(PlacedBy, CpuId)> {
        let Placement { task, prev, target, .. } = *placement;
        placement.tested += 1;
        if self.is_open_to(task, target) && self.fits(task, target) {
            return Some((PlacedBy::Target, target));
        }
        if prev != target && self.shares_cache(prev, target) {
            placement.tested += 1;
            if self.is_open_to(task, prev) && self.fits(task, prev) {
                return Some((PlacedBy::Prev, prev));
            }
        }
        let recent = std::mem::replace(&mut self.tasks[task].recent_used_cpu, prev);
        if recent == prev || recent == target || !self.shares_cache(recent, target) {
            return None;
        }
        placement.tested += 1;
        let allowed = self.is_open_to(task, recent) && self.allowed(task).contains(recent);
        (allowed && self.fits(task, recent)).then_some((PlacedBy::Recent, recent))
    }

    /// A thread of a core that is known, then any CPU of the cache domain, else the target.
    fn search_llc(&mut self, placement: &mut Placement) -> (PlacedBy, CpuId) {
        let Placement { task, prev, target, .. } = *placement;
        if let Some(domain) = self.domain_of_all_sizes(target) {
            return self.select_idle_capacity(placement, domain);
        }
        let llc = self.llc_of[target.index()];
        let once = self.rules.search.smt_scan_once;
        let smt = self.llcs[llc].smt;
        let idle_core = smt && self.llcs[llc].has_idle_cores;
        if once && smt && !idle_core && self.shares_cache(prev, target) {
            let sibling = self.select_idle_smt(task, prev, placement);
            if let Some(sibling) = sibling {
                return (PlacedBy::Sibling, sibling);
            }
        }
        let before = self.outbox.spent_ns;
        let (found, scan) = self.select_idle_cpu(placement, idle_core);
        if let Some(scan) = scan {
            self.outbox.spent_ns += u64::from(scan.tested) * self.effort.probe_ns;
            self.account_search(placement.waker_cpu, self.outbox.spent_ns - before);
            placement.scan = Some(scan);
        }
        if let Some((by, found)) = found {
            return (by, found);
        }
        if !once
            && smt
            && let Some(sibling) = self.select_idle_smt(task, target, placement)
        {
            return (PlacedBy::Sibling, sibling);
        }
        (PlacedBy::Nowhere, target)
    }

    /// An idle thread of a CPU's core other than itself (`select_idle_smt`).
    fn select_idle_smt(
        &self,
        task: TaskId,
        cpu: CpuId,
        placement: &mut Placement,
    ) -> Option<CpuId> {
        let allowed = self.allowed(task);
        let mut siblings = self.core_of[cpu.index()].iter();
        siblings.find(|&sibling| {
            if sibling == cpu || !allowed.contains(sibling) {
                return false;
            }
            placement.tested += 1;
            placement.siblings += 1;
            self.is_open_to(task, sibling)
        })
    }

    /// An idle core or CPU of the cache domain (`select_idle_cpu`); no scan if it was not tried.
    fn select_idle_cpu(
        &mut self,
        placement: &Placement,
        idle_core: bool,
    ) -> (Option<(PlacedBy, CpuId)>, Option<Scan>) {
        let Placement { task, waker_cpu, target, .. } = *placement;
        let llc = self.llc_of[target.index()];
        let spared = idle_core && self.rules.search.core_search_free;
        let left = if spared { u32::MAX } else { self.cpus_to_test(waker_cpu, llc) };
        if left == 0 {
            return (None, None);
        }
        let masked = self.rules.search.answer.has_mask() && self.llcs[llc].smt;
        let fail_prone = masked && std::mem::take(&mut self.cpus[target].fail_prone);
        let mut walk = Walk {
            task,
            llc,
            left,
            idle_core,
            siblings: fail_prone && !idle_core,
            masked,
            fallback: None,
            cut: false,
            scan: Scan { fail_prone, idle_core, ..Scan::default() },
        };
        let mut searched = std::mem::take(&mut self.searched);
        searched.copy_from(if masked { &self.llcs[llc].icpus } else { &self.llcs[llc].cpus });
        if masked {
            self.outbox.spent_ns += self.effort.mask_read_ns;
            walk.scan.hidden = self.hidden_in(llc);
        }
        let found = self.walk(&mut walk, target, &mut searched);
        self.searched = searched;
        if idle_core && found.is_none() {
            self.llcs[llc].has_idle_cores = false;
        }
        let core = idle_core && found.is_some();
        let found = found.or(walk.fallback);
        if masked && found.is_none() {
            self.learn_from_failure(&mut walk, target);
        }
        walk.scan.found = found.is_some();
        let by = if core { PlacedBy::IdleCore } else { PlacedBy::IdleCpu };
        (found.map(|found| (by, found)), Some(walk.scan))
    }

    /// Tries the CPUs one after another from the one behind the target.
    fn walk(&mut self, walk: &mut Walk, target: CpuId, searched: &mut CpuSet) -> Option<CpuId> {
        let allowed = self.tasks[walk.task].affinity;
        if !walk.idle_core && !walk.siblings {
            searched.keep(&self.affinities[allowed]);
            return self.walk_plainly(walk, target, searched);
        }
        let mut circle = Circle::from(CpuId(target.0 + 1));
        while let Some(cpu) = circle.next(searched) {
            if !self.affinities[allowed].contains(cpu) {
                continue;
            }
            if walk.idle_core {
                if self.is_core_idle(walk, cpu) {
                    return Some(cpu);
                }
                if !walk.masked {
                    self.core_of[cpu.index()].iter().for_each(|sibling| searched.remove(sibling));
                }
                continue;
            }
            if walk.left == 0 {
                walk.cut = true;
                return None;
            }
            walk.left -= 1;
            let found = self.try_core(walk, cpu);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// One CPU after another, without looking at each: the first that is available, and how many
    /// stood before it.
    fn walk_plainly(&self, walk: &mut Walk, target: CpuId, searched: &CpuSet) -> Option<CpuId> {
        let start = CpuId(target.0 + 1);
        let end = CpuId(self.cpus.len() as u32);
        let above = self.first_open(walk.task, searched, start);
        let found = above.or_else(|| self.first_open(walk.task, searched, CpuId(0)));
        let before = match found {
            Some(cpu) if cpu >= start => searched.len_between(start, cpu),
            Some(cpu) => searched.len_between(start, end) + searched.len_between(CpuId(0), cpu),
            None => searched.len(),
        };
        let left = walk.left as usize;
        walk.cut = before > left || before == left && found.is_some();
        let found = found.filter(|_| before < left);
        let tested = before.min(left);
        walk.scan.tested = (tested + usize::from(found.is_some())) as u16;
        walk.scan.stale = if walk.masked { tested as u16 } else { 0 };
        found
    }

    /// The first CPU of a set, from `start` on, that a task may take as idle.
    fn first_open(&self, task: TaskId, searched: &CpuSet, start: CpuId) -> Option<CpuId> {
        let mut found = searched.next_in_both(&self.available, start);
        while let Some(cpu) = found.filter(|&cpu| !self.is_open_to(task, cpu)) {
            found = searched.next_in_both(&self.available, CpuId(cpu.0 + 1));
        }
        found
    }

    /// SIS_CORE on a fail-prone target: a CPU or a sibling; a core that is busy leaves the mask.
    fn try_core(&mut self, walk: &mut Walk, cpu: CpuId) -> Option<CpuId> {
        let allowed = &self.affinities[self.tasks[walk.task].affinity];
        for sibling in self.core_of[cpu.index()].iter().filter(|&sibling| allowed.contains(sibling))
        {
            walk.scan.tested += 1;
            if self.is_open_to(walk.task, sibling) {
                return Some(sibling);
            }
        }
        walk.scan.stale += 1;
        walk.scan.shrunk += 1;
        self.llcs[walk.llc].icpus.remove(cpu);
        self.outbox.spent_ns += self.effort.mask_write_ns;
        None
    }
}
