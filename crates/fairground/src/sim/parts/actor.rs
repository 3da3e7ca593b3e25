//! What a task is doing: its place in its program, and what it shares with others.

use crate::units::{CpuId, NEVER, Ns, TaskId, Work};
use crate::workload::behavior::{Program, SemaphoreSpec, SpinLockId, Step, Workload};
use crate::workload::draw::{Draw, Stream};
use crate::workload::pipe::PipeId;

/// What a task does with a CPU when it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// Goes on with its program.
    NextStep,
    /// Computes this much.
    Work(Work),
    /// Spins until this moment.
    Until(Ns),
    /// Spins for a lock, for so much CPU time at most.
    Lock(SpinLockId, Ns),
    /// Spins for the lock of a pipe, in the kernel.
    Mutex(PipeId),
}

/// Where a task is with the lock of a pipe ([`super::mutex`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It neither has it nor wants it.
    Outside,
    /// It spins in the queue of spinners.
    Spins,
    /// It has given up spinning: it tries once more when it runs, and sleeps then.
    Late,
    /// It sleeps in the list of waiters.
    Waits,
    /// The first waiter, which was woken: it tries again when it runs, and spins then.
    First,
    /// It has the lock, and has not begun what it is to do under it.
    Owns,
    /// It works under the lock.
    Holds,
}

/// A computing step that does something on the way, each time after a stretch of work: it reads the
/// CPU clock or, in the kernel, looks whether it is to give way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretches {
    /// Work after the present stretch.
    pub rest: Work,
    /// Work of a stretch, ns.
    pub every_ns: Ns,
}

/// A task's place in its program.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct Actor {
    /// Which program.
    pub program: usize,
    /// Next step.
    pub step: usize,
    /// What it does with a CPU.
    pub run: Run,
    /// The present step ends by the thread's CPU clock, which interrupts do not stop.
    pub by_clock: bool,
    /// It is in the kernel, in a step that takes time there.
    pub in_kernel: bool,
    /// What is left of a step in stretches, after the present one.
    pub stretches: Option<Stretches>,
    /// What is left of work that is done in pieces.
    pub pieces: Work,
    /// Iterations done, by loop.
    pub counters: Vec<u32>,
    /// Last use of each of its own timers; [`NEVER`] before the first.
    pub timers_ns: Vec<Ns>,
    /// Its random numbers.
    pub stream: Stream,
    /// When its program began.
    pub began_ns: Ns,
    /// The next in the queue that it waits in.
    pub behind: Option<TaskId>,
    /// Woken from another CPU: its wake-up moved it.
    pub migrated: bool,
    /// Tasks that it forked so far.
    pub forked: u64,
    /// Forked from this row of the workload's forks.
    pub fork_of: Option<usize>,
    /// Timer slack of its sleeps, ns.
    pub slack_ns: Ns,
    /// Messages of the present step that it has consumed.
    pub consumed: u64,
    /// Messages that it works on.
    pub in_hand: u64,
    /// It has waited for the message that it is about to read.
    pub waited_to_read: bool,
    /// CPU that it last ran on.
    pub ran_on: Option<CpuId>,
    /// Since when it waits for a lock, asleep or spinning, ns.
    pub waits_since_ns: Ns,
    /// Of the locks that each CPU has, the one that it holds or spins for.
    pub lock_of_cpu: SpinLockId,
    /// Where it is with the lock of a pipe.
    pub turn: Turn,
}

impl Actor {
    /// A task at the start of its program.
    pub fn new(program: usize, spec: &Program, stream: Stream, slack_ns: Ns) -> Self {
        Actor {
            program,
            step: 0,
            run: Run::NextStep,
            by_clock: false,
            in_kernel: false,
            stretches: None,
            pieces: Work(0),
            counters: vec![0; spec.counters],
            timers_ns: vec![NEVER; spec.own_timers],
            stream,
            began_ns: 0,
            behind: None,
            migrated: false,
            forked: 0,
            fork_of: None,
            slack_ns,
            consumed: 0,
            in_hand: 0,
            waited_to_read: false,
            ran_on: None,
            waits_since_ns: 0,
            lock_of_cpu: 0,
            turn: Turn::Outside,
        }
    }

