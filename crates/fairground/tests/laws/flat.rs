//! Laws of the flat hierarchy (7.3): a task's weight in the CPU against exact fractions, what
//! groups get, and that a weight is stale only where the kernel has stale ones.

use crate::hold;
use crate::service::hogs;
use fairground::fair::world::World;
use fairground::model::entity::Entity;
use fairground::model::runqueue::RunQueue;
use fairground::model::task::entity_of;
use fairground::model::tree::Key;
use fairground::model::weight::Weight;
use fairground::policy::Kernel;
use fairground::policy::queue::hierarchy::weight_in_cpu;
use fairground::record::stats::Stats;
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::sim::{simulate, simulate_audited};
use fairground::units::{CpuId, EntityId, GroupId, NS_PER_SEC, Ns, QueueId, Table, TaskId};
use proptest::prelude::*;

/// A level below the root: an entity's down weight, and that of all others beside it.
type Level = (u64, u64);

/// A task below so many groups; the last level is the root's, where nothing is divided by others.
fn tower(levels: &[Level]) -> (Table<EntityId, Entity>, Table<QueueId, RunQueue>) {
    let last = levels.len() as u32 - 1;
    let entity = |(row, &(weight, _)): (usize, &Level)| {
        let above = (row as u32 != last).then(|| EntityId(row as u32 + 1));
        Entity::new(Weight::of_stored(weight << 10), QueueId(row as u32), above, 0)
    };
    let queue = |&(weight, others): &Level| RunQueue {
        weight: (weight + others) << 10,
        ..RunQueue::new(CpuId(0), GroupId(0), Key::Deadline)
    };
    (levels.iter().enumerate().map(entity).collect(), levels.iter().map(queue).collect())
}

#[test]
fn a_weight_in_the_cpu_is_the_exact_fraction_within_rounding() {
    let level = (15..88_761u64, 0..400_000u64);
    hold(2_000, prop::collection::vec(level, 1..6), |levels: Vec<Level>| {
        let (entities, queues) = tower(&levels);
        let ours = weight_in_cpu(&entities, &queues, EntityId(0)).stored as f64;
        let (below, root) = levels.split_at(levels.len() - 1);
        let fraction = |(weight, others): &Level| *weight as f64 / (weight + others) as f64;
        let factor = root[0].0 as f64;
        let exact = below.iter().map(fraction).product::<f64>() * factor * 1024.0;
        // Each level loses less than one unit, which the root's factor makes larger; and none is
        // below 2, or a product of such.
        let slack = below.len() as f64 * (factor / 1024.0) + 1.0;
        let floor = 2.0 * (factor / 1024.0).max(1.0);
        prop_assert!(ours <= exact.max(floor) + 1.0, "{ours}, exactly {exact}");
        prop_assert!(ours >= exact - slack, "{ours}, exactly {exact}");
        Ok(())
    });
}

/// Groups of hogs on one CPU under 7.3: each its shares and how many hogs.
fn grouped(groups: &[(u64, usize)], mode: &str, duration_ns: Ns) -> Scenario {
    let mut kernel = Kernel::profile("7.3").expect("a release");
    kernel.set("cgroup_mode", mode).expect("one of its answers");
    let count = groups.iter().map(|(_, hogs)| hogs).sum();
    let mut scenario = hogs(kernel, &vec![(0, 0); count], duration_ns);
    let members = groups.iter().enumerate().flat_map(|(row, &(_, hogs))| vec![row; hogs]);
    for (task, row) in scenario.workload.tasks.iter_mut().zip(members) {
        task.group = GroupId(row as u32 + 1);
    }
    let spec = |(row, &(shares, _)): (usize, &(u64, usize))| GroupSpec {
        path: format!("/g{row}"),
        shares,
        ..GroupSpec::root()
    };
    scenario.groups.extend(groups.iter().enumerate().map(spec));
    scenario
}

/// The groups of a scenario, most of two hogs.
fn any_groups() -> impl Strategy<Value = Vec<(u64, usize)>> {
    prop::collection::vec((200..5_000u64, 1..4usize), 2..4)
}

