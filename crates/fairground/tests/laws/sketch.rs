//! Random scenarios: a small sketch that proptest draws, prints and shrinks, and what it means.

use fairground::model::topology::{Shape, Topology};
use fairground::policy::{Kernel, presets};
use fairground::sim::scenario::{Costs, GroupSpec, Machine, Scenario};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns, ProcessId};
use fairground::workload::behavior::{
    Program, SchedPolicy, SemaphoreSpec, Step, TaskSpec, TimerMode, TimerRef, UNCLAMPED, Workload,
};
use fairground::workload::draw::Draw;
use fairground::workload::pipe::{Held, PipeSpec};
use proptest::prelude::*;
use proptest::sample::Index;
use std::ops::Range;

/// Work under the lock of a pipe that has one.
const HELD: Held = Held { write_ns: 40_000, read_ns: 25_000 };

/// What a task does in each turn, after it has computed.
#[derive(Clone, Copy, Debug)]
pub enum Habit {
    Hog,
    Sleep(u64),
    Periodic(u64),
    Yield,
    Mutex,
    Post,
    Take,
    /// Writes to one of two buffers.
    Write(usize),
    /// Reads from one of them.
    Read(usize),
    Renice(i8),
    Regroup(Index),
    Reslice(u64),
    /// Computes in the kernel.
    Call(u64),
}

#[derive(Clone, Debug)]
pub struct TaskSketch {
    pub run_us: u64,
    pub random: bool,
    pub habit: Habit,
    pub turns: Option<u32>,
    pub nice: i8,
    pub policy: u8,
    pub slice_us: u64,
    pub cpus: Option<Vec<Index>>,
    pub group: Index,
    pub start_us: u64,
    pub born_on: Option<Index>,
    /// 0: a process of its own.
    pub process: u32,
}

#[derive(Clone, Debug)]
pub struct GroupSketch {
    pub parent: Index,
    pub shares: u64,
    pub idle: bool,
}

/// A scenario in few words.
#[derive(Clone, Debug)]
pub struct Sketch {
    pub shape: [u32; 4],
    pub interleaved: bool,
    pub profile: Index,
    pub hz: u32,
    pub features: Vec<&'static str>,
    pub costs_ns: [Ns; 4],
    pub slack_ns: Ns,
    pub groups: Vec<GroupSketch>,
    pub tasks: Vec<TaskSketch>,
    pub seed: u64,
    pub duration_ms: u64,
}

fn habit() -> impl Strategy<Value = Habit> {
    prop_oneof![
        9 => Just(Habit::Hog),
        12 => (1..20_000u64).prop_map(Habit::Sleep),
        6 => (1..20_000u64).prop_map(Habit::Periodic),
        3 => Just(Habit::Yield),
        1 => (1..20_000u64).prop_map(Habit::Call),
        3 => Just(Habit::Mutex),
        3 => Just(Habit::Post),
        3 => Just(Habit::Take),
        3 => (0..2usize).prop_map(Habit::Write),
        3 => (0..2usize).prop_map(Habit::Read),
        3 => (-20..=19i8).prop_map(Habit::Renice),
        3 => any::<Index>().prop_map(Habit::Regroup),
        3 => (100..100_000u64).prop_map(Habit::Reslice),
    ]
}

fn task() -> impl Strategy<Value = TaskSketch> {
    let what = (1..30_000u64, any::<bool>(), habit(), prop::option::weighted(0.2, 1..20u32));
    let rank = (-20..=19i8, 0..8u8, prop_oneof![Just(0), 100..100_000u64]);
    let cpus = prop::option::weighted(0.4, prop::collection::vec(any::<Index>(), 1..4));
    let born_on = prop::option::of(any::<Index>());
    let place = (cpus, any::<Index>(), 0..30_000u64, born_on, 0..4u32);
    (what, rank, place).prop_map(|(what, rank, place)| TaskSketch {
        run_us: what.0,
        random: what.1,
        habit: what.2,
        turns: what.3,
        nice: rank.0,
        policy: rank.1,
        slice_us: rank.2,
        cpus: place.0,
        group: place.1,
        start_us: place.2,
        born_on: place.3,
        process: place.4,
    })
}

fn group() -> impl Strategy<Value = GroupSketch> {
    (any::<Index>(), 2..10_000u64, prop::bool::weighted(0.15))
        .prop_map(|(parent, shares, idle)| GroupSketch { parent, shares, idle })
}

