//! Which readers are fuzzed, and how each is called.

use crate::{results, sysfs};
use fairground::record::digest::Digest;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::NS_PER_MS;
use fairground_cli::base::console;
use fairground_cli::base::failure::Failure;
use fairground_cli::read::observed::{Select, observed};
use fairground_cli::read::{
    Files, Overrides, load, machine, nearest_kernel, recommended, touched_by, with_files,
};
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// A reader and what it is given.
pub struct Target {
    /// Its name, which is its corpus' too.
    pub name: &'static str,
    /// Reads bytes; panics if what comes of it is neither a value nor a message.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: &[Target] = &[
    Target { name: "scenario", run: |bytes| workload("fuzz.toml", bytes) },
    Target { name: "rt-app", run: |bytes| workload("fuzz.json", bytes) },
    Target { name: "command", run: command },
    Target { name: "machine", run: |bytes| hardware("fuzz.toml", bytes) },
    Target { name: "hwloc", run: |bytes| hardware("fuzz.xml", bytes) },
    Target { name: "lscpu", run: |bytes| hardware("fuzz.txt", bytes) },
    Target { name: "synthetic", run: synthetic },
    Target { name: "sysfs", run: tree },
    Target { name: "manifest", run: |bytes| limits("pods.yaml", bytes) },
    Target { name: "compose", run: |bytes| limits("compose.yaml", bytes) },
    Target { name: "unit", run: |bytes| limits("web.service", bytes) },
    Target { name: "limit", run: limit },
    Target { name: "set", run: set },
    Target { name: "kernel", run: kernel },
    Target { name: "prometheus", run: |bytes| figures("metrics.txt", bytes) },
    Target { name: "prometheus-api", run: |bytes| figures("answer.json", bytes) },
    Target { name: "cpu-stat", run: |bytes| figures("cpu.stat", bytes) },
    Target { name: "histogram", run: |bytes| figures("buckets.txt", bytes) },
    Target { name: "k6", run: |bytes| figures("k6.json", bytes) },
    Target { name: "wrk", run: |bytes| figures("wrk.txt", bytes) },
    Target { name: "hdr", run: |bytes| figures("latencies.hlog", bytes) },
    Target { name: "recommendation", run: recommendation },
    Target { name: "diff", run: diff },
    Target { name: "results", run: |bytes| results::read(&text(bytes)) },
];

/// The target of this name.
pub fn named(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// What is no text is refused before any reader sees it: it becomes text here.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Holds that whatever is refused is refused in words, and forgets the warnings.
fn told<T>(read: Result<T, impl Display>) -> Option<T> {
    console::take_warnings();
    match read {
        Ok(value) => Some(value),
        Err(error) => {
            let message = error.to_string();
            assert!(message.starts_with("error: ") && message.len() > 12, "{message:?}");
            None
        }
    }
}

/// The given text under this name, and files beside it.
fn given<T>(name: &str, bytes: &[u8], read: impl FnOnce(&Path) -> T) -> T {
    let path = PathBuf::from(name);
    with_files(Files::from([(path.clone(), text(bytes))]), || read(&path))
}

fn workload(name: &str, bytes: &[u8]) {
    if let Some(scenario) = told(given(name, bytes, |path| load(path, &Overrides::default()))) {
        begin(scenario);
    }
}

/// What was read can be run, or is refused: a short while of it, if it is small.
fn begin(mut scenario: Scenario) {
    scenario.duration_ns = scenario.duration_ns.min(NS_PER_MS);
    let is_small = scenario.workload.tasks.len() <= 64 && scenario.machine.topology.len() <= 16;
    if is_small && let Err(error) = simulate(&scenario, &mut Digest::default()) {
        assert!(!error.to_string().is_empty());
    }
}

fn command(bytes: &[u8]) {
    let text = text(bytes);
    // A word without options may be a file of this machine.
    if text.contains(" -")
        && let Some(scenario) = told(load(Path::new(&text), &Overrides::default()))
    {
        begin(scenario);
    }
}

fn synthetic(bytes: &[u8]) {
    told(machine(&text(bytes)));
}

fn tree(bytes: &[u8]) {
    told(sysfs::read(bytes));
}

/// Its error is a part of others' messages.
fn kernel(bytes: &[u8]) {
    match nearest_kernel(&text(bytes)) {
        Ok(nearest) => assert!(!nearest.profile.is_empty()),
        Err(error) => assert!(!error.found.is_empty() && !error.accepted.is_empty()),
    }
}

fn hardware(name: &str, bytes: &[u8]) {
    told(given(name, bytes, |_| machine(name)));
}

/// Some file must limit a group of a task, whatever became of this one.
fn limits(name: &str, bytes: &[u8]) {
    let sound = PathBuf::from("sound.service");
    let tasks = PathBuf::from("tasks.json");
    let files = Files::from([
        (sound.clone(), "[Service]\nCPUQuota=150%\n".to_owned()),
        (tasks.clone(), TASKS.to_owned()),
        (PathBuf::from(name), text(bytes)),
    ]);
    let overrides = Overrides { limits: vec![name.into(), sound], ..Overrides::default() };
    told(with_files(files, || load(&tasks, &overrides)));
}

const TASKS: &str = r#"{"tasks": {
    "web": {"taskgroup": "/system.slice/sound.service", "loop": -1, "run": 1000, "sleep": 1000}
}}"#;

fn limit(bytes: &[u8]) {
    let overrides = Overrides { limit: vec![text(bytes)], ..Overrides::default() };
    told(load("periodic".as_ref(), &overrides));
}

fn set(bytes: &[u8]) {
    let text = text(bytes);
    let (key, value) = text.split_once('=').unwrap_or((&text, ""));
    let set = vec![(key.to_owned(), value.to_owned())];
    told(load("slices".as_ref(), &Overrides { set, ..Overrides::default() }));
}

/// Two readings of a counter are parted by a line of five dashes.
fn figures(name: &str, bytes: &[u8]) {
    let text = text(bytes);
    let (first, second) = text.split_once("\n-----\n").unwrap_or((&text, ""));
    let mut files = Files::from([(name.into(), first.to_owned())]);
    let mut names = vec![PathBuf::from(name)];
    if !second.is_empty() {
        let later = PathBuf::from(format!("later-{name}"));
        files.insert(later.clone(), second.to_owned());
        names.push(later);
    }
    let select = Select { over_ns: Some(60_000 * NS_PER_MS), ..Select::default() };
    told(with_files(files, || observed(&names, &select)).map_err(|failure| match failure {
        Failure::Input(message) => message,
        other => panic!("{other:?}"),
    }));
}

fn recommendation(bytes: &[u8]) {
    let read = given("recommendation.json", bytes, recommended);
    told(read.map_err(|failure| match failure {
        Failure::Input(message) => message,
        other => panic!("{other:?}"),
    }));
}

fn diff(bytes: &[u8]) {
    told(given("change.patch", bytes, touched_by));
}
