//! On which CPUs may a task run? (`cpuset_cpus_allowed`, `__set_cpus_allowed_ptr`)
//!
//! On those that it asked for, as far as the cpuset of its group has them. A task that moves into a
//! group whose cpuset has none of them may run on all of the cpuset's; one that asks for none of
//! the cpuset's CPUs is refused, and keeps what it had.

use super::world::{EVERYWHERE, World};
use crate::units::{CpuSet, GroupId, TaskId};

impl World {
    /// Asks for a row of sets (`sched_setaffinity`).
    pub fn set_affinity(&mut self, task: TaskId, row: usize) {
        let cpuset = self.cpuset_of(self.tasks[task].group);
        if self.affinities[row].intersects(&self.affinities[cpuset]) {
            self.tasks[task].asked = row;
            self.tasks[task].affinity = self.allowed_row(row, cpuset);
        }
    }

    /// Its group has changed (`cpuset_attach_task`).
    pub fn renew_affinity(&mut self, task: TaskId) {
        let cpuset = self.cpuset_of(self.tasks[task].group);
        self.tasks[task].affinity = self.allowed_row(self.tasks[task].asked, cpuset);
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
