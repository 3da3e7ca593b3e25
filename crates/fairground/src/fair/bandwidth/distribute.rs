//! What is in the pool goes to the throttled queues, those that wait longest first
//! (`distribute_cfs_runtime`): each gets what it owes and 1 ns, and draws slices itself then.

use super::World;
use crate::model::bandwidth::QueueList;
use crate::units::{CpuId, GroupId, QueueId};

impl World {
    /// Distributes a group's pool, on the CPU `here`; true if queues of it stay throttled for want
    /// of run time.
    pub(super) fn distribute(&mut self, group: GroupId, here: CpuId) -> bool {
        let by_interrupt = self.rules.throttle.async_unthrottle;
        let mut wanting = false;
        let mut own = None;
        let mut at = self.pools[group].throttled.first();
        while let Some(q) = at {
            at = QueueList::after(&self.locals, q);
            if self.pools[group].runtime_ns == 0 {
                wanting = true;
                break;
            }
            if self.locals[q].releasing {
                continue;
            }
            if !self.pay(group, q) {
                wanting = true;
            } else if !by_interrupt {
                self.unthrottle(q);
            } else if self.queues[q].cpu == here {
                own = Some(q);
            } else {
                self.release_by_interrupt(q);
            }
        }
        if let Some(q) = own {
            self.unthrottle(q);
        }
        if by_interrupt { wanting } else { !self.pools[group].throttled.is_empty() }
    }

    /// Pays a queue's debt and 1 ns more; true if the pool had that much.
    fn pay(&mut self, group: GroupId, q: QueueId) -> bool {
        let (pool, local) = (&mut self.pools[group], &mut self.locals[q]);
        let amount_ns = pool.draw((1 - local.remaining_ns).max(0) as u64);
        local.remaining_ns += amount_ns as i64;
        if self.rules.expiry.answer.lapses() {
            local.lapses_ns = pool.lapses_ns;
        }
        local.remaining_ns > 0
    }

    /// Asks a queue's CPU to unthrottle it (`__unthrottle_cfs_rq_async`).
    fn release_by_interrupt(&mut self, q: QueueId) {
        let cpu = self.queues[q].cpu;
        (self.locals[q].releasing, self.locals[q].released) = (true, None);
        match self.cpus[cpu].releases {
            None => {
                self.cpus[cpu].releases = Some(q);
                self.outbox.release(cpu);
            }
            Some(first) => {
                let mut last = first;
                while let Some(next) = self.locals[last].released {
                    last = next;
                }
                self.locals[last].released = Some(q);
            }
        }
    }

    /// The interrupt has arrived: the CPU unthrottles its queues (`__cfsb_csd_unthrottle`).
    pub fn release_throttled(&mut self, cpu: CpuId) {
        let mut at = self.cpus[cpu].releases.take();
        while let Some(q) = at {
            at = self.locals[q].released.take();
            self.locals[q].releasing = false;
            if self.locals[q].throttled {
                self.unthrottle(q);
            }
        }
    }
}
