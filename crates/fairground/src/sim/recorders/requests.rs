//! What a recorder of requests has to know of a scenario.

use crate::record::requests::Layout;
use crate::record::span::Rule;
use crate::sim::parts::requests::requests_max;
use crate::sim::plan::{Plan, plan};
use crate::sim::scenario::Scenario;
use crate::units::{GroupId, Speed};
use crate::workload::behavior::Step;

/// What a recorder of requests has to know of a scenario.
pub fn layout(scenario: &Scenario) -> Layout {
    let Plan { tasks, workload, .. } = plan(scenario);
    let places = scenario.machine.topology.places();
    let watches = |program: usize| {
        let steps = workload.programs.get(program).map_or(&[][..], |program| &program.steps);
        let mut spans: Vec<usize> = steps.iter().filter_map(begun).collect();
        spans.sort_unstable();
        spans.dedup();
        spans
    };
    Layout {
        spans: workload
            .spans
            .iter()
            .map(|span| Rule { minus_ns: span.minus_ns, floor_ns: span.floor_ns })
            .collect(),
        channels: workload.channels.iter().map(|channel| channel.span).collect(),
        requests_max: requests_max(&workload, tasks.len()),
        groups: tasks.iter().map(|task| task.spec.group).collect(),
        parents: scenario.groups.iter().map(|group| group.parent).collect::<Vec<GroupId>>(),
        speeds: places.iter().map(|place| Speed(place.capacity)).collect(),
        watches: tasks.iter().map(|task| watches(task.spec.program)).collect(),
    }
}

fn begun(step: &Step) -> Option<usize> {
    match step {
        Step::Begin(span) | Step::Due { span, .. } => Some(*span),
        _ => None,
    }
}
