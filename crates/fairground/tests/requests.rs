//! Requests against hand-computed examples and queueing theory.

#[path = "../benches/catalogue.rs"]
#[allow(dead_code, reason = "benches use more of it")]
mod catalogue;

use fairground::model::limit::Limit;
use fairground::model::topology::{Shape, Topology};
use fairground::record::blame::Cause;
use fairground::record::digest::Digest;
use fairground::record::requests::Requests;
use fairground::record::span::Span;
use fairground::sim::scenario::{Costs, GroupSpec, Scenario};
use fairground::sim::{layout, simulate};
use fairground::units::{GroupId, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{
    Arrivals, ChannelSpec, Program, SourceSpec, SpanSpec, Step, Workload,
};
use fairground::workload::draw::Draw;

const MS: Ns = NS_PER_MS;

fn span(name: &str) -> SpanSpec {
    SpanSpec { name: name.into(), minus_ns: 0, floor_ns: 0 }
}

fn channel(backlog_max: u32) -> ChannelSpec {
    ChannelSpec { name: "queue".into(), span: 0, backlog_max }
}

fn source(arrivals: Arrivals, parts: u32) -> SourceSpec {
    SourceSpec { name: "outside".into(), channel: 0, arrivals, parts, start_ns: 0 }
}

fn every(ns: Ns) -> Arrivals {
    Arrivals::Every(Draw::Fixed(ns))
}

fn server(work: Draw) -> Program {
    catalogue::forever(vec![Step::Receive(0), Step::Run(work), Step::Complete])
}

/// Workers that serve one channel, on so many CPUs of a machine whose kernel takes no time.
fn scenario(cpus: u32, workers: usize, work: Draw, sources: Vec<SourceSpec>) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: cpus, threads: 1 };
    let mut scenario = catalogue::mixed();
    scenario.machine.topology = Topology::regular(shape, false).expect("a machine");
    scenario.machine.costs = Costs::default();
    scenario.workload = Workload {
        programs: vec![server(work)],
        tasks: catalogue::tasks("worker", 0, workers).collect(),
        channels: vec![channel(100_000)],
        spans: vec![span("request")],
        sources,
        ..Workload::default()
    };
    scenario.duration_ns = NS_PER_SEC;
    scenario
}

fn measured(scenario: &Scenario) -> Vec<Span> {
    let mut requests = Requests::new(&layout(scenario));
    simulate(scenario, &mut requests).expect("sound");
    requests.spans().to_vec()
}

/// The slowest, by cause.
fn worst(span: &Span) -> Vec<(&'static str, Ns)> {
    span.slowest()[0].blame.iter().filter(|(_, time_ns)| *time_ns > 0).collect()
}

#[test]
fn a_lone_worker_serves_at_once() {
    let scenario = scenario(1, 1, Draw::Fixed(2 * MS), vec![source(every(10 * MS), 1)]);
    let span = &measured(&scenario)[0];
    // At 10, 20, ... 1000 ms; the last has just come when the run ends.
    assert_eq!((span.arrived, span.count(), span.in_flight()), (100, 99, 1));
    assert_eq!((span.latency_ns_min(), span.latency_ns_max()), (2 * MS, 2 * MS));
    assert_eq!(worst(span), [("running", 2 * MS)]);
    assert_eq!(span.slowest()[0].at_ns, 10 * MS);
}

#[test]
fn a_burst_waits_in_the_backlog_of_one_worker() {
    let between = Draw::Fixed(100 * MS);
    let bursts = Arrivals::Bursts { between, size: Draw::Fixed(3) };
    let scenario = scenario(2, 1, Draw::Fixed(5 * MS), vec![source(bursts, 1)]);
    let span = &measured(&scenario)[0];
    assert_eq!((span.count(), span.latency_ns_max()), (27, 15 * MS));
    assert_eq!(span.latency_ns_mean(), (10 * MS) as f64);
    assert_eq!(worst(span), [("backlog", 10 * MS), ("running", 5 * MS)]);
    assert_eq!(span.all().blame.of(Cause::Backlog), 9 * (5 + 10) * MS);
}

/// The workers get 10 ms of each 100.
fn throttle_workers(scenario: &mut Scenario) {
    let limit = Limit { quota_ns: Some(10 * MS), ..Limit::default() };
    scenario.groups.push(GroupSpec { path: "/w".into(), limit, ..GroupSpec::root() });
    scenario.workload.tasks.iter_mut().for_each(|task| task.group = GroupId(1));
}

