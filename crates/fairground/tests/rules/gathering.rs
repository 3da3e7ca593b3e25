//! Near which cache threads of a process come to run, and which idle CPU balances for the others.

use crate::{Does, MS, US, run, scenario, sleep, told, watched};
use fairground::model::topology::{Shape, Topology};
use fairground::record::Fact;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, ProcessId, TaskId};
use fairground::workload::behavior::Step;
use std::collections::BTreeSet;

/// Two caches of four CPUs each, in one node. The first tasks may use all CPUs and are threads of
/// one process; the others stay where they are.
fn two_caches(profile: &str, core_threads: u32, threads: usize, tasks: &[Does]) -> Scenario {
    let mut scenario = scenario(profile, 8, tasks);
    let shape =
        Shape { packages: 1, nodes: 1, llcs: 2, cores: 4 / core_threads, threads: core_threads };
    scenario.machine.topology = Topology::regular(shape, false).expect("a machine");
    scenario.duration_ns = 1_000 * MS;
    let workload = &mut scenario.workload;
    workload.processes = vec!["p".into()];
    for row in 0..threads {
        workload.affinities[row] = (0..8).map(CpuId).collect();
        workload.tasks[row].process = Some(ProcessId(0));
    }
    scenario
}

/// The cache that the process prefers at the end, and those in which its first two threads are.
fn ends(scenario: &Scenario) -> (Option<u32>, BTreeSet<u32>) {
    let mut end = (None, BTreeSet::new());
    watched(scenario, |world| {
        let processes = &world.gathering.processes;
        let preferred = processes.iter().next().and_then(|process| process.cpu);
        let threads = [0, 1].map(|task| world.tasks[TaskId(task)].cpu.0 / 4);
        end = (preferred.map(|cpu| cpu.0 / 4), BTreeSet::from(threads));
    });
    end
}

/// Two hogs in two caches stay there, unless they are threads of one process and the kernel gathers
/// these. A third task beside one of them makes idle CPUs balance.
#[test]
fn two_hogs_of_a_process_come_together() {
    let (hog, naps) = ([run(2_000 * MS)], [run(3 * MS), sleep(5 * MS)]);
    let apart = |profile, threads| {
        let tasks = [Does(0, &hog[..], &[0]), Does(0, &hog, &[4]), Does(0, &naps, &[0])];
        two_caches(profile, 1, threads, &tasks)
    };
    let count = |scenario: &Scenario| ends(scenario).1.len();
    for profile in ["7.2", "7.3"] {
        assert_eq!(count(&apart(profile, 2)), 1, "{profile}");
        let mut off = apart(profile, 2);
        off.kernel.set("gather", "nowhere").expect("an answer");
        assert_eq!([count(&off), count(&apart(profile, 1))], [2, 2], "{profile}");
    }
    assert_eq!(count(&apart("7.1", 2)), 2);
}

/// Of a process that runs on five CPUs at a time, none is enough: it prefers no cache. Where cores
/// have two threads, three are too many for four CPUs. It never looks again, not even when it is
/// small: the count that forbids it is renewed only by a look that nothing forbids.
#[test]
fn a_process_that_was_too_wide_prefers_nothing_from_then_on() {
    let (hog, short) = ([run(4_000 * MS)], [run(100 * MS), sleep(60_000 * MS)]);
    let prefers = |smt, wide: &[u32]| {
        let mut tasks = vec![Does(0, &hog[..], &[0]), Does(0, &hog, &[4])];
        tasks.extend(wide.iter().map(|cpu| Does(0, &short[..], std::slice::from_ref(cpu))));
        ends(&two_caches("7.3", smt, tasks.len(), &tasks)).0.is_some()
    };
    assert_eq!([prefers(1, &[]), prefers(1, &[1, 5]), prefers(1, &[1, 2, 5])], [true, true, false]);
    assert_eq!([prefers(2, &[]), prefers(2, &[6])], [true, false]);
}

/// A process whose threads all slept for more than five epochs has forgotten where it ran.
#[test]
fn a_process_forgets_while_it_sleeps() {
    let losses = |sleep_ms| {
        // Shorter than a tick: who is charged does not always look as well.
        let naps = [run(3 * MS), sleep(sleep_ms * MS)];
        let tasks = [Does(0, &naps[..], &[0]), Does(500 * US, &naps, &[1])];
        let scenario = two_caches("7.3", 1, 2, &tasks);
        let (mut preferred, mut losses) = (None, 0);
        watched(&scenario, |world| {
            let now = world.gathering.processes[ProcessId(0)].cpu;
            losses += u32::from(preferred.is_some() && now.is_none());
            preferred = now;
        });
        losses
    };
    assert_eq!(losses(10), 0);
    assert!(losses(70) > 1, "{}", losses(70));
}

/// CPU 0 is idle beside its busy sibling, CPUs 2 and 3 are an idle core. Who balances for all
/// begins behind itself, itself last: so either 2 gets something first, or 0.
#[test]
fn an_idle_core_balances_for_the_others() {
    let first = |ilb: &str| {
        let free = [run(MS), Step::SetAffinity(3), run(2_000 * MS)];
        let hogs = [30 * MS; 3].map(|start_ns| Does(start_ns, &free[..], &[1]));
        let mut scenario = two_caches("7.3", 2, 0, &hogs);
        scenario.workload.affinities.push((0..8).map(CpuId).collect());
        scenario.kernel.set("ilb", ilb).expect("an answer");
        let moved = told(&scenario).into_iter().find_map(|(_, fact)| match fact {
            Fact::Migrate { to, .. } => Some(to.0),
            _ => None,
        });
        moved.expect("a task is moved")
    };
    assert_eq!([first("first"), first("idle-core")], [2, 0]);
}
