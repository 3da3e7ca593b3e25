//! A study is data: a thread's table, the scenarios that re-run it, and which number of which
//! task stands for which cell. No study needs code.

pub mod compare;
pub mod gains;
pub mod letter;
pub mod shown;
mod tolerance;

use crate::base::failure::Failure;
use crate::read::{self, Overrides};
use crate::run::metric::Metric;
use crate::run::observe::observe;
use crate::run::report::Report;
use fairground::sim;
use fairground::sim::scenario::Scenario;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use tolerance::Tolerance;

/// The studies that ship with fairground, for a program that is away from its repository.
static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/library/studies");

/// The file that makes a folder a study.
const FILE: &str = "study.toml";

/// `study.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// Number of the thread, `003`.
    pub study: String,
    /// What it is about.
    pub title: String,
    /// Subject, author and date of the thread.
    pub thread: String,
    /// Where the targets and their tolerances were taken from.
    pub source: String,
    /// What was fitted, to which cells: the sentence under the table. Needed if any cell was.
    #[serde(default)]
    pub calibration: String,
    /// Seeds to run, from and to, both included; ours is the median.
    pub seeds: [u64; 2],
    /// What is run, by name.
    #[serde(default)]
    pub arms: BTreeMap<String, Arm>,
    /// The thread's table.
    #[serde(default, rename = "cell")]
    pub cells: Vec<Cell>,
    /// Its tables, if they are those of a cover letter.
    #[serde(default, rename = "letter")]
    pub letters: Vec<letter::Letter>,
    /// Tables that the thread has no numbers for.
    #[serde(default)]
    pub shown: Vec<shown::Shown>,
    /// Letters whose gains are summed up, by the beginning of their names: a line each.
    #[serde(default)]
    pub summaries: Vec<String>,
}

/// One experiment: a scenario file and what is changed in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arm {
    /// File beside `study.toml`.
    pub scenario: String,
    /// Settings as of `run --set`, in order.
    #[serde(default)]
    pub set: Vec<String>,
    /// Limits as of `run --limit`, in order.
    #[serde(default)]
    pub limit: Vec<String>,
    /// Machine as of `run --machine`, if not the scenario's.
    #[serde(default)]
    pub machine: Option<String>,
    /// Only so many of the study's seeds, from the first.
    #[serde(default)]
    pub runs: Option<u64>,
}

/// One number of the thread's table and what we hold against it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Its row in the table.
    pub row: String,
    /// Its column.
    pub column: String,
    /// Unit of all its numbers.
    pub unit: String,
    /// What the thread says.
    pub target: f64,
    /// How near is near enough.
    pub tolerance: Tolerance,
    /// Whether we fitted it.
    pub kind: Kind,
    /// Arm that it is measured in.
    pub arm: String,
    /// Task, group or span that it is measured of.
    #[serde(default)]
    pub task: Option<String>,
    /// What is measured.
    pub metric: Metric,
    /// What ours is multiplied by to be in the thread's unit.
    #[serde(default = "one")]
    pub scale: f64,
    /// What is made of it with another arm's, seed by seed.
    #[serde(default)]
    pub relation: Option<Relation>,
    /// Which seeds count.
    #[serde(default)]
    pub near: Option<Near>,
    /// What is made of the seeds' numbers.
    #[serde(default)]
    pub statistic: Statistic,
    /// Why ours is off, told while it misses.
    #[serde(default)]
    pub note: Option<String>,
}

fn one() -> f64 {
    1.0
}

/// Whether a cell was used to fit the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Fitted to the thread's number.
    Calibrated,
    /// Came out by itself.
    Predicted,
}

impl Kind {
    /// The word in tables and JSON.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Calibrated => "calibrated",
            Kind::Predicted => "predicted",
        }
    }
}

/// A number of one arm beside the same number of another, seed by seed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Relation {
    /// By how many per cent it is less than in the other arm.
    GainOver(String),
    /// By how many per cent it is more than in the other arm.
    RiseOver(String),
    /// How many times the other arm's it is.
    TimesOf(String),
    /// How many times greater the other arm's is.
    TimesLessThan(String),
}

impl Relation {
    /// The other arm.
    pub fn arm(&self) -> &String {
        match self {
            Relation::GainOver(arm)
            | Relation::RiseOver(arm)
            | Relation::TimesOf(arm)
            | Relation::TimesLessThan(arm) => arm,
        }
    }

