//! Moving tasks: `detach_tasks`, `can_migrate_task`, active balance.

use super::{IdleType, MigrationType, Pass};
use crate::fair::queue::{Dequeue, Enqueue};
use crate::fair::world::World;
use crate::model::domain::Level;
use crate::model::task::entity_of;
use crate::policy::queue::preempt::Wakes;
use crate::record::{Fact, Leaves};
use crate::units::{CpuId, TaskId};
use crate::workload::behavior::SchedPolicy;

impl World {
    /// Moves tasks from `src` until the imbalance is gone; returns how many.
    pub fn move_tasks(&mut self, pass: &mut Pass, src: CpuId) -> usize {
        self.detach_tasks(pass, src);
        self.attach_tasks(pass.dst)
    }

    /// Takes tasks off `src`, those that ran longest ago first (`detach_tasks`). Who is passed over
    /// goes to the other end of the list: the next pass begins with others.
    fn detach_tasks(&mut self, pass: &mut Pass, src: CpuId) {
        let limit = self.rules.balance.nr_migrate.min(self.cpus[src].nr_running);
        let mut seen = 0;
        while let Some(task) = self.cpus[src].tasks.tail() {
            if pass.idle != IdleType::Busy && self.cpus[src].nr_running <= 1 {
                break;
            }
            seen += 1;
            if seen > limit {
                break;
            }
            let may = self.can_migrate(pass, task, src);
            let Some(amount) = may.then(|| self.worth_moving(pass, task, src)).flatten() else {
                self.cpus[src].tasks.move_to_head(&mut self.tasks, task);
                continue;
            };
            pass.imbalance = pass.imbalance.saturating_sub(amount);
            self.dequeue_task(task, Dequeue::MOVE);
            self.tasks[task].cpu = pass.dst;
            self.outbox.tell(Fact::Migrate { task, from: src, to: pass.dst });
            self.moving.push(task);
            // A preemptible kernel stops after one when the CPU is only about to go idle.
            if pass.idle == IdleType::NewlyIdle || pass.imbalance == 0 {
                break;
            }
        }
    }

    /// How much of the imbalance a task would settle; None if it is too big, or no misfit.
    fn worth_moving(&mut self, pass: &Pass, task: TaskId, src: CpuId) -> Option<u64> {
        let failed = self.cpus[pass.this].domains[pass.level].nr_balance_failed.min(63);
        match pass.migration {
            MigrationType::Load => {
                let load = self.task_h_load(task).max(1);
                (load >> failed <= pass.imbalance).then_some(load)
            }
            MigrationType::Util => {
                let entity = &self.entities[entity_of(task)];
                let util = entity.avg.util_avg.max(u64::from(entity.util_est));
                (util >> failed <= pass.imbalance).then_some(util)
            }
            MigrationType::Task | MigrationType::LlcTask => Some(1),
            MigrationType::Misfit => (!self.fits(task, src)).then_some(pass.imbalance),
        }
    }

    fn attach_tasks(&mut self, dst: CpuId) -> usize {
        let moved = self.moving.len();
        while let Some(task) = self.moving.pop() {
            self.attach_task(task, dst);
        }
        moved
    }

    fn attach_task(&mut self, task: TaskId, dst: CpuId) {
        debug_assert_eq!(self.tasks[task].cpu, dst);
        self.set_task_cpu_queue(task);
        let delayed = self.entities[entity_of(task)].delayed;
        self.enqueue_task(task, Enqueue::MOVE);
        if !delayed {
            self.wakeup_preempt(task, Wakes::FromSleep);
        }
    }

    /// May this task move (`can_migrate_task`)?
    fn can_migrate(&mut self, pass: &mut Pass, task: TaskId, src: CpuId) -> bool {
        let entity = &self.entities[entity_of(task)];
        if self.rules.balance.keep_delayed
            && entity.delayed
            && pass.migration != MigrationType::Load
        {
            return false;
        }
        let there = self.queue_of(self.tasks[task].group, pass.dst);
        let stays = self.rules.throttle.answer.takes_queue_off()
            && self.is_throttled_hierarchy(entity.accounted_in)
            || self.is_throttled_hierarchy(there);
        if stays {
            return false;
        }
        let failed = self.cpus[pass.this].domains[pass.level].nr_balance_failed;
        if self.rules.balance.keep_ineligible && failed == 0 && self.is_owed_nothing(task, pass.dst)
        {
            return false;
        }
        if self.tasks[task].kthread {
            return false;
        }
        if !self.allowed(task).contains(pass.dst) {
            pass.some_pinned = true;
            self.find_other_destination(pass, task);
            return false;
        }
        pass.all_pinned = false;
        if self.cpus[src].curr == Some(task) {
            return false;
        }
        if pass.active {
            return !self.wants_other_llc(pass, task);
        }
        if self.degrades_llc(pass, task, src) {
            return false;
        }
        !self.is_hot(pass, task) || failed > self.domains[pass.domain].cache_nice_tries
    }

    /// A task that may not come here may go to another CPU of the same group, which gets it then. A
    /// CPU that is about to go idle looks for itself only.
    fn find_other_destination(&self, pass: &mut Pass, task: TaskId) {
        if pass.idle == IdleType::NewlyIdle || pass.active || pass.new_dst.is_some() {
            return;
        }
        let group = self.cpus[pass.this].domains[pass.level].group;
        let mut cpus = self.domains[pass.domain].groups[group].cpus.iter();
        pass.new_dst = cpus.find(|&cpu| pass.counts(cpu) && self.allowed(task).contains(cpu));
    }

