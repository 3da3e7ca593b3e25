//! Where the CPUs of a machine sit: package, NUMA node, last-level cache, core, thread.

use crate::units::{CpuId, CpuSet, Id, Seat};

/// The most CPUs that a machine may have.
pub const CPUS_MAX: usize = 4096;

/// Where one CPU sits. Ids are unique in the whole machine (a core id names one core).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CpuPlace {
    /// Socket.
    pub package: u32,
    /// NUMA node.
    pub node: u32,
    /// Last-level cache.
    pub llc: u32,
    /// Physical core.
    pub core: u32,
    /// Capacity, 1024 for the biggest kind of CPU of the machine.
    pub capacity: u32,
}

impl CpuPlace {
    /// What of it distances are measured by.
    pub fn seat(&self) -> Seat {
        Seat { core: self.core, llc: self.llc, node: self.node }
    }
}

/// A machine's CPUs in Linux's order of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topology {
    places: Vec<CpuPlace>,
}

/// Why a description is no machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TopologyError {
    /// No CPU at all.
    Empty,
    /// More than [`CPUS_MAX`] CPUs.
    TooMany(usize),
    /// A core's threads sit in two last-level caches, or an LLC in two nodes or packages.
    Torn {
        /// "core" or "last-level cache".
        what: &'static str,
        /// Its id.
        id: u32,
        /// Of what it lies in two: "last-level caches", "nodes" or "packages".
        of: &'static str,
    },
    /// A CPU's capacity is not in 1..=1024.
    Capacity {
        /// The CPU.
        cpu: u32,
        /// What was given.
        capacity: u32,
    },
}

impl std::fmt::Display for TopologyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => write!(f, "the machine has no CPU"),
            Self::TooMany(n) => write!(f, "the machine has {n} CPUs, the limit is {CPUS_MAX}"),
            Self::Torn { what, id, of } => write!(f, "{what} {id} has CPUs of two {of}"),
            Self::Capacity { cpu, capacity } => {
                write!(f, "CPU {cpu} has capacity {capacity}, accepted are 1 to 1024")
            }
        }
    }
}

impl std::error::Error for TopologyError {}

impl Topology {
    /// A machine from one row per CPU.
    ///
    /// # Errors
    /// When there is no CPU, there are too many, or a unit is not inside one bigger unit.
    pub fn new(places: Vec<CpuPlace>) -> Result<Self, TopologyError> {
        if places.is_empty() {
            return Err(TopologyError::Empty);
        }
        if places.len() > CPUS_MAX {
            return Err(TopologyError::TooMany(places.len()));
        }
        if let Some(cpu) = places.iter().position(|p| !(1..=1024).contains(&p.capacity)) {
            let capacity = places[cpu].capacity;
            return Err(TopologyError::Capacity { cpu: cpu as u32, capacity });
        }
        inside(&places, "core", |p| p.core)?;
        inside(&places, "last-level cache", |p| p.llc)?;
        Ok(Topology { places })
    }

    /// A regular machine: every package has `nodes` nodes of `llcs` caches of `cores` cores of
    /// `threads` threads; `interleaved` numbers all first threads before all second ones, as most
    /// x86 firmware does, else a core's threads have neighbouring numbers.
    ///
    /// # Errors
    /// When a count is zero or there are too many CPUs.
    pub fn regular(shape: Shape, interleaved: bool) -> Result<Self, TopologyError> {
        let Shape { packages, nodes, llcs, cores, threads } = shape;
        let core_count = [packages, nodes, llcs, cores]
            .iter()
            .try_fold(1usize, |n, &k| n.checked_mul(k as usize));
        let total = core_count.and_then(|n| n.checked_mul(threads as usize));
        let total = total.ok_or(TopologyError::TooMany(usize::MAX))?;
        if total > CPUS_MAX {
            return Err(TopologyError::TooMany(total));
        }
        let core_count = core_count.unwrap_or(0);
        let places = (0..total).map(|cpu| {
            let core = (if interleaved { cpu % core_count } else { cpu / threads as usize }) as u32;
            let llc = core / cores;
            let node = llc / llcs;
            CpuPlace { package: node / nodes, node, llc, core, capacity: 1024 }
        });
        Topology::new(places.collect())
    }

    /// Number of CPUs.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Never true: a machine has a CPU.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Where a CPU sits.
    pub fn place(&self, cpu: CpuId) -> CpuPlace {
        self.places[cpu.index()]
    }

    /// All places in the order of CPU numbers.
    pub fn places(&self) -> &[CpuPlace] {
        &self.places
    }

