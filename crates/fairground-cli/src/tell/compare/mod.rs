//! A comparison as people paste it: mmtests' layout, Markdown, CSV, JSON.

pub mod data;
mod detail;
pub mod markdown;
pub mod text;

use crate::experiment::compare::{Comparison, Row, Section};
use crate::experiment::seeds;
use crate::run::unit::Unit;

/// A number as it stands in a table: four decimals of seconds and of what is small, two of the rest.
fn number(value: f64, unit: Unit) -> String {
    if value.is_nan() {
        return "n/a".into();
    }
    let is_small = value != 0.0 && value.abs() < 0.1;
    let text =
        if unit == Unit::S || is_small { format!("{value:.4}") } else { format!("{value:.2}") };
    if text.len() <= 11 { text } else { format!("{value:.4e}") }
}

/// The gain with its brackets, ten wide: asterisks mark what is significant.
pub(super) fn gain(percent: f64, significant: bool) -> String {
    // No minus before a nought.
    let percent = if percent.abs() < 0.005 { 0.0 } else { percent };
    match (percent.is_nan(), significant) {
        (true, _) => "(    n/a )".into(),
        (_, true) => format!("*{percent:7.2}%*"),
        (_, false) => format!("({percent:7.2}%)"),
    }
}

/// What tells the rows of a section apart: the metric, the load point, or both.
fn labels(section: &Section) -> Vec<String> {
    let several = section.rows.iter().any(|row| row.metric != section.rows[0].metric);
    let label = |row: &Row| match &row.load {
        Some(load) if several => format!("{}-{load}", row.metric),
        Some(load) => load.clone(),
        None => row.metric.name().to_owned(),
    };
    section.rows.iter().map(label).collect()
}

/// `p50, p99 in ms, lower is better; throughput in /s, higher is better`.
fn legend(section: &Section) -> String {
    let mut kinds: Vec<(String, Vec<&str>)> = Vec::new();
    for row in &section.rows {
        let unit = row.metric.unit().word();
        let unit = if unit.is_empty() { String::new() } else { format!(" in {unit}") };
        let kind = format!("{unit}, {}", row.better().says());
        let name = row.metric.name();
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, names)) if names.contains(&name) => {}
            Some((_, names)) => names.push(name),
            None => kinds.push((kind, vec![name])),
        }
    }
    let kinds = kinds.into_iter().map(|(kind, names)| format!("{}{kind}", names.join(", ")));
    kinds.collect::<Vec<_>>().join("; ")
}

/// `request-server on laptop-4x2, kernel 6.12`.
fn heading(section: &Section) -> String {
    format!("{} on {}, kernel {}", section.scenario, section.machine, section.kernel)
}

/// How many cells are gains, losses, and neither.
fn tally(done: &Comparison) -> String {
    let rows = done.sections.iter().flat_map(|section| &section.rows);
    let cells: Vec<_> = rows.flat_map(|row| &row.cells).collect();
    let losses = cells.iter().filter(|cell| cell.loses()).count();
    let gains = cells.iter().filter(|cell| cell.significant && cell.gain_percent > 0.0).count();
    let plural = |n: usize, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
    let (lost, gained) =
        (plural(losses, "significant loss").replace("losss", "losses"), plural(gains, "gain"));
    format!("{lost}, {gained}, {} within noise", cells.len() - losses - gains)
}

/// A line for each significant loss, the worst of a section first.
fn losses(done: &Comparison) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &done.sections {
        let mut lost: Vec<(f64, String)> = Vec::new();
        for row in &section.rows {
            let at = row.load.as_ref().map_or(String::new(), |load| format!(" at {load}"));
            for (cell, arm) in
                row.cells.iter().zip(&done.arms[1..]).filter(|(cell, _)| cell.loses())
            {
                let place = format!("{} on {}", section.scenario, section.machine);
                let percent = cell.gain_percent;
                lost.push((percent, format!("{percent:.2} % {arm}: {}{at}, {place}", row.metric)));
            }
        }
        lost.sort_by(|a, b| a.0.total_cmp(&b.0));
        lines.extend(lost.into_iter().map(|(_, line)| line));
    }
    lines
}

/// The rule, the seeds, and what else a reader needs to run it again.
fn notes(done: &Comparison) -> Vec<String> {
    let question = &done.question;
    let rows = || done.sections.iter().flat_map(|section| &section.rows);
    let counts: Vec<usize> = rows().map(Row::seeds).collect();
    let (least, most) = (counts.iter().min().copied(), counts.iter().max().copied());
    let (least, most) = (least.unwrap_or(0), most.unwrap_or(0));
    let first = question.seeds.first;
    let mut seeds = format!("seeds {}, the same in every column", seeds::told(first, most));
    if least < most {
        seeds.push_str(&format!(" (of rows that scatter less, {least} or more of them)"));
    }
    if let Some(precision) = question.seeds.precision {
        seeds.push_str(&match done.is_precise() {
            true => format!("; 95 % intervals of gains: +-{precision} percentage points at most"),
            false => format!(
                "; the budget of {} seeds ended before every gain was known to +-{precision} \
                 percentage points",
                question.seeds.budget
            ),
        });
    }
    let rule = question.rule;
    let mut notes = vec![format!("* (--stats {}): {}", rule.name(), rule.says())];
    if most < 2 {
        notes.push("one seed tells no difference from chance: nothing is marked".into());
    }
    let missing: usize = rows().map(Row::missing).sum();
    if missing > 0 {
        notes.push(format!("n/a: {missing} runs gave no number"));
    }
    notes.push(format!(
        "fairground {}, {seeds}, digest {:016x}",
        env!("CARGO_PKG_VERSION"),
        done.digest
    ));
    notes
}

#[cfg(test)]
mod tests;
