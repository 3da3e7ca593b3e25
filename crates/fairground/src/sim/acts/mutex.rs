//! The sleeping lock of a pipe: who spins for it, who sleeps, who is next
//! ([`crate::sim::parts::mutex`]).
//!
//! Spinning counts as `spinning`, sleeping as `blocked`, and the time that an owner waits for a CPU
//! as its own `queued`. Who spins or holds the lock is in the kernel: a spinner gives its CPU up as
//! soon as it is asked to for good (`need_resched()`, not the lazy flag), a holder when the
//! preemption model lets it.

use crate::model::task::TaskState;
use crate::record::{Fact, Leaves, Recorder};
use crate::sim::engine::Engine;
use crate::sim::parts::actor::{Run, Turn};
use crate::units::{CpuId, TaskId};
use crate::workload::behavior::Step;
use crate::workload::pipe::PipeId;

impl<R: Recorder> Engine<'_, R> {
    /// Takes the lock of a pipe, or spins or sleeps for it; true if the task has it.
    pub fn lock_pipe(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> bool {
        let owner = self.pipes.rows[id].mutex.owner.filter(|&owner| owner != task);
        let Some(owner) = owner else {
            self.own_mutex(task, id);
            return true;
        };
        let turn = self.actors[task].turn;
        if turn == Turn::First {
            self.pipes.rows[id].mutex.handoff = true;
        }
        if turn != Turn::Late && self.is_on_cpu(owner) {
            self.spin_for_mutex(task, id);
        } else {
            self.sleep_for_mutex(task, cpu, id);
        }
        false
    }

    fn own_mutex(&mut self, task: TaskId, id: PipeId) {
        let mutex = &mut self.pipes.rows[id].mutex;
        mutex.owner = Some(task);
        if mutex.first == Some(task) {
            (mutex.first, mutex.handoff) = (None, false);
        }
        let actor = &mut self.actors[task];
        (actor.turn, actor.in_kernel) = (Turn::Owns, true);
    }

    fn spin_for_mutex(&mut self, task: TaskId, id: PipeId) {
        if self.actors[task].turn != Turn::First {
            self.actors[task].turn = Turn::Spins;
            self.pipes.rows[id].mutex.spinners.push(&mut self.actors, task);
        }
        let actor = &mut self.actors[task];
        (actor.run, actor.in_kernel) = (Run::Mutex(id), true);
        self.tell(Fact::Spins { task, on: true });
    }

    fn sleep_for_mutex(&mut self, task: TaskId, cpu: CpuId, id: PipeId) {
        if self.actors[task].turn != Turn::First {
            self.actors[task].turn = Turn::Waits;
            self.pipes.rows[id].mutex.waiters.push(&mut self.actors, task);
        }
        self.actors[task].in_kernel = false;
        let _ = self.block(task, cpu);
    }

    /// Frees the lock, or hands it on.
    pub fn unlock_pipe(&mut self, task: TaskId, cpu: CpuId, id: PipeId) {
        let actor = &mut self.actors[task];
        (actor.turn, actor.in_kernel) = (Turn::Outside, false);
        let mutex = &mut self.pipes.rows[id].mutex;
        mutex.owner = None;
        let first = mutex.first.or_else(|| mutex.waiters.pop(&mut self.actors));
        let Some(first) = first else { return self.free_mutex(id) };
        mutex.first = Some(first);
        if self.actors[first].turn == Turn::Waits {
            self.actors[first].turn = Turn::First;
        }
        if mutex.handoff {
            self.own_mutex(first, id);
            self.follow_owner(first, id);
        } else {
            self.free_mutex(id);
        }
        if self.world.tasks[first].state == TaskState::Asleep {
            self.wake(first, cpu);
        }
    }

    /// The first spinner has it at once.
    fn free_mutex(&mut self, id: PipeId) {
        if let Some(next) = self.pipes.rows[id].mutex.spinners.pop(&mut self.actors) {
            self.own_mutex(next, id);
            self.stop_spinning(next);
        }
    }

    /// A waiter has become the owner wherever it is: it goes on if it spins; if it is off its CPU,
    /// spinning for it is in vain.
    fn follow_owner(&mut self, owner: TaskId, id: PipeId) {
        if matches!(self.actors[owner].run, Run::Mutex(_)) {
            return self.stop_spinning(owner);
        }
        self.actors[owner].in_kernel = false;
        self.send_spinners_to_sleep(id);
    }

    fn send_spinners_to_sleep(&mut self, id: PipeId) {
        while let Some(spinner) = self.pipes.rows[id].mutex.spinners.pop(&mut self.actors) {
            self.actors[spinner].turn = Turn::Late;
            self.stop_spinning(spinner);
        }
        let first = self.pipes.rows[id].mutex.first;
        if let Some(first) = first.filter(|&first| self.actors[first].run == Run::Mutex(id)) {
            self.stop_spinning(first);
        }
    }

    /// A task that spins on its CPU goes on.
    fn stop_spinning(&mut self, task: TaskId) {
        let cpu = self.world.cpu_of(task);
        self.make_progress(cpu);
        self.recorder.record(self.world.now_ns, Fact::Spins { task, on: false });
        self.actors[task].run = Run::NextStep;
        self.arm_done(cpu);
    }

    /// The CPU is about to choose again: its task leaves the queue of spinners.
    pub fn leave_spinners(&mut self, cpu: CpuId) {
        if !self.pipes.any_locked {
            return;
        }
        let Some(task) = self.executing[cpu].task else { return };
        let Run::Mutex(id) = self.actors[task].run else { return };
        if self.actors[task].turn == Turn::Spins {
            self.pipes.rows[id].mutex.spinners.remove(&mut self.actors, task);
            self.actors[task].turn = Turn::Late;
        }
        self.actors[task].in_kernel = false;
        self.stop_spinning(task);
    }

    /// A CPU switches from its task: if that has a pipe's lock, nobody spins for it any more.
    pub fn note_off_cpu(&mut self, cpu: CpuId, leaves: Leaves) {
        if !self.pipes.any_locked || leaves != Leaves::Runnable {
            return;
        }
        let Some(task) = self.executing[cpu].task else { return };
        if !matches!(self.actors[task].turn, Turn::Holds | Turn::Owns) {
            return;
        }
        match self.workload_step(task) {
            Some(Step::Write(id) | Step::Read(id)) => self.send_spinners_to_sleep(id),
            Some(Step::Consume(what)) => self.send_spinners_to_sleep(what.pipe),
            _ => {}
        }
    }

    /// Is a task on a CPU (`owner_on_cpu`)?
    fn is_on_cpu(&self, task: TaskId) -> bool {
        self.executing[self.world.cpu_of(task)].task == Some(task)
    }
}
