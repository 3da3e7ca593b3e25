//! Why a service is slow and what would help, as data.

use super::changes::{is_judged, meets};
use super::misfit;
use super::page::Page;
use super::verdict::{sentence, throttling, throttling_of_misfit};
use super::{how_sure, neighbours};
use crate::experiment::explain::change;
use crate::experiment::explain::neighbours::Neighbours;
use crate::experiment::explain::part::Share;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::{Met, Much, helps};
use crate::experiment::explain::world::{Measured, World};
use crate::experiment::explain::{Changed, Explained};
use crate::experiment::worlds;
use crate::read::Runtime;
use crate::tell::amount::range;
use crate::tell::set;
use serde_json::{Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.explain/2";

/// The whole answer.
pub fn value(page: &Page, question: &Question, explained: &Explained) -> Value {
    let explanation = |(told, (_, measured)): (&worlds::World, &(f64, Measured))| {
        json!({
            "weight": told.weight,
            "what": told.what,
            "latency_ms_p50": measured.p50_ms,
            "latency_ms_p99": measured.p99_ms,
            "throttled_percent": measured.throttled_percent,
            "usage_cpus": measured.usage_cpus,
            "psi_some_percent": measured.pressure_some_percent,
        })
    };
    let explanations = question.explanations.iter().zip(&explained.now.all).map(explanation);
    let part =
        |share: &Share| json!({ "part": share.part.words().word, "percent": range(share.percent) });
    let parts = explained.parts.iter().map(part);
    let throttling = match page.misfit {
        Some(_) => throttling_of_misfit(page, question),
        None => throttling(page, question, explained),
    };
    let misfit = page.misfit.as_deref().map(misfit::sentence);
    let changes = explained.changes.iter();
    let changes = changes.map(|changed| changed_value(page, question, explained, changed));
    let sure = [
        Some(how_sure(page, question, explained)),
        set::sure(&question.explanations, page.misfit.is_some()).map(str::to_owned),
        Some(neighbours::told(question, explained)),
    ];
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "service": page.head,
        "notes": page.notes.iter().cloned().chain(misfit).collect::<Vec<_>>(),
        "answer": true,
        "overloaded": false,
        "verdict": sentence(page, question, explained),
        "how_sure": sure.into_iter().flatten().collect::<Vec<_>>(),
        "throttling": word(throttling),
        "neighbours": neighbours(explained.neighbours),
        "parts": parts.collect::<Vec<_>>(),
        "explanations": explanations.collect::<Vec<_>>(),
        "today": world(
            &explained.now,
            change::peak_cpus(&question.limit, question.cpus),
            is_judged(page, question),
        ),
        "changes": changes.collect::<Vec<_>>(),
        "narrowing": page.narrowing,
        "set": page.set,
        "runtime": question.runtime.map(Runtime::word),
    })
}

/// An answer that there is none.
pub fn nothing(page: &Page) -> Value {
    let notes = page.overloaded.iter().chain(&page.notes).chain(&page.why_not);
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "service": page.head,
        "notes": notes.collect::<Vec<_>>(),
        "verdict": page.overloaded.as_ref().or(page.why_not.as_ref()),
        "answer": false,
        "overloaded": page.overloaded.is_some(),
    })
}

fn changed_value(
    page: &Page,
    question: &Question,
    explained: &Explained,
    changed: &Changed,
) -> Value {
    let (now, judged) = (&explained.now, is_judged(page, question));
    let options = changed.change.options(&question.group);
    let options = options.into_iter().flat_map(|(option, value)| [option.to_owned(), value]);
    json!({
        "name": changed.change.name(),
        "told": changed.is_told,
        "helps_share": helps(now, &changed.world),
        "meets": meets(page, question, explained.met(changed)).map(word_of_met),
        "p99_changes_percent": range(changed.p99_percent(now)),
        "options": options.collect::<Vec<_>>(),
        "does": world(&changed.world, changed.change.peak_cpus(question.cpus), judged),
    })
}

fn world(world: &World, peak_cpus: f64, is_judged: bool) -> Value {
    json!({
        "latency_ms_p50": range(world.time(|measured| measured.p50_ms)),
        "latency_ms_p99": range(world.time(|measured| measured.p99_ms)),
        "throttled_percent": range(world.range(|measured| measured.throttled_percent)),
        "peak_cpus": peak_cpus,
        "holds_share": is_judged.then(|| world.holds()),
        "holds_share_ends": is_judged.then(|| world.holds_at_ends()),
    })
}

fn word_of_met(met: Met) -> &'static str {
    match met {
        Met::Yes => "met",
        Met::No => "missed",
        Met::Depends => "open",
    }
}

fn word(much: Much) -> &'static str {
    match much {
        Much::Main => "main",
        Much::Some => "part",
        Much::Little => "little",
        Much::Unknown => "unknown",
    }
}

fn neighbours(neighbours: Neighbours) -> Value {
    let waiting = neighbours.waiting();
    json!({
        "found": neighbours.name(),
        "psi_some_percent": waiting.map(|waiting| waiting.measured_percent),
        "psi_some_percent_alone": waiting.map(|waiting| range(waiting.alone_percent)),
    })
}
