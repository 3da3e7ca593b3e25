//! mmtests' layout, to paste into a mail.

use super::{detail, gain, heading, labels, legend, losses, notes, number, overloads, tally};
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, shorten, write_text};
use crate::experiment::compare::{Comparison, Row, Section};
use crate::experiment::statistics::moments::gmean;
use crate::run::unit::Unit;
use std::io::{self, Write};

/// Width of a row's first word, and the blank after it.
const WORD: usize = 10;
/// Width of a number, and of a number with its gain.
const NUMBER: usize = 12;
const COLUMN: usize = NUMBER + 11;

/// Writes all sections and what they mean; with `detail` deviations and extremes too.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, done: &Comparison, detail: bool) -> io::Result<()> {
    write_overloads(out, done)?;
    write_losses(out, done)?;
    for section in &done.sections {
        let labels = labels(section);
        let label = labels.iter().map(String::len).max().unwrap_or(0).clamp(3, 30);
        let columns = ((WIDTH - WORD - label) / COLUMN).max(2);
        writeln!(out, "{}", shorten(&heading(section), WIDTH))?;
        write_text(out, "  ", &legend(section))?;
        let variants: Vec<usize> = (1..done.arms.len()).collect();
        for arms in variants.chunks(columns - 1) {
            let arms = [&[0], arms].concat();
            let page = Page { done, section, labels: &labels, label, arms: &arms };
            page.write(out, detail)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", tally(done))?;
    for note in notes(done) {
        write_text(out, "", &note)?;
    }
    Ok(())
}

/// What makes numbers meaningless stands above them.
fn write_overloads(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    for of_arm in overloads(done) {
        of_arm.iter().try_for_each(|sentence| write_text(out, "", sentence))?;
        writeln!(out)?;
    }
    Ok(())
}

/// What loses stands above everything else.
fn write_losses(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    let losses = losses(done);
    if losses.is_empty() {
        return Ok(());
    }
    writeln!(out, "Losses:")?;
    for loss in losses.iter().take(ROWS_MAX) {
        // A long name of a variant must not hide what it loses.
        write_text(out, "  ", loss)?;
    }
    if losses.len() > ROWS_MAX {
        writeln!(out, "  and {} more", losses.len() - ROWS_MAX)?;
    }
    writeln!(out)
}

/// As many arms of a section as fit beside each other.
struct Page<'p> {
    done: &'p Comparison,
    section: &'p Section,
    labels: &'p [String],
    label: usize,
    arms: &'p [usize],
}

impl Page<'_> {
    fn write(&self, out: &mut dyn Write, detail: bool) -> io::Result<()> {
        self.heads(out)?;
        for (row, label) in self.section.rows.iter().zip(self.labels) {
            if detail {
                detail::rows(row, |word, unit, numbers| {
                    self.line(out, word, label, row, unit, &numbers)
                })?;
            } else {
                let numbers = detail::means(row);
                self.line(out, row.mean.name(), label, row, row.metric.unit(), &numbers)?;
            }
        }
        self.ratios(out)
    }

    fn heads(&self, out: &mut dyn Write) -> io::Result<()> {
        let heads = self.arms.iter().map(|&arm| head(&self.done.arms[arm]));
        let heads: Vec<[String; 2]> = heads.collect();
        let columns = heads.iter().map(|_| right(COLUMN).gap(0));
        let table = Table::new([left(WORD + self.label)].into_iter().chain(columns));
        for line in 0..2 {
            let words = heads.iter().map(|head| head[line].as_str());
            let text = table.line([""].into_iter().chain(words));
            if !text.is_empty() {
                writeln!(out, "{text}")?;
            }
        }
        Ok(())
    }

    fn line(
        &self,
        out: &mut dyn Write,
        word: &str,
        label: &str,
        row: &Row,
        unit: Unit,
        numbers: &[detail::Entry],
    ) -> io::Result<()> {
        let columns = self.arms.iter().flat_map(|_| [right(NUMBER).gap(0), left(0)]);
        let names = [left(WORD - 1), left(self.label)];
        let table = Table::new(names.into_iter().chain(columns));
        let cells = self.arms.iter().flat_map(|&arm| {
            let detail::Entry { value, gain_percent, marked } = numbers[arm];
            let marked = marked && arm > 0 && row.cells[arm - 1].significant;
            [number(value, unit), gain(gain_percent, marked)]
        });
        let names = [word.to_owned(), shorten(label, self.label)];
        writeln!(out, "{}", table.padded(names.into_iter().chain(cells)))
    }

    /// Geometric means of variant / baseline over the load points, a line for each metric.
    fn ratios(&self, out: &mut dyn Write) -> io::Result<()> {
        let rows = &self.section.rows;
        let firsts = rows.iter().enumerate().filter(|(at, row)| {
            row.load.is_some() && rows[..*at].iter().all(|earlier| earlier.metric != row.metric)
        });
        for (_, first) in firsts {
            let same: Vec<&Row> = rows.iter().filter(|row| row.metric == first.metric).collect();
            let ratio = |arm: usize| {
                let ratios: Vec<f64> =
                    same.iter().map(|row| row.mean_of(arm) / row.mean_of(0)).collect();
                gmean(&ratios)
            };
            if same.len() < 2 || !self.arms.iter().all(|&arm| ratio(arm).is_finite()) {
                continue;
            }
            let entry = |arm: usize| {
                let value = ratio(arm);
                let gain_percent = first.better().gain(1.0, value);
                detail::Entry { value, gain_percent, marked: false }
            };
            let entries: Vec<_> = (0..self.done.arms.len()).map(entry).collect();
            let several = rows.len() > same.len();
            let label = if several { first.metric.name() } else { "" };
            self.line(out, "Gmean", label, first, Unit::Count, &entries)?;
        }
        Ok(())
    }
}

/// A column's name in two lines: changes are parted at the first `;`, one change at its `=`.
fn head(name: &str) -> [String; 2] {
    let width = COLUMN - 1;
    if name.len() <= width {
        return [String::new(), name.to_owned()];
    }
    if let Some((first, others)) = name.split_once("; ") {
        return [shorten(first, width), shorten(others, width)];
    }
    match name.split_once('=') {
        Some((key, value)) => [shorten(&format!("{key}="), width), shorten(value, width)],
        None => [String::new(), shorten(name, width)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_of_columns_are_parted() {
        assert_eq!(head("baseline"), ["", "baseline"]);
        let long = ["groups./web.cpu.weight=", "50"].map(|line| shorten(line, COLUMN - 1));
        assert_eq!(head("groups./web.cpu.weight=50"), long);
        assert_eq!(head("kernel=6.18; workload.threads=5"), ["kernel=6.18", "workload.threads=5"]);
    }
}
