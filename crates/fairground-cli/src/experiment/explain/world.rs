//! What every explanation does in one world: as it is, after a change, or with one cause taken
//! away. All worlds of an explanation have the same seed, so they are compared in one history.
//! Explanations have different ones, so that the luck of one history is not in all of them.

use super::question::Question;
use super::variant::{Variant, chains};
use crate::base::failure::Failure;
use crate::experiment::fit::MOST;
use crate::experiment::points;
use crate::experiment::target::Target;
use crate::experiment::worlds::World as Told;
use crate::read::Overrides;
use crate::run::report::Report;
use crate::run::throttling::throttled_percent;
use fairground::record::blame::{Blame, CAUSES};
use fairground::record::span::Span;
use fairground::units::{GroupId, Id, NS_PER_MS};
use fairground_statistics::weighted::{COARSE, Range, share};
use rayon::prelude::*;

/// Shares of all requests of which it is noted how long they take.
pub const SHARES: [f64; 16] =
    [0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99, 0.995, 0.9975, 0.999];

/// Requests that may be left at the end of a run whose queue does not grow, per cent.
const LEFT_MAX_PERCENT: f64 = 2.0;

/// What one explanation does in one world.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Median latency, ms.
    pub p50_ms: f64,
    /// 99th percentile, ms.
    pub p99_ms: f64,
    /// How long each of [`SHARES`] takes at most, ns.
    pub latency_ns: Vec<f64>,
    /// Periods with throttling, per cent; 0 without a limit.
    pub throttled_percent: f64,
    /// CPUs that the service uses.
    pub usage_cpus: f64,
    /// Of the time, in which something of the service waited for a CPU, per cent (`some` of
    /// `cpu.pressure`).
    pub pressure_some_percent: f64,
    /// Requests that were still waiting when the run ended, per cent of those that came.
    pub in_flight_percent: f64,
    /// Where the time of the slowest hundredth went.
    pub tail: Blame,
    /// Whether the target holds; true if there is none.
    pub holds: bool,
    /// The same if all times were as short, and as long, as those of a service that is near this
    /// one may be.
    pub holds_at_ends: [bool; 2],
    /// True if no limit made a difference to this history.
    pub is_unthrottled: bool,
}

/// What all of them do, with their weights.
#[derive(Clone, PartialEq, Debug)]
pub struct World {
    /// By explanation: its weight, and what it does.
    pub all: Vec<(f64, Measured)>,
}

impl World {
    /// A number of all of them as a range; no range without explanations.
    pub fn range(&self, of: impl Fn(&Measured) -> f64) -> Range {
        let numbers: Vec<(f64, f64)> =
            self.all.iter().map(|(weight, measured)| (of(measured), *weight)).collect();
        Range::of(&numbers).unwrap_or(Range::NOTHING)
    }

    /// The same of a time: no finer than explanations are.
    pub fn time(&self, of: impl Fn(&Measured) -> f64) -> Range {
        self.range(of).coarse()
    }

    /// True if most of the weight is of services whose queue grows: their p99 is as long as they
    /// are run.
    pub fn is_overloaded(&self) -> bool {
        let grows = |measured: &Measured| measured.in_flight_percent > LEFT_MAX_PERCENT;
        share(self.all.iter().map(|(weight, measured)| (grows(measured), *weight))) >= MOST
    }

    /// The share of all weight for which the target holds, 0 to 1.
    pub fn holds(&self) -> f64 {
        share(self.all.iter().map(|(weight, measured)| (measured.holds, *weight)))
    }

    /// The least and the most of it, if times are no finer than explanations are.
    pub fn holds_at_ends(&self) -> [f64; 2] {
        let of = |holds: fn(&Measured) -> bool| {
            share(self.all.iter().map(|(weight, measured)| (holds(measured), *weight)))
        };
        [
            of(|measured| !measured.holds_at_ends.contains(&false)),
            of(|measured| measured.holds_at_ends.contains(&true)),
        ]
    }
}

