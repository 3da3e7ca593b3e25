//! The kernel's own files: cgroup v2's `cpu.max`, `cpu.max.burst`, `cpu.weight`,
//! `cpu.weight.nice` and `cpu.idle`, and v1's `cpu.cfs_quota_us` (−1 for none),
//! `cpu.cfs_period_us`, `cpu.cfs_burst_us` and `cpu.shares`. All times in µs.
//!
//! `cpu.max` without a period may also be CPUs: the kernel takes no quota below 1000 µs, so a
//! number up to 256 (`2`, `2.5`) and one with an `m` (`2500m`) can mean nothing else. It means so
//! wherever `cpu.max` is written: in files, `--limit`, `--set`, `--with` and `--vary`. From there
//! to 1000 it could be a slip of either kind, and is refused.

use super::max::{Max, Quota};
use super::settings::{Burst, Said, Settings, Weight, said};
use super::shares::weight_to_shares;
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Value};
use crate::read::values::scaled;
use fairground::units::{NS_PER_US, Ns};

/// `sched_prio_to_weight`: nice −20..19.
const NICE_WEIGHTS: [u64; 40] = [
    88761, 71755, 56483, 46273, 36291, 29154, 23254, 18705, 14949, 11916, 9548, 7620, 6100, 4904,
    3906, 3121, 2501, 1991, 1586, 1277, 1024, 820, 655, 526, 423, 335, 272, 215, 172, 137, 110, 87,
    70, 56, 45, 36, 29, 23, 18, 15,
];
/// `WEIGHT_IDLEPRIO`: what `cpu.idle` sets.
const IDLE_SHARES: u64 = 3;
/// More CPUs than this are not meant by a number alone.
const CPUS_MAX: u64 = 256;
/// What `cpu.max` looks like.
const MAX: &str = "\"QUOTA PERIOD\", \"QUOTA\", \"max PERIOD\" or \"max\", in whole \
                   microseconds, as in \"50000 100000\"; or CPUs, up to 256: 2, 2.5 or 2500m";

/// Reads v2's files.
pub(super) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    let max = fields.take("cpu.max")?.map(max).transpose()?.flatten();
    let burst = fields.take("cpu.max.burst")?.map(burst).transpose()?.flatten();
    Ok(Settings { max, burst, weight: weight(fields)?, cpus: None })
}

/// Reads v1's files, but for `cpu.shares`.
pub(super) fn read_v1(fields: &mut Fields<'_>) -> Read<Settings> {
    let (quota, period) = (fields.take("cpu.cfs_quota_us")?, fields.take("cpu.cfs_period_us")?);
    let max = Max {
        quota: quota.map(quota_v1).transpose()?,
        period_ns: period.map(microseconds).transpose()?,
        v1: true,
        in_cpus: false,
    };
    let given: Vec<&Entry> = [quota, period].into_iter().flatten().collect();
    let burst = fields.take("cpu.cfs_burst_us")?.map(microseconds_of).transpose()?.flatten();
    Ok(Settings { max: said(max, &given), burst, ..Settings::default() })
}

fn microseconds_of(entry: &Entry) -> Read<Option<Said<Burst>>> {
    Ok(said(Burst::Ns(microseconds(entry)?), &[entry]))
}

/// Microseconds, or a share of the quota as experiments vary it.
fn burst(entry: &Entry) -> Read<Option<Said<Burst>>> {
    let Value::String(text) = &entry.node.value else { return microseconds_of(entry) };
    let Some(percent) = text.trim().strip_suffix('%') else { return microseconds_of(entry) };
    let share = scaled(percent.trim(), 1000).filter(|share| *share <= 100_000);
    let share = share.ok_or_else(|| entry.node.wrong(&entry.key, "0% to 100% of the quota"))?;
    Ok(said(Burst::OfQuota(share), &[entry]))
}

