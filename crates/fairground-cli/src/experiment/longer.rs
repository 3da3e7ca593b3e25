//! How much longer a longer run may show times of requests: what a bound on them has to keep in
//! runs that are short ([`crate::run::short`]).
//!
//! A short run begins with an empty queue and sees few of its waves. Measured
//! (`docs/explanation/model.md`, How long a run must be): the largest of ten and more histories
//! comes near the p99 of a long one, the median of them does not. So what counts is how many
//! histories there are, and how many of them have to keep the bound.

use super::overloaded::bounded;
use super::target::Target;
use crate::run::overload::{Queue, Shown};

/// By so much, where the run forgets once, if the largest of many histories keeps the bound.
const OF_MANY: f64 = 1.2;
/// The same of one history.
const OF_ONE: f64 = 4.0;

/// More than this is told as that: the run shows next to nothing of its queue.
pub const TOLD_MAX: f64 = 20.0;

/// Among how many histories the one is the largest that has to keep a bound: among all, or of those
/// of which a share has to.
///
/// `share`: 0 to 1.
pub fn among(histories: usize, share: f64) -> f64 {
    (histories as f64).min(1.0 / (1.0 - share).max(f64::EPSILON))
}

/// How many times as long a longer run may show what a target bounds: 1 where the run is long
/// enough, and of what is no time of requests.
pub fn longer(target: &Target, shown: &Shown, among: f64) -> f64 {
    let queue = bounded(target, &shown.queues).filter(|_| !target.metric.is_of_shortest());
    let times = queue.and_then(|Queue { short_times, .. }| *short_times);
    times.map_or(1.0, |times| 1.0 + OF_MANY.max(OF_ONE / among) / times)
}

/// The same in words.
pub fn in_words(longer: f64) -> String {
    let times = match longer > TOLD_MAX {
        true => format!("more than {TOLD_MAX}"),
        false => format!("{longer:.2}"),
    };
    format!("the run is short, and a longer one (--duration) may show {times} times as much")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(target: &str, among: f64) -> f64 {
        let queue = |span: &str, short_times| Queue {
            span: span.into(),
            quarters: None,
            arrived: 9.0,
            is_overfull: false,
            short_times,
        };
        let queues = vec![queue("web/request", Some(4.0)), queue("batch/request", None)];
        longer(&Target::parse(target).unwrap(), &Shown { signs: Vec::new(), queues }, among)
    }

    #[test]
    fn a_bound_on_times_of_a_short_run_has_to_be_kept_by_more_the_fewer_histories_there_are() {
        assert_eq!([1.0, 2.0, 10.0].map(|among| of("p99 < 30ms", among)), [2.0, 1.5, 1.3]);
        assert_eq!(of("batch.p99 < 30ms", 1.0), 1.0, "that queue is fast");
        assert_eq!(of("throughput > 30", 1.0), 1.0);
        assert_eq!(of("p99 > 30ms", 1.0), 1.0, "a longer run shows that too");
        assert_eq!(of("latency_ms_min < 30ms", 1.0), 1.0, "so it does that");
    }

    #[test]
    fn the_largest_of_a_share_is_the_largest_of_fewer() {
        assert_eq!((among(10, 1.0), among(10, 0.5), among(1, 0.9)), (10.0, 2.0, 1.0));
        assert!((among(60, 0.9) - 10.0).abs() < 1e-9);
    }
}
