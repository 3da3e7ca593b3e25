//! What counts as throttled time, and what a queue gives back.

use crate::{Does, MS, run, scenario, sleep, watched};
use fairground::model::bandwidth::CpuStat;
use fairground::model::limit::Limit;
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::units::{CpuId, GroupId, Ns};

/// One CPU with tasks of a group that may use 10 ms in 100 ms, and save so much of it.
fn limited(profile: &str, tasks: &[Does], burst_ns: Ns) -> (Scenario, GroupId) {
    let mut scenario = scenario(profile, 1, tasks);
    let limit = Limit { quota_ns: Some(10 * MS), period_ns: 100 * MS, burst_ns };
    let timer_phase_ns = Some(0);
    scenario.groups.push(GroupSpec {
        path: "/g".into(),
        limit,
        timer_phase_ns,
        ..GroupSpec::root()
    });
    scenario.workload.tasks.iter_mut().for_each(|task| task.group = GroupId(1));
    (scenario, GroupId(1))
}

/// A task is 0.5 ms over its group's quota of 10 ms in 100 ms when it goes to sleep: its queue is
/// throttled, empty, for the other 89.5 ms. From 6.6 on that counts only from its next task on: not
/// at all, or for 49.5 ms if it wakes after 40.
#[test]
fn an_empty_queue_is_not_throttled_for_anybody() {
    let throttled_us = |profile, sleep_ms: Ns| {
        let steps = [run(10 * MS + MS / 2), sleep(sleep_ms * MS)];
        let (mut scenario, group) = limited(profile, &[Does(0, &steps, &[0])], 0);
        scenario.duration_ns = 101 * MS;
        let mut throttled_ns = 0;
        watched(&scenario, |world| throttled_ns = world.pools[group].stat.throttled_ns);
        throttled_ns / 1_000
    };
    let of = |profile| [500, 40].map(|sleep_ms| throttled_us(profile, sleep_ms));
    assert_eq!(of("6.5"), [89_500, 89_500]);
    for profile in ["6.6", "6.12", "6.18", "7.2"] {
        assert_eq!(of(profile), [0, 49_500], "{profile}");
    }
}

/// Of a quota of 10 ms a task uses 4 in a period, and 14 in the next, 4 of them saved before. That
/// is a burst, and is counted from 5.16 on; with bursts off all that is not used is lost.
#[test]
fn a_burst_is_what_was_saved_before() {
    let used = |profile: &str, enabled: &str| {
        let steps = [run(4 * MS), sleep(100 * MS), run(14 * MS), sleep(500 * MS)];
        let (mut scenario, group) = limited(profile, &[Does(MS, &steps, &[0])], 10 * MS);
        scenario.kernel.set("cfs_bw_burst_enabled", enabled).expect("a flag");
        scenario.duration_ns = 301 * MS;
        let mut stat = CpuStat::default();
        watched(&scenario, |world| stat = world.pools[group].stat);
        (stat.nr_throttled, stat.nr_bursts, stat.burst_ns / 1_000)
    };
    assert_eq!([used("5.15", "1"), used("5.16", "1")], [(0, 0, 0), (0, 1, 4_000)]);
    assert_eq!([used("5.15", "0"), used("5.16", "0")], [(1, 0, 0); 2]);
}

/// A task uses 1 ms in each period, in its middle, of 5 ms that it drew, and keeps 1 ms. Its pool's
/// timer stood still and is started as if it had run, so what is drawn in the third period lapses
/// at 400 ms. Up to 5.3 the rest is lost when the task runs again, at 450 ms, beside the 8 and 9 ms
/// that the pool had left at the ends of periods.
#[test]
fn a_slice_lapses_after_its_period() {
    let lost = |profile| {
        let steps = [run(MS), sleep(99 * MS)];
        let (mut scenario, group) = limited(profile, &[Does(250 * MS, &steps, &[0])], 0);
        scenario.duration_ns = 480 * MS;
        let (mut lapses_ms, mut lost_ms) = (vec![], vec![]);
        watched(&scenario, |world| {
            let local = &world.locals[world.queue_of(group, CpuId(0))];
            lapses_ms.push(local.lapses_ns / MS);
            lost_ms.push(world.pools[group].ledger.discarded_ns / MS);
        });
        lapses_ms.dedup();
        lost_ms.dedup();
        (lapses_ms, lost_ms)
    };
    assert_eq!(lost("4.18"), (vec![400, 500], vec![0, 8, 17, 18]));
    assert_eq!(lost("5.4"), (vec![0], vec![0, 8, 17]));
}
