//! The verbs of the classes before the fair one: `SCHED_DEADLINE`, `SCHED_FIFO`, `SCHED_RR`.
//!
//! A wake-up takes the previous CPU, also from a fair task while others are idle, unless a task
//! runs there that need not give way: then the CPU whose first task ranks lowest (`find_lowest_rq`,
//! `find_later_rq`). A task that waits is pushed to such a CPU when it wakes and after each switch
//! to a task of its class, and a CPU whose first task ranks lower than the one that it ran takes,
//! or has itself sent, the highest that waits elsewhere (`push_rt_task`, `pull_rt_task`). So the
//! highest run, as far as their CPUs allow, but for a real-time task that a deadline task preempts:
//! nobody pushes it, and it waits beside CPUs that run fair tasks.
//!
//! Of both classes only what others see of them is modelled. DEVIATES(no-cbs): a deadline task is
//! not stopped when it has used its run time. DEVIATES(rt-bandwidth): real-time tasks may take all
//! of a CPU for ever (`sched_rt_runtime_us = -1`); fair tasks have no server.

use super::queue::Enqueue;
use super::world::World;
use crate::model::pelt::Activity;
use crate::model::rt::{Rank, bandwidth_of};
use crate::model::task::entity_of;
use crate::policy::frequency::hint::Hook;
use crate::policy::frequency::realtime::Moment;
use crate::record::Fact;
use crate::units::{CpuId, NS_PER_MS, Ns, TaskId};
use crate::workload::behavior::SchedPolicy;

/// A turn of `SCHED_RR` (`RR_TIMESLICE`), ns.
const TURN_NS: Ns = 100 * NS_PER_MS;

/// A turn of `SCHED_RR` in ticks of `tick_ns`.
pub fn turn_ticks(tick_ns: Ns) -> u32 {
    (TURN_NS / tick_ns).max(1) as u32
}

impl World {
    /// A task's rank.
    #[inline]
    fn task_rank(&self, task: TaskId) -> Rank {
        match self.tasks[task].policy {
            SchedPolicy::Deadline(_) => Rank::of_deadline_ns(self.rt.tasks[task].deadline_ns),
            SchedPolicy::Fifo(priority) | SchedPolicy::RoundRobin(priority) => {
                Rank::of_priority(priority)
            }
            SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle => Rank::FAIR,
        }
    }

    /// The rank of what a CPU runs.
    pub(super) fn curr_rank(&self, cpu: CpuId) -> Rank {
        self.cpus[cpu].curr.map_or(Rank::FAIR, |curr| self.task_rank(curr))
    }

    /// Puts a task on its CPU's queue (`enqueue_task_rt`, `enqueue_task_dl`).
    pub(super) fn enqueue_rt(&mut self, task: TaskId, how: Enqueue) {
        let (cpu, policy) = (self.tasks[task].cpu, self.tasks[task].policy);
        self.tasks[task].in_iowait = false;
        if let SchedPolicy::Deadline(spec) = policy
            && (how.wakeup || how.initial)
        {
            let state = &mut self.rt.tasks[task];
            match how.initial {
                true => state.begin_period(spec, self.now_ns),
                false => state.wake(spec, self.now_ns),
            }
        }
        let rank = self.task_rank(task);
        let queue = &mut self.rt.queues[cpu];
        queue.insert(rank, task);
        queue.running_bw += bandwidth_of(policy);
        self.entities[entity_of(task)].on_rq = true;
        self.cpus[cpu].nr_running += 1;
        self.overloaded |= self.cpus[cpu].nr_running >= 2;
        self.note_load(cpu);
        self.hint_rt(cpu, Moment::Queued);
    }

    /// Takes a task off its CPU's queue (`dequeue_task_rt`, `dequeue_task_dl`).
    pub(super) fn dequeue_rt(&mut self, task: TaskId) {
        let cpu = self.tasks[task].cpu;
        if matches!(self.tasks[task].policy, SchedPolicy::Fifo(_) | SchedPolicy::RoundRobin(_)) {
            self.clamps_leave(task);
        }
        if self.cpus[cpu].curr == Some(task) {
            self.update_curr_rt(cpu);
        }
        let queue = &mut self.rt.queues[cpu];
        queue.remove(task);
        queue.running_bw -= bandwidth_of(self.tasks[task].policy);
        self.entities[entity_of(task)].on_rq = false;
        self.cpus[cpu].nr_running -= 1;
        self.note_load(cpu);
        self.hint_rt(cpu, Moment::Queued);
    }