    /// True if CPUs differ in capacity.
    pub fn is_mixed(&self) -> bool {
        self.places.iter().any(|place| place.capacity != self.places[0].capacity)
    }

    /// CPUs whose place agrees with `cpu`'s in `key` (itself included).
    pub fn peers<K: PartialEq>(&self, cpu: CpuId, key: impl Fn(&CpuPlace) -> K) -> CpuSet {
        let own = key(&self.places[cpu.index()]);
        let members = self.places.iter().enumerate().filter(|(_, p)| key(p) == own);
        CpuSet::of(members.map(|(i, _)| CpuId(i as u32)))
    }
}

/// Counts of a regular machine, each per unit of the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Sockets.
    pub packages: u32,
    /// NUMA nodes per package.
    pub nodes: u32,
    /// Last-level caches per node.
    pub llcs: u32,
    /// Cores per last-level cache.
    pub cores: u32,
    /// Threads per core.
    pub threads: u32,
}

fn inside(
    places: &[CpuPlace],
    what: &'static str,
    unit: impl Fn(&CpuPlace) -> u32,
) -> Result<(), TopologyError> {
    let mut order: Vec<&CpuPlace> = places.iter().collect();
    order.sort_by_key(|p| unit(p));
    for pair in order.windows(2).filter(|pair| unit(pair[0]) == unit(pair[1])) {
        let (one, other) = (pair[0], pair[1]);
        let of = match () {
            () if one.package != other.package => "packages",
            () if one.node != other.node => "nodes",
            () if one.llc != other.llc => "last-level caches",
            () => continue,
        };
        return Err(TopologyError::Torn { what, id: unit(one), of });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: CpuPlace = CpuPlace { package: 0, node: 0, llc: 0, core: 0, capacity: 1024 };

    #[test]
    fn a_machine_has_cpus_of_some_capacity() {
        assert_eq!(Topology::new(vec![]), Err(TopologyError::Empty));
        let of = |capacity| Topology::new(vec![PLACE, CpuPlace { capacity, ..PLACE }]);
        for capacity in [1, 1024] {
            assert!(!of(capacity).expect("a machine").is_empty());
        }
        for capacity in [0, 1025] {
            assert_eq!(of(capacity), Err(TopologyError::Capacity { cpu: 1, capacity }));
        }
        let most = Topology::new(vec![PLACE; CPUS_MAX]).expect("a machine");
        assert_eq!(most.len(), CPUS_MAX);
        let more = TopologyError::TooMany(CPUS_MAX + 1);
        assert_eq!(Topology::new(vec![PLACE; CPUS_MAX + 1]), Err(more));
    }

    #[test]
    fn each_unit_is_inside_a_bigger_one() {
        let with = |other| Topology::new(vec![PLACE, other]);
        let elsewhere = CpuPlace { core: 1, llc: 1, node: 1, package: 1, ..PLACE };
        assert!(with(elsewhere).is_ok());
        let torn = |what, of| Err(TopologyError::Torn { what, id: 0, of });
        let cache = "last-level cache";
        assert_eq!(with(CpuPlace { core: 0, ..elsewhere }), torn("core", "packages"));
        assert_eq!(with(CpuPlace { llc: 0, ..elsewhere }), torn(cache, "packages"));
        let near = CpuPlace { package: 0, ..elsewhere };
        assert_eq!(with(CpuPlace { llc: 0, ..near }), torn(cache, "nodes"));
        let caches = torn("core", "last-level caches");
        assert_eq!(with(CpuPlace { core: 0, node: 0, ..near }), caches);
    }

    /// Two packages of two nodes of a cache of three cores of two threads: CPU 13 is the second
    /// thread of core 1 if first threads come first, else that of core 6.
    #[test]
    fn threads_are_numbered_core_by_core_or_round_by_round() {
        let shape = Shape { packages: 2, nodes: 2, llcs: 1, cores: 3, threads: 2 };
        let at = |interleaved| Topology::regular(shape, interleaved).expect("a machine");
        let place = |package, node, core| CpuPlace { package, node, llc: node, core, ..PLACE };
        assert_eq!(at(true).place(CpuId(13)), place(0, 0, 1));
        assert_eq!(at(false).place(CpuId(13)), place(1, 2, 6));
        assert_eq!(at(true).len(), 24);
        let threads = at(true).peers(CpuId(13), |place| place.core);
        assert_eq!(threads.iter().collect::<Vec<_>>(), [CpuId(1), CpuId(13)]);
    }
}
