//! From a scenario to a world: every table is made here, and nothing is allocated after.

use super::BuildError;
use super::actor::{Actor, Shared};
use super::engine::{Engine, Executing};
use super::governing;
use super::idling::Idling;
use super::limits::{add_limits, has_limits};
use super::pace::Pace;
use super::pipes::Pipes;
use super::plan::{Plan, Planned};
use super::progress::Progress;
use super::requests::Requests;
use super::scenario::{GroupSpec, Scenario};
use super::slots::{Owners, Slot, Slots};
use super::timers::Timers;
use crate::fair::balance::periodic::BUSY_FACTOR;
use crate::fair::class::{clamp_slice_ns, weight_of};
use crate::fair::rt::turn_ticks;
use crate::fair::world::{JIFFIES_BEFORE, Llc, World};
use crate::model::ageing::Ageing;
use crate::model::cpu::{Cpu, CpuDomain, CpuLoad, TaskList};
use crate::model::domain;
use crate::model::entity::Entity;
use crate::model::group::Group;
use crate::model::rt::Rt;
use crate::model::runqueue::RunQueue;
use crate::model::task::{Flips, Links, Task, TaskState};
use crate::model::tree::Key;
use crate::model::weight::{WEIGHT_IDLE, Weight};
use crate::policy::Rules;
use crate::record::Recorder;
use crate::units::{
    CpuId, CpuSet, EntityId, GroupId, Id, NS_PER_MS, Ns, QueueId, Speed, Table, TaskId,
};
use crate::workload::behavior::{SchedPolicy, Step, Workload};
use crate::workload::draw::Stream;

/// The most tasks, forked ones and kernel threads included.
pub const TASKS_MAX: usize = 200_000;
/// The most groups times CPUs.
pub const QUEUES_MAX: usize = 4_000_000;

/// CFS: how far behind a task stands that has slept since long before the run, virtual ns.
const LONG_ASLEEP: u64 = 1_000_000_000_000;

/// Makes the engine that will run a planned scenario.
///
/// # Errors
/// When a limit is passed or something refers to what there is not.
pub fn engine<'a, R: Recorder>(
    scenario: &Scenario,
    plan: &'a Plan,
    recorder: &'a mut R,
) -> Result<Engine<'a, R>, BuildError> {
    super::check::check(scenario, plan)?;
    let cpus = scenario.machine.topology.len();
    let world = world(scenario, plan);
    let timed_groups = if has_limits(scenario) { scenario.groups.len() } else { 0 };
    let sources = plan.workload.sources.len();
    let domains = world.freq.domains.len();
    let slots = Slots::new(Owners {
        groups: timed_groups,
        domains,
        cpus,
        tasks: plan.tasks.len(),
        sources,
    });
    let slack_ns = scenario.machine.timer_slack_ns;
    let actors = plan.tasks.iter().enumerate().map(|(row, planned)| {
        let program = planned.spec.program;
        // Kernel threads draw from streams of their own, so that noise does not shift the tasks'.
        let owner = if planned.kthread { (1 << 40) + row as u64 } else { row as u64 };
        let stream = Stream::new(scenario.seed, owner);
        let program_spec = &plan.workload.programs[program];
        let own_ns = program_spec.timer_slack_ns.unwrap_or(slack_ns);
        // Timers of real-time and deadline tasks have none (`hrtimer_nanosleep`).
        let exact = planned.kthread || !planned.spec.policy.is_fair();
        let slack_ns = if exact { 0 } else { own_ns };
        let mut actor = Actor::new(program, program_spec, stream, slack_ns);
        actor.fork_of = planned.fork_of;
        actor
    });
    let mut engine = Engine {
        world,
        timers: Timers::new(slots.count()),
        slots,
        actors: actors.collect(),
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
        tick_skew_ns: scenario.machine.tick_skew_ns,
        writes: &plan.writes,
        written: 0,
        pace: Pace::new(&scenario.machine, plan.tasks.len()),
        idling: Idling::new(&scenario.machine, plan),
    };
    engine.begin_frequencies();
    engine.arm_starts(plan);
    engine.arm_write();
    engine.arm_sources();
    Ok(engine)
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
        let Some(&Step::Sleep(interval)) = self.workload.programs[actor.program].steps.first()
        else {
            return 0;
        };
        let length_ns = actor.stream.draw(interval);
        let share = actor.stream.next_u64();
        actor.step = 1;
        actor.prefetch_run(&self.workload.programs);
        ((u128::from(length_ns) * u128::from(share)) >> 64) as Ns
    }
}

