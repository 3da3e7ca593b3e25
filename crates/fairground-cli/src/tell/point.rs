//! A run as one line of a data set: what `run --json` has of the whole, of groups and of requests,
//! with histograms in place of single tasks.

use super::report::Report;
use super::{goals, json, requests};
use crate::experiment::metric::Metric;
use serde_json::{Map, Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.sweep/1";
/// What is measured of every run that gives it.
const USUAL: [&str; 8] = [
    "p50",
    "p99",
    "throughput",
    "throttle_ratio",
    "reservation",
    "goal_s",
    "wake_latency_us_p99",
    "delay_ms_max",
];

/// The usual metrics, and more.
///
/// # Errors
/// When there is no metric of a name; the message names what comes near.
pub fn metrics(more: &[String]) -> Result<Vec<Metric>, String> {
    let new = more.iter().map(String::as_str).filter(|name| !USUAL.contains(name));
    USUAL.into_iter().chain(new).map(Metric::parse).collect()
}

/// What is told of a run.
pub fn value(report: &Report<'_>, metrics: &[Metric]) -> Value {
    let measured = metrics.iter().filter_map(|metric| {
        let value = metric.measure(report).ok().filter(|value| value.is_finite())?;
        Some((metric.name().to_owned(), json!(value)))
    });
    let total = json::total(report, false);
    json!({
        "metrics": Value::Object(measured.collect()),
        "simulated_ns": report.outcome.ended_ns,
        "events": report.outcome.events,
        "digest": format!("{:016x}", report.digest),
        "goals": goals::value(report),
        "total": json::with(
            &[("wake_latency_ns_histogram", pairs(total.wake_latency.histogram_ns()))],
            &total,
        ),
        "groups": json::groups(report),
        "requests": requests(report),
    })
}

/// Spans with their histogram instead of the slowest one by one.
fn requests(report: &Report<'_>) -> Vec<Value> {
    let spans = requests::data::value(report).into_iter().zip(report.spans);
    let with_histogram = |(value, span): (Value, &fairground::record::span::Span)| {
        let Value::Object(mut fields) = value else { return value };
        fields.remove("slowest");
        fields.insert("latency_ns_histogram".into(), pairs(span.histogram_ns()));
        Value::Object(fields)
    };
    spans.map(with_histogram).collect()
}

fn pairs(buckets: impl Iterator<Item = (u64, u64)>) -> Value {
    Value::Array(buckets.map(|(value, count)| json!([value, count])).collect())
}

/// A line: who it is, then what is told.
pub fn line(head: &[(&str, Value)], told: Value) -> String {
    let head = head.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let mut fields: Map<String, Value> = head.collect();
    if let Value::Object(more) = told {
        fields.extend(more);
    }
    format!("{}\n", Value::Object(fields))
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::*;

    #[test]
    fn a_line_has_metrics_and_histograms_that_add_up() {
        fixture::with_requests(|report| {
            let told = value(report, &metrics(&["p95".into()]).unwrap());
            let line = line(&[("point", json!(3))], told);
            assert_eq!(line.matches('\n').count(), 1);
            let value: Value = serde_json::from_str(&line).unwrap();
            assert!(value["metrics"]["p99"].as_f64().unwrap() > 0.0);
            assert!(value["metrics"]["p95"].is_number() && value["metrics"]["goal_s"].is_null());
            let buckets = value["requests"][0]["latency_ns_histogram"].as_array().unwrap();
            let count: u64 = buckets.iter().map(|bucket| bucket[1].as_u64().unwrap()).sum();
            assert_eq!(Some(count), value["requests"][0]["count"].as_u64());
            assert!(value["requests"][0]["slowest"].is_null());
        });
        assert!(metrics(&["p98".into()]).is_err());
    }
}
