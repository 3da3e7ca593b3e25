//! The task that waited longest for a CPU, as data: where to look when nothing was timed.

use crate::run::observe::Observed;
use fairground::sim::TaskLabel;
use serde_json::{Value, json};

/// Who, since when, until when, ns; null if nobody waited.
pub fn longest_wait(labels: &[TaskLabel], observed: &Observed) -> Value {
    let tasks = observed.stats.tasks.iter().zip(labels);
    let longest = tasks.max_by_key(|(stats, _)| stats.delay_ns_max);
    match longest.filter(|(stats, _)| stats.delay_ns_max > 0) {
        Some((stats, label)) => json!({
            "task": label.name,
            "from_ns": stats.delay_max_at_ns.saturating_sub(stats.delay_ns_max),
            "to_ns": stats.delay_max_at_ns,
        }),
        None => Value::Null,
    }
}
