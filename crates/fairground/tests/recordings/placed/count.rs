//! Where waking tasks went and what was moved, counted as `data/oracle/README.md` says.

use fairground::model::topology::Topology;
use fairground::record::{Fact, Leaves, Recorder};
use fairground::units::{CpuId, Id, Ns, TaskId};
use serde_json::Value;

/// Where a wake-up put its task: exactly one of these.
pub const CLASSES: [&str; 5] = ["previous", "target", "idle_core", "idle_sibling", "busy"];

/// Wake-ups by class, and what was moved.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    pub classes: [f64; CLASSES.len()],
    pub other_llc: f64,
    pub migrations: f64,
    pub by_balancing: f64,
    pub runtime_ns: f64,
    pub switches: f64,
    /// Of the run time, what each process had in the cache where it had most.
    pub together_ns: f64,
    /// Times that a task went on in another cache.
    pub across: f64,
}

/// Caches of a guest at most.
const LLCS: usize = 2;

/// Run time by process, in the cache where each had most.
fn together_ns(processes: &[usize], in_llc_ns: &[[f64; LLCS]]) -> f64 {
    let mut sums = vec![[0.0; LLCS]; processes.len()];
    for (&process, ran_ns) in processes.iter().zip(in_llc_ns) {
        (0..LLCS).for_each(|llc| sums[process][llc] += ran_ns[llc]);
    }
    sums.iter().map(|[a, b]| a.max(*b)).sum()
}

impl Counts {
    pub fn recorded(run: &Value, processes: &[usize]) -> Counts {
        let number = |value: &Value| value.as_f64().unwrap();
        let sum = |value: &Value| value.as_array().unwrap().iter().map(number).sum();
        let by_balancing = number(&run["migrations"]["balancing"]);
        let in_llc_ns = run["llc_runtime_ns"].as_array().map_or(&[][..], Vec::as_slice);
        let in_llc_ns: Vec<[f64; LLCS]> =
            in_llc_ns.iter().map(|task| [number(&task[0]), number(&task[1])]).collect();
        Counts {
            classes: CLASSES.map(|class| number(&run["wakeups"][class])),
            other_llc: number(&run["other_llc"]),
            migrations: number(&run["migrations"]["wakeup"]) + by_balancing,
            by_balancing,
            runtime_ns: sum(&run["runtime_ns"]),
            switches: sum(&run["switches"]),
            together_ns: together_ns(processes, &in_llc_ns),
            across: run["across"].as_f64().unwrap_or(0.0),
        }
    }

    pub fn scaled(&self, by: f64) -> Counts {
        Counts {
            classes: self.classes.map(|count| count * by),
            other_llc: self.other_llc * by,
            migrations: self.migrations * by,
            by_balancing: self.by_balancing * by,
            runtime_ns: self.runtime_ns * by,
            switches: self.switches * by,
            together_ns: self.together_ns * by,
            across: self.across * by,
        }
    }

    pub fn wakeups(&self) -> f64 {
        self.classes.iter().sum()
    }

    /// Share of the wake-ups, %.
    pub fn pct(&self, count: f64) -> f64 {
        count / self.wakeups().max(1.0) * 100.0
    }
}

impl std::iter::Sum for Counts {
    fn sum<I: Iterator<Item = Counts>>(all: I) -> Counts {
        all.fold(Counts::default(), |a, b| Counts {
            classes: std::array::from_fn(|class| a.classes[class] + b.classes[class]),
            other_llc: a.other_llc + b.other_llc,
            migrations: a.migrations + b.migrations,
            by_balancing: a.by_balancing + b.by_balancing,
            runtime_ns: a.runtime_ns + b.runtime_ns,
            switches: a.switches + b.switches,
            together_ns: a.together_ns + b.together_ns,
            across: a.across + b.across,
        })
    }
}

struct Row {
    /// Where it last ran.
    last: CpuId,
    running_since_ns: Option<Ns>,
    /// Waiting to run: another wake-up places nothing.
    ready: bool,
    /// Run time in each cache.
    in_llc_ns: [f64; LLCS],
}

/// Counts a run of the simulator.
pub struct Counter<'a> {
    topology: &'a Topology,
    t0_ns: Ns,
    tasks: Vec<Row>,
    /// CPUs on which nothing runs and to which nothing is on its way.
    idle: Vec<bool>,
    counts: Counts,
}

