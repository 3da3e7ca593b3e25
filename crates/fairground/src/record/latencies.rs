//! Latencies: a histogram that grows with what it holds.
//!
//! The buckets are those of an HdrHistogram of two digits from 256 ns to 1000 s, of which there are
//! 3328. A task that meets few of them keeps a list of those; one that meets many has a count for
//! each, up to the highest octave that it met. So 100,000 tasks that sleep much take 60 MB, and not
//! 1.3 GB. The first bucket is 256 ns wide and would tell a wait of nothing as 255 ns, so waits of
//! exactly 0 are counted beside it.

use crate::units::{NS_PER_SEC, Ns};
use std::iter;

/// Longest latency that a histogram tells apart, ns.
const LATENCY_NS_MAX: u64 = 1000 * NS_PER_SEC;
/// What its last bucket still holds ends here, ns.
const LATENCY_NS_END: u64 = LATENCY_NS_MAX.next_power_of_two();
/// Shortest latencies are told apart by 2^8 ns.
const UNIT_BITS: u32 = 8;
/// More buckets than this are not listed.
const FEW_MAX: usize = 64;
/// Each octave has 2^7 buckets; below the first octave there are as many.
const OCTAVE_BITS: u32 = 7;

/// The bucket of a latency.
#[inline]
fn bucket_of(latency_ns: Ns) -> u16 {
    let within_ns = if latency_ns < LATENCY_NS_END { latency_ns } else { LATENCY_NS_MAX };
    let units = within_ns >> UNIT_BITS;
    let octave = (units >> OCTAVE_BITS).checked_ilog2().unwrap_or(0);
    ((u64::from(octave) << OCTAVE_BITS) + (units >> octave)) as u16
}

/// The first bucket of the octave above.
fn end_of_octave(bucket: u16) -> usize {
    (usize::from(bucket >> OCTAVE_BITS) + 1) << OCTAVE_BITS
}

/// The longest latency of a bucket, ns.
fn longest_ns(bucket: u16) -> Ns {
    let octave = u32::from(bucket >> OCTAVE_BITS).saturating_sub(1);
    let step = u64::from(bucket) - (u64::from(octave) << OCTAVE_BITS);
    ((step + 1) << (octave + UNIT_BITS)) - 1
}

/// Times from wake-up to running: a histogram to 1 %, with exact count, sum and maximum.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    /// Buckets that hold something, in rising order, as long as they are few.
    few: Vec<u16>,
    /// How many each of these holds; or if there are more, how many each bucket from the first on
    /// holds.
    counts: Vec<u32>,
    /// How many of the first bucket are exactly 0.
    zeros: u64,
    count: u64,
    sum_ns: Ns,
    max_ns: Ns,
}

impl Latencies {
    /// Number of wake-ups that led to a CPU.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Mean, ns; 0 when there is none.
    pub fn mean_ns(&self) -> f64 {
        self.sum_ns as f64 / self.count().max(1) as f64
    }

    /// Longest, ns, exact.
    pub fn max_ns(&self) -> Ns {
        self.max_ns
    }

    /// Percentile, ns; 0 when there is none, and where so many are exactly 0. Never above the exact
    /// maximum, to which the width of the histogram's last bucket could lift it.
    pub fn percentile_ns(&self, percent: f64) -> Ns {
        let share = (percent / 100.0).min(1.0);
        let wanted = ((share * self.count as f64).ceil() as u64).max(1);
        let mut seen = 0;
        let mut buckets = self.histogram_ns();
        let found = buckets.find(|(_, count)| {
            seen += count;
            seen >= wanted
        });
        found.map_or(0, |(longest_ns, _)| longest_ns.min(self.max_ns))
    }

