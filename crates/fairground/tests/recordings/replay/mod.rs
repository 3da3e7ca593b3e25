//! Recordings of real kernels, as scenarios: the same tasks at the same phase of the tick.

mod limits;
pub mod score;

use crate::guest;
use fairground::policy::Kernel;
use fairground::record::stats::Stats;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::{labels, simulate};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns, TaskId};
use fairground::workload::behavior::{
    DeadlineSpec, Program, SchedPolicy, Step, TaskSpec, TimerMode, TimerRef, UNCLAMPED, Workload,
};
use fairground::workload::draw::Draw;
pub use limits::{GroupSeen, Interval};
use serde_json::Value;

/// One experiment on one kernel, recorded at twenty phases of the tick.
pub struct Recording {
    pub json: Value,
}

/// What a task did in one run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub runtime_ns: f64,
    pub switches: f64,
    pub delay_ns_sum: f64,
    pub delay_ns_max: f64,
    pub migrations: f64,
}

/// What one replay showed.
pub struct Replay {
    pub tasks: Vec<Seen>,
    /// Switches on the CPU that recordings of one CPU are about.
    pub switches: Vec<Switch>,
    /// By group of the recording; empty without limits.
    pub groups: Vec<GroupSeen>,
}

/// One switch: when, and the task (None for idle or others).
pub type Switch = (Ns, Option<usize>);

impl Recording {
    /// The recording of that name.
    pub fn load(name: &str) -> Recording {
        Recording { json: guest::load(".", name) }
    }

    pub fn runs(&self) -> &[Value] {
        self.json["runs"].as_array().expect("runs")
    }

    pub fn cpus(&self) -> u64 {
        self.json["cpus"].as_u64().unwrap()
    }

    pub fn is_pinned(&self) -> bool {
        self.tasks().iter().all(|task| task["cpus"].as_array().unwrap().len() == 1)
    }

    /// Deadline tasks can't be bound in fairground (EPERM; the recording had no admission control),
    /// so a recording of one CPU is replayed on a machine of one.
    fn is_alone(&self) -> bool {
        self.is_pinned() && self.tasks().iter().any(|task| task["policy"] == "deadline")
    }

    /// The CPU that recordings of one CPU are about.
    fn watched(&self) -> CpuId {
        CpuId(u32::from(!self.is_alone()))
    }

    fn tasks(&self) -> &[Value] {
        self.json["tasks"].as_array().unwrap()
    }

    pub fn task_names(&self) -> Vec<String> {
        self.tasks().iter().map(|task| task["name"].as_str().unwrap().to_string()).collect()
    }

    pub fn duration_ns(&self) -> Ns {
        self.json["duration_ns"].as_u64().unwrap()
    }

    /// What the kernel's task did in a run.
    pub fn recorded(&self, run: usize, task: usize) -> Seen {
        let seen = &self.runs()[run]["tasks"][task];
        let number = |key: &str| seen[key].as_f64().unwrap_or(0.0);
        Seen {
            runtime_ns: number("runtime_ns"),
            switches: number("switches"),
            delay_ns_sum: number("delay_sum_ns"),
            delay_ns_max: number("delay_max_ns"),
            migrations: number("migrations"),
        }
    }

    /// The kernel's first switches in a run.
    pub fn sequence(&self, run: usize) -> Vec<Switch> {
        let entries = self.runs()[run]["switch_sequence"].as_array();
        let entry = |pair: &Value| {
            (pair[0].as_u64().unwrap_or(0), usize::try_from(pair[1].as_i64().unwrap()).ok())
        };
        entries.map(|all| all.iter().map(entry).collect()).unwrap_or_default()
    }

    /// The same run in fairground.
    pub fn replay(&self, run: usize, kernel: Option<&str>) -> Replay {
        // One tick passes before the tasks start, so that the phase can be any.
        let t0_ns = 10 * 4 * NS_PER_MS + self.runs()[run]["offset_ns"].as_u64().unwrap();
        let scenario = self.scenario(run, t0_ns, kernel);
        let tasks = self.tasks().len();
        let cpus = scenario.machine.topology.len();
        let rows = labels(&scenario).len();
        let throttles = limits::Throttles::new(t0_ns);
        let sequence = Sequence { t0_ns, cpu: self.watched(), switches: Vec::new() };
        let mut recorders = (Stats::new(rows, cpus), (sequence, throttles));
        let outcome = simulate(&scenario, &mut recorders).expect("a recording can be run");
        recorders.0.finish(outcome.ended_ns);
        let seen = (0..tasks).map(|row| {
            let task = &recorders.0.tasks[TaskId(row as u32)];
            // A recording counts a wait that the end cuts off; such a task always runs or waits.
            let alive_ns = self.duration_ns() - self.tasks()[row]["start_ns"].as_u64().unwrap();
            let is_hungry = matches!(self.tasks()[row]["kind"].as_str(), Some("hog" | "yielder"));
            let delay_ns = if is_hungry { alive_ns - task.runtime_ns } else { task.delay_ns_sum };
            Seen {
                runtime_ns: task.runtime_ns as f64,
                switches: task.switches as f64,
                delay_ns_sum: delay_ns as f64,
                delay_ns_max: task.delay_ns_max as f64,
                migrations: task.migrations as f64,
            }
        });
        let groups = self.groups_seen(&scenario, &outcome, &recorders.1.1);
        Replay { tasks: seen.collect(), switches: recorders.1.0.switches, groups }
    }

