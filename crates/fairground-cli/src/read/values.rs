//! Durations, random durations and CPU lists.

use super::fault::{Fault, Read, Span, clean};
use super::numbers::Numbers;
use super::tree::{Entry, Fields, Node, Value};
use fairground::model::topology::CPUS_MAX;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::draw::Draw;

/// The longest duration that is read: about eleven days, far from any overflow in the engine.
pub(crate) const DURATION_MAX_NS: Ns = 1_000_000 * NS_PER_SEC;

/// Which grammar a table is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    /// rt-app JSON: durations are whole microseconds.
    RtApp,
    /// A scenario: durations are strings with a unit, and may be random.
    Toml,
}

/// What a duration looks like.
pub(crate) const DURATION: &str = "a duration in quotes, \"10ms\", \"1.5s\", \"250us\" (units ns, \
                                   us, ms, s, min), up to 1000000s";
const RANDOM: &str = "{ exp = \"3ms\" } or { uniform = [\"1ms\", \"2ms\"] }";

impl Dialect {
    /// A fixed duration.
    pub fn duration(self, entry: &Entry) -> Read<Ns> {
        match self {
            Dialect::RtApp => microseconds(entry),
            Dialect::Toml => duration(&entry.key, &entry.node),
        }
    }

    /// A duration that may be random.
    pub fn draw(self, entry: &Entry) -> Read<Draw> {
        match (self, &entry.node.value) {
            (Dialect::RtApp, _) => microseconds(entry).map(Draw::Fixed),
            (Dialect::Toml, _) => draw(entry),
        }
    }
}

/// rt-app's unit.
fn microseconds(entry: &Entry) -> Read<Ns> {
    let max = (DURATION_MAX_NS / NS_PER_US) as i128;
    match entry.node.value {
        Value::Integer(us) if (0..=max).contains(&us) => Ok(us as Ns * NS_PER_US),
        Value::Integer(us) if us < 0 => Err(negative(&entry.key, &entry.node)),
        _ => Err(entry
            .node
            .wrong(&entry.key, format!("a time in microseconds, a whole number from 0 to {max}"))),
    }
}

fn negative(key: &str, node: &Node) -> Box<Fault> {
    let title = format!("\"{}\" is a negative time: {}", clean(key), node.found());
    Fault::at(node.span, title).accepts("0 or more")
}

/// A duration with its unit.
pub(crate) fn duration(key: &str, node: &Node) -> Read<Ns> {
    let Value::String(text) = &node.value else {
        return Err(node.wrong(key, DURATION));
    };
    if text.trim_start().starts_with('-') {
        return Err(negative(key, node));
    }
    parse_duration(text).ok_or_else(|| node.wrong(key, DURATION))
}

/// A duration that may be random.
pub(crate) fn draw(entry: &Entry) -> Read<Draw> {
    match &entry.node.value {
        Value::Table(_) => random(entry),
        Value::String(_) => duration(&entry.key, &entry.node).map(Draw::Fixed),
        _ => Err(entry.node.wrong(&entry.key, format!("{DURATION}; or {RANDOM}"))),
    }
}

fn random(entry: &Entry) -> Read<Draw> {
    let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
    let (exp, uniform) = (fields.take("exp")?, fields.take("uniform")?);
    fields.done()?;
    match (exp, uniform) {
        (Some(mean), None) => Ok(Draw::Exponential { mean: duration(&mean.key, &mean.node)? }),
        (None, Some(bounds)) => {
            let [lo, hi] = bounds.node.list("uniform")? else {
                return Err(bounds.node.wrong("uniform", "a list of two durations"));
            };
            let (lo_ns, hi_ns) = (duration("uniform", lo)?, duration("uniform", hi)?);
            if lo_ns > hi_ns {
                return Err(Fault::at(hi.span, "the upper bound is below the lower one")
                    .accepts("[smallest, largest]"));
            }
            Ok(Draw::Uniform { lo: lo_ns, hi: hi_ns })
        }
        _ => Err(entry.node.wrong(&entry.key, format!("{DURATION}; or {RANDOM}"))),
    }
}

/// A duration with its unit, `"1.5ms"`, in ns; None if it is no duration, too long, or finer than a
/// nanosecond.
pub fn parse_duration(text: &str) -> Option<Ns> {
    let text = text.trim();
    let unit_at = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = text.split_at(unit_at);
    let unit_ns: Ns = match unit.trim_start() {
        "ns" => 1,
        "us" | "µs" | "μs" => NS_PER_US,
        "ms" => NS_PER_MS,
        "s" => NS_PER_SEC,
        "min" => 60 * NS_PER_SEC,
        _ => return None,
    };
    scaled(number, unit_ns).filter(|&ns| ns <= DURATION_MAX_NS)
}

/// A decimal number times `unit`, exactly: `"1.5"` times 1000 is 1500. None if it is no number,
/// too large, or finer than the unit.
pub(crate) fn scaled(number: &str, unit: u64) -> Option<u64> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(fraction) {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    whole.checked_mul(unit)?.checked_add(fraction_of(fraction, unit)?)
}

fn fraction_of(digits: &str, unit: u64) -> Option<u64> {
    let digits = digits.trim_end_matches('0');
    if digits.is_empty() {
        return Some(0);
    }
    let scale = 10u128.checked_pow(u32::try_from(digits.len()).ok()?)?;
    let scaled = digits.parse::<u128>().ok()?.checked_mul(u128::from(unit))?;
    (scaled % scale == 0).then_some((scaled / scale) as u64)
}