    fn of(&self, ours: f64, other: f64) -> f64 {
        match self {
            Relation::GainOver(_) => (1.0 - ours / other) * 100.0,
            Relation::RiseOver(_) => (ours / other - 1.0) * 100.0,
            Relation::TimesOf(_) => ours / other,
            Relation::TimesLessThan(_) => other / ours,
        }
    }
}

/// Only the seeds whose number comes nearest to a given one: a tenth of all, at least one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Near {
    /// What is compared.
    pub metric: Metric,
    /// With what.
    pub target: f64,
}

/// One number from those of all seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Statistic {
    /// Their median.
    #[default]
    Median,
    /// Their mean.
    Mean,
}

/// Where a study's files are.
#[derive(Clone, Debug)]
enum Home {
    Disk(PathBuf),
    Shipped(&'static Dir<'static>),
}

/// A study that was read.
#[derive(Clone, Debug)]
pub struct Study {
    /// What it says.
    pub spec: Spec,
    home: Home,
}

/// One run of one arm: what it gave for each cell that it is asked for.
pub struct Sample {
    /// The arm.
    pub arm: String,
    /// The seed.
    pub seed: u64,
    /// Its numbers.
    pub numbers: Vec<Number>,
    /// What its letter measures; none if it belongs to none.
    pub first: f64,
    /// What its table without numbers of the thread shows, by column.
    pub shown: Vec<f64>,
    /// Digest of the run.
    pub digest: u64,
}

/// What one run gave for one cell.
pub struct Number {
    /// Place of the cell in the table.
    pub place: usize,
    /// The cell's metric.
    pub value: f64,
    /// The metric that tells which seeds count.
    pub key: f64,
}

/// Names of the shipped studies.
pub fn names() -> Vec<String> {
    let studies = SHIPPED.dirs().filter(|dir| dir.get_file(dir.path().join(FILE)).is_some());
    let name = |dir: &Dir<'_>| dir.path().file_name().map(|name| name.to_string_lossy().into());
    let mut names: Vec<String> = studies.filter_map(name).collect();
    names.sort();
    names
}

/// The study of this name, or in this folder.
///
/// # Errors
/// When there is none or it is wrong.
pub fn find(name: &str) -> Result<Study, Failure> {
    let on_disk = Path::new(name);
    if on_disk.join(FILE).is_file() {
        let path = on_disk.join(FILE);
        let text = std::fs::read_to_string(&path)
            .map_err(|error| Failure::Input(format!("error: {}: {error}", path.display())))?;
        return parse(&path.display().to_string(), &text, Home::Disk(on_disk.to_owned()));
    }
    let shipped = SHIPPED.get_dir(name);
    let text = shipped.and_then(|dir| dir.get_file(dir.path().join(FILE))?.contents_utf8());
    match (shipped, text) {
        (Some(dir), Some(text)) => {
            parse(&format!("studies/{name}/{FILE}"), text, Home::Shipped(dir))
        }
        _ => Err(Failure::Input(format!(
            "error: no study \"{name}\"; accepted: {}, or a folder with a {FILE}",
            names().join(", ")
        ))),
    }
}

fn parse(path: &str, text: &str, home: Home) -> Result<Study, Failure> {
    let wrong = |what: String| Failure::Input(format!("error: {path}: {what}"));
    let mut spec: Spec = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
    for letter in spec.letters.clone() {
        if let Some(fault) = letter.fault() {
            return Err(wrong(format!("letter \"{}\": {fault}", letter.name)));
        }
        letter.expand(&mut spec);
    }
    for table in spec.shown.clone() {
        table.expand(&mut spec);
    }
    if spec.arms.values().any(|arm| arm.runs == Some(0)) {
        return Err(wrong("runs: expected 1 or more".into()));
    }
    if spec.seeds[0] > spec.seeds[1] {
        return Err(wrong("seeds: expected [first, last]".into()));
    }
    let fitted = spec.cells.iter().find(|cell| cell.kind == Kind::Calibrated);
    if let Some(cell) = fitted.filter(|_| spec.calibration.is_empty()) {
        return Err(wrong(format!(
            "cell \"{}\" is calibrated, but \"calibration\" is empty",
            cell.row
        )));
    }
    let known = |arm: &String| spec.arms.contains_key(arm);
    for cell in &spec.cells {
        let against = if let Tolerance::SideOf(arm) = &cell.tolerance { arm } else { &cell.arm };
        let other = cell.relation.as_ref().map_or(&cell.arm, Relation::arm);
        if let Some(arm) = [&cell.arm, against, other].into_iter().find(|arm| !known(arm)) {
            return Err(wrong(format!("cell \"{}\": no arm \"{arm}\"", cell.row)));
        }
        if cell.task.is_some() && metrics_of(cell).all(Metric::is_of_machine) {
            let fault = "a metric of the machine has no \"task\"";
            return Err(wrong(format!("cell \"{}\": {fault}", cell.row)));
        }
    }
    Ok(Study { spec, home })
}

