//! `fairground compare --kernels` for programs: a question as JSON in, the answer's JSON out, with
//! the page that the command line prints beside it.

use super::request::{parse, put, seeds};
use crate::base::failure::Failure;
use crate::experiment::kernels::{Question, releases};
use crate::read::{Asked, Overrides};
use crate::tell::compare::{self as tell, markdown, text};
use crate::tell::kernels::{data, write};
use serde::Deserialize;

/// What is asked; the names are those of the command line's options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kernels {
    scenario: Asked,
    overrides: Overrides,
    kernels: Vec<String>,
    metric: Vec<String>,
    seeds: Option<String>,
    precision: Option<f64>,
    budget: Option<u64>,
}

/// Compares kernels, and returns what `fairground compare --kernels --json` prints, with `page`;
/// so that `compared` is an answer by itself, it has `page` and `markdown` too.
///
/// # Errors
/// What the command line would say.
pub fn kernels_json(request: &str) -> Result<String, Failure> {
    let asked: Kernels = parse(request)?;
    let mut overrides = asked.overrides;
    let first = overrides.seed.take().unwrap_or(1);
    let answer = releases(&Question {
        asked: asked.scenario,
        overrides,
        kernels: asked.kernels,
        metrics: asked.metric,
        seeds: seeds(asked.seeds, first, asked.precision, asked.budget)?,
    })?;
    tell::warn(&answer.compared);
    let mut value = data::value(&answer);
    put(&mut value, "page", |out| write(out, &answer))?;
    put(&mut value["compared"], "page", |out| text::write(out, &answer.compared, false))?;
    put(&mut value["compared"], "markdown", |out| markdown::write(out, &answer.compared))?;
    Ok(value.to_string())
}
