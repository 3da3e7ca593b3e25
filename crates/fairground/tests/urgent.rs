//! Real-time and deadline tasks by examples computed by hand: who runs when, and what the governor
//! sees.

use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    DeadlineSpec, Program, SchedPolicy, Step, TaskSpec, Workload,
};
use fairground::workload::draw::Draw;

const FIFO_1: SchedPolicy = SchedPolicy::Fifo(1);

/// A task that starts at `start_ms` and computes once.
fn once(policy: SchedPolicy, start_ms: Ns, run_ms: Ns) -> (SchedPolicy, Ns, Vec<Step>) {
    (policy, start_ms * NS_PER_MS, vec![Step::Run(Draw::Fixed(run_ms * NS_PER_MS)), Step::Exit])
}

fn deadline(deadline_ms: u32) -> SchedPolicy {
    let (runtime_ns, ns) = (1_000_000, deadline_ms * 1_000_000);
    SchedPolicy::Deadline(DeadlineSpec { runtime_ns, deadline_ns: ns, period_ns: ns })
}

/// Tasks a, b, c, … on so many CPUs.
fn scenario(cores: u32, tasks: &[(SchedPolicy, Ns, Vec<Step>)]) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores, threads: 1 };
    let program = |(_, _, steps): &(_, _, Vec<Step>)| Program {
        steps: steps.clone(),
        counters: 1,
        own_timers: 1,
        ..Program::default()
    };
    let spec = |(row, &(policy, start_ns, _)): (usize, &(SchedPolicy, Ns, _))| TaskSpec {
        policy,
        start_ns,
        ..TaskSpec::new(char::from(b'a' + row as u8).to_string(), row)
    };
    let topology = Topology::regular(shape, false).expect("a machine");
    Scenario {
        machine: Machine::bare("example", topology),
        kernel: Kernel::profile("6.12").expect("a release"),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: tasks.iter().map(program).collect(),
            tasks: tasks.iter().enumerate().map(spec).collect(),
            ..Workload::default()
        },
        seed: 1,
        duration_ns: 500 * NS_PER_MS,
        until: Until::End,
    }
}

/// What a CPU runs, by letters, a `.` for nothing, with the millisecond from which on.
struct Runs(CpuId, Vec<String>);

impl Recorder for Runs {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Switch { cpu, next, .. } = fact
            && cpu == self.0
        {
            let letter = next.map_or('.', |task| char::from(b'a' + task.0 as u8));
            self.1.push(format!("{letter}{}", at_ns / NS_PER_MS));
        }
    }
}

fn runs_on(cpu: CpuId, scenario: &Scenario) -> String {
    let mut runs = Runs(cpu, vec![]);
    simulate(scenario, &mut runs).expect("sound");
    runs.1.join(" ")
}

fn runs(tasks: &[(SchedPolicy, Ns, Vec<Step>)]) -> String {
    runs_on(CpuId(0), &scenario(1, tasks))
}

#[test]
fn a_fifo_task_runs_until_it_is_done_and_fair_ones_wait() {
    let tasks = [once(SchedPolicy::Normal, 0, 20), once(FIFO_1, 5, 50)];
    assert_eq!(runs(&tasks), "a0 b5 a55 .70");
}

/// Of the same priority, or with the same deadline: who came first goes first.
#[test]
fn an_equal_does_not_take_the_cpu() {
    assert_eq!(runs(&[once(FIFO_1, 0, 10), once(FIFO_1, 2, 5)]), "a0 b10 .15");
    assert_eq!(runs(&[once(deadline(40), 0, 10), once(deadline(38), 2, 5)]), "a0 b10 .15");
}

#[test]
fn a_higher_priority_takes_the_cpu_and_gives_it_back_to_whom_it_took_it_from() {
    let tasks = [once(FIFO_1, 0, 10), once(FIFO_1, 1, 10), once(SchedPolicy::Fifo(2), 5, 10)];
    assert_eq!(runs(&tasks), "a0 c5 a15 b20 .30");
}

