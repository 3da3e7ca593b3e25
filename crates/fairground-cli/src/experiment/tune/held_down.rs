//! Limits that no knob varies and that stand in the way.

use super::judge::Judge;
use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::axis::Keys;

impl Question {
    /// Limited groups that no knob varies, of which one alone stands in the way: without its limit,
    /// today's and later ones, the setting meets the targets. If none does alone, those that it
    /// takes together, and true.
    pub(super) fn held_down_by(
        &self,
        at: &[usize],
        judge: &mut Judge<'_>,
    ) -> Result<(Vec<String>, bool), Failure> {
        let base = self.grid.asked.load(&self.grid.base)?;
        let keys = Keys::of(&base);
        let varied: Vec<Option<&str>> =
            self.grid.axes.iter().filter_map(|axis| Some(axis.limit()?.0)).collect();
        // Without a group it is the only limit. Where none varies, all are lifted together.
        let is_varied = |path: &str| {
            varied.is_empty() || varied.iter().any(|group| group.is_none_or(|of| of == path))
        };
        let limited = base.scenario.groups.iter().filter(|group| group.limit.quota_ns.is_some());
        let limited: Vec<String> =
            limited.map(|group| group.path.clone()).filter(|path| !is_varied(path)).collect();
        let mut alone = Vec::new();
        for path in &limited {
            if self.is_met_without(std::slice::from_ref(path), at, &keys, judge)? {
                alone.push(path.clone());
            }
        }
        let is_met = alone.is_empty()
            && limited.len() > 1
            && self.is_met_without(&limited, at, &keys, judge)?;
        if !is_met {
            return Ok((alone, false));
        }
        // Those that may stay are no reason.
        let mut together = limited.clone();
        for path in &limited {
            let rest: Vec<String> = together.iter().filter(|of| *of != path).cloned().collect();
            if self.is_met_without(&rest, at, &keys, judge)? {
                together = rest;
            }
        }
        Ok((together, true))
    }

    fn is_met_without(
        &self,
        groups: &[String],
        at: &[usize],
        keys: &Keys,
        judge: &mut Judge<'_>,
    ) -> Result<bool, Failure> {
        let groups = groups.iter().map(|path| Some(path.as_str()));
        let overrides = self.without_limits(at, groups, keys)?;
        let without = judge.in_worlds(&overrides)?.map(|worlds| self.enough(worlds));
        Ok(without.is_some_and(|checks| checks.agreement.is_enough()))
    }
}
