//! The words everything else is written in: time, work, typed ids, typed tables, CPU sets.
//!
//! Time and work are different types: a nanosecond of *time* passes on every CPU alike, a
//! nanosecond of *work* is what a CPU of capacity 1024 does in one nanosecond at full speed.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Simulated time in nanoseconds, since the start of the run or as a length.
pub type Ns = u64;

/// One second in nanoseconds.
pub const NS_PER_SEC: Ns = 1_000_000_000;
/// One millisecond in nanoseconds.
pub const NS_PER_MS: Ns = 1_000_000;
/// One microsecond in nanoseconds.
pub const NS_PER_US: Ns = 1_000;

/// The end of time: a timer that is not armed.
pub const NEVER: Ns = u64::MAX;

/// An amount of computing, in nanoseconds of a CPU at full speed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Work(pub u64);

/// How fast a CPU works now: 1024 means one nanosecond of work per nanosecond of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(pub u32);

impl Speed {
    /// A nice, uncontended CPU of the machine's biggest kind.
    pub const FULL: Speed = Speed(1024);

    /// Time that `work` takes at this speed, rounded up so that it is never done early.
    pub fn time_for_ns(self, work: Work) -> Ns {
        if self == Self::FULL {
            return work.0;
        }
        let speed = u128::from(self.0.max(1));
        ((u128::from(work.0) * 1024).div_ceil(speed)) as Ns
    }

    /// Work done in `time_ns` at this speed, rounded down.
    pub fn work_in(self, time_ns: Ns) -> Work {
        if self == Self::FULL {
            return Work(time_ns);
        }
        Work(((u128::from(time_ns) * u128::from(self.0)) >> 10) as u64)
    }
}

/// A small integer that names one row of a [`Table`].
pub trait Id: Copy + Eq {
    /// The row's position.
    fn index(self) -> usize;
    /// The id of the row at a position.
    fn from_index(index: usize) -> Self;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl Id for $name {
            fn index(self) -> usize { self.0 as usize }
            fn from_index(index: usize) -> Self { $name(index as u32) }
        }
    )*};
}

ids! {
    /// A logical CPU, numbered as Linux numbers it.
    CpuId
    /// A task (thread).
    TaskId
    /// A control group; 0 is the root.
    GroupId
    /// A schedulable entity: a task's, or a group's on one CPU.
    EntityId
    /// A run queue: one group's on one CPU.
    QueueId
    /// A frequency domain (`cpufreq policy`).
    FreqDomainId
    /// A request that waits or is worked on; the next one takes the number of one that is complete.
    RequestId
}

/// A vector that is indexed by one kind of id only.
#[derive(Clone, Debug)]
pub struct Table<I, T> {
    rows: Vec<T>,
    id: PhantomData<I>,
}

impl<I: Id, T> Table<I, T> {
    /// A table of `len` rows, each made from its id.
    pub fn from_fn(len: usize, mut row: impl FnMut(I) -> T) -> Self {
        let rows = (0..len).map(|i| row(I::from_index(i))).collect();
        Table { rows, id: PhantomData }
    }

    /// Number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// True when there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// All ids in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + use<I, T> {
        (0..self.rows.len()).map(I::from_index)
    }

    /// All rows in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.rows.iter()
    }

    /// All rows in order, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.rows.iter_mut()
    }

    /// Adds a row (while building) and returns its id.
    pub fn push(&mut self, row: T) -> I {
        self.rows.push(row);
        I::from_index(self.rows.len() - 1)
    }
}

impl<I, T> FromIterator<T> for Table<I, T> {
    fn from_iter<It: IntoIterator<Item = T>>(rows: It) -> Self {
        Table { rows: rows.into_iter().collect(), id: PhantomData }
    }
}

impl<I: Id, T> Index<I> for Table<I, T> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.rows[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for Table<I, T> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.rows[id.index()]
    }
}

/// Where a CPU sits; ids are unique in the whole machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Physical core.
    pub core: u32,
    /// Last-level cache.
    pub llc: u32,
    /// NUMA node.
    pub node: u32,
}

/// How far two CPUs are apart: the smallest unit that has both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Distance {
    /// A core; or they are the same.
    Core,
    /// A last-level cache.
    Llc,
    /// A node.
    Node,
    /// The machine.
    Machine,
}

impl Seat {
    /// How far it is to another.
    #[inline]
    pub fn distance(self, other: Seat) -> Distance {
        if self.core == other.core {
            Distance::Core
        } else if self.llc == other.llc {
            Distance::Llc
        } else if self.node == other.node {
            Distance::Node
        } else {
            Distance::Machine
        }
    }
}

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

    #[test]
    fn work_is_never_done_early() {
        for speed in [1, 300, 512, 1023, 1024, 1500] {
            for work in [1, 7, 1_000_003] {
                let speed = Speed(speed);
                assert!(speed.work_in(speed.time_for_ns(Work(work))) >= Work(work));
            }
        }
    }
}
