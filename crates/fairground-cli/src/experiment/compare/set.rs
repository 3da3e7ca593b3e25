//! A comparison over a set of explanations: each is compared by itself, with the same seeds in both
//! arms, and gains become ranges.

use super::comparison::{Cell, Comparison};
use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::statistics::weighted::{self, Range};
use crate::experiment::worlds::World;
use crate::run::metric::Metric;

/// What came out.
pub struct ComparedSet {
    /// The explanations.
    pub worlds: Vec<World>,
    /// What is true of each.
    pub compared: Vec<Comparison>,
    /// Gains over all of them, those that lose anywhere first.
    pub rows: Vec<SetRow>,
}

/// A variant's gain by one metric at one load point.
pub struct SetRow {
    /// The load point, if there are several.
    pub load: Option<String>,
    /// What is measured.
    pub metric: Metric,
    /// Place of the variant among the arms.
    pub arm: usize,
    /// The gain, per cent, better is more.
    pub gain_percent: Range,
    /// The share of the weight of explanations in which it is significantly better.
    pub better: f64,
    /// And significantly worse.
    pub worse: f64,
}

impl ComparedSet {
    /// Gains that are losses in one explanation at least.
    pub fn losses(&self) -> impl Iterator<Item = &SetRow> {
        self.rows.iter().filter(|row| row.worse > 0.0)
    }
}

/// Compares every explanation.
///
/// # Errors
/// When a scenario, a variant or a metric is wrong, or several scenarios are asked for.
pub fn compare_set(question: &Question, worlds: Vec<World>) -> Result<ComparedSet, Failure> {
    if question.scenarios.len() > 1 || question.machines.len() > 1 {
        return Err(Failure::Usage(
            "a set of explanations is compared on one machine and with nothing beside it\n\
             accepted: --with KEY=VALUE, or --explanation N for one of them"
                .into(),
        ));
    }
    let one = |world: &World| {
        let overrides = world.over(&question.overrides);
        super::compare(Question { overrides, ..question.clone() })
    };
    let compared = worlds.iter().map(one).collect::<Result<Vec<_>, Failure>>()?;
    let mut rows = rows(&worlds, &compared);
    // The sort is stable: what loses alike, or not at all, keeps its place.
    rows.sort_by(|a, b| b.worse.total_cmp(&a.worse));
    Ok(ComparedSet { worlds, compared, rows })
}

fn rows(worlds: &[World], compared: &[Comparison]) -> Vec<SetRow> {
    let mut rows = Vec::new();
    for first in compared[0].rows() {
        for arm in 1..compared[0].arms.len() {
            let cells: Vec<(Cell, f64)> = worlds
                .iter()
                .zip(compared)
                .filter_map(|(world, compared)| {
                    let mut same = compared.rows();
                    let row =
                        same.find(|row| row.metric == first.metric && row.load == first.load)?;
                    Some((row.cells[arm - 1], world.weight))
                })
                .collect();
            let gains: Vec<(f64, f64)> =
                cells.iter().map(|(cell, weight)| (cell.gain_percent, *weight)).collect();
            let share = |is: &dyn Fn(&Cell) -> bool| {
                weighted::share(cells.iter().map(|(cell, weight)| (is(cell), *weight)))
            };
            let Some(gain_percent) = Range::of(&gains) else { continue };
            rows.push(SetRow {
                load: first.load.clone(),
                metric: first.metric.clone(),
                arm,
                gain_percent,
                better: share(&|cell| cell.significant && cell.gain_percent > 0.0),
                worse: share(&Cell::loses),
            });
        }
    }
    rows
}
