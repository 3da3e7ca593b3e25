//! Sets of CPUs, and walks over them.

use super::ids::{CpuId, Id};

/// Words from this number on share the last bit of a set's summary.
const LAST: usize = 63;

/// A set of CPUs of one machine.
///
/// A core's threads may be numbered far apart, and on a machine of thousands of CPUs most words of
/// a set are zero: a summary says which are not, and nothing else is looked at.
#[derive(Clone, Debug, Default)]
pub struct CpuSet {
    /// The words from number `base` on; all others are zero.
    words: Box<[u64]>,
    base: usize,
    /// Bit n: word n is not zero; the last bit: some word from there on may not be.
    summary: u64,
}

impl PartialEq for CpuSet {
    fn eq(&self, other: &Self) -> bool {
        self.is_subset(other) && other.is_subset(self)
    }
}

impl Eq for CpuSet {}

impl CpuSet {
    /// The empty set on a machine of `cpus` CPUs, with room for all of them.
    pub fn empty(cpus: usize) -> Self {
        CpuSet { words: vec![0; cpus.div_ceil(64)].into(), base: 0, summary: 0 }
    }

    /// All CPUs of a machine of `cpus` CPUs.
    pub fn all(cpus: usize) -> Self {
        (0..cpus).fold(Self::empty(cpus), |mut set, cpu| {
            set.insert(CpuId(cpu as u32));
            set
        })
    }

    /// The given CPUs, with room from the first to the last of them.
    pub fn of(members: impl IntoIterator<Item = CpuId>) -> Self {
        let mut set = Self::default();
        members.into_iter().for_each(|cpu| set.insert(cpu));
        set
    }

    /// Becomes equal to another set of the same machine; allocates nothing if it has the room.
    pub fn copy_from(&mut self, other: &CpuSet) {
        self.clear();
        for (at, word) in other.used() {
            self.make_room(at);
            self.words[at - self.base] = word;
        }
        self.summary = other.summary;
    }

    /// Keeps only what is in both.
    pub fn keep(&mut self, other: &CpuSet) {
        let mut next = self.next_used(0);
        while let Some(at) = next {
            self.change(at, |word| word & other.word(at));
            next = self.next_used(at + 1);
        }
    }

    /// Adds a CPU.
    #[inline]
    pub fn insert(&mut self, cpu: CpuId) {
        let at = cpu.index() / 64;
        self.make_room(at);
        self.change(at, |word| word | 1 << (cpu.index() % 64));
    }

    /// Takes a CPU out.
    #[inline]
    pub fn remove(&mut self, cpu: CpuId) {
        if self.contains(cpu) {
            self.change(cpu.index() / 64, |word| word & !(1 << (cpu.index() % 64)));
        }
    }

    /// Changes a word that there is room for.
    #[inline]
    fn change(&mut self, at: usize, how: impl Fn(u64) -> u64) {
        let word = &mut self.words[at - self.base];
        *word = how(*word);
        if *word != 0 {
            self.summary |= 1 << at.min(LAST);
        } else if at < LAST {
            self.summary &= !(1 << at);
        }
    }

    /// Has a word of this number from now on.
    #[inline]
    fn make_room(&mut self, at: usize) {
        if at.wrapping_sub(self.base) >= self.words.len() {
            self.widen(at);
        }
    }

    #[cold]
    fn widen(&mut self, at: usize) {
        let end = self.base + self.words.len();
        let base = if self.words.is_empty() { at } else { self.base.min(at) };
        let words = (base..end.max(at + 1)).map(|at| self.word(at)).collect();
        (self.words, self.base) = (words, base);
    }

    /// The word of a number.
    #[inline]
    fn word(&self, at: usize) -> u64 {
        self.words.get(at.wrapping_sub(self.base)).copied().unwrap_or(0)
    }

    /// The first word from number `at` on that may not be zero.
    #[inline]
    fn next_used(&self, at: usize) -> Option<usize> {
        let rest = self.summary & !0 << at.min(LAST);
        let next = at.max(rest.trailing_zeros() as usize).max(self.base);
        (rest != 0 && (next < LAST || next < self.base + self.words.len())).then_some(next)
    }

    /// Numbers and words that may not be zero.
    #[inline]
    fn used(&self) -> impl Iterator<Item = (usize, u64)> {
        let first = self.next_used(0);
        let words = std::iter::successors(first, |&at| self.next_used(at + 1));
        words.map(|at| (at, self.word(at)))
    }

    /// True if the CPU is in the set.
    #[inline]
    pub fn contains(&self, cpu: CpuId) -> bool {
        self.word(cpu.index() / 64) >> (cpu.index() % 64) & 1 == 1
    }

    /// Takes all CPUs out.
    pub fn clear(&mut self) {
        let mut next = self.next_used(0);
        while let Some(at) = next {
            next = self.next_used(at + 1);
            self.words[at - self.base] = 0;
        }
        self.summary = 0;
    }

