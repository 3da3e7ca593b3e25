//! Laws under random scenarios and random kernels, and canaries that prove that each law can fail.
//!
//! The cases are the same every time. `PROPTEST_RNG_SEED=N` draws others, `PROPTEST_CASES=N` more
//! of them; a failure prints the seed and the smallest scenario that breaks the law.

mod answers;
mod bounds;
mod bytes;
mod canary;
mod checker;
mod choices;
mod clocked;
mod counts;
mod exhaustive;
mod flat;
mod frequency;
mod gathering;
mod heads;
mod holding;
mod idling;
mod lag;
mod limited;
mod limits;
mod limits_canary;
mod little;
mod pace;
mod placing;
mod preempting;
mod requests;
mod rows;
mod service;
mod sketch;
mod starving;
mod switches;
mod throttling;
mod timeline;
mod urgent;
mod view;

use fairground::policy::presets;
use fairground::units::NS_PER_MS;
pub use holding::{broken, hold};
use proptest::prelude::*;
use sketch::Sketch;

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
