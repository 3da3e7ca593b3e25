//! What a setting does to the groups beside those that it is for.

use super::answer::{Neighbour, NeighbourSpan};
use super::judge::Judge;
use super::question::Question;
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::points::{self, Point};
use crate::read::{Loaded, is_below};
use crate::run::metric::{Metric, groups_of_span};
use crate::run::report::Report;
use fairground::units::Id;

/// Seeds over which what happens to the neighbours is averaged.
const NEIGHBOUR_SEEDS: usize = 8;

/// A group beside, and the spans whose requests its tasks serve.
struct Beside {
    path: String,
    spans: Vec<String>,
}

impl Question {
    /// Groups with tasks that the targets are not of, all if no knob is a limit; where that is not
    /// known, those that no knob limits: how they fare with the setting.
    pub(super) fn neighbours(
        &self,
        base: &Loaded,
        at: &[usize],
        judge: &mut Judge<'_>,
    ) -> Result<Vec<Neighbour>, Failure> {
        let (tuned, beside) = self.told_beside(base);
        // Without a limit among the knobs any group may be the one that is tuned.
        if beside.is_empty() || tuned.is_empty() && beside.len() == 1 {
            return Ok(Vec::new());
        }
        let beside: Vec<Beside> = beside.into_iter().map(|path| of_path(path, base)).collect();
        let seeds = self.common(base);
        let seeds = &seeds[..NEIGHBOUR_SEEDS.min(seeds.len())];
        let mut worlds = Vec::new();
        for overrides in [self.grid.base.clone(), self.grid.overrides(at)] {
            let points = Point::each(&overrides, seeds.iter().copied());
            judge.runs += points.len();
            let rows = points::collect(
                &self.grid.asked,
                &points,
                self.jobs,
                |report| beside.iter().map(|of| measured(of, report)).collect::<Vec<_>>(),
                || {},
            )?;
            worlds.push(rows);
        }
        let mean = |world: usize, row: usize, which: usize| {
            let sum: f64 = worlds[world].iter().map(|rows| rows[row][which]).sum();
            sum / worlds[world].len() as f64
        };
        let neighbour = |(row, of): (usize, &Beside)| {
            let both = |which: usize| [mean(0, row, which), mean(1, row, which)];
            let spans = of.spans.iter().enumerate();
            let span = |(at, name): (usize, &String)| NeighbourSpan {
                name: name.clone(),
                p99_ms: both(THROTTLED + 1 + at),
            };
            Neighbour {
                path: of.path.clone(),
                delay_ms_mean: both(0),
                runtime_ms: both(1),
                throttled_percent: both(THROTTLED),
                spans: spans.map(span).collect(),
            }
        };
        Ok(beside.iter().enumerate().map(neighbour).collect())
    }

    /// Groups that the answer is for, and those of which is told what it does to them.
    fn told_beside(&self, base: &Loaded) -> (Vec<String>, Vec<String>) {
        let whose = Whose::of(self, base);
        let theirs = whose.all_theirs(&self.grid.axes);
        if theirs.is_empty() {
            return self.tuned_and_beside(base);
        }
        let varied = self.grid.axes.iter().filter_map(|axis| axis.limit()?.0);
        let varied = varied.filter(|path| !theirs.iter().any(|other| other == path));
        let mine = varied.map(str::to_owned).chain(whose.mine().iter().cloned()).collect();
        outside(mine, base)
    }

    /// Groups that knobs limit, and those with tasks beside them. Where the targets are of some
    /// groups, these: a pod that is limited holds others than the one that it is limited for.
    pub(super) fn tuned_and_beside(&self, base: &Loaded) -> (Vec<String>, Vec<String>) {
        let tuned = self.grid.axes.iter().filter_map(|axis| axis.limit()?.0);
        let tuned: Vec<String> = tuned.map(str::to_owned).collect();
        let mine = Whose::of(self, base).mine().to_vec();
        match tuned.is_empty() || mine.is_empty() {
            true => outside(tuned, base),
            false => outside(mine, base),
        }
    }
}

/// These groups, and those with tasks outside of them.
pub(super) fn outside(these: Vec<String>, base: &Loaded) -> (Vec<String>, Vec<String>) {
    let groups = &base.scenario.groups;
    let is_inside = |path: &str| these.iter().any(|of| path == of || is_below(path, of));
    let has_tasks = |path: &str| {
        let mut tasks = base.scenario.workload.tasks.iter();
        tasks.any(|task| groups[task.group.0 as usize].path == path)
    };
    let paths = groups.iter().map(|group| group.path.as_str());
    let beside = paths.filter(|path| has_tasks(path) && !is_inside(path));
    let beside = beside.map(str::to_owned).collect();
    (these, beside)
}

fn of_path(path: String, base: &Loaded) -> Beside {
    let (work, groups) = (&base.scenario.workload, &base.scenario.groups);
    let serves = |span: &usize| {
        groups_of_span(work, *span).iter().any(|group| groups[group.index()].path == path)
    };
    let spans = (0..work.spans.len()).filter(serves).map(|span| work.spans[span].name.clone());
    Beside { spans: spans.collect(), path }
}

/// Place of the share of periods among what is measured; the spans' p99 follow.
const THROTTLED: usize = 2;

/// Mean delay and CPU time of a group's tasks, ms; the share of its periods in which it was
/// throttled, per cent, no number without a limit; p99 of its spans, ms.
fn measured(of: &Beside, report: &Report<'_>) -> Vec<f64> {
    let rows = report.groups();
    let Some(at) = rows.iter().position(|row| row.name == of.path) else {
        return vec![f64::NAN; THROTTLED + 1 + of.spans.len()];
    };
    let stats = &rows[at].stats;
    let throttled = report.outcome.limits.get(at).map_or(f64::NAN, |limit| {
        100.0 * limit.stat.nr_throttled as f64 / limit.stat.nr_periods as f64
    });
    let p99 = Metric::parse("p99").expect("it is in the list");
    let p99 = |span: &String| p99.of(span).measure(report).unwrap_or(f64::NAN);
    [stats.delay_ns_mean() / 1e6, stats.runtime_ns as f64 / 1e6, throttled]
        .into_iter()
        .chain(of.spans.iter().map(p99))
        .collect()
}
