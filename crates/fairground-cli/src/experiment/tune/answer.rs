//! What a search comes to: the cheapest setting and what speaks for it, or why there is none.

use super::cost::Cost;
use crate::experiment::statistics::moments::median;
use crate::experiment::statistics::scatter::Scatter;
use crate::experiment::target::{Comparison, Target};
use crate::experiment::worlds::{Agreement, World, heaviest};
use crate::read::Loaded;
use crate::run::load::Offered;
use crate::run::overload::Overload;
use fairground::units::Ns;
use std::collections::BTreeMap;

/// What came out.
#[derive(Debug)]
pub struct Answer {
    /// The setting, or why there is none.
    pub outcome: Outcome,
    /// Why the scenario is not like what it was fitted to, if its writer knew.
    pub misfit: Option<String>,
    /// What comes from outside, in the scenario as it stands.
    pub offered: Vec<Offered>,
    /// Simulations that it took.
    pub runs: usize,
    /// Settings that there are.
    pub settings: usize,
    /// How long a history is, unless its work is done before.
    pub history_ns: Ns,
    /// What is known of each setting that was looked at, in each world.
    pub looked: BTreeMap<Vec<usize>, Vec<Judged>>,
}

/// A setting, or none.
#[derive(Debug)]
pub enum Outcome {
    /// The cheapest that meets the targets.
    Found(Box<Found>),
    /// None does.
    Infeasible(Box<Infeasible>),
}

/// A setting that was run.
#[derive(Debug)]
pub struct Row {
    /// Values, as places in the axes.
    pub at: Vec<usize>,
    /// What was measured in the likeliest world.
    pub judged: Judged,
    /// What was measured in each world.
    pub worlds: Vec<Judged>,
}

/// The cheapest setting.
#[derive(Debug)]
pub struct Found {
    /// It, with the common seeds.
    pub best: Row,
    /// It, with the fresh seeds, in the likeliest world.
    pub check: Judged,
    /// It, with the fresh seeds, in each world.
    pub checks: Checks,
    /// The share of histories that these prove, in each world in which it holds.
    pub proven: f64,
    /// At this confidence, 0 to 1.
    pub confidence: f64,
    /// The next cheaper setting, if there is one.
    pub cheaper: Option<Row>,
    /// For each dearer choice of the other knobs that lets the first be cheaper: the answer at it.
    pub front: Vec<Row>,
    /// Settings that missed although a cheaper one held.
    pub holes: Vec<Hole>,
    /// What is small, if it is not one knob.
    pub minimised: Option<Minimised>,
    /// Groups beside the tuned ones.
    pub neighbours: Vec<Neighbour>,
    /// The scenario of the setting.
    pub loaded: Loaded,
}

/// A cost that is not one knob.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimised {
    /// What it is.
    pub cost: Cost,
    /// What the answer costs, on average of the common seeds.
    pub value: f64,
    /// What the scenario costs as it stands, if runs measure it.
    pub before: Option<f64>,
    /// Settings that were looked at.
    pub looked_at: usize,
}

/// A setting in every world.
#[derive(Clone, PartialEq, Debug)]
pub struct Checks {
    /// By world what was measured.
    pub worlds: Vec<Judged>,
    /// By world whether the targets hold.
    pub holds: Vec<bool>,
    /// In which worlds they do.
    pub agreement: Agreement,
    /// The share of the weight of these, 0 to 1.
    pub weight: f64,
}

impl Checks {
    /// What was measured in the likeliest of these worlds.
    pub fn in_likeliest(&self, worlds: &[World]) -> &Judged {
        &self.worlds[heaviest(worlds)]
    }

    /// Signs of overload of every run.
    pub fn overloads(&self) -> impl Iterator<Item = &Vec<Overload>> {
        self.worlds.iter().flat_map(|judged| &judged.overloads)
    }

    /// Runs in all worlds.
    pub fn tried(&self) -> usize {
        self.worlds.iter().map(Judged::tried).sum()
    }

