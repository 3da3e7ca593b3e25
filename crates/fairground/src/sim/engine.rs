//! The event loop: the earliest timer, one match on its kind, a verb, then everyone settles.

use super::actor::{Actor, Run, Shared, WaitQueue};
use super::idling::Idling;
use super::pace::Pace;
use super::pipes::Pipes;
use super::progress::Progress;
use super::requests::Requests;
use super::scenario::{Costs, TimedWrite};
use super::slots::{Slot, Slots};
use super::timers::Timers;
use super::{BuildError, Outcome};
use crate::fair::world::World;
use crate::model::task::TaskState;
use crate::record::{Fact, Leaves, Recorder};
use crate::units::{CpuId, NEVER, Ns, Table, TaskId, Work};
use crate::workload::behavior::Workload;
use crate::workload::draw::Stream;

/// What one CPU is executing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Executing {
    /// The task.
    pub task: Option<TaskId>,
    /// Since when it makes progress, ns; in the future while the CPU pays for a switch.
    pub since_ns: Ns,
    /// Remote wake-ups on their way.
    pub wake_list: WaitQueue,
}

/// A simulation under way.
pub struct Engine<'a, R> {
    pub(super) world: World,
    pub(super) timers: Timers,
    pub(super) slots: Slots,
    pub(super) actors: Table<TaskId, Actor>,
    pub(super) executing: Table<CpuId, Executing>,
    pub(super) shared: Shared,
    pub(super) pipes: Pipes,
    pub(super) progress: Progress,
    pub(super) requests: Requests,
    pub(super) workload: &'a Workload,
    pub(super) costs: Costs,
    pub(super) recorder: &'a mut R,
    /// Tasks of the workload that have not ended.
    pub(super) alive: usize,
    /// First task of each fork's pool.
    pub(super) fork_pools: Vec<TaskId>,
    pub(super) seed: u64,
    pub(super) events: u64,
    pub(super) failure: Option<BuildError>,
    /// The task that is served now gives up its CPU though it is runnable.
    pub(super) gives_up: bool,
    /// Lengths of interrupts.
    pub(super) interrupts: Stream,
    pub(super) tick_skew_ns: Ns,
    /// Writes to limits, in order of time.
    pub(super) writes: &'a [TimedWrite],
    /// Those that were carried out.
    pub(super) written: usize,
    /// How fast each CPU works.
    pub(super) pace: Pace,
    /// What idle CPUs do.
    pub(super) idling: Idling,
}

/// Events at one instant before the run is given up as going nowhere.
const EVENTS_AT_ONCE_MAX: u64 = 50_000_000;

