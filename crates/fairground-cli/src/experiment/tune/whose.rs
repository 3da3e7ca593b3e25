//! Whose limits and weights the knobs are: of groups that the targets are of, or of others. What
//! the first have is a cost; of the others' it is the more the better, since a limit takes from
//! them.

use super::question::Question;
use crate::experiment::axis::Axis;
use crate::read::{Loaded, is_below};
use fairground::units::{GroupId, Id};
use std::collections::BTreeSet;

/// Groups that the targets are of.
pub(crate) struct Whose {
    /// Their paths; none if some target is of everything, or of what has no group.
    groups: Option<Vec<String>>,
}

impl Whose {
    /// Of a question over a scenario.
    pub fn of(question: &Question, base: &Loaded) -> Whose {
        let mut places = BTreeSet::new();
        for target in &question.targets {
            match target.metric.groups(&base.scenario) {
                Some(groups) if !groups.contains(&GroupId(0)) => places.extend(groups),
                _ => return Whose { groups: None },
            }
        }
        let path = |group: GroupId| base.scenario.groups[group.index()].path.clone();
        Whose { groups: Some(places.into_iter().map(path).collect()) }
    }

    /// The group of a limit or weight that no target is of, if the knob is one.
    pub fn theirs<'a>(&self, axis: &'a Axis) -> Option<&'a str> {
        let path = axis.limit()?.0?;
        self.is_apart(path).then_some(path)
    }

    /// True of a group that no target is of, nor of one above or below it.
    pub fn is_apart(&self, path: &str) -> bool {
        let touches =
            |group: &String| group == path || is_below(group, path) || is_below(path, group);
        self.groups.as_ref().is_some_and(|groups| !groups.iter().any(touches))
    }

    /// The groups of all knobs of which no target is.
    pub fn all_theirs(&self, axes: &[Axis]) -> Vec<String> {
        let paths: BTreeSet<&str> = axes.iter().filter_map(|axis| self.theirs(axis)).collect();
        paths.into_iter().map(str::to_owned).collect()
    }

    /// Paths of the groups that the targets are of, where that is known.
    pub fn mine(&self) -> &[String] {
        self.groups.as_deref().unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::tune::{grid, targets};
    use crate::read::{Asked, Overrides};

    /// The groups that no target is of, whose limit or weight varies.
    fn theirs(vary: &[&str], meet: &str) -> Vec<String> {
        let vary: Vec<String> = vary.iter().map(|text| (*text).to_owned()).collect();
        let asked = Asked::Path("request-server".into());
        let question = Question {
            grid: grid(asked, Overrides::default(), &vary).expect("a grid"),
            targets: targets(&[meet.to_owned()]).expect("a target"),
            minimise: None,
            seeds: 1,
            share: 0.9,
            jobs: None,
        };
        let base = question.grid.asked.load(&question.grid.base).expect("it ships");
        Whose::of(&question, &base).all_theirs(&question.grid.axes)
    }

    #[test]
    fn a_limit_of_a_group_that_no_target_is_of_is_theirs() {
        for meet in
            ["server.p99 < 1s", "p99 < 1s", "/web.throttle_ratio < 5%", "/web.runtime_ms > 1s"]
        {
            assert_eq!(theirs(&["/batch.cpu.max=1,2"], meet), ["/batch"], "{meet}");
            assert!(theirs(&["/web.cpu.max=1,2"], meet).is_empty(), "{meet}");
        }
        assert_eq!(theirs(&["/batch.cpu.weight=1,2", "cpu.max=1,2"], "p99 < 1s"), ["/batch"]);
        assert_eq!(theirs(&["/web.cpu.max=1,2"], "report.p99 < 1s"), ["/web"]);
        assert!(
            theirs(&["/batch.cpu.max=1,2"], "queue_throttles < 9").is_empty(),
            "of the machine"
        );
        assert!(theirs(&["server.threads=1,2"], "p99 < 1s").is_empty());
    }
}
