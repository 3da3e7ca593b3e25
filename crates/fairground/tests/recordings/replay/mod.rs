//! Recordings of real kernels, as scenarios: the same tasks at the same phase of the tick.

pub mod figures;
mod limits;
pub mod score;
mod workload;

use crate::guest;
use fairground::policy::Kernel;
use fairground::record::stats::Stats;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::{labels, simulate};
use fairground::units::{CpuId, GroupId, NS_PER_MS, Ns, TaskId};
use fairground::workload::behavior::UNCLAMPED;
pub use limits::{GroupSeen, Interval, limit, shares};
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

    /// The release that was recorded.
    pub fn profile(&self) -> &str {
        self.json["profile"].as_str().expect("a release")
    }

    pub fn is_pinned(&self) -> bool {
        self.tasks().iter().all(|task| task["cpus"].as_array().unwrap().len() == 1)
    }

    /// What has only been asked has runs of which nothing is known.
    fn is_recorded(&self) -> bool {
        self.runs()[0].get("tasks").is_some()
    }

    /// Its runs have their turns: on one CPU, without limits.
    pub fn has_turns(&self) -> bool {
        self.is_pinned() && self.limited_groups().is_empty()
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
        // Ticks pass before the tasks start, so that the phase can be any.
        let ticks = self.runs()[run]["ticks"].as_u64().unwrap_or(10);
        let t0_ns = ticks * 4 * NS_PER_MS + self.runs()[run]["offset_ns"].as_u64().unwrap();
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
        let profile = kernel.unwrap_or(guest::profile(self.profile()));
        let noise = match (self.is_recorded(), self.is_pinned()) {
            (false, _) => vec![guest::usual_kworkers()],
            (true, true) => Vec::new(),
            (true, false) => vec![guest::kworkers(self.runs(), self.cpus(), self.duration_ns())],
        };
        let shape = self.json["topology"].as_str().unwrap();
        let shape = if self.is_alone() { "pack:1 l3:1 core:1 pu:1" } else { shape };
        let machine = guest::machine(shape, self.profile(), noise);
        let groups = self.groups(run, t0_ns);
        Scenario {
            machine,
            kernel: self.kernel(profile),
            workload: self.workload(run, t0_ns, &groups),
            writes: self.writes(t0_ns, &groups),
            groups,
            seed: t0_ns,
            duration_ns: t0_ns + self.duration_ns(),
            until: fairground::sim::scenario::Until::End,
        }
    }

    /// The kernel of a profile, with the features that the recording switched.
    fn kernel(&self, profile: &str) -> Kernel {
        let mut kernel = Kernel::profile(profile).unwrap();
        for feature in self.json["features"].as_array().into_iter().flatten() {
            kernel.set("features", feature.as_str().unwrap()).unwrap();
        }
        kernel
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
                shares: shares(weight),
                idle: spec["cpu.idle"].as_u64() == Some(1),
                limit: limits::limit(spec),
                cpus: None,
                uclamp: UNCLAMPED,
                timer_phase_ns: self.timer_phase_ns(run, t0_ns, &path),
                path,
            });
        }
        groups
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
