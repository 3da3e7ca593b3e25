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
    for held in &checked.results {
        let missed = (!held.holds).then(|| ("missed", values(held)));
        let fault = misfit(checked.misfit.as_deref()).or(missed);
        let told = super::in_words(checked, held);
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
    for told in check_set::told(set) {
        let missed = match told.agreement {
            Agreement::All | Agreement::Nearly => None,
            Agreement::Depends => Some(("depends", told.text.clone())),
            Agreement::None => Some(("missed", told.text.clone())),
        };
        let fault = misfit(set.misfit.as_deref()).or(missed);
        suite.add_test_case(case(&name, &told.name, &told.text, fault));
    }
    suite.add_property(("explanations", set.worlds.len().to_string().as_str()));
    write_suite(out, suite, &set.checked[0])
}

/// Of what does not fit every target fails.
fn misfit(misfit: Option<&str>) -> Option<(&'static str, String)> {
    misfit.map(|misfit| ("misfit", super::of_misfit(misfit)))
}

fn write_suite(out: &mut dyn Write, mut suite: TestSuite, of: &Checked) -> io::Result<()> {
    suite.add_property(("machine", of.machine.as_str()));
    suite.add_property(("kernel", of.kernel.as_str()));
    let mut report = Report::new("fairground check");
    report.add_test_suite(suite);
    report.serialize(out).map_err(io::Error::other)
}

/// A target as a test; what is wrong with it has a type and a description.
fn case(
    scenario: &str,
    target: &str,
    told: &str,
    fault: Option<(&'static str, String)>,
) -> TestCase {
    let status = match fault {
        None => TestCaseStatus::success(),
        Some((kind, description)) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(told).set_type(kind).set_description(description);
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
