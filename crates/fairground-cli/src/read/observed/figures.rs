//! What the files tell of a service, whatever their format, and which of it is meant.

use super::runtime_seen::{Collections, RuntimeSeen};
use fairground::model::limit::Limit;
use fairground::units::{NS_PER_SEC, Ns};

/// What was measured of one service over one span of time; `None` where nothing was.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Observed {
    /// Length of the span, s.
    pub over_s: Option<f64>,
    /// Requests in a second.
    pub requests_per_s: Option<f64>,
    /// How long they took.
    pub latency: Option<Latencies>,
    /// Their mean, where it was measured and not only worked out from buckets.
    pub latency_mean_ns: Option<Ns>,
    /// CPU time used in a second, in CPUs.
    pub cpu_usage_cpus: Option<f64>,
    /// Periods of the limit that began in the span.
    pub nr_periods: Option<u64>,
    /// Those of them with throttling.
    pub nr_throttled: Option<u64>,
    /// How long the group was throttled, added up over CPUs.
    pub throttled_ns: Option<Ns>,
    /// How long at least one task waited for a CPU (`some` of `cpu.pressure`).
    pub pressure_some_ns: Option<Ns>,
    /// How long all tasks that could run waited for a CPU (`full` of `cpu.pressure`).
    pub pressure_full_ns: Option<Ns>,
    /// The limit, where the files tell it.
    pub limit: Option<Limit>,
    /// The weight in the scale of `cpu.shares`, where the files tell it: 1024 for each CPU that
    /// Kubernetes was asked for.
    pub shares: Option<u64>,
    /// CPUs of the machine, where the files tell it.
    pub cpus: Option<u32>,
    /// The container that the CPU counters are of, where they say it.
    pub container: Option<String>,
    /// The runtime that it is of, where its own metrics tell it.
    pub runtime: Option<RuntimeSeen>,
    /// How often that collects, where its own metrics tell it.
    pub collections: Option<Collections>,
    /// That the latencies are of another container, which its own limit stops, if they are.
    pub stopped_elsewhere: Option<String>,
    /// What the reader of an answer should know of these figures, a sentence each.
    pub notes: Vec<String>,
}

impl Observed {
    /// Notes that the limit was not the same all the time, if it was not; CPUs of each.
    pub(super) fn note_limits(&mut self, mut cpus: Vec<f64>) {
        cpus.dedup();
        let told: Vec<String> = cpus.iter().map(|cpus| format!("{cpus:.2}")).collect();
        if let [first, .., last] = &told[..] {
            self.notes.push(format!(
                "the limit changed while it was measured, from {first} to {last} CPUs: the last \
                 one is taken for all of the time, and figures of the others are laid to it. Take \
                 a span with one limit"
            ));
        }
    }

    /// Of the time, in which at least one task waited for a CPU, per cent.
    pub fn pressure_some_percent(&self) -> Option<f64> {
        let (some_ns, over_s) = self.pressure_some_ns.zip(self.over_s)?;
        Some(100.0 * some_ns as f64 / NS_PER_SEC as f64 / over_s)
    }
}

/// How long requests took.
#[derive(Clone, PartialEq, Debug)]
pub enum Latencies {
    /// Buckets, rising; the last may be open. At least one holds a request.
    Histogram(Vec<Bucket>),
    /// A share of requests, and how long they took at most: (0.5, 9 ms), (0.99, 48 ms), rising.
    Quantiles(Vec<(f64, Ns)>),
}

impl Latencies {
    /// Requests in a second, if these are all requests of a time; 0 of mere quantiles.
    pub(super) fn per_s(&self, over_ns: Ns) -> f64 {
        let Latencies::Histogram(buckets) = self else { return 0.0 };
        let requests: u64 = buckets.iter().map(|bucket| bucket.count).sum();
        requests as f64 * NS_PER_SEC as f64 / over_ns as f64
    }
}

/// Requests between the bucket before and an upper end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bucket {
    /// The upper end; `None` where it is open (`+Inf`).
    pub upto_ns: Option<Ns>,
    /// Requests in this bucket alone, not those below as well.
    pub count: u64,
}

/// Which of what the files hold is meant.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Select {
    /// Labels that a series must have (`--select container=web`).
    pub labels: Vec<(String, String)>,
    /// The container of the manifest: it is meant where labels leave several.
    pub container: Option<String>,
    /// The metric of latencies (`--latency-metric http_request_duration_seconds`).
    pub latency_metric: Option<String>,
    /// How long one unit of a latency is (`--latency-unit 1ms`), where the files don't tell.
    pub latency_unit_ns: Option<Ns>,
    /// The counts of a histogram written by hand are of all requests up to a bucket's end
    /// (`--cumulative`).
    pub cumulative: bool,
    /// How long was measured (`--over 60s`), where the files don't tell.
    pub over_ns: Option<Ns>,
}
