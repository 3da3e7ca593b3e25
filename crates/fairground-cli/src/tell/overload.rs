//! Overload, above the numbers that it makes meaningless.

use crate::base::text::write_text;
use crate::run::overload::Overload;
use serde_json::{Value, json};
use std::io::{self, Write};

/// What the numbers below are worth.
pub(super) const THEREFORE: &str =
    "so times and rates below say how long the run was, not how fast it is";

/// Writes a line for each sign, if there is any, and an empty line; `of` is how many runs there
/// were, and `place` says which arm or world they are of.
///
/// # Errors
/// When `out` does not take it.
pub fn write(
    out: &mut dyn Write,
    signs: &[(Overload, usize)],
    of: usize,
    place: &str,
) -> io::Result<()> {
    for (sign, count) in signs {
        let runs = if of > 1 { format!(" (in {count} of {of} runs)") } else { String::new() };
        write_text(out, "", &format!("OVERLOAD{place}: {sign}{runs}; {THEREFORE}."))?;
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
