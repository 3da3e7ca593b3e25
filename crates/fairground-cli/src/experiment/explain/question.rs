//! What is asked: a service that is known from its figures, its limit, and a target.

use crate::base::failure::Failure;
use crate::experiment::target::Target;
use crate::experiment::worlds::World;
use crate::read::limits::cpus;
use crate::read::{Asked, Loaded, Overrides, Runtime, followers};
use fairground::model::limit::Limit;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::Step;
use std::path::PathBuf;

/// A service, as its figures allow it to be.
#[derive(Clone, Debug)]
pub struct Question {
    /// The set of its explanations.
    pub asked: Asked,
    /// Files of the node's other pods, which are simulated beside the service.
    pub beside: Vec<PathBuf>,
    /// The explanations, each a world with its weight.
    pub explanations: Vec<World>,
    /// The seed of the first explanation's history; each more has the next one.
    pub seed: u64,
    /// Its group.
    pub group: String,
    /// Its limit today.
    pub limit: Limit,
    /// True if its kernel saves quota that is left: from 5.14 on.
    pub has_burst: bool,
    /// What makes its threads, if they follow its limit.
    pub runtime: Option<Runtime>,
    /// Threads that serve, if all explanations have as many.
    pub threads: Option<u32>,
    /// CPUs of the machine.
    pub cpus: u32,
    /// Of the time, in which something of the service waited for a CPU as measured, per cent.
    pub pressure_some_percent: Option<f64>,
    /// What shall hold, all together.
    pub targets: Vec<Target>,
    /// Why the explanations are not like the measured service, if their file says so.
    pub misfit: Option<String>,
    /// Why to take the set with caution, if there is a reason.
    pub caution: Option<String>,
    /// That more than the limit is wanted, if their file says so: then nothing can be answered.
    pub overloaded: Option<String>,
}

impl Question {
    /// The question of a set: the service is what takes the requests of the first span.
    ///
    /// # Errors
    /// When it is no set, makes no scenario, has no requests, or serves them in the root group.
    pub fn of_set(asked: Asked, targets: Vec<Target>) -> Result<Question, Failure> {
        let common = Overrides::default();
        let explanations = World::all(&asked, &common)?;
        if explanations.iter().any(|world| world.explanation.is_none()) {
            let name = asked.name();
            return Err(Failure::Input(format!(
                "error: there are no [[explanations]]\n --> {name}\n  = accepted: a set that \
                 fairground fit or explain wrote"
            )));
        }
        let load = |world: &World| asked.load(&world.over(&common));
        let Loaded { scenario: first, of_set, .. } = load(&explanations[0])?;
        let group = serving(&first).ok_or_else(|| {
            let name = asked.name();
            Failure::Input(format!("error: nobody serves requests in it\n --> {name}"))
        })?;
        if first.groups[group.index()].path == "/" {
            return Err(Failure::Input(format!(
                "error: the service is in no group, so it has no limit to explain\n --> {}\n  = \
                 accepted: [[explanations.workloads]] with group = \"/service\", and \
                 [groups.\"/service\"]",
                asked.name()
            )));
        }
        let threads = threads(&first, group);
        let mut same = true;
        for world in &explanations[1..] {
            same &= self::threads(&load(world)?.scenario, group) == threads;
        }
        let spec = &first.groups[group.index()];
        let cpus = first.machine.topology.len() as u32;
        let (group, limit) = (spec.path.clone(), spec.limit);
        let threads = same.then_some(threads);
        let pressure_some_percent = None;
        Ok(Question {
            asked,
            beside: Vec::new(),
            explanations,
            seed: first.seed,
            group,
            limit,
            has_burst: first.kernel.rules.refill.answer.keeps_unused(),
            runtime: of_set.runtime,
            threads,
            cpus,
            pressure_some_percent,
            targets,
            misfit: of_set.misfit,
            caution: of_set.caution,
            overloaded: of_set.overloaded,
        })
    }

    /// True if nothing is asked but what becomes of requests.
    pub(super) fn is_of_requests(&self) -> bool {
        self.targets.iter().all(|target| target.metric.is_of_requests())
    }

    /// The targets in words; nothing if there are none.
    pub fn target_words(&self) -> Option<String> {
        let words: Vec<String> = self.targets.iter().map(ToString::to_string).collect();
        (!words.is_empty()).then(|| words.join(" and "))
    }

    /// How many of its threads follow its limit as it is, if they do.
    pub fn followers(&self) -> Option<u32> {
        self.runtime.map(|runtime| followers(runtime, self.limit_cpus(), self.cpus))
    }

    /// CPUs that the limit allows; `None` without one.
    pub fn limit_cpus(&self) -> Option<f64> {
        cpus(&self.limit)
    }
}

/// The group of those who take the first channel's requests.
fn serving(scenario: &Scenario) -> Option<GroupId> {
    let takes = |step: &Step| *step == Step::Receive(0);
    let programs = &scenario.workload.programs;
    let mut tasks = scenario.workload.tasks.iter();
    tasks.find(|task| programs[task.program].steps.iter().any(takes)).map(|task| task.group)
}

/// Tasks of the group that take the first channel's requests. Others may take those of another
/// kind, which is work beside the service's: each explanation has its own, and no figure says how
/// many.
fn threads(scenario: &Scenario, group: GroupId) -> u32 {
    let takes = |step: &Step| *step == Step::Receive(0);
    let programs = &scenario.workload.programs;
    let serves = |program: usize| programs[program].steps.iter().any(takes);
    let tasks = scenario.workload.tasks.iter();
    tasks.filter(|task| task.group == group && serves(task.program)).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_of_other_work_are_not_counted() {
        let service = "[[explanations.workloads]]\ngroup = \"/s\"\ncommand = \"server --threads 16 \
                       --rate 10/s --service 1ms\"\n";
        let beside = service.replace("16", "6");
        let text = format!(
            "machine = \"laptop-4x2\"\n[groups.\"/s\"]\nlimits.cpu = 2\n[[explanations]]\n\
             weight = 0.5\n{service}[[explanations]]\nweight = 0.5\n{service}{beside}name = \
             \"beside\"\n"
        );
        let question = Question::of_set(Asked::Text(text), Vec::new());
        let question = question.unwrap_or_else(|failure| panic!("{failure:?}"));
        assert_eq!(question.threads, Some(16));
    }
}
