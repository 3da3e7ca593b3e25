//! In which explanations of a set a setting holds, for people.

use super::amount::shown;
use super::set;
use crate::experiment::statistics::weighted::Range;
use crate::experiment::tune::{Checks, Judged, Question};
use std::io::{self, Write};

/// Writes the verdict over the set, where it misses, and the range of each target's median.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, checks: &Checks) -> io::Result<()> {
    set::write_verdict(out, &question.grid.worlds, checks.agreement, checks.weight)?;
    write_details(out, question, checks)
}

/// Writes where it misses, and the range of each target's median.
///
/// # Errors
/// When `out` does not take it.
pub fn write_details(out: &mut dyn Write, question: &Question, checks: &Checks) -> io::Result<()> {
    let missed = |world: usize| {
        let median = |at: usize| shown(median(&checks.worlds[world], at), unit(question, at));
        let medians: Vec<String> = (0..question.targets.len()).map(median).collect();
        (!checks.holds[world]).then(|| format!("median {}", medians.join(", ")))
    };
    set::write_misses(out, &question.grid.worlds, missed)?;
    for (at, target) in question.targets.iter().enumerate() {
        let medians = checks.worlds.iter().map(|judged| median(judged, at));
        let weights = question.grid.worlds.iter().map(|world| world.weight);
        let Some(range) = Range::of(&medians.zip(weights).collect::<Vec<_>>()) else { continue };
        let unit = unit(question, at);
        let range = if unit.is_time() { range.coarse() } else { range };
        let [low, likely, high] = [range.low, range.likely, range.high].map(|x| shown(x, unit));
        let metric = &target.metric;
        writeln!(out, "  median of {metric} over the explanations: {low} .. {likely} .. {high}")?;
    }
    Ok(())
}

fn unit(question: &Question, target: usize) -> crate::run::unit::Unit {
    question.targets[target].metric.unit()
}

fn median(judged: &Judged, target: usize) -> f64 {
    judged.median(target).unwrap_or(f64::NAN)
}
