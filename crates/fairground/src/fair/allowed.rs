//! On which CPUs may a task run? (`cpuset_cpus_allowed`, `__set_cpus_allowed_ptr`)
//!
//! On those that it asked for, as far as the cpuset of its group has them. A task that moves into a
//! group whose cpuset has none of them may run on all of the cpuset's; one that asks for none of
//! the cpuset's CPUs is refused, and keeps what it had.

use super::world::{EVERYWHERE, World};
use crate::units::{CpuId, CpuSet, GroupId, TaskId};

impl World {
    /// Asks for a row of sets (`sched_setaffinity`, by the running task itself). Where it has to
    /// go, if it may not stay.
    pub fn set_affinity(&mut self, task: TaskId, row: usize) -> Option<CpuId> {
        let cpuset = self.cpuset_of(self.tasks[task].group);
        if !self.affinities[row].intersects(&self.affinities[cpuset]) {
            return None;
        }
        self.tasks[task].asked = row;
        let row = self.allowed_row(row, cpuset);
        self.allow(task, row)
    }

    /// Its group has changed (`cpuset_attach_task`). Where it has to go, if it may not stay.
    pub fn renew_affinity(&mut self, task: TaskId) -> Option<CpuId> {
        let row = self.row_of(task);
        self.allow(task, row)
    }

    /// It is in its group from the start.
    pub fn keep_to_cpuset(&mut self, task: TaskId) {
        self.tasks[task].affinity = self.row_of(task);
    }

    fn row_of(&mut self, task: TaskId) -> usize {
        let cpuset = self.cpuset_of(self.tasks[task].group);
        self.allowed_row(self.tasks[task].asked, cpuset)
    }

    /// A CPU is handed out also if the task may stay, but not if nothing changes.
    fn allow(&mut self, task: TaskId, row: usize) -> Option<CpuId> {
        let before = std::mem::replace(&mut self.tasks[task].affinity, row);
        if self.affinities[before] == self.affinities[row] {
            return None;
        }
        let cpu = self.tasks[task].cpu;
        let next = self.hand_out(row, cpu);
        if self.affinities[row].contains(cpu) { None } else { next }
    }

    /// One CPU of a set. Each calling CPU goes through them in turn, so that tasks which change
    /// their affinity one after the other spread at once (`cpumask_any_and_distribute`).
    fn hand_out(&mut self, row: usize, caller: CpuId) -> Option<CpuId> {
        let set = &self.affinities[row];
        if !self.rules.target.distribute_affine {
            return set.first();
        }
        let after = CpuId(self.cpus[caller].handed_out.0 + 1);
        let next = set.next_from(after).or_else(|| set.first());
        self.cpus[caller].handed_out = next.unwrap_or(caller);
        next
    }

    /// The row of a group's cpuset.
    fn cpuset_of(&self, group: GroupId) -> usize {
        self.groups[group].cpuset
    }

    /// The row of what is in both, or of the cpuset if that is nothing.
    fn allowed_row(&mut self, asked: usize, cpuset: usize) -> usize {
        if cpuset == EVERYWHERE {
            return asked;
        }
        let (own, set) = (&self.affinities[asked], &self.affinities[cpuset]);
        if !own.intersects(set) || set.is_subset(own) {
            return cpuset;
        }
        if let Some(row) = self.allowed_rows.get(&(asked, cpuset)) {
            return *row;
        }
        let both = CpuSet::of(own.iter().filter(|cpu| set.contains(*cpu)));
        self.affinities.push(both);
        let row = self.affinities.len() - 1;
        self.allowed_rows.insert((asked, cpuset), row);
        row
    }
}
