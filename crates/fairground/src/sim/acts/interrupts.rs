//! Interrupts: the tick, the high-resolution tick, wake-ups from other CPUs, expired sleeps.

use crate::model::task::TaskState;
use crate::record::{Fact, Recorder};
use crate::sim::engine::Engine;
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, NEVER, Ns, TaskId};

impl<R: Recorder> Engine<'_, R> {
    pub fn tick(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        self.recorder.record(now_ns, Fact::Tick { cpu });
        let slot = self.slots.number(Slot::Tick(cpu));
        self.timers.set(slot, now_ns + self.world.rules.tick_ns());
        self.world.harden_resched(cpu);
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.task_tick(task);
        }
        self.world.tick_balance(cpu);
        let spent_ns = self.world.take_spent_ns();
        self.charge(cpu, self.pace.kernel_ns(cpu, self.costs.tick_ns + spent_ns));
    }

    pub fn hrtick(&mut self, cpu: CpuId) {
        if let Some(task) = self.world.cpus[cpu].curr {
            self.world.hrtick(task);
        }
    }

    /// With HRTICK a slice ends on time (`hrtick_start_fair`).
    pub fn arm_hrtick(&mut self, cpu: CpuId) {
        /// Shortest high-resolution timer, ns.
        const SHORTEST_NS: Ns = 10_000;
        let left_ns = self.world.hrtick_left_ns(cpu);
        let from_ns = self.world.now_ns + self.costs.hrtick_ns;
        let at_ns = left_ns.map_or(NEVER, |left_ns| from_ns + left_ns.max(SHORTEST_NS));
        self.timers.set(self.slots.number(Slot::Hrtick(cpu)), at_ns);
    }

    pub fn ipi(&mut self, cpu: CpuId) {
        self.world.push_asked(cpu);
        self.world.set_ttwu_pending(cpu, false);
        while let Some(task) = self.executing[cpu].wake_list.pop(&mut self.actors) {
            self.tell(Fact::Queued { task, cpu });
            let migrated = std::mem::take(&mut self.actors[task].migrated);
            self.world.activate(task, migrated);
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
            _ => self.wake(task, cpu),
        }
    }
}
