//! The oracle's guests as machines of the simulator (`machines/oracle-*.toml`).

use fairground::model::topology::{CpuPlace, Shape, Topology};
use fairground::sim::scenario::{Costs, Machine, Noise};
use fairground::workload::draw::Draw;
use serde_json::Value;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Every recording of a folder of `data/oracle`, by file name without its extension, in this order.
pub fn recordings(folder: &str) -> Vec<(String, Value)> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/oracle").join(folder);
    let entries = std::fs::read_dir(&data).expect("the recordings are there");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    paths.sort();
    let load = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a recording is readable");
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        (name, serde_json::from_str(&text).expect("a recording is JSON"))
    };
    paths.iter().map(load).collect()
}

/// What `of` makes of each item, in their order, on all cores.
pub fn on_all_cores<T: Sync, S: Send>(items: &[T], of: impl Fn(&T) -> S + Sync) -> Vec<S> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let row = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(row) else { break };
                    let one = of(item);
                    done.lock().unwrap().push((row, one));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap();
    done.sort_by_key(|(row, _)| *row);
    done.into_iter().map(|(_, one)| one).collect()
}

/// A guest of a shape as `guest.json` has it.
pub fn machine(shape: &str, noise: Vec<Noise>) -> Machine {
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
        costs: Costs { interrupt: Draw::Uniform { lo: 4_000, hi: 7_000 }, ..Costs::default() },
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
        cpus: None,
    }
}

/// The simulator's name of a recorded kernel, which may be an older stable than the newest.
pub fn profile(recorded: &str) -> &str {
    if recorded == "6.18" { "6.18.15" } else { recorded }
}
