//! Frequencies and idle states by examples computed by hand, by the thread's own, and by LISA.

mod clamps;

use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::idle::IdleState;
use fairground::model::pelt::{Activity, Avg};
use fairground::model::power::Power;
use fairground::model::topology::{CpuPlace, Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario};
use fairground::sim::{meter, residency, simulate};
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns, TaskId};
use fairground::workload::behavior::{Program, SchedPolicy, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

fn run(ns: Ns) -> Step {
    Step::Run(Draw::Fixed(ns))
}

/// A task for each CPU, pinned to it, that goes through its steps for ever.
fn scenario(programs: &[Vec<Step>], freq: Frequencies) -> Scenario {
    let cores = programs.len() as u32;
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores, threads: 1 };
    let forever = |steps: &Vec<Step>| {
        let again = Step::Repeat { to: 0, times: None, counter: 0 };
        let steps = steps.iter().cloned().chain([again]).collect();
        Program { steps, counters: 1, own_timers: 1, ..Program::default() }
    };
    let spec = |row: usize| TaskSpec {
        affinity: Some(row),
        born_on: Some(CpuId(row as u32)),
        ..TaskSpec::new(format!("t{row}"), row)
    };
    Scenario {
        machine: Machine {
            freq: Some(freq),
            ..Machine::bare("example", Topology::regular(shape, false).expect("a machine"))
        },
        kernel: Kernel::profile("6.12").expect("a release"),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: programs.iter().map(forever).collect(),
            tasks: (0..programs.len()).map(spec).collect(),
            affinities: (0..programs.len()).map(|cpu| vec![CpuId(cpu as u32)]).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: NS_PER_SEC,
        until: fairground::sim::scenario::Until::End,
    }
}

const FAST: Driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };

/// 1.0 to 2.0 GHz in steps of 100 MHz, for one CPU.
fn eleven(cpu: u32, driver: Driver) -> DomainSpec {
    let khz = (10..=20).map(|step| step * 100_000);
    let opp = |freq_khz| Opp { freq_khz, scale: freq_khz * 1024 / 2_000_000, power_uw: None };
    let (cpus, opps) = (vec![CpuId(cpu)], khz.map(opp).collect());
    DomainSpec { cpus, opps, min: 0, max: 10, start: 0, driver }
}

fn frequencies(domains: Vec<DomainSpec>, invariant: bool) -> Frequencies {
    Frequencies { domains, invariant, from_any_cpu: false, clock: Clock::Domain }
}

/// When a CPU runs at which frequency from, MHz, and when a task is done.
#[derive(Default)]
struct Told {
    mhz: Vec<(Ns, u32)>,
    asleep_ns: Vec<Ns>,
}

impl Recorder for Told {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Frequency { freq_khz, .. } => self.mhz.push((at_ns, freq_khz / 1000)),
            Fact::Switch { prev: Some(TaskId(0)), next: None, .. } => self.asleep_ns.push(at_ns),
            _ => {}
        }
    }
}

fn told(scenario: &Scenario) -> Told {
    let mut told = Told::default();
    simulate(scenario, &mut told).expect("sound");
    told
}

fn set(scenario: &mut Scenario, settings: &[(&str, &str)]) {
    settings.iter().for_each(|(key, value)| scenario.kernel.set(key, value).expect("accepted"));
}

#[test]
fn a_busy_cpu_climbs_by_a_quarter_until_the_top() {
    let busy = [vec![run(NS_PER_SEC)]];
    let mut scenario = scenario(&busy, frequencies(vec![eleven(0, FAST)], false));
    set(&mut scenario, &[("rate_limit_us", "2000")]);
    let climb = told(&scenario).mhz;
    // Each step is by a quarter at most, rounded up to a frequency that there is.
    let step = |two: &[(Ns, u32)]| two[0].1 < two[1].1 && two[1].1 < two[0].1 * 5 / 4 + 100;
    assert!(climb.windows(2).all(step), "{climb:?}");
    assert_eq!(climb.last().map(|(_, mhz)| *mhz), Some(2000));
    set(&mut scenario, &[("headroom", "lost")]);
    assert_eq!(told(&scenario).mhz, [(0, 1000)], "case U20");
}

