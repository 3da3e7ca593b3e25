//! Which metric has the latencies, and in which unit: as its name says, unless the user does.

use super::figures::Select;
use super::names::{is_of_mesh, is_of_runtime, unit_ns};
use super::series::{Sample, Value};
use crate::read::fault::{Fault, Read, Span};
use fairground::units::{NS_PER_SEC, Ns};
use std::collections::BTreeSet;

const CONTAINER: &str = "container";

/// Families that tell how long requests took: a native histogram has one bucket, of all, in text.
/// Those of another container than the one that is asked for, as a proxy's, are not meant, unless
/// somebody names a family.
pub(super) fn families<'s>(samples: &'s [Sample], select: &Select) -> BTreeSet<&'s str> {
    let own = select.latency_metric.is_none().then(|| own_container(select)).flatten();
    let parted = samples.iter().filter(|sample| sample.label("le") != "+Inf");
    let parted: Vec<&Sample> = parted.filter(|sample| family(sample).is_some()).collect();
    let is_own = |sample: &Sample| own.is_some_and(|own| sample.label(CONTAINER) == own);
    let has_own = parted.iter().any(|sample| is_own(sample));
    let mine = parted.into_iter().filter(|sample| !has_own || is_own(sample));
    mine.filter_map(family).collect()
}

/// The container that is asked for.
fn own_container(select: &Select) -> Option<&String> {
    let asked = select.labels.iter().find(|(name, _)| name == CONTAINER).map(|(_, value)| value);
    asked.or(select.container.as_ref())
}

/// What is asked for of the series of a family: that a proxy counts them is no other service.
pub(super) fn select_of(name: &str, select: &Select) -> Select {
    let mut select = select.clone();
    if is_of_mesh(name) {
        select.labels.retain(|(label, _)| label != CONTAINER);
        select.container = None;
    }
    select
}

/// The family of a sample that parts latencies.
pub(super) fn family(sample: &Sample) -> Option<&str> {
    let name = sample.name.as_str();
    match sample.value {
        Value::Native(_) => Some(name),
        _ if !sample.label("le").is_empty() => name.strip_suffix("_bucket"),
        _ => (!sample.label("quantile").is_empty()).then_some(name),
    }
}

/// The metric that is meant, and the length of its unit.
pub(super) fn chosen<'f>(
    families: &BTreeSet<&'f str>,
    select: &Select,
    span: Span,
) -> Read<Option<(&'f str, Ns)>> {
    let unit = |name: &str| select.latency_unit_ns.or(unit_ns(name));
    if let Some(asked) = &select.latency_metric {
        let asked = asked.strip_suffix("_bucket").unwrap_or(asked);
        let Some(name) = families.get(asked) else {
            let known: Vec<&str> = families.iter().copied().collect();
            return Err(Fault::at(span, format!("no metric of latencies is called {asked}"))
                .accepts(known.join(", "))
                .suggest(asked, known));
        };
        let unit = unit(name).ok_or_else(|| {
            Fault::at(span, format!("{name} does not say its unit")).accepts("--latency-unit 1ms")
        })?;
        return Ok(Some((name, unit)));
    }
    let named = families.iter().filter(|name| !is_of_runtime(name));
    let known: Vec<(&str, Ns)> = named.filter_map(|name| Some((*name, unit(name)?))).collect();
    match &known[..] {
        [] => match named_for_time(families) {
            Some(name) => {
                Err(Fault::at(span, format!("{name} does not say its unit")).accepts(format!(
                    "--latency-metric {name} --latency-unit 1ms, or whatever one unit of it is"
                )))
            }
            None => Ok(None),
        },
        [one] => Ok(Some(*one)),
        several => {
            let options =
                several.iter().take(12).map(|(name, _)| format!("--latency-metric {name}"));
            let options: Vec<String> = options.collect();
            let title = format!("{} metrics of latencies: which one is meant?", several.len());
            Err(Fault::at(span, title).accepts(format!("one of {}", options.join(", "))))
        }
    }
}

/// Histograms there are, and none says that it has times.
pub(super) fn without_unit(families: &BTreeSet<&str>) -> String {
    let some: Vec<&str> = families.iter().copied().take(3).collect();
    let more = if families.len() > 3 { ", …" } else { "" };
    if some.is_empty() {
        return "A histogram has no bucket but le=\"+Inf\": it counts requests and says nothing of \
                how long they take. Give the same with its other buckets."
            .into();
    }
    format!(
        "No histogram's name says that it has times: {}{more}. If one has the latencies: \
         --latency-metric NAME --latency-unit 1ms.",
        some.join(", ")
    )
}

/// A metric that by its name has times, but not their unit.
fn named_for_time<'f>(families: &BTreeSet<&'f str>) -> Option<&'f str> {
    let is_time = |name: &&&str| {
        !is_of_runtime(name)
            && ["duration", "latency", "time"].iter().any(|word| name.contains(word))
    };
    families.iter().find(is_time).copied()
}

/// Buckets that begin at 5 are common for milliseconds, and rare for what has seconds in its name.
pub(super) fn unlikely_unit(name: &str, mine: &[&Sample], select: &Select) -> Option<String> {
    let is_by_name = select.latency_unit_ns.is_none() && unit_ns(name) == Some(NS_PER_SEC);
    let ends = mine.iter().filter_map(|sample| sample.label("le").parse::<f64>().ok());
    let least = ends.fold(f64::INFINITY, f64::min);
    (is_by_name && (1.0..f64::INFINITY).contains(&least)).then(|| {
        format!(
            "The shortest bucket of {name} ends at {least} s. If it has milliseconds, whatever its \
             name says: --latency-unit 1ms."
        )
    })
}
