//! The answer as plain text: `perf sched latency`'s columns, at most 100 wide, to paste in a mail.

use super::{goals, kernel, limits, placement};
use crate::base::number::{count, fit, millis, seconds};
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, counted, shorten};
use crate::read::turns;
use crate::run::overload;
use crate::run::report::{Report, Row, merge_instances};
use crate::run::signs::of_runs;
use fairground::units::Ns;
use std::io::{self, Write};

/// Two lines of heading per column, the second with the unit.
const HEADINGS: [(&str, &str); 9] = [
    ("Runtime", "ms"),
    ("Switches", ""),
    ("Avg delay", "ms"),
    ("Max delay", "ms"),
    ("Max delay", "at s"),
    ("Migra-", "tions"),
    ("Wake-up", "p50 us"),
    ("latency", "p99 us"),
    ("", "max us"),
];

/// Widest cell of each column.
const CELL_WIDTHS: [usize; 9] = [11, 9, 9, 9, 9, 8, 8, 8, 8];

struct Line {
    name: String,
    cells: [String; 9],
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Detail {
    /// Every task, group and CPU.
    pub all: bool,
    /// The tables of placement.
    pub placement: bool,
}

/// Writes the whole answer.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, detail: Detail) -> io::Result<()> {
    let all = detail.all;
    let tasks = report.rows(false);
    let kthreads = report.rows(true);
    let signs = of_runs([&overload::of_run(report)]);
    super::overload::write(out, &signs, 1, "")?;
    goals::write(out, report)?;
    section(out, "Task", &shortened(&tasks, all), &total_of(&tasks))?;
    if report.scenario.groups.len() > 1 {
        section(out, "Group", &shortened(&report.groups(), all), &[])?;
    }
    limits::write(out, report)?;
    super::pressure::write(out, report, all)?;
    if !kthreads.is_empty() {
        section(out, "Kernel thread", &shortened(&kthreads, all), &total_of(&kthreads))?;
    }
    placement::write_summary(out, report)?;
    if detail.placement {
        placement::write(out, report, all)?;
    }
    super::frequency::write(out, report, all)?;
    super::energy::write(out, report, all)?;
    super::requests::text::write(out, report)?;
    write!(out, "{}", summary(report))
}

/// The line that lets a reader run it again.
pub fn summary(report: &Report<'_>) -> String {
    let scenario = report.scenario;
    let tail = format!(
        ", kernel {}, seed {}, {} s simulated, {} events, digest {:016x}",
        scenario.kernel.profile,
        scenario.seed,
        seconds(report.outcome.ended_ns, 3),
        report.outcome.events,
        report.digest
    );
    let room = WIDTH.saturating_sub(tail.len() + "machine ".len());
    let machine = shorten(&scenario.machine.name, room.max(8));
    let changes = kernel::changes(&scenario.kernel);
    let cpus = scenario.machine.topology.len();
    let head = format!("kernel {} on {}: ", scenario.kernel.profile, counted(cpus, "CPU"));
    let mut text = wrapped(&head, &turns::told(&scenario.kernel, cpus));
    text.push_str(&format!("machine {machine}{tail}\n"));
    if !changes.is_empty() {
        text.push_str(&wrapped("kernel set: ", &changes));
    }
    text
}

/// Words joined by commas in lines of at most [`WIDTH`].
fn wrapped(head: &str, words: &[String]) -> String {
    let mut lines = vec![head.to_owned()];
    for (place, word) in words.iter().enumerate() {
        let comma = if place + 1 < words.len() { "," } else { "" };
        let line = lines.last_mut().expect("starts with the head");
        if line.len() + word.len() + 2 > WIDTH && line.trim() != head.trim() {
            lines.push(format!("{}{word}{comma} ", " ".repeat(head.len())));
        } else {
            line.push_str(&format!("{word}{comma} "));
        }
    }
    lines.iter().map(|line| format!("{}\n", shorten(line.trim_end(), WIDTH))).collect()
}

/// At most [`ROWS_MAX`] rows: instances of one name as one, then the rest as one.
fn shortened(rows: &[Row], all: bool) -> Vec<Row> {
    if all || rows.len() <= ROWS_MAX {
        return rows.to_vec();
    }
    let mut merged = merge_instances(rows);
    if merged.len() > ROWS_MAX {
        let rest = merged.split_off(ROWS_MAX - 1);
        merged.push(Row::sum(&format!("... {} more", rest.len()), &rest));
    }
    merged
}

fn total_of(rows: &[Row]) -> Vec<Row> {
    if rows.len() < 2 { Vec::new() } else { vec![Row::sum("TOTAL", rows)] }
}

