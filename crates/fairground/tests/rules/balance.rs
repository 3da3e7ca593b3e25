//! When idle CPUs are made to balance.

use crate::{Does, MS, US, run, scenario, sleep, watched};
use fairground::model::topology::{Shape, Topology};
use fairground::sim::scenario::{Machine, Scenario};
use fairground::units::CpuId;
use fairground::workload::behavior::SchedPolicy;

/// A real-time task has three quarters of CPU 0, but never while it ticks: at each tick the fair
/// task is alone there, beside an idle CPU 1, which is made to balance because CPU 0 has so little
/// left for its task. Beside a short run of the real-time task nobody is.
#[test]
fn a_lone_task_calls_for_help_where_little_is_left_for_it() {
    let kicks = |urgent_us| {
        let hog = [run(9_000 * MS)];
        let urgent = [run(urgent_us * US), sleep(4 * MS - urgent_us * US)];
        let tasks = [Does(0, &hog, &[0]), Does(500 * US, &urgent, &[0])];
        let mut scenario = scenario("6.12", 2, &tasks);
        scenario.duration_ns = 400 * MS;
        scenario.workload.tasks[1].policy = SchedPolicy::Fifo(1);
        let (mut last, mut count) = (None, 0);
        watched(&scenario, |world| {
            let due = world.nohz_next_balance_jiffy;
            count += u32::from(last.replace(due).is_some_and(|before| before != due));
        });
        count
    };
    assert!(kicks(3_000) > 10, "{}", kicks(3_000));
    assert_eq!(kicks(100), 0);
}

/// Two nodes of so many CPUs; an eighth of them is how many tasks may be out of balance.
fn on_two_nodes(profile: &str, cores: u32, tasks: &[Does]) -> Scenario {
    let shape = Shape { packages: 2, nodes: 1, llcs: 1, cores, threads: 1 };
    let mut scenario = scenario(profile, 1, tasks);
    scenario.machine = Machine::bare("nodes", Topology::regular(shape, false).expect("a machine"));
    scenario.workload.affinities.fill((0..2 * cores).map(CpuId).collect());
    scenario
}

/// Tasks on the first node at the end.
fn on_the_first(scenario: &Scenario, cores: u32) -> usize {
    let mut count = 0;
    watched(scenario, |world| {
        count = world.tasks.iter().filter(|task| task.cpu.0 < cores).count();
    });
    count
}

/// How many of so many hogs stay on the first of two nodes, on which they are forked.
fn forked(profile: &str, cores: u32, hogs: u64) -> usize {
    let hog = [run(9_000 * MS)];
    let tasks: Vec<Does> = (0..hogs).map(|at| Does(at * US, &hog, &[0])).collect();
    let mut scenario = on_two_nodes(profile, cores, &tasks);
    scenario.workload.tasks.iter_mut().for_each(|task| task.born_on = None);
    scenario.duration_ns = 50 * US;
    on_the_first(&scenario, cores)
}

/// A new task stays while fewer than allowed run on its node, and at most two more than on the
/// other.
#[test]
fn a_fork_stays_on_its_node_within_the_allowance() {
    let forked = |cores, hogs| forked("6.12", cores, hogs);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|hogs| forked(16, hogs)), [1, 2, 2, 2, 3, 3]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|hogs| forked(32, hogs)), [1, 2, 3, 3, 4, 4]);
}

/// Until 5.10 it stays while a CPU is idle there, then while fewer than a quarter of all 32 CPUs
/// are taken; by the back-port of 5.15.33 with it fewer than a quarter of the node's 16; from 5.18
/// on not more than that.
#[test]
fn older_kernels_keep_more_forks_on_their_node() {
    let kernels = ["5.10", "5.15.32", "5.15.33", "5.18", "6.12"];
    let all = |hogs| kernels.map(|profile| forked(profile, 16, hogs));
    assert_eq!(all(4), [4, 4, 3, 4, 2]);
    assert_eq!(all(6), [6, 6, 3, 4, 3]);
    assert_eq!(all(10), [10, 8, 5, 5, 5]);
}

/// How many of so many tasks that wake together on the first node are there two seconds later.
fn stayed(profile: &str, cores: u32, hogs: u64) -> usize {
    let steps: Vec<_> = (0..hogs).map(|at| [sleep((10 - at) * MS), run(9_000 * MS)]).collect();
    let starts = (0..hogs).map(|at| at * MS);
    let tasks: Vec<_> = starts.zip(&steps).map(|(at, steps)| Does(at, steps, &[0])).collect();
    let mut scenario = on_two_nodes(profile, cores, &tasks);
    scenario.duration_ns = 2_000 * MS;
    on_the_first(&scenario, cores)
}

/// The other node pulls, but not for a difference of two while it has fewer tasks than allowed.
#[test]
fn a_node_pulls_beyond_the_allowance() {
    let stayed = |cores, hogs| stayed("6.12", cores, hogs);
    assert_eq!([2, 3, 4, 5, 6].map(|hogs| stayed(16, hogs)), [2, 2, 3, 3, 3]);
    assert_eq!([2, 3, 4, 5, 6].map(|hogs| stayed(32, hogs)), [2, 2, 3, 3, 4]);
}

/// 5.5 evens out, 5.6 leaves two on the busier node, 5.11 also three of 16, fewer than a quarter.
/// From then on it is the other node that has to be busy; before 6.0 only half of the difference
/// counts, so that five stay beside one.
#[test]
fn older_kernels_leave_more_on_the_busier_node() {
    let kernels = ["5.5", "5.6", "5.11", "5.15", "5.18", "6.12"];
    let all = |hogs| kernels.map(|profile| stayed(profile, 16, hogs));
    assert_eq!(all(2), [1, 2, 2, 2, 2, 2]);
    assert_eq!(all(3), [2, 2, 3, 3, 3, 2]);
    assert_eq!(all(6), [3, 3, 3, 5, 5, 3]);
}

/// A task that sleeps most of the time leaves an idle-class hog behind. While it runs the CPU is
/// busy, and balances 16 times less often; when it leaves, at the next tick. Before 5.6 not so.
#[test]
fn a_cpu_that_is_left_with_idle_class_tasks_balances_at_its_next_tick() {
    let due = |profile| {
        let (hog, short) = ([run(9_000 * MS)], [run(5 * MS), sleep(15 * MS)]);
        let tasks = [Does(0, &hog, &[0]), Does(MS, &short, &[0])];
        let mut scenario = scenario(profile, 2, &tasks);
        scenario.workload.tasks[0].policy = SchedPolicy::Idle;
        let (mut left, mut due, mut times) = (true, 0, 0);
        watched(&scenario, |world| {
            let alone = world.is_sched_idle(CpuId(0));
            if alone && !std::mem::replace(&mut left, alone) {
                times += 1;
                due += u32::from(world.cpus[CpuId(0)].next_balance_jiffy <= world.jiffy());
            }
            left = alone;
        });
        (due, times)
    };
    assert_eq!(due("5.6"), (5, 5));
    assert_eq!(due("6.18"), (5, 5));
    assert_eq!(due("5.5").0, 0);
}
