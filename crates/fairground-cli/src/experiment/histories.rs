//! One scenario in many histories: what each gave, and so where one more lies.

use super::measured::{Measured, measure};
use super::points::Point;
use super::ranges::usual;
use super::throttled;
use crate::base::console;
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::metric::Metric;
use fairground_statistics::moments::{median, numbers};
use fairground_statistics::scatter::Scatter;
use std::ops::RangeInclusive;

/// What came out.
pub struct Histories {
    /// Name of the machine.
    pub machine: String,
    /// The kernel's profile.
    pub kernel: String,
    /// Whose histories.
    pub seeds: RangeInclusive<u64>,
    /// What is measured.
    pub metrics: Vec<Metric>,
    /// By history.
    pub measured: Measured,
}

impl Histories {
    /// What a metric gave, by history.
    pub fn values(&self, metric: usize) -> Vec<f64> {
        self.measured.values.iter().map(|values| values[metric]).collect()
    }

    /// Median of what a metric gave; NaN without any number.
    pub fn median(&self, metric: usize) -> f64 {
        median(&numbers(&self.values(metric)))
    }

    /// Where a metric of one more history lies; nothing if fewer than two gave a number.
    pub fn scatter(&self, metric: usize) -> Option<Scatter> {
        Scatter::of(&self.values(metric))
    }
}

/// Runs a scenario once with each seed.
///
/// # Errors
/// When something is wrong with it.
pub fn histories(
    asked: &Asked,
    overrides: &Overrides,
    seeds: RangeInclusive<u64>,
) -> Result<Histories, Failure> {
    let scenario = asked.load(overrides)?.scenario;
    let metrics = usual(&scenario)?;
    if let Some(text) = throttled::together(&scenario) {
        console::warn(&text);
    }
    let points = Point::each(overrides, seeds.clone());
    let measured = measure(asked, &points, &metrics.iter().collect::<Vec<_>>())?;
    let kernel = scenario.kernel.profile.to_string();
    Ok(Histories { machine: scenario.machine.name, kernel, seeds, metrics, measured })
}
