//! Laws of frequency and idle states: only frequencies that there are and that the policy allows,
//! no change inside the limit, speeds and energy that follow, averages in their bounds.

use crate::checker::Checker;
use crate::clocked::hardware;
use crate::{hold, sketch};
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::power::Power;
use fairground::model::smt::Throughput;
use fairground::record::digest::Digest;
use fairground::record::{Fact, Idle, Recorder};
use fairground::sim::scenario::{Machine, Scenario};
use fairground::sim::{meter, residency, simulate_audited};
use fairground::units::{CpuId, EntityId, Id, NS_PER_US, Ns, Speed, TaskId};
use proptest::prelude::*;

/// Follows frequencies, speeds, idle states and energy, naively.
struct Naive {
    machine: Machine,
    limit_ns: Ns,
    fixed: bool,
    cores: Vec<Vec<usize>>,
    runs: Vec<Option<TaskId>>,
    speeds: Vec<Speed>,
    opps: Vec<Option<Opp>>,
    idle: Vec<Idle>,
    asked_ns: Vec<Option<Ns>>,
    now_ns: Ns,
    machine_fj: u128,
    broken: Option<String>,
}

impl Naive {
    fn new(scenario: &Scenario) -> Self {
        let machine = scenario.machine.clone();
        let places = machine.topology.places();
        let mut ids: Vec<u32> = places.iter().map(|place| place.core).collect();
        ids.sort_unstable();
        ids.dedup();
        let cpus = places.len();
        let of = |id: u32| (0..cpus).filter(|&cpu| places[cpu].core == id).collect();
        let cores = ids.into_iter().map(of).collect();
        let speeds = places.iter().map(|place| Speed(place.capacity)).collect();
        let deep = machine.idle.len().checked_sub(1);
        Naive {
            limit_ns: scenario.kernel.rules.rate.rate_limit.expect("given").ns,
            fixed: scenario.kernel.rules.rate.answer
                == fairground::policy::frequency::rate::Rate::Fixed,
            cores,
            runs: vec![None; cpus],
            speeds,
            opps: vec![None; cpus],
            idle: vec![deep.map_or(Idle::Polls, |row| Idle::State(row as u8)); cpus],
            asked_ns: vec![None; cpus],
            now_ns: 0,
            machine_fj: 0,
            broken: None,
            machine,
        }
    }

    fn fail(&mut self, what: impl FnOnce() -> String) {
        if self.broken.is_none() {
            self.broken = Some(format!("at {}: {}", self.now_ns, what()));
        }
    }

    fn advance(&mut self, at_ns: Ns) {
        let passed_ns = u128::from(at_ns - self.now_ns);
        self.now_ns = at_ns;
        if passed_ns == 0 {
            return;
        }
        let power = self.machine.power.clone().expect("given");
        let mut drawn_uw = power.base_uw;
        for core in self.cores.clone() {
            let active: Vec<usize> =
                core.iter().copied().filter(|&cpu| self.runs[cpu].is_some()).collect();
            self.check_speeds(&active);
            let fastest =
                active.iter().filter_map(|&cpu| self.opps[cpu]).max_by_key(|o| o.freq_khz);
            drawn_uw += match fastest {
                Some(opp) => power.core_uw_at(&opp)[active.len()],
                None => self.idle_uw(&core, power.core_uw[0]),
            };
        }
        self.machine_fj += passed_ns * u128::from(drawn_uw);
    }

    fn idle_uw(&self, core: &[usize], otherwise_uw: u64) -> u64 {
        let depth = |idle: Idle| match idle {
            Idle::State(row) => usize::from(row) + 1,
            Idle::Polls | Idle::Over => 0,
        };
        let shallowest = core.iter().map(|&cpu| depth(self.idle[cpu])).min().unwrap_or(0);
        let state = shallowest.checked_sub(1).map(|row| &self.machine.idle[row]);
        state.and_then(|state| state.power_uw).unwrap_or(otherwise_uw)
    }

    fn check_speeds(&mut self, active: &[usize]) {
        for &cpu in active {
            let Some(opp) = self.opps[cpu] else { return self.fail(|| "no frequency".into()) };
            let alone = self.machine.topology.places()[cpu].capacity * opp.scale / 1024;
            let owed = self.machine.smt.each(Speed(alone.max(1)), active.len() as u32);
            let told = self.speeds[cpu];
            if told != owed {
                self.fail(|| format!("cpu{cpu}: told {told:?}, owed {owed:?}"));
            }
        }
    }

