//! In what arms differ that nobody asked about, so that the same name is another quantity.

use crate::base::console;
use crate::base::number::duration;
use crate::read::Loaded;
use crate::run::metric::Metric;

/// Says where an arm runs for another time than the baseline: counts are then of different times.
pub(super) fn tell_duration(arm: &str, before: &Loaded, after: &Loaded) {
    let [before, after] = [before, after].map(|loaded| &loaded.scenario);
    if before.duration_ns != after.duration_ns && before.workload.goals.is_empty() {
        console::warn(&format!(
            "{arm} runs for {} and the baseline for {}: what adds up over a run (counts, CPU time, \
             energy) differs by that alone",
            duration(after.duration_ns),
            duration(before.duration_ns)
        ));
    }
}

/// Says where a scenario that is compared with another one has another machine or kernel, and
/// where a metric without a span's name is of other requests.
pub(super) fn tell_scenario(name: &str, base: &Loaded, other: &Loaded, metrics: &[Metric]) {
    tell_duration(name, base, other);
    let built = |loaded: &Loaded| {
        let scenario = &loaded.scenario;
        format!("{}, kernel {}", scenario.machine.name, scenario.kernel.profile)
    };
    if built(base) != built(other) {
        console::note_once(&format!("{name} is on {}, not on {}", built(other), built(base)));
    }
    if let Some(text) = other_requests(name, base, other, metrics) {
        console::warn(&text);
    }
}

fn other_requests(name: &str, base: &Loaded, other: &Loaded, metrics: &[Metric]) -> Option<String> {
    let spans = [base, other].map(|loaded| &loaded.scenario.workload.spans);
    let [own, first] = spans.map(|spans| spans.first().map(|span| &span.name));
    let (own, first) = (own?, first?);
    let has = |at: usize, name: &str| spans[at].iter().any(|span| span.name == name);
    let same = [own, first].into_iter().find(|name| has(0, name) && has(1, name));
    let unnamed = metrics.iter().find(|metric| metric.is_of_requests() && metric.is_unnamed());
    let (metric, same) = (unnamed.filter(|_| own != first)?.name(), same?);
    Some(format!(
        "\"{metric}\" is of {own} in the baseline and of {first}, which comes first there, in \
         {name}; of the same in both: --metric {same}.{metric}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text_with_limits};

    fn loaded(names: [&str; 2]) -> Loaded {
        let line = "server --threads 2 --rate 100/s --service 1ms --duration 2s";
        let one = |name: &str| format!("[[workloads]]\nname = \"{name}\"\ncommand = \"{line}\"\n");
        let text = names.map(one).concat();
        let loaded = load_text_with_limits("scenario", &text, &Overrides::default());
        loaded.unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn services_in_another_order_are_not_compared_by_their_place_without_a_word() {
        let metrics = ["p99"].map(|name| Metric::parse(name).expect("it is in the list"));
        let (one, swapped) = (loaded(["web", "log"]), loaded(["log", "web"]));
        let told = other_requests("b.toml", &one, &swapped, &metrics).expect("it is told");
        assert!(told.ends_with("--metric web/request.p99"), "{told}");
        assert_eq!(other_requests("b.toml", &one, &one, &metrics), None);
        let named = ["log.p99"].map(|name| Metric::parse(name).expect("it is in the list"));
        assert_eq!(other_requests("b.toml", &one, &swapped, &named), None);
        assert_eq!(
            other_requests("b.toml", &one, &loaded(["api", "x"]), &metrics),
            None,
            "each has one first service"
        );
    }
}
