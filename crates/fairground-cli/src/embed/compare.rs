//! `fairground compare` for programs: a question as JSON in, the answer's JSON out, with the page
//! that the command line prints beside it.

use super::request::{parse, put, seeds};
use crate::base::failure::Failure;
use crate::experiment::compare::{self, Variant, compare, compare_set, recommended_variants};
use crate::experiment::rule::Rule;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::tell::compare::{self as tell, data, markdown, set as tell_set, text};
use clap::ValueEnum;
use serde::Deserialize;
use std::path::PathBuf;

/// What is compared; the names are those of the command line's options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Compare {
    scenarios: Vec<Asked>,
    overrides: Overrides,
    with: Vec<String>,
    recommendations: Vec<PathBuf>,
    metric: Vec<String>,
    machines: Vec<String>,
    load: Option<String>,
    seeds: Option<String>,
    precision: Option<f64>,
    budget: Option<u64>,
    stats: String,
}

/// Compares, and returns what `fairground compare --json` prints, with `page` and `markdown`.
///
/// # Errors
/// What the command line would say.
pub fn compare_json(request: &str) -> Result<String, Failure> {
    let asked: Compare = parse(request)?;
    let mut overrides = asked.overrides;
    let first = overrides.seed.take().unwrap_or(1);
    let histories = seeds(asked.seeds, first, asked.precision, asked.budget)?;
    let mut variants: Vec<Variant> = asked.with.into_iter().map(Variant::from).collect();
    if let Some(base) = asked.scenarios.first() {
        variants.extend(recommended_variants(&asked.recommendations, base, &overrides)?);
    }
    let question = compare::Question {
        scenarios: asked.scenarios,
        overrides,
        variants,
        metrics: asked.metric,
        machines: asked.machines,
        load: asked.load,
        seeds: histories,
        rule: rule(&asked.stats)?,
    };
    let worlds = match question.scenarios.first() {
        Some(first) => World::all(first, &question.overrides)?,
        None => Vec::new(),
    };
    if worlds.len() > 1 {
        let set = compare_set(&question, worlds)?;
        tell_set::warn(&set);
        let mut value = tell_set::value(&set);
        put(&mut value, "page", |out| tell_set::write(out, &set))?;
        return Ok(value.to_string());
    }
    let done = compare(question)?;
    tell::warn(&done);
    let mut value = data::value(&done);
    put(&mut value, "page", |out| text::write(out, &done, false))?;
    put(&mut value, "markdown", |out| markdown::write(out, &done))?;
    Ok(value.to_string())
}

fn rule(name: &str) -> Result<Rule, Failure> {
    Rule::from_str(name, false).map_err(|_| {
        let names: Vec<&str> = Rule::value_variants().iter().map(|rule| rule.name()).collect();
        Failure::Usage(format!("there are no stats \"{name}\"; accepted: {}", names.join(", ")))
    })
}
