//! Is the domain out of balance, by how much, and which CPU gives? `sched_balance_find_src_group`,
//! `calculate_imbalance`, `sched_balance_find_src_rq`.

use super::stats::{DomainStats, GroupStats, GroupType};
use super::{IdleType, MigrationType, Pass};
use crate::fair::world::World;
use crate::model::domain::Level;
use crate::policy::placement::numa::Node;
use crate::units::{CpuId, Id};

impl World {
    /// The group to pull from, with what and how much; None if the domain is balanced.
    pub fn find_busiest_group(&mut self, pass: &mut Pass) -> Option<usize> {
        let mut stats = self.domain_stats(pass);
        let busiest = stats.busiest?;
        if !self.is_out_of_balance(pass, &mut stats, &busiest) {
            return None;
        }
        self.calculate_imbalance(pass, &mut stats, &busiest);
        (pass.imbalance > 0).then_some(busiest.group)
    }

    fn is_out_of_balance(
        &self,
        pass: &Pass,
        stats: &mut DomainStats,
        busiest: &GroupStats,
    ) -> bool {
        let domain = &self.domains[pass.domain];
        if matches!(busiest.kind, GroupType::Imbalanced | GroupType::Misfit) {
            return true;
        }
        if stats.local.kind > busiest.kind {
            return false;
        }
        if stats.local.kind == GroupType::Overloaded {
            let average = stats.total_load * 1024 / stats.total_capacity;
            if stats.local.avg_load >= busiest.avg_load
                || stats.local.avg_load >= average
                || 100 * busiest.avg_load <= domain.imbalance_pct * stats.local.avg_load
            {
                return false;
            }
        }
        let spreads = self.prefers_sibling(pass.domain) && stats.local.kind == GroupType::HasSpare;
        if spreads && self.sibling_imbalance(pass, &stats.local, busiest) > 1 {
            return true;
        }
        if busiest.kind == GroupType::Overloaded {
            return true;
        }
        if busiest.kind == GroupType::LlcBalance && stats.local.kind == GroupType::HasSpare {
            return true;
        }
        if pass.idle == IdleType::Busy {
            return false;
        }
        if busiest.kind == GroupType::SmtBalance
            && self.has_mixed_cores(pass, &stats.local, busiest)
        {
            return true;
        }
        let many = busiest.weight > 1;
        !(many && stats.local.idle_cpus <= busiest.idle_cpus + 1) && busiest.h_nr_running > 1
    }

    /// One of the groups is a core, the other has more than one core or one thread.
    fn has_mixed_cores(&self, _pass: &Pass, local: &GroupStats, busiest: &GroupStats) -> bool {
        local.is_core != busiest.is_core
    }

    /// How many tasks more the busiest group has (`sibling_imbalance`).
    fn sibling_imbalance(&self, pass: &Pass, local: &GroupStats, busiest: &GroupStats) -> u64 {
        let difference = u64::from(busiest.nr_running).saturating_sub(u64::from(local.nr_running));
        if !self.rules.balance.busy_no_spread {
            return difference;
        }
        if pass.idle == IdleType::Busy || busiest.nr_running == 0 {
            return 0;
        }
        let cores = |group: &GroupStats| self.cores_of(pass, group);
        let (local_cores, busiest_cores) = (cores(local), cores(busiest));
        if local_cores == busiest_cores {
            return difference;
        }
        let (nl, nb) = (i64::from(local.nr_running), i64::from(busiest.nr_running));
        let sum = local_cores + busiest_cores;
        let imbalance = 2 * (local_cores * nb - busiest_cores * nl) + sum;
        let imbalance = imbalance / sum;
        if imbalance <= 1 && nl == 0 && nb > 1 { 2 } else { imbalance.max(0) as u64 }
    }

    fn cores_of(&self, pass: &Pass, group: &GroupStats) -> i64 {
        i64::from(self.domains[pass.domain].groups[group.group].cores)
    }

    /// What is to be moved, and how much (`calculate_imbalance`).
    fn calculate_imbalance(&self, pass: &mut Pass, stats: &mut DomainStats, busiest: &GroupStats) {
        match busiest.kind {
            GroupType::SmtBalance | GroupType::Imbalanced => {
                (pass.migration, pass.imbalance) = (MigrationType::Task, 1);
            }
            GroupType::LlcBalance => (pass.migration, pass.imbalance) = (MigrationType::LlcTask, 1),
            GroupType::Misfit => (pass.migration, pass.imbalance) = (MigrationType::Misfit, 1),
            _ if stats.local.kind == GroupType::HasSpare => {
                self.fill_spare(pass, &stats.local, busiest);
            }
            _ => even_out_load(pass, stats, busiest),
        }
    }

