//! mmtests' layout, to paste into a mail.

use super::number::number;
use super::{
    builds, detail, few, gain, heading, labels, legend, losses, notes, one_history, overloads,
    tally, threads,
};
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, shorten, write_text};
use crate::experiment::compare::{Comparison, Row, Section};
use crate::run::unit::Unit;
use fairground_statistics::moments::gmean;
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
    write_head(out, done)?;
    write_tables(out, done, detail)
}

/// Says how kernels are built that are compared, and where all seeds give one history.
///
/// # Errors
/// When `out` does not take it.
pub fn write_head(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    builds::write(out, done)?;
    threads::write(out, done)?;
    let Some(one_history) = one_history(done) else { return Ok(()) };
    write_text(out, "", &one_history)?;
    writeln!(out)
}

/// The same without it.
///
/// # Errors
/// When `out` does not take it.
pub fn write_tables(out: &mut dyn Write, done: &Comparison, detail: bool) -> io::Result<()> {
    write_overloads(out, done)?;
    write_losses(out, done)?;
    for section in &done.sections {
        let labels = labels(section);
        let label = labels.iter().map(String::len).max().unwrap_or(0).clamp(3, 30);
        let columns = ((WIDTH - WORD - label) / COLUMN).max(2);
        writeln!(out, "{}", shorten(&heading(section), WIDTH))?;
        write_text(out, "  ", &legend(section))?;
        for (arm, name) in done.arms.iter().enumerate().filter(|(arm, _)| is_told(&done.arms, *arm))
        {
            let named =
                short(name).map_or_else(|| format!("variant {arm}: {name}"), |_| name.clone());
            write_text(out, "  ", &named)?;
        }
        let variants: Vec<usize> = (1..done.arms.len()).collect();
        for arms in variants.chunks(columns - 1) {
            let arms = [&[0], arms].concat();
            let page = Page { done, section, labels: &labels, label, arms: &arms };
            page.write(out, detail)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", tally(done))?;
    let above = one_history(done);
    // What stands below the losses needs no place here.
    let above: Vec<String> = above.into_iter().chain(few::of_losses(done)).collect();
    for note in notes(done).iter().filter(|note| !above.contains(note)) {
        write_text(out, "", note)?;
    }
    Ok(())
}

/// What makes numbers meaningless stands above them.
fn write_overloads(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    for of_arm in overloads::told(done) {
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
    few::of_losses(done).iter().try_for_each(|told| write_text(out, "  ", told))?;
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
        let heads = self.arms.iter().map(|&arm| head_of(&self.done.arms, arm));
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

/// The name of a variant that has one, `target` of `target: /web.requests.cpu=587m`.
fn short(name: &str) -> Option<&str> {
    let (short, _) = name.split_once(": ")?;
    (!short.contains(['=', '/'])).then_some(short)
}

/// True if what a variant is stands above the table: it has a name, or another column's head would
/// be the same.
fn is_told(arms: &[String], arm: usize) -> bool {
    let alike = |other: &String| *other != arms[arm] && head(other) == head(&arms[arm]);
    short(&arms[arm]).is_some() || arms.iter().any(alike)
}

/// A column's head in two lines.
fn head_of(arms: &[String], arm: usize) -> [String; 2] {
    let width = COLUMN - 1;
    match short(&arms[arm]) {
        Some(name) if name.len() > width => {
            let (first, others) = name.split_once(", ").unwrap_or((name, ""));
            [shorten(&format!("{first},"), width), shorten(others, width)]
        }
        Some(name) => [String::new(), name.to_owned()],
        None if is_told(arms, arm) => [String::new(), format!("variant {arm}")],
        None => head(&arms[arm]),
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

    #[test]
    fn no_two_columns_have_one_head() {
        let long = |name: &str| format!("/shop/frontend-{name}.requests.cpu=1500m; cpu.max=1");
        let arms = ["baseline".into(), long("one"), long("two"), "kernel=6.18".into()];
        let heads: Vec<String> = (0..4).map(|arm| head_of(&arms, arm)[1].clone()).collect();
        assert_eq!(heads, ["baseline", "variant 1", "variant 2", "kernel=6.18"]);
        let named = format!("target: {}", long("one"));
        let both = format!("lowerBound, upperBound: {}", long("two"));
        let arms = ["baseline".into(), named, both];
        assert_eq!(head_of(&arms, 1), ["", "target"]);
        assert_eq!(head_of(&arms, 2), ["", "lowerBound, upperBound"]);
        assert!(is_told(&arms, 1) && !is_told(&arms, 0));
    }
}
