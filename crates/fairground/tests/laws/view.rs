//! What the laws of CPU limits read of the scheduler's state after an event, in plain numbers, so
//! that a canary can change it.

use fairground::fair::world::World;
use fairground::model::bandwidth::{Local, Pool, QueueList};
use fairground::model::task::entity_of;
use fairground::policy::Rules;
use fairground::units::{CpuId, EntityId, GroupId, Id, Ns, QueueId, TaskId};
use fairground::workload::behavior::SchedPolicy;

/// A CPU.
#[derive(Clone, Copy, Debug)]
pub struct CpuView {
    pub curr: Option<TaskId>,
    pub nr_running: u32,
}

/// A task.
#[derive(Clone, Copy, Debug)]
pub struct TaskView {
    pub group: usize,
    pub queue: usize,
    pub on_rq: bool,
    pub delayed: bool,
    pub idle: bool,
    pub throttled: bool,
}

/// A group's queue on one CPU, with its entity.
#[derive(Clone, Debug)]
pub struct QueueView {
    pub cpu: usize,
    pub group: usize,
    /// Since when the current entity was not charged.
    pub uncharged_since_ns: Option<Ns>,
    pub nr_queued: u32,
    pub h_nr_queued: u32,
    pub h_nr_runnable: u32,
    pub h_nr_idle: u32,
    pub idle: bool,
    pub local: Local,
    /// Tasks of its limbo list.
    pub limbo: Vec<TaskId>,
    /// The group's entity is queued on the queue above.
    pub entity_on_rq: bool,
}

/// The state.
#[derive(Clone, Debug)]
pub struct View {
    pub now_ns: Ns,
    pub rules: Rules,
    pub cpus: Vec<CpuView>,
    pub tasks: Vec<TaskView>,
    /// By group, then CPU.
    pub queues: Vec<QueueView>,
    pub pools: Vec<Pool>,
    /// Each pool's list of throttled queues.
    pub listed: Vec<Vec<usize>>,
    /// Each group's parent; the root is its own.
    pub parents: Vec<usize>,
}

impl View {
    /// A world with limits as it is now.
    pub fn of(world: &World) -> Self {
        let queue = |(row, queue): (usize, &_)| queue_view(world, QueueId(row as u32), queue);
        let cpu = |cpu: &fairground::model::cpu::Cpu| CpuView {
            curr: cpu.curr,
            nr_running: cpu.nr_running,
        };
        View {
            now_ns: world.now_ns,
            rules: world.rules,
            cpus: world.cpus.iter().map(cpu).collect(),
            tasks: world.tasks.ids().map(|task| task_view(world, task)).collect(),
            queues: world.queues.iter().enumerate().map(queue).collect(),
            pools: world.pools.iter().cloned().collect(),
            listed: world.pools.iter().map(|pool| listed(world, pool)).collect(),
            parents: world.groups.iter().map(|group| group.parent.index()).collect(),
        }
    }

    /// The group and all above it, the root excluded.
    pub fn chain(&self, group: usize) -> impl Iterator<Item = usize> + '_ {
        let up = |&group: &usize| Some(self.parents[group]);
        std::iter::successors(Some(group), up).take_while(|&group| group != 0)
    }

    /// A group's queue on a CPU.
    pub fn queue(&self, group: usize, cpu: usize) -> &QueueView {
        &self.queues[group * self.cpus.len() + cpu]
    }

    /// A group's queues.
    pub fn queues_of(&self, group: usize) -> &[QueueView] {
        let cpus = self.cpus.len();
        &self.queues[group * cpus..(group + 1) * cpus]
    }

    /// True if a task's group or one above it is throttled on the CPU.
    pub fn is_throttled_on(&self, group: usize, cpu: usize) -> bool {
        self.chain(group).any(|group| self.queue(group, cpu).local.throttled)
    }
}

fn task_view(world: &World, id: TaskId) -> TaskView {
    let (task, entity) = (&world.tasks[id], &world.entities[entity_of(id)]);
    TaskView {
        group: task.group.index(),
        queue: entity.accounted_in.index(),
        on_rq: entity.on_rq,
        delayed: entity.delayed,
        idle: task.policy == SchedPolicy::Idle,
        throttled: task.throttled,
    }
}

fn queue_view(
    world: &World,
    id: QueueId,
    queue: &fairground::model::runqueue::RunQueue,
) -> QueueView {
    let entity: Option<EntityId> = world.group_entity(queue.group, queue.cpu);
    let local = world.locals[id];
    let next = |&task: &TaskId| world.tasks[task].list.next;
    let (GroupId(group), CpuId(cpu)) = (queue.group, queue.cpu);
    QueueView {
        cpu: cpu as usize,
        group: group as usize,
        uncharged_since_ns: queue.h_curr.map(|curr| world.entities[curr].exec_start_ns),
        nr_queued: queue.nr_members,
        h_nr_queued: queue.h_nr_queued,
        h_nr_runnable: queue.h_nr_runnable,
        h_nr_idle: queue.h_nr_idle,
        idle: queue.idle,
        local,
        limbo: std::iter::successors(local.limbo, next).take(world.tasks.len() + 1).collect(),
        entity_on_rq: entity.is_some_and(|id| world.entities[id].on_rq),
    }
}

fn listed(world: &World, pool: &Pool) -> Vec<usize> {
    let after = |&q: &QueueId| QueueList::after(&world.locals, q);
    let queues = std::iter::successors(pool.throttled.first(), after);
    queues.take(world.cpus.len() + 1).map(Id::index).collect()
}
