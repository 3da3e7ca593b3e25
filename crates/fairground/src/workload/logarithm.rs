//! Logarithms in integers: the same bytes on any machine.

/// `-ln(u)` for u = (bits + 1) / 2^64, in units of 2^-32.
#[inline]
pub(super) fn neg_ln_q32(bits: u64) -> u64 {
    const LN2_Q32: u64 = 2_977_044_472;
    let shift = bits.max(1).leading_zeros();
    // Mantissa in [1, 2) with 63 fractional bits; log2(u) = log2(mantissa) - shift - 1.
    let log2_q32 = log2_q62(bits.max(1) << shift) >> 30;
    let neg_log2_q32 = (u64::from(shift + 1) << 32) - log2_q32;
    scale_q32(neg_log2_q32, LN2_Q32)
}

/// Points in [1, 2] that a mantissa is rounded to, less one.
const POINTS: u64 = 128;

/// For each point p: a short reciprocal r ≈ 1 / p with 16 fractional bits, and -log2(r) with 62.
static NEAR: [(u64, u64); POINTS as usize + 1] = near();

/// log2 of a mantissa in [1, 2) with 63 fractional bits, with 62.
///
/// log2(m) = log2(m · r) - log2(r), where r is the reciprocal of the point next to m. So
/// m · r = 1 + z with |z| < 2^-7.9, and six terms of the series of log2(1 + z) leave an error
/// below 2^-57: rounded down to 32 digits it is the value that squaring finds one by one.
#[inline]
pub(super) fn log2_q62(mantissa: u64) -> u64 {
    let fraction_q8 = mantissa << 1 >> 56;
    let (reciprocal_q16, neg_log2_q62) = NEAR[fraction_q8.div_ceil(2) as usize];
    let product_q62 = ((u128::from(mantissa) * u128::from(reciprocal_q16)) >> 17) as i64;
    neg_log2_q62.wrapping_add_signed(log2_near_one_q62(product_q62 - (1 << 62)))
}

/// log2(1 + z) by six terms of its series, in pairs that a processor can compute side by side.
#[inline]
fn log2_near_one_q62(z: i64) -> i64 {
    const LOG2_E_Q62: i64 = 6_653_256_548_922_161_246;
    let times = |a: i64, b: i64| ((i128::from(a) * i128::from(b)) >> 62) as i64;
    let pair = |n: i64| LOG2_E_Q62 / n - times(z, LOG2_E_Q62 / (n + 1));
    let z2 = times(z, z);
    times(z, pair(1) + times(z2, pair(3) + times(z2, pair(5))))
}

const fn near() -> [(u64, u64); POINTS as usize + 1] {
    // The first point is 1, whose reciprocal and logarithm are exact.
    let mut near = [(1 << 16, 0); POINTS as usize + 1];
    let mut n = 1;
    while n <= POINTS {
        let point = POINTS + n;
        let reciprocal_q16 = ((POINTS << 16) + point / 2) / point;
        // r is in [1/2, 1): as a mantissa it is 2 r.
        let log2_q62 = log2_by_squaring(reciprocal_q16 << 48, 62);
        near[n as usize] = (reciprocal_q16, (1 << 62) - log2_q62);
        n += 1;
    }
    near
}

/// The first `digits` binary digits of a mantissa's log2: each squaring brings one to the front.
pub(super) const fn log2_by_squaring(mut mantissa: u64, digits: u32) -> u64 {
    let mut log2 = 0;
    let mut digit = digits;
    while digit > 0 {
        digit -= 1;
        let square = mantissa as u128 * mantissa as u128;
        let at_least_two = square >> 127 == 1;
        mantissa = if at_least_two { (square >> 64) as u64 } else { (square >> 63) as u64 };
        log2 |= (at_least_two as u64) << digit;
    }
    log2
}

/// value · factor.
#[inline]
pub(super) fn scale_q32(value: u64, factor_q32: u64) -> u64 {
    ((u128::from(value) * u128::from(factor_q32)) >> 32) as u64
}
