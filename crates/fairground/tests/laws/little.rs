//! Little worlds in which every answer can be told from the others: one for each room of `policy/`.
//!
//! They are written by hand, so that a timeline can be read. Each has what its room is about:
//! sleepers, weights that change and a yield; limits of which one is nested; a search for idle
//! CPUs; frequencies.

use crate::service::bare_machine;
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::group_write::GroupWrite;
use fairground::model::limit::Limit;
use fairground::model::smt::Throughput;
use fairground::model::topology::{CpuPlace, Shape, Topology};
use fairground::policy::{Kernel, ROOMS};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, TimedWrite, Until};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns, ProcessId};
use fairground::workload::behavior::{
    DeadlineSpec, Program, SchedPolicy, SemaphoreSpec, Step, TaskSpec, TimerMode, TimerRef,
    Workload,
};
use fairground::workload::draw::Draw;

const US: Ns = NS_PER_US;
const MS: Ns = NS_PER_MS;

/// The world for a question: that of its room.
pub fn world(key: &str, kernel: Kernel) -> Scenario {
    let room = ROOMS.iter().find(|(_, questions)| questions.iter().any(|q| q.key == key));
    match room.expect("a room has the question").0 {
        "queue" if ["lag", "reweight"].contains(&key) => patient(queue(kernel)),
        "queue" if key == "cgroup_mode" => crowded(queue(kernel)),
        "queue" if key == "preemption" => calling(queue(kernel)),
        "queue" if key == "preempt" => longer(queue(kernel)),
        "queue" => queue(kernel),
        "placement" if key == "gather" => threads(placement(kernel)),
        "placement" if key == "ilb" => idlers(placement(kernel)),
        "placement" if key == "capacity" => board(placement(kernel)),
        "placement" if key == "numa" => nodes(placement(kernel)),
        "placement" => placement(kernel),
        "limits" => limits(kernel),
        _ => frequency(kernel),
    }
}

/// Runs for about `run_us`, then does the rest; for ever.
fn program(run_us: u64, rest: Vec<Step>) -> Program {
    let (lo, hi) = (run_us * US * 3 / 4, run_us * US * 5 / 4);
    let mut steps = vec![Step::Run(Draw::Uniform { lo, hi })];
    steps.extend(rest);
    steps.push(Step::Repeat { to: 0, times: None, counter: 0 });
    Program { steps, counters: 1, own_timers: 1, ..Program::default() }
}

fn sleep(us: u64) -> Step {
    Step::Sleep(Draw::Uniform { lo: us * US / 2, hi: us * US * 3 / 2 })
}

fn every(us: u64) -> Step {
    let (timer, mode) = (TimerRef::Own(0), TimerMode::Absolute);
    Step::Timer { timer, period: Draw::Fixed(us * US), mode }
}

fn scenario(kernel: Kernel, machine: Machine, tasks: Vec<(Program, TaskSpec)>) -> Scenario {
    let (programs, mut specs): (Vec<Program>, Vec<TaskSpec>) = tasks.into_iter().unzip();
    for (row, spec) in specs.iter_mut().enumerate() {
        (spec.program, spec.name) = (row, format!("t{row}"));
    }
    Scenario {
        machine,
        kernel,
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload { programs, tasks: specs, ..Workload::default() },
        seed: 7,
        duration_ns: 160 * MS,
        until: Until::End,
    }
}

fn task() -> TaskSpec {
    TaskSpec::new(String::new(), 0)
}

fn group(path: &str, parent: u32, shares: u64) -> GroupSpec {
    GroupSpec { path: path.into(), parent: GroupId(parent), shares, ..GroupSpec::root() }
}

/// Two CPUs: two hogs, of which one asks for long slices, three sleepers of which two ask for short
/// ones, one that yields, one that changes its nice value, and a group whose weight on each CPU
/// follows its hogs and its sleeper.
fn queue(kernel: Kernel) -> Scenario {
    let renice = |nice| Step::SetNice { policy: SchedPolicy::Normal, nice };
    let custom = kernel.rules.turn.custom_slice;
    let slice = |us: u64| TaskSpec { slice_ns: if custom { us * US } else { 0 }, ..task() };
    let mut world = scenario(
        kernel,
        bare_machine(2),
        vec![
            (program(50_000, vec![]), slice(25_000)),
            (program(50_000, vec![]), TaskSpec { nice: -5, ..slice(200) }),
            (program(700, vec![sleep(5_000)]), slice(150)),
            (program(300, vec![sleep(1_500)]), slice(400)),
            (program(2_500, vec![sleep(9_000)]), TaskSpec { nice: -12, ..task() }),
            (program(900, vec![Step::Yield]), TaskSpec { nice: 2, ..task() }),
            (program(1_500, vec![renice(-6), sleep(2_000), renice(3)]), task()),
            (program(40_000, vec![]), TaskSpec { group: GroupId(1), ..task() }),
            (program(40_000, vec![]), TaskSpec { group: GroupId(1), ..task() }),
            (program(600, vec![every(4_000)]), TaskSpec { group: GroupId(1), ..task() }),
        ],
    );
    world.groups.push(group("/g", 0, 2048));
    world.kernel.set("HZ", "1000").expect("in range");
    world
}