#[test]
fn round_robin_takes_turns_of_100_ms_with_its_equals() {
    let turns = SchedPolicy::RoundRobin(1);
    let tasks = [once(turns, 0, 150), once(turns, 0, 150), once(SchedPolicy::Normal, 0, 1)];
    assert_eq!(runs(&tasks), "a0 b100 a200 b250 c300 .301");
}

#[test]
fn a_yield_goes_behind_equals_only() {
    let yields = |policy| {
        let run = Step::Run(Draw::Fixed(5 * NS_PER_MS));
        (policy, 0, vec![run.clone(), Step::Yield, run, Step::Exit])
    };
    let tasks = [yields(FIFO_1), once(FIFO_1, 0, 5), once(SchedPolicy::Normal, 0, 1)];
    assert_eq!(runs(&tasks), "a0 b5 a10 c15 .16");
}

#[test]
fn the_earliest_deadline_runs_first_and_before_any_priority() {
    let tasks =
        [once(deadline(40), 0, 10), once(deadline(20), 5, 10), once(SchedPolicy::Fifo(99), 0, 1)];
    // b's deadline is at 25 ms, a's at 40.
    assert_eq!(runs(&tasks), "a0 b5 a15 c20 .21");
}

#[test]
fn a_waiting_task_goes_to_a_cpu_that_runs_a_lower_one() {
    // CPU 0 runs a, CPU 1 the fair b; c starts on CPU 0, where an equal runs, and goes to CPU 1.
    let tasks = [once(FIFO_1, 0, 20), once(SchedPolicy::Normal, 0, 20), once(FIFO_1, 5, 10)];
    assert_eq!(runs_on(CpuId(1), &scenario(2, &tasks)), "b0 c5 b15 .30");
}

/// b takes the CPU where it starts, though the other one is idle; a, which may go anywhere, is sent
/// there.
#[test]
fn a_higher_one_stays_and_sends_the_lower_one_away() {
    let tasks = [once(FIFO_1, 0, 20), once(SchedPolicy::Fifo(2), 5, 10)];
    let on = |cpu| runs_on(CpuId(cpu), &scenario(2, &tasks));
    assert_eq!([on(0), on(1)], ["a0 b5 .15", "a5 .20"]);
}

/// b waits behind a, since c holds the other CPU and is its equal. When c is done its CPU asks for
/// a real-time task that waits elsewhere, and is idle until it comes; one with a deadline it takes.
#[test]
fn a_cpu_that_is_done_gets_who_waits_elsewhere() {
    let runs = |policy| {
        let tasks = [(0, 50), (2, 5), (0, 20)].map(|(start, run)| once(policy, start, run));
        [0, 1].map(|cpu| runs_on(CpuId(cpu), &scenario(2, &tasks)))
    };
    assert_eq!(runs(FIFO_1), ["a0 .50", "c0 .20 b20 .25"]);
    assert_eq!(runs(deadline(100)), ["a0 .50", "c0 b20 .25"]);
}

#[test]
fn a_real_time_task_that_a_deadline_task_preempts_waits_beside_a_fair_one() {
    let tasks = [once(FIFO_1, 0, 20), once(SchedPolicy::Normal, 0, 20), once(deadline(40), 5, 10)];
    let scenario = scenario(2, &tasks);
    assert_eq!(runs_on(CpuId(0), &scenario), "a0 c5 a15 .30");
    assert_eq!(runs_on(CpuId(1), &scenario), "b0 .20");
}

#[test]
fn a_fair_task_leaves_the_cpu_of_a_real_time_one_for_an_idle_cpu() {
    let sleeper = vec![
        Step::Run(Draw::Fixed(4 * NS_PER_MS)),
        Step::Sleep(Draw::Fixed(6 * NS_PER_MS)),
        Step::Repeat { to: 0, times: None, counter: 0 },
    ];
    // b preempts a beside the idle CPU 1, again and again; once b's share of CPU 0 shows, a is
    // moved.
    let tasks = [once(SchedPolicy::Normal, 0, 1_000), (FIFO_1, 5 * NS_PER_MS, sleeper)];
    assert_eq!(runs_on(CpuId(1), &scenario(2, &tasks)), "a68");
}

