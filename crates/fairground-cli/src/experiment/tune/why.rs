//! Why no setting meets the targets: more work than CPUs, a limit that is too low at its highest,
//! or something that no limit helps against.

use super::answer::{Checks, Conflict, Infeasible};
use super::judge::Judge;
use super::judged::Judged;
use super::look::Look;
use super::order::Order;
use super::question::Question;
use super::search::Gap;
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::axis::{Axis, Keys};
use crate::experiment::confidence::least_of;
use crate::experiment::worlds::{Agreement, suffices};
use crate::read::Overrides;
use crate::run::overload::{self, Overload};
use std::collections::BTreeSet;

impl Question {
    /// Why nothing was found.
    pub(super) fn why(
        &self,
        (conflict, is_unfinished): (Option<Conflict>, bool),
        top: &[usize],
        judge: &mut Judge<'_>,
    ) -> Result<Infeasible, Failure> {
        let Some(nearest_row) = self.nearest(judge)? else {
            let refused = judge.of(top).and_then(|judged| judged.refused.clone());
            let message = refused.unwrap_or_else(|| "error: there is no setting".into());
            return Err(Failure::Input(message));
        };
        let nearest = &nearest_row.at;
        let whose = Whose::of(self, &self.grid.asked.load(&self.grid.base)?);
        let (overload, overload_weight) = self.overload(nearest, &whose)?;
        let theirs = self.theirs_alone(&whose);
        // Without a limit a group that no target is of would only take more.
        let unlimited = match self.unlimited(nearest)? {
            Some(overrides) if theirs.is_empty() => {
                judge.in_worlds(&overrides)?.map(|worlds| self.enough(worlds))
            }
            _ => None,
        };
        let met_unlimited = match conflict.is_some() && theirs.is_empty() {
            true => self.met_unlimited(judge)?,
            false => None,
        };
        let (held_down_by, held_down_together) = self.held_down_by(nearest, judge)?;
        let may_hold = |world: usize| {
            let judged = &nearest_row.worlds[world];
            judged.possible() >= self.share || self.may_hold(judged)
        };
        let undecided = is_unfinished || Agreement::of(&self.grid.worlds, may_hold).0.is_enough();
        let shares = nearest_row.worlds.iter().zip(&self.grid.worlds);
        let possible = most_reach(shares.map(|(judged, world)| (judged.possible(), world.weight)));
        let worlds = self.enough(nearest_row.worlds.clone());
        let is_known = conflict.is_some()
            || !(overload.is_empty() && held_down_by.is_empty())
            || unlimited.as_ref().is_some_and(|checks| checks.agreement.is_enough());
        let idled = if undecided || is_known { Vec::new() } else { self.idled(nearest, judge)? };
        let nearest = nearest_row;
        Ok(Infeasible {
            nearest,
            possible,
            undecided,
            is_unfinished,
            conflict,
            met_unlimited,
            overload,
            overload_weight,
            held_down_by,
            held_down_together,
            worlds,
            idled,
            theirs,
            unlimited,
        })
    }

    /// Groups that no target is of, if no other limit varies.
    fn theirs_alone(&self, whose: &Whose) -> Vec<String> {
        let mut quotas = self.grid.axes.iter().filter(|axis| axis.is_quota());
        let are_theirs = quotas.all(|axis| whose.theirs(axis).is_some());
        if are_theirs { whose.all_theirs(&self.grid.axes) } else { Vec::new() }
    }

    /// A setting in each world, and in which of them enough histories hold.
    pub(super) fn enough(&self, worlds: Vec<Judged>) -> Checks {
        let enough = |judged: &Judged| judged.held() >= least_of(judged.tried(), self.share);
        let holds = worlds.iter().map(enough).collect();
        let may_hold = worlds.iter().any(|judged| self.may_hold(judged));
        let checks = self.checks(worlds, holds);
        Checks { agreement: checks.agreement.or_open(may_hold), ..checks }
    }

    /// Whether a setting may hold in enough histories of a world: times of an explanation may be
    /// off.
    fn may_hold(&self, judged: &Judged) -> bool {
        let may = |values: &&Vec<f64>| {
            self.targets.iter().zip(*values).all(|(target, value)| target.may_hold(*value))
        };
        let count = judged.values().filter(may).count();
        !judged.is_overloaded() && count >= least_of(judged.tried(), self.share)
    }

