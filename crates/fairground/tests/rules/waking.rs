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
