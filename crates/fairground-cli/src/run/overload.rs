//! Whether more is asked for than can be done. Then latencies say how long the run was, not how
//! fast the service is; whoever tells them says so first.
//!
//! Four signs, each enough by itself: the offered load reaches the limit of a group or the CPUs of
//! the machine; the requests under way grow from quarter to quarter of the run; requests are
//! refused; a task waits for a CPU until the end, as it never waited before. And that real-time
//! tasks leave no time to others, which no kernel as it comes would let them.

use super::backlog::Quarters;
use super::load::{of_group, offered};
use super::realtime::{ALLOWED_PERCENT, unbounded};
use super::report::{Report, merge_instances};
use fairground::record::span::Span;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id, NS_PER_SEC};

/// A queue grows if its last quarter has so many times the requests of its second one.
const GROWTH: f64 = 1.5;
/// And if it gains this share of the requests that come in a quarter; less may be chance.
const GAINED: f64 = 0.05;
/// And at least so many requests.
const GAINED_MIN: f64 = 4.0;

/// Where fewer than one run in so many shows a sign, it may be a busy stretch at the end.
const SELDOM: usize = 4;

/// True if so few of the runs show a sign that it may be chance.
pub fn is_seldom(count: usize, of: usize) -> bool {
    of > 1 && count * SELDOM < of
}

/// One sign of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Overload {
    /// What kind of sign.
    pub kind: Kind,
    /// A group's path, or the name of a span or task.
    pub subject: String,
    /// CPUs that are asked for; requests under way in the last quarter; per cent that are refused;
    /// seconds that were waited; per cent of CPUs that were taken.
    pub value: f64,
    /// CPUs that there are; requests under way in the first quarter; 0; when the wait began, s; per
    /// cent that Linux allows.
    pub against: f64,
}

/// Kinds of signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The offered load reaches what may be used.
    Load,
    /// A queue grows.
    Queue,
    /// Requests are refused.
    Refused,
    /// A task gets no CPU any more.
    Starved,
    /// Real-time tasks leave no time to others.
    RealTime,
}

impl Kind {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Load => "load",
            Kind::Queue => "queue",
            Kind::Refused => "refused",
            Kind::Starved => "starved",
            Kind::RealTime => "real_time",
        }
    }
}

impl std::fmt::Display for Overload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Overload { kind, subject, value, against } = self;
        match kind {
            Kind::Load => write!(
                f,
                "{subject} is asked for {value:.2} CPUs of work and may use {against:.2}: its \
                 queue grows as long as the run lasts"
            ),
            Kind::Queue => write!(
                f,
                "the queue of {subject} still grew: {against:.0} requests under way in the first \
                 quarter of the run, {value:.0} in the last"
            ),
            Kind::Refused => {
                write!(f, "{value:.1} % of {subject} were refused: too many waited already")
            }
            Kind::Starved => write!(
                f,
                "{subject} wants to run and has got no CPU since {against:.3} s, for {value:.3} s \
                 until the end"
            ),
            Kind::RealTime => write!(
                f,
                "{subject} took {value:.1} % of its CPUs; Linux stops real-time and deadline tasks \
                 at {against:.0} % if others wait (sched_rt_runtime_us, the fair server), which is \
                 not modelled"
            ),
        }
    }
}

/// The signs of a run.
pub fn of_run(report: &Report<'_>) -> Vec<Overload> {
    let mut found = of_scenario(report.scenario);
    let specs = &report.scenario.workload.spans;
    for (at, span) in report.spans.iter().enumerate() {
        let subject = || specs.get(at).map_or(String::new(), |spec| spec.name.clone());
        let quarters = report.queues.get(at);
        if let Some((first, last)) = quarters.and_then(|quarters| growth(quarters, span)) {
            let (subject, kind) = (subject(), Kind::Queue);
            found.push(Overload { kind, subject, value: last, against: first });
        }
        if span.refused > 0 {
            let came = span.refused + span.arrived;
            let value = 100.0 * span.refused as f64 / came as f64;
            found.push(Overload { kind: Kind::Refused, subject: subject(), value, against: 0.0 });
        }
    }
    found.extend(starved(report));
    let real_time = |(subject, value)| Overload {
        kind: Kind::RealTime,
        subject,
        value,
        against: ALLOWED_PERCENT,
    };
    found.extend(unbounded(report).into_iter().map(real_time));
    found
}

/// Tasks that get no CPU any more, instances of one name as one.
fn starved(report: &Report<'_>) -> impl Iterator<Item = Overload> {
    let rows = report.rows(false);
    let hungry: Vec<_> = rows.into_iter().filter(|row| row.stats.starved > 0).collect();
    let ended_ns = report.outcome.ended_ns;
    merge_instances(&hungry).into_iter().map(move |row| {
        let since_ns = row.stats.starved_since_ns;
        let [value, against] =
            [ended_ns - since_ns, since_ns].map(|ns| ns as f64 / NS_PER_SEC as f64);
        Overload { kind: Kind::Starved, subject: row.name, value, against }
    })
}

