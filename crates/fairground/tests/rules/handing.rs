//! Who gets what is posted to a semaphore.

use crate::{Does, MS, run, scenario};
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
