//! What a machine draws: a base, and for each core what its executing threads make it draw.
//!
//! P = base + Σ p(k) over all cores, k = executing threads of the core. p(k) holds at the frequency
//! f0; at f it is p(0) + (p(k) − p(0)) · (f/f0)^x, or such that p(1) is what is given for f. Not
//! modelled: temperature, memory traffic, and a voltage that follows the highest of several cores.

use super::freq::Opp;

/// Power of a machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Power {
    /// Drawn whatever the cores do, µW.
    pub base_uw: u64,
    /// p(0), p(1), …: drawn by a core with so many executing threads, µW.
    pub core_uw: Vec<u64>,
    /// Frequency that the cores' power holds at, kHz; 0 if not known.
    pub freq_khz: u64,
    /// The cores' power above p(0) grows with this power of the frequency, in hundredths.
    pub exponent_hundredths: u32,
}

/// The most that a machine or a core may draw, µW: a megawatt is no computer, and sums of
/// it over the longest run stay far from any overflow.
pub const POWER_UW_MAX: u64 = 1_000_000_000_000;

/// One in fixed point.
const ONE: u128 = 1 << 32;

/// `(above / below)^(hundredths / 100)` in fixed point, by squares and square roots: the same on
/// every machine.
fn power_of_ratio(above: u64, below: u64, hundredths: u32) -> u128 {
    /// Binary digits of the exponent's fraction.
    const DIGITS: u32 = 20;
    let ratio = u128::from(above) * ONE / u128::from(below.max(1));
    let whole = (0..hundredths / 100).fold(ONE, |product, _| (product * ratio) >> 32);
    let fraction = (u64::from(hundredths % 100) << DIGITS) / 100;
    let mut root = ratio;
    (0..DIGITS).rev().fold(whole, |product, digit| {
        root = (root << 32).isqrt();
        if fraction >> digit & 1 == 1 { (product * root) >> 32 } else { product }
    })
}

impl Power {
    /// p(0), p(1), … at an operating point, µW.
    pub fn core_uw_at(&self, opp: &Opp) -> Vec<u64> {
        let idle_uw = self.core_uw[0];
        let above = |uw: u64| u128::from(uw.saturating_sub(idle_uw));
        let (numerator, denominator) = match opp.power_uw {
            Some(one_uw) => (above(one_uw), above(self.core_uw[1]).max(1)),
            None if self.freq_khz == 0 => (1, 1),
            None => {
                let freq_khz = u64::from(opp.freq_khz);
                (power_of_ratio(freq_khz, self.freq_khz, self.exponent_hundredths), ONE)
            }
        };
        let at = |&uw: &u64| idle_uw + (above(uw) * numerator / denominator) as u64;
        self.core_uw.iter().map(at).collect()
    }

    /// What is wrong with it on a machine of so many threads per core, in words.
    pub fn fault(&self, threads: usize) -> Option<String> {
        if self.core_uw.len() <= threads {
            let given = self.core_uw.len();
            return Some(format!(
                "power is given for {given} numbers of threads, 0 to {threads} are needed"
            ));
        }
        let mut all = self.core_uw.iter().chain([&self.base_uw]);
        let found = all.find(|&&uw| uw > POWER_UW_MAX)?;
        Some(format!("a power of {found} uW; accepted: up to {POWER_UW_MAX}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn power_follows_the_frequency() {
        let core_uw = vec![1_000_000, 9_000_000, 11_000_000];
        let power = Power { base_uw: 0, core_uw, freq_khz: 2_000_000, exponent_hundredths: 250 };
        let at = |freq_khz, power_uw| power.core_uw_at(&Opp { freq_khz, scale: 1024, power_uw });
        assert_eq!(at(2_000_000, None), power.core_uw);
        // (1/2)^2.5 = 0.1767767.
        assert_eq!(at(1_000_000, None), [1_000_000, 2_414_213, 2_767_766]);
        assert_eq!(at(1_000_000, Some(5_000_000)), [1_000_000, 5_000_000, 6_000_000]);
    }

    #[test]
    fn a_power_of_a_ratio_is_near_the_real_one() {
        for (above, below, hundredths) in [(8, 34, 250), (40, 34, 133), (1, 1, 999), (3, 7, 1)] {
            let ours = power_of_ratio(above, below, hundredths) as f64 / ONE as f64;
            let real = (above as f64 / below as f64).powf(f64::from(hundredths) / 100.0);
            assert!((ours / real - 1.0).abs() < 1e-5, "{ours} {real}");
        }
    }
}
