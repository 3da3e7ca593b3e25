//! Which limit holds of a group: its own, or a tighter one above it, as runtimes look it up.

use super::settings::Settings;
use fairground::model::limit::Limit;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id, Ns};

/// What a limit allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quota {
    /// Of each period, ns.
    pub quota_ns: Ns,
    /// Length of it, ns.
    pub period_ns: Ns,
}

impl Quota {
    fn is_below(self, other: Quota) -> bool {
        let product = |a: Ns, b: Ns| u128::from(a) * u128::from(b);
        product(self.quota_ns, other.period_ns) < product(other.quota_ns, self.period_ns)
    }
}

/// The tightest limit of a group and those above it, and whose it is.
pub(crate) fn tightest(
    specs: &[GroupSpec],
    settings: &[Settings],
    mut group: GroupId,
) -> Option<(GroupId, Quota)> {
    let mut tightest: Option<(GroupId, Quota)> = None;
    while group != GroupId(0) {
        let max = settings[group.index()].max.as_ref();
        let limit = max.map(|said| said.value.applied_to(Limit::default()));
        let own = limit.and_then(|limit| {
            Some(Quota { quota_ns: limit.quota_ns?, period_ns: limit.period_ns })
        });
        let tighter = own.filter(|own| tightest.is_none_or(|(_, than)| own.is_below(than)));
        tightest = tighter.map(|own| (group, own)).or(tightest);
        group = specs[group.index()].parent;
    }
    tightest
}
