//! A recorder of placement for a machine: where its CPUs sit, and what their domains are.

use super::scenario::Machine;
use crate::model::domain::{self, Level};
use crate::record::placement::{DISTANCES, Distance, Placements, Seat};

/// A recorder of where tasks are placed on a machine.
pub fn placements(machine: &Machine) -> Placements {
    let topology = &machine.topology;
    let (domains, of_cpu) = domain::build(topology);
    let seat = |(place, own): (&crate::model::topology::CpuPlace, &Vec<usize>)| {
        let mut levels = [Distance::Machine; DISTANCES];
        for (level, &domain) in levels.iter_mut().zip(own) {
            *level = distance(domains[domain].level);
        }
        Seat { core: place.core, llc: place.llc, node: place.node, levels }
    };
    Placements::new(topology.places().iter().zip(&of_cpu).map(seat).collect())
}

/// How far apart the CPUs of a domain are at most.
fn distance(level: Level) -> Distance {
    match level {
        Level::Smt => Distance::Core,
        Level::Mc => Distance::Cache,
        Level::Pkg => Distance::Node,
        Level::Numa => Distance::Machine,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::topology::{Shape, Topology};
    use crate::record::{Fact, Recorder};
    use crate::sim::scenario::Costs;
    use crate::units::CpuId;

    #[test]
    fn a_level_that_a_machine_lacks_is_skipped() {
        let shape = Shape { packages: 2, nodes: 1, llcs: 1, cores: 4, threads: 1 };
        let machine = Machine {
            name: "no-smt".into(),
            topology: Topology::regular(shape, true).unwrap(),
            costs: Costs::default(),
            noise: Vec::new(),
            timer_slack_ns: 0,
            tick_skew_ns: 0,
            smt: Default::default(),
            power: None,
            hypervisor: None,
        };
        let mut placements = placements(&machine);
        placements.record(0, Fact::Newidle { cpu: CpuId(5), level: 0, pulled: 0 });
        placements.record(0, Fact::Newidle { cpu: CpuId(5), level: 1, pulled: 1 });
        assert_eq!(placements.machine().newidle_attempts, [0, 1, 0, 1]);
        assert_eq!(placements.machine().newidle_pulls, [0, 0, 0, 1]);
    }
}
