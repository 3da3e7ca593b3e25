//! Weights and shares: three scales for one thing, and the kernel's and runc's ways between them.

/// `sched_weight_from_cgroup`: DIV_ROUND_CLOSEST(w · 1024, 100).
pub(crate) fn weight_to_shares(weight: u64) -> u64 {
    (weight * 1024 + 50) / 100
}

/// `sched_weight_to_cgroup`: the `cpu.weight` that the kernel shows for shares.
pub(crate) fn weight_shown(shares: u64) -> u64 {
    ((shares * 100 + 512) / 1024).clamp(1, 10_000)
}

/// `cpu.weight` that runc writes for v1's shares.
pub fn shares_to_weight(shares: u64) -> u64 {
    match shares {
        0..=2 => 1,
        262_144.. => 10_000,
        _ => {
            let l = (shares as f64).log2();
            let exponent = (l * l + 125.0 * l) / 612.0 - 7.0 / 34.0;
            10f64.powf(exponent).ceil() as u64
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_comes_back_from_its_shares() {
        assert!((1..=10_000).all(|weight| weight_shown(weight_to_shares(weight)) == weight));
    }
}
