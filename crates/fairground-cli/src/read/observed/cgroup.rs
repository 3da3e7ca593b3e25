//! Files of a control group: `cpu.stat` of cgroup v1 and v2, `cpu.pressure`, `cpu.max`, and v1's
//! `cpuacct.usage`.

use super::figures::Observed;
use super::lines::{Line, lines};
use super::series::Labels;
use super::streams::{Counter, Point};
use super::told::Told;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::limits::cpus;
use fairground::model::limit::Limit;
use fairground::units::NS_PER_US;

const US: f64 = 1e-6;
const NS: f64 = 1e-9;

/// What is read of a `cpu.stat`, and its unit in seconds or as a count: v2's names, then v1's.
const STAT: [(&str, Counter, f64); 5] = [
    ("usage_usec", Counter::Usage, US),
    ("nr_periods", Counter::Periods, 1.0),
    ("nr_throttled", Counter::Throttled, 1.0),
    ("throttled_usec", Counter::ThrottledTime, US),
    ("throttled_time", Counter::ThrottledTime, NS),
];
/// Names of `cpu.stat` that say nothing here.
const STAT_OTHERS: [&str; 8] = [
    "user_usec",
    "system_usec",
    "nice_usec",
    "core_sched.force_idle_usec",
    "nr_bursts",
    "burst_usec",
    "burst_time",
    "wait_sum",
];

/// True if a first line is one of `cpu.stat`.
pub(super) fn is_stat(line: &str) -> bool {
    let name = line.split_whitespace().next().unwrap_or("");
    STAT.iter().any(|(known, ..)| *known == name) || STAT_OTHERS.contains(&name)
}

/// `cpu.stat`: lines of a name and a number, each name once.
pub(super) fn stat(sources: &Sources, source: u32, told: &mut Told) -> Read<()> {
    let mut names = Vec::new();
    let mut end = sources.whole(source);
    for (line, name, number) in numbers(sources, source)? {
        end = line.span;
        let known = STAT.iter().find(|(known, ..)| *known == name);
        if let Some((name, counter, unit)) = known {
            names.push(*name);
            add(told, *counter, line, number as f64 * unit)?;
        }
    }
    whole(&names, told.stat.as_deref(), end)?;
    told.stat.get_or_insert(names);
    Ok(())
}

/// A counter that only one of two files has would be taken for all that it ever counted, and
/// periods without the throttled ones for no throttling.
fn whole(names: &[&str], first: Option<&[&str]>, end: Span) -> Read<()> {
    let lacks = |name: &str, title: String| {
        Fault::at(end, title).label(format!("no {name}: is it cut, or misspelt?"))
    };
    for (one, other) in [("nr_periods", "nr_throttled"), ("nr_throttled", "nr_periods")] {
        if names.contains(&one) && !names.contains(&other) {
            return Err(lacks(other, format!("this cpu.stat has {one} and no {other}"))
                .accepts("all of the cgroup's cpu.stat"));
        }
    }
    let Some(first) = first else { return Ok(()) };
    let pairs = [(first, names, "the cpu.stat before it has"), (names, first, "this cpu.stat has")];
    for (has, has_not, who) in pairs {
        if let Some(name) = has.iter().find(|name| !has_not.contains(name)) {
            return Err(lacks(name, format!("{who} {name}, and the other has not"))
                .accepts("two copies of one cgroup's cpu.stat, whole"));
        }
    }
    Ok(())
}

/// A line with its name and number.
type Named<'t> = (Line<'t>, &'t str, u64);

/// The names and numbers of a `cpu.stat`, checked against each other.
fn numbers(sources: &Sources, source: u32) -> Read<Vec<Named<'_>>> {
    let mut all: Vec<Named<'_>> = Vec::new();
    for line in lines(sources, source) {
        let mut words = line.text.split_whitespace();
        let (name, number) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        if words.next().is_some() {
            let title = format!("\"{}\" has more than a number", clean(name));
            return Err(line.fault(title).accepts("a name and a whole number, nr_periods 120"));
        }
        let number = line.number(&clean(name), number, "a whole number")?;
        if all.iter().any(|(_, known, _)| *known == name) {
            let title = format!("\"{}\" is given twice", clean(name));
            return Err(line.fault(title).accepts("one cpu.stat in a file, each name once"));
        }
        all.push((line, name, number));
    }
    let of = |wanted: &str| all.iter().find(|(_, name, _)| *name == wanted);
    if let (Some((_, _, periods)), Some((line, _, throttled))) =
        (of("nr_periods"), of("nr_throttled"))
        && throttled > periods
    {
        return Err(line
            .fault(format!("{throttled} throttled of {periods} periods"))
            .accepts("at most as many throttled periods as periods"));
    }
    Ok(all)
}

fn add(told: &mut Told, counter: Counter, line: Line<'_>, value: f64) -> Read<()> {
    let point = Point { at_s: None, value, span: line.span, since_s: None };
    told.streams.add(counter, Labels::new(), point)
}

