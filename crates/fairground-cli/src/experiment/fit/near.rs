//! Are the services of a set like the measured one? One rule, for `fit` and for `explain`, which
//! takes its set from `fit`: of latencies most must be near; of throttling and CPU use, what was
//! measured must not lie beyond all of them; the p99 itself must be known well enough; and by
//! percentiles alone a queue behind the limit must not be taken for a wait elsewhere.

use super::distance::{RATIO_OF_LITTLE, Target};
use super::percentile::{JUDGED, known_within_ns};
use super::question::{FitQuestion, Point, RATIO_NONE};
use crate::read::observed::Latencies;
use fairground_service::seen::Seen;
use fairground_service::service::Service;
use fairground_statistics::weighted::{COARSE, Range};

/// From this share of the weight on, services that are not near are most of them.
pub const MOST: f64 = 0.5;
/// A percentile that is not known within this factor is none: a set of services that share such a
/// p99 is luck.
pub(super) const KNOWN: f64 = 4.0;
/// From this share of throttled periods on a queue behind the limit may be most of a p50 that is so
/// many times a request's CPU time.
const MUCH_THROTTLED: f64 = 0.2;
const LONG: f64 = 5.0;
/// From this share of throttled periods on they may be the whole p99.
const OF_P99: f64 = 0.01;

/// What a set is cautioned with whose services are throttled in another share of periods.
pub const OTHERWISE: &str = "its services are throttled in another share of periods than was \
                             measured, so the limit stops yours in another way, and what another \
                             limit or burst does to a target is open";

/// Whether a share of throttled periods lies outside a range, both per cent: by more than ranges
/// are coarse, and not where both are so small that they can't be told from none.
pub fn is_otherwise(measured: f64, range: Range) -> bool {
    let is_within =
        range.low / (1.0 + COARSE) <= measured && measured <= range.high * (1.0 + COARSE);
    let are_none = measured.max(range.low) <= 100.0 * RATIO_NONE;
    !is_within && !are_none
}