/// Runs every explanation in every world; what comes out has the worlds' order. What is known
/// without a run is not run.
///
/// # Errors
/// When one of them makes no scenario.
pub fn run(
    question: &Question,
    worlds: &[Variant],
    step: impl Fn() + Sync,
) -> Result<Vec<World>, Failure> {
    let explanations = &question.explanations;
    let chains = chains(worlds);
    let one = |place: usize| {
        let told = &explanations[place / chains.len()];
        chain(question, told, worlds, &chains[place % chains.len()], &step)
    };
    let count = explanations.len() * chains.len();
    let runs: Vec<Result<Vec<(usize, Measured)>, Failure>> =
        (0..count).into_par_iter().with_max_len(1).map(one).collect();
    let mut all: Vec<World> = worlds.iter().map(|_| World { all: Vec::new() }).collect();
    for (at, chain) in runs.into_iter().enumerate() {
        let weight = explanations[at / chains.len()].weight;
        for (place, measured) in chain? {
            all[place].all.push((weight, measured));
        }
    }
    Ok(all)
}

/// One explanation in worlds that may share a history.
fn chain(
    question: &Question,
    told: &Told,
    worlds: &[Variant],
    places: &[usize],
    step: &(impl Fn() + Sync),
) -> Result<Vec<(usize, Measured)>, Failure> {
    // Other targets may be about the limit itself, which worlds with one history do not share.
    // Where threads follow the limit, another limit is another history.
    let may_share = question.is_of_requests() && question.runtime.is_none();
    let mut known: Vec<(usize, Measured)> = Vec::new();
    for &place in places {
        let same = |(earlier, measured): &&(usize, Measured)| {
            may_share && measured.is_unthrottled && worlds[place].shares(&worlds[*earlier])
        };
        let measured = match known.iter().find(same) {
            Some((_, measured)) => measured.clone(),
            None => {
                let seed = Some(told.seed(question.seed));
                let overrides = Overrides { seed, ..told.over(&worlds[place].overrides) };
                measure(question, &overrides)?
            }
        };
        known.push((place, measured));
        step();
    }
    Ok(known)
}

fn measure(question: &Question, overrides: &Overrides) -> Result<Measured, Failure> {
    let scenario = question.asked.load(overrides)?.scenario;
    let by = points::recorders(question.is_of_requests());
    let tell = |report: &Report<'_>| of_report(question, report);
    points::run_by(by, &question.asked, &scenario, tell)?.map_err(Failure::Usage)
}

fn of_report(question: &Question, report: &Report<'_>) -> Result<Measured, String> {
    let span = report.spans.first().ok_or("the service has no requests")?;
    let value = |target: &Target| match target.metric.measure(report) {
        Ok(value) => Ok(value),
        Err(missing) => Err(format!("--meet '{target}': {missing}")),
    };
    let values = question.targets.iter().map(value).collect::<Result<Vec<f64>, String>>()?;
    let hold = |times: f64| {
        let mut judged = question.targets.iter().zip(&values);
        judged.all(|(target, value)| {
            target.holds(if target.metric.unit().is_time() { value * times } else { *value })
        })
    };
    let group = report.scenario.groups.iter().position(|group| group.path == question.group);
    let limit = group.and_then(|group| report.outcome.limits.get(group));
    let stat = limit.map(|limit| &limit.stat);
    let ratio = stat.map_or(0.0, |stat| throttled_percent(stat.nr_throttled, stat.nr_periods));
    let used_ns = group.map_or(0, |group| report.runtime_ns(GroupId::from_index(group)));
    let pressure = group.and_then(|group| report.pressure.get(group));
    let waited_ns = pressure.map_or(0, |pressure| pressure.some_ns);
    let ended_ns = report.outcome.ended_ns.max(1) as f64;
    Ok(Measured {
        p50_ms: percentile_ms(span, 50.0),
        p99_ms: percentile_ms(span, 99.0),
        latency_ns: SHARES.map(|share| span.percentile_ns(100.0 * share) as f64).into(),
        throttled_percent: ratio,
        usage_cpus: used_ns as f64 / ended_ns,
        pressure_some_percent: 100.0 * waited_ns as f64 / ended_ns,
        in_flight_percent: 100.0 * span.in_flight() as f64 / span.arrived.max(1) as f64,
        tail: span.tail(0.01).1.blame,
        holds: hold(1.0),
        holds_at_ends: [hold(1.0 / (1.0 + COARSE)), hold(1.0 + COARSE)],
        is_unthrottled: report.stats.throttles == 0 && report.scenario.writes.is_empty(),
    })
}