#[test]
fn work_takes_longer_at_a_lower_frequency() {
    let steps = [vec![run(10 * NS_PER_MS), Step::Sleep(Draw::Fixed(NS_PER_MS))]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    for (governor, done_ms) in [("powersave", 20), ("performance", 10)] {
        set(&mut scenario, &[("governor", governor)]);
        assert_eq!(told(&scenario).asleep_ns[0], done_ms * NS_PER_MS, "{governor}");
    }
}

#[test]
fn a_slow_driver_switches_later_and_is_not_asked_twice() {
    let slow = Driver { fast: false, cost_ns: 5 * NS_PER_MS, ..FAST };
    let busy = [vec![run(NS_PER_SEC)]];
    let mut scenario = scenario(&busy, frequencies(vec![eleven(0, slow)], false));
    set(&mut scenario, &[("rate_limit_us", "0"), ("HZ", "1000")]);
    let changes = told(&scenario).mhz;
    let apart = changes.windows(2).map(|two| two[1].0 - two[0].0).skip(1);
    assert!(apart.into_iter().all(|apart_ns| apart_ns >= 5 * NS_PER_MS), "{changes:?}");
    assert_eq!(changes.last().map(|(_, mhz)| *mhz), Some(2000));
}

#[test]
fn the_way_out_of_an_idle_state_is_latency_and_not_run_time() {
    let steps = [vec![run(NS_PER_MS), Step::Sleep(Draw::Fixed(10 * NS_PER_MS))]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    set(&mut scenario, &[("governor", "performance")]);
    let state =
        IdleState { name: "C1".into(), exit_ns: NS_PER_MS, residency_ns: 0, power_uw: None };
    scenario.machine.idle = vec![state];
    let mut stats = fairground::record::stats::Stats::new(1, 1);
    let outcome = simulate(&scenario, &mut stats).expect("sound");
    stats.finish(outcome.ended_ns);
    let task = &stats.tasks[TaskId(0)];
    // 12 ms a turn: 1 ms of way out, 1 ms of work, 10 ms of sleep.
    assert_eq!(task.runtime_ns, (NS_PER_SEC / (12 * NS_PER_MS) + 1) * NS_PER_MS);
    assert_eq!(task.delay_ns_max, NS_PER_MS);
}

/// Whom an interrupt wakes is queued after the way out, so PELT does not see it as a wait for the
/// CPU, and the estimate of a task that was large falls to what it does now.
#[test]
fn the_way_out_of_an_idle_state_is_no_wait_for_the_cpu() {
    let nap = Step::Sleep(Draw::Fixed(7 * NS_PER_MS));
    let again = Step::Repeat { to: 1, times: Some(100), counter: 1 };
    let steps = [vec![run(100 * NS_PER_MS), run(NS_PER_MS), nap, again]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    scenario.workload.programs[0].counters = 2;
    let last_mhz = [0, 300 * NS_PER_US].map(|exit_ns| {
        let state = IdleState { name: "C".into(), exit_ns, residency_ns: 0, power_uw: None };
        scenario.machine.idle = vec![state];
        told(&scenario).mhz.last().map(|(_, mhz)| *mhz)
    });
    assert_eq!(last_mhz, [Some(1000); 2]);
}

fn programs_of(programs: &[Vec<Step>]) -> Vec<Program> {
    scenario(programs, frequencies(vec![eleven(0, FAST)], true)).workload.programs
}

#[test]
fn a_task_that_waits_for_a_device_boosts_its_cpu() {
    let mut highest = Vec::new();
    for wait in [Step::IoWait as fn(Draw) -> Step, Step::Sleep] {
        let steps = [vec![run(100 * NS_PER_US), wait(Draw::Fixed(300 * NS_PER_US))]];
        let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
        set(&mut scenario, &[("rate_limit_us", "1000")]);
        highest.push(told(&scenario).mhz.into_iter().map(|(_, mhz)| mhz).max());
    }
    assert_eq!(highest, [Some(2000), Some(1000)]);
}

#[test]
fn a_woken_cpu_pays_the_way_out_of_its_idle_state_within_pm_qos() {
    let steps = [vec![run(NS_PER_MS), Step::Sleep(Draw::Fixed(9 * NS_PER_MS))]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    set(&mut scenario, &[("governor", "performance")]);
    let state = |(exit_us, residency_us): (u64, u64)| IdleState {
        name: "C".into(),
        exit_ns: exit_us * NS_PER_US,
        residency_ns: residency_us * NS_PER_US,
        power_uw: None,
    };
    scenario.machine.idle = [(10, 20), (200, 800)].map(state).to_vec();
    for (qos_us, exit_us) in [(None, 200), (Some(100), 10), (Some(0), 0)] {
        scenario.workload.pm_qos_ns = qos_us.map(|us| us * NS_PER_US);
        let asleep_ns = told(&scenario).asleep_ns;
        let second_ns = asleep_ns[1] - asleep_ns[0];
        assert_eq!(second_ns, 10 * NS_PER_MS + exit_us * NS_PER_US, "{qos_us:?}");
    }
}

/// `data/lisa/README.md`: two numbers that LISA's energy model gave.
#[test]
fn energy_is_what_lisa_estimates() {
    let opp = |freq_khz: u32, scale, uw| Opp { freq_khz, scale, power_uw: Some(uw) };
    let opps = vec![opp(1_000_000, 512, 300), opp(2_000_000, 1024, 1_000)];
    let at = |cpu, row| DomainSpec {
        cpus: vec![CpuId(cpu)],
        opps: opps.clone(),
        min: row,
        max: row,
        start: row,
        driver: FAST,
    };
    let turn = |work_ms: u64, sleep_ms: u64| {
        vec![run(work_ms * NS_PER_MS / 2), Step::Sleep(Draw::Fixed(sleep_ms * NS_PER_MS))]
    };
    // 2.5 ms of work at half speed and 5 ms at full speed, of 10 ms.
    let programs = [turn(5, 5), turn(10, 5)];
    let mut scenario = scenario(&programs, frequencies(vec![at(0, 0), at(1, 1)], true));
    let core_uw = vec![0, 1_000];
    scenario.machine.power =
        Some(Power { base_uw: 0, core_uw, freq_khz: 0, exponent_hundredths: 0 });
    let off = IdleState { name: "off".into(), exit_ns: 0, residency_ns: 0, power_uw: Some(10) };
    scenario.machine.idle = vec![off];
    let mut told = (meter(&scenario).expect("power"), residency(&scenario).expect("frequencies"));
    let outcome = simulate(&scenario, &mut told).expect("sound");
    let (mut meter, _) = told;
    meter.finish(outcome.ended_ns);
    let active_fj = |task| meter.tasks_fj()[TaskId(task)];
    assert_eq!([active_fj(0), active_fj(1)], [150, 500].map(|uw| uw * u128::from(NS_PER_SEC)));
    assert_eq!(meter.machine_fj(), (155 + 505) * u128::from(NS_PER_SEC));
}

/// `data/lisa/README.md`: within 2 of 1024 of LISA's signal.
#[test]
fn pelt_is_what_lisa_simulates() {
    const WINDOW_NS: Ns = 1024 * 1024;
    let text = include_str!("../../../../data/lisa/simulate_pelt.txt");
    let mut compared = 0;
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let windows = [1, 2].map(|at| words[at].parse::<Ns>().expect("windows"));
        let (mut avg, mut now_ns) = (Avg::default(), 0);
        for (turn, word) in words[4..].iter().enumerate() {
            let running = turn % 2 == 0;
            let activity =
                Activity { load: u64::from(running), runnable: u64::from(running), running };
            // The kernel looks at least once a tick.
            for _ in 0..windows[turn % 2] {
                now_ns += WINDOW_NS;
                avg.update(now_ns, 1, activity);
            }
            let theirs: f64 = word.parse().expect("a number");
            assert!((avg.util_avg as f64 - theirs).abs() <= 2.0, "{line}: {turn}: {avg:?}");
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
}

/// What the governor is asked for each time that it hears of a CPU, (us, MHz).
#[derive(Default)]
struct Hints(Vec<(Ns, u32)>);

impl Recorder for Hints {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Hint { asked_khz, .. } = fact {
            self.0.push((at_ns / NS_PER_US, asked_khz / 1000));
        }
    }
}

/// The same on one CPU of 100 MHz to 2 GHz, for tasks that all use it.
fn hints(profile: &str, programs: &[Vec<Step>], change: impl Fn(&mut Scenario)) -> Hints {
    let opp = |freq_khz| Opp { freq_khz, scale: freq_khz * 1024 / 2_000_000, power_uw: None };
    let opps = (1..=20).map(|step| opp(step * 100_000)).collect();
    let spec = DomainSpec { opps, max: 19, ..eleven(0, FAST) };
    let mut scenario = scenario(programs, frequencies(vec![spec], true));
    scenario.machine.topology =
        Topology::new(vec![scenario.machine.topology.place(CpuId(0))]).expect("a machine");
    scenario.workload.affinities.fill(vec![CpuId(0)]);
    scenario.workload.tasks.iter_mut().for_each(|task| task.born_on = Some(CpuId(0)));
    scenario.kernel = Kernel::profile(profile).expect("a release");
    set(&mut scenario, &[("rate_limit_us", "0")]);
    scenario.duration_ns = 100 * NS_PER_MS;
    change(&mut scenario);
    let mut hints = Hints::default();
    simulate(&scenario, &mut hints).expect("sound");
    hints
}

/// Five waits for a device: the boost doubles with each from an eighth of the capacity to all of
/// it, and halves each time that the governor hears of the CPU otherwise, until it is below an
/// eighth. With a quarter more an eighth of 2 GHz is 312 MHz, rounded up to what there is.
#[test]
fn a_boost_doubles_and_halves() {
    let turn =
        |wait: fn(Draw) -> Step, us| [run(10 * NS_PER_US), wait(Draw::Fixed(us * NS_PER_US))];
    let (waits, naps) = (turn(Step::IoWait, 300), turn(Step::Sleep, 1500));
    let steps = [vec![waits; 5], vec![naps; 12]].concat().concat();
    for capacity in [1024, 512] {
        let hints = hints("6.12", std::slice::from_ref(&steps), |scenario| {
            let place = scenario.machine.topology.place(CpuId(0));
            scenario.machine.topology =
                Topology::new(vec![CpuPlace { capacity, ..place }]).expect("a machine");
            scenario.duration_ns = 15 * NS_PER_MS;
        });
        let mut mhz: Vec<u32> = hints.0.into_iter().map(|(_, mhz)| mhz).collect();
        mhz.dedup();
        assert_eq!(mhz, [100, 400, 700, 1300, 2000, 1300, 700, 400, 100], "{capacity}");
    }
}

/// A real-time task that computes for 32 ms at full speed has an average of nearly a half. A fair
/// one beside it, which needs next to nothing itself, asks for that from 4.19 on: 1.25 times 2 GHz
/// times nearly 0.5.
#[test]
fn what_real_time_tasks_used_is_asked_for_from_4_19() {
    let urgent = vec![run(32 * NS_PER_MS), Step::Sleep(Draw::Fixed(NS_PER_SEC))];
    let naps = vec![run(10 * NS_PER_US), Step::Sleep(Draw::Fixed(NS_PER_MS))];
    let mhz = |profile| {
        let hints = hints(profile, &[urgent.clone(), naps.clone()], |scenario| {
            scenario.workload.tasks[0].policy = SchedPolicy::Fifo(1);
        });
        let after = |us| hints.0.iter().find(|(at_us, _)| *at_us > us).expect("a hint").1;
        after(33_000)
    };
    assert_eq!(mhz("4.18"), 100);
    assert_eq!(mhz("4.19"), 1300);
}

/// A CPU tells of itself in every release, whoever may tell of it beside: a hog climbs to the top.
#[test]
fn the_governor_hears_of_a_cpu_from_itself() {
    let busy = [vec![run(NS_PER_SEC)]];
    let climbs = |profile| {
        let hints = hints(profile, &busy, |scenario| scenario.duration_ns = NS_PER_SEC);
        hints.0.last().expect("a hint").1
    };
    assert_eq!(["4.12", "4.13", "4.14", "6.12"].map(climbs), [2000; 4]);
}

#[test]
fn the_default_rate_limit_follows_the_release() {
    let limit_us = |profile: &str, latency_ns: u64| {
        let driver = Driver { latency_ns: Some(latency_ns), ..FAST };
        Kernel::profile(profile).expect("a release").rules.rate.limit_ns(&driver) / 1_000
    };
    assert_eq!(limit_us("4.12", 20_000), 20_000);
    assert_eq!(limit_us("6.8", 20_000), 10_000);
    // "cpufreq: Change default transition delay to 2ms" (2024-02-05); a longer latency is kept.
    assert_eq!(limit_us("6.9", 20_000), 2_000);
    assert_eq!(limit_us("6.11", 5_000_000), 5_000);
    // "cpufreq: Remove LATENCY_MULTIPLIER" (2024-07-28).
    assert_eq!(limit_us("6.12", 20_000), 30);
}
