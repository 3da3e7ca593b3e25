//! From any description of CPUs to a [`Topology`]: numbers made dense, caches kept inside nodes.

use super::caches;
use crate::base::console;
use crate::read::fault::{Fault, Read, Span};
use crate::read::numbers::Numbers;
use fairground::model::topology::{CpuPlace, Topology};
use std::collections::BTreeMap;

/// One CPU as a description has it; the numbers are names only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The CPU's number in Linux. Gaps (offline CPUs) close up: CPUs are renumbered in order.
    pub os_index: u64,
    pub package: u64,
    pub node: u64,
    /// The last-level cache, None if the description has no cache: then the package's part of
    /// the node is taken for one, as x86 does without cache information.
    pub llc: Option<u64>,
    pub core: u64,
    pub capacity: u32,
}

/// CPUs in their places, and what a reader of the machine should know of how they came there.
pub(super) struct Placed {
    pub topology: Topology,
    pub numbers: Numbers,
    /// Where the last-level caches come from, in words.
    pub caches: String,
}

impl Placed {
    /// CPUs that are numbered as their description numbers them.
    pub fn alike(topology: Topology, caches: impl Into<String>) -> Self {
        let numbers = Numbers::alike(topology.len());
        Placed { topology, numbers, caches: caches.into() }
    }
}

/// The machine of these CPUs.
pub(super) fn topology(mut rows: Vec<Row>, at: Fallible<'_>) -> Read<Placed> {
    rows.sort_by_key(|row| row.os_index);
    if let Some(twice) = rows.windows(2).find(|pair| pair[0].os_index == pair[1].os_index) {
        return Err(at.fault(format!("CPU {} is described twice", twice[0].os_index)));
    }
    let numbers = Numbers::of(rows.iter().map(|row| row.os_index).collect());
    if let Some(text) = numbers.note() {
        console::note_once(&text);
    }
    // With sub-NUMA clusters a cache spans nodes; Linux then cuts it at the node, so do we.
    let packages = Dense::of(rows.iter().map(|row| row.package));
    let nodes = Dense::of(rows.iter().map(|row| row.node));
    let llcs = Dense::of(rows.iter().map(|row| (row.llc, row.node, row.package)));
    let halved = halves(&rows);
    let core = |row: &Row| (row.core, row.package, if halved { row.llc } else { None });
    let cores = Dense::of(rows.iter().map(core));
    let places = rows.iter().map(|row| CpuPlace {
        package: packages.number(row.package),
        node: nodes.number(row.node),
        llc: llcs.number((row.llc, row.node, row.package)),
        core: cores.number(core(row)),
        capacity: row.capacity,
    });
    let topology = Topology::new(places.collect()).map_err(|error| at.fault(error.to_string()))?;
    caches::tell(rows.iter().any(|row| row.llc.is_some()), &topology);
    if halved {
        console::note_once(HALVED);
    }
    let of_cpus: Vec<_> = rows.iter().map(|row| (row.llc, row.node)).collect();
    Ok(Placed { topology, numbers, caches: caches::source(&of_cpus) })
}

/// What is told of cores that were taken for two.
pub(super) const HALVED: &str = "each half of a core's threads has a last-level cache of its own \
                                 (POWER9 and 10): each half is taken for a core, as Linux does \
                                 (small cores)";

/// What is told of NUMA nodes without CPUs.
pub(super) const MEMORY_ALONE: &str = "a NUMA node of memory alone (CXL, HBM) is left out: where \
                                       memory lies is not modelled";

/// True if each core's threads share two caches, the same number of them each, and more than one.
fn halves(rows: &[Row]) -> bool {
    let mut of_core: BTreeMap<_, BTreeMap<Option<u64>, usize>> = BTreeMap::new();
    for row in rows {
        let halves = of_core.entry((row.core, row.package, row.node)).or_default();
        *halves.entry(row.llc).or_default() += 1;
    }
    let is_halved = |halves: &BTreeMap<Option<u64>, usize>| {
        let threads: Vec<usize> = halves.values().copied().collect();
        matches!(threads[..], [one, other] if one == other && one > 1)
    };
    of_core.values().all(is_halved)
}

/// What a topology was read from, for messages.
#[derive(Clone, Copy)]
pub(super) enum Fallible<'n> {
    At(Span),
    In(&'n str),
}

impl Fallible<'_> {
    pub fn fault(self, title: impl Into<String>) -> Box<Fault> {
        match self {
            Fallible::At(span) => Fault::at(span, title),
            Fallible::In(name) => Fault::of(name, title),
        }
    }
}

/// Numbers without gaps, in order of first appearance.
struct Dense<K> {
    sorted: Vec<(K, u32)>,
}

impl<K: Ord + Copy> Dense<K> {
    fn of(keys: impl Iterator<Item = K>) -> Self {
        let mut first: Vec<(K, usize)> = keys.enumerate().map(|(at, key)| (key, at)).collect();
        first.sort_unstable();
        first.dedup_by_key(|(key, _)| *key);
        let mut by_age: Vec<(usize, K)> = first.iter().map(|(key, at)| (*at, *key)).collect();
        by_age.sort_unstable_by_key(|(at, _)| *at);
        let numbered = by_age.into_iter().enumerate().map(|(i, (_, key))| (key, i as u32));
        let mut sorted: Vec<(K, u32)> = numbered.collect();
        sorted.sort_unstable_by_key(|(key, _)| *key);
        Dense { sorted }
    }

    fn number(&self, key: K) -> u32 {
        let found = self.sorted.binary_search_by(|(known, _)| known.cmp(&key));
        found.map_or(0, |at| self.sorted[at].1)
    }
}
