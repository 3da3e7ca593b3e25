//! `study.toml`: a thread's table, the scenarios that run it again, and for each cell of the table
//! which number of which task it is held against.

use super::tolerance::Tolerance;
use crate::run::metric::Metric;
use serde::Deserialize;
use std::collections::BTreeMap;

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
    pub letters: Vec<crate::study::letter::Letter>,
    /// Tables that the thread has no numbers for.
    #[serde(default)]
    pub shown: Vec<crate::study::shown::Shown>,
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
    /// Why ours is off, told while it misses; of an erratum, where it was corrected.
    #[serde(default)]
    pub note: Option<String>,
}

pub(crate) fn one() -> f64 {
    1.0
}

/// Whether a cell was used to fit the machine, and whether it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Fitted to the thread's number.
    Calibrated,
    /// Came out by itself.
    Predicted,
    /// Its author corrected what it says; the note tells where. Shown, and neither hit nor missed.
    Erratum,
}

impl Kind {
    /// The word in tables and JSON.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Calibrated => "calibrated",
            Kind::Predicted => "predicted",
            Kind::Erratum => "erratum",
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

    pub(crate) fn of(&self, ours: f64, other: f64) -> f64 {
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
