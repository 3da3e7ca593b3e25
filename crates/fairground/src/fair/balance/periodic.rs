//! When balancing happens: at ticks, and for idle CPUs by one of them that a busy one wakes.

use super::IdleType;
use crate::fair::world::World;
use crate::units::{Circle, CpuId, Id, NS_PER_MS, NS_PER_SEC};

/// Busy CPUs balance this many times less often.
const BUSY_FACTOR: u64 = 16;

impl World {
    /// The balancing part of a busy CPU's tick (`sched_balance_trigger`).
    pub fn tick_balance(&mut self, cpu: CpuId) {
        let jiffy = self.jiffy();
        if jiffy >= self.cpus[cpu].next_balance_jiffy {
            let idle = if self.is_idle(cpu) { IdleType::Idle } else { IdleType::Busy };
            self.rebalance_domains(cpu, idle);
        }
        self.nohz_kick(cpu);
        self.push_running();
    }

    /// The last task of normal class has left: a CPU that has only idle-class ones looks for others
    /// at its next tick (`dequeue_entities`).
    pub fn balance_early(&mut self, cpu: CpuId) {
        if self.rules.balance.idle_early && self.is_sched_idle(cpu) {
            self.cpus[cpu].next_balance_jiffy = self.jiffy();
        }
    }

    /// Balances each domain of a CPU that is due (`sched_balance_domains`).
    fn rebalance_domains(&mut self, cpu: CpuId, idle: IdleType) {
        let jiffy = self.jiffy();
        self.update_blocked_averages(cpu);
        let mut idle = idle;
        let mut go_on = true;
        let mut next = jiffy + 60 * NS_PER_SEC / self.rules.tick_ns();
        let (mut aged, mut most_ns) = (false, 0);
        for level in 0..self.cpus[cpu].domains.len() {
            if !go_on {
                break;
            }
            aged |= self.age_newidle_cost(cpu, level);
            most_ns += self.cpus[cpu].domains[level].max_newidle_cost_ns;
            let mut interval = self.balance_interval(cpu, level, idle);
            if jiffy >= self.cpus[cpu].domains[level].last_balance_jiffy + interval {
                if self.balance_domain(cpu, level, idle, &mut go_on) > 0 {
                    idle = if self.is_idle(cpu) { IdleType::Idle } else { IdleType::Busy };
                }
                self.cpus[cpu].domains[level].last_balance_jiffy = jiffy;
                interval = self.balance_interval(cpu, level, idle);
            }
            next = next.min(self.cpus[cpu].domains[level].last_balance_jiffy + interval);
        }
        if aged {
            let most_ns = most_ns.max(self.rules.balance.migration_cost_ns);
            self.cpus[cpu].max_idle_balance_cost_ns = most_ns;
        }
        self.cpus[cpu].next_balance_jiffy = next;
    }

    /// Jiffies between two balances (`get_sd_balance_interval`).
    pub(super) fn balance_interval(&self, cpu: CpuId, level: usize, idle: IdleType) -> u64 {
        let busy = idle != IdleType::Idle && !self.is_sched_idle(cpu);
        let mut interval_ms = self.cpus[cpu].domains[level].balance_interval_ms;
        if busy {
            interval_ms *= BUSY_FACTOR;
        }
        let hz = self.jiffies.hz;
        let jiffies = (interval_ms * hz).div_ceil(1000);
        // One less, so that levels don't all fall due at the same tick.
        let jiffies = if busy { jiffies.saturating_sub(1) } else { jiffies };
        jiffies.clamp(1, (hz * self.cpus.len() as u64 / 10).max(1))
    }

    /// A busy CPU sees that idle ones could help (`nohz_balancer_kick`, `kick_ilb`).
    fn nohz_kick(&mut self, cpu: CpuId) {
        let jiffy = self.jiffy();
        if jiffy < self.nohz_next_balance_jiffy || self.nohz_idle.is_empty() {
            return;
        }
        let crowded = self.cpus[cpu].nr_running >= 2;
        if !crowded && !self.is_beside_urgent(cpu) && !self.wants_help_alone(cpu) {
            return;
        }
        self.nohz_next_balance_jiffy = jiffy + 1;
        if let Some(balancer) = self.find_new_ilb(cpu) {
            self.nohz_kicked.insert(balancer);
            self.outbox.interrupt(balancer);
        }
    }

