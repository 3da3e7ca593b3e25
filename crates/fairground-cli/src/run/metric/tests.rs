//! Metrics of hand-made runs: names, units, and what is told of what a run lacks.

use super::*;
use crate::run::fixture;
use fairground::model::limit::Limit;
use fairground::record::blame::{Blame, Cause};
use fairground::record::span::{Rule, Span};
use fairground::sim::GoalOutcome;
use fairground::sim::LimitOutcome;
use fairground::units::TaskId;
use fairground::workload::behavior::GoalSpec;

fn metric(name: &str) -> Metric {
    Metric::parse(name).unwrap()
}

fn measured(name: &str, report: &Report<'_>) -> f64 {
    metric(name).measure(report).unwrap()
}

#[test]
fn no_two_metrics_have_one_name_and_every_alias_means_one() {
    let mut names: Vec<String> = spellings().map(|(name, ..)| name).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
    let families = QUANTITIES.iter().filter(|quantity| quantity.name.contains("{}")).count();
    let beyond = 1;
    assert_eq!(count, QUANTITIES.len() - beyond + families * (TIMES.len() - 1) + ALIASES.len());
    assert!(names.iter().all(|name| Metric::parse(name).is_ok()));
    assert!(Metric::parse("beyond_TIME").is_err(), "it stands for any time");
}

#[test]
fn a_number_is_converted_to_another_name_of_the_same_quantity_only() {
    let convert = |from: &str, to: &str| metric(from).convert(1500.0, &metric(to));
    assert_eq!(convert("p99", "p99"), Some(1500.0));
    assert_eq!(convert("latency_us_p99", "p99"), Some(1.5));
    assert_eq!(convert("latency_s_p99", "p99"), Some(1.5e6));
    for other in ["p99.9", "server.p99", "wake_latency_us_p99", "nr_throttled", "beyond_3ms"] {
        assert_eq!(convert(other, "p99"), None, "{other}");
    }
}

#[test]
fn a_unit_in_the_name_is_the_unit() {
    fixture::with_requests(|report| {
        let ns = measured("latency_ns_max", report);
        assert!(ns > 0.0);
        assert_eq!(measured("latency_us_max", report), ns / 1e3);
        assert_eq!(measured("p99", report), measured("request.latency_ns_p99", report) / 1e6);
        assert_eq!(measured("requests.request.latency_s_max", report), ns / 1e9);
        assert_eq!(metric("p99").unit(), Unit::Ms);
        assert_eq!(measured("beyond_0ns", report), 100.0);
        assert_eq!(measured("request.beyond_1s", report), 0.0);
        assert_eq!([measured("refused", report), measured("in_flight", report)], [1.0, 1.0]);
    });
}

#[test]
fn a_look_at_any_time_sees_long_requests_more_often() {
    let mut span = Span::new(Rule { minus_ns: 0, floor_ns: 0 });
    for elapsed_ns in [1_000, 3_000] {
        let mut blame = Blame::default();
        blame.add(Cause::Running, elapsed_ns);
        span.note(0, 0, elapsed_ns, TaskId(0), blame);
    }
    let seen_ns = list::mean_over_time_ns(&span);
    assert!((seen_ns / 2_500.0 - 1.0).abs() < 0.001, "{seen_ns} and not a quarter and 3 quarters");
}

#[test]
fn tasks_groups_and_everything_are_measured() {
    fixture::with_report(|report| {
        assert_eq!(measured("hog.runtime_ms", report), 8.0);
        assert_eq!(measured("tasks.hog.runtime_ns", report), 8e6);
        let web = measured("api.runtime_us", report) + measured("db.runtime_us", report);
        assert_eq!(measured("/web.runtime_us", report), web);
        assert_eq!(measured("web.runtime_us", report), web);
        assert_eq!(measured("runtime_us", report), web + 8e3);
        assert_eq!(measured("total.runtime_us", report), web + 8e3);
        assert!(measured("completion_s", report).is_nan(), "not all have ended");
        assert!(measured("search_success_percent", report).is_nan(), "there was no search");
        assert!(measured("energy_j", report).is_nan(), "its power is not known");
        assert_eq!(measured("newidle_attempts", report), 0.0);
    });
}

