//! What changed between kernels for a workload, and which change did it, for people.

mod choices;
pub mod data;

use super::amount::shown;
use super::compare::text;
use crate::base::text::{counted, write_text};
use crate::experiment::kernels::blame::{Effect, Role};
use crate::experiment::kernels::{Blamed, Releases, Step, Told, Verdict};
use crate::run::metric::Metric;
use crate::run::unit::Unit;
use std::io::{self, Write};

const HOW: &str = "How to read it: each change is tried twice, made alone in the older kernel, and \
                   taken away from the newer one. All other changes together = from the older \
                   kernel with the named ones to the newer kernel. Each effect is told from chance \
                   by the same test as in the table, corrected for the number of all changes.";

/// What is less is printed as no effect at all, per cent.
const NONE_PERCENT: f64 = 0.005;

/// What follows an effect that is not told from chance.
const CHANCE: &str = " (may be chance)";

/// Writes the page: step by step what changed and why, then all kernels beside the first.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, answer: &Releases) -> io::Result<()> {
    text::write_head(out, &answer.compared)?;
    for step in &answer.steps {
        write_step(out, answer, step)?;
        writeln!(out)?;
    }
    if answer.steps.iter().any(|step| step.rows.iter().any(|row| !row.blamed.is_empty())) {
        write_text(out, "", HOW)?;
        writeln!(out)?;
    }
    if let [step, _, ..] = &answer.steps[..] {
        let told = format!(
            "Above, each kernel is beside the one before it; in the table, beside the first, {}: \
             steps too small to be told from chance may add up to a difference there, and steps \
             that are told may cancel each other.",
            step.from
        );
        write_text(out, "", &told)?;
        writeln!(out)?;
    }
    text::write_tables(out, &answer.compared, false)
}

fn write_step(out: &mut dyn Write, answer: &Releases, step: &Step) -> io::Result<()> {
    let Step { from, to, changes, rows, between, .. } = step;
    if changes.is_empty() {
        return write_text(out, "", &format!("{from} to {to}: nothing that is modelled differs."));
    }
    let tried = match between {
        0 => String::new(),
        1 => "; 1 kernel between them was run".into(),
        count => format!("; {count} kernels between them were run"),
    };
    write_text(out, "", &format!("{from} to {to}: {}{tried}", counted(changes.len(), "change")))?;
    for row in rows.iter().filter(|row| row.verdict != Verdict::Alike) {
        write_row(out, step, row)?;
    }
    write_alike(out, answer, rows)
}

/// What is not told from chance, with what is not ruled out.
fn write_alike(out: &mut dyn Write, answer: &Releases, rows: &[Told]) -> io::Result<()> {
    let is_same = |row: &&Told| row.interval == Some((0.0, 0.0)) && row.means[0] == row.means[1];
    let alike = rows.iter().filter(|row| row.verdict == Verdict::Alike);
    let same: Vec<&str> = alike.clone().filter(is_same).map(|row| row.metric.name()).collect();
    if !same.is_empty() {
        write_text(out, "  ", &format!("{}: the same in every run", same.join(", ")))?;
    }
    let alike = alike.filter(|row| !is_same(row));
    let needed = answer.seeds_to_tell();
    let suffices = answer.seeds >= needed;
    // An interval beside "too few" would read as if it told something.
    let named = alike.clone().map(|row| match row.interval.filter(|_| suffices) {
        Some(interval) => format!("{} ({})", row.metric.name(), of_gain(row, interval)),
        None => row.metric.name().to_owned(),
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() {
        return Ok(());
    }
    let says = match suffices {
        true => format!(
            "no difference that is told from chance (95 % interval of the gain{})",
            of_many(alike)
        ),
        false => format!(
            "too few seeds ({}) to tell a difference from chance; --seeds {needed} at least",
            answer.seeds
        ),
    };
    write_text(out, "  ", &format!("{}: {says}", named.join(", ")))
}

/// Where an interval leaves 0 out, why that alone tells nothing.
fn of_many<'t>(mut rows: impl Iterator<Item = &'t Told>) -> &'static str {
    let leaves_out_0 = |row: &Told| row.interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0);
    match rows.any(leaves_out_0) {
        true => {
            "; an interval that leaves out 0 does not tell it: one in 20 does so by chance, so the \
             test is corrected for the number of figures in all steps"
        }
        false => "",
    }
}

