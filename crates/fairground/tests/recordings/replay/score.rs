//! How close a replay is to its recording.

use super::{GroupSeen, Interval, Recording, Replay, Seen, Switch};
use fairground::units::Ns;

/// One figure beside the kernel's.
pub struct Line {
    pub subject: String,
    pub metric: &'static str,
    /// The kernel's 10 %, 50 % and 90 % over twenty phases of the tick.
    pub kernel: [f64; 3],
    /// Ours.
    pub ours: [f64; 3],
    pub rule: Rule,
}

/// When a figure counts as hit.
#[derive(Clone, Copy, PartialEq)]
pub enum Rule {
    /// Our median lies inside the kernel's 10–90 % range.
    InsideRange,
    /// Our median is within so many percent of the kernel's.
    WithinPct(f64),
}

impl Line {
    pub fn hit(&self) -> bool {
        /// Recordings have whole microseconds; figures are in milliseconds or counts.
        const RESOLUTION: f64 = 0.001;
        let ours = self.ours[1];
        match self.rule {
            Rule::InsideRange => {
                ours >= self.kernel[0] - RESOLUTION && ours <= self.kernel[2] + RESOLUTION
            }
            Rule::WithinPct(pct) => {
                (ours - self.kernel[1]).abs() <= self.kernel[1].abs() * pct / 100.0
            }
        }
    }

    /// Off by less than 10 µs, if it is a time, or by 0.1 %.
    fn is_small(&self) -> bool {
        let off = (self.ours[1] - self.kernel[1]).abs();
        off < self.kernel[1] / 1000.0 || self.metric.ends_with("ms") && off < 0.010
    }

    /// A row of the table of misses.
    pub fn row(&self) -> String {
        let show = |[low, mid, high]: [f64; 3]| format!("{mid:.3} [{low:.3} {high:.3}]");
        let deviation = (self.ours[1] / self.kernel[1] - 1.0) * 100.0;
        let (kernel, ours) = (show(self.kernel), show(self.ours));
        let small = if self.is_small() { " (small)" } else { "" };
        let (subject, metric) = (&self.subject, self.metric);
        format!("| {subject} | {metric} | {kernel} | {ours} | {deviation:+.1} %{small} |")
    }
}

fn quantiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    [0.1, 0.5, 0.9].map(|q| values[((values.len() - 1) as f64 * q).round() as usize])
}

fn mean_delay_ms(seen: &Seen) -> f64 {
    seen.delay_ns_sum / seen.switches.max(1.0) / 1e6
}

/// Every figure of one recording, and per run how many of the first turns agree.
pub struct Score {
    pub lines: Vec<Line>,
    /// Turns that agree before the first that doesn't, and turns recorded.
    pub agreeing: Vec<(usize, usize)>,
}

impl Score {
    pub fn of(recording: &Recording) -> Score {
        let runs = recording.runs().len();
        let replays: Vec<Replay> = (0..runs).map(|run| recording.replay(run, None)).collect();
        let seen: Vec<&[Seen]> = replays.iter().map(|replay| replay.tasks.as_slice()).collect();
        let mut lines = if recording.is_pinned() {
            one_cpu(recording, &seen)
        } else {
            many_cpus(recording, &seen)
        };
        lines.extend(limits(recording, &replays));
        let tasks = recording.task_names().len();
        let agree = |run: usize| agreement(&recording.sequence(run), &replays[run].switches, tasks);
        let pinned = recording.is_pinned();
        let agreeing = if pinned { (0..runs).map(agree).collect() } else { Vec::new() };
        Score { lines, agreeing }
    }
}

fn line(
    recording: &Recording,
    subject: &str,
    metric: &'static str,
    rule: Rule,
    of: impl Fn(&[Seen]) -> f64,
    ours: &[&[Seen]],
) -> Line {
    let tasks = recording.task_names().len();
    let kernel = |run: usize| -> f64 {
        let seen: Vec<Seen> = (0..tasks).map(|task| recording.recorded(run, task)).collect();
        of(&seen)
    };
    Line {
        subject: subject.into(),
        metric,
        kernel: quantiles((0..ours.len()).map(kernel).collect()),
        ours: quantiles(ours.iter().map(|seen| of(seen)).collect()),
        rule,
    }
}

