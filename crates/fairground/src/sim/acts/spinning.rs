//! Spin locks in user mode: who waits burns its CPU, and a holder that is preempted makes all wait.
//!
//! The kernel knows nothing of these locks. Not modelled: what the spinning takes from other
//! threads of its core beyond their share, and the traffic of the line while many spin.

use crate::record::{Fact, Recorder};
use crate::sim::engine::{Engine, Then, of_distance};
use crate::sim::parts::actor::Run;
use crate::units::{CpuId, Id, NEVER, Ns, TaskId};
use crate::workload::behavior::{SpinLockId, Step};

impl<R: Recorder> Engine<'_, R> {
    /// A step that takes a spin lock or frees one.
    pub fn use_spin_lock(&mut self, task: TaskId, cpu: CpuId, step: Step) -> Then {
        match step {
            Step::SpinLock { lock, patience_ns, .. } => self.spin(task, cpu, lock, patience_ns),
            Step::SpinLockOfCpu(first) => {
                let lock = first + cpu.index();
                self.actors[task].lock_of_cpu = lock;
                self.spin(task, cpu, lock, NEVER)
            }
            Step::SpinUnlock(lock) => {
                self.spin_unlock(cpu, lock);
                self.next(task)
            }
            Step::SpinUnlockOfCpu => {
                self.spin_unlock(cpu, self.actors[task].lock_of_cpu);
                self.next(task)
            }
            _ => unreachable!("every other step is served by the caller"),
        }
    }

    /// Takes a lock, or begins to spin for it.
    fn spin(&mut self, task: TaskId, cpu: CpuId, lock: SpinLockId, patience_ns: Ns) -> Then {
        if self.shared.spin_locks[lock].owner.is_none() {
            self.take_spin_lock(task, cpu, lock);
            return self.next(task);
        }
        let actor = &mut self.actors[task];
        actor.run = Run::Lock(lock, patience_ns);
        actor.waits_since_ns = self.world.now_ns;
        self.tell(Fact::Spins { task, on: true });
        Then::Stop
    }

    fn take_spin_lock(&mut self, task: TaskId, cpu: CpuId, lock: SpinLockId) {
        let lock = &mut self.shared.spin_locks[lock];
        lock.owner = Some(task);
        let last = lock.used_on.replace(cpu).filter(|&last| last != cpu);
        let away = last.map(|last| self.world.distance(last, cpu));
        let cost_ns = away.map_or(0, |distance| of_distance(self.costs.line_ns, distance));
        self.delay_step(cpu, cost_ns);
    }

    /// A spinner runs again, or has lost its patience.
    pub fn spin_again(&mut self, task: TaskId, cpu: CpuId, lock: SpinLockId, left_ns: Ns) {
        let free = self.shared.spin_locks[lock].owner.is_none();
        if !free && left_ns > 0 {
            return;
        }
        self.tell(Fact::Spins { task, on: false });
        self.actors[task].run = Run::NextStep;
        if self.is_lock_of_another_cpu(task, cpu, lock) {
            return self.go_on(task, cpu);
        }
        if free {
            self.take_spin_lock(task, cpu, lock);
            self.actors[task].step += 1;
            return self.go_on(task, cpu);
        }
        let Some(Step::SpinLock { sleep, .. }) = self.workload_step(task) else {
            unreachable!("who spins is at a spin lock");
        };
        // It tries again when it wakes.
        let length_ns = self.actors[task].stream.draw(sleep).max(1);
        let _ = self.sleep_until(task, cpu, self.world.now_ns + length_ns);
        self.gives_up = true;
    }

    /// Frees a lock: one of those that spin on a CPU has it at once. If all are still on their way
    /// to their CPUs, the first to arrive takes it.
    fn spin_unlock(&mut self, cpu: CpuId, lock: SpinLockId) {
        self.shared.spin_locks[lock].owner = None;
        self.shared.spin_locks[lock].used_on = Some(cpu);
        let now_ns = self.world.now_ns;
        let cpus = self.world.cpus.len();
        for to in (0..cpus).map(CpuId::from_index) {
            self.leave_lock_of_another_cpu(to, lock);
        }
        let spinners = (0..cpus).filter_map(|to| self.spinner(CpuId::from_index(to), lock));
        let trying = spinners.filter(|&(to, _)| self.executing[to].since_ns <= now_ns);
        let first = trying.min_by_key(|&(to, task)| (self.actors[task].waits_since_ns, to));
        if let Some((to, task)) = first {
            self.make_progress(to);
            self.tell(Fact::Spins { task, on: false });
            let actor = &mut self.actors[task];
            (actor.run, actor.step) = (Run::NextStep, actor.step + 1);
            self.take_spin_lock(task, to, lock);
            return self.arm_done(to);
        }
        for to in (0..cpus).map(CpuId::from_index) {
            if self.spinner(to, lock).is_some() {
                self.arm_done(to);
            }
        }
    }

    /// Who got the lock of a CPU where it no longer is has no use for it: it frees it at once and
    /// tries the lock of the CPU where it is.
    fn leave_lock_of_another_cpu(&mut self, cpu: CpuId, lock: SpinLockId) {
        let Some((_, task)) = self.spinner(cpu, lock) else { return };
        if self.is_lock_of_another_cpu(task, cpu, lock) {
            self.make_progress(cpu);
            self.tell(Fact::Spins { task, on: false });
            self.actors[task].run = Run::NextStep;
            self.arm_done(cpu);
        }
    }

    fn is_lock_of_another_cpu(&self, task: TaskId, cpu: CpuId, lock: SpinLockId) -> bool {
        let step = self.workload_step(task);
        matches!(step, Some(Step::SpinLockOfCpu(first)) if first + cpu.index() != lock)
    }

    /// The task that a CPU executes, if that spins for the lock and can go on.
    fn spinner(&self, cpu: CpuId, lock: SpinLockId) -> Option<(CpuId, TaskId)> {
        let task = self.executing[cpu].task?;
        let waits = matches!(self.actors[task].run, Run::Lock(of, _) if of == lock);
        let can = !self.is_leaving(task) && !self.pace.stands_still(cpu);
        (waits && can).then_some((cpu, task))
    }
}
