//! Targets as tests in JUnit's XML, which every CI shows.

use super::number;
use crate::experiment::check::{Checked, Held};
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
        suite.add_test_case(case(checked, &name, held));
    }
    suite.add_property(("machine", checked.machine.as_str()));
    suite.add_property(("kernel", checked.kernel.as_str()));
    suite.add_property(("digest", format!("{:016x}", checked.digest).as_str()));
    let mut report = Report::new("fairground check");
    report.add_test_suite(suite);
    report.serialize(out).map_err(io::Error::other)
}

fn case(checked: &Checked, scenario: &str, held: &Held) -> TestCase {
    let told = super::in_words(checked, held);
    let status = match held.holds {
        true => TestCaseStatus::success(),
        false => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(told.as_str()).set_type("missed").set_description(values(held));
            status
        }
    };
    let mut case = TestCase::new(held.target.to_string(), status);
    case.set_classname(scenario).set_system_out(told.as_str());
    case
}

/// What was measured, run by run.
fn values(held: &Held) -> String {
    let unit = held.target.metric.unit();
    let told: Vec<String> = held.values.iter().map(|value| number(*value, unit)).collect();
    format!("by seed: {}", told.join(", "))
}
