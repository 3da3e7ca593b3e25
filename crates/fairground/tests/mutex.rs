//! The sleeping lock of a pipe by examples computed by hand: who holds it, who spins, who sleeps.
//!
//! A character is a millisecond of a CPU: the letter of the task that runs, a small one while it
//! spins; a `.` for nobody.

use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_US, Ns, TaskId};
use fairground::workload::behavior::{
    Consumption, GoalSpec, PipeSpec, Program, SchedPolicy, Step, TaskSpec, Workload,
};
use fairground::workload::draw::Draw;
use fairground::workload::pipe::Held;

const HELD_MS: Ns = 4;
const CPUS: u32 = 3;

/// What a task does from its start on.
struct Does {
    cpu: usize,
    start_ms: Ns,
    urgent: bool,
    steps: Vec<Step>,
}

/// Writes so many messages.
fn writes(cpu: usize, start_ms: Ns, messages: usize) -> Does {
    Does { cpu, start_ms, urgent: false, steps: vec![Step::Write(0); messages] }
}

/// A real-time task, which preempts whoever gives way.
fn urgent(cpu: usize, start_ms: Ns, run_ms: Ns) -> Does {
    let steps = vec![Step::Run(Draw::Fixed(run_ms * NS_PER_MS))];
    Does { cpu, start_ms, urgent: true, steps }
}

fn reads(cpu: usize, start_ms: Ns) -> Does {
    Does { cpu, start_ms, urgent: false, steps: vec![Step::Read(0)] }
}

/// Four writers of 250 messages each on three CPUs, the reader of all of them on one, and a task on
/// each CPU that often takes it.
fn crowd() -> Vec<Does> {
    let to = |step, times| Step::Repeat { to: step, times: Some(times), counter: 0 };
    let run = |us: Ns| Step::Run(Draw::Exponential { mean: us * NS_PER_US });
    let mut tasks: Vec<_> = (0..4)
        .map(|writer| {
            let steps = vec![run(9), Step::Write(0), to(0, 250)];
            Does { cpu: writer % CPUS as usize, start_ms: 0, urgent: false, steps }
        })
        .collect();
    let what = Consumption { pipe: 0, total: 1000, each_ns: 5 * NS_PER_US, goal: 0 };
    tasks.push(Does {
        cpu: 1,
        start_ms: 0,
        urgent: false,
        steps: vec![Step::Start(0), Step::Consume(what)],
    });
    tasks.extend((0..CPUS as usize).map(|cpu| {
        let pause = Step::Sleep(Draw::Exponential { mean: 60 * NS_PER_US });
        Does { cpu, start_ms: 0, urgent: true, steps: vec![pause, run(20), to(0, 5000)] }
    }));
    tasks
}

/// Tasks a, b, c, … under a preemption model.
fn scenario(preemption: &str, tasks: &[Does]) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: CPUS, threads: 1 };
    let mut kernel = Kernel::profile("6.12").expect("a release");
    kernel.set("preemption", preemption).expect("an answer");
    let held_ns = HELD_MS * NS_PER_MS;
    let held = Some(Held { write_ns: held_ns, read_ns: held_ns });
    let program = |does: &Does| {
        let steps = does.steps.clone();
        Program { steps, counters: 1, ..Program::default() }
    };
    let task = |(row, does): (usize, &Does)| TaskSpec {
        policy: if does.urgent { SchedPolicy::Fifo(1) } else { SchedPolicy::Normal },
        affinity: Some(does.cpu),
        start_ns: does.start_ms * NS_PER_MS,
        ..TaskSpec::new(char::from(b'a' + row as u8).to_string(), row)
    };
    Scenario {
        machine: Machine::bare("example", Topology::regular(shape, false).expect("a machine")),
        kernel,
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload: Workload {
            programs: tasks.iter().map(program).collect(),
            tasks: tasks.iter().enumerate().map(task).collect(),
            affinities: (0..CPUS).map(|cpu| vec![CpuId(cpu)]).collect(),
            pipes: vec![PipeSpec::pipe("pipe".into(), 100).locked(held)],
            goals: vec![GoalSpec { name: "g".into(), unit: "messages".into(), total: Some(1000) }],
            ..Workload::default()
        },
        seed: 1,
        duration_ns: 40 * NS_PER_MS,
        until: Until::End,
    }
}

/// The rows of all CPUs so far.
#[derive(Default)]
struct Timeline {
    rows: [String; CPUS as usize],
    runs: [Option<TaskId>; CPUS as usize],
    spins: Vec<TaskId>,
}

impl Timeline {
    fn draw_to(&mut self, at_ns: Ns) {
        for (row, runs) in self.rows.iter_mut().zip(self.runs) {
            while (row.len() as Ns) * NS_PER_MS < at_ns {
                row.push(runs.map_or('.', |task| {
                    let first = if self.spins.contains(&task) { b'a' } else { b'A' };
                    char::from(first + task.0 as u8)
                }));
            }
        }
    }
}

impl Recorder for Timeline {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.draw_to(at_ns);
        match fact {
            Fact::Switch { cpu, next, .. } => self.runs[cpu.0 as usize] = next,
            Fact::Spins { task, on: true } => self.spins.push(task),
            Fact::Spins { task, on: false } => self.spins.retain(|&other| other != task),
            _ => {}
        }
    }
}

