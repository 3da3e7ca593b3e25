//! A small hand-made world for the tests of this layer: two CPUs, three tasks, one kernel thread.

use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::{Fact, Leaves};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::{GroupSpec, Machine, Scenario};
use fairground::units::{CpuId, GroupId, Ns, TaskId};
use fairground::workload::behavior::{TaskSpec, Workload};

pub fn scenario() -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 2, threads: 1 };
    let web = GroupSpec { path: "/web".into(), ..GroupSpec::root() };
    Scenario {
        machine: Machine {
            timer_slack_ns: 50_000,
            ..Machine::bare("two-cpus", Topology::regular(shape, false).unwrap())
        },
        kernel: Kernel::profile("6.12").unwrap(),
        groups: vec![GroupSpec::root(), web],
        writes: vec![],
        workload: Workload { tasks: tasks(), ..Workload::default() },
        seed: 1,
        duration_ns: 10_000_000,
        until: fairground::sim::scenario::Until::End,
    }
}

pub fn label(name: &str, group: u32, kthread: bool) -> TaskLabel {
    TaskLabel { name: name.into(), group: GroupId(group), kthread }
}

pub fn labels() -> Vec<TaskLabel> {
    vec![
        label("hog", 0, false),
        label("api", 1, false),
        label("db", 1, false),
        label("kworker/0", 0, true),
    ]
}

/// The hog on CPU 0, from 4 ms shared with the kernel thread; the group's tasks take turns on 1.
pub fn facts() -> Vec<(Ns, Fact)> {
    use Leaves::{Asleep, Dead, Runnable};
    let ms = |ms: u64| ms * 1_000_000;
    vec![
        (0, wake_new(0, 0, 0)),
        (0, switch(0, None, Asleep, Some(0))),
        (1_000, wake_new(1, 0, 1)),
        (5_000, switch(1, None, Asleep, Some(1))),
        (ms(2), wakes(2, 1)),
        (ms(2), switch(1, Some(1), Runnable, Some(2))),
        (ms(3), switch(1, Some(2), Asleep, Some(1))),
        (ms(4), wakes(3, 0)),
        (ms(4), switch(0, Some(0), Runnable, Some(3))),
        (ms(5), switch(0, Some(3), Asleep, None)),
        (ms(5), Fact::Migrate { task: TaskId(0), from: CpuId(0), to: CpuId(1) }),
        (ms(6), switch(1, Some(1), Dead, Some(0))),
    ]
}

pub fn wake_new(task: u32, waker_cpu: u32, target: u32) -> Fact {
    Fact::WakeupNew { task: TaskId(task), waker_cpu: CpuId(waker_cpu), target: CpuId(target) }
}

/// A timer of a CPU wakes a task there.
fn wakes(task: u32, cpu: u32) -> Fact {
    let cpu = CpuId(cpu);
    Fact::Waking { task: TaskId(task), waker: None, waker_cpu: cpu, target: cpu }
}

pub fn switch(cpu: u32, prev: Option<u32>, prev_leaves: Leaves, next: Option<u32>) -> Fact {
    Fact::Switch { cpu: CpuId(cpu), prev: prev.map(TaskId), prev_leaves, next: next.map(TaskId) }
}