#[test]
fn who_waits_for_a_throttled_worker_is_throttled() {
    let between = Draw::Fixed(400 * MS);
    let bursts = Arrivals::Bursts { between, size: Draw::Fixed(3) };
    let mut scenario = scenario(1, 1, Draw::Fixed(20 * MS), vec![source(bursts, 1)]);
    throttle_workers(&mut scenario);
    let slow = measured(&scenario)[0].slowest()[0];
    assert!(slow.latency_ns > 400 * MS, "60 ms of work in six periods: {slow:?}");
    assert_eq!(slow.blame.of(Cause::Running), 20 * MS);
    assert_eq!(slow.blame.of(Cause::Backlog), 40 * MS, "it worked on two others");
    assert_eq!(slow.blame.of(Cause::Throttled), slow.latency_ns - 60 * MS);
}

#[test]
fn who_sleeps_until_a_throttled_worker_is_done_is_throttled() {
    let mut scenario = scenario(2, 1, Draw::Fixed(20 * MS), vec![]);
    throttle_workers(&mut scenario);
    scenario.workload.spans.push(span("asked"));
    let send = Step::Send { channel: 0, parts: 1 };
    let asks = [Step::Begin(1), send, Step::Await, Step::End(1), Step::Sleep(Draw::Fixed(MS))];
    scenario.workload.programs.push(catalogue::forever(asks.into()));
    scenario.workload.tasks.extend(catalogue::tasks("client", 1, 1));
    let asked = &measured(&scenario)[1];
    let slow = asked.slowest()[0];
    assert!(slow.latency_ns > 150 * MS, "20 ms of work in two periods or three: {slow:?}");
    assert_eq!(slow.blame.of(Cause::Blocked), 20 * MS, "the worker's work");
    assert_eq!(slow.blame.of(Cause::Throttled), slow.latency_ns - 20 * MS);
}

#[test]
fn what_does_not_fit_is_refused_and_counted() {
    let between = Draw::Fixed(100 * MS);
    let bursts = Arrivals::Bursts { between, size: Draw::Fixed(10) };
    let mut scenario = scenario(1, 1, Draw::Fixed(5 * MS), vec![source(bursts, 1)]);
    scenario.workload.channels = vec![channel(4)];
    let span = &measured(&scenario)[0];
    // The worker is woken by the first and takes it only when it runs: four wait, six are refused.
    assert_eq!((span.arrived, span.refused), (40, 60));
}

#[test]
fn a_fanned_out_request_is_as_slow_as_its_last_part() {
    let scenario = scenario(2, 3, Draw::Fixed(4 * MS), vec![source(every(50 * MS), 3)]);
    let span = &measured(&scenario)[0];
    assert_eq!(span.count(), 19);
    let slow = span.slowest()[0];
    // Three parts of 4 ms on two CPUs: 12 ms of work take at least 6 ms and at most 8.
    assert!((6 * MS..=8 * MS).contains(&slow.latency_ns), "{}", slow.latency_ns);
    assert_eq!(slow.blame.of(Cause::Running), 4 * MS);
    assert_eq!(slow.blame.of(Cause::Queued), slow.latency_ns - 4 * MS);
}

#[test]
fn a_closed_loop_has_one_request_per_client() {
    let mut scenario = scenario(2, 1, Draw::Fixed(3 * MS), vec![]);
    let send = Step::Send { channel: 0, parts: 1 };
    let client = vec![send, Step::Await, Step::Sleep(Draw::Fixed(7 * MS))];
    scenario.machine.timer_slack_ns = 0;
    scenario.workload.programs.push(catalogue::forever(client));
    scenario.workload.tasks.extend(catalogue::tasks("client", 1, 1));
    let span = &measured(&scenario)[0];
    assert_eq!((span.count(), span.latency_ns_max()), (100, 3 * MS));
}

#[test]
fn a_stopwatch_measures_what_lies_between_its_steps() {
    let mut scenario = scenario(1, 1, Draw::Fixed(MS), vec![]);
    scenario.machine.timer_slack_ns = 0;
    let run = Step::Run(Draw::Fixed(4 * MS));
    let sleep = Step::Sleep(Draw::Fixed(6 * MS));
    let body = vec![Step::End(1), Step::Begin(1), run, sleep, Step::End(1), Step::End(1)];
    scenario.workload.programs[0] = catalogue::forever(body);
    scenario.workload.spans.push(SpanSpec { minus_ns: 9 * MS, ..span("turn") });
    let turn = &measured(&scenario)[1];
    assert_eq!((turn.count(), turn.latency_ns_min(), turn.latency_ns_max()), (100, MS, MS));
    assert_eq!(worst(turn), [("running", 4 * MS), ("blocked", 6 * MS)]);
}

