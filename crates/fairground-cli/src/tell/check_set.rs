//! Targets over a set of explanations, for people and as data.

use super::amount::{percent, range, shown};
use super::set::{verdict, write_apart, write_misses, write_verdict};
use super::{check, overload, set};
use crate::base::table::{Table, left, right};
use crate::base::text::{WIDTH, counted, shorten, write_text};
use crate::experiment::check_set::CheckedSet;
use crate::experiment::worlds::Agreement;
use crate::run::overload::Kind;
use crate::run::signs::{Sign, of_worlds};
use fairground_statistics::weighted::Range;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.check-set/1";

/// Writes a line per target, and in which explanations they hold.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, set: &CheckedSet) -> io::Result<()> {
    check::write_misfit(out, set.misfit.as_deref())?;
    let first = &set.checked[0];
    let head = format!(
        "{}: {} explanations, on {}, kernel {}, {} each",
        set.asked.name(),
        set.worlds.len(),
        first.machine,
        first.kernel,
        counted(first.results[0].values.len(), "seed"),
    );
    writeln!(out, "{}", shorten(&head, WIDTH))?;
    write_signs(out, set)?;
    let targets = first.results.iter().map(|held| held.target.to_string().len());
    let width = targets.max().unwrap_or(0).clamp(6, 44);
    let table = Table::new([left(width), right(14).gap(2), right(12), right(12), right(12)]);
    let heads = ["Target", "holds in", "median: low", "likely", "high"];
    writeln!(out, "  {}", table.line(heads))?;
    for (at, held) in first.results.iter().enumerate() {
        let unit = held.target.metric.unit();
        let Some(Range { low, likely, high }) = set.median(at) else { continue };
        let numbers = [low, likely, high].map(|value| shown(value, unit));
        let target = shorten(&held.target.to_string(), width);
        let weight = format!("{} weight", percent(set.agreement_of(at).1));
        writeln!(out, "  {}", table.line([target, weight].into_iter().chain(numbers)))?;
    }
    write_text(out, "", &counts(set))?;
    set::write_keeps(out, &first.question.targets)?;
    match (&set.misfit, no_verdict(set)) {
        (Some(_), _) => writeln!(out, "No verdict: the explanations don't fit the figures.")?,
        (None, Some(open)) => write_text(out, "", &open)?,
        (None, None) => write_verdict(out, &set.worlds, set.agreement, set.weight)?,
    }
    if let Some(untold) = set.untold.filter(|_| set.agreement.is_enough() && !set.is_open()) {
        write_text(out, "", &format!("BEWARE: {untold}."))?;
    }
    write_misses(out, &set.worlds, |world| missed(set, world))?;
    if set.agreement != Agreement::All {
        write_apart(out, set.apart.as_ref(), set.checked.iter().any(|checked| checked.holds()))?;
    }
    set::write_sure(out, &set.worlds, set.misfit.is_some())
}

/// Signs of overload of each explanation; that runs are short, once for all.
fn write_signs(out: &mut dyn Write, set: &CheckedSet) -> io::Result<()> {
    let mut short: Vec<Vec<Sign>> = Vec::new();
    for (world, checked) in set.worlds.iter().zip(&set.checked) {
        let place = format!(" (explanation {})", world.explanation.unwrap_or(1));
        let runs = checked.results[0].values.len();
        let signs = checked.overloads.iter().cloned();
        let (shorts, signs): (Vec<Sign>, Vec<Sign>) =
            signs.partition(|sign| sign.overload.kind == Kind::Short);
        overload::write(out, &signs, runs, &place)?;
        short.push(shorts);
    }
    overload::write(out, &of_worlds(&short), short.len(), overload::OF_EXPLANATIONS)
}

/// What the percentages count: that more seeds lower them is no fault of the service.
fn counts(set: &CheckedSet) -> String {
    let first = &set.checked[0];
    let (seeds, share) = (first.results[0].values.len(), first.question.share_percent);
    match share >= 100.0 {
        true if seeds == 1 => "\"Holds in\" counts the weight of explanations in which the one \
                               seed holds: more seeds are stricter."
            .into(),
        true => format!(
            "\"Holds in\" counts the weight of explanations in which all {seeds} seeds hold: more \
             seeds are stricter, --share 90% is less so."
        ),
        false => format!(
            "\"Holds in\" counts the weight of explanations in which {} of the {seeds} seeds hold.",
            percent(share / 100.0)
        ),
    }
}

