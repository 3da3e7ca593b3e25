//! What frequencies and idle states come to: means and shares.

use fairground::record::residency::{CpuResidency, Residency};
use fairground::units::Ns;

const KHZ_PER_GHZ: f64 = 1e6;

/// Time executing, ns.
pub fn busy_ns(cpu: &CpuResidency) -> Ns {
    cpu.busy_ns.iter().sum()
}

/// Mean frequency while executing, kHz; 0 if it never did.
pub fn mean_khz(khz: &[u32], busy_ns: impl Iterator<Item = Ns> + Clone) -> u64 {
    let total = busy_ns.clone().map(u128::from).sum::<u128>().max(1);
    let weighted = khz.iter().zip(busy_ns).map(|(&khz, ns)| u128::from(khz) * u128::from(ns));
    (weighted.sum::<u128>() / total) as u64
}

/// Mean frequency of all CPUs while they execute, GHz; no number if none does.
pub fn mean_ghz(residency: &Residency) -> f64 {
    let rows = 0..residency.khz().len();
    let all = rows.map(|row| residency.sum(|cpu| cpu.busy_ns[row]));
    match mean_khz(residency.khz(), all) {
        0 => f64::NAN,
        khz => khz as f64 / KHZ_PER_GHZ,
    }
}

/// Part of all executing time, per cent.
pub fn percent_of_busy(residency: &Residency, of: impl Fn(&CpuResidency) -> Ns) -> f64 {
    100.0 * residency.sum(of) as f64 / residency.sum(busy_ns).max(1) as f64
}