#[test]
fn a_task_that_is_due_on_a_grid_shows_how_late_it_is_and_leaves_out_what_it_missed() {
    let mut scenario = scenario(1, 1, Draw::Fixed(MS), vec![]);
    scenario.machine.timer_slack_ns = 50 * NS_PER_US;
    let due = Step::Due { timer: 0, period_ns: 4 * MS, span: 1 };
    let body = vec![due, Step::End(1), Step::Run(Draw::Fixed(5 * MS))];
    let program = &mut scenario.workload.programs[0];
    *program = Program { own_timers: 1, ..catalogue::forever(body) };
    scenario.workload.spans.push(span("late"));
    let late = &measured(&scenario)[1];
    // Every other point is missed: 5 ms of work after each. 4, 12, 20, ... 996 ms.
    assert_eq!((late.count(), late.in_flight()), (125, 0));
    assert_eq!((late.latency_ns_min(), late.latency_ns_max()), (50_000, 50_000));
    assert_eq!(worst(late), [("blocked", 50_000)]);
    scenario.workload.programs[0].timer_slack_ns = Some(1_000);
    assert_eq!(measured(&scenario)[1].latency_ns_max(), 1_000);
}

#[test]
fn a_task_that_is_due_and_waits_for_its_cpu_is_late_by_that_wait() {
    let mut scenario = scenario(1, 1, Draw::Fixed(MS), vec![]);
    scenario.machine.timer_slack_ns = 0;
    let due = Step::Due { timer: 0, period_ns: 20 * MS, span: 1 };
    let program = catalogue::forever(vec![due, Step::End(1)]);
    scenario.workload.programs[0] = Program { own_timers: 1, ..program };
    scenario.workload.programs.push(catalogue::forever(vec![Step::Run(Draw::Fixed(NS_PER_SEC))]));
    scenario.workload.tasks[0].policy = fairground::workload::behavior::SchedPolicy::Batch;
    scenario.workload.tasks.extend(catalogue::tasks("hog", 1, 1));
    scenario.workload.spans.push(span("late"));
    let late = &measured(&scenario)[1];
    assert!(late.count() > 40 && late.latency_ns_max() > 0, "{late:?}");
    let blame = late.all().blame;
    assert_eq!(blame.of(Cause::Queued), blame.total_ns());
}

#[test]
fn a_woken_workers_wait_for_its_cpu_is_no_backlog() {
    // A hog has the CPU when a request comes; a batch task does not preempt it.
    let mut scenario = scenario(1, 1, Draw::Fixed(MS), vec![source(every(50 * MS), 1)]);
    scenario.workload.programs.push(catalogue::forever(vec![Step::Run(Draw::Fixed(NS_PER_SEC))]));
    scenario.workload.tasks[0].policy = fairground::workload::behavior::SchedPolicy::Batch;
    scenario.workload.tasks.extend(catalogue::tasks("hog", 1, 1));
    let span = &measured(&scenario)[0];
    let blame = span.all().blame;
    assert!(blame.of(Cause::Queued) > 0);
    assert_eq!(blame.of(Cause::Backlog), 0);
    assert_eq!(blame.of(Cause::Running), span.count() * MS);
}

#[test]
fn the_way_by_interrupt_is_told_apart_from_the_wait() {
    let mut scenario = scenario(2, 1, Draw::Fixed(MS), vec![]);
    scenario.machine.costs.ipi_ns = 1_500;
    let send = Step::Send { channel: 0, parts: 1 };
    let client = vec![send, Step::Run(Draw::Fixed(10 * MS))];
    scenario.workload.programs.push(catalogue::forever(client));
    scenario.workload.tasks.extend(catalogue::tasks("client", 1, 1));
    let span = &measured(&scenario)[0];
    assert_eq!(worst(span), [("running", MS), ("migrating", 1_500)]);
}

