//! From a scenario to an engine: every table is made here, and nothing is allocated after.

mod cpus;
mod frequency;
mod gathering;
mod limits;
mod uptime;
mod world;

use super::engine::{Engine, Executing};
use super::parts::actor::{Actor, Shared};
use super::parts::idling::Idling;
use super::parts::pace::Pace;
use super::parts::pipes::Pipes;
use super::parts::progress::Progress;
use super::parts::requests::Requests;
use super::parts::slots::{Owners, Slot, Slots};
use super::parts::timers::Timers;
use super::plan::{Plan, Planned};
use super::scenario::Scenario;
use crate::record::Recorder;
use crate::units::{CpuId, Ns, Table, TaskId};
use crate::workload::behavior::Step;
use crate::workload::draw::Stream;
use limits::has_limits;
use uptime::first_tick_ns;

/// Makes the engine that will run a planned scenario.
pub fn engine<'a, R: Recorder>(
    scenario: &Scenario,
    plan: &'a Plan,
    recorder: &'a mut R,
) -> Engine<'a, R> {
    let cpus = scenario.machine.topology.len();
    let world = world::world(scenario, plan);
    let timed_groups = if has_limits(scenario) { scenario.groups.len() } else { 0 };
    let sources = plan.workload.sources.len();
    let domains = world.freq.domains.len();
    let slots = Slots::new(Owners {
        writers: usize::from(!plan.writes.is_empty()),
        groups: timed_groups,
        domains,
        cpus,
        tasks: plan.tasks.len(),
        sources,
    });
    let mut engine = Engine {
        world,
        timers: Timers::new(slots.count()),
        slots,
        actors: actors(scenario, plan),
        executing: Table::from_fn(cpus, |_: CpuId| Executing::default()),
        shared: Shared::new(&plan.workload),
        pipes: Pipes::new(&plan.workload),
        progress: Progress::new(&plan.workload.goals, scenario.until),
        requests: Requests::new(&plan.workload, plan.tasks.len(), scenario.seed),
        workload: &plan.workload,
        costs: scenario.machine.costs,
        recorder,
        alive: plan.tasks.iter().filter(|task| !task.kthread && task.fork_of.is_none()).count(),
        fork_pools: plan.fork_pools.clone(),
        seed: scenario.seed,
        events: 0,
        failure: None,
        gives_up: false,
        interrupts: Stream::new(scenario.seed, u64::MAX - 1),
        late: Stream::new(scenario.seed, u64::MAX - 2),
        tick_skew_ns: scenario.machine.tick_skew_ns,
        first_tick_ns: first_tick_ns(scenario),
        writes: &plan.writes,
        written: 0,
        pace: Pace::new(&scenario.machine, plan.tasks.len()),
        idling: Idling::new(&scenario.machine, plan),
    };
    if engine.recorder.hears_picks() {
        engine.world.outbox.hear_picks();
    }
    engine.begin_frequencies();
    engine.arm_starts(plan);
    engine.arm_write();
    engine.arm_sources();
    engine
}

/// What each task does, before it began.
fn actors(scenario: &Scenario, plan: &Plan) -> Table<TaskId, Actor> {
    let machine_ns = scenario.machine.timer_slack_ns;
    let actor = |(row, planned): (usize, &Planned)| {
        let program = planned.spec.program;
        // Kernel threads draw from streams of their own, so that noise does not shift the tasks'.
        let owner = if planned.kthread { (1 << 40) + row as u64 } else { row as u64 };
        let stream = Stream::new(scenario.seed, owner);
        let program_spec = &plan.workload.programs[program];
        let own_ns = program_spec.timer_slack_ns.unwrap_or(machine_ns);
        // Timers of real-time and deadline tasks have none (`hrtimer_nanosleep`).
        let exact = planned.kthread || !planned.spec.policy.is_fair();
        let slack_ns = if exact { 0 } else { own_ns };
        let mut actor = Actor::new(program, program_spec, stream, slack_ns);
        actor.fork_of = planned.fork_of;
        actor
    };
    plan.tasks.iter().enumerate().map(actor).collect()
}

impl<R: Recorder> Engine<'_, R> {
    /// Arms every task's first wake-up.
    fn arm_starts(&mut self, plan: &Plan) {
        for (row, planned) in plan.tasks.iter().enumerate() {
            let task = TaskId(row as u32);
            if planned.fork_of.is_some() {
                continue;
            }
            let mut at_ns = planned.spec.start_ns;
            if planned.kthread {
                at_ns = self.first_noise_ns(task);
            }
            self.actors[task].began_ns = at_ns;
            self.timers.set(self.slots.number(Slot::Wake(task)), at_ns);
        }
    }

    /// A kernel thread's first sleep began before the run: a random part of it is over.
    fn first_noise_ns(&mut self, task: TaskId) -> Ns {
        let actor = &mut self.actors[task];
        let (interval, by_tick) = match self.workload.programs[actor.program].steps.first() {
            Some(&Step::Sleep(interval)) => (interval, false),
            Some(&Step::SleepToTick(interval)) => (interval, true),
            _ => return 0,
        };
        let length_ns = actor.stream.draw(interval);
        let share = actor.stream.next_u64();
        actor.step = 1;
        actor.prefetch_run(&self.workload.programs);
        let at_ns = ((u128::from(length_ns) * u128::from(share)) >> 64) as Ns;
        if by_tick { self.softirq_ns(self.world.cpu_of(task), at_ns) } else { at_ns }
    }
}