/// The group has more tasks that want to run than there are CPUs.
fn crowded(mut world: Scenario) -> Scenario {
    let hog = world.workload.tasks.iter().position(|task| task.group == GroupId(1));
    let hog = world.workload.tasks[hog.expect("the group has tasks")].clone();
    for row in 0..2 {
        world.workload.tasks.push(TaskSpec { name: format!("more{row}"), ..hog.clone() });
    }
    world
}

/// The hogs spend a good part of their time in the kernel.
fn calling(mut world: Scenario) -> Scenario {
    for program in &mut world.workload.programs[..2] {
        let Step::Run(work) = program.steps[0] else { unreachable!("a program begins so") };
        let (cond_resched_ns, might_sleep_ns) = (700 * US, 150 * US);
        program.steps.insert(1, Step::Kernel { work, cond_resched_ns, might_sleep_ns });
    }
    world
}

/// Which protection a wakee that loses shortens is seldom seen.
fn longer(world: Scenario) -> Scenario {
    Scenario { duration_ns: 2 * world.duration_ns, ..world }
}

/// Nobody cuts in before a long slice is over, so who waits is owed a lot.
fn patient(mut world: Scenario) -> Scenario {
    world.kernel.set("features", "NO_PREEMPT_SHORT").expect("known");
    world
}

/// Two CPUs: a group with hogs and room for a burst, one below a limited group, and one whose
/// timer stands still at times. A limit is rewritten on the way.
fn limits(kernel: Kernel) -> Scenario {
    let burst_ns = if kernel.rules.refill.answer.keeps_unused() { 4 * MS } else { 0 };
    let limit = |quota_us: u64, period_ms: u64, burst_ns: Ns| Limit {
        quota_ns: Some(quota_us * US),
        period_ns: period_ms * MS,
        burst_ns,
    };
    let within = |group| TaskSpec { group: GroupId(group), ..task() };
    let mut world = scenario(
        kernel,
        bare_machine(2),
        vec![
            (program(30_000, vec![]), within(1)),
            (program(4_000, vec![sleep(6_000)]), within(1)),
            (program(20_000, vec![]), within(3)),
            (program(15_000, vec![sleep(40_000)]), within(4)),
            (program(60_000, vec![]), task()),
        ],
    );
    let limited = |path, parent, limit| GroupSpec { limit, ..group(path, parent, 1024) };
    world.groups.push(limited("/a", 0, limit(9_000, 10, 0)));
    world.groups.push(limited("/b", 0, limit(8_000, 20, 0)));
    world.groups.push(limited("/b/c", 2, limit(5_000, 10, 0)));
    world.groups.push(limited("/d", 0, limit(4_000, 10, burst_ns)));
    let write = GroupWrite::Max { quota_ns: Some(6 * MS), period_ns: 10 * MS };
    world.writes.push(TimedWrite { at_ns: 83 * MS, group: GroupId(1), write });
    world.machine.costs.throttle_ns = 2 * US;
    // A timer that stops has not refilled: so idle periods are owed when it starts again.
    world.kernel.set("changes", "NO_refill-first").expect("known");
    world
}

/// Eight CPUs, two caches, two threads a core: many that come and go, so that CPUs idle for
/// moments.
fn placement(kernel: Kernel) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 2, cores: 2, threads: 2 };
    let topology = Topology::regular(shape, false).expect("a machine");
    let mut machine = Machine::bare("little", topology);
    let effort = &mut machine.costs.effort;
    (effort.probe_ns, effort.balance_ns) = (4 * US, 10 * US);
    let busy = |row: u64| program(150 + 60 * row, vec![sleep(100 + 40 * row)]);
    let mut tasks: Vec<_> = (0..14).map(|row| (busy(row), task())).collect();
    tasks.push((program(50_000, vec![]), task()));
    tasks.push((program(50_000, vec![]), TaskSpec { nice: 5, ..task() }));
    Scenario { duration_ns: 40 * MS, ..scenario(kernel, machine, tasks) }
}

/// The hogs are threads of one process, the sleepers of two; there is time for epochs.
fn threads(mut world: Scenario) -> Scenario {
    world.workload.processes = vec!["hogs".into(), "even".into(), "odd".into()];
    for (row, task) in world.workload.tasks.iter_mut().enumerate() {
        let process = if row < 14 { 1 + row as u32 % 2 } else { 0 };
        task.process = Some(ProcessId(process));
    }
    world.workload.tasks.drain(4..14);
    Scenario { duration_ns: 160 * MS, ..world }
}

