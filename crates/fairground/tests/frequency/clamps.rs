//! `uclamp.min` and `uclamp.max` of tasks.

use super::{FAST, Told, eleven, frequencies, hints, programs_of, run, scenario, set, told};
use fairground::policy::Kernel;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::NS_PER_MS;
use fairground::units::NS_PER_SEC;
use fairground::workload::behavior::{SchedPolicy, Step};
use fairground::workload::draw::Draw;

#[test]
fn clamps_bound_what_is_asked_for() {
    let busy = [vec![run(NS_PER_SEC)]];
    let mut scenario = scenario(&busy, frequencies(vec![eleven(0, FAST)], true));
    let last = |scenario: &Scenario| told(scenario).mhz.last().map(|(_, mhz)| *mhz);
    scenario.workload.tasks[0].uclamp = [0, 700];
    assert_eq!(last(&scenario), Some(1400), "700 of 1024 of 2.0 GHz is 1.37");
    let steps = [vec![run(NS_PER_MS), Step::Sleep(Draw::Fixed(50 * NS_PER_MS))]];
    scenario.workload.programs = programs_of(&steps);
    scenario.workload.tasks[0].uclamp = [900, 1024];
    assert_eq!(last(&scenario), Some(1800), "a small task with a lower clamp");
}

#[test]
fn a_lower_clamp_counts_when_its_task_comes_and_no_longer_when_it_goes() {
    let steps = [vec![run(NS_PER_MS), Step::Sleep(Draw::Fixed(20 * NS_PER_MS))]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    set(&mut scenario, &[("rate_limit_us", "0")]);
    scenario.workload.tasks[0].uclamp = [1024, 1024];
    // Each turn of 1 ms at 2.0 GHz takes 1 ms, from the first on.
    assert_eq!(told(&scenario).asleep_ns[..3], [1, 22, 43].map(|ms| ms * NS_PER_MS));
    scenario.kernel = Kernel::profile("5.2").expect("a release");
    let refused = simulate(&scenario, &mut Told::default()).expect_err("no clamps").to_string();
    assert!(refused.contains("5.3"), "{refused}");
}

/// Half of the frequency is the most for it, and a sleep does not take that away: what is left of
/// its utilization, 40 % and a quarter of it, would ask for more.
#[test]
fn an_upper_clamp_stays_while_the_cpu_is_idle() {
    let steps = [vec![run(4 * NS_PER_MS), Step::Sleep(Draw::Fixed(2 * NS_PER_MS))]];
    let mut scenario = scenario(&steps, frequencies(vec![eleven(0, FAST)], true));
    set(&mut scenario, &[("rate_limit_us", "0")]);
    let highest = |scenario: &Scenario| told(scenario).mhz.iter().map(|(_, mhz)| *mhz).max();
    assert!(highest(&scenario) > Some(1000));
    scenario.workload.tasks[0].uclamp = [0, 512];
    assert_eq!(highest(&scenario), Some(1000));
}

/// Who wants to run as a real-time task gets the highest frequency, unless it is clamped to less:
/// then it gets what it uses, which is nothing at first.
#[test]
fn a_clamped_real_time_task_does_not_get_the_highest_frequency() {
    let first_mhz = |uclamp| {
        let steps = [vec![run(NS_PER_MS), Step::Sleep(Draw::Fixed(9 * NS_PER_MS))]];
        let hints = hints("6.12", &steps, |scenario| {
            scenario.workload.tasks[0].policy = SchedPolicy::Fifo(1);
            scenario.workload.tasks[0].uclamp = uclamp;
        });
        hints.0[0].1
    };
    assert_eq!(
        [first_mhz([0, 1024]), first_mhz([0, 512]), first_mhz([512, 1024])],
        [2000, 100, 1000]
    );
}
