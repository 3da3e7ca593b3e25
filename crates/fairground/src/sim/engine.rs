//! All state of a run, and how a CPU's task makes progress: what every act needs.

use super::outcome::BuildError;
use super::parts::actor::{Actor, Run, Shared, WaitQueue};
use super::parts::idling::Idling;
use super::parts::pace::Pace;
use super::parts::pipes::Pipes;
use super::parts::progress::Progress;
use super::parts::requests::Requests;
use super::parts::slots::{Slot, Slots};
use super::parts::timers::Timers;
use super::scenario::{Costs, TimedWrite};
use crate::fair::world::World;
use crate::record::Recorder;
use crate::units::{CpuId, Distance, NEVER, Ns, Table, TaskId, Work};
use crate::workload::behavior::Workload;
use crate::workload::draw::Stream;

/// What one CPU is executing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Executing {
    /// The task.
    pub task: Option<TaskId>,
    /// Since when it makes progress, ns; in the future while the CPU pays for a switch.
    pub since_ns: Ns,
    /// Remote wake-ups on their way.
    pub wake_list: WaitQueue,
    /// How late the high-resolution tick that is set will be served, ns.
    pub hrtick_late_ns: Ns,
    /// Its last tick.
    pub ticked: Ticked,
}

/// When a CPU's last tick of either kind was served.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ticked {
    /// When, ns.
    pub at_ns: Ns,
    /// True if it was the high-resolution one.
    pub by_hrtick: bool,
}

/// A simulation under way.
pub struct Engine<'a, R> {
    /// The scheduler.
    pub world: World,
    /// When each slot is due.
    pub timers: Timers,
    /// What each slot is.
    pub slots: Slots,
    /// What each task does.
    pub actors: Table<TaskId, Actor>,
    /// What each CPU executes.
    pub executing: Table<CpuId, Executing>,
    /// What tasks share.
    pub shared: Shared,
    /// Pipes and sockets.
    pub pipes: Pipes,
    /// How far each goal has come.
    pub progress: Progress,
    /// Requests and their channels.
    pub requests: Requests,
    /// What tasks are to do.
    pub workload: &'a Workload,
    /// What the machine takes for each thing.
    pub costs: Costs,
    /// Who hears of every fact.
    pub recorder: &'a mut R,
    /// Tasks of the workload that have not ended.
    pub alive: usize,
    /// First task of each fork's pool.
    pub fork_pools: Vec<TaskId>,
    /// Of all random numbers.
    pub seed: u64,
    /// Events so far.
    pub events: u64,
    /// Why the run can't go on.
    pub failure: Option<BuildError>,
    /// The task that is served now gives up its CPU though it is runnable.
    pub gives_up: bool,
    /// Lengths of interrupts.
    pub interrupts: Stream,
    /// How late high-resolution ticks are served.
    pub late: Stream,
    /// How much later each CPU ticks than the one before it.
    pub tick_skew_ns: Ns,
    /// When the first CPU ticks first, ns.
    pub first_tick_ns: Ns,
    /// Writes to limits, in order of time.
    pub writes: &'a [TimedWrite],
    /// Those that were carried out.
    pub written: usize,
    /// How fast each CPU works.
    pub pace: Pace,
    /// What idle CPUs do.
    pub idling: Idling,
}

impl<R: Recorder> Engine<'_, R> {
    /// Counts the work that a CPU's task has done so far.
    pub fn make_progress(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        let Executing { task: Some(task), since_ns, .. } = self.executing[cpu] else { return };
        if since_ns >= now_ns || self.is_leaving(task) {
            return;
        }
        self.executing[cpu].since_ns = now_ns;
        let passed_ns = now_ns - since_ns;
        if let Run::Work(left) = self.actors[task].run {
            let done = self.pace.work_in(cpu, task, passed_ns);
            self.actors[task].run = Run::Work(Work(left.0.saturating_sub(done.0)));
        }
        if let Run::Lock(lock, left_ns) = self.actors[task].run
            && left_ns != NEVER
        {
            self.actors[task].run = Run::Lock(lock, left_ns.saturating_sub(passed_ns));
        }
    }

    /// 6.18: a running task is on the way out of a throttled queue, as soon as it would return to
    /// user mode.
    pub fn is_leaving(&self, task: TaskId) -> bool {
        self.world.tasks[task].throttle_work && !self.actors[task].in_kernel
    }

    /// Arms the moment at which the CPU's task is done with its step.
    pub fn arm_done(&mut self, cpu: CpuId) {
        let Executing { task: Some(task), since_ns, .. } = self.executing[cpu] else { return };
        let at_ns = match self.actors[task].run {
            _ if self.is_leaving(task) => since_ns + self.costs.throttle_ns,
            _ if self.pace.stands_still(cpu) => NEVER,
            Run::NextStep => since_ns,
            Run::Work(left) => since_ns + self.pace.time_for_ns(cpu, task, left),
            Run::Until(until_ns) => since_ns.max(until_ns),
            Run::Lock(lock, _) if self.shared.spin_locks[lock].owner.is_none() => since_ns,
            Run::Mutex(_) => NEVER,
            Run::Lock(_, left_ns) => since_ns.saturating_add(left_ns),
        };
        self.timers.set(self.slots.number(Slot::Done(cpu)), at_ns);
    }

    /// The CPU's task loses `cost_ns` to the kernel.
    pub fn charge(&mut self, cpu: CpuId, cost_ns: Ns) {
        if cost_ns > 0 {
            self.make_progress(cpu);
            self.executing[cpu].since_ns += cost_ns;
            self.arm_done(cpu);
        }
    }

    /// A CPU's task is between two steps: the next one begins so much later.
    pub fn delay_step(&mut self, cpu: CpuId, cost_ns: Ns) {
        let executing = &mut self.executing[cpu];
        executing.since_ns = executing.since_ns.max(self.world.now_ns) + cost_ns;
    }
}

/// Whether a task goes on after a step.
pub enum Then {
    /// With the next step.
    Next,
    /// It computes, sleeps or ends.
    Stop,
}

/// What something costs that depends on the distance: to another core, cache or node.
pub fn of_distance(costs_ns: [Ns; 3], distance: Distance) -> Ns {
    match distance {
        Distance::Core => 0,
        Distance::Llc => costs_ns[0],
        Distance::Node => costs_ns[1],
        Distance::Machine => costs_ns[2],
    }
}

/// Why a run goes nowhere.
pub fn stuck(at_ns: Ns) -> BuildError {
    BuildError {
        subject: String::new(),
        message: format!(
            "no time passes after {at_ns} ns: the tasks wake each other without ever computing"
        ),
    }
}
