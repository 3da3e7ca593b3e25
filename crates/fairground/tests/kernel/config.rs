//! What was measured: configurations and the checks on them, as `data/kernel` holds them.

use serde_json::Value;
use std::path::{Path, PathBuf};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Hog,
    Sleeper { run_us: u64, sleep_us: u64 },
    Periodic { run_us: u64, period_us: u64 },
}

/// One entry of the list of checks.
#[derive(Clone, Debug)]
pub struct Check {
    pub metric: String,
    pub expected: f64,
    pub tolerance_pct: f64,
    pub class: String,
}

/// One measured configuration.
#[derive(Clone, Debug)]
pub struct Config {
    pub file: String,
    pub name: String,
    pub duration_us: u64,
    pub tasks: Vec<Task>,
    /// Name, `cpu.shares`, `cpu.idle`.
    pub groups: Vec<(String, u64, bool)>,
    /// Foreign interruptions of the measured CPU: how many a second, how long each.
    pub foreign_per_s: f64,
    pub foreign_run_us: f64,
    pub checks: Vec<Check>,
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
        .filter(|path| path.file_stem().unwrap() != "traces")
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| load_file(path)).collect()
}

fn load_file(path: &Path) -> Vec<Config> {
    let json = read(path);
    let file = path.file_stem().unwrap().to_string_lossy().into_owned();
    let config = |(name, value): (&String, &Value)| Config {
        file: file.clone(),
        name: name.clone(),
        duration_us: (value["duration_s"].as_f64().unwrap() * 1e6) as u64,
        tasks: tasks(&value["tasks"]),
        groups: groups(&value["groups"]),
        foreign_per_s: value["foreign"]["per_s"].as_f64().unwrap(),
        foreign_run_us: value["foreign"]["run_us"].as_f64().unwrap(),
        checks: value["checks"].as_array().unwrap().iter().map(check).collect(),
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

fn groups(value: &Value) -> Vec<(String, u64, bool)> {
    if value.is_null() {
        return vec![("a".into(), 1024, false)];
    }
    let group = |(name, spec): (&String, &Value)| {
        let shares = spec["shares"].as_u64().unwrap_or(1024);
        (name.clone(), shares, spec["cpu.idle"] == 1)
    };
    entries(value).into_iter().map(group).collect()
}

fn check(row: &Value) -> Check {
    Check {
        metric: row[0].as_str().unwrap().into(),
        expected: row[1].as_f64().unwrap(),
        tolerance_pct: row[2].as_f64().unwrap(),
        class: row[3].as_str().unwrap().into(),
    }
}
