//! What two numbers have in common.

/// The greatest common divisor; of 0 and a number that number.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
