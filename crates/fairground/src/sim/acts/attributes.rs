//! Tasks start others, and change their own attributes.

use crate::model::task::TaskState;
use crate::record::{Fact, Recorder};
use crate::sim::engine::{Engine, Then};
use crate::sim::outcome::BuildError;
use crate::units::{CpuId, TaskId};
use crate::workload::behavior::Step;
use crate::workload::draw::Stream;

impl<R: Recorder> Engine<'_, R> {
    /// A step that changes the running task.
    pub fn set_attribute(&mut self, task: TaskId, step: Step) -> Then {
        self.actors[task].step += 1;
        match step {
            Step::SetNice { policy, nice } => self.world.set_nice(task, policy, nice),
            Step::SetSlice(slice_ns) => self.world.set_slice(task, slice_ns),
            Step::SetGroup(group) => {
                self.world.set_group(task, group);
                self.tell(Fact::Regroup { task, group });
                let to = self.world.renew_affinity(task);
                return self.stay_or_move(task, to);
            }
            Step::SetAffinity(row) => {
                // Row 0 of the world's sets is "all CPUs".
                let to = self.world.set_affinity(task, row + 1);
                return self.stay_or_move(task, to);
            }
            _ => unreachable!("every other step is served by the caller"),
        }
        Then::Next
    }

    /// A running task leaves a CPU that it may no longer use.
    fn stay_or_move(&mut self, task: TaskId, to: Option<CpuId>) -> Then {
        let Some(to) = to else { return Then::Next };
        self.world.move_running(task, to);
        Then::Stop
    }

    /// Starts a new task: the first of the pool that is not alive.
    pub fn fork(&mut self, task: TaskId, cpu: CpuId, row: usize) -> Then {
        let spec = &self.workload.forks[row];
        let pool = self.fork_pools[row];
        let mut instances = (pool.0..pool.0 + spec.alive_max).map(TaskId);
        let Some(child) = instances.find(|&child| self.world.tasks[child].state == TaskState::New)
        else {
            self.failure = Some(BuildError {
                subject: spec.template.name.clone(),
                message: format!("more than {} forked instances are alive at once", spec.alive_max),
            });
            return Then::Stop;
        };
        let parent = &mut self.actors[task];
        parent.step += 1;
        parent.forked += 1;
        let stream = Stream::new(self.seed ^ parent.stream.key(), parent.forked);
        self.actors[child].restart(stream);
        self.actors[child].began_ns = self.world.now_ns;
        self.alive += 1;
        self.world.wake_up_new(child, cpu);
        Then::Next
    }
}
