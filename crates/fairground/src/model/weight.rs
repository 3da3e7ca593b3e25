//! Weights and the arithmetic of virtual time, in the kernel's integers.
//!
//! A weight is stored 1024 times finer than the "down" weight that formulas use (64-bit load
//! resolution). Virtual time of a run of Δ ns is Δ · 1024 / weight, computed as a multiplication
//! by a 32-bit inverse so that it agrees with Linux to the nanosecond. Later kernels divide by the
//! stored weight, and weigh with it in the means of virtual time: such a weight is *full*.

/// Weight of nice 0 as stored.
pub const NICE_0_LOAD: u64 = 1 << 20;
/// Down weight of a `SCHED_IDLE` task.
pub const WEIGHT_IDLE: u64 = 3;
/// Inverse of [`WEIGHT_IDLE`].
const INVERSE_IDLE: u32 = 1_431_655_765;

/// Down weights of nice −20 to 19 (`sched_prio_to_weight`).
pub const NICE_WEIGHTS: [u32; 40] = [
    88761, 71755, 56483, 46273, 36291, 29154, 23254, 18705, 14949, 11916, 9548, 7620, 6100, 4904,
    3906, 3121, 2501, 1991, 1586, 1277, 1024, 820, 655, 526, 423, 335, 272, 215, 172, 137, 110, 87,
    70, 56, 45, 36, 29, 23, 18, 15,
];

/// 2^32 / weight as Linux tabulates it (`sched_prio_to_wmult`): rounded, not floored.
const NICE_INVERSES: [u32; 40] = [
    48388, 59856, 76040, 92818, 118348, 147320, 184698, 229616, 287308, 360437, 449829, 563644,
    704093, 875809, 1099582, 1376151, 1717300, 2157191, 2708050, 3363326, 4194304, 5237765,
    6557202, 8165337, 10153587, 12820798, 15790321, 19976592, 24970740, 31350126, 39045157,
    49367440, 61356676, 76695844, 95443717, 119304647, 148102320, 186737708, 238609294, 286331153,
];

/// A stored weight with its inverse (`struct load_weight`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The weight as stored: 1024 times the down weight.
    pub stored: u64,
    /// 0 if it is full.
    inverse: u32,
}

/// The down weight (`scale_load_down`): 0 stays 0, all else is at least 2.
#[inline]
pub fn down(stored: u64) -> u64 {
    if stored == 0 { 0 } else { (stored >> 10).max(2) }
}

impl Weight {
    /// The weight of a task of this nice value, −20 to 19.
    pub fn of_nice(nice: i8) -> Self {
        let row = (i32::from(nice) + 20).clamp(0, 39) as usize;
        Weight { stored: u64::from(NICE_WEIGHTS[row]) << 10, inverse: NICE_INVERSES[row] }
    }

    /// The weight of a `SCHED_IDLE` task.
    pub fn of_idle() -> Self {
        Weight { stored: WEIGHT_IDLE << 10, inverse: INVERSE_IDLE }
    }

    /// Any stored weight, a group entity's for one; its inverse is floored.
    pub fn of_stored(stored: u64) -> Self {
        let down = down(stored);
        let inverse = match down {
            0 => u32::MAX,
            w if w >= u64::from(u32::MAX) => 1,
            w => u32::MAX / w as u32,
        };
        Weight { stored, inverse }
    }

    /// The same weight, to be used in full in virtual time.
    pub fn full(self) -> Self {
        Weight { inverse: 0, ..self }
    }

    /// The down weight.
    #[inline]
    pub fn down(self) -> u64 {
        down(self.stored)
    }

    /// What it weighs in virtual time: the down weight, or the stored one if it is full
    /// (`avg_vruntime_weight`). Only ratios of such weights mean something.
    #[inline]
    pub fn in_virtual_time(self) -> u64 {
        if self.inverse == 0 { self.stored } else { self.down() }
    }

    /// Virtual time of `delta_ns` of running (`calc_delta_fair`).
    #[inline]
    pub fn virtual_ns(self, delta_ns: u64) -> u64 {
        if self.stored == NICE_0_LOAD {
            delta_ns
        } else if self.inverse == 0 {
            scale(delta_ns as i64, NICE_0_LOAD, self.stored) as u64
        } else {
            calc_delta(delta_ns, 1024, self.inverse)
        }
    }

