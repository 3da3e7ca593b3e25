//! One CPU's run queue head (`struct rq`).

use super::task::{Links, Task};
use crate::units::{CpuId, Ns, QueueId, Speed, Table, TaskId};

/// The scheduling state of one CPU.
#[derive(Clone, Debug)]
pub struct Cpu {
    /// The running task; None for the idle task.
    pub curr: Option<TaskId>,
    /// The stopper took the CPU from its task: nothing runs, but it is not idle
    /// (`migration_cpu_stop`, `active_load_balance_cpu_stop`).
    pub stopped: bool,
    /// The root group's queue on this CPU.
    pub queue: QueueId,
    /// Tasks on the CPU, delayed ones included.
    pub nr_running: u32,
    /// The running task must give way at the next chance.
    pub need_resched: bool,
    /// The same at its leisure: on the return to user mode, or after the next tick
    /// (`TIF_NEED_RESCHED_LAZY`).
    pub need_resched_lazy: bool,
    /// A remote wake-up is on its way.
    pub ttwu_pending: bool,
    /// It is in an idle state: what wakes it, a timer of its own too, is served after the way out.
    pub dozes: bool,
    /// The clock as a wake-up that preempts left it: the CPU does not read it again before it
    /// chooses (`rq_clock_skip_update`), so the way to the switch is charged to who comes.
    pub held_clock_ns: Option<Ns>,
    /// Whom the idle task (its interrupts) wakes.
    pub idle_flips: super::task::Flips,
    /// The CPU that was last given to a task which changed its affinity here
    /// (`distribute_cpu_mask_prev`).
    pub handed_out: CpuId,
    /// Speed of an active CPU.
    pub speed: Speed,
    /// Speed by which PELT's clock advances: the capacity, at the present frequency if PELT knows
    /// it.
    pub pelt_speed: Speed,
    /// PELT's clock may differ from time: the CPU is, or can be, slower than the biggest.
    pub pelt_scaled: bool,
    /// PELT's clock, slower than time on a CPU below full capacity.
    pub clock_pelt_ns: Ns,
    /// When PELT's clock was last brought up to date.
    pub clock_at_ns: Ns,
    /// Time that PELT's clock lost while saturated and then idle.
    pub lost_idle_ns: Ns,
    /// Sum of the estimated utilization of its queued tasks (`util_est`).
    pub util_est: u64,
    /// Start of the idle period, if idle by newidle's account.
    pub idle_since_ns: Option<Ns>,
    /// Average idle period, ns (`avg_idle`).
    pub avg_idle_ns: Ns,
    /// Half of it when the CPU was last woken, less what searches took and halved each jiffy since
    /// (`wake_avg_idle`).
    pub wake_idle_ns: Ns,
    /// The jiffy of that (`wake_stamp`).
    pub wake_jiffy: u64,
    /// What a search from here took on average, ns (`avg_scan_cost`).
    pub avg_scan_cost_ns: Ns,
    /// SIS_CORE: the last search with this CPU as its target failed (`sis_scan_sibling`).
    pub fail_prone: bool,
    /// Most that a newidle balance cost on any domain, ns.
    pub max_idle_balance_cost_ns: Ns,
    /// Jiffy of the next periodic balance.
    pub next_balance_jiffy: u64,
    /// Queued tasks, most recently run at the head (`cfs_tasks`).
    pub tasks: TaskList,
    /// State of each domain of the CPU, from the smallest.
    pub domains: Vec<CpuDomain>,
    /// The task that active balance wants to push from here, and where to.
    pub push_to: Option<crate::units::CpuId>,
    /// It wants one that prefers the cache there (`LBF_ACTIVE_LB_LLC`).
    pub push_to_llc: bool,
    /// First of the queues that an interrupt is about to unthrottle here.
    pub releases: Option<QueueId>,
    /// What the running task weighs if it is too big for this CPU, else 0 (`misfit_task_load`).
    pub misfit_load: u64,
    /// The queues' blocked load was last aged in this jiffy.
    pub blocked_jiffy: u64,
}

/// What balancing and searching read of a CPU, in one short row: they visit every CPU of a domain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CpuLoad {
    /// Load average of the root queue.
    pub load_avg: u64,
    /// Utilisation of the root queue, or what its tasks are estimated at if that is more, at most
    /// the CPU's capacity (`cpu_util_cfs`).
    pub util: u32,
    /// Runnable average of the root queue.
    pub runnable_avg: u32,
    /// Tasks on the CPU, delayed ones included.
    pub nr_running: u32,
    /// Fair tasks that balancing counts.
    pub h_nr_running: u32,
    /// Nothing runs, waits or is on its way (`idle_cpu`).
    pub idle: bool,
    /// Only idle-class tasks are on the CPU (`sched_idle_cpu`).
    pub sched_idle: bool,
}

impl CpuLoad {
    /// Idle, or as good as idle to a task of normal class.
    #[inline]
    pub fn is_available(&self) -> bool {
        self.idle || self.sched_idle
    }
}

/// One CPU's state in one of its domains (`struct sched_domain`'s changing part).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CpuDomain {
    /// Row of `World::domains`.
    pub domain: usize,
    /// Which of its groups the CPU is in.
    pub group: usize,
    /// Jiffy of the last periodic balance.
    pub last_balance_jiffy: u64,
    /// Present interval between balances, ms.
    pub balance_interval_ms: u64,
    /// Periodic balances that found imbalance and moved nothing, in a row.
    pub nr_balance_failed: u32,
    /// Most that a newidle balance cost, ns.
    pub max_newidle_cost_ns: Ns,
    /// Jiffy at which that last aged.
    pub cost_aged_jiffy: u64,
    /// Newidle balances since the ratio was last computed.
    pub newidle_calls: u32,
    /// Those that pulled a task.
    pub newidle_successes: u32,
    /// Since when these are counted (NI_RATE).
    pub newidle_since_ns: Ns,
    /// Probability of trying, in 1024ths.
    pub newidle_ratio: u32,
}

/// A list of tasks through their own links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TaskList {
    head: Option<TaskId>,
    tail: Option<TaskId>,
}

impl TaskList {
    /// Last of the list: least recently run.
    pub fn tail(&self) -> Option<TaskId> {
        self.tail
    }

    /// Its tasks, from the head.
    pub fn iter<'l>(
        &self,
        tasks: &'l Table<TaskId, Task>,
    ) -> impl Iterator<Item = TaskId> + use<'l> {
        std::iter::successors(self.head, |&id| tasks[id].list.next)
    }

    /// Puts a task at the head.
    pub fn push_head(&mut self, tasks: &mut Table<TaskId, Task>, id: TaskId) {
        tasks[id].list = Links { prev: None, next: self.head };
        match self.head {
            Some(head) => tasks[head].list.prev = Some(id),
            None => self.tail = Some(id),
        }
        self.head = Some(id);
    }

    /// Takes a task out.
    pub fn remove(&mut self, tasks: &mut Table<TaskId, Task>, id: TaskId) {
        let Links { prev, next } = std::mem::take(&mut tasks[id].list);
        match prev {
            Some(prev) => tasks[prev].list.next = next,
            None => self.head = next,
        }
        match next {
            Some(next) => tasks[next].list.prev = prev,
            None => self.tail = prev,
        }
    }

    /// Moves a task to the head.
    #[inline]
    pub fn move_to_head(&mut self, tasks: &mut Table<TaskId, Task>, id: TaskId) {
        if self.head != Some(id) {
            self.remove(tasks, id);
            self.push_head(tasks, id);
        }
    }
}
