//! Overload, above the numbers that it makes meaningless.

use crate::base::text::write_text;
use crate::run::overload::{Kind, Overload, is_seldom};
use serde_json::{Value, json};
use std::io::{self, Write};

/// What the numbers below are worth.
const THEREFORE: &str = "so times and rates below say how long the run was, not how fast it is";

/// A sentence on a sign that `count` of `of` runs show; `place` says which arm or world they are
/// of.
pub(super) fn sentence(sign: &Overload, count: usize, of: usize, place: &str) -> String {
    let runs = if of > 1 { format!(" (in {count} of {of} runs)") } else { String::new() };
    match sign.kind {
        Kind::Starved => {
            return format!("STARVED{place}: {sign}{runs}; means and percentiles count that wait.");
        }
        Kind::RealTime => return format!("REAL TIME{place}: {sign}{runs}."),
        Kind::Load | Kind::Queue | Kind::Refused => {}
    }
    if is_seldom(count, of) {
        return format!(
            "NEAR OVERLOAD{place}: {sign}{runs}; a longer run (--duration) tells whether that is \
             chance."
        );
    }
    format!("OVERLOAD{place}: {sign}{runs}; {THEREFORE}.")
}

/// The same of each sign.
pub(super) fn sentences(signs: &[(Overload, usize)], of: usize, place: &str) -> Vec<String> {
    signs.iter().map(|(sign, count)| sentence(sign, *count, of, place)).collect()
}

/// Writes a line for each sign, if there is any, and an empty line; `of` is how many runs there
/// were.
///
/// # Errors
/// When `out` does not take it.
pub fn write(
    out: &mut dyn Write,
    signs: &[(Overload, usize)],
    of: usize,
    place: &str,
) -> io::Result<()> {
    for sentence in sentences(signs, of, place) {
        write_text(out, "", &sentence)?;
    }
    if signs.is_empty() { Ok(()) } else { writeln!(out) }
}

/// The same as data.
pub fn value(signs: &[(Overload, usize)]) -> Value {
    let sign = |(sign, runs): &(Overload, usize)| {
        json!({
            "kind": sign.kind.name(),
            "subject": sign.subject,
            "value": sign.value,
            "against": sign.against,
            "runs": runs,
            "says": sign.to_string(),
        })
    };
    json!(signs.iter().map(sign).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_few_runs_show_may_be_chance() {
        let sign =
            Overload { kind: Kind::Refused, subject: "web".into(), value: 2.0, against: 0.0 };
        let starts = |count, of, with| sentence(&sign, count, of, " (baseline)").starts_with(with);
        assert!(starts(1, 1, "OVERLOAD (baseline): 2.0 % of web"));
        assert!(starts(5, 20, "OVERLOAD (baseline): 2.0 % of web"));
        assert!(starts(4, 20, "NEAR OVERLOAD (baseline): 2.0 % of web"));
    }
}
