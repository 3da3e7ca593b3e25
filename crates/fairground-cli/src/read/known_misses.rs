//! Scenarios of which it is known that an answer misleads (docs/explanation/fidelity.md): who reads
//! one of them must not have to look it up.

use fairground::policy::placement::search::Search;
use fairground::policy::presets::release_of;
use fairground::sim::scenario::Scenario;

/// x86 measures its CPUs' frequencies, and PELT follows them, since this release.
const MEASURED_SINCE: (u32, u32) = (5, 7);

/// What to say of a scenario, a sentence each.
pub(super) fn of(scenario: &Scenario) -> impl Iterator<Item = String> {
    unmeasured(scenario).into_iter().chain(sis_core(scenario))
}

/// A kernel of which machines like this one know their frequency, and this one does not.
fn unmeasured(scenario: &Scenario) -> Option<String> {
    let frequencies = scenario.machine.freq.as_ref()?;
    let is_newer = release_of(&scenario.kernel.profile)? >= MEASURED_SINCE;
    (is_newer && !frequencies.invariant).then(|| {
        "the machine's utilisation does not follow its frequency (machine.freq.invariant is \
         false), as on x86 before 5.7: on newer kernels only CPUs without APERF/MPERF are so; \
         machine.freq.invariant=true is what others do, and energy may be far off without it"
            .into()
    })
}

/// The gain of SIS_CORE on overloaded machines does not come out.
fn sis_core(scenario: &Scenario) -> Option<String> {
    (scenario.kernel.rules.search.answer == Search::SisCore).then(|| {
        "SIS_CORE gains 17 to 27 % of hackbench on overloaded machines in its mail, and -1 to 6 % \
         here: a known miss, not explained (docs/explanation/fidelity.md)"
            .into()
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(machine: &str, kernel: &str, set: &[(&str, &str)]) -> Vec<String> {
        let text =
            format!("machine = \"{machine}\"\nkernel = \"{kernel}\"\n[tasks.t]\nrun = \"1ms\"\n");
        let set = set.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let loaded = load_text("scenario", &text, &Overrides { set, ..Overrides::default() });
        super::of(&loaded.unwrap_or_else(|error| panic!("{error}"))).collect()
    }

    #[test]
    fn an_unmeasured_frequency_of_a_new_kernel_and_a_known_miss_are_told() {
        assert!(told("thread-004", "6.12", &[])[0].contains("machine.freq.invariant=true"));
        assert!(told("thread-004", "4.14", &[]).is_empty() && told("rb5", "6.12", &[]).is_empty());
        assert!(told("laptop-4x2", "6.2", &[("search", "sis-core")])[0].contains("a known miss"));
    }
}
