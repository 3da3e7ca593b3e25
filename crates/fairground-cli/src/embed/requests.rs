//! `fairground sweep` and `fairground tune` for programs: the question as JSON. A sweep's may be sent
//! to other processes and machines, which read it again.

use super::Asked;
use super::questions::{parse, range};
use crate::experiment::grid::Grid;
use crate::experiment::sweep::Sweep;
use crate::experiment::tune::{self, Question};
use crate::failure::Failure;
use crate::read::Overrides;
use crate::tell::tune_json;
use serde::{Deserialize, Serialize};

/// What is swept; the names are those of the command line's options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SweepRequest {
    /// The scenario.
    pub scenario: Asked,
    /// What is laid over it in every setting.
    pub overrides: Overrides,
    /// `KEY=VALUES`.
    pub vary: Vec<String>,
    /// `20` or `5-24`.
    pub seeds: String,
    /// Metrics beside the usual ones.
    pub metric: Vec<String>,
}

/// What is tuned.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tune {
    scenario: Asked,
    overrides: Overrides,
    vary: Vec<String>,
    meet: Vec<String>,
    minimise: String,
    seeds: usize,
    share_percent: f64,
    jobs: Option<usize>,
}

impl SweepRequest {
    /// Reads one from its JSON.
    ///
    /// # Errors
    /// When it is none.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        parse(text)
    }

    /// The sweep that is meant: every setting is read.
    ///
    /// # Errors
    /// What the command line would say.
    pub fn sweep(self) -> Result<Sweep, Failure> {
        let seeds = range(Some(self.seeds))?.into_iter().flatten().collect();
        Sweep::new(Grid::new(self.scenario, self.overrides, &self.vary)?, seeds, &self.metric)
    }
}

/// Tunes, and returns what `fairground tune --json` prints.
///
/// # Errors
/// What the command line would say.
pub fn tune_json(request: &str) -> Result<String, Failure> {
    let asked: Tune = parse(request)?;
    if asked.meet.is_empty() || asked.vary.is_empty() {
        return Err(Failure::Usage("give at least one knob and one target".into()));
    }
    let question = Question {
        targets: tune::targets(&asked.meet)?,
        grid: tune::grid(asked.scenario, asked.overrides, &asked.vary)?,
        minimise: Some(asked.minimise).filter(|key| key != tune::RESERVATION),
        seeds: asked.seeds,
        share: tune::share(asked.share_percent)?,
        jobs: asked.jobs,
    };
    let answer = question.answer()?;
    Ok(tune_json::value(&question, &answer).to_string())
}
