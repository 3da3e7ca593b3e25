//! The waiting entities of one queue in order, with the least vruntime of every subtree.
//!
//! A treap: a search tree by key that is also a heap by a number hashed from the entity's id, so
//! it stays shallow without bookkeeping. Links live in the entities: joining allocates nothing.
//! Equal keys keep the order of insertion, and what is found depends on the order alone, never on
//! the tree's shape; so any balanced tree gives the kernel's answers.

use super::entity::{Entity, Link, before, earlier};
use crate::units::{EntityId, Ns, Table};

type Entities = Table<EntityId, Entity>;

/// What the tree is ordered by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Virtual run time (CFS).
    Vruntime,
    /// Virtual deadline (EEVDF).
    Deadline,
}

/// The tree of one queue.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    root: Link,
    key: Key,
}

impl Tree {
    /// An empty tree.
    pub fn new(key: Key) -> Self {
        Tree { root: Link::NONE, key }
    }

    /// Least vruntime of all that wait.
    #[inline]
    pub fn min_vruntime(&self, entities: &Entities) -> Option<u64> {
        self.root.get().map(|root| entities[root].node.min_vruntime)
    }

    /// Shortest slice of all that wait, ns.
    #[inline]
    pub fn min_slice_ns(&self, entities: &Entities) -> Option<Ns> {
        self.root.get().map(|root| entities[root].node.min_slice_ns)
    }

    /// Longest slice of all that wait, ns.
    #[inline]
    pub fn max_slice_ns(&self, entities: &Entities) -> Option<Ns> {
        self.root.get().map(|root| entities[root].node.max_slice_ns)
    }

    /// The first in order.
    #[inline]
    pub fn first(&self, entities: &Entities) -> Option<EntityId> {
        self.root.get().map(|root| leftmost(entities, root))
    }

    /// The one after `id` in order.
    pub fn next(&self, entities: &Entities, id: EntityId) -> Option<EntityId> {
        if let Some(right) = entities[id].node.right.get() {
            return Some(leftmost(entities, right));
        }
        let mut at = id;
        while let Some(up) = entities[at].node.up.get() {
            if entities[up].node.left == Link::to(at) {
                return Some(up);
            }
            at = up;
        }
        None
    }

    /// The first in order whose vruntime passes `eligible`, which must hold for every vruntime
    /// below one that it holds for.
    #[inline]
    pub fn first_with(
        &self,
        entities: &Entities,
        eligible: impl Fn(u64) -> bool,
    ) -> Option<EntityId> {
        let mut at = self.root.get()?;
        loop {
            let node = &entities[at].node;
            let left = node.left.get();
            if let Some(left) = left.filter(|&left| eligible(entities[left].node.min_vruntime)) {
                at = left;
            } else if eligible(entities[at].vruntime) {
                return Some(at);
            } else {
                at = node.right.get()?;
            }
        }
    }

    /// Adds an entity behind its equals.
    #[inline]
    pub fn insert(&mut self, entities: &mut Entities, id: EntityId) {
        let (vruntime, slice_ns) = (entities[id].vruntime, entities[id].slice_ns);
        let mut up = Link::NONE;
        let mut at = self.root;
        let mut goes_left = false;
        while let Some(here) = at.get() {
            goes_left = self.is_before(entities, id, here);
            let node = &mut entities[here].node;
            node.min_vruntime = earlier(node.min_vruntime, vruntime);
            node.min_slice_ns = node.min_slice_ns.min(slice_ns);
            node.max_slice_ns = node.max_slice_ns.max(slice_ns);
            up = at;
            at = if goes_left { node.left } else { node.right };
        }
        let node = &mut entities[id].node;
        (node.left, node.right, node.up) = (Link::NONE, Link::NONE, up);
        (node.min_vruntime, node.min_slice_ns, node.max_slice_ns) = (vruntime, slice_ns, slice_ns);
        match up.get() {
            None => self.root = Link::to(id),
            Some(up) if goes_left => entities[up].node.left = Link::to(id),
            Some(up) => entities[up].node.right = Link::to(id),
        }
        while let Some(up) = entities[id].node.up.get().filter(|&up| rank(up) < rank(id)) {
            self.lift(entities, id, up);
        }
    }