    /// Runs in which all targets held.
    pub fn held(&self) -> usize {
        self.worlds.iter().map(|judged| judged.held).sum()
    }
}

/// A setting that missed although a cheaper one held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hole {
    /// The setting.
    pub at: Vec<usize>,
    /// It is cheaper than the answer: what held below it did so by luck.
    pub is_below: bool,
}

/// What a setting does to a group beside.
#[derive(Clone, PartialEq, Debug)]
pub struct Neighbour {
    /// Its path.
    pub path: String,
    /// Mean delay of its tasks in the scenario as it stands, and with the setting, ms.
    pub delay_ms_mean: [f64; 2],
    /// Their CPU time, ms.
    pub runtime_ms: [f64; 2],
}

/// What one run gave.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// For each target, in the metric's unit.
    pub values: Vec<f64>,
    /// Signs of overload.
    pub overloads: Vec<Overload>,
    /// What it costs, if runs measure that.
    pub cost: f64,
}

/// What is known of a setting.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// By place of the seed: what was measured for each target, in the metric's unit.
    pub runs: BTreeMap<usize, Vec<f64>>,
    /// Seeds in which all targets hold.
    pub held: usize,
    /// By place of the seed: what the run costs, if runs measure that.
    pub costs: BTreeMap<usize, f64>,
    /// By seed the signs of overload.
    pub overloads: Vec<Vec<Overload>>,
    /// Why the scenario can't be like this: the kernel refuses a burst above the quota.
    pub refused: Option<String>,
}

impl Judged {
    /// Seeds that it was run with.
    pub fn tried(&self) -> usize {
        self.runs.len()
    }

    /// By seed, in order, what was measured for each target.
    pub fn values(&self) -> impl Iterator<Item = &Vec<f64>> {
        self.runs.values()
    }

    /// Notes a run; true if every target holds in it.
    pub fn note(&mut self, place: usize, run: Measured, targets: &[Target]) -> bool {
        let Measured { values, overloads, cost } = run;
        let mut pairs = targets.iter().zip(&values);
        let held = pairs.all(|(target, value)| target.holds(*value));
        self.held += usize::from(held);
        self.runs.insert(place, values);
        self.costs.insert(place, cost);
        self.overloads.push(overloads);
        held
    }

    /// True if no more seeds missed than are allowed.
    pub fn holds(&self, misses_max: usize) -> bool {
        self.refused.is_none() && self.tried() - self.held <= misses_max
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

/// That no setting meets the targets.
#[derive(Debug)]
pub struct Infeasible {
    /// The setting that came nearest of those that were looked at.
    pub nearest: Row,
    /// The share of histories that it may hold in, for all that is known, in worlds that carry
    /// nearly all of the weight.
    pub possible: f64,
    /// Whether enough of it is possible that no setting is said to miss.
    pub undecided: bool,
    /// True if dearer settings were left out: too many candidates had failed with fresh seeds.
    pub is_unfinished: bool,
    /// Settings between which targets that want more and targets that want less change places.
    pub conflict: Option<Conflict>,
    /// Groups whose tasks are asked for more than they may have there, in the heaviest world in
    /// which there are any; none if worlds with nearly all of the weight have none.
    pub overload: Vec<Overload>,
    /// The share of the weight of worlds in which there are any, 0 to 1.
    pub overload_weight: f64,
    /// Groups beside the varied ones without whose limit all would be met.
    pub held_down_by: Vec<String>,
    /// The nearest setting in each world, with the common seeds.
    pub worlds: Checks,
    /// The same setting without any limit in each world, if it has one.
    pub unlimited: Option<Checks>,
}

/// Targets that no setting meets together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// Up to this setting some miss.
    pub below: Vec<usize>,
    /// These, by their place.
    pub want_more: Vec<usize>,
    /// From this setting on others miss.
    pub above: Vec<usize>,
    /// These.
    pub want_less: Vec<usize>,
}
