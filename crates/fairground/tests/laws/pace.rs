//! Laws of speed and energy: work is conserved, speeds are what the siblings leave, power adds up.

use crate::checker::Checker;
use crate::service::{any_kernel, bare_machine, pinned};
use crate::{hold, sketch};
use fairground::model::power::Power;
use fairground::model::smt::Throughput;
use fairground::model::topology::{Shape, Topology};
use fairground::record::digest::Digest;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Partition, Scenario};
use fairground::sim::{meter, simulate};
use fairground::units::{NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns, Speed, TaskId};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;
use proptest::prelude::*;

/// What a machine's hardware adds: T(k), p(k) and how many of its cores are physical.
#[derive(Clone, Debug)]
struct Hardware {
    gains: Vec<u32>,
    power_uw: Vec<u64>,
    physical: Option<u32>,
    window_ms: u64,
}

fn hardware() -> impl Strategy<Value = Hardware> {
    let gains = prop::collection::vec(0..=1024u32, 8);
    let power_uw = prop::collection::vec(0..1_000_000u64, 10);
    let physical = prop::option::weighted(0.4, 1..8u32);
    (gains, power_uw, physical, 1..30u64).prop_map(|(gains, power_uw, physical, window_ms)| {
        Hardware { gains, power_uw, physical, window_ms }
    })
}

impl Hardware {
    fn give(&self, machine: &mut Machine) {
        let mut of_core = 1024;
        let more = self.gains.iter().map(|gain| {
            of_core += gain;
            of_core
        });
        machine.smt = Throughput::new(std::iter::once(1024).chain(more).collect());
        let (base_uw, core_uw) = (self.power_uw[0], self.power_uw[1..].to_vec());
        machine.power = Some(Power { base_uw, core_uw, freq_khz: 0, exponent_hundredths: 0 });
        let cores = cores(machine).len() as u32;
        machine.hypervisor = self.physical.map(|physical| Partition {
            cores: physical.min(cores),
            window_ns: self.window_ms * NS_PER_MS,
        });
    }
}

/// CPUs of each core.
fn cores(machine: &Machine) -> Vec<Vec<usize>> {
    let places = machine.topology.places();
    let mut ids: Vec<u32> = places.iter().map(|place| place.core).collect();
    ids.sort_unstable();
    ids.dedup();
    let of = |id: u32| (0..places.len()).filter(|&cpu| places[cpu].core == id).collect();
    ids.into_iter().map(of).collect()
}

/// Follows who runs how fast, naively, and counts work and energy from it.
struct Naive {
    machine: Machine,
    cores: Vec<Vec<usize>>,
    runs: Vec<Option<TaskId>>,
    speeds: Vec<Speed>,
    now_ns: Ns,
    /// 1024ths of a nanosecond of work by task.
    work: Vec<u128>,
    machine_fj: u128,
    broken: Option<String>,
}

impl Naive {
    fn new(scenario: &Scenario) -> Self {
        let machine = scenario.machine.clone();
        let speeds = machine.topology.places().iter().map(|place| Speed(place.capacity));
        Naive {
            cores: cores(&machine),
            runs: vec![None; machine.topology.len()],
            speeds: speeds.collect(),
            machine,
            now_ns: 0,
            work: vec![0; scenario.workload.tasks.len()],
            machine_fj: 0,
            broken: None,
        }
    }

    /// Threads of a core that execute.
    fn active(&self, core: &[usize]) -> usize {
        let executes = |cpu: usize| self.runs[cpu].is_some() && self.speeds[cpu].0 > 0;
        core.iter().filter(|&&cpu| executes(cpu)).count()
    }

    fn advance(&mut self, at_ns: Ns) {
        let passed_ns = u128::from(at_ns - self.now_ns);
        self.now_ns = at_ns;
        if passed_ns == 0 {
            return;
        }
        for (cpu, runs) in self.runs.iter().enumerate() {
            if let Some(task) = runs {
                self.work[task.row()] += passed_ns * u128::from(self.speeds[cpu].0);
            }
        }
        let active: Vec<usize> = self.cores.iter().map(|core| self.active(core)).collect();
        let busy = active.iter().filter(|&&active| active > 0).count();
        let physical = self.machine.hypervisor.map_or(self.cores.len(), |spec| spec.cores as usize);
        let power = self.machine.power.as_ref().expect("given");
        let drawn = |&active: &usize| if active == 0 { 0 } else { power.core_uw[active] };
        let busy_uw: u64 = active.iter().map(drawn).sum();
        let idle_uw = (physical - busy) as u64 * power.core_uw[0];
        self.machine_fj += passed_ns * u128::from(power.base_uw + busy_uw + idle_uw);
        self.check_speeds(&active, physical - busy);
    }

    fn check_speeds(&mut self, active: &[usize], free: usize) {
        for (core, &active) in self.cores.iter().zip(active) {
            for &cpu in core.iter().filter(|&&cpu| self.runs[cpu].is_some()) {
                let alone = Speed(self.machine.topology.places()[cpu].capacity);
                let owed = self.machine.smt.each(alone, active as u32);
                let told = self.speeds[cpu];
                let waits = told == Speed(0) && active == 0 && free == 0;
                if told != owed && !waits {
                    let at_ns = self.now_ns;
                    self.broken.get_or_insert(format!(
                        "cpu{cpu} until {at_ns}: told {told:?}, owed {owed:?}, {free} cores free"
                    ));
                }
            }
        }
    }
}

