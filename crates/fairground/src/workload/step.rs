//! Steps of a program.

use super::draw::Draw;
use super::pipe::PipeId;
use super::policy::SchedPolicy;
use super::request::{ChannelId, SpanId};
use crate::units::{GroupId, Ns};

/// A mutex of the workload, by position in `Workload::mutexes`.
pub type MutexId = usize;
/// A spin lock in user mode, by position in `Workload::spin_locks`.
pub type SpinLockId = usize;
/// A condition variable, by position in `Workload::conditions`.
pub type ConditionId = usize;
/// A barrier, by position in `Workload::barriers`.
pub type BarrierId = usize;
/// A semaphore, by position in `Workload::semaphores`.
pub type SemaphoreId = usize;
/// What a workload's progress is measured by, by position in `Workload::goals`.
pub type GoalId = usize;

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
    /// Compute this much in the kernel, in a system call or a page fault, before the return to user
    /// mode: when the task can be preempted meanwhile is the preemption model's to say.
    Kernel {
        /// Work, ns at full speed.
        work: Draw,
        /// Work from one `cond_resched()` to the next, ns; 0: it passes none.
        cond_resched_ns: Ns,
        /// Work from one `might_sleep()` to the next, ns; 0: it passes none.
        might_sleep_ns: Ns,
    },
    /// Spin until this much wall-clock time (ns) has passed since the step began, preempted or not.
    RunWall(Draw),
    /// Sleep this long (ns) from now, plus the task's timer slack.
    Sleep(Draw),
    /// Sleep this long (ns), then to the next tick of the CPU, which wakes the task in its softirq.
    SleepToTick(Draw),
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
    /// Take a spin lock in user mode: burn CPU until it is free. Of those who spin on a CPU when it
    /// is freed, the one that began first gets it; who is preempted tries again when it runs.
    SpinLock {
        /// Which.
        lock: SpinLockId,
        /// CPU time that it spins before it sleeps and tries again, ns; [`NEVER`]: it never sleeps.
        ///
        /// [`NEVER`]: crate::units::NEVER
        patience_ns: Ns,
        /// How long it sleeps then, ns.
        sleep: Draw,
    },
    /// Free a spin lock.
    SpinUnlock(SpinLockId),
    /// Take the spin lock of the CPU that the task is on: this is CPU 0's, the others follow. Who
    /// was moved while it spun frees what it gets, and takes that of the CPU where it is.
    SpinLockOfCpu(SpinLockId),
    /// Free the lock that [`Step::SpinLockOfCpu`] took, wherever the task is by then.
    SpinUnlockOfCpu,
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
    /// The same behind all who [`Step::Take`]: only what they leave.
    TakeSpare(SemaphoreId),
    /// Take one from a semaphore, or go to step `to` if there is none.
    TakeOr {
        /// Which.
        semaphore: SemaphoreId,
        /// Step to go to.
        to: usize,
    },
    /// If a task waits to [`Step::Take`] one of a semaphore, add one, wake it and go to step `to`;
    /// else go on.
    GiveWay {
        /// Which.
        semaphore: SemaphoreId,
        /// Step to go to.
        to: usize,
    },
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
    /// Start a new task of this program's template (see `Workload::forks`).
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
    /// `sched_setaffinity`: position in `Workload::affinities`.
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
    /// Compute a piece of this much work, at most so long: what was left over by the piece before,
    /// else new work.
    RunPiece {
        /// All of it, ns at full speed.
        work: Draw,
        /// The longest piece, ns at full speed.
        piece_ns: Ns,
    },
    /// Go back to this step while something is left of the work that is done in pieces.
    RepeatPieces(usize),
    /// The task ends.
    Exit,
}

impl Step {
    /// True if how long it takes is drawn.
    pub fn is_random(&self) -> bool {
        let draw = match self {
            Step::Run(draw)
            | Step::RunWall(draw)
            | Step::Sleep(draw)
            | Step::SleepToTick(draw)
            | Step::IoWait(draw) => draw,
            Step::RunOnClock { work, .. }
            | Step::Kernel { work, .. }
            | Step::RunPiece { work, .. } => work,
            Step::Timer { period, .. } => period,
            Step::SpinLock { sleep, .. } => sleep,
            _ => return false,
        };
        !matches!(draw, Draw::Fixed(_))
    }

    /// True if the step is a system call by itself, however it ends. (Locks and stopwatches live in
    /// user mode; a lock that is taken or awaited asks for a reschedule of its own accord.)
    pub fn enters_kernel(&self) -> bool {
        !matches!(
            self,
            Step::Run(_)
                | Step::RunPiece { .. }
                | Step::RepeatPieces(_)
                | Step::RunOnClock { .. }
                | Step::Kernel { .. }
                | Step::RunWall(_)
                | Step::Lock(_)
                | Step::Unlock(_)
                | Step::TakeOr { .. }
                | Step::GiveWay { .. }
                | Step::SpinLock { .. }
                | Step::SpinUnlock(_)
                | Step::SpinLockOfCpu(_)
                | Step::SpinUnlockOfCpu
                | Step::Start(_)
                | Step::Count(_)
                | Step::Complete
                | Step::Begin(_)
                | Step::End(_)
                | Step::Repeat { .. }
        )
    }
}
