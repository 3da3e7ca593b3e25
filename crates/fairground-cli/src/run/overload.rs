//! Whether more is asked for than can be done. Then latencies say how long the run was, not how
//! fast the service is; whoever tells them says so first.
//!
//! Four signs, each enough by itself: the offered load reaches the limit of a group or the CPUs of
//! the machine; the requests under way grow from quarter to quarter of the run; requests are
//! refused; a task waits for a CPU until the end, as it never waited before. And that tasks wait
//! for locks that nobody will free, and that real-time tasks leave no time to others, which no
//! kernel as it comes would let them. Where there is none, that the run is [`super::short`] for
//! its tail. What several runs show together: [`super::signs`].

mod words;

use super::allowed::{Allowed, allowed};
use super::backlog::Quarters;
use super::later;
use super::load::{Offered, inside, is_too_much, offered, that_waits};
use super::locked::locked;
use super::realtime::{ALLOWED_PERCENT, beyond_reserved, unbounded};
use super::report::{Report, merge_instances};
use super::short::{self, Short};
use fairground::sim::scenario::{Scenario, group_and_above};
use fairground::units::{GroupId, Id, NS_PER_SEC};
use fairground::workload::behavior::Arrivals;
use serde::{Deserialize, Serialize};

/// A run's queue grows if its last quarter has so many times the requests of its second one.
const GROWTH: f64 = 1.5;
/// And if it gains this share of the requests that come in a quarter; less may be chance.
const GAINED: f64 = 0.05;
/// And at least so many requests.
const GAINED_MIN: f64 = 4.0;

/// One sign of it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Overload {
    /// What kind of sign.
    pub kind: Kind,
    /// A group's path, or the name of a span or task, or of tasks.
    pub subject: String,
    /// CPUs that are asked for; requests under way in the last quarter; per cent that are refused;
    /// seconds that were waited, by the first of several; per cent of CPUs that were taken; seconds
    /// until a queue has forgotten what it was.
    pub value: f64,
    /// CPUs that there are; requests under way in the first quarter; 0; when the wait began, s; per
    /// cent that Linux allows, or that are reserved; seconds of the run.
    pub against: f64,
    /// Of locks: who waits for which, and who holds it. Of short runs: what is asked for.
    #[serde(default)]
    pub detail: String,
}

/// Kinds of signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The offered load reaches what may be used.
    Load,
    /// The same in the mean of the run: the limit changes.
    LoadInMean,
    /// The same in the last quarter of the run: the limit changes.
    LoadInLast,
    /// It reaches it with what timers and collections bring, which comes later then.
    Late,
    /// A queue grows.
    Queue,
    /// Requests are refused.
    Refused,
    /// A task gets no CPU any more.
    Starved,
    /// Tasks wait for locks that nobody will free.
    Locked,
    /// Real-time tasks leave no time to others.
    RealTime,
    /// A deadline task uses more than it reserved.
    Reserved,
    /// The run is short for how slowly a queue changes.
    Short,
}

impl Overload {
    /// One that its numbers say all of: a value, and what it is held against.
    pub fn new(kind: Kind, subject: impl Into<String>, [value, against]: [f64; 2]) -> Self {
        Overload { kind, subject: subject.into(), value, against, detail: String::new() }
    }
}

impl Kind {
    /// True if it is seen in what is offered, without a run.
    pub fn is_load(self) -> bool {
        matches!(self, Kind::Load | Kind::LoadInMean | Kind::LoadInLast | Kind::Late)
    }

    /// True if times of requests are as long as the run makes them.
    pub fn grows(self) -> bool {
        !self.is_load() && self != Kind::Short
    }

    /// Over which part of a run a group may use too little, in words that follow CPUs; nothing of
    /// all of it.
    pub fn part(self) -> &'static str {
        match self {
            Kind::LoadInMean => " in the mean of the run (its limit changes)",
            Kind::LoadInLast => " in the last quarter of the run (its limit changes)",
            _ => "",
        }
    }
}

/// What one run shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shown {
    /// Its signs.
    pub signs: Vec<Overload>,
    /// Its queues, one for each span.
    pub queues: Vec<Queue>,
}

/// A span's requests under way.
#[derive(Clone, PartialEq, Debug)]
pub struct Queue {
    /// The span's name.
    pub span: String,
    /// Their mean in each quarter; none if the run ended before its time.
    pub quarters: Option<Quarters>,
    /// Requests that came in a quarter, on average.
    pub arrived: f64,
    /// True if they alone ask for as much as those who take them may use, at all times.
    pub is_overfull: bool,
    /// How many times the slowest queue that they wait in forgets in a run that is short for it.
    pub short_times: Option<f64>,
}