    /// The interrupt has come: a CPU that is still idle balances (`nohz_csd_func`).
    pub fn balance_as_asked(&mut self, cpu: CpuId) {
        if !self.nohz_kicked.contains(cpu) {
            return;
        }
        self.nohz_kicked.remove(cpu);
        if self.is_idle(cpu) && !self.cpus[cpu].need_resched {
            // It pays with time that it has.
            let spent_ns = self.outbox.spent_ns;
            self.nohz_idle_balance(cpu);
            self.outbox.spent_ns = spent_ns;
            self.push_running();
        }
    }

    /// The idle CPU that balances for all (`find_new_ilb`).
    fn find_new_ilb(&self, kicker: CpuId) -> Option<CpuId> {
        let idle = || self.nohz_idle.iter().filter(|&cpu| cpu != kicker && self.is_idle(cpu));
        let spares = self.rules.ilb.answer.spares_siblings();
        let whole = spares.then(|| idle().find(|&cpu| self.is_core_wholly_idle(cpu))).flatten();
        whole.or_else(|| idle().next())
    }

    /// Is there a better place for a CPU's only task? Where sizes count, for one that is too big;
    /// else an idle cache beside a busy one.
    fn wants_help_alone(&self, cpu: CpuId) -> bool {
        match self.domain_of_all_sizes(cpu) {
            Some(_) => self.cpus[cpu].misfit_load > 0,
            None => self.llcs[self.llc_of[cpu.index()]].nr_busy_cpus > 1,
        }
    }

    /// Has a CPU's fair task little left beside tasks of other classes?
    fn is_beside_urgent(&self, cpu: CpuId) -> bool {
        let Some(lowest) = self.cpus[cpu].domains.first() else { return false };
        self.loads[cpu].h_nr_running > 0 && self.is_reduced(cpu, lowest.domain)
    }

    /// One idle CPU balances for all idle ones (`nohz_idle_balance`), itself last.
    fn nohz_idle_balance(&mut self, balancer: CpuId) {
        let jiffy = self.jiffy();
        let mut circle = Circle::from(CpuId(balancer.0 + 1));
        let mut next: Option<u64> = None;
        while let Some(cpu) = circle.next(&self.nohz_idle) {
            if self.is_idle(cpu) {
                if jiffy >= self.cpus[cpu].next_balance_jiffy {
                    self.rebalance_domains(cpu, IdleType::Idle);
                }
                let due = self.cpus[cpu].next_balance_jiffy;
                next = Some(next.map_or(due, |next| next.min(due)));
            }
            if cpu == balancer || self.cpus[balancer].need_resched {
                break;
            }
        }
        if let Some(next) = next {
            self.nohz_next_balance_jiffy = next;
        }
    }

    /// Ages what sleepers left on a CPU's queues, once a jiffy (`update_blocked_averages`).
    pub fn update_blocked_averages(&mut self, cpu: CpuId) {
        let jiffy = self.jiffy();
        if std::mem::replace(&mut self.cpus[cpu].blocked_jiffy, jiffy) == jiffy {
            return;
        }
        if self.rt.is_used() {
            self.age_blocked_rt(cpu);
        }
        // Children stand behind their parents.
        let mut end = self.groups.len() as u32;
        while let Some(group) = self.ageing.last_below(end, cpu) {
            end = group.0;
            let avg = &self.queues[self.queue_of(group, cpu)].avg;
            if avg.load_sum > 0 || avg.util_sum > 0 || group.0 == 0 {
                self.age_queue(group, cpu);
            } else {
                self.ageing.remove(group, cpu);
            }
        }
    }

    /// The machine has been up for long: each CPU last balanced at some moment of its own.
    pub fn set_balance_phases(&mut self) {
        let jiffy = self.jiffy();
        let ms_per_jiffy = (self.rules.tick_ns() / NS_PER_MS).max(1);
        for cpu in self.cpus.ids() {
            let mut next = u64::MAX;
            for level in 0..self.cpus[cpu].domains.len() {
                let interval_ms = self.cpus[cpu].domains[level].balance_interval_ms;
                let jiffies = (BUSY_FACTOR * interval_ms / ms_per_jiffy).max(1);
                let ago = self.dice.next_u64() % jiffies;
                let state = &mut self.cpus[cpu].domains[level];
                state.last_balance_jiffy = jiffy - ago;
                next = next.min(state.last_balance_jiffy + jiffies);
            }
            self.cpus[cpu].next_balance_jiffy = next;
        }
    }
}