fn write_row(out: &mut dyn Write, step: &Step, row: &Told) -> io::Result<()> {
    let unit = row.metric.unit();
    let [before, after] = row.means.map(|mean| shown(mean, unit));
    let interval = row.interval.filter(|(low, high)| low < high);
    let interval = interval.map_or(String::new(), |interval| {
        format!(" (95 % interval of the gain: {})", of_gain(row, interval))
    });
    let name = row.metric.name();
    let said = said(row.gain_percent, row.means[1] - row.means[0], &row.metric);
    let head = format!("{name}: {said}, {before} -> {after}{interval}");
    write_text(out, "  ", &head)?;
    for blamed in &row.blamed {
        write_blamed(out, step, row, blamed)?;
    }
    if row.verdict == Verdict::Open && row.blamed.is_empty() {
        return write_text(out, "    ", &not_attributable(step));
    }
    if row.verdict == Verdict::Open {
        write_text(out, "    ", "Not attributable: no change is told to go this way.")?;
    }
    let Some(rest) = &row.rest else { return Ok(()) };
    let chance = if row.verdict == Verdict::Partly { "" } else { CHANCE };
    write_text(out, "    ", &format!("all other changes together: {}{chance}", effect(row, rest)))
}

fn not_attributable(step: &Step) -> String {
    let needed = step.seeds_to_blame();
    match step.seeds >= needed {
        true => "Not attributable: no change alone, nor its lack, makes a difference that is told \
                 from chance. More --seeds may tell."
            .into(),
        false => format!(
            "Too few seeds ({}) to say which change it was: with {}, each tested twice, none \
             can be told from chance; --seeds {needed} at least.",
            step.seeds,
            counted(step.changes.len(), "change")
        ),
    }
}

fn write_blamed(out: &mut dyn Write, step: &Step, row: &Told, blamed: &Blamed) -> io::Result<()> {
    let change = &step.changes[blamed.seen.change];
    let Step { from, to, .. } = step;
    let since = change.since.as_ref().map_or(String::new(), |since| format!("{since}; "));
    let what = format!("{} ({since}was {})", change.setting, change.was);
    let head = match blamed.role {
        Role::Cause => format!("comes from {what}"),
        Role::SeenAlone | Role::SeenLast => format!("seems to come from {what}"),
        Role::Together => format!("comes from {what}, together with other changes"),
        Role::Without => format!("would come from {what}, but for the other changes"),
        Role::Turns => format!("is turned round by {what}, which helps one kernel and harms one"),
        Role::Against => format!("is there in spite of {what}"),
        Role::None => return Ok(()),
    };
    let [seen_alone, seen_last] = [&blamed.seen.alone, &blamed.seen.last];
    let shown = |told: bool, seen: &Effect| {
        let may_be_chance = !told && seen.gain_percent.abs() >= NONE_PERCENT;
        effect(row, seen) + if may_be_chance { CHANCE } else { "" }
    };
    let [alone, last] = [shown(blamed.told[0], seen_alone), shown(blamed.told[1], seen_last)];
    write_text(out, "    ", &head)?;
    let tried =
        format!("{from} with this change alone: {alone}. {to} beside {to} without: {last}.");
    write_text(out, "      ", &tried)?;
    write_text(out, "      ", &change.says)?;
    let choices = choices::of(&change.setting, to);
    choices.map_or(Ok(()), |choices| write_text(out, "      ", &choices))
}

/// An interval of a gain, as [`said`] tells the gain itself.
fn of_gain(row: &Told, (low, high): (f64, f64)) -> String {
    let (scale, unit) = match row.metric.unit() {
        Unit::Percent => (row.means[0] / 100.0, "points"),
        _ => (1.0, "%"),
    };
    format!("{:.1} to {:.1} {unit}", low * scale, high * scale)
}

fn effect(row: &Told, effect: &Effect) -> String {
    said(effect.gain_percent, effect.more, &row.metric)
}

/// A gain in words; a share's in points of it, since per cent of a share are misread.
fn said(gain_percent: f64, more: f64, metric: &Metric) -> String {
    let [up, down] = metric.better().words();
    let size = match metric.unit() {
        Unit::Percent => format!("{:.1} points", more.abs()),
        _ => format!("{:.1} %", gain_percent.abs()),
    };
    match gain_percent {
        gain if gain.is_nan() => "n/a".into(),
        gain if gain.abs() < NONE_PERCENT => "0 %".into(),
        gain if gain > 0.0 => format!("{size} {up}"),
        _ => format!("{size} {down}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_told_in_points_and_times_in_per_cent() {
        let told = |name: &str, gain: f64, more: f64| {
            said(gain, more, &Metric::parse(name).expect("a metric"))
        };
        assert_eq!(told("p99", -12.34, 3.0), "12.3 % worse");
        assert_eq!(told("p99", 0.0, 0.0), "0 %");
        assert_eq!(told("beyond_16ms", -580.13, 82.65), "82.7 points worse");
        assert_eq!(told("beyond_16ms", f64::NEG_INFINITY, 3.0), "3.0 points worse");
    }
}
