//! When does the next request come from outside? What a source draws depends on (seed, source, k)
//! only, so two policies serve the same arrivals.

use crate::units::{NS_PER_SEC, Ns};
use crate::workload::draw::{Draw, Stream};
use crate::workload::request::{Arrivals, SourceSpec};

/// Sources draw from streams of their own, apart from those of tasks and kernel threads.
const FIRST_OWNER: u64 = 1 << 41;

/// One source: its random numbers, and its last arrival.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    stream: Stream,
    last_ns: Ns,
}

impl Source {
    /// Source number `row` of a workload, before its first arrival.
    pub fn new(seed: u64, row: usize, spec: &SourceSpec) -> Self {
        let stream = Stream::new(seed, FIRST_OWNER + row as u64);
        Source { stream, last_ns: spec.start_ns }
    }

    /// When the next come, ns.
    pub fn next_ns(&mut self, spec: &SourceSpec) -> Ns {
        self.last_ns = match &spec.arrivals {
            Arrivals::Every(between) | Arrivals::Bursts { between, .. } => {
                self.last_ns.saturating_add(self.stream.draw(*between))
            }
            Arrivals::PerSecond(rates) => self.poisson_ns(spec.start_ns, rates),
        };
        self.last_ns
    }

    /// How many come now.
    pub fn size(&mut self, spec: &SourceSpec) -> u64 {
        match spec.arrivals {
            Arrivals::Bursts { size, .. } => self.stream.draw(size),
            Arrivals::Every(_) | Arrivals::PerSecond(_) => 1,
        }
    }

    /// One exponential draw is used up at each second's own rate: exact also where the rate jumps.
    fn poisson_ns(&mut self, start_ns: Ns, rates: &[u32]) -> Ns {
        // In requests × ns: at `rate` requests per second, `rate` of it per ns.
        let mut left = u128::from(self.stream.draw(Draw::Exponential { mean: NS_PER_SEC }));
        let mut at_ns = self.last_ns - start_ns;
        loop {
            let second = at_ns / NS_PER_SEC;
            let rate = u128::from(rates[second as usize % rates.len()]);
            let until_ns = (second + 1) * NS_PER_SEC;
            let room = rate * u128::from(until_ns - at_ns);
            if left < room {
                return start_ns + at_ns + left.div_ceil(rate) as Ns;
            }
            left -= room;
            at_ns = until_ns;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(arrivals: Arrivals, seed: u64, count: usize) -> Vec<Ns> {
        let start_ns = 5 * NS_PER_SEC;
        let spec = SourceSpec { name: "s".into(), channel: 0, arrivals, parts: 1, start_ns };
        let mut source = Source::new(seed, 0, &spec);
        (0..count).map(|_| source.next_ns(&spec) - start_ns).collect()
    }

    #[test]
    fn a_period_is_kept_from_one_interval_after_the_start() {
        assert_eq!(times(Arrivals::Every(Draw::Fixed(7)), 1, 3), [7, 14, 21]);
    }

    #[test]
    fn each_second_has_its_own_rate_and_the_list_repeats() {
        let rates = vec![1_000, 0, 100_000];
        let times = times(Arrivals::PerSecond(rates.clone()), 3, 400_000);
        let mut counts = [0u32; 12];
        for time_ns in times {
            if let Some(count) = counts.get_mut((time_ns / NS_PER_SEC) as usize) {
                *count += 1;
            }
        }
        for (second, count) in counts.iter().enumerate().take(9) {
            let rate = rates[second % 3];
            let spread = 4.0 * f64::from(rate).sqrt();
            assert!((f64::from(*count) - f64::from(rate)).abs() <= spread, "{second}: {count}");
        }
    }

    #[test]
    fn a_constant_rate_is_a_poisson_process() {
        let times = times(Arrivals::PerSecond(vec![2_000]), 9, 200_000);
        let gaps: Vec<f64> = times.windows(2).map(|w| (w[1] - w[0]) as f64).collect();
        let mean = gaps.iter().sum::<f64>() / gaps.len() as f64;
        let square = gaps.iter().map(|gap| gap * gap).sum::<f64>() / gaps.len() as f64;
        assert!((mean / 500_000.0 - 1.0).abs() < 0.01, "mean {mean}");
        assert!((square / mean / mean - 2.0).abs() < 0.05, "exponential gaps: E[x2] = 2 E[x]2");
    }
}
