//! Same scenario and seed, same history: twice, on many threads, in debug and in release.

#[path = "../benches/catalogue.rs"]
#[allow(dead_code, reason = "benches use more of it")]
mod catalogue;

use catalogue::Entry;
use fairground::record::digest::{Digest, HISTORIES};
use fairground::sim::simulate;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// `name digest events` of an entry that was cut short.
fn line(entry: &Entry) -> (String, String) {
    let mut scenario = (entry.scenario)();
    scenario.duration_ns = entry.short_ns;
    let mut digest = Digest::default();
    let outcome = simulate(&scenario, &mut digest).expect("the catalogue is sound");
    (entry.name.to_owned(), format!("{:016x} {}", digest.value(), outcome.events))
}

fn expected_file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/expected/digests.txt")
}

/// Debug and release builds are compared through the committed file, which both must match.
#[test]
fn every_build_has_the_committed_digests() {
    let lines = catalogue::ENTRIES.iter().map(|entry| {
        let (name, told) = line(entry);
        format!("{name} {told}\n")
    });
    let ours: String = lines.collect();
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        fs::write(expected_file(), &ours).expect("the file can be written");
    }
    let committed = fs::read_to_string(expected_file()).unwrap_or_default();
    assert_eq!(
        ours, committed,
        "\nthe history has changed (name, digest, events). If it was meant to:\n\
         FAIRGROUND_BLESS=1 cargo test -p fairground --test determinism\n\
         and `FAIRGROUND_BLESS=1 make bench` for the long runs"
    );
}

/// Short runs, long ones, and those of each answer.
fn all_digests() -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let answers = fs::read_dir(root.join("tests/expected/answers")).expect("a folder");
    let mut files: Vec<PathBuf> = answers.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.extend([root.join("benches/expected.txt"), expected_file()]);
    files.iter().map(|file| fs::read_to_string(file).expect("text")).collect()
}

/// A hash that is the same everywhere (FNV-1a).
fn hash(text: &str) -> u64 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, fold)
}

#[test]
fn the_name_of_the_histories_moves_with_any_digest() {
    let name = format!("{:08x}", hash(&all_digests()) >> 32);
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/record/histories.txt");
        fs::write(file, format!("{name}\n")).expect("the file can be written");
        return;
    }
    assert_eq!(
        HISTORIES, name,
        "\ndigests were blessed, their name was not:\n\
         FAIRGROUND_BLESS=1 cargo test -p fairground --test determinism, once more"
    );
}

#[test]
fn threads_do_not_change_a_history() {
    // The crowds take 700 MB each: one at a time is enough, in the test above.
    let light = || catalogue::ENTRIES.iter().filter(|entry| !entry.name.ends_with("-2000-on-384"));
    let alone: BTreeMap<String, String> = light().map(line).collect();
    let together: BTreeMap<String, String> = std::thread::scope(|scope| {
        let runs: Vec<_> =
            light().chain(light()).map(|entry| scope.spawn(move || line(entry))).collect();
        runs.into_iter().map(|run| run.join().expect("no run panics")).collect()
    });
    assert_eq!(alone, together);
}

#[test]
fn another_seed_is_another_history() {
    let mut scenario = catalogue::mixed();
    scenario.duration_ns = 100_000_000;
    let digest_of = |seed| {
        let mut digest = Digest::default();
        let scenario = fairground::sim::scenario::Scenario { seed, ..scenario.clone() };
        simulate(&scenario, &mut digest).expect("sound");
        digest.value()
    };
    assert_eq!(digest_of(1), digest_of(1));
    assert_ne!(digest_of(1), digest_of(2));
}
