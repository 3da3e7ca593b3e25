//! As big as promised, and an error that states the limit beyond it.

#[path = "../benches/catalogue.rs"]
#[allow(dead_code, reason = "benches use more of it")]
mod catalogue;

use fairground::model::topology::{CPUS_MAX, Shape, Topology};
use fairground::record::stats::Stats;
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::{QUEUES_MAX, TASKS_MAX, simulate};
use fairground::units::{GroupId, NS_PER_MS, NS_PER_US};
use fairground::workload::behavior::{Step, Workload};
use fairground::workload::draw::Draw;

/// Tasks in groups, of which every tenth lies in the one before it.
fn big(cpus: u32, tasks: usize, groups: u32) -> Scenario {
    let steps = vec![
        Step::Run(Draw::Exponential { mean: 200 * NS_PER_US }),
        Step::Sleep(Draw::Exponential { mean: NS_PER_MS }),
    ];
    let mut scenario = catalogue::mixed();
    scenario.machine = catalogue::server(8, cpus);
    scenario.workload = Workload {
        programs: vec![catalogue::forever(steps)],
        tasks: catalogue::tasks("task", 0, tasks).collect(),
        ..Workload::default()
    };
    for row in 1..=groups {
        let parent = GroupId(if row % 10 == 1 { 0 } else { row - 1 });
        let path = format!("/g{row}");
        scenario.groups.push(GroupSpec { path, parent, ..GroupSpec::root() });
    }
    for (row, task) in scenario.workload.tasks.iter_mut().enumerate() {
        task.group = GroupId(row as u32 % (groups + 1));
    }
    scenario
}

#[test]
fn ten_thousand_tasks_on_a_thousand_cpus_in_a_thousand_nested_groups_run() {
    let mut scenario = big(1008, 10_000, 1_000);
    scenario.duration_ns = 5 * NS_PER_MS;
    let mut stats = Stats::new(10_000, 1008);
    let outcome = simulate(&scenario, &mut stats).expect("within the limits");
    stats.finish(outcome.ended_ns);
    let ran = stats.tasks.iter().filter(|task| task.runtime_ns > 0).count();
    assert!(ran > 9_000, "{ran} of 10000 tasks ran in {} ns", outcome.ended_ns);
    let busy_ns: u64 = stats.cpus.iter().map(|cpu| cpu.busy_ns).sum();
    assert_eq!(busy_ns, stats.tasks.iter().map(|task| task.runtime_ns).sum::<u64>());
}

#[test]
fn twenty_thousand_tasks_in_two_thousand_limited_groups_run() {
    let mut scenario = catalogue::crowd(true);
    scenario.duration_ns = 3 * NS_PER_MS;
    let mut stats = Stats::new(20_000, 384);
    let outcome = simulate(&scenario, &mut stats).expect("within the limits");
    stats.finish(outcome.ended_ns);
    let ran = stats.tasks.iter().filter(|task| task.runtime_ns > 0).count();
    assert!(ran > 5_000, "{ran} of 20000 tasks ran in {} ns", outcome.ended_ns);
    let limited = outcome.limits.iter().filter(|group| group.limit.quota_ns.is_some());
    assert_eq!(limited.count(), 2_000);
    assert!(scenario.groups.len() == 2_001 && outcome.ended_ns == scenario.duration_ns);
}

fn refused(scenario: &Scenario) -> String {
    simulate(scenario, &mut ()).expect_err("past a limit").to_string()
}

#[test]
fn too_many_tasks_are_refused_with_the_limit() {
    let message = refused(&big(16, TASKS_MAX + 1, 0));
    assert!(message.contains(&TASKS_MAX.to_string()), "{message}");
    assert!(message.contains(&(TASKS_MAX + 1).to_string()), "{message}");
}

#[test]
fn too_many_queues_are_refused_with_the_limit() {
    let groups = (QUEUES_MAX / 4096) as u32;
    let mut scenario = big(4096, 1, groups);
    scenario.duration_ns = 1;
    let message = refused(&scenario);
    assert!(message.contains(&QUEUES_MAX.to_string()), "{message}");
}

#[test]
fn too_many_cpus_are_refused_with_the_limit() {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: CPUS_MAX as u32 + 1, threads: 1 };
    let message = Topology::regular(shape, false).expect_err("past the limit").to_string();
    assert!(message.contains(&CPUS_MAX.to_string()), "{message}");
}

#[test]
fn an_endless_run_is_refused_with_the_limit() {
    let mut scenario = catalogue::mixed();
    scenario.duration_ns = u64::MAX;
    assert!(refused(&scenario).contains("1000000000000000 ns"), "{}", refused(&scenario));
}