    /// Time of running that makes `virtual_ns` of virtual time, rounded down.
    #[inline]
    pub fn running_ns(self, virtual_ns: u64) -> u64 {
        let (weight, unit) = match self.inverse {
            0 => (self.stored, NICE_0_LOAD),
            _ => (self.down(), 1024),
        };
        scale(virtual_ns as i64, weight, unit) as u64
    }

    /// `delta_ns` times a stored `share` over this weight (`__calc_delta`).
    pub fn share_ns(self, delta_ns: u64, share: u64) -> u64 {
        calc_delta(delta_ns, down(share), self.inverse)
    }
}

/// value · numerator / denominator, truncated toward zero; a denominator of 0 counts as 1. Division
/// of 128 bits is slow and rarely needed.
#[inline]
pub fn scale(value: i64, numerator: u64, denominator: u64) -> i64 {
    let denominator = denominator.max(1) as i64;
    match value.checked_mul(numerator as i64) {
        Some(product) => product / denominator,
        None => (i128::from(value) * i128::from(numerator) / i128::from(denominator)) as i64,
    }
}

/// `delta · factor · inverse / 2^32` with the kernel's loss of low bits.
#[inline]
fn calc_delta(delta: u64, factor: u64, inverse: u32) -> u64 {
    let mut factor = factor;
    let mut shift = 32u32;
    shorten(&mut factor, &mut shift);
    factor *= u64::from(inverse);
    shorten(&mut factor, &mut shift);
    ((u128::from(delta) * u128::from(factor)) >> shift) as u64
}

/// Drops low bits of `factor` until it fits in 32 bits.
#[inline]
fn shorten(factor: &mut u64, shift: &mut u32) {
    let bits = 64 - (*factor >> 32).leading_zeros();
    *factor >>= bits;
    *shift -= bits;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn virtual_time_has_the_published_vectors() {
        let vectors =
            [(-20, 34_609), (-5, 984_299), (1, 3_746_341), (5, 9_170_149), (19, 204_799_999)];
        for (nice, expected) in vectors {
            assert_eq!(Weight::of_nice(nice).virtual_ns(3_000_000), expected, "nice {nice}");
        }
        assert_eq!(Weight::of_nice(0).virtual_ns(3_000_000), 3_000_000);
    }

    #[test]
    fn a_full_weight_is_divided_by_and_has_no_least() {
        let stored = 1500;
        assert_eq!(Weight::of_stored(stored).virtual_ns(3_000_000), 1_535_999_999);
        let full = Weight::of_stored(stored).full();
        assert_eq!(full.virtual_ns(3_000_000), 3_000_000 * (1 << 20) / stored);
        assert_eq!(full.running_ns(full.virtual_ns(3_000_000)), 3_000_000);
        assert_eq!((full.in_virtual_time(), full.down()), (stored, 2));
    }

    #[test]
    fn a_share_of_the_whole_is_the_whole() {
        for nice in -20..20 {
            let weight = Weight::of_nice(nice);
            let whole = weight.share_ns(24_000_000, weight.stored);
            assert!((23_990_000..=24_010_000).contains(&whole), "nice {nice}: {whole}");
        }
    }

    #[test]
    fn small_weights_go_down_to_two() {
        assert_eq!(down(0), 0);
        assert_eq!(down(2), 2);
        assert_eq!(down(3 << 10), 3);
    }

    #[test]
    fn an_idle_task_weighs_three() {
        let idle = Weight::of_idle();
        assert_eq!((idle.stored, idle.down()), (3 * 1024, 3));
        assert!(idle.virtual_ns(3_000_000).abs_diff(1_024_000_000) < 1_000);
    }

    #[test]
    fn a_ratio_is_truncated_toward_zero_and_may_not_overflow() {
        assert_eq!([scale(7, 3, 2), scale(-7, 3, 2), scale(7, 3, 0)], [10, -10, 21]);
        assert_eq!([scale(1 << 60, 24, 16), scale(-(1 << 60), 24, 16)], [3 << 59, -(3 << 59)]);
    }
}
