//! When a task that is in the kernel gives way.

use crate::{Does, MS, US, run, scenario, sleep, told, watched};
use fairground::record::Fact;
use fairground::units::{EntityId, Ns, TaskId};
use fairground::workload::behavior::{SchedPolicy, Step};
use fairground::workload::draw::Draw;

/// A stretch in the kernel that passes no point at which it would look.
fn in_kernel(ns: Ns) -> Step {
    Step::Kernel { work: Draw::Fixed(ns), cond_resched_ns: 0, might_sleep_ns: 0 }
}

/// When a task gives way to the hog that came right after it.
fn gives_way_ns(profile: &str, steps: &[Step]) -> Vec<Ns> {
    let hog = [run(1_000 * MS)];
    let mut scenario = scenario(profile, 1, &[Does(0, steps, &[0]), Does(US, &hog, &[0])]);
    scenario.kernel.set("features", "NO_RUN_TO_PARITY").expect("a feature");
    let switch = |(at_ns, fact): (Ns, Fact)| match fact {
        Fact::Switch { prev: Some(TaskId(0)), next: Some(TaskId(1)), .. } => Some(at_ns),
        _ => None,
    };
    told(&scenario).into_iter().filter_map(switch).collect()
}

/// Its slice of 0.7 ms is found to be over at the tick at 4 ms. A voluntary kernel lets it finish
/// what it does in the kernel; a lazy one at most up to the next tick.
#[test]
fn a_task_in_the_kernel_gives_way_when_it_returns() {
    let first_ms = |kernel_ms| {
        ["6.12", "6.18"].map(|profile| {
            gives_way_ns(profile, &[in_kernel(kernel_ms * MS), run(90 * MS)])[0] / MS
        })
    };
    assert_eq!(first_ms(5), [5, 5]);
    assert_eq!(first_ms(10), [10, 8]);
}

/// Who returns from the kernel every 100 µs and was not asked to give way goes on, though another
/// one would be chosen now: only ticks (of 4 ms) find that a slice is over.
#[test]
fn a_task_that_was_not_asked_goes_on_when_it_returns() {
    for profile in ["6.12", "6.18"] {
        let at_ns = gives_way_ns(profile, &[in_kernel(100 * US), run(100 * US)]);
        assert!(at_ns.len() > 10, "{profile}: {at_ns:?}");
        assert!(at_ns.iter().all(|at_ns| at_ns % (4 * MS) == 0), "{profile}: {at_ns:?}");
    }
}

/// A hog that asks for slices of 20 ms has run for 2 ms of one, and is protected for 18 more. From
/// 7.3 on a BATCH task that wakes, and may not preempt, leaves it one slice of its own, 0.7 ms.
#[test]
fn who_may_not_preempt_shortens_the_protection() {
    let protected_us = |profile| {
        let (hog, naps) = ([run(9_000 * MS)], [run(MS), sleep(30 * MS)]);
        let tasks = [Does(0, &hog, &[0]), Does(2 * MS, &naps, &[0])];
        let mut scenario = scenario(profile, 1, &tasks);
        scenario.workload.tasks[0].slice_ns = 20 * MS;
        scenario.workload.tasks[1].policy = SchedPolicy::Batch;
        let mut left_us = None;
        watched(&scenario, |world| {
            let hog = &world.entities[EntityId(0)];
            if world.now_ns == 2 * MS {
                left_us = Some(hog.vprot.wrapping_sub(hog.vruntime) / US);
            }
        });
        left_us.expect("a wake-up")
    };
    assert_eq!(["6.12", "7.2", "7.3"].map(protected_us), [18_000, 18_000, 700]);
}
