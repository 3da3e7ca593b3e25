//! What is noted of figures, and what makes a set no forecast.

use super::*;

/// A bare share of periods proves nothing: they are only counted while the service does something.
#[test]
fn more_cpu_time_than_latency_is_noted() {
    let noted = |requests_per_s: f64| {
        let mut question = question();
        question.observed.requests_per_s = Some(requests_per_s);
        question.hints().iter().any(|hint| hint.contains("not among the latencies"))
    };
    // 0.4 CPUs, p99 15 ms.
    assert!(!noted(100.0) && noted(20.0));
}

/// The same latencies are of services that are throttled and of others that never are.
#[test]
fn a_set_of_whose_limit_nobody_counted_what_it_did_is_cautioned() {
    let counted = question();
    assert_eq!(counted.uncounted(), None);
    assert_eq!(FitQuestion { limit: None, ..question() }.uncounted(), None);
    let mut unknown = FitQuestion { limit: None, ..question() };
    assert!(unknown.unknown().is_some_and(|told| told.starts_with("no limit was given")));
    unknown.observed.nr_periods = Some(0);
    assert_eq!(unknown.unknown(), None, "the kernel counts no periods");
    let none = Limit { quota_ns: None, ..Limit::default() };
    assert_eq!(FitQuestion { limit: Some(none), ..question() }.unknown(), None);
    let mut open = counted;
    (open.observed.nr_periods, open.observed.nr_throttled) = (None, None);
    let set = explain_figures(&open, &|| {}).expect("it runs");
    let caution = set.caution.unwrap_or_default();
    assert!(caution.contains("was not measured"), "{caution}");
}

#[test]
fn what_throttled_periods_use_up_is_told_where_it_is_all_of_the_work() {
    let mut question = FitQuestion { limit: limit(200_000), ..question() };
    question.observed.cpu_usage_cpus = Some(0.6);
    let mut told = |throttled, over_s| {
        question.observed.nr_throttled = Some(throttled);
        question.observed.over_s = over_s;
        (question.check_limit().is_ok(), question.hints().concat())
    };
    let (taken, hints) = told(1860, None);
    assert!(taken && hints.contains("its quota, which is 0.62 CPUs in all"), "{hints}");
    assert!(hints.contains("0.600 are used") && hints.contains("rests between"), "{hints}");
    assert_eq!(told(600, None), (true, String::new()));
    assert!(told(5400, None).0, "it may rest nearly all of the time");
    assert!(!told(5400, Some(600.0)).0, "no rest: periods were counted all the time");
}

#[test]
fn figures_of_a_short_time_or_with_a_coarse_median_are_noted() {
    let mut question = FitQuestion { limit: None, ..question() };
    (question.observed.nr_throttled, question.observed.over_s) = (None, Some(5.0));
    let hints = question.hints().concat();
    assert!(hints.contains("figures of 5 s with 5 requests in the slowest"), "{hints}");
    question.observed.over_s = Some(120.0);
    assert!(question.hints().is_empty());
    let bucket = |ms: u64, count| Bucket { upto_ns: Some(ms * NS_PER_MS), count };
    let buckets = vec![bucket(50, 970), bucket(100, 30)];
    question.observed.latency = Some(Latencies::Histogram(buckets));
    let hints = question.hints().concat();
    assert!(hints.contains("p50 is only known to lie between 0 and 50 ms"), "{hints}");
}

/// 31 % of periods are throttled, and no service of the set has more than 26 %.
#[test]
fn a_set_that_lacks_the_measured_throttling_is_no_forecast() {
    let mut question = question();
    question.observed.nr_throttled = Some(1860);
    let load = question.load().expect("figures");
    let target = Target::of(&question, load);
    let misfit = |shares: [f64; 2]| {
        let [one, other] = shares.map(seen_of);
        near::misfit(
            &question,
            &target,
            &[(0.5, &waiting(0.0), &one), (0.5, &waiting(0.0), &other)],
        )
    };
    let told = misfit([23.5, 26.0]).expect("none comes near");
    assert!(told.contains("throttled periods are 23.5 to 26.0 %, measured is 31.0 %"), "{told}");
    assert_eq!(misfit([26.0, 33.0]), None);
}

/// 2 % of periods are throttled: services with next to no throttling can't say "not the limit".
#[test]
fn a_set_that_lacks_a_little_throttling_is_no_forecast_either() {
    let mut question = question();
    let mut misfit = |nr_throttled: u64, simulated: f64| {
        question.observed.nr_throttled = Some(nr_throttled);
        let target = Target::of(&question, question.load().expect("figures"));
        let seen = seen_of(simulated);
        near::misfit(&question, &target, &[(1.0, &waiting(0.0), &seen)])
    };
    let told = misfit(114, 0.4).expect("a fifth of it");
    assert!(told.contains("throttled periods are 0.4 to 0.4 %, measured is 1.9 %"), "{told}");
    assert_eq!(misfit(114, 1.2), None);
    assert_eq!(misfit(30, 0.0), None, "0.5 % is as good as none");
}