/// Machines of 1 to 8 CPUs: nodes × caches × cores × threads.
const SHAPES: &[[u32; 4]] = &[
    [1, 1, 1, 1],
    [1, 1, 1, 2],
    [1, 1, 2, 1],
    [1, 1, 3, 1],
    [1, 2, 1, 1],
    [2, 1, 1, 1],
    [1, 1, 2, 2],
    [2, 1, 1, 2],
    [1, 2, 2, 1],
    [1, 1, 5, 1],
    [1, 3, 2, 1],
    [1, 1, 7, 1],
    [1, 1, 4, 2],
    [2, 2, 1, 2],
    [2, 1, 4, 1],
    [2, 2, 2, 1],
];

const FEATURES: &[&str] = &[
    "NO_RUN_TO_PARITY",
    "NO_DELAY_DEQUEUE",
    "NO_PLACE_LAG",
    "NO_PREEMPT_SHORT",
    "NO_WAKEUP_PREEMPTION",
    "NO_TTWU_QUEUE",
    "NO_START_DEBIT",
    "NEXT_BUDDY",
    "HRTICK",
];

/// Any world.
pub fn sketch() -> impl Strategy<Value = Sketch> {
    sketch_with(0..5)
}

/// Any world with so many groups beside the root.
pub fn sketch_with(groups: Range<usize>) -> impl Strategy<Value = Sketch> {
    let hz = prop::sample::select(vec![100, 250, 300, 1000]);
    let features = prop::collection::vec(prop::sample::select(FEATURES), 0..3);
    let kernel = (any::<Index>(), hz, features);
    let costs = [0..3_000u64, 0..3_000u64, 0..3_000u64, 0..3_000u64];
    let slow = [0..3_000u64, 0..3_000u64, 0..3_000u64, 0..500_000u64];
    let costs = prop_oneof![1 => Just([0; 4]), 2 => costs, 1 => slow];
    let machine = (prop::sample::select(SHAPES), any::<bool>(), costs);
    let groups = prop::collection::vec(group(), groups);
    let tasks = prop::collection::vec(task(), 1..16);
    let rest = (any::<u64>(), 20..400u64, prop_oneof![Just(0), Just(50_000)]);
    (kernel, machine, groups, tasks, rest).prop_map(|(kernel, machine, groups, tasks, rest)| {
        Sketch {
            shape: machine.0,
            interleaved: machine.1,
            profile: kernel.0,
            hz: kernel.1,
            features: kernel.2,
            costs_ns: machine.2,
            slack_ns: rest.2,
            groups,
            tasks,
            seed: rest.0,
            duration_ms: rest.1,
        }
    })
}

impl Sketch {
    /// What the sketch means.
    pub fn scenario(&self) -> Scenario {
        let topology = self.topology();
        let kernel = self.kernel();
        let groups = self.groups();
        let workload = self.workload(topology.len(), groups.len());
        let [context_switch_ns, tick_ns, ipi_ns, hi] = self.costs_ns;
        let interrupt = Draw::Uniform { lo: 0, hi };
        Scenario {
            machine: Machine {
                costs: Costs { context_switch_ns, tick_ns, ipi_ns, interrupt, ..Costs::default() },
                timer_slack_ns: self.slack_ns,
                ..Machine::bare("drawn", topology)
            },
            kernel,
            groups,
            writes: vec![],
            workload,
            seed: self.seed,
            duration_ns: self.duration_ms * NS_PER_MS,
            until: fairground::sim::scenario::Until::End,
        }
    }

    fn topology(&self) -> Topology {
        let [nodes, llcs, cores, threads] = self.shape;
        let shape = Shape { packages: 1, nodes, llcs, cores, threads };
        Topology::regular(shape, self.interleaved).expect("all shapes are machines")
    }

    /// Any release, with a few of its features turned.
    pub fn kernel(&self) -> Kernel {
        let profiles = presets::catalogue();
        let mut kernel = Kernel::profile(self.profile.get(&profiles).name).expect("catalogued");
        kernel.set("HZ", &self.hz.to_string()).expect("in range");
        kernel.set("features", &self.features.join(",")).expect("all are features");
        kernel
    }

    fn groups(&self) -> Vec<GroupSpec> {
        let mut groups = vec![GroupSpec::root()];
        for (row, sketch) in self.groups.iter().enumerate() {
            let parent = GroupId(sketch.parent.index(row + 1) as u32);
            let (path, shares, idle) = (format!("/g{row}"), sketch.shares, sketch.idle);
            groups.push(GroupSpec { path, parent, shares, idle, ..GroupSpec::root() });
        }
        groups
    }