    /// Tells the governor, if this is how it sees these tasks.
    fn hint_rt(&mut self, cpu: CpuId, moment: Moment) {
        if self.rules.realtime.answer.tells(moment) {
            self.hint(cpu, Hook::RealTime);
        }
    }

    /// Charges the running task (`update_curr_rt`, `update_curr_dl`).
    pub(super) fn update_curr_rt(&mut self, cpu: CpuId) {
        let queue = &mut self.rt.queues[cpu];
        let ran_ns = self.now_ns - std::mem::replace(&mut queue.exec_start_ns, self.now_ns);
        if let Some(curr) = self.cpus[cpu].curr {
            let state = &mut self.rt.tasks[curr];
            state.runtime_ns = state.runtime_ns.saturating_sub(ran_ns);
        }
        if ran_ns > 0 {
            self.hint_rt(cpu, Moment::Charged);
        }
    }

    /// Ages the utilization by the class of `task` (`update_rt_rq_load_avg`,
    /// `update_dl_rq_load_avg`).
    fn age_class_of(&mut self, task: TaskId, running: bool) {
        self.age_rt(self.tasks[task].cpu, self.task_rank(task).is_deadline(), running);
    }

    fn age_rt(&mut self, cpu: CpuId, deadline: bool, running: bool) {
        let now_ns = self.advance_clock_pelt_ns(cpu);
        let queue = &mut self.rt.queues[cpu];
        let avg = if deadline { &mut queue.dl_avg } else { &mut queue.rt_avg };
        let one = u64::from(running);
        avg.update(now_ns, 1, Activity { load: one, runnable: one, running });
    }

    /// Ages what these classes left on a CPU (`__update_blocked_others`).
    pub(super) fn age_blocked_rt(&mut self, cpu: CpuId) {
        let curr = self.curr_rank(cpu);
        self.age_rt(cpu, false, curr.is_real_time());
        self.age_rt(cpu, true, curr.is_deadline());
    }

    /// The task begins to run (`set_next_task_rt`).
    pub(super) fn set_next_rt(&mut self, task: TaskId) {
        let cpu = self.tasks[task].cpu;
        self.rt.queues[cpu].exec_start_ns = self.now_ns;
        self.age_class_of(task, false);
    }

    /// The task no longer runs (`put_prev_task_rt`).
    pub(super) fn put_prev_rt(&mut self, task: TaskId) {
        self.update_curr_rt(self.tasks[task].cpu);
        self.age_class_of(task, true);
    }

    /// The tick of a CPU that runs such a task (`task_tick_rt`): turns of `SCHED_RR` end.
    pub(super) fn rt_tick(&mut self, task: TaskId) {
        let cpu = self.tasks[task].cpu;
        self.update_curr_rt(cpu);
        self.age_class_of(task, true);
        if !matches!(self.tasks[task].policy, SchedPolicy::RoundRobin(_)) {
            return;
        }
        let state = &mut self.rt.tasks[task];
        state.turn_ticks -= 1;
        if state.turn_ticks == 0 {
            state.turn_ticks = turn_ticks(self.rules.tick_ns());
            if self.rt.queues[cpu].requeue(task) {
                self.resched_curr(cpu);
            }
        }
    }

    /// `sched_yield()`: behind those of the same priority (`yield_task_rt`).
    pub(super) fn yield_rt(&mut self, task: TaskId) {
        let cpu = self.tasks[task].cpu;
        self.rt.queues[cpu].requeue(task);
        self.resched_curr(cpu);
    }

    /// Does a task that became runnable take the CPU? None if both are fair.
    #[inline]
    pub(super) fn outranks(&self, task: TaskId, curr: TaskId) -> Option<bool> {
        let (rank, curr) = (self.task_rank(task), self.task_rank(curr));
        let fair = rank == Rank::FAIR && curr == Rank::FAIR;
        (!fair).then_some(rank < curr)
    }

    /// The CPU for a task that wakes (`select_task_rq_rt`, `select_task_rq_dl`).
    pub(super) fn select_task_rq_rt(&self, task: TaskId, waker_cpu: CpuId) -> CpuId {
        let prev = self.tasks[task].cpu;
        let stays = |curr: TaskId| {
            self.task_rank(curr) != Rank::FAIR
                && (self.allowed(curr).len() == 1 || self.task_rank(curr) <= self.task_rank(task))
        };
        let taken = self.cpus[prev].curr.is_some_and(stays);
        if self.allowed(task).contains(prev) && !taken {
            return prev;
        }
        let lowest = self.lowest_cpu(task, waker_cpu).unwrap_or(prev);
        self.within_affinity(task, lowest)
    }

