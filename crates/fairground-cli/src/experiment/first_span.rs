//! Targets on requests that don't say whose, where several services have some.

use super::target::Target;
use crate::base::console;
use fairground::sim::scenario::Scenario;

/// Tells the console whose requests they are of.
pub(super) fn tell(scenario: &Scenario, targets: &[Target]) {
    if let Some(text) = of_first(scenario, targets) {
        console::warn(&text);
    }
}

fn of_first(scenario: &Scenario, targets: &[Target]) -> Option<String> {
    let is_asked = |target: &&Target| target.metric.is_of_requests() && target.metric.is_unnamed();
    let target = targets.iter().find(is_asked)?;
    let workload = &scenario.workload;
    let mut served: Vec<usize> = workload.sources.iter().map(|source| source.channel).collect();
    served.iter_mut().for_each(|at| *at = workload.channels[*at].span);
    served.sort_unstable();
    served.dedup();
    let other = *served.iter().find(|span| **span != 0)?;
    let metric = target.metric.name();
    let name = |span: usize| workload.spans[span].name.as_str();
    (served.len() > 1).then(|| {
        format!(
            "\"{target}\" is of {} alone, the first of {} services; of another: {}.{metric}",
            name(0),
            served.len(),
            name(other)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    fn told(names: &[&str], target: &str) -> Option<String> {
        let line = "server --threads 2 --rate 100/s --service 1ms --duration 2s";
        let services = names
            .iter()
            .map(|name| format!("[[workloads]]\nname = \"{name}\"\ncommand = \"{line}\"\n"));
        let text: String = services.collect();
        let scenario = load_text("scenario", &text, &Overrides::default());
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        of_first(&scenario, &[Target::parse(target).expect("a target")])
    }

    #[test]
    fn a_target_of_nobody_s_requests_says_whose_they_are() {
        let two = told(&["web", "slow"], "p99 < 50ms").expect("it is told");
        assert!(two.contains("of web/request alone, the first of 2 services"), "{two}");
        assert!(two.ends_with("of another: slow/request.p99"), "{two}");
        assert_eq!(told(&["web", "slow"], "slow.p99 < 50ms"), None);
        assert_eq!(told(&["web"], "p99 < 50ms"), None);
    }
}
