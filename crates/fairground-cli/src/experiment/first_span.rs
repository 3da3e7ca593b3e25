//! Targets and metrics of requests that don't say whose, where several services have some.

use super::target::Target;
use crate::base::console;
use crate::run::metric::Metric;
use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::Step;
use std::collections::BTreeSet;

/// Tells the console whose requests they are of.
pub(super) fn tell(scenario: &Scenario, targets: &[Target]) {
    let asked = targets.iter().map(|target| (&target.metric, target.to_string()));
    of_first(scenario, asked).iter().for_each(|text| console::warn(text));
}

/// The same of metrics that are compared.
pub(super) fn tell_of_metrics(scenario: &Scenario, metrics: &[Metric]) {
    let asked = metrics.iter().map(|metric| (metric, metric.name().to_owned()));
    of_first(scenario, asked).iter().for_each(|text| console::warn(text));
}

fn of_first<'m>(
    scenario: &Scenario,
    asked: impl Iterator<Item = (&'m Metric, String)>,
) -> Option<String> {
    let is_of_first = |(metric, _): &(&Metric, _)| metric.is_of_requests() && metric.is_unnamed();
    let all: Vec<(&Metric, String)> = asked.filter(is_of_first).collect();
    let metric = all.first()?.0;
    let said: Vec<String> = all.iter().map(|(_, said)| format!("\"{said}\"")).collect();
    let workload = &scenario.workload;
    let from_outside = workload.sources.iter().map(|source| source.channel);
    let clients = workload.programs.iter().filter(|program| program.is_client());
    let from_clients = clients.flat_map(|program| &program.steps).filter_map(|step| match step {
        Step::Send { channel, .. } => Some(*channel),
        _ => None,
    });
    let sent = from_outside.chain(from_clients);
    let served: BTreeSet<usize> = sent.map(|channel| workload.channels[channel].span).collect();
    let other = *served.iter().find(|span| **span != 0)?;
    let metric = metric.name();
    let name = |span: usize| workload.spans[span].name.as_str();
    (served.len() > 1).then(|| {
        format!(
            "{} {} of {} alone, the first of {} services; of another: {}.{metric}",
            said.join(", "),
            if said.len() == 1 { "is" } else { "are" },
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
        told_of("server --threads 2 --rate 100/s --service 1ms --duration 2s", names, target)
    }

    fn told_of(line: &str, names: &[&str], target: &str) -> Option<String> {
        let services = names
            .iter()
            .map(|name| format!("[[workloads]]\nname = \"{name}\"\ncommand = \"{line}\"\n"));
        let text: String = services.collect();
        let scenario = load_text("scenario", &text, &Overrides::default());
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let target = Target::parse(target).expect("a target");
        of_first(&scenario, std::iter::once((&target.metric, target.to_string())))
    }

    #[test]
    fn a_target_of_nobody_s_requests_says_whose_they_are() {
        let two = told(&["web", "slow"], "p99 < 50ms").expect("it is told");
        assert!(two.contains("of web/request alone, the first of 2 services"), "{two}");
        assert!(two.ends_with("of another: slow/request.p99"), "{two}");
        assert_eq!(told(&["web", "slow"], "slow.p99 < 50ms"), None);
        assert_eq!(told(&["web"], "p99 < 50ms"), None);
        let client = "client --clients 3 --think 20ms --threads 2 --service 1ms --duration 2s";
        assert!(told_of(client, &["web", "slow"], "p99 < 50ms").is_some(), "clients ask as well");
    }
}
