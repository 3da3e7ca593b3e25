//! One decision that is taken by another answer is noticed.
//!
//! For each two answers of a question, the little world of the first is run again and again; each
//! time another single event is served under the second. At one of them the history must change,
//! or the run must stop at an assertion. A few answers decide once, when the world is made: for
//! these the world is made with the second. What can't be told apart at all is named, with why.

use crate::answers::{digest, given};
use fairground::policy::catalogue::{AnswerInfo, QuestionInfo};
use fairground::policy::question::Write;
use fairground::policy::{QUESTIONS, Rules};
use fairground::record::digest::Digest;
use fairground::sim::scenario::Scenario;
use fairground::sim::{simulate, simulate_altered};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Question, answer, other answer: the same in every world that the kernel takes.
///
/// * A burst is refused where none is kept, so there R = min(R + Q, Q + 0) = Q.
/// * Whether an entity counts as queued while it is placed matters only if it is alone; then it is
///   its own zero-lag point, and has no lag to place it by.
const SAME: &[(&str, &str, &str)] = &[
    ("refill", "quota", "burst"),
    ("refill", "quota", "burst-idle-periods"),
    ("reweight", "place-counted", "place-anew"),
    ("reweight", "place-anew", "place-counted"),
];

/// Questions that a world is made by: it can't change its answer on the way.
const MADE_BY: &[&str] = &["hierarchy", "gather"];

/// The history in which event `at` alone is served under the other answer; None if an assertion
/// stopped it.
fn altered(scenario: &Scenario, key: &str, other: usize, at: u64) -> Option<u64> {
    let own = scenario.kernel.rules.decided();
    let own = own.iter().find(|decided| decided.question.key == key).expect("asked").answer;
    let mut event = 0;
    let mut digest = Digest::default();
    let alter = |rules: &mut Rules| {
        event += 1;
        let row = if event == at { other } else { own };
        rules.write(key, Write::Answer(row));
    };
    let run = AssertUnwindSafe(|| simulate_altered(scenario, &mut digest, alter).is_ok());
    let ended = catch_unwind(run).unwrap_or(false);
    ended.then(|| digest.value())
}

/// How often a run is looked at.
fn events(scenario: &Scenario) -> u64 {
    let mut events = 0;
    let count = |_: &mut Rules| events += 1;
    simulate_altered(scenario, &mut Digest::default(), count).expect("a little world is sound");
    events
}

/// True if one decision by `other` is seen in the world of `answer`.
fn is_noticed(question: &QuestionInfo, answer: &AnswerInfo, other: usize) -> bool {
    let scenario = given(question, answer);
    let honest = digest(&scenario);
    let once = |at| altered(&scenario, question.key, other, at) != Some(honest);
    if !MADE_BY.contains(&question.key) && (1..events(&scenario)).any(once) {
        return true;
    }
    let mut made = scenario.clone();
    made.kernel.rules.write(question.key, Write::Answer(other));
    let fits = made.kernel.check().is_ok() && simulate(&made, &mut Digest::default()).is_ok();
    !fits || digest(&made) != honest
}

#[test]
fn a_decision_by_another_answer_is_noticed() {
    let mut wrong = Vec::new();
    for question in QUESTIONS {
        for (row, answer) in question.answers.iter().enumerate() {
            for (other, info) in question.answers.iter().enumerate().filter(|(at, _)| *at != row) {
                let pair = (question.key, answer.name, info.name);
                if is_noticed(question, answer, other) == SAME.contains(&pair) {
                    wrong.push(format!("{pair:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "not noticed, or noticed though the same:\n{}", wrong.join("\n"));
}

/// A hook that alters nothing changes nothing, or the law above would hold for nothing.
#[test]
fn canary_the_same_answer_is_not_noticed() {
    for question in QUESTIONS {
        let scenario = given(question, &question.answers[0]);
        let honest = digest(&scenario);
        assert_eq!(altered(&scenario, question.key, 0, 1), Some(honest), "{}", question.key);
    }
}
