//! One queue: a group's entities on one CPU (`struct cfs_rq`).
//!
//! `S = Σ (v_i − v0) · w_i` and `W = Σ w_i` over the entities that wait; the current one is never
//! in the tree and is added where a formula needs it. `v0` is `min_vruntime`.

use super::entity::{Entity, before, earlier};
use super::pelt::Avg;
use super::tree::{Key, Tree};
use crate::units::{CpuId, EntityId, GroupId, Ns, Table};

type Entities = Table<EntityId, Entity>;

/// A virtual clock starts a little before it wraps, so that wrapping is exercised early.
pub const VRUNTIME_START: u64 = (1u64 << 20).wrapping_neg();

/// The entities of one group on one CPU.
#[derive(Clone, Debug)]
pub struct RunQueue {
    /// The CPU.
    pub cpu: CpuId,
    /// The group; 0 is the root.
    pub group: GroupId,
    /// The running entity: on the queue but not in the tree.
    pub curr: Option<EntityId>,
    /// The running entity of those that are accounted here: a flat queue runs tasks of groups.
    pub h_curr: Option<EntityId>,
    /// Buddy to prefer.
    pub next: Option<EntityId>,
    /// Buddy to go back to (CFS).
    pub last: Option<EntityId>,
    /// Buddy to pass over (CFS).
    pub skip: Option<EntityId>,
    /// The entities that wait.
    pub tree: Tree,
    /// Entities queued, the current one included.
    pub nr_queued: u32,
    /// Queued entities that are accounted here: in a nested hierarchy the same.
    pub nr_members: u32,
    /// Tasks queued here and below, delayed ones included.
    pub h_nr_queued: u32,
    /// Tasks queued here and below that want to run.
    pub h_nr_runnable: u32,
    /// Tasks of idle class queued here and below.
    pub h_nr_idle: u32,
    /// Stored weight of all that is queued, the current one included.
    pub weight: u64,
    /// S; full weights need more than 64 bits.
    pub avg_vruntime: i128,
    /// W.
    pub avg_load: u64,
    /// v0.
    pub min_vruntime: u64,
    /// PELT averages.
    pub avg: Avg,
    /// Averages of tasks that left while asleep, to be subtracted at the next update.
    pub removed: Removed,
    /// What this queue has added to its group's load average.
    pub tg_load_avg_contrib: u64,
    /// The same for its runnable average, where groups count their tasks.
    pub tg_runnable_avg_contrib: u64,
    /// When it last did so.
    pub tg_load_avg_at_ns: Ns,
    /// Something below changed that the group entity must hear of.
    pub propagate: bool,
    /// Runnable sum that goes up with it.
    pub prop_runnable_sum: i64,
    /// Hierarchical load, refreshed once a jiffy.
    pub h_load: u64,
    /// The way down to the queue whose refresh is under way.
    pub h_load_next: Option<EntityId>,
    /// Jiffy of the last refresh.
    pub h_load_jiffy: u64,
    /// The group is `cpu.idle`.
    pub idle: bool,
}

/// Averages of tasks that left a queue while asleep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Removed {
    /// How many left.
    pub nr: u32,
    /// Their load averages.
    pub load_avg: u64,
    /// Their utilisation averages.
    pub util_avg: u64,
    /// Their runnable averages.
    pub runnable_avg: u64,
}

impl RunQueue {
    /// An empty queue.
    pub fn new(cpu: CpuId, group: GroupId, key: Key) -> Self {
        RunQueue {
            cpu,
            group,
            curr: None,
            h_curr: None,
            next: None,
            last: None,
            skip: None,
            tree: Tree::new(key),
            nr_queued: 0,
            nr_members: 0,
            h_nr_queued: 0,
            h_nr_runnable: 0,
            h_nr_idle: 0,
            weight: 0,
            avg_vruntime: 0,
            avg_load: 0,
            min_vruntime: VRUNTIME_START,
            avg: Avg::attached(),
            removed: Removed::default(),
            tg_load_avg_contrib: 0,
            tg_runnable_avg_contrib: 0,
            tg_load_avg_at_ns: 0,
            propagate: false,
            prop_runnable_sum: 0,
            h_load: 0,
            h_load_next: None,
            h_load_jiffy: u64::MAX,
            idle: false,
        }
    }

    /// True if no entity is to be preferred or passed over.
    #[inline]
    pub fn has_no_buddy(&self) -> bool {
        self.next.is_none() && self.last.is_none() && self.skip.is_none()
    }

