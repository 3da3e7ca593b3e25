//! What a reader of any figure of a scenario must know: told when it is read.

use super::followers::{Follower, left_behind};
use super::limits::{GivenLimit, fine, vast};
use super::overrides::Overrides;
use super::workload::hurried;
use super::{at_ticks, lockstep, reserved, unequal, unequal_work, unheard::unheard, unseen};
use super::{
    costless, distribution, gathered, hardware_threads, in_step, known_misses, late, lazy,
};
use crate::base::console;
use fairground::sim::scenario::Scenario;

/// How a scenario is read.
pub(super) struct Reading<'r> {
    /// The machine that stands for one that nobody named.
    stand_in: Option<&'r str>,
    /// A search made the tasks: when these wake to the moment is a guess, and nobody's to mend.
    is_found: bool,
    /// An experiment varies the machine: none of its runs is on this one.
    runs_elsewhere: bool,
}

impl<'r> Reading<'r> {
    /// With what the command line says; `stand_in` is the machine, if nobody named one.
    pub fn of(overrides: &Overrides, stand_in: Option<&'r str>) -> Self {
        Reading {
            stand_in: stand_in.filter(|_| !overrides.machine_varies),
            is_found: overrides.is_found(),
            runs_elsewhere: overrides.machine_varies && overrides.machine.is_none(),
        }
    }
}

/// Tells all of it to the console.
pub(super) fn tell(
    scenario: &Scenario,
    limits: &[GivenLimit],
    followers: &[Follower],
    reading: &Reading<'_>,
) {
    let Reading { stand_in, is_found, runs_elsewhere } = *reading;
    if let Some(machine) = stand_in {
        console::caution(&format!(
            "no machine is named: {machine} stands for it, with {} CPUs; machine = \"NAME\" in the \
             scenario or --machine NAME names yours (`fairground list machines`)",
            scenario.machine.topology.len()
        ));
    }
    let told = fine::too_fine(scenario).into_iter().chain(vast::too_vast(scenario, limits));
    let on_it = (!runs_elsewhere).then_some(scenario);
    let told = told.chain(unheard(scenario)).chain(on_it.and_then(hardware_threads::too_good));
    let told = told.chain(on_it.and_then(unequal::unequal));
    let told = told.chain(on_it.and_then(unequal::all_small));
    let told = told.chain(on_it.and_then(unequal::unequal_urgent));
    let told = told.chain(hurried(scenario)).chain(left_behind(scenario, followers));
    // How long the tasks of a search run, and when they wake, is the search's.
    let own = (!is_found).then_some(scenario);
    let told = told.chain(own.into_iter().flat_map(unseen::later));
    let told = told.chain(reserved::exceeded(scenario));
    let told = told.chain(reserved::unbounded(scenario));
    let told = told.chain(own.and_then(late::told)).chain(own.and_then(in_step::told));
    told.for_each(|text| console::warn(&text));
    let noted = distribution::told(&scenario.kernel).into_iter().chain(known_misses::of(scenario));
    let noted = noted.chain(lazy::told(scenario)).chain(gathered::told(scenario));
    let noted = noted.chain(own.and_then(at_ticks::told));
    let noted = noted.chain(own.into_iter().flat_map(unseen::told));
    let noted = noted.chain(on_it.and_then(unequal_work::told));
    let cautions = on_it.and_then(hardware_threads::of_library).into_iter();
    let cautions = cautions.chain(on_it.and_then(|on| costless::costless(&on.machine)));
    cautions.for_each(|text| console::caution(&text));
    noted.chain(lockstep::lockstep(scenario)).for_each(|text| console::note_once(&text));
}
