//! What was measured: configurations and the checks on them, as `data/kernel` holds them.

use fairground::model::limit::Limit;
use fairground::units::{NS_PER_US, Ns};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A task of a measured configuration.
#[derive(Clone, Debug)]
pub struct Task {
    pub kind: Kind,
    pub nice: i8,
    pub slice_ns: u64,
    pub policy: String,
    pub group: String,
    /// Affinity mask; the pinned experiments use CPU 1.
    pub cpus: u64,
    pub start_us: u64,
}

/// What it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Hog,
    /// It computes so long, and ends.
    Work {
        work_us: u64,
    },
    Sleeper {
        run_us: u64,
        sleep_us: u64,
    },
    Periodic {
        run_us: u64,
        period_us: u64,
    },
    /// It serves requests first come first served: when each arrives, since T0, and its work, µs.
    Requests(Arc<[(u64, u64)]>),
}

/// A group under `h3top`.
#[derive(Clone, Debug)]
pub struct Group {
    pub name: String,
    pub shares: u64,
    pub idle: bool,
    pub limit: Limit,
}

/// How a measured run began, as far as it was recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// T0 after a tick.
    pub after_tick_ns: Ns,
    /// A boundary of each group's period timer relative to T0; none for a group without a limit.
    pub boundaries_ns: Vec<Option<i64>>,
}

/// Foreign interruptions of a CPU: how many a second, how long each.
#[derive(Clone, Copy, Debug)]
pub struct Foreign {
    pub per_s: f64,
    pub run_us: f64,
}

/// One entry of the list of checks.
#[derive(Clone, Debug)]
pub struct Check {
    pub metric: String,
    pub expected: f64,
    pub tolerance_pct: f64,
    /// The measured runs that it comes from; empty for all.
    pub runs: Vec<usize>,
}

/// One measured configuration.
#[derive(Clone, Debug)]
pub struct Config {
    pub file: String,
    pub name: String,
    pub duration_us: u64,
    pub tasks: Vec<Task>,
    pub groups: Vec<Group>,
    /// By CPU.
    pub foreign: [Foreign; 2],
    /// The measured runs' beginnings; empty where T0 is always 1 ms after a tick.
    pub starts: Vec<Start>,
    pub checks: Vec<Check>,
}

impl Config {
    /// True for the experiments with limits.
    pub fn is_limited(&self) -> bool {
        !self.starts.is_empty()
    }
}

pub fn data_dir() -> PathBuf {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/kernel");
    PathBuf::from(std::env::var("KERNEL_DATA").unwrap_or(own.into()))
}

pub fn read(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).expect("a measurement is readable");
    serde_json::from_str(&text).expect("a measurement is JSON")
}

/// An object's entries by name: whether serde_json keeps a file's order depends on what else the
/// workspace builds.
pub fn entries(object: &Value) -> Vec<(&String, &Value)> {
    let mut entries: Vec<_> = object.as_object().unwrap().iter().collect();
    entries.sort_by_key(|entry| entry.0);
    entries
}

/// Every configuration, in the order of files and names.
pub fn load() -> Vec<Config> {
    let mut paths: Vec<_> = std::fs::read_dir(data_dir())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "json"))
        .filter(|path| !path.file_stem().unwrap().to_string_lossy().starts_with("traces"))
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| load_file(path)).collect()
}

fn load_file(path: &Path) -> Vec<Config> {
    let json = read(path);
    let file = path.file_stem().unwrap().to_string_lossy().into_owned();
    let config = |(name, value): (&String, &Value)| {
        let groups = groups(&value["groups"]);
        Config {
            file: file.clone(),
            name: name.clone(),
            duration_us: (value["duration_s"].as_f64().unwrap() * 1e6) as u64,
            tasks: tasks(&value["tasks"]),
            foreign: [foreign(&value["foreign_cpu0"]), foreign(&value["foreign"])],
            starts: starts(&value["starts"], &groups),
            groups,
            checks: value["checks"].as_array().unwrap().iter().map(check).collect(),
        }
    };
    entries(&json["configs"]).into_iter().map(config).collect()
}

pub fn tasks(list: &Value) -> Vec<Task> {
    let task = |spec: &Value| {
        let number = |key: &str| spec[key].as_u64().unwrap_or(0);
        let run_us = number("run_us");
        Task {
            kind: match spec["type"].as_str().unwrap_or("hog") {
                "sleeper" => Kind::Sleeper { run_us, sleep_us: number("sleep_us") },
                "periodic" => Kind::Periodic { run_us, period_us: number("period_us") },
                "work" => Kind::Work { work_us: number("work_us") },
                "list" => Kind::Requests(arrivals(spec["arr"].as_str().unwrap())),
                _ => Kind::Hog,
            },
            nice: spec["nice"].as_i64().unwrap_or(0) as i8,
            slice_ns: number("slice_ns"),
            policy: spec["policy"].as_str().unwrap_or("normal").into(),
            group: spec["group"].as_str().unwrap_or("a").into(),
            cpus: spec["cpus"].as_u64().unwrap_or(2),
            start_us: number("start_us"),
        }
    };
    list.as_array().unwrap().iter().map(task).collect()
}

fn arrivals(path: &str) -> Arc<[(u64, u64)]> {
    let text = std::fs::read_to_string(data_dir().join(path)).expect("arrivals are readable");
    let request = |line: &str| {
        let (arrival, run) = line.split_once(' ').expect("two numbers a line");
        (arrival.parse().unwrap(), run.parse().unwrap())
    };
    text.lines().map(request).collect()
}

/// The group that tasks of an experiment without groups are in.
pub fn one_group() -> Vec<Group> {
    vec![Group { name: "a".into(), shares: 1024, idle: false, limit: Limit::default() }]
}

fn groups(value: &Value) -> Vec<Group> {
    if value.is_null() {
        return one_group();
    }
    let group = |(name, spec): (&String, &Value)| Group {
        name: name.clone(),
        shares: spec["shares"].as_u64().unwrap_or(1024),
        idle: spec["cpu.idle"] == 1,
        limit: limit(spec),
    };
    entries(value).into_iter().map(group).collect()
}

fn limit(spec: &Value) -> Limit {
    let ns = |key: &str| spec[key].as_u64().map(|us| us * NS_PER_US);
    let free = Limit::default();
    Limit {
        quota_ns: ns("quota_us"),
        period_ns: ns("period_us").unwrap_or(free.period_ns),
        burst_ns: ns("burst_us").unwrap_or(0),
    }
}

fn foreign(value: &Value) -> Foreign {
    let number = |key: &str| value[key].as_f64().unwrap_or(0.0);
    Foreign { per_s: number("per_s"), run_us: number("run_us") }
}

fn starts(value: &Value, groups: &[Group]) -> Vec<Start> {
    let start = |start: &Value| Start {
        after_tick_ns: start["t0_mod_tick_ns"].as_u64().unwrap(),
        boundaries_ns: groups.iter().map(|g| start["boundary_ns"][&g.name].as_i64()).collect(),
    };
    value.as_array().map_or(Vec::new(), |starts| starts.iter().map(start).collect())
}

fn check(row: &Value) -> Check {
    Check {
        metric: row[0].as_str().unwrap().into(),
        expected: row[1].as_f64().unwrap(),
        tolerance_pct: row[2].as_f64().unwrap(),
        runs: row[4].as_array().map_or(Vec::new(), |runs| {
            runs.iter().map(|run| run.as_u64().unwrap() as usize).collect()
        }),
    }
}