/// The sign that needs no run: groups, and the machine, that are asked for more than they may use.
pub fn of_scenario(scenario: &Scenario) -> Vec<Overload> {
    let offered = offered(scenario);
    let cpus = scenario.machine.topology.len() as f64;
    let groups = scenario.groups.iter().enumerate();
    let over = groups.filter_map(|(at, group)| {
        let quota = group.limit.quota_ns.map(|quota_ns| quota_ns as f64);
        let limit = quota.map(|quota_ns| quota_ns / group.limit.period_ns as f64);
        let cpuset = group.cpus.as_ref().map(|cpus| cpus.len() as f64);
        let own = limit.into_iter().chain(cpuset).reduce(f64::min);
        let against = if at == 0 { own.map_or(cpus, |own| own.min(cpus)) } else { own? };
        let value = of_group(scenario, &offered, GroupId::from_index(at));
        let subject = if at == 0 { "the machine".into() } else { group.path.clone() };
        (value >= against).then_some(Overload { kind: Kind::Load, subject, value, against })
    });
    over.collect()
}

/// Requests under way in the first and the last quarter, if they grow all the time.
fn growth(quarters: &Quarters, span: &Span) -> Option<(f64, f64)> {
    let [first, second, third, last] = *quarters;
    let rises = first < second && second < third && third < last;
    let gained = last - first;
    let a_quarter_of_all = span.arrived as f64 / 4.0;
    let is_much = gained >= GAINED_MIN && gained >= GAINED * a_quarter_of_all;
    (rises && is_much && last >= GROWTH * second).then_some((first, last))
}

/// Signs of several runs, each kind of a subject once: that of the run in which it is worst, and in
/// how many runs it is there.
pub fn of_runs<'o>(runs: impl IntoIterator<Item = &'o Vec<Overload>>) -> Vec<(Overload, usize)> {
    let mut found: Vec<(Overload, usize)> = Vec::new();
    for sign in runs.into_iter().flatten() {
        let same = |(other, _): &&mut (Overload, usize)| {
            (other.kind, &other.subject) == (sign.kind, &sign.subject)
        };
        match found.iter_mut().find(same) {
            Some((worst, count)) => {
                *count += 1;
                if sign.value > worst.value {
                    worst.clone_from(sign);
                }
            }
            None => found.push((sign.clone(), 1)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Asked, Overrides};
    use crate::run::observe::observe;
    use fairground::sim::labels;

    fn signs(command: &str) -> Vec<Kind> {
        let limit = vec!["cpus=1".to_owned()];
        let overrides = Overrides { limit, ..Overrides::default() };
        found(Asked::Path(command.into()), &overrides).into_iter().map(|sign| sign.kind).collect()
    }

    fn found(asked: Asked, overrides: &Overrides) -> Vec<Overload> {
        let scenario = asked.load(overrides).unwrap().scenario;
        let labels = labels(&scenario);
        let observed = observe(&scenario, &labels).unwrap();
        of_run(&observed.report(&scenario, &labels))
    }

    #[test]
    fn each_sign_is_seen_and_rest_is_not() {
        let server = "server --threads 8 --rate 100/s --service";
        assert_eq!(signs(&format!("{server} 5ms --duration 5s")), []);
        let over = signs(&format!("{server} 12ms --duration 5s"));
        assert_eq!(over, [Kind::Load, Kind::Queue]);
        let io = signs(&format!("{server} 1ms --io 99ms --duration 5s"));
        assert_eq!(io, [Kind::Queue], "eight threads are too few, with CPUs to spare");
        let full = signs(&format!("{server} 12ms --backlog 9 --duration 5s"));
        assert_eq!(full, [Kind::Load, Kind::Refused]);
    }

    #[test]
    fn who_gets_no_cpu_any_more_starves() {
        let text = "machine = \"node:1 l3:1 core:1 pu:1\"\nduration = \"1s\"\n[tasks.rt]\n\
                    phases.p.events = [{ run = \"1s\" }]\n[tasks.web]\ninstances = 2\n\
                    phases.p.events = [{ run = \"1s\" }]\n";
        let asked = Asked::Text(text.into());
        assert!(found(asked.clone(), &Overrides::default()).is_empty(), "they take turns");
        let set = vec![("tasks.rt.policy".to_owned(), "SCHED_FIFO".to_owned())];
        let signs = found(asked, &Overrides { set, ..Overrides::default() });
        let kinds: Vec<Kind> = signs.iter().map(|sign| sign.kind).collect();
        assert_eq!(kinds, [Kind::Starved, Kind::RealTime], "{signs:?}");
        let says =
            "web:(2) wants to run and has got no CPU since 0.000 s, for 1.000 s until the end";
        assert_eq!(signs[0].to_string(), says);
    }

    #[test]
    fn several_runs_are_told_as_one_with_its_worst() {
        let sign = |value| Overload {
            kind: Kind::Queue,
            subject: "server/request".into(),
            value,
            against: 1.0,
        };
        let runs = [vec![sign(5.0)], vec![], vec![sign(9.0)]];
        assert_eq!(of_runs(&runs), [(sign(9.0), 2)]);
    }
}
