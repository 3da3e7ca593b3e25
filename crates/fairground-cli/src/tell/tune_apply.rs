//! The answer as lines to apply.

use super::apply;
use crate::experiment::axis::Axis;
use crate::experiment::tune::{Found, Question};
use fairground::sim::scenario::TimedWrite;
use fairground::units::Id;
use std::io::{self, Write};

fn write_system(out: &mut dyn Write, all: apply::Lines) -> io::Result<()> {
    let apply::Lines { system, lines, note } = all;
    writeln!(out, "  {system}")?;
    lines.iter().try_for_each(|line| writeln!(out, "    {line}"))?;
    note.map_or(Ok(()), |note| writeln!(out, "    ({note})"))
}

/// Writes the lines that give each limited group its limit, and the other knobs' values.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, found: &Found) -> io::Result<()> {
    writeln!(out, "\nTo apply:")?;
    for pod in found.loaded.pods() {
        write_system(out, apply::pod(&pod.path, &pod.limit))?;
    }
    for group in question.limited_groups(&found.loaded) {
        let scenario = &found.loaded.scenario;
        let is_its = |write: &&TimedWrite| scenario.groups[write.group.index()].path == group.path;
        let writes: Vec<TimedWrite> = scenario.writes.iter().filter(is_its).copied().collect();
        let later = apply::later(&group.path, &group.limit, &writes);
        for lines in apply::lines(&group.path, &group.limit).into_iter().chain(later) {
            write_system(out, lines)?;
        }
    }
    let others = question.grid.axes.iter().zip(&found.best.at);
    let is_told =
        |axis: &Axis, value: usize| axis.limit().is_none() || axis.request(value).is_some();
    for (axis, &value) in others.filter(|(axis, value)| is_told(axis, **value)) {
        writeln!(out, "  {} = {}", axis.key, axis.values[value])?;
    }
    Ok(())
}
