//! What a target measured over the seeds of a setting.

use crate::experiment::target::Target;
use crate::experiment::tune::{Judged, Question};
use crate::tell::amount::shown;

/// The median and the worst seed in words.
pub(super) fn median_and_worst(question: &Question, judged: &Judged, target: usize) -> [String; 2] {
    let Target { metric, comparison, .. } = &question.targets[target];
    let told = |value: f64| shown(value, metric.unit());
    [judged.median(target), judged.worst(target, *comparison)]
        .map(|value| value.map_or("-".into(), told))
}

/// The median of the seeds, if it is a number.
pub(super) fn median(judged: &Judged, target: usize) -> Option<f64> {
    judged.median(target).filter(|value| value.is_finite())
}
