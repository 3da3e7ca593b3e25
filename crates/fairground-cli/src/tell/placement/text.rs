//! Where waking tasks were placed and how far tasks moved, as tables.

use crate::base::number::{count, fit};
use crate::base::table::{Table, left, right};
use crate::base::text::ROWS_MAX;
use crate::run::report::Report;
use fairground::record::PlacedBy;
use fairground::record::placement::{Counts, DISTANCE_NAMES};
use std::io::{self, Write};

/// Width of a row's name.
pub(crate) const NAME: usize = 8;

/// A column: two lines of heading, the second with the unit, and its cell.
pub(crate) type Column = (&'static str, &'static str, usize, fn(&Counts) -> String);

/// Rates of searches.
pub(crate) const SEARCHES: [Column; 12] = [
    ("", "Searches", 9, |c| count(c.searches, 9)),
    ("Success", "%", 7, |c| tenths(c.success_percent())),
    ("Fast", "%", 6, |c| tenths(c.fast_percent())),
    ("Target", "%", 6, |c| share(c, PlacedBy::Target)),
    ("Prev", "%", 6, |c| share(c, PlacedBy::Prev)),
    ("Recent", "%", 6, |c| share(c, PlacedBy::Recent)),
    ("Sibl.", "%", 6, |c| share(c, PlacedBy::Sibling)),
    ("Core", "%", 6, |c| share(c, PlacedBy::IdleCore)),
    ("CPU", "%", 6, |c| share(c, PlacedBy::IdleCpu)),
    ("Effic.", "%", 6, |c| tenths(c.efficiency_percent())),
    ("Domain", "eff. %", 6, |c| tenths(c.domain_efficiency_percent())),
    ("Scan", "depth", 6, |c| tenths(c.scan_depth_mean())),
];

/// What SIS_CORE's mask was worth.
pub(crate) const MASK: [Column; 6] = [
    ("Domain", "scans", 9, |c| count(c.scans, 9)),
    ("CPUs", "tested", 9, |c| count(c.scan_tested, 9)),
    ("False", "positives", 9, |c| count(c.false_positives, 9)),
    ("True", "negatives", 9, |c| count(c.true_negatives, 9)),
    ("Mask", "shrinks", 9, |c| count(c.mask_shrinks, 9)),
    ("Fail-prone", "scans", 10, |c| count(c.fail_prone_scans, 9)),
];

/// Migrations by the smallest unit that has both CPUs.
pub(crate) const MIGRATIONS: [Column; 8] = [
    ("Wake-up", "core", 9, |c| count(c.wakeup_migrations[0], 9)),
    ("Wake-up", "cache", 9, |c| count(c.wakeup_migrations[1], 9)),
    ("Wake-up", "node", 9, |c| count(c.wakeup_migrations[2], 9)),
    ("Wake-up", "machine", 9, |c| count(c.wakeup_migrations[3], 9)),
    ("Balance", "core", 9, |c| count(c.balance_migrations[0], 9)),
    ("Balance", "cache", 9, |c| count(c.balance_migrations[1], 9)),
    ("Balance", "node", 9, |c| count(c.balance_migrations[2], 9)),
    ("Balance", "machine", 9, |c| count(c.balance_migrations[3], 9)),
];

/// Looks for work before going idle, and tasks got, by what the domain spans.
pub(crate) const NEWIDLE: [Column; 8] = [
    ("Looks", "core", 9, |c| count(c.newidle_attempts[0], 9)),
    ("Looks", "cache", 9, |c| count(c.newidle_attempts[1], 9)),
    ("Looks", "node", 9, |c| count(c.newidle_attempts[2], 9)),
    ("Looks", "machine", 9, |c| count(c.newidle_attempts[3], 9)),
    ("Pulls", "core", 9, |c| count(c.newidle_pulls[0], 9)),
    ("Pulls", "cache", 9, |c| count(c.newidle_pulls[1], 9)),
    ("Pulls", "node", 9, |c| count(c.newidle_pulls[2], 9)),
    ("Pulls", "machine", 9, |c| count(c.newidle_pulls[3], 9)),
];

pub(crate) fn tenths(value: Option<f64>) -> String {
    value.map_or("-".into(), |value| fit((value * 1e3).round() as u64, 3, 1, 6))
}

/// Searches that ended in one way, percent.
pub(crate) fn share(counts: &Counts, by: PlacedBy) -> String {
    let share = counts.by(by) as f64 * 100.0 / counts.searches as f64;
    tenths((counts.searches > 0).then_some(share))
}

/// Writes two lines, if there was any search on a machine where a task has a choice.
///
/// # Errors
/// When `out` does not take it.
pub fn write_summary(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    let counts = report.placements.machine();
    if counts.searches == 0 || report.placements.cpus().len() < 2 {
        return Ok(());
    }
    writeln!(
        out,
        "wake-ups: {} searches for an idle CPU, success {} %, efficiency {} %",
        count(counts.searches, 9),
        tenths(counts.success_percent()),
        tenths(counts.efficiency_percent()),
    )?;
    let moves = counts.wakeup_migrations.iter().zip(counts.balance_migrations).map(|(a, b)| a + b);
    let moves = DISTANCE_NAMES.iter().zip(moves);
    let moves = moves.map(|(distance, moves)| format!("{distance} {}", count(moves, 9)));
    writeln!(out, "migrations inside the same {}\n", moves.collect::<Vec<_>>().join(", "))
}

/// Writes the tables; `all` shows every CPU.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, all: bool) -> io::Result<()> {
    let rows = rows(report, all);
    table(out, "Wake-up", &SEARCHES, &rows)?;
    if report.scenario.kernel.rules.search.answer.has_mask() {
        table(out, "Mask", &MASK, &rows)?;
    }
    table(out, "Moves", &MIGRATIONS, &rows)?;
    table(out, "Newidle", &NEWIDLE, &rows)
}

/// The machine, its caches if there is more than one, and its CPUs.
pub(crate) fn rows(report: &Report<'_>, all: bool) -> Vec<(String, Counts)> {
    let placements = report.placements;
    let mut rows = vec![("machine".to_owned(), placements.machine())];
    let llcs = placements.llcs();
    if llcs.len() > 1 {
        rows.extend(llcs.iter().map(|llc| (format!("llc {}", llc.llc), llc.counts)));
    }
    if all {
        let cpus = placements.cpus().iter().enumerate();
        rows.extend(cpus.map(|(cpu, counts)| (format!("cpu {cpu}"), *counts)));
    } else {
        rows.truncate(ROWS_MAX);
    }
    rows
}

pub(crate) fn table(
    out: &mut dyn Write,
    title: &str,
    columns: &[Column],
    rows: &[(String, Counts)],
) -> io::Result<()> {
    let numbers = columns.iter().map(|(.., width, _)| right(*width));
    let table = Table::new(std::iter::once(left(NAME)).chain(numbers));
    let line = |name: &str, cell: &dyn Fn(&Column) -> String| {
        table.line(std::iter::once(name.to_owned()).chain(columns.iter().map(cell)))
    };
    writeln!(out, "{}", line("", &|column| column.0.to_owned()))?;
    let units = line(title, &|column| column.1.to_owned());
    writeln!(out, "{units}\n{}", "-".repeat(units.len()))?;
    for (name, counts) in rows {
        writeln!(out, "{}", line(name, &|column| column.3(counts)))?;
    }
    writeln!(out)
}
