//! Requests as plain text: percentiles in schbench's layout, and a table of blame.

use super::{PERCENTILES, TAIL, is_used};
use crate::base::number::{count, fit, fixed, millis};
use crate::base::table::{Table, left, right};
use crate::base::text::shorten;
use crate::run::report::Report;
use fairground::record::blame::{Blame, CAUSES, Cause};
use fairground::record::span::Span;
use fairground::units::Ns;
use std::io::{self, Write};

/// Width of a row's first column.
const LABEL: usize = 12;
/// Width of a column of times.
const CELL: usize = 8;

/// Writes a section per span.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    let specs = &report.scenario.workload.spans;
    for (spec, span) in specs.iter().zip(report.spans).filter(|(_, span)| is_used(span)) {
        let name = shorten(&spec.name, 40);
        let mean = match span.count() {
            0 => "n/a".to_owned(),
            _ => format!("{} us", fixed(span.latency_ns_mean().round() as Ns, 3, 1)),
        };
        writeln!(
            out,
            "{name}: {} done, {} refused, {} in flight at the end, mean {mean}",
            span.count(),
            span.refused,
            span.in_flight(),
        )?;
        if spec.minus_ns > 0 {
            let minus = fixed(spec.minus_ns, 3, 0);
            writeln!(out, "latency: what passed less {minus} us, at least 1 us; below: all of it")?;
        }
        if span.count() > 0 {
            percentiles(out, span, report.outcome.ended_ns)?;
            blame(out, span)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// As schbench prints them, so that its readers' scripts go on working.
fn percentiles(out: &mut dyn Write, span: &Span, ended_ns: Ns) -> io::Result<()> {
    let micros = |time_ns| fixed(time_ns, 3, 0);
    writeln!(out, "Latency percentiles (usec)")?;
    for (percent, _) in PERCENTILES {
        let star = if percent == 99.0 { "*" } else { "" };
        writeln!(out, "\t{star}{percent:.1}th: {}", micros(span.percentile_ns(percent)))?;
    }
    let (min_ns, max_ns) = (span.latency_ns_min(), span.latency_ns_max());
    writeln!(out, "\tmin={}, max={}", micros(min_ns), micros(max_ns))?;
    writeln!(out, "rps: {:.2}", span.per_second(ended_ns))
}

/// Where the time went: of all, of the tail, and of each of the slowest.
fn blame(out: &mut dyn Write, span: &Span) -> io::Result<()> {
    let shown = columns(&span.all().blame);
    let names = shown.iter().map(|(_, name)| *name);
    let table = table(&shown);
    writeln!(out, "{}", table.line(["Slowest", "Elapsed"].into_iter().chain(names.clone())))?;
    writeln!(out, "{}", table.line(["at s", "ms"].into_iter().chain(names.map(|_| "ms"))))?;
    writeln!(out, "{}", table.ruler())?;
    for slow in span.slowest() {
        row(out, &shown, &fit(slow.at_ns, 9, 6, LABEL), &slow.blame, 1)?;
    }
    writeln!(out, "{}", table.ruler())?;
    let (_, tail) = span.tail(TAIL);
    row(out, &shown, &format!("{} slowest", count(tail.count, 4)), &tail.blame, tail.count)?;
    row(out, &shown, "mean of all", &span.all().blame, span.count())
}

type Column = (Cause, &'static str);

/// Nearly nobody spins, and who does has a stopwatch, which knows no backlog: so either has the
/// other's place, and a line its width.
fn columns(all: &Blame) -> Vec<Column> {
    let left_out = match (all.of(Cause::Spinning), all.of(Cause::Backlog)) {
        (0, _) => Some(Cause::Spinning),
        (_, 0) => Some(Cause::Backlog),
        _ => None,
    };
    CAUSES.into_iter().filter(|(cause, _)| Some(*cause) != left_out).collect()
}

/// Times of one row, or means over `count`.
fn row(
    out: &mut dyn Write,
    shown: &[Column],
    label: &str,
    blame: &Blame,
    count: u64,
) -> io::Result<()> {
    let mean = |time_ns: Ns| (time_ns + count / 2) / count.max(1);
    let cell = |time_ns: Ns| match time_ns {
        0 => "-".to_owned(),
        _ => millis(mean(time_ns), CELL),
    };
    let causes = shown.iter().map(|(cause, _)| cell(blame.of(*cause)));
    let cells = [label.to_owned(), cell(blame.total_ns())].into_iter().chain(causes);
    writeln!(out, "{}", table(shown).line(cells))
}

/// A column for the whole, and one for each cause.
fn table(shown: &[Column]) -> Table {
    let causes = shown.iter().map(|(_, name)| right(name.len().max(CELL)));
    Table::new([left(LABEL), right(CELL)].into_iter().chain(causes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::WIDTH;
    use crate::run::fixture;

    #[test]
    fn sections_of_the_hand_made_requests() {
        fixture::with_requests(|report| {
            let mut out = Vec::new();
            write(&mut out, report).unwrap();
            fixture::assert_golden("requests.txt", &String::from_utf8(out).unwrap());
        });
    }

    #[test]
    fn lines_stay_within_the_width_for_huge_numbers() {
        let mut out = Vec::new();
        fixture::with_requests(|report| {
            let mut blame = report.spans[0].slowest()[0].blame;
            for (cause, _) in CAUSES {
                blame.add(cause, u64::MAX / 100);
            }
            let shown = columns(&report.spans[0].all().blame);
            row(&mut out, &shown, &fit(u64::MAX, 9, 6, LABEL), &blame, 1).unwrap();
            super::blame(&mut out, &report.spans[0]).unwrap();
        });
        let text = String::from_utf8(out).unwrap();
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }
}
