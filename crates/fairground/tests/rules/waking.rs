//! Where a waking task may go.

use crate::{Does, MS, US, run, scenario, sleep, told};
use fairground::record::Fact;
use fairground::units::{CpuId, TaskId};

/// CPU 0 wakes a task that may use CPUs 1 and 2 of four, where a hog has CPU 1: it stays on CPU 2
/// or comes there, and never goes to where it may not.
#[test]
fn who_may_use_two_cpus_gets_the_idle_one() {
    for profile in ["5.15", "6.12"] {
        let (hog, naps) = ([run(1_000 * MS)], [run(200 * US), sleep(MS)]);
        let tasks = [Does(0, &hog, &[1]), Does(MS, &naps, &[1, 2])];
        let mut targets = vec![];
        for (_, fact) in told(&scenario(profile, 4, &tasks)) {
            if let Fact::Waking { task: TaskId(1), target, .. } = fact {
                targets.push(target);
            }
        }
        assert!(targets.len() > 20, "{profile}: {targets:?}");
        assert!(targets[1..].iter().all(|&cpu| cpu == CpuId(2)), "{profile}: {targets:?}");
    }
}

/// CFS: nine hogs and a task that wakes every 3 ms on one CPU. Who was preempted by a wake-up goes
/// on when the wakee sleeps again (LAST_BUDDY), or another one that is owed more.
#[test]
fn who_was_preempted_by_a_wake_up_goes_on_after_it() {
    let (hog, naps) = ([run(1_000 * MS)], [run(100 * US), sleep(3 * MS)]);
    let returned = |features: &str| {
        let mut tasks: Vec<Does> = (0..9).map(|_| Does(0, &hog, &[0])).collect();
        tasks.push(Does(MS, &naps, &[0]));
        let mut scenario = scenario("5.15", 1, &tasks);
        scenario.duration_ns = 1_000 * MS;
        scenario.kernel.set("features", features).expect("a feature");
        let facts = told(&scenario);
        let switches = facts.iter().filter_map(|(_, fact)| match fact {
            Fact::Switch { prev, next, .. } => Some((*prev, *next)),
            _ => None,
        });
        let switches: Vec<_> = switches.collect();
        let preempting = switches.windows(2).filter(|pair| pair[0].1 == Some(TaskId(9)));
        let back = |pair: &&[(Option<TaskId>, Option<TaskId>)]| pair[0].0 == pair[1].1;
        (preempting.clone().filter(back).count(), preempting.count())
    };
    let [(with, all), (without, _)] = ["LAST_BUDDY", "NO_LAST_BUDDY"].map(returned);
    assert!(4 * with > all && 50 * without < all, "{with} and {without} of {all}");
}