    /// Back to the start, with other random numbers.
    pub fn restart(&mut self, stream: Stream) {
        (self.step, self.run, self.stream) = (0, Run::NextStep, stream);
        self.turn = Turn::Outside;
        (self.in_kernel, self.stretches, self.waited_to_read) = (false, None, false);
        self.counters.fill(0);
        self.timers_ns.fill(NEVER);
    }

    /// The next point of the grid that one of its timers keeps, after `now_ns`.
    pub fn next_due(&mut self, timer: usize, period_ns: Ns, now_ns: Ns) -> Ns {
        let last_ns = &mut self.timers_ns[timer];
        let from_ns = if *last_ns == NEVER { self.began_ns } else { *last_ns };
        *last_ns = from_ns + (now_ns.saturating_sub(from_ns) / period_ns + 1) * period_ns;
        *last_ns
    }

    /// A loop's end: back to `to`, or on if it was the last time.
    pub fn repeat(&mut self, to: usize, times: Option<u32>, counter: usize) {
        self.counters[counter] += 1;
        if times.is_some_and(|times| self.counters[counter] >= times) {
            self.counters[counter] = 0;
            self.step += 1;
        } else {
            // An endless loop needs no count.
            self.counters[counter] %= u32::MAX;
            self.step = to;
        }
    }

    /// Begins a computing step; with `every_ns` the task reads its CPU clock that often.
    pub fn begin_run(&mut self, work: Draw, every_ns: Option<Ns>) {
        let work = Work(self.stream.draw(work));
        self.run = Run::Work(work);
        self.by_clock = every_ns.is_some();
        self.step += 1;
        if let Some(every_ns) = every_ns {
            self.stretches = Some(Stretches { rest: work, every_ns });
            self.next_stretch();
        }
    }

    /// Begins the next piece of such work, or the first of new work.
    pub fn begin_piece(&mut self, work: Draw, piece_ns: Ns) {
        if self.pieces == Work(0) {
            self.pieces = Work(self.stream.draw(work));
        }
        let piece = Work(self.pieces.0.min(piece_ns.max(1)));
        self.pieces = Work(self.pieces.0 - piece.0);
        (self.run, self.by_clock) = (Run::Work(piece), false);
        self.step += 1;
    }

    /// Back to `to`, or on if nothing is left.
    pub fn repeat_pieces(&mut self, to: usize) {
        self.step = if self.pieces == Work(0) { self.step + 1 } else { to };
    }

    /// Begins a computing step in the kernel, which looks for requests to reschedule each
    /// `every_ns`; never if that is 0.
    pub fn begin_kernel(&mut self, work: Draw, every_ns: Ns) {
        self.begin_run(work, Some(every_ns).filter(|&every_ns| every_ns > 0));
        (self.by_clock, self.in_kernel) = (false, true);
    }

    /// Begins the next stretch of the present step; false if there is none.
    pub fn next_stretch(&mut self) -> bool {
        let Some(stretches) = &mut self.stretches else { return false };
        let stretch = stretches.rest.0.min(stretches.every_ns.max(1));
        stretches.rest.0 -= stretch;
        self.run = Run::Work(Work(stretch));
        if stretches.rest.0 == 0 {
            self.stretches = None;
        }
        true
    }

    /// A task that is about to sleep and will then compute: draws the amount now, which saves a
    /// step when it wakes. The k-th draw is the same whenever it is made.
    pub fn prefetch_run(&mut self, programs: &[Program]) {
        loop {
            match programs[self.program].steps.get(self.step) {
                Some(&Step::Repeat { to, times, counter }) => {
                    if self.step == to {
                        return;
                    }
                    self.repeat(to, times, counter);
                }
                Some(&Step::Run(work)) => return self.begin_run(work, None),
                Some(&Step::RunOnClock { work, every_ns }) => {
                    return self.begin_run(work, Some(every_ns));
                }
                _ => return,
            }
        }
    }
}

/// Tasks that wait for the same thing, first come first served.
#[derive(Clone, Copy, Debug, Default)]
pub struct WaitQueue {
    first: Option<TaskId>,
    last: Option<TaskId>,
}

