//! The inverse question: which setting is the cheapest that meets the targets?
//!
//! A setting is a candidate if the targets hold in the common seeds, so that two settings are
//! compared in the same histories. The cheapest candidate is then run with fresh seeds that no
//! choice was made by: how many of them hold gives the confidence that is stated (Clopper and
//! Pearson's bound). If they prove less than the wanted share they join the common seeds and the
//! search goes on above, each time at half the risk: trying often proves nothing falsely.

pub mod judge;
pub mod load;
mod search;
mod why;

use super::axis::{Axis, Keys};
use super::confidence::{fewest, lower_bound};
use super::grid::Grid;
use super::points::{self, Point};
use super::seeds::SEEDS_MAX;
use super::target::Target;
use crate::base::failure::Failure;
use crate::read::Asked;
use crate::read::{Loaded, Overrides};
use fairground::sim::scenario::GroupSpec;
use judge::{Judge, Judged};
use load::{Offered, offered};
use search::{Best, Search};
pub use why::Infeasible;

/// Fresh seeds that a candidate is checked with, at least.
const CHECKED: usize = 60;
/// The risk that the stated share is not true.
pub const RISK: f64 = 0.05;
/// More choices of the knobs that don't cost are not gone through.
const COLUMNS_MAX: usize = 10_000;
/// Seeds over which what happens to the neighbours is averaged.
const NEIGHBOUR_SEEDS: usize = 8;

/// What is asked.
#[derive(Debug)]
pub struct Question {
    /// The scenario and its knobs.
    pub grid: Grid,
    /// What must hold.
    pub targets: Vec<Target>,
    /// The knob whose least value is wanted; the reservation if none is named.
    pub minimise: Option<String>,
    /// Common seeds.
    pub seeds: usize,
    /// Share of histories in which the targets must hold, 0 to 1.
    pub share: f64,
    /// Threads; all cores if none.
    pub jobs: Option<usize>,
}

/// What came out.
#[derive(Debug)]
pub struct Answer {
    /// The setting, or why there is none.
    pub outcome: Outcome,
    /// What comes from outside, in the scenario as it stands.
    pub offered: Vec<Offered>,
    /// Simulations that it took.
    pub runs: usize,
    /// Settings that there are.
    pub settings: usize,
}

/// A setting, or none.
#[derive(Debug)]
pub enum Outcome {
    /// The cheapest that meets the targets.
    Found(Box<Found>),
    /// None does.
    Infeasible(Box<Infeasible>),
}

/// A setting that was run.
#[derive(Debug)]
pub struct Row {
    /// Values, as places in the axes.
    pub at: Vec<usize>,
    /// What was measured.
    pub judged: Judged,
}

/// The cheapest setting.
#[derive(Debug)]
pub struct Found {
    /// It, with the common seeds.
    pub best: Row,
    /// It, with the fresh seeds.
    pub check: Judged,
    /// The share of histories that these prove.
    pub proven: f64,
    /// At this confidence, 0 to 1.
    pub confidence: f64,
    /// The next cheaper setting, if there is one.
    pub cheaper: Option<Row>,
    /// For each dearer choice of the other knobs that lets the first be cheaper: the answer at it.
    pub front: Vec<Row>,
    /// Settings that missed although a cheaper one held.
    pub holes: Vec<Vec<usize>>,
    /// Groups beside the tuned ones.
    pub neighbours: Vec<Neighbour>,
    /// The scenario of the setting.
    pub loaded: Loaded,
}

/// What a setting does to a group beside.
#[derive(Clone, PartialEq, Debug)]
pub struct Neighbour {
    /// Its path.
    pub path: String,
    /// Mean delay of its tasks in the scenario as it stands, and with the setting, ms.
    pub delay_ms_mean: [f64; 2],
    /// Their CPU time, ms.
    pub runtime_ms: [f64; 2],
}

/// What is minimised if no knob is named: `cpu.max` in CPUs, then the burst.
pub const RESERVATION: &str = "reservation";

/// What `--meet` says.
///
/// # Errors
/// When one is no target.
pub fn targets(meet: &[String]) -> Result<Vec<Target>, Failure> {
    meet.iter().map(|text| Target::parse(text).map_err(Failure::Usage)).collect()
}

/// A share of histories of which it can be proven that it is reached.
///
/// # Errors
/// When it is none or all of them.
pub fn share(percent: f64) -> Result<f64, Failure> {
    match (1.0..=99.9).contains(&percent) {
        true => Ok(percent / 100.0),
        false => Err(Failure::Usage("share: expected per cent, 1 to 99.9".into())),
    }
}

