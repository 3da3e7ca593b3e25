//! The first moments of a run as ASCII rows, one per CPU, with a legend.

use crate::base::number::duration;
use crate::base::text::{WIDTH, shorten};
use fairground::record::timeline::Timeline;
use fairground::sim::TaskLabel;
use fairground::units::{Id, Ns, TaskId};
use std::io::{self, Write};

/// Columns of a drawing.
pub const COLUMNS: usize = 80;
/// Marks for tasks, then [`OTHER`].
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const OTHER: char = '#';

/// An empty drawing of `span_ns` for `cpus` CPUs.
pub fn begin(cpus: usize, span_ns: Ns) -> Timeline {
    Timeline::new(cpus, span_ns.div_ceil(COLUMNS as Ns), COLUMNS)
}

/// Writes a finished drawing.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, timeline: &Timeline, labels: &[TaskLabel]) -> io::Result<()> {
    let shown = timeline.shown();
    let letter = |task: TaskId| {
        let place = shown.binary_search(&task).unwrap_or(LETTERS.len());
        LETTERS.get(place).map_or(OTHER, |&letter| char::from(letter))
    };
    let lines = timeline.lines(letter);
    let indent = lines.first().map_or(0, |line| line.len() - COLUMNS);
    let (span, step) = (duration(timeline.span_ns()), duration(timeline.step_ns()));
    writeln!(out, "First {span}, {step} a column: who ran longest in it, . for idle")?;
    writeln!(out, "{:indent$}{}", "", "|---------".repeat(COLUMNS / 10))?;
    write_rows(out, &lines, indent)?;
    write_legend(out, &shown, labels, letter)?;
    writeln!(out)
}

/// Rows of CPUs that stay idle are counted, not drawn.
fn write_rows(out: &mut dyn Write, lines: &[String], indent: usize) -> io::Result<()> {
    let idle = |line: &&String| line[indent..].bytes().all(|byte| byte == b'.');
    for line in lines.iter().filter(|line| !idle(line)) {
        writeln!(out, "{line}")?;
    }
    match lines.iter().filter(idle).count() {
        0 => Ok(()),
        1 => writeln!(out, "(1 CPU stays idle)"),
        count => writeln!(out, "({count} CPUs stay idle)"),
    }
}

fn write_legend(
    out: &mut dyn Write,
    shown: &[TaskId],
    labels: &[TaskLabel],
    letter: impl Fn(TaskId) -> char,
) -> io::Result<()> {
    let mut line = String::new();
    for &task in shown.iter().take(LETTERS.len()) {
        let entry = format!("{} {}", letter(task), shorten(&labels[task.index()].name, 30));
        if !line.is_empty() && line.len() + 2 + entry.len() > WIDTH {
            writeln!(out, "{line}")?;
            line.clear();
        }
        line.push_str(if line.is_empty() { "" } else { "  " });
        line.push_str(&entry);
    }
    writeln!(out, "{line}")?;
    match shown.len().saturating_sub(LETTERS.len()) {
        0 => Ok(()),
        more => writeln!(out, "{OTHER} any of {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::Recorder;

    #[test]
    fn timeline_of_the_hand_made_run() {
        let mut timeline = begin(2, 10_000_000);
        fixture::facts().into_iter().for_each(|(at_ns, fact)| timeline.record(at_ns, fact));
        timeline.finish(10_000_000);
        let mut out = Vec::new();
        write(&mut out, &timeline, &fixture::labels()).unwrap();
        let text = String::from_utf8(out).unwrap();
        fixture::assert_golden("timeline.txt", &text);
    }
}
