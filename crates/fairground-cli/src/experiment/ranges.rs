//! A scenario that may be one of several worlds: what each of them measures, and the ranges.

use super::measured::{Measured, measure};
use super::points::Point;
use super::worlds::World;
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::metric::Metric;
use crate::run::overload::Overload;
use crate::run::signs::{Sign, of_several};
use fairground::sim::scenario::Scenario;
use fairground_statistics::weighted::Range;

/// What is measured of the first span, if the scenario has any.
const OF_SPAN: [&str; 5] = ["p50", "p90", "p99", "latency_ms_p999", "throughput"];
/// What is measured of its limited groups, if there are any.
const OF_LIMIT: [&str; 3] = ["throttle_ratio", "throttled_ms", "usage_s"];
/// What is measured of a scenario with neither.
const OF_TASKS: [&str; 2] = ["delay_ms_mean", "wake_latency_us_p99"];

/// What came out.
pub struct Ranges {
    /// The worlds.
    pub worlds: Vec<World>,
    /// What is measured.
    pub metrics: Vec<Metric>,
    /// By world, what it gave; NaN where a run gave no number.
    pub values: Vec<Vec<f64>>,
    /// By world its signs of overload.
    pub overloads: Vec<Vec<Overload>>,
    /// The seed of the first world; each more has the next one.
    pub seed: u64,
    /// Digest of all runs.
    pub digest: u64,
}

impl Ranges {
    /// Signs of overload of all worlds.
    pub fn signs(&self) -> Vec<Sign> {
        of_several(&self.overloads, self.worlds.len())
    }

    /// The range of a metric; a time is no finer than explanations are.
    pub fn of(&self, metric: usize) -> Option<Range> {
        let numbers = self.values.iter().zip(&self.worlds);
        let numbers = numbers.map(|(values, world)| (values[metric], world.weight));
        let range = Range::of(&numbers.collect::<Vec<_>>())?;
        Some(if self.metrics[metric].unit().is_time() { range.coarse() } else { range })
    }
}

/// Runs every world once, with the seeds from the scenario's on.
///
/// # Errors
/// When something is wrong with a world.
pub fn ranges(asked: &Asked, overrides: &Overrides, worlds: Vec<World>) -> Result<Ranges, Failure> {
    let first = worlds.first().map_or(overrides.clone(), |world| world.over(overrides));
    let scenario = asked.load(&first)?.scenario;
    measured(asked, overrides, worlds, usual(&scenario)?, scenario.seed)
}

/// What is measured of a scenario if nobody says what.
pub(super) fn usual(scenario: &Scenario) -> Result<Vec<Metric>, Failure> {
    let limited = scenario.groups.iter().any(|group| group.limit.quota_ns.is_some());
    let mut names: Vec<&str> = Vec::new();
    names.extend(if scenario.workload.spans.is_empty() { &OF_TASKS[..] } else { &OF_SPAN });
    names.extend(if limited { &OF_LIMIT[..] } else { &[] });
    let metrics = names.iter().map(|name| Metric::parse(name)).collect::<Result<_, _>>();
    metrics.map_err(Failure::Usage)
}

/// Runs every world once and measures these.
///
/// # Errors
/// When something is wrong with a world, or it has not what is measured.
pub fn measured(
    asked: &Asked,
    overrides: &Overrides,
    worlds: Vec<World>,
    metrics: Vec<Metric>,
    seed: u64,
) -> Result<Ranges, Failure> {
    let point = |world: &World| Point { overrides: world.over(overrides), seed: world.seed(seed) };
    let points: Vec<Point> = worlds.iter().map(point).collect();
    let Measured { values, shown, digest, .. } =
        measure(asked, &points, &metrics.iter().collect::<Vec<_>>())?;
    let overloads = shown.into_iter().map(|shown| shown.signs).collect();
    Ok(Ranges { worlds, metrics, values, overloads, seed, digest })
}
