//! The laws of CPU limits: a history is held to them after every event, by its facts and by the
//! scheduler's state.

use crate::bounds::GroupUse;
use crate::checker::{longest_call_ns, longest_ns};
use crate::hold;
use crate::limited::{Limited, limited};
use crate::throttling::Stretch;
use crate::view::View;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{Scenario, TimedWrite};
use fairground::sim::{Outcome, simulate, simulate_audited};
use fairground::units::{Id, NS_PER_MS, Ns};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use std::cell::RefCell;

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// What came into a pool is in it, held by its queues, used or discarded.
    LedgerIsExact,
    /// Only expiry, the cap and writes discard.
    OnlySomeDiscard,
    /// What is charged is what ran.
    UsedIsWhatRan,
    /// Use ≤ quota of the time + burst + CPUs · (slice + tick).
    UseIsWithinQuota,
    /// No group uses more than those above it may.
    NestedLimitsCompose,
    /// A timer that starts expires within a period.
    FirstPeriodIsShort,
    /// No period is shorter than asked, nor twice as long.
    PeriodsAreWhole,
    /// A period's quota is in proportion to its length.
    QuotaIsProportional,
    /// With even phases the active groups of a period expire at even distances.
    PhasesAreEven,
    /// A queue becomes throttled only when its pool has nothing.
    ThrottledForWant,
    /// A throttled task does not run.
    ThrottledDoNotRun,
    /// Counters bound each other.
    CountersAgree,
    /// The time of throttling is what lies between the facts.
    ThrottledTimeAddsUp,
    /// Counts of entities and tasks are what a naive count finds.
    HeadsAddUp,
    /// A CPU is not idle over an unthrottled task.
    NoIdleOverOwnQueue,
    /// A queue knows how many levels throttle it.
    LevelsAddUp,
    /// A group's list holds exactly its throttled queues.
    ListsAgree,
    /// Limbo lists hold exactly the tasks that left.
    LimboAgrees,
}

/// A law that was broken, when and how.
#[derive(Clone, Debug)]
pub struct Broken {
    pub law: Law,
    pub at_ns: Ns,
    pub how: String,
}

/// What follows from one broken law is noise.
const BROKEN_MAX: usize = 20;

/// Holds a history to the laws.
pub struct Laws {
    pub broken: Vec<Broken>,
    /// The state after the event before.
    pub last: Option<View>,
    pub groups: Vec<GroupUse>,
    /// Per group: active groups of its period, and since when they are.
    pub members: Vec<(Ns, Vec<(usize, u64)>)>,
    /// Per queue: the throttling under way.
    pub stretches: Vec<Option<Stretch>>,
    /// Per group: time throttled in all.
    pub throttled_ns: Vec<Ns>,
    /// Per group: when its pool was last seen empty, or got something back.
    pub wanted_ns: Vec<Option<Ns>>,
    /// Per CPU: since when it runs whom it should not, or idles over its queue.
    pub wrong_since_ns: Vec<Option<Ns>>,
    /// Per CPU: who runs was there when its throttled queue had been paid.
    pub paid: Vec<bool>,
    pub starving_since_ns: Vec<Option<Ns>>,
    /// Switches so far.
    pub switches: u64,
    /// Longest interrupt.
    pub interrupt_ns: Ns,
    /// Longest time until a task gives way that is asked to: after an interrupt or, in the kernel,
    /// a system call.
    pub giving_way_ns: Ns,
    /// Longest way out of a throttled queue (6.18).
    pub leaving_ns: Ns,
    pub tick_ns: Ns,
    writes: Vec<TimedWrite>,
    now_ns: Ns,
}

impl Laws {
    fn new(scenario: &Scenario) -> Self {
        let (groups, cpus) = (scenario.groups.len(), scenario.machine.topology.len());
        let costs = scenario.machine.costs;
        let interrupt_ns = longest_ns(costs.interrupt);
        let giving_way_ns = interrupt_ns + 2 * longest_call_ns(&scenario.workload);
        Laws {
            broken: Vec::new(),
            last: None,
            groups: vec![GroupUse::default(); groups],
            members: vec![(0, Vec::new()); groups],
            stretches: vec![None; groups * cpus],
            throttled_ns: vec![0; groups],
            wanted_ns: vec![None; groups],
            wrong_since_ns: vec![None; cpus],
            paid: vec![false; cpus],
            starving_since_ns: vec![None; cpus],
            switches: 0,
            interrupt_ns,
            giving_way_ns,
            leaving_ns: costs.throttle_ns
                + costs.context_switch_ns
                + 2 * (giving_way_ns + costs.tick_ns),
            tick_ns: scenario.kernel.tick_ns(),
            writes: scenario.limit_writes().copied().collect(),
            now_ns: 0,
        }
    }

    pub fn breaks(&mut self, law: Law, how: String) {
        if self.broken.len() < BROKEN_MAX {
            self.broken.push(Broken { law, at_ns: self.now_ns, how });
        }
    }

    /// True if someone writes to the group's limit at this moment.
    pub fn is_written_now(&self, group: usize, now_ns: Ns) -> bool {
        self.writes.iter().any(|write| write.at_ns == now_ns && write.group.index() == group)
    }

    /// Writes to a group's limit until now.
    pub fn writes_until_now(&self, group: usize) -> u64 {
        let own = |write: &&TimedWrite| write.at_ns <= self.now_ns && write.group.index() == group;
        self.writes.iter().filter(own).count() as u64
    }

