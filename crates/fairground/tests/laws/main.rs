//! Laws under random scenarios and random kernels, and canaries that prove that each law can fail.
//!
//! The cases are the same every time. `PROPTEST_RNG_SEED=N` draws others, `PROPTEST_CASES=N` more
//! of them; a failure prints the seed and the smallest scenario that breaks the law.

mod answers;
mod bounds;
mod canary;
mod checker;
mod choices;
mod clocked;
mod counts;
mod exhaustive;
mod flat;
mod frequency;
mod heads;
mod lag;
mod limited;
mod limits;
mod limits_canary;
mod little;
mod pace;
mod placing;
mod preempting;
mod requests;
mod service;
mod sketch;
mod starving;
mod switches;
mod throttling;
mod timeline;
mod urgent;
mod view;

use checker::Checker;
use fairground::policy::presets;
use fairground::record::stats::Stats;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::NS_PER_MS;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use sketch::Sketch;
use std::fmt::Debug;

/// The seed of every day.
const SEED: u64 = 20_261_121;

/// Holds `law` to `cases` random inputs, or as many as the environment asks for.
pub fn hold<S: Strategy>(cases: u32, inputs: S, law: impl Fn(S::Value) -> Result<(), TestCaseError>)
where
    S::Value: Debug,
{
    let mut config = Config::default();
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(SEED);
    }
    config.failure_persistence = None;
    config.max_shrink_iters = 2_000;
    config.max_shrink_time = 20_000;
    let seed = config.rng_seed;
    if let Err(error) = TestRunner::new(config).run(&inputs, law) {
        panic!("PROPTEST_RNG_SEED {seed:?}\n{error}");
    }
}

/// Runs a scenario under the checker; what it broke, in words.
fn broken(scenario: &Scenario) -> Result<(), TestCaseError> {
    let mut told = (
        Checker::new(scenario),
        Stats::new(scenario.workload.tasks.len(), scenario.machine.topology.len()),
    );
    let outcome = simulate(scenario, &mut told)
        .map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    let (mut checker, mut stats) = told;
    checker.finish(outcome.ended_ns);
    stats.finish(outcome.ended_ns);
    prop_assert!(checker.broken.is_empty(), "{}", checker.story());
    let counted: Vec<u64> = stats.tasks.iter().map(|task| task.runtime_ns).collect();
    prop_assert_eq!(checker.runtimes_ns(), counted, "statistics count what the facts say");
    Ok(())
}

#[test]
fn every_history_keeps_the_laws() {
    hold(400, sketch::sketch(), |sketch: Sketch| broken(&sketch.scenario()));
}

#[test]
fn every_release_keeps_the_laws() {
    for (row, profile) in presets::catalogue().iter().enumerate() {
        let named = sketch::sketch().prop_map(move |sketch| {
            let mut scenario = sketch.scenario();
            scenario.duration_ns = scenario.duration_ns.min(60 * NS_PER_MS);
            scenario
        });
        let kernel = fairground::policy::Kernel::profile(profile.name).expect("catalogued");
        let cases = if row % 2 == 0 { 6 } else { 5 };
        hold(cases, named, |mut scenario| {
            scenario.kernel = kernel.clone();
            broken(&scenario)
        });
    }
}
