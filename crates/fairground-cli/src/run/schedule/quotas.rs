//! What limited groups use in steps of time, what they leave and save of it, and when they are
//! throttled.

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
    /// What it left of its quota, mean of the periods that ended in a step, ns; None if none did.
    pub left_ns: Vec<Option<Ns>>,
    /// What it had saved beside its quota when the step ended, ns.
    pub saved_ns: Steps,
    /// What the periods that ended in a step drew beyond their quota, from what was saved, ns.
    pub burst_ns: Steps,
    /// Periods that ended, by step.
    ended: Vec<u64>,
    /// Step of the last refill.
    refilled: usize,
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
                    left_ns: vec![None; steps.len()],
                    ended: steps.clone(),
                    refilled: 0,
                    saved_ns: steps.clone(),
                    burst_ns: steps.clone(),
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
            Fact::Refill { group, left_ns, burst_ns, saved_ns } => {
                if let Some(quota) = self.of(group) {
                    quota.refill(at_ns, left_ns, burst_ns, saved_ns);
                }
            }
            _ => {}
        }
    }

    fn of(&mut self, group: GroupId) -> Option<&mut Quota> {
        self.quotas.iter_mut().find(|quota| quota.group == group.index())
    }

    fn change(&mut self, group: GroupId, at_ns: Ns, by: i64) {
        let Some(quota) = self.of(group) else { return };
        quota.pass(at_ns);
        quota.cpus_throttled = quota.cpus_throttled.saturating_add_signed(by);
    }

    /// What was used.
    pub fn finish(mut self, ended_ns: Ns) -> Vec<Quota> {
        for quota in &mut self.quotas {
            quota.pass(ended_ns);
            quota.save_until(quota.saved_ns.len());
            let sums = quota.left_ns.iter_mut().zip(&quota.ended);
            sums.for_each(|(left_ns, ended)| *left_ns = left_ns.map(|sum_ns| sum_ns / ended));
        }
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

    /// A period ends and the next begins; at the start of the run none has ended.
    fn refill(&mut self, at_ns: Ns, left_ns: Ns, burst_ns: Ns, saved_ns: Ns) {
        let last = self.saved_ns.len() - 1;
        let step = ((at_ns.saturating_sub(1) / self.step_ns) as usize).min(last);
        self.save_until(step);
        self.saved_ns[step] = saved_ns;
        self.burst_ns[step] += burst_ns;
        if at_ns > 0 {
            self.ended[step] += 1;
            *self.left_ns[step].get_or_insert(0) += left_ns;
        }
    }

    /// What was saved at the last refill stays until the next.
    fn save_until(&mut self, step: usize) {
        let saved_ns = self.saved_ns[self.refilled];
        self.saved_ns[self.refilled..step].fill(saved_ns);
        self.refilled = step;
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

    #[test]
    fn what_is_left_saved_and_drawn_beyond_the_quota_is_told_by_step() {
        let mut limit = outcome(Some(500));
        limit.limit.period_ns = 4;
        // 1000 periods: a step is of three.
        let mut quotas = Quotas::new(&fixture::scenario(), &[outcome(None), limit], 4_000);
        let group = GroupId(1);
        for (at_ns, left_ns, burst_ns, saved_ns) in
            [(0, 500, 0, 300), (4, 100, 0, 400), (12, 0, 150, 250), (13, 20, 0, 270), (50, 0, 9, 1)]
        {
            quotas.record(at_ns, &Fact::Refill { group, left_ns, burst_ns, saved_ns });
        }
        let [told] = &quotas.finish(4_000)[..] else { panic!("one group is limited") };
        assert_eq!(told.step_ns, 12);
        assert_eq!(told.left_ns[..6], [Some(50), Some(20), None, None, Some(0), None]);
        assert_eq!(told.saved_ns[..6], [250, 270, 270, 270, 1, 1]);
        assert_eq!(told.saved_ns.last(), Some(&1));
        assert_eq!(told.burst_ns[..6], [150, 0, 0, 0, 9, 0]);
    }
}
