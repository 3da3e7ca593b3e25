//! Deadline tasks that compute for longer than they have reserved: DEVIATES(no-cbs).

use crate::base::number::duration;
use fairground::sim::scenario::Scenario;
use fairground::units::Ns;
use fairground::workload::behavior::{SchedPolicy, Step};
use fairground::workload::draw::Draw;

/// What to say of the first of them.
pub(super) fn exceeded(scenario: &Scenario) -> Option<String> {
    let workload = &scenario.workload;
    workload.tasks.iter().find_map(|task| {
        let SchedPolicy::Deadline(spec) = task.policy else { return None };
        let mut runs = workload.programs[task.program].steps.iter().filter_map(longest_ns);
        runs.any(|ns| ns > Ns::from(spec.runtime_ns)).then(|| {
            format!(
                "{} may compute for longer at a time than the {} of each {} that it has reserved: \
                 Linux would stop it until its next period; here it goes on, so it is too fast and \
                 all others beside it are too slow (docs/explanation/fidelity.md, no-cbs)",
                task.name,
                duration(spec.runtime_ns.into()),
                duration(spec.period_ns.into()),
            )
        })
    })
}

/// How long a step computes at most, ns.
fn longest_ns(step: &Step) -> Option<Ns> {
    let (Step::Run(work) | Step::RunWall(work) | Step::Kernel { work, .. }) = *step else {
        return None;
    };
    Some(match work {
        Draw::Fixed(ns) => ns,
        Draw::Uniform { hi, .. } => hi,
        Draw::Mixture { usual, rare, exponential: false, .. } => usual.max(rare),
        Draw::Exponential { .. } | Draw::Lognormal { .. } | Draw::Mixture { .. } => Ns::MAX,
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn a_task_that_computes_longer_than_it_reserved_is_told() {
        let told = |run: &str| {
            let text = format!(
                "[tasks.dl]\npolicy = \"SCHED_DEADLINE\"\ndl-runtime = \"10ms\"\n\
                 dl-period = \"100ms\"\nrun = {run}\nsleep = \"50ms\"\n"
            );
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::exceeded(&scenario.unwrap_or_else(|error| panic!("{error}")))
        };
        let long = told("\"50ms\"").expect("it is told");
        assert!(
            long.starts_with("dl may compute for longer at a time than the 10ms of each 100ms")
        );
        assert!(told("{ exp = \"1ms\" }").is_some() && told("\"10ms\"").is_none());
    }
}
