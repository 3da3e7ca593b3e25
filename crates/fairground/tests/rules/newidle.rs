//! When a CPU that is about to go idle looks for work.

use crate::{Does, MS, US, run, scenario, sleep, told, watched};
use fairground::model::effort::Effort;
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::record::Fact;
use fairground::units::{CpuId, Ns};

/// When CPU 0 looked, and what it got.
fn looks(facts: &[(Ns, Fact)]) -> Vec<(Ns, u32)> {
    let look = |&(at_ns, fact): &(Ns, Fact)| match fact {
        Fact::Newidle { cpu: CpuId(0), pulled, .. } => Some((at_ns, pulled)),
        _ => None,
    };
    facts.iter().filter_map(look).collect()
}

#[test]
fn nobody_looks_for_work_where_nobody_waits() {
    let naps = [run(MS), sleep(2 * MS)];
    for profile in ["5.15", "6.12"] {
        let facts = told(&scenario(profile, 2, &[Does(0, &naps, &[0]), Does(0, &naps, &[1])]));
        assert_eq!(looks(&facts), [], "{profile}");
    }
}

/// CPU 1 has one too many all the time, which CPU 0 may not have; it looks after its long sleeps
/// only. Its average idle time, of which an eighth is new each time, is under half a millisecond,
/// from which on kernels before 5.16 look, after seven sleeps of 20 µs.
#[test]
fn who_idles_too_short_does_not_look() {
    let hog = [run(1_000 * MS)];
    let looked = |nap_ns| {
        let naps = [run(100 * US), sleep(nap_ns)];
        let tasks = [Does(0, &naps, &[0]), Does(0, &hog, &[1]), Does(0, &hog, &[1])];
        let mut scenario = scenario("5.15", 2, &tasks);
        scenario.kernel.set("newidle", "long-idle").expect("an answer");
        looks(&told(&scenario))
    };
    assert!(looked(20 * US).iter().all(|&(at_ns, _)| at_ns < 2 * MS), "{:?}", looked(20 * US));
    assert!(looked(2 * MS).len() > 20, "{:?}", looked(2 * MS));
}

/// The most that a look cost, 2 x 100 ns a CPU here, ages by 3/256 after each second, until the
/// next look.
#[test]
fn what_a_look_cost_is_forgotten_little_by_little() {
    let (naps, hog) = ([run(MS), sleep(2 * MS)], [run(1_000 * MS)]);
    let tasks = [Does(0, &naps, &[0]), Does(0, &hog, &[1]), Does(0, &hog, &[1])];
    let mut scenario = scenario("6.12", 2, &tasks);
    scenario.machine.costs.effort.balance_ns = 100;
    scenario.duration_ns = 4_500 * MS;
    let mut costs_ns = vec![];
    watched(&scenario, |world| {
        let cost_ns = world.cpus[CpuId(0)].domains[0].max_newidle_cost_ns;
        if costs_ns.last() != Some(&cost_ns) {
            costs_ns.push(cost_ns);
        }
    });
    assert_eq!(costs_ns, [0, 200, 197, 200, 197, 200, 197, 200, 197, 200]);
}

/// NI_RANDOM: of 512 looks before the run half are taken to have found something. With each 512
/// more that find nothing this is halved, and the odds of looking at all with it. These take 77 ms
/// here, of which NI_RATE (7.1) counts each 4.2 ms as one that found something.
#[test]
fn looks_that_find_nothing_get_rarer_unless_they_are_rare_already() {
    let (naps, hog) = ([run(50 * US), sleep(100 * US)], [run(9_000 * MS)]);
    let ratios = |profile| {
        let tasks = [Does(0, &naps, &[0]), Does(0, &hog, &[1]), Does(0, &hog, &[1])];
        let mut scenario = scenario(profile, 2, &tasks);
        scenario.duration_ns = 280 * MS;
        let mut seen = vec![512];
        watched(&scenario, |world| {
            let domain = &world.cpus[CpuId(0)].domains[0];
            if seen.last() != Some(&domain.newidle_ratio) {
                seen.push(domain.newidle_ratio);
            }
        });
        seen
    };
    for p in ["6.12", "7.1", "7.3"] {
        println!("{p} {:?}", ratios(p));
    }
    assert_eq!(ratios("6.12"), [512, 256, 128, 64]);
    assert_eq!(ratios("7.1"), [512, 256 + 18, 128 + 18, 64 + 18]);
}

/// A look at two CPUs takes 800 µs. What the governor's hook took on the way to it, 50 µs here, is
/// no part of that.
#[test]
fn a_look_costs_what_it_takes_itself() {
    let (naps, hog) = ([run(MS), sleep(2 * MS)], [run(1_000 * MS)]);
    let tasks = [Does(0, &naps, &[0]), Does(0, &hog, &[1]), Does(0, &hog, &[1])];
    let mut scenario = scenario("6.12", 2, &tasks);
    scenario.machine.costs.effort =
        Effort { balance_ns: 400 * US, hint_ns: 50 * US, ..Effort::default() };
    let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
    let opps = vec![Opp { freq_khz: 1_000_000, scale: 1024, power_uw: None }];
    let domain = |cpu| DomainSpec {
        cpus: vec![CpuId(cpu)],
        opps: opps.clone(),
        min: 0,
        max: 0,
        start: 0,
        driver,
    };
    scenario.machine.freq = Some(Frequencies {
        domains: vec![domain(0), domain(1)],
        invariant: true,
        from_any_cpu: false,
        clock: Clock::Domain,
    });
    let mut most_ns = 0;
    watched(&scenario, |world| {
        most_ns = most_ns.max(world.cpus[CpuId(0)].max_idle_balance_cost_ns);
    });
    assert_eq!(most_ns, 800 * US);
}
