//! One CPU's switches and wake-ups on their way into an `FtraceEventBundle`.

use super::fields::ROOT_PID;
use super::proto::Message;
use fairground::record::Leaves;
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Id, Ns, TaskId};

/// Events after which a bundle is written: enough that its table of names costs little, few
/// enough that a thousand CPUs buffer a few megabytes.
const EVENTS_MAX: usize = 256;

/// Simulated time zero in the trace.
const ORIGIN_NS: Ns = 1_000;

// Field numbers of protos/perfetto/trace/ftrace/ftrace_event_bundle.proto.
const BUNDLE_CPU: u64 = 1;
const BUNDLE_COMPACT_SCHED: u64 = 4;
const SWITCH_TIMESTAMP: u64 = 1;
const SWITCH_PREV_STATE: u64 = 2;
const SWITCH_NEXT_PID: u64 = 3;
const SWITCH_NEXT_PRIO: u64 = 4;
const INTERN_TABLE: u64 = 5;
const SWITCH_NEXT_COMM: u64 = 6;
const WAKING_TIMESTAMP: u64 = 7;
const WAKING_PID: u64 = 8;
const WAKING_TARGET_CPU: u64 = 9;
const WAKING_PRIO: u64 = 10;
const WAKING_COMM: u64 = 11;
const WAKING_FLAGS: u64 = 12;

/// Names, thread ids and priorities of all tasks, and who stands in the table of names of the
/// bundle that is being written.
pub struct Names {
    names: Vec<String>,
    priorities: Vec<u64>,
    first_tid: u64,
    bundle: u64,
    /// Per row (0 is idle): the last bundle that named it, and its place in that table.
    places: Vec<(u64, u64)>,
    table: Vec<usize>,
}

impl Names {
    /// The names of a scenario's tasks.
    pub fn of(scenario: &Scenario, labels: &[TaskLabel]) -> Self {
        let spec = |task: usize| scenario.workload.tasks.get(task);
        // `task_struct::prio` at the start.
        let prio = |task: usize| spec(task).map_or(120, |spec| spec.policy.prio(spec.nice));
        let priorities = (0..labels.len()).map(|task| prio(task) as u64).collect();
        Names::new(labels, ROOT_PID + scenario.groups.len() as u64, priorities)
    }

    /// The names behind `labels`; thread ids count up from `first_tid`.
    pub fn new(labels: &[TaskLabel], first_tid: u64, priorities: Vec<u64>) -> Self {
        let idle = std::iter::once("swapper".to_owned());
        let names: Vec<String> = idle.chain(labels.iter().map(|l| l.name.clone())).collect();
        let places = vec![(0, 0); names.len()];
        Names { names, priorities, first_tid, bundle: 0, places, table: Vec::new() }
    }

    /// Thread id of a task; 0 is idle.
    pub fn tid(&self, task: Option<TaskId>) -> u64 {
        task.map_or(0, |task| self.first_tid + task.index() as u64)
    }

    fn priority(&self, task: Option<TaskId>) -> u64 {
        task.map_or(120, |task| self.priorities[task.index()])
    }

    fn begin_bundle(&mut self) {
        self.bundle += 1;
        self.table.clear();
    }

    fn comm(&mut self, task: Option<TaskId>) -> u64 {
        let row = task.map_or(0, |task| task.index() + 1);
        if self.places[row].0 != self.bundle {
            self.places[row] = (self.bundle, self.table.len() as u64);
            self.table.push(row);
        }
        self.places[row].1
    }

    fn write_table(&self, message: &mut Message) {
        for &row in &self.table {
            message.chunk(INTERN_TABLE, self.names[row].as_bytes());
        }
    }
}

struct Switch {
    at_ns: Ns,
    leaves: Leaves,
    next: Option<TaskId>,
}

struct Waking {
    at_ns: Ns,
    task: TaskId,
    target: CpuId,
}

/// Events of one CPU that are not written yet.
pub struct Bundle {
    cpu: u64,
    switches: Vec<Switch>,
    wakings: Vec<Waking>,
}

