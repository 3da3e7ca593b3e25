//! Tables for an issue or a merge request, with the intervals.

use super::number::number;
use super::{builds, heading, labels, legend, losses, notes, overloads, tally, threads};
use crate::base::text::shorten;
use crate::experiment::compare::{Cell, Comparison};
use std::io::{self, Write};

/// Writes a table per section.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    for sentence in overloads::told(done).concat() {
        let (mark, rest) = sentence.split_at(sentence.find([':', '(']).unwrap_or(0));
        writeln!(out, "**{}** {}\n", mark.trim_end(), escaped(rest.trim_start_matches(": ")))?;
    }
    for built in builds::told(done) {
        writeln!(out, "{}\n", escaped(&built))?;
    }
    let counted = threads::told(done);
    if !counted.is_empty() {
        writeln!(out, "{}\n", threads::TITLE)?;
        counted.iter().try_for_each(|arm| writeln!(out, "* {}", escaped(arm)))?;
        writeln!(out)?;
    }
    for loss in losses(done) {
        writeln!(out, "* {}", escaped(&loss))?;
    }
    if !losses(done).is_empty() {
        writeln!(out)?;
    }
    for section in &done.sections {
        writeln!(out, "**{}** ({})\n", escaped(&heading(section)), escaped(&legend(section)))?;
        let names: Vec<String> = done.arms.iter().map(|name| escaped(name)).collect();
        write!(out, "| | {} |", names[0])?;
        for name in &names[1..] {
            write!(out, " {name} | better by | 95 % |")?;
        }
        writeln!(out, "\n|:--|--:|{}", "--:|--:|:--|".repeat(names.len() - 1))?;
        for (row, label) in section.rows.iter().zip(labels(section)) {
            let unit = row.metric.unit();
            write!(out, "| {} | {} |", escaped(&label), number(row.mean_of(0), unit))?;
            for (at, cell) in row.cells.iter().enumerate() {
                let value = number(row.mean_of(at + 1), unit);
                write!(out, " {value} | {} | {} |", better_by(cell), interval(cell))?;
            }
            writeln!(out)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}.", tally(done))?;
    notes(done).iter().try_for_each(|note| writeln!(out, "\n{}", note.replacen('*', "**bold**", 1)))
}

/// Bold if it is significant.
fn better_by(cell: &Cell) -> String {
    match (cell.gain_percent.is_nan(), cell.significant) {
        (true, _) => "n/a".into(),
        (_, true) => format!("**{:.2} %**", cell.gain_percent),
        (_, false) => format!("{:.2} %", cell.gain_percent),
    }
}

fn interval(cell: &Cell) -> String {
    cell.interval.map_or(String::new(), |(low, high)| format!("{low:.2} to {high:.2}"))
}

fn escaped(text: &str) -> String {
    shorten(text, usize::MAX).replace('|', "\\|").replace('*', "\\*").replace('_', "\\_")
}
