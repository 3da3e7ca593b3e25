//! What a switch changes in a drawn experiment, ours beside the kernel's.

use std::collections::BTreeMap;

/// Values by run, by subject and metric.
pub type Figures = BTreeMap<String, Vec<f64>>;

/// What is compared of each task.
const METRICS: [&str; 2] = ["mean delay, ms", "switches"];

/// How many changes are as the kernel's.
#[derive(Clone, Copy, Default)]
pub struct Changes {
    pub all: usize,
    /// Within 5 points, or 5 % where the kernel's figure grows.
    pub right: usize,
    /// The kernel's median moves by more than 5 points.
    pub moved: usize,
    /// Of those: ours moves the same way, and by as much.
    pub same_way: usize,
    pub moved_right: usize,
}

/// The sides of a pair: as the kernel is, and with the feature off.
pub struct Pair {
    pub on: Figures,
    pub off: Figures,
}

impl Pair {
    /// The figure's median with the feature off, as a multiple of that with it; none if it is 0.
    fn change(&self, key: &str) -> Option<f64> {
        let (on, off) = (median(&self.on[key]), median(&self.off[key]));
        (on > 0.0).then(|| off / on)
    }
}

impl Changes {
    pub fn of(kernel: &Pair, ours: &Pair) -> Changes {
        const NEAR: f64 = 0.05;
        let mut changes = Changes::default();
        for key in kernel.on.keys().filter(|key| METRICS.iter().any(|m| key.ends_with(m))) {
            let (Some(theirs), Some(ours)) = (kernel.change(key), ours.change(key)) else {
                continue;
            };
            let right = (theirs - ours).abs() <= NEAR * theirs.max(1.0);
            let moved = (theirs - 1.0).abs() > NEAR;
            changes.all += 1;
            changes.right += usize::from(right);
            changes.moved += usize::from(moved);
            changes.same_way += usize::from(moved && (theirs > 1.0) == (ours > 1.0));
            changes.moved_right += usize::from(moved && right);
        }
        changes
    }
}

/// The mean of the two middle ones, of an even number.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let (low, high) = ((sorted.len() - 1) / 2, sorted.len() / 2);
    f64::midpoint(sorted[low], sorted[high])
}
