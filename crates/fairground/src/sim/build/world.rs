//! The scheduler's state before a run.

use super::cpus::{dense, llcs, new_cpu};
use super::frequency::freq;
use super::gathering::{gathering, join};
use super::limits::{add_limits, has_limits};
use super::uptime::into_tick_ns;
use crate::fair::attributes::{clamp_slice_ns, weight_of};
use crate::fair::outbox::Outbox;
use crate::fair::rt::turn_ticks;
use crate::fair::world::{EVERYWHERE, World};
use crate::model::ageing::Ageing;
use crate::model::cpu::CpuLoad;
use crate::model::domain;
use crate::model::entity::Entity;
use crate::model::group::Group;
use crate::model::jiffies::Jiffies;
use crate::model::pelt::Avg;
use crate::model::rt::Rt;
use crate::model::runqueue::RunQueue;
use crate::model::span_loads::SpanLoads;
use crate::model::task::{Flips, Links, Task, TaskState};
use crate::model::topology::Topology;
use crate::model::tree::Key;
use crate::model::weight::{WEIGHT_IDLE, Weight};
use crate::policy::Rules;
use crate::sim::clamps::{clamped, clamps_in, own_clamps};
use crate::sim::cpusets;
use crate::sim::plan::{Plan, Planned};
use crate::sim::scenario::{GroupSpec, Scenario};
use crate::units::{CpuId, CpuSet, EntityId, GroupId, Id, QueueId, Table, TaskId};
use crate::workload::behavior::{SchedPolicy, Workload};
use crate::workload::draw::Stream;
use std::collections::BTreeMap;

/// CFS: where a task or a group stands that has slept since long before the run, virtual ns.
fn long_asleep(queue: &RunQueue) -> u64 {
    const BEHIND: u64 = 1_000_000_000_000;
    queue.min_vruntime.wrapping_sub(BEHIND)
}

/// All tables.
pub fn world(scenario: &Scenario, plan: &Plan) -> World {
    let topology = &scenario.machine.topology;
    let cpus = topology.len();
    let rules = Rules::new(&scenario.kernel, cpus);
    let key = if rules.is_cfs() { Key::Vruntime } else { Key::Deadline };
    let mut affinities = affinities(&plan.workload, cpus);
    let groups = groups(scenario, &mut affinities);
    let queues = queues(&groups, cpus, key);
    let (domains, of_cpu) = domain::build(topology);
    let llc_of = dense(topology.places().iter().map(|place| place.llc));
    let llcs = llcs(topology, &llc_of);
    let gathering = gathering(scenario, plan, &rules, &llcs);
    let all = CpuSet::all(cpus);
    let mut world = World {
        now_ns: 0,
        jiffies: Jiffies::new(rules.tick_ns(), into_tick_ns(scenario)),
        serving: None,
        rules,
        cpus: Table::from_fn(cpus, |cpu: CpuId| {
            new_cpu(scenario, cpu, &of_cpu[cpu.index()], &domains)
        }),
        loads: Table::from_fn(cpus, |_: CpuId| CpuLoad::default()),
        span_loads: SpanLoads::new(&domains, &of_cpu),
        tasks: plan
            .tasks
            .iter()
            .map(|task| new_task(task, &affinities, &scenario.groups))
            .collect(),
        entities: Table::from_fn(0, |_: EntityId| unreachable!()),
        queues,
        rt: Rt::new(cpus, plan.tasks.len(), urgent(plan), turn_ticks(rules.tick_ns())),
        ageing: Ageing::new(groups.len(), cpus),
        groups,
        pools: Table::from_fn(0, |_: GroupId| unreachable!()),
        locals: Table::from_fn(0, |_: QueueId| unreachable!()),
        periods: Vec::new(),
        timers_started: 0,
        affinities,
        allowed_rows: BTreeMap::new(),
        core_of: cores(topology),
        seats: topology.places().iter().map(|place| place.seat()).collect(),
        llcs,
        llc_of,
        domains,
        gathering,
        nohz_idle: all,
        nohz_kicked: CpuSet::empty(cpus),
        overloaded: false,
        nohz_next_balance_jiffy: 0,
        dice: Stream::new(scenario.seed, u64::MAX),
        effort: scenario.machine.costs.effort,
        pushing: Vec::with_capacity(cpus),
        outbox: outbox(scenario, plan),
        freq: freq(scenario),
        unlike: topology.is_mixed(),
        clamped: clamped(scenario),
        available: CpuSet::empty(cpus),
        searched: CpuSet::empty(cpus),
        moving: Vec::with_capacity(scenario.kernel.rules.balance.nr_migrate as usize + 1),
    };
    join(&mut world.gathering, plan, &mut world.tasks);
    keep_to_cpusets(&mut world, plan);
    add_entities(&mut world, scenario, plan);
    world.set_balance_phases();
    if has_limits(scenario) {
        add_limits(&mut world, scenario);
    }
    world.cpus.ids().for_each(|cpu| world.note_load(cpu));
    world
}

/// Tasks of the classes before the fair one.
fn urgent(plan: &Plan) -> usize {
    plan.tasks.iter().filter(|task| !task.spec.policy.is_fair()).count()
}

/// By CPU the threads of its core.
fn cores(topology: &Topology) -> Vec<CpuSet> {
    let all = (0..topology.len()).map(CpuId::from_index);
    all.map(|cpu| topology.peers(cpu, |place| place.core)).collect()
}

