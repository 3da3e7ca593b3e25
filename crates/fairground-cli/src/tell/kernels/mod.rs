//! What changed between kernels for a workload, and which change did it, for people.

pub mod data;

use super::amount::shown;
use super::compare::text;
use crate::base::text::write_text;
use crate::experiment::kernels::blame::{Effect, Role};
use crate::experiment::kernels::{Blamed, Releases, Step, Told, Verdict};
use std::io::{self, Write};

const HOW: &str = "How to read it: alone = the change made in the older kernel; last = made in the \
                   newer kernel without it. Each effect is told from chance by the same test as in \
                   the table, corrected for the number of all changes.";

/// What follows an effect that may be none.
const CHANCE: &str = " (not told from chance)";

/// Writes the page: step by step what changed and why, then all kernels beside the first.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, answer: &Releases) -> io::Result<()> {
    for step in &answer.steps {
        write_step(out, step)?;
        writeln!(out)?;
    }
    if answer.steps.iter().any(|step| step.rows.iter().any(|row| !row.blamed.is_empty())) {
        write_text(out, "", HOW)?;
        writeln!(out)?;
    }
    text::write(out, &answer.compared, false)
}

fn write_step(out: &mut dyn Write, step: &Step) -> io::Result<()> {
    let Step { from, to, changes, rows, between } = step;
    if changes.is_empty() {
        return write_text(out, "", &format!("{from} to {to}: nothing that is modelled differs."));
    }
    let s = if changes.len() == 1 { "" } else { "s" };
    let tried = match between {
        0 => String::new(),
        count => format!("; {count} kernels between them were run"),
    };
    write_text(out, "", &format!("{from} to {to}: {} change{s}{tried}", changes.len()))?;
    for row in rows.iter().filter(|row| row.verdict != Verdict::Alike) {
        write_row(out, step, row)?;
    }
    write_alike(out, rows)
}

/// What is not told from chance, with what is not ruled out.
fn write_alike(out: &mut dyn Write, rows: &[Told]) -> io::Result<()> {
    let alike = rows.iter().filter(|row| row.verdict == Verdict::Alike);
    let named = alike.clone().map(|row| match row.interval {
        Some((low, high)) => format!("{} ({low:.1} to {high:.1} %)", row.metric.name()),
        None => row.metric.name().to_owned(),
    });
    let named: Vec<String> = named.collect();
    let says = match (alike.clone().next(), alike.clone().any(|row| row.interval.is_some())) {
        (None, _) => return Ok(()),
        (_, true) => "no difference that is told from chance (95 % interval of the gain)",
        (_, false) => "too few --seeds to tell any difference from chance; nothing is said of it",
    };
    write_text(out, "  ", &format!("{}: {says}", named.join(", ")))
}

fn write_row(out: &mut dyn Write, step: &Step, row: &Told) -> io::Result<()> {
    let unit = row.metric.unit();
    let [before, after] = row.means.map(|mean| shown(mean, unit));
    let interval = row.interval.map_or(String::new(), |(low, high)| {
        format!(" (95 % interval of the gain: {low:.1} to {high:.1} %)")
    });
    let name = row.metric.name();
    let head = format!("{name}: {}, {before} -> {after}{interval}", said(row.gain_percent));
    write_text(out, "  ", &head)?;
    for blamed in &row.blamed {
        write_blamed(out, step, blamed)?;
    }
    if row.verdict == Verdict::Open {
        let nobody = "Not attributable: no change alone, nor its lack, makes a difference that is \
                      told from chance. More --seeds may tell.";
        return write_text(out, "    ", nobody);
    }
    let Some(rest) = &row.rest else { return Ok(()) };
    let chance = if row.verdict == Verdict::Partly { "" } else { CHANCE };
    write_text(out, "    ", &format!("all other changes together: {}{chance}", effect(rest)))
}

fn write_blamed(out: &mut dyn Write, step: &Step, blamed: &Blamed) -> io::Result<()> {
    let change = &step.changes[blamed.seen.change];
    let how = match blamed.role {
        Role::Cause => "comes from",
        Role::Together => "only together with other changes, from",
        Role::Without => "only without the other changes, from",
        Role::Turns => "with the other changes the other way round than alone, from",
        Role::None => return Ok(()),
    };
    let [mut alone, mut last] = [&blamed.seen.alone, &blamed.seen.last].map(effect);
    match blamed.role {
        Role::Together => alone.push_str(CHANCE),
        Role::Without => last.push_str(CHANCE),
        Role::Cause | Role::Turns | Role::None => {}
    }
    write_text(
        out,
        "    ",
        &format!("{how} {} (was {}): alone {alone}, last {last}", change.setting, change.was),
    )?;
    write_text(out, "      ", &change.says)
}

fn effect(effect: &Effect) -> String {
    said(effect.gain_percent)
}

/// A gain in words.
fn said(gain_percent: f64) -> String {
    match gain_percent {
        gain if gain.is_nan() => "n/a".into(),
        gain if gain.abs() < 0.005 => "0 %".into(),
        gain if gain > 0.0 => format!("{gain:.1} % better"),
        loss => format!("{:.1} % worse", -loss),
    }
}
