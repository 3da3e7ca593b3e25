//! The scenarios that benchmarks measure and tests run: one list for both.

use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::group_write::GroupWrite;
use fairground::model::idle::IdleState;
use fairground::model::limit::Limit;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::sim::scenario::{Costs, GroupSpec, Machine, Noise, Scenario, TimedWrite};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{
    Arrivals, ChannelSpec, Program, SchedPolicy, SourceSpec, SpanSpec, Step, TaskSpec, Workload,
};
use fairground::workload::draw::Draw;
use fairground::workload::pipe::PipeSpec;

/// One scenario of the catalogue.
pub struct Entry {
    /// Name in tables and expectations.
    pub name: &'static str,
    /// Makes it.
    pub scenario: fn() -> Scenario,
    /// How much of it the tests simulate, ns.
    #[allow(dead_code, reason = "benches run all of it")]
    pub short_ns: Ns,
}

/// All of them.
pub const ENTRIES: &[Entry] = &[
    Entry { name: "sleepers-1024-on-128", scenario: sleepers_1024, short_ns: 100 * NS_PER_MS },
    Entry { name: "sleepers-64-on-16", scenario: sleepers_64, short_ns: 500 * NS_PER_MS },
    Entry { name: "mixed-64-on-16", scenario: mixed, short_ns: 200 * NS_PER_MS },
    Entry { name: "mixed-64-on-16-cfs", scenario: mixed_cfs, short_ns: 200 * NS_PER_MS },
    Entry { name: "naps-64-on-16", scenario: naps, short_ns: 200 * NS_PER_MS },
    Entry { name: "naps-64-on-16-freq", scenario: || freq(naps()), short_ns: 200 * NS_PER_MS },
    Entry { name: "pipes-32-on-16", scenario: pipes, short_ns: 50 * NS_PER_MS },
    Entry { name: "mixed-64-on-16-freq", scenario: || freq(mixed()), short_ns: 200 * NS_PER_MS },
    Entry { name: "pipes-32-on-16-freq", scenario: || freq(pipes()), short_ns: 50 * NS_PER_MS },
    Entry { name: "scale-16", scenario: || scale(16), short_ns: 100 * NS_PER_MS },
    Entry { name: "scale-64", scenario: || scale(64), short_ns: 100 * NS_PER_MS },
    Entry { name: "scale-256", scenario: || scale(256), short_ns: 50 * NS_PER_MS },
    Entry { name: "scale-1024", scenario: || scale(1024), short_ns: 20 * NS_PER_MS },
    Entry { name: "urgent-beside-hogs", scenario: urgent, short_ns: 500 * NS_PER_MS },
    Entry { name: "groups-nested", scenario: groups, short_ns: 200 * NS_PER_MS },
    Entry { name: "groups-reweighed", scenario: reweighed, short_ns: 200 * NS_PER_MS },
    Entry { name: "groups-2000-on-384", scenario: || crowd(false), short_ns: 3 * NS_PER_MS },
    Entry { name: "limits-2000-on-384", scenario: || crowd(true), short_ns: 3 * NS_PER_MS },
];

/// Machines of rising size, four tasks a CPU, and what is heavy in other ways: for ratios.
#[allow(dead_code, reason = "tests have enough with the others")]
pub const SIZES: &[Entry] = &[
    Entry { name: "wide-16", scenario: || wide(16), short_ns: 100 * NS_PER_MS },
    Entry { name: "wide-128", scenario: || wide(128), short_ns: 50 * NS_PER_MS },
    Entry { name: "wide-1024", scenario: || wide(1024), short_ns: 20 * NS_PER_MS },
    Entry { name: "wide-4096", scenario: || wide(4096), short_ns: 5 * NS_PER_MS },
    Entry { name: "rest-128", scenario: || rested(128), short_ns: 50 * NS_PER_MS },
    Entry { name: "rest-4096", scenario: || rested(4096), short_ns: 5 * NS_PER_MS },
    Entry { name: "overload-128", scenario: overload, short_ns: 50 * NS_PER_MS },
    Entry { name: "tasks-100000", scenario: many, short_ns: 5 * NS_PER_MS },
    Entry { name: "service-16", scenario: service, short_ns: 100 * NS_PER_MS },
];