pub fn with_report(tell: impl FnOnce(&crate::run::report::Report<'_>)) {
    use fairground::record::pressure::{Pressure, Waiters};
    use fairground::record::{Recorder, digest::Digest, stats::Stats};
    let scenario = scenario();
    let labels = labels();
    let mut recorder = (Stats::new(labels.len(), 2), Digest::default());
    let mut placements = fairground::sim::placements(&scenario.machine);
    let mut pressure = Pressure::new(&Waiters {
        groups: labels.iter().map(|label| label.group).collect(),
        parents: vec![GroupId(0); 2],
        cpus: 2,
        tick_ns: 1_000_000,
    });
    for (at_ns, fact) in facts() {
        recorder.record(at_ns, fact);
        placements.record(at_ns, fact);
        pressure.record(at_ns, fact);
    }
    recorder.0.finish(10_000_000);
    pressure.finish(10_000_000);
    tell(&crate::run::report::Report {
        scenario: &scenario,
        labels: &labels,
        outcome: &fairground::sim::Outcome {
            ended_ns: 10_000_000,
            events: 12,
            goals: vec![],
            limits: vec![],
            locked: vec![],
        },
        stats: &recorder.0,
        placements: &placements,
        pressure: pressure.groups(),
        spans: &[],
        queues: &[],
        digest: recorder.1.value(),
        meter: None,
        residency: None,
    });
}

/// Three requests of the hand-made run: one that "api" serves from start to end, one that "db"
/// takes late and whose time is parted by most causes, and one that nobody takes; a fourth is
/// refused.
pub fn with_requests(tell: impl FnOnce(&crate::run::report::Report<'_>)) {
    use fairground::record::{Recorder, RequestFact, requests::Requests};
    use fairground::units::{RequestId, Speed};
    use fairground::workload::behavior::{ChannelSpec, SpanSpec};
    let mut scenario = scenario();
    let span = SpanSpec { name: "request".into(), minus_ns: 0, floor_ns: 0 };
    let channel = ChannelSpec { name: "queue".into(), span: 0, backlog_max: 2 };
    (scenario.workload.spans, scenario.workload.channels) = (vec![span], vec![channel]);
    scenario.workload.programs = vec![Default::default()];
    let mut layout = fairground::sim::layout(&scenario);
    // The hand-made kernel thread is no noise of the machine.
    layout.groups.push(GroupId(0));
    layout.watches.push(vec![]);
    let mut recorder = Requests::new(&layout);
    let ms = |ms: u64| ms * 1_000_000;
    let arrives = |number| {
        let (request, channel, parts) = (RequestId(number), 0, 1);
        Fact::Request(RequestFact::Arrives { request, channel, parts })
    };
    let taken = |number, task| {
        let (request, task) = (RequestId(number), TaskId(task));
        Fact::Request(RequestFact::Taken { request, task })
    };
    let done = |number, task| {
        let (request, task, left) = (RequestId(number), TaskId(task), 0);
        Fact::Request(RequestFact::Done { request, task, left })
    };
    let slow = Fact::Pace { cpu: CpuId(1), alone: Speed(768), speed: Speed(512) };
    let full = Fact::Pace { cpu: CpuId(1), alone: Speed::FULL, speed: Speed::FULL };
    let (group, cpu) = (GroupId(1), CpuId(1));
    let mut all = facts();
    all.extend([
        (5_000, arrives(0)),
        (5_000, taken(0, 1)),
        (ms(1), arrives(1)),
        (ms(1) + 500_000, done(0, 1)),
        (ms(2), taken(1, 2)),
        (ms(2) + 500_000, slow),
        (ms(3), full),
        (ms(3) + 200_000, wakes(2, cpu.0)),
        (ms(3) + 200_000, Fact::Sent { task: TaskId(2), cpu }),
        (ms(3) + 201_000, Fact::Queued { task: TaskId(2), cpu }),
        (ms(6) + 500_000, Fact::Throttle { group, cpu }),
        (ms(7), Fact::Unthrottle { group, cpu }),
        (ms(8), switch(1, Some(0), Leaves::Runnable, Some(2))),
        (ms(9), arrives(2)),
        (ms(9), Fact::Request(RequestFact::Refused { channel: 0 })),
        (ms(9) + 125_000, done(1, 2)),
    ]);
    all.sort_by_key(|(at_ns, _)| *at_ns);
    all.into_iter().for_each(|(at_ns, fact)| recorder.record(at_ns, fact));
    let spans = recorder.into_spans();
    with_report(|report| {
        tell(&crate::run::report::Report { scenario: &scenario, spans: &spans, ..*report });
    });
}

fn tasks() -> Vec<TaskSpec> {
    let spec = |label: TaskLabel| TaskSpec { group: label.group, ..TaskSpec::new(label.name, 0) };
    labels().into_iter().filter(|label| !label.kthread).map(spec).collect()
}

/// Compares with a golden file; `FAIRGROUND_BLESS=1` rewrites it, for the diff to be reviewed.
pub fn assert_golden(name: &str, text: &str) {
    let path = format!("{}/tests/golden/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(&path).unwrap(), "{path}");
}