    /// What is asked for more than it may have: in the heaviest world in which anything is, with
    /// the weight of all of these, if that is too much for the others to be enough.
    /// A group that no target is of may have a queue of its own: that is no reason.
    fn overload(&self, at: &[usize], whose: &Whose) -> Result<(Vec<Overload>, f64), Failure> {
        let (mut found, mut heaviest, mut sum) = (Vec::new(), 0.0, 0.0);
        for world in &self.grid.worlds {
            let loaded = self.grid.load_tried(at, &world.over(&self.grid.overrides(at)))?;
            let mut over = overload::of_scenario(&loaded.scenario);
            // The machine is nobody's.
            over.retain(|over| !over.subject.starts_with('/') || !whose.is_apart(&over.subject));
            if over.is_empty() {
                continue;
            }
            sum += world.weight;
            if world.weight > heaviest {
                (found, heaviest) = (over, world.weight);
            }
        }
        Ok(if suffices(1.0 - sum) { (Vec::new(), 0.0) } else { (found, sum.min(1.0)) })
    }

    /// What misses on either side of a gap.
    pub(super) fn conflict(&self, order: &Order, gap: &Gap) -> Conflict {
        let targets = |look: Look| (0..self.targets.len()).filter(|&at| look.misses(at)).collect();
        Conflict {
            below: order.at(gap.column, gap.below),
            want_more: targets(gap.want_more),
            above: order.at(gap.column, gap.above),
            want_less: targets(gap.want_less),
        }
    }

    /// One of the settings that were looked at that meets all targets without the limit, where no
    /// knob varies that.
    fn met_unlimited(&self, judge: &mut Judge<'_>) -> Result<Option<Vec<usize>>, Failure> {
        /// So many are tried, far apart.
        const TRIED_MAX: usize = 8;
        if self.grid.axes.iter().any(Axis::is_quota) {
            return Ok(None);
        }
        let mut looked: Vec<Vec<usize>> = judge.looked_at().map(|(at, _)| at.clone()).collect();
        looked.sort();
        for at in looked.iter().step_by(looked.len().div_ceil(TRIED_MAX).max(1)) {
            let Some(overrides) = self.unlimited(at)? else { continue };
            let worlds = judge.in_worlds(&overrides)?.map(|worlds| self.enough(worlds));
            if worlds.is_some_and(|checks| checks.agreement.is_enough()) {
                return Ok(Some(at.clone()));
            }
        }
        Ok(None)
    }

    /// A setting without the limits that vary; where none does, without any. Nothing if it has
    /// none: limits of other groups are no knobs, and without them others would run more, too.
    fn unlimited(&self, at: &[usize]) -> Result<Option<Overrides>, Failure> {
        let base = self.grid.asked.load(&self.grid.base)?;
        let keys = Keys::of(&base);
        let quotas = self.grid.axes.iter().filter(|axis| axis.is_quota() || axis.is_burst());
        let of_axes = quotas.filter_map(|axis| axis.limit());
        let mut groups: BTreeSet<Option<String>> =
            of_axes.map(|(group, _)| group.map(str::to_owned)).collect();
        if groups.is_empty() {
            let limited =
                base.scenario.groups.iter().filter(|group| group.limit.quota_ns.is_some());
            groups.extend(limited.map(|group| Some(group.path.clone())));
        }
        let lifted = self.without_limits(at, groups.iter().map(Option::as_deref), &keys)?;
        Ok((!groups.is_empty()).then_some(lifted))
    }

    /// A setting without the limits of these groups, today's and later ones; no group is all tasks
    /// together.
    pub(super) fn without_limits<'g>(
        &self,
        at: &[usize],
        groups: impl Iterator<Item = Option<&'g str>>,
        keys: &Keys,
    ) -> Result<Overrides, Failure> {
        let mut overrides = self.grid.overrides(at);
        for group in groups {
            let before = group.map_or(String::new(), |path| format!("{path}."));
            for text in ["cpu.max=max", "cpu.max.burst=0"] {
                Axis::single(&format!("{before}{text}"), keys)?.apply(0, &mut overrides);
            }
            overrides.unwritten.extend(group.map(str::to_owned));
        }
        Ok(overrides)
    }
}

/// The greatest number that worlds with nearly all of the weight reach or exceed.
fn most_reach(numbers: impl Iterator<Item = (f64, f64)>) -> f64 {
    let mut sorted: Vec<(f64, f64)> = numbers.collect();
    sorted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut sum = 0.0;
    let reached = sorted.iter().find(|(_, weight)| {
        sum += weight;
        suffices(sum)
    });
    reached.or(sorted.last()).map_or(0.0, |(number, _)| *number)
}
