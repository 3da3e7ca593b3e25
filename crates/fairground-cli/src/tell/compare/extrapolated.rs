//! Times of whole workloads of which only a part was run.

use crate::experiment::compare::{Comparison, Row, Section};
use fairground::units::{NS_PER_SEC, Ns};

/// A run that is shorter than the time it tells by more than this part of it did not do all.
const ENDED: f64 = 0.02;

/// What is not in times that are worked out from a rate, if any are.
pub(super) fn told(done: &Comparison) -> Option<String> {
    done.sections.iter().any(is_extrapolated).then(|| {
        "goal_s is extrapolated: a run stops as soon as its rate is known (to 1 % over at least \
         0.1 s, if --until says nothing else), so what comes later, as the end, when fewer and \
         fewer are left, is in no arm; --until end runs all"
            .into()
    })
}

fn is_extrapolated(section: &Section) -> bool {
    let rows = section.rows.iter().filter(|row| row.metric.is_of("goal_s"));
    rows.zip(section.lengths_ns.iter().cycle()).any(|(row, lengths_ns)| {
        lengths_ns.iter().enumerate().any(|(arm, length_ns)| is_longer(row, arm, *length_ns))
    })
}

fn is_longer(row: &Row, arm: usize, length_ns: Ns) -> bool {
    row.mean_of(arm) * (1.0 - ENDED) > length_ns as f64 / NS_PER_SEC as f64
}
