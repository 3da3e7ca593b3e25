//! Choices are told to who wants to follow them: what a queue looked like, and why it chose so.

use super::world::World;
use crate::model::runqueue::VRUNTIME_START;
use crate::model::task::task_of;
use crate::policy::queue::pick::why;
use crate::record::{Pick, Picked, Request};
use crate::units::{EntityId, QueueId};

impl World {
    /// A queue has chosen an entity, which is not current yet.
    #[inline]
    pub(super) fn note_pick(&mut self, q: QueueId, id: EntityId) {
        if self.outbox.hears_picks() {
            let pick = self.pick_of(q, id);
            self.outbox.tell_pick(pick);
        }
    }

    #[cold]
    fn pick_of(&self, q: QueueId, id: EntityId) -> Pick {
        let (queue, entity) = (&self.queues[q], &self.entities[id]);
        let since_start = |virtual_time: u64| virtual_time.wrapping_sub(VRUNTIME_START) as i64;
        let zero_lag_point = queue.zero_lag_point(&self.entities);
        let request = (!self.rules.is_cfs()).then(|| Request {
            deadline_ns: since_start(entity.deadline),
            lag_ns: zero_lag_point.wrapping_sub(entity.vruntime) as i64,
            slice_ns: entity.slice_ns,
            avg_vruntime_ns: since_start(zero_lag_point),
        });
        let picked = match entity.my_queue {
            Some(child) => Picked::Group(self.queues[child].group),
            None => Picked::Task(task_of(id)),
        };
        Pick {
            cpu: queue.cpu,
            group: queue.group,
            picked,
            vruntime_ns: since_start(entity.vruntime),
            request,
            weight: entity.h_load.stored,
            nr_queued: queue.nr_queued,
            delayed: entity.delayed,
            why: why(&self.rules, queue, &self.entities, id),
        }
    }
}
