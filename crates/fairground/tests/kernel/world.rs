//! A measured configuration as a scenario on the machine that it was measured on.
//!
//! The simulated clock is that of the tick's handler: on the real machine it runs `TICK_NS` after
//! the tick expires. So T0, which the tasks know by the real clock, comes `TICK_NS` earlier after a
//! simulated tick. Sleeps end `ENTRY_NS` late: of two timers that expire together, the tick's is
//! served first (golden traces: a wake-up that falls on a tick comes 15 to 25 µs late, others
//! 11 µs). The values are those of `machines/vm-6.18.toml`.

use super::config::{Kind, Task};
use super::foreign::Visit;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::sim::scenario::{Costs, GroupSpec, Machine, Scenario};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    Program, SchedPolicy, Step, TaskSpec, TimerMode, TimerRef, Workload,
};
use fairground::workload::draw::Draw;

/// From a timer's expiry to its handler: wake-ups in the golden traces come a median 11 µs late.
pub const ENTRY_NS: Ns = 11_000;
/// From the handler to the switch: in the golden traces switches come 8.8 µs after a wake-up (5 %
/// within 7, 95 % within 10), and 19 µs after a tick's expiry, which is the same.
const INTERRUPT: Draw = Draw::Uniform { lo: 7_400, hi: 10_200 };
/// From a tick's expiry to its handler.
const TICK_NS: Ns = 10_000;
/// T0: 1 ms after the tenth tick, less the handler's delay.
pub const T0_NS: Ns = 41 * NS_PER_MS - TICK_NS;
/// In the golden traces a burst of 2000 µs has the CPU for 2002 to 2003 µs, one of 100 µs for 102
/// to 103.
pub const SWITCH_NS: Ns = 2_500;

/// At throttling each task is switched in for 16 to 30 µs to leave (`NOTES.md`, 4).
const THROTTLE_NS: Ns = 23_000;

/// One run of a configuration.
pub struct Run<'a> {
    pub tasks: &'a [Task],
    pub groups: &'a [(String, u64, bool)],
    pub duration_us: u64,
    /// When each task wakes for the first time, by the real clock since T0, µs.
    pub starts_us: Vec<u64>,
    /// What came by from outside.
    pub foreign: Vec<Visit>,
    /// Long visits on a tick had been waiting for it.
    pub patience: bool,
    pub seed: u64,
}

impl Run<'_> {
    pub fn scenario(&self) -> Scenario {
        let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 2, threads: 1 };
        let mut groups = vec![GroupSpec::root(), group("/h3top", 0, 65_536, false)];
        for (name, shares, idle) in self.groups {
            groups.push(group(&format!("/h3top/{name}"), 1, *shares, *idle));
        }
        Scenario {
            machine: Machine {
                name: "vm-6.18".into(),
                topology: Topology::regular(shape, false).unwrap(),
                costs: Costs {
                    context_switch_ns: SWITCH_NS,
                    tick_ns: 0,
                    ipi_ns: 1_000,
                    throttle_ns: THROTTLE_NS,
                    interrupt: INTERRUPT,
                },
                noise: Vec::new(),
                timer_slack_ns: ENTRY_NS,
                // The ticks of both CPUs expire together, by the measurements' own account.
                tick_skew_ns: 0,
                smt: Default::default(),
                power: None,
                hypervisor: None,
            },
            kernel: Kernel::profile("6.18").unwrap(),
            groups,
            writes: vec![],
            workload: self.workload(),
            seed: self.seed,
            duration_ns: T0_NS + self.duration_us * NS_PER_US,
        }
    }

    fn workload(&self) -> Workload {
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
            let group = self.groups.iter().position(|(name, ..)| *name == task.group).unwrap_or(0);
            let spec = TaskSpec {
                name: format!("task{row}"),
                program: 0,
                policy,
                nice: task.nice,
                slice_ns: task.slice_ns,
                affinity: None,
                group: GroupId(2 + group as u32),
                start_ns: T0_NS + start_us * NS_PER_US,
                born_on: Some(cpus[0]),
            };
            add(&mut workload, spec, cpus, program(task.kind, self.starts_us[row]));
        }
        self.add_foreign(&mut workload);
        workload
    }

    /// Tasks of the root group that came by when they did, as long as they ran.
    fn add_foreign(&self, workload: &mut Workload) {
        let (patient, prompt): (Vec<Visit>, _) =
            self.foreign.iter().partition(|visit| self.patience && is_patient(visit));
        // In the traces most visits preempt at once: they have lag from before. Here weight and
        // slice bring them first. Long ones that came in at a tick had waited for it, and what they
        // then owe keeps them on the root queue, delayed: each tick makes the group choose again.
        add_visits(workload, "prompt", (-20, 100_000), &prompt);
        let early = |(woken_us, run_us)| (woken_us - PATIENCE_US, run_us);
        let patient: Vec<Visit> = patient.into_iter().map(early).collect();
        add_visits(workload, "patient", (0, 0), &patient);
    }
}

/// A visit that has waited so long before the tick that lets it in.
const PATIENCE_US: u64 = 2_000;

/// Long, and in from a tick on.
fn is_patient(&(woken_us, run_us): &Visit) -> bool {
    let since_tick_us = (woken_us + 1_000) % 4_000;
    run_us > 60 && since_tick_us < 60 && woken_us > PATIENCE_US
}

fn add_visits(workload: &mut Workload, name: &str, (nice, slice_ns): (i8, Ns), visits: &[Visit]) {
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
        name: name.into(),
        program: 0,
        policy: SchedPolicy::Normal,
        nice,
        slice_ns,
        affinity: None,
        group: GroupId(0),
        start_ns: T0_NS - LEAD_NS,
        born_on: Some(CpuId(1)),
    };
    add(workload, spec, vec![CpuId(1)], steps);
}

fn group(path: &str, parent: u32, shares: u64, idle: bool) -> GroupSpec {
    GroupSpec { path: path.into(), parent: GroupId(parent), shares, idle, ..GroupSpec::root() }
}

fn add(workload: &mut Workload, mut spec: TaskSpec, cpus: Vec<CpuId>, steps: Vec<Step>) {
    workload.programs.push(Program { steps, counters: 1, own_timers: 1 });
    workload.affinities.push(cpus);
    spec.program = workload.programs.len() - 1;
    spec.affinity = Some(workload.affinities.len() - 1);
    workload.tasks.push(spec);
}

/// The tasks measured their work with the clock, so `run_us` is work.
fn program(kind: Kind, start_us: u64) -> Vec<Step> {
    let run = |us: u64| Step::Run(Draw::Fixed(us * NS_PER_US));
    match kind {
        Kind::Hog => vec![Step::Run(Draw::Fixed(1 << 50)), repeat(0)],
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
    }
}

fn timer(period_ns: Ns) -> Step {
    let (timer, mode) = (TimerRef::Own(0), TimerMode::Absolute);
    Step::Timer { timer, period: Draw::Fixed(period_ns), mode }
}

fn repeat(to: usize) -> Step {
    Step::Repeat { to, times: None, counter: 0 }
}
