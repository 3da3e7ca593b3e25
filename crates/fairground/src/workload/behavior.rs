//! A task is a program: a list of steps that it goes through, with counted jumps back.
//!
//! Every workload format is lowered to these few steps. A step either takes no time (unlock,
//! signal), computes (run), or blocks (sleep, lock, wait).

use super::draw::Draw;
pub use super::pipe::{PipeId, PipeSpec};
pub use super::request::{Arrivals, ChannelId, ChannelSpec, SourceSpec, SpanId, SpanSpec};
use crate::units::{CpuId, GroupId, Ns};

/// A mutex of the workload, by position in [`Workload::mutexes`].
pub type MutexId = usize;
/// A condition variable, by position in [`Workload::conditions`].
pub type ConditionId = usize;
/// A barrier, by position in [`Workload::barriers`].
pub type BarrierId = usize;
/// A semaphore, by position in [`Workload::semaphores`].
pub type SemaphoreId = usize;
/// What a workload's progress is measured by, by position in [`Workload::goals`].
pub type GoalId = usize;
/// A program, by position in [`Workload::programs`].
pub type ProgramId = usize;

/// A timer that a task sleeps on: shared by all who name it, or one per task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerRef {
    /// Position in the workload's shared timers.
    Shared(usize),
    /// Position in the task's own timers.
    Own(usize),
}

/// What a periodic timer does after its task came too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerMode {
    /// Starts anew from the late moment.
    Relative,
    /// Keeps its grid, so the next periods may be missed too.
    Absolute,
}

/// Scheduling policies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SchedPolicy {
    /// `SCHED_OTHER` / `SCHED_NORMAL`.
    Normal,
    /// `SCHED_BATCH`: never preempts on wake-up.
    Batch,
    /// `SCHED_IDLE`: weight 3, gives way to every other.
    Idle,
    /// `SCHED_FIFO` of a priority, 1 to 99: it runs until it sleeps, or one of higher priority
    /// comes.
    Fifo(u8),
    /// `SCHED_RR` of a priority: the same, in turns of 100 ms with others of its priority.
    RoundRobin(u8),
    /// `SCHED_DEADLINE`: the earliest deadline runs first, before all others.
    Deadline(DeadlineSpec),
}

impl SchedPolicy {
    /// True if the fair class serves it.
    #[inline]
    pub fn is_fair(self) -> bool {
        matches!(self, SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle)
    }

    /// `task_struct::prio`: 100 to 139 for fair tasks, 120 being nice 0; 0 to 98 for real-time
    /// ones, −1 for deadline tasks.
    pub fn prio(self, nice: i8) -> i64 {
        match self {
            SchedPolicy::Fifo(priority) | SchedPolicy::RoundRobin(priority) => {
                99 - i64::from(priority)
            }
            SchedPolicy::Deadline(_) => -1,
            SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle => 120 + i64::from(nice),
        }
    }
}

/// What a deadline task asks for (`sched_setattr`), ns; 32 bits hold what the kernel takes, a
/// period of up to 2^22 us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeadlineSpec {
    /// Run time in each period.
    pub runtime_ns: u32,
    /// Until so long after it wakes up.
    pub deadline_ns: u32,
    /// The period.
    pub period_ns: u32,
}

/// Messages that a task reads from a pipe, and what it does with each.
///
/// What waits in one slot is read in one go. Its writers can't tell, since a slot is free only when
/// its last message was read; cache lines are fetched once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consumption {
    /// Which pipe.
    pub pipe: PipeId,
    /// Messages in all.
    pub total: u64,
    /// Work for each, ns at full speed.
    pub each_ns: Ns,
    /// What is counted, a unit for each message.
    pub goal: GoalId,
}

/// `uclamp.min` and `uclamp.max` of a task or group that has none.
pub const UNCLAMPED: [u32; 2] = [0, 1024];

