//! Ways out of the kernel, where a request to reschedule is found: interrupts that return, points
//! on the way, the return to user mode.

use crate::record::Recorder;
use crate::sim::engine::Engine;
use crate::sim::parts::actor::Run;
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, TaskId};

impl<R: Recorder> Engine<'_, R> {
    /// A timer of this slot interrupts a CPU, which is in the kernel from now on.
    #[inline]
    pub fn enter_kernel(&mut self, slot: Slot) {
        self.world.serving = self.interrupted(slot);
        self.note_acting();
    }

    /// The CPU that a timer of this slot interrupts. Those of limits and what comes from outside
    /// interrupt none; a request does when it wakes somebody.
    #[inline]
    fn interrupted(&self, slot: Slot) -> Option<CpuId> {
        match slot {
            Slot::Tick(cpu) | Slot::Hrtick(cpu) | Slot::Ipi(cpu) | Slot::Release(cpu) => Some(cpu),
            Slot::Done(cpu) | Slot::Resched(cpu) => Some(cpu),
            Slot::Wake(task) => Some(self.world.cpu_of(task)),
            Slot::Write | Slot::Period(_) | Slot::Slack(_) | Slot::Arrival(_) | Slot::Window => {
                None
            }
            Slot::Switched(domain) | Slot::Recheck(domain) => {
                Some(self.world.freq.domains[domain].spec.cpus[0])
            }
        }
    }

    /// The interrupt returns: what was asked of its CPU lazily, by whom and whenever, is found now.
    #[inline]
    pub fn leave_kernel(&mut self) {
        if let Some(cpu) = self.world.serving {
            self.return_from_interrupt(cpu);
        }
    }

    /// An interrupt of this CPU returns.
    pub fn return_from_interrupt(&mut self, cpu: CpuId) {
        if self.world.cpus[cpu].need_resched_lazy {
            self.world.outbox.resched(cpu);
        }
    }

    /// The CPU's task is in the kernel and does not give way to what is asked of it.
    pub fn stays_in_kernel(&self, cpu: CpuId) -> bool {
        let Some(task) = self.executing[cpu].task else { return false };
        let actor = &self.actors[task];
        let spins = matches!(actor.run, Run::Mutex(_));
        let preempts = spins || self.world.rules.preemption.answer.preempts_the_kernel();
        let urgent = self.world.cpus[cpu].need_resched;
        actor.in_kernel && !(preempts && urgent)
    }

    /// Between two stretches a task reads its CPU clock or, in the kernel, passes a point.
    pub fn between_stretches(&mut self, task: TaskId, cpu: CpuId) {
        if self.actors[task].in_kernel {
            self.gives_up = self.world.cpus[cpu].need_resched;
        } else {
            // A system call, which returns to user mode.
            self.world.read_cpu_clock(task);
            self.gives_up = self.world.cpus[cpu].need_resched_lazy;
        }
    }

    /// A task's system call is done. It goes on with its program unless it is to give way, or to
    /// leave a throttled queue.
    pub fn return_to_user(&mut self, task: TaskId, cpu: CpuId) {
        let actor = &mut self.actors[task];
        (actor.in_kernel, actor.run) = (false, Run::NextStep);
        self.gives_up = self.world.is_asked(cpu);
        if !self.gives_up && !self.is_leaving(task) {
            self.go_on(task, cpu);
        }
    }
}
