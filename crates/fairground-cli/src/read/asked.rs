//! A scenario as it is asked for: by its path or name, or as its text.

use super::explanations::Explanation;
use super::fault::{InputError, Sources};
use super::load::{load_text_with_limits, load_with_limits};
use super::loaded::Loaded;
use super::overrides::Overrides;
use super::scenario;
use crate::base::failure::Failure;
use fairground::sim::BuildError;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

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

    /// Its own text with its name, for people to read; nothing of a tool's command, and of what
    /// can't be read.
    pub fn text(&self) -> Option<(String, String)> {
        match self {
            Asked::Path(path) => scenario::text_of(path),
            Asked::Text(text) => Some((self.name(), text.clone())),
        }
    }

    /// Reads it, with what is laid over it.
    ///
    /// # Errors
    /// When something is wrong with it.
    pub fn load(&self, overrides: &Overrides) -> Result<Loaded, Failure> {
        let loaded = match self {
            Asked::Path(path) => load_with_limits(path, overrides),
            Asked::Text(text) => load_text_with_limits(&self.name(), text, overrides),
        };
        loaded.map_err(|error| Failure::Input(error.to_string()))
    }

    /// The explanations to go through, if it is a set of them and none is asked for alone: each is
    /// a scenario of its own, with [`Overrides::explanation`].
    ///
    /// # Errors
    /// When something is wrong with the set.
    pub fn explanations(&self, overrides: &Overrides) -> Result<Option<Vec<Explanation>>, Failure> {
        if overrides.explanation.is_some() {
            return Ok(None);
        }
        explanations(self).map_err(|error| Failure::Input(error.to_string()))
    }

    /// What a scenario that can't be built is told as.
    pub fn build_failure(&self, error: &BuildError) -> Failure {
        Failure::Input(format!("error: {error}\n --> {}", self.name()))
    }
}

/// The explanations of a scenario that is a set of them; nothing if it is a plain one.
///
/// # Errors
/// When something is wrong with the set, or there is no such scenario.
fn explanations(asked: &Asked) -> Result<Option<Vec<Explanation>>, InputError> {
    let mut sources = Sources::default();
    let read = match asked {
        Asked::Path(path) => scenario::explanations_of(path, &mut sources),
        Asked::Text(text) => scenario::explanations_of_text(&asked.name(), text, &mut sources),
    };
    read.map_err(|fault| fault.seal(&sources))
}
