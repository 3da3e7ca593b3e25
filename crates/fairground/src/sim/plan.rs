//! A scenario's tasks in full: those of the workload, the instances that forks may start, and the
//! machine's kernel threads.

use super::scenario::{Machine, Noise, Scenario, TimedWrite};
use crate::units::{CpuId, GroupId, TaskId};
use crate::workload::behavior::{Program, Step, TaskSpec, Workload};

/// One row of a report: a task that can occur in facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskLabel {
    /// Unique name.
    pub name: String,
    /// Its group.
    pub group: GroupId,
    /// True for the machine's noise.
    pub kthread: bool,
}

/// A scenario with its machine's kernel threads written out as tasks.
pub struct Plan {
    /// Tasks by id.
    pub tasks: Vec<Planned>,
    /// Programs, affinities and shared things.
    pub workload: Workload,
    /// First task of each fork's pool.
    pub fork_pools: Vec<TaskId>,
    /// Writes to limits.
    pub writes: Vec<TimedWrite>,
}

/// One task to be.
pub struct Planned {
    /// Its specification.
    pub spec: TaskSpec,
    /// It is one of the machine's kernel threads.
    pub kthread: bool,
    /// It is an instance of this row of the workload's forks.
    pub fork_of: Option<usize>,
}

impl Planned {
    /// How it is shown.
    pub fn label(&self) -> TaskLabel {
        let TaskSpec { name, group, .. } = &self.spec;
        TaskLabel { name: name.clone(), group: *group, kthread: self.kthread }
    }
}

/// All tasks that can occur in the facts of a scenario, by task id: those of the workload, then
/// the instances that forks may start, then the machine's kernel threads.
pub fn labels(scenario: &Scenario) -> Vec<TaskLabel> {
    plan(scenario).tasks.iter().map(Planned::label).collect()
}

/// Writes out forks' instances and kernel threads.
pub fn plan(scenario: &Scenario) -> Plan {
    let mut workload = scenario.workload.clone();
    let plain = |spec: &TaskSpec| Planned { spec: spec.clone(), kthread: false, fork_of: None };
    let mut tasks: Vec<Planned> = workload.tasks.iter().map(plain).collect();
    let mut fork_pools = Vec::new();
    for (row, fork) in workload.forks.iter().enumerate() {
        fork_pools.push(TaskId(tasks.len() as u32));
        for instance in 1..=fork.alive_max {
            let name = format!("{}-{instance}", fork.template.name);
            let spec = TaskSpec { name, ..fork.template.clone() };
            tasks.push(Planned { spec, kthread: false, fork_of: Some(row) });
        }
    }
    for noise in &scenario.machine.noise {
        add_noise(noise, &scenario.machine, &mut workload, &mut tasks);
    }
    Plan { tasks, workload, fork_pools, writes: scenario.writes.clone() }
}

/// One kernel thread for each CPU: it computes and sleeps, for ever.
fn add_noise(noise: &Noise, machine: &Machine, workload: &mut Workload, tasks: &mut Vec<Planned>) {
    let program = workload.programs.len();
    let repeat = Step::Repeat { to: 0, times: None, counter: 0 };
    // It has slept for a random part of its interval when the run begins.
    let sleep = if noise.by_tick { Step::SleepToTick } else { Step::Sleep };
    let steps = vec![sleep(noise.interval), Step::Run(noise.run), repeat];
    workload.programs.push(Program { steps, counters: 1, ..Program::default() });
    let all = || (0..machine.topology.len() as u32).map(CpuId).collect();
    for cpu in noise.cpus.clone().unwrap_or_else(all) {
        workload.affinities.push(vec![cpu]);
        let spec = TaskSpec {
            affinity: Some(workload.affinities.len() - 1),
            born_on: Some(cpu),
            ..TaskSpec::new(format!("{}/{}", noise.name, cpu.0), program)
        };
        tasks.push(Planned { spec, kthread: true, fork_of: None });
    }
}
