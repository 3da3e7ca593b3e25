//! The histogram (or summary) of latencies among the samples of a service: classic buckets, which
//! are cumulative, or native ones ([`super::native`]).

use super::choice::{self, TELLING};
use super::family::{chosen, families, family, select_of, unlikely_unit, without_unit};
use super::figures::{Latencies, Select};
use super::names::of_clients;
use super::native;
use super::series::{Labels, PARTS, Sample, ns_of, shown};
use super::streams::{Counter, Point};
use super::told::Told;
use crate::read::fault::{Fault, Read, Span};
use fairground::units::{NS_PER_SEC, Ns};
use std::collections::{BTreeMap, BTreeSet};

/// Adds the latencies that are meant; false if there are none.
pub(super) fn read(samples: &[Sample], select: &Select, told: &mut Told) -> Read<bool> {
    let parted = || samples.iter().filter(|sample| family(sample).is_some());
    let Some(span) = parted().next_back().map(|sample| sample.span) else { return Ok(false) };
    let families = families(samples, select);
    let Some((name, unit_ns)) = chosen(&families, select, span)? else {
        told.note(without_unit(&families));
        return Ok(true);
    };
    let mine: Vec<&Sample> = parted().filter(|sample| family(sample) == Some(name)).collect();
    let mine = of_one(&mine, &select_of(name, select), told)?;
    let mine = native::without_classic(mine, told)?;
    told.note(format!("Latencies are those of {name}."));
    of_clients(name).into_iter().for_each(|caution| told.note(caution));
    if mine.iter().any(|sample| sample.number().is_none()) {
        native::add(&mine, unit_ns, told)?;
    } else if mine.iter().any(|sample| !sample.label("le").is_empty()) {
        all_of_each(&mine)?;
        unlikely_unit(name, &mine, select).into_iter().for_each(|note| told.note(note));
        mine.iter().try_for_each(|sample| bucket(sample, unit_ns, told))?;
        sums(samples, &mine, (name, unit_ns), told)?;
    } else {
        summary(samples, &mine, (name, unit_ns), told)?;
    }
    Ok(true)
}

/// The samples of the one service that is meant: its series of paths, methods and codes together.
pub(super) fn of_one<'s>(
    all: &[&'s Sample],
    select: &Select,
    told: &mut Told,
) -> Read<Vec<&'s Sample>> {
    let select = &select.of_manifest(all.iter().map(|sample| &sample.labels), told);
    let asked = all.iter().copied().filter(|sample| select.takes(&sample.labels, false));
    let asked: Vec<&Sample> = asked.collect();
    let span = all.last().map_or_else(Span::default, |sample| sample.span);
    if asked.is_empty() {
        let known: BTreeSet<Labels> = all.iter().map(|s| s.labels_without(&PARTS)).collect();
        let known: Vec<&Labels> = known.iter().collect();
        return Err(choice::none("latencies", select, &known, span));
    }
    let who = |sample: &Sample| -> Labels {
        let telling = sample.labels.iter().filter(|(name, _)| TELLING.contains(&name.as_str()));
        telling.cloned().collect()
    };
    let services: BTreeSet<Labels> = asked.iter().map(|sample| who(sample)).collect();
    if services.len() > 1 {
        let services: Vec<&Labels> = services.iter().collect();
        return Err(choice::several("there are latencies", &services, span));
    }
    let series: BTreeSet<Labels> = asked.iter().map(|s| s.labels_without(&PARTS)).collect();
    if series.len() > 1 {
        told.note(added_up(&series));
    }
    Ok(asked)
}

fn added_up(series: &BTreeSet<Labels>) -> String {
    let names: BTreeSet<&str> = series.iter().flatten().map(|(name, _)| name.as_str()).collect();
    let values = |name: &str| {
        let values: BTreeSet<Option<&String>> =
            series.iter().map(|s| s.iter().find(|(n, _)| n == name).map(|(_, v)| v)).collect();
        values.len()
    };
    let differ: Vec<&str> = names.into_iter().filter(|name| values(name) > 1).collect();
    let first = series.first().map_or(String::new(), shown);
    format!(
        "{} series of latencies are added up; they differ in {} (one is {first}). One alone: \
         --select {}=VALUE.",
        series.len(),
        differ.join(", "),
        differ.first().unwrap_or(&"LABEL")
    )
}

