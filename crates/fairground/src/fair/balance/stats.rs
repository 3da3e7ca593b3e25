//! What a domain's groups look like: `update_sd_lb_stats`, `group_classify`.

use super::{IdleType, Pass};
use crate::fair::world::World;
use crate::model::domain::{BalanceGroup, Level};
use crate::model::span_loads::LoadSum;
use crate::units::{CpuId, Id};

/// Rising urgency (`enum group_type`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GroupType {
    /// Takes more tasks.
    HasSpare,
    /// Its CPUs are busy, none is crowded.
    FullyBusy,
    /// Has a task that is too big for its CPU.
    Misfit,
    /// A core with two tasks beside an idle CPU.
    SmtBalance,
    /// Affinities keep it from balancing inside.
    Imbalanced,
    /// Has tasks that prefer the pulling CPU's cache, which has room.
    LlcBalance,
    /// More tasks than it can serve.
    Overloaded,
}

/// What a group is looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// It has the CPU that pulls.
    Local,
    /// It may give.
    Other,
    /// A new task may start there: it has no utilization, and fits any CPU.
    ForNew,
}

/// Statistics of one group (`struct sg_lb_stats`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupStats {
    /// Position among the domain's groups.
    pub group: usize,
    /// Type.
    pub kind: GroupType,
    /// Load per capacity (of overloaded groups).
    pub avg_load: u64,
    /// Sum of load averages.
    pub load: u64,
    /// Sum of capacities.
    pub capacity: u64,
    /// Sum of utilisations.
    pub util: u64,
    /// Sum of runnable averages.
    pub runnable: u64,
    /// Tasks, delayed ones included.
    pub nr_running: u32,
    /// Fair tasks that balancing counts.
    pub h_nr_running: u32,
    /// Idle CPUs.
    pub idle_cpus: u32,
    /// CPUs.
    pub weight: u32,
    /// Its CPUs are threads of one core.
    pub is_core: bool,
    /// Queued tasks that prefer the pulling CPU's cache.
    pub wanting_local: u32,
    /// The most that a task weighs which is too big for its CPU.
    pub misfit_load: u64,
}

/// Statistics of a domain (`struct sd_lb_stats`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DomainStats {
    /// The group of the CPU that pulls.
    pub local: GroupStats,
    /// The group to pull from.
    pub busiest: Option<GroupStats>,
    /// Sum of loads.
    pub total_load: u64,
    /// Sum of capacities.
    pub total_capacity: u64,
}

impl World {
    /// Looks at all groups of the pass's domain.
    pub fn domain_stats(&mut self, pass: &Pass) -> DomainStats {
        let domain = &self.domains[pass.domain];
        self.outbox.spent_ns += u64::from(domain.weight) * self.effort.balance_ns;
        let local_at = self.cpus[pass.this].domains[pass.level].group;
        let count = domain.groups.len();
        let sum = self.load_of_group(pass, local_at);
        let local = self.group_stats(pass, local_at, Role::Local, &sum);
        let mut stats = DomainStats {
            local,
            busiest: None,
            total_load: sum.load,
            total_capacity: local.capacity,
        };
        self.record_llc_load(pass, local_at, &sum, local.capacity);
        let (mut total_util, mut crowded) = (sum.util, sum.crowded_cpus > 0);
        crowded |= local.misfit_load > 0;
        // Linux's ring of groups begins with the local one.
        for at in (local_at + 1..count).chain(0..local_at) {
            let sum = self.load_of_group(pass, at);
            crowded |= sum.crowded_cpus > 0;
            stats.total_load += sum.load;
            total_util += sum.util;
            let capacity = self.capacity_of_group(&self.domains[pass.domain].groups[at]);
            stats.total_capacity += capacity;
            // A group with nothing to give is not looked at.
            let group =
                (sum.h_nr_running > 0).then(|| self.group_stats(pass, at, Role::Other, &sum));
            crowded |= group.is_some_and(|group| group.misfit_load > 0);
            if let Some(group) = group.filter(|group| self.is_busier(pass, group, &stats)) {
                stats.busiest = Some(group);
            }
            self.record_llc_load(pass, at, &sum, capacity);
        }
        if pass.level + 1 == self.cpus[pass.this].domains.len() {
            self.overloaded = crowded;
        }
        if pass.idle != IdleType::NewlyIdle && self.rules.search.answer.is_by_util() {
            self.update_idle_cpu_scan(pass, total_util);
        }
        stats
    }