fn percentile_ms(span: &Span, percent: f64) -> f64 {
    span.percentile_ns(percent) as f64 / NS_PER_MS as f64
}

/// The share of some causes in a blame, 0 to 1; 0 of nothing.
pub fn share_of(blame: &Blame, causes: &[&str]) -> f64 {
    debug_assert!(causes.iter().all(|cause| CAUSES.iter().any(|(_, name)| name == cause)));
    let of = blame.iter().filter(|(name, _)| causes.contains(name));
    of.map(|(_, time_ns)| time_ns).sum::<u64>() as f64 / blame.total_ns().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Asked;
    use fairground::model::limit::Limit;

    const SET: &str = r#"
        machine = "node:1 l3:1 core:4 pu:1"
        [groups."/web"]
        "cpu.max" = "150000 100000"
        [[explanations]]
        weight = 1
        [[explanations.workloads]]
        command = """server --threads 4 --rate 100/s --service exp:8ms \
                     --arrivals bursty --burst 16 --duration 2s"""
        group = "/web"
        [[explanations]]
        weight = 1
        [[explanations.workloads]]
        command = """server --threads 2 --rate 60/s --service 8ms \
                     --arrivals bursty --burst 16 --duration 2s"""
        group = "/web"
    "#;

    /// Limits from one that throttles to none, each with its burst, us.
    const LIMITS_US: [(Option<u64>, u64); 6] = [
        (Some(150_000), 0),
        (Some(150_000), 150_000),
        (Some(220_000), 0),
        (Some(300_000), 0),
        (Some(300_000), 300_000),
        (None, 0),
    ];

    fn variant((quota_us, burst_us): (Option<u64>, u64)) -> Variant {
        let quota = quota_us.map_or("max".to_owned(), |us| us.to_string());
        let limit =
            vec![format!("/web=cpu.max={quota} 100000"), format!("/web=cpu.max.burst={burst_us}")];
        let limit_ns = Limit {
            quota_ns: quota_us.map(|us| us * 1000),
            period_ns: 100 * NS_PER_MS,
            burst_ns: burst_us * 1000,
        };
        Variant { overrides: Overrides { limit, ..Overrides::default() }, limit: limit_ns }
    }

    #[test]
    fn a_history_that_is_shared_is_the_one_that_a_run_gives() {
        let question = Question::of_set(Asked::Text(SET.into()), Vec::new()).expect("it is a set");
        let variants = LIMITS_US.map(variant);
        let (steps, count) = (std::sync::Mutex::new(0), variants.len() * 2);
        let all = run(&question, &variants, || *steps.lock().unwrap() += 1).expect("it runs");
        assert_eq!(steps.into_inner().unwrap(), count);
        let mut shared = 0;
        for (variant, world) in variants.iter().zip(&all) {
            for (told, (_, measured)) in question.explanations.iter().zip(&world.all) {
                let seed = Some(told.seed(question.seed));
                let overrides = Overrides { seed, ..told.over(&variant.overrides) };
                assert_eq!(&measure(&question, &overrides).expect("it runs"), measured);
                shared += usize::from(measured.is_unthrottled);
            }
        }
        assert!((4..count).contains(&shared), "{shared} of {count} are not throttled");
    }
}
