//! What a reader of targets on throttling must know: whose limits they are about, and that there
//! may be none.

use super::target::Target;
use crate::base::console;
use crate::read::{has_tasks, with_tasks};
use fairground::model::group_write::GroupWrite;
use fairground::sim::scenario::Scenario;
use fairground::units::Id;

/// Tells it to the console.
pub(super) fn tell(scenario: &Scenario, targets: &[Target]) {
    of_nothing(scenario, targets).iter().for_each(|text| console::warn(text));
    if let Some(text) = of_several(scenario, targets) {
        console::warn(&text);
    }
}

/// Targets on throttling where nothing is ever throttled: they are met, or missed, of themselves.
/// A group without a limit keeps any bound on its throttling, so that is no error.
fn of_nothing(scenario: &Scenario, targets: &[Target]) -> Vec<String> {
    let (limited, busy) = (limited(scenario), with_tasks(scenario));
    let why = |of: Option<usize>| {
        let path = |at: usize| &scenario.groups[at].path;
        match of {
            None if limited.is_empty() => {
                Some("no group has a limit, so it is never throttled".into())
            }
            Some(at) if !limited.contains(&at) => {
                Some(format!("{} has no limit of its own, so it is never throttled", path(at)))
            }
            Some(at) if !busy[at] => Some(format!("no task is in {}", path(at))),
            _ => None,
        }
    };
    let of_throttling = targets.iter().filter(|target| target.metric.is_of_throttling());
    let told = of_throttling.filter_map(|target| {
        let why = why(target.metric.group(&scenario.groups))?;
        Some(format!("\"{target}\" says nothing: {why}"))
    });
    told.collect()
}

/// That a share of periods is of several groups, if it is: one that is never throttled, as a pod
/// around its container, brings it down.
fn of_several(scenario: &Scenario, targets: &[Target]) -> Option<String> {
    let is_asked = targets.iter().any(|target| target.metric.name() == "throttle_ratio");
    is_asked.then(|| together(scenario)).flatten()
}

/// The same, whoever tells such a share.
pub(super) fn together(scenario: &Scenario) -> Option<String> {
    let limited = limited(scenario);
    let serves = |at: &&usize| has_tasks(scenario, &scenario.groups[**at].path);
    let last = limited.iter().rfind(serves).or(limited.last()).filter(|_| limited.len() > 1)?;
    Some(format!(
        "throttle_ratio is of {} limited groups together; of one alone: {}.throttle_ratio",
        limited.len(),
        scenario.groups[*last].path
    ))
}

/// Places of groups that have a limit, at the start or at some time.
pub(super) fn limited(scenario: &Scenario) -> Vec<usize> {
    let is_written = |at: usize| {
        let mut writes = scenario.writes.iter().filter(|write| write.group.index() == at);
        writes.any(|write| matches!(write.write, GroupWrite::Max { quota_ns: Some(_), .. }))
    };
    let groups = scenario.groups.iter().enumerate();
    let limited = groups.filter(|(at, group)| group.limit.quota_ns.is_some() || is_written(*at));
    limited.map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    /// What is told of a target, in a scenario whose groups "/web" and "/web/app" have such limits.
    fn told(limits: [&str; 2], more: &str, target: &str) -> Vec<String> {
        let text = format!(
            "[groups.\"/web\"]\n{}\n[groups.\"/web/app\"]\n{}\n[tasks.t]\n\
             group = \"/web/app\"\nrun = \"1s\"\n{more}",
            limits[0], limits[1]
        );
        let scenario = load_text("scenario", &text, &Overrides::default());
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        of_nothing(&scenario, &[Target::parse(target).unwrap()])
    }

    #[test]
    fn a_target_on_throttling_without_a_limit_says_nothing() {
        let none = told(["", ""], "", "throttle_ratio < 5%");
        let says = "\"throttle_ratio < 5%\" says nothing: no group has a limit, so it is never \
                    throttled";
        assert_eq!(none, [says]);
        assert_eq!(told(["", ""], "", "t.delay_ms_mean < 5ms"), [""; 0]);
        let limits = ["limits.cpu = 1", ""];
        assert_eq!(told(limits, "", "throttle_ratio < 5%"), [""; 0]);
        assert_eq!(told(limits, "", "/web.nr_throttled == 0"), [""; 0]);
        let app = told(limits, "", "app.throttled_ms < 5ms");
        assert!(app[0].ends_with("/web/app has no limit of its own, so it is never throttled"));
    }

    #[test]
    fn a_limit_of_nobody_says_nothing_and_one_with_tasks_is_proposed() {
        let text = "[groups.\"/p\"]\nlimits.cpu = 2\n[groups.\"/p/app\"]\nlimits.cpu = 1\n\
                    [groups.\"/p/proxy\"]\nlimits.cpu = 1\n[tasks.t]\ngroup = \"/p/app\"\n\
                    run = \"1s\"\n";
        let scenario = load_text("scenario", text, &Overrides::default()).expect("it is right");
        let target = |text: &str| [Target::parse(text).unwrap()];
        let of_nobody = of_nothing(&scenario, &target("/p/proxy.throttle_ratio < 5%"));
        assert!(of_nobody[0].ends_with("says nothing: no task is in /p/proxy"), "{of_nobody:?}");
        assert_eq!(of_nothing(&scenario, &target("/p.throttle_ratio < 5%")), [""; 0]);
        let told =
            of_several(&scenario, &target("throttle_ratio < 5%")).expect("three are limited");
        assert!(told.ends_with("of one alone: /p/app.throttle_ratio"), "{told}");
    }

    #[test]
    fn a_limit_that_comes_later_is_one() {
        let write = "[[writes]]\nat = \"1s\"\ngroup = \"/web/app\"\nlimits.cpu = 1\n";
        assert_eq!(told(["", ""], write, "throttle_ratio < 5%"), [""; 0]);
    }
}
