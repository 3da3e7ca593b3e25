//! Former names of answers: each is taken for one release more, and told once.

use fairground::policy::catalogue;
use std::io::{self, Write};
use std::sync::Mutex;

/// What has been told already, so that a thousand runs say it once.
static TOLD: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// Says on standard error that `key = "name"` has a new name, if it has one.
pub(super) fn tell(key: &str, name: &str) {
    let Some(answer) = catalogue::renamed(key, name) else { return };
    let mut told = TOLD.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if !told.contains(&answer.name) {
        told.push(answer.name);
        let line = format!("warning: {key} = \"{name}\" is now called \"{}\"", answer.name);
        // A message that nobody can read is no reason to stop.
        let _ = writeln!(io::stderr(), "{line}");
    }
}
