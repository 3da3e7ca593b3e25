//! Weights of groups that share with nobody: nothing runs beside them in their parent, so how much
//! they weigh there decides nothing.

use fairground::model::limit::Limit;
use fairground::sim::scenario::{GroupSpec, Scenario, group_and_above, is_within};
use fairground::units::{GroupId, Id};

/// Which groups' weights differ between two scenarios, if all of them are of such groups and no
/// limit differs too, and what counts instead: `/pod/app has no sibling to share with; what /pod
/// weighs counts`. A key may set both: of `limits.cpu` Kubernetes makes a request, so a weight.
pub fn told(before: &Scenario, after: &Scenario) -> Option<String> {
    let limits = |scenario: &Scenario| -> Vec<Limit> {
        scenario.groups.iter().map(|group| group.limit).collect()
    };
    if limits(before) != limits(after) {
        return None;
    }
    let weight = |group: &GroupSpec| (group.shares, group.idle);
    let pairs = before.groups.iter().zip(&after.groups);
    let changed: Vec<usize> = pairs
        .enumerate()
        .filter(|(_, (a, b))| a.path == b.path && weight(a) != weight(b))
        .map(|(at, _)| at)
        .collect();
    if changed.is_empty() || !changed.iter().all(|at| is_alone(*at, after)) {
        return None;
    }
    let paths: Vec<&str> = changed.iter().map(|at| after.groups[*at].path.as_str()).collect();
    let verb = if paths.len() == 1 { "has" } else { "have" };
    let counts = match changed[..] {
        [only] => above(only, after).find(|at| !is_alone(*at, after)),
        _ => None,
    };
    let counts = counts.map(|at| format!("; what {} weighs counts", after.groups[at].path));
    let paths = paths.join(" and ");
    Some(format!("{paths} {verb} no sibling to share with{}", counts.unwrap_or_default()))
}

/// The groups above one, the nearest first, without the root.
fn above(at: usize, scenario: &Scenario) -> impl Iterator<Item = usize> {
    let line = group_and_above(&scenario.groups, GroupId::from_index(at));
    line.skip(1).map(GroupId::index).take_while(|at| *at != 0)
}

/// True if nothing runs beside a group: no task of its parent, and no other group in it.
fn is_alone(at: usize, scenario: &Scenario) -> bool {
    let (groups, own) = (&scenario.groups, GroupId::from_index(at));
    let is_beside =
        |group| !is_within(groups, group, own) && is_within(groups, group, groups[at].parent);
    let work = &scenario.workload;
    let forked = work.forks.iter().map(|fork| &fork.template);
    !work.tasks.iter().chain(forked).any(|task| is_beside(task.group))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    fn of(limit: &str) -> Option<String> {
        let text = "[groups.\"/pod/app\"]\n[groups.\"/pod/empty\"]\n[groups.\"/other\"]\n\
                    [tasks.a]\ngroup = \"/pod/app\"\nrun = \"1s\"\n\
                    [tasks.b]\ngroup = \"/other\"\nrun = \"1s\"\n";
        let load = |limit: Vec<String>| {
            let overrides = Overrides { limit, ..Overrides::default() };
            load_text("scenario", text, &overrides).unwrap_or_else(|error| panic!("{error}"))
        };
        told(&load(Vec::new()), &load(vec![limit.to_owned()]))
    }

    #[test]
    fn a_weight_without_a_sibling_decides_nothing() {
        let told = "/pod/app has no sibling to share with; what /pod weighs counts";
        assert_eq!(of("/pod/app=cpu.weight=7").as_deref(), Some(told));
        for other in [
            "/pod=cpu.weight=7",
            "/other=cpu.weight=7",
            "/pod/app=cpu.max=2",
            "/pod/app=limits.cpu=2",
        ] {
            assert_eq!(of(other), None, "{other}");
        }
    }
}
