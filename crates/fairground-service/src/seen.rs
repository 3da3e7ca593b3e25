//! What a dashboard would show of a simulated service.

use crate::arrivals::Arrivals;
use crate::service::{Load, Service};
use crate::wave::{HARDLY_WAIT, wave};
use fairground::record::requests::Requests;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::sim::{BuildError, Outcome, labels, layout, simulate};
use fairground::units::{Id, Ns};

/// The figures of one run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seen {
    /// Latencies, ns, and how many requests took that long, rising.
    latencies: Vec<(f64, u32)>,
    /// How many requests there are.
    pub requests: f64,
    /// Simulated time, s.
    pub over_s: f64,
    /// Length of a period of the limit, s.
    pub period_s: f64,
    /// Periods of the limit.
    pub nr_periods: f64,
    /// Those with throttling.
    pub nr_throttled: f64,
    /// Throttled time, added up over CPUs, s.
    pub throttled_s: f64,
    /// CPU time that the service used, s.
    pub used_s: f64,
    /// Time in which the world was stopped, s.
    pub paused_s: f64,
    /// Requests that came and were not answered when time was up.
    pub unanswered: f64,
    /// How much more its requests scatter than if each came alone; 0 if not known.
    pub together: f64,
    /// Requests from one burst to the next; 0 if they come in none.
    pub apart: f64,
    /// The part of its threads that is busy on average; 0 of goroutines, or if not known.
    pub pool_used: f64,
}

impl Seen {
    /// Latency that `share` of the requests stay within, ns.
    pub fn quantile_ns(&self, share: f64) -> f64 {
        let wanted = share * self.requests;
        let mut below = 0.0;
        for &(ns, count) in &self.latencies {
            below += f64::from(count);
            if below >= wanted {
                return ns;
            }
        }
        self.latencies.last().map_or(0.0, |&(ns, _)| ns)
    }

    /// Requests that took at most this long.
    pub fn below(&self, ns: f64) -> u64 {
        let within = self.latencies.iter().take_while(|(taken_ns, _)| *taken_ns <= ns);
        within.map(|&(_, count)| u64::from(count)).sum()
    }

    /// Mean latency, ns.
    pub fn mean_ns(&self) -> f64 {
        let sum: f64 = self.latencies.iter().map(|&(ns, count)| ns * f64::from(count)).sum();
        sum / self.requests.max(1.0)
    }

    /// Periods with throttling, of all periods.
    pub fn throttled_share(&self) -> f64 {
        self.nr_throttled / self.nr_periods.max(1.0)
    }

    /// Nothing yet, under a limit with this period.
    pub fn of_period(period_s: f64) -> Seen {
        Seen { period_s, ..Seen::default() }
    }

    /// With the latencies of these requests.
    pub fn of_latencies(mut self, mut latencies_ns: Vec<f64>) -> Seen {
        latencies_ns.sort_by(f64::total_cmp);
        self.requests = latencies_ns.len() as f64;
        self.latencies = latencies_ns.into_iter().map(|ns| (ns, 1)).collect();
        self
    }

    /// With how this service's requests come.
    pub fn of_service(self, service: &Service) -> Seen {
        Seen { together: service.together(), apart: service.apart(), ..self }
    }

    /// With how full its pool of threads is, and how long the waits for them make its requests
    /// alike.
    pub fn of_pool(self, service: &Service, load: &Load) -> Seen {
        let pool_used = service.pool_used(load);
        let wave = wave(pool_used, self.mean_ns() - self.quantile_ns(HARDLY_WAIT), load.per_s);
        Seen { together: self.together.max(wave), pool_used, ..self }
    }

    /// About what it cost to simulate, in parts of requests.
    pub fn parts(&self, service: &Service) -> f64 {
        let requests = (self.requests + self.unanswered) * f64::from(service.fanout);
        let collected = PARTS_OF_COLLECTION * service.collections_per_s() * self.over_s;
        300.0 + requests.max(collected)
    }

    /// Two runs as one.
    pub fn and(mut self, other: &Seen) -> Seen {
        self.latencies.extend(&other.latencies);
        self.latencies.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        self.requests += other.requests;
        self.over_s += other.over_s;
        self.nr_periods += other.nr_periods;
        self.nr_throttled += other.nr_throttled;
        self.throttled_s += other.throttled_s;
        self.used_s += other.used_s;
        self.paused_s += other.paused_s;
        self.unanswered += other.unanswered;
        self.together = self.together.max(other.together);
        self.apart = self.apart.max(other.apart);
        self
    }
}

/// Periods of a limit that a run has at least: fewer tell nothing of a throttle ratio.
const PERIODS_MIN: f64 = 30.0;
/// Bursts that a run has at least.
const BURSTS_MIN: f64 = 25.0;
/// The longest run, s.
const LONGEST_S: f64 = 600.0;
/// What a runtime's collection costs to simulate, in parts of requests; and how much of them a run
/// may cost, as a multiple of what its requests do. Some services collect a hundred times a second.
const PARTS_OF_COLLECTION: f64 = 7.0;
const COLLECTIONS_MAX: f64 = 4.0;
/// The group of a service that is run.
pub const GROUP: &str = "/service";
/// How spans of collections that stop the world are called.
const PAUSES: &str = "/gc-pause";