/// Three hogs have to share CPU 1 at first; all other CPUs are idle and may have them then.
fn idlers(mut world: Scenario) -> Scenario {
    let steps = vec![Step::SetAffinity(1), Step::Run(Draw::Fixed(100 * MS))];
    let hog = |_| (program(1_000, steps.clone()), task());
    let tasks = (0..3).map(hog).collect();
    world = Scenario { duration_ns: 80 * MS, ..scenario(world.kernel, world.machine, tasks) };
    world.workload.affinities = vec![vec![CpuId(1)], (0..8).map(CpuId).collect()];
    for task in &mut world.workload.tasks {
        (task.affinity, task.start_ns) = (Some(0), 30 * MS);
        task.born_on = Some(CpuId(1));
    }
    world
}

/// Two little CPUs and two big ones in a cache. A hog and tasks that are too big for the little
/// ones begin there.
fn board(world: Scenario) -> Scenario {
    let place = |core| CpuPlace {
        package: 0,
        node: 0,
        llc: 0,
        core,
        capacity: if core < 2 { 400 } else { 1024 },
    };
    let topology = Topology::new((0..4).map(place).collect()).expect("a machine");
    let begins = |row: u64| TaskSpec { born_on: Some(CpuId(row as u32 % 2)), ..task() };
    let sleeper = |row| (program(300 + 500 * row, vec![sleep(1_000)]), begins(row));
    let tasks = (0..3).map(sleeper).chain([(program(50_000, vec![]), begins(1))]).collect();
    scenario(world.kernel, Machine { topology, ..world.machine }, tasks)
}

/// Two nodes of 16 CPUs. Five new tasks start on the first and soon sleep for good; then two hogs
/// wake there, and later a third. That imbalances are halved before it is asked tells more apart.
fn nodes(world: Scenario) -> Scenario {
    let shape = Shape { packages: 2, nodes: 1, llcs: 1, cores: 16, threads: 1 };
    let topology = Topology::regular(shape, false).expect("a machine");
    let new = |row| {
        let start_ns = row * MS / 2;
        (program(40_000, vec![sleep(4_000_000)]), TaskSpec { start_ns, ..task() })
    };
    let hog = |(cpu, wakes_ms): (u32, u64)| {
        let steps = vec![Step::Sleep(Draw::Fixed(wakes_ms * MS)), Step::Run(Draw::Fixed(MS * 900))];
        (program(100, steps), TaskSpec { born_on: Some(CpuId(cpu)), ..task() })
    };
    let tasks = (0..5).map(new).chain([(6, 100), (7, 100), (8, 400)].map(hog)).collect();
    let mut world = scenario(world.kernel, Machine { topology, ..world.machine }, tasks);
    world.kernel.set("changes", "NO_numa-after").expect("known");
    Scenario { duration_ns: 800 * MS, ..world }
}

/// Two CPUs with one clock: tasks that follow it, one with a clamp, a real-time and a deadline
/// task.
fn frequency(kernel: Kernel) -> Scenario {
    let mut machine = bare_machine(2);
    let opp = |row: u32| Opp { freq_khz: 250_000 * row, scale: 128 * row, power_uw: None };
    let driver = Driver { fast: true, cost_ns: 20 * US, latency_ns: None, delay_ns: None };
    let opps = (1..=8).map(opp).collect();
    let cpus = vec![CpuId(0), CpuId(1)];
    let domains = vec![DomainSpec { cpus, opps, min: 0, max: 7, start: 1, driver }];
    let clock = Clock::Domain;
    machine.freq = Some(Frequencies { domains, invariant: false, from_any_cpu: true, clock });
    machine.smt = Throughput::new(vec![1024]);
    let deadline = SchedPolicy::Deadline(DeadlineSpec {
        runtime_ns: 3_000_000,
        deadline_ns: 12_000_000,
        period_ns: 12_000_000,
    });
    let mut world = scenario(
        kernel,
        machine,
        vec![
            (program(2_000, vec![every(8_000), Step::Post(0)]), task()),
            (program(600, vec![Step::Take(0), sleep(3_000)]), task()),
            (program(5_000, vec![sleep(15_000)]), task()),
            (
                program(300, vec![every(10_000)]),
                TaskSpec { policy: SchedPolicy::Fifo(3), ..task() },
            ),
            (program(400, vec![every(12_000)]), TaskSpec { policy: deadline, ..task() }),
        ],
    );
    world.workload.semaphores.push(SemaphoreSpec { name: "s".into(), value: 0, handover: false });
    world.kernel.set("rate_limit_us", "200").expect("in range");
    world.kernel.set("filter_costs", "100").expect("in range");
    world
}