/// The scenario's grid, with `KEY` for a knob that is left free.
///
/// # Errors
/// When an axis makes no sense, or has no values and no range of its own.
pub fn grid(asked: Asked, base: Overrides, vary: &[String]) -> Result<Grid, Failure> {
    let (given, free): (Vec<String>, Vec<String>) =
        vary.iter().cloned().partition(|text| text.contains('='));
    let mut grid = Grid::new(asked, base, &given)?;
    if !free.is_empty() {
        let plain = Keys::of(&grid.asked.load(&grid.base)?);
        let last: Vec<usize> = grid.axes.iter().map(|axis| axis.values.len() - 1).collect();
        let most = grid.load(&last).map(|loaded| Keys::of(&loaded)).unwrap_or(plain.clone());
        for key in free.iter().rev() {
            let tasks = most.tasks(key).max(plain.tasks(key));
            grid.axes.insert(0, Axis::free(key, tasks, &plain)?);
        }
    }
    grid.checked()
}

impl Question {
    /// The answer.
    ///
    /// # Errors
    /// When the question makes no sense for the scenario.
    pub fn answer(&self) -> Result<Answer, Failure> {
        if !(1..=SEEDS_MAX as usize).contains(&self.seeds) {
            return Err(Failure::Usage(format!("seeds: expected 1 to {SEEDS_MAX}")));
        }
        let base = self.grid.asked.load(&self.grid.base)?;
        let order = Order::new(self)?;
        let mut judge = Judge::new(self, self.common(&base));
        let found = self.find(&base, &order, &mut judge)?;
        let outcome = match found {
            Some(found) => Outcome::Found(Box::new(found)),
            None => Outcome::Infeasible(Box::new(self.why(&order, &mut judge)?)),
        };
        judge.finish();
        let settings = self.grid.settings().unwrap_or(usize::MAX);
        Ok(Answer { outcome, offered: offered(&base.scenario), runs: judge.runs, settings })
    }

    /// Groups that the answer is about: those whose limit varies, or all that have one.
    pub fn limited_groups<'l>(&self, loaded: &'l Loaded) -> Vec<&'l GroupSpec> {
        let groups = &loaded.scenario.groups;
        let varies = |group: &&GroupSpec| {
            let mut limits = self.grid.axes.iter().filter_map(|axis| axis.limit());
            limits.any(|(path, _)| path.is_none_or(|path| path == group.path))
        };
        let limited = || groups.iter().filter(|group| group.limit.quota_ns.is_some());
        let varied: Vec<&GroupSpec> = limited().filter(varies).collect();
        if varied.is_empty() { limited().collect() } else { varied }
    }

    fn common(&self, base: &Loaded) -> Vec<u64> {
        (0..self.seeds as u64).map(|n| base.scenario.seed.wrapping_add(n)).collect()
    }

    fn find(
        &self,
        base: &Loaded,
        order: &Order,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Found>, Failure> {
        let mut search = Search::new(order.columns.len(), order.steps.len());
        let mut next = base.scenario.seed.wrapping_add(self.seeds as u64);
        let mut risk = RISK;
        loop {
            let best = search.best(&mut |column, step| judge.accepts(&order.at(column, step)))?;
            let Some(best) = best else { return Ok(None) };
            // Twice as many as could prove it leave room for a miss.
            let count = CHECKED.max(2 * fewest(self.share, risk)) as u64;
            let fresh: Vec<u64> = (0..count).map(|n| next.wrapping_add(n)).collect();
            let check = judge.fresh(&order.at(best.column, best.step), &fresh)?;
            let proven = lower_bound(check.held, check.tried(), risk);
            if proven >= self.share {
                let confidence = 1.0 - risk;
                return self.found(
                    base,
                    order,
                    judge,
                    (&search, best),
                    (check, proven, confidence),
                );
            }
            search.reject(best);
            judge.join(&fresh);
            next = next.wrapping_add(count);
            risk /= 2.0;
        }
    }

    fn found(
        &self,
        base: &Loaded,
        order: &Order,
        judge: &mut Judge<'_>,
        (search, best): (&Search, Best),
        (check, proven, confidence): (Judged, f64, f64),
    ) -> Result<Option<Found>, Failure> {
        let mut row = |best: &Best| -> Result<Row, Failure> {
            let at = order.at(best.column, best.step);
            let judged = judge.whole(&at)?.clone();
            Ok(Row { at, judged })
        };
        let cheaper =
            best.step.checked_sub(1).map(|step| row(&Best { step, ..best })).transpose()?;
        let mut front: Vec<(f64, Row)> = Vec::new();
        for answer in &search.front {
            let burst = order.columns[answer.column].0;
            front.retain(|(other, _)| *other != burst);
            front.push((burst, row(answer)?));
        }
        let best_row = row(&best)?;
        let holes = search.holes.iter().map(|hole| order.at(hole.column, hole.step)).collect();
        let loaded = self.grid.load(&best_row.at)?;
        let neighbours = self.neighbours(base, &best_row.at, judge)?;
        let front = front.into_iter().map(|(_, row)| row).collect();
        let (check, proven) = (check, proven);
        let best = best_row;
        Ok(Some(Found {
            best,
            check,
            proven,
            confidence,
            cheaper,
            front,
            holes,
            neighbours,
            loaded,
        }))
    }

    /// Groups with tasks that no knob limits: how they fare with the setting.
    fn neighbours(
        &self,
        base: &Loaded,
        at: &[usize],
        judge: &mut Judge<'_>,
    ) -> Result<Vec<Neighbour>, Failure> {
        let groups = &base.scenario.groups;
        let tuned: Vec<&str> = self.grid.axes.iter().filter_map(|axis| axis.limit()?.0).collect();
        let inside = |path: &str| tuned.iter().any(|tuned| path.starts_with(tuned));
        let has_tasks = |path: &str| {
            let tasks = base.scenario.workload.tasks.iter();
            tasks.into_iter().any(|task| groups[task.group.0 as usize].path == path)
        };
        let paths: Vec<&str> = groups.iter().map(|group| group.path.as_str()).collect();
        let beside = |path: &&str| has_tasks(path) && !inside(path) && !tuned.is_empty();
        let beside: Vec<&str> = paths.iter().copied().filter(beside).collect();
        if beside.is_empty() {
            return Ok(Vec::new());
        }
        let seeds = self.common(base);
        let seeds = &seeds[..NEIGHBOUR_SEEDS.min(seeds.len())];
        let mut worlds = Vec::new();
        for overrides in [self.grid.base.clone(), self.grid.overrides(at)] {
            let point = |seed: &u64| Point { overrides: overrides.clone(), seed: *seed };
            let points: Vec<Point> = seeds.iter().map(point).collect();
            judge.runs += points.len();
            let rows = points::collect(
                &self.grid.asked,
                &points,
                self.jobs,
                |report| {
                    let rows = report.groups().into_iter();
                    let told = rows.filter(|row| beside.contains(&row.name.as_str())).map(|row| {
                        [row.stats.delay_ns_mean() / 1e6, row.stats.runtime_ns as f64 / 1e6]
                    });
                    told.collect::<Vec<[f64; 2]>>()
                },
                || {},
            )?;
            worlds.push(rows);
        }
        let mean = |world: usize, row: usize, which: usize| {
            let sum: f64 = worlds[world].iter().map(|rows| rows[row][which]).sum();
            sum / worlds[world].len() as f64
        };
        let neighbour = |(row, path): (usize, &&str)| Neighbour {
            path: (*path).to_owned(),
            delay_ms_mean: [mean(0, row, 0), mean(1, row, 0)],
            runtime_ms: [mean(0, row, 1), mean(1, row, 1)],
        };
        Ok(beside.iter().enumerate().map(neighbour).collect())
    }
}

