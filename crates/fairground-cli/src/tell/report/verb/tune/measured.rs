//! What a target measured over the seeds of a setting.

use crate::experiment::tune::{Judged, Question};
use crate::tell::amount::shown;

/// The median and the worst seed in words.
pub(super) fn median_and_worst(question: &Question, judged: &Judged, target: usize) -> [String; 2] {
    use crate::experiment::target::Comparison::{AtLeast, Greater};
    let values = judged.sorted(target);
    let target = &question.targets[target];
    let worst = match target.comparison {
        Greater | AtLeast => values.first(),
        _ => values.last(),
    };
    let unit = target.metric.unit();
    [values.get(values.len() / 2), worst].map(|value| value.map_or("-".into(), |x| shown(*x, unit)))
}

/// The median of the seeds, if it is a number.
pub(super) fn median(judged: &Judged, target: usize) -> Option<f64> {
    let values = judged.sorted(target);
    values.get(values.len() / 2).copied().filter(|value| value.is_finite())
}