    /// Takes an entity out.
    #[inline]
    pub fn remove(&mut self, entities: &mut Entities, id: EntityId) {
        while let Some(child) = higher_child(entities, id) {
            self.lift(entities, child, id);
        }
        let up = entities[id].node.up;
        self.replace_child(entities, up, id, Link::NONE);
        let mut at = up;
        while let Some(here) = at.get() {
            refresh(entities, here);
            at = entities[here].node.up;
        }
    }

    fn is_before(&self, entities: &Entities, a: EntityId, b: EntityId) -> bool {
        match self.key {
            Key::Vruntime => before(entities[a].vruntime, entities[b].vruntime),
            Key::Deadline => before(entities[a].deadline, entities[b].deadline),
        }
    }

    fn replace_child(&mut self, entities: &mut Entities, up: Link, old: EntityId, new: Link) {
        match up.get() {
            None => self.root = new,
            Some(up) => {
                let node = &mut entities[up].node;
                let side =
                    if node.left == Link::to(old) { &mut node.left } else { &mut node.right };
                *side = new;
            }
        }
    }

    /// Rotates `id` above its parent `up`.
    fn lift(&mut self, entities: &mut Entities, id: EntityId, up: EntityId) {
        let top = entities[up].node.up;
        self.replace_child(entities, top, up, Link::to(id));
        let inner;
        if entities[up].node.left == Link::to(id) {
            inner = std::mem::replace(&mut entities[id].node.right, Link::to(up));
            entities[up].node.left = inner;
        } else {
            inner = std::mem::replace(&mut entities[id].node.left, Link::to(up));
            entities[up].node.right = inner;
        }
        if let Some(inner) = inner.get() {
            entities[inner].node.up = Link::to(up);
        }
        entities[id].node.up = top;
        entities[up].node.up = Link::to(id);
        refresh(entities, up);
        refresh(entities, id);
    }
}

/// The heap's order: any fixed scattering of the ids will do.
fn rank(id: EntityId) -> u32 {
    let x = id.0.wrapping_mul(0x9E37_79B1);
    (x ^ (x >> 15)).wrapping_mul(0x85EB_CA77)
}

fn leftmost(entities: &Entities, from: EntityId) -> EntityId {
    let mut at = from;
    while let Some(left) = entities[at].node.left.get() {
        at = left;
    }
    at
}

fn higher_child(entities: &Entities, id: EntityId) -> Option<EntityId> {
    let node = &entities[id].node;
    match (node.left.get(), node.right.get()) {
        (Some(left), Some(right)) => Some(if rank(left) > rank(right) { left } else { right }),
        (left, right) => left.or(right),
    }
}

/// Recomputes what a node knows of its subtree.
fn refresh(entities: &mut Entities, id: EntityId) {
    let entity = &entities[id];
    let mut min_vruntime = entity.vruntime;
    let (mut min_slice_ns, mut max_slice_ns) = (entity.slice_ns, entity.slice_ns);
    for child in [entity.node.left, entity.node.right] {
        if let Some(child) = child.get() {
            let node = &entities[child].node;
            min_vruntime = earlier(min_vruntime, node.min_vruntime);
            min_slice_ns = min_slice_ns.min(node.min_slice_ns);
            max_slice_ns = max_slice_ns.max(node.max_slice_ns);
        }
    }
    let node = &mut entities[id].node;
    (node.min_vruntime, node.min_slice_ns, node.max_slice_ns) =
        (min_vruntime, min_slice_ns, max_slice_ns);
}

/// Brings what is known of the slices up to date from `id` to the root, after its slice changed.
pub fn slice_changed(entities: &mut Entities, id: EntityId) {
    let mut at = Some(id);
    while let Some(here) = at {
        refresh(entities, here);
        at = entities[here].node.up.get();
    }
}
