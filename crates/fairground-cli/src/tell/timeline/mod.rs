//! A part of a run as rows of letters, one per CPU, with a legend: its first moments, a time, or
//! what was around the slowest request.

mod part;

pub use part::When;

use crate::base::console::answers_are_painted;
use crate::base::failure::Failure;
use crate::base::number::{duration, millis, seconds};
use crate::base::table::{Table, left};
use crate::base::text::{WIDTH, shorten};
use crate::run::observe::Observed;
use crate::run::schedule::{Cell, States, Strip};
use anstyle::{AnsiColor, Style};
use fairground::record::span::Passage;
use fairground::sim::scenario::Scenario;
use fairground::sim::{BuildError, TaskLabel, simulate};
use fairground::units::{Id, Ns, TaskId};
use part::{Slow, part, round};
use std::io::{self, Write};

/// Columns of a drawing.
const COLUMNS: usize = 80;
/// Longer than any run, ns; sums with it are no overflow.
const SPAN_NS_MAX: Ns = 1 << 62;
/// Marks for tasks, then [`OTHER`].
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const OTHER: char = '#';
/// Marks of a CPU that does nothing.
const IDLE: char = '.';
const THROTTLED: char = '=';
/// Tasks beside each other have different ones.
const COLOURS: [AnsiColor; 5] =
    [AnsiColor::Cyan, AnsiColor::Green, AnsiColor::Blue, AnsiColor::Yellow, AnsiColor::Magenta];

/// A finished drawing.
pub struct Drawing {
    heading: String,
    from_ns: Ns,
    step_ns: Ns,
    rows: Vec<Vec<Cell>>,
    /// The request that it is about.
    slow: Option<Slow>,
}

/// Draws a part of a run that was observed: the history is the same when it runs again.
///
/// # Errors
/// When there is no such part, or no such request; `build` tells what can't be built.
pub fn draw(
    when: When,
    scenario: &Scenario,
    labels: &[TaskLabel],
    observed: &Observed,
    build: impl FnOnce(&BuildError) -> Failure,
) -> Result<Drawing, Failure> {
    let (from_ns, span_ns, slow) = part(when, scenario, observed)?;
    let step_ns = span_ns.min(SPAN_NS_MAX).div_ceil(COLUMNS as Ns).max(1);
    let (from_ns, step_ns) = match when {
        When::Slowest => (from_ns / round(step_ns) * round(step_ns), round(step_ns)),
        When::First(_) | When::At(..) => (from_ns, step_ns),
    };
    let cpus = scenario.machine.topology.len();
    let states = States::new(scenario, labels);
    let mut strip = Strip::new(states, cpus, from_ns, step_ns, COLUMNS);
    simulate(scenario, &mut strip).map_err(|error| build(&error))?;
    let ended_ns = observed.outcome.ended_ns;
    let mut rows = strip.finish(ended_ns);
    // Nobody is idle once the run is over.
    let columns = ended_ns.saturating_sub(from_ns).div_ceil(step_ns).max(1) as usize;
    rows.iter_mut().for_each(|row| row.truncate(columns));
    let span = duration(step_ns * COLUMNS as Ns);
    let heading = match when {
        When::First(_) => format!("First {span}"),
        When::Slowest | When::At(..) => format!("From {} s on {span}", seconds(from_ns, 6)),
    };
    Ok(Drawing { heading, from_ns, step_ns, rows, slow })
}

/// Writes a finished drawing.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, drawing: &Drawing, labels: &[TaskLabel]) -> io::Result<()> {
    let shown = drawing.shown();
    let cells = drawing.rows.iter().flatten();
    let throttled = cells.into_iter().any(|cell| *cell == Cell::Throttled);
    let also = if throttled { ", = throttled" } else { "" };
    let (heading, step) = (&drawing.heading, duration(drawing.step_ns));
    writeln!(out, "{heading}, {step} a column: who ran longest in it, . for idle{also}")?;
    let width = (drawing.rows.len().max(2) - 1).ilog10() as usize + 4;
    let table = Table::new([left(width), left(COLUMNS)]);
    writeln!(out, "{}", table.line(["", &"|---------".repeat(COLUMNS / 10)]))?;
    if let Some((_, slow)) = &drawing.slow {
        writeln!(out, "{}", table.line(["slow", &drawing.marks(slow)]))?;
    }
    write_rows(out, drawing, &table, &shown)?;
    write_legend(out, &shown, labels)?;
    if let Some((name, slow)) = &drawing.slow {
        write_slow(out, name, slow, &labels[slow.task.index()].name)?;
    }
    writeln!(out)
}

impl Drawing {
    /// Tasks that the drawing shows, in the order of their ids.
    fn shown(&self) -> Vec<TaskId> {
        let runs = |cell: &Cell| if let Cell::Runs(task) = cell { Some(*task) } else { None };
        let mut tasks: Vec<TaskId> = self.rows.iter().flatten().filter_map(runs).collect();
        tasks.sort_unstable();
        tasks.dedup();
        tasks
    }

    /// A request's row: where it waits for a thread, and where it has one.
    fn marks(&self, slow: &Passage) -> String {
        let mark = |column: usize| {
            let at_ns = self.from_ns + column as Ns * self.step_ns;
            let before = at_ns + self.step_ns <= slow.at_ns;
            match at_ns {
                _ if before || at_ns >= slow.at_ns + slow.elapsed_ns => ' ',
                at_ns if at_ns + self.step_ns <= slow.taken_at_ns => '-',
                _ => '+',
            }
        };
        (0..COLUMNS).map(mark).collect()
    }
}

