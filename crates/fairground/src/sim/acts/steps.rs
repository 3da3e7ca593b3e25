//! A running task goes on with its program until it computes, sleeps or ends.

use crate::model::cpu::Cpu;
use crate::model::task::TaskState;
use crate::record::{Fact, Recorder, RequestFact};
use crate::sim::engine::{Engine, Then, stuck};
use crate::sim::parts::actor::{Run, Turn};
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, NEVER, NS_PER_US, Ns, TaskId, Work};
use crate::workload::behavior::{Step, TimerMode, TimerRef};

/// What a `sched_yield()` call itself takes. DEVIATES(yield-cost): a fixed 1 µs, so that a task
/// that yields for ever, alone on its CPU, does not stop the clock.
const YIELD_WORK: Work = Work(NS_PER_US);

/// Steps of one task at one instant before the run is given up as going nowhere.
const STEPS_AT_ONCE_MAX: u32 = 50_000_000;

impl<R: Recorder> Engine<'_, R> {
    /// A CPU's task is done with what it was computing.
    pub fn done(&mut self, cpu: CpuId) {
        self.make_progress(cpu);
        let Some(task) = self.executing[cpu].task else { return };
        if self.leave_throttled(cpu) {
            return;
        }
        if self.actors[task].next_stretch() {
            self.between_stretches(task, cpu);
        } else if self.actors[task].in_kernel && self.actors[task].turn == Turn::Outside {
            self.return_to_user(task, cpu);
        } else if let Run::Lock(lock, left_ns) = self.actors[task].run {
            self.spin_again(task, cpu, lock, left_ns);
        } else {
            self.actors[task].run = Run::NextStep;
            self.go_on(task, cpu);
        }
        // A sleeper will be switched out; what it does next is armed when it runs again.
        if self.world.tasks[task].state == TaskState::Runnable
            && self.world.cpus[cpu].curr == Some(task)
        {
            self.arm_done(cpu);
        }
    }

    /// Step after step, until one takes time.
    pub fn go_on(&mut self, task: TaskId, cpu: CpuId) {
        for _ in 0..STEPS_AT_ONCE_MAX {
            let asked_before = self.world.cpus[cpu].need_resched_lazy;
            let sees_it = !asked_before || self.is_next_a_call(task);
            let then = self.step(task, cpu);
            let Cpu { need_resched, need_resched_lazy, .. } = self.world.cpus[cpu];
            let under_lock = self.actors[task].turn != Turn::Outside && self.stays_in_kernel(cpu);
            if (need_resched || need_resched_lazy && sees_it) && !under_lock {
                // No interrupt has to end first: a system call returns, or blocks.
                self.gives_up = true;
                return;
            }
            if let Then::Stop = then {
                return;
            }
            // It woke someone, or waits for memory, and pays for that before it goes on.
            let delayed = self.executing[cpu].since_ns > self.world.now_ns;
            if delayed && !self.is_next_a_run(task) {
                return;
            }
        }
        self.failure = Some(stuck(self.world.now_ns));
    }

    /// Is the task's next step a system call, which ends with a look at what was asked meanwhile?
    fn is_next_a_call(&self, task: TaskId) -> bool {
        let actor = &self.actors[task];
        let next = self.workload.programs[actor.program].steps.get(actor.step);
        next.is_some_and(Step::enters_kernel)
    }

    /// Does the task go on to compute without doing anything else?
    fn is_next_a_run(&self, task: TaskId) -> bool {
        let actor = &self.actors[task];
        let next = self.workload.programs[actor.program].steps.get(actor.step);
        matches!(
            next,
            Some(
                Step::Run(_) | Step::RunPiece { .. } | Step::Repeat { .. } | Step::RepeatPieces(_)
            )
        )
    }

    fn step(&mut self, task: TaskId, cpu: CpuId) -> Then {
        let Some(step) = self.workload_step(task) else {
            return self.exit(task, cpu);
        };
        match step {
            Step::Run(_)
            | Step::RunPiece { .. }
            | Step::RunOnClock { .. }
            | Step::Kernel { .. } => self.begin(task, step),
            Step::RunWall(draw) => {
                let length_ns = self.actors[task].stream.draw(draw);
                self.compute(task, Run::Until(self.world.now_ns + length_ns))
            }
            Step::Sleep(_)
            | Step::SleepToTick(_)
            | Step::IoWait(_)
            | Step::Timer { .. }
            | Step::Due { .. } => self.rest(task, cpu, step),
            Step::Repeat { to, times, counter } => {
                self.actors[task].repeat(to, times, counter);
                Then::Next
            }
            Step::RepeatPieces(to) => {
                self.actors[task].repeat_pieces(to);
                Then::Next
            }
            Step::Yield => {
                self.world.yield_task(task);
                self.gives_up = true;
                self.compute(task, Run::Work(YIELD_WORK))
            }
            Step::Exit => self.exit(task, cpu),
            Step::Fork(row) => self.fork(task, cpu, row),
            Step::SetNice { .. } | Step::SetSlice(_) | Step::SetAffinity(_) | Step::SetGroup(_) => {
                self.set_attribute(task, step)
            }
            Step::SpinLock { .. }
            | Step::SpinUnlock(_)
            | Step::SpinLockOfCpu(_)
            | Step::SpinUnlockOfCpu => self.use_spin_lock(task, cpu, step),
            Step::Write(pipe) => self.write(task, cpu, pipe),
            Step::Read(pipe) => self.read(task, cpu, pipe),
            Step::Consume(what) => self.consume(task, cpu, what),
            Step::Start(goal) => {
                self.start_goal(goal);
                self.next(task)
            }
            Step::Count(goal) => {
                self.progress.count(goal, 1, self.world.now_ns);
                self.next(task)
            }
            Step::Send { .. }
            | Step::Receive(_)
            | Step::Complete
            | Step::Await
            | Step::Begin(_)
            | Step::End(_) => self.serve(task, cpu, step),
            _ => self.synchronise(task, cpu, step),
        }
    }

    /// The task begins to compute.
    fn begin(&mut self, task: TaskId, step: Step) -> Then {
        let actor = &mut self.actors[task];
        match step {
            Step::Run(work) => actor.begin_run(work, None),
            Step::RunPiece { work, piece_ns } => actor.begin_piece(work, piece_ns),
            Step::RunOnClock { work, every_ns } => actor.begin_run(work, Some(every_ns)),
            Step::Kernel { work, cond_resched_ns, might_sleep_ns } => {
                let model = self.world.rules.preemption.answer;
                actor.begin_kernel(work, model.point_every_ns(cond_resched_ns, might_sleep_ns));
            }
            _ => unreachable!("every other step is served by the caller"),
        }
        Then::Stop
    }

    /// The task sleeps until a time.
    fn rest(&mut self, task: TaskId, cpu: CpuId, step: Step) -> Then {
        self.actors[task].step += 1;
        match step {
            Step::Sleep(draw) => {
                let length_ns = self.actors[task].stream.draw(draw);
                self.sleep_until(task, cpu, self.world.now_ns + length_ns)
            }
            Step::SleepToTick(draw) => {
                let length_ns = self.actors[task].stream.draw(draw);
                let at_ns = self.softirq_ns(cpu, self.world.now_ns + length_ns);
                self.sleep_until(task, cpu, at_ns)
            }
            Step::IoWait(draw) => {
                let length_ns = self.actors[task].stream.draw(draw).max(1);
                self.world.tasks[task].in_iowait = true;
                // A device's interrupt: neither slack nor a timer of the CPU's.
                self.timers.set(self.slots.number(Slot::Wake(task)), self.world.now_ns + length_ns);
                self.block(task, cpu)
            }
            Step::Timer { timer, period, mode } => {
                let period_ns = self.actors[task].stream.draw(period);
                self.sleep_on_timer(task, cpu, timer, period_ns, mode)
            }
            Step::Due { timer, period_ns, span } => {
                let due_ns = self.actors[task].next_due(timer, period_ns, self.world.now_ns);
                self.tell(Fact::Request(RequestFact::Due { task, span: span as u32, due_ns }));
                self.sleep_until(task, cpu, due_ns)
            }
            _ => unreachable!("every other step is served by the caller"),
        }
    }

    pub fn workload_step(&self, task: TaskId) -> Option<Step> {
        let actor = &self.actors[task];
        self.workload.programs[actor.program].steps.get(actor.step).cloned()
    }

    pub fn next(&mut self, task: TaskId) -> Then {
        self.actors[task].step += 1;
        Then::Next
    }

    fn compute(&mut self, task: TaskId, run: Run) -> Then {
        let actor = &mut self.actors[task];
        actor.step += 1;
        actor.run = run;
        Then::Stop
    }

    fn exit(&mut self, task: TaskId, cpu: CpuId) -> Then {
        self.leave_requests(task, cpu);
        self.world.tasks[task].state = TaskState::Dead;
        self.world.resched_curr(cpu);
        Then::Stop
    }

    /// The task sleeps until someone wakes it.
    pub fn block(&mut self, task: TaskId, cpu: CpuId) -> Then {
        self.world.tasks[task].state = TaskState::Asleep;
        self.world.resched_curr(cpu);
        Then::Stop
    }

    pub fn sleep_until(&mut self, task: TaskId, cpu: CpuId, at_ns: Ns) -> Then {
        let at_ns = at_ns + self.actors[task].slack_ns;
        if at_ns <= self.world.now_ns {
            return Then::Next;
        }
        self.timers.set(self.slots.number(Slot::Wake(task)), at_ns);
        self.idling.note_timer(cpu, self.world.now_ns, at_ns, task);
        self.actors[task].prefetch_run(&self.workload.programs);
        self.block(task, cpu)
    }

    /// `period_ns` after the timer's last use; the first use counts from the program's start. Who
    /// is too late goes on: rt-app, whose timer this is, doesn't ask the kernel to sleep then.
    fn sleep_on_timer(
        &mut self,
        task: TaskId,
        cpu: CpuId,
        timer: TimerRef,
        period_ns: Ns,
        mode: TimerMode,
    ) -> Then {
        let (now_ns, began_ns) = (self.world.now_ns, self.actors[task].began_ns);
        let last_ns = match timer {
            TimerRef::Own(row) => &mut self.actors[task].timers_ns[row],
            TimerRef::Shared(row) => &mut self.shared.timers_ns[row],
        };
        let from_ns = if *last_ns == NEVER { began_ns } else { *last_ns };
        let due_ns = from_ns + period_ns;
        if due_ns > now_ns {
            *last_ns = due_ns;
            return self.sleep_until(task, cpu, due_ns);
        }
        *last_ns = if mode == TimerMode::Relative { now_ns } else { due_ns };
        Then::Next
    }
}
