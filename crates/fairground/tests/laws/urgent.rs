//! Laws of the classes before the fair one: the queue is in order, its first task runs, and no task
//! waits while a CPU that it may use runs a lower one, unless it is a real-time task behind a
//! deadline task, or its CPU was asked a moment ago to push it.

use crate::checker::Checker;
use crate::hold;
use crate::sketch::{Habit, Sketch, sketch};
use fairground::fair::world::World;
use fairground::model::rt::Rank;
use fairground::model::task::entity_of;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate_audited;
use fairground::units::{CpuId, CpuSet, TaskId};
use fairground::workload::behavior::{DeadlineSpec, SchedPolicy};
use proptest::prelude::*;
use std::cell::Cell;

/// A policy by a small number: most real-time ones share few priorities, so that they meet.
fn policy(number: u8) -> SchedPolicy {
    match number {
        0..=2 => SchedPolicy::Fifo(1 + number),
        3..=4 => SchedPolicy::RoundRobin(number - 2),
        5..=6 => SchedPolicy::Deadline(DeadlineSpec {
            runtime_ns: 100_000,
            deadline_ns: 10_000_000 * u32::from(number - 4),
            period_ns: 100_000_000,
        }),
        _ => SchedPolicy::Normal,
    }
}

/// Gives the tasks of a sketch policies in turn, as far as they may have them.
pub fn urgent(sketch: &Sketch, numbers: &[u8]) -> Scenario {
    let mut sketch = sketch.clone();
    let policies: Vec<SchedPolicy> = numbers.iter().map(|&number| policy(number)).collect();
    for (task, policy) in sketch.tasks.iter_mut().zip(&policies) {
        let deadline = matches!(policy, SchedPolicy::Deadline(_));
        if !policy.is_fair() && matches!(task.habit, Habit::Renice(_))
            || deadline && matches!(task.habit, Habit::Yield)
        {
            task.habit = Habit::Sleep(task.run_us);
        }
        if deadline {
            task.cpus = None;
        }
    }
    let mut scenario = sketch.scenario();
    for (task, policy) in scenario.workload.tasks.iter_mut().zip(policies) {
        if !policy.is_fair() {
            task.policy = policy;
        }
    }
    scenario
}

/// The first law that the state breaks.
fn broken(world: &World) -> Option<String> {
    for cpu in world.cpus.ids() {
        let (queue, state) = (&world.rt.queues[cpu], &world.cpus[cpu]);
        if !queue.tasks.is_sorted_by_key(|(rank, _)| *rank) {
            return Some(format!("{cpu:?} is out of order: {:?}", queue.tasks));
        }
        let fair = world.queues[state.queue].h_nr_queued;
        if state.nr_running != fair + queue.tasks.len() as u32 {
            return Some(format!("{cpu:?} counts {} tasks", state.nr_running));
        }
        let first = queue.tasks.first().map(|(_, task)| *task);
        if first.is_some() && first != state.curr && !state.need_resched {
            return Some(format!("{cpu:?} runs {:?}, its first is {first:?}", state.curr));
        }
    }
    let lost = |&task: &TaskId| {
        let queue = &world.rt.queues[world.tasks[task].cpu];
        let listed = queue.tasks.iter().filter(|(_, other)| *other == task).count();
        let queued = !world.tasks[task].policy.is_fair() && world.entities[entity_of(task)].on_rq;
        listed != usize::from(queued)
    };
    world.tasks.ids().find(lost).map(|task| format!("{task:?} is not where it is queued"))
}

/// A task that waits though it ranks above the first task of one of `cpus`.
fn passed_over(world: &World, cpus: impl Fn(TaskId) -> CpuSet) -> Option<String> {
    for cpu in world.cpus.ids() {
        let (queue, curr) = (&world.rt.queues[cpu], world.cpus[cpu].curr);
        let behind_deadline = queue.first_rank().is_deadline();
        // The first one is about to run, if it does not; deadline tasks push only their own class.
        let pushed = |(rank, task): &&(Rank, TaskId)| {
            let by_others = rank.is_deadline() || !behind_deadline && !queue.push_asked;
            Some(*task) != curr && by_others
        };
        for &(rank, task) in queue.tasks.iter().skip(1).filter(pushed) {
            let lower = |&cpu: &CpuId| world.rt.queues[cpu].first_rank() > rank;
            if let Some(lower) = cpus(task).iter().find(lower) {
                return Some(format!("{task:?} of {rank:?} waits, {lower:?} runs a lower one"));
            }
        }
    }
    None
}

/// What an urgent scenario breaks.
fn run(scenario: &Scenario, law: fn(&World) -> Option<String>) -> Option<String> {
    let mut checker = Checker::new(scenario);
    let mut first = None;
    let outcome = simulate_audited(scenario, &mut checker, |world| {
        if first.is_none() && world.rt.is_used() {
            first = law(world).map(|how| format!("at {}: {how}", world.now_ns));
        }
    })
    .expect("sketches are right");
    checker.finish(outcome.ended_ns);
    let story = || checker.story();
    first.or_else(|| (!checker.broken.is_empty()).then(story))
}

/// Any world, and numbers of policies.
pub fn worlds() -> impl Strategy<Value = (Sketch, Vec<u8>)> {
    (sketch(), prop::collection::vec(0..10u8, 1..12))
}

#[test]
fn the_highest_run() {
    let law = |world: &World| {
        broken(world).or_else(|| passed_over(world, |task| world.allowed(task).clone()))
    };
    hold(400, worlds(), |(sketch, numbers)| match run(&urgent(&sketch, &numbers), law) {
        None => Ok(()),
        Some(how) => Err(TestCaseError::fail(how)),
    });
}

#[test]
fn canary_bound_tasks_are_passed_over() {
    let found = Cell::new(0);
    let anywhere = |world: &World| passed_over(world, |_| CpuSet::all(world.cpus.len()));
    hold(100, worlds(), |(sketch, numbers)| {
        let told = run(&urgent(&sketch, &numbers), anywhere);
        found.set(found.get() + u32::from(told.is_some()));
        Ok(())
    });
    assert!(found.get() > 0, "the law that the highest run can't fail");
}
