//! How a law is held to random worlds, and the checker of all histories.

use crate::checker::Checker;
use fairground::record::stats::Stats;
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
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
    if std::env::var_os("PROPTEST_MAX_SHRINK_ITERS").is_none() {
        config.max_shrink_iters = 2_000;
    }
    config.max_shrink_time = 20_000;
    let seed = config.rng_seed;
    if let Err(error) = TestRunner::new(config).run(&inputs, law) {
        panic!("PROPTEST_RNG_SEED {seed:?}\n{error}");
    }
}

/// Runs a scenario under the checker; what it broke, in words.
pub fn broken(scenario: &Scenario) -> Result<(), TestCaseError> {
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
