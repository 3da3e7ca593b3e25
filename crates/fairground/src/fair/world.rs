//! Everything that the fair class reads and writes, in tables.

use super::outbox::Outbox;
use crate::model::ageing::Ageing;
use crate::model::bandwidth::{Local, Pool};
use crate::model::cpu::{Cpu, CpuLoad};
use crate::model::domain::Domain;
use crate::model::effort::Effort;
use crate::model::entity::Entity;
use crate::model::freq::Freq;
use crate::model::gathering::Gathering;
use crate::model::group::Group;
use crate::model::jiffies::Jiffies;
use crate::model::rt::Rt;
use crate::model::runqueue::RunQueue;
use crate::model::span_loads::SpanLoads;
use crate::model::task::Task;
use crate::policy::Rules;
use crate::units::{
    CpuId, CpuSet, Distance, EntityId, GroupId, Id, Ns, QueueId, Seat, Table, TaskId,
};
use crate::workload::behavior::SchedPolicy;
use crate::workload::draw::Stream;
use std::collections::BTreeMap;

/// The row of [`World::affinities`] that is all CPUs.
pub const EVERYWHERE: usize = 0;

/// The scheduler's state.
pub struct World {
    /// Now, ns; [`World::advance_to`] changes it.
    pub now_ns: Ns,
    /// The tick's clock.
    pub jiffies: Jiffies,
    /// The CPU that is in the kernel now: it sees what is asked of it on its way out. None where
    /// what happens interrupts no CPU of the model.
    pub serving: Option<CpuId>,
    /// The choices and their numbers.
    pub rules: Rules,
    /// CPUs.
    pub cpus: Table<CpuId, Cpu>,
    /// What balancing reads of each CPU; kept by [`World::note_load`].
    pub loads: Table<CpuId, CpuLoad>,
    /// Their sums over domains.
    pub span_loads: SpanLoads,
    /// Tasks.
    pub tasks: Table<TaskId, Task>,
    /// Entities: the tasks' first, then the groups'.
    pub entities: Table<EntityId, Entity>,
    /// Queues: the root group's first, CPU by CPU.
    pub queues: Table<QueueId, RunQueue>,
    /// Groups.
    pub groups: Table<GroupId, Group>,
    /// The classes before the fair one.
    pub rt: Rt,
    /// Where averages may have to age.
    pub ageing: Ageing,
    /// Each group's run time; empty while no group ever has a limit.
    pub pools: Table<GroupId, Pool>,
    /// What each queue holds of it; empty while no group ever has a limit.
    pub locals: Table<QueueId, Local>,
    /// Period and age of each active period timer, in this order.
    pub periods: Vec<(Ns, u64)>,
    /// Period timers started so far.
    pub timers_started: u64,
    /// Sets of allowed CPUs.
    pub affinities: Vec<CpuSet>,
    /// Rows of [`World::affinities`] that were made of what a task asked for and a cpuset.
    pub allowed_rows: BTreeMap<(usize, usize), usize>,
    /// Domains.
    pub domains: Vec<Domain>,
    /// Per CPU: threads of its core.
    pub core_of: Vec<CpuSet>,
    /// Per CPU: which last-level cache.
    pub llc_of: Vec<usize>,
    /// Where CPUs sit.
    pub seats: Table<CpuId, Seat>,
    /// Per last-level cache.
    pub llcs: Vec<Llc>,
    /// What processes with a preferred cache remember.
    pub gathering: Gathering,
    /// CPUs whose tick is stopped (`nohz.idle_cpus_mask`).
    pub nohz_idle: CpuSet,
    /// CPUs that are interrupted to balance for the idle ones (`NOHZ_BALANCE_KICK`).
    pub nohz_kicked: CpuSet,
    /// Some CPU has two tasks (`rd->overloaded`).
    pub overloaded: bool,
    /// Jiffy at which idle CPUs are balanced next.
    pub nohz_next_balance_jiffy: u64,
    /// The kernel's own dice.
    pub dice: Stream,
    /// What the verbs ask of the engine.
    pub outbox: Outbox,
    /// CPUs whose running task balancing wants elsewhere; the same verb pushes it
    /// ([`World::push_running`]).
    pub pushing: Vec<CpuId>,
    /// What looking around takes.
    pub effort: Effort,
    /// Frequencies and their governor.
    pub freq: Freq,
    /// CPUs differ in capacity.
    pub unlike: bool,
    /// Some task or group has a utilization clamp.
    pub clamped: bool,
    /// CPUs that are idle or as good as idle; kept by [`World::note_load`].
    pub available: CpuSet,
    /// Room for a search.
    pub searched: CpuSet,
    /// Room for a balance pass.
    pub moving: Vec<TaskId>,
}