/// A server of `nodes` NUMA nodes, with caches of up to eight cores of two threads each.
pub fn server(nodes: u32, cpus: u32) -> Machine {
    let cores = cpus / nodes / 2;
    let llcs = cores.div_ceil(8);
    let shape = Shape { packages: 1, nodes, llcs, cores: cores / llcs, threads: 2 };
    Machine {
        costs: Costs {
            context_switch_ns: 1_000,
            tick_ns: 1_500,
            ipi_ns: 1_000,
            ..Costs::default()
        },
        timer_slack_ns: 50 * NS_PER_US,
        ..Machine::bare(
            format!("server-{cpus}"),
            Topology::regular(shape, true).expect("a machine"),
        )
    }
}

/// A kernel at HZ 1000.
pub fn kernel(profile: &str) -> Kernel {
    let mut kernel = Kernel::profile(profile).expect("a release");
    kernel.set("HZ", "1000").expect("in range");
    kernel
}

/// A program that repeats some steps for ever.
pub fn forever(mut steps: Vec<Step>) -> Program {
    steps.push(Step::Repeat { to: 0, times: None, counter: 0 });
    Program { steps, counters: 1, ..Program::default() }
}

/// `count` tasks of the program with number `program`.
pub fn tasks(name: &str, program: usize, count: usize) -> impl Iterator<Item = TaskSpec> {
    let spec = move |name: String| TaskSpec::new(name, program);
    let names: Vec<String> = (0..count).map(|row| format!("{name}-{row}")).collect();
    names.into_iter().map(spec)
}

fn world(machine: Machine, profile: &str, workload: Workload) -> Scenario {
    Scenario {
        machine,
        kernel: kernel(profile),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload,
        seed: 1,
        duration_ns: 10 * NS_PER_SEC,
        until: fairground::sim::scenario::Until::End,
    }
}

/// 1024 tasks that compute for 1 ms and sleep for 9 ms, on 128 CPUs.
pub fn sleepers_1024() -> Scenario {
    sleepers(server(2, 128), 1024)
}

/// The same for 64 tasks on 16 CPUs.
pub fn sleepers_64() -> Scenario {
    Scenario { duration_ns: 60 * NS_PER_SEC, ..sleepers(server(1, 16), 64) }
}

/// The same with lengths that are drawn: a history that does not repeat, which a processor can't
/// learn.
pub fn naps() -> Scenario {
    let mut scenario = sleepers_64();
    let random = |mean: Ns| Draw::Exponential { mean };
    let steps = vec![Step::Run(random(NS_PER_MS)), Step::Sleep(random(9 * NS_PER_MS))];
    scenario.workload.programs = vec![forever(steps)];
    scenario
}

fn sleepers(machine: Machine, count: usize) -> Scenario {
    let steps = vec![Step::Run(Draw::Fixed(NS_PER_MS)), Step::Sleep(Draw::Fixed(9 * NS_PER_MS))];
    let workload = Workload {
        programs: vec![forever(steps)],
        tasks: tasks("sleeper", 0, count).collect(),
        ..Workload::default()
    };
    world(machine, "6.12", workload)
}

/// Hogs, random sleepers and short requests, four tasks a CPU.
fn mixture(cpus: u32, profile: &str) -> Scenario {
    let random = |mean: Ns| Draw::Exponential { mean };
    let programs = vec![
        forever(vec![Step::Run(Draw::Fixed(NS_PER_SEC))]),
        forever(vec![Step::Run(random(400 * NS_PER_US)), Step::Sleep(random(2 * NS_PER_MS))]),
        forever(vec![Step::Run(random(50 * NS_PER_US)), Step::Sleep(random(300 * NS_PER_US))]),
    ];
    let each = cpus as usize;
    let hogs = tasks("hog", 0, each / 2);
    let sleepers = tasks("sleeper", 1, 2 * each);
    let requests = tasks("request", 2, each + each / 2);
    let workload = Workload {
        programs,
        tasks: hogs.chain(sleepers).chain(requests).collect(),
        ..Workload::default()
    };
    world(server(1 + cpus / 128, cpus), profile, workload)
}

/// 64 tasks on 16 CPUs.
pub fn mixed() -> Scenario {
    mixture(16, "6.12")
}

/// The same under CFS.
pub fn mixed_cfs() -> Scenario {
    mixture(16, "6.1")
}

/// 16 pairs of tasks that hand a message to and fro, on 16 CPUs: each message is a wake-up.
pub fn pipes() -> Scenario {
    let mut workload = Workload::default();
    for pair in 0..16 {
        let [there, back] = [2 * pair, 2 * pair + 1];
        let run = || Step::Run(Draw::Exponential { mean: 5 * NS_PER_US });
        workload.programs.push(forever(vec![Step::Write(there), run(), Step::Read(back)]));
        workload.programs.push(forever(vec![Step::Read(there), run(), Step::Write(back)]));
        for (name, at) in [("there", there), ("back", back)] {
            workload.pipes.push(PipeSpec::pipe(format!("{name}-{pair}"), 4));
            workload.tasks.push(TaskSpec::new(format!("{name}-{pair}"), at));
        }
    }
    Scenario { duration_ns: NS_PER_SEC, ..world(server(1, 16), "6.12", workload) }
}