/// Why to take a set with caution that is throttled otherwise than was measured, if so.
pub(super) fn otherwise(question: &FitQuestion, all: &[Weighed<'_>]) -> Option<&'static str> {
    let measured = 100.0 * question.throttled_share()?;
    let of = |(weight, _, seen): &Weighed<'_>| (100.0 * seen.throttled_share(), *weight);
    let range = Range::of(&all.iter().map(of).collect::<Vec<_>>())?;
    is_otherwise(measured, range).then_some(OTHERWISE)
}

/// Whether a latency is near what was measured, which lies between these two, in the same unit; an
/// end may be open. Near is what lies within this factor ([`FitQuestion::near`]).
pub fn is_near(latency: f64, within: [Option<f64>; 2], near: f64) -> bool {
    let [low, high] = near_ends(within, near);
    low.is_none_or(|low| latency >= low) && high.is_none_or(|high| latency <= high)
}

/// The ends of what is near.
pub fn near_ends([low, high]: [Option<f64>; 2], near: f64) -> [Option<f64>; 2] {
    [low.map(|low| low / near), high.map(|high| high * near)]
}

/// A service with its weight, and what was seen of it.
pub(super) type Weighed<'s> = (f64, &'s Service, &'s Seen);

/// Why nothing should be decided by these services, if so.
pub(super) fn misfit(
    question: &FitQuestion,
    target: &Target,
    all: &[Weighed<'_>],
) -> Option<String> {
    let points = question.points();
    question
        .observed
        .stopped_elsewhere
        .clone()
        .or_else(|| coarse(&points))
        .or_else(|| far(all, &points, question.near()))
        .or_else(|| beyond(target, all))
        .or_else(|| queue_or_wait(question, all))
        .or_else(|| hardly_throttled(question, all))
}

/// True if they are not near what was measured.
pub(super) fn is_lost(question: &FitQuestion, target: &Target, all: &[Weighed<'_>]) -> bool {
    let far = far(all, &question.points(), question.near());
    far.or_else(|| beyond(target, all)).is_some()
}

/// That the p99 is hardly known.
pub(super) fn coarse(points: &[Point]) -> Option<String> {
    let within_ms = known_within_ns(points, 0.99).map(|end| end.map(|ns| ns / 1e6));
    let where_ = match within_ms {
        [Some(low), Some(high)] if high <= KNOWN * low => return None,
        [low, Some(high)] => format!("between {} and {high} ms", low.unwrap_or(0.0)),
        [low, None] => format!("above {} ms", low.unwrap_or(0.0)),
    };
    Some(format!(
        "the p99 is only known to lie {where_}, and services that differ in all else share that; \
         finer buckets there, or the p99 itself, would tell"
    ))
}

/// The percentile that most of the members do not have near what was measured, if there is one.
fn far(all: &[Weighed<'_>], points: &[Point], near: f64) -> Option<String> {
    let is_far = |share: f64| {
        let within_ns = known_within_ns(points, share);
        let is_off = |seen: &Seen| !is_near(seen.quantile_ns(share), within_ns, near);
        are_most(all, |(.., seen)| is_off(seen))
    };
    let (name, _) = JUDGED.into_iter().find(|(_, share)| is_far(*share))?;
    Some(format!(
        "most services of this set are not near the figures that it is of: their {name} is another \
         one"
    ))
}

/// The figure that lies beyond all of them by more than the unit in which it is compared.
fn beyond(target: &Target, all: &[Weighed<'_>]) -> Option<String> {
    let figures = target.shares().into_iter().find_map(|figure| {
        let of = |(weight, _, seen): &Weighed<'_>| (100.0 * (figure.of)(seen), *weight);
        let Range { low, high, .. } = Range::of(&all.iter().map(of).collect::<Vec<_>>())?;
        let (measured, unit) = (100.0 * figure.measured, 100.0 * figure.unit);
        let is_beyond = measured > high + unit || measured < low - unit;
        let name = figure.name;
        is_beyond.then(|| format!("{name} {low:.1} to {high:.1} %, measured is {measured:.1} %"))
    })?;
    Some(format!(
        "the services of this set are not like the figures that it is of: their {figures}"
    ))
}

/// Do these services carry most of the weight?
fn are_most<'s>(all: &[Weighed<'s>], are: impl Fn(&Weighed<'s>) -> bool) -> bool {
    let these = all.iter().filter(|one| are(one));
    these.map(|(weight, ..)| weight).sum::<f64>() >= MOST
}

/// True if of the latencies nothing is known but some percentiles.
fn has_percentiles_alone(question: &FitQuestion) -> bool {
    matches!(question.observed.latency, Some(Latencies::Quantiles(_)))
}

/// That percentiles alone can't tell a queue behind the limit from waits elsewhere, where the set
/// has the waits. A queue that comes with bursts of a hundred requests and one that never empties
/// have the same p50 and p99 as a service that waits; the search finds the latter far more easily.
fn queue_or_wait(question: &FitQuestion, all: &[Weighed<'_>]) -> Option<String> {
    let observed = &question.observed;
    let share = question.throttled_share()?;
    let work_ns = observed.cpu_usage_cpus? / observed.requests_per_s? * 1e9;
    let p50_ns = known_within_ns(&question.points(), 0.5)[1]?;
    let may_be_a_queue = share >= MUCH_THROTTLED && p50_ns >= LONG * work_ns;
    let wait = || are_most(all, |(_, service, _)| service.io_ns > 0.5 * p50_ns);
    (has_percentiles_alone(question) && may_be_a_queue && wait()).then(|| {
        format!(
            "it is throttled in {:.0} % of periods, and its p50 is {:.0} times a request's CPU \
             time. That may be a queue behind the limit, or waits elsewhere as most services of \
             this set have them: percentiles can't tell. A histogram of its latencies would, or \
             how long its calls elsewhere take",
            100.0 * share,
            p50_ns / work_ns
        )
    })
}

/// That percentiles alone leave open what the limit does, where most of the set is throttled in
/// less than half of the measured periods. From one period in a hundred on they may be all that the
/// p99 is made of. (By a histogram such sets held 28 of 30 truths.) The same of services whose
/// threads follow the limit, whatever is known of the latencies: two Go services with bursts lost
/// half and two thirds of their p99 without it, where such sets said 0 to 9 and 1 to 12 %.
fn hardly_throttled(question: &FitQuestion, all: &[Weighed<'_>]) -> Option<String> {
    let share = question.throttled_share().filter(|share| *share >= OF_P99)?;
    let have_less = || are_most(all, |(.., seen)| seen.throttled_share() < RATIO_OF_LITTLE * share);
    let what_would = match (has_percentiles_alone(question), question.runtime) {
        (true, _) => "percentiles can't tell; a histogram of its latencies would",
        (false, Some(_)) => "these figures can't tell; those of an hour with fewer requests would",
        (false, None) => return None,
    };
    have_less().then(|| {
        format!(
            "it is throttled in {:.1} % of periods, and most services of this set in less than \
             half as many. A few of them may be the whole p99, and {what_would}",
            100.0 * share
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(share: f64, ms: f64) -> Point {
        Point { share, ns: ms * 1e6, requests: 1e4, bound: false }
    }

    #[test]
    fn a_time_is_near_its_bucket_or_not() {
        let bucket = [Some(250.0), Some(500.0)];
        assert_eq!(
            [108.0, 210.0, 400.0, 600.0, 700.0].map(|ms| is_near(ms, bucket, 1.25)),
            [false, true, true, true, false]
        );
        assert!(is_near(1e6, [Some(10_000.0), None], 1.25), "the last bucket is open");
    }

    #[test]
    fn throttled_otherwise_is_outside_the_range_by_more_than_it_is_coarse() {
        let of = |measured: f64, low: f64, high: f64| {
            is_otherwise(measured, Range { low, likely: (low + high) / 2.0, high })
        };
        assert!(!of(6.0, 3.0, 9.0) && !of(6.7, 7.0, 12.0) && !of(6.9, 4.0, 6.6));
        assert!(of(4.7, 5.96, 11.4) && of(7.1, 4.0, 6.6));
        assert!(!of(0.03, 0.0, 0.0) && !of(0.0, 0.1, 0.4), "none on both sides");
        assert!(of(0.0, 2.0, 4.0) && of(2.0, 0.0, 0.1));
    }

    #[test]
    fn a_p99_in_a_wide_bucket_is_not_known() {
        let of = |points: &[(f64, f64)]| {
            coarse(&points.iter().map(|&(share, ms)| point(share, ms)).collect::<Vec<_>>())
        };
        assert_eq!(of(&[(0.5, 9.0), (0.99, 85.0)]), None);
        assert_eq!(of(&[(0.7, 25.0), (0.98, 50.0), (1.0, 100.0)]), None);
        let told = |points: &[(f64, f64)]| of(points).expect("it is coarse");
        let first = told(&[(0.995, 1000.0), (1.0, 5000.0)]);
        assert!(first.contains("between 0 and 1000 ms"), "{first}");
        assert!(told(&[(0.9, 10.0), (0.999, 100.0)]).contains("between 10 and 100 ms"));
        assert!(told(&[(0.5, 10.0), (0.95, 100.0)]).contains("above 100 ms"));
    }
}
