//! What a comparison measures if nobody says what: all that a change could harm, so that "no loss"
//! means something. Holm's correction is over all of it.

use crate::base::console;
use crate::read::{Loaded, is_below};
use crate::run::metric::Metric;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::Step;

/// What is asked of requests.
const OF_SPAN: [&str; 3] = ["p50", "p99", "throughput"];
/// The most groups whose CPU time is asked: each is a number more to tell from chance.
const GROUPS_MAX: usize = 8;

/// What a scenario is about: its goal; the requests of all its spans, and their throttling if a
/// group is limited; else how long its tasks wait, and when they are done if they end. A change
/// that helps one span may harm its neighbour, or another group, or draw more power.
pub fn default_metrics(base: &Loaded) -> Vec<Metric> {
    let scenario = &base.scenario;
    let mut names = names_of(scenario, scenario.workload.spans.len() > 1);
    names.extend(scenario.machine.power.iter().map(|_| "energy_j".to_owned()));
    parsed(names)
}

/// The same of a scenario that is held beside others: what they all have. Of what some have not is
/// told.
pub(super) fn common_metrics(base: &Loaded, others: &[Loaded]) -> Vec<Metric> {
    let has = |metric: &Metric, scenario: &Scenario| {
        let spans: Vec<&str> = scenario.workload.spans.iter().map(|s| s.name.as_str()).collect();
        match metric.is_of_requests() {
            true => metric.span(&spans).is_some(),
            false => metric.is_unnamed() || metric.group(&scenario.groups).is_some(),
        }
    };
    let in_all = |metric: &Metric| others.iter().all(|other| has(metric, &other.scenario));
    let (common, own): (Vec<_>, Vec<_>) = default_metrics(base).into_iter().partition(in_all);
    if common.is_empty() || own.is_empty() {
        return [common, own].concat();
    }
    let names: Vec<&str> = own.iter().map(Metric::name).collect();
    console::warn(&format!(
        "not every scenario has {}: only what all have is compared",
        names.join(", ")
    ));
    common
}

/// The same of an explanation of a set. Its first span is the service's, whatever else runs in it,
/// so that bears no name: it is the same quantity in all explanations.
pub(super) fn metrics_of_explanation(base: &Loaded) -> Vec<Metric> {
    parsed(names_of(&base.scenario, false))
}

fn parsed(names: Vec<String>) -> Vec<Metric> {
    let metric = |name: String| Metric::parse(&name).expect("it is in the list");
    names.into_iter().map(metric).collect()
}

fn names_of(scenario: &Scenario, is_first_named: bool) -> Vec<String> {
    let workload = &scenario.workload;
    let mut names: Vec<String> = Vec::new();
    let mut add = |more: &[&str]| names.extend(more.iter().map(|name| (*name).to_owned()));
    match workload.goals.first() {
        Some(goal) if goal.total.is_some() => add(&["goal_s"]),
        Some(_) => add(&["goal_per_s"]),
        None if workload.spans.is_empty() => {
            add(&["delay_ms_mean"]);
            add(if sleeps(scenario) { &["wake_latency_us_p99"] } else { &[] });
            add(if ends(scenario) { &["completion_s"] } else { &[] });
        }
        None => workload.spans.iter().enumerate().for_each(|(at, span)| {
            let is_named = at > 0 || is_first_named;
            let head = if is_named { format!("{}.", span.name) } else { String::new() };
            add(&OF_SPAN.map(|metric| format!("{head}{metric}")).each_ref().map(String::as_str));
        }),
    }
    let limited = scenario.groups.iter().filter(|group| group.limit.quota_ns.is_some());
    let limited: Vec<&str> = limited.map(|group| group.path.as_str()).collect();
    match limited[..] {
        [] => {}
        [_] => add(&["throttle_ratio"]),
        // Together they would hide each other; and a limit that goes would raise what is left.
        _ => limited.iter().take(GROUPS_MAX).for_each(|path| {
            add(&[&format!("{path}.throttle_ratio")]);
        }),
    }
    names.extend(competing(scenario).into_iter().map(|path| format!("{path}.usage_s")));
    names
}

/// True if no task goes on for ever.
fn ends(scenario: &Scenario) -> bool {
    let endless = |step: &Step| matches!(step, Step::Repeat { times: None, .. });
    let mut programs = scenario.workload.programs.iter();
    !programs.any(|program| program.steps.iter().any(endless))
}

