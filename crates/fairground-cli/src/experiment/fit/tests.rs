//! What fit must and must not do, on figures whose service is known.

use super::*;
use crate::read::observed::{Bucket, Latencies, Observed};
use crate::read::{Asked, Overrides};
use fairground::model::limit::Limit;
use fairground::units::{NS_PER_MS, NS_PER_US};

mod notes;
mod pools;
mod sketches;
mod tails;

fn limit(quota_us: u64) -> Option<Limit> {
    Some(Limit { quota_ns: Some(quota_us * NS_PER_US), ..Limit::default() })
}

pub(super) fn question() -> FitQuestion {
    let latency = Latencies::Quantiles(vec![(0.5, 9 * NS_PER_MS), (0.99, 15 * NS_PER_MS)]);
    let observed = Observed {
        requests_per_s: Some(100.0),
        cpu_usage_cpus: Some(0.4),
        latency: Some(latency),
        nr_periods: Some(6000),
        nr_throttled: Some(300),
        ..Observed::default()
    };
    FitQuestion {
        observed,
        limit: limit(100_000),
        machine: "node:1 l3:1 core:4 pu:1".into(),
        cpus: 4,
        kernel: "6.12".into(),
        threads: Some(16),
        runtime: None,
        weight: None,
        beside: Vec::new(),
        parts_max: 150_000,
        seed: 1,
    }
}

#[test]
fn figures_that_contradict_each_other_are_refused() {
    assert!(question().load().is_ok());
    let wrong = |change: fn(&mut FitQuestion)| {
        let mut question = question();
        change(&mut question);
        assert!(matches!(question.load(), Err(Failure::Usage(_))), "{question:?}");
    };
    wrong(|q| q.observed.cpu_usage_cpus = Some(4.0));
    wrong(|q| q.observed.cpu_usage_cpus = Some(1.1));
    wrong(|q| q.observed.cpu_usage_cpus = None);
    wrong(|q| q.observed.requests_per_s = None);
    wrong(|q| q.observed.latency = None);
    wrong(|q| q.observed.nr_throttled = Some(6001));
    wrong(|q| q.limit = None);
    wrong(|q| q.observed.over_s = Some(60.0));
    wrong(|q| {
        q.observed.over_s = Some(600.0);
        q.observed.throttled_ns = Some(3000 * fairground::units::NS_PER_SEC);
    });
    let mut one = question();
    (one.threads, one.limit) = (Some(1), limit(200_000));
    one.observed.cpu_usage_cpus = Some(1.47);
    let told = format!("{:?}", one.load().unwrap_err());
    assert!(told.contains("1.47 CPUs used can't come from 1 thread"), "{told}");
}

#[test]
fn the_set_is_a_scenario_and_the_same_on_any_number_of_threads() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| explain_figures(&question(), &|| {})).expect("it runs")
    };
    let set = on(1);
    assert_eq!(set, on(3));
    assert!(!set.members.is_empty() && set.members.len() <= 24);
    let asked = Asked::Text(set.scenario());
    let told = asked.explanations(&Overrides::default()).expect("it is read").expect("a set");
    assert_eq!(told.len(), set.members.len());
    let first = Overrides { explanation: Some(1), ..Overrides::default() };
    let scenario = asked.load(&first).expect("a world").scenario;
    assert_eq!(scenario.groups[1].path, GROUP);
}

/// A histogram of a run, as Prometheus' client has its buckets.
fn as_dashboard(text: &str, question: &mut FitQuestion) {
    let scenario = Asked::Text(text.into()).load(&Overrides::default()).expect("it loads").scenario;
    let seen = seen(&scenario).expect("it runs");
    let ends_ms = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
    let mut below = 0;
    let bucket = |ms: u64| {
        let upto_ns = ms * NS_PER_MS;
        let all = seen.below(upto_ns as f64);
        let count = all - std::mem::replace(&mut below, all);
        Bucket { upto_ns: Some(upto_ns), count }
    };
    let observed = &mut question.observed;
    observed.latency = Some(Latencies::Histogram(ends_ms.map(bucket).to_vec()));
    observed.over_s = Some(seen.over_s);
    observed.requests_per_s = Some(seen.requests / seen.over_s);
    observed.nr_periods = Some(seen.nr_periods as u64);
    observed.nr_throttled = Some(seen.nr_throttled as u64);
    observed.throttled_ns = Some((seen.throttled_s * 1e9) as u64);
}

