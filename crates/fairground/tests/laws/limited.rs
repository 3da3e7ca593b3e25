//! Random worlds with CPU limits.

use crate::sketch::{Sketch, sketch_with};
use fairground::model::group_write::GroupWrite;
use fairground::model::limit::Limit;
use fairground::policy::catalogue;
use fairground::policy::limits::refill::Refill;
use fairground::sim::scenario::{Scenario, TimedWrite};
use fairground::units::{GroupId, Id, NS_PER_MS, NS_PER_US, Ns};
use proptest::prelude::*;
use proptest::sample::Index;

/// A limit in few words: the quota and the burst are parts of what they may be.
#[derive(Clone, Copy, Debug)]
pub struct LimitSketch {
    pub period_us: u64,
    pub quota_permille: u64,
    pub burst_permille: u64,
}

impl LimitSketch {
    /// The limit on a machine of so many CPUs.
    pub fn limit(self, cpus: usize) -> Limit {
        let period_ns = self.period_us * NS_PER_US;
        let quota_ns = (period_ns * cpus as Ns * self.quota_permille / 1000).max(NS_PER_MS);
        let burst_ns = quota_ns / 1000 * self.burst_permille;
        Limit { quota_ns: Some(quota_ns), period_ns, burst_ns }
    }
}

/// A write at some moment: a new limit, none, a new burst, or a new weight.
#[derive(Clone, Copy, Debug)]
pub enum WriteSketch {
    Max(LimitSketch),
    NoMax,
    Burst(u64),
    Shares(u64),
}

/// A world with limits in few words.
#[derive(Clone, Debug)]
pub struct Limited {
    pub world: Sketch,
    pub limits: Vec<Option<LimitSketch>>,
    pub writes: Vec<(u64, Index, WriteSketch)>,
    /// Answers to other questions than the kernel's own: key and answer.
    pub answers: Vec<(&'static str, Index)>,
    pub slice_us: u64,
    pub onset_percent: u64,
    pub throttle_ns: Ns,
}

fn limit() -> impl Strategy<Value = LimitSketch> {
    let period_us = prop_oneof![
        4 => 1_000..30_000u64,
        2 => prop::sample::select(vec![5_000, 10_000, 20_000u64]),
        1 => Just(100_000),
    ];
    let quota = prop_oneof![4 => 1..400u64, 1 => 400..1_500u64];
    let burst = prop_oneof![Just(0), Just(1_000), 0..1_000u64];
    (period_us, quota, burst).prop_map(|(period_us, quota_permille, burst_permille)| LimitSketch {
        period_us,
        quota_permille,
        burst_permille,
    })
}

fn write() -> impl Strategy<Value = (u64, Index, WriteSketch)> {
    let what = prop_oneof![
        4 => limit().prop_map(WriteSketch::Max),
        1 => Just(WriteSketch::NoMax),
        2 => (0..1_000u64).prop_map(WriteSketch::Burst),
        1 => (2..=262_144u64).prop_map(WriteSketch::Shares),
    ];
    (0..400_000u64, any::<Index>(), what)
}

/// The questions that limits ask.
const KEYS: [&str; 4] = ["phase", "refill", "expiry", "throttle"];

/// Any world with limits; one in two has writes, one in two keeps its release's answers.
pub fn limited() -> impl Strategy<Value = Limited> {
    let limits = prop::collection::vec(prop::option::weighted(0.8, limit()), 5);
    let writes = prop_oneof![Just(Vec::new()), prop::collection::vec(write(), 1..6)];
    let answer = (prop::sample::select(KEYS.to_vec()), any::<Index>());
    let answers = prop_oneof![Just(Vec::new()), prop::collection::vec(answer, 1..4)];
    let slice_us = prop_oneof![3 => Just(5_000), 1 => 1..20_000u64];
    let onset = prop_oneof![Just(0), 0..=100u64];
    let rest = (slice_us, onset, 0..3_000u64);
    (sketch_with(1..5), limits, writes, answers, rest).prop_map(
        |(world, limits, mut writes, answers, rest)| {
            writes.sort_by_key(|write| write.0);
            let throttle_ns = if world.costs_ns == [0; 4] { 0 } else { rest.2 };
            let (slice_us, onset_percent) = (rest.0, rest.1);
            Limited { world, limits, writes, answers, slice_us, onset_percent, throttle_ns }
        },
    )
}

impl Limited {
    /// What the sketch means.
    pub fn scenario(&self) -> Scenario {
        let mut scenario = self.world.scenario();
        let kernel = &mut scenario.kernel;
        for (key, answer) in &self.answers {
            let answers = catalogue::question(key).expect("a question").answers;
            kernel.set(key, answer.get(answers).name).expect("one of its answers");
        }
        let set = [
            ("cfs_bandwidth_slice_us", self.slice_us),
            ("cfs_bw_burst_onset_percent", self.onset_percent),
        ];
        for (key, value) in set {
            kernel.set(key, &value.to_string()).expect("in range");
        }
        scenario.machine.costs.throttle_ns = self.throttle_ns;
        let cpus = scenario.machine.topology.len();
        for (group, limit) in scenario.groups.iter_mut().skip(1).zip(&self.limits) {
            group.limit = limit.map_or(Limit::default(), |limit| limit.limit(cpus));
        }
        without_unknown_bursts(&mut scenario);
        scenario.writes = self.writes(&scenario, cpus);
        scenario
    }

    /// The writes that the kernel takes.
    fn writes(&self, scenario: &Scenario, cpus: usize) -> Vec<TimedWrite> {
        let mut limits: Vec<Limit> = scenario.groups.iter().map(|group| group.limit).collect();
        let mut taken = Vec::new();
        let within =
            |write: &&(u64, Index, WriteSketch)| write.0 * NS_PER_US < scenario.duration_ns;
        for (at_us, group, sketch) in self.writes.iter().filter(within) {
            let group = GroupId(1 + group.index(limits.len() - 1) as u32);
            let is_idle = scenario.groups[group.index()].idle;
            let limit = &mut limits[group.index()];
            let write = match sketch {
                WriteSketch::NoMax => {
                    GroupWrite::Max { quota_ns: None, period_ns: limit.period_ns }
                }
                WriteSketch::Burst(permille) => {
                    GroupWrite::Burst(limit.quota_ns.unwrap_or(0) / 1000 * permille)
                }
                WriteSketch::Max(sketch) => {
                    let Limit { quota_ns, period_ns, .. } = sketch.limit(cpus);
                    GroupWrite::Max { quota_ns, period_ns }
                }
                WriteSketch::Shares(shares) => GroupWrite::Shares(*shares),
            };
            let refused = match write {
                GroupWrite::Burst(_) => knows_no_burst(scenario),
                GroupWrite::Shares(_) => is_idle,
                GroupWrite::Max { .. } => false,
            };
            if write.applied_to(*limit).verdict().is_ok() && !refused {
                *limit = write.applied_to(*limit);
                taken.push(TimedWrite { at_ns: at_us * NS_PER_US, group, write });
            }
        }
        taken
    }
}

fn knows_no_burst(scenario: &Scenario) -> bool {
    scenario.kernel.rules.refill.answer == Refill::Quota
}

/// A burst is refused on a kernel that has none.
pub fn without_unknown_bursts(scenario: &mut Scenario) {
    if knows_no_burst(scenario) {
        scenario.groups.iter_mut().for_each(|group| group.limit.burst_ns = 0);
    }
}
