//! Where a task goes that changes its affinity while it runs.

use crate::{Does, MS, Told, run, scenario};
use fairground::record::Fact;
use fairground::sim::simulate;
use fairground::units::CpuId;
use fairground::workload::behavior::Step;

/// Where four tasks go that run on CPU 0 and then ask for CPUs 4 to 7, one after the other. A real
/// 6.12.95 sends them to 4, 5, 6 and 7.
fn moves(profile: &str) -> Vec<u32> {
    let steps = [run(MS), Step::SetAffinity(1), run(2 * MS)];
    let tasks: Vec<Does> = (0..4).map(|_| Does(0, &steps, &[0])).collect();
    let mut scenario = scenario(profile, 8, &tasks);
    scenario.workload.affinities.resize(1, Vec::new());
    scenario.workload.tasks.iter_mut().for_each(|task| task.affinity = Some(0));
    scenario.workload.affinities.push((4..8).map(CpuId).collect());
    let mut told = Told::default();
    simulate(&scenario, &mut told).expect("it can be run");
    let moved = |(_, fact): &(u64, Fact)| match fact {
        Fact::Migrate { from: CpuId(0), to, .. } => Some(to.0),
        _ => None,
    };
    told.0.iter().filter_map(moved).collect()
}

#[test]
fn who_must_leave_goes_to_the_next_cpu_in_turn() {
    assert_eq!(moves("6.12"), [4, 5, 6, 7]);
    assert_eq!(moves("5.7"), [4, 5, 6, 7]);
}

#[test]
fn before_5_7_all_go_to_the_first() {
    assert_eq!(moves("5.6"), [4, 4, 4, 4]);
}

/// Each calling CPU goes on from what it gave last, also where the task may stay; who asks for what
/// it has uses up none.
#[test]
fn a_cpu_is_used_up_where_the_task_stays_too() {
    let ask = |row| Step::SetAffinity(row);
    let steps = [run(MS), ask(1), ask(1), run(MS), ask(2), run(MS)];
    let mut scenario = scenario("6.12", 8, &[Does(0, &steps, &[0])]);
    scenario.workload.affinities.push(vec![CpuId(0), CpuId(4), CpuId(5)]);
    scenario.workload.affinities.push(vec![CpuId(4), CpuId(5)]);
    let mut told = Told::default();
    simulate(&scenario, &mut told).expect("it can be run");
    let moved = |(_, fact): &(u64, Fact)| match fact {
        Fact::Migrate { to, .. } => Some(to.0),
        _ => None,
    };
    let moves: Vec<u32> = told.0.iter().filter_map(moved).collect();
    assert_eq!(moves, [5]);
}
