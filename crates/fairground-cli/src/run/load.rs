//! The CPUs that a workload asks for, whatever it gets: requests that come from outside times the
//! work of each, and a runtime's collections. Work is at full speed; searching for CPUs comes on
//! top.

use super::amount::{Amount, Flow};
use super::collections;
use super::places::{self, Places};
use fairground::sim::scenario::{Costs, Machine, Scenario, is_within};
use fairground::units::{GroupId, NS_PER_SEC};
use fairground::workload::behavior::{ChannelId, Program, Step};

/// Load of one source of requests.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered {
    /// The source's name.
    pub name: String,
    /// The group of the tasks that take its requests.
    pub group: GroupId,
    /// The place of their span.
    pub span: usize,
    /// Requests a second, mean.
    pub per_s: f64,
    /// Parts of each.
    pub parts: u32,
    /// How they come, if evenly over time.
    pub flow: Option<Flow>,
    /// Work of each part.
    pub work: Amount,
    /// How long a part keeps a thread that nobody takes the CPU from: its work and its sleeps.
    pub held: Amount,
    /// Threads that take them.
    pub threads: usize,
    /// Places that each part takes, one kind after the other, as far as they go round in order.
    pub places: Vec<Places>,
}

impl Offered {
    /// CPUs that it keeps busy.
    pub fn cpus(&self) -> f64 {
        self.busy(self.work)
    }

    /// True if requests come unevenly, or their work differs.
    fn scatters(&self) -> bool {
        let work = self.work.times(f64::from(self.parts));
        self.flow.is_none_or(|flow| flow.scatter_s(work) > 0.0)
    }

    /// How many it keeps busy of what each part keeps for so long.
    pub fn busy(&self, part: Amount) -> f64 {
        self.per_s * f64::from(self.parts) * part.mean_ns / NS_PER_SEC as f64
    }
}

/// What comes from outside.
pub fn offered(scenario: &Scenario) -> Vec<Offered> {
    let workload = &scenario.workload;
    let of = |source: &fairground::workload::behavior::SourceSpec| {
        let takers = workload.tasks.iter().filter_map(|task| {
            Some((task.group, part(&workload.programs[task.program], source.channel)?))
        });
        // Who takes which part is not known beforehand: each is as likely.
        let takers: Vec<(GroupId, [Amount; 2])> = takers.collect();
        let (group, _) = *takers.first()?;
        let any = |of: usize| Amount::of_any(takers.iter().map(|(_, part)| part[of]));
        Some(Offered {
            name: source.name.clone(),
            group,
            span: workload.channels[source.channel].span,
            per_s: source.arrivals.per_s(),
            parts: source.parts,
            flow: Flow::of(&source.arrivals),
            work: any(0),
            held: any(1),
            threads: takers.len(),
            places: places::of(workload, source.channel),
        })
    };
    workload.sources.iter().filter_map(of).collect()
}

/// What comes to a group and all below it.
pub fn inside<'o>(
    scenario: &'o Scenario,
    offered: &'o [Offered],
    group: GroupId,
) -> impl Iterator<Item = &'o Offered> {
    offered.iter().filter(move |load| is_within(&scenario.groups, load.group, group))
}

/// Offered CPUs of a group and all below it, with collections.
pub fn of_group(scenario: &Scenario, offered: &[Offered], group: GroupId) -> f64 {
    within(scenario, offered, group, collections::cpus(&scenario.workload))
}

/// The same without collections that just come later where there is not enough for them.
pub fn that_waits(scenario: &Scenario, offered: &[Offered], group: GroupId) -> f64 {
    within(scenario, offered, group, collections::stopping_cpus(&scenario.workload))
}

fn within(
    scenario: &Scenario,
    offered: &[Offered],
    group: GroupId,
    collections: impl Iterator<Item = (GroupId, f64)>,
) -> f64 {
    let inside = |of| is_within(&scenario.groups, of, group);
    let requests = offered.iter().map(|load| (load.group, load.cpus()));
    let all = requests.chain(collections);
    all.filter(|(group, _)| inside(*group)).map(|(_, cpus)| cpus).sum()
}

