//! A control group (`struct task_group`).

use crate::units::{GroupId, Table};

/// A control group's scheduling state; its queues and entities are in the world's tables.
#[derive(Clone, Debug)]
pub struct Group {
    /// Parent; the root is its own.
    pub parent: GroupId,
    /// The first of those below it.
    pub first_child: Option<GroupId>,
    /// The next one with the same parent.
    pub next_sibling: Option<GroupId>,
    /// Levels below the root.
    pub depth: u32,
    /// Stored shares: 1024 · 1024 for `cpu.weight` 100.
    pub shares: u64,
    /// Sum of the queues' contributions.
    pub load_avg: u64,
    /// The same of their runnable averages: 1024 a task that always wants to run.
    pub runnable_avg: u64,
    /// `cpu.idle`.
    pub idle: bool,
    /// Its cpuset: a row of `World::affinities`.
    pub cpuset: usize,
    /// How many CPUs that has (`tg_cpus`).
    pub cpus: u64,
}

type Groups = Table<GroupId, Group>;

/// The group after `at` in a walk over `top` and all below it, parents first.
pub fn next_parent_first(groups: &Groups, top: GroupId, at: GroupId) -> Option<GroupId> {
    if let Some(child) = groups[at].first_child {
        return Some(child);
    }
    let mut at = at;
    while at != top {
        if let Some(sibling) = groups[at].next_sibling {
            return Some(sibling);
        }
        at = groups[at].parent;
    }
    None
}

/// The group after `at` (the first for None) in a walk over `top` and all below it, children
/// first; `top` is the last.
pub fn next_child_first(groups: &Groups, top: GroupId, at: Option<GroupId>) -> GroupId {
    let mut next = match at {
        None => top,
        Some(at) => match groups[at].next_sibling {
            Some(sibling) => sibling,
            None => return groups[at].parent,
        },
    };
    while let Some(child) = groups[next].first_child {
        next = child;
    }
    next
}

/// Levels between two groups: those to leave from one, and those to enter up to the other.
pub fn levels_between(groups: &Groups, from: GroupId, to: GroupId) -> u32 {
    let (mut from, mut to, mut levels) = (from, to, 0);
    while from != to {
        let lower = if groups[from].depth >= groups[to].depth { &mut from } else { &mut to };
        *lower = groups[*lower].parent;
        levels += 1;
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_walks_visit_a_subtree_once() {
        // 0 holds 1 and 4; 1 holds 2 and 3.
        let id = |n: u32| Some(GroupId(n));
        let rows = [
            (0, id(1), None),
            (0, id(2), id(4)),
            (1, None, id(3)),
            (1, None, None),
            (0, None, None),
        ];
        let group = |&(parent, first_child, next_sibling): &(u32, _, _)| Group {
            parent: GroupId(parent),
            first_child,
            next_sibling,
            depth: 0,
            shares: 0,
            load_avg: 0,
            runnable_avg: 0,
            idle: false,
            cpuset: 0,
            cpus: 1,
        };
        let groups: Groups = rows.iter().map(group).collect();
        let top = GroupId(1);
        let down: Vec<GroupId> =
            std::iter::successors(Some(top), |&at| next_parent_first(&groups, top, at)).collect();
        assert_eq!(down, [1, 2, 3].map(GroupId));
        let first = next_child_first(&groups, top, None);
        let up = std::iter::successors(Some(first), |&at| {
            (at != top).then(|| next_child_first(&groups, top, Some(at)))
        });
        assert_eq!(up.collect::<Vec<_>>(), [2, 3, 1].map(GroupId));
    }
}
