//! Numbers of a comparison.

use crate::run::unit::Unit;

/// A number as it stands in a table: four decimals of seconds and of what is small, two of the
/// rest.
pub(super) fn number(value: f64, unit: Unit) -> String {
    if value.is_nan() {
        return "n/a".into();
    }
    let is_small = value != 0.0 && value.abs() < 0.1;
    let text =
        if unit == Unit::S || is_small { format!("{value:.4}") } else { format!("{value:.2}") };
    if text.len() <= 11 { text } else { format!("{value:.4e}") }
}
