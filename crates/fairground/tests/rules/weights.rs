//! A group's weight that is written while it runs.

use crate::{Does, MS, run, scenario};
use fairground::model::group_write::GroupWrite;
use fairground::record::stats::Stats;
use fairground::sim::scenario::{GroupSpec, Scenario, TimedWrite};
use fairground::sim::simulate;
use fairground::units::{GroupId, Ns, TaskId};

/// Two groups on one CPU, with two hogs and one; the second gets such shares at such times.
fn groups(profile: &str, writes: &[(Ns, u64)]) -> Scenario {
    let steps = [run(1000 * MS)];
    let tasks = [0, 1, 2].map(|_| Does(0, &steps, &[0]));
    let mut scenario = scenario(profile, 1, &tasks);
    scenario.duration_ns = 2000 * MS;
    for (row, path) in ["/a", "/b"].into_iter().enumerate() {
        scenario.groups.push(GroupSpec { path: path.into(), ..GroupSpec::root() });
        scenario.workload.tasks[2 * row].group = GroupId(1 + row as u32);
    }
    scenario.workload.tasks[1].group = GroupId(1);
    let write = |&(at_ns, shares): &(Ns, u64)| TimedWrite {
        at_ns,
        group: GroupId(2),
        write: GroupWrite::Shares(shares),
    };
    scenario.writes = writes.iter().map(write).collect();
    scenario
}

/// Per cent of the time that the last hog ran, which has its group for itself.
fn last_percent(scenario: &Scenario) -> f64 {
    let mut stats = Stats::new(3, 2);
    let outcome = simulate(scenario, &mut stats).expect("it can be run");
    stats.finish(outcome.ended_ns);
    100.0 * stats.tasks[TaskId(2)].runtime_ns as f64 / outcome.ended_ns as f64
}

#[test]
fn shares_go_by_the_weight_from_the_moment_that_it_is_written() {
    for profile in ["6.1", "6.6", "6.12", "6.18", "7.3"] {
        let percent = |writes: &[(Ns, u64)]| last_percent(&groups(profile, writes));
        let always = percent(&[]);
        assert!((always - 50.0).abs() < 1.0, "{profile}: {always}");
        let from_start = percent(&[(0, 4096)]);
        assert!((from_start - 80.0).abs() < 1.0, "{profile}: {from_start}");
        let from_half = percent(&[(1000 * MS, 4096)]);
        assert!((from_half - 65.0).abs() < 1.0, "{profile}: {from_half}");
        let and_back = percent(&[(500 * MS, 4096), (1000 * MS, 256)]);
        let expected = (50.0 + 80.0 + 2.0 * 20.0) / 4.0;
        assert!((and_back - expected).abs() < 1.0, "{profile}: {and_back}, not {expected}");
    }
}

/// 7.3: two steady hogs count as one, their average being a little below two. A new weight of one
/// of them moves the load of their group, which takes the count of tasks along: from then on they
/// are two. A weight that hardly changes takes nothing along. So it was seen on 7.3.4.
#[test]
fn a_new_weight_in_a_group_has_its_tasks_counted_anew() {
    let percent = |shares: u64| {
        let steps = [run(1000 * MS)];
        let tasks = [0, 1, 2].map(|_| Does(0, &steps, &[0]));
        let mut scenario = scenario("7.3", 2, &tasks);
        scenario.duration_ns = 2000 * MS;
        for (path, parent) in [("/a", 0), ("/a/x", 1), ("/a/y", 1), ("/b", 0)] {
            let parent = GroupId(parent);
            scenario.groups.push(GroupSpec { path: path.into(), parent, ..GroupSpec::root() });
        }
        for (task, group) in [2, 3, 4].into_iter().enumerate() {
            scenario.workload.tasks[task].group = GroupId(group);
        }
        let (at_ns, write) = (1000 * MS, GroupWrite::Shares(shares));
        scenario.writes = vec![TimedWrite { at_ns, group: GroupId(2), write }];
        last_percent(&scenario)
    };
    let (hardly, half, more) = (percent(1025), percent(512), percent(3072));
    assert!((hardly - 50.0).abs() < 0.5, "{hardly}");
    let third_from_half = (50.0 + 100.0 / 3.0) / 2.0;
    assert!((half - third_from_half).abs() < 0.5, "{half}");
    assert!((more - third_from_half).abs() < 0.5, "{more}");
}

#[test]
fn the_kernels_refusals_are_told() {
    let refused = |scenario: &Scenario| simulate(scenario, &mut ()).unwrap_err().to_string();
    let told = refused(&groups("6.12", &[(MS, 1)]));
    assert!(told.contains("1 shares; accepted: 2 to 262144"), "{told}");
    let mut idle = groups("6.12", &[(MS, 2048)]);
    idle.groups[2].idle = true;
    let told = refused(&idle);
    assert!(told.contains("/b") && told.contains("EINVAL"), "{told}");
}
