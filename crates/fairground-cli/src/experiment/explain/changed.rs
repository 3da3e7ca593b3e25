//! A change beside what it does.

use super::change::Change;
use super::world::World;
use fairground_statistics::weighted::Range;

/// A change and what it does.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The change.
    pub change: Change,
    /// What all explanations do after it.
    pub world: World,
    /// Whether it is one of the few that a page tells of.
    pub is_told: bool,
}

impl Changed {
    /// By how much it changes each explanation's p99, per cent: what a range of p99s before and one
    /// after can't tell, since the explanations differ in both. No finer than such a quotient is.
    pub fn p99_percent(&self, now: &World) -> Range {
        let pairs = now.all.iter().zip(&self.world.all);
        let by = |before_ms: f64, after_ms: f64| 100.0 * (after_ms - before_ms) / before_ms;
        let all: Vec<(f64, f64)> = pairs
            .map(|((weight, before), (_, after))| (by(before.p99_ms, after.p99_ms), *weight))
            .collect();
        Range::of(&all).unwrap_or(Range::NOTHING).coarse_change()
    }
}
