//! No task starves: among tasks of equal weight, whoever is runnable runs again after a few turns
//! of each.
//!
//! With n tasks, none of which asks for more than a slice, a task waits for a turn of each other
//! one, a turn being the slice to the end of its tick; and once more, since it may have had its own
//! share in advance. On several CPUs balancing may take it to others that are owed more than it, so
//! twice that is allowed.

use crate::hold;
use crate::sketch::{Habit, Sketch, sketch_with};
use fairground::policy::Rules;
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::simulate;
use fairground::units::{Id, NS_PER_US, Ns, TaskId};
use proptest::prelude::TestCaseError;
use std::cell::Cell;

/// The longest wait of any task, ns.
struct Waits {
    since_ns: Vec<Option<Ns>>,
    longest_ns: Ns,
}

impl Waits {
    fn runs(&mut self, task: TaskId, at_ns: Ns) {
        if let Some(since_ns) = self.since_ns[task.index()].take() {
            self.longest_ns = self.longest_ns.max(at_ns - since_ns);
        }
    }
}

impl Recorder for Waits {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Waking { task, .. } | Fact::WakeupNew { task, .. } => {
                self.since_ns[task.index()].get_or_insert(at_ns);
            }
            Fact::Switch { prev, prev_leaves, next, .. } => {
                if let Some(prev) = prev {
                    let waits = prev_leaves == Leaves::Runnable;
                    self.since_ns[prev.index()] = waits.then_some(at_ns);
                }
                next.into_iter().for_each(|next| self.runs(next, at_ns));
            }
            _ => {}
        }
    }
}

/// Tasks of equal weight, of one group.
fn fair(mut sketch: Sketch) -> Sketch {
    for task in &mut sketch.tasks {
        (task.nice, task.policy) = (0, 2);
        if let Habit::Renice(_) | Habit::Regroup(_) = task.habit {
            task.habit = Habit::Hog;
        }
    }
    sketch
}

/// The longest wait of a sketch and the longest that the law allows, ns.
fn waits(sketch: &Sketch) -> (Ns, Ns) {
    let scenario = sketch.scenario();
    let tasks = scenario.workload.tasks.len();
    let mut waits = Waits { since_ns: vec![None; tasks], longest_ns: 0 };
    let outcome = simulate(&scenario, &mut waits).expect("sketches are right");
    for row in 0..tasks {
        waits.runs(TaskId::from_index(row), outcome.ended_ns);
    }
    (waits.longest_ns, allowed_ns(sketch))
}

fn allowed_ns(sketch: &Sketch) -> Ns {
    let scenario = sketch.scenario();
    let cpus = scenario.machine.topology.len();
    let rules = Rules::new(&scenario.kernel, cpus);
    let asked = sketch.tasks.iter().map(|task| match task.habit {
        Habit::Reslice(us) => us.max(task.slice_us),
        _ => task.slice_us,
    });
    let asked_ns = asked.max().unwrap_or(0) * NS_PER_US;
    let slice_ns =
        if rules.is_cfs() { rules.turn.latency.ns } else { rules.turn.base_slice.ns.max(asked_ns) };
    let turns = 2 * sketch.tasks.len() as Ns * if cpus > 1 { 2 } else { 1 };
    turns * (slice_ns + rules.tick_ns())
}

fn starves(sketch: &Sketch) -> Option<String> {
    let (longest_ns, allowed_ns) = waits(sketch);
    let message = || format!("a task waited {longest_ns} ns, allowed are {allowed_ns} ns");
    (longest_ns > allowed_ns).then(message)
}

#[test]
fn no_task_of_equal_weight_starves() {
    hold(400, sketch_with(0..1), |sketch| match starves(&fair(sketch)) {
        None => Ok(()),
        Some(how) => Err(TestCaseError::fail(how)),
    });
}

#[test]
fn canary_a_task_of_the_least_weight_starves_beside_many_of_the_greatest() {
    let starved = Cell::new(0);
    hold(100, sketch_with(0..1), |sketch| {
        let mut sketch = fair(sketch);
        let first = sketch.tasks[0].clone();
        sketch.tasks.resize(8, first);
        sketch.tasks.iter_mut().for_each(|task| (task.habit, task.nice) = (Habit::Hog, -20));
        sketch.tasks[0].nice = 19;
        sketch.duration_ms = 2_000;
        sketch.shape = [1, 1, 1, 1];
        starved.set(starved.get() + u32::from(starves(&sketch).is_some()));
        Ok(())
    });
    assert!(starved.get() > 0, "the law about starving can't fail");
}
