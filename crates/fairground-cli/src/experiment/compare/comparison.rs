//! What a comparison comes to: tables, rows, and variants against the baseline.

use super::build::Build;
use super::question::Question;
use crate::run::metric::Metric;
use crate::run::signs::Sign;
use fairground::units::Ns;
use fairground_statistics::better::Better;
use fairground_statistics::moments::Mean;
use fairground_statistics::splits::Splits;

/// What came out.
pub struct Comparison {
    /// The question.
    pub question: Question,
    /// Names of the arms, the baseline first.
    pub arms: Vec<String>,
    /// A table per scenario and machine; those in which a variant loses first, the worst first of
    /// all.
    pub sections: Vec<Section>,
    /// Digest of all runs.
    pub digest: u64,
}

/// One scenario on one machine.
#[derive(Default)]
pub struct Section {
    /// The scenario.
    pub scenario: String,
    /// Name of its machine; that of the baseline if arms have several.
    pub machine: String,
    /// Its kernel's profile in the baseline.
    pub kernel: String,
    /// How the kernel of each arm is built, at the first load point.
    pub builds: Vec<Build>,
    /// What runtimes of each arm make of their limits, in words, at the first load point.
    pub threads: Vec<Vec<String>>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Arms and load points with signs of overload.
    pub overloads: Vec<Overloaded>,
    /// True if every seed gives the same history: nothing in it is random.
    pub is_one_history: bool,
    /// By load point and arm, the mean time from the start of a run to its end, ns.
    pub lengths_ns: Vec<Vec<Ns>>,
}

/// An arm at a load point that is asked for more than can be done.
pub struct Overloaded {
    /// The arm.
    pub arm: usize,
    /// The load point, if there are several.
    pub load: Option<String>,
    /// The signs, each with the number of runs that show it.
    pub signs: Vec<Sign>,
    /// Runs.
    pub runs: usize,
}

/// One metric at one load point.
pub struct Row {
    /// The load point, if there are several.
    pub load: Option<String>,
    /// What is measured.
    pub metric: Metric,
    /// Which mean stands for it.
    pub mean: Mean,
    /// What each arm gave, seed by seed; NaN where it gave no number.
    pub values: Vec<Vec<f64>>,
    /// The variants against the baseline.
    pub cells: Vec<Cell>,
}

/// A variant against the baseline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cell {
    /// Which direction is better.
    pub better: Better,
    /// By how many per cent it is better, or more where neither direction is better; infinite over
    /// a baseline of 0; NaN if a run gave no number.
    pub gain_percent: f64,
    /// The gain's 95 % interval, per cent; none of five seeds or fewer.
    pub interval: Option<(f64, f64)>,
    /// Probability of such a difference if there is none, by the rule; mmtests' new rule has none.
    pub p: Option<f64>,
    /// The same, corrected for the size of the table if the rule does that.
    pub adjusted_p: Option<f64>,
    /// Marked.
    pub significant: bool,
}

/// What differs by less is no difference to anyone, and is printed as none: it is not marked,
/// however sure. Per cent.
const LEAST_PERCENT: f64 = 0.05;

/// Whether a gain, or its lack, is a difference to anyone.
pub fn is_difference(gain_percent: f64) -> bool {
    gain_percent.abs() >= LEAST_PERCENT
}

/// What differs by less than this is told apart: it is hardly of use, chance or not. Per cent.
const SLIGHT_PERCENT: f64 = 1.0;

impl Cell {
    /// True if it differs by less than one per cent, and its interval too.
    pub fn is_slight(&self) -> bool {
        let (low, high) = self.interval.unwrap_or((self.gain_percent, self.gain_percent));
        [self.gain_percent, low, high].iter().all(|percent| percent.abs() < SLIGHT_PERCENT)
    }

    /// True if the variant is worse, and not by chance.
    pub fn loses(&self) -> bool {
        self.falls() && self.better != Better::Neither
    }

    /// True if the variant is better, and not by chance.
    pub fn gains(&self) -> bool {
        self.rises() && self.better != Better::Neither
    }

    /// True if the variant is better, or more, and not by chance.
    pub fn rises(&self) -> bool {
        self.significant && self.gain_percent > 0.0
    }

    /// True if the variant is worse, or less, and not by chance.
    pub fn falls(&self) -> bool {
        self.significant && self.gain_percent < 0.0
    }
}

impl Row {
    /// Which direction is better.
    pub fn better(&self) -> Better {
        self.metric.better()
    }

    /// The mean of an arm.
    pub fn mean_of(&self, arm: usize) -> f64 {
        self.mean.mean(&self.values[arm])
    }

    /// Number of seeds.
    pub fn seeds(&self) -> usize {
        self.values[0].len()
    }

    /// Runs of an arm that gave no number.
    pub fn missing(&self) -> usize {
        self.values.iter().flatten().filter(|value| value.is_nan()).count()
    }
}

impl Section {
    /// The worst significant loss of any variant, per cent; 0 if none loses.
    pub fn worst_loss(&self) -> f64 {
        let cells = self.rows.iter().flat_map(|row| &row.cells).filter(|cell| cell.loses());
        cells.map(|cell| cell.gain_percent).fold(0.0, f64::min)
    }
}

impl Comparison {
    /// The rows of all tables.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.sections.iter().flat_map(|section| &section.rows)
    }

    /// True if all intervals are as narrow as was asked.
    pub fn is_precise(&self) -> bool {
        let Some(precision) = self.question.seeds.precision else { return true };
        // What the baseline's mean moves after the first stage is no lack of seeds.
        let wide = |(low, high): (f64, f64)| (high - low) / 2.0 > precision * 1.1;
        let few = |row: &Row| row.seeds() < Splits::seeds_to_mark(1);
        let is_wide = |row: &Row| row.cells.iter().any(|cell| cell.interval.is_some_and(wide));
        !self.rows().any(|row| few(row) || is_wide(row))
    }
}
