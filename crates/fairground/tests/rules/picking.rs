//! Choices as they are told: what a queue looked like, and why it chose so.

use crate::{Does, MS, run, scenario, sleep};
use fairground::fair::world::World;
use fairground::model::entity::{Entity, before};
use fairground::model::task::entity_of;
use fairground::record::{Fact, Pick, Picked, Recorder};
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::simulate_audited;
use fairground::units::{GroupId, Ns, TaskId};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Who hears of choices.
#[derive(Default)]
struct Picks(RefCell<Vec<(Ns, Pick)>>);

impl Recorder for &Picks {
    fn record(&mut self, _at_ns: Ns, _fact: Fact) {}

    fn hears_picks(&self) -> bool {
        true
    }

    fn pick(&mut self, at_ns: Ns, pick: Pick) {
        self.0.borrow_mut().push((at_ns, pick));
    }
}

fn picks(scenario: &Scenario) -> Vec<(Ns, Pick)> {
    let picks = Picks::default();
    simulate_audited(scenario, &mut &picks, |_| ()).expect("it can be run");
    picks.0.into_inner()
}

/// Of each choice: when, who, why, then vruntime, deadline, lag and mean, us.
fn rows(scenario: &Scenario, count: usize) -> Vec<(Ns, u32, &'static str, [i64; 4])> {
    let row = |(at_ns, pick): (Ns, Pick)| {
        let Picked::Task(TaskId(task)) = pick.picked else { panic!("no groups here") };
        let request = pick.request.expect("EEVDF");
        let told = [pick.vruntime_ns, request.deadline_ns, request.lag_ns, request.avg_vruntime_ns];
        (at_ns / 1000, task, pick.why, told.map(|ns| ns / 1000))
    };
    picks(scenario).into_iter().take(count).map(row).collect()
}

/// Two hogs of a slice of 3 ms each, with ticks of 1 ms.
fn hogs(profile: &str) -> Scenario {
    let busy = [run(1000 * MS)];
    let mut scenario = scenario(profile, 1, &[Does(0, &busy, &[0]), Does(0, &busy, &[0])]);
    scenario.kernel.set("HZ", "1000").expect("in range");
    scenario
}

#[test]
fn two_hogs_take_turns_by_their_deadlines() {
    let mut scenario = hogs("6.12");
    scenario.kernel.set("base_slice_ns", "3000000").expect("in range");
    // Who has run 3 ms has got 1.5 ms more than the mean of both; the other is owed as much.
    let expected = [
        (0, 0, "deadline", [0, 3000, 0, 0]),
        (3000, 1, "deadline", [0, 3000, 1500, 1500]),
        (6000, 0, "deadline", [3000, 6000, 0, 3000]),
        (9000, 1, "deadline", [3000, 6000, 1500, 4500]),
        (12000, 0, "deadline", [6000, 9000, 0, 6000]),
    ];
    assert_eq!(rows(&scenario, 5), expected);
}

#[test]
fn cfs_picks_who_has_run_least_and_has_no_lag() {
    let told = picks(&hogs("5.15"));
    let row = |(at_ns, pick): &(Ns, Pick)| (at_ns / MS, pick.picked, pick.vruntime_ns, pick.why);
    let [one, two] = [0, 1].map(|task| Picked::Task(TaskId(task)));
    // Who wakes first is set back by half the period of 6 ms.
    let expected = [
        (0, one, -3_000_000, "leftmost"),
        (3, two, -3_000_000, "leftmost"),
        (6, one, 0, "leftmost"),
    ];
    assert_eq!(told[..3].iter().map(row).collect::<Vec<_>>(), expected);
    assert!(told.iter().all(|(_, pick)| pick.request.is_none() && pick.weight == 1 << 20));
}

