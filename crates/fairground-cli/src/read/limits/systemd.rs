//! systemd: `CPUQuota=`, `CPUQuotaPeriodSec=`, `CPUWeight=` and the older `CPUShares=`.
//!
//! `CPUQuota` p percent is kept in µs per second, s = ⌊100p⌋ · 100. The period is the one that was
//! asked for, 100 ms if none was, at least 1 ms and long enough for a quota of 1 ms (10^9/s µs), at
//! most 1 s; quota = max(s · period / 1 s, 1 ms) (`cgroup_cpu_adjust_period`). Without a quota the
//! period is 100 ms, whatever was asked for. `CPUShares` n is `CPUWeight` 100 n/1024.

use super::cgroup;
use super::max::Max;
use super::settings::{Said, Settings, Weight, said};
use crate::read::fault::{Fault, Read};
use crate::read::tree::{Entry, Fields};
use crate::read::values::{parse_duration, scaled};
use fairground::model::limit::{PERIOD_NS_DEFAULT, PERIOD_NS_MAX, QUOTA_PERIOD_NS_MIN};
use fairground::units::{NS_PER_SEC, NS_PER_US, Ns};

const US_PER_SEC: u64 = NS_PER_SEC / NS_PER_US;
/// Most hundredths of a percent that are read: far from any overflow.
const PERMYRIAD_MAX: u64 = 10_000_000_000;

/// Reads systemd's names.
pub(super) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    let (quota, period) = (fields.take("CPUQuota")?, fields.take("CPUQuotaPeriodSec")?);
    let period_us = period.map(period_us).transpose()?.flatten();
    let per_sec_us = quota.map(per_sec_us).transpose()?.flatten();
    let given: Vec<&Entry> = [quota, period].into_iter().flatten().collect();
    let max = quota.and_then(|_| said(max_of(per_sec_us, period_us), &given));
    if let (None, Some(period)) = (quota, period) {
        return Err(period
            .fault("CPUQuotaPeriodSec without CPUQuota")
            .because("without a quota systemd leaves the period at 100 ms"));
    }
    let mut settings = Settings { max, weight: weight(fields)?, ..Settings::default() };
    if let Some(entry) = fields.take("CPUShares")?.filter(|entry| !is_reset(entry)) {
        let shares = number(entry, 2, 262_144)?;
        let weight = (shares * 100 / 1024).clamp(1, 10_000);
        let weight = said(Weight::of(weight), &[entry]);
        settings.add(Settings { weight, ..Settings::default() })?;
    }
    Ok(settings)
}

/// `Key=` with nothing behind it takes back what was set before.
fn is_reset(entry: &Entry) -> bool {
    entry.node.words().is_some_and(|words| words.is_empty())
}

/// The quota in µs per second; None for none.
fn per_sec_us(entry: &Entry) -> Read<Option<u64>> {
    if is_reset(entry) {
        return Ok(None);
    }
    let words = entry.node.words().unwrap_or_default();
    let percent = words.strip_suffix('%').and_then(|number| scaled(number, 100));
    match percent.filter(|permyriad| (1..=PERMYRIAD_MAX).contains(permyriad)) {
        Some(permyriad) => Ok(Some(permyriad * US_PER_SEC / 10_000)),
        None => Err(entry.node.wrong(
            &entry.key,
            "a percentage of one CPU above 0%, as in \"150%\" or \"2.5%\", or nothing for no limit",
        )),
    }
}

fn period_us(entry: &Entry) -> Read<Option<u64>> {
    if is_reset(entry) {
        return Ok(None);
    }
    let words = entry.node.words().unwrap_or_default();
    let period_ns = scaled(&words, NS_PER_SEC).or_else(|| parse_duration(&plain(&words)));
    match period_ns {
        Some(period_ns @ NS_PER_US..) => Ok(Some(period_ns / NS_PER_US)),
        _ => Err(entry.node.wrong(
            &entry.key,
            "a time such as \"100ms\" or \"10ms\"; a bare number is in seconds",
        )),
    }
}

/// systemd's longer names of units, as this house writes them.
fn plain(words: &str) -> String {
    let unit_at = words.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(words.len());
    let (number, unit) = words.split_at(unit_at);
    let unit = match unit {
        "usec" => "us",
        "msec" => "ms",
        "sec" | "second" | "seconds" => "s",
        other => other,
    };
    format!("{number}{unit}")
}

