//! The search where CPUs differ in capacity.

use crate::fair::world::World;
use crate::policy::placement::capacity::Fit;
use crate::record::{PlacedBy, Placement, Scan};
use crate::units::{Circle, CpuId};

impl World {
    /// The first idle CPU of a domain that the task fits, else the biggest idle one, else the
    /// target (`select_idle_capacity`). Not bounded by utilization or idle time.
    pub(super) fn select_idle_capacity(
        &mut self,
        placement: &mut Placement,
        domain: usize,
    ) -> (PlacedBy, CpuId) {
        let Placement { task, target, .. } = *placement;
        let mut scan = Scan::default();
        let mut best = None;
        let mut circle = Circle::from(target);
        while let Some(cpu) = circle.next(&self.domains[domain].span) {
            if !self.allowed(task).contains(cpu) {
                continue;
            }
            scan.tested += 1;
            if !self.is_open_to(task, cpu) {
                continue;
            }
            let fit = self.fit_of(task, cpu);
            let rank = (fit, self.capacity_of(cpu));
            if best.is_none_or(|(best, _)| rank > best) {
                best = Some((rank, cpu));
            }
            if fit == Fit::Fits {
                break;
            }
        }
        self.outbox.spent_ns += u64::from(scan.tested) * self.effort.probe_ns;
        scan.found = best.is_some();
        placement.scan = Some(scan);
        match best {
            Some((_, cpu)) => (PlacedBy::IdleCpu, cpu),
            None => (PlacedBy::Nowhere, target),
        }
    }
}