    pub fn scenario(&self, run: usize, t0_ns: Ns, kernel: Option<&str>) -> Scenario {
        let profile = kernel.unwrap_or(guest::profile(self.json["profile"].as_str().unwrap()));
        let noise = if self.is_pinned() {
            Vec::new()
        } else {
            vec![guest::kworkers(self.runs(), self.cpus(), self.duration_ns())]
        };
        let shape = self.json["topology"].as_str().unwrap();
        let shape = if self.is_alone() { "pack:1 l3:1 core:1 pu:1" } else { shape };
        let machine = guest::machine(shape, noise);
        let groups = self.groups(run, t0_ns);
        Scenario {
            machine,
            kernel: Kernel::profile(profile).unwrap(),
            workload: self.workload(run, t0_ns, &groups),
            writes: self.writes(t0_ns, &groups),
            groups,
            seed: t0_ns,
            duration_ns: t0_ns + self.duration_ns(),
            until: fairground::sim::scenario::Until::End,
        }
    }

    fn groups(&self, run: usize, t0_ns: Ns) -> Vec<GroupSpec> {
        let mut groups = vec![GroupSpec::root()];
        let mut specs: Vec<&Value> = self.json["groups"].as_array().unwrap().iter().collect();
        specs.sort_by_key(|spec| spec["path"].as_str().unwrap().matches('/').count());
        for spec in specs {
            let path = spec["path"].as_str().unwrap().to_string();
            let above = &path[..path.rfind('/').unwrap()];
            let parent = groups.iter().position(|group| group.path == above).unwrap_or(0);
            let weight = spec["cpu.weight"].as_u64().unwrap_or(100);
            groups.push(GroupSpec {
                parent: GroupId(parent as u32),
                shares: (weight * 1024 + 50) / 100,
                idle: spec["cpu.idle"].as_u64() == Some(1),
                limit: limits::limit(spec),
                uclamp: UNCLAMPED,
                timer_phase_ns: self.timer_phase_ns(run, t0_ns, &path),
                path,
            });
        }
        groups
    }

    fn workload(&self, run: usize, t0_ns: Ns, groups: &[GroupSpec]) -> Workload {
        let mut workload = Workload::default();
        for task in self.tasks() {
            let number = |key: &str| task[key].as_u64().unwrap_or(0);
            let cpus: Vec<CpuId> = match self.is_alone() {
                true => vec![self.watched()],
                false => task["cpus"].as_array().unwrap().iter().map(cpu).collect(),
            };
            let born_on = if self.is_alone() { self.watched() } else { cpu(&task["prev_cpu"]) };
            let policy = policy(task);
            let bound = !matches!(policy, SchedPolicy::Deadline(_));
            // The guest's burner reads its CPU clock every 2.5 µs and stops this much late: its
            // own cost, read off the recordings of one sleeper alone with a hog on 6.1.
            let late_ns = if self.cpus() == 8 { 10_500 } else { 7_400 };
            let work = Draw::Fixed(number("run_ns") + late_ns);
            let run = Step::RunOnClock { work, every_ns: 2_500 };
            let repeat = Step::Repeat { to: 0, times: None, counter: 0 };
            let steps = match task["kind"].as_str().unwrap() {
                "hog" => vec![Step::Run(Draw::Fixed(1 << 50)), repeat],
                "periodic" => [vec![run], self.wait(number("period_ns")), vec![repeat]].concat(),
                "yielder" => vec![run, Step::Yield, repeat],
                _ => vec![run, Step::Sleep(Draw::Fixed(number("sleep_ns"))), repeat],
            };
            workload.programs.push(Program {
                steps,
                counters: 1,
                own_timers: 2,
                ..Program::default()
            });
            workload.affinities.push(cpus.clone());
            workload.tasks.push(TaskSpec {
                policy,
                nice: task["nice"].as_i64().unwrap() as i8,
                slice_ns: number("slice_ns"),
                affinity: bound.then(|| workload.affinities.len() - 1),
                group: GroupId(
                    groups.iter().position(|g| g.path == task["group"].as_str().unwrap()).unwrap()
                        as u32,
                ),
                start_ns: t0_ns + number("start_ns"),
                born_on: Some(born_on),
                ..TaskSpec::new(task["name"].as_str().unwrap(), workload.programs.len() - 1)
            });
        }
        self.add_foreign(run, t0_ns, &mut workload);
        workload
    }

