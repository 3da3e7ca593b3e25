//! The levels of the hierarchy, from an entity up to the root (`for_each_sched_entity`).
//!
//! Each level is an entity and the queue of the control group that it is accounted in: there its
//! averages, its head count and its run time belong. The run queue whose tree it waits in is
//! [`Entity::queued_on`]; in a hierarchical run queue both are the same, and whoever works on the
//! tree asks for that one.
//!
//! A climb is a cursor and no iterator, since what is done on a level changes the entities.

use super::entity::Entity;
use crate::units::{EntityId, QueueId, Table};

type Entities = Table<EntityId, Entity>;

/// A climb: the levels that are still to come.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    next: Option<EntityId>,
}

impl Levels {
    /// The level of an entity and all above it.
    #[inline]
    pub fn from(id: EntityId) -> Self {
        Levels { next: Some(id) }
    }

    /// The same, or no level at all.
    #[inline]
    pub fn from_any(id: Option<EntityId>) -> Self {
        Levels { next: id }
    }

    /// The next level: its entity, and the queue that it is accounted in.
    #[inline]
    pub fn climb(&mut self, entities: &Entities) -> Option<(EntityId, QueueId)> {
        let id = self.next?;
        let entity = &entities[id];
        self.next = entity.parent;
        Some((id, entity.accounted_in))
    }

    /// The entity of the level that comes next.
    #[inline]
    pub fn above(&self) -> Option<EntityId> {
        self.next
    }
}

/// The entity above one that is not on the root queue.
///
/// # Panics
/// At the root.
#[inline]
pub fn parent(entities: &Entities, id: EntityId) -> EntityId {
    entities[id].parent.expect("the root queue is common to all")
}

/// The two entities' nearest ancestors that wait on the same queue (`find_matching_se`).
pub fn matching(entities: &Entities, a: EntityId, b: EntityId) -> (EntityId, EntityId) {
    let (mut a, mut b) = (a, b);
    while entities[a].depth > entities[b].depth {
        a = parent(entities, a);
    }
    while entities[b].depth > entities[a].depth {
        b = parent(entities, b);
    }
    while entities[a].queued_on != entities[b].queued_on {
        (a, b) = (parent(entities, a), parent(entities, b));
    }
    (a, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::weight::Weight;

    /// Entity 0 in the group of 1, which lies in that of 2; 3 in that of 2, 4 on the root.
    fn entities() -> Entities {
        let entity = |(queue, above, depth): (u32, Option<u32>, u32)| {
            Entity::new(Weight::of_nice(0), QueueId(queue), above.map(EntityId), depth)
        };
        let rows = [(2, Some(1), 2), (1, Some(2), 1), (0, None, 0), (1, Some(2), 1), (0, None, 0)];
        rows.into_iter().map(entity).collect()
    }

    #[test]
    fn a_climb_ends_at_the_root() {
        let entities = entities();
        let mut levels = Levels::from(EntityId(0));
        let visited: Vec<_> = std::iter::from_fn(|| levels.climb(&entities)).collect();
        assert_eq!(visited, [(0, 2), (1, 1), (2, 0)].map(|(id, q)| (EntityId(id), QueueId(q))));
    }

    #[test]
    fn two_entities_meet_on_the_first_queue_that_they_share() {
        let entities = entities();
        let meet = |a, b| matching(&entities, EntityId(a), EntityId(b));
        assert_eq!(meet(0, 3), (EntityId(1), EntityId(3)));
        assert_eq!(meet(4, 0), (EntityId(4), EntityId(2)));
    }
}
