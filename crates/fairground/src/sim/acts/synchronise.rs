//! Tasks wait for each other: mutexes, condition variables, barriers, semaphores.

use crate::record::Recorder;
use crate::sim::engine::{Engine, Then};
use crate::sim::parts::actor::{Shared, WaitQueue};
use crate::units::{CpuId, TaskId};
use crate::workload::behavior::Step;

impl<R: Recorder> Engine<'_, R> {
    /// A step that waits for others, or lets them go on.
    pub fn synchronise(&mut self, task: TaskId, cpu: CpuId, step: Step) -> Then {
        match step {
            Step::Lock(row) => {
                let mutex = &mut self.shared.mutexes[row];
                if mutex.owner.is_some() {
                    // It tries again when it is woken: another may have been faster.
                    self.actors[task].waits_since_ns = self.world.now_ns;
                    mutex.waiters.push(&mut self.actors, task);
                    return self.block(task, cpu);
                }
                mutex.owner = Some(task);
            }
            Step::Unlock(row) => {
                self.shared.mutexes[row].owner = None;
                self.wake_first(cpu, |shared| &mut shared.mutexes[row].waiters);
            }
            Step::Signal(row) => self.wake_first(cpu, |shared| &mut shared.conditions[row]),
            Step::Broadcast(row) => self.wake_all(cpu, |shared| &mut shared.conditions[row]),
            Step::Post(row) => self.post(cpu, row),
            Step::Take(row) => {
                let semaphore = &mut self.shared.semaphores[row];
                if !semaphore.take() {
                    semaphore.waiters.push(&mut self.actors, task);
                    return self.block(task, cpu);
                }
            }
            Step::TakeSpare(row) => {
                let semaphore = &mut self.shared.semaphores[row];
                if !semaphore.take() {
                    semaphore.spare_waiters.push(&mut self.actors, task);
                    return self.block(task, cpu);
                }
            }
            Step::TakeOr { semaphore, to } => {
                if !self.shared.semaphores[semaphore].take() {
                    self.actors[task].step = to;
                    return Then::Next;
                }
            }
            Step::GiveWay { semaphore, to } => {
                if !self.shared.semaphores[semaphore].waiters.is_empty() {
                    self.post(cpu, semaphore);
                    self.actors[task].step = to;
                    return Then::Next;
                }
            }
            Step::Wait(row) => {
                self.actors[task].step += 1;
                self.shared.conditions[row].push(&mut self.actors, task);
                return self.block(task, cpu);
            }
            Step::Barrier(row) => return self.arrive(task, cpu, row),
            _ => unreachable!("every other step is served by the caller"),
        }
        self.actors[task].step += 1;
        Then::Next
    }

    fn post(&mut self, cpu: CpuId, row: usize) {
        let semaphore = &mut self.shared.semaphores[row];
        let waiter = semaphore.waiters.pop(&mut self.actors);
        let waiter = waiter.or_else(|| semaphore.spare_waiters.pop(&mut self.actors));
        match waiter {
            // It has it when it wakes, and does not try again.
            Some(waiter) if semaphore.handover => self.actors[waiter].step += 1,
            _ => semaphore.value += 1,
        }
        if let Some(waiter) = waiter {
            self.wake(waiter, cpu);
        }
    }

    fn arrive(&mut self, task: TaskId, cpu: CpuId, row: usize) -> Then {
        self.actors[task].step += 1;
        let barrier = &mut self.shared.barriers[row];
        barrier.arrived += 1;
        if barrier.arrived < barrier.users {
            barrier.waiters.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        barrier.arrived = 0;
        self.wake_all(cpu, |shared| &mut shared.barriers[row].waiters);
        Then::Next
    }

    fn wake_first(&mut self, cpu: CpuId, queue: impl Fn(&mut Shared) -> &mut WaitQueue) {
        if let Some(waiter) = queue(&mut self.shared).pop(&mut self.actors) {
            self.wake(waiter, cpu);
        }
    }

    fn wake_all(&mut self, cpu: CpuId, queue: impl Fn(&mut Shared) -> &mut WaitQueue) {
        while let Some(waiter) = queue(&mut self.shared).pop(&mut self.actors) {
            self.wake(waiter, cpu);
        }
    }
}