    /// The current entity if it is still queued.
    #[inline]
    pub fn queued_curr(&self, entities: &Entities) -> Option<EntityId> {
        self.curr.filter(|&curr| entities[curr].on_rq)
    }

    /// Puts a waiting entity into the tree (`__enqueue_entity`).
    #[inline]
    pub fn insert(&mut self, entities: &mut Entities, id: EntityId) {
        let entity = &entities[id];
        self.avg_vruntime += self.moment(entity);
        self.avg_load += entity.h_load.in_virtual_time();
        self.tree.insert(entities, id);
    }

    /// Takes a waiting entity out of the tree (`__dequeue_entity`).
    #[inline]
    pub fn remove(&mut self, entities: &mut Entities, id: EntityId) {
        self.tree.remove(entities, id);
        let entity = &entities[id];
        self.avg_vruntime -= self.moment(entity);
        self.avg_load -= entity.h_load.in_virtual_time();
    }

    /// (v − v0) · w of an entity.
    #[inline]
    fn moment(&self, entity: &Entity) -> i128 {
        let key = entity.vruntime.wrapping_sub(self.min_vruntime) as i64;
        i128::from(key) * i128::from(entity.h_load.in_virtual_time())
    }

    /// S and W with the current entity.
    #[inline]
    pub fn sums(&self, entities: &Entities) -> (i128, u64) {
        let Some(curr) = self.queued_curr(entities) else {
            return (self.avg_vruntime, self.avg_load);
        };
        let entity = &entities[curr];
        let weight = entity.h_load.in_virtual_time();
        (self.avg_vruntime + self.moment(entity), self.avg_load + weight)
    }

    /// The zero-lag point V, floored (`avg_vruntime`).
    #[inline]
    pub fn zero_lag_point(&self, entities: &Entities) -> u64 {
        let (sum, load) = self.sums(entities);
        let offset = match i64::try_from(sum) {
            _ if load == 0 => 0,
            // The usual case, and much the faster division.
            Ok(sum) => sum.div_euclid(load as i64),
            Err(_) => sum.div_euclid(i128::from(load)) as i64,
        };
        self.min_vruntime.wrapping_add(offset as u64)
    }

    /// True if an entity at `vruntime` is owed service: S ≥ (v − v0) · W, never divided.
    #[inline]
    pub fn is_eligible_at(&self, sums: (i128, u64), vruntime: u64) -> bool {
        let key = vruntime.wrapping_sub(self.min_vruntime) as i64;
        sums.0 >= i128::from(key) * i128::from(sums.1)
    }

    /// True if the entity is owed service (`entity_eligible`).
    #[inline]
    pub fn is_eligible(&self, entities: &Entities, id: EntityId) -> bool {
        self.is_eligible_at(self.sums(entities), entities[id].vruntime)
    }

    /// Moves v0 up to the least vruntime of all; it never goes back (`update_min_vruntime`).
    #[inline]
    pub fn update_min_vruntime(&mut self, entities: &Entities) {
        let curr = self.queued_curr(entities).map(|curr| entities[curr].vruntime);
        let least = match (curr, self.tree.min_vruntime(entities)) {
            (Some(a), Some(b)) => earlier(a, b),
            (Some(least), None) | (None, Some(least)) => least,
            (None, None) => return,
        };
        if before(self.min_vruntime, least) {
            let step = least.wrapping_sub(self.min_vruntime);
            self.avg_vruntime -= i128::from(step) * i128::from(self.avg_load);
            self.min_vruntime = least;
        }
    }

    /// Shortest slice of all that is queued (`cfs_rq_min_slice`), ns.
    #[inline]
    pub fn min_slice_ns(&self, entities: &Entities) -> Option<Ns> {
        let curr = self.queued_curr(entities).map(|curr| entities[curr].slice_ns);
        let tree = self.tree.min_slice_ns(entities);
        curr.into_iter().chain(tree).min()
    }

    /// Longest slice of all that is queued (`cfs_rq_max_slice`), ns.
    #[inline]
    pub fn max_slice_ns(&self, entities: &Entities) -> Option<Ns> {
        let curr = self.queued_curr(entities).map(|curr| entities[curr].slice_ns);
        let tree = self.tree.max_slice_ns(entities);
        curr.into_iter().chain(tree).max()
    }

    /// True if only idle-class tasks are queued (`sched_idle_cfs_rq`).
    pub fn is_sched_idle(&self) -> bool {
        self.h_nr_queued > 0 && self.h_nr_queued == self.h_nr_idle
    }
}
