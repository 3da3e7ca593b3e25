//! One world to simulate, in integers: what every reader produces and the engine builds from.

use crate::model::effort::Effort;
use crate::model::freq::Frequencies;
use crate::model::group_write::GroupWrite;
use crate::model::idle::IdleState;
use crate::model::limit::Limit;
use crate::model::power::Power;
use crate::model::smt::Throughput;
use crate::model::topology::Topology;
use crate::policy::Kernel;
use crate::units::{CpuId, GroupId, Id, Ns};
use crate::workload::behavior::{UNCLAMPED, Workload};
use crate::workload::draw::Draw;

/// A machine, a kernel, groups and a workload; with its seed, the history is determined.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Hardware and its noise.
    pub machine: Machine,
    /// Kernel profile, policy and knobs.
    pub kernel: Kernel,
    /// Control groups; the first is the root, parents stand before children.
    pub groups: Vec<GroupSpec>,
    /// Limits and weights that change while the groups run, in order of time.
    pub writes: Vec<TimedWrite>,
    /// Tasks.
    pub workload: Workload,
    /// Seed of everything random.
    pub seed: u64,
    /// Simulated time, ns. The run also ends when every task has ended.
    pub duration_ns: Ns,
    /// What else ends it.
    pub until: Until,
}

impl Scenario {
    /// Those of its writes that are of limits, and not of weights.
    pub fn limit_writes(&self) -> impl Iterator<Item = &TimedWrite> {
        self.writes.iter().filter(|write| write.write.is_of_limit())
    }
}

/// When a run may end before its time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Until {
    /// When every task has ended.
    #[default]
    End,
    /// When the rate of each goal with a total is known to this half width of its 95 % interval,
    /// millionths of the rate.
    Steady {
        /// Half width, millionths.
        half_width_ppm: u64,
        /// How long the rate is looked at, at least, ns.
        least_ns: Ns,
    },
}

/// A machine: its CPUs and what they cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Machine {
    /// Name, as in the library.
    pub name: String,
    /// CPUs and caches.
    pub topology: Topology,
    /// Time that kernel work takes.
    pub costs: Costs,
    /// Kernel threads that run beside the workload.
    pub noise: Vec<Noise>,
    /// Timer slack of ordinary tasks, ns (50 µs on a stock system).
    pub timer_slack_ns: Ns,
    /// How much later than the CPU before it each CPU ticks, ns: 0 unless the machine was booted
    /// with `skew_tick=1` or its virtual CPUs take turns.
    pub tick_skew_ns: Ns,
    /// How long it has been up when the run begins, ns: ticks come at multiples of a tick of this
    /// clock, and so do timers of limits where the kernel aligns them. None to draw it.
    pub uptime_ns: Option<Ns>,
    /// What the threads of a core leave of each other.
    pub smt: Throughput,
    /// What it draws, if that is known.
    pub power: Option<Power>,
    /// Frequencies that its CPUs can run at; None if it has one.
    pub freq: Option<Frequencies>,
    /// Its idle states, from shallow to deep; empty if being idle costs nothing but `idle_exit_ns`.
    pub idle: Vec<IdleState>,
    /// Its cores are virtual and share fewer physical ones.
    pub hypervisor: Option<Partition>,
}

impl Machine {
    /// A machine of which only the CPUs are known: nothing costs anything, nothing disturbs, timers
    /// have no slack.
    pub fn bare(name: impl Into<String>, topology: Topology) -> Self {
        Machine {
            name: name.into(),
            topology,
            costs: Costs::default(),
            noise: Vec::new(),
            timer_slack_ns: 0,
            tick_skew_ns: 0,
            uptime_ns: Some(0),
            smt: Throughput::default(),
            power: None,
            freq: None,
            idle: Vec::new(),
            hypervisor: None,
        }
    }
}

/// A partition that shares physical cores by turns (`SPLPAR` on POWER).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Partition {
    /// Physical cores that it gets at a time.
    pub cores: u32,
    /// Length of a turn, ns.
    pub window_ns: Ns,
}

