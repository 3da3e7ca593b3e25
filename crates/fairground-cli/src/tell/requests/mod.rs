//! What requests and stopwatches took, and what the slowest waited for.

pub mod data;
pub mod text;

use fairground::record::span::Span;

/// Percentiles that are told: schbench's, with their names.
pub const PERCENTILES: [(f64, &str); 7] = [
    (50.0, "p50"),
    (75.0, "p75"),
    (90.0, "p90"),
    (95.0, "p95"),
    (99.0, "p99"),
    (99.5, "p995"),
    (99.9, "p999"),
];

/// The share of all that makes the tail.
pub const TAIL: f64 = 0.01;

/// A span that something happened to is told.
pub fn is_used(span: &Span) -> bool {
    span.arrived + span.refused > 0
}
