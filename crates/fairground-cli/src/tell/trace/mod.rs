//! fairground's own trace: a whole run for a page that shows any part of it at once, however long
//! the run is. `docs/reference/trace.md` describes the file; `web/src/trace` reads it.
//!
//! The run is cut into chunks of time. Of each the file has every stretch ([`chunk`]) and the
//! shares of 256 steps ([`tile`]); four tiles make one of the next level ([`pyramid`]), up to one
//! that has the whole run. What is where stands at the end ([`footer`]), so that a reader fetches
//! only what it draws. The history is the same every time: the run that was observed tells how
//! long the chunks should be, and a second one fills them.

mod chunk;
mod footer;
mod form;
mod ledger;
mod parts;
mod pyramid;
mod sums;
mod tile;
mod writer;

pub use form::{ENDING, check};

use crate::base::failure::Failure;
use crate::base::output::Output;
use crate::run::observe::Observed;
use fairground::sim::scenario::Scenario;
use fairground::sim::{BuildError, TaskLabel, simulate};
use footer::{About, footer};
use std::io;
use std::path::{Path, PathBuf};
use writer::Writer;

/// A trace on its way into a file.
pub struct TraceFile {
    file: Output,
    path: PathBuf,
}

impl TraceFile {
    /// Opens the file: what can't be written is told before anything runs.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn create(path: &Path) -> Result<Self, Failure> {
        let file = Output::of_option("--trace", path)?;
        Ok(TraceFile { file, path: path.to_owned() })
    }

    /// Runs the scenario again, and writes all of it.
    ///
    /// # Errors
    /// When the disk does not take it, or as `unbuilt` says if it can't be built.
    pub fn write(
        self,
        (name, command): (&str, &str),
        scenario: &Scenario,
        labels: &[TaskLabel],
        observed: &Observed,
        unbuilt: impl FnOnce(&BuildError) -> Failure,
    ) -> Result<(), Failure> {
        let TraceFile { file, path } = self;
        let plan = writer::Plan::of(labels.len(), observed);
        let begun = Writer::begin(file, scenario, labels, plan);
        let mut writer = begun.map_err(unwritten(&path))?;
        simulate(scenario, &mut writer).map_err(|error| unbuilt(&error))?;
        let about = About { name, command, scenario, labels, observed };
        let end = |contents: &writer::Contents| footer(&about, contents);
        let done = writer.finish(observed.outcome.ended_ns, end).and_then(Output::commit);
        done.map_err(unwritten(&path))
    }
}

/// True if a file's name says that it is one of these.
pub fn is_ours(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == ENDING)
}

fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| Failure::writing(&path.display().to_string(), &error)
}