    /// The task has had more than its share where it is, and would meet others where it goes.
    fn is_owed_nothing(&self, task: TaskId, dst: CpuId) -> bool {
        let id = entity_of(task);
        let there = self.queue_waited_in(self.tasks[task].group, dst);
        let here = self.entities[id].queued_on;
        self.queues[there].nr_queued > 0 && !self.queues[here].is_eligible(&self.entities, id)
    }

    /// Is its data still in the cache (`task_hot`)?
    fn is_hot(&self, pass: &Pass, task: TaskId) -> bool {
        if self.tasks[task].policy == SchedPolicy::Idle
            || self.domains[pass.domain].level == Level::Smt
        {
            return false;
        }
        let id = entity_of(task);
        let entity = &self.entities[id];
        if self.cpus[pass.dst].nr_running > 0 && self.queues[entity.queued_on].next == Some(id) {
            return true;
        }
        let since_ns = self.now_ns.saturating_sub(entity.exec_start_ns);
        since_ns < self.rules.balance.migration_cost_ns
    }

    /// Is it time to push a running task (`need_active_balance`)?
    pub fn need_active_balance(&self, pass: &Pass, src: CpuId) -> bool {
        if self.breaks_llc(pass, src) {
            return false;
        }
        let state = &self.cpus[pass.this].domains[pass.level];
        let domain = &self.domains[pass.domain];
        if pass.migration == MigrationType::Task
            && state.nr_balance_failed > domain.cache_nice_tries + 2
        {
            return true;
        }
        let alone = self.loads[src].h_nr_running == 1;
        let slower = self.is_reduced(src, pass.domain)
            && self.capacity_of(src) * domain.imbalance_pct < self.capacity_of(pass.dst) * 100;
        pass.idle != IdleType::Busy && alone && slower
            || matches!(pass.migration, MigrationType::LlcTask | MigrationType::Misfit)
    }

    /// The task that runs on `src` is pushed to the pulling CPU by `src`'s stopper
    /// (`active_load_balance_cpu_stop`). True if a push was under way or started.
    pub fn kick_active_balance(&mut self, pass: &Pass, src: CpuId) -> bool {
        let Some(curr) = self.cpus[src].curr else { return false };
        if !self.allowed(curr).contains(pass.this) {
            return false;
        }
        if self.cpus[src].push_to.is_none() {
            self.cpus[src].push_to = Some(pass.this);
            self.cpus[src].push_to_llc = pass.migration == MigrationType::LlcTask;
            self.pushing.push(src);
        }
        true
    }

    /// Does the pushes that balancing asked for.
    pub fn push_running(&mut self) {
        while let Some(src) = self.pushing.pop() {
            let Some(dst) = self.cpus[src].push_to.take() else { continue };
            let Some(level) = self.level_that_spans(dst, src) else { continue };
            self.interrupt_running(src);
            let mut pass = self.active_pass(dst, level, self.cpus[src].push_to_llc);
            let mut at = self.cpus[src].tasks.tail();
            while let Some(task) = at {
                at = self.tasks[task].list.prev;
                if self.can_migrate(&mut pass, task, src) {
                    self.dequeue_task(task, Dequeue::MOVE);
                    self.tasks[task].cpu = dst;
                    self.outbox.tell(Fact::Migrate { task, from: src, to: dst });
                    self.attach_task(task, dst);
                    self.cpus[dst].domains[level].nr_balance_failed = 0;
                    break;
                }
            }
        }
    }

    /// A running task may no longer run where it does: its CPU's stopper takes it to another.
    pub fn move_running(&mut self, task: TaskId, to: CpuId) {
        let from = self.tasks[task].cpu;
        let before = self.curr_rank(from);
        self.interrupt_running(from);
        self.dequeue_task(task, Dequeue::MOVE);
        self.tasks[task].cpu = to;
        self.outbox.tell(Fact::Migrate { task, from, to });
        self.attach_task(task, to);
        if self.rt.is_used() {
            self.pull_rt(from, before);
        }
    }

    fn active_pass(&self, dst: CpuId, level: usize, active_llc: bool) -> Pass {
        let domain = self.cpus[dst].domains[level].domain;
        Pass { active: true, active_llc, ..Pass::new(domain, level, dst, IdleType::Idle) }
    }

    fn level_that_spans(&self, dst: CpuId, src: CpuId) -> Option<usize> {
        let mut states = self.cpus[dst].domains.iter();
        states.position(|state| self.domains[state.domain].span.contains(src))
    }

    /// The stopper takes the CPU: the running task waits like any other. After it the CPU chooses,
    /// also if the task was in the kernel and let a request wait there.
    fn interrupt_running(&mut self, cpu: CpuId) {
        // DEVIATES(stopper-at-once): it does not wait for a task in a kernel without preemption.
        self.cpus[cpu].need_resched = true;
        self.outbox.resched(cpu);
        let Some(prev) = self.cpus[cpu].curr.take() else { return };
        self.cpus[cpu].stopped = true;
        self.put_prev_task(prev);
        self.outbox.tell(Fact::Switch {
            cpu,
            prev: Some(prev),
            prev_leaves: Leaves::Runnable,
            next: None,
        });
    }
}
