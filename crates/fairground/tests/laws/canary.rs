//! Canaries: histories that break one law each. If a law lets its canary pass, the law is dead.

use crate::checker::{Checker, Law};
use crate::lag::{bounds_ns, lags_ns, weights};
use crate::service::hogs;
use fairground::policy::Kernel;
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, Ns, TaskId};

/// Passes facts on, changed or left out.
struct Tampered<F> {
    checker: Checker,
    change: F,
}

impl<F: FnMut(Ns, Fact) -> Option<(Ns, Fact)>> Recorder for Tampered<F> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Some((at_ns, fact)) = (self.change)(at_ns, fact) {
            self.checker.record(at_ns, fact);
        }
    }
}

/// Two CPUs, two pinned tasks on the first and one on the second, that compute and sleep.
fn scenario() -> Scenario {
    use fairground::workload::behavior::{Program, Step};
    use fairground::workload::draw::Draw;
    let mut scenario = hogs(Kernel::profile("6.12").expect("a release"), &[(0, 0); 3], NS_PER_SEC);
    scenario.machine = crate::service::bare_machine(2);
    scenario.workload.affinities.push(vec![CpuId(1)]);
    scenario.workload.tasks[2].affinity = Some(1);
    let steps = vec![
        Step::Run(Draw::Fixed(2 * NS_PER_MS)),
        Step::Sleep(Draw::Fixed(NS_PER_MS)),
        Step::Repeat { to: 0, times: None, counter: 0 },
    ];
    scenario.workload.programs.fill(Program { steps, counters: 1, ..Program::default() });
    scenario
}

/// Laws that a tampered history breaks.
fn laws_broken(change: impl FnMut(Ns, Fact) -> Option<(Ns, Fact)>) -> Vec<Law> {
    let scenario = scenario();
    let mut tampered = Tampered { checker: Checker::new(&scenario), change };
    let outcome = simulate(&scenario, &mut tampered).expect("built");
    tampered.checker.finish(outcome.ended_ns);
    tampered.checker.broken.iter().map(|broken| broken.law).collect()
}

/// The first fact that `change` changes is changed, all others pass.
fn once(mut change: impl FnMut(Ns, Fact) -> Option<Option<(Ns, Fact)>>) -> Vec<Law> {
    let mut changed = false;
    laws_broken(move |at_ns, fact| {
        let late = at_ns > 100 * NS_PER_MS && !changed;
        match change(at_ns, fact).filter(|_| late) {
            Some(other) => {
                changed = true;
                other
            }
            None => Some((at_ns, fact)),
        }
    })
}

#[test]
fn an_honest_history_breaks_nothing() {
    assert_eq!(laws_broken(|at_ns, fact| Some((at_ns, fact))), []);
}

#[test]
fn time_that_runs_backwards_is_noticed() {
    let laws = once(|at_ns, fact| Some(Some((at_ns.saturating_sub(50 * NS_PER_MS), fact))));
    assert!(laws.contains(&Law::TimeRunsForward), "{laws:?}");
}

#[test]
fn a_lost_switch_is_noticed() {
    let laws = once(|_, fact| matches!(fact, Fact::Switch { .. }).then_some(None));
    assert!(laws.contains(&Law::SwitchesAreAChain), "{laws:?}");
}

#[test]
fn a_task_on_two_cpus_is_noticed() {
    // The first CPU's tasks are said to run on the second as well.
    let laws = once(|at_ns, fact| match fact {
        Fact::Switch { cpu: CpuId(1), prev, prev_leaves, next: Some(_) } => {
            let next = Some(TaskId(0));
            Some(Some((at_ns, Fact::Switch { cpu: CpuId(1), prev, prev_leaves, next })))
        }
        _ => None,
    });
    let expected = [Law::OneCpuAtATime, Law::RunsWhereItIsQueued, Law::SleepersDoNotRun];
    assert!(laws.iter().any(|law| expected.contains(law)), "{laws:?}");
    assert!(laws.contains(&Law::AffinityIsKept), "{laws:?}");
}

#[test]
fn a_sleeper_that_runs_is_noticed() {
    let laws = once(|_, fact| matches!(fact, Fact::Waking { .. }).then_some(None));
    assert!(laws.contains(&Law::SleepersDoNotRun), "{laws:?}");
}

