//! The oracle's guests as machines of the simulator (`machines/oracle-*.toml`).

use fairground::model::topology::{CpuPlace, Shape, Topology};
use fairground::sim::scenario::{Costs, Machine, Noise};
use fairground::workload::draw::Draw;
use serde_json::Value;

/// A guest of a shape as `guest.json` has it.
pub fn machine(shape: &str, noise: Vec<Noise>) -> Machine {
    let [packages, cores, threads] = match shape {
        "pack:1 l3:1 core:2 pu:1" => [1, 2, 1],
        "pack:2 l3:1 core:2 pu:2" => [2, 2, 2],
        "pack:2 l3:1 core:4 pu:1" => [2, 4, 1],
        "pack:1 l3:1 core:8 pu:1" => [1, 8, 1],
        other => panic!("a guest of shape {other}"),
    };
    let shape = Shape { packages, nodes: 1, llcs: 1, cores, threads };
    let regular = Topology::regular(shape, false).unwrap();
    // The guest's packages are one NUMA node.
    let places = regular.places().iter().map(|&place| CpuPlace { node: 0, ..place }).collect();
    Machine {
        name: "oracle".into(),
        topology: Topology::new(places).unwrap(),
        costs: Costs { interrupt: Draw::Uniform { lo: 4_000, hi: 7_000 }, ..Costs::default() },
        noise,
        timer_slack_ns: 1,
        // Virtual CPUs take turns: the eighth CPU's tick is seen 25 µs after the first's.
        tick_skew_ns: 3_500,
        smt: Default::default(),
        power: None,
        hypervisor: None,
        freq: None,
        idle: Vec::new(),
    }
}

/// Kernel threads on every CPU as often and as long as the runs of `duration_ns` have them.
pub fn kworkers(runs: &[Value], cpus: u64, duration_ns: u64) -> Noise {
    let sum = |key: &str| -> u64 {
        runs.iter().map(|run| run["foreign"][key].as_u64().unwrap_or(0)).sum()
    };
    let count = sum("count").max(1);
    let time_ns = runs.len() as u64 * duration_ns * cpus;
    Noise {
        name: "kworker".into(),
        interval: Draw::Exponential { mean: time_ns / count },
        run: Draw::Fixed(sum("time_ns") / count),
        cpus: None,
    }
}

/// The simulator's name of a recorded kernel, which may be an older stable than the newest.
pub fn profile(recorded: &str) -> &str {
    if recorded == "6.18" { "6.18.15" } else { recorded }
}