/// The same on a machine with frequencies, under schedutil, and idle states: what frequency
/// modelling costs is what this takes longer per event. Each core has a clock of its own, as in
/// most servers.
pub fn freq(mut scenario: Scenario) -> Scenario {
    let opp = |step: u32| Opp { freq_khz: 100_000 * step, scale: 1024 * step / 40, power_uw: None };
    let driver = Driver { fast: true, cost_ns: 2_000, latency_ns: None, delay_ns: Some(500_000) };
    let domain = |cpu| DomainSpec {
        cpus: vec![cpu],
        opps: (8..=40).map(opp).collect(),
        min: 0,
        max: 32,
        start: 0,
        driver,
    };
    let machine = &mut scenario.machine;
    let cpus = (0..machine.topology.len() as u32).map(CpuId);
    machine.freq = Some(Frequencies {
        domains: cpus.map(domain).collect(),
        invariant: true,
        from_any_cpu: false,
        clock: Clock::Core,
    });
    let states = [("C1", 2, 2), ("C1E", 10, 20), ("C6", 133, 600)];
    let state = |(name, exit_us, residency_us): (&str, Ns, Ns)| IdleState {
        name: name.into(),
        exit_ns: exit_us * NS_PER_US,
        residency_ns: residency_us * NS_PER_US,
        power_uw: None,
    };
    machine.idle = states.map(state).to_vec();
    scenario
}

/// Four tasks on each of `cpus` CPUs, for as long as gives about the same number of events.
pub fn scale(cpus: u32) -> Scenario {
    let duration_ns = 10 * NS_PER_SEC * 16 / Ns::from(cpus);
    Scenario { duration_ns, ..mixture(cpus, "6.12") }
}

/// 64 tasks in 21 groups three levels deep, with noise, on 16 CPUs.
pub fn groups() -> Scenario {
    let mut scenario = mixture(16, "6.18");
    for row in 0..20u32 {
        let parent = GroupId(if row < 4 { 0 } else { (row - 4) / 4 + 1 });
        let (path, shares) = (format!("/g{row}"), 256 << (row % 4));
        scenario.groups.push(GroupSpec {
            path,
            parent,
            shares,
            idle: row == 7,
            ..GroupSpec::root()
        });
    }
    for (row, task) in scenario.workload.tasks.iter_mut().enumerate() {
        task.group = GroupId((row % 21) as u32);
        task.nice = (row % 11) as i8 - 5;
    }
    scenario.machine.noise.push(Noise {
        name: "kworker".into(),
        interval: Draw::Exponential { mean: 100 * NS_PER_MS },
        run: Draw::Uniform { lo: 10_000, hi: 100_000 },
        by_tick: false,
        cpus: None,
    });
    scenario
}

/// The same on 7.3, where a group's tasks count; weights at two levels are written while it runs.
pub fn reweighed() -> Scenario {
    let write = |(at_ms, group, shares): (Ns, u32, u64)| TimedWrite {
        at_ns: at_ms * NS_PER_MS,
        group: GroupId(group),
        write: GroupWrite::Shares(shares),
    };
    let writes = [(5, 5, 4096), (10, 1, 128), (15, 6, 2)].map(write).to_vec();
    Scenario { kernel: kernel("7.3"), writes, ..groups() }
}

/// As many hogs as CPUs, and a real-time task that leaves one of them a tenth of its CPU: balancing
/// moves it to a busy CPU.
pub fn urgent() -> Scenario {
    let periodic = vec![Step::Run(Draw::Fixed(9 * NS_PER_MS)), Step::Sleep(Draw::Fixed(NS_PER_MS))];
    let programs = vec![forever(vec![Step::Run(Draw::Fixed(NS_PER_SEC))]), forever(periodic)];
    let real_time =
        tasks("urgent", 1, 1).map(|task| TaskSpec { policy: SchedPolicy::Fifo(10), ..task });
    let all = tasks("hog", 0, 4).chain(real_time).collect();
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 4, threads: 1 };
    let topology = Topology::regular(shape, true).expect("a machine");
    let machine = Machine { topology, ..server(1, 16) };
    world(machine, "6.18", Workload { programs, tasks: all, ..Workload::default() })
}

