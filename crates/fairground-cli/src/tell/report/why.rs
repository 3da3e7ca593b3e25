//! What a variant did, as far as the kernel's counts and the slowest requests tell it: what
//! became of each limit, and what the slowest waited for. Of the runs that are drawn, one of each
//! column.

use super::causes::in_words;
use super::sentences::millis;
use super::world::World;
use crate::run::schedule::is_limited;
use fairground::model::bandwidth::CpuStat;
use fairground::record::blame::Blame;
use fairground::record::span::Span;
use fairground::units::Ns;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Groups that have a sentence, and spans.
const NAMED_MAX: usize = 3;
/// Of fewer requests the slowest are most of them.
const COUNT_MIN: u64 = 100;
/// What changed by less than this share is not told, per cent.
const CHANGED_PERCENT: f64 = 2.0;

/// A sentence for each limit that let more or less through, and for what that did to the slowest.
pub fn sentences(worlds: &[World]) -> Vec<String> {
    let Some((first, others)) = worlds.split_first() else { return Vec::new() };
    others.iter().flat_map(|other| of(first, other)).collect()
}

fn of(first: &World, other: &World) -> Vec<String> {
    let before = stats(first);
    let limits = stats(other).into_iter();
    let limits = limits.filter_map(|(path, stat)| limit(path, other, (before.get(path)?, stat)));
    let mut said: Vec<String> = limits.take(NAMED_MAX).collect();
    if !said.is_empty() {
        let names = other.scenario.workload.spans.iter().map(|span| span.name.as_str());
        let spans = names.zip(first.observed.spans.iter().zip(&other.observed.spans));
        said.extend(spans.filter_map(|(name, spans)| slowest(name, spans)).take(NAMED_MAX));
    }
    said
}

/// What the slowest waited for, as many of both runs, if it is more or less than before.
fn slowest(name: &str, (before, after): (&Span, &Span)) -> Option<String> {
    if before.count().min(after.count()) < COUNT_MIN {
        return None;
    }
    let count = before.slowest().len().min(after.slowest().len());
    let [before, after] = [before, after].map(|span| mean_of_slowest(span, count));
    let total = |means: &BTreeMap<&str, Ns>| means.values().sum::<Ns>();
    let (took_ns, takes_ns) = (total(&before), total(&after));
    let change = takes_ns as f64 - took_ns as f64;
    if 100.0 * change.abs() < CHANGED_PERCENT * took_ns as f64 {
        return None;
    }
    let by = |cause: &str| (after[cause] as f64 - before[cause] as f64) * change.signum();
    let changed = before.keys().copied().max_by(|a, b| by(a).total_cmp(&by(b)))?;
    let main = before.keys().copied().max_by_key(|cause| after[cause])?;
    let both = |cause: &str| format!("{} instead of {}", some(after[cause]), some(before[cause]));
    let mut said = format!(
        "There the slowest {count} of {name} took {} in the mean, instead of {}; the largest part \
         was {}: {}.",
        millis(takes_ns),
        millis(took_ns),
        in_words(main),
        both(main),
    );
    if changed != main {
        let cause = in_words(changed);
        let _ = write!(said, " What changed most is the time {cause}: {}.", both(changed));
    }
    Some(said)
}

fn some(time_ns: Ns) -> String {
    if time_ns == 0 { "none".to_owned() } else { millis(time_ns) }
}

/// By cause, what so many of the slowest spent in the mean, ns.
fn mean_of_slowest(span: &Span, count: usize) -> BTreeMap<&'static str, Ns> {
    let mut sum = Blame::default();
    span.slowest()[..count].iter().for_each(|slow| sum.merge(&slow.blame));
    sum.iter().map(|(cause, time_ns)| (cause, time_ns / count.max(1) as Ns)).collect()
}

/// Counts of limited groups by path.
fn stats(world: &World) -> BTreeMap<&str, &CpuStat> {
    let rows = world.scenario.groups.iter().zip(&world.observed.outcome.limits);
    let limited = rows.filter(|(_, row)| is_limited(row));
    limited.map(|(group, row)| (group.path.as_str(), &row.stat)).collect()
}

/// Nothing of a limit that let as much through as before.
fn limit(path: &str, world: &World, (before, after): (&CpuStat, &CpuStat)) -> Option<String> {
    let counts = |stat: &CpuStat| (stat.nr_throttled, stat.nr_periods, stat.burst_ns);
    if counts(before) == counts(after) {
        return None;
    }
    let burst = match after.nr_bursts {
        0 => String::new(),
        bursts => format!(
            " In {bursts} periods it went on beyond its quota with what quieter periods had left \
             (burst): {} of CPU time in all.",
            millis(after.burst_ns)
        ),
    };
    Some(format!(
        "What happened, in one run of each (seed {}): with {}, {path} was throttled in {} of {} \
         periods, instead of in {} of {}.{burst}",
        world.scenario.seed,
        world.name,
        after.nr_throttled,
        after.nr_periods,
        before.nr_throttled,
        before.nr_periods,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::record::blame::Cause;
    use fairground::record::span::Rule;
    use fairground::units::TaskId;

    fn span(count: u64, backlog_ns: Ns) -> Span {
        let mut span = Span::new(Rule { minus_ns: 0, floor_ns: 0 });
        for at in 0..count {
            let mut blame = Blame::default();
            blame.add(Cause::Running, 5_000_000);
            blame.add(Cause::Backlog, backlog_ns);
            span.note(at, at, at + 5_000_000 + backlog_ns, TaskId(0), blame);
        }
        span
    }

    #[test]
    fn what_the_slowest_waited_for_less_is_named() {
        let [before, after] = [400_000_000, 300_000_000].map(|backlog_ns| span(200, backlog_ns));
        let said = slowest("web/request", (&before, &after)).expect("it changed");
        assert_eq!(
            said,
            "There the slowest 10 of web/request took 305.0 ms in the mean, instead of 405.0 ms; \
             the largest part was waiting for a free thread: 300.0 ms instead of 400.0 ms."
        );
        assert_eq!(slowest("web/request", (&before, &before)), None);
        assert_eq!(slowest("web/request", (&span(99, 1), &after)), None, "too few");
    }
}
