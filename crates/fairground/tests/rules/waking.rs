//! Where a waking task may go.

use crate::{Does, MS, US, run, scenario, sleep, told};
use fairground::record::{Fact, PlacedBy, Placement};
use fairground::units::{CpuId, TaskId};
use fairground::workload::behavior::{SemaphoreSpec, Step};

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

/// How CPUs are found for a task that another one, on CPU 0, wakes every millisecond, beside tasks
/// with these naps on these CPUs.
fn woken_from_afar(profile: &str, allowed: &[u32], others: &[(u32, Step)]) -> Vec<Placement> {
    let wakes = [run(20 * US), Step::Post(0), run(10 * US), sleep(970 * US)];
    let woken = [Step::Take(0), run(50 * US)];
    let mut tasks = vec![Does(0, &wakes, &[0]), Does(0, &woken, allowed)];
    let steps: Vec<[Step; 2]> =
        others.iter().map(|(_, nap)| [run(600 * US), nap.clone()]).collect();
    tasks.extend(
        others
            .iter()
            .zip(&steps)
            .map(|((cpu, _), steps)| Does(500 * US, steps, std::slice::from_ref(cpu))),
    );
    let mut scenario = scenario(profile, 4, &tasks);
    let spec = SemaphoreSpec { name: "permit".into(), value: 0, handover: true };
    scenario.workload.semaphores = vec![spec];
    let placed = |(_, fact)| match fact {
        Fact::Placed(placement) if placement.task == TaskId(1) => Some(placement),
        _ => None,
    };
    told(&scenario).into_iter().filter_map(placed).collect()
}

/// CPU 0 has much less to do than CPUs 1 and 2, but may not be used: the task stays on CPU 2.
#[test]
fn the_wakers_cpu_is_no_target_for_who_may_not_use_it() {
    for profile in ["5.10", "6.12"] {
        let placed = woken_from_afar(profile, &[2, 1], &[(1, run(US)), (2, run(US))]);
        let stays = |placed: &Placement| [placed.target, placed.chosen] == [CpuId(2); 2];
        assert!(placed.len() > 50 && placed.iter().all(stays), "{profile}: {placed:?}");
    }
}

/// Who moves to the waker's CPU, which is busy with the waker, had its own looked at too.
#[test]
fn the_previous_cpu_is_looked_at_beside_the_target() {
    let placed = woken_from_afar("6.12", &[1, 0], &[(1, sleep(400 * US))]);
    let moves: Vec<_> = placed.iter().filter(|placed| placed.target != placed.prev).collect();
    assert!(!moves.is_empty());
    assert!(moves.iter().all(|placed| placed.tested == 2), "{moves:?}");
    let stays = placed.iter().find(|placed| placed.by == PlacedBy::Target);
    assert_eq!(stays.expect("it does at first").tested, 1);
}
