//! Limits that are finer than what the kernel counts in: what they do hangs on microseconds, in
//! the kernel as here, so a single figure says less than it seems to.

use crate::base::number::duration;
use fairground::sim::scenario::{GroupSpec, Scenario};

/// What a reader of the figures must know of a scenario's limits, a sentence each.
pub(crate) fn too_fine(scenario: &Scenario) -> Vec<String> {
    let tick_ns = scenario.kernel.rules.tick_ns();
    let slice_ns = scenario.kernel.rules.expiry.bandwidth_slice.ns;
    let several = scenario.machine.topology.len() > 1;
    let judge = |group: &GroupSpec| {
        let quota_ns = group.limit.quota_ns?;
        let (path, period_ns) = (&group.path, group.limit.period_ns);
        if period_ns <= tick_ns {
            return Some(format!(
                "{path} has a period of {}, and the tick is {}: a task that computes through is \
                 charged at ticks, so what is throttled hangs on microseconds, and may be off by a \
                 third (data/oracle/generated)",
                duration(period_ns),
                duration(tick_ns),
            ));
        }
        (several && quota_ns < slice_ns).then(|| {
            format!(
                "{path} has a quota of {}, less than a CPU takes at once ({}): which CPU gets it, \
                 and so who waits, is chance",
                duration(quota_ns),
                duration(slice_ns),
            )
        })
    };
    scenario.groups.iter().filter_map(judge).collect()
}
