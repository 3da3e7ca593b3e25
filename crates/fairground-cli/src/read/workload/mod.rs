//! Tasks, phases and events, in rt-app's grammar: one lowering for JSON and for `[tasks]` in TOML.

mod event;
mod fork;
mod livelock;
mod phase;
mod rtapp;
mod sched;
mod task;

pub(crate) use phase::slice;
pub(crate) use rtapp::read as read_rtapp;
pub(crate) use sched::sched;

use super::fault::{Fault, Read, Span, clean};
use super::groups::Groups;
use super::machine::Messages;
use super::tree::{Entry, Node};
use super::values::Dialect;
use fairground::model::topology::Topology;
use fairground::policy::Kernel;
use fairground::units::{CpuId, Ns};
use fairground::workload::behavior::{
    BarrierSpec, SchedPolicy, SemaphoreSpec, Step, TaskSpec, TimerMode, TimerRef, Workload,
};
use std::collections::{HashMap, HashSet};

/// The most tasks, those that forks may start included.
pub const TASKS_MAX: usize = 100_000;
/// The longest name of a task, bytes.
const NAME_MAX: usize = 128;

/// Bounds the memory of different CPU lists.
const AFFINITY_CPUS_MAX: usize = 10_000_000;

fn barrier_of(step: &Step) -> Option<usize> {
    match step {
        Step::Barrier(number) => Some(*number),
        _ => None,
    }
}

/// What the workload is read for.
pub(crate) struct World<'w> {
    pub topology: &'w Topology,
    pub kernel: &'w Kernel,
    pub messages: Messages,
    pub groups: &'w mut Groups,
}

impl World<'_> {
    /// The same world for another reader.
    pub fn again(&mut self) -> World<'_> {
        let World { topology, kernel, messages, .. } = *self;
        World { topology, kernel, messages, groups: self.groups }
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
}

/// Names that tasks share, each kind numbered in order of first use.
#[derive(Default)]
struct Names(HashMap<String, usize>);

