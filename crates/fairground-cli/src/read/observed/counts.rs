//! Requests and the time that they took together, where nothing tells how long each took: a metric
//! with `_count` and `_sum` but no bucket, as Micrometer (Spring Boot) and Python's `Summary` have
//! it unless they are told otherwise. The rate and the mean latency follow, and no percentile.

use super::figures::Select;
use super::latency::of_one;
use super::names::{is_of_runtime, unit_ns};
use super::series::Sample;
use super::streams::{Counter, Point};
use super::told::Told;
use crate::read::fault::{Fault, Read};
use fairground::units::NS_PER_SEC;
use std::collections::BTreeSet;

/// Adds requests and their time, if one metric counts them.
pub(super) fn read(samples: &[Sample], select: &Select, told: &mut Told) -> Read<()> {
    let all = candidates(samples);
    let name = match (&select.latency_metric, &all.iter().copied().collect::<Vec<_>>()[..]) {
        (Some(asked), known) => match all.get(asked.as_str()) {
            Some(name) => *name,
            None if known.is_empty() => return Ok(()),
            None => return Err(unknown(asked, known, samples)),
        },
        (None, [one]) => *one,
        (None, []) => return Ok(()),
        (None, several) => {
            told.note(format!(
                "Some metrics count requests and their time, without buckets: {}. \
                 --latency-metric NAME takes the rate and the mean of one.",
                several.join(", ")
            ));
            return Ok(());
        }
    };
    let Some(unit_ns) = select.latency_unit_ns.or(unit_ns(name)) else { return Ok(()) };
    told.note(format!(
        "{name} has no buckets: the rate and the mean latency are its, percentiles are not in it. \
         Buckets tell far more (Spring Boot: \
         management.metrics.distribution.percentiles-histogram.http.server.requests=true)."
    ));
    let seconds = unit_ns as f64 / NS_PER_SEC as f64;
    add(samples, select, (&format!("{name}_count"), Counter::Requests, 1.0), told)?;
    add(samples, select, (&format!("{name}_sum"), Counter::LatencyTime, seconds), told)
}

/// Metrics with a count and a sum whose names say that they have times.
fn candidates(samples: &[Sample]) -> BTreeSet<&str> {
    let ends = |end| samples.iter().filter_map(move |sample| sample.name.strip_suffix(end));
    let counted: BTreeSet<&str> = ends("_count").collect();
    let is_one =
        |name: &&str| counted.contains(name) && unit_ns(name).is_some() && !is_of_runtime(name);
    ends("_sum").filter(is_one).collect()
}

fn unknown(asked: &str, known: &[&str], samples: &[Sample]) -> Box<Fault> {
    let span = samples.last().map_or_else(Default::default, |sample| sample.span);
    Fault::at(span, format!("no metric of latencies is called {asked}"))
        .accepts(known.join(", "))
        .suggest(asked, known.iter().copied())
}

fn add(
    samples: &[Sample],
    select: &Select,
    (name, counter, unit): (&str, Counter, f64),
    told: &mut Told,
) -> Read<()> {
    let mine: Vec<&Sample> = samples.iter().filter(|sample| sample.name == name).collect();
    for sample in of_one(&mine, select, told)? {
        let Some(value) = sample.known()?.number() else { continue };
        let value = value * unit;
        let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
        told.streams.add(counter, sample.labels.clone(), point)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::read::observed::{Select, observed};
    use fairground::units::NS_PER_SEC;

    #[test]
    fn a_metric_without_buckets_tells_the_rate_and_the_mean() {
        let file = |name: &str, count: u32, sum: f64| {
            let path = std::env::temp_dir().join(format!("counts-{name}-{}", std::process::id()));
            let text = format!(
                "http_server_requests_seconds_count{{uri=\"/a\"}} {count}\n\
                 http_server_requests_seconds_sum{{uri=\"/a\"}} {sum}\n\
                 jvm_gc_pause_seconds_count 3\njvm_gc_pause_seconds_sum 0.2\n"
            );
            std::fs::write(&path, text).expect("it can be written");
            path
        };
        let files = [file("first", 1000, 20.0), file("then", 13_000, 260.0)];
        let select = Select { over_ns: Some(120 * NS_PER_SEC), ..Select::default() };
        let told = observed(&files, &select).unwrap_or_else(|failure| panic!("{failure:?}"));
        files.iter().for_each(|file| std::fs::remove_file(file).expect("it is there"));
        assert_eq!(told.requests_per_s, Some(100.0));
        assert_eq!(told.latency_mean_ns, Some(20_000_000));
        assert_eq!(told.latency, None);
        assert!(told.notes.iter().any(|note| note.contains("has no buckets")), "{:?}", told.notes);
    }
}
