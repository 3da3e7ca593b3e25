//! What the fuzzers kept is read again: all of it, in seconds.

use fairground_fuzz::corpus;
use fairground_fuzz::targets::TARGETS;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

/// All corpora together have at most so many bytes.
const BYTES_MAX: u64 = 2_000_000;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(format!("{name}.corpus"))
}

#[test]
fn every_reader_reads_or_refuses_what_was_kept() {
    for target in TARGETS {
        let inputs = corpus::read(&file(target.name)).expect("each reader has a corpus");
        assert!(inputs.len() > 2, "{}: {} inputs", target.name, inputs.len());
        for (number, input) in inputs.iter().enumerate() {
            let read = catch_unwind(|| (target.run)(input));
            let text = String::from_utf8_lossy(input);
            assert!(read.is_ok(), "{}, input {number}: {text:?}", target.name);
        }
    }
}

#[test]
fn corpora_are_small_and_each_is_somebodys() {
    let mut bytes = 0;
    for entry in std::fs::read_dir(file("x").parent().expect("a folder")).expect("corpora") {
        let path = entry.expect("a corpus").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        assert!(name == "worlds" || TARGETS.iter().any(|target| target.name == name), "{name}");
        bytes += path.metadata().expect("its size").len();
    }
    assert!(bytes <= BYTES_MAX, "{bytes} bytes");
}
