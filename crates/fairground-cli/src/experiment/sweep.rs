//! A sweep: every setting of a grid with every seed. A run of one is a point; its line depends on
//! the scenario, the seed and the program's version alone, so it does not matter where it ran.

use super::alone;
use super::axis::Axis;
use super::checksum::{sealed, short};
use super::grid::Grid;
use super::lacking;
use super::plan::{POINTS_MAX, Plan, SCHEMA, Varied};
use super::points;
use crate::base::console;
use crate::base::failure::Failure;
use crate::base::stop::Stop;
use crate::read::profile_of;
use crate::run::metric::Metric;
use crate::run::report::Report;
use fairground::record::digest::HISTORIES;
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What is measured of every run that gives it.
const USUAL: [&str; 8] = [
    "p50",
    "p99",
    "throughput",
    "throttle_ratio",
    "reservation",
    "goal_s",
    "wake_latency_us_p99",
    "delay_ms_max",
];

/// The usual metrics, and more.
///
/// # Errors
/// When there is no metric of a name; the message names what comes near.
pub fn metrics(more: &[String]) -> Result<Vec<Metric>, String> {
    let new = more.iter().map(String::as_str).filter(|name| !USUAL.contains(name));
    USUAL.into_iter().chain(new).map(Metric::parse).collect()
}

/// How a run is told in its line.
pub type Tell = fn(&Report<'_>, &[Metric]) -> Value;

/// What is to be run.
#[derive(Debug)]
pub struct Sweep {
    /// The scenario and what varies.
    pub grid: Grid,
    /// Whose histories.
    pub seeds: Vec<u64>,
    /// What is measured.
    pub metrics: Vec<Metric>,
    settings: Vec<Setting>,
    tell: Tell,
}

/// A setting, before it is run.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Setting {
    /// Hash of the scenario as it was read: of what the files say, wherever they lie.
    scenario: String,
    /// The profile that it runs on; none if there can be no such scenario.
    kernel: Option<String>,
    /// Why there can be no such scenario.
    refused: Option<String>,
}

impl Sweep {
    /// Reads every setting once. `tell` says what a line has of its run.
    ///
    /// # Errors
    /// When a value makes every setting that has it impossible: then it is wrong.
    pub fn new(
        grid: Grid,
        seeds: Vec<u64>,
        more_metrics: &[String],
        tell: Tell,
    ) -> Result<Sweep, Failure> {
        let metrics = metrics(more_metrics).map_err(Failure::Usage)?;
        if !grid.base.machine_varies && !more_metrics.is_empty() {
            let machine = grid.asked.load(&grid.base)?.scenario.machine;
            lacking::refuse(&grid.asked.name(), &machine, &metrics)?;
        }
        let count = grid.settings().filter(|count| count.saturating_mul(seeds.len()) <= POINTS_MAX);
        let count = count.ok_or_else(|| {
            Failure::Usage(format!("the sweep has more than {POINTS_MAX} points\naccepted: fewer"))
        })?;
        let read = |setting: usize| Setting::read(&grid, setting);
        // Threads of its own: those that all of a process share are gone in a fork of it, which is
        // what a worker of Python's ProcessPoolExecutor is, and would be waited for without end.
        let all = || (0..count).into_par_iter().map(read).collect::<Result<Vec<Setting>, _>>();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let settings = points::on_threads(Some(cores.min(count.max(1))), all)??;
        check_values(&grid, &settings)?;
        tell_alone(&grid);
        Ok(Sweep { grid, seeds, metrics, settings, tell })
    }

    /// How many points it has; seeds go fastest.
    pub fn points(&self) -> usize {
        self.settings.len() * self.seeds.len()
    }

    /// Settings that can't be, with the reason of the first.
    pub fn refused(&self) -> Option<(usize, &str)> {
        let mut refused = self.settings.iter().filter_map(|setting| setting.refused.as_deref());
        let first = refused.next()?;
        Some((1 + refused.count(), first))
    }

    /// The plan as it stands in a folder of results.
    pub fn plan(&self) -> Plan {
        let varied = |axis: &Axis| Varied { key: axis.key.clone(), values: axis.values.clone() };
        let mut kernels: Vec<String> = Vec::new();
        for kernel in self.settings.iter().filter_map(|setting| setting.kernel.as_ref()) {
            if !kernels.contains(kernel) {
                kernels.push(kernel.clone());
            }
        }
        let plan = Plan {
            schema: SCHEMA.into(),
            version: env!("CARGO_PKG_VERSION").into(),
            histories: HISTORIES.into(),
            id: String::new(),
            scenario: self.grid.asked.name(),
            kernels,
            vary: self.grid.axes.iter().map(varied).collect(),
            seeds: self.seeds.clone(),
            metrics: self.metrics.iter().map(|metric| metric.name().to_owned()).collect(),
            settings: self.settings.iter().map(|setting| setting.scenario.clone()).collect(),
        };
        plan.named()
    }