impl Recorder for Naive {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.advance(at_ns);
        match fact {
            Fact::Switch { cpu, next, .. } => self.runs[cpu.0 as usize] = next,
            Fact::Pace { cpu, speed, .. } => self.speeds[cpu.0 as usize] = speed,
            _ => {}
        }
    }
}

fn law(scenario: &Scenario) -> Result<Naive, TestCaseError> {
    let meter = meter(scenario).expect("power is given");
    let mut told = ((Naive::new(scenario), meter), (Checker::new(scenario), Digest::default()));
    let outcome = simulate(scenario, &mut told)
        .map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    let ((mut naive, mut meter), (mut checker, digest)) = told;
    naive.advance(outcome.ended_ns);
    meter.finish(outcome.ended_ns);
    checker.finish(outcome.ended_ns);
    prop_assert!(checker.broken.is_empty(), "{}", checker.story());
    prop_assert_eq!(&naive.broken, &None);
    prop_assert_eq!(meter.machine_fj(), naive.machine_fj, "energy is power times time");
    let mut again = Digest::default();
    simulate(scenario, &mut again).expect("as before");
    prop_assert_eq!(digest.value(), again.value(), "the same history again");
    Ok(naive)
}

#[test]
fn speeds_and_energy_are_what_the_siblings_make_them() {
    hold(200, (sketch::sketch(), hardware()), |(sketch, hardware)| {
        let mut scenario = sketch.scenario();
        hardware.give(&mut scenario.machine);
        law(&scenario).map(|_| ())
    });
}

/// Work and turns of a task, and what it sleeps between turns, µs.
type Job = (u64, u32, u64);

fn jobs_on(threads: u32, cores: u32, jobs: &[Job]) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores, threads };
    let program = |&(run_us, turns, sleep_us): &Job| Program {
        steps: vec![
            Step::Run(Draw::Fixed(run_us * NS_PER_US + 1)),
            Step::Sleep(Draw::Fixed(sleep_us * NS_PER_US)),
            Step::Repeat { to: 0, times: Some(turns), counter: 0 },
        ],
        counters: 1,
        ..Program::default()
    };
    let spec = |row: usize| TaskSpec { affinity: None, ..pinned(row, 0, 0) };
    Scenario {
        machine: Machine {
            topology: Topology::regular(shape, false).expect("a machine"),
            ..bare_machine(1)
        },
        kernel: fairground::policy::Kernel::profile("6.12").expect("a release"),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: jobs.iter().map(program).collect(),
            tasks: (0..jobs.len()).map(spec).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: 1000 * NS_PER_SEC,
        until: fairground::sim::scenario::Until::End,
    }
}

/// However often its speed changes: never less than its work, and not a nanosecond more.
#[test]
fn work_done_is_speed_times_time() {
    let job = (1..20_000u64, 1..30u32, 0..20_000u64);
    let shape = prop::sample::select(vec![(1, 2), (2, 1), (2, 2), (4, 2), (8, 1)]);
    let jobs = prop::collection::vec(job, 1..16);
    hold(120, (any_kernel(), shape, jobs, hardware()), |(kernel, shape, jobs, hardware)| {
        let mut scenario = jobs_on(shape.0, shape.1, &jobs);
        scenario.kernel = kernel;
        hardware.give(&mut scenario.machine);
        let naive = law(&scenario)?;
        for (job, done) in jobs.iter().zip(&naive.work) {
            let owed = u128::from((job.0 * NS_PER_US + 1) * u64::from(job.1)) << 10;
            prop_assert!((owed..owed + 1024).contains(done), "owed {owed}, done {done}");
        }
        Ok(())
    });
}

/// The laws can fail: a recorder that misses a change of speed finds both broken.
#[test]
fn a_change_of_speed_that_is_not_told_breaks_the_laws() {
    struct Deaf(Naive, bool);
    impl Recorder for Deaf {
        fn record(&mut self, at_ns: Ns, fact: Fact) {
            let missed = self.1 && matches!(fact, Fact::Pace { .. });
            if !missed {
                self.0.record(at_ns, fact);
            }
        }
    }
    let mut scenario = jobs_on(2, 1, &[(10_000, 3, 1_000), (7_000, 4, 2_000)]);
    let power_uw = vec![1; 10];
    let (gains, window_ms) = (vec![256; 8], 10);
    Hardware { gains, power_uw, physical: None, window_ms }.give(&mut scenario.machine);
    let owed = u128::from(3 * (10_000 * NS_PER_US + 1)) << 10;
    for deaf in [false, true] {
        let mut told = Deaf(Naive::new(&scenario), deaf);
        let outcome = simulate(&scenario, &mut told).expect("sound");
        told.0.advance(outcome.ended_ns);
        assert_eq!(told.0.broken.is_some(), deaf, "{:?}", told.0.broken);
        assert_eq!((owed..owed + 1024).contains(&told.0.work[0]), !deaf);
    }
}