#[test]
fn limits_are_summed_and_asked_one_by_one() {
    fixture::with_report(|report| {
        let row = |quota_ns, nr_throttled| {
            let limit = Limit { quota_ns, period_ns: 100_000_000, ..Limit::default() };
            let mut stat = fairground::model::bandwidth::CpuStat::default();
            (stat.nr_periods, stat.nr_throttled) = (10 * nr_throttled, nr_throttled);
            LimitOutcome { limit, stat }
        };
        let mut outcome = report.outcome.clone();
        outcome.limits = vec![row(None, 0), row(Some(250_000_000), 3)];
        let report = Report { outcome: &outcome, ..*report };
        assert_eq!(measured("nr_throttled", &report), 3.0);
        assert_eq!(measured("web.nr_throttled", &report), 3.0);
        assert_eq!(measured("groups./web.limit.cpu.stat.nr_throttled", &report), 3.0);
        assert_eq!(measured("throttle_ratio", &report), 10.0);
        assert_eq!(measured("reservation", &report), 2.5);
        assert_eq!(measured("/.reservation", &report), f64::INFINITY);
    });
    fixture::with_report(|report| {
        assert_eq!(measured("nr_throttled", report), 0.0, "without a limit nothing is throttled");
        assert_eq!(measured("web.throttle_ratio", report), 0.0);
        assert_eq!(measured("web.usage_ms", report), measured("/web.runtime_ms", report));
        assert_eq!(measured("reservation", report), f64::INFINITY);
    });
}

#[test]
fn pressure_is_that_of_the_first_limited_group_or_of_a_named_one() {
    fixture::with_report(|report| {
        assert_eq!(measured("web.psi_some_us", report), 1_004.0);
        assert_eq!(measured("web.psi_some_percent", report), 10.04);
        assert_eq!(measured("groups./web.psi_full_us", report), 4.0);
        let missing = metric("psi_full_percent").measure(report).unwrap_err().to_string();
        assert_eq!(missing, "the scenario has no group with a CPU limit; it has /, /web");
    });
}

#[test]
fn goals_are_measured() {
    fixture::with_report(|report| {
        let (mut scenario, mut outcome) = (report.scenario.clone(), report.outcome.clone());
        let (name, unit) = ("bench".into(), "messages".into());
        scenario.workload.goals = vec![GoalSpec { name, unit, total: Some(100) }];
        let (started_ns, last_ns) = (Some(1_000_000), 5_000_000);
        outcome.goals = vec![GoalOutcome { count: 100, started_ns, last_ns, steady: None }];
        let report = Report { scenario: &scenario, outcome: &outcome, ..*report };
        assert_eq!(measured("goal_s", &report), 0.004);
        assert_eq!(measured("bench.goal_per_s", &report), 25_000.0);
        assert_eq!(metric("goal_per_s").better(), Better::Higher);
    });
}

#[test]
fn what_a_run_lacks_is_told_with_what_it_has() {
    fixture::with_report(|report| {
        let missing = |name: &str| metric(name).measure(report).unwrap_err().to_string();
        assert_eq!(missing("p99"), "the scenario has no span of requests");
        assert_eq!(missing("goal_s"), "the scenario has no goal");
        assert_eq!(
            missing("wbe.nr_throttled"),
            "the scenario has no group \"wbe\"; it has /, /web"
        );
        let told = missing("hig.switches");
        assert_eq!(told, "the scenario has no task \"hig\"; it has hog, api, db, /web");
    });
    fixture::with_requests(|report| {
        let mut scenario = report.scenario.clone();
        scenario.workload.spans[0].name = "server/request".into();
        let named = Report { scenario: &scenario, ..*report };
        assert_eq!(measured("server.p99", &named), measured("p99", report));
        assert!(metric("serve.p99").measure(&named).is_err());
        let missing = metric("nope.p99").measure(report).unwrap_err().to_string();
        assert_eq!(missing, "the scenario has no span of requests \"nope\"; it has request");
    });
}

#[test]
fn unknown_names_are_refused_with_the_nearest() {
    let fault = |text: &str| Metric::parse(text).unwrap_err();
    assert!(fault("p98").starts_with("there is no metric \"p98\"; did you mean \"p"));
    assert!(fault("web.nr_throtled").contains("did you mean \"web.nr_throttled\"?"));
    assert!(fault("beyond_30").contains("there is no metric"));
    for dotted in [".p99", ".", "p99.", ".beyond_3ms"] {
        assert!(fault(dotted).contains("there is no metric"), "{dotted}");
    }
    let long = fault(&format!("\u{1b}[31m{}", "a".repeat(4000)));
    assert!(long.len() < 400 && !long.contains('\u{1b}'), "{long}");
    assert!(fault("xp99").contains("there is no metric"), "a dot parts subject and name");
    assert!(fault("web.power_w").contains("of the whole machine; found \"web.\""));
    assert!(fault("").contains("accepted: those of `fairground list metrics`"));
}
