//! Why a service is slow and what would help, as data.

use super::explain::Page;
use crate::experiment::explain::change;
use crate::experiment::explain::part::Part;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::{Much, helps, told};
use crate::experiment::explain::world::World;
use crate::experiment::explain::{Changed, Explained};
use crate::experiment::statistics::weighted::Range;
use serde_json::{Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.explain/1";

/// The whole answer.
pub fn value(page: &Page, question: &Question, explained: &Explained) -> Value {
    let best = told(&explained.changes, &explained.now);
    let explanation = |(told, (_, measured)): (&crate::read::Explanation, &(f64, _))| {
        let measured: &crate::experiment::explain::world::Measured = measured;
        json!({
            "weight": told.weight,
            "what": told.what,
            "latency_ms_p50": measured.p50_ms,
            "latency_ms_p99": measured.p99_ms,
            "throttled_percent": measured.throttled_percent,
            "usage_cpus": measured.usage_cpus,
        })
    };
    let explanations = explained.explanations.iter().zip(&explained.now.all).map(explanation);
    let parts = explained
        .parts_percent
        .iter()
        .map(|(part, percent)| json!({ "part": word(*part), "percent": range(percent) }));
    let changes = explained.changes.iter().map(|changed| {
        let is_told = best.iter().any(|best| best.change == changed.change);
        changed_value(question, &explained.now, changed, is_told)
    });
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "service": page.head,
        "notes": page.notes,
        "answer": true,
        "throttling": throttling(explained),
        "parts": parts.collect::<Vec<_>>(),
        "explanations": explanations.collect::<Vec<_>>(),
        "today": world(
            &explained.now,
            change::peak_cpus(&question.limit, question.cpus),
            question,
        ),
        "changes": changes.collect::<Vec<_>>(),
        "narrowing": page.narrowing,
        "set": page.set,
    })
}

/// An answer that there is none.
pub fn nothing(page: &Page) -> Value {
    let notes = page.notes.iter().chain(&page.why_not);
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "service": page.head,
        "notes": notes.collect::<Vec<_>>(),
        "answer": false,
    })
}

fn changed_value(question: &Question, now: &World, changed: &Changed, is_told: bool) -> Value {
    let options = changed.change.options(&question.group);
    let options = options.into_iter().flat_map(|(option, value)| [option.to_owned(), value]);
    json!({
        "name": changed.change.name(),
        "told": is_told,
        "helps_share": helps(now, &changed.world),
        "options": options.collect::<Vec<_>>(),
        "does": world(&changed.world, changed.change.peak_cpus(question.cpus), question),
    })
}

fn world(world: &World, peak_cpus: f64, question: &Question) -> Value {
    json!({
        "latency_ms_p50": range(&world.time(|measured| measured.p50_ms)),
        "latency_ms_p99": range(&world.time(|measured| measured.p99_ms)),
        "throttled_percent": range(&world.range(|measured| measured.throttled_percent)),
        "peak_cpus": peak_cpus,
        "holds_share": question.target.is_some().then(|| world.holds()),
    })
}

fn throttling(explained: &Explained) -> &'static str {
    let found = explained.parts_percent.iter().find(|(part, _)| *part == Part::Throttling);
    match found.map(|(_, percent)| Much::of(*percent)) {
        Some(Much::Main) => "main",
        Some(Much::Some) => "part",
        Some(Much::Little) => "little",
        Some(Much::Unknown) | None => "unknown",
    }
}

fn word(part: Part) -> &'static str {
    match part {
        Part::Throttling => "throttling",
        Part::Thread => "thread",
        Part::Cpu => "cpu",
        Part::Work => "work",
        Part::Elsewhere => "elsewhere",
    }
}

fn range(range: &Range) -> Value {
    json!({ "low": range.low, "likely": range.likely, "high": range.high })
}
