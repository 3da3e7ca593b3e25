//! What a setting does to the groups beside those that it is about.

use super::answer::Neighbour;
use super::judge::Judge;
use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::points::{self, Point};
use crate::read::{Loaded, is_below};

/// Seeds over which what happens to the neighbours is averaged.
const NEIGHBOUR_SEEDS: usize = 8;

impl Question {
    /// Groups with tasks that no knob limits, all if no knob is a limit: how they fare with the
    /// setting.
    pub(super) fn neighbours(
        &self,
        base: &Loaded,
        at: &[usize],
        judge: &mut Judge<'_>,
    ) -> Result<Vec<Neighbour>, Failure> {
        let (tuned, beside) = self.tuned_and_beside(base);
        // Without a limit among the knobs any group may be the one that is tuned.
        if beside.is_empty() || tuned.is_empty() && beside.len() == 1 {
            return Ok(Vec::new());
        }
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
                |report| {
                    let rows = report.groups().into_iter();
                    let told = rows.filter(|row| beside.contains(&row.name)).map(|row| {
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
        let neighbour = |(row, path): (usize, &String)| Neighbour {
            path: path.clone(),
            delay_ms_mean: [mean(0, row, 0), mean(1, row, 0)],
            runtime_ms: [mean(0, row, 1), mean(1, row, 1)],
        };
        Ok(beside.iter().enumerate().map(neighbour).collect())
    }

    /// Groups that knobs limit, and those with tasks beside them.
    pub(super) fn tuned_and_beside(&self, base: &Loaded) -> (Vec<String>, Vec<String>) {
        let groups = &base.scenario.groups;
        let tuned: Vec<&str> = self.grid.axes.iter().filter_map(|axis| axis.limit()?.0).collect();
        let is_inside = |path: &str| tuned.iter().any(|of| path == *of || is_below(path, of));
        let has_tasks = |path: &str| {
            let mut tasks = base.scenario.workload.tasks.iter();
            tasks.any(|task| groups[task.group.0 as usize].path == path)
        };
        let paths = groups.iter().map(|group| group.path.as_str());
        let beside = paths.filter(|path| has_tasks(path) && !is_inside(path));
        (tuned.iter().map(|path| (*path).to_owned()).collect(), beside.map(str::to_owned).collect())
    }
}
