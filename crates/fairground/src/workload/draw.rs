//! Random numbers that depend only on (seed, task, k), never on the order of scheduling.
//!
//! The k-th number that a task draws is the same under every policy, so two policies see the
//! same workload and their differences are paired. Integers only: the same bytes on any machine.

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
}

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
        }
    }
}

/// SplitMix64's finaliser (Steele, Lea & Flood 2014): a bijection that scatters nearby inputs.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// `-ln(u)` for u = (bits + 1) / 2^64, in units of 2^-32, by squaring out binary digits.
fn neg_ln_q32(bits: u64) -> u64 {
    const LN2_Q32: u64 = 2_977_044_472;
    let shift = bits.max(1).leading_zeros();
    // Mantissa in [1, 2) with 63 fractional bits; log2(u) = log2(mantissa) - shift - 1.
    let mut mantissa = bits.max(1) << shift;
    let mut log2_q32 = 0u64;
    for digit in (0..32).rev() {
        let square = u128::from(mantissa) * u128::from(mantissa);
        let at_least_two = square >> 127 == 1;
        mantissa = if at_least_two { (square >> 64) as u64 } else { (square >> 63) as u64 };
        log2_q32 |= u64::from(at_least_two) << digit;
    }
    let neg_log2_q32 = (u64::from(shift + 1) << 32) - log2_q32;
    scale_q32(neg_log2_q32, LN2_Q32)
}

fn scale_q32(value: u64, factor_q32: u64) -> u64 {
    ((u128::from(value) * u128::from(factor_q32)) >> 32) as u64
}

#[cfg(test)]
mod tests {
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
            assert!((exact - ours).abs() < 1e-8 * exact.max(1.0), "{bits}: {exact} {ours}");
        }
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