fn world(scenario: &Scenario, plan: &Plan) -> World {
    let topology = &scenario.machine.topology;
    let cpus = topology.len();
    let rules = Rules::new(&scenario.kernel, cpus);
    let key = if rules.is_cfs() { Key::Vruntime } else { Key::Deadline };
    let groups = groups(scenario);
    let mut queues = Table::from_fn(groups.len() * cpus, |q: QueueId| {
        let (group, cpu) = (q.index() / cpus, q.index() % cpus);
        RunQueue::new(CpuId(cpu as u32), GroupId(group as u32), key)
    });
    queues.iter_mut().for_each(|queue| queue.idle = groups[queue.group].idle);
    let (domains, of_cpu) = domain::build(topology);
    let llc_of = dense(topology.places().iter().map(|place| place.llc));
    let affinities = affinities(&plan.workload, cpus);
    let all = CpuSet::all(cpus);
    let urgent = plan.tasks.iter().filter(|task| !task.spec.policy.is_fair()).count();
    let mut world = World {
        now_ns: 0,
        rules,
        cpus: Table::from_fn(cpus, |cpu: CpuId| {
            new_cpu(scenario, cpu, &of_cpu[cpu.index()], &domains)
        }),
        loads: Table::from_fn(cpus, |_: CpuId| CpuLoad::default()),
        tasks: plan
            .tasks
            .iter()
            .map(|task| new_task(task, &affinities, &scenario.groups))
            .collect(),
        entities: Table::from_fn(0, |_: EntityId| unreachable!()),
        queues,
        rt: Rt::new(cpus, plan.tasks.len(), urgent, turn_ticks(rules.tick_ns())),
        ageing: Ageing::new(groups.len(), cpus),
        groups,
        pools: Table::from_fn(0, |_: GroupId| unreachable!()),
        locals: Table::from_fn(0, |_: QueueId| unreachable!()),
        rearm: Vec::new(),
        releasing: Vec::new(),
        periods: Vec::new(),
        timers_started: 0,
        affinities,
        core_of: (0..cpus).map(|cpu| topology.peers(CpuId(cpu as u32), |p| p.core)).collect(),
        seats: topology.places().iter().map(|place| place.seat()).collect(),
        llcs: llcs(topology, &llc_of),
        llc_of,
        domains,
        nohz_idle: all,
        overloaded: false,
        nohz_next_balance_jiffy: 0,
        dice: Stream::new(scenario.seed, u64::MAX),
        effort: scenario.machine.costs.effort,
        spent_ns: 0,
        resched: Vec::with_capacity(cpus),
        pushing: Vec::with_capacity(cpus),
        freq: governing::freq(scenario),
        clamped: governing::clamped(scenario),
        facts: Vec::with_capacity(4 * plan.tasks.len() + 1024),
        available: CpuSet::all(cpus),
        searched: CpuSet::empty(cpus),
        moving: Vec::with_capacity(scenario.kernel.rules.balance.nr_migrate as usize + 1),
    };
    add_entities(&mut world, scenario, plan);
    set_balance_phases(&mut world);
    if has_limits(scenario) {
        add_limits(&mut world, scenario);
    }
    world.cpus.ids().for_each(|cpu| world.note_load(cpu));
    world
}

