//! The answer as lines to apply: what changes from the scenario as it stands, and nothing else.

use super::apply::{self, Lines};
use super::knob_places;
use crate::base::text::{WIDTH, wrapped};
use crate::experiment::axis::Axis;
use crate::experiment::tune::{Found, Question};
use crate::read::{Loaded, profile_of};
use fairground::sim::scenario::{GroupSpec, TimedWrite};
use fairground::units::Id;
use std::collections::BTreeSet;
use std::io::{self, Write};

/// Lines of one group, or of what is of none.
pub struct Change {
    /// The group's path.
    pub group: Option<String>,
    /// What to write.
    pub lines: Lines,
}

/// What makes the answer of the scenario as it stands.
pub fn changes(question: &Question, found: &Found) -> Vec<Change> {
    let grid = &question.grid;
    let Ok(base) = grid.asked.load(&grid.base.tried()) else { return Vec::new() };
    let mut all = Vec::new();
    let limit_of = |path: &str| base.scenario.groups.iter().find(|group| group.path == path);
    let is_new =
        |path: &str, limit| limit_of(path).map(|group| group.limit).unwrap_or_default() != limit;
    for pod in found.loaded.pods().filter(|pod| is_new(&pod.path, pod.limit)) {
        let lines = apply::pod(&pod.path, &pod.limit);
        all.push(Change { group: Some(pod.path.clone()), lines });
    }
    for group in &found.loaded.scenario.groups {
        let lines = of_group(&base, found, group);
        all.extend(
            lines.into_iter().map(|lines| Change { group: Some(group.path.clone()), lines }),
        );
    }
    let profile = profile_of(&found.loaded.scenario.kernel.profile);
    let values = grid.axes.iter().zip(&found.best.at);
    for (axis, &value) in values.filter(|(axis, value)| !question.is_todays(axis, **value, &base)) {
        all.extend(of_axis(axis, value, profile));
    }
    all
}

/// A group's limit, weight and `cpu.idle`, as far as they change.
fn of_group(base: &Loaded, found: &Found, group: &GroupSpec) -> Vec<Lines> {
    let mut before = base.scenario.groups.iter();
    let before = before.find(|before| before.path == group.path);
    let limit = before.map(|before| before.limit).unwrap_or_default();
    let is_of_pod = found.loaded.pods().any(|pod| pod.path == group.path);
    let mut all = Vec::new();
    if limit != group.limit && !is_of_pod {
        let scenario = &found.loaded.scenario;
        let is_its = |write: &&TimedWrite| scenario.groups[write.group.index()].path == group.path;
        let writes: Vec<TimedWrite> = scenario.writes.iter().filter(is_its).copied().collect();
        let given = found.loaded.limits.iter().find(|given| given.path == group.path);
        let lines = apply::lines(&group.path, &group.limit).into_iter();
        all.extend(lines.map(|lines| apply::beside_request(lines, given)));
        all.extend(apply::later(&group.path, &group.limit, &writes));
    }
    let is_changed = |of: fn(&GroupSpec) -> u64| before.is_some_and(|old| of(old) != of(group));
    if is_changed(|group| u64::from(group.idle)) {
        all.extend(apply::idle(&group.path, group.idle, group.shares));
    }
    if is_changed(|group| group.shares) && !group.idle {
        all.extend(apply::weight(&group.path, group.shares));
    }
    all
}

/// What is of no group's limit or weight; of a request what it is in a manifest.
fn of_axis(axis: &Axis, value: usize, profile: &str) -> Option<Change> {
    let text = axis.values[value].as_str();
    let (group, lines) = match axis.limit() {
        None => (None, knob_places::lines(&axis.key, text, profile)),
        Some((group, "requests.cpu")) => (group, apply::request(text)),
        Some((group, "cpuset.cpus" | "cpuset-cpus" | "cpuset" | "AllowedCPUs")) => {
            (group, apply::cpus(group.unwrap_or(""), text))
        }
        Some((group, "cpu.weight")) => (group, apply::weight_of_pod()),
        Some(_) => return None,
    };
    Some(Change { group: group.map(str::to_owned), lines })
}

/// Writes the lines that give each group, and the kernel, what changes.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, found: &Found) -> io::Result<()> {
    let all = changes(question, found);
    if all.is_empty() {
        return writeln!(out, "\nTo apply: nothing, it is today's setting.");
    }
    writeln!(out, "\nTo apply:")?;
    let is_file = |line: &String| line.contains("/sys/fs/cgroup/");
    if all.iter().any(|change| change.lines.lines.iter().any(is_file)) {
        writeln!(
            out,
            "  (paths are the scenario's: /proc/PID/cgroup of a process has the real one)"
        )?;
    }
    let groups: BTreeSet<&str> = all.iter().filter_map(|change| change.group.as_deref()).collect();
    let are_several = groups.len() > 1;
    for Change { group, lines: Lines { system, lines, note } } in &all {
        match group.as_deref().filter(|_| are_several) {
            Some(path) => writeln!(out, "  {system}, for {path}")?,
            None => writeln!(out, "  {system}")?,
        }
        lines.iter().try_for_each(|line| writeln!(out, "    {line}"))?;
        let note = note.as_ref();
        let note = note.map(|note| wrapped(&format!("({note})"), WIDTH - 4)).unwrap_or_default();
        note.iter().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    Ok(())
}
