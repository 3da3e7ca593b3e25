//! Who gets what is posted to a semaphore.

use crate::{Does, MS, run, scenario, sleep};
use fairground::record::stats::Stats;
use fairground::sim::simulate;
use fairground::units::TaskId;
use fairground::workload::behavior::{SemaphoreSpec, Step};

/// Two tasks on two CPUs share one permit for a millisecond each, for 100 ms. Handed over, they
/// take turns. Else who has posted takes it again before the other one is awake, for ever.
#[test]
fn what_is_handed_over_goes_to_who_waits() {
    let steps = [Step::Take(0), run(MS), Step::Post(0)];
    let runtimes_ms = |handover| {
        let tasks = [Does(0, &steps, &[0]), Does(MS / 2, &steps, &[1])];
        let mut scenario = scenario("6.12", 2, &tasks);
        scenario.workload.semaphores =
            vec![SemaphoreSpec { name: "permit".into(), value: 1, handover }];
        let mut stats = Stats::new(2, 2);
        let outcome = simulate(&scenario, &mut stats).expect("it can be run");
        stats.finish(outcome.ended_ns);
        [0, 1].map(|task| stats.tasks[TaskId(task)].runtime_ns / MS)
    };
    assert_eq!(runtimes_ms(true), [50, 50]);
    assert_eq!(runtimes_ms(false), [100, 0]);
}

/// What three tasks on CPUs of their own run in 100 ms, ms: they share one permit.
fn shared(programs: [&[Step]; 3]) -> [u64; 3] {
    let [first, second, third] = programs;
    let tasks = [Does(0, first, &[0]), Does(MS / 4, second, &[1]), Does(MS / 2, third, &[2])];
    let mut scenario = scenario("6.12", 3, &tasks);
    scenario.workload.semaphores =
        vec![SemaphoreSpec { name: "permit".into(), value: 1, handover: true }];
    let mut stats = Stats::new(3, 3);
    let outcome = simulate(&scenario, &mut stats).expect("it can be run");
    stats.finish(outcome.ended_ns);
    [0, 1, 2].map(|task| stats.tasks[TaskId(task)].runtime_ns / MS)
}

/// Two in turn leave nothing to a third that takes only what is spare.
#[test]
fn spare_is_what_nobody_else_waits_for() {
    let takes = [Step::Take(0), run(MS), Step::Post(0)];
    let spare = [Step::TakeSpare(0), run(MS), Step::Post(0)];
    assert_eq!(shared([&takes, &takes, &spare]), [50, 50, 0]);
    assert_eq!(shared([&spare, &spare, &takes]).iter().sum::<u64>(), 100);
    let now_and_then = [Step::Take(0), run(MS), Step::Post(0), sleep(3 * MS + MS / 2)];
    // It comes in the middle of another's millisecond, and waits for the end.
    assert_eq!(shared([&now_and_then, &spare, &spare])[0], 20);
}

/// Who gives way goes on until another wants it: no turns among those who wait for what is spare.
#[test]
fn who_gives_way_keeps_it_while_nobody_wants_it() {
    let spare = [
        Step::TakeSpare(0),
        run(MS),
        Step::GiveWay { semaphore: 0, to: 0 },
        Step::Repeat { to: 1, times: None, counter: 0 },
    ];
    let now_and_then = [sleep(9 * MS), Step::Take(0), run(MS), Step::Post(0)];
    let [first, second, third] = shared([&spare, &spare, &now_and_then]);
    assert_eq!((first + second, third), (91, 9));
    let never = [sleep(1_000 * MS)];
    assert_eq!(shared([&spare, &spare, &never]), [100, 0, 0]);
}

/// Who does not find any goes elsewhere.
#[test]
fn without_one_the_task_goes_on_elsewhere() {
    let holds = [Step::Take(0), run(1_000 * MS)];
    let looks = [Step::TakeOr { semaphore: 0, to: 2 }, run(MS), sleep(MS)];
    assert_eq!(shared([&looks, &looks, &looks]), [1, 0, 0]);
    assert_eq!(shared([&holds, &looks, &looks]), [100, 0, 0]);
}
