//! What a sweep measured, and what its settings are called.

use crate::experiment::plan::Plan;
use crate::run::metric::Metric;

/// Places in the list of signs.
pub(super) const BEST: usize = 0;
pub(super) const ALIKE: usize = 1;
pub(super) const REFUSED: usize = 2;

/// One metric of all settings: by setting, what each seed gave.
pub(super) struct Measured {
    pub metric: Metric,
    pub by_setting: Vec<Vec<(u64, f64)>>,
}

/// Places of a setting's values; the last axis goes fastest.
pub(super) fn at(plan: &Plan, setting: usize) -> Vec<usize> {
    let mut rest = setting;
    let mut at: Vec<usize> = plan
        .vary
        .iter()
        .rev()
        .map(|axis| {
            let place = rest % axis.values.len();
            rest /= axis.values.len();
            place
        })
        .collect();
    at.reverse();
    at
}

/// A setting in words.
pub(super) fn name(plan: &Plan, setting: usize) -> String {
    let pairs = plan.vary.iter().zip(at(plan, setting));
    let pairs = pairs.map(|(axis, place)| format!("{}={}", axis.key, axis.values[place]));
    pairs.collect::<Vec<_>>().join(" ")
}
