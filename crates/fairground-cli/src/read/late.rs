//! Tasks that wake by a timer and compute for longer, on average, than they may until it fires
//! again. A turn that comes late is not made up for: the load is less than its period says, and a
//! burst's time begins when it starts late. So their times look good where too much is asked for.

use super::forever::forever;
use fairground::sim::scenario::{Scenario, is_within};
use fairground::units::{GroupId, Id, Ns};
use fairground::workload::behavior::{Program, Step, TaskSpec};

/// What to say of the first of them.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let demands: Vec<(&TaskSpec, f64)> = demands(scenario).collect();
    let alone = demands.iter().find(|(_, cpus)| *cpus > 1.0);
    let alone = alone.map(|(task, _)| (task.name.as_str(), "one CPU gives it".to_owned()));
    let (name, than) = alone.or_else(|| beyond_limit(scenario, &demands))?;
    Some(format!(
        "{name} asks for more CPU time in each of its periods than {than}: late turns are left \
         out, so its load is less than its period says, and its times tell nothing of those"
    ))
}

/// Of those in a group that ask for more than its limit, the first.
fn beyond_limit<'s>(
    scenario: &Scenario,
    demands: &[(&'s TaskSpec, f64)],
) -> Option<(&'s str, String)> {
    scenario.groups.iter().enumerate().find_map(|(at, group)| {
        let at = GroupId::from_index(at);
        let is_changed = scenario.limit_writes().any(|write| write.group == at);
        let quota_ns = group.limit.quota_ns.filter(|_| !is_changed)?;
        let inside = |(task, _): &&(&TaskSpec, f64)| is_within(&scenario.groups, task.group, at);
        let wanted: f64 = demands.iter().filter(inside).map(|(_, cpus)| cpus).sum();
        let most = quota_ns as f64 / group.limit.period_ns as f64;
        let (task, _) = demands.iter().find(inside)?;
        let than = format!("the limit of {} leaves to all there", group.path);
        (wanted > most).then_some((task.name.as_str(), than))
    })
}

/// Tasks that a timer wakes, and the CPUs that each asks for.
fn demands(scenario: &Scenario) -> impl Iterator<Item = (&TaskSpec, f64)> {
    let workload = &scenario.workload;
    workload.tasks.iter().filter_map(|task| {
        let cpus = timer_cpus(&workload.programs[task.program])?;
        (cpus > 0.0).then_some((task, cpus))
    })
}

/// CPUs that a program asks for, if a timer alone says when; pieces of work that repeat within a
/// turn count once, so it may be more.
pub(crate) fn timer_cpus(program: &Program) -> Option<f64> {
    let (mut work_ns, mut period_ns) = (0, 0);
    for step in forever(program) {
        match *step {
            Step::Timer { period, .. } => period_ns += period.mean(),
            Step::Run(work) => work_ns += work.mean(),
            Step::Begin(_) | Step::End(_) | Step::Repeat { .. } => {}
            _ => return None,
        }
    }
    let of: fn(Ns) -> f64 = |ns| ns as f64;
    (period_ns > 0).then(|| of(work_ns) / of(period_ns))
}

#[cfg(test)]
mod tests {
    use crate::read::{Asked, Overrides};

    #[test]
    fn what_happens_once_is_no_rhythm() {
        let text = "[tasks.t]\nloop = 1\nphases.a.events = [{ timer = { ref = \"unique0\", period \
                    = \"4ms\" } }]\nphases.b.loop = -1\nphases.b.events = [{ run = \"10s\" }]\n";
        let scenario = Asked::Text(text.into()).load(&Overrides::default()).unwrap().scenario;
        assert_eq!(super::told(&scenario), None);
    }

    fn told(command: &str, limit: &str) -> Option<String> {
        let overrides = Overrides { limit: vec![limit.into()], ..Overrides::default() };
        let scenario = Asked::Path(command.into()).load(&overrides);
        super::told(&scenario.unwrap_or_else(|error| panic!("{error:?}")).scenario)
    }

    #[test]
    fn bursts_that_cannot_keep_up_are_told() {
        let bursts = "bursts --run 60ms --period 100ms --threads 4";
        let beyond = told(bursts, "cpus=1.5").expect("2.4 CPUs are asked for");
        assert!(beyond.contains("than the limit of /limited leaves to all there"), "{beyond}");
        assert_eq!(told(bursts, "cpus=2.5"), None);
        let alone = told("bursts --run 300ms --period 250ms", "cpus=8");
        assert!(alone.expect("1.2 CPUs of one").contains("than one CPU gives it"));
    }
}