/// Every classic histogram has its open bucket, which counts all requests. Without it those above
/// the last bucket would be missing, or all of them be taken for slow ones.
fn all_of_each(mine: &[&Sample]) -> Read<()> {
    let mut last: BTreeMap<(u32, Labels), (bool, Span)> = BTreeMap::new();
    for sample in mine.iter().filter(|sample| sample.number().is_some()) {
        let series = (sample.span.source, sample.labels_without(&PARTS));
        let open = sample.label("le").parse() == Ok(f64::INFINITY);
        let (has_open, span) = last.entry(series).or_insert((false, sample.span));
        (*has_open, *span) = (*has_open | open, sample.span);
    }
    match last.values().find(|(has_open, _)| !has_open) {
        Some((_, span)) => Err(Fault::at(*span, "this histogram has no bucket le=\"+Inf\"")
            .because("it counts all requests; without it nobody knows how many took longer")
            .accepts("all buckets of each reading, le=\"+Inf\" among them")),
        None => Ok(()),
    }
}

/// One reading of a classic bucket.
fn bucket(sample: &Sample, unit_ns: Ns, told: &mut Told) -> Read<()> {
    let Some(value) = sample.known()?.number() else { return Ok(()) };
    let labels = sample.labels_without(&PARTS);
    let Ok(end) = sample.label("le").parse::<f64>() else {
        let title = format!("le is \"{}\"", sample.label("le"));
        return Err(Fault::at(sample.span, title).accepts("a number, or +Inf"));
    };
    let upto_ns = end_ns(end, unit_ns, sample.span)?;
    let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
    told.streams.add(Counter::Upto(upto_ns), labels, point)
}

/// How long the requests of these series took together, where it is told.
fn sums(
    samples: &[Sample],
    mine: &[&Sample],
    (name, unit_ns): (&str, Ns),
    told: &mut Told,
) -> Read<()> {
    let series: BTreeSet<Labels> = mine.iter().map(|s| s.labels_without(&PARTS)).collect();
    let name = format!("{name}_sum");
    let is_mine = |sample: &&Sample| sample.name == name && series.contains(&sample.labels);
    for sample in samples.iter().filter(is_mine) {
        let Some(sum) = sample.known()?.number() else { continue };
        let value = sum * unit_ns as f64 / NS_PER_SEC as f64;
        let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
        told.streams.add(Counter::LatencyTime, sample.labels.clone(), point)?;
    }
    Ok(())
}

fn end_ns(end: f64, unit_ns: Ns, span: Span) -> Read<Option<Ns>> {
    if end == f64::INFINITY {
        return Ok(None);
    }
    ns_of(end, unit_ns, span).map(Some)
}

/// A share of 99.9 is 0.999, not 0.9990000000000001.
pub(super) fn of_percent(percent: f64) -> f64 {
    (percent * 1e7).round() / 1e9
}

/// A summary: quantiles over a window of its own, and how many requests there were.
fn summary(
    samples: &[Sample],
    mine: &[&Sample],
    (name, unit_ns): (&str, Ns),
    told: &mut Told,
) -> Read<()> {
    let series: BTreeSet<Labels> = mine.iter().map(|s| s.labels_without(&PARTS)).collect();
    let [labels] = &series.iter().collect::<Vec<_>>()[..] else {
        let series: Vec<&Labels> = series.iter().collect();
        let span = mine[0].span;
        return Err(choice::several("quantiles can't be added up: there are some", &series, span));
    };
    let mut quantiles: BTreeMap<u64, (f64, Ns)> = BTreeMap::new();
    for sample in mine {
        let share: f64 = sample.label("quantile").parse().unwrap_or(f64::NAN);
        let value = sample.number().unwrap_or(f64::NAN);
        if !(0.0..=1.0).contains(&share) {
            return Err(Fault::at(sample.span, "this quantile is no share").accepts("0 to 1"));
        }
        if value.is_finite() {
            // Bits of shares rise as they do; of two readings the later one is told.
            let share = share.abs();
            quantiles.insert(share.to_bits(), (share, ns_of(value, unit_ns, sample.span)?));
        }
    }
    let quantiles: Vec<(f64, Ns)> = quantiles.into_values().collect();
    let counts = samples.iter().filter(|sample| sample.name == format!("{name}_count"));
    for sample in counts.filter(|sample| sample.labels == **labels) {
        let value = sample.known()?.number().unwrap_or(f64::NAN);
        let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
        told.streams.add(Counter::Requests, (*labels).clone(), point)?;
    }
    if !quantiles.is_empty() {
        told.note(format!(
            "The quantiles of {name} are those of its last reading, over the service's own window \
             (10 minutes in client_golang, unless it is set): not of all the time that was counted."
        ));
        told.latencies(Latencies::Quantiles(quantiles), mine[0].span)?;
    }
    Ok(())
}
