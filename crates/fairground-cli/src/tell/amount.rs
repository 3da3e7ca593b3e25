//! Shares, measured values and ranges, as the answers of sets and of tune tell them.

use crate::base::table::{Table, left, right};
use crate::run::metric::Metric;
use crate::run::unit::Unit;
use fairground_statistics::weighted::Range;
use serde_json::{Value, json};
use std::io::{self, Write};

/// A share as people say it, never more than it is.
pub fn percent(share: f64) -> String {
    let tenths = (share * 1000.0 + 1e-6).floor() / 10.0;
    format!("{tenths} %")
}

/// A measured value with its unit.
pub fn shown(value: f64, unit: Unit) -> String {
    let word = unit.word();
    let space = if word.is_empty() || word.starts_with('/') { "" } else { " " };
    match value {
        value if value.is_nan() => "-".into(),
        value if value.is_infinite() => format!("none{space}{word}"),
        value if value.abs() >= 1000.0 => format!("{value:.0}{space}{word}"),
        value if value.abs() >= 100.0 => format!("{value:.1}{space}{word}"),
        value => format!("{value:.2}{space}{word}"),
    }
}

/// A table of a line for each metric with its three numbers, if it has any.
///
/// # Errors
/// When `out` does not take it.
pub fn write_three(
    out: &mut dyn Write,
    heads: [&str; 4],
    metrics: &[Metric],
    three: impl Fn(usize) -> Option<[f64; 3]>,
) -> io::Result<()> {
    let names = metrics.iter().map(|metric| metric.name().len());
    let width = names.max().unwrap_or(0).max(heads[0].len());
    let table = Table::new([left(width), right(14).gap(2), right(14), right(14)]);
    writeln!(out, "{}", table.line(heads))?;
    writeln!(out, "{}", table.ruler())?;
    for (at, metric) in metrics.iter().enumerate() {
        let Some(numbers) = three(at) else { continue };
        let cells = numbers.map(|value| shown(value, metric.unit()));
        writeln!(out, "{}", table.line([metric.name().to_owned()].into_iter().chain(cells)))?;
    }
    Ok(())
}

/// A range as data; what is no number is null.
pub fn range(range: Range) -> Value {
    json!({ "low": range.low, "likely": range.likely, "high": range.high })
}
