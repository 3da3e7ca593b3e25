//! A run as one line of a data set: what `run --json` has of the whole, of groups and of requests,
//! with histograms in place of single tasks.

use super::{goals, json, overload, requests};
use crate::read::is_costless;
use crate::run::metric::Metric;
use crate::run::overload::{Shown, of_run};
use crate::run::report::Report;
use crate::run::signs::of_runs;
use serde_json::{Value, json};

/// What is told of a run: a line of a sweep without its head.
pub fn value(report: &Report<'_>, metrics: &[Metric]) -> Value {
    let measured = metrics.iter().filter_map(|metric| {
        let value = metric.measure(report).ok().filter(|value| value.is_finite())?;
        Some((metric.name().to_owned(), json!(value)))
    });
    let total = json::total(report, false);
    let shown = of_run(report);
    let histogram = requests::data::pairs(total.wake_latency.histogram_ns());
    let mut told = json!({
        "metrics": Value::Object(measured.collect()),
        "simulated_ns": report.outcome.ended_ns,
        "events": report.outcome.events,
        "digest": format!("{:016x}", report.digest),
        "overloads": overload::value(&of_runs([&shown])),
        "goals": goals::value(report),
        "total": json::with(
            &[("wake_latency_ns_histogram", histogram)],
            &total,
        ),
        "groups": json::groups(report),
        "requests": requests(report, &shown),
    });
    if is_costless(&report.scenario.machine) {
        told["costless"] = json!(true);
    }
    told
}

/// Spans with their histogram instead of the slowest one by one, and how their queues grow.
fn requests(report: &Report<'_>, shown: &Shown) -> Vec<Value> {
    let mut spans = requests::data::with_histograms(report);
    for (span, queue) in spans.iter_mut().zip(&shown.queues) {
        span["in_flight_quarters"] = json!(queue.quarters);
    }
    for fields in spans.iter_mut().filter_map(Value::as_object_mut) {
        fields.remove("slowest");
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::sweep::metrics;
    use crate::run::fixture;

    #[test]
    fn a_line_has_metrics_and_histograms_that_add_up() {
        fixture::with_requests(|report| {
            let told = value(report, &metrics(&["p95".into()]).unwrap());
            assert_eq!(told.to_string().matches('\n').count(), 0);
            let value: Value = serde_json::from_str(&told.to_string()).unwrap();
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