impl<'a> Counter<'a> {
    pub fn new(topology: &'a Topology, t0_ns: Ns, homes: impl Iterator<Item = u64>) -> Self {
        let row = |home| Row {
            last: CpuId(home as u32),
            running_since_ns: None,
            ready: false,
            in_llc_ns: [0.0; LLCS],
        };
        Counter {
            topology,
            t0_ns,
            tasks: homes.map(row).collect(),
            idle: vec![true; topology.len()],
            counts: Counts::default(),
        }
    }

    /// The counts at the end.
    pub fn counts(mut self, end_ns: Ns, processes: &[usize]) -> Counts {
        (0..self.tasks.len()).for_each(|row| self.stop(row, end_ns));
        let in_llc_ns: Vec<[f64; LLCS]> = self.tasks.iter().map(|row| row.in_llc_ns).collect();
        self.counts.together_ns = together_ns(processes, &in_llc_ns);
        let [previous, ..] = self.counts.classes;
        let by_wakeup = self.counts.wakeups() - previous;
        self.counts.by_balancing = self.counts.migrations - by_wakeup;
        self.counts
    }

    fn place(&mut self, row: usize, waker: CpuId, chosen: CpuId) {
        let places = self.topology.places();
        let (last, core) = (self.tasks[row].last, places[chosen.index()].core);
        let is_idle = |cpu: &usize| self.idle[*cpu];
        let mut threads = (0..places.len()).filter(|&cpu| places[cpu].core == core);
        let class = if chosen == last {
            "previous"
        } else if chosen == waker {
            "target"
        } else if !is_idle(&chosen.index()) {
            "busy"
        } else if threads.all(|cpu| is_idle(&cpu)) {
            "idle_core"
        } else {
            "idle_sibling"
        };
        let class = CLASSES.iter().position(|name| *name == class).unwrap();
        self.counts.classes[class] += 1.0;
        let llc = |cpu: CpuId| places[cpu.index()].llc;
        self.counts.other_llc += f64::from(u8::from(llc(chosen) != llc(last)));
    }

    fn llc(&self, cpu: CpuId) -> u32 {
        self.topology.places()[cpu.index()].llc
    }

    /// A task runs no longer.
    fn stop(&mut self, row: usize, at_ns: Ns) {
        let Some(since_ns) = self.tasks[row].running_since_ns.take() else { return };
        let ran_ns = at_ns.saturating_sub(since_ns.max(self.t0_ns)) as f64;
        let llc = self.llc(self.tasks[row].last) as usize;
        self.tasks[row].in_llc_ns[llc] += ran_ns;
        self.counts.runtime_ns += ran_ns;
    }

    fn switch(
        &mut self,
        at_ns: Ns,
        cpu: CpuId,
        prev: Option<(usize, Leaves)>,
        next: Option<TaskId>,
    ) {
        if let Some((prev, leaves)) = prev
            && prev < self.tasks.len()
        {
            self.stop(prev, at_ns);
            self.tasks[prev].ready = leaves == Leaves::Runnable;
        }
        if let Some(next) = next.map(Id::index).filter(|&next| next < self.tasks.len()) {
            let counts = f64::from(u8::from(at_ns >= self.t0_ns));
            let goes_across = self.llc(self.tasks[next].last) != self.llc(cpu);
            self.counts.across += counts * f64::from(u8::from(goes_across));
            self.counts.switches += counts;
            let row = &mut self.tasks[next];
            (row.last, row.running_since_ns, row.ready) = (cpu, Some(at_ns), false);
        }
        self.idle[cpu.index()] = next.is_none();
    }
}

impl Recorder for Counter<'_> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Waking { task, waker_cpu, target, .. }
            | Fact::WakeupNew { task, waker_cpu, target } => {
                if let Some(row) = self.tasks.get(task.index())
                    && row.running_since_ns.is_none()
                    && !row.ready
                {
                    self.place(task.index(), waker_cpu, target);
                    self.tasks[task.index()].ready = true;
                }
                self.idle[target.index()] = false;
            }
            Fact::Migrate { task, .. } if task.index() < self.tasks.len() => {
                self.counts.migrations += 1.0;
            }
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                self.switch(at_ns, cpu, prev.map(|prev| (prev.index(), prev_leaves)), next);
            }
            _ => {}
        }
    }
}
