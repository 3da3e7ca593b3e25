//! What is known of a setting: its runs, and whether the targets hold in them.

use super::question::RISK;
use crate::experiment::confidence::upper_bound;
use crate::experiment::longer::longer;
use crate::experiment::overloaded::meaningless;
use crate::experiment::target::{Comparison, Target};
use crate::run::overload::Shown;
use fairground_statistics::moments::median;
use fairground_statistics::scatter::Scatter;
use std::collections::BTreeMap;

/// What one run gave.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// For each target, in the metric's unit.
    pub values: Vec<f64>,
    /// What it shows of overload.
    pub shown: Shown,
    /// What it costs, if runs measure that.
    pub cost: f64,
}

/// What is known of a setting.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// By place of the seed: what was measured for each target, in the metric's unit.
    pub runs: BTreeMap<usize, Vec<f64>>,
    /// The same as longer runs may show it; these are what the targets are held against.
    pub long: BTreeMap<usize, Vec<f64>>,
    /// Seeds in which all targets hold by their numbers.
    kept: usize,
    /// By target, whether it can't hold whatever the numbers are: the queue of its span grows.
    pub grows: Vec<bool>,
    /// By place of the seed: what the run costs, if runs measure that.
    pub costs: BTreeMap<usize, f64>,
    /// By place of the seed: what the run shows of overload.
    pub shown: BTreeMap<usize, Shown>,
    /// Why the scenario can't be like this: the kernel refuses a burst above the quota.
    pub refused: Option<String>,
}

impl Judged {
    /// The share of histories in which all targets may hold, by those that were run.
    pub fn possible(&self) -> f64 {
        upper_bound(self.held(), self.tried(), RISK)
    }

    /// Seeds that it was run with.
    pub fn tried(&self) -> usize {
        self.runs.len()
    }

    /// By seed, in order, what was measured for each target.
    pub fn values(&self) -> impl Iterator<Item = &Vec<f64>> {
        self.runs.values()
    }

    /// Notes a run; true if every target holds in it. One of `among` histories may miss.
    pub fn note(&mut self, place: usize, run: Measured, targets: &[Target], among: f64) -> bool {
        let Measured { values, shown, cost } = run;
        let pairs = targets.iter().zip(&values);
        let long = pairs.map(|(target, value)| value * longer(target, &shown, among));
        let long: Vec<f64> = long.collect();
        let kept = targets.iter().zip(&long).all(|(target, value)| target.holds(*value));
        self.kept += usize::from(kept);
        self.long.insert(place, long);
        self.runs.insert(place, values);
        self.costs.insert(place, cost);
        self.shown.insert(place, shown);
        self.grows = meaningless(targets, self.shown.values());
        kept
    }

    /// True if a queue grows of which a target bounds the times.
    pub fn is_overloaded(&self) -> bool {
        self.grows.contains(&true)
    }

    /// Seeds in which a target does not hold: all, if the queue of what it bounds grows.
    pub fn misses(&self, place: usize, target: &Target) -> usize {
        match self.grows.get(place) {
            Some(true) => self.tried(),
            _ => self.long.values().filter(|values| !target.holds(values[place])).count(),
        }
    }

    /// How many times as long a longer run may show a target's time, at most.
    pub fn longer(&self, target: usize) -> f64 {
        let pairs = self.long.values().zip(self.values());
        let factors = pairs.map(|(long, values)| long[target] / values[target]);
        factors.filter(|factor| factor.is_finite()).fold(1.0, f64::max)
    }

    /// True if some run keeps all bounds that might not if it were longer.
    pub fn is_short(&self, targets: &[Target]) -> bool {
        let keeps = |values: &&Vec<f64>| {
            targets.iter().zip(*values).all(|(target, value)| target.holds(*value))
        };
        self.values().filter(keeps).count() > self.kept
    }

    /// Seeds in which all targets hold.
    pub fn held(&self) -> usize {
        if self.is_overloaded() { 0 } else { self.kept }
    }

    /// Seeds in which some target misses by its number.
    pub fn off(&self) -> usize {
        self.tried() - self.kept
    }

    /// True if no more seeds missed than are allowed.
    pub fn holds(&self, misses_max: usize) -> bool {
        self.refused.is_none() && self.tried() - self.held() <= misses_max
    }

    /// What a target measured, smallest first; what was no number is the largest.
    pub fn sorted(&self, target: usize) -> Vec<f64> {
        let mut values: Vec<f64> = self.values().map(|values| values[target]).collect();
        values.sort_by(f64::total_cmp);
        values
    }

    /// Where what a target measures lies in one more history; nothing of fewer than two.
    pub fn scatter(&self, target: usize) -> Option<Scatter> {
        Scatter::of(&self.values().map(|values| values[target]).collect::<Vec<_>>())
    }

    /// The median of what a target measured; nothing of no run.
    pub fn median(&self, target: usize) -> Option<f64> {
        let values = self.sorted(target);
        (!values.is_empty()).then(|| median(&values))
    }

    /// The farthest that it measured on the side that a target does not want; nothing of no run.
    pub fn worst(&self, target: usize, wanted: Comparison) -> Option<f64> {
        let values = self.sorted(target);
        match wanted {
            Comparison::Greater | Comparison::AtLeast => values.first().copied(),
            _ => values.last().copied(),
        }
    }
}
