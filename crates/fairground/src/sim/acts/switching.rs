//! CPUs choose again and switch, and everyone hears of it.

use crate::fair::outbox::Effect;
use crate::model::group::levels_between;
use crate::model::task::TaskState;
use crate::record::{Fact, Leaves, Recorder};
use crate::sim::engine::{Engine, Ticked};
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, NEVER, Ns, TaskId};
use crate::workload::draw::Draw;

impl<R: Recorder> Engine<'_, R> {
    /// Lets every CPU that was asked to choose again do so, in the order of CPU numbers: at once
    /// if its task gave it up, else when the interrupt that asked returns, which on an idle CPU
    /// comes after the way out of its idle state.
    pub fn settle(&mut self) {
        while let Some(first) = self.world.outbox.take_resched() {
            if self.stays_in_kernel(first) {
                continue;
            }
            self.leave_spinners(first);
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
        let interrupt_ns = self.interrupts.draw(self.interrupt_served(cpu));
        self.pace.kernel_ns(cpu, interrupt_ns)
    }

    /// What the interrupt takes that a CPU serves now: each kind does its own work on the way.
    fn interrupt_served(&self, cpu: CpuId) -> Draw {
        let Ticked { at_ns, by_hrtick } = self.executing[cpu].ticked;
        let own = match by_hrtick {
            true => self.costs.interrupt_hrtick,
            false => self.costs.interrupt_tick,
        };
        own.filter(|_| at_ns == self.world.now_ns).unwrap_or(self.costs.interrupt)
    }

    /// A CPU chooses whom to run.
    pub fn reschedule(&mut self, cpu: CpuId) {
        (self.world.freq.acting, self.world.serving) = (cpu, Some(cpu));
        self.timers.set(self.slots.number(Slot::Resched(cpu)), NEVER);
        self.world.outbox.cancel_resched(cpu);
        self.leave_spinners(cpu);
        if self.world.bandwidth_used() || !self.pace.is_exact(cpu) {
            // What is left of its step is asked for, or rounded, here.
            self.make_progress(cpu);
        }
        let prev = self.world.cpus[cpu].curr;
        let switched = self.world.schedule(cpu);
        if self.world.outbox.hears_picks() {
            self.tell_picks();
        }
        self.world.return_to_user(cpu);
        self.drain();
        if !switched && self.world.cpus[cpu].curr.is_none() {
            // Another CPU took the task while this one was on its way out of idle.
            self.enter_idle_state(cpu);
        }
        if !switched && self.world.bandwidth_used() {
            self.arm_done(cpu);
        }
        if self.world.rules.turn.sets_hrtick(switched) {
            self.arm_hrtick(cpu, self.levels_crossed(prev, self.world.cpus[cpu].curr));
        }
    }

    /// Tells the recorder how the CPU came to its choice.
    #[cold]
    fn tell_picks(&mut self) {
        let at_ns = self.world.now_ns;
        for pick in self.world.outbox.take_picks() {
            self.recorder.pick(at_ns, pick);
        }
    }

    /// Levels of groups that a switch leaves and enters.
    fn levels_crossed(&self, prev: Option<TaskId>, next: Option<TaskId>) -> u32 {
        let (Some(prev), Some(next)) = (prev, next) else { return 0 };
        let tasks = &self.world.tasks;
        levels_between(&self.world.groups, tasks[prev].group, tasks[next].group)
    }

    /// Carries out all that the last verb asked for.
    pub fn drain(&mut self) {
        while let Some(effect) = self.world.outbox.take() {
            match effect {
                Effect::Told(fact) => self.hear(fact),
                Effect::Rearm(group) => self.rearm(group),
                Effect::Release(cpu) => self.send_release(cpu),
                Effect::Interrupt(cpu) => self.send_interrupt(cpu),
                Effect::Hrtick(cpu) => self.hrtick_update(cpu),
                Effect::Frequency(domain) => self.follow_request(domain),
            }
        }
    }

    /// Tells the recorder what happened, and follows a switch.
    fn hear(&mut self, fact: Fact) {
        self.recorder.record(self.world.now_ns, fact);
        self.events += u64::from(!fact.is_detail());
        if let Fact::Switch { cpu, prev_leaves, next, .. } = fact {
            self.switch(cpu, prev_leaves, next);
        }
    }

    /// A CPU executes another task from now on.
    fn switch(&mut self, cpu: CpuId, prev_leaves: Leaves, next: Option<TaskId>) {
        self.make_progress(cpu);
        if prev_leaves == Leaves::Dead
            && let Some(prev) = self.executing[cpu].task
        {
            self.bury(prev);
        }
        self.note_off_cpu(cpu, prev_leaves);
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
            self.timers.set(tick, self.tick_after_ns(cpu, now_ns));
        }
    }

    /// The first moment after `at_ns` that a CPU ticks at unless it stopped, ns.
    fn tick_after_ns(&self, cpu: CpuId, at_ns: Ns) -> Ns {
        let tick_ns = self.world.rules.tick_ns();
        let skew_ns = (self.first_tick_ns + self.tick_skew_ns * Ns::from(cpu.0)) % tick_ns;
        let grid_ns = at_ns + tick_ns - skew_ns;
        grid_ns / tick_ns * tick_ns + skew_ns
    }

    /// When the softirq of that tick runs, ns: before the interrupt returns.
    pub fn softirq_ns(&self, cpu: CpuId, at_ns: Ns) -> Ns {
        self.tick_after_ns(cpu, at_ns) + 1
    }

    /// A task has ended.
    fn bury(&mut self, task: TaskId) {
        self.alive -= 1;
        if self.actors[task].fork_of.is_some() {
            self.world.tasks[task].state = TaskState::New;
        }
    }

    /// Tells the recorder what the scheduler says nothing of, after all that it has said.
    pub fn tell(&mut self, fact: Fact) {
        self.drain();
        self.recorder.record(self.world.now_ns, fact);
    }
}
