//! Single rules by examples computed by hand: each is a decision that histories of many tasks hide,
//! and that a mutant of the engine's sources once took otherwise without a test that noticed.

mod affinity;
mod attributes;
mod balance;
mod clock;
mod cpusets;
mod gathering;
mod giving_way;
mod handing;
mod hrtick;
mod idle;
mod kernels;
mod newidle;
mod phase;
mod picking;
mod power;
mod searching;
mod sizes;
mod spreading;
mod throttling;
mod waking;
mod weights;
mod yielding;

use fairground::fair::world::World;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate_audited;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

const MS: Ns = NS_PER_MS;
const US: Ns = NS_PER_US;

/// What a task does for ever, from when on, and on which CPUs.
struct Does<'d>(Ns, &'d [Step], &'d [u32]);

fn run(ns: Ns) -> Step {
    Step::Run(Draw::Fixed(ns))
}

fn sleep(ns: Ns) -> Step {
    Step::Sleep(Draw::Fixed(ns))
}

/// Tasks on so many CPUs that share a cache, under a release, for 100 ms.
fn scenario(profile: &str, cores: u32, tasks: &[Does]) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores, threads: 1 };
    let again = Step::Repeat { to: 0, times: None, counter: 0 };
    let program = |does: &Does| Program {
        steps: does.1.iter().cloned().chain([again.clone()]).collect(),
        counters: 1,
        own_timers: 1,
        ..Program::default()
    };
    let spec = |(row, does): (usize, &Does)| TaskSpec {
        start_ns: does.0,
        affinity: Some(row),
        born_on: Some(CpuId(does.2[0])),
        ..TaskSpec::new(format!("t{row}"), row)
    };
    Scenario {
        machine: Machine::bare("example", Topology::regular(shape, false).expect("a machine")),
        kernel: Kernel::profile(profile).expect("a release"),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: tasks.iter().map(program).collect(),
            tasks: tasks.iter().enumerate().map(spec).collect(),
            affinities: tasks.iter().map(|d| d.2.iter().map(|&cpu| CpuId(cpu)).collect()).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: 100 * MS,
        until: Until::End,
    }
}

/// All that is told, with its time.
#[derive(Default)]
struct Told(Vec<(Ns, Fact)>);

impl Recorder for Told {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.0.push((at_ns, fact));
    }
}

/// The facts of a run whose every state is looked at.
fn watched(scenario: &Scenario, look: impl FnMut(&World)) -> Vec<(Ns, Fact)> {
    let mut told = Told::default();
    simulate_audited(scenario, &mut told, look).expect("it can be run");
    told.0
}

fn told(scenario: &Scenario) -> Vec<(Ns, Fact)> {
    watched(scenario, |_| ())
}
