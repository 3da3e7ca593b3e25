//! Which last-level cache a process prefers (question `gather`): what its threads run is charged,
//! and once an epoch one of them looks where that was (`account_mm_sched`, `task_cache_work`).

use super::world::World;
use crate::model::gathering::Gathering;
use crate::model::task::entity_of;
use crate::units::{CpuId, Id, Ns, ProcessId, TaskId};

impl World {
    /// A running task was charged (`account_mm_sched`).
    #[inline]
    pub(super) fn account_process(&mut self, task: TaskId, ran_ns: Ns) {
        if self.gathering.is_on() {
            self.charge_process(task, ran_ns);
        }
    }

    fn charge_process(&mut self, task: TaskId, ran_ns: Ns) {
        let row = &self.tasks[task];
        let (cpu, process) = (row.cpu, row.process);
        if row.kthread {
            return;
        }
        let epoch = self.gathering.epoch(self.jiffy());
        self.gathering.charge(process, cpu, ran_ns, epoch);
        let Some(process) = process else { return };
        let since = epoch.saturating_sub(self.gathering.processes[process].asked_epoch);
        let forgotten = since > self.rules.gather.llc_epoch_affinity_timeout;
        if forgotten || self.is_too_wide(process, cpu) {
            self.gathering.processes[process].cpu = None;
        }
        let preferred = self.gathering.processes[process].cpu.map(|cpu| self.llc_of[cpu.index()]);
        let queued = self.entities[entity_of(task)].on_rq;
        if queued && self.tasks[task].preferred_llc != preferred {
            self.count_preference(task, false);
            self.tasks[task].preferred_llc = preferred;
            self.count_preference(task, true);
        }
    }

    /// Has a process one thread, or too many for the cache of this CPU (`invalid_llc_nr`)?
    pub(super) fn is_too_wide(&self, process: ProcessId, cpu: CpuId) -> bool {
        let Gathering { processes, core_threads, .. } = &self.gathering;
        let process = &processes[process];
        let llc_cpus = self.llcs[self.llc_of[cpu.index()]].cpus.len() as u64;
        let running = process.running_avg as u64;
        process.threads <= 1
            || self.rules.gather.is_too_many(running, u64::from(*core_threads), llc_cpus)
    }

    /// A task joins or leaves its CPU's queue (`account_llc_enqueue`, `account_llc_dequeue`).
    #[inline]
    pub(super) fn note_preference(&mut self, task: TaskId, joins: bool) {
        if self.gathering.is_on() {
            self.count_preference(task, joins);
        }
    }

    fn count_preference(&mut self, task: TaskId, joins: bool) {
        let Some(llc) = self.tasks[task].preferred_llc else { return };
        let cpu = self.tasks[task].cpu;
        let wanted = self.gathering.wanted_mut(cpu, llc);
        if joins {
            *wanted += 1;
            self.tasks[task].settled = self.llc_of[cpu.index()] == llc;
            self.note_settled(task, true);
        } else {
            *wanted -= 1;
            self.note_settled(task, false);
            self.tasks[task].settled = false;
        }
    }

    /// A task begins or ceases to want its CPU while it is where it prefers to be; while it is
    /// delayed it does not count.
    #[inline]
    pub(super) fn note_settled(&mut self, task: TaskId, wants: bool) {
        if !self.tasks[task].settled || self.entities[entity_of(task)].delayed {
            return;
        }
        let count = self.gathering.settled_mut(self.tasks[task].cpu);
        *count = if wants { *count + 1 } else { *count - 1 };
    }

    /// A thread has begun, or ends.
    pub(super) fn count_thread(&mut self, task: TaskId, begins: bool) {
        let Some(process) = self.tasks[task].process else { return };
        if begins {
            (self.tasks[task].preferred_llc, self.tasks[task].looks) = (None, false);
        }
        let threads = &mut self.gathering.processes[process].threads;
        *threads = if begins { *threads + 1 } else { *threads - 1 };
    }

    /// The tick of a running thread: the first of its process in an epoch is to look, when it
    /// returns to user mode (`task_tick_cache`).
    pub(super) fn task_tick_cache(&mut self, task: TaskId) {
        let Some(process) = self.tasks[task].process else { return };
        let epoch = self.gathering.epoch(self.jiffy());
        let process = &mut self.gathering.processes[process];
        if process.asked_epoch < epoch && !self.tasks[task].looks {
            process.asked_epoch = epoch;
            self.tasks[task].looks = true;
        }
    }

    /// A CPU's task returns to user mode, unless it has to give way first: what it was asked to do
    /// before that, it does.
    #[inline]
    pub fn return_to_user(&mut self, cpu: CpuId) {
        if !self.gathering.is_on() || self.is_asked(cpu) {
            return;
        }
        if let Some(task) = self.cpus[cpu].curr.filter(|&task| self.tasks[task].looks) {
            self.task_cache_work(task);
        }
    }

    /// A thread looks where its process ran most of late.
    fn task_cache_work(&mut self, task: TaskId) {
        self.tasks[task].looks = false;
        let (cpu, jiffy) = (self.tasks[task].cpu, self.jiffy());
        let Some(process) = self.tasks[task].process else { return };
        let state = &mut self.gathering.processes[process];
        if jiffy < state.next_look_jiffy {
            return;
        }
        state.next_look_jiffy = jiffy + self.gathering.epoch_jiffies;
        if self.is_too_wide(process, cpu) {
            self.gathering.processes[process].cpu = None;
            return;
        }
        let running = self.find_most_run(process);
        let llc_cpus = self.llcs[self.llc_of[cpu.index()]].cpus.len() as i64;
        let average = &mut self.gathering.processes[process].running_avg;
        // `update_avg_scale`: a small cache wants a quick average.
        *average += (running - *average) / (llc_cpus / 4).clamp(2, 8);
    }

    /// Finds the cache where a process ran more than twice as much as in the one that it prefers,
    /// the most of all; returns how many of its threads run.
    fn find_most_run(&mut self, process: ProcessId) -> i64 {
        let epoch = self.gathering.epoch(self.jiffy());
        let preferred = self.gathering.processes[process].cpu.map(|cpu| self.llc_of[cpu.index()]);
        let (mut most, mut most_cpu, mut now, mut running) = (0, None, 0, 0);
        for (row, llc) in self.llcs.iter().enumerate().filter(|(_, llc)| llc.cpus.len() > 1) {
            let (mut sum, mut first, mut first_cpu) = (0, 0, None);
            for cpu in llc.cpus.iter() {
                let occupancy = self.gathering.occupancy(process, cpu, epoch);
                sum += occupancy;
                if occupancy > first {
                    (first, first_cpu) = (occupancy, Some(cpu));
                }
                let curr = self.cpus[cpu].curr;
                running += i64::from(curr.is_some_and(|t| self.tasks[t].process == Some(process)));
            }
            if sum > most {
                (most, most_cpu) = (sum, first_cpu);
            }
            if preferred == Some(row) {
                now = sum;
            }
        }
        if most > 2 * now {
            self.gathering.processes[process].cpu = most_cpu;
        }
        running
    }
}
