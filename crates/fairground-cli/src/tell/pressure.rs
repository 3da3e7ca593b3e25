//! `cpu.pressure`: how long tasks of each group waited for a CPU.

use crate::base::number::millis;
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, shorten};
use crate::run::report::Report;
use fairground::record::pressure::{Averages, GroupPressure};
use fairground::units::Ns;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Headings, with the unit below: first of *some*, then of *full*.
const HEADINGS: [(&str, &str); 6] = [
    ("some", "% of time"),
    ("total", "ms"),
    ("avg10", "%"),
    ("full", "% of time"),
    ("total", "ms"),
    ("avg10", "%"),
];
const WIDTHS: [usize; 6] = [12, 11, 8, 12, 11, 8];
const NAME_WIDTH: usize = 14;

/// Writes the table, if some group has a limit; at most [`ROWS_MAX`] rows unless `all`.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, all: bool) -> io::Result<()> {
    let is_limited = |limit: &fairground::sim::LimitOutcome| limit.limit.quota_ns.is_some();
    if report.pressure.is_empty() || !report.outcome.limits.iter().any(is_limited) {
        return Ok(());
    }
    put(out, "CPU", HEADINGS.map(|heading| heading.0.to_owned()))?;
    put(out, "pressure", HEADINGS.map(|heading| heading.1.to_owned()))?;
    writeln!(out, "{}", table().ruler())?;
    let rows_max = if all { usize::MAX } else { ROWS_MAX };
    let rows = report.scenario.groups.iter().zip(report.pressure).enumerate();
    for (row, (group, pressure)) in rows.take(rows_max) {
        put(out, &group.path, cells(pressure, report.outcome.ended_ns, row > 0))?;
    }
    writeln!(out)
}

/// The kernel defines no *full* of the root.
fn cells(pressure: &GroupPressure, ended_ns: Ns, has_full: bool) -> [String; 6] {
    let three = |total_ns: Ns, averages: &Averages, width| {
        [
            format!("{:.1}", percent(total_ns, ended_ns)),
            millis(total_ns, width),
            format!("{:.2}", averages.percent()[0]),
        ]
    };
    let [a, b, c] = three(pressure.some_ns, &pressure.some_averages, WIDTHS[1]);
    let full = three(pressure.full_ns, &pressure.full_averages, WIDTHS[4]);
    let [d, e, f] = if has_full { full } else { ["-"; 3].map(str::to_owned) };
    [a, b, c, d, e, f]
}

fn percent(total_ns: Ns, ended_ns: Ns) -> f64 {
    100.0 * total_ns as f64 / ended_ns.max(1) as f64
}

fn put(out: &mut dyn Write, name: &str, cells: [String; 6]) -> io::Result<()> {
    writeln!(out, "{}", table().line([shorten(name, NAME_WIDTH)].into_iter().chain(cells)))
}

fn table() -> Table {
    Table::new([left(NAME_WIDTH)].into_iter().chain(WIDTHS.map(right)))
}

/// A group's `cpu.pressure` under the file's own names; null if it was not recorded.
pub fn value(report: &Report<'_>, row: usize) -> Value {
    let Some(pressure) = report.pressure.get(row) else { return Value::Null };
    let line = |total_ns: Ns, averages: &Averages| {
        let [avg10, avg60, avg300] = averages.percent();
        json!({ "avg10": avg10, "avg60": avg60, "avg300": avg300, "total_usec": total_ns / 1000 })
    };
    json!({
        "some": line(pressure.some_ns, &pressure.some_averages),
        "full": line(pressure.full_ns, &pressure.full_averages),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn a_groups_pressure_is_told_under_the_files_names() {
        fixture::with_report(|report| {
            let group = value(report, 1);
            // "api" waits alone at its start, for 4 us, and from 2 to 3 ms behind "db".
            assert_eq!(group["some"]["total_usec"], 1_004);
            assert_eq!(group["full"]["total_usec"], 4);
            assert_eq!(group["some"]["avg10"], 0.0);
            assert_eq!(value(report, 7), Value::Null);
        });
    }
}
