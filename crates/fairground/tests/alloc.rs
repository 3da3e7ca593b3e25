//! Nothing is allocated after the world is built: a longer run allocates as often as a short one.
//! Only histograms of latencies grow, with the buckets that latencies meet.

#[path = "../benches/catalogue.rs"]
#[allow(dead_code, reason = "benches use more of it")]
mod catalogue;

use fairground::model::power::Power;
use fairground::model::smt::Throughput;
use fairground::record::digest::Digest;
use fairground::record::stats::Stats;
use fairground::sim::scenario::Scenario;
use fairground::sim::{labels, meter, placements, simulate};
use fairground::units::{NS_PER_MS, Ns};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Allocations of this thread, so that tests beside each other don't count each other's.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

fn count() {
    // A thread that ends has no counter any more, and nobody who asks for it.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

#[allow(unsafe_code, reason = "an allocator can't be written without")]
// SAFETY: every call goes to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations of a run of this length, digest and placement included.
fn allocations(scenario: &Scenario, duration_ns: Ns) -> u64 {
    let scenario = Scenario { duration_ns, ..scenario.clone() };
    let mut told = (Digest::default(), placements(&scenario.machine));
    let before = COUNT.get();
    simulate(&scenario, &mut told).expect("the catalogue is sound");
    COUNT.get() - before
}

/// What statistics allocate on the way does not grow with the run: each task's two lists begin with
/// four buckets and double up to 64, then its one grows by octaves, of which there are 26.
#[test]
fn histograms_grow_with_the_buckets_that_are_met() {
    const GROWTHS_MAX: u64 = 2 * 5 + 26;
    for name in ["mixed-64-on-16", "naps-64-on-16", "sleepers-1024-on-128"] {
        let entry = catalogue::ENTRIES.iter().find(|entry| entry.name == name).expect("one");
        let scenario = (entry.scenario)();
        let (tasks, cpus) = (labels(&scenario).len(), scenario.machine.topology.len());
        let built = allocations(&scenario, entry.short_ns);
        for times in [1, 10] {
            let duration_ns = times * entry.short_ns;
            let scenario = Scenario { duration_ns, ..scenario.clone() };
            let mut stats = Stats::new(tasks, cpus);
            let before = COUNT.get();
            simulate(&scenario, &mut stats).expect("the catalogue is sound");
            let grown = COUNT.get() - before - built;
            assert!(grown > 0, "{name}: the counter counts");
            assert!(grown <= GROWTHS_MAX * tasks as u64, "{name}: {grown} in {duration_ns} ns");
        }
    }
}

#[test]
fn a_longer_run_allocates_no_more() {
    for entry in catalogue::ENTRIES {
        let scenario = (entry.scenario)();
        let lengths_ns = [entry.short_ns / 10, entry.short_ns, 3 * entry.short_ns];
        let counts = lengths_ns.map(|length_ns| allocations(&scenario, length_ns));
        assert!(counts[0] > 0, "the counter counts");
        assert_eq!(counts, [counts[0]; 3], "{} after {lengths_ns:?} ns", entry.name);
    }
}

#[test]
fn forks_and_blocking_allocate_nothing() {
    use fairground::workload::behavior::{ForkSpec, Program, Step};
    use fairground::workload::draw::Draw;
    let mut scenario = catalogue::mixed();
    let child = scenario.workload.programs.len();
    let run = |ns| Step::Run(Draw::Fixed(ns));
    scenario.workload.programs.push(Program {
        steps: vec![Step::Lock(0), run(30_000), Step::Unlock(0), Step::Exit],
        counters: 0,
        ..Program::default()
    });
    let parent = vec![Step::Fork(0), run(5 * NS_PER_MS), Step::Sleep(Draw::Fixed(NS_PER_MS))];
    scenario.workload.programs.push(catalogue::forever(parent));
    scenario.workload.mutexes.push("m".into());
    let template = catalogue::tasks("child", child, 1).next().expect("one");
    scenario.workload.forks.push(ForkSpec { template, alive_max: 64 });
    scenario.workload.tasks.extend(catalogue::tasks("parent", child + 1, 8));
    let counts = [100, 300, 1_000].map(|ms| allocations(&scenario, ms * NS_PER_MS));
    assert_eq!(counts, [counts[0]; 3]);
}

#[test]
fn changing_speeds_and_a_meter_allocate_nothing() {
    use fairground::sim::scenario::Partition;
    let mut scenario = catalogue::mixed();
    scenario.machine.smt = Throughput::new(vec![1024, 1280]);
    scenario.machine.hypervisor = Some(Partition { cores: 5, window_ns: 10 * NS_PER_MS });
    let core_uw = vec![0, 5_000_000, 6_000_000];
    let power = Power { base_uw: 9_000_000, core_uw, freq_khz: 0, exponent_hundredths: 0 };
    scenario.machine.power = Some(power);
    let counts = [100, 300, 1_000].map(|ms| {
        let duration_ns = ms * NS_PER_MS;
        let scenario = Scenario { duration_ns, ..scenario.clone() };
        let mut told = (meter(&scenario).expect("the power is known"), Digest::default());
        let before = COUNT.get();
        simulate(&scenario, &mut told).expect("sound");
        COUNT.get() - before
    });
    assert_eq!(counts, [counts[0]; 3]);
}

#[test]
fn requests_allocate_nothing() {
    use fairground::record::requests::Requests;
    use fairground::sim::layout;
    use fairground::workload::behavior::{Arrivals, ChannelSpec, SourceSpec, SpanSpec, Step};
    use fairground::workload::draw::Draw;
    let mut scenario = catalogue::mixed();
    let workload = &mut scenario.workload;
    let span = |name: &str| SpanSpec { name: name.into(), minus_ns: 0, floor_ns: 1_000 };
    workload.spans = vec![span("request"), span("turn")];
    workload.channels = vec![ChannelSpec { name: "queue".into(), span: 0, backlog_max: 50 }];
    let arrivals = Arrivals::PerSecond(vec![80_000]);
    let name = "outside".into();
    workload.sources = vec![SourceSpec { name, channel: 0, arrivals, parts: 3, start_ns: 0 }];
    let worker = vec![
        Step::Begin(1),
        Step::Receive(0),
        Step::Run(Draw::Exponential { mean: 100_000 }),
        Step::Complete,
        Step::End(1),
    ];
    workload.programs.push(catalogue::forever(worker));
    let program = workload.programs.len() - 1;
    workload.tasks.extend(catalogue::tasks("worker", program, 24));
    let allocations = |ms: Ns| {
        let scenario = Scenario { duration_ns: ms * NS_PER_MS, ..scenario.clone() };
        let mut requests = Requests::new(&layout(&scenario));
        let before = COUNT.get();
        simulate(&scenario, &mut requests).expect("sound");
        assert!(requests.spans()[0].refused > 0 || ms < 300, "the channel overflows");
        COUNT.get() - before
    };
    let counts = [100, 300, 1_000].map(allocations);
    assert_eq!(counts, [counts[0]; 3]);
}

#[test]
fn frequencies_and_idle_states_allocate_nothing() {
    use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
    use fairground::model::idle::IdleState;
    use fairground::sim::residency;
    use fairground::units::CpuId;
    let mut scenario = catalogue::mixed();
    let driver = Driver { fast: false, cost_ns: 50_000, latency_ns: None, delay_ns: None };
    let opp = |row: u32| Opp { freq_khz: 100_000 * row, scale: 102 * row, power_uw: None };
    let domain = |cpu| DomainSpec {
        cpus: vec![CpuId(cpu)],
        opps: (1..=10).map(opp).collect(),
        min: 0,
        max: 9,
        start: 0,
        driver,
    };
    let cpus = scenario.machine.topology.len() as u32;
    let (domains, clock) = ((0..cpus).map(domain).collect(), Clock::Package);
    scenario.machine.freq =
        Some(Frequencies { domains, invariant: true, from_any_cpu: false, clock });
    let (exit_ns, residency_ns) = (2_000, 20_000);
    scenario.machine.idle =
        vec![IdleState { name: "C1".into(), exit_ns, residency_ns, power_uw: None }];
    for rate in ["fixed", "by-error", "sliding-maximum", "tumbling-maximum"] {
        scenario.kernel.set("rate", rate).expect("an answer");
        let counts = [100, 300, 1_000].map(|ms| {
            let scenario = Scenario { duration_ns: ms * NS_PER_MS, ..scenario.clone() };
            let mut told = (residency(&scenario).expect("frequencies"), Digest::default());
            let before = COUNT.get();
            simulate(&scenario, &mut told).expect("sound");
            assert!(told.0.sum(|cpu| cpu.changes) > 0, "{rate}");
            COUNT.get() - before
        });
        assert_eq!(counts, [counts[0]; 3], "{rate}");
    }
}
