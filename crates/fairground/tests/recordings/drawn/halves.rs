//! What the kernel itself would score: half of its runs against the other half.
//!
//! A kernel's runs scatter, so nobody can hit every figure, and the kernel doesn't either. Its runs
//! are split into two halves in every way. One half plays the simulator, whose median must hit the
//! other half. Beside it stands what as many of our runs do against the same half.

use crate::replay::figures::{Figure, Rule};
use crate::replay::score::Line;

/// Figures that hit by halves, on average over all ways to split the runs.
#[derive(Clone, Copy, Default)]
pub struct Halves {
    pub kernel: f64,
    pub ours: f64,
}

impl Halves {
    /// Counts one figure, given by run: the kernel's and ours.
    pub fn add(&mut self, kernel: &Figure, ours: &[f64]) {
        let runs = kernel.values.len();
        let halves = (0u32..1 << runs).filter(|half| half.count_ones() as usize == runs / 2);
        let (mut splits, mut by_kernel, mut by_us) = (0, 0, 0);
        for half in halves {
            let judge = chosen(&kernel.values, !half);
            let hits = |said: &[f64]| hits(kernel.rule, &judge, chosen(said, half));
            splits += 1;
            by_kernel += u32::from(hits(&kernel.values));
            by_us += u32::from(hits(ours));
        }
        self.kernel += f64::from(by_kernel) / f64::from(splits);
        self.ours += f64::from(by_us) / f64::from(splits);
    }
}

/// The runs whose bit is set.
fn chosen(values: &[f64], half: u32) -> Vec<f64> {
    let runs = values.iter().enumerate().filter(|(run, _)| half >> run & 1 == 1);
    runs.map(|(_, value)| *value).collect()
}

fn hits(rule: Rule, judge: &[f64], said: Vec<f64>) -> bool {
    let (subject, values) = (String::new(), judge.to_vec());
    Line::new(Figure { subject, metric: "", rule, values }, said).hit()
}