/// The machine has been up for long: each CPU last balanced at some moment of its own.
pub(super) fn set_balance_phases(world: &mut World) {
    let jiffy = world.jiffy();
    let ms_per_jiffy = (world.rules.tick_ns() / NS_PER_MS).max(1);
    for cpu in world.cpus.ids() {
        let mut next = u64::MAX;
        for level in 0..world.cpus[cpu].domains.len() {
            let interval_ms = world.cpus[cpu].domains[level].balance_interval_ms;
            let jiffies = (BUSY_FACTOR * interval_ms / ms_per_jiffy).max(1);
            let ago = world.dice.next_u64() % jiffies;
            let state = &mut world.cpus[cpu].domains[level];
            state.last_balance_jiffy = jiffy - ago;
            next = next.min(state.last_balance_jiffy + jiffies);
        }
        world.cpus[cpu].next_balance_jiffy = next;
    }
}

fn groups(scenario: &Scenario) -> Table<GroupId, Group> {
    let mut groups: Table<GroupId, Group> = Table::from_fn(0, |_: GroupId| unreachable!());
    for (row, spec) in scenario.groups.iter().enumerate() {
        let depth = if row == 0 { 0 } else { groups[spec.parent].depth + 1 };
        let shares = if spec.idle { WEIGHT_IDLE << 10 } else { spec.shares << 10 };
        groups.push(Group {
            parent: spec.parent,
            first_child: None,
            next_sibling: None,
            depth,
            shares,
            load_avg: 0,
            idle: spec.idle,
        });
    }
    // Children in the order in which they were made, newest first (`list_add_rcu`).
    for row in 1..groups.len() as u32 {
        let (group, parent) = (GroupId(row), groups[GroupId(row)].parent);
        groups[group].next_sibling = groups[parent].first_child.replace(group);
    }
    groups
}

/// Row 0 is all CPUs, then the workload's own.
fn affinities(workload: &Workload, cpus: usize) -> Vec<CpuSet> {
    let own = workload.affinities.iter().map(|list| CpuSet::of(cpus, list.iter().copied()));
    std::iter::once(CpuSet::all(cpus)).chain(own).collect()
}

fn new_cpu(scenario: &Scenario, cpu: CpuId, domains: &[usize], all: &[domain::Domain]) -> Cpu {
    let state = |&domain: &usize| CpuDomain {
        domain,
        last_balance_jiffy: 0,
        // Nothing was out of balance for long: the interval has grown to its maximum.
        balance_interval_ms: 2 * u64::from(all[domain].weight),
        nr_balance_failed: 0,
        max_newidle_cost_ns: 0,
        cost_aged_jiffy: JIFFIES_BEFORE,
        newidle_calls: 512,
        newidle_successes: 256,
        newidle_ratio: 512,
    };
    let speed = Speed(scenario.machine.topology.place(cpu).capacity);
    Cpu {
        curr: None,
        queue: QueueId(cpu.0),
        nr_running: 0,
        need_resched: false,
        ttwu_pending: false,
        held_clock_ns: None,
        idle_flips: Flips::default(),
        speed,
        pelt_speed: speed,
        pelt_scaled: governing::scales_pelt(scenario) || speed != Speed::FULL,
        clock_pelt_ns: 0,
        clock_at_ns: 0,
        lost_idle_ns: 0,
        idle_since_ns: None,
        avg_idle_ns: NS_PER_MS,
        wake_idle_ns: 0,
        wake_jiffy: 0,
        avg_scan_cost_ns: 0,
        fail_prone: false,
        max_idle_balance_cost_ns: scenario.kernel.rules.balance.migration_cost_ns,
        next_balance_jiffy: 0,
        tasks: TaskList::default(),
        domains: domains.iter().map(state).collect(),
        push_to: None,
        releases: None,
        blocked_jiffy: u64::MAX,
    }
}

