//! Interrupts: the tick, the high-resolution tick, wake-ups from other CPUs, expired sleeps.

use crate::model::task::TaskState;
use crate::record::{Fact, Recorder};
use crate::sim::engine::{Engine, Ticked};
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, NEVER, Ns, TaskId};

impl<R: Recorder> Engine<'_, R> {
    pub fn tick(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        self.recorder.record(now_ns, Fact::Tick { cpu });
        self.executing[cpu].ticked = Ticked { at_ns: now_ns, by_hrtick: false };
        let slot = self.slots.number(Slot::Tick(cpu));
        self.timers.set(slot, now_ns + self.world.rules.tick_ns());
        self.world.harden_resched(cpu);
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.task_tick(task);
        }
        self.world.tick_balance(cpu);
        self.world.return_to_user(cpu);
        let spent_ns = self.world.take_spent_ns();
        self.charge(cpu, self.pace.kernel_ns(cpu, self.costs.tick_ns + spent_ns));
    }

    pub fn hrtick(&mut self, cpu: CpuId) {
        self.executing[cpu].ticked = Ticked { at_ns: self.world.now_ns, by_hrtick: true };
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.hrtick(task);
        }
    }

    /// With HRTICK a slice ends on time (`hrtick_start_fair`). From 7.1 on a timer that nobody
    /// needs any more runs on until its CPU goes idle, and one that is nearly right is left.
    /// After a switch that left or entered levels of groups it is set so much later, and so it is
    /// in a longer queue.
    pub fn arm_hrtick(&mut self, cpu: CpuId, levels: u32) {
        /// Shortest high-resolution timer, ns.
        const SHORTEST_NS: Ns = 10_000;
        /// A timer that is off by no more is left as it is (`hrtick_needs_rearm`), ns.
        const NEARLY_NS: Ns = 5_000;
        let slot = self.slots.number(Slot::Hrtick(cpu));
        let keeps = self.world.rules.turn.hrtick_deadline;
        let set_ns = match self.timers.time_ns(slot) {
            NEVER => NEVER,
            served_ns => served_ns - self.executing[cpu].hrtick_late_ns,
        };
        let ends_ns = match self.world.hrtick_left_ns(cpu) {
            Some(left_ns) => self.world.now_ns + left_ns.max(SHORTEST_NS),
            None if keeps && self.world.cpus[cpu].curr.is_some() => set_ns,
            None => NEVER,
        };
        if keeps && ends_ns.abs_diff(set_ns) <= NEARLY_NS {
            return;
        }
        let levels_ns = Ns::from(levels) * self.costs.hrtick_level_ns;
        let waiting = self.world.queues[self.world.cpus[cpu].queue].h_nr_queued.saturating_sub(1);
        let waiting_ns = Ns::from(waiting) * self.costs.hrtick_waiting_ns;
        let late_ns = self.late.draw(self.costs.hrtick) + levels_ns + waiting_ns;
        self.executing[cpu].hrtick_late_ns = late_ns;
        self.timers.set(slot, ends_ns.saturating_add(late_ns));
    }

    /// Another task joins: a timer is set unless one runs (`hrtick_update`). Each CPU sets its own,
    /// so one that is not in the kernel is interrupted for it, and finds what was asked of it.
    pub fn hrtick_update(&mut self, cpu: CpuId) {
        let slot = self.slots.number(Slot::Hrtick(cpu));
        if self.timers.time_ns(slot) != NEVER {
            return;
        }
        self.arm_hrtick(cpu, 0);
        if self.timers.time_ns(slot) != NEVER && self.world.serving != Some(cpu) {
            self.return_from_interrupt(cpu);
        }
    }

    pub fn ipi(&mut self, cpu: CpuId) {
        let is_idle = self.world.cpus[cpu].curr.is_none();
        let exit_ns = if is_idle { self.leave_idle_state(cpu) } else { 0 };
        if exit_ns > 0 {
            // It is served after the way out of the idle state.
            self.interrupt_in(cpu, exit_ns);
            return;
        }
        self.world.push_asked(cpu);
        self.world.set_ttwu_pending(cpu, false);
        while let Some(task) = self.executing[cpu].wake_list.pop(&mut self.actors) {
            self.tell(Fact::Queued { task, cpu });
            let migrated = std::mem::take(&mut self.actors[task].migrated);
            self.world.activate(task, migrated);
        }
        self.world.balance_as_asked(cpu);
        if is_idle && self.world.cpus[cpu].nr_running == 0 {
            self.enter_idle_state(cpu);
        }
    }

    /// A sleeping task's timer expires on the CPU that it slept on, or a task starts.
    pub fn timer_wakes(&mut self, task: TaskId) {
        let cpu = self.world.cpu_of(task);
        match self.world.tasks[task].state {
            TaskState::New => {
                self.actors[task].began_ns = self.world.now_ns;
                self.world.wake_up_new(task, cpu);
            }
            _ => self.wake_by_interrupt(task, cpu),
        }
    }
}