/// The CPUs of a `cpus` key: a list of numbers, or a cpulist such as `"0-3,8,10-15:2/4"`.
pub(crate) fn cpus(key: &str, node: &Node, numbers: &Numbers) -> Read<Vec<CpuId>> {
    let list = match &node.value {
        Value::String(text) => cpulist(text).map_err(|why| {
            Fault::at(node.span, format!("\"{}\" is no CPU list: {why}", clean(key)))
                .accepts("numbers and ranges, \"0-3,8\"")
        })?,
        _ => cpus_of_list(key, node)?,
    };
    named_cpus(key, node.span, &list, numbers)
}

/// CPU numbers that are no text: one, or a list of them; in order, each once.
pub(crate) fn cpus_of_list(key: &str, node: &Node) -> Read<Vec<u32>> {
    let mut list = match &node.value {
        Value::List(items) => {
            let items = items.iter().map(|item| Ok(cpu(key, item)?.0));
            items.collect::<Read<Vec<u32>>>()?
        }
        Value::Integer(_) => vec![cpu(key, node)?.0],
        _ => return Err(node.wrong(key, "a list of CPU numbers, or \"0-3,8\"")),
    };
    list.sort_unstable();
    list.dedup();
    Ok(list)
}

fn cpu(key: &str, node: &Node) -> Read<CpuId> {
    node.integer(key, 0, i64::from(u32::MAX)).map(|cpu| CpuId(cpu as u32))
}

fn named_cpus(key: &str, span: Span, list: &[u32], numbers: &Numbers) -> Read<Vec<CpuId>> {
    let (key, cpus) = (clean(key), numbers.count());
    if list.is_empty() {
        return Err(Fault::at(span, format!("\"{key}\" names no CPU: the task could never run"))
            .accepts(format!("at least one CPU from 0 to {}", cpus.saturating_sub(1))));
    }
    let here = |&cpu: &u32| {
        let no_such = || numbers.no_such(span, format!("\"{key}\" names CPU {cpu}"), cpu);
        numbers.here(cpu).map(CpuId).ok_or_else(no_such)
    };
    let here = list.iter().map(here).collect::<Read<_>>()?;
    numbers.heed(&format!("\"{key}\""), list);
    Ok(here)
}

/// Linux's cpulist, `0-3,8,10-15:2/4` (of every 4 from 10 to 15 the first 2); empty is no CPU.
pub(crate) fn cpulist(text: &str) -> Result<Vec<u32>, String> {
    let mut list = Vec::new();
    for part in text.trim().split(',').map(str::trim) {
        if part.is_empty() && text.trim().is_empty() {
            break;
        }
        let (range, pattern) = part.split_once(':').unwrap_or((part, "1/1"));
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let (used, group) = pattern.split_once('/').ok_or(format!("\"{}\"", clean(part)))?;
        let number = |text: &str| {
            text.trim().parse::<u32>().map_err(|_| format!("\"{}\" is no number", clean(text)))
        };
        let (first, last) = (number(first)?, number(last)?);
        let (used, group) = (number(used)?, number(group)?);
        if first > last || used == 0 || used > group {
            return Err(format!("\"{}\" is no range", clean(part)));
        }
        if last >= 16 * CPUS_MAX as u32 {
            return Err(format!("{last} is more than any machine has"));
        }
        list.extend((first..=last).filter(|cpu| (cpu - first) % group < used));
        if list.len() > 16 * CPUS_MAX {
            return Err("it is too long".into());
        }
    }
    list.sort_unstable();
    list.dedup();
    Ok(list)
}

/// CPUs as Linux writes them, `0-3,8`.
pub(crate) fn shown_cpus(cpus: &[CpuId]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for cpu in cpus {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == cpu.0 => *last = cpu.0,
            _ => runs.push((cpu.0, cpu.0)),
        }
    }
    let run = |(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_exact_and_need_a_unit() {
        assert_eq!(parse_duration("1.5ms"), Some(1_500_000));
        assert_eq!(parse_duration("250us"), Some(250_000));
        assert_eq!(parse_duration("0.1s"), Some(100_000_000));
        assert_eq!(parse_duration("2 min"), Some(120 * NS_PER_SEC));
        assert_eq!(parse_duration("1000000s"), Some(DURATION_MAX_NS));
        for bad in ["", "10", "ms", ".ms", "1.5ns", "1e3s", "-1ms", "1000001s", "1..5s", "1h"] {
            assert_eq!(parse_duration(bad), None, "{bad}");
        }
    }

    #[test]
    fn cpulists_read_as_linux_reads_them() {
        assert_eq!(cpulist("0-3,8,10-15:2/4"), Ok(vec![0, 1, 2, 3, 8, 10, 11, 14, 15]));
        assert_eq!(cpulist(" 1 "), Ok(vec![1]));
        assert_eq!(cpulist(""), Ok(vec![]));
        let cpus = [0, 1, 2, 3, 8, 10, 11].map(CpuId);
        assert_eq!(shown_cpus(&cpus), "0-3,8,10-11");
        for bad in ["3-1", "a", "1,,2", "1-", "0-3:0/2", "0-3:3", "99999999"] {
            assert!(cpulist(bad).is_err(), "{bad}");
        }
    }
}
