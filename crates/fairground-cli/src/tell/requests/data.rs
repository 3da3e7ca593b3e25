//! Requests as data: JSON with the slowest one by one, and a line of CSV per span.

use super::{PERCENTILES, TAIL};
use crate::run::report::Report;
use crate::tell::csv::quoted;
use fairground::record::blame::{Blame, CAUSES};
use fairground::record::span::{Passage, Span};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// One object per span, in the workload's order.
pub fn value(report: &Report<'_>) -> Vec<Value> {
    let specs = report.scenario.workload.spans.iter().zip(report.spans);
    specs.map(|(spec, span)| span_value(report, &spec.name, span)).collect()
}

/// The same with all latencies: `[longest of a bucket, ns; how many it has]`.
pub fn with_histograms(report: &Report<'_>) -> Vec<Value> {
    let mut spans = value(report);
    for (told, span) in spans.iter_mut().zip(report.spans) {
        told["latency_ns_histogram"] = pairs(span.histogram_ns());
    }
    spans
}

/// A histogram's buckets that hold anything.
pub fn pairs(buckets: impl Iterator<Item = (u64, u64)>) -> Value {
    Value::Array(buckets.map(|(value, count)| json!([value, count])).collect())
}

fn span_value(report: &Report<'_>, name: &str, span: &Span) -> Value {
    let mut fields = Map::new();
    let mut put = |key: String, value: Value| {
        fields.insert(key, value);
    };
    put("span".into(), json!(name));
    put("count".into(), json!(span.count()));
    put("refused".into(), json!(span.refused));
    put("in_flight".into(), json!(span.in_flight()));
    put("per_second".into(), json!(span.per_second(report.outcome.ended_ns)));
    put("latency_ns_mean".into(), json!(span.latency_ns_mean()));
    put("latency_ns_min".into(), json!(span.latency_ns_min()));
    for (percent, name) in PERCENTILES {
        put(format!("latency_ns_{name}"), json!(span.percentile_ns(percent)));
    }
    put("latency_ns_max".into(), json!(span.latency_ns_max()));
    put("blame_sum".into(), blame(&span.all().blame));
    let (from_ns, tail) = span.tail(TAIL);
    put(
        "tail".into(),
        json!({
            "count": tail.count,
            "latency_ns_from": from_ns,
            "blame_sum": blame(&tail.blame),
        }),
    );
    let slowest = span.slowest().iter().map(|slow| passage(report, slow));
    put("slowest".into(), Value::Array(slowest.collect()));
    Value::Object(fields)
}

fn passage(report: &Report<'_>, slow: &Passage) -> Value {
    json!({
        "at_ns": slow.at_ns,
        "taken_at_ns": slow.taken_at_ns,
        "latency_ns": slow.latency_ns,
        "elapsed_ns": slow.elapsed_ns,
        "task": report.labels[slow.task.row()].name,
        "blame": blame(&slow.blame),
    })
}

fn blame(blame: &Blame) -> Value {
    let named = blame.iter().map(|(name, time_ns)| (format!("{name}_ns"), json!(time_ns)));
    Value::Object(named.collect())
}

/// Writes a line per span.
///
/// # Errors
/// When `out` does not take it.
pub fn write_csv(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    write!(out, "span,count,refused,in_flight,per_second,latency_ns_mean,latency_ns_min")?;
    for (_, name) in PERCENTILES {
        write!(out, ",latency_ns_{name}")?;
    }
    write!(out, ",latency_ns_max")?;
    for (_, name) in CAUSES {
        write!(out, ",{name}_ns_sum")?;
    }
    writeln!(out)?;
    for (spec, span) in report.scenario.workload.spans.iter().zip(report.spans) {
        write!(out, "{},{},{},", quoted(&spec.name), span.count(), span.refused)?;
        write!(out, "{},{:.3},", span.in_flight(), span.per_second(report.outcome.ended_ns))?;
        write!(out, "{:.1},{}", span.latency_ns_mean(), span.latency_ns_min())?;
        for (percent, _) in PERCENTILES {
            write!(out, ",{}", span.percentile_ns(percent))?;
        }
        write!(out, ",{}", span.latency_ns_max())?;
        for (_, time_ns) in span.all().blame.iter() {
            write!(out, ",{time_ns}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn data_names_the_slowest_and_their_blame_adds_up() {
        fixture::with_requests(|report| {
            let value = &value(report)[0];
            assert_eq!((&value["span"], &value["count"]), (&json!("request"), &json!(2)));
            assert_eq!((&value["refused"], &value["in_flight"]), (&json!(1), &json!(1)));
            let slow = &value["slowest"][0];
            assert_eq!(slow["task"], "db");
            let sum: u64 =
                slow["blame"].as_object().unwrap().values().map(|ns| ns.as_u64().unwrap()).sum();
            assert_eq!(Some(sum), slow["elapsed_ns"].as_u64());
        });
    }

    #[test]
    fn a_histogram_holds_every_request_and_ends_at_the_longest() {
        fixture::with_requests(|report| {
            let value = &with_histograms(report)[0];
            let buckets = value["latency_ns_histogram"].as_array().unwrap();
            let of = |place: usize| buckets.iter().map(move |pair| pair[place].as_u64().unwrap());
            assert_eq!(Some(of(1).sum()), value["count"].as_u64());
            // Buckets are 0.1 % wide at most, and the last one's end is no latency.
            let longest_ns = value["latency_ns_max"].as_u64().unwrap();
            assert!(of(0).max().unwrap().abs_diff(longest_ns) <= longest_ns / 1000);
            assert!(of(0).is_sorted());
        });
    }

    #[test]
    fn every_line_has_every_column() {
        fixture::with_requests(|report| {
            let mut out = Vec::new();
            write_csv(&mut out, report).unwrap();
            let text = String::from_utf8(out).unwrap();
            let commas: Vec<usize> = text.lines().map(|line| line.matches(',').count()).collect();
            assert_eq!(commas, [23; 2], "{text}");
        });
    }
}
