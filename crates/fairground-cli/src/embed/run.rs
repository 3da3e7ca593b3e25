//! `fairground run` for programs.

use super::request::{parse, put, range};
use crate::base::failure::Failure;
use crate::experiment::histories::histories;
use crate::experiment::ranges::ranges as all;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe;
use crate::tell::{histories as tell_histories, json, overload, ranges};
use fairground::sim;
use serde::Deserialize;

/// What is run once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Run {
    scenario: Asked,
    overrides: Overrides,
}

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(request: &str) -> Result<String, Failure> {
    let Run { scenario: asked, overrides } = parse(request)?;
    let worlds = World::all(&asked, &overrides)?;
    if worlds.len() > 1 {
        let all = self::all(&asked, &overrides, worlds)?;
        ranges::warn(&all);
        return Ok(ranges::value(&asked.name(), &all).to_string());
    }
    let scenario = asked.load(&overrides)?.scenario;
    let labels = sim::labels(&scenario);
    let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
    let report = observed.report(&scenario, &labels);
    overload::warn_of_run(&report);
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// What is run with many seeds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Histories {
    scenario: Asked,
    overrides: Overrides,
    seeds: String,
}

/// Runs what is asked with each seed and returns what `fairground run --seeds --json` prints,
/// with its `page`.
///
/// # Errors
/// As of [`run_json`]; and if the scenario is a set of explanations.
pub fn histories_json(request: &str) -> Result<String, Failure> {
    let Histories { scenario: asked, overrides, seeds } = parse(request)?;
    let seeds = range(Some(seeds))?.unwrap_or(1..=1);
    if World::all(&asked, &overrides)?.len() > 1 {
        return Err(Failure::Input(format!(
            "{} is a set of explanations\naccepted: explanation=1 for one of them",
            asked.name()
        )));
    }
    let all = histories(&asked, &overrides, seeds)?;
    tell_histories::warn(&all);
    let mut value = tell_histories::value(&asked.name(), &all);
    put(&mut value, "page", |out| tell_histories::write(out, &asked.name(), &all))?;
    Ok(value.to_string())
}
