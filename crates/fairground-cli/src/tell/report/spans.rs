//! Requests in a report: their curve of percentiles, and the slowest of each step of the run.

use super::world::World;
use crate::tell::requests::data;
use fairground::record::span::Span;
use serde_json::{Value, json};

/// Points of a curve for each factor of ten.
const POINTS_PER_DECADE: i32 = 20;
/// The most spans of a world.
pub const SPANS_MAX: usize = 12;

/// One object per span.
pub fn value(world: &World) -> Vec<Value> {
    let report = world.observed.report(&world.scenario, &world.labels);
    let summaries = data::value(&report).into_iter();
    let told = summaries.zip(report.spans).zip(&world.schedule.waits).take(SPANS_MAX);
    told.map(|((summary, span), wait)| {
        let (beyond, latency_ns): (Vec<f64>, Vec<u64>) = curve(span).into_iter().unzip();
        json!({
            "summary": summary,
            "curve": {"beyond": beyond, "latency_ns": latency_ns},
            "steps": {
                "step_ns": wait.step_ns,
                "count": wait.count,
                "slowest_ns": wait.slowest_ns,
            },
        })
    })
    .collect()
}

/// Shares of all, from 1 to one request alone, each with the latency that it is beyond; the last
/// is the longest of all.
fn curve(span: &Span) -> Vec<(f64, u64)> {
    if span.count() == 0 {
        return Vec::new();
    }
    let least = 1.0 / span.count() as f64;
    let shares = (0..).map(|at| 10f64.powf(-f64::from(at) / f64::from(POINTS_PER_DECADE)));
    let shares = shares.take_while(|&share| share > least);
    let point = |share: f64| (share, span.percentile_ns(100.0 * (1.0 - share)));
    let mut points: Vec<(f64, u64)> = shares.map(point).collect();
    points.push((least, span.latency_ns_max()));
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::record::blame::{Blame, Cause};
    use fairground::record::span::Rule;
    use fairground::units::TaskId;

    #[test]
    fn a_curve_goes_from_the_least_to_the_longest() {
        let mut span = Span::new(Rule { minus_ns: 0, floor_ns: 0 });
        assert!(curve(&span).is_empty());
        for latency_ns in 1..=1000 {
            let mut blame = Blame::default();
            blame.add(Cause::Queued, latency_ns);
            span.note(0, 0, latency_ns, TaskId(0), blame);
        }
        let curve = curve(&span);
        assert_eq!((curve[0], curve.last()), ((1.0, 1), Some(&(0.001, 1000))));
        assert!(curve.is_sorted_by(|a, b| a.0 > b.0 && a.1 <= b.1));
        let p90 = curve.iter().find(|(share, _)| (share - 0.1).abs() < 1e-9).unwrap();
        assert_eq!(p90.1, 900);
    }
}
