//! A CPU that is about to go idle looks for work (`sched_balance_newidle`).

use super::IdleType;
use crate::fair::world::World;
use crate::record::Fact;
use crate::units::{CpuId, Ns};

/// NI_RATE: what the time that 1024 looks took is worth, in 1024ths; 4 s and more are "always".
fn rarity(took_ns: Ns) -> u32 {
    (took_ns >> 22).min(1024) as u32
}

impl World {
    /// Pulls a task if there is one to pull; true if the CPU has one now.
    pub fn newidle_balance(&mut self, cpu: CpuId) -> bool {
        if self.cpus[cpu].ttwu_pending {
            // What comes at once is no idle time.
            return false;
        }
        self.cpus[cpu].idle_since_ns = Some(self.now_ns);
        let levels = self.cpus[cpu].domains.len();
        if levels == 0 || !self.overloaded || self.is_too_short(cpu) {
            self.bring_balance_forward(cpu, 0..levels.min(1));
            return false;
        }
        let before_ns = self.outbox.spent_ns;
        self.update_blocked_averages(cpu);
        let mut seen = 0;
        for level in 0..levels {
            seen = level + 1;
            let looked_ns = self.outbox.spent_ns - before_ns;
            let most_ns = self.cpus[cpu].domains[level].max_newidle_cost_ns;
            if self.cpus[cpu].avg_idle_ns < looked_ns + most_ns {
                break;
            }
            let mut weight = 1;
            if self.rules.newidle.ni_random {
                match self.roll(cpu, level) {
                    Some(heavier) => weight = heavier,
                    None => continue,
                }
            }
            let mut go_on = true;
            let pulled = self.balance_domain(cpu, level, IdleType::NewlyIdle, &mut go_on);
            self.outbox.tell(Fact::Newidle { cpu, level: level as u32, pulled: pulled as u32 });
            self.update_newidle_stats(cpu, level, if pulled > 0 { weight } else { 0 });
            self.note_cost(cpu, level, pulled > 0, self.outbox.spent_ns - before_ns - looked_ns);
            if pulled > 0 || self.cpus[cpu].nr_running > 0 {
                break;
            }
        }
        let cost_ns = self.outbox.spent_ns - before_ns;
        let most_ns = &mut self.cpus[cpu].max_idle_balance_cost_ns;
        *most_ns = cost_ns.max(*most_ns);
        self.bring_balance_forward(cpu, 0..seen);
        // A push may bring the task to this very CPU.
        self.push_running();
        let found = self.cpus[cpu].nr_running > 0;
        if found {
            self.cpus[cpu].idle_since_ns = None;
        }
        found
    }

    /// Does the CPU idle too short for any look?
    fn is_too_short(&self, cpu: CpuId) -> bool {
        let state = &self.cpus[cpu];
        let first_ns = state.domains[0].max_newidle_cost_ns;
        let migration_ns = self.rules.balance.migration_cost_ns;
        self.rules.newidle.answer.forbids(state.avg_idle_ns, first_ns, migration_ns)
    }

    /// Keeps the most that a look at a domain cost (`update_newidle_cost`).
    fn note_cost(&mut self, cpu: CpuId, level: usize, pulled: bool, cost_ns: Ns) {
        let (jiffy, migration_ns) = (self.jiffy(), self.rules.balance.migration_cost_ns);
        let state = &mut self.cpus[cpu].domains[level];
        let most_ns = state.max_newidle_cost_ns;
        let counted_ns =
            self.rules.newidle.answer.counted_ns(pulled, cost_ns, most_ns, migration_ns);
        if counted_ns > most_ns {
            (state.max_newidle_cost_ns, state.cost_aged_jiffy) = (counted_ns, jiffy);
        } else {
            self.age_newidle_cost(cpu, level);
        }
    }

    /// The most that a look cost is forgotten little by little; true if a second has passed.
    pub(super) fn age_newidle_cost(&mut self, cpu: CpuId, level: usize) -> bool {
        let (jiffy, hz) = (self.jiffy(), self.jiffies.hz);
        let state = &mut self.cpus[cpu].domains[level];
        let due = jiffy > state.cost_aged_jiffy + hz;
        if due {
            state.max_newidle_cost_ns = state.max_newidle_cost_ns * 253 / 256;
            state.cost_aged_jiffy = jiffy;
        }
        due
    }

    /// An idle CPU balances more often than a busy one (`update_next_balance`).
    fn bring_balance_forward(&mut self, cpu: CpuId, levels: std::ops::Range<usize>) {
        for level in levels {
            let interval = self.balance_interval(cpu, level, IdleType::Idle);
            let state = &mut self.cpus[cpu];
            let next = state.domains[level].last_balance_jiffy + interval;
            state.next_balance_jiffy = state.next_balance_jiffy.min(next);
        }
    }

    /// Throws the dice: is this domain worth a try? A try counts the more the rarer it is.
    fn roll(&mut self, cpu: CpuId, level: usize) -> Option<u32> {
        let die = (self.dice.next_u64() % 1024) as u32;
        let odds = 1 + self.cpus[cpu].domains[level].newidle_ratio;
        if die > odds {
            self.update_newidle_stats(cpu, level, 0);
            return None;
        }
        Some((1024 + odds / 2) / odds)
    }

    /// Keeps the share of tries that pulled, over the last 512 to 1024.
    fn update_newidle_stats(&mut self, cpu: CpuId, level: usize, weight: u32) {
        let (now_ns, rate) = (self.now_ns, self.rules.newidle.ni_rate);
        let state = &mut self.cpus[cpu].domains[level];
        state.newidle_calls += 1;
        state.newidle_successes += weight;
        if state.newidle_calls >= 1024 {
            let took_ns = now_ns - std::mem::replace(&mut state.newidle_since_ns, now_ns);
            let rarity = if rate { rarity(took_ns) } else { 0 };
            state.newidle_ratio = (state.newidle_successes + rarity).min(1024);
            state.newidle_calls /= 2;
            state.newidle_successes /= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rarity;

    #[test]
    fn looks_of_four_seconds_are_as_good_as_found() {
        assert_eq!(
            [0, (1 << 22) - 1, 1 << 22, 1 << 32, 1 << 40].map(rarity),
            [0, 0, 1, 1024, 1024]
        );
    }
}
