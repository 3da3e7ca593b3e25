//! `--limit GROUP=SPEC`, and `--limit SPEC` for a workload whose tasks have no groups: then all of
//! them but clients are put in the group [`LIMITED`]. Where all `[[workloads]]` name one group, it
//! is of that. A SPEC is `NAME=VALUE`, or CPUs as Kubernetes writes them.

use super::listing::Listed;
use super::names::NAMES;
use super::settings::Layer;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::groups::Groups;
use crate::read::overrides::Overrides;
use crate::read::plain::plain_value;
use crate::read::tree::{Entry, Node, Value};
use fairground::sim::scenario::{GroupSpec, Scenario, group_and_above};
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use std::collections::BTreeSet;

/// The group of all tasks, if a limit comes without a group.
pub(crate) const LIMITED: &str = "/limited";
const ACCEPTED: &str = "GROUP=NAME=VALUE, as in \"/web=cpu.max=200000 100000\" or /web=cpus=1.5, \
                        or GROUP=CPUS, as in /web=1500m, or GROUP=max for no limit; without \
                        GROUP= if no task has a group";
/// What CPUs alone are the value of.
const CPUS: &str = "limits.cpu";

/// The limits of the command line.
pub(crate) struct Flags {
    /// What is said of each group that is named; of one group all at once.
    pub listed: Vec<Listed>,
    /// The first limit that came without a group.
    bare: Option<Span>,
}

/// Reads the arguments and lists what they say. One without a group is of the only group, if there
/// is one.
pub(crate) fn read(
    overrides: &Overrides,
    only: Option<&str>,
    groups: &mut Groups,
    sources: &mut Sources,
) -> Read<Flags> {
    let displaced = listed(&overrides.displaced, overrides, only, sources)?;
    groups.list(&displaced.listed, Layer::Displaced)?;
    let flags = listed(&overrides.limit, overrides, only, sources)?;
    groups.list(&flags.listed, Layer::Flags)?;
    Ok(flags)
}

/// What such arguments say.
fn listed(
    arguments: &[String],
    overrides: &Overrides,
    only: Option<&str>,
    sources: &mut Sources,
) -> Read<Flags> {
    let mut flags = Flags { listed: Vec::new(), bare: None };
    for argument in arguments {
        let option = overrides.option(argument, "--limit");
        let source = sources.add(option, argument.as_str());
        let span = sources.whole(source);
        let (path, spec) = group_and_spec(argument);
        let path = path.or(only);
        if path.is_none() {
            flags.bare.get_or_insert(span);
        }
        if let Some(group) = group_without_slash(argument) {
            let title = format!("\"{}\" is no key of a limit", clean(group));
            return Err(Fault::at(span, title)
                .accepts(ACCEPTED)
                .help(format!("a group's path begins with /: --limit '/{}'", clean(argument))));
        }
        let entry = entry(spec, span).ok_or_else(|| {
            let title = format!("--limit has no limit: \"{}\"", clean(argument));
            Fault::at(span, title).accepts(ACCEPTED)
        })?;
        flags.put(path.unwrap_or(LIMITED), span, entry);
    }
    Ok(flags)
}

/// True if a weight follows from what an argument sets, besides a limit.
pub(crate) fn implies_weight(argument: &str) -> bool {
    group_and_name(argument).1 == CPUS
}

/// The group and the name of what an argument sets; without a group it is of all tasks.
pub(crate) fn group_and_name(argument: &str) -> (Option<&str>, &str) {
    let (path, spec) = group_and_spec(argument);
    (path, spec.split_once('=').map_or(CPUS, |(name, _)| name.trim()))
}

fn group_and_spec(argument: &str) -> (Option<&str>, &str) {
    if !argument.starts_with('/') {
        return (None, argument);
    }
    let (path, spec) = argument.split_once('=').unwrap_or((argument, ""));
    (Some(path), spec)
}

/// The group of `web=cpus=2`, whose path lacks its slash.
fn group_without_slash(argument: &str) -> Option<&str> {
    let (group, spec) = argument.split_once('=').filter(|(group, _)| !group.starts_with('/'))?;
    let key = spec.split('=').next().filter(|_| spec.contains('='))?.trim();
    (NAMES.contains(&key) && !NAMES.contains(&group.trim())).then_some(group)
}

/// `cpus=1.5`, a key with its value; or `1500m`, CPUs alone, and `max`, no limit.
fn entry(spec: &str, span: Span) -> Option<Entry> {
    let Some((key, value)) = spec.split_once('=') else { return cpus(spec.trim(), span) };
    let value_span = Span { start: span.end - value.len() as u32, ..span };
    let key_span = Span { start: span.end - spec.len() as u32, end: value_span.start - 1, ..span };
    let node = Node { span: value_span, value: plain_value(value.trim()) };
    Some(Entry { key: key.trim().into(), key_span, node }).filter(|entry| !entry.key.is_empty())
}

fn cpus(value: &str, span: Span) -> Option<Entry> {
    let key = match value {
        "max" => "cpu.max",
        _ if value.starts_with(|c: char| c.is_ascii_digit() || c == '.') => CPUS,
        _ => return None,
    };
    let node = Node { span, value: plain_value(value) };
    Some(Entry { key: key.into(), key_span: span, node })
}

impl Flags {
    fn put(&mut self, path: &str, span: Span, entry: Entry) {
        let known = self.listed.iter_mut().find(|listed| listed.path == path);
        match known.map(|listed| &mut listed.table.value) {
            Some(Value::Table(entries)) => entries.push(entry),
            _ => {
                let table = Node { span, value: Value::Table(vec![entry]) };
                self.listed.push(Listed::of(path.into(), span, table));
            }
        }
    }

    /// Puts all tasks in the one group, if a limit came without one; but for clients, who ask from
    /// outside and wait for no quota of the service.
    pub fn place(&self, groups: &Groups, workload: &mut Workload) -> Read<()> {
        let Some(span) = self.bare else { return Ok(()) };
        let beside = |group: &GroupId| {
            let said =
                |(layer, of, _): &(Layer, GroupId, Span)| *layer == Layer::Beside && of == group;
            groups.mentioned().iter().any(said)
        };
        let used: BTreeSet<GroupId> = used(workload).into_iter().filter(|g| !beside(g)).collect();
        if used.iter().any(|group| *group != GroupId(0)) {
            let known = paths(used.iter().copied(), groups.specs());
            return Err(Fault::at(span, "the limit has no group, but tasks have theirs")
                .accepts(format!("GROUP=LIMIT with a group of {known}")));
        }
        let limited = groups.named(LIMITED, span)?;
        let is_client: Vec<bool> = workload.programs.iter().map(Program::is_client).collect();
        let is_bare = |task: &&mut TaskSpec| task.group == GroupId(0) && !is_client[task.program];
        let bare = members(workload).filter(is_bare);
        bare.for_each(|task| task.group = limited);
        Ok(())
    }
}

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

/// Every task there is or may be.
fn members(workload: &mut Workload) -> impl Iterator<Item = &mut TaskSpec> {
    let forked = workload.forks.iter_mut().map(|fork| &mut fork.template);
    workload.tasks.iter_mut().chain(forked)
}

/// Groups that tasks are in at some time.
fn used(workload: &Workload) -> BTreeSet<GroupId> {
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

fn paths(groups: impl Iterator<Item = GroupId>, specs: &[GroupSpec]) -> String {
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
