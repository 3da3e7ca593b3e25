//! A study's table: the thread's number, ours, and how far they are apart.

use super::json::write_value;
use super::tables::{WIDTH, shorten};
use crate::study::compare::{Compared, Reproduced};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes the table of one study.
///
/// # Errors
/// When `out` does not take it.
pub fn write_table(out: &mut dyn Write, done: &Reproduced) -> io::Result<()> {
    let spec = &done.study.spec;
    let [first, last] = spec.seeds;
    writeln!(out, "{}", shorten(&format!("{}  {}", spec.study, spec.title), WIDTH))?;
    writeln!(out, "{}", shorten(&spec.thread, WIDTH))?;
    writeln!(out, "ours: median of seeds {first}-{last}, with the 5th and 95th percentile\n")?;
    let mut column = "";
    for cell in &done.cells {
        if cell.cell.column != column {
            if !column.is_empty() {
                writeln!(out)?;
            }
            column = &cell.cell.column;
            write_heading(out, column)?;
        }
        write_cell(out, cell)?;
    }
    writeln!(out)?;
    writeln!(out, "{}\n", summary(done))
}

fn write_heading(out: &mut dyn Write, column: &str) -> io::Result<()> {
    writeln!(
        out,
        "{:<30} {:>10} {:>10} {:>9} {:>9} {:>8} {:>9} verdict",
        shorten(column, 30),
        "thread",
        "ours",
        "5%",
        "95%",
        "off",
        "allowed"
    )
}

fn write_cell(out: &mut dyn Write, compared: &Compared) -> io::Result<()> {
    let Compared { cell, ours, low, high, hit } = compared;
    let off = 100.0 * (ours - cell.target) / cell.target;
    let allowed = cell.tolerance.to_string();
    let allowed = if allowed.len() > 9 { "direction" } else { &allowed };
    let name = shorten(&format!("  {}, {}", cell.row, cell.unit), 30);
    let number = |number: f64| format!("{:.*}", decimals(&cell.unit), number);
    let (target, ours) = (number(cell.target), number(*ours));
    let (low, high) = (number(*low), number(*high));
    write!(out, "{name:<30} {target:>10} {ours:>10} {low:>9} {high:>9} {off:>+7.1}% {allowed:>9}")?;
    let fitted = if cell.kind.word() == "calibrated" { " fit" } else { "" };
    writeln!(out, " {}{fitted}", if *hit { "hit" } else { "MISS" })
}

/// Counts are whole, but a median of an even number of seeds can lie between two.
fn decimals(unit: &str) -> usize {
    if unit == "count" { 1 } else { 3 }
}

/// One line: the study and how many cells hit.
pub fn summary(done: &Reproduced) -> String {
    let (hits, cells) = (done.hits(), done.cells.len());
    let verdict = if hits == cells { "hit" } else { "MISS" };
    let line = format!(
        "study {}: {hits} of {cells} cells hit, {verdict}, digest {:016x}",
        done.study.spec.study, done.digest
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
        "verdict": if compared.hit { "hit" } else { "miss" },
    })
}
