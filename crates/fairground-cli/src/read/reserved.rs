//! Deadline tasks that compute for longer at a time than they have reserved: DEVIATES(no-cbs); and
//! real-time ones that do so for longer than Linux lets them: DEVIATES(rt-bandwidth). What they
//! take in the mean of a run is told beside its numbers.

use crate::base::number::duration;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_MS, Ns};
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

/// What to say of the first real-time task that takes more than its 95 % of a second at a time.
pub(super) fn unbounded(scenario: &Scenario) -> Option<String> {
    /// What Linux leaves to them of each second (`sched_rt_runtime_us`).
    const RUNTIME_NS: Ns = 950 * NS_PER_MS;
    let workload = &scenario.workload;
    workload.tasks.iter().find_map(|task| {
        if !matches!(task.policy, SchedPolicy::Fifo(_) | SchedPolicy::RoundRobin(_)) {
            return None;
        }
        let runs = workload.programs[task.program].steps.iter().filter_map(longest_ns);
        let longest_ns = runs.filter(|ns| *ns < Ns::MAX).max().filter(|ns| *ns > RUNTIME_NS)?;
        Some(format!(
            "{} computes for up to {} at a time: Linux gives fair tasks that wait 50ms of each \
             second beside it (sched_rt_runtime_us up to 6.11, the fair server from 6.12); here \
             they get nothing until it is done, so their waits are up to so long \
             (docs/explanation/fidelity.md, rt-bandwidth)",
            task.name,
            duration(longest_ns),
        ))
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

    #[test]
    fn a_real_time_task_that_computes_for_seconds_is_told() {
        let told = |run: &str| {
            let text = format!(
                "[tasks.rt]\npolicy = \"SCHED_FIFO\"\npriority = 5\nrun = {run}\nsleep = \"2s\"\n"
            );
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::unbounded(&scenario.unwrap_or_else(|error| panic!("{error}")))
        };
        assert!(told("\"3s\"").expect("it is told").starts_with("rt computes for up to 3s at"));
        assert!(told("\"900ms\"").is_none() && told("{ exp = \"100ms\" }").is_none());
    }
}