/// Everything that is measured for a cell.
fn metrics_of(cell: &Cell) -> impl Iterator<Item = &Metric> {
    std::iter::once(&cell.metric).chain(cell.near.as_ref().map(|near| &near.metric))
}

/// Measures what a cell is about.
fn measure(cell: &Cell, metric: &Metric, report: &Report<'_>) -> Result<f64, Failure> {
    let metric = cell.task.as_ref().map_or_else(|| metric.clone(), |task| metric.of(task));
    metric.measure(report).map_err(|missing| {
        Failure::Input(format!("error: study cell \"{}\": arm {}: {missing}", cell.row, cell.arm))
    })
}

impl Study {
    /// Every run to make, in the order of its results.
    pub fn runs(&self) -> Vec<(&str, u64)> {
        let [first, last] = self.spec.seeds;
        let seeds = |arm: &Arm| first..=arm.runs.map_or(last, |runs| last.min(first + runs - 1));
        let arms = self.spec.arms.iter();
        arms.flat_map(|(name, arm)| seeds(arm).map(|seed| (name.as_str(), seed))).collect()
    }

    /// Makes one run.
    ///
    /// # Errors
    /// When the arm's scenario is wrong.
    pub fn run(&self, arm: &str, seed: u64) -> Result<Sample, Failure> {
        let scenario = self.scenario(&self.spec.arms[arm], seed)?;
        let labels = sim::labels(&scenario);
        let observed = observe(&scenario, &labels)
            .map_err(|error| Failure::Input(format!("error: study arm {arm}: {error}")))?;
        let report = observed.report(&scenario, &labels);
        let asked = |cell: &Cell| {
            cell.arm == arm || cell.relation.as_ref().is_some_and(|relation| relation.arm() == arm)
        };
        let cells = self.spec.cells.iter().enumerate().filter(|(_, cell)| asked(cell));
        let number = |(place, cell): (usize, &Cell)| {
            let value = cell.scale * measure(cell, &cell.metric, &report)?;
            let key = match &cell.near {
                Some(near) => measure(cell, &near.metric, &report)?,
                None => value,
            };
            Ok(Number { place, value, key })
        };
        let numbers = cells.map(number).collect::<Result<_, Failure>>()?;
        let letter = self.spec.letters.iter().find(|letter| letter.has(arm));
        let first = letter.and_then(|letter| letter.metric.measure(&report).ok());
        let first = first.unwrap_or(f64::NAN);
        let of_table = |table: &shown::Shown| table.has(arm).then(|| table.measure(&report));
        let shown = self.spec.shown.iter().find_map(of_table).unwrap_or_default();
        Ok(Sample { arm: arm.to_owned(), seed, numbers, first, shown, digest: report.digest })
    }

    fn scenario(&self, arm: &Arm, seed: u64) -> Result<Scenario, Failure> {
        let setting = |text: &String| match text.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(Failure::Input(format!("error: set = [\"{text}\"]: expected KEY=VALUE"))),
        };
        let set = arm.set.iter().map(setting).collect::<Result<_, Failure>>()?;
        let overrides = Overrides {
            set,
            seed: Some(seed),
            limit: arm.limit.clone(),
            machine: arm.machine.clone(),
            ..Overrides::default()
        };
        let loaded = match &self.home {
            Home::Disk(folder) => read::load(&folder.join(&arm.scenario), &overrides),
            Home::Shipped(dir) => {
                let path = dir.path().join(&arm.scenario);
                let file = dir.get_file(&path).and_then(|file| file.contents_utf8());
                let text = file.ok_or_else(|| {
                    Failure::Input(format!("error: the study has no file {}", path.display()))
                })?;
                read::load_text(&format!("studies/{}", path.display()), text, &overrides)
            }
        };
        loaded.map_err(|error| Failure::Input(error.to_string()))
    }
}
