//! What the machine drew in steps of the whole run, and for whom.

use super::shares::Shares;
use fairground::record::energy::Meter;
use fairground::record::{Fact, Recorder};
use fairground::sim::TaskLabel;
use fairground::units::{GroupId, Ns};
use std::collections::BTreeMap;

/// Groups that have a part of their own: those that drew most.
const GROUPS_MAX: usize = 6;

/// Who draws; a machine's parts add up to all that it draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The machine beside its cores.
    Base,
    /// Cores on which nothing executes.
    IdleCores,
    /// Kernel threads.
    Kthreads,
    /// A group's own tasks.
    Group(GroupId),
    /// Those of all other groups.
    OtherGroups,
}

/// One of them.
#[derive(Clone, Debug)]
pub struct Part {
    /// Who.
    pub drawer: Drawer,
    /// What it drew in the whole run, fJ.
    pub energy_fj: u128,
    /// Mean power by step, uW.
    pub power_uw: Vec<u64>,
}

/// All that the machine draws.
#[derive(Clone, Debug)]
pub struct Powers {
    /// Length of a step, ns; the last may be shorter.
    pub step_ns: Ns,
    /// Its parts.
    pub parts: Vec<Part>,
    /// By task, its part.
    part_of: Vec<usize>,
    meter: Meter,
    /// Until when all is in steps.
    until_ns: Ns,
}

impl Powers {
    /// Nothing drawn yet, in the steps of the shares. `meter` is new, `known` that of the same run
    /// at its end: it tells which groups have a part of their own.
    pub fn new(meter: Meter, known: &Meter, labels: &[TaskLabel], shares: &Shares) -> Self {
        let mut groups_fj: BTreeMap<GroupId, u128> = BTreeMap::new();
        for (label, energy_fj) in labels.iter().zip(known.tasks_fj().iter()) {
            if !label.kthread {
                *groups_fj.entry(label.group).or_default() += energy_fj;
            }
        }
        let mut groups: Vec<(GroupId, u128)> = groups_fj.into_iter().collect();
        groups.sort_by_key(|(_, energy_fj)| std::cmp::Reverse(*energy_fj));
        let rest = groups.len() > GROUPS_MAX;
        groups.truncate(GROUPS_MAX);
        groups.sort_unstable();
        let drawers = [Drawer::Base, Drawer::IdleCores, Drawer::Kthreads].into_iter();
        let drawers = drawers.chain(groups.iter().map(|(group, _)| Drawer::Group(*group)));
        let drawers: Vec<Drawer> = drawers.chain(rest.then_some(Drawer::OtherGroups)).collect();
        let part_of = |label: &TaskLabel| match label.kthread {
            true => 2,
            false => {
                let own = Drawer::Group(label.group);
                drawers.iter().position(|drawer| *drawer == own).unwrap_or(drawers.len() - 1)
            }
        };
        let part_of = labels.iter().map(part_of).collect();
        let part = |drawer| Part { drawer, energy_fj: 0, power_uw: Vec::new() };
        let parts = drawers.into_iter().map(part).collect();
        Powers { step_ns: shares.step_ns, parts, part_of, meter, until_ns: 0 }
    }

    /// Takes a fact.
    #[inline]
    pub fn record(&mut self, at_ns: Ns, fact: Fact) {
        while at_ns >= self.until_ns + self.step_ns {
            self.close(self.until_ns + self.step_ns);
        }
        self.meter.record(at_ns, fact);
    }

    /// Ends the last step; parts that drew nothing are left out.
    pub fn finish(mut self, ended_ns: Ns) -> Self {
        while self.until_ns < ended_ns {
            self.close(ended_ns.min(self.until_ns + self.step_ns));
        }
        self.parts.retain(|part| part.energy_fj > 0);
        self
    }

    /// Ends a step.
    fn close(&mut self, at_ns: Ns) {
        self.meter.finish(at_ns);
        let mut drawn_fj = vec![0; self.parts.len()];
        (drawn_fj[0], drawn_fj[1]) = (self.meter.base_fj(), self.meter.idle_fj());
        for (&part, energy_fj) in self.part_of.iter().zip(self.meter.tasks_fj().iter()) {
            drawn_fj[part] += energy_fj;
        }
        let length = u128::from(at_ns - self.until_ns);
        for (part, drawn_fj) in self.parts.iter_mut().zip(drawn_fj) {
            // fJ per ns are uW.
            let power_uw = (drawn_fj - part.energy_fj + length / 2) / length;
            part.power_uw.push(power_uw as u64);
            part.energy_fj = drawn_fj;
        }
        self.until_ns = at_ns;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::energy::{Draws, PowerAt};
    use fairground::units::CpuId;

    /// 10 W, and 1 W for each busy core.
    fn meter() -> Meter {
        let cores = [0, 1].map(|cpu| vec![CpuId(cpu)]).to_vec();
        let at = vec![PowerAt { freq_khz: 0, core_uw: vec![0, 1_000_000] }];
        Meter::new(Draws { base_uw: 10_000_000, at, idle_uw: vec![] }, cores, 2, 4)
    }

    #[test]
    fn parts_and_steps_add_up_to_what_the_machine_drew() {
        fixture::with_report(|report| {
            let labels = fixture::labels();
            let mut known = meter();
            fixture::facts().into_iter().for_each(|(at_ns, fact)| known.record(at_ns, fact));
            known.finish(10_000_000);
            let mut shares = Shares::new(10_000_000, 2, &labels, &report.stats.tasks);
            shares.step_ns = 4_000_000;
            let mut powers = Powers::new(meter(), &known, &labels, &shares);
            fixture::facts().into_iter().for_each(|(at_ns, fact)| powers.record(at_ns, fact));
            let powers = powers.finish(10_000_000);
            let drawers: Vec<Drawer> = powers.parts.iter().map(|part| part.drawer).collect();
            let groups = [GroupId(0), GroupId(1)].map(Drawer::Group);
            assert_eq!(drawers, [&[Drawer::Base, Drawer::Kthreads][..], &groups[..]].concat());
            let all_fj: u128 = powers.parts.iter().map(|part| part.energy_fj).sum();
            assert_eq!(all_fj, known.machine_fj());
            // The hog alone on its CPU until 4 ms, then the kernel thread for 1 ms.
            assert_eq!(powers.parts[0].power_uw, [10_000_000; 3]);
            assert_eq!(powers.parts[1].power_uw, [0, 250_000, 0]);
            assert_eq!(powers.parts[2].power_uw, [1_000_000, 500_000, 1_000_000]);
        });
    }
}
