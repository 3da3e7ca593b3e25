//! What a dashboard shows of a service.

use fairground_cli::experiment::fit::Seen;
use fairground_cli::read::observed::{Bucket, Latencies, Observed};

/// How it has the latencies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dashboard {
    /// In the buckets of Prometheus' clients, with the mean.
    Buckets,
    /// As a p50 and a p99, and that is all.
    Percentiles,
}

/// Upper ends of the buckets of Prometheus' clients, ms.
const ENDS_MS: [u64; 11] = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

impl Dashboard {
    /// The figures of a run.
    pub fn of(self, seen: &Seen) -> Observed {
        let (latency, latency_mean_ns) = match self {
            Dashboard::Buckets => (buckets(seen), Some(seen.mean_ns() as u64)),
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
            ..Observed::default()
        }
    }
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
