//! Latencies: a histogram that does not grow with time.

use crate::units::{NS_PER_SEC, Ns};
use hdrhistogram::Histogram;

/// Longest latency that a histogram tells apart, ns.
const LATENCY_MAX_NS: u64 = 1000 * NS_PER_SEC;
/// Shortest latency that a histogram tells apart, ns.
const LATENCY_MIN_NS: u64 = 256;

/// Times from wake-up to running: a histogram to 1 %, with exact count, sum and maximum.
#[derive(Clone, Debug)]
pub struct Latencies {
    histogram: Histogram<u32>,
    sum_ns: Ns,
    max_ns: Ns,
}

impl Latencies {
    pub(super) fn new() -> Self {
        let histogram = Histogram::new_with_bounds(LATENCY_MIN_NS, LATENCY_MAX_NS, 2);
        let histogram = histogram.expect("constant bounds are valid");
        Latencies { histogram, sum_ns: 0, max_ns: 0 }
    }

    /// Number of wake-ups that led to a CPU.
    pub fn count(&self) -> u64 {
        self.histogram.len()
    }

    /// Mean, ns; 0 when there is none.
    pub fn mean_ns(&self) -> f64 {
        self.sum_ns as f64 / self.count().max(1) as f64
    }

    /// Longest, ns, exact.
    pub fn max_ns(&self) -> Ns {
        self.max_ns
    }

    /// Percentile, ns; 0 when there is none. Never above the exact maximum, to which the width of
    /// the histogram's last bucket could lift it.
    pub fn percentile_ns(&self, percent: f64) -> Ns {
        if self.count() == 0 {
            return 0;
        }
        self.histogram.value_at_percentile(percent).min(self.max_ns)
    }

    /// All of them, to 1 %: the longest of each bucket that has some, ns, and how many it has.
    pub fn histogram_ns(&self) -> impl Iterator<Item = (Ns, u64)> + '_ {
        let buckets = self.histogram.iter_recorded();
        buckets.map(|bucket| (bucket.value_iterated_to(), bucket.count_at_value().into()))
    }

    #[inline]
    pub(super) fn add(&mut self, latency_ns: Ns) {
        self.histogram.saturating_record(latency_ns);
        self.sum_ns += latency_ns;
        self.max_ns = self.max_ns.max(latency_ns);
    }

    pub(super) fn merge(&mut self, other: &Latencies) {
        self.histogram.add(&other.histogram).expect("all histograms have the same bounds");
        self.sum_ns += other.sum_ns;
        self.max_ns = self.max_ns.max(other.max_ns);
    }
}
