//! A study's table: the thread's number, ours, and how far they are apart.

use super::json::write_value;
use super::letter;
use crate::base::table::{Table, left, right};
use crate::base::text::{WIDTH, shorten, write_text};
use crate::study::{Compared, Kind, Reproduced, Statistic, Tolerance};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};

/// Writes the table of one study, and an empty line.
///
/// # Errors
/// When `out` does not take it.
pub fn write_table(out: &mut dyn Write, done: &Reproduced) -> io::Result<()> {
    let spec = &done.study.spec;
    write_text(out, &format!("Study {}: ", spec.study), &spec.title)?;
    write_text(out, "  ", &spec.thread)?;
    letter::write_pages(out, done)?;
    let mut column = "";
    let in_letter = |column: &str| spec.letters.iter().any(|letter| letter.has_column(column));
    for cell in done.cells.iter().filter(|cell| !in_letter(&cell.cell.column)) {
        if cell.cell.column != column {
            column = &cell.cell.column;
            writeln!(out)?;
            write_heading(out, column)?;
        }
        write_cell(out, cell)?;
    }
    writeln!(out)?;
    spec.shown.iter().try_for_each(|table| super::shown::write(out, table, &done.samples))?;
    write_legend(out, done)?;
    writeln!(out)
}

/// Width of a row's name.
const NAME: usize = 28;

/// The thread's number, ours, and how far they are apart.
fn table() -> Table {
    let numbers = [right(9), right(9), right(8), right(8), right(7), right(9)];
    Table::new([left(NAME)].into_iter().chain(numbers).chain([left(10), left(4)]))
}

fn write_heading(out: &mut dyn Write, column: &str) -> io::Result<()> {
    let heads = ["thread", "ours", "p5", "p95", "off by", "allowed", "kind"].map(str::to_owned);
    writeln!(out, "{}", table().line([shorten(column, NAME)].into_iter().chain(heads)))
}

fn write_cell(out: &mut dyn Write, compared: &Compared) -> io::Result<()> {
    let Compared { cell, ours, low, high, .. } = compared;
    let percent = 100.0 * (ours - cell.target) / cell.target;
    let texts = [format!("{percent:+.1}%"), format!("{percent:+.0}%")];
    let off = texts.iter().find(|text| text.len() <= 7).filter(|_| cell.target != 0.0);
    let off = off.map_or("-", String::as_str);
    let allowed: String = match &cell.tolerance {
        Tolerance::SideOf(_) => "direction".into(),
        Tolerance::AtLeast(units) => format!(">={units}"),
        Tolerance::AtMost(units) => format!("<={units}"),
        Tolerance::Between(from, to) => format!("{from}..{to}"),
        Tolerance::InRange => "p5..p95".into(),
        Tolerance::Within(units) => format!("|x|<={units}"),
        Tolerance::SameSign => "sign".into(),
        near => format!("+-{near}"),
    };
    let name = shorten(&format!("  {}, {}", cell.row, cell.unit), NAME);
    let number = |number: f64, width| number_in(number, decimals(&cell.unit), width);
    let (target, ours) = (number(cell.target, 9), number(*ours, 9));
    let (low, high) = (number(*low, 8), number(*high, 8));
    let verdict = match compared.verdict() {
        "miss" => "MISS",
        "erratum" => "-",
        hit => hit,
    };
    let kind = cell.kind.word();
    let cells = [&name, &target, &ours, &low, &high, off, &allowed, kind, verdict];
    writeln!(out, "{}", table().line(cells))
}

/// Counts are whole, but a median of an even number of seeds can lie between two.
fn decimals(unit: &str) -> usize {
    if unit == "count" { 1 } else { 3 }
}

/// A number of a cell as its table has it.
pub(super) fn number(number: f64, unit: &str) -> String {
    match number.is_finite() {
        true => number_in(number, decimals(unit), 12),
        false => "-".into(),
    }
}

