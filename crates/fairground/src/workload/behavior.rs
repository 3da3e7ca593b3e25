//! A task is a program: a list of steps that it goes through, with counted jumps back.
//!
//! Every workload format is lowered to these few steps. A step either takes no time (unlock,
//! signal), computes (run), or blocks (sleep, lock, wait).

pub use super::pipe::{PipeId, PipeSpec};
pub use super::policy::{DeadlineSpec, SchedPolicy};
pub use super::request::{Arrivals, ChannelId, ChannelSpec, SourceSpec, SpanId, SpanSpec};
pub use super::step::{
    BarrierId, ConditionId, Consumption, GoalId, MutexId, SemaphoreId, SpinLockId, Step, TimerMode,
    TimerRef,
};
use crate::units::{CpuId, GroupId, Ns, ProcessId};

/// A program, by position in [`Workload::programs`].
pub type ProgramId = usize;

/// `uclamp.min` and `uclamp.max` of a task or group that has none.
pub const UNCLAMPED: [u32; 2] = [0, 1024];

/// A list of steps, with the number of counters and own timers that it uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Program {
    /// Steps in order; running past the end is [`Step::Exit`].
    pub steps: Vec<Step>,
    /// Loop counters used.
    pub counters: usize,
    /// Own timers used.
    pub own_timers: usize,
    /// Memory that it uses again and again, bytes: what a cache has to be filled with again when it
    /// comes to another CPU.
    pub footprint_bytes: u64,
    /// `prctl(PR_SET_TIMERSLACK)`: slack of its sleeps, ns; None for the machine's.
    pub timer_slack_ns: Option<Ns>,
}

impl Program {
    /// True if it sends requests and waits for their answers.
    pub fn is_client(&self) -> bool {
        self.steps.contains(&Step::Await)
    }
}

/// One task (thread) to create.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskSpec {
    /// Unique name, as it appears in tables and traces.
    pub name: String,
    /// What it does.
    pub program: ProgramId,
    /// Scheduling policy.
    pub policy: SchedPolicy,
    /// Nice value, −20..19.
    pub nice: i8,
    /// `sched_runtime` of `sched_setattr`, ns; 0 for the kernel's base slice.
    pub slice_ns: Ns,
    /// `uclamp.min` and `uclamp.max`, 0 to 1024: what utilization the governor sees at least and at
    /// most.
    pub uclamp: [u32; 2],
    /// Allowed CPUs: position in [`Workload::affinities`]; None for all.
    pub affinity: Option<usize>,
    /// The control group it lives in.
    pub group: GroupId,
    /// The process that it is a thread of: position in [`Workload::processes`]; None for one of its
    /// own.
    pub process: Option<ProcessId>,
    /// When it first becomes runnable, ns.
    pub start_ns: Ns,
    /// The CPU that it was created on (its `prev_cpu` before it first runs).
    pub born_on: Option<CpuId>,
}

impl TaskSpec {
    /// A task of this name and program with nothing special about it: nice 0, in the root group, on
    /// any CPU, from the start.
    pub fn new(name: impl Into<String>, program: ProgramId) -> Self {
        TaskSpec {
            name: name.into(),
            program,
            policy: SchedPolicy::Normal,
            nice: 0,
            slice_ns: 0,
            uclamp: UNCLAMPED,
            affinity: None,
            group: GroupId(0),
            process: None,
            start_ns: 0,
            born_on: None,
        }
    }
}

/// A barrier: the number of tasks that must come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarrierSpec {
    /// Name in the workload.
    pub name: String,
    /// Number of users.
    pub users: u32,
}

/// A semaphore and its first value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SemaphoreSpec {
    /// Name in the workload.
    pub name: String,
    /// Value at the start.
    pub value: u32,
    /// True if what is posted goes to the first waiter at once, as in a queue. Else it may be taken
    /// by another before the waiter runs, as with POSIX semaphores.
    pub handover: bool,
}

/// What a workload gets done, counted: hackbench's messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalSpec {
    /// Name in the workload.
    pub name: String,
    /// What is counted, plural: `messages`.
    pub unit: String,
    /// All of them; None if it goes on for ever.
    pub total: Option<u64>,
}

/// Tasks that a `fork` step may start: a template and how many can live at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForkSpec {
    /// The task to copy; instances are named `NAME-1`, `NAME-2`, …
    pub template: TaskSpec,
    /// How many instances can be alive at once.
    pub alive_max: u32,
}

/// All tasks and everything that they share.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Workload {
    /// Programs, shared by the tasks that run them.
    pub programs: Vec<Program>,
    /// Tasks that exist from the start.
    pub tasks: Vec<TaskSpec>,
    /// Tasks that `fork` steps start.
    pub forks: Vec<ForkSpec>,
    /// Names of processes that tasks are threads of.
    pub processes: Vec<String>,
    /// CPU lists that tasks name.
    pub affinities: Vec<Vec<CpuId>>,
    /// Names of mutexes.
    pub mutexes: Vec<String>,
    /// Names of spin locks.
    pub spin_locks: Vec<String>,
    /// Names of condition variables.
    pub conditions: Vec<String>,
    /// Barriers.
    pub barriers: Vec<BarrierSpec>,
    /// Semaphores.
    pub semaphores: Vec<SemaphoreSpec>,
    /// Names of timers that tasks share.
    pub timers: Vec<String>,
    /// Pipes and sockets.
    pub pipes: Vec<PipeSpec>,
    /// What is counted.
    pub goals: Vec<GoalSpec>,
    /// Queues of requests.
    pub channels: Vec<ChannelSpec>,
    /// What is measured.
    pub spans: Vec<SpanSpec>,
    /// Requests from outside the machine.
    pub sources: Vec<SourceSpec>,
    /// The longest exit latency of an idle state that its tasks allow, ns (`/dev/cpu_dma_latency`);
    /// None if they don't say.
    pub pm_qos_ns: Option<Ns>,
}
