//! The scenario as it stands, beside the settings: where it meets the targets nothing need be
//! changed.

use super::answer::{Outcome, Today};
use super::judge::Judge;
use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::axis::Axis;
use crate::read::Loaded;

/// Values of a knob of which each is tried whether it is today's; of more, the limits that some
/// group has.
const VALUES_MAX: usize = 64;

impl Question {
    /// By knob the value that the scenario has as it stands; none if it is not among its values.
    pub(super) fn todays(&self, base: &Loaded) -> Vec<Option<usize>> {
        let of = |axis: &Axis| {
            let is_small = axis.values.len() <= VALUES_MAX;
            let may_be = |value: &usize| is_small || is_a_limit(axis, *value, base);
            let mut values = (0..axis.values.len()).filter(may_be);
            values.find(|value| self.is_todays(axis, *value, base))
        };
        self.grid.axes.iter().map(of).collect()
    }

    /// True if a value of a knob changes nothing in the scenario as it stands.
    pub fn is_todays(&self, axis: &Axis, value: usize, base: &Loaded) -> bool {
        let mut overrides = self.grid.base.clone();
        axis.apply(value, &mut overrides);
        let loaded = self.grid.asked.load(&overrides.tried());
        loaded.is_ok_and(|loaded| loaded.scenario == base.scenario)
    }

    /// The scenario as it stands, if it meets the targets.
    pub(super) fn today(
        &self,
        base: &Loaded,
        outcome: &Outcome,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Today>, Failure> {
        if let Outcome::Found(found) = outcome
            && found.loaded.scenario == base.scenario
        {
            let checks = found.checks.clone();
            return Ok(Some(Today { is_answer: true, proven: Some(true), checks }));
        }
        let at = judge.today();
        let worlds = match at {
            // Whether it is proven is what the outcome says.
            Some(_) if matches!(outcome, Outcome::Infeasible(_)) => None,
            Some(ref at) => {
                judge.confirm(at)?.then(|| judge.whole(at)).transpose()?.map(|row| row.worlds)
            }
            None => judge.met_in_worlds(&self.grid.base)?,
        };
        let Some(worlds) = worlds else { return Ok(None) };
        let tried = at.map(|at| self.proof(base).of(&at, judge)).transpose()?;
        let (is_answer, proven) = (false, tried.as_ref().map(Option::is_some));
        let proof = tried.flatten().map(|proof| proof.checks);
        let checks = proof.unwrap_or_else(|| self.enough(worlds));
        Ok(Some(Today { is_answer, proven, checks }))
    }
}

/// True if some group has as many CPUs as a value of a limit's knob gives.
fn is_a_limit(axis: &Axis, value: usize, base: &Loaded) -> bool {
    let mut groups = base.scenario.groups.iter();
    let Some(cpus) = axis.cpus(value) else { return false };
    groups.any(|group| {
        let quota_ns = group.limit.quota_ns.unwrap_or(0) as f64;
        (quota_ns - cpus * group.limit.period_ns as f64).abs() < 1.0
    })
}