/// State shared by the CPUs of a last-level cache (`struct sched_domain_shared`).
#[derive(Clone, Debug)]
pub struct Llc {
    /// Its CPUs.
    pub cpus: CpuSet,
    /// A wholly idle core may exist.
    pub has_idle_cores: bool,
    /// CPUs that SIS_UTIL lets a search test.
    pub nr_idle_scan: u32,
    /// SIS_CORE: one CPU each of cores that had an idle one.
    pub icpus: CpuSet,
    /// CPUs that are not idle.
    pub nr_busy_cpus: u32,
    /// The cores have more than one thread.
    pub smt: bool,
}

impl World {
    /// True if some group has a limit, or ever gets one (`cfs_bandwidth_used`).
    #[inline]
    pub fn bandwidth_used(&self) -> bool {
        !self.locals.is_empty()
    }

    /// The queue of a group on a CPU.
    #[inline]
    pub fn queue_of(&self, group: GroupId, cpu: CpuId) -> QueueId {
        QueueId((group.index() * self.cpus.len() + cpu.index()) as u32)
    }

    /// Where a task of a group competes on a CPU: in the group's queue, or in the only one.
    pub fn queue_waited_in(&self, group: GroupId, cpu: CpuId) -> QueueId {
        match self.rules.hierarchy.answer.is_flat() {
            true => self.cpus[cpu].queue,
            false => self.queue_of(group, cpu),
        }
    }

    /// The entity of a group on a CPU; the root has none.
    #[inline]
    pub fn group_entity(&self, group: GroupId, cpu: CpuId) -> Option<EntityId> {
        let row = group.0.checked_sub(1)? as usize * self.cpus.len() + cpu.index();
        Some(EntityId((self.tasks.len() + row) as u32))
    }

    /// The present jiffy.
    #[inline]
    pub fn jiffy(&self) -> u64 {
        self.jiffies.now
    }

    /// Time goes on.
    #[inline]
    pub fn advance_to(&mut self, now_ns: Ns) {
        self.now_ns = now_ns;
        self.jiffies.advance(now_ns);
    }

    /// True if the two CPUs share their last-level cache.
    #[inline]
    pub fn shares_cache(&self, a: CpuId, b: CpuId) -> bool {
        self.llc_of[a.index()] == self.llc_of[b.index()]
    }

    /// How far two CPUs are from each other.
    #[inline]
    pub fn distance(&self, a: CpuId, b: CpuId) -> Distance {
        self.seats[a].distance(self.seats[b])
    }

    /// What the CPU that acts has spent looking around since this was last asked, ns.
    #[inline]
    pub fn take_spent_ns(&mut self) -> Ns {
        std::mem::take(&mut self.outbox.spent_ns)
    }

    /// CPUs that a task may use.
    #[inline]
    pub fn allowed(&self, task: TaskId) -> &CpuSet {
        &self.affinities[self.tasks[task].affinity]
    }

    /// Asks a CPU to reschedule (`resched_curr`).
    #[inline]
    pub fn resched_curr(&mut self, cpu: CpuId) {
        if !std::mem::replace(&mut self.cpus[cpu].need_resched, true) {
            self.outbox.resched(cpu);
        }
    }

    /// The same for the fair class, which may be in less of a hurry (`resched_curr_lazy`). The CPU
    /// that acts sees its flag when it returns to user mode, another one when it next enters the
    /// kernel. The idle task never waits.
    #[inline]
    pub fn resched_curr_lazy(&mut self, cpu: CpuId) {
        if !self.rules.preemption.answer.is_lazy() || self.cpus[cpu].curr.is_none() {
            return self.resched_curr(cpu);
        }
        if self.cpus[cpu].need_resched || self.cpus[cpu].need_resched_lazy {
            return;
        }
        self.cpus[cpu].need_resched_lazy = true;
        if self.serving == Some(cpu) {
            self.outbox.resched(cpu);
        }
    }

