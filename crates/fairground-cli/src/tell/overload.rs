//! Overload, above the numbers that it makes meaningless.

use crate::base::console;
use crate::base::text::write_text;
use crate::run::overload::{Kind, of_run};
use crate::run::report::Report;
use crate::run::short::long_enough_s;
use crate::run::signs::{Sign, of_runs};
use serde_json::{Value, json};
use std::io::{self, Write};

/// What the numbers below are worth.
const THEREFORE: &str = "so times and rates below say how long the run was, not how fast it is";

/// What stands for the place of signs that are of a set of explanations.
pub(super) const OF_EXPLANATIONS: &str = " (explanations)";

/// The mildest of these words: it comes last.
pub(super) const SHORT_RUN: &str = "SHORT RUN";

/// The word that a sign's sentence begins with.
pub(super) fn mark(sign: &Sign) -> &'static str {
    match (sign.overload.kind, sign.may_be_chance) {
        (Kind::Starved, _) => "STARVED",
        (Kind::Locked, _) => "DEADLOCK",
        (Kind::RealTime | Kind::Reserved, _) => "REAL TIME",
        (Kind::Short, _) => SHORT_RUN,
        (_, true) => "NEAR OVERLOAD",
        (_, false) => "OVERLOAD",
    }
}

/// A sentence on a sign of `of` runs; `place` says which arm or world they are of.
pub(super) fn sentence(sign: &Sign, of: usize, place: &str) -> String {
    let Sign { overload, is_mean, runs, may_be_chance } = sign;
    let mark = mark(sign);
    let ones = if place == OF_EXPLANATIONS { "explanations" } else { "runs" };
    let runs = match is_mean {
        true => format!(" (mean of {of} {ones})"),
        false if of == 1 => String::new(),
        false => format!(" (in {runs} of {of} {ones})"),
    };
    match overload.kind {
        Kind::Starved => {
            let therefore = "means and percentiles count that wait";
            return format!("{mark}{place}: {overload}{runs}; {therefore}.");
        }
        Kind::Short => {
            let therefore = "a longer run most often shows a longer tail";
            let enough = match long_enough_s(overload.value) {
                Some(enough_s) => format!("--duration {enough_s}s at least"),
                None => "A day of it is not enough".to_owned(),
            };
            return format!("{mark}{place}: {overload}{runs}; {therefore}. {enough}.");
        }
        Kind::Refused => {
            let therefore = "times below are of those that were taken";
            return format!("{mark}{place}: {overload}{runs}; {therefore}.");
        }
        Kind::Late => {
            let therefore = "less is done than the scenario says, so times below may look too good";
            return format!("{mark}{place}: {overload}{runs}; {therefore}.");
        }
        Kind::RealTime | Kind::Reserved | Kind::Locked => {
            return format!("{mark}{place}: {overload}{runs}.");
        }
        _ => {}
    }
    match may_be_chance {
        true => format!(
            "{mark}{place}: {overload}{runs}; a longer run (--duration) tells whether that is \
             chance."
        ),
        false => format!("{mark}{place}: {overload}{runs}; {THEREFORE}."),
    }
}

/// The same of each sign.
pub fn sentences(signs: &[Sign], of: usize, place: &str) -> Vec<String> {
    signs.iter().map(|sign| sentence(sign, of, place)).collect()
}

/// Writes a line for each sign, if there is any, and an empty line; `of` is how many runs there
/// were.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, signs: &[Sign], of: usize, place: &str) -> io::Result<()> {
    for sentence in sentences(signs, of, place) {
        write_text(out, "", &sentence)?;
    }
    if signs.is_empty() { Ok(()) } else { writeln!(out) }
}

/// Warns of what stands above a page's numbers, where there is no page: a table as data, or a
/// program that asks.
pub fn warn(sentences: &[String]) {
    sentences.iter().for_each(|sentence| console::warn(sentence));
}

/// The same of one run.
pub fn warn_of_run(report: &Report<'_>) {
    warn(&sentences(&of_runs([&of_run(report)]), 1, ""));
}

/// The same as data.
pub fn value(signs: &[Sign]) -> Value {
    let sign = |sign: &Sign| {
        let Sign { overload, runs, .. } = sign;
        let mut value = json!({
            "mark": mark(sign),
            "kind": overload.kind,
            "subject": overload.subject,
            "value": overload.value,
            "against": overload.against,
            "runs": runs,
            "says": overload.to_string(),
        });
        if !overload.detail.is_empty() {
            value["detail"] = json!(overload.detail);
        }
        value
    };
    json!(signs.iter().map(sign).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::overload::Overload;

    #[test]
    fn what_few_runs_show_may_be_chance() {
        let told = |kind, runs, of, may_be_chance| {
            let overload = Overload::new(kind, "web", [2.0, 0.0]);
            let is_mean = kind == Kind::Queue;
            sentence(&Sign { overload, is_mean, runs, may_be_chance }, of, "")
        };
        assert!(told(Kind::Refused, 1, 1, false).starts_with("OVERLOAD: 2.0 % of web"));
        let few = told(Kind::Refused, 4, 20, true);
        assert!(few.starts_with("NEAR OVERLOAD: 2.0 % of web") && few.contains("4 of 20 runs"));
        assert!(told(Kind::Queue, 0, 20, false).contains("(mean of 20 runs)"));
    }

    #[test]
    fn of_a_short_run_it_is_told_which_length_is_enough_if_any_is() {
        let told = |forgets_s| {
            let overload = Overload::new(Kind::Short, "/web's CPUs", [forgets_s, 10.0]);
            sentence(&Sign { overload, is_mean: false, runs: 1, may_be_chance: false }, 1, "")
        };
        assert!(told(2.0).starts_with("SHORT RUN: /web's CPUs are asked for"));
        assert!(told(2.0).ends_with("a longer tail. --duration 100s at least."));
        assert!(told(9000.0).ends_with("A day of it is not enough."), "{}", told(9000.0));
    }
}
