//! When the timer at a slice's end fires.

use crate::{Does, MS, run, scenario, told};
use fairground::record::Fact;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Ns};

/// The second to fifth turn of two hogs on 7.3, each in one of `/`, `/a`, `/b` and `/a/x`, ns. A
/// slice is 1 ms, and each level that a switch leaves or enters takes 100 ns.
fn turns_ns(groups: [u32; 2]) -> Vec<Ns> {
    let busy = [run(1000 * MS)];
    let mut scenario = scenario("7.3", 1, &[Does(0, &busy, &[0]), Does(0, &busy, &[0])]);
    scenario.kernel.set("base_slice_ns", "1000000").expect("in range");
    scenario.machine.costs.hrtick_level_ns = 100;
    for (path, parent) in [("/a", 0), ("/b", 0), ("/a/x", 1)] {
        let parent = GroupId(parent);
        scenario.groups.push(GroupSpec { path: path.into(), parent, ..GroupSpec::root() });
    }
    for (task, group) in scenario.workload.tasks.iter_mut().zip(groups) {
        task.group = GroupId(group);
    }
    let switches = |(at_ns, fact)| matches!(fact, Fact::Switch { .. }).then_some(at_ns);
    let at_ns: Vec<Ns> = told(&scenario).into_iter().filter_map(switches).collect();
    at_ns.windows(2).map(|pair| pair[1] - pair[0]).skip(1).take(4).collect()
}

#[test]
fn a_turn_lasts_longer_by_each_level_that_the_switch_before_it_left_or_entered() {
    assert_eq!(turns_ns([0, 0]), [1_000_000; 4]);
    assert_eq!(turns_ns([0, 1]), [1_000_100; 4]);
    assert_eq!(turns_ns([1, 2]), [1_000_200; 4]);
    assert_eq!(turns_ns([1, 3]), [1_000_100; 4], "a group and one inside it");
    assert_eq!(turns_ns([2, 3]), [1_000_300; 4]);
}
