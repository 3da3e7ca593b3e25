//! Which seeds: `30` (1 to 30), `5-34`, or as many as it takes.

use std::ops::RangeInclusive;

/// The most seeds of one row: far beyond what tells any two worlds apart.
pub const SEEDS_MAX: u64 = 10_000;

/// Reads `N` or `FIRST-LAST`.
///
/// # Errors
/// When it is neither; the text says what is accepted.
pub fn parse(text: &str) -> Result<RangeInclusive<u64>, String> {
    const FORM: &str = "expected a number of seeds, 30, or the first and the last one, 1-30; at \
                        most 10000";
    let number = |text: &str| text.trim().parse::<u64>().map_err(|_| FORM.to_owned());
    let (first, last) = match text.split_once('-') {
        Some((first, last)) => (number(first)?, number(last)?),
        None => (1, number(text)?),
    };
    let count = last.checked_sub(first).map(|more| more.saturating_add(1));
    match count {
        Some(count) if count <= SEEDS_MAX && last <= i64::MAX as u64 => Ok(first..=last),
        _ => Err(FORM.to_owned()),
    }
}

/// Seeds as they are told: `1-30`, or `7`.
pub fn told(first: u64, count: usize) -> String {
    match count {
        1 => first.to_string(),
        _ => format!("{first}-{}", first + count as u64 - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_a_number_or_a_range() {
        assert_eq!(parse("30"), Ok(1..=30));
        assert_eq!(parse("5-34"), Ok(5..=34));
        assert_eq!(parse(" 0 - 0 "), Ok(0..=0));
        for wrong in [
            "",
            "0",
            "-3",
            "5-1",
            "a",
            "1.5",
            "10001",
            "1-2-3",
            "9223372036854775808-9223372036854775808",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(told(5, 30), "5-34");
        assert_eq!(told(7, 1), "7");
    }
}
