//! Runs a study: every arm with every seed.

use super::sample::{Number, Sample};
use super::shipped::{Home, Study};
use super::spec::{Arm, Cell};
use crate::base::failure::Failure;
use crate::read::{self, Overrides};
use crate::run::metric::Metric;
use crate::run::observe::observe;
use crate::run::report::Report;
use fairground::sim;
use fairground::sim::scenario::Scenario;

/// Measures what a cell is about.
pub(crate) fn measure(cell: &Cell, metric: &Metric, report: &Report<'_>) -> Result<f64, Failure> {
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
        let of_table =
            |table: &crate::study::shown::Shown| table.has(arm).then(|| table.measure(&report));
        let shown = self.spec.shown.iter().find_map(of_table).unwrap_or_default();
        Ok(Sample { arm: arm.to_owned(), seed, numbers, first, shown, digest: report.digest })
    }

    pub(crate) fn scenario(&self, arm: &Arm, seed: u64) -> Result<Scenario, Failure> {
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
