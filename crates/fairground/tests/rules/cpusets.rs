//! Where the tasks of a group with a cpuset run, and what the group weighs.

use crate::{Does, MS, Told, run, scenario, sleep};
use fairground::record::Fact;
use fairground::record::stats::Stats;
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::simulate;
use fairground::units::{CpuId, GroupId, TaskId};
use fairground::workload::behavior::Step;
use std::collections::BTreeSet;

/// Adds a group below the root with these CPUs.
fn add_group(scenario: &mut Scenario, path: &str, cpus: Option<&[u32]>) -> GroupId {
    let cpus = cpus.map(|list| list.iter().copied().map(CpuId).collect());
    scenario.groups.push(GroupSpec { path: path.into(), cpus, ..GroupSpec::root() });
    GroupId(scenario.groups.len() as u32 - 1)
}

/// The CPUs on which a task ran.
fn ran_on(told: &Told, wanted: TaskId) -> BTreeSet<u32> {
    let cpu = |(_, fact): &(u64, Fact)| match fact {
        Fact::Switch { cpu, next: Some(task), .. } if *task == wanted => Some(cpu.0),
        _ => None,
    };
    told.0.iter().filter_map(cpu).collect()
}

/// Six tasks that may run anywhere are kept on the two CPUs of their group; a seventh that asked
/// for CPUs 1 and 3 has CPU 1; hogs of the root take the others.
#[test]
fn tasks_run_on_what_they_asked_for_within_their_groups_cpuset() {
    let all = [0, 1, 2, 3];
    let steps = [run(2 * MS), sleep(MS)];
    let mut tasks: Vec<Does> = (0..6).map(|_| Does(0, &steps, &all)).collect();
    tasks.push(Does(0, &steps, &[1, 3]));
    let hog = [run(50 * MS)];
    tasks.extend((0..4).map(|_| Does(MS, &hog, &all)));
    let mut scenario = scenario("6.12", 4, &tasks);
    let group = add_group(&mut scenario, "/a", Some(&[1, 2]));
    scenario.workload.tasks.iter_mut().take(7).for_each(|task| task.group = group);
    let mut told = Told::default();
    simulate(&scenario, &mut told).expect("it can be run");
    let together: BTreeSet<u32> = (0..6).flat_map(|task| ran_on(&told, TaskId(task))).collect();
    assert_eq!(together, BTreeSet::from([1, 2]));
    assert_eq!(ran_on(&told, TaskId(6)), BTreeSet::from([1]));
    let others: BTreeSet<u32> = (7..11).flat_map(|task| ran_on(&told, TaskId(task))).collect();
    assert!(others.is_superset(&BTreeSet::from([0, 3])), "{others:?}");
}

/// A task on CPU 0 goes into a group that has CPU 3 alone, asks there for CPUs 0 to 2, which is
/// refused, comes back, and asks for CPU 2.
#[test]
fn who_enters_a_group_moves_to_its_cpus() {
    let steps = [
        run(10 * MS),
        Step::SetGroup(GroupId(1)),
        run(10 * MS),
        Step::SetAffinity(1),
        run(10 * MS),
        Step::SetGroup(GroupId(0)),
        Step::SetAffinity(2),
        run(100 * MS),
    ];
    let mut scenario = scenario("6.12", 4, &[Does(0, &steps, &[0])]);
    let lists = [vec![CpuId(0), CpuId(1), CpuId(2)], vec![CpuId(2)]];
    scenario.workload.affinities.extend(lists);
    add_group(&mut scenario, "/a", Some(&[3]));
    let mut told = Told::default();
    simulate(&scenario, &mut told).expect("it can be run");
    let moved = |(at_ns, fact): &(u64, Fact)| match fact {
        Fact::Migrate { from, to, .. } => Some((at_ns / MS, from.0, to.0)),
        _ => None,
    };
    let moves: Vec<(u64, u32, u32)> = told.0.iter().filter_map(moved).collect();
    // Back in the root it has what it asked for at first, CPU 0.
    assert_eq!(moves, [(10, 0, 3), (30, 3, 0), (30, 0, 2)]);
}

/// Two groups of four hogs share CPU 0 of four: one for its cpuset, the other since its tasks asked
/// for it. From 7.3 on a group weighs as much as the lesser of its tasks and its CPUs, and four
/// hogs count as three: 1 to 3. Before, both weigh the same.
#[test]
fn a_group_weighs_by_the_cpus_of_its_cpuset() {
    let hog = [run(100 * MS)];
    let tasks: Vec<Does> = (0..8).map(|_| Does(0, &hog, &[0])).collect();
    let share_of_the_first = |profile| {
        let mut scenario = scenario(profile, 4, &tasks);
        scenario.duration_ns = 2000 * MS;
        let groups = [Some(&[0][..]), None].map(|cpus| add_group(&mut scenario, "/g", cpus));
        for (row, task) in scenario.workload.tasks.iter_mut().enumerate() {
            task.group = groups[row / 4];
        }
        let mut stats = Stats::new(8, 4);
        let outcome = simulate(&scenario, &mut stats).expect("it can be run");
        stats.finish(outcome.ended_ns);
        let runtime_ms = |rows: std::ops::Range<u32>| -> u64 {
            rows.map(|row| stats.tasks[TaskId(row)].runtime_ns / MS).sum()
        };
        100 * runtime_ms(0..4) / (runtime_ms(0..4) + runtime_ms(4..8))
    };
    assert_eq!([share_of_the_first("7.2"), share_of_the_first("7.3")], [50, 25]);
}
