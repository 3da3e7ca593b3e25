//! A golden timeline for each answer of each question, in the little world of its room.
//!
//! `tests/expected/answers/QUESTION.txt` is generated from the one list: a new answer gets its
//! timeline with `FAIRGROUND_BLESS=1 cargo test -p fairground --test laws answers`. Look at it, and
//! commit it. The digest below a timeline covers every fact of the run, so it sees what letters
//! hide.

use crate::little::world;
use crate::timeline::Timeline;
use fairground::policy::catalogue::{AnswerInfo, QuestionInfo};
use fairground::policy::need::Need;
use fairground::policy::{Kernel, QUESTIONS};
use fairground::record::digest::Digest;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::Id;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Columns of a timeline.
const COLUMNS: u64 = 80;

/// The release that an answer is shown on: the newest of its side that says nothing unusual.
pub fn release(answer: &AnswerInfo) -> &'static str {
    match answer.needs {
        Need::Cfs => "5.15",
        Need::Any | Need::Eevdf => "6.12",
    }
}

/// The little world with this answer.
pub fn given(question: &QuestionInfo, answer: &AnswerInfo) -> Scenario {
    let mut kernel = Kernel::profile(release(answer)).expect("a release");
    kernel.set(question.key, answer.name).expect("one of its answers");
    if kernel.check().is_err() {
        // A flat hierarchy has nothing to take off.
        kernel.set("throttle", "task").expect("one of its answers");
    }
    let scenario = world(question.key, kernel);
    scenario.kernel.check().expect("an answer fits its own side");
    scenario
}

/// Everything that happened, in one number.
pub fn digest(scenario: &Scenario) -> u64 {
    let mut digest = Digest::default();
    simulate(scenario, &mut digest).expect("a little world is sound");
    digest.value()
}

fn timeline(scenario: &Scenario) -> String {
    let step_ns = scenario.duration_ns / COLUMNS;
    let cpus = scenario.machine.topology.len();
    let mut told = (Timeline::new(cpus, step_ns, COLUMNS as usize), Digest::default());
    let outcome = simulate(scenario, &mut told).expect("a little world is sound");
    let (mut timeline, digest) = told;
    timeline.finish(outcome.ended_ns);
    let letter = |task: fairground::units::TaskId| (b'A' + task.index() as u8) as char;
    let lines = timeline.lines(letter).join("\n");
    format!("{lines}\n{} events, digest {:016x}\n", outcome.events, digest.value())
}

/// Compares with `tests/expected/answers/KEY.txt`, or writes it when blessing.
fn expected(key: &str, page: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/answers");
    let path = folder.join(format!("{key}.txt"));
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        fs::write(&path, page).expect("the expected text can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        page == committed,
        "{} changed. It is now\n\n{page}\nIf that is meant, run again with FAIRGROUND_BLESS=1.",
        path.display()
    );
}

#[test]
fn every_answer_has_its_timeline() {
    for question in QUESTIONS {
        let mut page = format!("{}\n", question.asks);
        for answer in question.answers {
            let (name, release) = (answer.name, release(answer));
            let drawn = timeline(&given(question, answer));
            write!(page, "\n{}={name} on {release}\n{drawn}", question.key).expect("a string");
        }
        expected(question.key, &page);
    }
}
