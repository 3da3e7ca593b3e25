//! What the command line does, for programs: a question in, one JSON text out, nothing printed.

mod questions;
mod requests;

use crate::failure::Failure;
use crate::observe::{Extras, observe};
use crate::read::{self, Loaded, Overrides};
use crate::tell::json;
use fairground::sim::{self, BuildError};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

pub use questions::{check_json, compare_json};
pub use requests::{SweepRequest, tune_json};

/// What to run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A scenario's or workload's file, or the name of a shipped one.
    Path(PathBuf),
    /// A scenario's TOML; files that it names are looked up in the library.
    Text(String),
}

impl Asked {
    /// What messages call it.
    pub fn name(&self) -> String {
        match self {
            Asked::Path(path) => path.display().to_string(),
            Asked::Text(_) => "scenario".into(),
        }
    }

    /// Reads it, with what is laid over it.
    ///
    /// # Errors
    /// When something is wrong with it.
    pub fn load(&self, overrides: &Overrides) -> Result<Loaded, Failure> {
        let loaded = match self {
            Asked::Path(path) => read::load_with_limits(path, overrides),
            Asked::Text(text) => read::load_text_with_limits(&self.name(), text, overrides),
        };
        loaded.map_err(|error| Failure::Input(error.to_string()))
    }

    /// What a scenario that can't be built is told as.
    pub fn build_failure(&self, error: &BuildError) -> Failure {
        Failure::Input(format!("error: {error}\n --> {}", self.name()))
    }
}

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(asked: &Asked, overrides: &Overrides) -> Result<String, Failure> {
    let scenario = asked.load(overrides)?.scenario;
    let labels = sim::labels(&scenario);
    let observed = observe(&scenario, &labels, Extras::default())
        .map_err(|error| asked.build_failure(&error))?;
    let report = observed.report(&scenario, &labels);
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
