//! `fairground compare` and `fairground check` for programs: a question as JSON in, the answer's JSON
//! out, with the page that the command line prints beside it.

use super::Asked;
use crate::experiment::check::{self, check, seeds_asked};
use crate::experiment::compare::{self, Seeds, compare};
use crate::experiment::seeds;
use crate::experiment::statistics::Rule;
use crate::experiment::target::Target;
use crate::failure::Failure;
use crate::read::Overrides;
use crate::tell;
use clap::ValueEnum;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io;
use std::ops::RangeInclusive;

/// What is compared; the names are those of the command line's options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Compare {
    scenarios: Vec<Asked>,
    overrides: Overrides,
    with: Vec<String>,
    metric: Vec<String>,
    machines: Vec<String>,
    load: Option<String>,
    seeds: Option<String>,
    precision: Option<f64>,
    budget: Option<u64>,
    stats: String,
}

/// What is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    scenario: Asked,
    overrides: Overrides,
    targets: Vec<String>,
    seeds: Option<String>,
    share_percent: f64,
}

/// Compares, and returns what `fairground compare --json` prints, with `page` and `markdown`.
///
/// # Errors
/// What the command line would say.
pub fn compare_json(request: &str) -> Result<String, Failure> {
    let asked: Compare = parse(request)?;
    let mut overrides = asked.overrides;
    let first = overrides.seed.take().unwrap_or(1);
    let precision = asked.precision;
    if precision.is_some_and(|percent| !(0.001..=1000.0).contains(&percent)) {
        return Err(Failure::Usage("precision: expected per cent, 0.001 to 1000".into()));
    }
    let most = seeds::SEEDS_MAX;
    if asked.budget.is_some_and(|budget| !(1..=most).contains(&budget)) {
        return Err(Failure::Usage(format!("budget: expected 1 to {most} seeds")));
    }
    if asked.seeds.is_some() && (precision.is_some() || asked.budget.is_some()) {
        return Err(Failure::Usage("give either seeds, or precision and budget".into()));
    }
    let budget = asked.budget.map(|budget| budget as usize);
    let done = compare(compare::Question {
        scenarios: asked.scenarios,
        overrides,
        variants: asked.with,
        metrics: asked.metric,
        machines: asked.machines,
        load: asked.load,
        seeds: Seeds::asked(range(asked.seeds)?, first, precision, budget),
        rule: rule(&asked.stats)?,
    })?;
    let mut value = tell::compare::data::value(&done);
    put(&mut value, "page", |out| tell::compare::text::write(out, &done, false))?;
    put(&mut value, "markdown", |out| tell::compare::markdown::write(out, &done))?;
    Ok(value.to_string())
}

/// Checks, and returns what `fairground check --json` prints, with `page`.
///
/// # Errors
/// What the command line would say.
pub fn check_json(request: &str) -> Result<String, Failure> {
    let asked: Check = parse(request)?;
    let targets = asked.targets.iter().map(|text| Target::parse(text));
    let targets = targets.collect::<Result<Vec<_>, _>>().map_err(Failure::Usage)?;
    if targets.is_empty() {
        return Err(Failure::Usage("there is nothing to check: give at least one target".into()));
    }
    if !(asked.share_percent > 0.0 && asked.share_percent <= 100.0) {
        return Err(Failure::Usage("share: expected more than 0 and at most 100 per cent".into()));
    }
    let mut overrides = asked.overrides;
    let alone = overrides.seed.take();
    let checked = check(check::Question {
        asked: asked.scenario,
        overrides,
        targets,
        seeds: seeds_asked(range(asked.seeds)?, alone),
        share_percent: asked.share_percent,
    })?;
    let mut value = tell::check::value(&checked);
    put(&mut value, "page", |out| tell::check::write(out, &checked))?;
    Ok(value.to_string())
}

pub(super) fn parse<'r, T: Deserialize<'r>>(request: &'r str) -> Result<T, Failure> {
    serde_json::from_str(request)
        .map_err(|error| Failure::Usage(format!("the request is wrong: {error}")))
}

pub(super) fn range(seeds: Option<String>) -> Result<Option<RangeInclusive<u64>>, Failure> {
    let parsed = seeds.map(|text| seeds::parse(&text)).transpose();
    parsed.map_err(|fault| Failure::Usage(format!("seeds: {fault}")))
}

fn rule(name: &str) -> Result<Rule, Failure> {
    Rule::from_str(name, false).map_err(|_| {
        let names: Vec<&str> = Rule::value_variants().iter().map(|rule| rule.name()).collect();
        Failure::Usage(format!("there are no stats \"{name}\"; accepted: {}", names.join(", ")))
    })
}

/// Puts a page beside the data.
fn put(
    value: &mut Value,
    key: &str,
    write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut page = Vec::new();
    write(&mut page)?;
    value[key] = json!(String::from_utf8_lossy(&page));
    Ok(())
}
