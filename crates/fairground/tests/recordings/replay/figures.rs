//! The figures of a run that a recording and a replay are compared by.

use super::limits::GroupSeen;
use super::{Recording, Replay, Seen};

/// One figure in all runs of one side.
pub struct Figure {
    pub subject: String,
    pub metric: &'static str,
    pub rule: Rule,
    /// By run.
    pub values: Vec<f64>,
}

impl Figure {
    /// What tells it from the recording's others.
    pub fn key(&self) -> String {
        format!("{} {}", self.subject, self.metric)
    }
}

/// When a figure counts as hit.
#[derive(Clone, Copy, PartialEq)]
pub enum Rule {
    /// Our median lies inside the kernel's 10–90 % range.
    InsideRange,
    /// Our median is within so many percent of the kernel's.
    WithinPct(f64),
}

/// What one run showed.
pub struct Side {
    pub tasks: Vec<Seen>,
    /// By group of the recording that has a limit.
    pub limited: Vec<GroupSeen>,
}

impl Side {
    /// The kernel's run.
    pub fn recorded(recording: &Recording, run: usize) -> Side {
        let tasks = recording.task_names().len();
        let limited = recording.limited_groups().into_iter();
        Side {
            tasks: (0..tasks).map(|task| recording.recorded(run, task)).collect(),
            limited: limited.map(|(row, _)| recording.recorded_group(run, row)).collect(),
        }
    }

    /// Ours.
    pub fn replayed(recording: &Recording, replay: &Replay) -> Side {
        let limited = recording.limited_groups().into_iter();
        Side {
            tasks: replay.tasks.clone(),
            limited: limited.map(|(row, _)| replay.groups[row].clone()).collect(),
        }
    }
}

/// Every figure of these runs of a recording or of its replays.
pub fn figures(recording: &Recording, runs: &[Side]) -> Vec<Figure> {
    let mut figures =
        if recording.is_pinned() { one_cpu(recording, runs) } else { many_cpus(recording, runs) };
    figures.extend(limits(recording, runs));
    figures
}

fn figure(
    subject: &str,
    metric: &'static str,
    rule: Rule,
    of: impl Fn(&Side) -> f64,
    runs: &[Side],
) -> Figure {
    Figure { subject: subject.into(), metric, rule, values: runs.iter().map(of).collect() }
}

fn mean_delay_ms(seen: &Seen) -> f64 {
    seen.delay_ns_sum / seen.switches.max(1.0) / 1e6
}

/// A figure's name and where it is found.
type Metric = (&'static str, fn(&Seen) -> f64);

fn one_cpu(recording: &Recording, runs: &[Side]) -> Vec<Figure> {
    let metrics: [Metric; 4] = [
        ("run time, ms", |seen| seen.runtime_ns / 1e6),
        ("switches", |seen| seen.switches),
        ("mean delay, ms", mean_delay_ms),
        ("longest delay, ms", |seen| seen.delay_ns_max / 1e6),
    ];
    let mut figures = Vec::new();
    for (task, name) in recording.task_names().iter().enumerate() {
        for (metric, of) in metrics {
            let of = |side: &Side| of(&side.tasks[task]);
            figures.push(figure(name, metric, Rule::InsideRange, of, runs));
        }
    }
    figures
}

fn many_cpus(recording: &Recording, runs: &[Side]) -> Vec<Figure> {
    let mut figures = Vec::new();
    for (task, name) in recording.task_names().iter().enumerate() {
        let of = |side: &Side| side.tasks[task].runtime_ns / 1e6;
        figures.push(figure(name, "run time, ms", Rule::WithinPct(2.0), of, runs));
    }
    let total = |of: fn(&Seen) -> f64| move |side: &Side| side.tasks.iter().map(of).sum::<f64>();
    let ten = Rule::WithinPct(10.0);
    figures.push(figure("all", "switches", ten, total(|seen| seen.switches), runs));
    figures.push(figure("all", "migrations", ten, total(|seen| seen.migrations), runs));
    figures
}

/// A group's figure: its name, where it is found, and by how many percent it may be off.
type GroupMetric = (&'static str, fn(&GroupSeen) -> f64, f64);

/// The counters of limited groups.
fn limits(recording: &Recording, runs: &[Side]) -> Vec<Figure> {
    let metrics: [GroupMetric; 5] = [
        ("nr_periods", |seen| seen.nr_periods, 2.0),
        ("nr_throttled", |seen| seen.nr_throttled, 2.0),
        ("nr_bursts", |seen| seen.nr_bursts, 2.0),
        ("throttled, ms", |seen| seen.throttled_ns / 1e6, 3.0),
        ("burst, ms", |seen| seen.burst_ns / 1e6, 3.0),
    ];
    let mut figures = Vec::new();
    for (at, (_, path)) in recording.limited_groups().into_iter().enumerate() {
        for (metric, of, pct) in metrics {
            let of = |side: &Side| of(&side.limited[at]);
            figures.push(figure(&path, metric, Rule::WithinPct(pct), of, runs));
        }
    }
    figures
}