/// Time that the kernel takes from the CPU that does the work, ns each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    /// A switch from one task to another.
    pub context_switch_ns: Ns,
    /// A timer tick.
    pub tick_ns: Ns,
    /// From the wake-up of a task on an idle remote CPU until it is on that CPU's queue.
    pub ipi_ns: Ns,
    /// Waking a task, without the search for its CPU (`try_to_wake_up`).
    pub wake_ns: Ns,
    /// More than that for a task that goes to another CPU of the same last-level cache, and of
    /// another one.
    pub enqueue_ns: [Ns; 2],
    /// From an idle CPU's interrupt to its first task: the idle state's exit latency.
    pub idle_exit_ns: Ns,
    /// What a task loses that has come from another core of its cache, another cache of the node
    /// and another node, if its footprint fills the second-level cache; in proportion if not.
    pub refill_ns: [Ns; 3],
    /// A cache line that another core of the cache, another cache of the node, another node used
    /// last.
    pub line_ns: [Ns; 3],
    /// Second-level cache of a core, bytes.
    pub l2_bytes: u64,
    /// Searching and balancing.
    pub effort: Effort,
    /// 6.18: from the moment at which a task of a throttled queue is switched in to its leaving.
    pub throttle_ns: Ns,
    /// How much later than asked for the high-resolution timer of a slice is served (HRTICK).
    pub hrtick: Draw,
    /// More than that for each level of groups that the switch before it left or entered.
    pub hrtick_level_ns: Ns,
    /// More than that for each task that waits: the tree that it is taken from is higher.
    pub hrtick_waiting_ns: Ns,
    /// From an interrupt (a tick, a timer, an IPI) that asks for a reschedule to the switch.
    pub interrupt: Draw,
    /// The same of a tick; None if it takes as long as others.
    pub interrupt_tick: Option<Draw>,
    /// The same of HRTICK, which does nothing else.
    pub interrupt_hrtick: Option<Draw>,
}

impl Default for Costs {
    /// A machine on which the kernel's work takes no time.
    fn default() -> Self {
        Costs {
            context_switch_ns: 0,
            tick_ns: 0,
            ipi_ns: 0,
            wake_ns: 0,
            enqueue_ns: [0; 2],
            idle_exit_ns: 0,
            refill_ns: [0; 3],
            line_ns: [0; 3],
            l2_bytes: 1 << 20,
            effort: Effort::default(),
            throttle_ns: 0,
            hrtick: Draw::Fixed(0),
            hrtick_level_ns: 0,
            hrtick_waiting_ns: 0,
            interrupt: Draw::Fixed(0),
            interrupt_tick: None,
            interrupt_hrtick: None,
        }
    }
}

/// A kernel thread on each of some CPUs that wakes at random and runs briefly.
///
/// Most of Linux's do work that a timer queues (vmstat, writeback, delayed work of any kind), and
/// such timers expire in the softirq of a tick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noise {
    /// Name, `kworker` for one; the CPU's number is appended.
    pub name: String,
    /// Time between wake-ups, ns.
    pub interval: Draw,
    /// Work at each wake-up, ns.
    pub run: Draw,
    /// Woken just after a tick of its CPU, the first after the interval.
    pub by_tick: bool,
    /// CPUs that have one; None for all.
    pub cpus: Option<Vec<CpuId>>,
}

/// A control group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupSpec {
    /// Path from the root, `/web/api`; `/` for the root.
    pub path: String,
    /// Parent; the root is its own.
    pub parent: GroupId,
    /// `tg->shares` without the 64-bit scale: 1024 for `cpu.weight` 100.
    pub shares: u64,
    /// `cpu.idle`.
    pub idle: bool,
    /// `cpu.max` and `cpu.max.burst` at the start.
    pub limit: Limit,
    /// `cpuset.cpus`; None for its parent's.
    pub cpus: Option<Vec<CpuId>>,
    /// `cpu.uclamp.min` and `cpu.uclamp.max`, 0 to 1024.
    pub uclamp: [u32; 2],
    /// First expiry of its period timer, ns (what counts is its rest modulo the period), to match a
    /// recording; None for what the kernel does.
    pub timer_phase_ns: Option<Ns>,
}

/// A group and those above it, up to the root.
pub fn group_and_above(groups: &[GroupSpec], group: GroupId) -> impl Iterator<Item = GroupId> {
    let up = |at: &GroupId| (*at != GroupId(0)).then(|| groups[at.index()].parent);
    std::iter::successors(Some(group), up)
}

/// True if a group is another one, or below it.
pub fn is_within(groups: &[GroupSpec], group: GroupId, other: GroupId) -> bool {
    group_and_above(groups, group).any(|at| at == other)
}

/// A write to one of a group's files at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedWrite {
    /// When, ns.
    pub at_ns: Ns,
    /// Whose file.
    pub group: GroupId,
    /// Which file, and what is written.
    pub write: GroupWrite,
}

impl GroupSpec {
    /// The root group.
    pub fn root() -> Self {
        GroupSpec {
            path: "/".into(),
            parent: GroupId(0),
            shares: 1024,
            idle: false,
            limit: Limit::default(),
            cpus: None,
            uclamp: UNCLAMPED,
            timer_phase_ns: None,
        }
    }
}
