//! Statements about a set of explanations: in which of them something holds, and in which not.

use super::amount::{percent, range, shown};
use crate::base::text::{WIDTH, wrapped, write_text};
use crate::experiment::apart::Apart;
use crate::experiment::target::Target;
use crate::experiment::worlds::{Agreement, NEEDED, World, are_fitted, heaviest};
use fairground_statistics::weighted::Range;
use serde_json::{Value, json};
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
    write_text(out, "", &verdict(worlds, agreement, weight))
}

/// The same sentence as text.
pub fn verdict(worlds: &[World], agreement: Agreement, weight: f64) -> String {
    let (count, held) = (worlds.len(), percent(weight));
    let needed = percent(NEEDED);
    match agreement {
        Agreement::All => format!("It holds in all {count} explanations of the figures."),
        Agreement::Nearly => format!(
            "It holds in explanations that carry {held} of the weight, at least {needed}; not in \
             all of the {count}."
        ),
        Agreement::Depends if weight == 0.0 => format!(
            "It is open: none of the {count} explanations keeps the target for sure, and not all \
             of them miss it."
        ),
        Agreement::Depends => format!(
            "It depends on which explanation is true: it holds in those that carry {held} of the \
             weight, less than the {needed} that a recommendation needs."
        ),
        Agreement::None => format!("It misses in all {count} explanations of the figures."),
    }
}

/// Writes, above everything, that services are not like the measured one, and what follows.
///
/// # Errors
/// When `out` does not take it.
pub fn write_misfit(out: &mut dyn Write, misfit: Option<&str>, therefore: &str) -> io::Result<()> {
    misfit.map_or(Ok(()), |misfit| write_text(out, "", &format!("MISFIT: {misfit}. {therefore}")))
}

/// Whose numbers these are where they are of one explanation alone: `the likeliest of 18
/// explanations (number 1, 7.2 % of the weight)`. Nothing of a plain scenario.
pub fn likeliest(worlds: &[World]) -> Option<String> {
    let World { explanation, weight, .. } = &worlds[heaviest(worlds)];
    let (count, weight) = (worlds.len(), percent(*weight));
    let number = explanation.unwrap_or(1);
    (count > 1).then(|| {
        format!("the likeliest of {count} explanations (number {number}, {weight} of the weight)")
    })
}

/// How sure an answer over a set is, as it was measured of sets that `fit` found: not of one that
/// somebody wrote, nor of services that don't fit.
pub fn sure(worlds: &[World], is_misfit: bool) -> Option<&'static str> {
    (are_fitted(worlds) && !is_misfit).then_some(super::fit::SURE)
}

/// Writes it, if there is anything to write.
///
/// # Errors
/// When `out` does not take it.
pub fn write_sure(out: &mut dyn Write, worlds: &[World], is_misfit: bool) -> io::Result<()> {
    sure(worlds, is_misfit).map_or(Ok(()), |sure| write_text(out, "", sure))
}

/// Writes how far a time has to keep from its target, where it has to.
///
/// # Errors
/// When `out` does not take it.
pub fn write_keeps(out: &mut dyn Write, targets: &[Target]) -> io::Result<()> {
    keeps(targets).map_or(Ok(()), |keeps| write_text(out, "", keeps))
}

/// How far a time has to keep from its target in explanations that `fit` found; nothing without
/// such a target.
pub fn keeps(targets: &[Target]) -> Option<&'static str> {
    let is_coarse = targets.iter().any(|target| target.margin > 0.0);
    is_coarse.then_some(
        "A time meets its target here if it keeps 6 % from it: so far off may those of an \
         explanation be.",
    )
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
        let World { explanation, weight, what: of, .. } = world;
        let number = explanation.unwrap_or(1);
        let text = format!("misses in {number} ({}): {what}; {of}", percent(*weight));
        let mut indent = "  ";
        for line in wrapped(&text, WIDTH - 4) {
            writeln!(out, "{indent}{line}")?;
            indent = "    ";
        }
    }
    match all.len().checked_sub(NAMED_MAX).filter(|more| *more > 0) {
        Some(more) => writeln!(out, "  and in {more} more"),
        None => Ok(()),
    }
}

/// Writes which measurement would tell the explanations in which it holds from the others.
///
/// # Errors
/// When `out` does not take it.
pub fn write_apart(out: &mut dyn Write, apart: Option<&Apart>, holds: bool) -> io::Result<()> {
    let Some(Apart { metric, holds: where_held, misses }) = apart else {
        let text = "No figure that a dashboard shows of the service as it is would tell which of \
                    them is true: measure more finely, or try the setting.";
        return if holds { write_text(out, "", text) } else { Ok(()) };
    };
    let unit = metric.unit();
    let told = |range: &Range| format!("{} to {}", shown(range.low, unit), shown(range.high, unit));
    let text = format!(
        "What would tell: {metric} of the service as it is. It is {} where it holds, and {} where \
         it misses.",
        told(where_held),
        told(misses)
    );
    write_text(out, "", &text)
}

/// The same as data.
pub fn apart_value(apart: &Apart) -> Value {
    json!({
        "metric": apart.metric.name(),
        "unit": apart.metric.unit().word(),
        "where_it_holds": range(apart.holds),
        "where_it_misses": range(apart.misses),
    })
}
