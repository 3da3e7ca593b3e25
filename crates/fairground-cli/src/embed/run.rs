//! `fairground run` for programs.

use super::request::parse;
use crate::base::failure::Failure;
use crate::experiment::ranges::ranges as all;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe;
use crate::tell::{json, overload, ranges};
use fairground::sim;
use serde::Deserialize;

/// What is run.
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
