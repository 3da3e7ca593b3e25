//! Sets of CPUs, and walks over them.

use super::ids::{CpuId, Id};
use std::ops::Range;

/// A set of CPUs, as wide as the machine.
///
/// A core's set on a machine of thousands of CPUs has one word that is not zero: what lies outside
/// of `used` is never looked at.
#[derive(Clone, Debug, Default)]
pub struct CpuSet {
    words: Box<[u64]>,
    /// Words outside of this range are zero.
    used: Range<usize>,
}

impl PartialEq for CpuSet {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for CpuSet {}

impl CpuSet {
    /// The empty set on a machine of `cpus` CPUs.
    pub fn empty(cpus: usize) -> Self {
        CpuSet { words: vec![0; cpus.div_ceil(64)].into(), used: 0..0 }
    }

    /// All CPUs of a machine of `cpus` CPUs.
    pub fn all(cpus: usize) -> Self {
        (0..cpus).fold(Self::empty(cpus), |mut set, cpu| {
            set.insert(CpuId(cpu as u32));
            set
        })
    }

    /// The given CPUs on a machine of `cpus` CPUs.
    pub fn of(cpus: usize, members: impl IntoIterator<Item = CpuId>) -> Self {
        let mut set = Self::empty(cpus);
        members.into_iter().for_each(|cpu| set.insert(cpu));
        set
    }

    /// Becomes equal to another set of the same machine, without allocating.
    pub fn copy_from(&mut self, other: &CpuSet) {
        self.clear();
        self.words[other.used.clone()].copy_from_slice(&other.words[other.used.clone()]);
        self.used = other.used.clone();
    }

    /// Keeps only what is in both.
    pub fn keep(&mut self, other: &CpuSet) {
        let used = self.used.clone();
        let both = self.words[used.clone()].iter_mut().zip(&other.words[used]);
        both.for_each(|(word, other)| *word &= other);
    }

    /// Adds a CPU.
    #[inline]
    pub fn insert(&mut self, cpu: CpuId) {
        let at = cpu.index() / 64;
        self.words[at] |= 1 << (cpu.index() % 64);
        if !self.used.contains(&at) {
            let empty = self.used.is_empty();
            let (from, to) = (self.used.start.min(at), self.used.end.max(at + 1));
            self.used = if empty { at..at + 1 } else { from..to };
        }
    }

    /// Takes a CPU out.
    #[inline]
    pub fn remove(&mut self, cpu: CpuId) {
        self.words[cpu.index() / 64] &= !(1 << (cpu.index() % 64));
    }

    /// True if the CPU is in the set.
    #[inline]
    pub fn contains(&self, cpu: CpuId) -> bool {
        self.words[cpu.index() / 64] >> (cpu.index() % 64) & 1 == 1
    }

    /// Takes all CPUs out.
    pub fn clear(&mut self) {
        self.words[std::mem::take(&mut self.used)].fill(0);
    }

    /// The words that may not be zero.
    #[inline]
    fn used(&self) -> &[u64] {
        &self.words[self.used.clone()]
    }

    /// True if no CPU is in the set.
    pub fn is_empty(&self) -> bool {
        self.used().iter().all(|&word| word == 0)
    }

    /// Number of CPUs in the set.
    pub fn len(&self) -> usize {
        self.used().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The CPU of a set that has no other.
    pub fn only(&self) -> Option<CpuId> {
        let first = self.first()?;
        self.next_from(CpuId(first.0 + 1)).is_none().then_some(first)
    }

    /// The lowest CPU of the set.
    pub fn first(&self) -> Option<CpuId> {
        self.next_from(CpuId(0))
    }

    /// The lowest CPU of the set that is not below `from`.
    #[inline]
    pub fn next_from(&self, from: CpuId) -> Option<CpuId> {
        self.next_word(from, |at| self.words[at])
    }

    /// The lowest CPU, not below `from`, of those that `word` tells: a subset of this set.
    #[inline]
    fn next_word(&self, from: CpuId, word: impl Fn(usize) -> u64) -> Option<CpuId> {
        let Range { start, end } = self.used;
        let mut at = from.index() / 64;
        let mut mask = !0 << (from.index() % 64);
        if at < start {
            (at, mask) = (start, !0);
        }
        while at < end {
            let bits = word(at) & mask;
            if bits != 0 {
                return Some(CpuId((at * 64) as u32 + bits.trailing_zeros()));
            }
            (at, mask) = (at + 1, !0);
        }
        None
    }

    /// Number of CPUs of the set from `from` on and below `end`.
    pub fn len_between(&self, from: CpuId, end: CpuId) -> usize {
        let below = |end: CpuId| {
            let (whole, bits) = (end.index() / 64, end.index() % 64);
            let words = self.words.iter().take(whole).skip(self.used.start);
            let last = self.words.get(whole).map_or(0, |word| (word & !(!0 << bits)).count_ones());
            words.map(|word| word.count_ones()).sum::<u32>() + last
        };
        (below(end).saturating_sub(below(from))) as usize
    }

    /// The lowest CPU of both sets that is not below `from`.
    #[inline]
    pub fn next_in_both(&self, other: &CpuSet, from: CpuId) -> Option<CpuId> {
        self.next_word(from, |at| self.words[at] & other.words[at])
    }

    /// Members in rising order.
    pub fn iter(&self) -> impl Iterator<Item = CpuId> + '_ {
        let mut from = Some(CpuId(0));
        std::iter::from_fn(move || {
            let cpu = self.next_from(from?)?;
            from = Some(CpuId(cpu.0 + 1));
            Some(cpu)
        })
    }

    /// True if both sets share a CPU.
    pub fn intersects(&self, other: &CpuSet) -> bool {
        self.next_in_both(other, CpuId(0)).is_some()
    }

    /// True if every CPU of this set is in `other`.
    pub fn is_subset(&self, other: &CpuSet) -> bool {
        self.used.clone().all(|at| self.words[at] & !other.words[at] == 0)
    }
}

/// A walk over a set in circular order (`for_each_cpu_wrap`); the set may shrink on the way.
#[derive(Clone, Copy, Debug)]
pub struct Circle {
    start: CpuId,
    from: CpuId,
    wrapped: bool,
}

impl Circle {
    /// A walk that begins at `start`, whether that is a member or not.
    pub fn from(start: CpuId) -> Self {
        Circle { start, from: start, wrapped: false }
    }

    /// The next member of `set`; None when the circle is closed.
    #[inline]
    pub fn next(&mut self, set: &CpuSet) -> Option<CpuId> {
        let mut next = set.next_from(self.from);
        if next.is_none() && !self.wrapped {
            self.wrapped = true;
            next = set.next_from(CpuId(0));
        }
        let cpu = next.filter(|cpu| !self.wrapped || *cpu < self.start)?;
        self.from = CpuId(cpu.0 + 1);
        Some(cpu)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_visits_every_member_once_from_its_start() {
        let members = [1, 5, 63, 64, 130, 199];
        let set = CpuSet::of(200, members.map(CpuId));
        for start in 0..=200 {
            let mut circle = Circle::from(CpuId(start));
            let order: Vec<u32> =
                std::iter::from_fn(|| circle.next(&set)).map(|cpu| cpu.0).collect();
            let (low, high): (Vec<u32>, Vec<u32>) = members.iter().partition(|&&cpu| cpu < start);
            assert_eq!(order, [high, low].concat(), "from {start}");
        }
    }
}