    /// An event is over.
    fn look(&mut self, view: View, facts: &[Fact]) {
        self.now_ns = view.now_ns;
        let switches = facts.iter().filter(|fact| matches!(fact, Fact::Switch { .. }));
        self.switches += switches.count() as u64;
        self.check_use(&view);
        self.check_throttling(&view, facts);
        self.check_heads(&view);
        self.last = Some(view);
    }
}

struct Facts<'a>(&'a RefCell<Vec<(Ns, Fact)>>);

impl Recorder for Facts<'_> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.0.borrow_mut().push((at_ns, fact));
    }
}

/// Runs a scenario and lets `change` tamper with what the laws see; what broke.
pub fn watch(
    scenario: &Scenario,
    mut change: impl FnMut(&mut View, &mut Vec<Fact>),
) -> Result<(Vec<Broken>, Outcome), TestCaseError> {
    let facts = RefCell::new(Vec::new());
    let mut recorder = Facts(&facts);
    let mut laws = Laws::new(scenario);
    let outcome = simulate_audited(scenario, &mut recorder, |world| {
        let mut told: Vec<Fact> = facts.take().into_iter().map(|(_, fact)| fact).collect();
        if !world.pools.is_empty() && laws.broken.is_empty() {
            let mut view = View::of(world);
            change(&mut view, &mut told);
            laws.look(view, &told);
        }
    });
    let outcome = outcome.map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    Ok((laws.broken, outcome))
}

fn keeps_the_laws(limited: &Limited) -> Result<(), TestCaseError> {
    keeps_the_laws_on(&limited.scenario())
}

/// Runs a scenario under the laws of limits.
pub fn keeps_the_laws_on(scenario: &Scenario) -> Result<(), TestCaseError> {
    let (broken, _) = watch(scenario, |_, _| {})?;
    none(&broken, scenario)
}

/// Nothing was broken.
fn none(broken: &[Broken], scenario: &Scenario) -> Result<(), TestCaseError> {
    let told = broken.iter().map(|Broken { law, at_ns, how }| format!("{law:?} at {at_ns}: {how}"));
    let kernel = &scenario.kernel;
    let answers = (
        kernel.rules.phase.answer,
        kernel.rules.refill.answer,
        kernel.rules.expiry.answer,
        kernel.rules.throttle.answer,
    );
    let told = told.collect::<Vec<_>>();
    prop_assert!(broken.is_empty(), "{} {answers:?} {told:#?}", kernel.profile);
    Ok(())
}

#[test]
fn every_limited_history_keeps_the_laws() {
    hold(250, limited(), |limited: Limited| keeps_the_laws(&limited));
}

#[test]
fn every_history_of_even_phases_keeps_the_laws() {
    hold(60, limited(), |limited: Limited| {
        let mut scenario = limited.scenario();
        scenario.kernel.set("phase", "even").expect("an answer");
        let period_ns = scenario.groups[1].limit.period_ns.min(20 * NS_PER_MS);
        for group in &mut scenario.groups[1..] {
            group.limit.period_ns = period_ns;
        }
        let (broken, _) = watch(&scenario, |_, _| {})?;
        none(&broken, &scenario)
    });
}

/// All facts of a history.
fn history(scenario: &Scenario) -> Result<Vec<(Ns, Fact)>, TestCaseError> {
    let facts = RefCell::new(Vec::new());
    simulate(scenario, &mut Facts(&facts))
        .map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    Ok(facts.take())
}

/// Two histories are one, except that a pool which is refilled says so.
fn same(a: &Scenario, b: &Scenario) -> Result<(), TestCaseError> {
    let schedule = |scenario: &Scenario| {
        let mut facts = history(scenario)?;
        facts.retain(|(_, fact)| !matches!(fact, Fact::Refill { .. }));
        Ok::<_, TestCaseError>(facts)
    };
    let (a, b) = (schedule(a)?, schedule(b)?);
    let first = a.iter().zip(&b).find(|(a, b)| a != b);
    prop_assert!(first.is_none(), "{first:?}");
    prop_assert_eq!(a.len(), b.len());
    Ok(())
}

#[test]
fn a_world_without_limits_does_not_know_how_they_work() {
    hold(60, limited(), |limited: Limited| {
        let mut scenario = limited.scenario();
        scenario.writes.clear();
        scenario.groups.iter_mut().for_each(|group| group.limit = Default::default());
        same(&scenario, &limited.world.scenario())
    });
}

/// With a quota of one period of every CPU that is not quite a law: what other CPUs still hold of
/// their slices can be missing at the end of a busy period. Nor is it one up to 5.3: slices lapse,
/// up to 4.17 at every charge of a group's first period, and so any pool is soon empty.
#[test]
fn a_limit_that_is_never_reached_changes_nothing() {
    hold(60, limited(), |limited: Limited| {
        let mut scenario = limited.scenario();
        scenario.kernel.set("expiry", "never").expect("an answer");
        scenario.writes.clear();
        scenario.groups.iter_mut().for_each(|group| group.limit = Default::default());
        let unlimited = scenario.clone();
        let cpus = scenario.machine.topology.len() as Ns;
        let slice_ns = scenario.kernel.rules.expiry.bandwidth_slice.ns;
        for group in &mut scenario.groups[1..] {
            let whole_ns = cpus * (2 * group.limit.period_ns + slice_ns);
            group.limit.quota_ns = Some(whole_ns);
        }
        same(&unlimited, &scenario)
    });
}
