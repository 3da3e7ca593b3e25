//! How much are a group's shares worth on a CPU?
//!
//! A group asks for shares S = cpu.weight · 1024 / 100. Its entity on a CPU weighs S times the
//! fraction of the group's load that is on this CPU, so that the group has S in all. On a large
//! machine that is little: at 64 CPUs a group that is busy everywhere weighs on each as much as a
//! task of nice 19. The answers (debugfs `sched/cgroup_mode` from 7.3 on) multiply S first:
//!
//! | answer | S times |
//! |---|---|
//! | `smp` | 1 |
//! | `up` | 1, and the whole of it on each CPU |
//! | `max` | the number of CPUs, but no more than a task of nice −20 has |
//! | `tasks` | the number of its tasks |
//! | `concur` | the lesser of its tasks and the CPUs |
//!
//! The number of tasks is read off the group's runnable average over all CPUs, 1024 for each that
//! always wants to run, and rounded down: three steady hogs count as two. The CPUs are those of the
//! group's cpuset, or of the machine if it has none.

use crate::model::weight::NICE_WEIGHTS;
use crate::policy::question::question;

question! {
    /// How much are a group's shares worth on a CPU?
    "cgroup_mode" CgroupMode {
        /// Its shares times the fraction of its load that is on the CPU.
        Smp = "smp", since "2.6.24";
        /// Its whole shares on each CPU.
        Up = "up", since "7.3";
        /// As smp, with its shares times the number of CPUs, at most a task's of nice -20.
        Max = "max", since "7.3";
        /// As smp, with its shares times the lesser of its tasks and the CPUs.
        Concur = "concur", since "7.3";
        /// As smp, with its shares times the number of its tasks.
        Tasks = "tasks", since "7.3";
    }
    functions {
        calc_concur_shares calc_group_shares tg_tasks tg_cpus
    }
}

impl CgroupMode {
    /// The stored shares that are divided over the CPUs, for a group of these shares.
    pub fn shares(self, shares: u64, runnable_avg: u64, cpus: u64) -> u64 {
        let tasks = (runnable_avg / 1024).max(1);
        match self {
            CgroupMode::Smp | CgroupMode::Up => shares,
            CgroupMode::Max => {
                let heaviest = u64::from(NICE_WEIGHTS[0]) << 10;
                shares.saturating_mul(cpus).min(heaviest)
            }
            CgroupMode::Concur => shares.saturating_mul(tasks.min(cpus)),
            CgroupMode::Tasks => shares.saturating_mul(tasks),
        }
    }

    /// True if each CPU has the whole.
    #[inline]
    pub fn is_undivided(self) -> bool {
        self == CgroupMode::Up
    }

    /// True if the number of tasks counts (`tg_tasks`).
    #[inline]
    pub fn counts_tasks(self) -> bool {
        matches!(self, CgroupMode::Concur | CgroupMode::Tasks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_steady_hogs_count_as_two() {
        let of_three = |mode: CgroupMode| mode.shares(1 << 20, 3 * 1024 - 5, 4);
        assert_eq!(of_three(CgroupMode::Concur), 2 << 20);
        assert_eq!(of_three(CgroupMode::Tasks), 2 << 20);
        assert_eq!(of_three(CgroupMode::Max), 4 << 20);
        assert_eq!(of_three(CgroupMode::Smp), 1 << 20);
    }

    #[test]
    fn no_more_than_the_cpus_and_the_heaviest_task() {
        assert_eq!(CgroupMode::Concur.shares(1 << 20, 99 << 10, 4), 4 << 20);
        assert_eq!(CgroupMode::Max.shares(1 << 20, 0, 512), u64::from(NICE_WEIGHTS[0]) << 10);
        assert_eq!(CgroupMode::Tasks.shares(1 << 20, 0, 4), 1 << 20);
    }
}
