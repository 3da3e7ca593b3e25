//! Tasks that wake at fixed times, and so at the same points between two ticks in every history,
//! where nothing else that they meet is random.

use super::in_step::fixed_ns;
use crate::base::divisor::gcd;
use crate::base::number::duration;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_US, Ns};
use fairground::workload::behavior::Step;

/// Points between two ticks that are nearer to each other see the same.
const APART_NS: Ns = 100 * NS_PER_US;

/// What to say of the first of them. Ticks end turns and balance, so these points decide who waits
/// how long: more seeds show no others.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let (workload, tick_ns) = (&scenario.workload, scenario.kernel.tick_ns());
    let mut steps = workload.programs.iter().flat_map(|program| &program.steps);
    let is_random = !workload.sources.is_empty() || steps.any(Step::is_random);
    if is_random || scenario.machine.uptime_ns.is_none() {
        return None;
    }
    // So far apart are the points at which a task of this period meets ticks.
    let apart_ns = |period_ns: &Ns| gcd(*period_ns, tick_ns);
    let (task, period_ns) = workload.tasks.iter().find_map(|task| {
        let steps = workload.programs[task.program].steps.iter();
        let mut periods = steps.filter_map(fixed_ns);
        Some((task, periods.find(|period_ns| apart_ns(period_ns) >= APART_NS)?))
    })?;
    let points = tick_ns / apart_ns(&period_ns);
    Some(format!(
        "{} wakes each {}, to the moment, and ticks come each {}: it meets them at the same \
         {points} point{}, in every history. So seeds show one sample of what such a task may \
         see; machine.uptime = \"random\" begins each history at a moment of its own",
        task.name,
        duration(period_ns),
        duration(tick_ns),
        if points == 1 { "" } else { "s" },
    ))
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};
    use fairground::record::digest::Digest;
    use fairground::sim::simulate;

    #[test]
    fn who_meets_ticks_at_the_same_points_is_told() {
        let told_of = |run: &str, period: &str, more: &str| {
            let text = format!(
                "[machine]\ncores = 2\n{more}[tasks.audio]\nphases.p.loop = -1\nphases.p.events \
                 = [{{ run = {run} }}, {{ timer = {{ ref = \"t\", period = \"{period}\" }} }}]\n"
            );
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::told(&scenario.unwrap_or_else(|error| panic!("{error}"))).unwrap_or_default()
        };
        let told = |period: &str, more: &str| told_of("\"1ms\"", period, more);
        let ten = told("10ms", "");
        assert!(ten.contains("each 10ms, to the moment, and ticks come each 4ms"), "{ten}");
        assert!(ten.contains("at the same 2 points"), "{ten}");
        assert!(told("8ms", "").contains("at the same 1 point,"));
        assert_eq!(told("16667us", ""), "");
        assert_eq!(told_of("{ exp = \"1ms\" }", "10ms", ""), "");
        assert_eq!(told("10ms", "uptime = \"random\"\n"), "");
    }

    /// The digest of three hogs on one CPU.
    fn history(seed: u64, uptime: &str) -> u64 {
        let text = format!(
            "seed = {seed}\nduration = \"200ms\"\n[machine]\ncores = 1\nthreads = 1\nuptime = \
             \"{uptime}\"\n[tasks.hog]\ninstances = 3\nphases.p.loop = -1\nphases.p.events = [{{ \
             run = \"10ms\" }}]\n"
        );
        let scenario = load_text("scenario", &text, &Overrides::default());
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let mut digest = Digest::default();
        simulate(&scenario, &mut digest).expect("it runs");
        digest.value()
    }

    #[test]
    fn each_seed_of_a_random_uptime_begins_at_a_moment_of_its_own() {
        assert_eq!(history(1, "0s"), history(2, "0s"), "nothing is random");
        assert_eq!(history(1, "8ms"), history(1, "0s"), "whole ticks");
        assert_ne!(history(1, "1ms"), history(1, "0s"));
        assert_ne!(history(1, "random"), history(2, "random"));
        assert_eq!(history(1, "random"), history(1, "random"));
    }
}
