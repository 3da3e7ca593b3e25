//! A drawn experiment beside what was said of it.

use super::{Halves, Told};
use crate::replay::Recording;
use crate::replay::figures::{Side, figures};
use crate::replay::score::{Line, agreement, turns};

/// How many figures are how near.
#[derive(Clone, Copy, Default)]
pub struct Beside {
    /// All that are not 0 in every run of both sides.
    pub figures: usize,
    /// Within the tolerances of the other recordings.
    pub hits: usize,
    /// The medians differ by half a percent at most.
    pub near: usize,
    /// The ranges of both sides' runs overlap.
    pub overlaps: usize,
    pub halves: Halves,
    /// Runs whose turns were recorded, and those of them where all are the same.
    pub runs: usize,
    pub same_turns: usize,
}

impl Beside {
    pub fn of(kernel: &Recording, told: &Told) -> Beside {
        let runs = kernel.runs().len();
        let sides: Vec<Side> = (0..runs).map(|run| Side::recorded(kernel, run)).collect();
        let mut beside = Beside::default();
        for figure in figures(kernel, &sides) {
            let said = told.figures[&figure.key()].clone();
            // What never happened on either side, such as bursts without a burst, proves little.
            if figure.values.iter().chain(&said).all(|value| *value == 0.0) {
                continue;
            }
            beside.figures += 1;
            beside.overlaps += usize::from(overlap(&figure.values, &said));
            beside.halves.add(&figure, &said);
            let line = Line::new(figure, said);
            beside.hits += usize::from(line.hit());
            beside.near += usize::from(line.is_within_pct(0.5));
        }
        if kernel.has_turns() {
            let tasks = kernel.task_names().len();
            // Both keep as many switches, those to idle and to others' tasks too: one ends first.
            let agree = |run: usize| {
                let (kernel, ours) = (kernel.sequence(run), &told.switches[run]);
                let (same, all) = agreement(&kernel, ours, tasks);
                same == all.min(turns(ours, tasks).len())
            };
            beside.runs = runs;
            beside.same_turns = (0..runs).filter(|run| agree(*run)).count();
        }
        beside
    }
}

/// Whether two ranges have a point in common; figures have three digits.
fn overlap(a: &[f64], b: &[f64]) -> bool {
    const RESOLUTION: f64 = 0.001;
    let low = |values: &[f64]| values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = |values: &[f64]| values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    low(a) <= high(b) + RESOLUTION && low(b) <= high(a) + RESOLUTION
}
