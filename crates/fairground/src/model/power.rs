//! What a machine draws: a base, and for each core what its executing threads make it draw.
//!
//! P = base + Σ p(k) over all cores, k = executing threads of the core. Not modelled yet: the
//! frequency (P is that of [`Power::freq_khz`]), idle states, temperature, memory traffic.

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

impl Power {
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