    /// The frequency of a CPU, if its domain has it and allows it.
    fn frequency(&mut self, cpu: CpuId, freq_khz: u32) -> Option<Opp> {
        let domains = &self.machine.freq.as_ref().expect("given").domains;
        let domain =
            domains.iter().find(|domain| domain.cpus.contains(&cpu)).expect("all are in one");
        let allowed = &domain.opps[domain.min..=domain.max];
        let found = allowed.iter().find(|opp| opp.freq_khz == freq_khz).copied();
        if found.is_none() {
            self.fail(|| format!("{cpu:?} at {freq_khz} kHz, which it may not"));
        }
        found
    }

    fn asks(&mut self, cpu: CpuId) {
        let before_ns = self.asked_ns[cpu.index()].replace(self.now_ns);
        let too_soon = before_ns.is_some_and(|before| self.now_ns - before < self.limit_ns);
        if self.fixed && too_soon {
            let limit_ns = self.limit_ns;
            self.fail(|| format!("{cpu:?} changed {before_ns:?}, limit {limit_ns}"));
        }
    }
}

impl Recorder for Naive {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.advance(at_ns);
        match fact {
            Fact::Switch { cpu, next, .. } => self.runs[cpu.index()] = next,
            Fact::Pace { cpu, speed, .. } => self.speeds[cpu.index()] = speed,
            Fact::Idle { cpu, state } => self.idle[cpu.index()] = state,
            Fact::Asks { cpu, freq_khz } => {
                self.frequency(cpu, freq_khz);
                self.asks(cpu);
            }
            Fact::Frequency { cpu, freq_khz } => {
                self.opps[cpu.index()] = self.frequency(cpu, freq_khz);
            }
            _ => {}
        }
    }
}

fn law(scenario: &Scenario) -> Result<(), TestCaseError> {
    let recorders = (meter(scenario).expect("power"), residency(scenario).expect("frequencies"));
    let checks = (Checker::new(scenario), Digest::default());
    let mut told = ((Naive::new(scenario), recorders), checks);
    let mut over = None;
    let outcome = simulate_audited(scenario, &mut told, |world| {
        let mut tasks = (0..world.tasks.len()).map(EntityId::from_index);
        let high = tasks.find(|&id| world.entities[id].avg.util_avg > 1024);
        over = over.or(high.map(|id| (id, world.entities[id].avg.util_avg)));
        let load = world.loads.ids().find(|&cpu| world.loads[cpu].util > world.cpus[cpu].speed.0);
        assert!(load.is_none(), "utilization above the capacity");
        let mut urgent = world.rt.queues.iter().flat_map(|queue| [&queue.rt_avg, &queue.dl_avg]);
        assert!(urgent.all(|avg| avg.util_avg <= 1024), "by real-time or deadline tasks");
    })
    .map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    let ((mut naive, (mut meter, mut residency)), (mut checker, digest)) = told;
    naive.advance(outcome.ended_ns);
    meter.finish(outcome.ended_ns);
    residency.finish(outcome.ended_ns);
    checker.finish(outcome.ended_ns);
    prop_assert!(checker.broken.is_empty(), "{}", checker.story());
    prop_assert_eq!(over, None, "a utilization above 1024");
    prop_assert_eq!(&naive.broken, &None);
    prop_assert_eq!(meter.machine_fj(), naive.machine_fj, "energy is power times time");
    let busy_ns = residency.sum(|cpu| cpu.busy_ns.iter().sum());
    let ran_ns: u64 = checker.runtimes_ns().iter().sum();
    prop_assert_eq!(busy_ns, ran_ns, "time at frequencies is time executing");
    let mut again = Digest::default();
    fairground::sim::simulate(scenario, &mut again).expect("as before");
    prop_assert_eq!(digest.value(), again.value(), "the same history again");
    Ok(())
}

#[test]
fn frequencies_keep_their_laws() {
    hold(200, (sketch::sketch(), hardware()), |(sketch, hardware)| {
        let mut scenario = sketch.scenario();
        hardware.give(&mut scenario);
        law(&scenario)
    });
}

