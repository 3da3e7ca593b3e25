//! `fairground run` for programs.

use crate::base::failure::Failure;
use crate::experiment::ranges::ranges as all;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe;
use crate::tell::{json, ranges};
use fairground::sim;

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(asked: &Asked, overrides: &Overrides) -> Result<String, Failure> {
    let worlds = World::all(asked, overrides)?;
    if worlds.len() > 1 {
        return Ok(ranges::value(&asked.name(), &self::all(asked, overrides, worlds)?).to_string());
    }
    let scenario = asked.load(overrides)?.scenario;
    let labels = sim::labels(&scenario);
    let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
    let report = observed.report(&scenario, &labels);
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
