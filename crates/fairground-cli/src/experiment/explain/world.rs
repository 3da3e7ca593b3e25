//! What every explanation does in one world: as it is, after a change, or with one cause taken
//! away. All worlds of an explanation have the same seed, so they are compared in one history.
//! Explanations have different ones, so that the luck of one history is not in all of them.

use super::question::Question;
use crate::base::failure::Failure;
use crate::experiment::points;
use crate::experiment::statistics::weighted::{Range, share};
use crate::experiment::target::Target;
use crate::read::Overrides;
use crate::run::report::Report;
use crate::run::throttling::throttled_percent;
use fairground::record::blame::{Blame, CAUSES};
use fairground::record::span::Span;
use fairground::units::NS_PER_MS;
use rayon::prelude::*;

/// Shares of all requests of which it is noted how long they take.
pub const SHARES: [f64; 16] =
    [0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99, 0.995, 0.9975, 0.999];

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
        let nothing = Range { low: f64::NAN, likely: f64::NAN, high: f64::NAN };
        Range::of(&numbers).unwrap_or(nothing)
    }

    /// The same of a time: no finer than explanations are.
    pub fn time(&self, of: impl Fn(&Measured) -> f64) -> Range {
        self.range(of).coarse()
    }

    /// The share of all weight for which the target holds, 0 to 1.
    pub fn holds(&self) -> f64 {
        share(self.all.iter().map(|(weight, measured)| (measured.holds, *weight)))
    }
}

/// Runs every explanation in every world; what comes out has the worlds' order.
///
/// # Errors
/// When one of them makes no scenario.
pub fn run(
    question: &Question,
    worlds: &[Overrides],
    step: impl Fn() + Sync,
) -> Result<Vec<World>, Failure> {
    let explanations = &question.explanations;
    let count = explanations.len();
    let one = |place: usize| {
        let told = &explanations[place % count];
        let seed = Some(told.seed(question.seed));
        let overrides = Overrides { seed, ..told.over(&worlds[place / count]) };
        let measured = measure(question, &overrides);
        step();
        measured
    };
    let all: Vec<Result<Measured, Failure>> =
        (0..count * worlds.len()).into_par_iter().with_max_len(1).map(one).collect();
    let all = all.into_iter().collect::<Result<Vec<Measured>, Failure>>()?;
    let world = |measured: &[Measured]| World {
        all: explanations.iter().map(|told| told.weight).zip(measured.iter().cloned()).collect(),
    };
    Ok(all.chunks(count).map(world).collect())
}

fn measure(question: &Question, overrides: &Overrides) -> Result<Measured, Failure> {
    let scenario = question.asked.load(overrides)?.scenario;
    let told = points::run_one(&question.asked, &scenario, |report| of_report(question, report))?;
    told.map_err(Failure::Usage)
}

fn of_report(question: &Question, report: &Report<'_>) -> Result<Measured, String> {
    let span = report.spans.first().ok_or("the service has no requests")?;
    let holds = |target: &Target| match target.metric.measure(report) {
        Ok(value) => Ok(target.holds(value)),
        Err(missing) => Err(format!("--meet '{target}': {missing}")),
    };
    let group = report.scenario.groups.iter().position(|group| group.path == question.group);
    let limit = group.and_then(|group| report.outcome.limits.get(group));
    let stat = limit.map(|limit| &limit.stat);
    let ratio = stat.map_or(0.0, |stat| throttled_percent(stat.nr_throttled, stat.nr_periods));
    let used_ns = group.map_or(0, |group| report.groups()[group].stats.runtime_ns);
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
        holds: question.target.as_ref().map_or(Ok(true), holds)?,
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
