//! The simulator beside a real kernel, 6.18.44 (`data/kernel`): every check that was reproducible
//! there, within its own tolerance.

#[path = "kernel/config.rs"]
mod config;
#[path = "kernel/decisions.rs"]
mod decisions;
#[path = "kernel/foreign.rs"]
mod foreign;
#[path = "kernel/golden.rs"]
mod golden;
#[path = "kernel/limits.rs"]
mod limits;
#[path = "kernel/metric.rs"]
mod metric;
#[path = "kernel/parks.rs"]
mod parks;
#[path = "kernel/report.rs"]
mod report;
#[path = "kernel/watch.rs"]
mod watch;
#[path = "kernel/world.rs"]
mod world;

use config::{Check, Config};
use fairground::units::NS_PER_US;
use fairground::workload::draw::{Draw, Stream};
use report::Outcome;
use std::fs;
use watch::Watch;
use world::Run;

/// The measurements have five of each; more of ours steady the median.
const RUNS: u64 = 15;

/// Tasks wake for the first time 15 to 110 µs after T0 and 2 µs from each other, in any order, as
/// the golden traces show.
fn starts_us(tasks: usize, seed: u64) -> Vec<u64> {
    let mut stream = Stream::new(seed, 1 << 50);
    let first_us = stream.draw(Draw::Uniform { lo: 15, hi: 110 });
    let mut order: Vec<usize> = (0..tasks).collect();
    for last in (1..tasks).rev() {
        order.swap(last, stream.draw(Draw::Uniform { lo: 0, hi: last as u64 }) as usize);
    }
    order.iter().map(|&place| first_us + 2 * place as u64).collect()
}

/// Our runs of a configuration. Those with limits begin as the measured runs did, in turn.
fn runs(config: &Config) -> Vec<Watch> {
    let run = |seed: u64| {
        let start = config.starts.get(start_of(config, seed as usize));
        let mut run = Run {
            tasks: &config.tasks,
            groups: &config.groups,
            start,
            duration_us: config.duration_us,
            starts_us: starts_us(config.tasks.len(), seed),
            foreign: Default::default(),
            patience: false,
            seed,
        };
        let after_tick_us = run.t0_after_tick_ns() / NS_PER_US;
        run.foreign = [0, 1].map(|cpu| {
            foreign::visits(config.foreign[cpu], config.duration_us, after_tick_us, (cpu, seed))
        });
        let seen = watch::watch(&run);
        // Counters of limits were read when all was done.
        match seen.all_ended_us() {
            Some(end_us) if config.is_limited() => {
                run.duration_us = end_us as u64 + 2;
                watch::watch(&run)
            }
            _ => seen,
        }
    };
    (0..RUNS).map(run).collect()
}

/// Which of the measured beginnings a run of ours has.
fn start_of(config: &Config, run: usize) -> usize {
    run % config.starts.len().max(1)
}

/// The median of our runs that begin as those that the check comes from.
fn median(config: &Config, check: &Check, runs: &[Watch]) -> f64 {
    let wanted =
        |run: &usize| check.runs.is_empty() || check.runs.contains(&start_of(config, *run));
    let value = |run: usize| {
        let duration_us = config.duration_us as f64;
        let value = if config.is_limited() {
            limits::value(config, &check.metric, &runs[run], start_of(config, run))
        } else {
            metric::value(&config.file, &check.metric, &runs[run].tasks, duration_us)
        };
        value.unwrap_or_else(|| panic!("unknown metric {}", check.metric))
    };
    let values = (0..runs.len()).filter(wanted).map(value);
    metric::quantile(&values.filter(|value| !value.is_nan()).collect::<Vec<_>>(), 0.5)
}

/// Every check of a configuration beside the median of our runs.
fn compare(config: &Config) -> Vec<Outcome> {
    let runs = runs(config);
    let checks = config.checks.iter().filter(|check| !metric::is_of_the_method(&check.metric));
    checks.map(|check| Outcome::new(config, check, median(config, check, &runs))).collect()
}

const MISSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kernel/misses.txt");
const FIDELITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../FIDELITY.md");
const BEGIN: &str = "<!-- kernel-6.18 begin -->\n";
const END: &str = "<!-- kernel-6.18 end -->";

/// Compares with the committed text, or writes it; what is printed tells the difference.
fn agree(committed: &str, ours: &str, write: impl FnOnce()) {
    if std::env::var_os("FAIRGROUND_BLESS").is_some() {
        return write();
    }
    for line in ours.lines().filter(|line| !committed.lines().any(|other| other == *line)) {
        println!("now       {line}");
    }
    for line in committed.lines().filter(|line| !ours.lines().any(|other| other == *line)) {
        println!("no longer {line}");
    }
    assert!(
        committed == ours,
        "what agrees with the real kernel has changed. If it was meant to:\n\
         FAIRGROUND_BLESS=1 cargo test -p fairground --test kernel"
    );
}

/// A regression shows as a miss more, an improvement as one less: the list is committed.
#[test]
fn agrees_with_a_real_kernel_as_far_as_committed() {
    let configs = config::load();
    let outcomes: Vec<Outcome> = configs.iter().flat_map(compare).collect();
    let mut traces = golden::compare();
    traces.extend(parks::compare(&configs));
    let decisions = decisions::compare();
    print!("{}", report::summary(&outcomes));
    let list = report::list(&outcomes, &traces, &decisions);
    let committed = fs::read_to_string(MISSES).unwrap_or_default();
    agree(&committed, &list, || fs::write(MISSES, &list).expect("the list can be written"));

    let section = report::section(&outcomes, &traces, &decisions);
    let page = fs::read_to_string(FIDELITY).expect("FIDELITY.md is there");
    let (before, rest) = page.split_once(BEGIN).expect("the section begins");
    let (committed, after) = rest.split_once(END).expect("the section ends");
    let blessed = format!("{before}{BEGIN}{section}{END}{after}");
    agree(committed, &section, || fs::write(FIDELITY, blessed).expect("the page can be written"));
}
