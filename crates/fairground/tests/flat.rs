//! The flat queue of 7.3 beside what was seen on kernels 7.3.4 and 6.18.15 (4 CPUs, HZ 250, base
//! slice 2.1 ms, tasks of one CPU): shares of groups, and how often hogs take turns. Nothing here
//! was fitted to these figures.

use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::stats::Stats;
use fairground::sim::scenario::{Costs, GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns, TaskId};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

/// How many phases of the tick each figure is looked at.
const PHASES: u64 = 8;
/// What the kernels were watched for.
const WATCHED_NS: Ns = 3 * NS_PER_SEC;

/// Hogs on the second of four CPUs, each with its slice and group, that begin at this phase of the
/// tick; run times in ms and switches of each over the time that was watched.
fn run(kernel: &Kernel, hogs: &[(Ns, u32)], groups: u32, phase: u64) -> Vec<(f64, f64)> {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 4, threads: 1 };
    let interrupt = Draw::Uniform { lo: 4_000, hi: 7_000 };
    let machine = Machine {
        costs: Costs { interrupt, ..Costs::default() },
        ..Machine::bare("four CPUs", Topology::regular(shape, false).expect("a machine"))
    };
    let start_ns = 40 * NS_PER_MS + phase * 4 * NS_PER_MS / PHASES;
    let forever =
        vec![Step::Run(Draw::Fixed(NS_PER_SEC)), Step::Repeat { to: 0, times: None, counter: 0 }];
    let program = Program { steps: forever, counters: 1, ..Program::default() };
    let hog = |(row, &(slice_ns, group)): (usize, &(Ns, u32))| TaskSpec {
        slice_ns,
        group: GroupId(group),
        affinity: Some(0),
        start_ns: start_ns + row as Ns * 50 * NS_PER_US,
        ..TaskSpec::new(format!("hog{row}"), 0)
    };
    let group = |row: u32| GroupSpec { path: format!("/g{row}"), ..GroupSpec::root() };
    let scenario = Scenario {
        machine,
        kernel: kernel.clone(),
        groups: std::iter::once(GroupSpec::root()).chain((0..groups).map(group)).collect(),
        writes: vec![],
        workload: Workload {
            programs: vec![program],
            tasks: hogs.iter().enumerate().map(hog).collect(),
            affinities: vec![vec![CpuId(1)]],
            ..Workload::default()
        },
        seed: phase,
        duration_ns: start_ns + WATCHED_NS,
        until: Until::End,
    };
    let mut stats = Stats::new(hogs.len(), 4);
    let outcome = simulate(&scenario, &mut stats).expect("it can be run");
    stats.finish(outcome.ended_ns);
    let seen = |row: usize| {
        let task = &stats.tasks[TaskId(row as u32)];
        (task.runtime_ns as f64 / 1e6, task.switches as f64)
    };
    (0..hogs.len()).map(seen).collect()
}

fn kernel(name: &str, sets: &[(&str, &str)]) -> Kernel {
    let mut kernel = Kernel::profile(name).expect("a release");
    sets.iter().for_each(|(key, value)| kernel.set(key, value).expect("there is such a knob"));
    kernel.check().expect("it fits");
    kernel
}

/// Run times of two groups, one with one hog and one with three, ms, at every phase.
fn one_beside_three(kernel: &Kernel) -> Vec<[f64; 2]> {
    let hogs = [(0, 1), (0, 2), (0, 2), (0, 2)];
    let seen = (0..PHASES).map(|phase| run(kernel, &hogs, 2, phase));
    seen.map(|hogs| [hogs[0].0, hogs[1..].iter().map(|hog| hog.0).sum()]).collect()
}

#[test]
fn a_group_of_three_hogs_has_twice_the_share_of_one_where_tasks_count() {
    for mode in ["concur", "tasks", "smp", "max"] {
        let counts = ["concur", "tasks"].contains(&mode);
        // Seen: 0.998 : 2.006, 0.996 : 2.006, 1.496 : 1.507 and 1.494 : 1.507 s.
        let expected = if counts { [1000.0, 2000.0] } else { [1500.0, 1500.0] };
        let kernel = kernel("7.3", &[("cgroup_mode", mode)]);
        for shares_ms in one_beside_three(&kernel) {
            let near = |(ours, theirs): (&f64, &f64)| (ours - theirs).abs() < 15.0;
            assert!(shares_ms.iter().zip(&expected).all(near), "{mode}: {shares_ms:?} ms");
        }
    }
}

#[test]
fn groups_are_equal_on_kernels_that_do_not_count() {
    for shares_ms in one_beside_three(&kernel("6.18.15", &[])) {
        assert!((shares_ms[0] - 1500.0).abs() < 15.0, "{shares_ms:?} ms");
    }
}

/// Least and most switches of the first hog over all phases.
fn switches(kernel: &Kernel, slices_ns: [Ns; 2]) -> [f64; 2] {
    let hogs = slices_ns.map(|slice_ns| (slice_ns, 0));
    let counts = (0..PHASES).map(|phase| run(kernel, &hogs, 0, phase)[0].1);
    counts.fold([f64::INFINITY, 0.0], |[least, most], n| [least.min(n), most.max(n)])
}

/// Hogs of 20 and 5 ms; 3 s were watched on the kernels, which ran 20 ms longer.
#[test]
fn hogs_of_long_and_short_slices_switch_as_often_as_on_the_kernels() {
    let slices_ns = [20 * NS_PER_MS, 5 * NS_PER_MS];
    for (name, sets, seen) in [
        ("7.3", vec![], 304.0),
        ("7.3", vec![("features", "NO_PREEMPT_SHORT")], 230.0),
        ("7.3", vec![("features", "NO_HRTICK")], 197.0),
        ("6.18.15", vec![], 192.0),
    ] {
        let [least, most] = switches(&kernel(name, &sets), slices_ns);
        let near = |ours: f64| (ours / seen - 1.0).abs() < 0.05;
        assert!(near(least) && near(most), "{name} {sets:?}: {least} to {most}, seen {seen}");
    }
}

/// A miss: 620 on the kernel, and pure turns of 2.1 ms, 715, in ours. HRTICK is set when a task
/// becomes current, not when it is chosen again; so who is chosen again, by a few ns more or less,
/// runs on to a tick. On this machine HRTICK is never late, so that does not happen; where it is
/// late, as in the guests of the recordings, it does.
#[test]
fn two_plain_hogs_take_pure_turns_where_hrtick_is_never_late() {
    let [least, most] = switches(&kernel("7.3", &[]), [0, 0]);
    assert!(least >= 714.0 && most <= 716.0, "{least} to {most}; seen on the kernel: 620");
    let [least, most] = switches(&kernel("7.3", &[("features", "NO_HRTICK")]), [0, 0]);
    assert!(least > 370.0 && most < 380.0, "{least} to {most}, seen 378");
}
