//! Which part of a run a timeline draws.

use crate::base::failure::Failure;
use crate::base::number::duration;
use crate::run::observe::Observed;
use crate::run::schedule::slowest;
use fairground::record::span::Passage;
use fairground::sim::scenario::Scenario;
use fairground::units::Ns;

/// Which part of a run is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// So long from the start on, ns.
    First(Ns),
    /// Around the slowest request.
    Slowest,
    /// From a time on, so long, ns.
    At(Ns, Ns),
}

/// A request with its span's name.
pub type Slow = (String, Passage);

/// Where the part begins, how long it is, and the request that it is about.
pub fn part(
    when: When,
    scenario: &Scenario,
    observed: &Observed,
) -> Result<(Ns, Ns, Option<Slow>), Failure> {
    let ended_ns = observed.outcome.ended_ns;
    match when {
        When::First(span_ns) => Ok((0, span_ns, None)),
        When::At(from_ns, span_ns) if from_ns < ended_ns => Ok((from_ns, span_ns, None)),
        When::At(from_ns, _) => Err(Failure::Usage(format!(
            "--timeline: the run ends at {}, before {}\naccepted: FROM+LENGTH with a FROM below \
             that, a LENGTH alone, slowest",
            duration(ended_ns),
            duration(from_ns)
        ))),
        When::Slowest => {
            let all = slowest(&observed.spans).into_iter();
            let Some((span, slow)) = all.max_by_key(|(_, slow)| slow.elapsed_ns) else {
                return Err(Failure::Usage(
                    "--timeline=slowest: this workload times nothing, or nothing has ended\n\
                     accepted: --timeline=TIME, --timeline=FROM+LENGTH"
                        .into(),
                ));
            };
            let margin_ns = (slow.elapsed_ns / 10).max(1);
            let name = scenario.workload.spans[span].name.clone();
            let from_ns = slow.at_ns.saturating_sub(margin_ns);
            let to_ns = slow.at_ns + slow.elapsed_ns + margin_ns;
            Ok((from_ns, to_ns - from_ns, Some((name, *slow))))
        }
    }
}

/// The next number with two digits and noughts.
pub fn round(step_ns: Ns) -> Ns {
    let unit = 10u64.pow(step_ns.ilog10().saturating_sub(1));
    step_ns.div_ceil(unit) * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_around_a_request_has_round_numbers() {
        assert_eq!([1, 99, 101, 6_359_228].map(round), [1, 99, 110, 6_400_000]);
    }
}
