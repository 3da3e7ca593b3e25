//! Tasks that wake, and requests that come, at one and the same point of their limit's period, each
//! time.

use crate::base::number::duration;
use fairground::policy::limits::phase::Phase;
use fairground::sim::scenario::{GroupSpec, Scenario, group_and_above};
use fairground::units::{GroupId, Id, Ns};
use fairground::workload::behavior::{Arrivals, Step, TaskSpec};
use fairground::workload::draw::Draw;

/// What to say of the first of them: what is left of the quota at that point decides all of its
/// wake-ups alike, so a history is one sample of it, however long it is. Where timers of quotas are
/// aligned, it is the same sample in each history.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let Scenario { groups, kernel, machine, .. } = scenario;
    let (who, period_ns, group) = tasks(scenario)
        .chain(requests(scenario))
        .find_map(|(who, ns, group)| Some((who, ns, in_step(groups, group, ns)?)))?;
    let is_aligned = matches!(kernel.rules.phase.answer, Phase::Aligned | Phase::Tenths);
    let alike = match is_aligned && machine.uptime_ns.is_some() {
        true => ", and on this kernel each history the same one",
        false => "",
    };
    Some(format!(
        "{who} each {}, to the moment, and the limit of {} has a period of {}: that is always at \
         the same point of that period. One history is one sample of such a point, however long it \
         is{alike}. A random time (exp:{}) comes at all of them, as most real work does",
        duration(period_ns),
        group.path,
        duration(group.limit.period_ns),
        duration(period_ns)
    ))
}

/// Who wakes, how often, and in which group.
fn tasks(scenario: &Scenario) -> impl Iterator<Item = (String, Ns, GroupId)> {
    let workload = &scenario.workload;
    workload.tasks.iter().flat_map(|task| {
        let periods = workload.programs[task.program].steps.iter().filter_map(fixed_ns);
        periods.map(|period_ns| (format!("{} wakes", task.name), period_ns, task.group))
    })
}

/// The same of requests from outside, with the group of those who take them.
fn requests(scenario: &Scenario) -> impl Iterator<Item = (String, Ns, GroupId)> {
    let workload = &scenario.workload;
    workload.sources.iter().filter_map(|source| {
        let (Arrivals::Every(between) | Arrivals::Bursts { between, .. }) = &source.arrivals else {
            return None;
        };
        let Draw::Fixed(period_ns) = *between else { return None };
        let takes = Step::Receive(source.channel);
        let is_taker = |task: &&TaskSpec| workload.programs[task.program].steps.contains(&takes);
        let taker = workload.tasks.iter().find(is_taker)?;
        Some((format!("requests of {} come", source.name), period_ns, taker.group))
    })
}

/// The limited group around this one whose period goes into the time a whole number of times.
fn in_step(groups: &[GroupSpec], group: GroupId, period_ns: Ns) -> Option<&GroupSpec> {
    let mut around = group_and_above(groups, group).map(|at| &groups[at.index()]);
    around.find(|group| {
        group.limit.quota_ns.is_some() && period_ns.is_multiple_of(group.limit.period_ns)
    })
}

/// The fixed time from one wake-up to the next.
pub(super) fn fixed_ns(step: &Step) -> Option<Ns> {
    match *step {
        Step::Timer { period: Draw::Fixed(period_ns), .. } | Step::Due { period_ns, .. } => {
            Some(period_ns).filter(|period_ns| *period_ns > 0)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn who_always_wakes_at_one_point_of_a_period_is_told() {
        let told = |kernel: &str, period: &str, limit: &str| {
            let line = format!(
                "jvm --threads 2 --gc-period {period} --gc-work 60ms --rate 10/s --service 1ms"
            );
            let text = format!(
                "kernel = \"{kernel}\"\nmachine = \"laptop-4x2\"\n[groups.\"/a\"]\n\"cpu.max\" = \
                 \"{limit}\"\n[[workloads]]\ncommand = \"{line}\"\ngroup = \"/a\"\n"
            );
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::told(&scenario.unwrap_or_else(|error| panic!("{error}"))).unwrap_or_default()
        };
        let new = told("6.8", "1s", "200000 100000");
        assert!(new.starts_with("jvm/vm-thread wakes each 1s, to the moment"), "{new}");
        assert!(new.contains("however long it is. A random time (exp:1s)"), "{new}");
        assert!(told("5.14", "1s", "200000 100000").contains("on this kernel each history"));
        for (period, limit) in
            [("1037ms", "200000 100000"), ("exp:1s", "200000 100000"), ("1s", "max 100000")]
        {
            assert_eq!(told("6.8", period, limit), "", "{period} {limit}");
        }
    }

    #[test]
    fn requests_that_always_come_at_one_point_are_told() {
        let told = |load: &str| {
            let text = format!(
                "machine = \"laptop-4x2\"\n[groups.\"/a\"]\n\"cpu.max\" = 2\n[[workloads]]\n\
                 command = \"server --threads 8 --service 5ms {load}\"\ngroup = \"/a\"\n"
            );
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::told(&scenario.unwrap_or_else(|error| panic!("{error}"))).unwrap_or_default()
        };
        let pulses = told("--rate 64/s --arrivals pulses --burst 64");
        assert!(pulses.starts_with("requests of server/arrivals come each 1s, to the moment"));
        assert_eq!(told("--rate 60/s --arrivals pulses --burst 64"), "");
        assert_eq!(told("--rate 64/s --arrivals bursty --burst 64"), "");
    }
}
