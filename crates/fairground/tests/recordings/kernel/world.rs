//! A measured configuration as a scenario on the machine that it was measured on.
//!
//! Limited tasks prepared themselves in their group before T0, so that its queues held what an
//! empty queue keeps of a slice; they then slept until T0. When they prepared themselves is not
//! recorded; only the count of periods depends on it.
//!
//! The simulated clock is that of the tick's handler: on the real machine it runs `TICK_NS` after
//! the tick expires. So T0, which the tasks know by the real clock, comes `TICK_NS` earlier after a
//! simulated tick. Sleeps end `ENTRY_NS` late: of two timers that expire together, the tick's is
//! served first (golden traces: a wake-up that falls on a tick comes 15 to 25 µs late, others
//! 11 µs). The values are those of `machines/vm-6.18.toml`.

use super::config::{Group, Kind, Start, Task};
use super::foreign::Visit;
use fairground::model::limit::Limit;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::sim::scenario::{Costs, GroupSpec, Machine, Scenario};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    Program, SchedPolicy, Step, TaskSpec, TimerMode, TimerRef, UNCLAMPED, Workload,
};
use fairground::workload::draw::Draw;

/// From a timer's expiry to its handler: wake-ups in the golden traces come a median 11 µs late.
pub const ENTRY_NS: Ns = 11_000;
/// From the handler to the switch: in the golden traces switches come 8.8 µs after a wake-up (5 %
/// within 7, 95 % within 10), and 19 µs after a tick's expiry, which is the same.
const INTERRUPT: Draw = Draw::Uniform { lo: 7_400, hi: 10_200 };
/// From a tick's expiry to its handler.
const TICK_NS: Ns = 10_000;
/// Ticks before T0.
const TICKS: Ns = 10;
/// The same where tasks prepare themselves before T0.
const TICKS_LIMITED: Ns = 60;
const TICK_EVERY_NS: Ns = 4 * NS_PER_MS;
/// T0 after a tick, unless the experiment says otherwise.
const T0_AFTER_TICK_NS: Ns = NS_PER_MS;
/// Limited tasks prepare themselves so long before T0: two boundaries of a period of 100 ms, as
/// most counts of periods say.
const PREPARED_NS: Ns = 110 * NS_PER_MS;
const PREPARING_NS: Ns = 300 * NS_PER_US;
/// In the golden traces a burst of 2000 µs has the CPU for 2002 to 2003 µs, one of 100 µs for 102
/// to 103.
pub const SWITCH_NS: Ns = 2_500;

/// At throttling each task is switched in for 1 to 7 µs, mostly 2 to 5, to leave (golden traces);
/// 16 to 30 µs in traces taken with BPF.
pub const THROTTLE_NS: Ns = 4_000;

/// One run of a configuration.
pub struct Run<'a> {
    pub tasks: &'a [Task],
    pub groups: &'a [Group],
    /// How the measured run began, if it has limits.
    pub start: Option<&'a Start>,
    pub duration_us: u64,
    /// When each task wakes for the first time, by the real clock since T0, µs.
    pub starts_us: Vec<u64>,
    /// What came by from outside, by CPU.
    pub foreign: [Vec<Visit>; 2],
    /// Long visits on a tick had been waiting for it.
    pub patience: bool,
    pub seed: u64,
}

/// The group of an experiment's `row`-th group.
pub fn group_id(row: usize) -> GroupId {
    GroupId(2 + row as u32)
}