impl Bundle {
    /// No event yet.
    pub fn new(cpu: u64) -> Self {
        Bundle { cpu, switches: Vec::new(), wakings: Vec::new() }
    }

    /// Adds a `sched_switch`.
    pub fn switch(&mut self, at_ns: Ns, leaves: Leaves, next: Option<TaskId>) {
        self.switches.push(Switch { at_ns, leaves, next });
    }

    /// Adds a `sched_waking` done by this CPU.
    pub fn waking(&mut self, at_ns: Ns, task: TaskId, target: CpuId) {
        self.wakings.push(Waking { at_ns, task, target });
    }

    /// True when it is time to write.
    pub fn is_full(&self) -> bool {
        self.switches.len() + self.wakings.len() >= EVENTS_MAX
    }

    /// Encodes and forgets the events.
    pub fn encode(&mut self, names: &mut Names) -> Option<Message> {
        if self.switches.is_empty() && self.wakings.is_empty() {
            return None;
        }
        names.begin_bundle();
        let mut compact = Message::default();
        encode_switches(&mut compact, &self.switches, names);
        encode_wakings(&mut compact, &self.wakings, names);
        names.write_table(&mut compact);
        self.switches.clear();
        self.wakings.clear();
        let mut bundle = Message::default();
        bundle.number(BUNDLE_CPU, self.cpu).chunk(BUNDLE_COMPACT_SCHED, compact.bytes());
        Some(bundle)
    }
}

/// `prev_state` as the tracepoint prints it: 0 `R`, 1 `S`, 0x10 `X`.
fn state_code(leaves: Leaves) -> u64 {
    match leaves {
        Leaves::Runnable => 0,
        Leaves::Asleep => 1,
        Leaves::Dead => 0x10,
    }
}

/// When a simulated moment is in the trace: after the events that say what was before it.
///
/// The reader keeps no order among events of one moment, unless they are of one CPU and one kind.
/// So the state of the machine at the start stands before zero, and each wake-up 1 ns before the
/// switch that it may cause.
pub fn in_trace_ns(at_ns: Ns) -> Ns {
    at_ns + ORIGIN_NS
}

/// Differences from one to the next, the first from zero.
fn deltas(times: impl Iterator<Item = Ns>) -> impl Iterator<Item = u64> {
    let mut last = 0;
    times.map(move |at_ns| at_ns - std::mem::replace(&mut last, at_ns))
}

fn encode_switches(compact: &mut Message, switches: &[Switch], names: &mut Names) {
    let mut scratch = Vec::new();
    let s = &mut scratch;
    compact.column(SWITCH_TIMESTAMP, deltas(switches.iter().map(|e| in_trace_ns(e.at_ns))), s);
    compact.column(SWITCH_PREV_STATE, switches.iter().map(|e| state_code(e.leaves)), s);
    compact.column(SWITCH_NEXT_PID, switches.iter().map(|e| names.tid(e.next)), s);
    compact.column(SWITCH_NEXT_PRIO, switches.iter().map(|e| names.priority(e.next)), s);
    compact.column(SWITCH_NEXT_COMM, switches.iter().map(|e| names.comm(e.next)), s);
}

fn encode_wakings(compact: &mut Message, wakings: &[Waking], names: &mut Names) {
    let mut scratch = Vec::new();
    let s = &mut scratch;
    compact.column(WAKING_TIMESTAMP, deltas(wakings.iter().map(|e| in_trace_ns(e.at_ns) - 1)), s);
    compact.column(WAKING_PID, wakings.iter().map(|e| names.tid(Some(e.task))), s);
    compact.column(WAKING_TARGET_CPU, wakings.iter().map(|e| u64::from(e.target.0)), s);
    compact.column(WAKING_PRIO, wakings.iter().map(|e| names.priority(Some(e.task))), s);
    compact.column(WAKING_COMM, wakings.iter().map(|e| names.comm(Some(e.task))), s);
    compact.column(WAKING_FLAGS, wakings.iter().map(|_| 0), s);
}