    /// The CPU whose first task ranks lowest, and below this one: the task's own if it is one of
    /// them, else the nearest, the waker's before others.
    fn lowest_cpu(&self, task: TaskId, waker_cpu: CpuId) -> Option<CpuId> {
        let (prev, allowed) = (self.tasks[task].cpu, self.allowed(task));
        let first = |cpu: CpuId| self.rt.queues[cpu].first_rank();
        let rank = self.task_rank(task);
        let lowest = allowed.iter().map(first).max().filter(|&lowest| lowest > rank)?;
        let fits = |cpu: &CpuId| allowed.contains(*cpu) && first(*cpu) == lowest;
        let domains = self.cpus[prev].domains.iter();
        let spans = domains.map(|state| &self.domains[state.domain].span);
        let near = |span: &crate::units::CpuSet| {
            let waker = Some(waker_cpu).filter(|cpu| span.contains(*cpu) && fits(cpu));
            waker.or_else(|| span.iter().find(fits))
        };
        let own = Some(prev).filter(fits);
        own.or_else(|| spans.map(near).find_map(|cpu| cpu)).or_else(|| allowed.iter().find(fits))
    }

    /// Sends tasks that wait on a CPU to others that run lower ones (`push_rt_tasks`,
    /// `push_dl_tasks`): those of the class of `task`, which woke up or begins to run there, since
    /// each class pushes its own.
    pub(super) fn push_rt(&mut self, cpu: CpuId, task: TaskId) {
        self.push_class(cpu, self.task_rank(task).is_deadline());
    }

    fn push_class(&mut self, cpu: CpuId, deadline: bool) {
        while let Some((task, to)) = self.pushable(cpu, deadline) {
            self.move_rt(task, to);
        }
    }

    fn pushable(&self, cpu: CpuId, deadline: bool) -> Option<(TaskId, CpuId)> {
        let mut waiting = self.waiting_rt(cpu).filter(|(rank, _)| rank.is_deadline() == deadline);
        waiting.find_map(|(_, task)| Some((task, self.lowest_cpu(task, cpu)?)))
    }

    /// The tasks of a CPU that neither run nor are about to.
    fn waiting_rt(&self, cpu: CpuId) -> impl Iterator<Item = (Rank, TaskId)> + '_ {
        let curr = self.cpus[cpu].curr;
        let behind = self.rt.queues[cpu].tasks.iter().skip(1).copied();
        behind.filter(move |(_, task)| Some(*task) != curr)
    }

    /// A CPU that ran a task of rank `before` is about to run a lower one. It takes the earliest
    /// deadline that waits elsewhere (`pull_dl_task`), or interrupts the CPUs where real-time tasks
    /// wait, so that they push them (`tell_cpu_to_push`); until then it runs what it has.
    pub(super) fn pull_rt(&mut self, cpu: CpuId, before: Rank) {
        let first = self.rt.queues[cpu].first_rank();
        if before >= first {
            return;
        }
        let others = self.cpus.ids().filter(|&other| other != cpu);
        let waiting = others.flat_map(|other| self.waiting_rt(other));
        let allowed =
            waiting.filter(|(rank, task)| *rank < first && self.allowed(*task).contains(cpu));
        match allowed.min() {
            Some((rank, task)) if rank.is_deadline() => self.move_rt(task, cpu),
            Some(_) => self.ask_to_push(cpu, first),
            None => {}
        }
    }

    /// Asks the other CPUs where tasks above this rank wait.
    fn ask_to_push(&mut self, cpu: CpuId, rank: Rank) {
        for other in self.cpus.ids().filter(|&other| other != cpu) {
            let waits = self.waiting_rt(other).any(|(waiting, _)| waiting < rank);
            if waits && !self.rt.queues[other].push_asked {
                self.rt.queues[other].push_asked = true;
                self.outbox.interrupt(other);
            }
        }
    }

    /// A CPU that was asked pushes its real-time tasks (`rto_push_irq_work_func`).
    pub fn push_asked(&mut self, cpu: CpuId) {
        if self.rt.is_used() && std::mem::take(&mut self.rt.queues[cpu].push_asked) {
            self.push_class(cpu, false);
        }
    }

    fn move_rt(&mut self, task: TaskId, to: CpuId) {
        let from = self.tasks[task].cpu;
        self.dequeue_rt(task);
        self.tasks[task].cpu = to;
        self.outbox.tell(Fact::Migrate { task, from, to });
        self.set_task_cpu_queue(task);
        self.enqueue_rt(task, Enqueue::MOVE);
        if self.task_rank(task) < self.curr_rank(to) {
            self.resched_curr(to);
        }
    }
}
