//! What is known of idle cores: the flag of a cache domain, and SIS_CORE's mask.

use super::Walk;
use crate::fair::world::{Llc, World};
use crate::units::{CpuId, Id};

impl World {
    /// SIS_CORE: a failed search empties the mask, or makes its target fail-prone.
    pub(super) fn learn_from_failure(&mut self, walk: &mut Walk, target: CpuId) {
        if walk.idle_core {
            walk.scan.shrunk += self.llcs[walk.llc].icpus.len() as u16;
            self.llcs[walk.llc].icpus.clear();
            self.outbox.spent_ns += self.effort.mask_write_ns;
        } else if walk.cut || !walk.siblings {
            self.cpus[target].fail_prone = true;
        }
    }

    /// Idle CPUs of a cache domain that its mask does not show.
    pub(super) fn hidden_in(&self, llc: usize) -> u16 {
        let Llc { cpus, icpus, .. } = &self.llcs[llc];
        cpus.iter().filter(|&cpu| !icpus.contains(cpu) && self.is_idle(cpu)).count() as u16
    }

    /// A CPU goes idle: if its whole core is idle now, searches may look for idle cores, and
    /// SIS_CORE's mask gets the CPU unless it has a sibling (`__update_idle_core`,
    /// `update_idle_cpu`).
    pub(in crate::fair) fn update_idle_core(&mut self, cpu: CpuId) {
        let llc = self.llc_of[cpu.index()];
        if !self.llcs[llc].smt {
            return;
        }
        if self.rules.search.answer.has_mask() {
            self.outbox.spent_ns += self.effort.mask_read_ns;
            if !self.llcs[llc].icpus.intersects(&self.core_of[cpu.index()]) {
                self.llcs[llc].icpus.insert(cpu);
                self.outbox.spent_ns += self.effort.mask_write_ns;
            }
        }
        if self.llcs[llc].has_idle_cores
            || self.cpus[cpu].ttwu_pending && self.rules.search.hint_skips_pending
        {
            return;
        }
        let siblings = &self.core_of[cpu.index()];
        if siblings.iter().all(|sibling| sibling == cpu || self.is_idle(sibling)) {
            self.llcs[llc].has_idle_cores = true;
        }
    }

    /// Is every thread of the core idle (`select_idle_core`)? Notes the first idle one.
    pub(super) fn is_core_idle(&self, walk: &mut Walk, cpu: CpuId) -> bool {
        let allowed = self.allowed(walk.task);
        let mut idle = true;
        for sibling in self.core_of[cpu.index()].iter() {
            walk.scan.tested += 1;
            if !self.is_idle(sibling) {
                idle = false;
                if walk.fallback.is_some() {
                    break;
                }
                if self.is_sched_idle(sibling) && allowed.contains(sibling) {
                    walk.fallback = Some(sibling);
                    break;
                }
            } else if walk.fallback.is_none() && allowed.contains(sibling) {
                walk.fallback = Some(sibling);
            }
        }
        walk.scan.stale += u16::from(walk.masked && !self.is_available(cpu));
        idle
    }
}
