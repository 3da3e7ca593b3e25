//! Former names of answers: each is taken for one release more, with a warning.

use crate::base::console;
use fairground::policy::catalogue;

/// Warns that `key = "name"` has a new name, if it has one.
pub(super) fn tell(key: &str, name: &str) {
    if let Some(answer) = catalogue::renamed(key, name) {
        console::warn(&format!("{key} = \"{name}\" is now called \"{}\"", answer.name));
    }
}
