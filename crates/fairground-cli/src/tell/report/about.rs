//! What was simulated, for a reader who has only the page: the machine, who runs where, which limit
//! holds there, and what comes to be done.

use super::arrives;
use super::world::World;
use crate::base::text::{counted, safe};
use fairground::model::limit::Limit;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id, NS_PER_MS};

/// Lines of who runs where.
const RUNNING_MAX: usize = 6;

/// Sentences about a world, the machine first.
pub fn about(world: &World) -> Vec<String> {
    let scenario = &world.scenario;
    let mut said = vec![format!(
        "Simulated, not measured: {} with {}, kernel {}, {} s.",
        scenario.machine.name,
        counted(scenario.machine.topology.len(), "CPU"),
        scenario.kernel.profile,
        world.observed.outcome.ended_ns as f64 / 1e9,
    )];
    let who = who(world);
    said.extend(who.iter().take(RUNNING_MAX).map(|(stem, group, tasks)| {
        let threads = counted(tasks, "task");
        let path = &scenario.groups[group.index()].path;
        format!("{stem}: {threads} in {path}, {}.", limit(&scenario.groups, *group))
    }));
    if who.len() > RUNNING_MAX {
        said.push(format!("And {} more kinds of tasks.", who.len() - RUNNING_MAX));
    }
    said.extend(arrives::sentences(scenario));
    said.iter().map(|text| safe(text)).collect()
}

/// Tasks of one name and group, with how many there are, in order of first mention.
fn who(world: &World) -> Vec<(&str, GroupId, usize)> {
    let mut who: Vec<(&str, GroupId, usize)> = Vec::new();
    for label in world.labels.iter().filter(|label| !label.kthread) {
        let stem = stem(&label.name);
        match who.iter_mut().find(|(known, group, _)| *known == stem && *group == label.group) {
            Some((.., count)) => *count += 1,
            None => who.push((stem, label.group, 1)),
        }
    }
    who
}

/// `server` of `server/thread-3`, `http` of `http-7`.
fn stem(name: &str) -> &str {
    let first = name.split('/').next().unwrap_or(name);
    match first.rsplit_once('-') {
        Some((stem, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => stem,
        _ => first,
    }
}

/// The nearest limit of a group and those above it, in words.
fn limit(groups: &[GroupSpec], mut group: GroupId) -> String {
    while group != GroupId(0) {
        let spec = &groups[group.index()];
        if let Limit { quota_ns: Some(quota_ns), period_ns, burst_ns, .. } = spec.limit {
            let millis = |ns| ns as f64 / NS_PER_MS as f64;
            let burst = match burst_ns {
                0 => String::new(),
                _ => format!(", and up to {} ms saved (burst)", millis(burst_ns)),
            };
            return format!(
                "limited to {}: {} ms of CPU time in each {} ms{burst}",
                counted(quota_ns as f64 / period_ns as f64, "CPU"),
                millis(quota_ns),
                millis(period_ns),
            );
        }
        group = spec.parent;
    }
    "without a limit".into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_of_a_kind_are_called_by_what_they_share() {
        for (name, expected) in
            [("server/thread-3", "server"), ("http-7", "http"), ("my-job", "my-job"), ("a", "a")]
        {
            assert_eq!(stem(name), expected);
        }
    }

    #[test]
    fn the_nearest_limit_is_told_in_cpus() {
        let web = Limit {
            quota_ns: Some(150 * NS_PER_MS),
            period_ns: 100 * NS_PER_MS,
            burst_ns: 20 * NS_PER_MS,
        };
        let group =
            |parent, limit| GroupSpec { parent: GroupId(parent), limit, ..GroupSpec::root() };
        let groups = [GroupSpec::root(), group(0, web), group(1, Limit::default())];
        assert_eq!(limit(&groups, GroupId(0)), "without a limit");
        assert_eq!(
            limit(&groups, GroupId(2)),
            "limited to 1.5 CPUs: 150 ms of CPU time in each 100 ms, and up to 20 ms saved (burst)"
        );
    }
}