/// Every group's queue on every CPU, empty.
fn queues(groups: &Table<GroupId, Group>, cpus: usize, key: Key) -> Table<QueueId, RunQueue> {
    Table::from_fn(groups.len() * cpus, |q: QueueId| {
        let (group, cpu) = (GroupId((q.index() / cpus) as u32), q.index() % cpus);
        RunQueue { idle: groups[group].idle, ..RunQueue::new(CpuId(cpu as u32), group, key) }
    })
}

/// Room for all that one event asks for.
fn outbox(scenario: &Scenario, plan: &Plan) -> Outbox {
    let limited = if has_limits(scenario) { scenario.groups.len() } else { 0 };
    let domains = scenario.machine.freq.as_ref().map_or(0, |freq| freq.domains.len());
    Outbox::new(scenario.machine.topology.len(), plan.tasks.len(), limited, domains)
}

/// The groups; their cpusets become rows of the world's sets.
fn groups(scenario: &Scenario, affinities: &mut Vec<CpuSet>) -> Table<GroupId, Group> {
    let mut groups: Table<GroupId, Group> = Table::from_fn(0, |_: GroupId| unreachable!());
    let cpusets = cpusets::rows(&scenario.groups, affinities);
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
            runnable_avg: 0,
            idle: spec.idle,
            cpuset: cpusets[row],
            cpus: affinities[cpusets[row]].len() as u64,
        });
    }
    // Children in the order in which they were made, newest first (`list_add_rcu`).
    for row in 1..groups.len() as u32 {
        let (group, parent) = (GroupId(row), groups[GroupId(row)].parent);
        groups[group].next_sibling = groups[parent].first_child.replace(group);
    }
    groups
}

/// Row [`EVERYWHERE`] is all CPUs, then the workload's own.
fn affinities(workload: &Workload, cpus: usize) -> Vec<CpuSet> {
    let own = workload.affinities.iter().map(|list| CpuSet::of(list.iter().copied()));
    std::iter::once(CpuSet::all(cpus)).chain(own).collect()
}

fn new_task(planned: &Planned, affinities: &[CpuSet], groups: &[GroupSpec]) -> Task {
    let spec = &planned.spec;
    let affinity = spec.affinity.map_or(EVERYWHERE, |row| row + 1);
    let first = affinities[affinity].first().unwrap_or(CpuId(0));
    let cpu = spec.born_on.unwrap_or(first);
    Task {
        // A task that was born somewhere has been asleep there since long ago.
        state: if spec.born_on.is_some() { TaskState::Asleep } else { TaskState::New },
        cpu,
        nice: spec.nice,
        policy: spec.policy,
        group: spec.group,
        asked: affinity,
        affinity,
        kthread: planned.kthread,
        process: None,
        preferred_llc: None,
        settled: false,
        looks: false,
        flips: Flips::default(),
        recent_used_cpu: cpu,
        uclamp: clamps_in(groups, spec.group, own_clamps(spec)),
        clamps: false,
        est_counted: 0,
        in_iowait: false,
        throttle_work: false,
        throttled: false,
        list: Links::default(),
    }
}

/// Tasks of groups with a cpuset start on one of its CPUs.
fn keep_to_cpusets(world: &mut World, plan: &Plan) {
    for (row, planned) in plan.tasks.iter().enumerate() {
        let task = TaskId(row as u32);
        if world.groups[planned.spec.group].cpuset != EVERYWHERE {
            world.keep_to_cpuset(task);
            let first = world.allowed(task).first();
            let cpu = world.tasks[task].cpu;
            let cpu = if world.allowed(task).contains(cpu) { cpu } else { first.unwrap_or(cpu) };
            (world.tasks[task].cpu, world.tasks[task].recent_used_cpu) = (cpu, cpu);
        }
    }
}

fn add_entities(world: &mut World, scenario: &Scenario, plan: &Plan) {
    let cpus = world.cpus.len();
    let custom = world.rules.turn.custom_slice;
    for planned in &plan.tasks {
        let spec = &planned.spec;
        let weight = world.rules.weight(weight_of(spec.policy, spec.nice));
        let mut entity = Entity::new(weight, QueueId(0), None, 0);
        entity.idle = spec.policy == SchedPolicy::Idle;
        // `sched_setattr` does not read the slice of a SCHED_IDLE task (`fair_policy`).
        entity.custom_slice = custom && spec.slice_ns > 0 && !entity.idle;
        entity.slice_ns = world.rules.turn.base_slice.ns;
        if entity.custom_slice {
            entity.slice_ns = clamp_slice_ns(spec.slice_ns);
        }
        entity.vruntime = long_asleep(&world.queues[QueueId(0)]);
        world.entities.push(entity);
    }
    for group in (1..scenario.groups.len() as u32).map(GroupId) {
        let state = &world.groups[group];
        let (parent, depth, idle) = (state.parent, state.depth - 1, state.idle);
        let weight = world.rules.weight(Weight::of_stored(state.shares));
        for cpu in (0..cpus as u32).map(CpuId) {
            let above = world.group_entity(parent, cpu);
            let mut entity = Entity::new(weight, world.queue_of(parent, cpu), above, depth);
            entity.my_queue = Some(world.queue_of(group, cpu));
            entity.slice_ns = world.rules.turn.base_slice.ns;
            entity.idle = idle;
            // Group entities are attached, empty, from the start.
            entity.avg = Avg::attached();
            entity.vruntime = long_asleep(&world.queues[QueueId(0)]);
            world.entities.push(entity);
        }
    }
    for task in world.tasks.ids() {
        world.set_task_cpu_queue(task);
    }
}
