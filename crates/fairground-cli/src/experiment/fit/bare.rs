//! What a service's latencies would be if no request waited for another: a cheap look before a
//! service is simulated. Waiting only adds to it, so a service whose bare latencies are above the
//! figures can't be the one; one whose bare latencies are below may be.

use super::question::Point;
use fairground_service::chance::Chance;
use fairground_service::service::{Load, Service};

/// Requests that are looked at.
const REQUESTS: usize = 300;
/// Logarithms of a ratio that count alike: above the figures, and below them.
const ABOVE: f64 = 0.15;
const BELOW: f64 = 1.5;

/// How far the bare latencies are from the figures.
pub(super) fn distance(service: &Service, load: &Load, points: &[Point]) -> f64 {
    let work_ns = service.work_ns(load);
    // The same numbers each time: two services differ in themselves, not in their luck.
    let mut chance = Chance::new(0);
    let mut all: Vec<f64> =
        (0..REQUESTS).map(|_| latency_ns(service, work_ns, &mut chance)).collect();
    all.sort_by(f64::total_cmp);
    let square = |point: &Point| {
        let place = (point.share * REQUESTS as f64) as usize;
        let log = (all[place.min(REQUESTS - 1)] / point.ns).ln();
        if log > 0.0 {
            return (log / ABOVE).powi(2);
        }
        // Above the highest bucket with a request nothing is known.
        if point.bound { 0.0 } else { (log / BELOW).powi(2) }
    };
    points.iter().map(square).sum()
}

/// One request: the longest of its parts.
fn latency_ns(service: &Service, work_ns: f64, chance: &mut Chance) -> f64 {
    let part = |_| {
        let io = service.io.relative(chance);
        work_ns * service.work.relative(chance) + service.io_ns * io
    };
    (0..service.fanout).map(part).fold(1.0, f64::max)
}
