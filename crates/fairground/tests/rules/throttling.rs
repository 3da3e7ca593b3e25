//! What counts as throttled time, and what a queue gives back.

use crate::{Does, MS, run, scenario, sleep, watched};
use fairground::model::limit::Limit;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Ns};

/// A task is 0.5 ms over its group's quota of 10 ms in 100 ms when it goes to sleep: its queue is
/// throttled, empty, for the other 89.5 ms. From 6.6 on that counts only from its next task on: not
/// at all, or for 49.5 ms if it wakes after 40.
#[test]
fn an_empty_queue_is_not_throttled_for_anybody() {
    let throttled_us = |profile, sleep_ms: Ns| {
        let steps = [run(10 * MS + MS / 2), sleep(sleep_ms * MS)];
        let mut scenario = scenario(profile, 1, &[Does(0, &steps, &[0])]);
        let limit = Limit { quota_ns: Some(10 * MS), period_ns: 100 * MS, burst_ns: 0 };
        let group =
            GroupSpec { path: "/g".into(), limit, timer_phase_ns: Some(0), ..GroupSpec::root() };
        scenario.groups.push(group);
        scenario.workload.tasks[0].group = GroupId(1);
        scenario.duration_ns = 101 * MS;
        let mut throttled_ns = 0;
        watched(&scenario, |world| throttled_ns = world.pools[GroupId(1)].stat.throttled_ns);
        throttled_ns / 1_000
    };
    let of = |profile| [500, 40].map(|sleep_ms| throttled_us(profile, sleep_ms));
    assert_eq!(of("6.5"), [89_500, 89_500]);
    for profile in ["6.6", "6.12", "6.18", "7.2"] {
        assert_eq!(of(profile), [0, 49_500], "{profile}");
    }
}