/// What a run shows.
pub fn of_run(report: &Report<'_>) -> Shown {
    let mut signs = of_scenario(report.scenario);
    let mut queues = Vec::new();
    let offered = offered(report.scenario);
    let short = short::of_run(report, &offered);
    for (at, spec) in report.scenario.workload.spans.iter().enumerate() {
        let Some(span) = report.spans.get(at) else { continue };
        let (quarters, arrived) = (report.queues.get(at).copied(), span.arrived as f64 / 4.0);
        let is_overfull = is_overfull(report.scenario, &offered, at);
        let short_times = short.iter().find(|queue| queue.spans.contains(&at)).map(Short::times);
        let name = spec.name.clone();
        let queue = Queue { span: name, quarters, arrived, is_overfull, short_times };
        signs.extend(queue.growth(GROWTH));
        queues.push(queue);
        if span.refused > 0 {
            let came = span.refused + span.arrived;
            let value = 100.0 * span.refused as f64 / came as f64;
            let subject = spec.name.clone();
            signs.push(Overload::new(Kind::Refused, subject, [value, 0.0]));
        }
    }
    signs.extend(starved(report));
    signs.extend(locked(report).map(|locked| Overload {
        detail: locked.detail,
        ..Overload::new(Kind::Locked, locked.names, locked.waits_s)
    }));
    let real_time =
        |(subject, value)| Overload::new(Kind::RealTime, subject, [value, ALLOWED_PERCENT]);
    signs.extend(unbounded(report).into_iter().map(real_time));
    let reserved = |(subject, percent)| Overload::new(Kind::Reserved, subject, percent);
    signs.extend(beyond_reserved(report).into_iter().map(reserved));
    if signs.is_empty() {
        let late = later::of_scenario(report.scenario, &offered);
        signs.extend(late.map(|(subject, cpus)| Overload::new(Kind::Late, subject, cpus)));
    }
    if signs.is_empty() {
        signs.extend(short.into_iter().next().map(|short| Overload {
            detail: short.told(),
            ..Overload::new(Kind::Short, short.whose, [short.forgets_s, short.run_s])
        }));
    }
    Shown { signs, queues }
}

/// Tasks that get no CPU any more, instances of one name as one.
fn starved(report: &Report<'_>) -> impl Iterator<Item = Overload> {
    let rows = report.rows(false);
    let hungry: Vec<_> = rows.into_iter().filter(|row| row.stats.starved > 0).collect();
    let ended_ns = report.outcome.ended_ns;
    merge_instances(&hungry).into_iter().map(move |row| {
        let since_ns = row.stats.starved_since_ns;
        let numbers = [ended_ns - since_ns, since_ns].map(|ns| ns as f64 / NS_PER_SEC as f64);
        Overload::new(Kind::Starved, row.name, numbers)
    })
}

/// The sign that needs no run: groups, and the machine, that are asked for more than they may use.
pub fn of_scenario(scenario: &Scenario) -> Vec<Overload> {
    let offered = offered(scenario);
    let is_even = is_even(scenario);
    let groups = scenario.groups.iter().enumerate();
    let over = groups.filter_map(|(at, group)| {
        let (kind, against) = match allowed(scenario, at)? {
            Allowed::Always(cpus) => (Kind::Load, cpus),
            Allowed::Changing { mean, last, .. } if is_even && last < mean => {
                (Kind::LoadInLast, last)
            }
            Allowed::Changing { mean, .. } => (Kind::LoadInMean, mean),
        };
        let id = GroupId::from_index(at);
        let value = that_waits(scenario, &offered, id);
        let subject = if at == 0 { "the machine".into() } else { group.path.clone() };
        is_too_much(value, against, inside(scenario, &offered, id), &scenario.machine)
            .then(|| Overload::new(kind, subject, [value, against]))
    });
    over.collect()
}

/// True if as much comes at any time. Else a limit may have been written for what comes then.
fn is_even(scenario: &Scenario) -> bool {
    let mut sources = scenario.workload.sources.iter();
    !sources.any(|source| matches!(source.arrivals, Arrivals::PerSecond(_)))
}

/// True if a span's requests ask for as much as one of the groups above their threads may use.
fn is_overfull(scenario: &Scenario, offered: &[Offered], span: usize) -> bool {
    let own = || offered.iter().filter(|load| load.span == span);
    let cpus: f64 = own().map(Offered::cpus).sum();
    let above = own().take(1).flat_map(|load| group_and_above(&scenario.groups, load.group));
    let mut limits = above.filter_map(|group| allowed(scenario, group.index()));
    limits.any(|allowed| is_too_much(cpus, allowed.most(), own(), &scenario.machine))
}

impl Queue {
    /// The sign that they grow all the time: the last quarter has so many times the requests of the
    /// second one.
    pub(super) fn growth(&self, times: f64) -> Option<Overload> {
        let [first, second, third, last] = self.quarters?;
        let rises = first < second && second < third && third < last;
        let gained = last - first;
        let is_much = gained >= GAINED_MIN && gained >= GAINED * self.arrived;
        let grows = rises && is_much && last >= times * second;
        grows.then(|| Overload::new(Kind::Queue, self.span.clone(), [last, first]))
    }
}

#[cfg(test)]
mod tests;
