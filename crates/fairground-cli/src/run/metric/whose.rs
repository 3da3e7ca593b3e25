//! Which groups a metric is of.

use super::Metric;
use super::subject::{Subject, place_of_group, place_of_span};
use crate::run::report::stem;
use fairground::sim::scenario::Scenario;
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::{ProgramId, SpanId, Step, Workload};

impl Metric {
    /// Groups whose tasks or whose limit it measures; nothing if it is of the machine, of all tasks
    /// or all limits, of a goal, or of what the scenario has not.
    pub fn groups(&self, scenario: &Scenario) -> Option<Vec<GroupId>> {
        let name = self.subject.as_deref();
        match self.quantity.subject {
            Subject::Machine(_) | Subject::Goal(_) => None,
            Subject::Tasks(_) => of_tasks(name?, scenario),
            Subject::Group(_) | Subject::Usage(_) | Subject::Pressure(_) => {
                of_group(name?, scenario)
            }
            Subject::Requests(_) | Subject::Beyond => {
                let names = scenario.workload.spans.iter().map(|span| span.name.as_str());
                let span = place_of_span(name, &names.collect::<Vec<_>>())?;
                Some(groups_of_span(&scenario.workload, span)).filter(|groups| !groups.is_empty())
            }
        }
    }
}

fn of_group(name: &str, scenario: &Scenario) -> Option<Vec<GroupId>> {
    place_of_group(name, &scenario.groups).map(|at| vec![GroupId::from_index(at)])
}

fn of_tasks(name: &str, scenario: &Scenario) -> Option<Vec<GroupId>> {
    let tasks = &scenario.workload.tasks;
    if let Some(task) = tasks.iter().find(|task| task.name == name) {
        return Some(vec![task.group]);
    }
    of_group(name, scenario).or_else(|| {
        let named = tasks.iter().filter(|task| stem(&task.name) == name);
        Some(named.map(|task| task.group).collect()).filter(|groups: &Vec<_>| !groups.is_empty())
    })
}

/// Groups of the tasks that do what a span measures.
pub fn groups_of_span(work: &Workload, span: SpanId) -> Vec<GroupId> {
    let is_of_it = |step: &Step| match step {
        Step::Receive(channel) => work.channels[*channel].span == span,
        Step::Begin(of) | Step::End(of) => *of == span,
        _ => false,
    };
    let does = |program: ProgramId| work.programs[program].steps.iter().any(is_of_it);
    let forked = work.forks.iter().map(|fork| &fork.template);
    let tasks = work.tasks.iter().chain(forked).filter(|task| does(task.program));
    let mut groups: Vec<GroupId> = tasks.map(|task| task.group).collect();
    groups.sort_unstable();
    groups.dedup();
    groups
}
