//! The simulator beside recordings of real kernels, one test per recording.
//!
//! `cargo test -p fairground --test recordings four-hogs` runs those with that in their names;
//! `-- --list` lists all. What comes out stands beside the data, in `scores.md`: which figures hit,
//! and those that miss with their numbers. A test fails when its part of that page changes, for the
//! worse or the better; `FAIRGROUND_BLESS=1` writes it anew. Recordings that take long are ignored
//! unless `FAIRGROUND_LONG` is set (or with `-- --include-ignored`).
//!
//! `FAIRGROUND_FORECAST=batch-N` writes what fairground says of a batch of drawn experiments that
//! are not recorded yet, and does nothing else; `drawn-services` that of the drawn services,
//! `gather` that of processes and caches.

mod drawn;
mod drawn_services;
mod gathered;
mod generated;
mod guest;
mod jobs;
mod kernel;
mod mixes;
mod oracle;
mod placed;
mod placement;
mod pressure;
mod replay;
mod scores;
mod served;
mod services;
mod what_if;
mod what_if_drawn;

use libtest_mimic::{Arguments, Trial};
use scores::Blessed;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    if let Ok(batch) = std::env::var("FAIRGROUND_FORECAST") {
        match batch.as_str() {
            jobs::FOLDER => jobs::forecast(),
            gathered::FOLDER => gathered::forecast(),
            batch => drawn::forecast(batch),
        }
        return ExitCode::SUCCESS;
    }
    let arguments = Arguments::from_args();
    let suites = [
        oracle::suite(),
        placement::suite(),
        gathered::suite(),
        pressure::suite(),
        services::suite(),
        what_if::suite(),
        what_if_drawn::suite(),
        generated::suite(),
        mixes::suite(),
        drawn_services::suite(),
        kernel::suite(),
    ];
    let suites = suites.map(Arc::new);
    let blessed = Arc::new(Blessed::default());
    // With `--ignored` only the long ones run, so they have to be known as such.
    let every = std::env::var_os("FAIRGROUND_LONG").is_some() && !arguments.ignored;
    let trials = suites.iter().flat_map(|suite| suite.trials(&blessed, every));
    let trials: Vec<Trial> = trials.collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    suites.iter().for_each(|suite| suite.bless(&blessed));
    conclusion.exit_code()
}