#[test]
fn one_poisson_queue_with_exponential_service_is_m_m_1() {
    // At a load of 0.7 and a mean service of 1 ms: time in system 1 / (1 - 0.7) ms, median ln 2
    // of that, and in the backlog 0.7 of it.
    let between = Draw::Exponential { mean: MS * 10 / 7 };
    let work = Draw::Exponential { mean: MS };
    let mut scenario = scenario(1, 1, work, vec![source(Arrivals::Every(between), 1)]);
    scenario.duration_ns = 2_000 * NS_PER_SEC;
    let span = &measured(&scenario)[0];
    let near = |what: &str, found: f64, expected: f64| {
        assert!((found / expected - 1.0).abs() < 0.03, "{what}: {found}, theory {expected}");
    };
    let mean_ns = MS as f64 / 0.3;
    near("arrivals", span.arrived as f64, 1_400_000.0);
    near("mean", span.latency_ns_mean(), mean_ns);
    near("median", span.percentile_ns(50.0) as f64, mean_ns * 2f64.ln());
    near("p99", span.percentile_ns(99.0) as f64, mean_ns * 100f64.ln());
    let count = span.count() as f64;
    near("backlog", span.all().blame.of(Cause::Backlog) as f64 / count, mean_ns * 0.7);
    near("running", span.all().blame.of(Cause::Running) as f64 / count, MS as f64);
}

#[test]
fn many_workers_are_m_m_c() {
    // Four CPUs, four workers, a load of 3.2: Erlang C gives a probability of waiting of 0.5964,
    // so a mean time in system of 1 + 0.5964 / (4 - 3.2) ms.
    let rate = Arrivals::PerSecond(vec![3_200]);
    let work = Draw::Exponential { mean: MS };
    let mut scenario = scenario(4, 4, work, vec![source(rate, 1)]);
    scenario.duration_ns = 400 * NS_PER_SEC;
    let span = &measured(&scenario)[0];
    let (found, expected) = (span.latency_ns_mean() / MS as f64, 1.0 + 0.5964 / 0.8);
    assert!((found / expected - 1.0).abs() < 0.03, "{found}, theory {expected}");
}

#[test]
fn arrivals_do_not_depend_on_how_they_are_served() {
    let arrivals = |workers: usize, profile: &str| {
        let between = Draw::Exponential { mean: 300 * NS_PER_US };
        let work = Draw::Exponential { mean: MS };
        let sources = vec![source(Arrivals::Every(between), 1)];
        let mut scenario = scenario(2, workers, work, sources);
        scenario.kernel = catalogue::kernel(profile);
        measured(&scenario)[0].arrived
    };
    assert_eq!(arrivals(1, "6.12"), arrivals(7, "6.1"));
}

#[test]
fn same_seed_same_history() {
    let digest = |seed| {
        let rate = Arrivals::PerSecond(vec![3_000, 500]);
        let work = Draw::Exponential { mean: MS };
        let mut scenario = scenario(2, 5, work, vec![source(rate, 2)]);
        scenario.seed = seed;
        let mut digest = Digest::default();
        simulate(&scenario, &mut digest).expect("sound");
        digest.value()
    };
    assert_eq!(digest(4), digest(4));
    assert_ne!(digest(4), digest(5));
}

#[test]
fn what_does_not_exist_or_never_ends_is_refused_by_name() {
    type Change = fn(&mut Workload);
    let refused = |change: Change| {
        let mut scenario = scenario(1, 1, Draw::Fixed(MS), vec![source(every(MS), 1)]);
        change(&mut scenario.workload);
        simulate(&scenario, &mut ()).expect_err("wrong").to_string()
    };
    let at_once = |workload: &mut Workload| workload.sources[0].arrivals = every(0);
    let cases: [(Change, &str); 7] = [
        (at_once, "outside: no time passes"),
        (|w| w.sources[0].channel = 1, "outside: it refers to a channel that does not exist"),
        (|w| w.sources[0].parts = 0, "outside: a request of 0 parts"),
        (|w| w.channels[0].backlog_max = 0, "queue: no request may wait"),
        (|w| w.channels[0].span = 1, "queue: it refers to a span that does not exist"),
        (|w| w.spans.clear(), "queue: it refers to a span that does not exist"),
        (|w| w.programs[0].steps[0] = Step::Receive(3), "a receive step: it refers to a channel"),
    ];
    for (change, expected) in cases {
        let message = refused(change);
        assert!(message.starts_with(expected), "{message}");
    }
}
