//! `fairground run` for programs.

use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe;
use crate::tell::json;
use fairground::sim;

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(asked: &Asked, overrides: &Overrides) -> Result<String, Failure> {
    let scenario = asked.load(overrides)?.scenario;
    let labels = sim::labels(&scenario);
    let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
    let report = observed.report(&scenario, &labels);
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
