//! `fairground run --json` for programs: a scenario in, one JSON text out, nothing printed.

use crate::failure::Failure;
use crate::observe::{Extras, observe};
use crate::read::{self, Overrides};
use crate::tell::json;
use crate::tell::report::Report;
use fairground::sim;
use std::path::PathBuf;

/// What to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A scenario's or workload's file, or the name of a shipped one.
    Path(PathBuf),
    /// A scenario's TOML; files that it names are looked up in the library.
    Text(String),
}

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(asked: &Asked, overrides: &Overrides) -> Result<String, Failure> {
    let (name, scenario) = match asked {
        Asked::Path(path) => (path.display().to_string(), read::load(path, overrides)),
        Asked::Text(text) => ("scenario".into(), read::load_text("scenario", text, overrides)),
    };
    let scenario = scenario.map_err(|error| Failure::Input(error.to_string()))?;
    let labels = sim::labels(&scenario);
    let observed = observe(&scenario, &labels, Extras::default())
        .map_err(|error| Failure::Input(format!("error: {error}\n --> {name}")))?;
    let report = Report {
        scenario: &scenario,
        labels: &labels,
        outcome: observed.outcome,
        stats: &observed.stats,
        spans: &observed.spans,
        digest: observed.digest,
    };
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
