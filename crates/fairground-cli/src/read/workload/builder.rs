//! A workload while it is read: what was read so far, and the names that tasks share.

use crate::read::fault::{Fault, Read, Span};
use crate::read::followers::Follower;
use crate::read::groups::Groups;
use crate::read::machine::Messages;
use crate::read::numbers::Numbers;
use crate::read::traffic::Traffic;
use crate::read::values::Dialect;
use fairground::model::topology::Topology;
use fairground::policy::Kernel;
use fairground::units::{CpuId, Ns};
use fairground::workload::behavior::{BarrierSpec, SchedPolicy, SemaphoreSpec, TaskSpec, Workload};
use std::collections::{HashMap, HashSet};

/// The most tasks, those that forks may start included.
pub const TASKS_MAX: usize = 100_000;

/// The longest name of a task, bytes.
pub(crate) const NAME_MAX: usize = 128;

/// Bounds the memory of different CPU lists.
pub(crate) const AFFINITY_CPUS_MAX: usize = 10_000_000;

/// What the workload is read for.
pub(crate) struct World<'w> {
    pub topology: &'w Topology,
    pub numbers: &'w Numbers,
    pub kernel: &'w Kernel,
    pub messages: Messages,
    pub groups: &'w mut Groups,
    pub traffic: &'w mut Traffic,
}

impl World<'_> {
    /// The same world for another reader.
    pub fn again(&mut self) -> World<'_> {
        let World { topology, numbers, kernel, messages, .. } = *self;
        let (groups, traffic) = (&mut *self.groups, &mut *self.traffic);
        World { topology, numbers, kernel, messages, groups, traffic }
    }
}

/// A workload as it was read, with what only the whole tells.
#[derive(Default)]
pub(crate) struct Reading {
    pub workload: Workload,
    /// The duration that the file itself gives.
    pub duration_ns: Option<Ns>,
    /// True if every task ends on its own.
    pub finite: bool,
    /// Threads that runtimes made of their limits.
    pub followers: Vec<Follower>,
}

/// Names that tasks share, each kind numbered in order of first use.
#[derive(Default)]
pub(crate) struct Names(HashMap<String, usize>);

impl Names {
    /// True if a name was used.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub fn number(&mut self, name: &str) -> (usize, bool) {
        let next = self.0.len();
        match self.0.get(name) {
            Some(number) => (*number, false),
            None => {
                self.0.insert(name.to_owned(), next);
                (next, true)
            }
        }
    }
}

/// A task of the file: what a `fork` may copy.
pub(crate) struct Template {
    pub spec: TaskSpec,
    /// True if it names its group.
    pub has_group: bool,
    /// First use of a barrier, which can't be counted for forked tasks.
    pub barrier: Option<Span>,
    pub instances: u32,
    pub span: Span,
}

/// A workload while it is read.
pub(crate) struct Builder<'w> {
    pub world: World<'w>,
    pub dialect: Dialect,
    pub default_policy: SchedPolicy,
    /// Capacity of the CPU on which `run` is given in microseconds (rt-app's `calibration`).
    pub calibration: u32,
    pub out: Workload,
    pub mutexes: Names,
    pub spin_locks: Names,
    /// Rows of `out.spans`, which tools add to as well.
    pub spans: HashMap<String, usize>,
    pub conditions: Names,
    pub barriers: Names,
    pub semaphores: Names,
    pub timers: Names,
    pub processes: Names,
    pub affinities: HashMap<Vec<CpuId>, usize>,
    pub affinity_cpus: usize,
    pub templates: HashMap<String, Template>,
    pub order: Vec<String>,
    /// Targets of `fork`, in the order of `out.forks`.
    pub forks: Vec<(String, Span)>,
    pub fork_names: Names,
    pub absolute: HashSet<usize>,
    /// Mutexes that events name.
    pub locked: HashSet<String>,
    pub tasks_total: usize,
}

impl<'w> Builder<'w> {
    pub fn new(world: World<'w>, dialect: Dialect) -> Self {
        Builder {
            world,
            dialect,
            default_policy: SchedPolicy::Normal,
            calibration: 1024,
            out: Workload::default(),
            mutexes: Names::default(),
            spin_locks: Names::default(),
            spans: HashMap::new(),
            conditions: Names::default(),
            barriers: Names::default(),
            semaphores: Names::default(),
            timers: Names::default(),
            processes: Names::default(),
            affinities: HashMap::new(),
            affinity_cpus: 0,
            templates: HashMap::new(),
            order: Vec::new(),
            forks: Vec::new(),
            fork_names: Names::default(),
            absolute: HashSet::new(),
            locked: HashSet::new(),
            tasks_total: 0,
        }
    }

    pub fn mutex(&mut self, name: &str) -> usize {
        let (number, new) = self.mutexes.number(name);
        if new {
            self.out.mutexes.push(name.into());
        }
        number
    }

    pub fn condition(&mut self, name: &str) -> usize {
        let (number, new) = self.conditions.number(name);
        if new {
            self.out.conditions.push(name.into());
        }
        number
    }

    pub fn barrier(&mut self, name: &str) -> usize {
        let (number, new) = self.barriers.number(name);
        if new {
            self.out.barriers.push(BarrierSpec { name: name.into(), users: 0 });
        }
        number
    }

    pub fn semaphore(&mut self, name: &str) -> usize {
        let (number, new) = self.semaphores.number(name);
        if new {
            self.out.semaphores.push(SemaphoreSpec {
                name: name.into(),
                value: 0,
                handover: false,
            });
        }
        number
    }

    pub fn shared_timer(&mut self, name: &str) -> usize {
        let (number, new) = self.timers.number(name);
        if new {
            self.out.timers.push(name.into());
        }
        number
    }

    pub fn affinity(&mut self, cpus: Vec<CpuId>, span: Span) -> Read<usize> {
        if let Some(known) = self.affinities.get(&cpus) {
            return Ok(*known);
        }
        self.affinity_cpus += cpus.len();
        if self.affinity_cpus > AFFINITY_CPUS_MAX {
            return Err(Fault::at(span, "too many different lists of CPUs")
                .accepts(format!("lists of {AFFINITY_CPUS_MAX} CPUs in all")));
        }
        self.out.affinities.push(cpus.clone());
        self.affinities.insert(cpus, self.out.affinities.len() - 1);
        Ok(self.out.affinities.len() - 1)
    }
}