    #[inline]
    pub(super) fn group_stats(
        &self,
        pass: &Pass,
        at: usize,
        role: Role,
        sum: &LoadSum,
    ) -> GroupStats {
        let group = &self.domains[pass.domain].groups[at];
        let mut stats = GroupStats {
            group: at,
            kind: GroupType::HasSpare,
            avg_load: 0,
            load: sum.load,
            capacity: self.capacity_of_group(group),
            util: sum.util,
            runnable: sum.runnable,
            nr_running: sum.nr_running,
            h_nr_running: sum.h_nr_running,
            idle_cpus: sum.idle_cpus,
            weight: group.weight,
            is_core: group.is_core,
            wanting_local: match role {
                Role::Other => self.count_wanting_local(pass, at),
                Role::Local | Role::ForNew => 0,
            },
            misfit_load: match role {
                Role::Local | Role::Other => self.misfit_load_of(pass, at),
                Role::ForNew => 0,
            },
        };
        let pct = self.domains[pass.domain].imbalance_pct;
        let smt = role == Role::Other
            && self.rules.balance.smt_balance
            && pass.idle != IdleType::Busy
            && group.is_core
            && stats.h_nr_running > 1;
        stats.kind = classify(&stats, pct, group.imbalanced, smt);
        if stats.kind < GroupType::LlcBalance
            && self.gives_to_its_llc(pass, at, stats.wanting_local)
        {
            stats.kind = GroupType::LlcBalance;
        }
        if stats.kind == GroupType::Overloaded {
            stats.avg_load = stats.load * 1024 / stats.capacity;
        }
        stats
    }

    /// What is on a group's CPUs; those that no longer count are left out.
    #[inline]
    pub(super) fn load_of_group(&self, pass: &Pass, at: usize) -> LoadSum {
        if pass.cpus.is_some() {
            let group = &self.domains[pass.domain].groups[at];
            return self.load_of_cpus(group.cpus.iter().filter(|&cpu| pass.counts(cpu)));
        }
        let sum = self.span_loads.of_group(pass.domain, at, &self.loads);
        let group = &self.domains[pass.domain].groups[at];
        debug_assert_eq!(sum, self.load_of_cpus(group.cpus.iter()), "the sum is stale");
        sum
    }

    /// The same as the kernel finds it.
    fn load_of_cpus(&self, cpus: impl Iterator<Item = CpuId>) -> LoadSum {
        cpus.fold(LoadSum::default(), |mut sum, cpu| {
            let load = &self.loads[cpu];
            debug_assert_eq!(*load, self.load_of(cpu), "the row of {cpu:?} is stale");
            sum.add_cpu(load);
            sum
        })
    }

    /// Capacity of a group's CPUs for fair tasks (`update_group_capacity`).
    #[inline]
    fn capacity_of_group(&self, group: &BalanceGroup) -> u64 {
        if !self.rt.is_used() {
            return group.capacity;
        }
        group.cpus.iter().map(|cpu| self.capacity_of(cpu)).sum()
    }

    /// The most that a task weighs which is too big for its CPU, among those of a group.
    #[inline]
    fn misfit_load_of(&self, pass: &Pass, at: usize) -> u64 {
        if !self.is_mixed(pass.domain) {
            return 0;
        }
        let cpus = self.domains[pass.domain].groups[at].cpus.iter();
        let counted = cpus.filter(|&cpu| pass.counts(cpu));
        counted.map(|cpu| self.cpus[cpu].misfit_load).max().unwrap_or(0)
    }

    /// Is this group to be preferred to the busiest so far (`update_sd_pick_busiest`)?
    #[inline]
    fn is_busier(&self, pass: &Pass, group: &GroupStats, stats: &DomainStats) -> bool {
        let mixed = self.is_mixed(pass.domain);
        if mixed && group.kind == GroupType::Misfit && !self.helps_misfit(pass, group, stats) {
            return false;
        }
        match &stats.busiest {
            None if group.kind > GroupType::HasSpare => return true,
            Some(busiest) if group.kind != busiest.kind => return group.kind > busiest.kind,
            Some(busiest) if !self.outdoes(group, busiest) => return false,
            _ => {}
        }
        // One task each on bigger CPUs is where they run best.
        !(mixed && group.kind <= GroupType::FullyBusy && self.are_greater(pass, group))
    }

    /// Is the pulling CPU bigger than all of a group with a misfit, and has its own group room?
    fn helps_misfit(&self, pass: &Pass, group: &GroupStats, stats: &DomainStats) -> bool {
        let mut cpus = self.domains[pass.domain].groups[group.group].cpus.iter();
        stats.local.kind == GroupType::HasSpare && cpus.all(|cpu| self.is_greater(pass.dst, cpu))
    }

    /// Is every CPU of a group bigger than the pulling one?
    fn are_greater(&self, pass: &Pass, group: &GroupStats) -> bool {
        let mut cpus = self.domains[pass.domain].groups[group.group].cpus.iter();
        cpus.all(|cpu| self.is_greater(cpu, pass.dst))
    }

