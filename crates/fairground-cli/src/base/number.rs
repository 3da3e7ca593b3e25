//! Numbers as text in a given width, rounded in integers: the same bytes on any machine.

use fairground::units::Ns;

/// `value` times 10^-`scale`, with up to `decimals` of them: as many as fit in `width`.
pub fn fit(value: u64, scale: u32, decimals: u32, width: usize) -> String {
    let candidates = (0..=decimals).rev().map(|decimals| fixed(value, scale, decimals));
    candidates
        .into_iter()
        .find(|text| text.len() <= width)
        .unwrap_or_else(|| format!("{:.1e}", value as f64 / 10f64.powi(scale as i32)))
}

/// `value` times 10^-`scale` with exactly `decimals`, halves rounded up.
pub fn fixed(value: u64, scale: u32, decimals: u32) -> String {
    let unit = 10u128.pow(scale - decimals.min(scale));
    let rounded = (u128::from(value) + unit / 2) / unit;
    if decimals == 0 {
        return rounded.to_string();
    }
    let one = 10u128.pow(decimals);
    format!("{}.{:0>width$}", rounded / one, rounded % one, width = decimals as usize)
}

/// Nanoseconds as milliseconds with three decimals.
pub fn millis(time_ns: Ns, width: usize) -> String {
    fit(time_ns, 6, 3, width)
}

/// Nanoseconds as seconds.
pub fn seconds(time_ns: Ns, decimals: u32) -> String {
    fixed(time_ns, 9, decimals)
}

/// A count.
pub fn count(value: u64, width: usize) -> String {
    fit(value, 0, 0, width)
}

/// Microwatts as watts.
pub fn in_watts(power_uw: u64) -> f64 {
    power_uw as f64 / 1e6
}

/// The same in words, with as many decimals as they have: `0.28`.
pub fn watts(power_uw: u64) -> String {
    in_watts(power_uw).to_string()
}

/// A length of time in the largest unit that keeps it whole, as scenarios write it: `10ms`.
pub fn duration(time_ns: Ns) -> String {
    let units = [("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000), ("ns", 1)];
    let whole = units.iter().find(|(_, unit_ns)| time_ns % *unit_ns == 0);
    let (name, unit_ns) = whole.expect("every time is whole in ns");
    format!("{}{name}", time_ns / unit_ns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_give_way_to_the_width() {
        assert_eq!(millis(4_934_206_499, 11), "4934.206");
        assert_eq!(millis(4_934_206_500, 7), "4934.21");
        assert_eq!(millis(999_999, 9), "1.000");
        assert_eq!(count(12, 3), "12");
        assert_eq!(count(u64::MAX, 9), "1.8e19");
        assert_eq!(fixed(0, 9, 3), "0.000");
    }

    #[test]
    fn durations_are_whole() {
        assert_eq!(duration(10_000_000), "10ms");
        assert_eq!(duration(1_500), "1500ns");
        assert_eq!(duration(2_000_000_000), "2s");
    }
}