/// The issue's own case: two kinds of requests were fitted as one, with p50 = p90.
#[test]
fn two_kinds_of_requests_are_not_taken_for_one() {
    let mut question = FitQuestion { parts_max: PARTS_USUAL, ..question() };
    question.limit = limit(200_000);
    question.observed.cpu_usage_cpus = Some(0.85);
    let truth = format!(
        "{}\n[[workloads]]\ncommand = \"server --threads 16 --rate 100/s --service \
         mix:5ms,40ms@10% --duration 120s\"\ngroup = \"{GROUP}\"\n",
        question.head()
    );
    as_dashboard(&truth, &mut question);
    let set = explain_figures(&question, &|| {}).expect("it runs");
    assert!(set.fits, "{} {}", set.members[0].distance, set.members[0].service.words());
    let two = set
        .members
        .iter()
        .filter(|member| member.seen.quantile_ns(0.97) > 3.0 * member.seen.quantile_ns(0.5));
    let weight: f64 = two.map(|member| member.weight).sum();
    assert!(weight > 0.95, "only {weight} of the weight has two kinds of latencies");
}

/// Figures that every cluster sees, and that ended at \"429 % off\".
#[test]
fn much_throttling_at_little_use_is_fitted() {
    let mut question = FitQuestion { parts_max: 800_000, threads: None, ..question() };
    question.machine = "node:1 l3:1 core:8 pu:1".into();
    question.cpus = 8;
    question.limit = limit(200_000);
    let observed = &mut question.observed;
    observed.requests_per_s = Some(60.0);
    observed.cpu_usage_cpus = Some(0.6);
    observed.nr_throttled = Some(1860);
    let quantiles = vec![(0.5, 9 * NS_PER_MS), (0.99, 85 * NS_PER_MS)];
    observed.latency = Some(Latencies::Quantiles(quantiles));
    let set = explain_figures(&question, &|| {}).expect("it runs");
    let best = &set.members[0].seen;
    let off = (best.quantile_ns(0.99) / 85e6).ln().abs();
    let near = off < 0.4 && (best.throttled_share() - 0.31).abs() < 0.08;
    let Member { distance, service, .. } = &set.members[0];
    assert!(set.fits && near, "D² {distance}, {off}: {}", service.words());
}

#[test]
fn figures_that_no_service_gives_are_told() {
    let mut question = question();
    question.observed.nr_throttled = Some(5900);
    question.observed.cpu_usage_cpus = Some(0.7);
    let set = explain_figures(&question, &|| {}).expect("it runs");
    assert!(!set.fits, "98 % of periods throttled at 0.7 of 1 CPU and a p99 of 15 ms");
}

#[test]
fn a_limit_that_the_figures_contradict_is_named_with_them() {
    let mut question = FitQuestion { limit: Some(Limit::default()), ..question() };
    let told = |question: &FitQuestion| question.check_limit().unwrap_err();
    let message = told(&question);
    assert!(message.contains("throttled in 5.0 % of periods, but there is no CPU"), "{message}");
    question.limit = limit(800_000);
    let message = told(&question);
    assert!(message.contains("a limit of 8 CPUs is more than all 4 of the"), "{message}");
    question.limit = limit(350_000);
    question.observed.nr_throttled = Some(3000);
    assert_eq!(question.check_limit(), Ok(()), "periods are only counted while it does something");
    question.observed.over_s = Some(600.0);
    let message = told(&question);
    assert!(message.contains("usage of 0.400 is too little for a limit of 3.5"), "{message}");
    question.limit = limit(30_000);
    let message = told(&question);
    assert!(message.contains("usage of 0.400 is above the limit of 0.3"), "{message}");
    question.limit = limit(60_000);
    assert_eq!(question.check_limit(), Ok(()));
}

