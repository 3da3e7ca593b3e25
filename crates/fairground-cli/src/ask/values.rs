//! Values of options, as the command line's parser reads them.

use crate::read::parse_duration;
use crate::tell::timeline::When;
use fairground::units::Ns;
use std::ffi::OsString;
use std::str::FromStr;

/// `KEY=VALUE`; the value may have more of these signs.
pub fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// A time of more than 0.
pub fn duration(text: &str) -> Result<Ns, String> {
    let positive = parse_duration(text).filter(|&time_ns| time_ns > 0);
    positive.ok_or_else(|| no_time(text, "10s"))
}

/// Why a text is no time of more than 0.
pub fn no_time(text: &str, example: &str) -> String {
    match text.starts_with('-') {
        true => format!("a time is more than 0, e.g. {example}"),
        false => format!("expected a time with its unit (ns, us, ms, s, min), e.g. {example}"),
    }
}

/// A whole number that is not negative.
pub fn whole<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "expected a whole number, not negative and not vast, e.g. 20".into())
}

/// A value that begins with a minus is the option's before it, and no option: `--p50 -9ms` becomes
/// `--p50=-9ms`. Then the option says what it takes, and not the parser that it knows no `-9`.
pub fn with_minus_values(args: Vec<OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::with_capacity(args.len());
    for arg in args {
        let is_number = |text: &str| text.strip_prefix('-').is_some_and(starts_as_number);
        let wants = |before: &str| before.starts_with("--") && before.len() > 2;
        let before = joined.last().and_then(|before| before.to_str()).unwrap_or_default();
        let is_rest = joined.iter().any(|before| before == "--");
        let is_value = wants(before) && !before.contains('=') && !is_rest;
        match arg.to_str().filter(|text| is_value && is_number(text)) {
            Some(value) => {
                let option = format!("{before}={value}");
                *joined.last_mut().expect("there is one before") = option.into();
            }
            None => joined.push(arg),
        }
    }
    joined
}

fn starts_as_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit() || first == '.')
}

/// A part of a run: a time, "slowest", or FROM+TIME.
pub fn part(text: &str) -> Result<When, String> {
    let read = match text.split_once('+') {
        _ if text == "slowest" => Some(When::Slowest),
        Some((from, span)) => parse_duration(from)
            .zip(duration(span).ok())
            .map(|(from_ns, span_ns)| When::At(from_ns, span_ns)),
        None => duration(text).ok().map(When::First),
    };
    read.ok_or_else(|| {
        "expected a time with its unit, slowest, or FROM+TIME, e.g. 10ms, slowest, 12.5s+20ms"
            .into()
    })
}

/// The same, as it was written.
pub fn duration_text(text: &str) -> Result<String, String> {
    duration(text).map(|_| text.to_owned())
}

/// The number of `5%`, or of `5`.
pub fn number_of_percent(text: &str) -> Option<f64> {
    text.strip_suffix('%').unwrap_or(text).trim().parse::<f64>().ok()
}

/// A part of a value, per cent, more than 0.
pub fn percent(text: &str) -> Result<f64, String> {
    let in_range = number_of_percent(text).filter(|number| (0.001..=1000.0).contains(number));
    in_range.ok_or_else(|| "expected per cent, 0.001% to 1000%, e.g. 1% or 0.5%".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_with_a_minus_belongs_to_the_option_before_it() {
        let joined = |line: &str| {
            let args = with_minus_values(line.split(' ').map(OsString::from).collect());
            args.iter().map(|arg| arg.to_str().unwrap()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(joined("fit --p50 -9ms --p99 -.5s"), "fit --p50=-9ms --p99=-.5s");
        for kept in ["run x -5", "run --json=1 -5", "run -q -5", "run --quiet x", "run -- --a -5"] {
            assert_eq!(joined(kept), kept);
        }
    }

    #[test]
    fn precisions_are_per_cent() {
        assert_eq!(percent("1%"), Ok(1.0));
        assert_eq!(percent("0.5"), Ok(0.5));
        for wrong in ["0", "-1%", "x", "", "nan", "1e9%"] {
            assert!(percent(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_of_a_run_are_read() {
        assert_eq!(part("10ms"), Ok(When::First(10_000_000)));
        assert_eq!(part("slowest"), Ok(When::Slowest));
        assert_eq!(part("0.5s+2us"), Ok(When::At(500_000_000, 2_000)));
        assert_eq!(part("0s+2us"), Ok(When::At(0, 2_000)));
        for wrong in ["", "0ms", "fastest", "1s+", "+1s", "1s+0s", "1+2", "1s+1s+1s", "-1s+1s"] {
            assert!(part(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn settings_keep_what_follows_the_first_equals_sign() {
        assert_eq!(setting("a=b=c").unwrap(), ("a".to_owned(), "b=c".to_owned()));
        assert!(setting("a").is_err());
    }
}
