//! A recorder that holds a history to the laws that any history of any kernel must keep.

use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Id, Ns, TaskId};
use fairground::workload::behavior::{Step, Workload};
use fairground::workload::draw::Draw;
use std::collections::VecDeque;

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Time never runs backwards.
    TimeRunsForward,
    /// What is switched out is what was switched in.
    SwitchesAreAChain,
    /// A task is on one CPU at a time.
    OneCpuAtATime,
    /// A task that sleeps, ended or never started does not run.
    SleepersDoNotRun,
    /// A task runs where it is queued.
    RunsWhereItIsQueued,
    /// A task runs where it may.
    AffinityIsKept,
    /// A CPU is not idle while a task waits on its own queue.
    NoIdleOverOwnQueue,
    /// A CPU is busy or idle at every moment, and busy for as long as tasks run on it.
    TimeIsConserved,
}

/// A law that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// When, ns.
    pub at_ns: Ns,
    /// How.
    pub how: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Is {
    Absent,
    Asleep,
    Waiting(CpuId),
    Running(CpuId),
}

#[derive(Clone, Debug)]
struct Task {
    is: Is,
    /// Allowed CPUs; None for all.
    allowed: Option<Vec<CpuId>>,
    since_ns: Ns,
    runtime_ns: Ns,
}

#[derive(Clone, Debug, Default)]
struct Cpu {
    runs: Option<TaskId>,
    waiting: usize,
    since_ns: Ns,
    busy_ns: Ns,
    idle_ns: Ns,
    /// Idle although a task waits on its queue, since this moment.
    starving_since_ns: Option<Ns>,
}

/// Checks facts as they come. At most [`BROKEN_MAX`] broken laws are kept.
#[derive(Clone, Debug)]
pub struct Checker {
    tasks: Vec<Task>,
    cpus: Vec<Cpu>,
    now_ns: Ns,
    /// A wake-up may take this long to be served: an IPI to the queue, the way out of idle, an
    /// interrupt to the switch.
    served_in_ns: Ns,
    /// What was broken.
    pub broken: Vec<Broken>,
    /// The last facts, until a law breaks.
    recent: VecDeque<(Ns, Fact)>,
}

/// The kernel's work at the machine's lowest frequency.
fn stretched_ns(scenario: &Scenario, kernel_ns: Ns) -> Ns {
    let domains = scenario.machine.freq.iter().flat_map(|freq| &freq.domains);
    let scales = domains.flat_map(|domain| &domain.opps).map(|opp| u64::from(opp.scale));
    kernel_ns.saturating_mul(1024).div_ceil(scales.min().unwrap_or(1024))
}

/// The most that a bounded draw gives.
pub fn longest_ns(draw: Draw) -> Ns {
    match draw {
        Draw::Fixed(value) => value,
        Draw::Uniform { hi, .. } => hi,
        Draw::Mixture { usual, rare, exponential: false, .. } => usual.max(rare),
        Draw::Exponential { .. } | Draw::Lognormal { .. } | Draw::Mixture { .. } => Ns::MAX / 2,
    }
}

/// The longest stay in the kernel, of work; 0 if nobody computes there.
pub fn longest_call_ns(workload: &Workload) -> Ns {
    let steps = workload.programs.iter().flat_map(|program| &program.steps);
    let call_ns = steps.map(|step| match step {
        Step::Kernel { work, .. } => longest_ns(*work),
        _ => 0,
    });
    let held = workload.pipes.iter().filter_map(|pipe| pipe.held);
    let held_ns = held.map(|held| held.write_ns.max(held.read_ns));
    call_ns.chain(held_ns).max().unwrap_or(0)
}

/// Facts that are shown with a broken law.
const RECENT: usize = 30;

/// What follows from one broken law is noise.
const BROKEN_MAX: usize = 20;