/// The settings in the order of their cost.
struct Order {
    /// The axis that costs.
    axis: usize,
    /// Its values, cheapest first.
    steps: Vec<usize>,
    /// Burst and places of the other axes' values, preferred first.
    columns: Vec<(f64, Vec<usize>)>,
}

impl Order {
    fn new(question: &Question) -> Result<Order, Failure> {
        let axes = &question.grid.axes;
        let axis = match &question.minimise {
            None => axes.iter().position(|axis| axis.cpus(0).is_some()).unwrap_or(0),
            Some(key) => axes.iter().position(|axis| axis.key == *key).ok_or_else(|| {
                let keys: Vec<&str> = axes.iter().map(|axis| axis.key.as_str()).collect();
                Failure::Usage(format!(
                    "--minimise {key} does not vary\naccepted: reservation, or one of --vary: {}",
                    keys.join(", ")
                ))
            })?,
        };
        let mut steps: Vec<usize> = (0..axes[axis].values.len()).collect();
        let cost = |step: &usize| axes[axis].cpus(*step).unwrap_or(0.0);
        steps.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        let others = Grid {
            axes: axes
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != axis)
                .map(|(_, a)| a.clone())
                .collect(),
            ..question.grid.clone()
        };
        let count = others.settings().filter(|count| *count <= COLUMNS_MAX).ok_or_else(|| {
            Failure::Usage(format!(
                "the knobs beside {} have more than {COLUMNS_MAX} combinations\naccepted: fewer \
                 values: start coarse, then go fine around the answer",
                axes[axis].key
            ))
        })?;
        let burst = |at: &[usize]| -> f64 {
            let of = |(axis, value): (&Axis, &usize)| axis.burst_us(*value).unwrap_or(0.0);
            others.axes.iter().zip(at).map(of).sum()
        };
        let column = |setting: usize| {
            let at = others.at(setting);
            (burst(&at), at)
        };
        let mut columns: Vec<(f64, Vec<usize>)> = (0..count).map(column).collect();
        columns.sort_by(|a, b| a.0.total_cmp(&b.0));
        Ok(Order { axis, steps, columns })
    }

    /// The setting of a step of a column.
    fn at(&self, column: usize, step: usize) -> Vec<usize> {
        let mut at = self.columns[column].1.clone();
        at.insert(self.axis, self.steps[step]);
        at
    }
}