#[test]
fn groups_get_their_shares_over_a_second_within_the_lag_bound() {
    hold(60, any_groups(), |groups: Vec<(u64, usize)>| {
        // Two seconds, of which each counts: the first has stale weights from the start.
        let scenario = grouped(&groups, "smp", 2 * NS_PER_SEC);
        let mut stats = Stats::new(scenario.workload.tasks.len(), 1);
        let outcome = simulate(&scenario, &mut stats).expect("built");
        stats.finish(outcome.ended_ns);
        let all: u64 = groups.iter().map(|(shares, _)| shares).sum();
        let rules = &scenario.kernel.rules;
        let (slice_ns, tick_ns) = (rules.turn.base_slice.on_ns(1), scenario.kernel.tick_ns());
        let mut first = 0;
        for (shares, hogs) in &groups {
            let run_ns: Ns =
                (first..first + hogs).map(|row| stats.tasks[TaskId(row as u32)].runtime_ns).sum();
            first += hogs;
            let ideal_ns = outcome.ended_ns as f64 * *shares as f64 / all as f64;
            // Each task of all groups may be a longest request and a tick off, twice: at the start,
            // where weights are of a smaller set, and at the end.
            let tasks = scenario.workload.tasks.len() as u64;
            let bound_ns = (2 * tasks * (slice_ns + tick_ns)) as f64;
            let off_ns = run_ns as f64 - ideal_ns;
            prop_assert!(off_ns.abs() <= bound_ns, "off by {off_ns} ns of {bound_ns}: {groups:?}");
        }
        Ok(())
    });
}

/// What a CPU's history says of stale weights.
#[derive(Default)]
struct Stale {
    /// Weight of each task that waited after the event before.
    waited: Vec<Option<Weight>>,
    /// A waiting task's weight changed.
    moved: u64,
    /// A task that has just become current had another weight than all levels say.
    wrong_at_pick: u64,
    current: Option<TaskId>,
}

impl Stale {
    fn look(&mut self, world: &World) {
        let current = world.cpus[CpuId(0)].curr;
        let waits = |task: TaskId| {
            let entity = &world.entities[entity_of(task)];
            (entity.on_rq && current != Some(task)).then_some(entity.h_load)
        };
        let waited: Vec<Option<Weight>> = world.tasks.ids().map(waits).collect();
        let both = self.waited.iter().zip(&waited);
        let differ = |(before, now): &(&Option<Weight>, &Option<Weight>)| {
            before.is_some() && now.is_some() && before != now
        };
        self.moved += both.filter(differ).count() as u64;
        if let Some(task) = current.filter(|_| current != self.current) {
            let id = entity_of(task);
            let fresh = weight_in_cpu(&world.entities, &world.queues, id);
            self.wrong_at_pick += u64::from(world.entities[id].h_load != fresh);
        }
        (self.waited, self.current) = (waited, current);
    }

    fn of(scenario: &Scenario) -> Self {
        let mut stale = Stale::default();
        let mut stats = Stats::new(scenario.workload.tasks.len(), 1);
        simulate_audited(scenario, &mut stats, |world| stale.look(world)).expect("built");
        stale
    }
}

#[test]
fn a_weight_is_stale_while_its_task_waits_and_fresh_when_it_is_picked() {
    hold(40, any_groups(), |groups: Vec<(u64, usize)>| {
        let stale = Stale::of(&grouped(&groups, "concur", NS_PER_SEC / 4));
        prop_assert_eq!((stale.moved, stale.wrong_at_pick), (0, 0));
        Ok(())
    });
}

#[test]
fn canary_without_the_refresh_at_picks_some_are_stale() {
    let mut scenario = grouped(&[(1024, 1), (1024, 3)], "concur", NS_PER_SEC / 4);
    scenario.kernel.set("changes", "NO_refresh-at-pick").expect("a switch");
    let stale = Stale::of(&scenario);
    assert!(stale.wrong_at_pick > 0);
    assert_eq!(stale.moved, 0, "a waiting task's weight is nobody's to change");
}
