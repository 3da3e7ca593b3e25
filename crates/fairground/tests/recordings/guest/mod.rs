//! The oracle's guests as machines of the simulator (`machines/oracle-*.toml`).

mod costs;

use costs::costs;
use fairground::model::topology::{CpuPlace, Shape, Topology};
use fairground::sim::scenario::{Machine, Noise};
use fairground::units::Ns;
use fairground::workload::draw::Draw;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A folder of `data/oracle`.
fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/oracle").join(folder)
}

/// Names of all recordings of a folder of `data/oracle`, in order.
pub fn names(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(data(folder)).expect("the recordings are there");
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let recordings = paths.filter(|path| path.extension().is_some_and(|kind| kind == "json"));
    let name = |path: PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut names: Vec<String> = recordings.map(name).collect();
    names.sort();
    assert!(!names.is_empty(), "no recording in {folder}");
    names
}

/// A recording of a folder of `data/oracle`.
pub fn load(folder: &str, name: &str) -> Value {
    let path = data(folder).join(format!("{name}.json"));
    let text = std::fs::read_to_string(path).expect("a recording is readable");
    serde_json::from_str(&text).expect("a recording is JSON")
}

/// How late the burner of the guest's programs stops, ns: its own cost, the way to sleep and back.
/// Read off the drawn experiments 1 to 6 (what sleepers ran, by burst): newer kernels have a longer
/// way, and so have tasks in groups.
pub fn late_ns(cpus: u64, recorded: &str, depth: Ns) -> Ns {
    let alone_ns = match recorded {
        // Seen in its own recordings only, of all kernels alike.
        _ if cpus == 8 => 10_500,
        "6.1" => 6_900,
        "6.12" => 7_250,
        "6.18" => 7_600,
        _ => 8_050,
    };
    if depth == 0 { alone_ns } else { alone_ns + 1_000 + 550 * depth }
}

/// A guest of a shape as `guest.json` has it.
pub fn machine(shape: &str, recorded: &str, noise: Vec<Noise>) -> Machine {
    let [packages, cores, threads] = match shape {
        "pack:1 l3:1 core:1 pu:1" => [1, 1, 1],
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
        costs: costs(packages * cores * threads, recorded),
        noise,
        timer_slack_ns: 1,
        // Virtual CPUs take turns: the eighth CPU's tick is seen 25 µs after the first's.
        tick_skew_ns: 3_500,
        ..Machine::bare("oracle", Topology::new(places).unwrap())
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
        by_tick: true,
        cpus: None,
    }
}

/// Kernel threads as the recordings of 2 CPUs have them on average, for runs that have not been
/// recorded.
pub fn usual_kworkers() -> Noise {
    Noise {
        name: "kworker".into(),
        interval: Draw::Exponential { mean: 300_000_000 },
        run: Draw::Fixed(6_000),
        by_tick: true,
        cpus: None,
    }
}

/// The simulator's name of a recorded kernel, which may be an older stable than the newest.
pub fn profile(recorded: &str) -> &str {
    if recorded == "6.18" { "6.18.15" } else { recorded }
}
