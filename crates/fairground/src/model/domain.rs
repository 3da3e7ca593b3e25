//! Scheduling domains: nested sets of CPUs that balance their groups.
//!
//! Levels as Linux builds them (`sd_init`): SMT (a core), MC (a last-level cache), PKG (a NUMA
//! node), NUMA (the machine). A level whose span is that of the level below is left out.
//! DEVIATES(numa-levels): all distances between nodes are equal, so there is one NUMA level.

use super::topology::{CpuPlace, Topology};
use crate::units::{CpuId, CpuSet, Id};

/// Which level a domain is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Threads of a core.
    Smt,
    /// CPUs that share the last-level cache.
    Mc,
    /// CPUs of a node.
    Pkg,
    /// All CPUs.
    Numa,
}

/// One domain, shared by the CPUs of its span.
#[derive(Clone, Debug)]
pub struct Domain {
    /// Level.
    pub level: Level,
    /// Its CPUs.
    pub span: CpuSet,
    /// Number of its CPUs.
    pub weight: u32,
    /// What it balances, in order of the first CPU.
    pub groups: Vec<BalanceGroup>,
    /// Imbalance below this percentage is left alone.
    pub imbalance_pct: u64,
    /// Failed balances before cache-hot tasks are moved.
    pub cache_nice_tries: u32,
    /// Tasks are spread over the groups even if they have spare capacity.
    pub prefer_sibling: bool,
    /// Last-level caches of a node.
    pub llcs: u32,
    /// Its CPUs differ in capacity.
    pub is_mixed: bool,
    /// It is mixed, and has CPUs of every capacity that the machine has.
    pub has_all_sizes: bool,
}

/// A group of a domain: the span of a domain below it, or one CPU.
#[derive(Clone, Debug)]
pub struct BalanceGroup {
    /// Its CPUs.
    pub cpus: CpuSet,
    /// Number of its CPUs.
    pub weight: u32,
    /// Sum of its CPUs' capacities.
    pub capacity: u64,
    /// Its CPUs are threads of one core.
    pub is_core: bool,
    /// Number of its cores.
    pub cores: u32,
    /// A balance inside it failed for pinned tasks (`sgc->imbalance`).
    pub imbalanced: bool,
}

impl Domain {
    /// Position of the group that a CPU is in.
    pub fn group_of(&self, cpu: CpuId) -> usize {
        let mut groups = self.groups.iter();
        groups.position(|group| group.cpus.contains(cpu)).expect("groups cover the span")
    }
}

/// What the CPUs of one domain of a level have in common.
type PlaceKey = fn(&CpuPlace) -> u32;

/// All domains of a machine, and each CPU's from the smallest up.
pub fn build(topology: &Topology) -> (Vec<Domain>, Vec<Vec<usize>>) {
    let keys: [(Level, PlaceKey); 4] = [
        (Level::Smt, |place| place.core),
        (Level::Mc, |place| place.llc),
        (Level::Pkg, |place| place.node),
        (Level::Numa, |_| 0),
    ];
    let cpus = topology.len();
    let mut domains: Vec<Domain> = Vec::new();
    let mut of_cpu: Vec<Vec<usize>> = vec![Vec::new(); cpus];
    for (level, key) in keys {
        for cpu in (0..cpus).map(|cpu| CpuId(cpu as u32)) {
            let below = of_cpu[cpu.index()].last().copied();
            if below.is_some_and(|d| domains[d].level == level) {
                continue;
            }
            let span = topology.peers(cpu, key);
            let below_weight = below.map_or(1, |d| domains[d].weight as usize);
            if span.len() == below_weight {
                continue;
            }
            let domain = make(topology, level, span, &domains, &of_cpu);
            domain.span.iter().for_each(|member| of_cpu[member.index()].push(domains.len()));
            domains.push(domain);
        }
    }
    (domains, of_cpu)
}

fn make(
    topology: &Topology,
    level: Level,
    span: CpuSet,
    domains: &[Domain],
    of_cpu: &[Vec<usize>],
) -> Domain {
    let mut groups: Vec<BalanceGroup> = Vec::new();
    let mut child_is_core = false;
    for cpu in span.iter() {
        if groups.iter().any(|group| group.cpus.contains(cpu)) {
            continue;
        }
        let below = of_cpu[cpu.index()].last().map(|&d| &domains[d]);
        let cpus = below.map_or_else(|| CpuSet::of([cpu]), |d| d.span.clone());
        let is_core = below.is_some_and(|d| d.level == Level::Smt);
        child_is_core |= is_core;
        let is_first = |cpu: &CpuId| topology.peers(*cpu, |place| place.core).first() == Some(*cpu);
        let cores = cpus.iter().filter(is_first).count().max(1);
        let capacity = cpus.iter().map(|cpu| u64::from(topology.place(cpu).capacity)).sum();
        groups.push(BalanceGroup {
            weight: cpus.len() as u32,
            cpus,
            capacity,
            is_core,
            cores: cores as u32,
            imbalanced: false,
        });
    }
    let capacity = |cpu: CpuId| topology.place(cpu).capacity;
    let is_mixed =
        span.first().is_some_and(|one| span.iter().any(|cpu| capacity(cpu) != capacity(one)));
    let is_here = |place: &CpuPlace| span.iter().any(|cpu| capacity(cpu) == place.capacity);
    let has_all_sizes = is_mixed && topology.places().iter().all(is_here);
    let has_child = groups.iter().any(|group| group.weight > 1) || child_is_core;
    Domain {
        level,
        weight: span.len() as u32,
        llcs: llcs_of_node(topology, &span),
        is_mixed,
        has_all_sizes,
        span,
        groups,
        imbalance_pct: if level == Level::Smt { 110 } else { 117 },
        cache_nice_tries: match level {
            Level::Smt => 0,
            Level::Mc | Level::Pkg => 1,
            Level::Numa => 2,
        },
        prefer_sibling: has_child && level != Level::Numa,
    }
}

/// Last-level caches of the first node of a span.
fn llcs_of_node(topology: &Topology, span: &CpuSet) -> u32 {
    let Some(first) = span.first() else { return 0 };
    let node = topology.peers(first, |place| place.node);
    let llc = topology.peers(first, |place| place.llc);
    (node.len() / llc.len().max(1)) as u32
}

#[cfg(test)]
mod tests {
    use super::super::topology::Shape;
    use super::*;

    fn levels(shape: Shape) -> Vec<(Level, u32, usize)> {
        let topology = Topology::regular(shape, true).unwrap();
        let (domains, of_cpu) = build(&topology);
        of_cpu[0]
            .iter()
            .map(|&d| (domains[d].level, domains[d].weight, domains[d].groups.len()))
            .collect()
    }

    #[test]
    fn two_sockets_one_cache_each_have_no_package_level() {
        let shape = Shape { packages: 2, nodes: 1, llcs: 1, cores: 24, threads: 2 };
        assert_eq!(levels(shape), [(Level::Smt, 2, 2), (Level::Mc, 48, 24), (Level::Numa, 96, 2)]);
    }

    #[test]
    fn many_caches_a_node_have_all_levels() {
        let shape = Shape { packages: 2, nodes: 1, llcs: 8, cores: 8, threads: 2 };
        let expected =
            [(Level::Smt, 2, 2), (Level::Mc, 16, 8), (Level::Pkg, 128, 8), (Level::Numa, 256, 2)];
        assert_eq!(levels(shape), expected);
    }

    #[test]
    fn one_cpu_has_no_domain() {
        let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 1, threads: 1 };
        assert_eq!(levels(shape), []);
    }
}