/// Rows of CPUs that stay idle are counted, not drawn.
fn write_rows(
    out: &mut dyn Write,
    drawing: &Drawing,
    table: &Table,
    shown: &[TaskId],
) -> io::Result<()> {
    let painted = answers_are_painted();
    let rows = drawing.rows.iter().enumerate();
    let idle = |row: &[Cell]| row.iter().all(|cell| *cell == Cell::Idle);
    for (cpu, row) in rows.filter(|(_, row)| !idle(row)) {
        let name = format!("cpu{cpu}");
        writeln!(out, "{}", table.line([name, marks(row, shown, painted)]))?;
    }
    match drawing.rows.iter().filter(|row| idle(row)).count() {
        0 => Ok(()),
        1 => writeln!(out, "(1 CPU stays idle)"),
        count => writeln!(out, "({count} CPUs stay idle)"),
    }
}

fn letter(task: TaskId, shown: &[TaskId]) -> char {
    let place = shown.binary_search(&task).unwrap_or(LETTERS.len());
    LETTERS.get(place).map_or(OTHER, |&letter| char::from(letter))
}

/// A row's marks, in their colours if there are any.
fn marks(row: &[Cell], shown: &[TaskId], painted: bool) -> String {
    let equal = row.chunk_by(|a, b| a == b);
    let marks = equal.map(|cells| {
        let (mark, style) = mark(cells[0], shown);
        let text = mark.to_string().repeat(cells.len());
        if painted { format!("{style}{text}{style:#}") } else { text }
    });
    marks.collect()
}

fn mark(cell: Cell, shown: &[TaskId]) -> (char, Style) {
    match cell {
        Cell::Idle => (IDLE, Style::new().dimmed()),
        Cell::Throttled => (THROTTLED, AnsiColor::Red.on_default()),
        Cell::Runs(task) => {
            let place = shown.binary_search(&task).unwrap_or(0);
            (letter(task, shown), COLOURS[place % COLOURS.len()].on_default())
        }
    }
}

fn write_legend(out: &mut dyn Write, shown: &[TaskId], labels: &[TaskLabel]) -> io::Result<()> {
    let mut line = String::new();
    for &task in shown.iter().take(LETTERS.len()) {
        let entry = format!("{} {}", letter(task, shown), shorten(&labels[task.index()].name, 30));
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

/// What the request's row shows.
fn write_slow(out: &mut dyn Write, name: &str, slow: &Passage, task: &str) -> io::Result<()> {
    let took = millis(slow.elapsed_ns, 12);
    writeln!(
        out,
        "slow: the slowest, {} of {} ms: - before {} takes it, + after that",
        shorten(name, 30),
        took.trim_start(),
        shorten(task, 30)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::{Fact, Recorder};
    use fairground::units::{CpuId, GroupId};

    fn drawing(more: &[(Ns, Fact)]) -> Drawing {
        let states = States::new(&fixture::scenario(), &fixture::labels());
        let mut strip = Strip::new(states, 2, 0, 125_000, COLUMNS);
        let mut facts = fixture::facts();
        facts.extend_from_slice(more);
        facts.sort_by_key(|(at_ns, _)| *at_ns);
        facts.into_iter().for_each(|(at_ns, fact)| strip.record(at_ns, fact));
        let rows = strip.finish(10_000_000);
        let heading = "First 10ms".into();
        Drawing { heading, from_ns: 0, step_ns: 125_000, rows, slow: None }
    }

    fn written(drawing: &Drawing) -> String {
        let mut out = Vec::new();
        write(&mut out, drawing, &fixture::labels()).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn timeline_of_the_hand_made_run() {
        fixture::assert_golden("timeline.txt", &written(&drawing(&[])));
    }

    #[test]
    fn a_cpu_whose_tasks_are_throttled_is_not_idle() {
        use fairground::record::Leaves;
        let (group, cpu) = (GroupId(1), CpuId(1));
        let facts = [
            (2_500_000, Fact::Throttle { group, cpu }),
            (2_500_000, fixture::switch(1, Some(2), Leaves::Runnable, None)),
            (2_900_000, Fact::Unthrottle { group, cpu }),
        ];
        let drawing = drawing(&facts);
        let throttled = drawing.rows[1].iter().filter(|cell| **cell == Cell::Throttled).count();
        // One column more: it ends within one.
        assert_eq!(throttled, 4);
        assert!(written(&drawing).contains(". for idle, = throttled\n"));
    }

    #[test]
    fn a_slow_request_has_a_row() {
        let slow = Passage {
            at_ns: 1_000_000,
            taken_at_ns: 2_000_000,
            elapsed_ns: 2_000_000,
            latency_ns: 2_000_000,
            task: TaskId(1),
            blame: Default::default(),
        };
        let drawing = Drawing { slow: Some(("request".into(), slow)), ..drawing(&[]) };
        let text = written(&drawing);
        assert!(text.contains(&format!("\nslow         {}{}\n", "-".repeat(8), "+".repeat(8))));
        let legend = "slow: the slowest, request of 2.000 ms: - before api takes it, + after that";
        assert!(text.contains(legend), "{text}");
    }

    #[test]
    fn colours_come_and_go_where_marks_change() {
        let shown = [TaskId(3)];
        let row = [Cell::Throttled, Cell::Throttled, Cell::Runs(TaskId(3))];
        assert_eq!(marks(&row, &shown, false), "==A");
        let painted = "\u{1b}[31m==\u{1b}[0m\u{1b}[36mA\u{1b}[0m";
        assert_eq!(marks(&row, &shown, true), painted);
    }
}