    /// True if no CPU is in the set.
    pub fn is_empty(&self) -> bool {
        self.used().all(|(_, word)| word == 0)
    }

    /// Number of CPUs in the set.
    pub fn len(&self) -> usize {
        self.used().map(|(_, word)| word.count_ones() as usize).sum()
    }

    /// The CPU of a set that has no other.
    #[inline]
    pub fn only(&self) -> Option<CpuId> {
        let mut words = self.used().filter(|(_, word)| *word != 0);
        let (at, word) = words.next()?;
        let alone = word.is_power_of_two() && words.next().is_none();
        alone.then_some(CpuId((at * 64) as u32 + word.trailing_zeros()))
    }

    /// The lowest CPU of the set.
    #[inline]
    pub fn first(&self) -> Option<CpuId> {
        self.next_from(CpuId(0))
    }

    /// The lowest CPU of the set that is not below `from`.
    #[inline]
    pub fn next_from(&self, from: CpuId) -> Option<CpuId> {
        self.next_with(from, |_| !0)
    }

    /// The lowest CPU of both sets that is not below `from`.
    #[inline]
    pub fn next_in_both(&self, other: &CpuSet, from: CpuId) -> Option<CpuId> {
        self.next_with(from, |at| other.word(at))
    }

    /// The lowest CPU of the set, not below `from`, whose bit is in what `mask` tells for its word.
    #[inline]
    fn next_with(&self, from: CpuId, mask: impl Fn(usize) -> u64) -> Option<CpuId> {
        let first = from.index() / 64;
        let mut next = self.next_used(first);
        while let Some(at) = next {
            let above = if at == first { !0 << (from.index() % 64) } else { !0 };
            let bits = self.word(at) & above & mask(at);
            if bits != 0 {
                return Some(CpuId((at * 64) as u32 + bits.trailing_zeros()));
            }
            next = self.next_used(at + 1);
        }
        None
    }

    /// Number of CPUs of the set from `from` on and below `end`.
    pub fn len_between(&self, from: CpuId, end: CpuId) -> usize {
        let (first, last) = (from.index() / 64, end.index() / 64);
        let counted =
            self.used().filter(|(at, _)| (first..=last).contains(at)).map(|(at, word)| {
                let above = if at == first { !0 << (from.index() % 64) } else { !0 };
                let below = if at == last { !(!0 << (end.index() % 64)) } else { !0 };
                (word & above & below).count_ones() as usize
            });
        counted.sum()
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
        self.used().all(|(at, word)| word & !other.word(at) == 0)
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
        let set = CpuSet::of(members.map(CpuId));
        for start in 0..=200 {
            let mut circle = Circle::from(CpuId(start));
            let order: Vec<u32> =
                std::iter::from_fn(|| circle.next(&set)).map(|cpu| cpu.0).collect();
            let (low, high): (Vec<u32>, Vec<u32>) = members.iter().partition(|&&cpu| cpu < start);
            assert_eq!(order, [high, low].concat(), "from {start}");
        }
    }

    #[test]
    fn sets_are_what_plain_lists_of_cpus_are() {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state >> 33
        };
        let mut draw = |spread: u64, count: usize| -> Vec<CpuId> {
            let first = next() % 6_000;
            (0..count).map(|_| CpuId((first + next() % spread) as u32)).collect()
        };
        let mut room = CpuSet::empty(6_200);
        for round in 0..2_000 {
            let (a, mut b) = (draw(1 + round % 100, 12), draw(100, 12));
            b.extend(a.iter().take((round % 13) as usize));
            b.rotate_left(3);
            let (set, other) = (CpuSet::of(a.iter().copied()), CpuSet::of(b.iter().copied()));
            let mut naive = a.clone();
            naive.sort();
            naive.dedup();
            assert_eq!(set.iter().collect::<Vec<_>>(), naive);
            room.copy_from(&set);
            assert_eq!((&room, room.len(), room.first()), (&set, naive.len(), Some(naive[0])));
            assert_eq!(set.only().is_some(), naive.len() == 1);
            let (from, end) = (b[0].min(b[1]), b[0].max(b[1]));
            let between = naive.iter().filter(|&&cpu| from <= cpu && cpu < end).count();
            assert_eq!(set.len_between(from, end), between);
            let common: Vec<CpuId> = naive.iter().copied().filter(|cpu| b.contains(cpu)).collect();
            assert_eq!(set.intersects(&other), !common.is_empty());
            assert_eq!(set.next_in_both(&other, CpuId(0)), common.first().copied());
            assert_eq!(set.is_subset(&other), common.len() == naive.len());
            room.keep(&other);
            let mut kept = set.clone();
            kept.keep(&other);
            assert_eq!((&room, &room), (&kept, &CpuSet::of(common)));
            b.iter().for_each(|&cpu| room.insert(cpu));
            assert_eq!(room, other);
            b.iter().for_each(|&cpu| room.remove(cpu));
            assert!(room.is_empty() && a.iter().all(|&cpu| !room.contains(cpu)));
        }
    }
}
