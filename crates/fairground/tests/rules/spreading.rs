//! When tasks are spread over caches that have room for them, and when balancing looks.

use crate::{Does, MS, US, run, scenario, watched};
use fairground::model::topology::{CpuPlace, Topology};
use fairground::sim::scenario::Scenario;
use fairground::units::CpuId;

/// Two caches in a node, each of so many CPUs of such a capacity; so many hogs from CPU 0 on, which
/// may run anywhere.
fn two_caches(profile: &str, caches: [(u32, u32); 2], hogs: u32) -> Scenario {
    let of_cache = |(llc, &(cpus, capacity)): (usize, &(u32, u32))| {
        std::iter::repeat_n((llc as u32, capacity), cpus as usize)
    };
    let cpus = caches.iter().enumerate().flat_map(of_cache);
    let place = |((llc, capacity), core)| CpuPlace { package: 0, node: 0, llc, core, capacity };
    let places = cpus.zip(0..).map(place).collect();
    let (hog, born_on) = ([run(9_000 * MS)], Vec::from_iter(0..hogs));
    let born_on = born_on.iter().map(std::slice::from_ref);
    let tasks: Vec<Does> = born_on.zip(0..).map(|(cpu, at)| Does(at * US, &hog, cpu)).collect();
    let mut scenario = scenario(profile, 1, &tasks);
    scenario.machine.topology = Topology::new(places).expect("a machine");
    let all = 0..caches[0].0 + caches[1].0;
    scenario.workload.affinities.fill(all.map(CpuId).collect());
    scenario.duration_ns = 2_000 * MS;
    scenario
}

/// From 6.6 tasks are spread in proportion to cores: of two hogs on two cores both go to six idle
/// ones, and one to four. Of four hogs on four cores one goes to two idle cores; before 6.6 two do,
/// until the caches differ by less than two. An empty cache gets one of several, however small.
#[test]
fn hogs_are_spread_by_the_cores_of_their_caches() {
    let moved = |profile, cpus: [u32; 2], hogs| {
        let mut moved = 0;
        watched(&two_caches(profile, cpus.map(|cpus| (cpus, 1024)), hogs), |world| {
            moved = world.tasks.iter().filter(|task| task.cpu.0 >= cpus[0]).count();
        });
        moved
    };
    let worlds = [([2, 4], 2), ([2, 6], 2), ([4, 2], 4), ([8, 1], 4), ([3, 3], 3), ([3, 3], 2)];
    let all = |profile| worlds.map(|(cpus, hogs)| moved(profile, cpus, hogs));
    assert_eq!(all("6.12"), [1, 2, 1, 1, 1, 1]);
    assert_eq!(all("6.5"), [1, 1, 2, 1, 1, 1]);
}

/// Four hogs, and one on a cache of its own that is thought to have room for more as long as its
/// average is low, for its first 90 ms. Before 6.6 it looks for more, but nobody may come.
#[test]
fn a_busy_cpu_pulls_to_spread_before_6_6_only() {
    let failed = |profile| {
        let mut scenario = two_caches(profile, [(4, 1024), (1, 1024)], 5);
        scenario.workload.affinities = (0..5).map(|cpu| vec![CpuId(cpu)]).collect();
        scenario.duration_ns = 90 * MS;
        let mut failed = 0;
        watched(&scenario, |world| failed = world.cpus[CpuId(4)].domains[0].nr_balance_failed);
        failed
    };
    assert_eq!([failed("6.5"), failed("6.12")], [1, 0]);
}

/// Of two CPUs that run a hog each, an idle cache is to get one. A running task is pushed after
/// more passes that moved nothing than hot tasks wait for (1) and two, which then begin anew; but
/// off a CPU whose capacity is below 100/117 of the idle one's at the first pass.
#[test]
fn a_running_task_is_pushed_off_a_slow_cpu_at_once() {
    let failures = |capacity| {
        let (mut most, mut moved) = (0, 0);
        watched(&two_caches("6.12", [(2, capacity), (4, 1024)], 2), |world| {
            let failed = world.cpus.iter().map(|cpu| cpu.domains[1].nr_balance_failed).max();
            most = most.max(failed.expect("CPUs"));
            moved = world.tasks.iter().filter(|task| task.cpu.0 >= 2).count();
        });
        (moved, most)
    };
    assert_eq!([875, 876, 1024].map(failures), [(1, 0), (1, 3), (1, 3)]);
}

/// Jiffies (4 ms) between the balances of CPU 1 of so many, beside hogs on the others: 2 ms a CPU
/// where nothing is out of balance, 16 times that and a jiffy less where it is busy itself. While
/// all that it could get is pinned elsewhere the interval doubles each time up to 512 ms; with two
/// CPUs none is longer than 50 jiffies.
#[test]
fn a_domain_is_balanced_less_often_by_a_busy_cpu_and_where_all_are_pinned() {
    let gaps = |cpus: u32, born_on: &[u32]| {
        let hog = [run(9_000 * MS)];
        let tasks: Vec<Does> =
            born_on.iter().map(|cpu| Does(0, &hog[..], std::slice::from_ref(cpu))).collect();
        let mut scenario = scenario("6.12", cpus, &tasks);
        scenario.duration_ns = 3_000 * MS;
        let mut seen = vec![];
        watched(&scenario, |world| {
            let domain = &world.cpus[CpuId(1)].domains[0];
            let now = (domain.last_balance_jiffy, domain.balance_interval_ms);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        });
        // The first was before the run, at some moment.
        let gap = |two: &[(u64, u64)]| (two[1].0 - two[0].0, two[1].1);
        seen[1..].windows(2).map(gap).collect::<Vec<_>>()
    };
    let busy = gaps(2, &[0, 1]);
    assert!(busy.iter().all(|gap| *gap == (2 * 2 * 16 / 4 - 1, 4)), "{busy:?}");
    let idle = gaps(4, &[0, 2]);
    assert!(idle.iter().all(|gap| *gap == (2 * 4 / 4, 8)), "{idle:?}");
    assert!(busy.len() > 40 && idle.len() > 300, "{} {}", busy.len(), idle.len());
    let pinned = gaps(2, &[0, 1, 0]);
    let expected =
        [(15, 8), (31, 16), (50, 32), (50, 64), (50, 128), (50, 256), (50, 512), (50, 512)];
    assert_eq!(pinned[..8], expected);
}