#[test]
fn what_the_kernel_refuses_is_refused() {
    let hog = |policy| once(policy, 0, 1);
    let pinned = |policy| {
        let (_, start_ns, mut steps) = hog(policy);
        steps.insert(0, Step::SetAffinity(0));
        (policy, start_ns, steps)
    };
    let short = DeadlineSpec { runtime_ns: 1_000, deadline_ns: 2_000_000, period_ns: 2_000_000 };
    let full = DeadlineSpec { runtime_ns: 2_000_000, deadline_ns: 2_000_000, period_ns: 2_000_000 };
    let renice = vec![Step::SetNice { policy: SchedPolicy::Normal, nice: 0 }, Step::Exit];
    let cases = [
        (hog(SchedPolicy::Fifo(0)), "1 to 99"),
        (hog(SchedPolicy::RoundRobin(100)), "1 to 99"),
        (hog(SchedPolicy::Deadline(short)), "1024 ns"),
        (hog(SchedPolicy::Deadline(full)), "EBUSY"),
        (pinned(deadline(20)), "EPERM"),
        ((FIFO_1, 0, renice), "keeps its class"),
    ];
    for (task, says) in cases {
        let mut scenario = scenario(1, &[task]);
        scenario.workload.affinities.push(vec![CpuId(0)]);
        let refused =
            simulate(&scenario, &mut Runs(CpuId(0), vec![])).expect_err("refused").to_string();
        assert!(refused.contains(says), "{refused}");
    }
}

/// When the CPU runs at which frequency from, (us, MHz).
#[derive(Default)]
struct Mhz(Vec<(Ns, u32)>);

impl Recorder for Mhz {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Frequency { freq_khz, .. } = fact {
            self.0.push((at_ns / NS_PER_US, freq_khz / 1000));
        }
    }
}

/// What a CPU of 1, 1.5 and 2 GHz runs at, on which a task of `policy` computes once, from 10 ms
/// on.
fn mhz(policy: SchedPolicy, settings: &[(&str, &str)]) -> Vec<(Ns, u32)> {
    let mut scenario = scenario(1, &[once(policy, 10, 3)]);
    let opp = |freq_khz| Opp { freq_khz, scale: freq_khz / 2_000 * 1024 / 1_000, power_uw: None };
    let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
    let opps = [1_000_000, 1_500_000, 2_000_000].map(opp).to_vec();
    let domain = DomainSpec { cpus: vec![CpuId(0)], opps, min: 0, max: 2, start: 0, driver };
    let (domains, clock) = (vec![domain], Clock::Domain);
    scenario.machine.freq =
        Some(Frequencies { domains, invariant: true, from_any_cpu: false, clock });
    scenario.duration_ns = 40 * NS_PER_MS;
    for (key, value) in [&[("rate_limit_us", "1000")], settings].concat() {
        scenario.kernel.set(key, value).expect("accepted");
    }
    let mut told = Mhz::default();
    simulate(&scenario, &mut told).expect("sound");
    told.0
}

#[test]
fn a_queued_real_time_task_gets_the_highest_frequency_at_once() {
    assert_eq!(mhz(FIFO_1, &[]), [(0, 1000), (10_000, 2000)]);
}

#[test]
fn a_flagged_one_gets_it_when_it_is_charged_at_the_tick() {
    // It comes at 10 ms; the tick is at 12.
    assert_eq!(mhz(FIFO_1, &[("realtime", "flag")]), [(0, 1000), (12_000, 2000)]);
}

#[test]
fn deadline_tasks_get_their_bandwidth() {
    let asks = |runtime_ms: u32| {
        SchedPolicy::Deadline(DeadlineSpec {
            runtime_ns: runtime_ms * 1_000_000,
            deadline_ns: 20_000_000,
            period_ns: 20_000_000,
        })
    };
    // 3 of 20 ms are less than the lowest frequency gives; 12 of 20 ms need 1.2 of 2 GHz.
    assert_eq!(mhz(asks(3), &[]), [(0, 1000)]);
    assert_eq!(mhz(asks(12), &[]), [(0, 1000), (10_000, 1500)]);
    // To 6.7 with a quarter more: 14 ms are 1.75 GHz.
    assert_eq!(mhz(asks(14), &[("headroom", "after-clamps")]), [(0, 1000), (10_000, 2000)]);
}
