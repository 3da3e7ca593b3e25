//! A recorder of placement for a machine: where its CPUs sit, and what their domains are.

use crate::model::domain::{self, Level};
use crate::record::placement::{DISTANCES, Placements};
use crate::sim::scenario::Machine;
use crate::units::Distance;

/// A recorder of where tasks are placed on a machine.
pub fn placements(machine: &Machine) -> Placements {
    let topology = &machine.topology;
    let (domains, of_cpu) = domain::build(topology);
    let spans = |own: &Vec<usize>| {
        let mut spans = [Distance::Machine; DISTANCES];
        for (span, &domain) in spans.iter_mut().zip(own) {
            *span = span_of(domains[domain].level);
        }
        spans
    };
    let seats = topology.places().iter().map(|place| place.seat());
    Placements::new(seats.collect(), of_cpu.iter().map(spans).collect())
}

/// How far apart the CPUs of a domain are at most.
fn span_of(level: Level) -> Distance {
    match level {
        Level::Smt => Distance::Core,
        Level::Mc => Distance::Llc,
        Level::Pkg => Distance::Node,
        Level::Numa => Distance::Machine,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::topology::{Shape, Topology};
    use crate::record::{Fact, Recorder};
    use crate::units::CpuId;

    #[test]
    fn a_level_that_a_machine_lacks_is_skipped() {
        let shape = Shape { packages: 2, nodes: 1, llcs: 1, cores: 4, threads: 1 };
        let machine = Machine::bare("no-smt", Topology::regular(shape, true).unwrap());
        let mut placements = placements(&machine);
        placements.record(0, Fact::Newidle { cpu: CpuId(5), level: 0, pulled: 0 });
        placements.record(0, Fact::Newidle { cpu: CpuId(5), level: 1, pulled: 1 });
        assert_eq!(placements.machine().newidle_attempts, [0, 1, 0, 1]);
        assert_eq!(placements.machine().newidle_pulls, [0, 0, 0, 1]);
    }
}