    /// A tick finds a request that nothing has served since it was made: now it is urgent.
    pub fn harden_resched(&mut self, cpu: CpuId) {
        if self.cpus[cpu].need_resched_lazy {
            self.resched_curr(cpu);
        }
    }

    /// True if a CPU is to choose again, sooner or later.
    #[inline]
    pub fn is_asked(&self, cpu: CpuId) -> bool {
        self.cpus[cpu].need_resched || self.cpus[cpu].need_resched_lazy
    }

    /// The clock that a CPU charges by (`rq_clock_task`).
    #[inline]
    pub fn rq_clock_ns(&self, cpu: CpuId) -> Ns {
        self.cpus[cpu].held_clock_ns.unwrap_or(self.now_ns)
    }

    /// Reads a CPU's clock anew, also if it is held (`update_rq_clock`).
    #[inline]
    pub fn update_rq_clock(&mut self, cpu: CpuId) {
        if let Some(held_ns) = &mut self.cpus[cpu].held_clock_ns {
            *held_ns = self.now_ns;
        }
    }

    /// Takes the request back.
    pub fn cancel_resched(&mut self, cpu: CpuId) {
        let lazily = std::mem::take(&mut self.cpus[cpu].need_resched_lazy);
        if std::mem::take(&mut self.cpus[cpu].need_resched) || lazily {
            self.outbox.cancel_resched(cpu);
        }
    }

    /// True if nothing runs, waits or is on its way to the CPU (`idle_cpu`).
    #[inline]
    pub fn is_idle(&self, cpu: CpuId) -> bool {
        self.loads[cpu].idle
    }

    /// True if only idle-class tasks are on the CPU (`sched_idle_cpu`).
    #[inline]
    pub fn is_sched_idle(&self, cpu: CpuId) -> bool {
        self.loads[cpu].sched_idle
    }

    /// Brings a CPU's row of [`World::loads`] up to date, after its queue or state changed.
    #[inline]
    pub fn note_load(&mut self, cpu: CpuId) {
        let load = self.load_of(cpu);
        let old = std::mem::replace(&mut self.loads[cpu], load);
        if old == load {
            return;
        }
        self.span_loads.change(cpu, &old, &load);
        match (old.is_available(), load.is_available()) {
            (false, true) => self.available.insert(cpu),
            (true, false) => self.available.remove(cpu),
            _ => {}
        }
    }

    /// A CPU's row as it should be.
    #[inline]
    pub fn load_of(&self, id: CpuId) -> CpuLoad {
        let cpu = &self.cpus[id];
        let root = &self.queues[cpu.queue];
        CpuLoad {
            load_avg: root.avg.load_avg,
            util: root.avg.util_avg.max(cpu.util_est).min(u64::from(cpu.speed.0)) as u32,
            runnable_avg: root.avg.runnable_avg as u32,
            nr_running: cpu.nr_running,
            h_nr_running: match self.rules.balance.balance_runnable {
                true => root.h_nr_runnable,
                false => root.h_nr_queued,
            },
            idle: cpu.curr.is_none() && cpu.nr_running == 0 && !cpu.ttwu_pending,
            sched_idle: cpu.nr_running > 0 && cpu.nr_running == root.h_nr_idle,
        }
    }

    /// A remote wake-up is on its way to a CPU, or has arrived.
    pub fn set_ttwu_pending(&mut self, cpu: CpuId, pending: bool) {
        self.cpus[cpu].ttwu_pending = pending;
        self.note_load(cpu);
    }

    /// Idle, or as good as idle to a task of normal class (`available_idle_cpu || sched_idle_cpu`).
    #[inline]
    pub fn is_available(&self, cpu: CpuId) -> bool {
        self.loads[cpu].is_available()
    }

    /// Idle, or as good as idle to this task (`choose_idle_cpu`).
    #[inline]
    pub fn is_open_to(&self, task: TaskId, cpu: CpuId) -> bool {
        let idle_wakee = self.tasks[task].policy == SchedPolicy::Idle;
        match idle_wakee && self.rules.search.idle_for_normal {
            true => self.loads[cpu].idle,
            false => self.is_available(cpu),
        }
    }
}
