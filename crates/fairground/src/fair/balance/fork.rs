//! Where does a new task start? The most idle group of the widest domain, level by level
//! (`sched_balance_find_dst_cpu`).

use super::stats::{GroupType, Role};
use super::{IdleType, Pass};
use crate::fair::world::{EVERYWHERE, World};
use crate::model::cpu::CpuDomain;
use crate::model::domain::Level;
use crate::policy::placement::numa::Node;
use crate::units::{CpuId, TaskId};

/// What a group offers to a new task.
#[derive(Clone, Copy)]
struct Offer {
    kind: GroupType,
    avg_load: u64,
    cpus: u32,
    idle_cpus: u32,
    util: u64,
    nr_running: u32,
}

impl World {
    /// The CPU for a task that was forked on `cpu`.
    pub fn select_task_rq_fork(&mut self, task: TaskId, cpu: CpuId) -> CpuId {
        if let Some(only) = self.allowed(task).only() {
            return only;
        }
        let mut cpu = cpu;
        let mut level = self.cpus[cpu].domains.len();
        while level > 0 {
            let CpuDomain { domain, group, .. } = self.cpus[cpu].domains[level - 1];
            let chosen = self.most_idle_group(task, cpu, domain, group);
            let next = chosen.and_then(|group| self.most_idle_cpu(task, domain, group));
            match next.filter(|&next| next != cpu) {
                None => level -= 1,
                Some(next) => {
                    let weight = self.domains[domain].weight;
                    cpu = next;
                    let domains = &self.cpus[cpu].domains;
                    level =
                        domains.iter().filter(|d| self.domains[d.domain].weight < weight).count();
                }
            }
        }
        let allowed = self.allowed(task);
        if allowed.contains(cpu) { cpu } else { allowed.first().unwrap_or(cpu) }
    }

    /// The group to go to, None to stay in the local one (`sched_balance_find_dst_group`).
    fn most_idle_group(
        &mut self,
        task: TaskId,
        cpu: CpuId,
        domain: usize,
        local_at: usize,
    ) -> Option<usize> {
        let count = self.domains[domain].groups.len();
        let mut local = None;
        let mut best: Option<(usize, Offer)> = None;
        for at in (0..count).map(|offset| (local_at + offset) % count) {
            if !self.domains[domain].groups[at].cpus.intersects(self.allowed(task)) {
                continue;
            }
            let offer = self.offer(task, cpu, domain, at);
            if at == local_at {
                local = Some(offer);
            } else if best.is_none_or(|(_, best)| is_more_idle(&offer, &best)) {
                best = Some((at, offer));
            }
        }
        let (group, best) = best?;
        let Some(local) = local else { return Some(group) };
        self.beats_local(domain, &local, &best).then_some(group)
    }

    fn beats_local(&self, domain: usize, local: &Offer, best: &Offer) -> bool {
        if local.kind != best.kind {
            return local.kind > best.kind;
        }
        let domain = &self.domains[domain];
        match local.kind {
            GroupType::Overloaded | GroupType::FullyBusy => {
                let imbalance = 1024 * (domain.imbalance_pct - 100) / 100;
                if domain.level == Level::Numa && best.avg_load + imbalance >= local.avg_load {
                    return false;
                }
                best.avg_load < local.avg_load + imbalance
                    && 100 * local.avg_load > domain.imbalance_pct * best.avg_load
            }
            GroupType::HasSpare => {
                let node = |offer: &Offer| Node {
                    running: offer.nr_running,
                    cpus: offer.cpus,
                    idle_cpus: offer.idle_cpus,
                    llcs: domain.llcs,
                };
                let keeps = || self.rules.numa.answer.keeps(node(local), node(best), domain.weight);
                if domain.level == Level::Numa && keeps() {
                    return false;
                }
                local.idle_cpus < best.idle_cpus
            }
            GroupType::Misfit
            | GroupType::SmtBalance
            | GroupType::Imbalanced
            | GroupType::LlcBalance => false,
        }
    }

    fn offer(&mut self, task: TaskId, cpu: CpuId, domain: usize, at: usize) -> Offer {
        let mut pass = Pass::new(domain, 0, cpu, IdleType::Busy);
        let affinity = self.tasks[task].affinity;
        if affinity != EVERYWHERE {
            self.narrow(&mut pass).keep(&self.affinities[affinity]);
        }
        let stats = self.group_stats(&pass, at, Role::ForNew, &self.load_of_group(&pass, at));
        self.leave_pass(pass);
        Offer {
            kind: stats.kind,
            avg_load: stats.load * 1024 / stats.capacity,
            cpus: stats.weight,
            idle_cpus: stats.idle_cpus,
            util: stats.util,
            nr_running: stats.nr_running,
        }
    }

    /// The CPU of a group to start on (`sched_balance_find_dst_group_cpu`).
    fn most_idle_cpu(&self, task: TaskId, domain: usize, group: usize) -> Option<CpuId> {
        let group = &self.domains[domain].groups[group];
        if group.weight == 1 {
            return group.cpus.first();
        }
        let allowed = self.allowed(task);
        let usable = || group.cpus.iter().filter(|&cpu| allowed.contains(cpu));
        if let Some(cpu) = usable().find(|&cpu| self.is_sched_idle(cpu)) {
            return Some(cpu);
        }
        // Of idle CPUs the one that went idle last: its cache is warmest.
        let idle = usable().filter(|&cpu| self.is_idle(cpu));
        let latest = idle.fold(None, |best: Option<CpuId>, cpu| match best {
            Some(best) if self.idle_since(best) >= self.idle_since(cpu) => Some(best),
            _ => Some(cpu),
        });
        latest.or_else(|| usable().min_by_key(|&cpu| (self.cpu_load(cpu), cpu)))
    }

    fn idle_since(&self, cpu: CpuId) -> u64 {
        self.cpus[cpu].idle_since_ns.unwrap_or(0)
    }
}

/// Is a group more idle than the best so far (`update_pick_idlest`)?
fn is_more_idle(offer: &Offer, best: &Offer) -> bool {
    if offer.kind != best.kind {
        return offer.kind < best.kind;
    }
    match offer.kind {
        GroupType::Overloaded | GroupType::FullyBusy => offer.avg_load < best.avg_load,
        GroupType::Misfit
        | GroupType::SmtBalance
        | GroupType::Imbalanced
        | GroupType::LlcBalance => false,
        GroupType::HasSpare => {
            offer.idle_cpus > best.idle_cpus
                || offer.idle_cpus == best.idle_cpus && offer.util < best.util
        }
    }
}
