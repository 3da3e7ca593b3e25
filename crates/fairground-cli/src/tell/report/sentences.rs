//! What a report says first, in words.

use super::around;
use super::causes::causes;
use super::world::World;
use crate::experiment::compare::{Cell, Comparison, Row, Section};
use crate::run::signs::of_runs;
use crate::run::throttling::throttled_percent;
use crate::tell::amount::shown;
use crate::tell::compare::unmarked;
use crate::tell::overload;
use crate::tell::requests::TAIL;
use fairground::record::blame::Blame;
use fairground::record::span::Span;
use fairground::units::Ns;

/// A loss that is not ruled out is told from here on, per cent.
const OPEN_PERCENT: f64 = 2.0;
/// Spans that have a sentence.
const SPANS_NAMED: usize = 4;

/// What makes the numbers meaningless, if something does; stands above them.
pub fn cautions(world: &World, several: bool) -> Vec<String> {
    let report = world.observed.report(&world.scenario, &world.labels);
    let place = if several { format!("{}: ", world.name) } else { String::new() };
    let signs = of_runs([&crate::run::overload::of_run(&report)]);
    let says = overload::sentences(&signs, 1, "").into_iter();
    let mut cautions: Vec<String> = says.map(|says| format!("{place}{says}")).collect();
    if world.scenario.limit_writes().next().is_some() {
        cautions.push(format!(
            "{place}Limits change while this runs. Quotas in the picture are those of its end."
        ));
    }
    cautions
}

/// What one run gave.
pub fn of_run(world: &World) -> Vec<String> {
    let specs = world.scenario.workload.spans.iter().zip(&world.observed.spans);
    let spans = specs.filter(|(_, span)| span.count() > 0).take(SPANS_NAMED);
    let mut said: Vec<String> = spans.map(|(spec, span)| of_span(&spec.name, span)).collect();
    said.extend(around::sentence(world));
    said.extend(of_limits(world));
    if said.is_empty() {
        let waited = world.observed.stats.tasks.iter().map(|task| task.delay_ns_max).max();
        said.push(format!(
            "Nothing is timed in this workload. The longest time that a task was ready and had no \
             CPU is {}.",
            millis(waited.unwrap_or(0))
        ));
    }
    said
}

fn of_span(name: &str, span: &Span) -> String {
    let (from_ns, tail) = span.tail(TAIL);
    let (longest, p99) = (millis(span.latency_ns_max()), millis(span.percentile_ns(99.0)));
    let (times, which) = match (span.count(), tail.count) {
        (1, _) => (format!("the only one took {longest}"), "its time".to_owned()),
        (count @ 2..100, _) => {
            (format!("the slowest of {count} took {longest}"), "its time".to_owned())
        }
        (count, slow) => {
            let from = millis(from_ns);
            let which = format!("the time of those that took {from} or more ({slow} of {count})");
            (format!("99 of 100 take {p99} or less"), which)
        }
    };
    let blame = if span.count() < 100 { slowest_alone(span) } else { tail.blame };
    format!("{name}: {times}; of {which}, {}.", causes(&blame))
}

/// Where the time of the slowest one went.
fn slowest_alone(span: &Span) -> Blame {
    span.slowest().first().map(|slow| slow.blame).unwrap_or_default()
}

/// How often each limited group was throttled.
fn of_limits(world: &World) -> Vec<String> {
    let quotas = world.schedule.quotas.iter().take(SPANS_NAMED);
    quotas
        .map(|quota| {
            let path = &world.scenario.groups[quota.group].path;
            let row = &world.observed.outcome.limits[quota.group];
            let (throttled, periods) = (row.stat.nr_throttled, row.stat.nr_periods);
            let percent = throttled_percent(throttled, periods);
            let burst = match row.stat.nr_bursts {
                0 => String::new(),
                bursts => format!(
                    "; in {bursts} periods it ran on with quota that quieter ones had left \
                     (burst), {} in all",
                    millis(row.stat.burst_ns)
                ),
            };
            format!(
                "{path} was throttled in {throttled} of {periods} periods ({percent:.1} %){burst}."
            )
        })
        .collect()
}

/// What a comparison came to. The first sentence has what was gained most clearly, and every loss;
/// more of each variant and table follows.
pub fn of_comparison(done: &Comparison) -> Vec<String> {
    let several = done.sections.len() > 1;
    let few = unmarked(done).map(|few| format!("{few}."));
    let unsaid =
        if few.is_some() { "not marked are" } else { "no difference that is told from chance in" };
    let mut said: Vec<String> = few.into_iter().collect();
    for section in &done.sections {
        let place = match several {
            true => format!(" ({} on {})", section.scenario, section.machine),
            false => String::new(),
        };
        for (variant, arm) in done.arms[1..].iter().enumerate() {
            let [first, more] = of_variant(section, variant, unsaid);
            said.push(format!("With {arm}{place}: {first}."));
            said.extend(Some(more).filter(|more| !more.is_empty()));
        }
    }
    said
}

