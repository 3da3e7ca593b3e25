//! By how much the nearest setting misses the targets.

use super::amount::{percent, shown};
use crate::base::text::write_text;
use crate::experiment::longer;
use crate::experiment::overloaded::GROWS;
use crate::experiment::tune::{Checks, Miss, Question};
use crate::experiment::worlds::NEEDED;
use std::io::{self, Write};

/// By how much the nearest setting misses: one line for each target.
///
/// # Errors
/// When `out` does not take it.
pub(super) fn write_misses(
    out: &mut dyn Write,
    question: &Question,
    nearest: &Checks,
) -> io::Result<()> {
    for miss in question.misses(&nearest.worlds) {
        let Miss { target, missed, of, weight, grows, longer, reached } = miss;
        let target = &question.targets[target];
        let (metric, share) = (&target.metric, percent(question.share));
        let is_set = question.grid.worlds.len() > 1;
        let missed = match is_set {
            true => where_missed(question, weight),
            false => format!(" in {missed} of {of} runs"),
        };
        let them = match is_set {
            true => format!("the runs of explanations that carry {}", percent(NEEDED)),
            false => "them".into(),
        };
        let may_hold = reached.is_nan() || target.may_hold(reached);
        let reached = match reached.is_nan() {
            _ if grows => GROWS.to_owned(),
            true => format!("too many of {them} give no {metric} at all"),
            false => {
                format!(
                    "in {share} of {them} {metric} is {} or better",
                    shown(reached, metric.unit())
                )
            }
        };
        let reached = match longer > 1.0 {
            true => format!("{reached}; {}", longer::in_words(longer)),
            false => reached,
        };
        let is_unsure = may_hold && (target.margin > 0.0 || longer > 1.0);
        let misses = if is_unsure { "does not surely meet" } else { "misses" };
        write_text(out, "", &format!("The nearest {misses} '{target}'{missed}; {reached}."))?;
    }
    Ok(())
}

/// In which explanations of a set the others are not enough: `, in explanations that carry 53 % of
/// the weight`. Nothing of a plain scenario.
pub(super) fn where_missed(question: &Question, weight: f64) -> String {
    match question.grid.worlds.len() {
        1 => String::new(),
        _ => format!(" in explanations that carry {} of the weight", percent(weight)),
    }
}