    /// Until the next period by `clock_nanosleep`, which a task that is late for it calls too.
    fn wait(&self, period_ns: Ns) -> Vec<Step> {
        let wait = timer(0, period_ns, TimerMode::Absolute);
        if self.cpus() == 8 {
            // The virtual CPUs take turns there: mostly a timer that is past fires before the task
            // has left its CPU, and it goes on.
            return vec![wait];
        }
        /// From the sleep to the wake-up, if the timer is past.
        const LATE_NS: Ns = 2 * NS_PER_US;
        // Those who have waited are beyond this much after their run.
        let since_run = |length_ns| timer(1, length_ns, TimerMode::Relative);
        vec![since_run(0), wait, since_run(LATE_NS)]
    }

    /// The kernel's own tasks that came by: woken when they were, as long as they ran.
    fn add_foreign(&self, run: usize, t0_ns: Ns, workload: &mut Workload) {
        let Some(events) = self.runs()[run]["foreign"]["events"].as_array() else { return };
        /// It is asleep, waiting for its first event, well before the others start.
        const LEAD_NS: Ns = 20 * NS_PER_MS;
        let mut steps = Vec::new();
        let mut last_ns = 0;
        for event in events {
            // The stopper is of a class of its own.
            if event[3].as_str().unwrap().starts_with("migration/") {
                continue;
            }
            let [woken_ns, from_ns, to_ns] = [0, 1, 2].map(|at| event[at].as_u64().unwrap_or(0));
            let woken_ns = woken_ns + LEAD_NS;
            let period_ns = woken_ns.saturating_sub(last_ns);
            steps.push(timer(0, period_ns, TimerMode::Absolute));
            steps.push(Step::Run(Draw::Fixed(to_ns - from_ns)));
            last_ns = woken_ns;
        }
        if steps.is_empty() {
            return;
        }
        workload.programs.push(Program { steps, own_timers: 1, ..Program::default() });
        workload.affinities.push(vec![self.watched()]);
        workload.tasks.push(TaskSpec {
            affinity: Some(workload.affinities.len() - 1),
            start_ns: t0_ns - LEAD_NS,
            born_on: Some(self.watched()),
            ..TaskSpec::new("foreign", workload.programs.len() - 1)
        });
    }
}

/// A sleep on one of the task's own timers.
fn timer(own: usize, period_ns: Ns, mode: TimerMode) -> Step {
    Step::Timer { timer: TimerRef::Own(own), period: Draw::Fixed(period_ns), mode }
}

fn cpu(value: &Value) -> CpuId {
    CpuId(value.as_u64().unwrap() as u32)
}

/// A task's policy with what belongs to it.
fn policy(task: &Value) -> SchedPolicy {
    let number = |key: &str| task[key].as_u64().expect("the recorder wrote it") as u32;
    match task["policy"].as_str().unwrap() {
        "batch" => SchedPolicy::Batch,
        "idle" => SchedPolicy::Idle,
        "fifo" => SchedPolicy::Fifo(number("priority") as u8),
        "rr" => SchedPolicy::RoundRobin(number("priority") as u8),
        "deadline" => SchedPolicy::Deadline(DeadlineSpec {
            runtime_ns: number("dl_runtime_ns"),
            deadline_ns: number("dl_deadline_ns"),
            period_ns: number("dl_period_ns"),
        }),
        _ => SchedPolicy::Normal,
    }
}

/// The switches of a CPU since `t0_ns`.
struct Sequence {
    t0_ns: Ns,
    cpu: CpuId,
    switches: Vec<Switch>,
}

impl Recorder for Sequence {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Switch { cpu, next, .. } = fact
            && cpu == self.cpu
        {
            let at_ns = at_ns.saturating_sub(self.t0_ns);
            self.switches.push((at_ns, next.map(|task| task.0 as usize)));
        }
    }
}
