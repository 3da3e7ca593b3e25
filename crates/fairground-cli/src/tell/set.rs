//! Statements about a set of explanations: in which of them something holds, and in which not.

use crate::base::text::{shorten, write_text};
use crate::experiment::worlds::{Agreement, NEEDED, World};
use std::io::{self, Write};

/// Explanations that are named one by one.
const NAMED_MAX: usize = 8;

/// Writes one sentence on how far the explanations agree; `weight` is the share of those in which
/// it holds.
///
/// # Errors
/// When `out` does not take it.
pub fn write_verdict(
    out: &mut dyn Write,
    worlds: &[World],
    agreement: Agreement,
    weight: f64,
) -> io::Result<()> {
    let (count, held) = (worlds.len(), percent(weight));
    let needed = percent(NEEDED);
    let text = match agreement {
        Agreement::All => format!("It holds in all {count} explanations of the figures."),
        Agreement::Nearly => format!(
            "It holds in explanations that carry {held} of the weight, at least {needed}; not in \
             all of the {count}."
        ),
        Agreement::Depends => format!(
            "It depends on which explanation is true: it holds in those that carry {held} of the \
             weight, less than the {needed} that a recommendation needs."
        ),
        Agreement::None => format!("It misses in all {count} explanations of the figures."),
    };
    write_text(out, "", &text)
}

/// Names the explanations of which `missed` says what they miss, the heaviest first.
///
/// # Errors
/// When `out` does not take it.
pub fn write_misses(
    out: &mut dyn Write,
    worlds: &[World],
    missed: impl Fn(usize) -> Option<String>,
) -> io::Result<()> {
    let all = (0..worlds.len()).filter_map(|at| Some((&worlds[at], missed(at)?)));
    let mut all: Vec<(&World, String)> = all.collect();
    all.sort_by(|(a, _), (b, _)| b.weight.total_cmp(&a.weight));
    for (world, what) in all.iter().take(NAMED_MAX) {
        let World { explanation, weight, what: of } = world;
        let number = explanation.unwrap_or(1);
        let line = format!("  misses in {number} ({}): {what}; {of}", percent(*weight));
        writeln!(out, "{}", shorten(&line, crate::base::text::WIDTH))?;
    }
    match all.len().checked_sub(NAMED_MAX).filter(|more| *more > 0) {
        Some(more) => writeln!(out, "  and in {more} more"),
        None => Ok(()),
    }
}

/// A share of the weight, rounded down: never more than it is.
pub fn percent(share: f64) -> String {
    super::tune::percent(share)
}
