//! Commands that fill a folder of results, and what is in it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// What a command that succeeds said.
pub fn done(mut command: Command) -> Output {
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

/// The exit code and what was said of a command that fails.
pub fn failed(mut command: Command) -> (i32, String) {
    let output = command.output().expect("it starts");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!told.contains("panicked"), "{told}");
    (output.status.code().expect("it was not killed"), told)
}

/// The bytes of a folder's data set.
pub fn results(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("results.jsonl")).expect("the data set is there")
}
