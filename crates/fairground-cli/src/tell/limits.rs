//! CPU limits: what each limited group may use, and the counters of its `cpu.stat`.

use crate::base::number::{count, millis};
use crate::base::table::{Table, left, right};
use crate::base::text::shorten;
use crate::run::report::Report;
use crate::run::throttling::throttled_percent;
use fairground::model::limit::Limit;
use fairground::sim::LimitOutcome;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Headings, with the unit below.
const HEADINGS: [(&str, &str); 8] = [
    ("cpu.max", "us"),
    ("burst", "us"),
    ("nr_", "periods"),
    ("nr_", "throttled"),
    ("ratio", "%"),
    ("throttled", "ms"),
    ("nr_", "bursts"),
    ("burst", "ms"),
];
const WIDTHS: [usize; 8] = [20, 8, 8, 9, 6, 11, 7, 9];
const NAME_WIDTH: usize = 14;

/// `cpu.max` as the file reads.
pub fn cpu_max(limit: &Limit) -> String {
    let quota = limit.quota_ns.map_or("max".into(), |quota_ns| (quota_ns / 1000).to_string());
    format!("{quota} {}", limit.period_ns / 1000)
}

fn throttle_ratio_percent(limited: &LimitOutcome) -> f64 {
    throttled_percent(limited.stat.nr_throttled, limited.stat.nr_periods)
}

/// The groups that have a limit or were throttled, with their paths.
fn limited<'r>(report: &'r Report<'_>) -> impl Iterator<Item = (&'r str, &'r LimitOutcome)> {
    let paths = report.scenario.groups.iter().map(|group| group.path.as_str());
    let rows = paths.zip(&report.outcome.limits);
    rows.filter(|(_, row)| row.limit.quota_ns.is_some() || row.stat.nr_periods > 0)
}

/// Writes the table, if some group has a limit.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    let rows: Vec<_> = limited(report).collect();
    if rows.is_empty() {
        return Ok(());
    }
    put(out, "", HEADINGS.map(|heading| heading.0.to_owned()))?;
    put(out, "Limit", HEADINGS.map(|heading| heading.1.to_owned()))?;
    writeln!(out, "{}", table().ruler())?;
    for (path, row) in rows {
        let stat = &row.stat;
        let cells = [
            cpu_max(&row.limit),
            (row.limit.burst_ns / 1000).to_string(),
            count(stat.nr_periods, WIDTHS[2]),
            count(stat.nr_throttled, WIDTHS[3]),
            format!("{:.1}", throttle_ratio_percent(row)),
            millis(stat.throttled_ns, WIDTHS[5]),
            count(stat.nr_bursts, WIDTHS[6]),
            millis(stat.burst_ns, WIDTHS[7]),
        ];
        put(out, path, cells)?;
    }
    writeln!(out)
}

fn put(out: &mut dyn Write, name: &str, cells: [String; 8]) -> io::Result<()> {
    writeln!(out, "{}", table().line([shorten(name, NAME_WIDTH)].into_iter().chain(cells)))
}

fn table() -> Table {
    Table::new([left(NAME_WIDTH)].into_iter().chain(WIDTHS.map(right)))
}

/// A group's limit and counters as data, under the files' own names; null without a limit.
pub fn value(report: &Report<'_>, row: usize, usage_ns: u64) -> Value {
    let Some(limited) = report.outcome.limits.get(row) else { return Value::Null };
    let stat = &limited.stat;
    if limited.limit.quota_ns.is_none() && stat.nr_periods == 0 {
        return Value::Null;
    }
    json!({
        "cpu.max": cpu_max(&limited.limit),
        "cpu.max.burst": limited.limit.burst_ns / 1000,
        "throttle_ratio_percent": throttle_ratio_percent(limited),
        "cpu.stat": {
            "usage_usec": usage_ns / 1000,
            "nr_periods": stat.nr_periods,
            "nr_throttled": stat.nr_throttled,
            "throttled_usec": stat.throttled_ns / 1000,
            "nr_bursts": stat.nr_bursts,
            "burst_usec": stat.burst_ns / 1000,
        },
    })
}
