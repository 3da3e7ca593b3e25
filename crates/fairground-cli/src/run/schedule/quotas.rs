//! What limited groups use in steps of time, and when they are throttled.

use super::shares::{Steps, add};
use super::states::{State, Stretch};
use fairground::record::Fact;
use fairground::sim::LimitOutcome;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id, Ns};

/// The most steps of a group.
const STEPS_MAX: u64 = 400;
/// The most groups.
pub const GROUPS_MAX: usize = 16;

/// A limited group.
#[derive(Clone, Debug)]
pub struct Quota {
    /// Its place in the scenario's list.
    pub group: usize,
    /// Length of a step, ns: one or more of its periods.
    pub step_ns: Ns,
    /// CPU time of the group and all below it, by step, ns.
    pub used_ns: Steps,
    /// Time in which it was throttled on a CPU or more, by step, ns.
    pub throttled_ns: Steps,
    cpus_throttled: u64,
    since_ns: Ns,
}

/// All limited groups.
pub struct Quotas {
    quotas: Vec<Quota>,
    /// For each group, the limited ones that it is of: itself and those above.
    above: Vec<Vec<usize>>,
}

impl Quotas {
    /// Nothing used yet in a run that lasts so long; `limits` as they stand at its end.
    pub fn new(scenario: &Scenario, limits: &[LimitOutcome], ended_ns: Ns) -> Self {
        let limited = limits.iter().enumerate();
        let limited = limited.filter(|(_, row)| is_limited(row)).take(GROUPS_MAX);
        let quotas: Vec<Quota> = limited
            .map(|(group, row)| {
                let periods = ended_ns.div_ceil(row.limit.period_ns).max(1);
                let step_ns = row.limit.period_ns * periods.div_ceil(STEPS_MAX);
                let steps = vec![0; ended_ns.div_ceil(step_ns) as usize];
                Quota {
                    group,
                    step_ns,
                    used_ns: steps.clone(),
                    throttled_ns: steps,
                    cpus_throttled: 0,
                    since_ns: 0,
                }
            })
            .collect();
        let above = |mut group: usize| {
            let mut rows = Vec::new();
            loop {
                rows.extend(quotas.iter().position(|quota| quota.group == group));
                if group == 0 {
                    return rows;
                }
                group = scenario.groups[group].parent.index();
            }
        };
        let above = (0..scenario.groups.len()).map(above).collect();
        Quotas { quotas, above }
    }

    /// Adds a stretch.
    pub fn stretch(&mut self, stretch: &Stretch) {
        if stretch.state == State::Running {
            for &row in &self.above[stretch.group.index()] {
                let quota = &mut self.quotas[row];
                add(&mut quota.used_ns, quota.step_ns, stretch.from_ns, stretch.to_ns);
            }
        }
    }

    /// Takes a fact.
    #[inline]
    pub fn record(&mut self, at_ns: Ns, fact: &Fact) {
        match *fact {
            Fact::Throttle { group, .. } => self.change(group, at_ns, 1),
            Fact::Unthrottle { group, .. } => self.change(group, at_ns, -1),
            _ => {}
        }
    }

    fn change(&mut self, group: GroupId, at_ns: Ns, by: i64) {
        let mut quotas = self.quotas.iter_mut();
        let Some(quota) = quotas.find(|quota| quota.group == group.index()) else { return };
        quota.pass(at_ns);
        quota.cpus_throttled = quota.cpus_throttled.saturating_add_signed(by);
    }

    /// What was used.
    pub fn finish(mut self, ended_ns: Ns) -> Vec<Quota> {
        self.quotas.iter_mut().for_each(|quota| quota.pass(ended_ns));
        self.quotas
    }
}

impl Quota {
    fn pass(&mut self, at_ns: Ns) {
        if self.cpus_throttled > 0 {
            add(&mut self.throttled_ns, self.step_ns, self.since_ns, at_ns);
        }
        self.since_ns = at_ns;
    }
}

/// True if a group has a limit, or had one.
pub fn is_limited(row: &LimitOutcome) -> bool {
    row.limit.quota_ns.is_some() || row.stat.nr_periods > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::model::limit::Limit;
    use fairground::units::{CpuId, TaskId};

    fn outcome(quota_ns: Option<Ns>) -> LimitOutcome {
        let limit = Limit { quota_ns, period_ns: 1_000, burst_ns: 0 };
        LimitOutcome { limit, stat: Default::default() }
    }

    #[test]
    fn use_and_throttling_of_a_limited_group_are_told_by_step() {
        let scenario = fixture::scenario();
        let limits = [outcome(None), outcome(Some(500))];
        let mut quotas = Quotas::new(&scenario, &limits, 3_000);
        let group = GroupId(1);
        for (at_ns, cpu, throttled) in
            [(500, 0, true), (700, 1, true), (900, 0, false), (1_200, 1, false)]
        {
            let cpu = CpuId(cpu);
            let fact = match throttled {
                true => Fact::Throttle { group, cpu },
                false => Fact::Unthrottle { group, cpu },
            };
            quotas.record(at_ns, &fact);
        }
        let stretch = Stretch {
            task: TaskId(1),
            group,
            state: State::Running,
            cpu: CpuId(0),
            from_ns: 800,
            to_ns: 1_100,
        };
        quotas.stretch(&stretch);
        quotas.stretch(&Stretch { group: GroupId(0), ..stretch });
        let told = quotas.finish(3_000);
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].group, told[0].step_ns), (1, 1_000));
        assert_eq!(told[0].used_ns, [200, 100, 0]);
        assert_eq!(told[0].throttled_ns, [500, 200, 0], "once, however many CPUs");
    }
}
