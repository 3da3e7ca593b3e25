//! Processes whose threads are to be gathered, where that is asked for and there is a choice.

use crate::fair::world::Llc;
use crate::model::gathering::Gathering;
use crate::model::task::{Task, TaskState};
use crate::policy::Rules;
use crate::sim::plan::{Plan, Planned};
use crate::sim::scenario::Scenario;
use crate::units::{CpuId, Id, ProcessId, Table, TaskId};

/// What they remember at the start: nothing. Empty unless there are several caches, one with
/// several CPUs, and a process with several threads.
pub fn gathering(scenario: &Scenario, plan: &Plan, rules: &Rules, llcs: &[Llc]) -> Gathering {
    let choice = llcs.len() > 1 && llcs.iter().any(|llc| llc.cpus.len() > 1);
    let processes = processes(plan).into_iter().flatten().max().map_or(0, |last| last.index() + 1);
    if !rules.gather.answer.gathers() || !choice || processes == 0 {
        return Gathering::off();
    }
    let topology = &scenario.machine.topology;
    let cpus = topology.len();
    let threads = |cpu| topology.peers(CpuId(cpu as u32), |place| place.core).len() as u32;
    let hz = u64::from(rules.turn.hz.hz);
    let epoch_jiffies = rules.gather.epoch_jiffies(hz);
    let mut gathering = Gathering::new(processes, cpus, llcs.len(), epoch_jiffies);
    gathering.core_threads = (0..cpus).map(threads).max().unwrap_or(1);
    gathering
}

/// Tells each task its process; threads that exist from the start count.
pub fn join(gathering: &mut Gathering, plan: &Plan, tasks: &mut Table<TaskId, Task>) {
    if !gathering.is_on() {
        return;
    }
    for (task, process) in tasks.iter_mut().zip(processes(plan)) {
        task.process = process;
        if let Some(process) = process.filter(|_| task.state == TaskState::Asleep) {
            gathering.processes[process].threads += 1;
        }
    }
}

/// Each task's process, numbered among those with several threads.
fn processes(plan: &Plan) -> Vec<Option<ProcessId>> {
    let count = plan.workload.processes.len();
    let mut sizes = vec![0; count];
    let of = |task: &Planned| task.spec.process.filter(|_| !task.kthread);
    plan.tasks.iter().filter_map(of).for_each(|process| sizes[process.index()] += 1);
    let mut numbers = vec![None; count];
    let several = sizes.iter().enumerate().filter(|(_, size)| **size > 1);
    several.enumerate().for_each(|(number, (row, _))| {
        numbers[row] = Some(ProcessId::from_index(number));
    });
    plan.tasks.iter().map(|task| of(task).and_then(|process| numbers[process.index()])).collect()
}