#[test]
fn frequencies_keep_their_laws_with_real_time_tasks() {
    hold(200, (crate::urgent::worlds(), hardware()), |((sketch, numbers), hardware)| {
        let mut scenario = crate::urgent::urgent(&sketch, &numbers);
        hardware.give(&mut scenario);
        // More bandwidth may pass the limit.
        scenario.kernel.set("changes", "NO_deadline-limit").expect("known");
        law(&scenario)
    });
}

/// A world in which the frequency changes often: nine frequencies, bursts of 20 ms.
fn restless() -> Scenario {
    use fairground::workload::behavior::{Program, Step};
    use fairground::workload::draw::Draw;
    let kernel = fairground::policy::Kernel::profile("6.12").expect("a release");
    let mut scenario = crate::service::hogs(kernel, &[(0, 0); 2], 1_000_000_000);
    let steps = vec![
        Step::Run(Draw::Fixed(20_000_000)),
        Step::Sleep(Draw::Fixed(30_000_000)),
        Step::Repeat { to: 0, times: None, counter: 0 },
    ];
    scenario.workload.programs.fill(Program { steps, counters: 1, ..Program::default() });
    let opp = |row: u32| Opp { freq_khz: 200_000 * row, scale: 1024 * row / 9, power_uw: None };
    let driver = Driver { fast: true, cost_ns: 1_000, latency_ns: None, delay_ns: None };
    let opps = (1..=9).map(opp).collect();
    let domain = DomainSpec { cpus: vec![CpuId(0)], opps, min: 0, max: 8, start: 0, driver };
    let (domains, clock) = (vec![domain], Clock::Domain);
    let machine = &mut scenario.machine;
    machine.freq = Some(Frequencies { domains, invariant: true, from_any_cpu: false, clock });
    machine.smt = Throughput::new(vec![1024]);
    let core_uw = vec![1, 1_000];
    machine.power =
        Some(Power { base_uw: 0, core_uw, freq_khz: 1_000_000, exponent_hundredths: 200 });
    scenario.kernel.set("rate_limit_us", "500").expect("in range");
    scenario
}

/// Passes facts on, changed or left out.
struct Tampered<F>(Naive, F);

impl<F: FnMut(Fact) -> Option<Fact>> Recorder for Tampered<F> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Some(fact) = (self.1)(fact) {
            self.0.record(at_ns, fact);
        }
    }
}

/// What the naive recorder finds broken in a tampered history, and whether the energy agrees.
fn found(limit_us: u64, change: impl FnMut(Fact) -> Option<Fact>) -> (Option<String>, bool) {
    let scenario = restless();
    let mut naive = Naive::new(&scenario);
    naive.limit_ns = limit_us * NS_PER_US;
    let mut told = (Tampered(naive, change), meter(&scenario).expect("power"));
    let outcome = fairground::sim::simulate(&scenario, &mut told).expect("sound");
    let (Tampered(mut naive, _), mut meter) = told;
    naive.advance(outcome.ended_ns);
    meter.finish(outcome.ended_ns);
    (naive.broken, meter.machine_fj() == naive.machine_fj)
}

/// The laws can fail: each is broken by a history that was tampered with.
#[test]
fn tampered_histories_break_the_laws_of_frequency() {
    assert_eq!(found(500, Some), (None, true), "as it is");
    let faster = |fact| match fact {
        Fact::Frequency { cpu, .. } => Some(Fact::Frequency { cpu, freq_khz: 1_900_000 }),
        fact => Some(fact),
    };
    let (broken, _) = found(500, faster);
    assert!(broken.is_some_and(|told| told.contains("may not")), "a frequency that there is not");
    let (broken, _) = found(5_000, Some);
    assert!(broken.is_some_and(|told| told.contains("limit")), "a change inside the limit");
    let mut seen = 0;
    let (broken, agrees) = found(500, |fact| {
        let frequency = matches!(fact, Fact::Frequency { .. });
        seen += u32::from(frequency);
        (!frequency || seen == 1).then_some(fact)
    });
    assert!(
        broken.is_some_and(|told| told.contains("owed")) && !agrees,
        "changes that are not told"
    );
}
