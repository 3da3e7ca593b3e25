//! Which settings are candidates: one that nobody can deploy is no answer.

use crate::read::limits::REFUSED;
use crate::read::{Loaded, no_such_kernel};

/// What is asked of a candidate.
#[derive(Clone, Copy, Default, Debug)]
pub struct Candidates {
    /// A release can be built as its kernel is.
    builds: bool,
    /// A scheduler puts its pods on the machine.
    places: bool,
}

/// Why a setting is none that requests more than it limits.
pub fn above_limit() -> String {
    format!("where requests.cpu is above the limit: {REFUSED}")
}

impl Candidates {
    /// Beside a scenario as it stands: whose scenario asks what if already goes on to.
    pub fn beside(base: &Loaded) -> Candidates {
        Candidates {
            builds: no_such_kernel(&base.scenario.kernel).is_none(),
            places: base.unplaced.is_none(),
        }
    }

    /// Why a setting is none, if it is not; the same words for all of the same kind.
    pub fn refusal(self, setting: &Loaded) -> Option<String> {
        let no_kernel = || no_such_kernel(&setting.scenario.kernel).filter(|_| self.builds);
        let unplaced = setting.unplaced.filter(|_| self.places);
        let placed = || {
            let cpus = unplaced?.cpus;
            Some(format!(
                "where the pods request more together than the {cpus} CPUs of the machine: \
                 kube-scheduler puts no such pods on one node"
            ))
        };
        no_kernel().or_else(placed)
    }
}
