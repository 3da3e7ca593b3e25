//! What tasks are owed: their work exactly once, and equal service for equal weights.

use crate::checker::Checker;
use crate::hold;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::{Kernel, presets};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario};
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;
use proptest::prelude::*;
use proptest::sample::Index;

/// A machine without costs or noise.
pub fn bare_machine(cpus: u32) -> Machine {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: cpus, threads: 1 };
    Machine::bare("bare", Topology::regular(shape, false).expect("a machine"))
}

/// A task on CPU 0 that starts at once.
pub fn pinned(row: usize, nice: i8, slice_ns: Ns) -> TaskSpec {
    TaskSpec { nice, slice_ns, affinity: Some(0), ..TaskSpec::new(format!("t{row}"), row) }
}

/// Hogs on one CPU, each with its nice value and slice.
pub fn hogs(kernel: Kernel, tasks: &[(i8, Ns)], duration_ns: Ns) -> Scenario {
    let forever =
        vec![Step::Run(Draw::Fixed(NS_PER_SEC)), Step::Repeat { to: 0, times: None, counter: 0 }];
    let program = Program { steps: forever, counters: 1, ..Program::default() };
    let specs =
        tasks.iter().enumerate().map(|(row, &(nice, slice_ns))| pinned(row, nice, slice_ns));
    Scenario {
        machine: bare_machine(1),
        kernel,
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: vec![program; tasks.len()],
            tasks: specs.collect(),
            affinities: vec![vec![CpuId(0)]],
            ..Workload::default()
        },
        seed: 1,
        duration_ns,
        until: fairground::sim::scenario::Until::End,
    }
}

/// Any release at any common tick.
pub fn any_kernel() -> impl Strategy<Value = Kernel> {
    let hz = prop::sample::select(vec!["100", "250", "300", "1000"]);
    (any::<Index>(), hz).prop_map(|(index, hz)| {
        let profiles = presets::catalogue();
        let mut kernel = Kernel::profile(index.get(&profiles).name).expect("catalogued");
        kernel.set("HZ", hz).expect("in range");
        kernel
    })
}

/// The longest that one of `tasks` equals may run on when all wait, ns.
fn turn_max_ns(kernel: &Kernel, tasks: u64) -> Ns {
    let knobs = &kernel.rules.turn;
    let slice_ns = match kernel.is_cfs() {
        true => knobs.latency.on_ns(1).max(tasks * knobs.min_granularity.on_ns(1)),
        false => knobs.base_slice.on_ns(1),
    };
    slice_ns + kernel.tick_ns()
}

#[test]
fn equal_weights_get_equal_service_within_two_turns() {
    hold(150, (any_kernel(), 2..12usize, -20..=19i8, 1..40u64), |(kernel, n, nice, tenths)| {
        let turn_ns = turn_max_ns(&kernel, n as u64);
        let scenario = hogs(kernel, &vec![(nice, 0); n], tenths * 100 * NS_PER_MS);
        let mut checker = Checker::new(&scenario);
        let outcome = simulate(&scenario, &mut checker).expect("built");
        checker.finish(outcome.ended_ns);
        let run_ns = checker.runtimes_ns();
        let (least, most) = (run_ns.iter().min(), run_ns.iter().max());
        let spread_ns = most.unwrap_or(&0) - least.unwrap_or(&0);
        prop_assert!(
            spread_ns <= 2 * turn_ns,
            "spread {spread_ns} ns, turn {turn_ns} ns: {run_ns:?}"
        );
        prop_assert_eq!(run_ns.iter().sum::<Ns>(), outcome.ended_ns, "the CPU is never idle");
        Ok(())
    });
}

/// Work and turns of a task, and what it sleeps between turns, µs.
type Job = (u64, u32, u64, i8);

fn jobs_on(kernel: Kernel, cpus: u32, jobs: &[Job]) -> Scenario {
    let program = |&(run_us, turns, sleep_us, _): &Job| Program {
        steps: vec![
            Step::Run(Draw::Fixed(run_us * NS_PER_US)),
            Step::Sleep(Draw::Fixed(sleep_us * NS_PER_US)),
            Step::Repeat { to: 0, times: Some(turns), counter: 0 },
        ],
        counters: 1,
        ..Program::default()
    };
    let specs = jobs.iter().enumerate();
    let spec = |(row, job): (usize, &Job)| TaskSpec { affinity: None, ..pinned(row, job.3, 0) };
    Scenario {
        machine: bare_machine(cpus),
        kernel,
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: jobs.iter().map(program).collect(),
            tasks: specs.map(spec).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: 1000 * NS_PER_SEC,
        until: fairground::sim::scenario::Until::End,
    }
}

#[test]
fn without_costs_a_task_runs_for_exactly_its_work() {
    let job = (1..20_000u64, 1..30u32, 0..20_000u64, -20..=19i8);
    let jobs = prop::collection::vec(job, 1..20);
    hold(150, (any_kernel(), 1..9u32, jobs), |(kernel, cpus, jobs)| {
        let scenario = jobs_on(kernel, cpus, &jobs);
        let mut checker = Checker::new(&scenario);
        let outcome = simulate(&scenario, &mut checker).expect("built");
        checker.finish(outcome.ended_ns);
        prop_assert!(checker.broken.is_empty(), "{}", checker.story());
        let owed = jobs.iter().map(|job| job.0 * NS_PER_US * u64::from(job.1));
        prop_assert_eq!(checker.runtimes_ns(), owed.collect::<Vec<Ns>>());
        Ok(())
    });
}