/// 20,000 tasks in 2,000 groups on 384 CPUs, with or without a limit on each group that is now and
/// then too low for it.
pub fn crowd(limited: bool) -> Scenario {
    let steps = vec![
        Step::Run(Draw::Exponential { mean: 100 * NS_PER_US }),
        Step::Sleep(Draw::Exponential { mean: 7 * NS_PER_MS }),
    ];
    let workload = Workload {
        programs: vec![forever(steps)],
        tasks: tasks("task", 0, 20_000).collect(),
        ..Workload::default()
    };
    let mut scenario = world(server(8, 384), "6.12", workload);
    scenario.duration_ns = 300 * NS_PER_MS;
    let quota_ns = limited.then_some(15 * NS_PER_MS);
    let limit = Limit { quota_ns, ..Limit::default() };
    for row in 1..=2_000 {
        scenario.groups.push(GroupSpec { path: format!("/g{row}"), limit, ..GroupSpec::root() });
    }
    for (row, task) in scenario.workload.tasks.iter_mut().enumerate() {
        task.group = GroupId(row as u32 % 2_000 + 1);
    }
    scenario
}

/// The same on nodes of 64 CPUs or fewer with caches of 16, for as long as gives 160 CPU seconds.
fn sized(cpus: u32, scenario: Scenario) -> Scenario {
    let duration_ns = 10 * NS_PER_SEC * 16 / Ns::from(cpus);
    Scenario { machine: server(cpus.div_ceil(64), cpus), duration_ns, ..scenario }
}

/// Four tasks on each of `cpus` CPUs, some of them hogs.
pub fn wide(cpus: u32) -> Scenario {
    sized(cpus, mixture(cpus, "6.12"))
}

/// Four tasks on each of `cpus` CPUs that compute for 1 ms and sleep for 9 ms.
pub fn rested(cpus: u32) -> Scenario {
    sized(cpus, sleepers(server(1, 16), 4 * cpus as usize))
}

/// 1024 hogs and sleepers on 128 CPUs that would keep 300 of them busy.
pub fn overload() -> Scenario {
    let random = |mean: Ns| Draw::Exponential { mean };
    let mut scenario = sized(128, sleepers(server(1, 16), 1024));
    let steps = vec![Step::Run(random(3 * NS_PER_MS)), Step::Sleep(random(7 * NS_PER_MS))];
    scenario.workload.programs = vec![forever(steps)];
    scenario
}

/// 100,000 tasks that mostly sleep, on 128 CPUs.
pub fn many() -> Scenario {
    let random = |mean: Ns| Draw::Exponential { mean };
    let mut scenario = sized(128, sleepers(server(1, 16), 100_000));
    let steps = vec![Step::Run(random(100 * NS_PER_US)), Step::Sleep(random(200 * NS_PER_MS))];
    scenario.workload.programs = vec![forever(steps)];
    scenario
}

/// 5,000 requests a second for 64 threads that have nine of 16 CPUs, beside eight hogs that have
/// four: both limits throttle, the first one now and then.
pub fn service() -> Scenario {
    let worker = vec![
        Step::Receive(0),
        Step::Run(Draw::Exponential { mean: 1_600 * NS_PER_US }),
        Step::Complete,
    ];
    let hog = vec![Step::Run(Draw::Fixed(NS_PER_SEC))];
    let span = SpanSpec { name: "request".into(), minus_ns: 0, floor_ns: 0 };
    let arrivals = Arrivals::PerSecond(vec![5_000]);
    let source = SourceSpec { name: "outside".into(), channel: 0, arrivals, parts: 1, start_ns: 0 };
    let mut workload = Workload {
        programs: vec![forever(worker), forever(hog)],
        tasks: tasks("worker", 0, 64).chain(tasks("hog", 1, 8)).collect(),
        spans: vec![span],
        channels: vec![ChannelSpec { name: "queue".into(), span: 0, backlog_max: 10_000 }],
        sources: vec![source],
        ..Workload::default()
    };
    workload.tasks.iter_mut().enumerate().for_each(|(row, task)| {
        task.group = GroupId(1 + u32::from(row >= 64));
    });
    let mut scenario = world(server(1, 16), "6.12", workload);
    for (path, cpus) in [("/service", 9), ("/batch", 4)] {
        let limit = Limit { quota_ns: Some(cpus * 100 * NS_PER_MS), ..Limit::default() };
        scenario.groups.push(GroupSpec { path: path.into(), limit, ..GroupSpec::root() });
    }
    Scenario { duration_ns: 60 * NS_PER_SEC, ..scenario }
}
