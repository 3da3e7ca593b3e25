//! What must and must not be blamed, on workloads where it is known.

use super::*;
use crate::experiment::compare::Seeds;
use crate::read::Asked;

fn question(kernels: &[&str], command: &str) -> Question {
    Question {
        asked: Asked::Path(command.into()),
        overrides: Overrides {
            machine: Some("node:1 l3:1 core:1 pu:1".into()),
            duration: Some("400ms".into()),
            ..Overrides::default()
        },
        kernels: kernels.iter().map(|name| (*name).to_owned()).collect(),
        metrics: vec!["delay_ms_mean".into()],
        seeds: Seeds { first: 1, budget: 12, precision: None },
    }
}

/// A server alone.
const MIXED: &str = "server --threads 4 --rate 300/s --service exp:2ms";

#[test]
fn a_difference_is_blamed_on_changes_that_make_it_again() {
    let mut question = question(&["6.5", "6.6"], "web-and-batch");
    question.overrides = Overrides { duration: Some("500ms".into()), ..Overrides::default() };
    question.metrics = vec!["wake_latency_us_p99".into()];
    let answer = releases(&question).expect("it runs");
    let step = &answer.steps[0];
    let row = &step.rows[0];
    assert!(row.verdict != Verdict::Alike, "CFS and EEVDF are alike: {:?}", row.means);
    let settings: Vec<&str> =
        row.blamed.iter().map(|b| step.changes[b.seen.change].setting.as_str()).collect();
    assert!(settings.iter().any(|setting| setting.contains("pick=")), "{settings:?}");
}

#[test]
fn kernels_that_answer_alike_have_no_changes_and_no_blame() {
    let answer = releases(&question(&["5.0", "5.1"], MIXED)).expect("it runs");
    let step = &answer.steps[0];
    assert!(step.changes.is_empty() && step.between == 0);
    assert!(step.rows.iter().all(|row| row.verdict == Verdict::Alike && row.blamed.is_empty()));
}

#[test]
fn one_kernel_and_one_kernel_twice_are_refused() {
    for (kernels, words) in
        [(&["6.6"][..], "two or more"), (&["6.6", "6.6"], "twice in a row"), (&["6.6", "x"], "x")]
    {
        let told = format!("{:?}", releases(&question(kernels, MIXED)).err());
        assert!(told.contains(words), "{told}");
    }
}
