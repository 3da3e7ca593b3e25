//! PELT's clock: of a CPU, slower than time below full capacity; of a queue, which stands still
//! while the queue is throttled.

use super::world::World;
use crate::model::pelt::{CLOCK_START_NS, LOAD_AVG_MAX, MIN_DIVIDER};
use crate::units::{CpuId, Ns, QueueId};

impl World {
    /// PELT's clock of a CPU, ns: slower than time below full capacity, and caught up when idle.
    #[inline]
    pub fn advance_clock_pelt_ns(&mut self, cpu: CpuId) -> Ns {
        let now_ns = self.now_ns;
        let cpu = &mut self.cpus[cpu];
        if !cpu.pelt_scaled {
            return CLOCK_START_NS + now_ns;
        }
        let passed_ns = now_ns - cpu.clock_at_ns;
        cpu.clock_at_ns = now_ns;
        if cpu.curr.is_none() {
            cpu.clock_pelt_ns = now_ns;
        } else {
            cpu.clock_pelt_ns += cpu.pelt_speed.work_in(passed_ns).0;
        }
        CLOCK_START_NS + cpu.clock_pelt_ns - cpu.lost_idle_ns
    }

    /// PELT's clock of a queue, ns: it stands still while the queue is throttled
    /// (`cfs_rq_clock_pelt`).
    #[inline]
    pub fn advance_queue_clock_pelt_ns(&mut self, q: QueueId) -> Ns {
        let clock_ns = self.advance_clock_pelt_ns(self.queues[q].cpu);
        if !self.bandwidth_used() {
            return clock_ns;
        }
        let local = &self.locals[q];
        let clock_ns = if local.pelt_stopped { local.pelt_stopped_ns } else { clock_ns };
        clock_ns - local.pelt_lost_ns
    }

    /// A CPU goes idle: PELT's clock catches up; if it was saturated, what it had lost stays lost
    /// (`update_idle_rq_clock_pelt`).
    pub fn idle_clock_pelt(&mut self, cpu: CpuId) {
        if !self.cpus[cpu].pelt_scaled {
            return;
        }
        self.advance_clock_pelt_ns(cpu);
        let mut util_sum = self.queues[self.cpus[cpu].queue].avg.util_sum;
        if self.rt.is_used() {
            let queue = &self.rt.queues[cpu];
            util_sum += queue.rt_avg.util_sum + queue.dl_avg.util_sum;
        }
        let saturated = (MIN_DIVIDER << 10) - LOAD_AVG_MAX;
        let now_ns = self.now_ns;
        let cpu = &mut self.cpus[cpu];
        if util_sum >= saturated {
            cpu.lost_idle_ns += now_ns - cpu.clock_pelt_ns;
        }
        cpu.clock_pelt_ns = now_ns;
    }
}