/// How long a service runs for about so many requests, s: fewer where they have many parts, more
/// where bursts or other work are rare.
pub fn duration_s(service: &Service, load: &Load, requests: f64) -> u64 {
    let requests = requests / f64::from(service.fanout).sqrt();
    let bursts_s = match service.arrivals {
        Arrivals::Bursts { .. } => BURSTS_MIN * service.apart() / load.per_s,
        Arrivals::Changing { .. } => 20.0,
        Arrivals::Wandering { .. } => 30.0,
        Arrivals::Poisson | Arrivals::Clients { .. } => 0.0,
    };
    let beside_s = service.beside.as_ref().map_or(0.0, |beside| 8.0 * beside.period_ns / 1e9);
    let usual_s = requests / load.per_s;
    // Of ten thousand requests a second three seconds are many, and thousands of runs take minutes.
    let periods_s = (PERIODS_MIN * 0.1).min((4.0 * usual_s).max(1.0));
    let wanted_s = usual_s.max(bursts_s).max(beside_s).min(2.5 * usual_s);
    let collected = PARTS_OF_COLLECTION * service.collections_per_s();
    let wanted_s = wanted_s.min(COLLECTIONS_MAX * requests / collected);
    wanted_s.clamp(periods_s, LONGEST_S).ceil() as u64
}

/// Runs a scenario and takes what its first span, its pauses and the service's group show.
///
/// # Errors
/// When it can't be built.
pub fn seen(scenario: &Scenario) -> Result<Seen, BuildError> {
    let labels = labels(scenario);
    let mut told = (Requests::new(&layout(scenario)), Used::new(labels.len()));
    let outcome = simulate(scenario, &mut told)?;
    let (requests, used) = told;
    let spans = requests.into_spans();
    let mut seen = Seen { over_s: outcome.ended_ns as f64 / 1e9, ..Seen::default() };
    let named = scenario.workload.spans.iter().zip(&spans);
    let pauses = named.filter(|(span, _)| span.name.ends_with(PAUSES));
    seen.paused_s = pauses.map(|(_, all)| all.latency_ns_mean() * all.count() as f64 / 1e9).sum();
    if let Some(span) = spans.first() {
        seen.latencies = span.histogram_ns().map(|(ns, count)| (ns as f64, count as u32)).collect();
        seen.requests = span.count() as f64;
        seen.unanswered = (span.in_flight() + span.refused) as f64;
    }
    let group = scenario.groups.iter().position(|group| group.path == GROUP);
    let used_ns = labels.iter().zip(used.by_task_ns(outcome.ended_ns));
    let own = used_ns.filter(|(label, _)| !label.kthread && Some(label.group.index()) == group);
    seen.used_s = own.map(|(_, used_ns)| used_ns as f64 / 1e9).sum();
    count_throttles(scenario, &outcome, &mut seen);
    Ok(seen)
}

/// Time on CPUs by task: all that is needed of what tasks did, thousands of times. With all that
/// `Stats` counts, `explain` takes 5 % longer.
struct Used {
    used_ns: Vec<Ns>,
    since_ns: Vec<Option<Ns>>,
}

impl Used {
    fn new(tasks: usize) -> Used {
        Used { used_ns: vec![0; tasks], since_ns: vec![None; tasks] }
    }

    /// With what runs at the end.
    fn by_task_ns(self, end_ns: Ns) -> impl Iterator<Item = Ns> {
        let running = move |since_ns: Option<Ns>| since_ns.map_or(0, |since_ns| end_ns - since_ns);
        self.used_ns.into_iter().zip(self.since_ns).map(move |(ns, since)| ns + running(since))
    }
}

impl Recorder for Used {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        let Fact::Switch { prev, next, .. } = fact else { return };
        if let Some(prev) = prev
            && let Some(since_ns) = self.since_ns[prev.row()].take()
        {
            self.used_ns[prev.row()] += at_ns - since_ns;
        }
        if let Some(next) = next {
            self.since_ns[next.row()] = Some(at_ns);
        }
    }
}

fn count_throttles(scenario: &Scenario, outcome: &Outcome, seen: &mut Seen) {
    let group = scenario.groups.iter().position(|group| group.path == GROUP);
    let Some(limit) = group.and_then(|group| outcome.limits.get(group)) else { return };
    seen.period_s = limit.limit.period_ns as f64 / 1e9;
    seen.nr_periods = limit.stat.nr_periods as f64;
    seen.nr_throttled = limit.stat.nr_throttled as f64;
    seen.throttled_s = limit.stat.throttled_ns as f64 / 1e9;
}
