//! Which targets can't hold because a queue grows: one judgement, for whoever holds runs to them.

use super::target::Target;
use crate::run::overload::{Kind, Queue, Shown};
use crate::run::signs::{Sign, of_runs};
use fairground_statistics::better::Better;

/// Why a bound on times does not hold under overload.
pub const GROWS: &str = "the queue grows, so a longer run shows longer times, or more are refused \
                         than lie above it";

/// By target whether runs of one scenario show that it bounds times of requests whose queue grows,
/// or must grow, or of which some are refused.
pub fn meaningless<'s>(
    targets: &[Target],
    runs: impl Iterator<Item = &'s Shown> + Clone,
) -> Vec<bool> {
    let signs = of_runs(runs.clone());
    let queues = runs.map(|run| &run.queues[..]).next().unwrap_or_default();
    targets.iter().map(|target| is_meaningless(target, queues, &signs)).collect()
}

/// Of an overloaded queue no bound on times holds: they grow as long as the run lasts. Where some
/// are refused, it does not grow; but who is refused waits for ever, so a percentile bounds times
/// if no more are refused than lie above it.
fn is_meaningless(target: &Target, queues: &[Queue], signs: &[Sign]) -> bool {
    let Some(queue) = bounded(target, queues) else { return false };
    let grows = |Sign { overload, may_be_chance, .. }: &Sign| {
        let bears = target.metric.bears_refused_percent();
        let is_told = match overload.kind {
            Kind::Refused => bears.is_some_and(|percent| overload.value >= percent),
            kind => kind.grows(),
        };
        is_told && !may_be_chance && overload.subject == queue.span
    };
    queue.is_overfull || signs.iter().any(grows)
}

/// The queue of the requests whose times a target bounds from above, if it does.
pub fn bounded<'q>(target: &Target, queues: &'q [Queue]) -> Option<&'q Queue> {
    let bounds = target.comparison.is_at_most();
    let spans: Vec<&str> = queues.iter().map(|queue| queue.span.as_str()).collect();
    let span = target.metric.span(&spans)?;
    let is_bound = bounds && target.metric.better() == Better::Lower;
    queues.iter().find(|queue| is_bound && queue.span == span)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::overload::Overload;

    #[test]
    fn times_of_a_queue_that_grows_hold_no_bound() {
        let sign = |subject: &str, kind| Sign {
            overload: Overload::new(kind, subject, [9.0, 1.0]),
            is_mean: true,
            runs: 3,
            may_be_chance: false,
        };
        let grows = sign("web/request", Kind::Queue);
        let queues = |first: &str, second: &str| {
            [first, second].map(|span| Queue {
                span: span.into(),
                quarters: None,
                arrived: 9.0,
                is_overfull: false,
                short_times: None,
            })
        };
        let usual = queues("web/request", "batch/request");
        let of = |target: &str, sign: &Sign| {
            is_meaningless(&Target::parse(target).unwrap(), &usual, std::slice::from_ref(sign))
        };
        assert!(of("p99 < 60s", &grows) && of("web.p99 <= 60s", &grows));
        let refused = sign("web/request", Kind::Refused);
        assert!(of("p99 < 60s", &refused), "9 % wait for ever");
        assert!(of("latency_ms_max < 60s", &refused) && !of("p90 < 60s", &refused));
        assert!(!of("refused < 5", &refused), "no time of requests");
        assert!(!of("batch.p99 < 60s", &grows), "another's queue");
        assert!(!of("p99 < 60s", &Sign { may_be_chance: true, ..grows.clone() }));
        assert!(!of("p99 > 1s", &grows), "it will be longer still");
        assert!(!of("nr_throttled < 5", &grows), "no time of requests");
        assert!(!of("p99 < 60s", &sign("/web", Kind::Load)));
        let other = queues("batch/request", "web/request");
        let bound = Target::parse("p99 < 60s").unwrap();
        assert!(!is_meaningless(&bound, &other, &[grows]), "unnamed, it is of the first span");
        let mut full = usual.clone();
        full[0].is_overfull = true;
        assert!(is_meaningless(&bound, &full, &[]), "they ask for more than there is");
    }
}