impl<R: Recorder> Engine<'_, R> {
    /// Runs to `end_ns`, or until every task has ended.
    pub(super) fn run(
        mut self,
        end_ns: Ns,
        mut audit: impl FnMut(&World),
    ) -> Result<Outcome, BuildError> {
        let mut at_once = 0;
        while self.alive > 0 && self.failure.is_none() {
            let (number, at_ns) = self.timers.first();
            if at_ns > self.world.now_ns {
                let asked = !self.world.resched.is_empty();
                self.settle();
                if asked {
                    audit(&self.world);
                }
                let (_, first_ns) = self.timers.first();
                if first_ns < at_ns || first_ns == self.world.now_ns {
                    continue;
                }
                if at_ns > end_ns || at_ns == NEVER {
                    break;
                }
                if at_ns >= self.progress.due_ns && self.progress.pass(at_ns) {
                    break;
                }
                self.world.now_ns = at_ns;
                at_once = 0;
                continue;
            }
            at_once += 1;
            if at_once > EVENTS_AT_ONCE_MAX {
                return Err(stuck(at_ns));
            }
            self.fire(number);
            audit(&self.world);
        }
        self.settle();
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        let early = self.alive == 0 || self.progress.is_steady();
        Ok(Outcome {
            ended_ns: if early { self.world.now_ns } else { end_ns },
            events: self.events,
            goals: self.progress.outcomes(),
            limits: self.limits_at_end(),
        })
    }

    /// Serves one due timer.
    fn fire(&mut self, number: usize) {
        let slot = self.slots.slot(number);
        self.note_acting(slot);
        if let Slot::Done(cpu) = slot {
            // Interrupts of this instant come first, and may take the task off its CPU.
            if !self.world.resched.is_empty() {
                self.settle();
                return;
            }
            self.timers.lift(number);
            self.events += 1;
            self.done(cpu);
            self.drain_facts();
            if std::mem::take(&mut self.gives_up) {
                self.reschedule(cpu);
            }
            self.settle();
            self.timers.mend(number);
            return;
        }
        self.timers.set(number, NEVER);
        self.events += 1;
        match slot {
            Slot::Write => self.write_limit(),
            Slot::Period(group) => self.world.period_timer(group),
            Slot::Slack(group) => self.world.slack_timer(group),
            Slot::Switched(domain) => self.frequency_switched(domain),
            Slot::Recheck(domain) => self.world.recheck_frequency(domain),
            Slot::Release(cpu) => self.world.release_throttled(cpu),
            Slot::Tick(cpu) => self.tick(cpu),
            Slot::Hrtick(cpu) => self.hrtick(cpu),
            Slot::Ipi(cpu) => self.ipi(cpu),
            Slot::Wake(task) => self.timer_wakes(task),
            Slot::Arrival(source) => self.arrival(source),
            Slot::Resched(cpu) => self.reschedule(cpu),
            Slot::Window => self.window(),
            Slot::Done(_) => {}
        }
        self.drain_facts();
    }

    /// Lets every CPU that was asked to choose again do so, in the order of CPU numbers: at once
    /// if its task gave it up, else when the interrupt that asked returns, which on an idle CPU comes after the
    /// way out of its idle state.
    pub(super) fn settle(&mut self) {
        while let Some(&first) = self.world.resched.iter().min() {
            self.world.resched.retain(|&cpu| cpu != first);
            let mut interrupt_ns = self.interrupt_ns(first);
            if self.world.cpus[first].curr.is_none() {
                interrupt_ns += self.leave_idle_state(first);
            }
            if interrupt_ns == 0 {
                self.reschedule(first);
                continue;
            }
            let slot = self.slots.number(Slot::Resched(first));
            let at_ns = self.world.now_ns + interrupt_ns;
            if self.timers.time_ns(slot) == NEVER {
                self.timers.set(slot, at_ns);
                self.charge_interrupt(first, interrupt_ns);
            }
        }
    }

    /// The interrupted task makes no progress until the switch; only its CPU clock goes on.
    fn charge_interrupt(&mut self, cpu: CpuId, interrupt_ns: Ns) {
        let by_clock = self.executing[cpu].task.is_some_and(|task| self.actors[task].by_clock);
        if !by_clock {
            self.charge(cpu, interrupt_ns);
        }
    }

    /// Time until an interrupted CPU gets to choose, ns; 0 if its task sleeps or ends.
    fn interrupt_ns(&mut self, cpu: CpuId) -> Ns {
        let curr = self.world.cpus[cpu].curr;
        let interrupted =
            curr.is_none_or(|task| self.world.tasks[task].state == TaskState::Runnable);
        if !interrupted {
            return 0;
        }
        let interrupt_ns = self.interrupts.draw(self.costs.interrupt);
        self.pace.kernel_ns(cpu, interrupt_ns)
    }

    /// A CPU chooses whom to run.
    fn reschedule(&mut self, cpu: CpuId) {
        self.world.freq.acting = cpu;
        self.timers.set(self.slots.number(Slot::Resched(cpu)), NEVER);
        self.world.resched.retain(|&other| other != cpu);
        if self.world.bandwidth_used() || !self.pace.is_exact(cpu) {
            // What is left of its step is asked for, or rounded, here.
            self.make_progress(cpu);
        }
        let switched = self.world.schedule(cpu);
        while let Some(asked) = self.world.rt.asked.pop() {
            self.send_interrupt(asked);
        }
        self.drain_facts();
        if !switched && self.world.cpus[cpu].curr.is_none() {
            // Another CPU took the task while this one was on its way out of idle.
            self.enter_idle_state(cpu);
        }
        if !switched && self.world.bandwidth_used() {
            self.arm_done(cpu);
        }
        if self.world.rules.turn.hrtick {
            self.arm_hrtick(cpu);
        }
    }

    /// Tells the recorder what the scheduler says nothing of, after all that it has said.
    pub(super) fn tell(&mut self, fact: Fact) {
        self.drain_facts();
        self.recorder.record(self.world.now_ns, fact);
    }

    /// Tells the recorder what happened, and follows every switch.
    fn drain_facts(&mut self) {
        let now_ns = self.world.now_ns;
        let mut told = 0;
        while let Some(&fact) = self.world.facts.get(told) {
            told += 1;
            self.recorder.record(now_ns, fact);
            self.events += u64::from(!fact.is_detail());
            if let Fact::Switch { cpu, prev_leaves, next, .. } = fact {
                self.switch(cpu, prev_leaves, next);
            }
        }
        self.world.facts.clear();
        self.follow_limits();
        self.follow_governor();
    }

    /// A CPU executes another task from now on.
    fn switch(&mut self, cpu: CpuId, prev_leaves: Leaves, next: Option<TaskId>) {
        self.make_progress(cpu);
        if prev_leaves == Leaves::Dead
            && let Some(prev) = self.executing[cpu].task
        {
            self.bury(prev);
        }
        let now_ns = self.world.now_ns;
        let tick = self.slots.number(Slot::Tick(cpu));
        let spent_ns = self.world.take_spent_ns();
        let Some(next) = next else {
            // DEVIATES(idle-early): while it still looks for work it counts as idle.
            self.executing[cpu].task = None;
            self.executing[cpu].since_ns = now_ns + spent_ns;
            self.timers.set(self.slots.number(Slot::Done(cpu)), NEVER);
            self.timers.set(tick, NEVER);
            self.set_active(cpu, false);
            self.follow_vote(cpu, None);
            self.enter_idle_state(cpu);
            return;
        };
        self.follow_vote(cpu, Some(cpu));
        let begins_ns = self.begins_ns(cpu, next, spent_ns);
        let executing = &mut self.executing[cpu];
        (executing.task, executing.since_ns) = (Some(next), begins_ns);
        self.set_active(cpu, true);
        self.arm_done(cpu);
        if self.timers.time_ns(tick) == NEVER {
            self.timers.set(tick, self.next_tick_ns(cpu));
        }
    }

    /// When a CPU that is not ticking ticks next, ns.
    fn next_tick_ns(&self, cpu: CpuId) -> Ns {
        let tick_ns = self.world.rules.tick_ns();
        let skew_ns = self.tick_skew_ns * Ns::from(cpu.0) % tick_ns;
        let grid_ns = self.world.now_ns + tick_ns - skew_ns;
        grid_ns / tick_ns * tick_ns + skew_ns
    }

    /// Counts the work that a CPU's task has done so far.
    pub(super) fn make_progress(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        let executing = &mut self.executing[cpu];
        let Some(task) = executing.task else { return };
        if executing.since_ns >= now_ns || self.world.tasks[task].throttle_work {
            return;
        }
        let passed_ns = now_ns - std::mem::replace(&mut executing.since_ns, now_ns);
        if let Run::Work(left) = self.actors[task].run {
            let done = self.pace.work_in(cpu, task, passed_ns);
            self.actors[task].run = Run::Work(Work(left.0.saturating_sub(done.0)));
        }
    }

    /// Arms the moment at which the CPU's task is done with its step.
    pub(super) fn arm_done(&mut self, cpu: CpuId) {
        let Executing { task: Some(task), since_ns, .. } = self.executing[cpu] else { return };
        let at_ns = match self.actors[task].run {
            _ if self.world.tasks[task].throttle_work => since_ns + self.costs.throttle_ns,
            _ if self.pace.stands_still(cpu) => NEVER,
            Run::NextStep => since_ns,
            Run::Work(left) => since_ns + self.pace.time_for_ns(cpu, task, left),
            Run::Until(until_ns) => since_ns.max(until_ns),
        };
        self.timers.set(self.slots.number(Slot::Done(cpu)), at_ns);
    }

    /// The CPU's task loses `cost_ns` to the kernel.
    pub(super) fn charge(&mut self, cpu: CpuId, cost_ns: Ns) {
        if cost_ns > 0 {
            self.make_progress(cpu);
            self.executing[cpu].since_ns += cost_ns;
            self.arm_done(cpu);
        }
    }

    fn tick(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        self.recorder.record(now_ns, Fact::Tick { cpu });
        let slot = self.slots.number(Slot::Tick(cpu));
        self.timers.set(slot, now_ns + self.world.rules.tick_ns());
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.task_tick(task);
        }
        self.world.tick_balance(cpu);
        let spent_ns = self.world.take_spent_ns();
        self.charge(cpu, self.pace.kernel_ns(cpu, self.costs.tick_ns + spent_ns));
    }

    fn hrtick(&mut self, cpu: CpuId) {
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.hrtick(task);
        }
    }

    /// With HRTICK a slice ends on time (`hrtick_start_fair`).
    fn arm_hrtick(&mut self, cpu: CpuId) {
        /// Shortest high-resolution timer, ns.
        const SHORTEST_NS: Ns = 10_000;
        let left_ns = self.world.hrtick_left_ns(cpu);
        let at_ns = left_ns.map_or(NEVER, |left_ns| self.world.now_ns + left_ns.max(SHORTEST_NS));
        self.timers.set(self.slots.number(Slot::Hrtick(cpu)), at_ns);
    }

    fn ipi(&mut self, cpu: CpuId) {
        self.world.push_asked(cpu);
        self.world.set_ttwu_pending(cpu, false);
        while let Some(task) = self.executing[cpu].wake_list.pop(&mut self.actors) {
            self.tell(Fact::Queued { task, cpu });
            let migrated = std::mem::take(&mut self.actors[task].migrated);
            self.world.activate(task, migrated);
        }
    }

    /// A sleeping task's timer expires on the CPU that it slept on, or a task starts.
    fn timer_wakes(&mut self, task: TaskId) {
        let cpu = self.world.cpu_of(task);
        match self.world.tasks[task].state {
            TaskState::New => {
                self.actors[task].began_ns = self.world.now_ns;
                self.world.wake_up_new(task, cpu);
            }
            _ => self.wake(task, cpu),
        }
    }

    /// A task has ended.
    fn bury(&mut self, task: TaskId) {
        self.alive -= 1;
        if self.actors[task].fork_of.is_some() {
            self.world.tasks[task].state = TaskState::New;
        }
    }
}

pub(super) fn stuck(at_ns: Ns) -> BuildError {
    BuildError {
        subject: String::new(),
        message: format!(
            "no time passes after {at_ns} ns: the tasks wake each other without ever computing"
        ),
    }
}
