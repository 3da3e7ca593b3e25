//! Canaries of the laws of CPU limits: what the laws see of an honest run is tampered with, once.
//! If a law lets its canary pass, the law is dead.

use crate::limited::without_unknown_bursts;
use crate::limits::{Law, watch};
use crate::service::{bare_machine, hogs};
use crate::view::View;
use fairground::model::limit::Limit;
use fairground::policy::Kernel;
use fairground::record::Fact;
use fairground::sim::scenario::{GroupSpec, Scenario};
use fairground::units::{CpuId, GroupId, Id, NS_PER_MS, NS_PER_SEC, TaskId};

/// Two CPUs: two hogs in a limited group below a limited group, and one that sleeps now and then.
fn scenario(release: &str) -> Scenario {
    let kernel = Kernel::profile(release).expect("a release");
    let mut scenario = hogs(kernel, &[(0, 0); 4], NS_PER_SEC);
    scenario.machine = bare_machine(2);
    let limit = |quota_ms: u64, burst_ms: u64| Limit {
        quota_ns: Some(quota_ms * NS_PER_MS),
        period_ns: 20 * NS_PER_MS,
        burst_ns: burst_ms * NS_PER_MS,
    };
    let group = |path: &str, parent: u32, limit| GroupSpec {
        path: path.into(),
        parent: GroupId(parent),
        limit,
        ..GroupSpec::root()
    };
    scenario.groups.push(group("/a", 0, limit(20, 3)));
    scenario.groups.push(group("/a/b", 1, limit(9, 0)));
    scenario.groups.push(group("/c", 0, limit(5, 0)));
    for (task, group) in scenario.workload.tasks.iter_mut().zip([1, 2, 2, 3]) {
        (task.group, task.affinity) = (GroupId(group), None);
    }
    without_unknown_bursts(&mut scenario);
    scenario
}

/// Laws that break when `change` tampers with an honest run until it says that it has.
fn laws_on(release: &str, mut change: impl FnMut(&mut View, &mut Vec<Fact>) -> bool) -> Vec<Law> {
    let mut changed = false;
    let tamper = |view: &mut View, facts: &mut Vec<Fact>| {
        if view.now_ns > 100 * NS_PER_MS && !changed {
            changed = change(view, facts);
        }
    };
    let (broken, _) = watch(&scenario(release), tamper).expect("built");
    broken.iter().map(|broken| broken.law).collect()
}

fn laws_broken(change: impl FnMut(&mut View, &mut Vec<Fact>) -> bool) -> Vec<Law> {
    laws_on("6.12", change)
}

/// The change breaks the law.
fn breaks(law: Law, mut change: impl FnMut(&mut View)) {
    let laws = laws_broken(|view, _| {
        change(view);
        true
    });
    assert!(laws.contains(&law), "{law:?}: {laws:?}");
}

/// The change, made at every event, breaks the law.
fn wears_down(law: Law, mut change: impl FnMut(&mut View)) {
    let laws = laws_broken(|view, _| {
        change(view);
        false
    });
    assert!(laws.contains(&law), "{law:?}: {laws:?}");
}

#[test]
fn honest_limits_break_nothing() {
    for release in ["4.12", "4.18", "5.4", "5.14", "6.1", "6.6", "6.12", "6.18"] {
        assert_eq!(laws_on(release, |_, _| true), [], "{release}");
    }
}

#[test]
fn a_nanosecond_from_nowhere_is_noticed() {
    breaks(Law::LedgerIsExact, |view| view.pools[1].runtime_ns += 1);
    breaks(Law::LedgerIsExact, |view| view.queues[2].local.remaining_ns -= 1);
}

#[test]
fn run_time_thrown_away_is_noticed() {
    let laws = laws_broken(|view, _| {
        let refilled = view.pools[1].expires_ns == view.now_ns + view.pools[1].limit.period_ns;
        if refilled || view.pools[1].runtime_ns == 0 {
            return false;
        }
        view.pools[1].runtime_ns -= 1;
        view.pools[1].ledger.discarded_ns += 1;
        true
    });
    assert!(laws.contains(&Law::OnlySomeDiscard), "{laws:?}");
}

#[test]
fn time_that_is_not_charged_is_noticed() {
    breaks(Law::UsedIsWhatRan, |view| {
        view.pools[2].ledger.used_ns -= 1;
        view.pools[2].ledger.discarded_ns += 1;
    });
}

/// Someone says that half the quota was asked for, at every event.
#[test]
fn use_beyond_the_quota_is_noticed() {
    wears_down(Law::UseIsWithinQuota, |view| halve(view, 3));
}

/// Only the parent's quota is less than what its child got.
#[test]
fn a_child_that_gets_more_than_its_parent_is_noticed() {
    wears_down(Law::NestedLimitsCompose, |view| {
        view.pools[1].limit.quota_ns = Some(NS_PER_MS);
    });
}

fn halve(view: &mut View, group: usize) {
    let quota_ns = &mut view.pools[group].limit.quota_ns;
    *quota_ns = quota_ns.map(|ns| ns / 5);
}