fn section(out: &mut dyn Write, title: &str, rows: &[Row], total: &[Row]) -> io::Result<()> {
    let lines: Vec<Line> = rows.iter().map(line).collect();
    let totals: Vec<Line> = total.iter().map(line).collect();
    let widths = widths(lines.iter().chain(&totals));
    let name_max = WIDTH - widths.iter().map(|width| width + 1).sum::<usize>();
    let names = lines.iter().chain(&totals).map(|line| line.name.chars().count());
    let name_width = names.max().unwrap_or(0).max(title.len()).min(name_max);
    let table = Table::new([left(name_width)].into_iter().chain(widths.map(right)));
    let line = |name: &str, cells: [String; 9]| {
        table.line([shorten(name, name_width)].into_iter().chain(cells))
    };
    writeln!(out, "{}", line("", HEADINGS.map(|heading| heading.0.to_owned())))?;
    writeln!(out, "{}", line(title, HEADINGS.map(|heading| heading.1.to_owned())))?;
    writeln!(out, "{}", table.ruler())?;
    for Line { name, cells } in lines {
        writeln!(out, "{}", line(&name, cells))?;
    }
    if !totals.is_empty() {
        writeln!(out, "{}", table.ruler())?;
    }
    for Line { name, cells } in totals {
        writeln!(out, "{}", line(&name, cells))?;
    }
    writeln!(out)
}

fn widths<'l>(lines: impl Iterator<Item = &'l Line>) -> [usize; 9] {
    let headings = HEADINGS.map(|(upper, lower)| upper.len().max(lower.len()));
    lines.fold(headings, |mut widths, line| {
        for (width, cell) in widths.iter_mut().zip(&line.cells) {
            *width = (*width).max(cell.len());
        }
        widths
    })
}

fn line(row: &Row) -> Line {
    let stats = &row.stats;
    let waited = stats.delay_ns_max > 0;
    let woken = stats.wake_latency.count() > 0;
    let latency = |percent: f64| micros(stats.wake_latency.percentile_ns(percent), woken);
    let [runtime, switches, avg, max, at, migrations, p50, p99, longest] = CELL_WIDTHS;
    let cells = [
        millis(stats.runtime_ns, runtime),
        count(stats.switches, switches),
        millis(stats.delay_ns_mean().round() as Ns, avg),
        millis(stats.delay_ns_max, max),
        if waited { fit(stats.delay_max_at_ns, 9, 6, at) } else { "-".into() },
        count(stats.migrations, migrations),
        clip(latency(50.0), p50),
        clip(latency(99.0), p99),
        clip(micros(stats.wake_latency.max_ns(), woken), longest),
    ];
    Line { name: row.name.clone(), cells }
}

fn micros(latency_ns: Ns, woken: bool) -> String {
    if woken { fit(latency_ns, 3, 1, 8) } else { "-".into() }
}

fn clip(cell: String, width: usize) -> String {
    debug_assert!(cell.len() <= width, "{cell}");
    cell
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::stats::TaskStats;

    fn text(report: &Report<'_>) -> String {
        let mut out = Vec::new();
        write(&mut out, report, Detail::default()).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn table_of_the_hand_made_run() {
        fixture::with_report(|report| {
            fixture::assert_golden("hand-made.txt", &text(report));
        });
    }

    #[test]
    fn lines_stay_within_the_width_for_long_names_and_huge_numbers() {
        let mut stats = TaskStats::new();
        stats.runtime_ns = u64::MAX / 2;
        stats.switches = u64::MAX;
        stats.delay_ns_sum = u64::MAX / 2;
        stats.delay_ns_max = u64::MAX / 2;
        stats.delay_max_at_ns = u64::MAX / 2;
        stats.migrations = u64::MAX;
        let name = "k\u{e4}se/".repeat(60);
        let rows = vec![Row { name, tasks: 1, stats }];
        let mut out = Vec::new();
        section(&mut out, "Task", &rows, &rows).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.is_ascii());
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }

    #[test]
    fn many_different_tasks_end_in_one_row_for_the_rest() {
        let named = |n: usize| Row { name: format!("t{n}x"), tasks: 1, stats: TaskStats::new() };
        let rows: Vec<Row> = (0..1000).map(named).collect();
        let short = shortened(&rows, false);
        assert_eq!(short.len(), ROWS_MAX);
        assert_eq!(short.last().unwrap().name, "... 961 more");
        assert_eq!(short.iter().map(|row| row.tasks).sum::<usize>(), 1000);
        assert_eq!(shortened(&rows, true).len(), 1000);
    }
}
