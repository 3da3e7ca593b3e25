//! What the answer does beside what it is for, for people: other groups, and knobs that decide
//! nothing.

use super::set;
use crate::base::table::{Table, left};
use crate::base::text::{safe, write_text};
use crate::experiment::axis::Axis;
use crate::experiment::tune::{Found, Inert, Neighbour, Question};
use std::io::{self, Write};

/// Writes how other groups fare.
///
/// # Errors
/// When `out` does not take it.
pub fn write_neighbours(out: &mut dyn Write, question: &Question, found: &Found) -> io::Result<()> {
    if found.neighbours.is_empty() {
        return writeln!(out, "\nNo other group has tasks: nothing beside it runs slower for it.");
    }
    let is_limit = question.grid.axes.iter().any(|axis| axis.limit().is_some());
    let who = if is_limit { "Neighbours" } else { "Groups" };
    let of = set::likeliest(&question.grid.worlds);
    let of = of.map_or(String::new(), |of| format!(", in {of}"));
    writeln!(out, "\n{who}, as the scenario stands -> with the answer{of}")?;
    let table = Table::new([left(20), left(0).gap(2), left(0).gap(2)]);
    for neighbour in &found.neighbours {
        let [delay_before, delay] = neighbour.delay_ms_mean;
        let [runtime_before, runtime] = neighbour.runtime_ms;
        let cells = [
            neighbour.path.clone(),
            format!("mean delay {delay_before:.3} -> {delay:.3} ms"),
            format!("CPU time {runtime_before:.0} -> {runtime:.0} ms"),
        ];
        writeln!(out, "  {}", table.line(cells))?;
        let table = Table::new([left(20), left(0).gap(2)]);
        for line in more(neighbour) {
            writeln!(out, "  {}", table.line([String::new(), line]))?;
        }
    }
    Ok(())
}

/// What a limit does to a group, and how long its own requests take.
fn more(neighbour: &Neighbour) -> Vec<String> {
    let told = |value: f64, unit: &str| match value.is_finite() {
        true => format!("{value:.1}{unit}"),
        false => "-".into(),
    };
    let mut lines = Vec::new();
    if let Some([before, after]) = throttled(neighbour) {
        lines.push(format!("throttled in {before:.1} -> {after:.1} % of periods"));
    }
    for span in &neighbour.spans {
        let [before, after] = span.p99_ms.map(|value| told(value, ""));
        lines.push(format!("p99 of {} {before} -> {after} ms", safe(&span.name)));
    }
    lines
}

/// In which share of its periods a group is throttled, before and after; nothing if it has a limit
/// neither then nor now. Without a limit it never is.
fn throttled(neighbour: &Neighbour) -> Option<[f64; 2]> {
    let both = neighbour.throttled_percent;
    let of = |value: f64| if value.is_finite() { value } else { 0.0 };
    both.iter().any(|value| value.is_finite()).then(|| both.map(of))
}

/// Whose limits were kept as large as the targets let them be, if any were.
pub fn theirs(question: &Question, paths: &[String]) -> Option<String> {
    let is_theirs = |axis: &&Axis| {
        let path = axis.limit().and_then(|(path, _)| path);
        path.is_some_and(|path| paths.iter().any(|other| other == path))
    };
    let keys: Vec<&str> =
        question.grid.axes.iter().filter(is_theirs).map(|axis| axis.key.as_str()).collect();
    let (all, first) = (keys.join(" and "), keys.first()?);
    Some(format!(
        "No target is of {}, and a lower limit or weight is a loss to who has it: so {all} is the \
         most that was found to meet the targets. The least is found by --minimise {first}.",
        paths.join(" or "),
    ))
}

/// A knob that decides nothing, as a sentence.
pub fn inert(inert: &Inert) -> String {
    let values = match &inert.values[..] {
        [values @ .., last] => format!("{} and {last}", values.join(", ")),
        [] => String::new(),
    };
    let Inert { key, is_same, because, .. } = inert;
    match (because, is_same) {
        (Some(why), false) => format!(
            "{key} decides nothing here: {why}. Its values differ by the kernel's rounding alone"
        ),
        (Some(why), true) => format!(
            "{key} changes nothing: with {values}, and all else as in the answer, the histories \
             are the same, since {why}"
        ),
        (None, _) => format!(
            "{key} changes nothing at the answer: with {values}, and all else as in it, the \
             histories are the same"
        ),
    }
}

/// True of a weight that has no other meaning; a request is also what a scheduler sets aside.
fn is_weight(key: &str) -> bool {
    ["cpu.weight", "cpu.weight.nice", "cpu.shares", "CPUWeight"]
        .iter()
        .any(|name| key.ends_with(name))
}

/// Writes which knobs decide nothing.
///
/// # Errors
/// When `out` does not take it.
pub fn write_inert(out: &mut dyn Write, all: &[Inert]) -> io::Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    all.iter().try_for_each(|one| write_text(out, "", &format!("note: {}.", inert(one))))?;
    let weights = all.iter().map(|one| one.key.as_str()).filter(|key| is_weight(key));
    let weights: Vec<&str> = weights.collect();
    match weights.is_empty() {
        true => Ok(()),
        false => write_text(
            out,
            "",
            &format!(
                "Leave {} as it is: on a node with neighbours it decides who gets the CPUs, and \
                 here nothing competes.",
                weights.join(" and ")
            ),
        ),
    }
}