/// A number with as many decimals as fit.
fn number_in(number: f64, decimals: usize, width: usize) -> String {
    let texts = (0..=decimals).rev().map(|decimals| format!("{number:.decimals$}"));
    texts.into_iter().find(|text| text.len() <= width).unwrap_or_else(|| format!("{number:.1e}"))
}

/// What the table's words mean, what was fitted, and why cells miss.
fn write_legend(out: &mut dyn Write, done: &Reproduced) -> io::Result<()> {
    let spec = &done.study.spec;
    let [first, last] = spec.seeds;
    let seeds = last - first + 1;
    let fewer = done.study.spec.arms.values().any(|arm| arm.runs.is_some());
    let up_to = if fewer { "up to " } else { "" };
    let has = |statistic| done.cells.iter().any(|cell| cell.cell.statistic == statistic);
    let middle = match (has(Statistic::Median), has(Statistic::Mean)) {
        (_, false) => "median",
        (false, true) => "mean",
        (true, true) => "median (mean where the thread gives one)",
    };
    let runs = match seeds {
        1 => format!("one run, seed {first}"),
        _ => format!("{middle} of {up_to}{seeds} runs, seeds {first}-{last}"),
    };
    write_text(out, "ours: ", &format!("{runs}; p5, p95: their 5th and 95th percentile."))?;
    let sided = spec.cells.iter().filter_map(|cell| match &cell.tolerance {
        Tolerance::SideOf(arm) => Some(arm),
        _ => None,
    });
    let arms: BTreeSet<&String> = sided.collect();
    if let Some(first) = arms.first() {
        let arm = if arms.len() == 1 { first.as_str() } else { "other column's" };
        let text = format!(
            "ours must lie on that side of our {arm} number on which the thread's lies of the \
             thread's; how far off it is, is shown and not judged."
        );
        write_text(out, "direction: ", &text)?;
    }
    if !spec.calibration.is_empty() {
        write_text(out, "calibrated: ", &spec.calibration)?;
    }
    for (head, note) in misses(done) {
        write_text(out, "MISS: ", &format!("{head}: {note}"))?;
    }
    for (head, note) in errata(done) {
        write_text(out, "erratum: ", &format!("{head}: {note}"))?;
    }
    Ok(())
}

/// Why cells miss: rows of a column that miss for the same reason stand together.
pub(super) fn misses(done: &Reproduced) -> Vec<(String, &str)> {
    together(done.judged().filter(|compared| !compared.hit))
}

/// Where the cells that are not judged were corrected, told as the misses are.
pub(super) fn errata(done: &Reproduced) -> Vec<(String, &str)> {
    together(done.cells.iter().filter(|compared| compared.cell.kind == Kind::Erratum))
}

fn together<'a>(cells: impl Iterator<Item = &'a Compared>) -> Vec<(String, &'a str)> {
    let mut misses: Vec<(Vec<&str>, &str, &str)> = Vec::new();
    for compared in cells {
        let cell = &compared.cell;
        let note = cell.note.as_deref().unwrap_or("not explained.");
        match misses.last_mut() {
            Some((rows, column, why)) if *column == cell.column && *why == note => {
                rows.push(&cell.row);
            }
            _ => misses.push((vec![&cell.row], &cell.column, note)),
        }
    }
    let told = |(rows, column, note): (Vec<&str>, &str, _)| {
        (format!("{}, {column}", rows.join("; ")), note)
    };
    misses.into_iter().map(told).collect()
}

/// One line: the study and how many cells hit.
pub fn summary(done: &Reproduced) -> String {
    let kinds = [Kind::Calibrated, Kind::Predicted].map(|kind| {
        let (hits, cells) = done.hits_of(kind);
        format!("{hits} of {cells} {}", kind.word())
    });
    let errata = match done.cells.len() - done.judged().count() {
        0 => String::new(),
        errata => format!(", {errata} errata"),
    };
    let verdict = if done.misses() == 0 { "hit" } else { "MISS" };
    let line = format!(
        "study {}: cells hit {}{errata}, {verdict}, digest {:016x}",
        done.study.spec.study,
        kinds.join(", "),
        done.digest
    );
    shorten(&line, WIDTH)
}

