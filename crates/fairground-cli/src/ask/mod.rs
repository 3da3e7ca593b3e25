//! What a user can ask: one file per verb.

use std::ffi::OsString;

/// Runs the command line `args` (with the program's name first) and returns the exit code.
pub fn main(_args: impl IntoIterator<Item = OsString>) -> i32 {
    0
}
