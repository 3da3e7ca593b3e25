//! Samples of Prometheus: a name, labels, a value and perhaps a time. Both the text of a scrape
//! and the answers of the HTTP API are lowered to them.

use crate::read::fault::{Fault, Read, Span, clean};
use fairground::units::Ns;

/// Labels that part the latencies of one series.
pub(super) const PARTS: [&str; 2] = ["le", "quantile"];

/// Labels, sorted by name; those without a value are left out, as Prometheus means them.
pub(super) type Labels = Vec<(String, String)>;

/// One value of one series.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    pub name: String,
    pub labels: Labels,
    /// Seconds since 1970, where the sample has a time.
    pub at_s: Option<f64>,
    pub value: Value,
    pub span: Span,
}

/// A number, or a native histogram.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Number(f64),
    Native(Histogram),
}

/// A reading of a native histogram, in the unit of its metric.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Histogram {
    pub count: f64,
    pub sum: Option<f64>,
    /// Lower end, upper end, and how many lie there.
    pub buckets: Vec<[f64; 3]>,
}

impl Sample {
    /// A label's value; empty if it is not there.
    pub fn label(&self, name: &str) -> &str {
        label(&self.labels, name)
    }

    /// The labels without some of them.
    pub fn labels_without(&self, names: &[&str]) -> Labels {
        without(&self.labels, names)
    }

    /// The same, refused where it is NaN: of what it counts nothing is known then.
    pub fn known(&self) -> Read<&Sample> {
        if !self.number().is_some_and(f64::is_nan) {
            return Ok(self);
        }
        let of = match self.labels.is_empty() {
            true => String::new(),
            false => format!(" of {}", clean(&shown(&self.labels))),
        };
        Err(Fault::at(self.span, format!("{}{of} is NaN", clean(&self.name)))
            .because("Prometheus writes NaN where it has no number")
            .accepts("a number from 0 to 2^53, or a file without this series"))
    }

    /// The number, if it is one.
    pub fn number(&self) -> Option<f64> {
        match self.value {
            Value::Number(number) => Some(number),
            Value::Native(_) => None,
        }
    }
}

/// A latency in ns.
pub(super) fn ns_of(latency: f64, unit_ns: Ns, span: Span) -> Read<Ns> {
    const MAX_NS: f64 = 1e15;
    let ns = latency * unit_ns as f64;
    if (0.0..=MAX_NS).contains(&ns) {
        return Ok(ns.round() as Ns);
    }
    Err(Fault::at(span, format!("a latency is {latency}")).accepts("0 to 1000000 seconds"))
}

/// Labels without some of them.
pub(super) fn without(labels: &Labels, names: &[&str]) -> Labels {
    labels.iter().filter(|(name, _)| !names.contains(&name.as_str())).cloned().collect()
}

/// A label's value; empty if it is not there.
pub(super) fn label<'l>(labels: &'l Labels, name: &str) -> &'l str {
    labels.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// Labels as Prometheus keeps them.
pub(super) fn tidy(mut labels: Labels) -> Labels {
    labels.retain(|(_, value)| !value.is_empty());
    labels.sort_unstable();
    labels
}

/// Labels as people write them: `pod=web-1, path=/a`.
pub(super) fn shown(labels: &Labels) -> String {
    let words = labels.iter().map(|(name, value)| format!("{name}={value}"));
    words.collect::<Vec<_>>().join(", ")
}

/// Metrics that are read under their own names.
const NAMES: [&str; 23] = [
    "container_cpu_usage_seconds_total",
    "container_cpu_cfs_periods_total",
    "container_cpu_cfs_throttled_periods_total",
    "container_cpu_cfs_throttled_seconds_total",
    "container_pressure_cpu_waiting_seconds_total",
    "container_pressure_cpu_stalled_seconds_total",
    "container_spec_cpu_quota",
    "container_spec_cpu_period",
    "container_spec_cpu_shares",
    "container_start_time_seconds",
    "go_info",
    "go_sched_gomaxprocs_threads",
    "jvm_cpu_count",
    "jvm_cpu_time_seconds_total",
    "jvm_info",
    "jvm_memory_used_bytes",
    "kube_pod_container_resource_limits",
    "kube_pod_container_resource_requests",
    "machine_cpu_cores",
    "process_cpu_seconds_total",
    "process_cpu_time_ns_total",
    "process_start_time_seconds",
    "system_cpu_count",
];

/// True if a metric can matter: a node has thousands of others, which need no memory. `parted` is
/// whether it has a label that parts latencies, `le` or `quantile`.
pub(super) fn matters(name: &str, parted: bool) -> bool {
    parted || NAMES.contains(&name) || name.ends_with("_count") || name.ends_with("_sum")
}
