//! What a search comes to: the cheapest setting and what speaks for it, or why there is none.

use super::cost::Cost;
use super::judged::Judged;
use crate::experiment::untold::Untold;
use crate::experiment::worlds::{Agreement, World, heaviest};
use crate::read::Loaded;
use crate::run::load::Offered;
use crate::run::overload::Overload;
use crate::run::signs::{Sign, of_runs, of_worlds};
use fairground::units::Ns;
use std::collections::BTreeMap;

/// A knob that decides nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inert {
    /// Its key.
    pub key: String,
    /// Values that were tried: the answer's, the first, the middle one and the last.
    pub values: Vec<String>,
    /// True if the histories are the same with all of these.
    pub is_same: bool,
    /// Why it decides nothing, where that is known.
    pub because: Option<String>,
}

/// What came out.
#[derive(Debug)]
pub struct Answer {
    /// The setting, or why there is none.
    pub outcome: Outcome,
    /// Why the scenario is not like what it was fitted to, if its writer knew.
    pub misfit: Option<String>,
    /// What the services of a set can't tell of the setting that was found.
    pub untold: Option<Untold>,
    /// What comes from outside, in the scenario as it stands.
    pub offered: Vec<Offered>,
    /// Simulations that it took.
    pub runs: usize,
    /// Settings that there are.
    pub settings: usize,
    /// Name of the machine, in the scenario as it stands.
    pub machine: String,
    /// Its kernel's profile.
    pub kernel: String,
    /// How long a history is, unless its work is done before.
    pub history_ns: Ns,
    /// Knobs that change nothing.
    pub inert: Vec<Inert>,
    /// Groups that no target is of, whose limit or weight varies: the most for them is wanted.
    pub theirs: Vec<String>,
    /// The scenario as it stands, if that meets the targets.
    pub today: Option<Today>,
    /// Settings that are no candidates, and why.
    pub left_out: BTreeMap<Vec<usize>, String>,
    /// What is known of each setting that was looked at, in each world.
    pub looked: BTreeMap<Vec<usize>, Vec<Judged>>,
}

/// The scenario as it stands, where it meets the targets.
#[derive(Clone, PartialEq, Debug)]
pub struct Today {
    /// True if it is the answer.
    pub is_answer: bool,
    /// Whether seeds that chose nothing prove it, which only a setting of the grid is tried for.
    pub proven: Option<bool>,
    /// It, with those seeds or else with the common ones, in each world.
    pub checks: Checks,
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
    /// Settings of the same cost that meet the targets too, with the common seeds.
    pub alike: Vec<Row>,
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

    /// Signs of overload; of a set in how many explanations each is seen. And of how many runs, or
    /// explanations, that is.
    pub fn signs(&self) -> (Vec<Sign>, usize) {
        let of_world = |judged: &Judged| of_runs(judged.shown.values());
        match &self.worlds[..] {
            [only] => (of_world(only), only.tried()),
            several => {
                let worlds: Vec<Vec<Sign>> = several.iter().map(of_world).collect();
                (of_worlds(&worlds), worlds.len())
            }
        }
    }

    /// Runs in all worlds.
    pub fn tried(&self) -> usize {
        self.worlds.iter().map(Judged::tried).sum()
    }

    /// Runs in which all targets held.
    pub fn held(&self) -> usize {
        self.worlds.iter().map(Judged::held).sum()
    }
}

/// A setting that missed although a cheaper one held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hole {
    /// The setting.
    pub at: Vec<usize>,
    /// It is cheaper than the answer, and something cheaper than it held.
    pub is_below: bool,
    /// Histories in which it held, of those that were tried: in the likeliest explanation of a set.
    pub held: usize,
    /// Those that were tried.
    pub tried: usize,
    /// It held so often that it may hold in enough of all histories.
    pub may_hold: bool,
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
    /// In which share of its periods it was throttled, per cent; no number without a limit.
    pub throttled_percent: [f64; 2],
    /// What its tasks serve.
    pub spans: Vec<NeighbourSpan>,
}

/// Requests of a group beside.
#[derive(Clone, PartialEq, Debug)]
pub struct NeighbourSpan {
    /// The span's name.
    pub name: String,
    /// Their p99 in the scenario as it stands, and with the setting, ms.
    pub p99_ms: [f64; 2],
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
    /// A setting that meets all targets without a limit that no knob varies, where they are in
    /// conflict under it.
    pub met_unlimited: Option<Vec<usize>>,
    /// Groups whose tasks are asked for more than they may have there, in the heaviest world in
    /// which there are any; none if worlds with nearly all of the weight have none.
    pub overload: Vec<Overload>,
    /// The share of the weight of worlds in which there are any, 0 to 1.
    pub overload_weight: f64,
    /// Groups beside the varied ones without whose limit all would be met.
    pub held_down_by: Vec<String>,
    /// True if it takes all of these together.
    pub held_down_together: bool,
    /// The nearest setting in each world, with the common seeds.
    pub worlds: Checks,
    /// The nearest setting beside groups that get only what nobody else wants, where no other
    /// reason is known.
    pub idled: Vec<Idled>,
    /// Groups that no target is of, if theirs are the only limits that vary.
    pub theirs: Vec<String>,
    /// The same setting without the limits that vary in each world, if it has one; where none
    /// varies, without any.
    pub unlimited: Option<Checks>,
}

/// A group beside with `cpu.idle` set to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Idled {
    /// Its path.
    pub path: String,
    /// What was measured so, with the common seeds, if the targets are met.
    pub met: Option<Checks>,
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
