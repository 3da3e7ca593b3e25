//! What a tool makes: tasks with their programs, and what they share, under the workload's name.

use crate::read::fault::{Fault, Read, Span};
use crate::read::followers::Follower;
use crate::read::library::Place;
use crate::read::limits::Quota;
use crate::read::machine::Messages;
use crate::read::traffic::Traffic;
use crate::read::workload::TASKS_MAX;
use fairground::units::{CpuId, GroupId, Id, NS_PER_MS, NS_PER_SEC, Ns, ProcessId};
use fairground::workload::behavior::{
    Arrivals, BarrierSpec, ChannelId, ChannelSpec, GoalId, GoalSpec, PipeId, PipeSpec, Program,
    ProgramId, SemaphoreSpec, SourceSpec, SpanId, SpanSpec, SpinLockId, Step, TaskSpec, Workload,
};
use fairground::workload::draw::Draw;

/// The most steps of one program, and the most requests that may wait.
pub(super) const STEPS_MAX: u64 = 1_000_000;

/// When a workload without an end begins to count, ns after its start.
const WARM_UP_NS: Ns = 20 * NS_PER_MS;

/// One workload of a scenario while its tool makes it.
pub(super) struct Making<'m> {
    /// What every name begins with.
    pub name: String,
    /// Where it is written.
    pub span: Span,
    /// CPUs of the machine.
    pub cpus: usize,
    /// Memory of its container, MB, if a JVM in it collects with one thread for having so little.
    pub serial_mb: Option<u64>,
    /// CPUs of the group's cpuset, if it has one.
    pub usable: Option<usize>,
    /// The tightest CPU limit of the group and those above it.
    pub limit: Option<Quota>,
    /// Whose limit that is.
    pub limited_by: Option<GroupId>,
    /// Threads that follow it.
    pub followers: &'m mut Vec<Follower>,
    /// The scenario's file: files that a command names lie beside it.
    pub place: &'m Place,
    /// What its tasks have in common.
    pub common: TaskSpec,
    /// What messages cost on the machine.
    pub messages: Messages,
    /// True if the scenario gives the CPUs.
    pub cpus_given: bool,
    /// When the tool ends, ns; None if it does not, or if its tasks end on their own.
    pub ends_ns: Option<Ns>,
    /// How many times the requests that its command says.
    pub traffic: &'m mut Traffic,
    pub out: &'m mut Workload,
}

/// Goes back to the first step for ever, or runs `times` times in all.
pub(super) fn repeated(mut steps: Vec<Step>, times: Option<u32>) -> Program {
    if times != Some(1) {
        steps.push(Step::Repeat { to: 0, times, counter: 0 });
    }
    Program { steps, counters: 1, own_timers: 1, ..Program::default() }
}

/// A loop that never ends.
pub(super) fn forever(steps: Vec<Step>) -> Program {
    repeated(steps, None)
}

