//! The simulator beside a real kernel, 6.18.44 (`data/kernel`): every check that was reproducible
//! there, within its own tolerance.

mod config;
mod decisions;
mod foreign;
mod golden;
mod limits;
mod metric;
mod parks;
mod report;
mod watch;
mod world;

use crate::scores::{Recorded, Shape, Suite};
use config::{Check, Config};
use fairground::units::NS_PER_US;
use fairground::workload::draw::{Draw, Stream};
use report::Outcome;
use std::sync::Arc;
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
    checks.map(|check| Outcome::new(check, median(config, check, &runs))).collect()
}

/// A measured configuration, and what our runs show of it.
pub fn suite() -> Suite {
    let configs = config::load().into_iter().map(Arc::new);
    let parks = config::read(&config::data_dir().join("traces_limited.json"));
    let mut recordings = Vec::new();
    for config in configs {
        let name = format!("{}/{}", config.file, config.name);
        if let Some(trace) = parks.get(&name).cloned() {
            let config = Arc::clone(&config);
            recordings.push(recorded(format!("{name}/throttled"), move || {
                parks::compare(&config, &trace).to_string()
            }));
        }
        recordings.push(recorded(name, move || report::section(&compare(&config))));
    }
    let traces = config::read(&config::data_dir().join("traces.json"));
    for (name, trace) in config::entries(&traces) {
        let (golden, decisions) = (trace.clone(), trace.clone());
        if trace["starts_us"].is_array() {
            let (name, own) = (format!("turns/{name}"), name.clone());
            recordings.push(recorded(name, move || golden::compare(&own, &golden).to_string()));
        }
        if trace["decisions"].is_array() {
            let name = format!("decisions/{name}");
            recordings.push(recorded(name, move || decisions::compare(&decisions)));
        }
    }
    let (name, page) = ("kernel", "data/kernel/scores.md");
    Suite { name, page, shape: Shape::Sections, head: report::head, recordings }
}

fn recorded(name: String, score: impl Fn() -> String + Send + Sync + 'static) -> Recorded {
    Recorded { name, long: false, score: Box::new(score) }
}
