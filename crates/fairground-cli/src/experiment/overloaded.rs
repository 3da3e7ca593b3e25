//! Which targets can't hold because a queue grows: one judgement, for whoever holds runs to them.

use super::target::{Comparison, Target};
use crate::run::overload::{Queue, Shown};
use crate::run::signs::{Sign, of_runs};
use fairground_statistics::better::Better;

/// Why a bound on times does not hold under overload.
pub const GROWS: &str = "the queue grows, so a longer run shows longer times";

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

/// Of an overloaded queue no bound on times holds: they grow as long as the run lasts.
fn is_meaningless(target: &Target, queues: &[Queue], signs: &[Sign]) -> bool {
    let bounds = matches!(target.comparison, Comparison::Less | Comparison::AtMost);
    let spans: Vec<&str> = queues.iter().map(|queue| queue.span.as_str()).collect();
    let Some(span) = target.metric.span(&spans) else { return false };
    let grows = |Sign { overload, may_be_chance, .. }: &Sign| {
        overload.kind.grows() && !may_be_chance && overload.subject == span
    };
    let is_overfull = queues.iter().any(|queue| queue.span == span && queue.is_overfull);
    bounds && target.metric.better() == Better::Lower && (is_overfull || signs.iter().any(grows))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::overload::{Kind, Overload};

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
            })
        };
        let usual = queues("web/request", "batch/request");
        let of = |target: &str, sign: &Sign| {
            is_meaningless(&Target::parse(target).unwrap(), &usual, std::slice::from_ref(sign))
        };
        assert!(of("p99 < 60s", &grows) && of("web.p99 <= 60s", &grows));
        assert!(of("p99 < 60s", &sign("web/request", Kind::Refused)));
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
