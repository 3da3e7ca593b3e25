//! Threads that a runtime makes of its limit, as its tool counted them when the run starts.

use fairground::model::group_write::GroupWrite;
use fairground::sim::scenario::{GroupSpec, Scenario, group_and_above, is_within};
use fairground::units::{GroupId, Id};

/// What a runtime has as many of as its limit says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Follower {
    /// The workload's name.
    pub of: String,
    /// What there are so many of: GOMAXPROCS.
    pub what: &'static str,
    /// How many.
    pub count: u64,
    /// Whose limit it is; none where the machine has no more CPUs than that.
    pub limited_by: Option<GroupId>,
    /// Where it runs.
    pub group: GroupId,
    /// The real runtime reads the limit again while it runs.
    pub rereads: bool,
}

impl Follower {
    /// In words, with the path of the group.
    pub fn sentence(&self, groups: &[GroupSpec]) -> String {
        let Follower { of, what, count, limited_by, group, .. } = self;
        let limit = limited_by.map(|group| ("limit", group));
        let cpuset = || {
            let mut above = group_and_above(groups, *group);
            above.find(|at| groups[at.index()].cpus.is_some()).map(|at| ("cpuset", at))
        };
        let from = match limit.or_else(cpuset) {
            Some((of, group)) => format!("{of} of {}", groups[group.index()].path),
            None => "machine's CPUs".into(),
        };
        format!("{of}: {what} {count}, from the {from}")
    }
}

/// A sentence for each that a real runtime would change during the run: the limit that it follows
/// is written.
pub(super) fn left_behind(
    scenario: &Scenario,
    followers: &[Follower],
) -> impl Iterator<Item = String> {
    let groups = &scenario.groups;
    let is_written = |follower: &Follower| {
        let follows = |group: GroupId| match follower.limited_by {
            Some(limited) => group == limited,
            None => is_within(groups, follower.group, group),
        };
        let mut writes = scenario.writes.iter();
        writes.any(|one| follows(one.group) && matches!(one.write, GroupWrite::Max { .. }))
    };
    let changed = followers.iter().filter(move |one| one.rereads && is_written(one));
    changed.map(|one| {
        format!(
            "{}. It stays so when [[writes]] change its limit: a real Go (1.25 and later) follows \
             within about a second. A run for each limit shows what comes after the change",
            one.sentence(&scenario.groups)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Loaded, Overrides, load_text_with_limits};

    fn loaded(command: &str, written: &str) -> Loaded {
        let text = format!(
            "machine = 'core:6 pu:1'\n[groups.'/a']\n'limits.cpu' = '3500m'\n\
             [groups.'/a/b']\n'limits.cpu' = 5\n[[workloads]]\ngroup = '/a/b'\n\
             command = '{command} --rate 9 --service 1ms'\n\
             [[writes]]\nat = '1s'\ngroup = '{written}'\n'limits.cpu' = 2\n"
        );
        let loaded = load_text_with_limits("test", &text, &Overrides::default());
        loaded.unwrap_or_else(|error| panic!("{error}"))
    }

    fn told(command: &str) -> Vec<String> {
        let Loaded { scenario, followers, .. } = loaded(command, "/a");
        followers.iter().map(|one| one.sentence(&scenario.groups)).collect()
    }

    #[test]
    fn what_a_runtime_makes_of_the_tightest_limit_is_told() {
        assert_eq!(told("go"), ["go: GOMAXPROCS 4, from the limit of /a"]);
        assert_eq!(told("go --gomaxprocs floor"), ["go: GOMAXPROCS 3, from the limit of /a"]);
        let collects = "--gc-period 1s --gc-work 60ms";
        let of_dotnet = ["threads of the pool 4", "GC threads 4"]
            .map(|what| format!("dotnet: {what}, from the limit of /a"));
        assert_eq!(told(&format!("dotnet {collects}")), of_dotnet);
        assert_eq!(told(&format!("jvm --threads 9 {collects}")).len(), 1);
        assert_eq!(told("node --processes parallelism").len(), 1);
        for none in
            ["go --gomaxprocs 4", "go --gomaxprocs cpus", "go --limit 2", "server --threads 9"]
        {
            assert_eq!(told(none), [""; 0], "{none}");
        }
    }

    #[test]
    fn what_it_makes_of_the_machine_is_told_where_no_limit_is_below_that() {
        for limit in ["", "'limits.cpu' = 9\n"] {
            let text = format!(
                "machine = 'core:6 pu:1'\n[groups.'/a']\n{limit}[[workloads]]\ngroup = '/a'\n\
                 command = 'go --rate 9 --service 1ms'\n\
                 [[writes]]\nat = '1s'\ngroup = '/a'\n'limits.cpu' = 2\n"
            );
            let loaded = load_text_with_limits("test", &text, &Overrides::default());
            let Loaded { scenario, followers, .. } = loaded.unwrap_or_else(|e| panic!("{e}"));
            let told = followers[0].sentence(&scenario.groups);
            assert_eq!(told, "go: GOMAXPROCS 6, from the machine's CPUs");
            assert_eq!(left_behind(&scenario, &followers).count(), 1, "it is below that then");
        }
    }

    #[test]
    fn what_it_makes_of_a_cpuset_is_told_so() {
        let text = "machine = 'core:6 pu:1'\n[groups.'/a']\n'cpuset.cpus' = '0-2'\n\
                    [groups.'/a/b']\n'limits.cpu' = 4\n[[workloads]]\ngroup = '/a/b'\n\
                    command = 'go --rate 9 --service 1ms'\n";
        let loaded = load_text_with_limits("test", text, &Overrides::default());
        let Loaded { scenario, followers, .. } = loaded.unwrap_or_else(|e| panic!("{e}"));
        let told = followers[0].sentence(&scenario.groups);
        assert_eq!(told, "go: GOMAXPROCS 3, from the cpuset of /a");
    }

    #[test]
    fn a_write_to_the_limit_that_go_follows_is_told() {
        let is_told = |command: &str, written: &str| {
            let Loaded { scenario, followers, .. } = loaded(command, written);
            left_behind(&scenario, &followers).count() == 1
        };
        assert!(is_told("go", "/a"));
        assert!(!is_told("go", "/a/b") && !is_told("go --gomaxprocs floor", "/a"));
        assert!(!is_told("node --processes parallelism", "/a"));
    }
}