/// True if some task may wait for something but a CPU, and so be woken.
fn sleeps(scenario: &Scenario) -> bool {
    let mut programs = scenario.workload.programs.iter();
    let goes_on = |step: &Step| {
        use Step::*;
        matches!(
            step,
            Run(_)
                | RunOnClock { .. }
                | RunWall(_)
                | Kernel { .. }
                | RunPiece { .. }
                | RepeatPieces(_)
                | Repeat { .. }
                | Yield
                | Fork(_)
                | SetNice { .. }
                | SetSlice(_)
                | SetAffinity(_)
                | SetGroup(_)
                | Exit
        )
    };
    programs.any(|program| !program.steps.iter().all(goes_on))
}

/// Groups that share the CPUs, the outermost that do: with each other, or with tasks beside them.
fn competing(scenario: &Scenario) -> Vec<&str> {
    let groups = &scenario.groups;
    let own = |at: usize| scenario.workload.tasks.iter().any(|task| task.group.index() == at);
    let children = |at: usize| -> Vec<usize> {
        (1..groups.len()).filter(|&child| groups[child].parent == GroupId::from_index(at)).collect()
    };
    let mut level = (0, children(0));
    while let (at, [only]) = (level.0, &level.1[..]) {
        if own(at) {
            break;
        }
        level = (*only, children(*only));
    }
    // Of a tier of pods, whose paths do not name it, the pods.
    let within = |at: usize| {
        let below = children(at);
        let is_tier = below.iter().any(|child| !is_below(&groups[*child].path, &groups[at].path));
        if is_tier { below } else { vec![at] }
    };
    let shown = level.1.into_iter().flat_map(within);
    shown.take(GROUPS_MAX).map(|at| groups[at].path.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text_with_limits};

    fn metrics(text: &str) -> Vec<String> {
        let text = format!("[machine]\ncores = 2\n{text}");
        let loaded = load_text_with_limits("scenario", &text, &Overrides::default());
        let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
        default_metrics(&loaded).iter().map(|metric| metric.name().to_owned()).collect()
    }

    #[test]
    fn tasks_that_sleep_are_asked_how_they_wake_and_hogs_are_not() {
        assert_eq!(metrics("[tasks.a]\nrun = \"1s\"\n"), ["delay_ms_mean"]);
        let sleeps = metrics("[tasks.a]\nrun = \"1ms\"\nsleep = \"1ms\"\n");
        assert_eq!(sleeps, ["delay_ms_mean", "wake_latency_us_p99"]);
    }

    #[test]
    fn tasks_that_end_are_asked_when_and_others_are_not() {
        let ends = metrics("[tasks.a]\nloop = 3\nphases.p.events = [{ run = \"1s\" }]\n");
        assert_eq!(ends, ["delay_ms_mean", "completion_s"]);
    }

    #[test]
    fn groups_that_compete_are_asked_for_their_time() {
        let hogs = |groups: &[&str]| {
            let tables = groups.iter().filter(|group| **group != "/");
            let tables: String = tables.map(|group| format!("[groups.\"{group}\"]\n")).collect();
            let task = |(at, group): (usize, &&str)| {
                format!("[tasks.t{at}]\ngroup = \"{group}\"\nrun = \"1s\"\n")
            };
            let tasks: String = groups.iter().enumerate().map(task).collect();
            metrics(&(tables + &tasks)).split_off(1)
        };
        assert_eq!(hogs(&["/a", "/b"]), ["/a.usage_s", "/b.usage_s"]);
        assert_eq!(hogs(&["/a", "/"]), ["/a.usage_s"], "it has to share with the task beside it");
        assert_eq!(hogs(&["/a"]), [""; 0], "it is alone");
        assert_eq!(hogs(&["/pod/a", "/pod/b"]), ["/pod/a.usage_s", "/pod/b.usage_s"]);
    }

    #[test]
    fn a_machine_of_known_power_is_asked_for_energy() {
        let names = metrics("power = { base_w = 1, core_w = [2] }\n[tasks.a]\nrun = \"1s\"\n");
        assert_eq!(names, ["delay_ms_mean", "energy_j"]);
    }
}