impl Names {
    fn number(&mut self, name: &str) -> (usize, bool) {
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
struct Template {
    spec: TaskSpec,
    /// First use of a barrier, which can't be counted for forked tasks.
    barrier: Option<Span>,
    instances: u32,
    span: Span,
}

/// A workload while it is read.
pub(crate) struct Builder<'w> {
    world: World<'w>,
    dialect: Dialect,
    default_policy: SchedPolicy,
    /// Capacity of the CPU on which `run` is given in microseconds (rt-app's `calibration`).
    calibration: u32,
    out: Workload,
    mutexes: Names,
    conditions: Names,
    barriers: Names,
    semaphores: Names,
    timers: Names,
    affinities: HashMap<Vec<CpuId>, usize>,
    affinity_cpus: usize,
    templates: HashMap<String, Template>,
    order: Vec<String>,
    /// Targets of `fork`, in the order of `out.forks`.
    forks: Vec<(String, Span)>,
    fork_names: Names,
    absolute: HashSet<usize>,
    /// Mutexes that events name.
    locked: HashSet<String>,
    tasks_total: usize,
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
            conditions: Names::default(),
            barriers: Names::default(),
            semaphores: Names::default(),
            timers: Names::default(),
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

    /// Reads all tasks of a table.
    pub fn tasks(&mut self, entries: &[Entry]) -> Read<()> {
        event::mutex_names(entries, &mut self.locked);
        entries.iter().try_for_each(|entry| self.task(entry))
    }

    /// Ties the tasks together and checks the whole.
    pub fn finish(mut self, tasks: &Node) -> Read<Reading> {
        self.check_barriers(tasks)?;
        self.resolve_forks()?;
        self.share_timer_modes();
        if self.out.tasks.is_empty() {
            return Err(Fault::at(tasks.span, "the workload is empty: it starts no task")
                .accepts("at least one task with at least one instance"));
        }
        self.check_names()?;
        livelock::check(&self)?;
        let endless = |step: &Step| matches!(step, Step::Repeat { times: None, .. });
        let finite = !self.out.programs.iter().any(|program| program.steps.iter().any(endless));
        Ok(Reading { workload: self.out, duration_ns: None, finite })
    }

    fn mutex(&mut self, name: &str) -> usize {
        let (number, new) = self.mutexes.number(name);
        if new {
            self.out.mutexes.push(name.into());
        }
        number
    }

    fn condition(&mut self, name: &str) -> usize {
        let (number, new) = self.conditions.number(name);
        if new {
            self.out.conditions.push(name.into());
        }
        number
    }

    fn barrier(&mut self, name: &str) -> usize {
        let (number, new) = self.barriers.number(name);
        if new {
            self.out.barriers.push(BarrierSpec { name: name.into(), users: 0 });
        }
        number
    }

    fn semaphore(&mut self, name: &str) -> usize {
        let (number, new) = self.semaphores.number(name);
        if new {
            self.out.semaphores.push(SemaphoreSpec { name: name.into(), value: 0 });
        }
        number
    }

    fn shared_timer(&mut self, name: &str) -> usize {
        let (number, new) = self.timers.number(name);
        if new {
            self.out.timers.push(name.into());
        }
        number
    }

    fn affinity(&mut self, cpus: Vec<CpuId>, span: Span) -> Read<usize> {
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

    /// A barrier that more users are counted for than tasks come to never opens.
    fn check_barriers(&self, tasks: &Node) -> Read<()> {
        let mut come = vec![0u64; self.out.barriers.len()];
        for template in self.templates.values() {
            let steps = &self.out.programs[template.spec.program].steps;
            let mut met: Vec<usize> = steps.iter().filter_map(barrier_of).collect();
            met.sort_unstable();
            met.dedup();
            met.into_iter().for_each(|number| come[number] += u64::from(template.instances));
        }
        for (barrier, come) in self.out.barriers.iter().zip(come) {
            if come < u64::from(barrier.users) {
                let name = clean(&barrier.name);
                return Err(Fault::at(
                    tasks.span_of_first_line(),
                    format!("the barrier \"{name}\" can never open"),
                )
                .because(format!(
                    "rt-app counts {} users, one for each use of the name, and {come} tasks come",
                    barrier.users
                ))
                .accepts("a name of its own for each meeting point"));
            }
        }
        Ok(())
    }

    /// In rt-app the mode belongs to the timer: absolute in one event is absolute in all.
    fn share_timer_modes(&mut self) {
        for step in self.out.programs.iter_mut().flat_map(|program| &mut program.steps) {
            if let Step::Timer { timer: TimerRef::Shared(number), mode, .. } = step
                && self.absolute.contains(number)
            {
                *mode = TimerMode::Absolute;
            }
        }
    }

    /// Names of tasks, instances and forks must be told apart in tables.
    fn check_names(&self) -> Read<()> {
        let mut seen = HashSet::new();
        let forks: HashSet<&str> =
            self.out.forks.iter().map(|fork| fork.template.name.as_str()).collect();
        for spec in &self.out.tasks {
            let forked = spec.name.rsplit_once('-').filter(|(_, number)| {
                !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
            });
            let of_fork = forked.is_some_and(|(stem, _)| forks.contains(stem));
            if !seen.insert(spec.name.as_str()) || of_fork {
                let span = self.span_of(&spec.name);
                let title = format!("two tasks would be called \"{}\"", clean(&spec.name));
                return Err(Fault::at(span, title)
                    .because("instances and forked tasks are called NAME-1, NAME-2, …")
                    .accepts("another name"));
            }
        }
        Ok(())
    }

    /// Where the task of a name (or of an instance's name) is written.
    fn span_of(&self, name: &str) -> Span {
        let stem = name.rsplit_once('-').map_or(name, |(stem, _)| stem);
        let template = self.templates.get(name).or_else(|| self.templates.get(stem));
        let any = template.or_else(|| self.templates.get(self.order.first()?));
        any.map_or(Span { source: 0, start: 0, end: 0 }, |template| template.span)
    }
}