fn timeline(preemption: &str, tasks: &[Does]) -> String {
    let mut timeline = Timeline::default();
    simulate(&scenario(preemption, tasks), &mut timeline).expect("sound");
    assert!(timeline.spins.is_empty(), "nobody spins in the end");
    let rows = timeline.rows.iter().map(|row| row.trim_end_matches('.'));
    rows.filter(|row| !row.is_empty()).collect::<Vec<_>>().join("\n")
}

const MODELS: [&str; 4] = ["none", "voluntary", "full", "lazy"];

#[test]
fn a_free_lock_is_held_for_the_copy() {
    for model in MODELS {
        assert_eq!(timeline(model, &[writes(0, 0, 2)]), "AAAAAAAA");
    }
}

#[test]
fn who_finds_the_owner_running_spins_and_has_the_lock_in_the_order_of_coming() {
    let tasks = || [writes(0, 0, 1), writes(1, 2, 1), reads(2, 1)];
    let expected = "\
AAAA
..bbbbbbBBBB
.cccCCCC";
    for model in MODELS {
        assert_eq!(timeline(model, &tasks()), expected);
    }
}

#[test]
fn under_full_preemption_an_owner_that_lost_its_cpu_makes_others_sleep() {
    let tasks = [writes(0, 0, 1), writes(1, 2, 1), urgent(0, 1, 2)];
    let expected = "\
ACCAAA
......BBBB";
    assert_eq!(timeline("full", &tasks), expected);
}

#[test]
fn an_owner_that_is_not_preempted_in_the_kernel_has_its_waiters_spin() {
    let tasks = || [writes(0, 0, 1), writes(1, 2, 1), urgent(0, 1, 2)];
    let expected = "\
AAAACC
..bbBBBB";
    for model in ["none", "voluntary"] {
        assert_eq!(timeline(model, &tasks()), expected);
    }
}

#[test]
fn a_spinner_stops_when_its_owner_loses_its_cpu() {
    let tasks = [writes(0, 0, 1), writes(1, 1, 1), urgent(0, 2, 2)];
    let expected = "\
AACCAA
.b....BBBB";
    assert_eq!(timeline("full", &tasks), expected);
}

#[test]
fn a_spinner_gives_its_cpu_up_when_asked_and_sleeps_then() {
    let tasks = || [writes(0, 0, 1), writes(1, 1, 1), urgent(1, 2, 1)];
    let expected = "\
AAAA
.bC.BBBB";
    for model in MODELS {
        assert_eq!(timeline(model, &tasks()), expected);
    }
}

#[test]
fn a_freed_lock_is_taken_by_who_runs_before_its_woken_waiter() {
    // b goes to sleep at 5 and is woken at 8, but a has the lock again before b gets to try. That
    // it came too late lets b have it next.
    let tasks = || [writes(0, 0, 4), writes(1, 1, 1), urgent(1, 2, 3)];
    let expected = "\
AAAAAAAAAAAAaaaaAAAA
.bCCC...bbbbBBBB";
    for model in MODELS {
        assert_eq!(timeline(model, &tasks()), expected);
    }
}

#[test]
fn a_lock_is_handed_to_a_waiter_that_has_lost_its_cpu_and_everyone_stands_still() {
    // b was too late at 8 and has lost its CPU from 10 to 17: the lock that a frees at 12 is its
    // own all the same. a sleeps for it meanwhile, though nobody works under the lock.
    let tasks = || [writes(0, 0, 4), writes(1, 1, 1), urgent(1, 2, 3), urgent(1, 10, 7)];
    let expected = "\
AAAAAAAAAAAA.........AAAA
.bCCC...bbDDDDDDDBBBB";
    for model in MODELS {
        assert_eq!(timeline(model, &tasks()), expected);
    }
}

#[test]
fn waiters_have_their_turns_in_the_order_of_coming() {
    let tasks = [writes(0, 0, 1), writes(1, 2, 1), reads(2, 3), urgent(0, 1, 4)];
    let expected = "\
ADDDDAAA
........BBBB
............CCCC";
    assert_eq!(timeline("full", &tasks), expected);
}

#[test]
fn nobody_is_forgotten_in_a_crowd() {
    for model in MODELS {
        let mut scenario = scenario(model, &crowd());
        scenario.workload.pipes[0].held = Some(Held { write_ns: 7_000, read_ns: 4_000 });
        scenario.duration_ns = 200 * NS_PER_MS;
        let mut facts = Spun::default();
        let outcome = simulate(&scenario, &mut facts).expect("sound");
        assert_eq!(outcome.goals[0].count, 1000, "{model}: all messages are read");
        assert!(facts.0 > 100, "{model}: they met at the lock {} times", facts.0);
    }
}

/// How often somebody has spun.
#[derive(Default)]
struct Spun(u32);

impl Recorder for Spun {
    fn record(&mut self, _at_ns: Ns, fact: Fact) {
        self.0 += u32::from(matches!(fact, Fact::Spins { on: true, .. }));
    }
}