fn new_task(planned: &Planned, affinities: &[CpuSet], groups: &[GroupSpec]) -> Task {
    let spec = &planned.spec;
    let affinity = spec.affinity.map_or(0, |row| row + 1);
    let first = affinities[affinity].first().unwrap_or(CpuId(0));
    let cpu = spec.born_on.unwrap_or(first);
    Task {
        // A task that was born somewhere has been asleep there since long ago.
        state: if spec.born_on.is_some() { TaskState::Asleep } else { TaskState::New },
        cpu,
        nice: spec.nice,
        policy: spec.policy,
        group: spec.group,
        affinity,
        kthread: planned.kthread,
        flips: Flips::default(),
        recent_used_cpu: cpu,
        uclamp: governing::clamps_in(groups, spec.group, governing::own_clamps(spec)),
        clamps: false,
        est_counted: 0,
        in_iowait: false,
        throttle_work: false,
        throttled: false,
        list: Links::default(),
    }
}

fn add_entities(world: &mut World, scenario: &Scenario, plan: &Plan) {
    let cpus = world.cpus.len();
    let custom = world.rules.turn.custom_slice;
    for planned in &plan.tasks {
        let spec = &planned.spec;
        let weight = weight_of(spec.policy, spec.nice);
        let mut entity = Entity::new(weight, QueueId(0), None, 0);
        entity.idle = spec.policy == SchedPolicy::Idle;
        entity.custom_slice = custom && spec.slice_ns > 0;
        entity.slice_ns = world.rules.turn.base_slice.ns;
        if entity.custom_slice {
            entity.slice_ns = clamp_slice_ns(spec.slice_ns);
        }
        entity.vruntime = world.queues[QueueId(0)].min_vruntime.wrapping_sub(LONG_ASLEEP);
        world.entities.push(entity);
    }
    for group in (1..scenario.groups.len() as u32).map(GroupId) {
        let state = &world.groups[group];
        let (parent, depth, idle) = (state.parent, state.depth - 1, state.idle);
        let weight = Weight::of_stored(state.shares);
        for cpu in (0..cpus as u32).map(CpuId) {
            let above = world.group_entity(parent, cpu);
            let mut entity = Entity::new(weight, world.queue_of(parent, cpu), above, depth);
            entity.my_queue = Some(world.queue_of(group, cpu));
            entity.slice_ns = world.rules.turn.base_slice.ns;
            entity.idle = idle;
            // Group entities are attached, empty, from the start.
            entity.avg.last_update_ns = 1024;
            world.entities.push(entity);
        }
    }
    for task in world.tasks.ids() {
        world.set_task_cpu_queue(task);
    }
}

/// Numbers in order of first appearance.
fn dense(keys: impl Iterator<Item = u32>) -> Vec<usize> {
    let mut seen = Vec::new();
    let mut number = |key: u32| {
        seen.iter().position(|&other| other == key).unwrap_or_else(|| {
            seen.push(key);
            seen.len() - 1
        })
    };
    keys.map(&mut number).collect()
}

fn llcs(topology: &crate::model::topology::Topology, llc_of: &[usize]) -> Vec<Llc> {
    let count = llc_of.iter().max().map_or(0, |max| max + 1);
    let llc = |number: usize| {
        let members = llc_of.iter().enumerate().filter(|(_, of)| **of == number);
        let cpus = CpuSet::of(topology.len(), members.map(|(cpu, _)| CpuId(cpu as u32)));
        let smt = cpus.iter().any(|cpu| topology.peers(cpu, |place| place.core).len() > 1);
        // The machine has been idle for long: every CPU may be searched.
        let nr_idle_scan = cpus.len() as u32;
        let icpus = cpus.clone();
        Llc { cpus, has_idle_cores: smt, nr_idle_scan, icpus, nr_busy_cpus: 0, smt }
    };
    (0..count).map(llc).collect()
}
