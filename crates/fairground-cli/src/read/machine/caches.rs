//! What should be known of the last-level caches that a description gave: where wake-ups look for
//! idle CPUs hangs on them.

use crate::base::console;
use fairground::model::topology::Topology;
use std::collections::{BTreeMap, BTreeSet};

/// Names of clusters that stand for a last-level cache begin here, above all names of caches.
pub(super) const CLUSTERS: u64 = 256 << 32;

/// Where they come from; of each CPU the name of its cache, and its node.
pub(super) fn source(of_cpus: &[(Option<u64>, u64)]) -> String {
    let described: BTreeSet<u64> = of_cpus.iter().filter_map(|(llc, _)| *llc).collect();
    let cut: BTreeSet<(u64, u64)> =
        of_cpus.iter().filter_map(|(llc, node)| Some(((*llc)?, *node))).collect();
    let of_file = match of_cpus.iter().any(|(llc, _)| llc.is_none()) {
        true if described.is_empty() => {
            return "none is described: a package's part of a node is taken for one".into();
        }
        true => {
            "the highest one that is described for a CPU; CPUs without one share one in a \
             package's part of a node"
        }
        false if described.last() >= Some(&CLUSTERS) => {
            "the highest one that is described for each CPU, or its cluster if that is wider"
        }
        false => "the highest one that is described for each CPU",
    };
    match cut.len() > described.len() {
        true => format!("{of_file}, cut where it spans NUMA nodes"),
        false => of_file.into(),
    }
}

/// Tells what is unusual about them; `is_any` says whether any cache is described.
pub(super) fn tell(is_any: bool, topology: &Topology) {
    said(is_any, topology).iter().for_each(|text| console::note_once(text));
}

/// Tells that clusters of cores are inside a last-level cache.
pub(super) fn tell_clusters() {
    console::note_once(
        "the description has clusters of cores inside a last-level cache: Linux 5.16 and later has \
         a domain for each, which is not modelled",
    );
}

fn said(is_any: bool, topology: &Topology) -> Option<String> {
    let places = topology.places().iter();
    let cores: BTreeSet<u32> = places.clone().map(|place| place.core).collect();
    let mut sizes: BTreeMap<u32, u32> = BTreeMap::new();
    places.for_each(|place| *sizes.entry(place.llc).or_default() += 1);
    let (least, most) = (sizes.values().min()?, sizes.values().max()?);
    if cores.len() > 1 && !is_any {
        return Some(
            "no cache is described, so the CPUs of a package that are in one node count as \
             sharing their last one"
                .into(),
        );
    }
    if cores.len() > 1 && sizes.len() == cores.len() {
        return Some(
            "no described cache is shared by cores, so each core has a last-level cache of its \
             own, as Linux has it: a waking task looks for an idle CPU on one core only"
                .into(),
        );
    }
    (least < most).then(|| format!("the last-level caches have {least} to {most} CPUs each"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::model::topology::Shape;

    #[test]
    fn caches_that_nobody_shares_or_that_nobody_described_are_told() {
        let of = |llcs: u32, cores: u32, is_any: bool| {
            let shape = Shape { packages: 1, nodes: 1, llcs, cores, threads: 2 };
            let topology = Topology::regular(shape, false).expect("a machine");
            said(is_any, &topology).unwrap_or_default()
        };
        assert!(of(4, 1, true).contains("no described cache is shared by cores"));
        assert!(of(1, 4, false).contains("no cache is described"));
        assert_eq!([of(2, 2, true), of(1, 1, false)], ["", ""]);
    }
}