    /// Runs a point and tells it as one line.
    ///
    /// # Errors
    /// When files have changed since the settings were read.
    pub fn run(&self, point: usize) -> Result<String, Failure> {
        let (setting, seed) = (point / self.seeds.len(), self.seeds[point % self.seeds.len()]);
        let at = self.grid.at(setting);
        let Setting { scenario: hash, refused, .. } = &self.settings[setting];
        let values = self.grid.values(&at).into_iter();
        let values = values.map(|(key, value)| (key.to_owned(), json!(value))).collect();
        let head = [
            ("point", json!(point)),
            ("scenario", json!(hash)),
            ("seed", json!(seed)),
            ("version", json!(env!("CARGO_PKG_VERSION"))),
            ("setting", Value::Object(values)),
        ];
        if let Some(why) = refused {
            return Ok(line(&head, json!({"refused": why})));
        }
        let mut scenario = self.grid.load(&at)?.scenario;
        if *hash != hash_of(&scenario) {
            return Err(Failure::Input(format!(
                "error: the scenario changed while it was run ({})",
                self.grid.name(&at)
            )));
        }
        scenario.seed = seed;
        let told = points::run_one(&self.grid.asked, &scenario, |report| {
            (self.tell)(report, &self.metrics)
        })?;
        Ok(line(&head, told))
    }

    /// Runs points on `jobs` threads or all cores; each line goes to `done` as soon as it is there,
    /// in any order.
    ///
    /// # Errors
    /// The first failure stops what has not begun.
    pub fn run_all(
        &self,
        points: &[usize],
        jobs: Option<usize>,
        done: impl Fn(usize, &str) -> Result<(), Failure> + Sync,
    ) -> Result<(), Failure> {
        let stop = Stop::here();
        let one = |point: &usize| {
            stop.check()?;
            done(*point, &self.run(*point)?)
        };
        points::on_threads(jobs, || points.par_iter().with_max_len(1).try_for_each(one))?
    }
}

impl Setting {
    fn read(grid: &Grid, setting: usize) -> Result<Setting, Failure> {
        match grid.load(&grid.at(setting)) {
            Ok(loaded) => Ok(Setting {
                scenario: hash_of(&loaded.scenario),
                kernel: Some(profile_of(&loaded.scenario.kernel.profile).to_owned()),
                refused: None,
            }),
            Err(Failure::Input(why)) => {
                let scenario = short(Sha256::digest(&why));
                Ok(Setting { scenario, kernel: None, refused: Some(why) })
            }
            Err(other) => Err(other),
        }
    }
}

/// A value with which there is no scenario at all is a mistake, not a corner of the grid.
fn check_values(grid: &Grid, settings: &[Setting]) -> Result<(), Failure> {
    let mut possible: Vec<Vec<bool>> =
        grid.axes.iter().map(|axis| vec![false; axis.values.len()]).collect();
    let mut any = false;
    for (setting, _) in settings.iter().enumerate().filter(|(_, s)| s.refused.is_none()) {
        any = true;
        for (axis, value) in grid.at(setting).into_iter().enumerate() {
            possible[axis][value] = true;
        }
    }
    let impossible = |setting: &usize| {
        let at = grid.at(*setting);
        !any || at.iter().enumerate().any(|(axis, value)| !possible[axis][*value])
    };
    match (0..settings.len()).find(impossible) {
        Some(setting) => Err(Failure::Input(settings[setting].refused.clone().unwrap_or_default())),
        None => Ok(()),
    }
}

/// Tells of weights that decide nothing.
fn tell_alone(grid: &Grid) {
    let none = vec![0; grid.axes.len()];
    for (place, axis) in grid.axes.iter().enumerate() {
        let mut last = none.clone();
        last[place] = axis.values.len() - 1;
        let load = |at: &[usize]| grid.load_tried(at, &grid.overrides(at)).ok();
        let (Some(first), Some(last)) = (load(&none), load(&last)) else { continue };
        if let Some(why) = alone::told(&first.scenario, &last.scenario) {
            console::note_once(&format!("--vary {}: {why}", axis.key));
        }
    }
}

/// The scenario's content, whatever its seed, and whatever its kernel was called: 6.8 and
/// 6.8.0-45-generic run the same.
fn hash_of(scenario: &fairground::sim::scenario::Scenario) -> String {
    struct Hash(Sha256);
    impl Write for Hash {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0.update(text);
            Ok(())
        }
    }
    let mut hash = Hash(Sha256::new());
    let mut scenario = fairground::sim::scenario::Scenario { seed: 0, ..scenario.clone() };
    scenario.kernel.profile = profile_of(&scenario.kernel.profile).into();
    write!(hash, "{scenario:?}").expect("a hash takes everything");
    short(hash.0.finalize())
}

/// A line: who it is, then what is told.
fn line(head: &[(&str, Value)], told: Value) -> String {
    let head = head.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let mut fields: Map<String, Value> = head.collect();
    if let Value::Object(more) = told {
        fields.extend(more);
    }
    sealed(fields)
}
