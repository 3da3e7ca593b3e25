//! Values of the options that figures are given by.

use crate::ask::values::no_time;
use crate::read::parse_duration;
use crate::run::unit::Unit;
use fairground::units::Ns;

/// Requests a second; `293/s` says it too, and `17580/min` is the same.
pub fn rate(text: &str) -> Result<f64, String> {
    let (number, seconds) = match text.split_once('/') {
        None | Some((_, "s" | "sec")) => (text.split('/').next().unwrap_or(text), 1.0),
        Some((number, "min")) => (number, 60.0),
        Some(_) => ("", 1.0),
    };
    let rate = number.trim_end().parse::<f64>().ok().map(|number| number / seconds);
    let rate = rate.filter(|rate| (0.01..=1e6).contains(rate));
    rate.ok_or_else(|| "expected requests a second, 0.01 to 1000000: 293, 293/s, 17580/min".into())
}

/// Threads of a service.
pub fn threads(text: &str) -> Result<u32, String> {
    let number = text.parse::<u32>().ok().filter(|threads| (1..=10_000).contains(threads));
    number.ok_or_else(|| "expected a whole number of threads from 1 to 10000: 24".into())
}

/// CPUs of a limit, also in thousandths; infinite for `max`.
pub fn limit(text: &str) -> Result<f64, String> {
    if text.trim() == "max" { Ok(f64::INFINITY) } else { cpus(text) }
}

/// CPUs, also in thousandths.
pub fn cpus(text: &str) -> Result<f64, String> {
    let number = Unit::Cpus.parse(text).filter(|number| (0.01..=1e4).contains(number));
    number.ok_or_else(|| "expected CPUs from 0.01 to 10000: 2, 1.5 or 1500m".into())
}

/// A time of more than 0.
pub fn time(text: &str) -> Result<Ns, String> {
    let time_ns = parse_duration(text).filter(|time_ns| *time_ns > 0);
    time_ns.ok_or_else(|| no_time(text, "9ms"))
}

/// How long was measured, also as Prometheus writes its ranges: `10m`, `1h`.
pub fn range(text: &str) -> Result<Ns, String> {
    let minutes = |(unit, of_minutes): (char, u64)| {
        let minutes_ns = parse_duration(&format!("{}min", text.trim().strip_suffix(unit)?))?;
        minutes_ns.checked_mul(of_minutes)
    };
    let time_ns = [('m', 1), ('h', 60)].into_iter().find_map(minutes);
    match time_ns.or_else(|| parse_duration(text)).filter(|time_ns| *time_ns > 0) {
        Some(time_ns) => Ok(time_ns),
        None => Err("expected how long was measured, with its unit, e.g. 600s, 10m or 1h".into()),
    }
}

/// Per cent, with its sign.
pub fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim_end().strip_suffix('%').map(|number| number.trim_end().parse::<f64>());
    match number {
        Some(Ok(percent)) if (0.0..=100.0).contains(&percent) => Ok(percent),
        None if text.parse::<f64>().is_ok() => {
            Err("per cent or a ratio? write the unit: 12% (a ratio of 0.12 is 12%)".into())
        }
        _ => Err("expected per cent, 0% to 100%".into()),
    }
}

/// A label of a series, and its value.
pub fn label(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
    let pair = pair.map(|(name, value)| (name.to_owned(), value.to_owned()));
    pair.ok_or_else(|| "expected a label and its value, e.g. container=web".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_was_measured_may_be_a_range_of_prometheus() {
        let seconds = |text| range(text).map(|time_ns| time_ns / 1_000_000_000).ok();
        assert_eq!(["10m", "10min", "600s", "600000ms"].map(seconds), [Some(600); 4]);
        assert_eq!(["1.5h", "90m"].map(seconds), [Some(5400); 2]);
        assert_eq!(["", "0m", "-1m", "10", "m", "1h30m", "999999999h"].map(seconds), [None; 7]);
    }
}