/// Two percentiles leave open what a little throttling does, where most of the set lacks it.
#[test]
fn by_percentiles_most_of_a_set_is_as_much_throttled_as_measured() {
    let misfit = |latency: Latencies, often: f64| {
        let mut question = question();
        (question.observed.nr_throttled, question.observed.latency) = (Some(114), Some(latency));
        let target = Target::of(&question, question.load().expect("figures"));
        let [seldom_seen, often_seen] = [0.4, 1.9].map(seen_of);
        let one = waiting(0.0);
        let all = [(1.0 - often, &one, &seldom_seen), (often, &one, &often_seen)];
        near::misfit(&question, &target, &all)
    };
    let percentiles = question().observed.latency.expect("two of them");
    let told = misfit(percentiles.clone(), 0.4).expect("most have a fifth of it");
    assert!(told.contains("throttled in 1.9 % of periods, and most services"), "{told}");
    assert_eq!(misfit(percentiles, 0.6), None);
    let bucket = |ms: u64, count| Bucket { upto_ns: Some(ms * NS_PER_MS), count };
    let buckets = vec![bucket(8, 10), bucket(10, 960), bucket(16, 30)];
    assert_eq!(misfit(Latencies::Histogram(buckets), 0.4), None);
}

/// A p50 of 90 ms where a request has 4 ms of CPU time: a queue behind the limit, or waits for a
/// database? Of a service that is much throttled two percentiles don't tell.
#[test]
fn a_queue_behind_the_limit_is_not_told_as_a_wait_elsewhere() {
    let misfit = |nr_throttled: u64, latency: Latencies, io_ns: f64| {
        let mut question = question();
        (question.observed.nr_throttled, question.observed.latency) =
            (Some(nr_throttled), Some(latency));
        let target = Target::of(&question, question.load().expect("figures"));
        let mut seen = seen_of(nr_throttled as f64 / 60.0);
        seen = seen.of_latencies((0..1000).map(|n| if n < 980 { 90e6 } else { 150e6 }).collect());
        near::misfit(&question, &target, &[(1.0, &waiting(io_ns), &seen)])
    };
    let [p50, p99] = [(0.5, 90 * NS_PER_MS), (0.99, 150 * NS_PER_MS)];
    let percentiles = Latencies::Quantiles(vec![p50, p99]);
    let told = misfit(3000, percentiles.clone(), 80e6).expect("it can't be told");
    assert!(told.contains("50 % of periods, and its p50 is 22 times"), "{told}");
    assert_eq!(misfit(3000, percentiles.clone(), 20e6), None, "most of the p50 is a queue there");
    assert_eq!(misfit(600, percentiles, 80e6), None, "the limit can't be all of it");
    let bucket = |ms: u64, count| Bucket { upto_ns: Some(ms * NS_PER_MS), count };
    let buckets = vec![bucket(80, 10), bucket(100, 970), bucket(160, 20)];
    assert_eq!(misfit(3000, Latencies::Histogram(buckets), 80e6), None, "its shape tells more");
}

/// A service whose requests wait so long elsewhere.
fn waiting(io_ns: f64) -> Service {
    Service {
        threads: 16,
        followers: None,
        fanout: 1,
        arrivals: Arrivals::Poisson,
        work: Spread::Even,
        io_ns,
        io: Spread::Even,
        beside: None,
    }
}

/// A service of which so many per cent of periods are throttled.
fn seen_of(throttled_percent: f64) -> Seen {
    let latencies = (0..1000).map(|n| if n < 980 { 9e6 } else { 15e6 }).collect();
    let mut seen = Seen::of_period(0.1).of_latencies(latencies);
    (seen.over_s, seen.used_s) = (10.0, 4.0);
    (seen.nr_periods, seen.nr_throttled) = (100.0, throttled_percent);
    seen
}

#[test]
fn a_limit_that_hardly_ever_stops_a_service_is_not_why_it_is_slow() {
    let counts = |throttled: u64| {
        let mut question = question();
        question.observed.nr_throttled = Some(throttled);
        question
    };
    assert_eq!([0, 30, 31].map(|n| counts(n).is_hardly_throttled()), [true, true, false]);
    let mut unknown = counts(0);
    unknown.observed.nr_periods = Some(0);
    assert!(!unknown.is_hardly_throttled(), "nothing was counted");
    unknown.observed.nr_periods = None;
    assert!(!unknown.is_hardly_throttled(), "its limit may stop it");
    unknown.limit = None;
    assert!(unknown.is_hardly_throttled(), "nothing stops it");
}