/// `cpuacct.usage`: CPU time in ns.
pub(super) fn usage(sources: &Sources, source: u32, told: &mut Told) -> Read<()> {
    for line in lines(sources, source) {
        let used_ns: u64 = line.number("CPU time", line.text, "nanoseconds, one number")?;
        add(told, Counter::Usage, line, used_ns as f64 * NS)?;
    }
    Ok(())
}

/// True if a first line is one of `cpu.pressure`.
pub(super) fn is_pressure(line: &str) -> bool {
    line.starts_with("some avg10=") || line.starts_with("full avg10=")
}

/// `cpu.pressure`: totals in us. Its averages are of the last minutes, not of the span.
pub(super) fn pressure(sources: &Sources, source: u32, told: &mut Told) -> Read<()> {
    for line in lines(sources, source) {
        let mut words = line.text.split_whitespace();
        let counter = match words.next() {
            Some("some") => Counter::PressureSome,
            Some("full") => Counter::PressureFull,
            _ => return Err(line.fault("this is no line of cpu.pressure").accepts(PRESSURE)),
        };
        let total = words.find_map(|word| word.strip_prefix("total="));
        let total = total.ok_or_else(|| line.fault("this line has no total").accepts(PRESSURE))?;
        let total_us: u64 = line.number("total", total, "microseconds")?;
        add(told, counter, line, total_us as f64 * US)?;
    }
    Ok(())
}

const PRESSURE: &str = "some (or full) avg10=0.12 avg60=0.10 avg300=0.05 total=1234567";

/// True if this is the line of `cpu.max`: the only one of its file.
pub(super) fn is_max(head: &[Line<'_>]) -> bool {
    let [line] = head else { return false };
    let mut words = line.text.split_whitespace();
    let quota = words.next().unwrap_or("");
    let period = words.next().is_some_and(|word| word.parse::<u64>().is_ok());
    (quota == "max" || quota.parse::<u64>().is_ok()) && period && words.next().is_none()
}

/// `cpu.max`: quota and period in us.
pub(super) fn max(line: Line<'_>, observed: &mut Observed) -> Read<()> {
    let (quota, period) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
    let period_us: u64 = line.number("the period", period.trim(), "microseconds")?;
    let quota_us = match quota {
        "max" => None,
        quota => Some(line.number("the quota", quota, "microseconds, or max")?),
    };
    if period_us == 0 || quota_us == Some(0) {
        let fault: Box<Fault> = line.fault("a quota or period of 0");
        return Err(fault.accepts("microseconds, at least 1000"));
    }
    let ns = |us: u64| us.saturating_mul(NS_PER_US);
    let limit = Limit { quota_ns: quota_us.map(ns), period_ns: ns(period_us), burst_ns: 0 };
    let before = observed.limit.replace(limit);
    observed.note_limits(before.iter().chain([&limit]).filter_map(cpus).collect());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads several `cpu.stat`, one after the other; what is wrong, or nothing.
    fn wrong(texts: &[&str]) -> String {
        let (mut sources, mut told) = (Sources::default(), Told::default());
        let mut read = |text: &&str| {
            let source = sources.add("cpu.stat", *text);
            stat(&sources, source, &mut told)
        };
        let fault = texts.iter().find_map(|text| read(text).err());
        fault.map_or(String::new(), |fault| fault.seal(&sources).to_string())
    }

    #[test]
    fn a_file_that_was_cut_is_not_taken_for_no_throttling() {
        let whole = "usage_usec 100\nnr_periods 10\nnr_throttled 2\n";
        assert_eq!(wrong(&[whole, "usage_usec 900\nnr_periods 90\nnr_throttled 30\n"]), "");
        let cut = wrong(&[whole, "usage_usec 900\nnr_periods 90\n"]);
        assert!(cut.contains("nr_periods and no nr_throttled"), "{cut}");
        let misspelt = wrong(&["usage_usec 900\nnr_periods 90\nnr_throtled 30\n"]);
        assert!(misspelt.contains("no nr_throttled: is it cut, or misspelt?"), "{misspelt}");
        let before = wrong(&["usage_usec 1\n", whole]);
        assert!(before.contains("this cpu.stat has nr_periods, and the other"), "{before}");
        let after = wrong(&[whole, "usage_usec 900\n"]);
        assert!(after.contains("the cpu.stat before it has nr_periods"), "{after}");
    }

    #[test]
    fn buckets_without_a_unit_are_no_limit() {
        let is = |text: &str| {
            let mut sources = Sources::default();
            let source = sources.add("file", text);
            is_max(&lines(&sources, source).collect::<Vec<_>>())
        };
        assert!(is("200000 100000\n") && is("max 100000\n"));
        assert!(!is("10 39000\n25 12000\n") && !is("10ms 1532\n"));
    }
}
