//! Estimated utilization (`util_est`): what a task came to when it last went to sleep, so that the
//! governor and balancing see a task that wakes as big as it was, not as small as it has decayed
//! to. A task that a limit stops has gone to sleep as well (6.18), and its average stood still
//! meanwhile: one that computes through counts as 1024 however short it may run.
//!
//! When a task goes to sleep after its average moved: e := u if e <= u; else e −= (e − u)/4, unless
//! they are within 1 % of the capacity, or u may be cut short: it is above the CPU's capacity, or
//! (6.8) below what the task waited for. A queue's estimate is the sum of its tasks'. 4.17 to 6.7
//! keep the last value beside the average and read the greater; that is not modelled.

use super::world::World;
use crate::model::task::entity_of;
use crate::units::TaskId;

/// Differences below this are none (`UTIL_EST_MARGIN`): 1 % of 1024.
const MARGIN: u64 = 10;

impl World {
    /// True if estimates are kept: the governor and balancing between CPUs read them.
    #[inline]
    fn estimates(&self) -> bool {
        self.rules.headroom.util_est && (self.freq.listens || self.cpus.len() > 1)
    }

    /// A task joins its CPU (`util_est_enqueue`).
    #[inline]
    pub fn estimate_joins(&mut self, task: TaskId) {
        if self.estimates() && self.tasks[task].est_counted == 0 {
            let entity = &mut self.entities[entity_of(task)];
            entity.est_from_ns = entity.avg.last_update_ns;
            self.tasks[task].est_counted = entity.util_est;
            self.cpus[self.tasks[task].cpu].util_est += u64::from(entity.util_est);
        }
    }

    /// A task leaves it, to sleep or for another (`util_est_dequeue`, `util_est_update`).
    #[inline]
    pub fn estimate_leaves(&mut self, task: TaskId, sleeps: bool) {
        if self.estimates() {
            let counted = std::mem::take(&mut self.tasks[task].est_counted);
            self.cpus[self.tasks[task].cpu].util_est -= u64::from(counted);
            if sleeps {
                self.update_estimate(task);
            }
        }
    }

    fn update_estimate(&mut self, task: TaskId) {
        let capacity = u64::from(self.cpus[self.tasks[task].cpu].speed.0);
        let entity = &mut self.entities[entity_of(task)];
        if entity.avg.last_update_ns == entity.est_from_ns {
            return;
        }
        let util = entity.avg.util_avg;
        let waits = self.rules.headroom.util_est_waits;
        let wanted = if waits { entity.avg.runnable_avg } else { util };
        entity.util_est = next(u64::from(entity.util_est), util, wanted, capacity);
    }
}

/// The estimate after a task was seen with this utilization on a CPU of this capacity; with a CPU
/// to itself it would have had the `wanted` one.
fn next(estimated: u64, util: u64, wanted: u64, capacity: u64) -> u32 {
    let cut_short = util > capacity || util + MARGIN < wanted;
    let next = match estimated.saturating_sub(util) {
        0 => util,
        above if above < MARGIN || cut_short => estimated,
        above => (4 * estimated - above) >> 2,
    };
    next as u32
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn an_estimate_rises_at_once_and_falls_by_a_quarter() {
        assert_eq!([next(100, 300, 300, 1024), next(300, 300, 300, 1024)], [300, 300]);
        assert_eq!(next(300, 100, 100, 1024), 250);
        assert_eq!([next(300, 291, 291, 1024), next(300, 290, 290, 1024)], [300, 297], "1 %");
    }

    #[test]
    fn it_does_not_fall_where_a_task_was_cut_short() {
        assert_eq!([next(300, 100, 110, 1024), next(300, 100, 111, 1024)], [250, 300], "it waited");
        assert_eq!(next(300, 100, 500, 1024), 300);
        assert_eq!([next(300, 100, 100, 100), next(300, 100, 100, 99)], [250, 300], "a slow CPU");
    }
}
