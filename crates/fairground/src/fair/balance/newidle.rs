//! A CPU that is about to go idle looks for work (`sched_balance_newidle`).

use super::IdleType;
use crate::fair::world::World;
use crate::policy::switches::Feature;
use crate::units::CpuId;

impl World {
    /// Pulls a task if there is one to pull; true if the CPU has one now.
    pub fn newidle_balance(&mut self, cpu: CpuId) -> bool {
        self.cpus[cpu].idle_since_ns = Some(self.now_ns);
        let levels = self.cpus[cpu].domains.len();
        let lowest_cost_ns = self.cpus[cpu].domains.first().map_or(0, |d| d.max_newidle_cost_ns);
        let too_short = self.cpus[cpu].avg_idle_ns < lowest_cost_ns;
        if self.cpus[cpu].ttwu_pending {
            return false;
        }
        if levels == 0 || !self.overloaded || too_short {
            self.bring_balance_forward(cpu, 0..levels.min(1));
            return false;
        }
        self.update_blocked_averages(cpu);
        let mut seen = 0;
        for level in 0..levels {
            seen = level + 1;
            let mut weight = 1;
            if self.rules.has(Feature::NiRandom) {
                match self.roll(cpu, level) {
                    Some(heavier) => weight = heavier,
                    None => continue,
                }
            }
            let mut go_on = true;
            let pulled = self.balance_domain(cpu, level, IdleType::NewlyIdle, &mut go_on) > 0;
            self.note_success(cpu, level, if pulled { weight } else { 0 });
            if pulled || self.cpus[cpu].nr_running > 0 {
                break;
            }
        }
        self.bring_balance_forward(cpu, 0..seen);
        // A push may bring the task to this very CPU.
        self.push_running();
        let found = self.cpus[cpu].nr_running > 0;
        if found {
            self.cpus[cpu].idle_since_ns = None;
        }
        found
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
        let state = &mut self.cpus[cpu].domains[level];
        let odds = 1 + state.newidle_ratio;
        if die > odds {
            state.newidle_calls += 1;
            return None;
        }
        Some((1024 + odds / 2) / odds)
    }

    /// Keeps the share of tries that pulled, over the last 512 to 1024 (`update_newidle_stats`).
    fn note_success(&mut self, cpu: CpuId, level: usize, weight: u32) {
        let state = &mut self.cpus[cpu].domains[level];
        state.newidle_calls += 1;
        state.newidle_successes += weight;
        if state.newidle_calls >= 1024 {
            state.newidle_ratio = state.newidle_successes;
            state.newidle_calls /= 2;
            state.newidle_successes /= 2;
        }
    }
}