    fn workload(&self, cpus: usize, groups: usize) -> Workload {
        let mut workload = Workload {
            processes: (1..4).map(|process| format!("p{process}")).collect(),
            mutexes: vec!["m".into()],
            semaphores: vec![SemaphoreSpec { name: "s".into(), value: 1, handover: false }],
            pipes: vec![
                PipeSpec { slots: 2, resume_slots: 1, ..PipeSpec::pipe("p".into(), 2048) }
                    .locked((self.seed % 2 == 0).then_some(HELD)),
                PipeSpec { slots: 4, resume_slots: 1, ..PipeSpec::socket("q".into(), 100) },
            ],
            ..Workload::default()
        };
        for (row, sketch) in self.tasks.iter().enumerate() {
            let affinity = sketch.cpus.as_ref().map(|list| {
                let cpu = |index: &Index| CpuId(index.index(cpus) as u32);
                workload.affinities.push(list.iter().map(cpu).collect());
                workload.affinities.len() - 1
            });
            workload.programs.push(program(sketch, groups));
            let allowed = affinity.map(|row| workload.affinities[row].clone());
            let born_on = sketch.born_on.map(|index| match &allowed {
                Some(allowed) => *index.get(allowed),
                None => CpuId(index.index(cpus) as u32),
            });
            workload.tasks.push(TaskSpec {
                name: format!("t{row}"),
                program: row,
                policy: match sketch.policy {
                    0 => SchedPolicy::Batch,
                    1 => SchedPolicy::Idle,
                    _ => SchedPolicy::Normal,
                },
                nice: sketch.nice,
                slice_ns: sketch.slice_us * NS_PER_US,
                uclamp: UNCLAMPED,
                affinity,
                group: GroupId(sketch.group.index(groups) as u32),
                process: sketch.process.checked_sub(1).map(ProcessId),
                start_ns: sketch.start_us * NS_PER_US,
                born_on,
            });
        }
        workload
    }
}

fn program(sketch: &TaskSketch, groups: usize) -> Program {
    let run_ns = sketch.run_us * NS_PER_US;
    let draw = |mean: Ns| match sketch.random {
        true => Draw::Uniform { lo: mean / 2 + 1, hi: 2 * mean },
        false => Draw::Fixed(mean),
    };
    let run = Step::Run(draw(run_ns));
    let mut steps = match sketch.habit {
        Habit::Hog => vec![run],
        Habit::Sleep(us) => vec![run, Step::Sleep(draw(us * NS_PER_US))],
        Habit::Periodic(us) => {
            let (timer, period) = (TimerRef::Own(0), Draw::Fixed(us * NS_PER_US));
            vec![Step::Timer { timer, period, mode: TimerMode::Absolute }, run]
        }
        Habit::Yield => vec![run, Step::Yield],
        Habit::Call(us) => {
            let (work, might_sleep_ns) = (draw(us * NS_PER_US), 7_000);
            vec![run, Step::Kernel { work, cond_resched_ns: 100_000, might_sleep_ns }]
        }
        Habit::Mutex => vec![Step::Lock(0), run, Step::Unlock(0), Step::Run(Draw::Fixed(1_000))],
        Habit::Post => vec![run, Step::Post(0), Step::Sleep(Draw::Fixed(1_000_000))],
        Habit::Take if sketch.random => {
            let (work, piece_ns) = (draw(run_ns), 100_000);
            let piece = Step::RunPiece { work, piece_ns };
            vec![Step::Take(0), piece, Step::Post(0), Step::RepeatPieces(0)]
        }
        Habit::Take => vec![Step::Take(0), run, Step::Post(0), Step::Run(Draw::Fixed(1_000))],
        Habit::Write(pipe) => vec![run, Step::Write(pipe)],
        Habit::Read(pipe) => {
            let work = draw(run_ns);
            vec![Step::Read(pipe), Step::RunOnClock { work, every_ns: 1_000 }]
        }
        Habit::Renice(nice) => {
            let there = Step::SetNice { policy: SchedPolicy::Normal, nice };
            let back = Step::SetNice { policy: SchedPolicy::Normal, nice: sketch.nice };
            vec![run.clone(), there, run, back]
        }
        Habit::Regroup(group) => {
            let there = Step::SetGroup(GroupId(group.index(groups) as u32));
            let back = Step::SetGroup(GroupId(sketch.group.index(groups) as u32));
            vec![run.clone(), there, run, back]
        }
        Habit::Reslice(us) => {
            let there = Step::SetSlice(us * NS_PER_US);
            vec![run.clone(), there, run, Step::SetSlice(0)]
        }
    };
    steps.push(Step::Repeat { to: 0, times: sketch.turns, counter: 0 });
    Program { steps, counters: 1, own_timers: 1, ..Program::default() }
}
