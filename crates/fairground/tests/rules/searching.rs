//! How far a waking task's search goes, and what is learnt from it.

use crate::{Does, MS, US, run, scenario, sleep, watched};
use fairground::model::topology::{Shape, Topology};
use fairground::record::{Fact, PlacedBy, Placement, Scan};
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Id, Ns};
use fairground::workload::behavior::Step;

/// Each search of the cache domain, with its time.
fn scans(facts: &[(Ns, Fact)]) -> Vec<(Ns, Scan)> {
    let scan = |(at_ns, fact): &(Ns, Fact)| match fact {
        Fact::Placed(Placement { scan, .. }) => Some((*at_ns, (*scan)?)),
        _ => None,
    };
    facts.iter().filter_map(scan).collect()
}

/// A task that wakes on CPU 0 again and again and may use all CPUs; each has a task of its own, the
/// last half of them this one.
fn crowded(profile: &str, cpus: u32, naps: [Step; 2], last_half: &[Step]) -> Scenario {
    let (hog, all) = ([run(1_000 * MS)], Vec::from_iter(0..cpus));
    let mut tasks = vec![Does(MS, &naps, &all)];
    tasks.extend(all.iter().map(|cpu| {
        let steps = if *cpu < cpus / 2 { &hog[..] } else { last_half };
        Does(0, steps, std::slice::from_ref(cpu))
    }));
    scenario(profile, cpus, &tasks)
}

/// The same with SIS_CORE, on two cores of four threads.
fn two_cores(last_half: &[Step]) -> Scenario {
    let mut scenario = crowded("6.12", 8, [run(200 * US), sleep(2 * MS)], last_half);
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 2, threads: 4 };
    scenario.machine.topology = Topology::regular(shape, false).expect("a machine");
    scenario.kernel.set("search", "sis-core").expect("an answer");
    scenario.duration_ns = 16 * MS;
    scenario
}

/// SIS_CORE, with all busy: the first search, for an idle core, finds the eight of the mask stale
/// and empties it, for 8 µs, of which the average cost of its searches learns an eighth. A search
/// without a core to hope for makes its target fail-prone, and one that began so learns nothing
/// more: they take turns.
#[test]
fn a_failed_search_empties_the_mask_or_marks_its_target() {
    let (mut prone, mut cost_ns) = (vec![], 0);
    let mut scenario = two_cores(&[run(1_000 * MS)]);
    scenario.machine.costs.effort.mask_write_ns = 8 * US;
    let facts = watched(&scenario, |world| {
        cost_ns = cost_ns.max(world.cpus[CpuId(0)].avg_scan_cost_ns);
        let now = (world.llcs[0].icpus.len(), world.cpus[CpuId(0)].fail_prone);
        if prone.last() != Some(&now) {
            prone.push(now);
        }
    });
    assert_eq!(
        prone,
        [(8, false), (0, false), (0, true), (0, false), (0, true), (0, false), (0, true)]
    );
    let scans: Vec<Scan> = scans(&facts).into_iter().map(|(_, scan)| scan).collect();
    let failed = Scan::default();
    let first = Scan { tested: 8 * 4, stale: 8, shrunk: 8, idle_core: true, ..failed };
    assert_eq!(scans[0], first);
    let turns = [false, true].map(|fail_prone| Scan { fail_prone, ..failed });
    for (at, scan) in scans[1..].iter().enumerate() {
        assert_eq!(*scan, turns[at % 2], "search {at}");
    }
    assert!(scans.len() > 4);
    assert_eq!(cost_ns, US);
}

/// SIS_CORE: CPU 4 naps and comes into the mask, but is busy again when a task looks for a CPU. A
/// plain search finds it stale. The next, of a target that is fail-prone now, looks at its siblings
/// too, and strikes out the core, for 8 µs.
#[test]
fn a_fail_prone_search_strikes_out_a_busy_core() {
    let mut scenario = two_cores(&[run(1_000 * MS)]);
    scenario.machine.costs.effort.mask_write_ns = 8 * US;
    scenario.workload.programs[5].steps = vec![run(5 * MS), sleep(100 * US), run(1_000 * MS)];
    let mut masks = vec![];
    let facts = watched(&scenario, |world| {
        let mask: Vec<usize> = world.llcs[0].icpus.iter().map(Id::index).collect();
        if masks.last() != Some(&mask) {
            masks.push(mask);
        }
    });
    assert_eq!(masks[1..], [vec![], vec![4], vec![]]);
    let scans: Vec<Scan> = scans(&facts).into_iter().map(|(_, scan)| scan).collect();
    let plain = Scan { tested: 1, stale: 1, ..Scan::default() };
    let prone = Scan { tested: 4, stale: 1, shrunk: 1, fail_prone: true, ..Scan::default() };
    assert_eq!(scans[1..3], [plain, prone]);
}