/// What was measured of one service at six loads: up to 315/s it keeps up, and has an answer.
#[test]
fn more_than_the_limit_is_wanted_only_where_the_limit_is_used_up_all_the_time() {
    let mut question = FitQuestion { limit: limit(200_000), ..question() };
    let mut is_overloaded = |used: f64, throttled: f64| {
        question.observed.cpu_usage_cpus = Some(2.0 * used);
        question.observed.nr_throttled = Some((throttled * 6000.0) as u64);
        question.overloaded().is_some()
    };
    let loads = [(0.84, 0.60), (0.90, 0.74), (0.963, 0.895), (0.978, 0.934)];
    assert!(loads.iter().all(|(used, throttled)| !is_overloaded(*used, *throttled)));
    assert!(is_overloaded(0.9965, 0.988) && is_overloaded(1.0002, 1.0));
    // Two threads under a limit of two use all of it, and are hardly ever throttled.
    assert!(!is_overloaded(0.999, 0.01));
    question.limit = None;
    assert_eq!(question.overloaded(), None);
}

/// The overload is in the set, and every reader of it is warned.
#[test]
fn an_overloaded_set_says_so_in_its_file() {
    let mut question = FitQuestion { limit: limit(40_000), ..question() };
    question.observed.nr_throttled = Some(5950);
    let latency = Latencies::Quantiles(vec![(0.5, 900 * NS_PER_MS), (0.99, 3000 * NS_PER_MS)]);
    question.observed.latency = Some(latency);
    let set = explain_figures(&question, &|| {}).expect("it runs");
    let text = set.overloaded.clone().expect("0.4 of 0.4 CPUs are used");
    assert!(text.starts_with("OVERLOADED: 0.40 CPUs of a limit of 0.4 are used"), "{text}");
    let first = Overrides { explanation: Some(1), ..Overrides::default() };
    let loaded = Asked::Text(set.scenario()).load(&first).expect("a world");
    assert_eq!(loaded.of_set.overloaded, Some(text));
}

#[test]
fn medians_of_microseconds_are_fitted_like_any() {
    let mut question = FitQuestion { limit: limit(200_000), ..question() };
    (question.machine, question.cpus) = ("node:1 l3:1 core:16 pu:1".into(), 16);
    let quantiles = vec![(0.5, 7 * NS_PER_US), (0.99, 80 * NS_PER_US)];
    question.observed.latency = Some(Latencies::Quantiles(quantiles));
    question.observed.requests_per_s = Some(200.0);
    question.observed.cpu_usage_cpus = Some(1.24);
    question.observed.nr_throttled = Some(1500);
    let set = explain_figures(&question, &|| {}).expect("it runs");
    assert!(!set.fits, "6.2 ms of CPU for a request of 7 us");
}

#[test]
fn a_queue_that_is_nearly_full_remembers_for_long() {
    let of = |usage_cpus: f64, p99_ms: u64| {
        let mut question = question();
        let points = vec![(0.5, p99_ms * NS_PER_MS / 5), (0.99, p99_ms * NS_PER_MS)];
        question.observed.latency = Some(Latencies::Quantiles(points));
        question.observed.cpu_usage_cpus = Some(usage_cpus);
        question.observed.over_s = Some(600.0);
        let load = question.load().unwrap();
        (question.wave(&load), question.longer(&load), question.near())
    };
    assert_eq!(of(0.75, 2000), (1.0, 1.0, 1.25), "a queue that empties soon remembers nothing");
    let (wave, longer, near) = of(0.9, 30);
    assert!(wave > 10.0 && longer == 1.0 && near == 1.25, "{wave} {longer} {near}");
    let (wave, longer, near) = of(0.95, 1000);
    assert!(wave > 1000.0 && longer > 2.0 && near > 1.5, "{wave} {longer} {near}");
}
