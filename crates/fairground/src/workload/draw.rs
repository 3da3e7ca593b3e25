//! Random numbers that depend only on (seed, task, k), never on the order of scheduling.
//!
//! The k-th number that a task draws is the same under every policy, so two policies see the
//! same workload and their differences are paired. Integers only: the same bytes on any machine.

use super::logarithm::{neg_ln_q32, scale_q32};
use super::lognormal::lognormal;

/// A duration or an amount that may be random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// Always the same value.
    Fixed(u64),
    /// Any value from `lo` to `hi`, both included, equally likely.
    Uniform {
        /// Smallest value.
        lo: u64,
        /// Largest value.
        hi: u64,
    },
    /// Exponential with this mean, as times between Poisson arrivals are.
    Exponential {
        /// Mean value.
        mean: u64,
    },
    /// Lognormal: most are small, a few are many times as large.
    Lognormal {
        /// Mean value.
        mean: u64,
        /// Standard deviation in thousandths of the mean.
        cv_permille: u32,
    },
    /// Two kinds, as of cheap and expensive requests.
    Mixture {
        /// What most are, or their mean.
        usual: u64,
        /// What some are, or their mean.
        rare: u64,
        /// How many of a million are of the second kind.
        rare_ppm: u32,
        /// True if both kinds are exponential.
        exponential: bool,
    },
}

impl Draw {
    /// The mean of many draws.
    pub fn mean(self) -> u64 {
        match self {
            Draw::Fixed(mean) | Draw::Exponential { mean } | Draw::Lognormal { mean, .. } => mean,
            Draw::Uniform { lo, hi } => lo + hi.saturating_sub(lo) / 2,
            Draw::Mixture { usual, rare, rare_ppm, .. } => {
                let sum = u128::from(usual) * u128::from(MILLION.saturating_sub(rare_ppm.into()))
                    + u128::from(rare) * u128::from(rare_ppm);
                (sum / u128::from(MILLION)) as u64
            }
        }
    }
}

const MILLION: u64 = 1_000_000;

/// A stream of draws: its state is a counter, its numbers a hash of (key, counter).
#[derive(Clone, Copy, Debug)]
pub struct Stream {
    key: u64,
    drawn: u64,
}

impl Stream {
    /// The stream of one `owner` (a task, a noise source) under one scenario `seed`.
    pub fn new(seed: u64, owner: u64) -> Self {
        Stream { key: mix(seed ^ mix(owner.wrapping_add(1))), drawn: 0 }
    }

    /// What the stream is hashed from.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.key ^ self.drawn.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// The next value of `draw`.
    #[inline]
    pub fn draw(&mut self, draw: Draw) -> u64 {
        match draw {
            Draw::Fixed(value) => value,
            Draw::Uniform { lo, hi } => {
                let span = u128::from(hi.saturating_sub(lo)) + 1;
                lo + ((u128::from(self.next_u64()) * span) >> 64) as u64
            }
            Draw::Exponential { mean } => scale_q32(mean, neg_ln_q32(self.next_u64())),
            Draw::Lognormal { mean, cv_permille } => lognormal(mean, cv_permille, self.next_u64()),
            Draw::Mixture { usual, rare, rare_ppm, exponential } => {
                let is_rare = self.draw(Draw::Uniform { lo: 0, hi: MILLION - 1 }) < rare_ppm.into();
                let kind = if is_rare { rare } else { usual };
                if exponential { scale_q32(kind, neg_ln_q32(self.next_u64())) } else { kind }
            }
        }
    }
}

/// SplitMix64's finaliser (Steele, Lea & Flood 2014): a bijection that scatters nearby inputs.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::super::logarithm::{log2_by_squaring, log2_q62};
    use super::*;

    #[test]
    fn exponential_has_its_mean_and_its_tail() {
        let mut stream = Stream::new(1, 7);
        let draws: Vec<u64> =
            (0..200_000).map(|_| stream.draw(Draw::Exponential { mean: 1_000_000 })).collect();
        let mean = draws.iter().sum::<u64>() / draws.len() as u64;
        assert!((990_000..1_010_000).contains(&mean), "mean {mean}");
        let beyond = draws.iter().filter(|&&x| x > 3_000_000).count();
        assert!((9_500..10_400).contains(&beyond), "e^-3 of 200000 is 9957, got {beyond}");
    }

    #[test]
    fn logarithm_agrees_with_floating_point() {
        for bits in [1u64, 3, 1 << 20, 1 << 40, u64::MAX / 3, u64::MAX / 2, u64::MAX - 5] {
            let exact = -((bits as f64) / 2f64.powi(64)).ln();
            let ours = neg_ln_q32(bits) as f64 / 2f64.powi(32);
            assert!((exact - ours).abs() < 5e-10 * exact.max(1.0), "{bits}: {exact} {ours}");
        }
    }

    #[test]
    fn logarithm_has_the_digits_that_squaring_finds() {
        let mut stream = Stream::new(1, 9);
        let drawn = (0..100_000).map(|_| stream.next_u64() | 1 << 63);
        // Where the nearest point changes, and the powers of two beside which digits all turn.
        let edges =
            (256..512u64).flat_map(|n| [n << 55, (n << 55) + 1, (n << 55) + ((1 << 55) - 1)]);
        for mantissa in drawn.chain(edges) {
            assert_eq!(log2_q62(mantissa) >> 30, log2_by_squaring(mantissa, 32), "{mantissa:x}");
        }
    }

    #[test]
    fn a_mixture_has_its_two_kinds_in_their_shares() {
        let even = Draw::Mixture { usual: 2, rare: 30, rare_ppm: 50_000, exponential: false };
        let mut stream = Stream::new(1, 3);
        let draws: Vec<u64> = (0..100_000).map(|_| stream.draw(even)).collect();
        let rare = draws.iter().filter(|&&x| x == 30).count();
        assert!((4_800..5_200).contains(&rare), "{rare}");
        assert_eq!(draws.iter().filter(|&&x| x == 2).count(), draws.len() - rare);
        let random =
            Draw::Mixture { usual: 2_000, rare: 30_000, rare_ppm: 50_000, exponential: true };
        let sum: u64 = (0..200_000).map(|_| stream.draw(random)).sum();
        assert_eq!(random.mean(), 3_400);
        assert!((3_350..3_450).contains(&(sum / 200_000)), "{}", sum / 200_000);
    }

    #[test]
    fn streams_differ_by_owner_and_repeat_by_key() {
        let take = |seed, owner| {
            let mut stream = Stream::new(seed, owner);
            [stream.next_u64(), stream.next_u64()]
        };
        assert_eq!(take(1, 2), take(1, 2));
        assert_ne!(take(1, 2), take(1, 3));
        assert_ne!(take(1, 2), take(2, 2));
    }
}
