//! Targets as tests in JUnit's XML, which every CI shows.

use super::number;
use crate::experiment::check::{Checked, Held};
use crate::experiment::check_set::CheckedSet;
use crate::experiment::worlds::Agreement;
use crate::tell::check_set;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use std::io::{self, Write};

/// Writes one suite, with a test for each target.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, checked: &Checked) -> io::Result<()> {
    let name = checked.question.asked.name();
    let mut suite = TestSuite::new(name.as_str());
    let overloads = super::overloads(checked);
    for held in &checked.results {
        let message = super::in_words(checked, held);
        let told = together(&message, &overloads);
        let missed =
            (!held.holds).then(|| Fault { kind: "missed", message, description: values(held) });
        let fault = misfit(checked.misfit.as_deref(), &told).or(missed);
        suite.add_test_case(case(&name, &held.target.to_string(), &told, fault));
    }
    suite.add_property(("digest", format!("{:016x}", checked.digest).as_str()));
    write_suite(out, suite, checked)
}

/// Writes one suite of a set of explanations. A target whose holding depends on which explanation
/// is true fails: nobody may rely on it.
///
/// # Errors
/// When `out` does not take it.
pub fn write_set(out: &mut dyn Write, set: &CheckedSet) -> io::Result<()> {
    let name = set.asked.name();
    let mut suite = TestSuite::new(name.as_str());
    let overloads = check_set::overloads(set);
    for target in check_set::told(set) {
        let told = together(&target.text, &overloads);
        let kind = match target.agreement {
            Agreement::All | Agreement::Nearly => None,
            Agreement::Depends => Some("depends"),
            Agreement::None => Some("missed"),
        };
        let missed = kind.map(|kind| {
            let (message, description) = (target.text.clone(), target.text.clone());
            Fault { kind, message, description }
        });
        let fault = misfit(set.misfit.as_deref(), &told).or(missed);
        suite.add_test_case(case(&name, &target.name, &told, fault));
    }
    suite.add_property(("explanations", set.worlds.len().to_string().as_str()));
    write_suite(out, suite, &set.checked[0])
}

/// Why a test fails.
struct Fault {
    kind: &'static str,
    /// What a CI shows first.
    message: String,
    description: String,
}

/// Of what does not fit every target fails; what was simulated is no reason.
fn misfit(misfit: Option<&str>, told: &str) -> Option<Fault> {
    let message = super::of_misfit(misfit?);
    Some(Fault { kind: "misfit", message, description: told.to_owned() })
}

/// What came out, and what makes it worth less.
fn together(told: &str, overloads: &[String]) -> String {
    let lines = [told].into_iter().chain(overloads.iter().map(String::as_str));
    lines.collect::<Vec<_>>().join("\n")
}

fn write_suite(out: &mut dyn Write, mut suite: TestSuite, of: &Checked) -> io::Result<()> {
    suite.add_property(("machine", of.machine.as_str()));
    suite.add_property(("kernel", of.kernel.as_str()));
    let mut report = Report::new("fairground check");
    report.add_test_suite(suite);
    report.serialize(out).map_err(io::Error::other)
}

/// A target as a test.
fn case(scenario: &str, target: &str, told: &str, fault: Option<Fault>) -> TestCase {
    let status = match fault {
        None => TestCaseStatus::success(),
        Some(Fault { kind, message, description }) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(message).set_type(kind).set_description(description);
            status
        }
    };
    let mut case = TestCase::new(target, status);
    case.set_classname(scenario).set_system_out(told);
    case
}

/// What was measured, run by run.
fn values(held: &Held) -> String {
    let unit = held.target.metric.unit();
    let told: Vec<String> = held.values.iter().map(|value| number(*value, unit)).collect();
    format!("by seed: {}", told.join(", "))
}
