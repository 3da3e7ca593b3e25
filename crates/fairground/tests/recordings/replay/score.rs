//! How close a replay is to its recording.

use super::figures::{Figure, Rule, Side, figures};
use super::{Interval, Recording, Replay, Switch};
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

impl Line {
    /// The same figure on both sides.
    pub fn new(kernel: Figure, ours: Vec<f64>) -> Line {
        let Figure { subject, metric, rule, values } = kernel;
        Line { subject, metric, kernel: quantiles(values), ours: quantiles(ours), rule }
    }

    pub fn hit(&self) -> bool {
        /// Recordings have whole microseconds; figures are in milliseconds or counts.
        const RESOLUTION: f64 = 0.001;
        let ours = self.ours[1];
        match self.rule {
            Rule::InsideRange => {
                ours >= self.kernel[0] - RESOLUTION && ours <= self.kernel[2] + RESOLUTION
            }
            Rule::WithinPct(pct) => self.is_within_pct(pct),
        }
    }

    /// Our median is within so many percent of the kernel's.
    pub fn is_within_pct(&self, pct: f64) -> bool {
        (self.ours[1] - self.kernel[1]).abs() <= self.kernel[1].abs() * pct / 100.0
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
        let kernel: Vec<Side> = (0..runs).map(|run| Side::recorded(recording, run)).collect();
        let ours = replays.iter().map(|replay| Side::replayed(recording, replay));
        let ours: Vec<Side> = ours.collect();
        let both = figures(recording, &kernel).into_iter().zip(figures(recording, &ours));
        let mut lines: Vec<Line> =
            both.map(|(kernel, ours)| Line::new(kernel, ours.values)).collect();
        lines.extend(instants(recording, &kernel, &ours));
        let tasks = recording.task_names().len();
        let agree = |run: usize| agreement(&recording.sequence(run), &replays[run].switches, tasks);
        let pinned = recording.is_pinned();
        let agreeing = if pinned { (0..runs).map(agree).collect() } else { Vec::new() };
        Score { lines, agreeing }
    }
}

/// The moments at which limited groups stop and go.
fn instants(recording: &Recording, kernel: &[Side], ours: &[Side]) -> Vec<Line> {
    let line = |(at, (_, path)): (usize, (usize, String))| {
        let of = |side: &Side| side.limited[at].throttled.clone();
        let both = kernel.iter().zip(ours);
        Line {
            subject: path,
            metric: "instants within a tick",
            kernel: [1.0; 3],
            ours: quantiles(both.map(|(k, o)| instants_met(&of(k), &of(o))).collect()),
            rule: Rule::WithinPct(0.0),
        }
    };
    recording.limited_groups().into_iter().enumerate().map(line).collect()
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
pub fn turns(sequence: &[Switch], tasks: usize) -> Vec<(u64, usize)> {
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
pub fn agreement(kernel: &[Switch], ours: &[Switch], tasks: usize) -> (usize, usize) {
    let (kernel, ours) = (turns(kernel, tasks), turns(ours, tasks));
    let same = |(a, b): &(&(u64, usize), &(u64, usize))| a.1 == b.1 && a.0.abs_diff(b.0) < 500_000;
    (kernel.iter().zip(&ours).take_while(same).count(), kernel.len())
}
