//! Limits that are finer than what the kernel counts in: what they do hangs on microseconds, in
//! the kernel as here, so a single figure says less than it seems to.

use crate::base::number::duration;
use fairground::model::limit::Limit;
use fairground::sim::scenario::{Scenario, is_within};
use fairground::units::{GroupId, Id, NS_PER_MS, Ns};

/// What a reader of the figures must know of a scenario's limits, a sentence each.
pub(crate) fn too_fine(scenario: &Scenario) -> Vec<String> {
    let given = scenario.groups.iter().enumerate();
    let given = given.map(|(row, group)| (GroupId(row as u32), group.limit));
    let written = scenario.writes.iter();
    let written = written.map(|write| (write.group, write.write.applied_to(Limit::default())));
    given.chain(written).filter_map(|(group, limit)| judge(scenario, group, limit)).collect()
}

fn judge(scenario: &Scenario, group: GroupId, limit: Limit) -> Option<String> {
    /// A burst below this is hardly meant: a unit was forgotten.
    const BURST_NS_MIN: Ns = NS_PER_MS;
    let (quota_ns, period_ns) = (limit.quota_ns?, limit.period_ns);
    if (1..BURST_NS_MIN).contains(&limit.burst_ns) {
        return Some(format!(
            "{} has a burst of {}, which changes nothing but chance: cpu.max.burst without a unit \
             is in microseconds, so 50 ms are 50000",
            scenario.groups[group.index()].path,
            duration(limit.burst_ns)
        ));
    }
    let cpus = scenario.machine.topology.len() as Ns;
    let tick_ns = scenario.kernel.rules.tick_ns();
    let slice_ns = scenario.kernel.rules.expiry.bandwidth_slice.ns;
    let path = &scenario.groups[group.index()].path;
    if quota_ns >= period_ns * cpus {
        return None;
    }
    if period_ns <= tick_ns {
        return Some(format!(
            "{path} has a period of {}, and the tick is {}: a task that computes through is \
             charged at ticks, so what is throttled hangs on microseconds. Beside kernels such \
             figures were off by up to a half on one CPU, and by more on several",
            duration(period_ns),
            duration(tick_ns),
        ));
    }
    (cpus > 1 && quota_ns < slice_ns && has_several(scenario, group)).then(|| {
        format!(
            "{path} has a quota of {}, less than a CPU takes at once ({}): which CPU gets it, and \
             so who waits, is chance",
            duration(quota_ns),
            duration(slice_ns),
        )
    })
}

/// Whether more than one task is in a group or below it.
fn has_several(scenario: &Scenario, group: GroupId) -> bool {
    let is_within = |of| is_within(&scenario.groups, of, group);
    let tasks = scenario.workload.tasks.iter().map(|task| (task.group, 1));
    let forks = scenario.workload.forks.iter().map(|fork| (fork.template.group, fork.alive_max));
    tasks.chain(forks).filter(|(of, _)| is_within(*of)).map(|(_, count)| count).sum::<u32>() > 1
}