    /// Of two groups of the same kind, is this one to be preferred?
    #[inline]
    fn outdoes(&self, group: &GroupStats, busiest: &GroupStats) -> bool {
        match group.kind {
            GroupType::Overloaded => group.avg_load > busiest.avg_load,
            GroupType::Imbalanced => false,
            GroupType::Misfit => group.misfit_load > busiest.misfit_load,
            GroupType::LlcBalance => group.wanting_local > busiest.wanting_local,
            // All have an average load of 0 here: the last one wins unless it is a core beside a
            // core (`group_fully_busy`), the first one before 6.6.
            GroupType::SmtBalance | GroupType::FullyBusy => {
                self.rules.balance.smt_balance && !busiest.is_core
            }
            GroupType::HasSpare => {
                group.idle_cpus < busiest.idle_cpus
                    || group.idle_cpus == busiest.idle_cpus && group.nr_running > busiest.nr_running
            }
        }
    }

    /// How many CPUs a search may test (`update_idle_cpu_scan`):
    /// N · (1 − x² · pct² / (10000 · 1024²)) with x the mean utilisation.
    fn update_idle_cpu_scan(&mut self, pass: &Pass, total_util: u64) {
        let llc = self.llc_of[pass.dst.index()];
        let weight = self.llcs[llc].cpus.len() as u64;
        let domain = &self.domains[pass.domain];
        let is_llc = u64::from(domain.weight) == weight && domain.level <= Level::Mc;
        if is_llc {
            self.llcs[llc].nr_idle_scan = nr_idle_scan(total_util, weight, domain.imbalance_pct);
        }
    }
}

/// SIS_UTIL's number of CPUs to test, of `weight` CPUs with `total_util` in sum.
pub fn nr_idle_scan(total_util: u64, weight: u64, imbalance_pct: u64) -> u32 {
    let x = total_util / weight;
    let used = (x * x * imbalance_pct * imbalance_pct / (10_000 * 1024)).min(1024);
    ((1024 - used) * weight / 1024) as u32
}

#[inline]
fn classify(stats: &GroupStats, pct: u64, imbalanced: bool, smt: bool) -> GroupType {
    let crowded = stats.nr_running > stats.weight;
    let over_util = stats.capacity * 100 < stats.util * pct;
    let over_runnable = stats.capacity * pct < stats.runnable * 100;
    let fits = stats.capacity * 100 > stats.util * pct;
    if crowded && (over_util || over_runnable) {
        GroupType::Overloaded
    } else if imbalanced {
        GroupType::Imbalanced
    } else if smt {
        GroupType::SmtBalance
    } else if stats.misfit_load > 0 {
        GroupType::Misfit
    } else if stats.nr_running < stats.weight || !over_runnable && fits {
        GroupType::HasSpare
    } else {
        GroupType::FullyBusy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two CPUs of 1024 each, at 117 %: what is asked for is as much as there is, or 1 more.
    #[test]
    fn a_group_is_overloaded_from_just_above_its_capacity_on() {
        let kind = |nr_running: u32, util: u64, runnable: u64| {
            let stats = GroupStats {
                group: 0,
                kind: GroupType::HasSpare,
                avg_load: 0,
                load: 0,
                capacity: 2000,
                util,
                runnable,
                nr_running,
                h_nr_running: nr_running,
                idle_cpus: 0,
                weight: 2,
                is_core: false,
                wanting_local: 0,
                misfit_load: 0,
            };
            classify(&stats, 117, false, false)
        };
        assert_eq!(
            [kind(3, 0, 2340), kind(3, 0, 2341)],
            [GroupType::HasSpare, GroupType::Overloaded]
        );
        assert_eq!(
            [kind(2, 0, 2340), kind(2, 0, 2341)],
            [GroupType::HasSpare, GroupType::FullyBusy]
        );
        assert_eq!(
            [kind(1, 0, 9999), kind(2, 1710, 0)],
            [GroupType::HasSpare, GroupType::FullyBusy]
        );
    }

    #[test]
    fn scan_depth_has_the_published_values() {
        let table: [(u64, &[(u64, u32)]); 2] = [
            (48, &[(0, 48), (25, 43), (50, 31), (70, 15), (80, 6), (84, 1), (85, 0)]),
            (16, &[(0, 16), (25, 14), (50, 10), (70, 5), (80, 2), (84, 0), (85, 0)]),
        ];
        for (cpus, rows) in table {
            for &(percent, expected) in rows {
                let total = cpus * (1024 * percent / 100);
                assert_eq!(nr_idle_scan(total, cpus, 117), expected, "{cpus} CPUs at {percent} %");
            }
        }
    }

    /// Chen Yu's table of the third version of the series (LKML 2022-04-28), 112 CPUs.
    #[test]
    fn the_third_versions_table_is_met_within_one() {
        let table = [
            (0, 112),
            (5, 112),
            (15, 108),
            (25, 103),
            (35, 92),
            (45, 80),
            (55, 64),
            (65, 47),
            (75, 24),
            (85, 0),
        ];
        for (percent, theirs) in table {
            let ours = nr_idle_scan(112 * 1024 * percent / 100, 112, 117);
            assert!(ours.abs_diff(theirs) <= 1, "{percent} %: {ours}, theirs {theirs}");
        }
    }
}
