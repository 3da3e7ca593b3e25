//! Sets of CPUs, and walks over them.

use super::ids::{CpuId, Id};

/// A set of CPUs, as wide as the machine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CpuSet {
    words: Box<[u64]>,
}

impl CpuSet {
    /// The empty set on a machine of `cpus` CPUs.
    pub fn empty(cpus: usize) -> Self {
        CpuSet { words: vec![0; cpus.div_ceil(64)].into() }
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
        self.words.copy_from_slice(&other.words);
    }

    /// Keeps only what is in both.
    pub fn keep(&mut self, other: &CpuSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= other);
    }

    /// Adds a CPU.
    #[inline]
    pub fn insert(&mut self, cpu: CpuId) {
        self.words[cpu.index() / 64] |= 1 << (cpu.index() % 64);
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
        self.words.fill(0);
    }

    /// True if no CPU is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Number of CPUs in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The lowest CPU of the set.
    pub fn first(&self) -> Option<CpuId> {
        self.next_from(CpuId(0))
    }

    /// The lowest CPU of the set that is not below `from`.
    #[inline]
    pub fn next_from(&self, from: CpuId) -> Option<CpuId> {
        let mut at = from.index() / 64;
        let mut word = *self.words.get(at)? & (!0 << (from.index() % 64));
        while word == 0 {
            at += 1;
            word = *self.words.get(at)?;
        }
        Some(CpuId((at * 64) as u32 + word.trailing_zeros()))
    }

    /// Number of CPUs of the set from `from` on and below `end`.
    pub fn len_between(&self, from: CpuId, end: CpuId) -> usize {
        let below = |end: CpuId| {
            let (whole, bits) = (end.index() / 64, end.index() % 64);
            let words = self.words.iter().take(whole).map(|word| word.count_ones());
            let last = self.words.get(whole).map_or(0, |word| (word & !(!0 << bits)).count_ones());
            words.sum::<u32>() + last
        };
        (below(end).saturating_sub(below(from))) as usize
    }

    /// The lowest CPU of both sets that is not below `from`.
    #[inline]
    pub fn next_in_both(&self, other: &CpuSet, from: CpuId) -> Option<CpuId> {
        let mut at = from.index() / 64;
        let mut word = self.words.get(at)? & other.words[at] & (!0 << (from.index() % 64));
        while word == 0 {
            at += 1;
            word = self.words.get(at)? & other.words[at];
        }
        Some(CpuId((at * 64) as u32 + word.trailing_zeros()))
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

    /// Calls `visit` for each CPU that is in both sets, in rising order.
    #[inline]
    pub fn for_each_in(&self, other: &CpuSet, mut visit: impl FnMut(CpuId)) {
        for (at, (a, b)) in self.words.iter().zip(&other.words).enumerate() {
            let mut word = a & b;
            while word != 0 {
                visit(CpuId((at * 64) as u32 + word.trailing_zeros()));
                word &= word - 1;
            }
        }
    }

    /// True if both sets share a CPU.
    pub fn intersects(&self, other: &CpuSet) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & b != 0)
    }

    /// True if every CPU of this set is in `other`.
    pub fn is_subset(&self, other: &CpuSet) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & !b == 0)
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