impl Run<'_> {
    pub fn t0_ns(&self) -> Ns {
        let (ticks, after_ns) = match self.start {
            Some(start) => (TICKS_LIMITED, start.after_tick_ns),
            None => (TICKS, T0_AFTER_TICK_NS),
        };
        ticks * TICK_EVERY_NS + after_ns - TICK_NS
    }

    pub fn t0_after_tick_ns(&self) -> Ns {
        self.start.map_or(T0_AFTER_TICK_NS, |start| start.after_tick_ns)
    }

    /// The row in `groups` that a task is in.
    pub fn group_of(&self, task: &Task) -> usize {
        self.groups.iter().position(|group| group.name == task.group).unwrap_or(0)
    }

    pub fn scenario(&self) -> Scenario {
        let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 2, threads: 1 };
        Scenario {
            machine: Machine {
                costs: Costs {
                    context_switch_ns: SWITCH_NS,
                    tick_ns: 0,
                    ipi_ns: 1_000,
                    throttle_ns: THROTTLE_NS,
                    interrupt: INTERRUPT,
                    ..Costs::default()
                },
                timer_slack_ns: ENTRY_NS,
                // The ticks of both CPUs expire together, by the measurements' own account.
                tick_skew_ns: 0,
                ..Machine::bare("vm-6.18", Topology::regular(shape, false).unwrap())
            },
            kernel: kernel(),
            groups: self.group_specs(),
            writes: vec![],
            workload: self.workload(),
            seed: self.seed,
            duration_ns: self.t0_ns() + self.duration_us * NS_PER_US,
            until: fairground::sim::scenario::Until::End,
        }
    }

    fn group_specs(&self) -> Vec<GroupSpec> {
        let top = GroupSpec { path: "/h3top".into(), shares: 65_536, ..GroupSpec::root() };
        let mut groups = vec![GroupSpec::root(), top];
        for (row, group) in self.groups.iter().enumerate() {
            groups.push(GroupSpec {
                path: format!("/h3top/{}", group.name),
                parent: GroupId(1),
                shares: group.shares,
                idle: group.idle,
                uclamp: UNCLAMPED,
                limit: group.limit,
                cpus: None,
                timer_phase_ns: self.start.and_then(|start| self.phase_ns(start, row)),
            });
        }
        groups
    }

    /// First time at which a group's timer is served.
    fn phase_ns(&self, start: &Start, row: usize) -> Option<Ns> {
        let Limit { period_ns, .. } = self.groups[row].limit;
        let served_ns = (self.t0_ns() + ENTRY_NS) as i64 + start.boundaries_ns[row]?;
        Some(served_ns as Ns % period_ns)
    }

    fn workload(&self) -> Workload {
        let t0_ns = self.t0_ns();
        let mut workload = Workload::default();
        for (row, task) in self.tasks.iter().enumerate() {
            let start_us = task.start_us + self.starts_us[row];
            let cpus: Vec<CpuId> =
                (0..2).filter(|cpu| task.cpus >> cpu & 1 == 1).map(CpuId).collect();
            let policy = match task.policy.as_str() {
                "batch" => SchedPolicy::Batch,
                "idle" => SchedPolicy::Idle,
                _ => SchedPolicy::Normal,
            };
            let prepared_ns = self.start.map(|_| t0_ns - PREPARED_NS + row as Ns * NS_PER_US);
            let spec = TaskSpec {
                policy,
                nice: task.nice,
                slice_ns: task.slice_ns,
                group: group_id(self.group_of(task)),
                start_ns: prepared_ns.unwrap_or(t0_ns + start_us * NS_PER_US),
                born_on: Some(cpus[0]),
                ..TaskSpec::new(format!("task{row}"), 0)
            };
            let steps = match prepared_ns {
                Some(from_ns) => prepared_program(&task.kind, start_us, t0_ns - from_ns),
                None => program(&task.kind, self.starts_us[row]),
            };
            add(&mut workload, spec, cpus, steps);
        }
        for cpu in [CpuId(1), CpuId(0)] {
            self.add_foreign(&mut workload, cpu);
        }
        workload
    }

    /// Tasks of the root group that came by when they did, as long as they ran.
    fn add_foreign(&self, workload: &mut Workload, cpu: CpuId) {
        let after_tick_us = self.t0_after_tick_ns() / NS_PER_US;
        let (patient, prompt): (Vec<Visit>, _) = self.foreign[cpu.0 as usize]
            .iter()
            .partition(|visit| self.patience && is_patient(visit, after_tick_us));
        let at = (cpu, self.t0_ns());
        // In the traces most visits preempt at once: they have lag from before. Here weight and
        // slice bring them first. Long ones that came in at a tick had waited for it, and what they
        // then owe keeps them on the root queue, delayed: each tick makes the group choose again.
        add_visits(workload, at, ("prompt", -20, 100_000), &prompt);
        let early = |(woken_us, run_us)| (woken_us - PATIENCE_US, run_us);
        let patient: Vec<Visit> = patient.into_iter().map(early).collect();
        add_visits(workload, at, ("patient", 0, 0), &patient);
    }
}

/// A visit that has waited so long before the tick that lets it in.
const PATIENCE_US: u64 = 2_000;

/// Long, and in from a tick on.
fn is_patient(&(woken_us, run_us): &Visit, after_tick_us: u64) -> bool {
    let since_tick_us = (woken_us + after_tick_us) % 4_000;
    run_us > 60 && since_tick_us < 60 && woken_us > PATIENCE_US
}

