//! One span's latencies: how many, how long, and what the slow ones waited for.

use super::blame::Blame;
use crate::units::{NS_PER_SEC, Ns, TaskId};
use hdrhistogram::Histogram;

/// How many of the slowest are kept one by one.
pub const SLOWEST_MAX: usize = 10;
/// Longest latency that the histogram tells apart, ns.
const LATENCY_MAX_NS: u64 = 1000 * NS_PER_SEC;
/// The histogram keeps this many digits: 0.1 %.
const DIGITS: u8 = 3;
/// Sums of blame are kept by quarter of an octave of latency.
const BANDS: usize = 256;

/// What is noted of a span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Subtracted from each latency, ns.
    pub minus_ns: Ns,
    /// Least latency noted, ns.
    pub floor_ns: Ns,
}

/// One measured passage: a request, or a run of a task's stopwatch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    /// When it began, ns.
    pub at_ns: Ns,
    /// When its critical part was taken by a task, ns.
    pub taken_at_ns: Ns,
    /// From beginning to end, ns: what the blame adds up to.
    pub elapsed_ns: Ns,
    /// What was noted: less by the span's `minus_ns`, at least its `floor_ns`.
    pub latency_ns: Ns,
    /// Who ended it: the task that did the part which was done last.
    pub task: TaskId,
    /// Where its time went.
    pub blame: Blame,
}

/// Sums over some passages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// How many.
    pub count: u64,
    /// Where their time went.
    pub blame: Blame,
}

/// The measurements of one span.
#[derive(Clone, Debug)]
pub struct Span {
    rule: Rule,
    /// Requests that came and were not refused; stopwatches that were started.
    pub arrived: u64,
    /// Requests that were refused.
    pub refused: u64,
    histogram: Histogram<u32>,
    latency_ns_sum: u128,
    latency_ns_min: Ns,
    latency_ns_max: Ns,
    all: Sum,
    bands: Box<[Sum]>,
    slowest: Vec<Passage>,
}

impl Span {
    /// Nothing measured yet.
    pub fn new(rule: Rule) -> Self {
        let histogram = Histogram::new_with_bounds(1, LATENCY_MAX_NS, DIGITS);
        Span {
            rule,
            arrived: 0,
            refused: 0,
            histogram: histogram.expect("constant bounds are valid"),
            latency_ns_sum: 0,
            latency_ns_min: Ns::MAX,
            latency_ns_max: 0,
            all: Sum::default(),
            bands: vec![Sum::default(); BANDS].into(),
            slowest: Vec::with_capacity(SLOWEST_MAX + 1),
        }
    }

    /// Notes one that ended at `now_ns`.
    pub fn note(&mut self, at_ns: Ns, taken_at_ns: Ns, now_ns: Ns, task: TaskId, blame: Blame) {
        let elapsed_ns = now_ns - at_ns;
        debug_assert_eq!(blame.total_ns(), elapsed_ns, "every nanosecond has one cause");
        let latency_ns = elapsed_ns.saturating_sub(self.rule.minus_ns).max(self.rule.floor_ns);
        self.histogram.saturating_record(latency_ns);
        self.latency_ns_sum += u128::from(latency_ns);
        self.latency_ns_min = self.latency_ns_min.min(latency_ns);
        self.latency_ns_max = self.latency_ns_max.max(latency_ns);
        for sum in [&mut self.all, &mut self.bands[band(latency_ns)]] {
            sum.count += 1;
            sum.blame.merge(&blame);
        }
        let passage = Passage { at_ns, taken_at_ns, elapsed_ns, latency_ns, task, blame };
        self.keep_if_slow(passage);
    }

    /// Of equals the earlier one stays.
    fn keep_if_slow(&mut self, passage: Passage) {
        let place = self.slowest.partition_point(|kept| kept.latency_ns >= passage.latency_ns);
        if place < SLOWEST_MAX {
            self.slowest.insert(place, passage);
            self.slowest.truncate(SLOWEST_MAX);
        }
    }

    /// How many have ended.
    pub fn count(&self) -> u64 {
        self.all.count
    }

    /// How many have begun and not ended.
    pub fn in_flight(&self) -> u64 {
        self.arrived - self.count()
    }

    /// Mean latency, ns; 0 when there is none.
    pub fn latency_ns_mean(&self) -> f64 {
        self.latency_ns_sum as f64 / self.count().max(1) as f64
    }

    /// Shortest latency, ns, exact; 0 when there is none.
    pub fn latency_ns_min(&self) -> Ns {
        self.latency_ns_min.min(self.latency_ns_max)
    }

    /// Longest latency, ns, exact.
    pub fn latency_ns_max(&self) -> Ns {
        self.latency_ns_max
    }

    /// Percentile, ns, to 0.1 %; 0 when there is none. Never above the exact maximum.
    pub fn percentile_ns(&self, percent: f64) -> Ns {
        if self.count() == 0 {
            return 0;
        }
        self.histogram.value_at_percentile(percent).min(self.latency_ns_max)
    }

