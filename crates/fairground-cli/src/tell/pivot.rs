//! A data set of a sweep as tables: a row per setting, the last axis across, means over seeds.

use crate::base::table::{Table, left, right};
use crate::base::text::visible;
use crate::experiment::plan::{Plan, TELLING, Varied};
use crate::run::metric::Metric;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// More values of the last axis than this go down instead of across.
const ACROSS_MAX: usize = 8;
const CELL_WIDTH: usize = 18;

/// Sums of one metric over the seeds of a setting.
#[derive(Clone, Copy, Default)]
struct Cell {
    count: u32,
    sum: f64,
    squares: f64,
    /// The kernel's work takes no time on its machine.
    free: bool,
}

impl Cell {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn is_free_or_none(&self) -> bool {
        self.free || self.count == 0
    }

    /// Mean and sample standard deviation.
    fn text(self) -> String {
        let n = f64::from(self.count);
        let mean = self.sum / n;
        match self.count {
            0 => "-".into(),
            1 => format!("{mean:.3}"),
            _ => {
                let variance = ((self.squares - mean * self.sum) / (n - 1.0)).max(0.0);
                format!("{mean:.3} ({:.3})", variance.sqrt())
            }
        }
    }
}

/// A metric by setting.
pub struct Pivot<'p> {
    name: &'p str,
    cells: Vec<Cell>,
}

/// Reads the metrics of `asked` that some run gave, or the one that says most.
///
/// # Errors
/// When the data set can't be read.
pub fn read<'p>(
    plan: &Plan,
    lines: impl BufRead,
    asked: &'p [String],
) -> io::Result<Vec<Pivot<'p>>> {
    let names: Vec<&str> = match asked {
        [] => TELLING.to_vec(),
        asked => asked.iter().map(String::as_str).collect(),
    };
    let mut tables = vec![vec![Cell::default(); plan.settings.len()]; names.len()];
    for line in lines.lines() {
        let line: Value = serde_json::from_str(&line?).map_err(io::Error::from)?;
        let point = line["point"].as_u64().unwrap_or(0) as usize;
        for (name, table) in names.iter().zip(&mut tables) {
            if let Some(value) = line["metrics"][*name].as_f64() {
                let cell = &mut table[point / plan.seeds.len()];
                cell.add(value);
                cell.free = line["costless"] == true;
            }
        }
    }
    let is_there = |pivot: &Pivot| pivot.cells.iter().any(|cell| cell.count > 0);
    let tables = names.into_iter().zip(tables).map(|(name, cells)| Pivot { name, cells });
    Ok(tables.filter(is_there).take(asked.len().max(1)).collect())
}

/// Writes a table for each metric.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, plan: &Plan, pivots: &[Pivot]) -> io::Result<()> {
    pivots.iter().try_for_each(|pivot| write_table(out, plan, pivot.name, &pivot.cells))
}

/// An axis as it may be shown: a received folder's plan holds what its writer liked.
fn shown(axis: &Varied) -> Varied {
    let shown = |text: &String| text.chars().map(visible).collect();
    Varied { key: shown(&axis.key), values: axis.values.iter().map(shown).collect() }
}

fn write_table(out: &mut dyn Write, plan: &Plan, name: &str, cells: &[Cell]) -> io::Result<()> {
    let vary: Vec<Varied> = plan.vary.iter().map(shown).collect();
    let across = match &vary[..] {
        [_, .., last] if last.values.len() <= ACROSS_MAX => Some(last),
        _ => None,
    };
    let columns = across.map_or(1, |axis| axis.values.len());
    let down = &vary[..vary.len() - usize::from(across.is_some())];
    let seeds = plan.seeds.len();
    let of = if seeds > 1 { format!(", mean of {seeds} seeds (stddev)") } else { String::new() };
    writeln!(out, "{name}{}{of}", unit(name))?;
    // On all machines alike there is nothing to tell apart.
    let marks = cells.iter().any(|cell| cell.free) && !cells.iter().all(Cell::is_free_or_none);
    let shown = |cell: &Cell| match (marks, cell.free) {
        (false, _) => cell.text(),
        (true, free) => format!("{}{}", cell.text(), if free { "*" } else { " " }),
    };
    let widths: Vec<usize> = down
        .iter()
        .map(|axis| axis.values.iter().chain([&axis.key]).map(String::len).max().unwrap_or(0))
        .collect();
    let named = widths.iter().map(|width| left(*width).gap(2));
    let widest = cells.iter().map(|cell| shown(cell).len()).max().unwrap_or(0);
    let width = CELL_WIDTH.max(widest + 2);
    let numbers = (0..columns).map(|at| right(width).gap(if at == 0 { 2 } else { 0 }));
    let table = Table::new(named.chain(numbers));
    let last = |key: &str| key.rsplit('.').next().unwrap_or("").to_owned();
    let heads = match across {
        Some(axis) => {
            axis.values.iter().map(|value| format!("{}={value}", last(&axis.key))).collect()
        }
        None => vec![name.to_owned()],
    };
    let keys = down.iter().map(|axis| axis.key.clone());
    writeln!(out, "{}", table.line(keys.chain(heads)))?;
    for (row, cells) in cells.chunks(columns).enumerate() {
        let at = plan.at(row * columns);
        let values = down.iter().zip(at).map(|(axis, place)| axis.values[place].clone());
        writeln!(out, "{}", table.line(values.chain(cells.iter().map(shown))))?;
    }
    if marks {
        writeln!(out, "{FREE}")?;
    }
    writeln!(out)
}

const FREE: &str = "* of a machine on which the kernel's work takes no time (its costs are 0): \
                    too good to be compared";

/// The unit of a metric, if its name does not have it.
fn unit(name: &str) -> String {
    let word = Metric::parse(name).map_or("", |metric| metric.unit().word());
    match word.is_empty() || name.contains(&format!("_{word}")) {
        true => String::new(),
        false => format!(" in {word}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::WIDTH;

    #[test]
    fn the_last_axis_goes_across_and_seeds_become_means() {
        let varied = |key: &str, values: &[&str]| Varied {
            key: key.into(),
            values: values.iter().map(|value| (*value).to_owned()).collect(),
        };
        let plan = Plan {
            schema: String::new(),
            version: String::new(),
            histories: String::new(),
            id: String::new(),
            scenario: String::new(),
            kernels: vec![],
            vary: vec![varied("cpu.max", &["1", "2"]), varied("workload.threads", &["4", "8"])],
            seeds: vec![1, 2],
            metrics: vec![],
            settings: vec![String::new(); 4],
        };
        let line = |point: usize| {
            let free = if point < 4 { "\"costless\":true," } else { "" };
            format!("{{\"point\":{point},{free}\"metrics\":{{\"p99\":{point}}}}}\n")
        };
        let text: String = (0..8).map(line).collect();
        let mut out = Vec::new();
        write(&mut out, &plan, &read(&plan, text.as_bytes(), &[]).unwrap()).unwrap();
        let told = String::from_utf8(out).unwrap();
        let rows: Vec<&str> = told.lines().collect();
        assert_eq!(rows[0], "p99 in ms, mean of 2 seeds (stddev)");
        assert!(rows[1].starts_with("cpu.max") && rows[1].ends_with("threads=8"), "{told}");
        assert!(rows[3].starts_with("2 ") && rows[3].contains("4.500 (0.707)"), "{told}");
        assert!(rows[2].ends_with(" 2.500 (0.707)*") && rows[4] == FREE, "{told}");
        assert!(rows.iter().all(|row| row.len() <= WIDTH), "{told}");
    }
}