    /// The local group has spare capacity.
    fn fill_spare(&self, pass: &mut Pass, local: &GroupStats, busiest: &GroupStats) {
        let domain = &self.domains[pass.domain];
        let shares_cache = domain.level <= Level::Mc;
        if busiest.kind > GroupType::FullyBusy && !shares_cache {
            pass.migration = MigrationType::Util;
            pass.imbalance = local.capacity.max(local.util) - local.util;
            if pass.idle != IdleType::Busy && pass.imbalance == 0 {
                (pass.migration, pass.imbalance) = (MigrationType::Task, 1);
            }
            return;
        }
        pass.migration = MigrationType::Task;
        let difference = if busiest.weight == 1 || self.prefers_sibling(pass.domain) {
            self.sibling_imbalance(pass, local, busiest)
        } else {
            u64::from(local.idle_cpus).saturating_sub(u64::from(busiest.idle_cpus))
        };
        let node = |group: &GroupStats| Node {
            running: group.nr_running,
            cpus: group.weight,
            idle_cpus: group.idle_cpus,
            llcs: domain.llcs,
        };
        let allowance = |amount: u64| {
            let left = || self.rules.numa.answer.leaves(amount, node(local), node(busiest));
            if domain.level == Level::Numa && left() { 0 } else { amount }
        };
        pass.imbalance = if self.rules.balance.numa_after {
            allowance(difference) / 2
        } else {
            allowance(difference / 2)
        };
    }

    /// The CPU of a group to pull from (`sched_balance_find_src_rq`).
    pub fn find_busiest_queue(&self, pass: &Pass, group: usize) -> Option<CpuId> {
        let group = &self.domains[pass.domain].groups[group];
        let mut busiest: Option<CpuId> = None;
        // Best so far: load with capacity, utilisation, or number of tasks.
        let mut best = (0u64, 1u64);
        for cpu in group.cpus.iter().filter(|&cpu| pass.counts(cpu)) {
            let row = &self.loads[cpu];
            debug_assert_eq!(*row, self.load_of(cpu), "the row of {cpu:?} is stale");
            let nr = row.h_nr_running;
            if nr == 0 {
                continue;
            }
            // A lone task of a CPU that is no smaller would only lose.
            if nr == 1 && self.is_mixed(pass.domain) && !self.is_greater(pass.dst, cpu) {
                continue;
            }
            let capacity = self.capacity_of(cpu);
            let better = match pass.migration {
                MigrationType::Load => {
                    let load = row.load_avg;
                    // A task beside real-time ones is worth more than the imbalance.
                    if nr == 1 && load > pass.imbalance && !self.is_reduced(cpu, pass.domain) {
                        continue;
                    }
                    let better = load * best.1 > best.0 * capacity;
                    if better { Some((load, capacity)) } else { None }
                }
                MigrationType::Util => {
                    let util = u64::from(row.util);
                    if nr <= 1 {
                        continue;
                    }
                    (util > best.0).then_some((util, 1))
                }
                MigrationType::Task => (u64::from(nr) > best.0).then_some((u64::from(nr), 1)),
                MigrationType::Misfit => {
                    let load = self.cpus[cpu].misfit_load;
                    (load > best.0).then_some((load, 1))
                }
                MigrationType::LlcTask => {
                    let llc = self.llc_of[pass.dst.index()];
                    let wanting = u64::from(self.gathering.wanted(cpu, llc));
                    (wanting > best.0).then_some((wanting, 1))
                }
            };
            if let Some(better) = better {
                (busiest, best) = (Some(cpu), better);
            }
        }
        busiest
    }
}

/// Both are busy: move load down to the average, no further.
fn even_out_load(pass: &mut Pass, stats: &mut DomainStats, busiest: &GroupStats) {
    let average = stats.total_load * 1024 / stats.total_capacity;
    let mut local_load = stats.local.avg_load;
    if stats.local.kind < GroupType::Overloaded {
        local_load = stats.local.load * 1024 / stats.local.capacity;
        if local_load >= busiest.avg_load || local_load >= average {
            pass.imbalance = 0;
            return;
        }
    }
    pass.migration = MigrationType::Load;
    let above = busiest.avg_load.saturating_sub(average) * busiest.capacity;
    let below = average.saturating_sub(local_load) * stats.local.capacity;
    pass.imbalance = above.min(below) / 1024;
}
