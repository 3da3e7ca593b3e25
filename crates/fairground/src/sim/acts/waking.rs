//! What a wake-up costs, and whom: the waker for the search and for reaching another CPU, the woken
//! task for its CPU's way out of idle and for what its caches lost.
//!
//! A task that wakes another goes on when it has paid. An interrupt that wakes pays with the time
//! of the task that it interrupted; on an idle CPU it costs nothing.

use crate::fair::wake::Reaches;
use crate::record::{Fact, Recorder};
use crate::sim::engine::{Engine, of_distance};
use crate::sim::parts::actor::Run;
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, Distance, NEVER, Ns, TaskId};

impl<R: Recorder> Engine<'_, R> {
    /// The task on `waker_cpu` wakes another.
    pub fn wake(&mut self, task: TaskId, waker_cpu: CpuId) {
        self.wake_as(task, self.executing[waker_cpu].task, waker_cpu, false);
    }

    /// The same of one that is about to sleep, or says so (`WF_SYNC`).
    pub fn wake_sync(&mut self, task: TaskId, waker_cpu: CpuId) {
        self.wake_as(task, self.executing[waker_cpu].task, waker_cpu, true);
    }

    /// An interrupt of `waker_cpu` wakes a task, whatever runs there.
    pub fn wake_by_interrupt(&mut self, task: TaskId, waker_cpu: CpuId) {
        self.wake_as(task, None, waker_cpu, false);
    }

    fn wake_as(&mut self, task: TaskId, waker: Option<TaskId>, waker_cpu: CpuId, sync: bool) {
        let prev = self.world.cpu_of(task);
        let Some(reaches) = self.world.try_to_wake_up(task, waker, waker_cpu, sync) else {
            return;
        };
        self.pay_for_wakeup(task, waker_cpu);
        let Reaches::ByInterrupt(cpu) = reaches else { return };
        self.tell(Fact::Sent { task, cpu });
        self.actors[task].migrated = cpu != prev;
        self.executing[cpu].wake_list.push(&mut self.actors, task);
        match cpu == waker_cpu {
            true => self.interrupt_in(cpu, 0),
            false => self.send_interrupt(cpu),
        }
    }

    /// Interrupts another CPU, if no interrupt is on its way there.
    pub fn send_interrupt(&mut self, cpu: CpuId) {
        self.interrupt_in(cpu, self.costs.ipi_ns);
    }

    /// The same after so long.
    pub fn interrupt_in(&mut self, cpu: CpuId, after_ns: Ns) {
        let slot = self.slots.number(Slot::Ipi(cpu));
        if self.timers.time_ns(slot) == NEVER {
            self.timers.set(slot, self.world.now_ns + after_ns);
        }
    }

    fn pay_for_wakeup(&mut self, task: TaskId, waker_cpu: CpuId) {
        let to = self.world.cpu_of(task);
        let mut cost_ns = self.world.take_spent_ns() + self.costs.wake_ns;
        if to != waker_cpu {
            let far = self.world.distance(waker_cpu, to) > Distance::Llc;
            cost_ns += self.costs.enqueue_ns[usize::from(far)];
        }
        let cost_ns = self.pace.kernel_ns(waker_cpu, cost_ns);
        let Some(waker) = self.executing[waker_cpu].task.filter(|_| cost_ns > 0) else { return };
        if self.actors[waker].run == Run::NextStep {
            self.delay_step(waker_cpu, cost_ns);
        } else {
            self.charge(waker_cpu, cost_ns);
        }
    }

    /// When a task that comes to a CPU now makes progress, ns; `spent_ns` of looking for it went
    /// before.
    pub fn begins_ns(&mut self, cpu: CpuId, task: TaskId, spent_ns: Ns) -> Ns {
        let now_ns = self.world.now_ns;
        let executing = &self.executing[cpu];
        let mut from_ns = now_ns;
        if executing.task.is_none() {
            from_ns = from_ns.max(executing.since_ns) + self.costs.idle_exit_ns;
        }
        let kernel_ns = self.pace.kernel_ns(cpu, spent_ns + self.costs.context_switch_ns);
        from_ns + kernel_ns + self.refill_ns(cpu, task)
    }

    /// What a task's caches lost on its way to a CPU, ns.
    fn refill_ns(&mut self, cpu: CpuId, task: TaskId) -> Ns {
        let actor = &mut self.actors[task];
        let last = actor.ran_on.replace(cpu);
        let footprint = self.workload.programs[actor.program].footprint_bytes;
        let Some(last) = last.filter(|&last| last != cpu && footprint > 0) else { return 0 };
        let full_ns = of_distance(self.costs.refill_ns, self.world.distance(last, cpu));
        full_ns * footprint.min(self.costs.l2_bytes) / self.costs.l2_bytes.max(1)
    }
}