#[test]
fn a_pinned_task_that_is_moved_is_noticed() {
    let laws = once(|at_ns, fact| match fact {
        Fact::Switch { cpu: CpuId(0), next: Some(_), .. } => {
            let (task, from, to) = (TaskId(2), CpuId(1), CpuId(0));
            Some(Some((at_ns, Fact::Migrate { task, from, to })))
        }
        _ => None,
    });
    assert!(laws.contains(&Law::AffinityIsKept), "{laws:?}");
}

#[test]
fn a_task_that_runs_beside_its_queue_is_noticed() {
    let laws = once(|at_ns, fact| match fact {
        Fact::Waking { task, waker, waker_cpu, target: CpuId(0) } => {
            Some(Some((at_ns, Fact::Waking { task, waker, waker_cpu, target: CpuId(1) })))
        }
        _ => None,
    });
    assert!(laws.contains(&Law::RunsWhereItIsQueued), "{laws:?}");
}

#[test]
fn a_cpu_that_idles_over_its_queue_is_noticed() {
    // A preempted or waiting task's turn comes only at the next switch.
    let laws = once(|at_ns, fact| match fact {
        Fact::Switch { cpu, prev: Some(prev), prev_leaves: Leaves::Asleep, next: Some(_) } => {
            let (prev, prev_leaves) = (Some(prev), Leaves::Asleep);
            Some(Some((at_ns, Fact::Switch { cpu, prev, prev_leaves, next: None })))
        }
        _ => None,
    });
    assert!(laws.contains(&Law::NoIdleOverOwnQueue), "{laws:?}");
}

#[test]
fn lost_time_is_noticed() {
    let scenario = scenario();
    let mut checker = Checker::new(&scenario);
    let outcome = simulate(&scenario, &mut checker).expect("built");
    // A switch after the end is counted by the CPU that made it.
    let task = TaskId(2);
    let late_ns = outcome.ended_ns + NS_PER_MS;
    checker
        .record(late_ns, Fact::Waking { task, waker: None, waker_cpu: CpuId(1), target: CpuId(1) });
    let (prev, prev_leaves) = (None, Leaves::Runnable);
    checker.record(late_ns, Fact::Switch { cpu: CpuId(1), prev, prev_leaves, next: Some(task) });
    checker.finish(outcome.ended_ns);
    assert!(checker.broken.iter().any(|broken| broken.law == Law::TimeIsConserved));
}

#[test]
fn a_wrong_weight_breaks_the_lag_bound() {
    let kernel = Kernel::profile("6.12").expect("a release");
    let set = [(0, 0), (5, 0), (0, 0)];
    let (low, high) = bounds_ns(&kernel, &set);
    let scenario = hogs(kernel, &set, 5 * NS_PER_SEC);
    let (least, most) = lags_ns(&scenario, weights(&set));
    assert!(low <= least && most <= high);
    let (least, most) = lags_ns(&scenario, weights(&[(0, 0), (4, 0), (0, 0)]));
    assert!(low > least || most > high, "{least}..{most} in {low}..{high}");
}

#[test]
fn a_quantum_in_place_of_requests_breaks_the_lag_bound() {
    let mut kernel = Kernel::profile("6.12").expect("a release");
    kernel.set("base_slice_ns", "100000000").expect("in range");
    kernel.set("turn", "quantum").expect("an answer");
    let set = [(0, 3 * NS_PER_MS), (0, 3 * NS_PER_MS)];
    let (low, high) = bounds_ns(&kernel, &set);
    let (least, most) = lags_ns(&hogs(kernel, &set, 5 * NS_PER_SEC), weights(&set));
    assert!(low > least || most > high, "{least}..{most} in {low}..{high}");
}

#[test]
fn unequal_weights_break_equal_service() {
    let kernel = Kernel::profile("6.12").expect("a release");
    let scenario = hogs(kernel, &[(0, 0), (1, 0)], NS_PER_SEC);
    let mut checker = Checker::new(&scenario);
    let outcome = simulate(&scenario, &mut checker).expect("built");
    checker.finish(outcome.ended_ns);
    let run_ns = checker.runtimes_ns();
    assert!(run_ns[0] - run_ns[1] > 100 * NS_PER_MS, "{run_ns:?}");
}