fn max(entry: &Entry) -> Read<Option<Said<Max>>> {
    let text = match &entry.node.value {
        Value::String(_) | Value::Integer(_) | Value::Float(_) => entry.node.words(),
        _ => None,
    };
    let text = text.ok_or_else(|| entry.node.wrong(&entry.key, MAX))?;
    if let Some(milli) = milli_cpus(&text) {
        let quota = Some(Quota::MilliCpus(milli));
        return Ok(said(Max { quota, ..Max::default() }, &[entry]));
    }
    let mut words = text.split_whitespace();
    let (Some(quota), period, None) = (words.next(), words.next(), words.next()) else {
        return Err(entry.node.wrong(&entry.key, MAX));
    };
    let quota = match quota {
        "max" => Quota::None,
        quota => Quota::Ns(word(entry, quota)?),
    };
    let period_ns = period.map(|period| word(entry, period)).transpose()?;
    Ok(said(Max { quota: Some(quota), period_ns, ..Max::default() }, &[entry]))
}

/// Thousandths of CPUs, if that is what a number alone means: it has an `m`, or is small.
/// Zero is neither: no period has a quota of nothing.
pub(crate) fn milli_cpus(text: &str) -> Option<u64> {
    let text = text.trim();
    let milli = match text.strip_suffix('m') {
        Some(milli) => scaled(milli, 1)?,
        None => scaled(text, 1000).filter(|milli| *milli <= CPUS_MAX * 1000)?,
    };
    (milli > 0).then_some(milli)
}

/// One of the two numbers of `cpu.max`.
fn word(entry: &Entry, word: &str) -> Read<Ns> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let found = format!("\"{}\" has \"{}\"", clean(&entry.key), clean(word));
    let fault =
        |what: &str| Err(Fault::at(entry.node.span, format!("{found}: {what}")).accepts(MAX));
    if word.starts_with('-') {
        return fault("a negative time; no limit is \"max\"");
    }
    if word.contains(['.', ',']) {
        return fault("the kernel reads whole microseconds, no fractions");
    }
    match word.parse::<u64>().ok().and_then(|us| us.checked_mul(NS_PER_US)) {
        Some(ns) if digits => Ok(ns),
        None if digits => fault("the number is too large"),
        _ => fault("this is no number of microseconds"),
    }
}

/// A file with one number of microseconds.
pub(super) fn microseconds(entry: &Entry) -> Read<Ns> {
    let accepted = "a whole number of microseconds, 0 or more";
    match entry.node.value {
        Value::Integer(us) if us < 0 => Err(Fault::at(
            entry.node.span,
            format!("\"{}\" is a negative time: {us}", clean(&entry.key)),
        )
        .accepts(accepted)),
        Value::Integer(us) => u64::try_from(us)
            .ok()
            .and_then(|us| us.checked_mul(NS_PER_US))
            .ok_or_else(|| entry.node.wrong(&entry.key, accepted).label("too large")),
        _ => Err(entry.node.wrong(&entry.key, accepted)),
    }
}

fn quota_v1(entry: &Entry) -> Read<Quota> {
    match entry.node.value {
        Value::Integer(-1) => Ok(Quota::None),
        Value::Integer(0..) => microseconds(entry).map(Quota::Ns),
        _ => {
            Err(entry.node.wrong(&entry.key, "a whole number of microseconds, or -1 for no limit"))
        }
    }
}

fn weight(fields: &mut Fields<'_>) -> Read<Option<Said<Weight>>> {
    let weight = fields.take("cpu.weight")?;
    let nice = fields.take("cpu.weight.nice")?;
    let shares = fields.take("cpu.shares")?;
    let idle = fields.take("cpu.idle")?;
    let given: Vec<&Entry> = [weight, nice, shares].into_iter().flatten().collect();
    if let [first, second, ..] = given[..] {
        let title = format!("\"{}\" and \"{}\" set the same weight", first.key, second.key);
        return Err(second.fault(title).accepts("one of them"));
    }
    let shares = match (weight, nice, shares) {
        (Some(weight), ..) => Some(weight_to_shares(weight.integer(1, 10_000)? as u64)),
        (_, Some(nice), _) => Some(NICE_WEIGHTS[(nice.integer(-20, 19)? + 20) as usize]),
        (.., Some(shares)) => Some(shares.integer(2, 262_144)? as u64),
        _ => None,
    };
    let is_idle = idle.map_or(Ok(0), |entry| entry.integer(0, 1))? == 1;
    match (is_idle, given.first()) {
        (true, Some(weight)) => Err(weight
            .fault("an idle group has no weight")
            .because("with cpu.idle 1 the kernel refuses writes to cpu.weight")),
        (true, None) => Ok(idle.and_then(|entry| said(idle_weight(), &[entry]))),
        (false, _) => {
            let value = |shares| Weight { shares, idle: false, implied: false, of_nothing: false };
            Ok(shares.and_then(|shares| said(value(shares), &given)))
        }
    }
}

