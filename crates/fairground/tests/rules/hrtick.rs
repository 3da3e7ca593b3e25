//! When the timer at a slice's end fires.

use crate::{Does, MS, US, run, scenario, told};
use fairground::record::Fact;
use fairground::sim::scenario::{Costs, GroupSpec};
use fairground::units::{GroupId, Ns};
use fairground::workload::draw::Draw;

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

/// When hogs on one CPU switch first, ns: each kind of interrupt takes its own time.
fn switches_at_ns(kernel: &str, hogs: usize, change: fn(&mut Costs)) -> Vec<Ns> {
    let busy = [run(1000 * MS)];
    // They do not begin at a tick.
    let all: Vec<Does> = (0..hogs).map(|_| Does(100 * US, &busy, &[0])).collect();
    let mut scenario = scenario(kernel, 1, &all);
    scenario.kernel.set("base_slice_ns", "1000000").expect("in range");
    scenario.machine.costs.interrupt = Draw::Fixed(5_000);
    change(&mut scenario.machine.costs);
    let switches = |(at_ns, fact)| matches!(fact, Fact::Switch { .. }).then_some(at_ns);
    told(&scenario).into_iter().filter_map(switches).take(4).collect()
}

#[test]
fn hrtick_and_the_tick_take_their_own_time_to_the_switch() {
    let own: fn(&mut Costs) = |costs| {
        costs.interrupt_tick = Some(Draw::Fixed(3_000));
        costs.interrupt_hrtick = Some(Draw::Fixed(1_000));
    };
    let as_others = switches_at_ns("7.3", 2, |_| ());
    let begins_ns = as_others[0];
    let ends_ns = |at_ns: &[Ns]| at_ns[1] - begins_ns;
    assert_eq!(ends_ns(&as_others) - ends_ns(&switches_at_ns("7.3", 2, own)), 4_000);
    let (before, after) = (switches_at_ns("6.18", 2, |_| ()), switches_at_ns("6.18", 2, own));
    assert_eq!(before[1] - after[1], 2_000);
    assert_eq!(before[0], after[0], "a wake-up takes what others take");
}

#[test]
fn a_turn_lasts_longer_by_each_task_that_waits() {
    let waiting: fn(&mut Costs) = |costs| {
        costs.interrupt = Draw::Fixed(0);
        costs.hrtick_waiting_ns = 100;
    };
    let turn_ns = |hogs| {
        let at_ns = switches_at_ns("7.3", hogs, waiting);
        at_ns[3] - at_ns[2]
    };
    assert_eq!(turn_ns(2), 1_000_100);
    assert_eq!(turn_ns(4), 1_000_300);
}