    /// All of them, to 1 %: the longest of each bucket that has some, ns, and how many it has.
    /// Those that are exactly 0 stand apart, first.
    pub fn histogram_ns(&self) -> impl Iterator<Item = (Ns, u64)> + '_ {
        let above_zero = self.held().map(|(bucket, count)| {
            let zeros = if bucket == 0 { self.zeros } else { 0 };
            (longest_ns(bucket), u64::from(count).saturating_sub(zeros))
        });
        iter::once((0, self.zeros)).chain(above_zero).filter(|&(_, count)| count > 0)
    }

    /// Buckets in rising order and how many each of them holds.
    fn held(&self) -> impl Iterator<Item = (u16, u32)> + '_ {
        let listed = |at: usize| self.few.get(at).copied().unwrap_or(at as u16);
        self.counts.iter().enumerate().map(move |(at, &count)| (listed(at), count))
    }

    #[inline]
    pub(super) fn add(&mut self, latency_ns: Ns) {
        self.add_to(bucket_of(latency_ns), 1);
        self.zeros += u64::from(latency_ns == 0);
        self.count += 1;
        self.sum_ns += latency_ns;
        self.max_ns = self.max_ns.max(latency_ns);
    }

    #[inline]
    fn add_to(&mut self, bucket: u16, count: u32) {
        let at = self.place_of(bucket);
        self.counts[at] = self.counts[at].saturating_add(count);
    }

    /// Where a bucket's count is, from now on.
    #[inline]
    fn place_of(&mut self, bucket: u16) -> usize {
        let is_listed = !self.few.is_empty() || self.counts.is_empty();
        if !is_listed {
            if usize::from(bucket) >= self.counts.len() {
                self.counts.resize(end_of_octave(bucket), 0);
            }
            return bucket.into();
        }
        self.few.binary_search(&bucket).unwrap_or_else(|at| self.list(at, bucket))
    }

    /// A bucket that is met for the first time, and belongs into the list at `at`.
    fn list(&mut self, at: usize, bucket: u16) -> usize {
        if self.few.len() < FEW_MAX {
            self.few.insert(at, bucket);
            self.counts.insert(at, 0);
            return at;
        }
        let highest = self.few.iter().fold(bucket, |highest, &bucket| highest.max(bucket));
        let mut counts = vec![0; end_of_octave(highest)];
        self.held().for_each(|(bucket, count)| counts[usize::from(bucket)] = count);
        (self.few, self.counts) = (Vec::new(), counts);
        bucket.into()
    }

    pub(super) fn merge(&mut self, other: &Latencies) {
        for (bucket, count) in other.held().filter(|&(_, count)| count > 0) {
            self.add_to(bucket, count);
        }
        self.zeros += other.zeros;
        self.count += other.count;
        self.sum_ns += other.sum_ns;
        self.max_ns = self.max_ns.max(other.max_ns);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workload::draw::Stream;
    use hdrhistogram::Histogram;

    /// Numbers of every length, and those around the histogram's ends.
    fn latencies_ns(seed: u64) -> Vec<Ns> {
        let mut stream = Stream::new(seed, 0);
        let edges = [0, 1, 255, 256, 65_535, 65_536, LATENCY_NS_MAX, LATENCY_NS_END, u64::MAX >> 9];
        let around = edges.into_iter().flat_map(|ns| [ns.saturating_sub(1), ns, ns + 1]);
        let drawn = (0..2_000).map(|row| stream.next_u64() >> (20 + row % 44));
        around.chain(drawn).collect()
    }

    #[test]
    fn it_tells_what_an_hdr_histogram_tells() {
        let mut ours = Latencies::default();
        let mut theirs = Histogram::<u32>::new_with_bounds(256, LATENCY_NS_MAX, 2).unwrap();
        let above_zero = latencies_ns(1).into_iter().filter(|&ns| ns > 0);
        for (row, latency_ns) in above_zero.enumerate() {
            ours.add(latency_ns);
            theirs.saturating_record(latency_ns);
            if row % 10 > 0 && row > 200 {
                continue;
            }
            let buckets = theirs.iter_recorded();
            let buckets =
                buckets.map(|bucket| (bucket.value_iterated_to(), bucket.count_at_value().into()));
            let buckets: Vec<(Ns, u64)> = buckets.collect();
            assert_eq!(ours.histogram_ns().collect::<Vec<_>>(), buckets, "after {row}");
        }
        for percent in [0.001, 1.0, 12.5, 50.0, 90.0, 99.0, 99.9, 100.0, 200.0] {
            let their_ns = theirs.value_at_percentile(percent).min(ours.max_ns());
            assert_eq!(ours.percentile_ns(percent), their_ns, "p{percent}");
        }
        assert_eq!(ours.count(), theirs.len());
    }

    #[test]
    fn waits_of_nothing_are_zero_and_waits_of_little_are_not() {
        let mut latencies = Latencies::default();
        [0, 0, 0, 1, 300, 700].into_iter().for_each(|ns| latencies.add(ns));
        let told = [10.0, 50.0, 51.0, 75.0, 100.0].map(|percent| latencies.percentile_ns(percent));
        assert_eq!(told, [0, 0, 255, 511, 700]);
        let buckets: Vec<_> = latencies.histogram_ns().collect();
        assert_eq!(buckets, [(0, 3), (255, 1), (511, 1), (767, 1)]);
    }

    #[test]
    fn two_merged_are_one_of_both() {
        let [mut one, mut two, mut both] = [(); 3].map(|()| Latencies::default());
        latencies_ns(2).into_iter().for_each(|ns| one.add(ns));
        latencies_ns(3).into_iter().for_each(|ns| two.add(ns));
        latencies_ns(2).into_iter().chain(latencies_ns(3)).for_each(|ns| both.add(ns));
        one.merge(&two);
        assert!(one.histogram_ns().eq(both.histogram_ns()));
        assert_eq!((one.count(), one.max_ns()), (both.count(), both.max_ns()));
    }

    #[test]
    fn nothing_has_no_percentile() {
        assert_eq!(Latencies::default().percentile_ns(99.0), 0);
    }
}