/// What `cpu.idle` 1 sets.
pub(super) fn idle_weight() -> Weight {
    Weight { shares: IDLE_SHARES, idle: true, implied: false, of_nothing: false }
}

#[cfg(test)]
mod tests {
    use super::super::group::tests::{limit, refusal, shares};
    use super::*;

    #[test]
    fn weights_become_the_kernels_shares() {
        assert_eq!([1, 100, 10_000, 50, 33].map(weight_to_shares), [10, 1024, 102_400, 512, 338]);
        assert_eq!((NICE_WEIGHTS[20], NICE_WEIGHTS[0], NICE_WEIGHTS[39]), (1024, 88761, 15));
        assert_eq!(shares("cpu.weight.nice = -5"), 3121);
        assert_eq!(shares("cpu.shares = 512"), 512);
        assert_eq!(shares("cpu.idle = 1"), 3);
    }

    #[test]
    fn cpu_max_is_read_as_the_kernel_reads_it() {
        assert_eq!(limit("cpu.max = \"200000 50000\"").0, "200000 50000");
        assert_eq!(limit("cpu.max = \"200000\"").0, "200000 100000");
        assert_eq!(limit("cpu.max = 200000").0, "200000 100000");
        assert_eq!(limit("cpu.max = \"max 50000\"").0, "max 50000");
        assert_eq!(limit("\"cpu.max\" = \"9000 9000\"\n\"cpu.max.burst\" = 5000").1, 5000);
        assert!(refusal("cpu.max = \"-1 100000\"").contains("no limit is \"max\""));
        assert!(refusal("cpu.max = \"1.5 100000\"").contains("no fractions"));
        assert!(refusal("cpu.max = \"20000000000000000000\"").contains("too large"));
        assert!(refusal("cpu.max = \"1 2 3\"").contains("QUOTA PERIOD"));
    }

    #[test]
    fn a_small_number_is_cpus_and_one_from_1000_on_is_microseconds() {
        for cpus in ["2.5", "\"2.5\"", "\"2500m\""] {
            assert_eq!(limit(&format!("cpu.max = {cpus}")).0, "250000 100000");
        }
        assert_eq!(limit("cpu.max = 256").0, "25600000 100000");
        assert_eq!(limit("cpu.max = 257").0, "257 100000", "which the kernel refuses");
        assert_eq!(limit("cpu.max = 1000").0, "1000 100000");
        for bad in ["\"0m\"", "1000.5", "2.0005", "-2", "-2.5", "\"2.5m\"", "\"2CPUs\""] {
            assert!(refusal(&format!("cpu.max = {bad}")).contains("accepted"), "{bad}");
        }
    }

    #[test]
    fn names_of_v1_mean_the_same() {
        assert_eq!(limit("cpu.cfs_quota_us = 20000\ncpu.cfs_period_us = 50000").0, "20000 50000");
        assert_eq!(limit("cpu.cfs_quota_us = -1").0, "max 100000");
        assert_eq!(limit("cpu.cfs_quota_us = 20000\ncpu.cfs_burst_us = 7").1, 7);
        assert!(refusal("cpu.cfs_quota_us = -2").contains("-1 for no limit"));
        assert!(refusal("cpu.cfs_period_us = -2").contains("negative"));
        assert!(refusal("cpu.cfs_burst_us = 1.5").contains("whole number"));
    }
}