/// Writes one line per study.
///
/// # Errors
/// When `out` does not take it.
pub fn write_summary(out: &mut dyn Write, done: &[Reproduced]) -> io::Result<()> {
    done.iter().try_for_each(|study| writeln!(out, "{}", summary(study)))
}

/// Writes one object, or a list of them.
///
/// # Errors
/// When `out` does not take it.
pub fn write_json(out: &mut dyn Write, done: &[Reproduced], one: bool) -> io::Result<()> {
    let mut values: Vec<Value> = done.iter().map(value).collect();
    let value = if one { values.remove(0) } else { Value::Array(values) };
    write_value(out, &value)
}

fn value(done: &Reproduced) -> Value {
    json!({
        "study": done.study.spec.study,
        "digest": format!("{:016x}", done.digest),
        "cells": done.cells.iter().map(cell_value).collect::<Vec<_>>(),
        "shown": done.study.spec.shown.iter()
            .map(|table| super::shown::value(table, &done.samples))
            .collect::<Vec<_>>(),
    })
}

fn cell_value(compared: &Compared) -> Value {
    let cell = &compared.cell;
    json!({
        "row": cell.row,
        "column": cell.column,
        "unit": cell.unit,
        "target": cell.target,
        "ours": compared.ours,
        "low": compared.low,
        "high": compared.high,
        "tolerance": cell.tolerance.to_string(),
        "kind": cell.kind.word(),
        "verdict": compared.verdict(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::failure::Failure;
    use crate::study::{Home, parse, reproduced};

    const CELL: &str = "row = 'r'\ncolumn = 'c'\nunit = 'ms'\ntarget = 1.0\narm = 'a'\n\
                        tolerance = { percent = 10.0 }\nmetric = 'runtime_ms'\n";

    fn study(cells: &str) -> Result<Reproduced, Failure> {
        let head = "study = 's'\ntitle = ''\nthread = ''\nsource = ''\nseeds = [1, 1]\n\
                    [arms.a]\nscenario = 'none.toml'\n";
        let study = parse("s", &format!("{head}{cells}"), Home::Disk("none".into()));
        Ok(reproduced(study?, Vec::new()))
    }

    #[test]
    fn an_erratum_is_told_and_neither_hit_nor_missed() {
        let erratum = format!("[[cell]]\n{CELL}kind = 'erratum'\nnote = 'said later'\n");
        let missed = format!("[[cell]]\n{CELL}kind = 'predicted'\nnote = 'why'\n");
        let done = study(&erratum).expect("sound");
        assert_eq!((done.misses(), done.judged().count()), (0, 0));
        assert!(summary(&done).contains("0 of 0 predicted, 1 errata, hit"), "{}", summary(&done));
        let done = study(&format!("{erratum}{missed}")).expect("sound");
        assert_eq!((done.misses(), done.judged().count()), (1, 1));
        let mut table = Vec::new();
        write_table(&mut table, &done).expect("memory takes it");
        let table = String::from_utf8(table).expect("text");
        assert!(table.contains("MISS: r, c: why\nerratum: r, c: said later\n"), "{table}");
        assert_eq!(table.matches(" MISS\n").count(), 1, "{table}");
        let verdicts = done.cells.iter().map(Compared::verdict).collect::<Vec<_>>();
        assert_eq!(verdicts, ["erratum", "miss"]);
    }

    #[test]
    fn an_erratum_says_where_it_was_corrected() {
        let Err(Failure::Input(fault)) = study(&format!("[[cell]]\n{CELL}kind = 'erratum'\n"))
        else {
            panic!("it was taken");
        };
        assert!(fault.contains("no \"note\" says where"), "{fault}");
    }
}
