//! `fairground tune` for programs: a question as JSON in, the answer's JSON out.

use super::request::{parse, put};
use crate::base::failure::Failure;
use crate::experiment::tune::{self, Question};
use crate::experiment::worlds::targets_of;
use crate::read::{Asked, Overrides};
use crate::tell::{tune as tune_page, tune_json};
use serde::Deserialize;

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

/// Tunes, and returns what `fairground tune --json` prints, with its `page`.
///
/// # Errors
/// What the command line would say.
pub fn tune_json(request: &str) -> Result<String, Failure> {
    let asked: Tune = parse(request)?;
    if asked.meet.is_empty() || asked.vary.is_empty() {
        return Err(Failure::Usage("give at least one knob and one target".into()));
    }
    let grid = tune::grid(asked.scenario, asked.overrides, &asked.vary)?;
    let question = Question {
        targets: targets_of(tune::targets(&asked.meet)?, &grid.worlds),
        grid,
        minimise: Some(asked.minimise).filter(|key| key != tune::RESERVATION),
        seeds: asked.seeds,
        share: tune::share(asked.share_percent)?,
        jobs: asked.jobs,
    };
    let answer = question.answer()?;
    tune_page::warn(&question, &answer);
    let mut value = tune_json::value(&question, &answer);
    put(&mut value, "page", |out| tune_page::write(out, &question, &answer))?;
    Ok(value.to_string())
}