impl WaitQueue {
    /// Adds a task at the end.
    pub fn push(&mut self, actors: &mut crate::units::Table<TaskId, Actor>, task: TaskId) {
        actors[task].behind = None;
        match self.last {
            Some(last) => actors[last].behind = Some(task),
            None => self.first = Some(task),
        }
        self.last = Some(task);
    }

    /// Takes the first.
    pub fn pop(&mut self, actors: &mut crate::units::Table<TaskId, Actor>) -> Option<TaskId> {
        let task = self.first?;
        self.first = actors[task].behind.take();
        if self.first.is_none() {
            self.last = None;
        }
        Some(task)
    }

    /// True if nobody waits.
    pub fn is_empty(self) -> bool {
        self.first.is_none()
    }

    /// All, in their order.
    pub fn iter(
        self,
        actors: &crate::units::Table<TaskId, Actor>,
    ) -> impl Iterator<Item = TaskId> + '_ {
        std::iter::successors(self.first, |&task| actors[task].behind)
    }

    /// Takes one out that may be anywhere in it.
    pub fn remove(&mut self, actors: &mut crate::units::Table<TaskId, Actor>, task: TaskId) {
        let mut before = None;
        let mut at = self.first;
        while let Some(here) = at.filter(|&here| here != task) {
            (before, at) = (at, actors[here].behind);
        }
        if at.is_none() {
            return;
        }
        let behind = actors[task].behind.take();
        match before {
            Some(before) => actors[before].behind = behind,
            None => self.first = behind,
        }
        if self.last == Some(task) {
            self.last = before;
        }
    }
}

/// A mutex.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mutex {
    /// Who holds it; None: it is free.
    pub owner: Option<TaskId>,
    /// Who waits for it.
    pub waiters: WaitQueue,
}

/// A spin lock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpinLock {
    /// Who holds it; None: it is free.
    pub owner: Option<TaskId>,
    /// Where it was used last: its cache line is there.
    pub used_on: Option<CpuId>,
}

/// A barrier: how many of its users have come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Barrier {
    /// All that must come.
    pub users: u32,
    /// Those that have.
    pub arrived: u32,
    /// Who waits.
    pub waiters: WaitQueue,
}

/// A counting semaphore.
#[derive(Clone, Copy, Debug, Default)]
pub struct Semaphore {
    /// Its value.
    pub value: u32,
    /// What is posted goes to the first waiter.
    pub handover: bool,
    /// Who waits.
    pub waiters: WaitQueue,
    /// Who waits for what they leave.
    pub spare_waiters: WaitQueue,
}

impl Semaphore {
    /// Takes one, if there is one.
    pub fn take(&mut self) -> bool {
        let has_one = self.value > 0;
        self.value -= u32::from(has_one);
        has_one
    }
}

/// All that tasks share.
#[derive(Clone, Debug)]
pub struct Shared {
    /// Mutexes.
    pub mutexes: Vec<Mutex>,
    /// Spin locks.
    pub spin_locks: Vec<SpinLock>,
    /// Condition variables.
    pub conditions: Vec<WaitQueue>,
    /// Barriers.
    pub barriers: Vec<Barrier>,
    /// Semaphores.
    pub semaphores: Vec<Semaphore>,
    /// Last use of each shared timer.
    pub timers_ns: Vec<Ns>,
}

impl Shared {
    /// Everything free.
    pub fn new(workload: &Workload) -> Self {
        let barrier = |users| Barrier { users, ..Barrier::default() };
        let semaphore = |spec: &SemaphoreSpec| Semaphore {
            value: spec.value,
            handover: spec.handover,
            ..Semaphore::default()
        };
        Shared {
            mutexes: vec![Mutex::default(); workload.mutexes.len()],
            spin_locks: vec![SpinLock::default(); workload.spin_locks.len()],
            conditions: vec![WaitQueue::default(); workload.conditions.len()],
            barriers: workload.barriers.iter().map(|spec| barrier(spec.users)).collect(),
            semaphores: workload.semaphores.iter().map(semaphore).collect(),
            timers_ns: vec![NEVER; workload.timers.len()],
        }
    }
}
