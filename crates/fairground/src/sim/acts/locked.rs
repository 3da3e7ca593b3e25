//! Who waits, when a run is over, for a lock that it will never get.
//!
//! A task goes on if it wants a CPU, or if its timer ends in time. Else it waits: for a lock, until
//! the holder goes on; for what others give, until one of them goes on whose program gives it.
//! Whoever is left waits for ever. So that nobody is named wrongly, these count as going on: who
//! waits for a pipe or a request, and who loses patience with a spin lock.

use crate::model::task::TaskState;
use crate::record::Recorder;
use crate::sim::engine::Engine;
use crate::sim::outcome::{Lock, LockWait};
use crate::sim::parts::actor::{Run, WaitQueue};
use crate::sim::parts::slots::Slot;
use crate::units::{NEVER, Ns, Table, TaskId};
use crate::workload::behavior::Step;
use std::collections::BTreeSet;

/// A timer that ends after so many times the length of the run is as good as none.
const IN_TIME: Ns = 2;

/// What a task waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Waits {
    /// Nothing: it goes on.
    Not,
    /// Nothing that comes in time.
    ForEver,
    /// A lock, which this task holds.
    Lock(Lock, TaskId),
    /// A condition variable.
    Condition(usize),
    /// A barrier.
    Barrier(usize),
    /// A semaphore.
    Semaphore(usize),
    /// To be forked.
    Fork,
}

impl<R: Recorder> Engine<'_, R> {
    /// Who waits at `end_ns` for a lock whose holder does not go on.
    pub fn locked_until(&self, end_ns: Ns) -> Vec<LockWait> {
        if self.shared.mutexes.is_empty() && self.shared.spin_locks.is_empty() {
            return Vec::new();
        }
        let waits = self.waits(end_ns);
        if !waits.iter().any(|waits| matches!(waits, Waits::Lock(..))) {
            return Vec::new();
        }
        let goes_on = self.who_goes_on(&waits);
        let locked = |task: TaskId| match waits[task] {
            Waits::Lock(lock, holder) if !goes_on[task] => {
                let since_ns = self.actors[task].waits_since_ns;
                let ended = self.world.tasks[holder].state == TaskState::Dead;
                Some(LockWait { task, lock, since_ns, holder, ended })
            }
            _ => None,
        };
        self.actors.ids().filter_map(locked).collect()
    }

    /// By task whether it goes on: alone, or because of another that does.
    fn who_goes_on(&self, waits: &Table<TaskId, Waits>) -> Table<TaskId, bool> {
        let mut goes_on: Table<_, _> = waits.iter().map(|&waits| waits == Waits::Not).collect();
        loop {
            let given = self.given(&goes_on);
            let is_freed = |task: &TaskId| match waits[*task] {
                _ if goes_on[*task] => false,
                Waits::Lock(_, holder) => goes_on[holder],
                other => given.contains(&other),
            };
            let freed: Vec<TaskId> = self.actors.ids().filter(is_freed).collect();
            if freed.is_empty() {
                return goes_on;
            }
            freed.into_iter().for_each(|task| goes_on[task] = true);
        }
    }

    /// What the programs of those who go on give to others.
    fn given(&self, goes_on: &Table<TaskId, bool>) -> BTreeSet<Waits> {
        let going = self.actors.ids().filter(|&task| goes_on[task]);
        let programs: BTreeSet<usize> = going.map(|task| self.actors[task].program).collect();
        let gives = |step: &Step| match *step {
            Step::Signal(row) | Step::Broadcast(row) => Some(Waits::Condition(row)),
            Step::Barrier(row) => Some(Waits::Barrier(row)),
            Step::Post(row) | Step::GiveWay { semaphore: row, .. } => Some(Waits::Semaphore(row)),
            Step::Fork(_) => Some(Waits::Fork),
            _ => None,
        };
        let steps = programs.iter().flat_map(|&program| &self.workload.programs[program].steps);
        steps.filter_map(gives).collect()
    }

    /// By task what it waits for.
    fn waits(&self, end_ns: Ns) -> Table<TaskId, Waits> {
        let alone = |task| self.waits_alone(task, end_ns);
        let mut waits: Table<_, _> = self.actors.ids().map(alone).collect();
        let mut queue = |queue: WaitQueue, these: Waits| {
            queue.iter(&self.actors).for_each(|task| waits[task] = these);
        };
        let shared = &self.shared;
        for (row, mutex) in shared.mutexes.iter().enumerate() {
            // If nobody holds it, one is on the way to it, and all the others follow.
            let these = |owner| Waits::Lock(Lock::Mutex(row), owner);
            queue(mutex.waiters, mutex.owner.map_or(Waits::Not, these));
        }
        for (row, &condition) in shared.conditions.iter().enumerate() {
            queue(condition, Waits::Condition(row));
        }
        for (row, barrier) in shared.barriers.iter().enumerate() {
            queue(barrier.waiters, Waits::Barrier(row));
        }
        for (row, semaphore) in shared.semaphores.iter().enumerate() {
            queue(semaphore.waiters, Waits::Semaphore(row));
            queue(semaphore.spare_waiters, Waits::Semaphore(row));
        }
        waits
    }

    /// What a task waits for that is in no queue.
    fn waits_alone(&self, task: TaskId, end_ns: Ns) -> Waits {
        if let Run::Lock(lock, NEVER) = self.actors[task].run {
            let these = |owner| Waits::Lock(Lock::Spin(lock), owner);
            return self.shared.spin_locks[lock].owner.map_or(Waits::Not, these);
        }
        let timer_ns = self.timers.time_ns(self.slots.number(Slot::Wake(task)));
        match self.world.tasks[task].state {
            TaskState::Runnable => Waits::Not,
            TaskState::Dead => Waits::ForEver,
            _ if timer_ns <= end_ns.saturating_mul(IN_TIME) => Waits::Not,
            _ if timer_ns < NEVER => Waits::ForEver,
            TaskState::New => Waits::Fork,
            TaskState::Asleep => Waits::Not,
        }
    }
}
