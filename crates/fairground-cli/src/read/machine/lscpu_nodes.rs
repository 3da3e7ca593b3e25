//! Which CPU is where, as far as the lines `NUMA node0 CPU(s): 0-3,8-11` of lscpu's totals say it.
//!
//! Three numberings are in use: all first threads first (most x86 firmware), threads of a core one
//! after the other (POWER, many virtual machines), and either of them with sockets in turn. The
//! first one that puts the same CPUs into each node as the file does is taken.

use super::places::Fallible;
use crate::read::fault::{Fault, Read, Span};
use fairground::model::topology::{CpuPlace, Shape, Topology};

/// How CPUs of a node are numbered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbering {
    /// All first threads, then all second ones.
    CoresFirst,
    /// The threads of a core one after the other.
    ThreadsTogether,
}

impl Numbering {
    /// What is common on an architecture, as lscpu names it.
    pub fn usual(architecture: &str) -> Self {
        match architecture.starts_with("ppc") {
            true => Numbering::ThreadsTogether,
            false => Numbering::CoresFirst,
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Numbering::CoresFirst => "first threads numbered first",
            Numbering::ThreadsTogether => "threads of a core numbered together",
        }
    }

    fn other(self) -> Self {
        match self {
            Numbering::CoresFirst => Numbering::ThreadsTogether,
            Numbering::ThreadsTogether => Numbering::CoresFirst,
        }
    }

    fn regular(self, shape: Shape, span: Span) -> Read<Topology> {
        Topology::regular(shape, self == Numbering::CoresFirst).map_err(|error| odd(span, &error))
    }
}

/// A regular machine of this shape whose nodes have these CPUs, node by node and rising; `usual`
/// stands first. Without lists it is the usual one.
pub(super) fn place(
    shape: Shape,
    usual: Numbering,
    nodes: &[Vec<u32>],
    span: Span,
) -> Read<(Topology, Numbering)> {
    for numbering in [usual, usual.other()] {
        let topology = numbering.regular(shape, span)?;
        if nodes.is_empty() || of_nodes(&topology) == nodes {
            return Ok((topology, numbering));
        }
    }
    let topology = usual.regular(shape, span)?;
    let from = of_nodes(&topology).concat();
    let to = nodes.concat();
    let mut sorted = to.clone();
    sorted.sort_unstable();
    let is_even = of_nodes(&topology).iter().map(Vec::len).eq(nodes.iter().map(Vec::len));
    if !is_even || !sorted.into_iter().eq(0..topology.len() as u32) {
        let title = "its NUMA nodes do not have the CPUs of a regular machine";
        return Err(Fault::at(span, title).help("write it with `lscpu -e`: one row per CPU"));
    }
    let mut places: Vec<CpuPlace> = topology.places().to_vec();
    for (from, to) in from.into_iter().zip(to) {
        places[to as usize] = topology.places()[from as usize];
    }
    let topology = Topology::new(places).map_err(|error| odd(span, &error))?;
    Ok((topology, usual))
}

fn odd(span: Span, error: &impl ToString) -> Box<Fault> {
    Fallible::At(span).fault(error.to_string())
}

/// The CPUs of each node, rising.
fn of_nodes(topology: &Topology) -> Vec<Vec<u32>> {
    let mut nodes: Vec<Vec<u32>> = Vec::new();
    for (cpu, place) in topology.places().iter().enumerate() {
        let at = place.node as usize;
        nodes.resize(nodes.len().max(at + 1), Vec::new());
        nodes[at].push(cpu as u32);
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { packages: 2, nodes: 1, llcs: 1, cores: 2, threads: 2 };

    fn cores(nodes: &[&[u32]], usual: Numbering) -> Option<Vec<u32>> {
        let nodes: Vec<Vec<u32>> = nodes.iter().map(|node| node.to_vec()).collect();
        let (topology, _) = place(SHAPE, usual, &nodes, Span::default()).ok()?;
        let seen = of_nodes(&topology);
        assert!(nodes.is_empty() || seen == nodes, "{seen:?}");
        Some(topology.places().iter().map(|place| place.core).collect())
    }

    #[test]
    fn nodes_say_how_cpus_are_numbered() {
        let (first, together) = (Numbering::CoresFirst, Numbering::ThreadsTogether);
        let first_threads = Some(vec![0, 1, 2, 3, 0, 1, 2, 3]);
        let pairs = Some(vec![0, 0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(cores(&[], first), first_threads);
        assert_eq!(cores(&[], together), pairs);
        assert_eq!(cores(&[&[0, 1, 4, 5], &[2, 3, 6, 7]], together), first_threads);
        assert_eq!(cores(&[&[0, 1, 2, 3], &[4, 5, 6, 7]], first), pairs);
        let in_turn = Some(vec![0, 2, 1, 3, 0, 2, 1, 3]);
        assert_eq!(cores(&[&[0, 2, 4, 6], &[1, 3, 5, 7]], first), in_turn);
        for odd in [&[&[0, 1, 2][..], &[3, 4, 5, 6, 7]], &[&[0, 1, 2, 3][..], &[3, 4, 5, 6]]] {
            assert_eq!(cores(odd, first), None);
        }
    }
}
