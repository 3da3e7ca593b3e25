//! When tasks are spread over caches that have room for them, and when balancing looks.

use crate::{Does, MS, US, run, scenario, sleep, watched};
use fairground::model::topology::{CpuPlace, Topology};
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Ns, TaskId};
use fairground::workload::behavior::{SchedPolicy, Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;

/// Caches in a node, each of so many CPUs of such a capacity; hogs that were on these CPUs and may
/// run anywhere.
fn on_caches(profile: &str, caches: &[(u32, u32)], born_on: &[u32]) -> Scenario {
    let of_cache = |(llc, &(cpus, capacity)): (usize, &(u32, u32))| {
        std::iter::repeat_n((llc as u32, capacity), cpus as usize)
    };
    let cpus = caches.iter().enumerate().flat_map(of_cache);
    let place = |((llc, capacity), core)| CpuPlace { package: 0, node: 0, llc, core, capacity };
    let places = cpus.zip(0..).map(place).collect();
    let hog = [run(9_000 * MS)];
    let born_on = born_on.iter().map(std::slice::from_ref);
    let tasks: Vec<Does> = born_on.zip(0..).map(|(cpu, at)| Does(at * US, &hog, cpu)).collect();
    let mut scenario = scenario(profile, 1, &tasks);
    scenario.machine.topology = Topology::new(places).expect("a machine");
    let all = 0..caches.iter().map(|(cpus, _)| cpus).sum();
    scenario.workload.affinities.fill(all.map(CpuId).collect());
    scenario.duration_ns = 2_000 * MS;
    scenario
}

/// Two of them, and so many hogs from CPU 0 on.
fn two_caches(profile: &str, caches: [(u32, u32); 2], hogs: u32) -> Scenario {
    on_caches(profile, &caches, &Vec::from_iter(0..hogs))
}

/// The most that were on the second cache at once. From 6.6 tasks are spread in proportion to
/// cores: of four hogs on four cores one goes to two idle ones, of six on six two to three; before
/// 6.6 they go until the caches differ by less than two. Of two hogs on two cores one goes; by the
/// proportion both would go to six idle cores, but who is alone in its cache calls nobody for help
/// (`nohz_balancer_kick`). An empty cache gets one of several, however small it is; here the larger
/// cache takes it back, and so on.
#[test]
fn hogs_are_spread_by_the_cores_of_their_caches() {
    let moved = |profile, cpus: [u32; 2], hogs| {
        let mut moved: usize = 0;
        watched(&two_caches(profile, cpus.map(|cpus| (cpus, 1024)), hogs), |world| {
            moved = moved.max(world.tasks.iter().filter(|task| task.cpu.0 >= cpus[0]).count());
        });
        moved
    };
    let worlds =
        [([2, 4], 2), ([2, 6], 2), ([4, 2], 4), ([6, 3], 6), ([8, 1], 4), ([3, 3], 3), ([3, 3], 2)];
    let all = |profile| worlds.map(|(cpus, hogs)| moved(profile, cpus, hogs));
    assert_eq!(all("6.12"), [1, 1, 1, 2, 1, 1, 1]);
    assert_eq!(all("6.5"), [1, 1, 2, 3, 1, 1, 1]);
}

/// At each tick three short tasks wait on each CPU of a cache. Two hogs on the other one are
/// thought to leave room as long as their averages are low, for 90 ms. Before 6.6 these CPUs look
/// for more; nobody may come, so the next look is put off to twice the interval.
#[test]
fn a_busy_cpu_pulls_to_spread_before_6_6_only() {
    let interval_ms = |profile| {
        let mut scenario = two_caches(profile, [(2, 1024), (2, 1024)], 8);
        scenario.duration_ns = 90 * MS;
        let (grid, period) = (TimerRef::Own(0), Draw::Fixed(4 * MS));
        let at_ticks = [
            Step::Timer { timer: grid, period, mode: TimerMode::Absolute },
            run(50 * US),
            Step::Repeat { to: 0, times: None, counter: 0 },
        ];
        let (hogs, short) = (2..4, 4 * MS - 20 * US);
        for row in 0..8 {
            let cpu = if hogs.contains(&row) { row } else { row % 2 };
            let cpus = if hogs.contains(&row) { cpu..cpu + 1 } else { 0..2 };
            scenario.workload.affinities[row] = cpus.map(|cpu| CpuId(cpu as u32)).collect();
            if !hogs.contains(&row) {
                scenario.workload.tasks[row].born_on = Some(CpuId(cpu as u32));
                scenario.workload.tasks[row].start_ns = short;
                scenario.workload.programs[row].steps = at_ticks.to_vec();
            }
        }
        let mut interval_ms = 0;
        watched(&scenario, |world| {
            interval_ms = world.cpus[CpuId(2)].domains[1].balance_interval_ms;
        });
        interval_ms
    };
    assert_eq!([interval_ms("6.5"), interval_ms("6.12")], [16, 8]);
}

/// Of two CPUs that run a hog each, an idle cache is to get one. A running task is pushed after
/// more passes that moved nothing than hot tasks wait for (1) and two, which then begin anew; but
/// at the first pass off a CPU of which a real-time task leaves less than 100/117.
#[test]
fn a_running_task_is_pushed_off_a_slow_cpu_at_once() {
    let failures = |urgent_us: u64| {
        let hog = [run(9_000 * MS)];
        let urgent = [run(urgent_us * US), sleep((1_000 - urgent_us) * US)];
        let mut scenario = two_caches("6.12", [(2, 1024), (4, 1024)], 2);
        let tasks = [Does(0, &hog, &[0]), Does(0, &hog, &[1]), Does(0, &urgent, &[0])];
        let urgent = crate::scenario("6.12", 1, &tasks).workload;
        let all = scenario.workload.affinities[0].clone();
        scenario.workload = urgent;
        scenario.workload.affinities[..2].fill(all);
        scenario.workload.tasks[2].policy = SchedPolicy::Fifo(1);
        let (mut most, mut moved) = (0, 0);
        watched(&scenario, |world| {
            let failed = world.cpus.iter().map(|cpu| cpu.domains[1].nr_balance_failed).max();
            most = most.max(failed.expect("CPUs"));
            moved = world.tasks.iter().filter(|task| task.cpu.0 >= 2).count();
        });
        (moved, most)
    };
    println!("{:?}", [50, 100, 140, 150, 160, 200, 300].map(failures));
    assert_eq!([50, 300].map(failures), [(1, 3), (1, 0)]);
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

/// Hogs that fill a cache and may not leave it, beside an empty one: who runs alone on its CPU
/// counts as pinned too, so the interval of 2 ms a CPU doubles until it is 512 ms or more.
#[test]
fn a_pinned_task_that_is_alone_puts_balancing_off_as_well() {
    let mut scenario = two_caches("6.12", [(2, 1024), (4, 1024)], 2);
    scenario.workload.affinities = [0, 1].map(|cpu| vec![CpuId(cpu)]).to_vec();
    scenario.duration_ns = 20_000 * MS;
    scenario.workload.programs.iter_mut().for_each(|hog| hog.steps = vec![run(90_000 * MS)]);
    let mut longest_ms = 0;
    watched(&scenario, |world| {
        longest_ms = longest_ms.max(world.cpus[CpuId(2)].domains[1].balance_interval_ms);
    });
    assert_eq!(longest_ms, 6 << 7);
}

/// Of an empty cache CPU 2 balances. Of two hogs that share CPU 0 none may come to it, but both may
/// go to CPU 3 beside it: that one gets one of them (`LBF_DST_PINNED`).
#[test]
fn who_balances_pulls_for_another_cpu_of_its_group() {
    let mut scenario = on_caches("6.12", &[(2, 1024), (2, 1024)], &[0, 0, 1]);
    scenario.workload.affinities = [&[0, 3][..], &[0, 3], &[1]]
        .map(|cpus| cpus.iter().map(|cpu| CpuId(*cpu)).collect())
        .to_vec();
    scenario.workload.tasks.iter_mut().zip([0, 0, 1]).for_each(|(task, cpu)| {
        task.born_on = Some(CpuId(cpu));
    });
    let mut at_end = vec![];
    watched(&scenario, |world| at_end = world.tasks.iter().map(|task| task.cpu.0).collect());
    at_end.sort_unstable();
    assert_eq!(at_end, [0, 1, 3]);
}

/// Two hogs on CPU 0 of two come free after a millisecond: idle CPU 1 takes one at a tick, and is
/// busy from then on. It looks again after 16 times 2 ms, less a jiffy of 4 ms. With this seed it
/// looks first after 24 ms, when the hogs have not used enough yet to overload their CPU: two
/// tasks on one CPU are enough for an idle one.
#[test]
fn who_got_something_looks_again_as_a_busy_cpu() {
    let free = [run(MS), Step::SetAffinity(2), run(9_000 * MS)];
    let mut scenario = scenario("6.12", 2, &[Does(0, &free, &[0]), Does(0, &free, &[0])]);
    scenario.workload.affinities.push(vec![CpuId(0), CpuId(1)]);
    scenario.seed = 3;
    let mut after = None;
    watched(&scenario, |world| {
        let cpu = &world.cpus[CpuId(1)];
        if cpu.nr_running == 1 && after.is_none() {
            after = Some((world.now_ns / MS, cpu.next_balance_jiffy - world.jiffy()));
        }
    });
    assert_eq!(after, Some((24, 2 * 16 / 4 - 1)));
}

/// A look at a cache of two CPUs takes 400 µs here, one at both caches 800 µs more. The average
/// idle time is bounded by twice the most that a look cost. That is the sum of what the domains
/// remember, and follows when these forget, 3/256 in a second.
#[test]
fn the_most_that_looking_cost_is_the_sum_of_the_domains() {
    let naps = [run(MS), sleep(3 * MS), Step::Repeat { to: 0, times: None, counter: 0 }];
    let mut scenario = two_caches("6.12", [(2, 1024), (2, 1024)], 3);
    scenario.workload.affinities = [0, 1, 1].map(|cpu| vec![CpuId(cpu)]).to_vec();
    scenario.workload.tasks[2].born_on = Some(CpuId(1));
    scenario.workload.programs[0].steps = naps.to_vec();
    scenario.machine.costs.effort.balance_ns = 200 * US;
    scenario.duration_ns = 4_500 * MS;
    let mut seen = vec![(0, 0)];
    watched(&scenario, |world| {
        let cpu = &world.cpus[CpuId(0)];
        let sum_ns: Ns = cpu.domains.iter().map(|domain| domain.max_newidle_cost_ns).sum();
        let now = (cpu.max_idle_balance_cost_ns, sum_ns);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    });
    assert!(seen.contains(&(1_200_000, 1_200_000)), "{seen:?}");
    let forgotten: Vec<_> = seen.windows(2).filter(|two| two[1].0 < two[0].0).collect();
    assert!(forgotten.len() > 4, "{seen:?}");
    assert!(forgotten.iter().all(|two| two[1].0 == two[1].1), "{seen:?}");
}

/// Three caches: an empty one of one CPU, eight CPUs with two hogs, and another empty one, the only
/// one that hogs may go to. A group with nothing to give is never the busiest, though the eight
/// have more idle CPUs than it.
#[test]
fn an_empty_group_is_not_the_busiest() {
    let mut scenario = on_caches("6.12", &[(1, 1024), (8, 1024), (1, 1024)], &[1, 2]);
    scenario.workload.affinities.fill((1..10).map(CpuId).collect());
    let mut moved = 0;
    watched(&scenario, |world| {
        moved = world.tasks.iter().filter(|task| task.cpu == CpuId(9)).count();
    });
    assert_eq!(moved, 1);
}

/// Three hogs of CPU 0 may not come to its idle neighbour, which tells the level above that their
/// cache can't balance inside, until they sleep and it finds nothing out of balance any more.
#[test]
fn who_is_kept_by_affinities_makes_the_group_above_imbalanced() {
    let flags = |others: &[u32]| {
        let mut scenario = on_caches("6.12", &[(2, 1024), (2, 1024)], &[0, 0, 0, 1]);
        let steps = [run(100 * MS), sleep(9_000 * MS)];
        for row in 0..3 {
            scenario.workload.programs[row].steps = steps.to_vec();
            scenario.workload.affinities[row] =
                [&[0], others].concat().into_iter().map(CpuId).collect();
        }
        scenario.workload.programs[3].steps = vec![vec![run(MS), sleep(MS)]; 900].concat();
        let mut seen = vec![];
        watched(&scenario, |world| {
            let above = &world.cpus[CpuId(0)].domains[1];
            let flag = world.domains[above.domain].groups[above.group].imbalanced;
            if seen.last() != Some(&flag) {
                seen.push(flag);
            }
        });
        (seen.contains(&true), seen.last() == Some(&true))
    };
    assert_eq!([flags(&[]), flags(&[1])], [(true, false), (false, false)]);
}

/// CPU 0 is busy beside idle CPU 1, CPU 3 beside idle CPU 2. A new task of CPU 0 that may use
/// CPUs 0 and 2 goes to CPU 2: of its own cache it counts only CPU 0. One that may also use CPU 1
/// goes there, and one that may use all.
#[test]
fn a_fork_counts_the_cpus_that_it_may_use() {
    let target = |allowed: &[u32]| {
        let mut scenario = on_caches("6.12", &[(2, 1024), (2, 1024)], &[0, 3, 0]);
        for (row, cpus) in [&[0][..], &[3], allowed].into_iter().enumerate() {
            scenario.workload.affinities[row] = cpus.iter().copied().map(CpuId).collect();
        }
        scenario.workload.tasks[2].born_on = None;
        scenario.workload.tasks[2].start_ns = MS;
        scenario.duration_ns = 2 * MS;
        let mut cpu = None;
        watched(&scenario, |world| cpu = Some(world.tasks[TaskId(2)].cpu));
        cpu
    };
    let found = [&[0, 2][..], &[0, 1, 2], &[0, 1, 2, 3]].map(target);
    assert_eq!(found, [2, 1, 1].map(|cpu| Some(CpuId(cpu))));
}

/// How big a task was when it went to sleep is remembered from 4.17 on where somebody reads it: the
/// governor, or balancing between CPUs.
#[test]
fn estimates_are_kept_where_somebody_reads_them() {
    let kept = |profile, cpus| {
        let naps = [run(5 * MS), sleep(5 * MS)];
        let mut most = 0;
        watched(&scenario(profile, cpus, &[Does(0, &naps, &[0])]), |world| {
            most = most.max(world.cpus[CpuId(0)].util_est);
        });
        most > 0
    };
    assert_eq!([kept("4.16", 2), kept("4.17", 2), kept("6.12", 2)], [false, true, true]);
    assert_eq!([kept("4.17", 1), kept("6.12", 1)], [false, false]);
}
