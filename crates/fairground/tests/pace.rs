//! Speeds that change with what the siblings do, by examples computed by hand.

use fairground::model::power::Power;
use fairground::model::smt::Throughput;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::digest::Digest;
use fairground::record::energy::Meter;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Noise, Partition, Scenario};
use fairground::sim::{meter, simulate};
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, Ns, Speed, TaskId};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

/// One task for each CPU that computes once: when it starts and its work, ms.
fn scenario(cores: u32, threads: u32, tasks: &[(u64, u64)]) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores, threads };
    let program = |&(_, run_ms): &(u64, u64)| Program {
        steps: vec![Step::Run(Draw::Fixed(run_ms * NS_PER_MS))],
        counters: 0,
        ..Program::default()
    };
    let spec = |(row, &(start_ms, _)): (usize, &(u64, u64))| TaskSpec {
        affinity: Some(row),
        start_ns: start_ms * NS_PER_MS,
        ..TaskSpec::new(format!("t{row}"), row)
    };
    Scenario {
        machine: Machine::bare("example", Topology::regular(shape, false).expect("a machine")),
        kernel: Kernel::profile("6.12").expect("a release"),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: tasks.iter().map(program).collect(),
            tasks: tasks.iter().enumerate().map(spec).collect(),
            affinities: (0..tasks.len()).map(|cpu| vec![CpuId(cpu as u32)]).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: NS_PER_SEC,
        until: fairground::sim::scenario::Until::End,
    }
}

/// When each CPU fell idle, and every change of speed.
#[derive(Default)]
struct Told {
    idle: Vec<(u32, Ns)>,
    speeds: Vec<(Ns, u32, u32)>,
}

impl Recorder for Told {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, next: None, .. } => self.idle.push((cpu.0, at_ns)),
            Fact::Pace { cpu, alone, speed } => {
                assert_eq!(alone, Speed::FULL);
                self.speeds.push((at_ns, cpu.0, speed.0));
            }
            _ => {}
        }
    }
}

fn told(scenario: &Scenario) -> Told {
    let mut told = Told::default();
    simulate(scenario, &mut told).expect("sound");
    told
}

const MS: Ns = NS_PER_MS;

/// Alone until 2 ms; then both at 5/8, until the second has done its 5 ms after 8 ms; the first has
/// done 7 by then and does the last 3 alone.
#[test]
fn two_threads_of_a_core_slow_each_other() {
    let mut scenario = scenario(1, 2, &[(0, 10), (2, 5)]);
    scenario.machine.smt = Throughput::new(vec![1024, 1280]);
    let told = told(&scenario);
    assert_eq!(told.idle, [(1, 10 * MS), (0, 13 * MS)]);
    let speeds = [(2 * MS, 0, 640), (2 * MS, 1, 640), (10 * MS, 0, 1024)];
    assert_eq!(told.speeds, speeds);
}

#[test]
fn a_machine_without_a_table_knows_no_contention() {
    let told = told(&scenario(1, 2, &[(0, 10), (2, 5)]));
    assert_eq!(told.idle, [(1, 7 * MS), (0, 10 * MS)]);
    assert_eq!(told.speeds, []);
}

/// 15 ms of each on one physical core, by turns of 10 ms: 0-10 the first, 10-20 the second, 20-25
/// the first, which ends and makes room for the rest of the second.
#[test]
fn two_virtual_cores_take_turns_on_a_physical_one() {
    let mut scenario = scenario(2, 1, &[(0, 15), (0, 15)]);
    scenario.machine.hypervisor = Some(Partition { cores: 1, window_ns: 10 * MS });
    let told = told(&scenario);
    assert_eq!(told.idle, [(0, 25 * MS), (1, 30 * MS)]);
    let speeds = [(0, 1, 0), (10, 0, 0), (10, 1, 1024), (20, 0, 1024), (20, 1, 0), (25, 1, 1024)];
    assert_eq!(told.speeds, speeds.map(|(ms, cpu, speed)| (ms * MS, cpu, speed)));
}

