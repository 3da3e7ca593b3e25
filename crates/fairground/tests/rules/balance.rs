//! When idle CPUs are made to balance.

use crate::{Does, MS, US, run, scenario, sleep, watched};
use fairground::workload::behavior::SchedPolicy;

/// A real-time task has three quarters of CPU 0, but never while it ticks: at each tick the fair
/// task is alone there, beside an idle CPU 1, which is made to balance because CPU 0 has so little
/// left for its task. Beside a short run of the real-time task nobody is.
#[test]
fn a_lone_task_calls_for_help_where_little_is_left_for_it() {
    let kicks = |urgent_us| {
        let hog = [run(1_000 * MS)];
        let urgent = [run(urgent_us * US), sleep(4 * MS - urgent_us * US)];
        let tasks = [Does(0, &hog, &[0]), Does(500 * US, &urgent, &[0])];
        let mut scenario = scenario("6.12", 2, &tasks);
        scenario.duration_ns = 400 * MS;
        scenario.workload.tasks[1].policy = SchedPolicy::Fifo(1);
        let (mut last, mut count) = (None, 0);
        watched(&scenario, |world| {
            let due = world.nohz_next_balance_jiffy;
            count += u32::from(last.replace(due).is_some_and(|before| before != due));
        });
        count
    };
    assert!(kicks(3_000) > 10, "{}", kicks(3_000));
    assert_eq!(kicks(100), 0);
}