    /// All latencies, to 0.1 %: the longest of each bucket that has some, ns, and how many it has.
    pub fn histogram_ns(&self) -> impl Iterator<Item = (Ns, u64)> + '_ {
        let buckets = self.histogram.iter_recorded();
        buckets.map(|bucket| (bucket.value_iterated_to(), bucket.count_at_value().into()))
    }

    /// How many of those that ended took longer, to 0.1 % of the latency, in per cent; 0 when there
    /// is none.
    pub fn beyond_percent(&self, latency_ns: Ns) -> f64 {
        let within = self.histogram.count_between(0, latency_ns);
        100.0 * (self.count() - within) as f64 / self.count().max(1) as f64
    }

    /// How many ended per second of a run of `ended_ns`.
    pub fn per_second(&self, ended_ns: Ns) -> f64 {
        self.count() as f64 * NS_PER_SEC as f64 / ended_ns.max(1) as f64
    }

    /// Where the time of all went.
    pub fn all(&self) -> &Sum {
        &self.all
    }

    /// Where the time of the slowest went: at least `share` of all, and as few more as bands of
    /// latency a fifth wide allow. Also the latency from which on they are counted, ns.
    pub fn tail(&self, share: f64) -> (Ns, Sum) {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut sum = Sum::default();
        let mut from_ns = 0;
        for (place, band) in self.bands.iter().enumerate().rev() {
            if sum.count >= wanted {
                break;
            }
            sum.count += band.count;
            sum.blame.merge(&band.blame);
            from_ns = band_from_ns(place);
        }
        (from_ns, sum)
    }

    /// The slowest, slowest first; of equals the earlier first.
    pub fn slowest(&self) -> &[Passage] {
        &self.slowest
    }
}

/// The band of a latency: its octave and the two bits below its highest.
fn band(latency_ns: Ns) -> usize {
    let octave = latency_ns.max(1).ilog2() as usize;
    match octave {
        0 | 1 => latency_ns as usize,
        _ => 4 * octave + (latency_ns >> (octave - 2) & 3) as usize,
    }
}

/// The least latency of a band, ns.
fn band_from_ns(band: usize) -> Ns {
    match band {
        0..8 => band as Ns,
        _ => (4 + band as Ns % 4) << (band / 4 - 2),
    }
}

#[cfg(test)]
mod tests {
    use super::super::blame::Cause;
    use super::*;

    fn span(latencies_ns: impl IntoIterator<Item = Ns>) -> Span {
        let mut span = Span::new(Rule { minus_ns: 0, floor_ns: 0 });
        for (at_ns, latency_ns) in latencies_ns.into_iter().enumerate() {
            let at_ns = at_ns as Ns;
            let mut blame = Blame::default();
            blame.add(Cause::Queued, latency_ns);
            span.arrived += 1;
            span.note(at_ns, at_ns, at_ns + latency_ns, TaskId(0), blame);
        }
        span
    }

    #[test]
    fn bands_begin_where_they_say() {
        let mut last = None;
        for latency_ns in (0..5000).chain([1 << 40, (1 << 40) + (1 << 38), 3 << 62]) {
            let band = band(latency_ns);
            assert!(band_from_ns(band) <= latency_ns && band < BANDS, "{latency_ns}");
            if last != Some(band) {
                assert_eq!(band_from_ns(band), latency_ns, "band {band}");
            }
            last = Some(band);
        }
    }

    #[test]
    fn percentiles_are_within_a_thousandth_and_bounds_exact() {
        let span = span((1..=100_000).map(|us| us * 1_000));
        for (percent, exact_ns) in
            [(50.0, 50_000_000.0), (99.0, 99_000_000.0), (99.9, 99_900_000.0)]
        {
            let error = span.percentile_ns(percent) as f64 / exact_ns - 1.0;
            assert!(error.abs() < 0.001, "p{percent}: {error}");
        }
        assert_eq!((span.latency_ns_min(), span.latency_ns_max()), (1_000, 100_000_000));
        assert_eq!(span.latency_ns_mean(), 50_000_500.0);
    }

    #[test]
    fn the_slowest_are_kept_in_order_and_the_earlier_of_equals_first() {
        let span = span([5, 9, 1, 9, 7].into_iter().chain([2; 20]));
        let kept: Vec<(Ns, Ns)> =
            span.slowest().iter().map(|slow| (slow.latency_ns, slow.at_ns)).collect();
        let expected =
            [(9, 1), (9, 3), (7, 4), (5, 0), (2, 5), (2, 6), (2, 7), (2, 8), (2, 9), (2, 10)];
        assert_eq!(kept, expected);
    }

    #[test]
    fn the_tail_is_a_hundredth_or_little_more() {
        let span = span((1..=10_000).map(|latency| latency * 100));
        let (from_ns, tail) = span.tail(0.01);
        assert!((100..=2_500).contains(&tail.count), "{}", tail.count);
        assert_eq!(tail.count, 10_000 - (from_ns.div_ceil(100) - 1));
        assert_eq!(tail.blame.of(Cause::Queued), tail.blame.total_ns());
        assert_eq!(span.tail(1.0).1, *span.all());
    }

    #[test]
    fn what_is_subtracted_leaves_the_floor() {
        let mut span = Span::new(Rule { minus_ns: 100, floor_ns: 7 });
        for elapsed_ns in [50, 100, 130] {
            let mut blame = Blame::default();
            blame.add(Cause::Running, elapsed_ns);
            span.note(0, 0, elapsed_ns, TaskId(0), blame);
        }
        assert_eq!((span.latency_ns_min(), span.latency_ns_max()), (7, 30));
        assert_eq!(span.slowest()[0].elapsed_ns, 130);
    }
}
