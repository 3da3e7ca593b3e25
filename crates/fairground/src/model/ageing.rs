//! Which groups have averages on a CPU that may still have to age (`rq->leaf_cfs_rq_list`).
//!
//! Of thousands of groups, few have anything left on any one CPU: a pass over all of them would
//! read every queue of the CPU to find those.

use crate::units::{CpuId, GroupId, Id};

/// For each CPU a bit for each group: set where averages were touched, cleared by the pass that
/// finds them zero.
#[derive(Clone, Debug)]
pub struct Ageing {
    bits: Vec<u64>,
    words: usize,
}

impl Ageing {
    /// Nothing has averages; the root is always visited.
    pub fn new(groups: usize, cpus: usize) -> Self {
        let words = groups.div_ceil(64);
        let mut ageing = Ageing { bits: vec![0; words * cpus], words };
        (0..cpus).for_each(|cpu| ageing.insert(GroupId(0), CpuId::from_index(cpu)));
        ageing
    }

    /// A group's averages on a CPU may not be zero from now on.
    #[inline]
    pub fn insert(&mut self, group: GroupId, cpu: CpuId) {
        self.bits[cpu.index() * self.words + group.index() / 64] |= 1 << (group.index() % 64);
    }

    /// They are zero.
    pub fn remove(&mut self, group: GroupId, cpu: CpuId) {
        self.bits[cpu.index() * self.words + group.index() / 64] &= !(1 << (group.index() % 64));
    }

    /// The last of a CPU's groups whose number is below `end`.
    #[inline]
    pub fn last_below(&self, end: u32, cpu: CpuId) -> Option<GroupId> {
        let row = &self.bits[cpu.index() * self.words..][..self.words];
        let last = end.checked_sub(1)? as usize;
        let mut word = last / 64;
        let mut bits = row[word] & (u64::MAX >> (63 - last % 64));
        while bits == 0 {
            word = word.checked_sub(1)?;
            bits = row[word];
        }
        Some(GroupId(word as u32 * 64 + 63 - bits.leading_zeros()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_visited_last_first() {
        let mut ageing = Ageing::new(200, 2);
        for group in [3, 63, 64, 150, 199] {
            ageing.insert(GroupId(group), CpuId(1));
        }
        ageing.remove(GroupId(150), CpuId(1));
        let next = |at: &GroupId| ageing.last_below(at.0, CpuId(1));
        let told = std::iter::successors(ageing.last_below(200, CpuId(1)), next);
        assert_eq!(told.collect::<Vec<_>>(), [199, 64, 63, 3, 0].map(GroupId));
        assert_eq!(ageing.last_below(200, CpuId(0)), Some(GroupId(0)));
    }
}
