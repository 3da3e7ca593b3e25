//! A comparison over a set of explanations: each is compared by itself, with the same seeds in both
//! arms, and gains become ranges.

use super::comparison::{Cell, Comparison};
use super::question::Question;
use super::usual::metrics_of_explanation;
use crate::base::failure::Failure;
use crate::experiment::worlds::World;
use crate::read::{Loaded, Overrides};
use crate::run::metric::Metric;
use fairground_statistics::better::Better;
use fairground_statistics::weighted::{self, Range};

/// What came out.
pub struct ComparedSet {
    /// The explanations.
    pub worlds: Vec<World>,
    /// Why they are not like the measured service, if the writer of the set knew.
    pub misfit: Option<String>,
    /// What is true of each.
    pub compared: Vec<Comparison>,
    /// Gains over the explanations, those that lose anywhere first.
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
    /// Explanations that have a number of it.
    pub explanations: usize,
    /// How many there are.
    pub of: usize,
    /// The share of all weight that those with a number carry, 0 to 1.
    pub weight: f64,
    /// The gain over those that have what is measured, per cent, better is more; of a time no finer
    /// than a quotient of two of an explanation's times is.
    pub gain_percent: Range,
    /// The share of their weight in which it is significantly better, or more.
    pub better: f64,
    /// And significantly worse, or less.
    pub worse: f64,
}

impl SetRow {
    /// The share of the weight in which it is a loss, which less of something isn't.
    pub fn loses(&self) -> f64 {
        if self.metric.better() == Better::Neither { 0.0 } else { self.worse }
    }
}

impl ComparedSet {
    /// Gains that are losses in one explanation at least.
    pub fn losses(&self) -> impl Iterator<Item = &SetRow> {
        self.rows.iter().filter(|row| row.loses() > 0.0)
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
        let metrics = match question.metrics.is_empty() {
            true => usual(&base(question, &overrides)?),
            false => question.metrics.clone(),
        };
        super::compare(Question { overrides, metrics, ..question.clone() })
    };
    let misfit = base(question, &worlds[0].over(&question.overrides))?.of_set.misfit;
    let compared = worlds.iter().map(one).collect::<Result<Vec<_>, Failure>>()?;
    let mut rows = rows(&worlds, &compared);
    // The sort is stable: what loses alike, or not at all, keeps its place.
    rows.sort_by(|a, b| b.loses().total_cmp(&a.loses()));
    Ok(ComparedSet { worlds, misfit, compared, rows })
}

/// An explanation as the baseline has it.
fn base(question: &Question, overrides: &Overrides) -> Result<Loaded, Failure> {
    let machine = question.machines.first().cloned().or(overrides.machine.clone());
    question.scenarios[0].load(&Overrides { machine, ..overrides.clone() })
}

/// What is measured of an explanation if nobody says what.
fn usual(base: &Loaded) -> Vec<String> {
    metrics_of_explanation(base).iter().map(|metric| metric.name().to_owned()).collect()
}

/// A row for everything that is measured in any explanation.
fn rows(worlds: &[World], compared: &[Comparison]) -> Vec<SetRow> {
    let mut keys: Vec<(&Metric, &Option<String>)> = Vec::new();
    for row in compared.iter().flat_map(Comparison::rows) {
        let key = (&row.metric, &row.load);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let arms = 1..compared[0].arms.len();
    let of_arms = |key| arms.clone().filter_map(move |arm| set_row(worlds, compared, key, arm));
    keys.into_iter().flat_map(of_arms).collect()
}

fn set_row(
    worlds: &[World],
    compared: &[Comparison],
    (metric, load): (&Metric, &Option<String>),
    arm: usize,
) -> Option<SetRow> {
    let cell = |(world, compared): (&World, &Comparison)| {
        let row = compared.rows().find(|row| row.metric == *metric && row.load == *load)?;
        Some((row.cells[arm - 1], world.weight))
    };
    let cells: Vec<(Cell, f64)> = worlds.iter().zip(compared).filter_map(cell).collect();
    let gains: Vec<(f64, f64)> =
        cells.iter().map(|(cell, weight)| (cell.gain_percent, *weight)).collect();
    let has = |(world, compared): (&World, &Comparison)| {
        let told = cell((world, compared)).is_some_and(|(cell, _)| !cell.gain_percent.is_nan());
        (told, world.weight)
    };
    let told = || worlds.iter().zip(compared).map(has);
    let share = |is: &dyn Fn(&Cell) -> bool| {
        weighted::share(cells.iter().map(|(cell, weight)| (is(cell), *weight)))
    };
    Some(SetRow {
        load: load.clone(),
        metric: metric.clone(),
        arm,
        explanations: told().filter(|(has, _)| *has).count(),
        of: worlds.len(),
        weight: weighted::share(told()),
        gain_percent: coarse(metric, Range::of(&gains)?),
        better: share(&Cell::rises),
        worse: share(&Cell::falls),
    })
}

/// A gain of less time is a change with the other sign.
fn coarse(metric: &Metric, gain_percent: Range) -> Range {
    match (metric.unit().is_time(), metric.better()) {
        (false, _) => gain_percent,
        (true, Better::Lower) => gain_percent.negated().coarse_change().negated(),
        (true, Better::Higher | Better::Neither) => gain_percent.coarse_change(),
    }
}