impl Checker {
    /// A checker for the histories of a scenario without forks or noise.
    pub fn new(scenario: &Scenario) -> Self {
        let workload = &scenario.workload;
        let task = |spec: &fairground::workload::behavior::TaskSpec| Task {
            is: if spec.born_on.is_some() { Is::Asleep } else { Is::Absent },
            allowed: spec.affinity.map(|row| workload.affinities[row].clone()),
            since_ns: 0,
            runtime_ns: 0,
        };
        Checker {
            tasks: workload.tasks.iter().map(task).collect(),
            cpus: vec![Cpu::default(); scenario.machine.topology.len()],
            now_ns: 0,
            served_in_ns: scenario
                .machine
                .idle
                .iter()
                .map(|state| state.exit_ns)
                .max()
                .unwrap_or(0)
                + scenario.machine.costs.ipi_ns
                + stretched_ns(scenario, longest_ns(scenario.machine.costs.interrupt)),
            broken: Vec::new(),
            recent: VecDeque::with_capacity(RECENT + 1),
        }
    }

    /// What was broken and what led there, to print.
    pub fn story(&self) -> String {
        let facts = self.recent.iter().map(|(at_ns, fact)| format!("{at_ns} {fact:?}\n"));
        format!("{:#?}\nafter\n{}", self.broken, facts.collect::<String>())
    }

    /// Time that each task ran, ns.
    pub fn runtimes_ns(&self) -> Vec<Ns> {
        self.tasks.iter().map(|task| task.runtime_ns).collect()
    }

    /// Closes the history.
    pub fn finish(&mut self, end_ns: Ns) {
        self.advance(end_ns);
        for task in &mut self.tasks {
            if let Is::Running(_) = task.is {
                task.runtime_ns += end_ns.saturating_sub(task.since_ns);
            }
        }
        for number in 0..self.cpus.len() {
            self.close(number, end_ns);
            let Cpu { busy_ns, idle_ns, .. } = self.cpus[number];
            if busy_ns + idle_ns != end_ns {
                let how = format!("cpu{number}: {busy_ns} busy + {idle_ns} idle of {end_ns} ns");
                self.breaks(Law::TimeIsConserved, how);
            }
        }
        let busy_ns: Ns = self.cpus.iter().map(|cpu| cpu.busy_ns).sum();
        let run_ns: Ns = self.tasks.iter().map(|task| task.runtime_ns).sum();
        if busy_ns != run_ns {
            self.breaks(Law::TimeIsConserved, format!("CPUs {busy_ns} ns, tasks {run_ns} ns"));
        }
    }

    fn breaks(&mut self, law: Law, how: String) {
        if self.broken.len() < BROKEN_MAX {
            self.broken.push(Broken { law, at_ns: self.now_ns, how });
        }
    }

    /// Time passes: what is idle over its own queue has been so until now.
    fn advance(&mut self, at_ns: Ns) {
        if at_ns < self.now_ns {
            self.breaks(Law::TimeRunsForward, format!("a fact of {at_ns} ns"));
            return;
        }
        if at_ns == self.now_ns {
            return;
        }
        for number in 0..self.cpus.len() {
            let cpu = &mut self.cpus[number];
            if cpu.runs.is_some() || cpu.waiting == 0 {
                cpu.starving_since_ns = None;
                continue;
            }
            let since_ns = *cpu.starving_since_ns.get_or_insert(self.now_ns);
            if at_ns - since_ns > self.served_in_ns {
                let waiting = cpu.waiting;
                let how = format!("cpu{number} idle over {waiting} from {since_ns} to {at_ns} ns");
                cpu.starving_since_ns = Some(at_ns);
                self.breaks(Law::NoIdleOverOwnQueue, how);
            }
        }
        self.now_ns = at_ns;
    }

    fn close(&mut self, number: usize, at_ns: Ns) {
        let cpu = &mut self.cpus[number];
        let passed_ns = at_ns.saturating_sub(cpu.since_ns);
        match cpu.runs {
            Some(_) => cpu.busy_ns += passed_ns,
            None => cpu.idle_ns += passed_ns,
        }
        cpu.since_ns = at_ns;
    }

