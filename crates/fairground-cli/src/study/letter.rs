//! The tables of a cover letter: a benchmark at several load points, a baseline and a patch beside
//! each other. One table stands for the runs of two kernels at each point, for a cell for each
//! baseline, and for one for each gain that the thread calls significant.

use crate::run::metric::Metric;
use fairground_statistics::better::Better;
use serde::Deserialize;

/// One table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// Name, unique in the study: `hackbench (A)`.
    pub name: String,
    /// The word before the load points: `Amean`, `Hmean send`.
    pub statistic: String,
    /// Name of the baseline, and of the patch.
    pub columns: [String; 2],
    /// Unit of both.
    pub unit: String,
    /// What is measured; times `scale`.
    pub metric: Metric,
    /// What ours is multiplied by to be in `unit`: for each point, in units of its key (Mbit of a
    /// message) if `per_key`.
    #[serde(default = "one")]
    pub scale: f64,
    /// The load point is a factor too.
    #[serde(default)]
    pub per_key: bool,
    /// Which direction is better.
    pub better: Better,
    /// File beside `study.toml`.
    pub scenario: String,
    /// Machine as of `run --machine`, in the table's head.
    pub machine: String,
    /// Only so many of the study's seeds, from the first.
    #[serde(default)]
    pub runs: Option<u64>,
    /// Settings as of `run --set` of both; `{}` stands for the load point.
    pub set: Vec<String>,
    /// Settings of the patch.
    pub patch: Vec<String>,
    /// Load points whose baseline was fitted.
    #[serde(default)]
    pub calibrated: Vec<String>,
    /// How near the baseline must come, per cent.
    pub baseline_percent: f64,
    /// Gains are held to stay within so many per cent, unless the thread's own exceeds that;
    /// without it the sign of those that the thread calls significant is held against ours.
    #[serde(default)]
    pub gain_within: Option<f64>,
    /// Claims about all gains of the table.
    #[serde(default)]
    pub claims: Vec<Claim>,
    /// Why cells miss.
    #[serde(default)]
    pub note: Option<String>,
    /// Load point, baseline, patch, and whether the thread calls the difference significant.
    pub rows: Vec<(String, f64, f64, bool)>,
}

fn one() -> f64 {
    1.0
}

/// Something that holds of the gains of some rows.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What is claimed.
    pub says: String,
    /// First and last load point that count.
    pub from: String,
    /// Last one.
    pub to: String,
    /// The greatest of these gains is at least this.
    #[serde(default)]
    pub greatest_at_least: Option<f64>,
    /// The greatest is at most this.
    #[serde(default)]
    pub greatest_at_most: Option<f64>,
}

impl Letter {
    /// The arm of a row and column.
    pub fn arm(&self, row: &str, column: usize) -> String {
        format!("{}/{row}/{}", self.name, self.columns[column])
    }

    /// True if the arm is one of the table's.
    pub fn has(&self, arm: &str) -> bool {
        arm.strip_prefix(self.name.as_str()).is_some_and(|rest| rest.starts_with('/'))
    }

    /// True if cells of this column are shown in the table.
    pub fn has_column(&self, column: &str) -> bool {
        column.strip_prefix(self.name.as_str()).is_some_and(|rest| rest.starts_with(", "))
    }

    /// What is wrong with it.
    pub fn fault(&self) -> Option<String> {
        if !self.metric.is_of_machine() {
            return Some("its metric must be one of the whole machine".into());
        }
        let lost = self.claims.iter().find(|claim| self.span(claim).is_none());
        lost.map(|claim| format!("no rows from \"{}\" to \"{}\"", claim.from, claim.to))
    }

    /// What ours is multiplied by in a row.
    pub fn factor(&self, row: &str) -> f64 {
        let digits = row.trim_start_matches(|c: char| !c.is_ascii_digit());
        let key = digits.parse().unwrap_or(1.0);
        if self.per_key { self.scale * key } else { self.scale }
    }

    /// The load point without the words before it: `send-64` is 64.
    pub(super) fn point(row: &str) -> &str {
        row.trim_start_matches(|c: char| !c.is_ascii_digit())
    }

    /// Rows from one load point to another, both included.
    pub fn span(&self, claim: &Claim) -> Option<std::ops::RangeInclusive<usize>> {
        let place = |point: &String| self.rows.iter().position(|(row, ..)| row == point);
        Some(place(&claim.from)?..=place(&claim.to)?)
    }
}