#[test]
fn a_group_that_is_picked_picks_next() {
    let mut scenario = hogs("6.12");
    scenario.groups.push(GroupSpec { path: "/a".into(), ..GroupSpec::root() });
    scenario.workload.tasks[1].group = GroupId(1);
    let told = picks(&scenario);
    let at = |(_, pick): &(Ns, Pick)| pick.picked == Picked::Group(GroupId(1));
    let (group, task) = told.iter().position(at).map(|at| (told[at], told[at + 1])).expect("one");
    assert_eq!((group.1.group, task.1.group, group.0), (GroupId(0), GroupId(1), task.0));
    assert_eq!((task.1.picked, task.1.why), (Picked::Task(TaskId(1)), "alone"));
    assert_eq!((task.1.request.expect("EEVDF").lag_ns, task.1.nr_queued), (0, 1));
}

/// Looks at all that is queued with the one that was picked: is the choice what its reason says?
fn look(world: &World, pick: &Pick) {
    let Picked::Task(picked) = pick.picked else { panic!("no groups here") };
    let queued = (0..world.tasks.len() as u32).map(|task| &world.entities[entity_of(TaskId(task))]);
    let queued: Vec<&Entity> = queued.filter(|entity| entity.on_rq).collect();
    if pick.delayed {
        return;
    }
    assert_eq!(queued.len(), pick.nr_queued as usize);
    let chosen = &world.entities[entity_of(picked)];
    assert_eq!(chosen.h_load.stored, pick.weight);
    let Some(request) = pick.request else {
        let is_first = queued.iter().all(|other| !before(other.vruntime, chosen.vruntime));
        assert!(pick.why != "leftmost" || is_first, "{pick:?}");
        return;
    };
    assert!(request.lag_ns >= 0, "{pick:?}");
    assert_eq!(request.lag_ns, request.avg_vruntime_ns - pick.vruntime_ns);
    // Of all that are owed service: their mean is weighed here anew, from the chosen one on.
    let key = |entity: &Entity| i128::from(entity.vruntime.wrapping_sub(chosen.vruntime) as i64);
    let weight = |entity: &Entity| i128::from(entity.h_load.in_virtual_time());
    let sum: i128 = queued.iter().map(|entity| key(entity) * weight(entity)).sum();
    let load: i128 = queued.iter().map(|entity| weight(entity)).sum();
    assert_eq!(sum.div_euclid(load), i128::from(request.lag_ns), "{pick:?}");
    let is_owed = |entity: &&&Entity| key(entity) * load <= sum;
    let mut owed = queued.iter().filter(is_owed);
    let is_earliest = owed.all(|other| !before(other.deadline, chosen.deadline));
    assert!(pick.why != "deadline" || is_earliest, "{pick:?}");
}

/// Sleepers and hogs of several weights and slices on one CPU, each choice looked at: how many
/// there were for each reason.
fn looked_at(profile: &str) -> BTreeMap<&'static str, usize> {
    let (busy, often) = ([run(1000 * MS)], [run(700_000), sleep(2_300_000)]);
    let seldom = [run(5 * MS), sleep(9 * MS)];
    let all = [&busy[..], &often, &seldom, &busy, &often];
    let mut scenario = scenario(profile, 1, &all.map(|steps| Does(0, steps, &[0])));
    for (task, nice) in scenario.workload.tasks.iter_mut().zip([0, -5, 3, 7, 0]) {
        task.nice = nice;
    }
    let picks = Picks::default();
    let mut seen = 0;
    let look = |world: &World| {
        let told = picks.0.borrow();
        if let Some((_, last)) = told.last().filter(|_| told.len() > seen) {
            look(world, last);
        }
        seen = told.len();
    };
    simulate_audited(&scenario, &mut &picks, look).expect("it can be run");
    let mut counts = BTreeMap::new();
    picks.0.borrow().iter().for_each(|(_, pick)| *counts.entry(pick.why).or_default() += 1);
    counts
}

#[test]
fn each_choice_is_what_its_reason_says() {
    let expected = [
        ("5.15", &["leftmost", "next"][..]),
        ("6.6", &["deadline"]),
        ("6.12", &["deadline"]),
        ("7.3", &["deadline", "protected"]),
    ];
    for (profile, reasons) in expected {
        let counts = looked_at(profile);
        assert!(counts.keys().eq(reasons), "{profile}: {counts:?}");
        assert!(counts[reasons[0]] > 50, "{profile}: {counts:?}");
    }
}