    fn goes(&mut self, cpu: CpuId, task: TaskId, leaves: Leaves) {
        let now_ns = self.now_ns;
        let state = &mut self.tasks[task.index()];
        if state.is != Is::Running(cpu) {
            let how = format!("{task:?} leaves {cpu:?} but is {:?}", state.is);
            return self.breaks(Law::SwitchesAreAChain, how);
        }
        state.runtime_ns += now_ns - state.since_ns;
        state.is = match leaves {
            Leaves::Runnable => Is::Waiting(cpu),
            Leaves::Asleep => Is::Asleep,
            Leaves::Dead => Is::Absent,
        };
        self.cpus[cpu.index()].waiting += usize::from(leaves == Leaves::Runnable);
    }

    fn comes(&mut self, cpu: CpuId, task: TaskId) {
        let state = &self.tasks[task.index()];
        let (is, allowed) = (state.is, state.allowed.as_ref());
        if allowed.is_some_and(|allowed| !allowed.contains(&cpu)) {
            let how = format!("{task:?} on {cpu:?}, allowed are {allowed:?}");
            self.breaks(Law::AffinityIsKept, how);
        }
        match is {
            Is::Waiting(queued) => {
                self.cpus[queued.index()].waiting -= 1;
                if queued != cpu {
                    let how = format!("{task:?} runs on {cpu:?} but is queued on {queued:?}");
                    self.breaks(Law::RunsWhereItIsQueued, how);
                }
            }
            Is::Running(other) => {
                self.breaks(Law::OneCpuAtATime, format!("{task:?} on {other:?} and {cpu:?}"));
            }
            Is::Asleep | Is::Absent => {
                self.breaks(Law::SleepersDoNotRun, format!("{task:?} is {is:?}, on {cpu:?}"));
            }
        }
        let state = &mut self.tasks[task.index()];
        (state.is, state.since_ns) = (Is::Running(cpu), self.now_ns);
    }

    fn switch(&mut self, cpu: CpuId, prev: Option<TaskId>, leaves: Leaves, next: Option<TaskId>) {
        let runs = self.cpus[cpu.index()].runs;
        if runs != prev {
            let how = format!("{cpu:?} runs {runs:?}, {prev:?} is switched out");
            self.breaks(Law::SwitchesAreAChain, how);
        }
        self.close(cpu.index(), self.now_ns);
        if let Some(prev) = prev {
            self.goes(cpu, prev, leaves);
        }
        if let Some(next) = next {
            self.comes(cpu, next);
        }
        self.cpus[cpu.index()].runs = next;
    }

    /// Woken before it left its CPU, a task just goes on.
    fn wakes(&mut self, task: TaskId, target: CpuId) {
        let state = &mut self.tasks[task.index()];
        if let Is::Asleep | Is::Absent = state.is {
            state.is = Is::Waiting(target);
            self.cpus[target.index()].waiting += 1;
        }
    }

    fn migrates(&mut self, task: TaskId, to: CpuId) {
        let allowed = self.tasks[task.index()].allowed.as_ref();
        if allowed.is_some_and(|allowed| !allowed.contains(&to)) {
            let how = format!("{task:?} moves to {to:?}, allowed are {allowed:?}");
            self.breaks(Law::AffinityIsKept, how);
        }
        match self.tasks[task.index()].is {
            Is::Waiting(from) => {
                self.tasks[task.index()].is = Is::Waiting(to);
                self.cpus[from.index()].waiting -= 1;
                self.cpus[to.index()].waiting += 1;
            }
            Is::Running(cpu) => {
                self.breaks(Law::OneCpuAtATime, format!("{task:?} leaves {cpu:?} while running"));
            }
            Is::Asleep | Is::Absent => {}
        }
    }
}

impl Recorder for Checker {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if self.broken.is_empty() {
            self.recent.push_back((at_ns, fact));
            self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        }
        self.advance(at_ns);
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                self.switch(cpu, prev, prev_leaves, next);
            }
            Fact::Waking { task, target, .. } | Fact::WakeupNew { task, target, .. } => {
                self.wakes(task, target);
            }
            Fact::Migrate { task, to, .. } => self.migrates(task, to),
            _ => {}
        }
    }
}
