//! Amounts of work or time that may be random: their mean, and how far they scatter.

use fairground::units::NS_PER_SEC;
use fairground::workload::behavior::Arrivals;
use fairground::workload::draw::Draw;
use std::ops::{Add, Sub};

/// An amount of work or time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Amount {
    /// Mean, ns.
    pub mean_ns: f64,
    /// Variance, ns².
    pub variance_ns2: f64,
}

impl Amount {
    /// One draw.
    pub fn of(draw: Draw) -> Amount {
        let mean_ns = draw.mean() as f64;
        Amount { mean_ns, variance_ns2: variance(draw) }
    }

    /// One of several, each as likely.
    pub fn of_any(all: impl ExactSizeIterator<Item = Amount>) -> Amount {
        let count = all.len().max(1) as f64;
        let (mut mean_ns, mut square) = (0.0, 0.0);
        for one in all {
            mean_ns += one.mean_ns / count;
            square += (one.variance_ns2 + one.mean_ns * one.mean_ns) / count;
        }
        Amount { mean_ns, variance_ns2: (square - mean_ns * mean_ns).max(0.0) }
    }

    /// The sum of so many that know nothing of each other.
    pub fn times(self, count: f64) -> Amount {
        Amount { mean_ns: self.mean_ns * count, variance_ns2: self.variance_ns2 * count }
    }
}

impl Add for Amount {
    type Output = Amount;

    fn add(self, more: Amount) -> Amount {
        let variance_ns2 = self.variance_ns2 + more.variance_ns2;
        Amount { mean_ns: self.mean_ns + more.mean_ns, variance_ns2 }
    }
}

impl Sub for Amount {
    type Output = Amount;

    /// What came after an earlier sum.
    fn sub(self, earlier: Amount) -> Amount {
        let variance_ns2 = self.variance_ns2 - earlier.variance_ns2;
        Amount { mean_ns: self.mean_ns - earlier.mean_ns, variance_ns2 }
    }
}

/// How bursts of requests come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flow {
    /// From one burst to the next.
    between: Amount,
    /// Requests of a burst.
    size: Amount,
}

impl Flow {
    /// Nothing of arrivals whose rate changes.
    pub fn of(arrivals: &Arrivals) -> Option<Flow> {
        let one = Draw::Fixed(1);
        let (between, size) = match arrivals {
            Arrivals::Every(between) => (*between, one),
            Arrivals::Bursts { between, size } => (*between, *size),
            Arrivals::PerSecond(_) => return None,
        };
        Some(Flow { between: Amount::of(between), size: Amount::of(size) })
    }

    /// How fast the sum of what came grows apart from its mean: its variance in each second of
    /// many, in seconds (of CPU) squared per second.
    pub fn scatter_s(self, request: Amount) -> f64 {
        let Flow { between, size } = self;
        let per_ns = 1.0 / between.mean_ns.max(1.0);
        let together = size.mean_ns * request.variance_ns2
            + size.variance_ns2 * request.mean_ns * request.mean_ns;
        let burst_ns = size.mean_ns * request.mean_ns;
        let uneven = between.variance_ns2 * per_ns * per_ns;
        per_ns * (together + uneven * burst_ns * burst_ns) / NS_PER_SEC as f64
    }
}

fn variance(draw: Draw) -> f64 {
    let mean = draw.mean() as f64;
    match draw {
        Draw::Fixed(_) => 0.0,
        Draw::Uniform { lo, hi } => (hi.saturating_sub(lo) as f64).powi(2) / 12.0,
        Draw::Exponential { .. } => mean * mean,
        Draw::Lognormal { cv_permille, .. } => (mean * f64::from(cv_permille) / 1000.0).powi(2),
        Draw::Mixture { usual, rare, rare_ppm, exponential } => {
            let rare_part = f64::from(rare_ppm) / 1e6;
            let squares =
                (1.0 - rare_part) * (usual as f64).powi(2) + rare_part * (rare as f64).powi(2);
            // The mean square of an exponential draw is twice the square of its mean.
            if exponential { 2.0 * squares - mean * mean } else { squares - mean * mean }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::workload::draw::Stream;

    const DRAWS: [Draw; 6] = [
        Draw::Fixed(5_000_000),
        Draw::Uniform { lo: 1_000_000, hi: 7_000_000 },
        Draw::Exponential { mean: 5_000_000 },
        Draw::Lognormal { mean: 5_000_000, cv_permille: 700 },
        Draw::Mixture { usual: 2_000_000, rare: 9_000_000, rare_ppm: 200_000, exponential: false },
        Draw::Mixture { usual: 2_000_000, rare: 9_000_000, rare_ppm: 200_000, exponential: true },
    ];

    #[test]
    fn amounts_are_those_of_many_draws() {
        for draw in DRAWS {
            let mut stream = Stream::new(1, 1);
            let many: Vec<f64> = (0..200_000).map(|_| stream.draw(draw) as f64).collect();
            let mean = many.iter().sum::<f64>() / many.len() as f64;
            let variance =
                many.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / many.len() as f64;
            let Amount { mean_ns, variance_ns2 } = Amount::of(draw);
            assert!((mean / mean_ns - 1.0).abs() < 0.01, "{draw:?}: {mean}");
            assert!((variance - variance_ns2).abs() <= 0.03 * variance, "{draw:?}: {variance}");
        }
    }

    #[test]
    fn one_of_several_scatters_by_their_difference_too() {
        let of = |mean_ns: f64| Amount { mean_ns, variance_ns2: 1.0 };
        let any = Amount::of_any([of(2.0), of(6.0)].into_iter());
        assert_eq!(any, Amount { mean_ns: 4.0, variance_ns2: 5.0 });
    }

    #[test]
    fn what_comes_scatters_by_its_times_its_bursts_and_its_sizes() {
        let ms = |draw: u64| draw * 1_000_000;
        let request = |draw| Amount::of(draw);
        let close = |arrivals: Arrivals, request: Amount, expected: f64| {
            let scatter = Flow::of(&arrivals).expect("it is even").scatter_s(request);
            assert!((scatter - expected).abs() < 1e-9, "{arrivals:?}: {scatter}");
        };
        let (fixed, any) = (request(Draw::Fixed(ms(20))), Draw::Exponential { mean: ms(20) });
        let regular = || Arrivals::Every(Draw::Fixed(ms(10)));
        let poisson = || Arrivals::Every(Draw::Exponential { mean: ms(10) });
        close(regular(), fixed, 0.0);
        close(regular(), request(any), 100.0 * 0.02 * 0.02);
        close(poisson(), fixed, 100.0 * 0.02 * 0.02);
        close(poisson(), request(any), 100.0 * 2.0 * 0.02 * 0.02);
        let between = Draw::Exponential { mean: ms(100) };
        let bursts = Arrivals::Bursts { between, size: Draw::Fixed(8) };
        close(bursts, fixed, 10.0 * 0.16 * 0.16);
        assert_eq!(Flow::of(&Arrivals::PerSecond(vec![9, 90])), None);
    }
}
