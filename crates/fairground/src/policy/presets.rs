//! Kernel releases, each as a delta on the one before it.

use super::features::Features;
use super::kernel::{Kernel, KnobError, Knobs, Scaled};
use super::pick::Pick;
use super::place::Place;
use super::preempt::Preempt;
use super::reweight::Reweight;
use super::search::Search;
use super::slice::Turn;
use super::yielding::Yield;

/// A profile, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProfileInfo {
    /// Name, as for [`profile`].
    pub name: &'static str,
    /// What it is, in one line.
    pub says: &'static str,
}

/// All profiles, oldest first.
pub fn catalogue() -> Vec<ProfileInfo> {
    vec![ProfileInfo { name: "6.12", says: "EEVDF; a stand-in until the releases are here" }]
}

/// The kernel of this name.
///
/// # Errors
/// When there is no such profile.
pub fn profile(name: &str) -> Result<Kernel, KnobError> {
    Ok(Kernel {
        profile: name.into(),
        hz: 250,
        features: Features::of(&[]),
        knobs: Knobs {
            base_slice: Scaled::normal(700_000),
            latency: Scaled::normal(6_000_000),
            min_granularity: Scaled::normal(750_000),
            wakeup_granularity: Scaled::normal(1_000_000),
            migration_cost_ns: 500_000,
            nr_migrate: 32,
        },
        pick: Pick::EligibleDeadline,
        place: Place::Lag,
        turn: Turn::Request,
        preempt: Preempt::Picked,
        reweight: Reweight::ScaleLag,
        yielding: Yield::PushDeadline,
        search: Search::SisUtil,
    })
}