/// A figure's name and where it is found.
type Metric = (&'static str, fn(&Seen) -> f64);

fn one_cpu(recording: &Recording, ours: &[&[Seen]]) -> Vec<Line> {
    let metrics: [Metric; 4] = [
        ("run time, ms", |seen| seen.runtime_ns / 1e6),
        ("switches", |seen| seen.switches),
        ("mean delay, ms", mean_delay_ms),
        ("longest delay, ms", |seen| seen.delay_ns_max / 1e6),
    ];
    let mut lines = Vec::new();
    for (task, name) in recording.task_names().iter().enumerate() {
        for (metric, of) in metrics {
            let of = |seen: &[Seen]| of(&seen[task]);
            lines.push(line(recording, name, metric, Rule::InsideRange, of, ours));
        }
    }
    lines
}

fn many_cpus(recording: &Recording, ours: &[&[Seen]]) -> Vec<Line> {
    let mut lines = Vec::new();
    for (task, name) in recording.task_names().iter().enumerate() {
        let of = |seen: &[Seen]| seen[task].runtime_ns / 1e6;
        lines.push(line(recording, name, "run time, ms", Rule::WithinPct(2.0), of, ours));
    }
    let total = |of: fn(&Seen) -> f64| move |seen: &[Seen]| seen.iter().map(of).sum::<f64>();
    let ten = Rule::WithinPct(10.0);
    lines.push(line(recording, "all", "switches", ten, total(|seen| seen.switches), ours));
    lines.push(line(recording, "all", "migrations", ten, total(|seen| seen.migrations), ours));
    lines
}

/// A group's figure: its name, where it is found, and by how many percent it may be off.
type GroupMetric = (&'static str, fn(&GroupSeen) -> f64, f64);

/// The counters of limited groups, and the moments at which they stop and go.
fn limits(recording: &Recording, replays: &[Replay]) -> Vec<Line> {
    let metrics: [GroupMetric; 5] = [
        ("nr_periods", |seen| seen.nr_periods, 2.0),
        ("nr_throttled", |seen| seen.nr_throttled, 2.0),
        ("nr_bursts", |seen| seen.nr_bursts, 2.0),
        ("throttled, ms", |seen| seen.throttled_ns / 1e6, 3.0),
        ("burst, ms", |seen| seen.burst_ns / 1e6, 3.0),
    ];
    let mut lines = Vec::new();
    for (row, path) in recording.limited_groups() {
        let kernel: Vec<GroupSeen> =
            (0..replays.len()).map(|run| recording.recorded_group(run, row)).collect();
        for (metric, of, pct) in metrics {
            lines.push(Line {
                subject: path.clone(),
                metric,
                kernel: quantiles(kernel.iter().map(of).collect()),
                ours: quantiles(replays.iter().map(|replay| of(&replay.groups[row])).collect()),
                rule: Rule::WithinPct(pct),
            });
        }
        let met = |(kernel, ours): (&GroupSeen, &Replay)| {
            instants_met(&kernel.throttled, &ours.groups[row].throttled)
        };
        lines.push(Line {
            subject: path,
            metric: "instants within a tick",
            kernel: [1.0; 3],
            ours: quantiles(kernel.iter().zip(replays).map(met).collect()),
            rule: Rule::WithinPct(0.0),
        });
    }
    lines
}

/// The share of the kernel's throttlings that ours has too, on the same CPU, both ends within a
/// tick.
fn instants_met(kernel: &[Interval], ours: &[Interval]) -> f64 {
    const TICK_NS: u64 = 4_000_000;
    let near = |a: u64, b: u64| a.abs_diff(b) <= TICK_NS;
    let same = |a: &Interval, b: &Interval| {
        a.cpu == b.cpu && near(a.from_ns, b.from_ns) && near(a.to_ns, b.to_ns)
    };
    // A recording lists the first throttlings only.
    let end_ns =
        kernel.iter().map(|seen| seen.from_ns).max().map_or(Ns::MAX, |last_ns| last_ns + TICK_NS);
    let ours = ours.iter().filter(|seen| seen.from_ns <= end_ns);
    let ours: Vec<&Interval> = ours.collect();
    let met = kernel.iter().filter(|a| ours.iter().any(|b| same(a, b))).count();
    // Those that only ours has count against it too.
    met as f64 / kernel.len().max(ours.len()).max(1) as f64
        + f64::from(u8::from(kernel.is_empty() && ours.is_empty()))
}

/// Turns of the experiment's own tasks: others' and idle time belong to what surrounds them.
fn turns(sequence: &[Switch], tasks: usize) -> Vec<(u64, usize)> {
    let mut turns: Vec<(u64, usize)> = Vec::new();
    for &(at_ns, task) in sequence {
        let Some(task) = task.filter(|&task| task < tasks) else { continue };
        if turns.last().is_none_or(|&(_, last)| last != task) {
            turns.push((at_ns, task));
        }
    }
    turns
}

/// The same task, within half a millisecond: an eighth of a tick.
fn agreement(kernel: &[Switch], ours: &[Switch], tasks: usize) -> (usize, usize) {
    let (kernel, ours) = (turns(kernel, tasks), turns(ours, tasks));
    let same = |(a, b): &(&(u64, usize), &(u64, usize))| a.1 == b.1 && a.0.abs_diff(b.0) < 500_000;
    (kernel.iter().zip(&ours).take_while(same).count(), kernel.len())
}
