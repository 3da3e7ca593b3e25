//! What a reader of any figure of a scenario must know: told when it is read.

use super::limits::{GivenLimit, fine, vast};
use super::{costless, hardware_threads, unequal, unheard::unheard};
use crate::base::console;
use fairground::sim::scenario::Scenario;

/// Tells all of it to the console.
pub(super) fn tell(scenario: &Scenario, limits: &[GivenLimit]) {
    let told = fine::too_fine(scenario).into_iter().chain(vast::too_vast(scenario, limits));
    let told = told.chain(unheard(scenario)).chain(hardware_threads::too_good(scenario));
    let told = told.chain(unequal::unequal(scenario));
    told.for_each(|text| console::warn(&text));
    if let Some(text) = costless::costless(&scenario.machine) {
        console::note_once(&text);
    }
}