/// True if the queue of these grows without end: they ask for more than there is. All of it is too
/// much as well where anything scatters, or where the kernel's own work takes some of it.
pub fn is_too_much<'o>(
    asked: f64,
    cpus: f64,
    mut loads: impl Iterator<Item = &'o Offered>,
    machine: &Machine,
) -> bool {
    let is_even = || machine.costs == Costs::default() && machine.noise.is_empty();
    asked > cpus || asked == cpus && (!is_even() || loads.any(Offered::scatters))
}

/// A part that this program takes from a channel: its work, and how long it keeps the thread;
/// nothing if it takes none.
fn part(program: &Program, channel: ChannelId) -> Option<[Amount; 2]> {
    let taken = program.steps.iter().position(|step| *step == Step::Receive(channel))?;
    let part = program.steps[taken..].iter().take_while(|step| **step != Step::Complete);
    // Before each step, all that was done up to there: a body that runs again adds its own share.
    let mut done = vec![[Amount::default(); 2]];
    for step in part {
        let before = done[done.len() - 1];
        let after = |of: usize| match step {
            Step::Run(work)
            | Step::RunPiece { work, .. }
            | Step::RunOnClock { work, .. }
            | Step::Kernel { work, .. } => before[of] + Amount::of(*work),
            Step::Sleep(time) if of == 1 => before[of] + Amount::of(*time),
            Step::Repeat { to, times: Some(times), .. } if *to >= taken => {
                let body = before[of] - done[to - taken][of];
                before[of] + body.times(f64::from(times.saturating_sub(1)))
            }
            _ => before[of],
        };
        done.push([after(0), after(1)]);
    }
    done.pop()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{self, Overrides};
    use std::path::Path;

    fn cpus(scenario: &str) -> f64 {
        let scenario = read::load(Path::new(scenario), &Overrides::default()).expect("it ships");
        let offered = offered(&scenario);
        of_group(&scenario, &offered, GroupId(0))
    }

    #[test]
    fn offered_load_is_rate_times_parts_times_work() {
        let close = |a: f64, b: f64| (a - b).abs() < 1e-6;
        assert!(close(cpus("server --threads 8 --rate 200/s --service 3ms --fanout 4"), 2.4));
        assert!(close(
            cpus("server --threads 8 --rate 100/s --service uniform:1ms,3ms --io 9ms"),
            0.2
        ));
        assert!(close(cpus("request-server"), 1.2));
        let stopping = "jvm --threads 20 --rate 600/s --gc-period 1s --gc-work 100ms --service";
        assert!(close(cpus(&format!("{stopping} 5ms")), 3.1), "a repeated millisecond");
        assert!(close(cpus(&format!("{stopping} 2500us")), 1.6), "and what is left");
        assert_eq!(cpus("desktop"), 0.0);
    }

    #[test]
    fn collections_beside_requests_come_later_and_those_that_stop_the_world_do_not() {
        let waits = |tool: &str| {
            let heavy = "--rate 150/s --service 4ms --gc-period 1s --gc-work 600ms";
            let scenario = read::load(Path::new(&format!("{tool} {heavy}")), &Overrides::default());
            let scenario = scenario.expect("a tool");
            that_waits(&scenario, &offered(&scenario), GroupId(0))
        };
        assert!((waits("go") - 0.6).abs() < 1e-3);
        assert!((waits("jvm --threads 9") - 1.2).abs() < 1e-3);
    }

    #[test]
    fn collections_are_work_too() {
        let collects = "--rate 100/s --service 3ms --gc-period 1s --gc-work 90ms";
        for tool in ["go --gomaxprocs 1", "go --gomaxprocs 6", "dotnet", "jvm --threads 9"] {
            let offered = cpus(&format!("{tool} {collects}"));
            assert!((offered - 0.39).abs() < 1e-3, "{tool}: {offered}");
        }
    }
}
