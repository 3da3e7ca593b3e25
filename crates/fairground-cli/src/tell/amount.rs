//! Shares, measured values and ranges, as the answers of sets and of tune tell them.

use crate::experiment::statistics::weighted::Range;
use crate::run::unit::Unit;
use serde_json::{Value, json};

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

/// A range as data; what is no number is null.
pub fn range(range: Range) -> Value {
    json!({ "low": range.low, "likely": range.likely, "high": range.high })
}
