//! What a dashboard shows of a service.

use super::made::Made;
use fairground_cli::experiment::fit::Seen;
use fairground_cli::read::observed::{
    Bucket, Collections, Collector, Latencies, Observed, RuntimeSeen,
};
use fairground_cli::read::{Runtime, followers};

/// How it has the latencies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dashboard {
    /// In the buckets of Prometheus' clients, with the mean.
    Buckets,
    /// As a p50 and a p99, and that is all.
    Percentiles,
    /// In buckets, and beside them what a client library tells of its runtime.
    Runtime,
}

/// Upper ends of the buckets of Prometheus' clients, ms.
const ENDS_MS: [u64; 11] = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

impl Dashboard {
    /// The figures of a run.
    pub fn of(self, made: &Made, seen: &Seen) -> Observed {
        let (latency, latency_mean_ns) = match self {
            Dashboard::Buckets | Dashboard::Runtime => (buckets(seen), Some(seen.mean_ns() as u64)),
            Dashboard::Percentiles => (percentiles(seen), None),
        };
        Observed {
            over_s: Some(seen.over_s),
            requests_per_s: Some(seen.requests / seen.over_s),
            cpu_usage_cpus: Some(seen.used_s / seen.over_s),
            latency: Some(latency),
            latency_mean_ns,
            nr_periods: Some(seen.nr_periods as u64),
            nr_throttled: Some(seen.nr_throttled as u64),
            throttled_ns: Some((seen.throttled_s * 1e9) as u64),
            runtime: runtime(made).filter(|_| self == Dashboard::Runtime),
            collections: collections(made, seen).filter(|_| self == Dashboard::Runtime),
            ..Observed::default()
        }
    }
}

/// What the metrics of a runtime's client library show.
fn runtime(made: &Made) -> Option<RuntimeSeen> {
    let limit_cpus = made.quota_us as f64 / made.period_us as f64;
    let follows = |runtime: Runtime| followers(runtime, Some(limit_cpus), made.cpus);
    match made.kind {
        "go" => {
            let is_set = made.command.contains(&format!("--gomaxprocs {} ", made.cpus));
            let procs = if is_set { made.cpus } else { follows(Runtime::Go) };
            Some(RuntimeSeen::Go { release: Some((1, 25)), gomaxprocs: Some(procs) })
        }
        "jvm" => {
            let processors = Some((limit_cpus.ceil() as u32).clamp(1, made.cpus));
            Some(RuntimeSeen::Jvm { processors, collector: Some(Collector::Parallel) })
        }
        _ => None,
    }
}

fn collections(made: &Made, seen: &Seen) -> Option<Collections> {
    let mut words = made.command.split(' ').skip_while(|word| *word != "--gc-period");
    let period_ms: f64 = words.nth(1)?.strip_suffix("ms")?.parse().ok()?;
    let paused = (made.kind == "jvm").then_some(seen.paused_s / seen.over_s);
    Some(Collections { per_s: 1000.0 / period_ms, paused })
}

fn percentiles(seen: &Seen) -> Latencies {
    let one = |share| (share, seen.quantile_ns(share) as u64);
    Latencies::Quantiles([0.5, 0.99].map(one).to_vec())
}

fn buckets(seen: &Seen) -> Latencies {
    let mut below = 0;
    let bucket = |ms: u64| {
        let all = seen.below(ms as f64 * 1e6);
        let count = all - std::mem::replace(&mut below, all);
        Bucket { upto_ns: Some(ms * 1_000_000), count }
    };
    let mut buckets = ENDS_MS.map(bucket).to_vec();
    buckets.push(Bucket { upto_ns: None, count: seen.requests as u64 - below });
    Latencies::Histogram(buckets)
}