impl Making<'_> {
    /// Tasks that follow are threads of a process of their own.
    pub fn process(&mut self, role: &str) {
        let name = self.named(role);
        self.out.processes.push(name);
        self.common.process = Some(ProcessId::from_index(self.out.processes.len() - 1));
    }

    /// Each task that follows is a process, not a thread.
    pub fn forks(&mut self) {
        self.common.process = None;
    }

    fn named(&self, what: &str) -> String {
        format!("{}/{what}", self.name)
    }

    /// CPUs that a runtime sees (`sched_getaffinity`).
    pub fn cpus_seen(&self) -> u64 {
        self.usable.unwrap_or(self.cpus) as u64
    }

    /// CPUs as a runtime counts them that reads its group's limit and rounds it up.
    pub fn cpus_rounded_up(&self) -> u64 {
        let cpus = self.cpus_seen();
        self.limit.map_or(cpus, |limit| limit.quota_ns.div_ceil(limit.period_ns).min(cpus))
    }

    /// The same rounded down, but at least 1.
    pub fn cpus_rounded_down(&self) -> u64 {
        let cpus = self.cpus_seen();
        self.limit.map_or(cpus, |limit| (limit.quota_ns / limit.period_ns).clamp(1, cpus))
    }

    /// So many of something were made of the limit, or of the machine's CPUs.
    pub fn follows(&mut self, what: &'static str, count: u64, rereads: bool) {
        // A tool's own --limit is nobody's.
        if self.limit.is_some() && self.limited_by.is_none() {
            return;
        }
        let cpus_ns = |period_ns| self.cpus_seen().saturating_mul(period_ns);
        let is_tight = |limit: &Quota| limit.quota_ns < cpus_ns(limit.period_ns);
        let limited_by = self.limit.filter(is_tight).and(self.limited_by);
        let (of, group) = (self.name.clone(), self.common.group);
        self.followers.push(Follower { of, what, count, limited_by, group, rereads });
    }

    /// The tool ends after this time.
    pub fn ends_after(&mut self, length_ns: Ns) {
        self.ends_ns = Some(self.common.start_ns + length_ns);
    }

    /// The same, in seconds, where 0 is for ever.
    pub fn ends_after_seconds(&mut self, seconds: u64) {
        if seconds > 0 {
            self.ends_after(seconds * NS_PER_SEC);
        }
    }

    pub fn program(&mut self, program: Program) -> ProgramId {
        self.out.programs.push(program);
        self.out.programs.len() - 1
    }

    /// One task, `NAME/ROLE`.
    pub fn task(&mut self, role: &str, program: ProgramId) -> Read<&mut TaskSpec> {
        if self.out.tasks.len() >= TASKS_MAX {
            let title = format!("the workload has more than {TASKS_MAX} tasks");
            return Err(Fault::at(self.span, title).accepts(format!("at most {TASKS_MAX} tasks")));
        }
        let name = self.named(role);
        self.out.tasks.push(TaskSpec { name, program, ..self.common.clone() });
        Ok(self.out.tasks.last_mut().expect("it was pushed"))
    }

    /// Several tasks of one program, `NAME/ROLE-1`, `NAME/ROLE-2`, …
    pub fn tasks(&mut self, role: &str, program: ProgramId, count: u64) -> Read<()> {
        (1..=count).try_for_each(|number| self.task(&format!("{role}-{number}"), program).map(drop))
    }

    /// Processes of so many threads each, `NAME/process-1-1` and so on, one program for each
    /// process. One thread of each comes first, then the second of each: who has waited longest for
    /// a request gets it, so in another order the first requests would all go to one process.
    pub fn processes(&mut self, programs: &[ProgramId], threads: u64) -> Read<()> {
        let mut processes = Vec::with_capacity(programs.len());
        for number in 1..=programs.len() {
            self.process(&format!("process-{number}"));
            processes.push(self.common.process);
        }
        for thread in 1..=threads {
            for (at, (program, process)) in programs.iter().zip(&processes).enumerate() {
                self.common.process = *process;
                self.task(&format!("process-{}-{thread}", at + 1), *program)?;
            }
        }
        Ok(())
    }

    /// CPUs that tasks may be pinned to.
    pub fn pin(&mut self, cpus: Vec<CpuId>) -> usize {
        let known = self.out.affinities.iter().position(|list| *list == cpus);
        known.unwrap_or_else(|| {
            self.out.affinities.push(cpus);
            self.out.affinities.len() - 1
        })
    }

    /// A spin lock for each CPU of the machine: the first one; the others follow.
    pub fn spin_lock_of_each_cpu(&mut self) -> SpinLockId {
        let first = self.out.spin_locks.len();
        let names = (0..self.cpus).map(|cpu| format!("{}/lock-{cpu}", self.name));
        self.out.spin_locks.extend(names);
        first
    }

    /// Something to measure: `NAME/WHAT`.
    pub fn span(&mut self, what: &str) -> SpanId {
        self.span_less(what, 0, 0)
    }

    /// Something to measure, less what it takes at least.
    pub fn span_less(&mut self, what: &str, minus_ns: Ns, floor_ns: Ns) -> SpanId {
        let name = self.named(what);
        self.out.spans.push(SpanSpec { name, minus_ns, floor_ns });
        self.out.spans.len() - 1
    }

    pub fn channel(&mut self, what: &str, span: SpanId, backlog_max: u32) -> ChannelId {
        let name = self.named(what);
        self.out.channels.push(ChannelSpec { name, span, backlog_max });
        self.out.channels.len() - 1
    }

    /// Requests from outside: `NAME/WHAT`.
    pub fn source(&mut self, what: &str, channel: ChannelId, arrivals: Arrivals, parts: u32) {
        let (name, start_ns) = (self.named(what), self.common.start_ns);
        self.out.sources.push(SourceSpec { name, channel, arrivals, parts, start_ns });
    }

    /// A pipe or socket: `NAME/WHAT`.
    pub fn pipe(&mut self, what: &str, make: impl Fn(String) -> PipeSpec) -> PipeId {
        let name = self.named(what);
        self.out.pipes.push(make(name));
        self.out.pipes.len() - 1
    }

    /// What is counted: so many of `unit` in all, or as many as come.
    pub fn goal(&mut self, unit: &str, total: Option<u64>) -> GoalId {
        let (name, unit) = (self.name.clone(), unit.to_owned());
        self.out.goals.push(GoalSpec { name, unit, total });
        self.out.goals.len() - 1
    }

    /// Goals start when the workload has run for a little while, by a task that does nothing else:
    /// while all tasks are new, they wait for each other's first turns.
    pub fn starts_warm(&mut self, goals: &[GoalId]) -> Read<()> {
        let mut steps = vec![sleep(WARM_UP_NS)];
        steps.extend(goals.iter().map(|&goal| Step::Start(goal)));
        let program = self.program(Program { steps, ..Program::default() });
        self.task("clock", program)?.process = None;
        Ok(())
    }

    /// The machine may not enter idle states that take longer to leave.
    pub fn allows_exit_ns(&mut self, exit_ns: Ns) {
        let before_ns = self.out.pm_qos_ns.unwrap_or(Ns::MAX);
        self.out.pm_qos_ns = Some(before_ns.min(exit_ns));
    }

    pub fn mutex(&mut self, what: &str) -> usize {
        self.out.mutexes.push(self.named(what));
        self.out.mutexes.len() - 1
    }

    pub fn semaphore(&mut self, what: &str, value: u32) -> usize {
        self.add_semaphore(what, value, false)
    }

    /// A semaphore whose waiters get it in their order.
    pub fn queue_for(&mut self, what: &str, value: u32) -> usize {
        self.add_semaphore(what, value, true)
    }

    fn add_semaphore(&mut self, what: &str, value: u32, handover: bool) -> usize {
        self.out.semaphores.push(SemaphoreSpec { name: self.named(what), value, handover });
        self.out.semaphores.len() - 1
    }

    pub fn condition(&mut self, what: &str) -> usize {
        self.out.conditions.push(self.named(what));
        self.out.conditions.len() - 1
    }

    pub fn barrier(&mut self, what: &str, users: u32) -> usize {
        self.out.barriers.push(BarrierSpec { name: self.named(what), users });
        self.out.barriers.len() - 1
    }
}

/// A fixed amount of work.
pub(super) fn run(work_ns: Ns) -> Step {
    Step::Run(Draw::Fixed(work_ns))
}

/// A fixed sleep.
pub(super) fn sleep(length_ns: Ns) -> Step {
    Step::Sleep(Draw::Fixed(length_ns))
}

/// Tasks of the root group, where nothing limits them.
pub(super) const ROOT: GroupId = GroupId(0);
