//! Where tasks go if CPUs differ in capacity.

use crate::{Does, MS, US, run, scenario, sleep, watched};
use fairground::model::topology::{CpuPlace, Topology};
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Id, Ns};
use fairground::workload::behavior::Step;

/// Capacity of a little CPU; a big one has 1024.
const LITTLE: u32 = 400;
const ALL: [u32; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// Tasks that were on these CPUs, and may run on these, on four little and four big CPUs.
fn board(profile: &str, tasks: &[(u32, &[Step], &[u32])]) -> Scenario {
    let does: Vec<Does> = tasks
        .iter()
        .zip(0..)
        .map(|((on, steps, _), at)| Does(at * US, steps, std::slice::from_ref(on)))
        .collect();
    let mut scenario = scenario(profile, 1, &does);
    let place = |core| CpuPlace {
        package: 0,
        node: 0,
        llc: 0,
        core,
        capacity: if core < 4 { LITTLE } else { 1024 },
    };
    scenario.machine.topology = Topology::new((0..8).map(place).collect()).expect("a machine");
    let allowed =
        |(_, _, cpus): &(u32, &[Step], &[u32])| cpus.iter().map(|&cpu| CpuId(cpu)).collect();
    scenario.workload.affinities = tasks.iter().map(allowed).collect();
    scenario.duration_ns = 500 * MS;
    scenario
}

/// How much of what each task ran in the second half of a run it ran on big CPUs, per cent.
fn on_big(scenario: &Scenario) -> Vec<u32> {
    let mut ran: Vec<[Ns; 2]> = vec![[0; 2]; scenario.workload.tasks.len()];
    let (mut before_ns, mut running) = (0, Vec::<(usize, bool)>::new());
    watched(scenario, |world| {
        let passed_ns = world.now_ns - before_ns;
        if before_ns >= scenario.duration_ns / 2 {
            for (task, is_big) in running.drain(..) {
                ran[task][usize::from(is_big)] += passed_ns;
            }
        }
        let on = |cpu: CpuId| Some((world.cpus[cpu].curr?.index(), cpu.0 >= 4));
        (before_ns, running) = (world.now_ns, world.cpus.ids().filter_map(on).collect());
    });
    ran.iter().map(|[little, big]| (100 * big / (little + big).max(1)) as u32).collect()
}

/// On 6.12, where tasks that began on these CPUs run in the end, if they may run anywhere.
fn ends_on_big(steps: &[Step], born_on: &[u32]) -> Vec<u32> {
    let tasks: Vec<_> = born_on.iter().map(|on| (*on, steps, &ALL[..])).collect();
    on_big(&board("6.12", &tasks))
}

/// It is pushed there while it runs, since it outgrew its CPU; a release before 5.7 leaves it. Five
/// are one too many for the big ones, and the fifth runs on a little one rather than wait.
#[test]
fn a_hog_is_moved_to_a_big_cpu_if_one_is_idle() {
    let hog = [run(9_000 * MS)];
    let alone = |profile| on_big(&board(profile, &[(0, &hog, &ALL)]))[0];
    assert_eq!(["5.6", "5.7", "6.12", "7.3"].map(alone), [0, 100, 100, 100]);
    assert_eq!(
        ends_on_big(&hog, &[0, 1, 2, 3, 0]).iter().filter(|share| **share == 100).count(),
        4
    );
    assert_eq!(ends_on_big(&hog, &[4, 5, 6]), [100; 3], "an idle little CPU pulls none of them");
}

/// Three of 8 ms at full speed are 60 % of a little CPU, 240 of 400, and 320 would be too much.
#[test]
fn who_fits_a_little_cpu_stays_there() {
    let work = |ms: u64| [run(ms * MS), sleep((8 - ms) * MS)];
    assert_eq!(ends_on_big(&work(1), &[0, 1]), [0, 0]);
    assert_eq!(ends_on_big(&work(5), &[0, 1]), [100, 100]);
}

/// A hog that may not leave the little CPUs is at its best on any of them.
#[test]
fn who_may_use_little_cpus_alone_is_no_misfit() {
    let hog = [run(9_000 * MS)];
    let mut misfits = 0;
    watched(&board("6.12", &[(0, &hog, &[0, 1, 2, 3])]), |world| {
        misfits += world.cpus.iter().filter(|cpu| cpu.misfit_load > 0).count();
    });
    assert_eq!(misfits, 0);
}

/// A hog that is capped to a little CPU's capacity stays, and a nap that is to be boosted beyond it
/// goes to a big one.
#[test]
fn clamps_choose_the_size() {
    let (hog, nap) = ([run(9_000 * MS)], [run(200 * US), sleep(5 * MS)]);
    let clamped = |steps: &[Step], min, max| {
        let mut scenario = board("6.12", &[(0, steps, &ALL)]);
        scenario.workload.tasks[0].uclamp = [min, max];
        on_big(&scenario)[0]
    };
    assert_eq!([clamped(&hog, 0, LITTLE), clamped(&hog, 0, LITTLE + 1)], [0, 100]);
    assert_eq!([clamped(&nap, LITTLE, 1024), clamped(&nap, LITTLE + 1, 1024)], [0, 100]);
}