/// The scheduler's capacity of a CPU is not what its siblings leave of it.
#[test]
fn utilisation_does_not_follow_the_siblings() {
    // Four hogs, two cores of two threads: where they go is the same with contention or without.
    let mut scenario = scenario(2, 2, &[(0, 100); 4]);
    scenario.workload.tasks.iter_mut().for_each(|task| task.affinity = None);
    scenario.duration_ns = 50 * MS;
    let mut switches = |smt: Throughput| {
        scenario.machine.smt = smt;
        let mut facts: Vec<(Ns, Fact)> = vec![];
        struct Keep<'a>(&'a mut Vec<(Ns, Fact)>);
        impl Recorder for Keep<'_> {
            fn record(&mut self, at_ns: Ns, fact: Fact) {
                if !matches!(fact, Fact::Pace { .. }) {
                    self.0.push((at_ns, fact));
                }
            }
        }
        simulate(&scenario, &mut Keep(&mut facts)).expect("sound");
        facts
    };
    assert_eq!(switches(Throughput::default()), switches(Throughput::new(vec![1024, 1100])));
}

/// The first example at 10 W of base, 3 W of a core with one thread and 4 W with two.
#[test]
fn energy_of_the_example() {
    let mut scenario = scenario(1, 2, &[(0, 10), (2, 5)]);
    scenario.machine.smt = Throughput::new(vec![1024, 1280]);
    let core_uw = vec![0, 3_000_000, 4_000_000];
    let power = Power { base_uw: 10_000_000, core_uw, freq_khz: 0, exponent_hundredths: 0 };
    scenario.machine.power = Some(power);
    let mut told = (meter(&scenario).expect("known"), Digest::default());
    let outcome = simulate(&scenario, &mut told).expect("sound");
    let mut meter: Meter = told.0;
    meter.finish(outcome.ended_ns);
    // 2 ms + 3 ms alone at 3 W and half of 8 ms at 4 W; the other half.
    let fj_per_mj = 1_000_000_000_000;
    assert_eq!(meter.tasks_fj()[TaskId(0)], (2 * 3 + 3 * 3 + 8 * 2) * fj_per_mj);
    assert_eq!(meter.tasks_fj()[TaskId(1)], 8 * 2 * fj_per_mj);
    assert_eq!(meter.machine_fj(), (13 * 10 + 5 * 3 + 8 * 4) * fj_per_mj);
}

#[test]
fn tables_that_do_not_fit_the_machine_are_refused() {
    let refusal = |change: &dyn Fn(&mut Machine)| {
        let mut scenario = scenario(2, 2, &[(0, 10)]);
        change(&mut scenario.machine);
        simulate(&scenario, &mut ()).expect_err("refused").to_string()
    };
    let message = refusal(&|machine| machine.smt = Throughput::new(vec![1024]));
    assert_eq!(message, "machine: throughput is given for 1 to 1 of 2 threads");
    let power = Power { base_uw: 0, core_uw: vec![0, 1], freq_khz: 0, exponent_hundredths: 0 };
    let message = refusal(&|machine| machine.power = Some(power.clone()));
    assert!(message.contains("0 to 2 are needed"), "{message}");
    let partition = |cores, window_ns| Some(Partition { cores, window_ns });
    let message = refusal(&|machine| machine.hypervisor = partition(3, MS));
    assert!(message.contains("accepted: 1 to 2"), "{message}");
    let message = refusal(&|machine| machine.hypervisor = partition(1, 0));
    assert!(message.contains("windows"), "{message}");
}

/// Wake-ups.
#[derive(Default)]
struct Woken(Vec<Ns>);

impl Recorder for Woken {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Waking { .. } = fact {
            self.0.push(at_ns);
        }
    }
}

/// Beside a task that computes through, so that its CPU ticks.
fn noise_wakes_at(by_tick: bool) -> Vec<Ns> {
    let mut scenario = scenario(1, 1, &[(0, 2_000)]);
    scenario.machine.noise.push(Noise {
        name: "kworker".into(),
        interval: Draw::Exponential { mean: 10 * NS_PER_MS },
        run: Draw::Fixed(5_000),
        by_tick,
        cpus: None,
    });
    let mut woken = Woken::default();
    simulate(&scenario, &mut woken).expect("sound");
    woken.0
}

#[test]
fn noise_by_tick_wakes_just_after_ticks() {
    let tick_ns = 4 * NS_PER_MS;
    let after_a_tick = |at_ns: &&Ns| **at_ns % tick_ns == 1;
    let by_tick = noise_wakes_at(true);
    // A mean of 10 ms, and on average half a tick to the next one.
    assert!((40..=120).contains(&by_tick.len()), "{}", by_tick.len());
    assert_eq!(by_tick.iter().filter(after_a_tick).count(), by_tick.len());
    let anytime = noise_wakes_at(false);
    assert_eq!(anytime.iter().filter(after_a_tick).count(), 0);
}