/// One step of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Compute this much work (ns at full speed): longer on a slow CPU.
    Run(Draw),
    /// Compute this much work while reading the thread's own CPU clock
    /// (`CLOCK_THREAD_CPUTIME_ID`) at each `every_ns`: every read charges the task, so it sees the
    /// end of its slice then and not at the next tick.
    RunOnClock {
        /// Work, ns at full speed.
        work: Draw,
        /// Time between two reads, ns.
        every_ns: Ns,
    },
    /// Spin until this much wall-clock time (ns) has passed since the step began, preempted or not.
    RunWall(Draw),
    /// Sleep this long (ns) from now, plus the task's timer slack.
    Sleep(Draw),
    /// Wait this long (ns) for a device (`in_iowait`): its interrupt wakes the task.
    IoWait(Draw),
    /// Sleep until this many ns after the timer's last use.
    Timer {
        /// Which timer.
        timer: TimerRef,
        /// Time between uses, ns.
        period: Draw,
        /// What happens after a miss.
        mode: TimerMode,
    },
    /// Sleep until the next point of a grid that the task's own timer keeps, where the stopwatch
    /// of a span starts: what it shows is by how much the task comes too late. Points that are
    /// missed are left out.
    Due {
        /// Row of the task's own timers; the grid begins when the program does.
        timer: usize,
        /// Time between two points, ns, more than 0.
        period_ns: Ns,
        /// Whose stopwatch.
        span: SpanId,
    },
    /// Take a mutex, or sleep until it is free.
    Lock(MutexId),
    /// Release a mutex and wake its first waiter.
    Unlock(MutexId),
    /// Sleep until the condition is signalled (the mutex, if any, is unlocked before and locked
    /// after by steps of their own).
    Wait(ConditionId),
    /// Wake the first waiter.
    Signal(ConditionId),
    /// Wake all waiters.
    Broadcast(ConditionId),
    /// Sleep until all users of the barrier have come.
    Barrier(BarrierId),
    /// Add one to a semaphore and wake its first waiter.
    Post(SemaphoreId),
    /// Take one from a semaphore, or sleep until there is one.
    Take(SemaphoreId),
    /// Write one message into a pipe, or sleep until there is room.
    Write(PipeId),
    /// Read one message from a pipe, or sleep until there is one.
    Read(PipeId),
    /// Read messages from a pipe, or sleep until there are some, and work on each.
    Consume(Consumption),
    /// A goal's clock starts, at nothing done.
    Start(GoalId),
    /// One unit of a goal is done.
    Count(GoalId),
    /// Send a new request, stamped now, and wake as many takers as it has parts.
    Send {
        /// Where it waits.
        channel: ChannelId,
        /// Its parts, at least 1.
        parts: u32,
    },
    /// Take a part of the oldest waiting request, or sleep until there is one. A part that the
    /// task still has in hand is completed first.
    Receive(ChannelId),
    /// The part that this task took last is done; the last part completes the request.
    Complete,
    /// Sleep until the request that this task sent last is complete; go on if it was refused.
    Await,
    /// Start the task's own stopwatch of a span.
    Begin(SpanId),
    /// Stop it and note what it shows; nothing if it does not run.
    End(SpanId),
    /// `sched_yield()`.
    Yield,
    /// Start a new task of this program's template (see [`Workload::forks`]).
    Fork(usize),
    /// `sched_setscheduler` / `setpriority`: a new policy and nice value, −20..19.
    SetNice {
        /// New policy.
        policy: SchedPolicy,
        /// New nice value.
        nice: i8,
    },
    /// `sched_setattr` with `sched_runtime`: a slice in ns, 0 for the base slice.
    SetSlice(Ns),
    /// `sched_setaffinity`: position in [`Workload::affinities`].
    SetAffinity(usize),
    /// Move to another control group.
    SetGroup(GroupId),
    /// Go back to step `to`, `times` times in all (None: for ever); `counter` is the task's own.
    Repeat {
        /// Step to go back to.
        to: usize,
        /// How often the body runs in all; None for ever.
        times: Option<u32>,
        /// Which of the task's loop counters.
        counter: usize,
    },
    /// The task ends.
    Exit,
}

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
    /// CPU lists that tasks name.
    pub affinities: Vec<Vec<CpuId>>,
    /// Names of mutexes.
    pub mutexes: Vec<String>,
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