/// SIS_CORE: the second core's threads stop after 7 ms. The first that does comes into the mask and
/// hides the other three.
#[test]
fn an_idle_core_shows_one_of_its_cpus() {
    let mut shown = vec![];
    let facts = watched(&two_cores(&[run(7 * MS), sleep(1_000 * MS)]), |world| {
        shown = world.llcs[0].icpus.iter().collect();
    });
    assert_eq!(shown, [CpuId(4)]);
    let (_, found) = *scans(&facts).last().expect("a search");
    assert_eq!((found.hidden, found.tested, found.found), (3, 4, true));
    let by = |(_, fact): &(Ns, Fact)| match fact {
        Fact::Placed(Placement { by: PlacedBy::IdleCore, chosen, .. }) => Some(chosen.index()),
        _ => None,
    };
    assert_eq!(facts.iter().find_map(by), Some(4));
}

/// SIS_PROP on 16 busy CPUs; a CPU that is never idle is taken for one that idles for 1 ms. Up to
/// 5.12 a 512th of that, 1953 ns, times 16 is what a search may cost: the first has cost nothing so
/// far, and tests all. At 2 µs each it took 32 µs, of which the average learns an eighth. The next
/// may test 31248 / 4001, less one.
#[test]
fn a_search_goes_as_far_as_idle_time_pays_for() {
    let hog = [run(1_000 * MS)];
    let tested = |cost_ns| {
        let mut scenario = crowded("5.12", 16, [run(200 * US), sleep(3 * MS)], &hog);
        scenario.machine.costs.effort.probe_ns = cost_ns;
        let mut averages_ns = vec![0];
        let facts = watched(&scenario, |world| {
            let now_ns = world.cpus[CpuId(0)].avg_scan_cost_ns;
            if averages_ns.last() != Some(&now_ns) {
                averages_ns.push(now_ns);
            }
        });
        let tested: Vec<u16> = scans(&facts).iter().map(|(_, scan)| scan.tested).collect();
        averages_ns.truncate(3);
        (tested[..2].to_vec(), averages_ns)
    };
    assert_eq!(tested(0), (vec![16, 16], vec![0]));
    assert_eq!(tested(2 * US), (vec![16, 6], vec![0, 4_000, 4_000 + (12_000 - 4_000) / 8]));
}

/// From 5.13 on the idle time that searches go by is half the average when the CPU is woken, 500 µs
/// here, less what they take, and halves with each jiffy until a search looks at it.
#[test]
fn idle_time_that_pays_for_searches_is_halved_each_jiffy() {
    let mut scenario = crowded("5.13", 16, [run(200 * US), sleep(3 * MS)], &[run(1_000 * MS)]);
    let nap_first = [run(MS), sleep(MS), run(1_000 * MS)];
    scenario.workload.programs[1].steps = nap_first.to_vec();
    scenario.workload.tasks[0].start_ns = 3 * MS;
    scenario.duration_ns = 40 * MS;
    let (mut woken, mut seen) = (None, vec![]);
    let facts = watched(&scenario, |world| {
        let cpu = &world.cpus[CpuId(0)];
        if cpu.wake_idle_ns > 0 {
            let woken = *woken.get_or_insert(cpu.wake_jiffy);
            seen.push((world.now_ns, cpu.wake_idle_ns, cpu.wake_jiffy - woken));
        }
    });
    let left = |at_ns: Ns| seen.iter().rfind(|(seen_ns, ..)| *seen_ns == at_ns).copied();
    let searches = scans(&facts);
    assert!(searches.len() > 4, "{searches:?}");
    for (at_ns, _) in searches {
        let jiffies = (at_ns / (4 * MS)) - 2 * MS / (4 * MS);
        assert_eq!(left(at_ns), Some((at_ns, 500_000 >> jiffies, jiffies)));
    }
}
