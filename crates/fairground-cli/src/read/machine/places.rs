//! From any description of CPUs to a [`Topology`]: numbers made dense, caches kept inside nodes.

use super::caches;
use crate::base::console;
use crate::read::fault::{Fault, Read, Span};
use fairground::model::topology::{CpuPlace, Topology};

/// So many runs of renumbered CPUs are told one by one.
const RUNS_SHOWN: usize = 8;

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

/// The machine of these CPUs.
pub(super) fn topology(mut rows: Vec<Row>, at: Fallible<'_>) -> Read<Topology> {
    rows.sort_by_key(|row| row.os_index);
    if let Some(twice) = rows.windows(2).find(|pair| pair[0].os_index == pair[1].os_index) {
        return Err(at.fault(format!("CPU {} is described twice", twice[0].os_index)));
    }
    if let Some(text) = renumbered(&rows) {
        console::note_once(&text);
    }
    // With sub-NUMA clusters a cache spans nodes; Linux then cuts it at the node, so do we.
    let packages = Dense::of(rows.iter().map(|row| row.package));
    let nodes = Dense::of(rows.iter().map(|row| row.node));
    let llcs = Dense::of(rows.iter().map(|row| (row.llc, row.node, row.package)));
    let cores = Dense::of(rows.iter().map(|row| (row.core, row.package)));
    let places = rows.iter().map(|row| CpuPlace {
        package: packages.number(row.package),
        node: nodes.number(row.node),
        llc: llcs.number((row.llc, row.node, row.package)),
        core: cores.number((row.core, row.package)),
        capacity: row.capacity,
    });
    let topology = Topology::new(places.collect()).map_err(|error| at.fault(error.to_string()))?;
    caches::tell(&rows, &topology);
    Ok(topology)
}

/// Which CPUs have other numbers than in the description, and that the missing ones are left out.
fn renumbered(rows: &[Row]) -> Option<String> {
    let moved = (0..).zip(rows).find(|(here, row)| row.os_index != *here)?.0;
    // Runs of CPUs that follow each other in both numberings.
    let mut runs: Vec<(u64, u64, u64)> = Vec::new();
    for (here, row) in (0..).zip(rows).skip(moved as usize) {
        match runs.last_mut() {
            Some((first, there, count)) if row.os_index - *there == here - *first => *count += 1,
            _ => runs.push((here, row.os_index, 1)),
        }
    }
    let range = |first: u64, count: u64| match count {
        1 => first.to_string(),
        _ => format!("{first}-{}", first + count - 1),
    };
    let more = if runs.len() > RUNS_SHOWN { ", ..." } else { "" };
    let shown = runs.iter().take(RUNS_SHOWN);
    let pairs = shown.map(|&(here, there, count)| {
        format!("CPU {} here is {} there", range(here, count), range(there, count))
    });
    Some(format!(
        "the machine's numbers of CPUs have gaps (offline ones are left out), so the rest is \
         renumbered: {}{more}",
        pairs.collect::<Vec<_>>().join(", ")
    ))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_in_the_numbers_are_told() {
        let told = |numbers: &[u64]| {
            let row = |&os_index| Row {
                os_index,
                package: 0,
                node: 0,
                llc: None,
                core: os_index,
                capacity: 1024,
            };
            renumbered(&numbers.iter().map(row).collect::<Vec<_>>())
        };
        assert_eq!(told(&[0, 1, 2]), None);
        let said = told(&[0, 1, 4, 5, 7]).unwrap();
        let ends = "renumbered: CPU 2-3 here is 4-5 there, CPU 4 here is 7 there";
        assert!(said.ends_with(ends), "{said}");
    }
}
