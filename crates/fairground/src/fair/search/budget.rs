//! How many CPUs a search may test, and what the last ones cost.

use crate::fair::world::World;
use crate::policy::placement::search::Prospect;
use crate::units::CpuId;

impl World {
    /// How many CPUs a search from a CPU may test.
    pub(super) fn cpus_to_test(&mut self, waker_cpu: CpuId, llc: usize) -> u32 {
        let by_idle_time = self.rules.search.answer.is_by_idle_time();
        let idle_ns = if by_idle_time { self.expected_idle_ns(waker_cpu) } else { 0 };
        let prospect = Prospect {
            cpus: self.llcs[llc].cpus.len() as u64,
            idle_ns,
            cost_ns: self.cpus[waker_cpu].avg_scan_cost_ns,
            nr_idle_scan: self.llcs[llc].nr_idle_scan,
        };
        self.rules.search.answer.cpus_max(&prospect)
    }

    /// SIS_PROP: how long a CPU expects to be idle, ns: since 5.13 less and less the longer it is
    /// not.
    fn expected_idle_ns(&mut self, cpu: CpuId) -> u64 {
        /// Before, the average was taken for this many times too long.
        const FUZZ: u64 = 512;
        let jiffy = self.jiffy();
        let state = &mut self.cpus[cpu];
        if !self.rules.search.wake_idle {
            return state.avg_idle_ns / FUZZ;
        }
        let jiffies = jiffy.saturating_sub(state.wake_jiffy).min(63);
        state.wake_jiffy = state.wake_jiffy.max(jiffy);
        state.wake_idle_ns >>= jiffies;
        state.wake_idle_ns
    }

    /// SIS_PROP: a search's cost goes into the average, and is taken from the idle time.
    pub(super) fn account_search(&mut self, cpu: CpuId, cost_ns: u64) {
        let state = &mut self.cpus[cpu];
        state.wake_idle_ns = state.wake_idle_ns.saturating_sub(cost_ns);
        let diff = cost_ns as i64 - state.avg_scan_cost_ns as i64;
        state.avg_scan_cost_ns = state.avg_scan_cost_ns.saturating_add_signed(diff / 8);
    }
}