/// What is said first of a variant, and what else; of what is not told from chance it begins so.
fn of_variant(section: &Section, variant: usize, unsaid: &str) -> [String; 2] {
    let cells = section.rows.iter().map(|row| (row, row.cells[variant]));
    let (sure, unsure): (Vec<_>, Vec<_>) = cells.partition(|(_, cell)| cell.significant);
    let (losses, mut gains): (Vec<_>, Vec<_>) =
        sure.into_iter().partition(|(_, cell)| cell.loses());
    let neutral = gains.extract_if(.., |(_, cell)| !cell.gains());
    let neutral: Vec<_> = neutral.collect();
    gains.sort_by_key(|(row, cell)| (cell.is_slight(), !row.metric.name().ends_with("p99")));
    let told = |(row, cell): &(&Row, Cell)| difference(row, variant, cell);
    let later = gains.split_off(gains.len().min(1));
    let mut first: Vec<String> = gains.iter().chain(&losses).map(told).collect();
    let chance: Vec<String> = unsure.iter().map(|(row, cell)| unsure_of(row, cell)).collect();
    let chance = match chance.as_slice() {
        [] => None,
        names => Some(format!("{unsaid} {}", names.join(", "))),
    };
    let (slight, later): (Vec<_>, Vec<_>) =
        later.into_iter().partition(|(_, cell)| cell.is_slight());
    let mut more: Vec<String> = later.iter().map(told).collect();
    more.extend(slight.iter().map(|(row, _)| slightly(row, variant)));
    more.extend(neutral.iter().map(told));
    match first.is_empty() {
        true => first.extend(chance),
        false => more.extend(chance),
    }
    let more = match more.is_empty() {
        true => String::new(),
        false => format!("Also: {}.", more.join("; ")),
    };
    [first.join("; "), more]
}

/// `p99 of server/request`.
fn name(row: &Row) -> String {
    let name = match row.metric.name().rsplit_once('.') {
        Some((of, what)) if of.contains('/') => format!("{what} of {of}"),
        _ => row.metric.name().to_owned(),
    };
    match &row.load {
        Some(load) => format!("{name} at {load}"),
        None => name,
    }
}

/// What is not told from chance; a loss that the interval leaves open is no "nothing happened".
fn unsure_of(row: &Row, cell: &Cell) -> String {
    // Sure of one difference, and not of one among so many, or of so few seeds.
    if let Some((low, high)) = by(cell).filter(|(low, _)| *low > 0.0) {
        return format!("{} (here {low:.1} to {high:.1} % {})", name(row), word(cell));
    }
    let open = cell.interval.map(|(low, _)| -low).filter(|worse| *worse >= OPEN_PERCENT);
    match open.filter(|worse| worse.is_finite()) {
        Some(worse) => format!("{} (up to {worse:.1} % worse is not ruled out)", name(row)),
        None => name(row),
    }
}

/// `p99 is 18.6 % better: 272.7 ms instead of 335.0 ms (13.1 to 24.6 %)`.
fn difference(row: &Row, variant: usize, cell: &Cell) -> String {
    let unit = row.metric.unit();
    let (before, after) = (row.mean_of(0), row.mean_of(variant + 1));
    let range = by(cell).map_or(String::new(), |(low, high)| format!(" ({low:.1} to {high:.1} %)"));
    let (before, after) = (shown(before, unit), shown(after, unit));
    let (percent, word) = (cell.gain_percent.abs(), word(cell));
    format!("{} is {percent:.1} % {word}: {after} instead of {before}{range}", name(row))
}

/// `better`, or what else the sign of the difference means.
fn word(cell: &Cell) -> &'static str {
    cell.better.words()[usize::from(cell.gain_percent < 0.0)]
}

/// By how much at least and at most, per cent, in the direction of the difference.
fn by(cell: &Cell) -> Option<(f64, f64)> {
    let (low, high) = cell.interval.filter(|(low, high)| low.is_finite() && high.is_finite())?;
    Some(if cell.gain_percent < 0.0 { (-high, -low) } else { (low, high) })
}

/// What is better, and hardly so.
fn slightly(row: &Row, variant: usize) -> String {
    let [before, after] = [0, variant + 1].map(|arm| shown(row.mean_of(arm), row.metric.unit()));
    format!("{} is better by less than 1 %: {after} instead of {before}", name(row))
}

/// A time as people say it.
pub(super) fn millis(time_ns: Ns) -> String {
    match time_ns {
        0..1_000 => format!("{time_ns} ns"),
        1_000..1_000_000 => format!("{:.1} us", time_ns as f64 / 1e3),
        _ => format!("{:.1} ms", time_ns as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_that_the_interval_leaves_open_is_told() {
        let row = Row {
            metric: crate::run::metric::Metric::parse("p99").expect("there is one"),
            load: None,
            mean: fairground_statistics::moments::Mean::Arithmetic,
            values: Vec::new(),
            cells: Vec::new(),
        };
        let cell = |low| Cell {
            better: row.better(),
            gain_percent: 0.1,
            interval: Some((low, 3.0)),
            p: None,
            adjusted_p: None,
            significant: false,
        };
        assert_eq!(unsure_of(&row, &cell(-10.4)), "p99 (up to 10.4 % worse is not ruled out)");
        assert_eq!(unsure_of(&row, &cell(-1.0)), "p99");
    }
}