#[test]
fn a_first_refill_after_more_than_a_period_is_noticed() {
    let late = |view: &mut View, _: &mut Vec<Fact>| {
        view.pools[3].expires_ns += view.pools[3].limit.period_ns;
    };
    let (broken, _) = watch(&scenario("6.12"), late).expect("built");
    assert!(broken.iter().any(|broken| broken.law == Law::FirstPeriodIsShort), "{broken:?}");
}

#[test]
fn a_short_period_is_noticed() {
    wears_down(Law::PeriodsAreWhole, |view| view.pools[3].limit.period_ns += 1);
}

#[test]
fn a_quota_out_of_proportion_is_noticed() {
    wears_down(Law::QuotaIsProportional, |view| {
        view.pools[3].limit.quota_ns = view.pools[3].limit.quota_ns.map(|ns| ns - 1);
    });
}

#[test]
fn aligned_timers_called_even_are_noticed() {
    let mut scenario = scenario("6.1");
    let even = |view: &mut View, _: &mut Vec<Fact>| {
        view.rules.phase.answer = fairground::policy::limits::phase::Phase::Even;
    };
    let (broken, _) = watch(&scenario, even).expect("built");
    assert!(broken.iter().any(|broken| broken.law == Law::PhasesAreEven), "{broken:?}");
    scenario.kernel.set("phase", "even").expect("an answer");
    let (broken, _) = watch(&scenario, |_, _| {}).expect("built");
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn throttling_over_a_full_pool_is_noticed() {
    let laws = laws_broken(|view, facts| {
        let pool = &view.pools[3];
        let refilled = pool.expires_ns == view.now_ns + pool.limit.period_ns;
        if refilled || pool.runtime_ns == 0 {
            return false;
        }
        facts.push(Fact::Throttle { group: GroupId(3), cpu: CpuId(0) });
        true
    });
    assert!(laws.contains(&Law::ThrottledForWant), "{laws:?}");
}

#[test]
fn a_throttled_task_that_runs_is_noticed() {
    for release in ["6.12", "6.18"] {
        let mut since_ns = None;
        let laws = laws_on(release, |view, _| {
            let throttled = view.queue(3, 0).local.throttled;
            if !throttled {
                since_ns = None;
                return false;
            }
            view.cpus[0].curr = Some(TaskId(3));
            view.tasks[3].queue = 3 * view.cpus.len();
            view.now_ns > *since_ns.get_or_insert(view.now_ns)
        });
        assert!(laws.contains(&Law::ThrottledDoNotRun), "{release}: {laws:?}");
    }
}

#[test]
fn wrong_counters_are_noticed() {
    breaks(Law::CountersAgree, |view| view.pools[1].stat.nr_throttled += 1_000);
    breaks(Law::CountersAgree, |view| view.pools[1].stat.nr_bursts += 1_000);
    breaks(Law::CountersAgree, |view| view.pools[3].stat.burst_ns += 1);
    breaks(Law::ThrottledTimeAddsUp, |view| view.pools[3].stat.throttled_ns += 1);
}

#[test]
fn a_lost_or_late_throttling_is_noticed() {
    let laws = laws_broken(|_, facts| {
        let before = facts.len();
        facts.retain(|fact| !matches!(fact, Fact::Throttle { .. }));
        facts.len() < before
    });
    assert!(laws.contains(&Law::ListsAgree), "{laws:?}");
    let laws = laws_broken(|_, facts| {
        let before = facts.len();
        facts.retain(|fact| !matches!(fact, Fact::Unthrottle { .. }));
        facts.len() < before
    });
    assert!(laws.contains(&Law::ThrottledTimeAddsUp), "{laws:?}");
}

#[test]
fn wrong_counts_of_heads_and_levels_are_noticed() {
    breaks(Law::HeadsAddUp, |view| view.queues[0].nr_queued += 1);
    breaks(Law::HeadsAddUp, |view| view.queues[2].h_nr_queued += 1);
    breaks(Law::HeadsAddUp, |view| view.queues[2].h_nr_runnable += 1);
    breaks(Law::HeadsAddUp, |view| view.queues[4].h_nr_idle += 1);
    breaks(Law::HeadsAddUp, |view| view.cpus[1].nr_running += 1);
    breaks(Law::LevelsAddUp, |view| view.queues[4].local.throttle_count += 1);
}

#[test]
fn wrong_lists_are_noticed() {
    breaks(Law::ListsAgree, |view| view.listed[1].push(2));
    breaks(Law::LimboAgrees, |view| view.queues[2].limbo.push(TaskId(0)));
    breaks(Law::LimboAgrees, |view| view.tasks[0].throttled = true);
}

#[test]
fn a_cpu_that_idles_over_an_unthrottled_task_is_noticed() {
    let laws = laws_broken(|view, _| {
        let cpu = CpuId(0).index();
        view.cpus[cpu].curr = None;
        false
    });
    assert!(laws.contains(&Law::NoIdleOverOwnQueue), "{laws:?}");
}