fn max_of(per_sec_us: Option<u64>, period_us: Option<u64>) -> Max {
    let Some(per_sec_us) = per_sec_us else {
        return Max { period_ns: Some(PERIOD_NS_DEFAULT), ..Max::none() };
    };
    let least_us = QUOTA_PERIOD_NS_MIN / NS_PER_US;
    let period_us = period_us
        .unwrap_or(PERIOD_NS_DEFAULT / NS_PER_US)
        .max(least_us)
        .max(least_us * US_PER_SEC / per_sec_us)
        .min(PERIOD_NS_MAX / NS_PER_US);
    let quota_us = (per_sec_us * period_us / US_PER_SEC).max(least_us);
    let ns = |us: u64| -> Ns { us * NS_PER_US };
    Max::of_cpus(ns(quota_us), ns(period_us))
}

fn weight(fields: &mut Fields<'_>) -> Read<Option<Said<Weight>>> {
    let Some(entry) = fields.take("CPUWeight")?.filter(|entry| !is_reset(entry)) else {
        return Ok(None);
    };
    match entry.node.words().as_deref() {
        Some("idle") => Ok(said(cgroup::idle_weight(), &[entry])),
        _ => Ok(said(Weight::of(number(entry, 1, 10_000)?), &[entry])),
    }
}

fn number(entry: &Entry, min: u64, max: u64) -> Read<u64> {
    let number = entry.node.words().and_then(|words| words.parse::<u64>().ok());
    number.filter(|number| (min..=max).contains(number)).ok_or_else(|| {
        let also = if entry.key == "CPUWeight" { ", or \"idle\"" } else { "" };
        let title = format!("\"{}\" is {}", entry.key, entry.node.found());
        Fault::at(entry.node.span, title)
            .accepts(format!("a whole number from {min} to {max}{also}"))
    })
}

#[cfg(test)]
mod tests {
    use super::super::group::tests::{limit, refusal, settings, shares};

    #[test]
    fn quotas_and_periods_are_adjusted_as_systemd_adjusts_them() {
        let max = |percent: &str, period: &str| {
            limit(&format!("CPUQuota = \"{percent}\"\nCPUQuotaPeriodSec = \"{period}\"")).0
        };
        assert_eq!(limit("CPUQuota = \"150%\"").0, "150000 100000");
        assert_eq!(limit("CPUQuota = \"2.5%\"").0, "2500 100000");
        assert_eq!(limit("CPUQuota = \"\"").0, "max 100000");
        // The vectors of systemd's own test of cgroup_cpu_adjust_period.
        assert_eq!(max("40%", "1ms"), "1000 2500");
        assert_eq!(max("10%", "10ms"), "1000 10000");
        assert_eq!(max("1000%", "1ms"), "10000 1000");
        assert_eq!(max("30%", "100ms"), "30000 100000");
        assert_eq!(max("40%", "5s"), "400000 1000000");
        assert_eq!(max("250%", "2"), "2500000 1000000");
        assert_eq!(max("250%", "10us"), "2500 1000");
        assert_eq!(max("0.5%", "100 msec"), "1000 200000");
    }

    #[test]
    fn what_systemd_ignores_is_refused() {
        for bad in ["0%", "150", "-5%", "1,5%", "0.001%", "many%"] {
            assert!(refusal(&format!("CPUQuota = \"{bad}\"")).contains("above 0%"), "{bad}");
        }
        assert!(refusal("CPUQuotaPeriodSec = \"10ms\"").contains("without CPUQuota"));
        assert!(refusal("CPUQuota = \"5%\"\nCPUQuotaPeriodSec = \"soon\"").contains("100ms"));
        assert!(refusal("CPUWeight = 0").contains("or \"idle\""));
    }

    #[test]
    fn weights_are_the_kernels() {
        assert_eq!(shares("CPUWeight = 50"), 512);
        assert_eq!(shares("CPUWeight = \"50\""), 512);
        assert_eq!(shares("CPUShares = 512"), 512);
        assert!(settings("CPUWeight = \"idle\"").expect("read").weight.expect("said").value.idle);
    }
}
