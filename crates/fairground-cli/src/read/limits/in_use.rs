//! What would limit nothing: a flag for a group, or a file for groups, without any task.

use super::settings::Layer;
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::groups::Groups;
use fairground::sim::scenario::{GroupSpec, Scenario, group_and_above};
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::{Step, Workload};
use std::collections::BTreeSet;

/// Refuses what would limit nothing: a flag for a group, or a file for groups, without any task.
/// By group whether tasks are in it or below it at some time.
pub(crate) fn check_use(groups: &Groups, workload: &Workload) -> Read<Vec<bool>> {
    let specs = groups.specs();
    let used = used(workload);
    let busy = busy(&used, specs);
    let tasks_in = |group: GroupId| busy[group.index()];
    for (layer, group, span) in groups.mentioned() {
        if *layer >= Layer::Set && !tasks_in(*group) {
            let path = specs[group.index()].path.as_str();
            let known = used.iter().map(|task| specs[task.index()].path.as_str());
            let title = format!("no task is in group \"{}\"", clean(path));
            let is_limit = groups.settings()[group.index()].max.is_some();
            if is_limit && used.iter().all(|group| *group == GroupId(0)) {
                return Err(Fault::at(*span, title).because("no task is in any group").accepts(
                    "a limit without a group, which is of all tasks together: --limit 2",
                ));
            }
            return Err(Fault::at(*span, title)
                .accepts(format!("a group of tasks: {}", paths(used.iter().copied(), specs)))
                .suggest(path, known));
        }
    }
    used.iter().try_for_each(|group| check_container(groups, *group))?;
    // Files of the command line would change nothing, also where the scenario has its own.
    let typed = of_files(groups).filter(|(layer, ..)| *layer == Layer::Files);
    check_files(typed, specs, tasks_in)?;
    check_files(of_files(groups), specs, tasks_in)?;
    Ok(busy)
}

/// Refuses files of which no group has tasks.
fn check_files<'g>(
    mentioned: impl Iterator<Item = &'g (Layer, GroupId, Span)> + Clone,
    specs: &[GroupSpec],
    tasks_in: impl Fn(GroupId) -> bool,
) -> Read<()> {
    let Some((.., span)) = mentioned.clone().next() else { return Ok(()) };
    if mentioned.clone().any(|(_, group, _)| tasks_in(*group)) {
        return Ok(());
    }
    let known = paths(mentioned.map(|(_, group, _)| *group), specs);
    Err(Fault::at(*span, "no task is in a group of the files of limits")
        .accepts(format!("tasks in one of their groups: {known}"))
        .help("a task's group is \"taskgroup\" in JSON, group in TOML"))
}

/// Refuses tasks in a container that the file of their pod, with all of its containers, has not: a
/// container that was renamed would keep its old limit.
fn check_container(groups: &Groups, group: GroupId) -> Read<()> {
    let specs = groups.specs();
    let is_listed = |at: GroupId| of_files(groups).any(|(_, listed, _)| *listed == at);
    let pod = |at: GroupId| {
        let above = specs[at.index()].parent;
        groups.pods().iter().find(|pod| pod.is_whole && pod.group == above)
    };
    let mut line = group_and_above(specs, group);
    let Some((own, pod)) =
        line.find_map(|at| Some((at, pod(at)?))).filter(|(at, _)| !is_listed(*at))
    else {
        return Ok(());
    };
    let [own, whole] = [own, pod.group].map(|group| clean(&specs[group.index()].path));
    let of_pod = |spec: &(usize, &GroupSpec)| spec.1.parent == pod.group;
    let listed = specs.iter().enumerate().filter(of_pod).map(|(at, _)| GroupId::from_index(at));
    let known = paths(listed.filter(|at| is_listed(*at)), specs);
    let mut spans = of_files(groups).filter(|(_, listed, _)| *listed == pod.group);
    let span = spans.next().map_or(Span::default(), |(.., span)| *span);
    Err(Fault::at(span, format!("tasks are in {own}, and the pod {whole} has no such container"))
        .because("it would keep the limit that it had, whatever this file says")
        .accepts(format!("tasks in one of its containers: {known}")))
}

/// Groups that files mention.
fn of_files(groups: &Groups) -> impl Iterator<Item = &(Layer, GroupId, Span)> + Clone {
    groups.mentioned().iter().filter(|(layer, ..)| *layer < Layer::Set)
}

/// Groups that tasks are in at some time.
pub(super) fn used(workload: &Workload) -> BTreeSet<GroupId> {
    let forked = workload.forks.iter().map(|fork| &fork.template);
    let mut used: BTreeSet<GroupId> =
        workload.tasks.iter().chain(forked).map(|task| task.group).collect();
    let steps = workload.programs.iter().flat_map(|program| &program.steps);
    used.extend(steps.filter_map(|step| match step {
        Step::SetGroup(group) => Some(*group),
        _ => None,
    }));
    used
}

/// Whether tasks are in the group itself at some time: a pod's are in its containers.
pub(crate) fn has_tasks(scenario: &Scenario, path: &str) -> bool {
    let group = scenario.groups.iter().position(|group| group.path == path);
    group.is_some_and(|at| used(&scenario.workload).contains(&GroupId::from_index(at)))
}

/// By group whether tasks are in it or below it at some time.
pub(crate) fn with_tasks(scenario: &Scenario) -> Vec<bool> {
    busy(&used(&scenario.workload), &scenario.groups)
}

/// Groups with tasks in them or below them.
fn busy(used: &BTreeSet<GroupId>, specs: &[GroupSpec]) -> Vec<bool> {
    let mut busy = vec![false; specs.len()];
    for group in used {
        let mut group = *group;
        while !busy[group.index()] {
            busy[group.index()] = true;
            group = specs[group.index()].parent;
        }
    }
    busy
}

pub(super) fn paths(groups: impl Iterator<Item = GroupId>, specs: &[GroupSpec]) -> String {
    let paths = groups.take(12).map(|group| specs[group.index()].path.as_str());
    clean(&paths.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn tasks_of_a_container_that_was_renamed_are_refused() {
        let name = format!("renamed-{}.yaml", std::process::id());
        let path = std::env::temp_dir().join(name);
        let told = |container: &str, image: &str| {
            let text = format!(
                "kind: Pod\nmetadata: {{name: web}}\nspec:\n  containers:\n  - name: {container}\n\
                 \x20   {image}\n    resources: {{requests: {{cpu: 1}}}}\n"
            );
            std::fs::write(&path, text).expect("written");
            let overrides = Overrides { limits: vec![path.clone()], ..Overrides::default() };
            let text = "[groups.\"/web/app\"]\n\"cpu.max\" = \"200000 100000\"\n[tasks.t]\n\
                        group = \"/web/app\"\nrun = \"1s\"\n";
            load_text("a.toml", text, &overrides).map(|_| ()).map_err(|error| error.to_string())
        };
        let renamed = told("main", "image: x").expect_err("it is refused");
        assert!(renamed.contains("tasks are in /web/app, and the pod /web has no"), "{renamed}");
        assert!(renamed.contains("in one of its containers: /web/main"), "{renamed}");
        assert_eq!(told("app", "image: x"), Ok(()));
        assert_eq!(told("main", "env: []"), Ok(()), "a patch has some of them");
        std::fs::remove_file(&path).expect("removed");
    }
}
