//! `make bench`: the catalogue measured. Prints targets beside what was measured, and fails only
//! if the history is not the expected one: it can't get faster by doing less.

mod catalogue;
mod gauge;
mod sizes;

use catalogue::{ENTRIES, SIZES};
use fairground::record::digest::Digest;
use fairground::record::requests::Requests;
use fairground::record::stats::Stats;
use fairground::sim::scenario::Scenario;
use fairground::sim::{labels, layout, meter, residency, simulate};
use fairground::units::NS_PER_SEC;
use gauge::{Measured, Verdict};
use std::fs;
use std::path::PathBuf;

/// Child processes measure one entry each, so that peak memory is that of one run.
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // `cargo bench` and `cargo test --benches` pass flags of their own.
    match args.iter().position(|arg| arg == "--entry") {
        Some(at) => println!("{}", one(&args[at + 1], args.get(at + 2))),
        None if args.iter().any(|arg| arg == "--test") => println!("measured by make bench only"),
        None => std::process::exit(i32::from(!all())),
    }
}

/// Runs one entry with statistics and digest, and with energy, residency and requests if there are
/// any; tells it as words.
fn one(name: &str, duration_ns: Option<&String>) -> String {
    let entry = ENTRIES.iter().chain(SIZES).find(|entry| entry.name == name).expect("an entry");
    let mut scenario: Scenario = (entry.scenario)();
    if let Some(duration_ns) = duration_ns {
        scenario.duration_ns = duration_ns.parse().expect("ns");
    }
    let stats = Stats::new(labels(&scenario).len(), scenario.machine.topology.len());
    let hardware = (meter(&scenario), residency(&scenario));
    let asked = !scenario.workload.spans.is_empty();
    let requests = asked.then(|| Requests::new(&layout(&scenario)));
    let mut told = ((stats, Digest::default()), (hardware, requests));
    let before_s = gauge::cpu_s();
    let outcome = simulate(&scenario, &mut told).expect("the catalogue is sound");
    let cpu_s = gauge::cpu_s() - before_s;
    let (digest, events) = (told.0.1.value(), outcome.events);
    Measured { digest, events, cpu_s, rss_mb: gauge::peak_rss_mb() }.line()
}

fn measure(name: &str, duration_ns: Option<u64>) -> Measured {
    let mut args = vec!["--entry".to_owned(), name.to_owned()];
    args.extend(duration_ns.map(|duration_ns| duration_ns.to_string()));
    // The best of three: other work on this machine only ever adds.
    let runs = (0..3).map(|_| Measured::of(&args));
    runs.min_by(|a, b| a.cpu_s.total_cmp(&b.cpu_s)).expect("three runs")
}

/// Measures everything; true if every history is the expected one.
fn all() -> bool {
    println!("entry                  digest              events  cpu s  MB peak  ns/event");
    let mut told = String::new();
    let mut measured = Vec::new();
    for entry in ENTRIES {
        let m = measure(entry.name, None);
        row(entry.name, m, &mut told);
        measured.push((entry.name, m));
    }
    let get = |name: &str| measured.iter().find(|(n, _)| *n == name).map(|(_, m)| *m);
    let get = |name: &str| get(name).expect("an entry");
    let short = measure("sleepers-1024-on-128", Some(NS_PER_SEC));
    let sleepers = get("sleepers-1024-on-128");
    println!();
    let verdicts = [
        Verdict::at_most("1024 tasks on 128 CPUs, 10 s", "s cpu", sleepers.cpu_s, 1.5),
        Verdict::at_most("its peak memory", "MB", sleepers.rss_mb, 50.0),
        Verdict::at_most("its memory, 10 s over 1 s", "x", sleepers.rss_mb / short.rss_mb, 1.1),
        speed("16 CPUs, 64 sleepers", get("sleepers-64-on-16")),
        speed("16 CPUs, 64 tasks, mixed", get("mixed-64-on-16")),
        // Logarithmic growth from 16 CPUs: log2(1024) / log2(16) = 2.5 times the cost.
        Verdict::at_most(
            "cost, 64 over 16 CPUs",
            "x",
            growth(get("scale-64"), get("scale-16")),
            1.5,
        ),
        Verdict::at_most("cost, 256 over 16", "x", growth(get("scale-256"), get("scale-16")), 2.0),
        Verdict::at_most(
            "cost, 1024 over 16",
            "x",
            growth(get("scale-1024"), get("scale-16")),
            2.5,
        ),
        Verdict::at_most(
            "2000 groups, limited over not",
            "x",
            growth(get("limits-2000-on-384"), get("groups-2000-on-384")),
            2.0,
        ),
        frequency(get("mixed-64-on-16-freq"), get("mixed-64-on-16"), "mixed"),
        frequency(get("pipes-32-on-16-freq"), get("pipes-32-on-16"), "pipes"),
        frequency(get("naps-64-on-16-freq"), get("naps-64-on-16"), "naps"),
    ];
    verdicts.iter().for_each(Verdict::print);
    gauge::trace_cost().iter().for_each(Verdict::print);
    println!();
    let sizes = sizes::all();
    is_as_expected("benches/expected.txt", &told) && sizes
}

/// Prints what an entry took, and keeps what it must always do.
fn row(name: &str, m: Measured, told: &mut String) {
    let (digest, events, ns) = (m.digest, m.events, m.ns_per_event());
    println!("{name:<22} {digest:016x} {events:>11} {:>6.3} {:>8.1} {ns:>9.1}", m.cpu_s, m.rss_mb);
    *told += &format!("{name} {digest:016x} {events}\n");
}

fn speed(what: &str, measured: Measured) -> Verdict {
    Verdict::at_least(what, "M events/s", measured.millions(), 10.0)
}

/// Frequencies and idle states modelled, or not.
fn frequency(on: Measured, off: Measured, what: &str) -> Verdict {
    Verdict::at_most(&format!("frequencies over none, {what}"), "x", growth(on, off), 1.3)
}

fn growth(big: Measured, small: Measured) -> f64 {
    big.ns_per_event() / small.ns_per_event()
}

/// Compares digests and event counts with the committed ones.
fn is_as_expected(file: &str, told: &str) -> bool {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        fs::write(&path, told).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    if committed != told {
        println!("\n{file} (name, digest, events) differs:\n{committed}ours:\n{told}");
        println!("if the history was meant to change: FAIRGROUND_BLESS=1 make bench");
    }
    committed == told
}
