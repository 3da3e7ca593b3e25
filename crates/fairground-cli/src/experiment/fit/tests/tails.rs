//! Tails of one request in a hundred, and what a p99 alone says.

use super::*;

/// A service with little CPU time and a long p99: 300 requests a second.
fn slow_elsewhere() -> FitQuestion {
    let mut question = FitQuestion { limit: limit(200_000), ..question() };
    let observed = &mut question.observed;
    (observed.requests_per_s, observed.cpu_usage_cpus) = (Some(300.0), Some(0.03));
    observed.nr_throttled = Some(0);
    let quantiles = vec![(0.5, 5 * NS_PER_MS), (0.99, 300 * NS_PER_MS)];
    observed.latency = Some(Latencies::Quantiles(quantiles));
    question
}

/// Of `slow` in a thousand requests 300 ms are seen, of the others 5 ms.
fn seen_with(slow: usize) -> Seen {
    let latency_ns = |n: usize| if n % 1000 < slow { 300e6 } else { 5e6 };
    let latencies_ns = (0..8000).map(latency_ns).collect();
    let mut seen = Seen::of_period(0.1).of_latencies(latencies_ns);
    (seen.over_s, seen.used_s, seen.nr_periods) = (8000.0 / 300.0, 0.8, 266.0);
    seen
}

#[test]
fn a_service_without_the_slow_requests_is_far_and_one_with_too_few_is_not_the_nearest() {
    let question = slow_elsewhere();
    let target = Target::of(&question, question.load().unwrap());
    let [none, few, some, many] = [0, 8, 15, 60].map(|slow| target.distance(&seen_with(slow)));
    assert!(none > 4.0, "a p99 of 5 ms by chance: {none}");
    assert!(some < 0.1 && few > some + 1.0 && few < 4.0, "8 of 1000: {few}, 15: {some}");
    assert!(many < 0.1, "60 of 1000 have the same p99: {many}");
}

/// The set that it needs says so in its file, and every reader of it is warned.
#[test]
fn a_p50_and_a_p99_alone_are_enough_for_waits_that_are_seldom_long() {
    let question = FitQuestion { parts_max: 300_000, ..slow_elsewhere() };
    let set = explain_figures(&question, &|| {}).expect("it runs");
    assert_eq!(set.misfit, None);
    let p99_ms = |member: &Member| member.seen.quantile_ns(0.99) / 1e6;
    let near = set.members.iter().filter(|member| (200.0..450.0).contains(&p99_ms(member)));
    let near: f64 = near.map(|member| member.weight).sum();
    assert!(near > 0.5, "{near} of the weight has the p99 that was measured");
    let first = Overrides { explanation: Some(1), ..Overrides::default() };
    let loaded = Asked::Text(set.scenario()).load(&first).expect("a world");
    let caution = loaded.of_set.caution.expect("they are known by such waits only");
    assert_eq!(Some(caution.as_str()), set.caution);
    assert!(caution.contains("found only with waits elsewhere"), "{caution}");
}
