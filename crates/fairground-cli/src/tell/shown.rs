//! Tables of a study without numbers of the thread.

use crate::base::table::{Table, left, right};
use crate::base::text::{shorten, write_text};
use crate::study::Sample;
use crate::study::shown::Shown;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Width of a row's name, with which seven columns fit a mail.
const NAME: usize = 36;
const CELL: usize = 8;

/// Writes one table, and an empty line.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, shown: &Shown, samples: &[Sample]) -> io::Result<()> {
    let numbers = shown.columns.iter().map(|_| right(CELL));
    let table = Table::new([left(NAME)].into_iter().chain(numbers));
    let heads = shown.columns.iter().map(|(heading, _)| shorten(heading, CELL));
    writeln!(out, "{}", table.line([shorten(&shown.title, NAME)].into_iter().chain(heads)))?;
    for (row, _) in shown.combined() {
        let name = format!("  {}", shorten(&row, NAME - 2));
        let cells = shown.medians(&row, samples).into_iter().map(cell);
        writeln!(out, "{}", table.line([name].into_iter().chain(cells)))?;
    }
    if !shown.says.is_empty() {
        write_text(out, "  ", &shown.says)?;
    }
    writeln!(out)
}

/// Four digits that count.
fn cell(number: f64) -> String {
    match number.abs() {
        _ if number.is_nan() => "-".into(),
        size if size >= 1000.0 => format!("{number:.0}"),
        size if size >= 10.0 => format!("{number:.1}"),
        size if size >= 0.1 || size == 0.0 => format!("{number:.3}"),
        _ => format!("{number:.5}"),
    }
}

/// The same as data.
pub fn value(table: &Shown, samples: &[Sample]) -> Value {
    let rows = table.combined().into_iter().map(|(row, _)| {
        let columns = table.columns.iter().map(|(heading, _)| heading.clone());
        let numbers = table.medians(&row, samples).into_iter().map(|number| json!(number));
        let cells: serde_json::Map<String, Value> = columns.zip(numbers).collect();
        json!({ "row": row, "ours": cells })
    });
    json!({ "title": table.title, "rows": rows.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_four_digits_that_count() {
        let cells = [0.0, 0.00125, 0.5, 12.34, 12345.6, f64::NAN].map(cell);
        assert_eq!(cells, ["0.000", "0.00125", "0.500", "12.3", "12346", "-"]);
    }
}