/// A target over all explanations, in sentences.
pub struct Told {
    /// The target, or what all of them together are called.
    pub name: String,
    /// In which explanations it holds.
    pub agreement: Agreement,
    /// How it came out.
    pub text: String,
}

/// Every target in sentences, and all of them together where there are several: each may hold in
/// nearly all explanations, and all of them in fewer.
pub fn told(set: &CheckedSet) -> Vec<Told> {
    let results = &set.checked[0].results;
    let target = |at: usize| {
        let (agreement, weight) = set.agreement_of(at);
        let target = &results[at].target;
        let unit = target.metric.unit();
        let median = set.median(at).map_or(String::new(), |Range { low, likely, high }| {
            let [low, likely, high] = [low, likely, high].map(|value| shown(value, unit));
            format!(" Its median: {likely} ({low} to {high}).")
        });
        let text = format!("{target}: {}{median}", verdict(&set.worlds, agreement, weight));
        Told { name: target.to_string(), agreement, text }
    };
    let mut all: Vec<Told> = (0..results.len()).map(target).collect();
    if all.len() > 1 {
        let verdict = verdict(&set.worlds, set.agreement, set.weight);
        let name = "all targets together".to_owned();
        let text = format!("{name}: {verdict}");
        all.push(Told { name, agreement: set.agreement, text });
    }
    if let Some(text) = no_verdict(set) {
        all.push(Told {
            name: "what these figures show".into(),
            agreement: Agreement::Depends,
            text,
        });
    }
    all
}

/// Why nothing is said though all holds, if the figures can't tell.
fn no_verdict(set: &CheckedSet) -> Option<String> {
    let untold = set.untold.filter(|_| set.agreement.is_enough() && set.is_open())?;
    Some(format!("No verdict, though it holds in these services: {untold}."))
}

/// How a target that is not enough is called.
pub fn fault(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::Depends => "depends on which explanation is true",
        _ => "is missed",
    }
}

/// The targets that one explanation misses, with their medians.
fn missed(set: &CheckedSet, world: usize) -> Option<String> {
    let missed = set.checked[world].results.iter().filter(|held| !held.holds);
    let told = missed.map(|held| {
        let median = shown(held.median(), held.target.metric.unit());
        let (count, of) = (held.count(), held.values.len());
        format!("{} in {count} of {of} seeds, median {median}", held.target)
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// The signs of overload, and in how many explanations each is seen.
fn signs(set: &CheckedSet) -> Vec<Sign> {
    of_worlds(set.checked.iter().map(|checked| &checked.overloads))
}

/// What times and rates are worth, a sentence for each sign of overload.
pub fn overloads(set: &CheckedSet) -> Vec<String> {
    overload::sentences(&signs(set), set.worlds.len(), overload::OF_EXPLANATIONS)
}

/// The whole answer.
pub fn value(set: &CheckedSet) -> Value {
    let target = |at: usize| {
        json!({
            "target": set.checked[0].results[at].target.to_string(),
            "weight": set.agreement_of(at).1,
            "median": set.median(at).map(range),
        })
    };
    let world = |at: usize| {
        json!({
            "explanation": set.worlds[at].explanation,
            "weight": set.worlds[at].weight,
            "what": set.worlds[at].what,
            "holds": set.checked[at].holds(),
            "checked": check::value(&set.checked[at]),
        })
    };
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "scenario": set.asked.name(),
        "misfit": set.misfit,
        "untold": set.untold.map(|untold| untold.to_string()),
        "holds": set.holds(),
        "holds_in": set.agreement.name(),
        "weight": set.weight,
        "targets": (0..set.checked[0].results.len()).map(target).collect::<Vec<_>>(),
        "overloads": overload::value(&signs(set)),
        "would_tell": set.apart.as_ref().map(set::apart_value),
        "explanations": (0..set.worlds.len()).map(world).collect::<Vec<_>>(),
    })
}