fn add_visits(
    workload: &mut Workload,
    (cpu, t0_ns): (CpuId, Ns),
    (name, nice, slice_ns): (&str, i8, Ns),
    visits: &[Visit],
) {
    /// Asleep and waiting for its first visit, well before the others start.
    const LEAD_NS: Ns = 20 * NS_PER_MS;
    let (mut steps, mut last_ns) = (Vec::new(), 0);
    for &(woken_us, run_us) in visits {
        let woken_ns = LEAD_NS + woken_us * NS_PER_US - ENTRY_NS;
        steps.push(timer(woken_ns.saturating_sub(last_ns)));
        steps.push(Step::Run(Draw::Fixed(run_us * NS_PER_US)));
        last_ns = woken_ns;
    }
    if steps.is_empty() {
        return;
    }
    let spec = TaskSpec {
        nice,
        slice_ns,
        start_ns: t0_ns - LEAD_NS,
        born_on: Some(cpu),
        ..TaskSpec::new(format!("{name}{}", cpu.0), 0)
    };
    add(workload, spec, vec![cpu], steps);
}

fn add(workload: &mut Workload, mut spec: TaskSpec, cpus: Vec<CpuId>, steps: Vec<Step>) {
    workload.programs.push(Program { steps, counters: 1, own_timers: 1, ..Program::default() });
    workload.affinities.push(cpus);
    spec.program = workload.programs.len() - 1;
    spec.affinity = Some(workload.affinities.len() - 1);
    workload.tasks.push(spec);
}

fn run(us: u64) -> Step {
    Step::Run(Draw::Fixed(us * NS_PER_US))
}

/// The tasks measured their work with the clock, so `run_us` is work.
fn program(kind: &Kind, start_us: u64) -> Vec<Step> {
    match *kind {
        Kind::Hog => vec![Step::Run(Draw::Fixed(1 << 50)), repeat(0)],
        Kind::Work { work_us } => vec![run(work_us)],
        Kind::Sleeper { run_us, sleep_us } => {
            vec![run(run_us), Step::Sleep(Draw::Fixed(sleep_us * NS_PER_US)), repeat(0)]
        }
        // The periods count from T0, not from the moment at which the task first woke.
        Kind::Periodic { run_us, period_us } => vec![
            run(run_us),
            timer((period_us - start_us) * NS_PER_US),
            run(run_us),
            timer(period_us * NS_PER_US),
            repeat(2),
        ],
        Kind::Requests(_) => unreachable!("requests come under limits"),
    }
}

/// The same for a task that was there `lead_ns` before T0.
fn prepared_program(kind: &Kind, start_us: u64, lead_ns: Ns) -> Vec<Step> {
    let mut steps = vec![Step::Run(Draw::Fixed(PREPARING_NS))];
    match kind {
        Kind::Hog | Kind::Work { .. } => {
            steps.push(timer(lead_ns + start_us * NS_PER_US - ENTRY_NS));
            steps.extend(program(kind, start_us).into_iter().map(|step| match step {
                Step::Repeat { .. } => repeat(2),
                step => step,
            }));
        }
        Kind::Periodic { run_us, period_us } => {
            steps.extend([timer(lead_ns), run(*run_us), timer(period_us * NS_PER_US), repeat(2)]);
        }
        Kind::Requests(requests) => {
            let mut last_us = 0;
            for &(arrival_us, run_us) in requests.iter() {
                let lead_ns = if steps.len() == 1 { lead_ns } else { 0 };
                steps.push(timer(lead_ns + (arrival_us - last_us) * NS_PER_US));
                steps.push(run(run_us));
                last_us = arrival_us;
            }
        }
        Kind::Sleeper { .. } => unreachable!("no sleepers under limits"),
    }
    steps
}

fn timer(period_ns: Ns) -> Step {
    let (timer, mode) = (TimerRef::Own(0), TimerMode::Absolute);
    Step::Timer { timer, period: Draw::Fixed(period_ns), mode }
}

fn repeat(to: usize) -> Step {
    Step::Repeat { to, times: None, counter: 0 }
}

/// The machine's kernel was built without kernel preemption, and the profile is lazy.
fn kernel() -> Kernel {
    let mut kernel = Kernel::profile("6.18").expect("a release");
    kernel.set("preemption", "none").expect("one of its answers");
    kernel
}
