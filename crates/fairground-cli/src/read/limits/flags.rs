//! `--limit GROUP=SPEC`, and `--limit SPEC` for a workload whose tasks have no groups: then all of
//! them are put in the group [`LIMITED`].

use super::files::Listed;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::groups::Groups;
use crate::read::overrides::plain_value;
use crate::read::tree::{Entry, Node, Value};
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id};
use fairground::workload::behavior::{Step, TaskSpec, Workload};
use std::collections::BTreeSet;

/// The group of all tasks, if a limit comes without a group.
const LIMITED: &str = "/limited";
const ACCEPTED: &str = "GROUP=NAME=VALUE, as in \"/web=cpu.max=200000 100000\" or /web=cpus=1.5; \
                        or NAME=VALUE if no task has a group";

/// The limits of the command line.
pub(crate) struct Flags {
    /// What is said of each group that is named; of one group all at once.
    pub listed: Vec<Listed>,
    /// The first limit that came without a group.
    bare: Option<Span>,
}

/// Reads the arguments.
pub(crate) fn read(arguments: &[String], sources: &mut Sources) -> Read<Flags> {
    let mut flags = Flags { listed: Vec::new(), bare: None };
    for argument in arguments {
        let source = sources.add("--limit", argument.as_str());
        let span = sources.whole(source);
        let (path, spec) = match argument.strip_prefix('/') {
            Some(_) => argument.split_once('=').unwrap_or((argument, "")),
            None => (LIMITED, argument.as_str()),
        };
        if !argument.starts_with('/') {
            flags.bare.get_or_insert(span);
        }
        let entry = entry(spec, span).ok_or_else(|| {
            let title = format!("--limit has no limit: \"{}\"", clean(argument));
            Fault::at(span, title).accepts(ACCEPTED)
        })?;
        flags.put(path, span, entry);
    }
    Ok(flags)
}

/// `cpus=1.5`: a key with its value.
fn entry(spec: &str, span: Span) -> Option<Entry> {
    let (key, value) = spec.split_once('=')?;
    let value_span = Span { start: span.end - value.len() as u32, ..span };
    let key_span = Span { start: span.end - spec.len() as u32, end: value_span.start - 1, ..span };
    let node = Node { span: value_span, value: plain_value(value.trim()) };
    Some(Entry { key: key.trim().into(), key_span, node }).filter(|entry| !entry.key.is_empty())
}

impl Flags {
    fn put(&mut self, path: &str, span: Span, entry: Entry) {
        let known = self.listed.iter_mut().find(|listed| listed.path == path);
        match known.map(|listed| &mut listed.table.value) {
            Some(Value::Table(entries)) => entries.push(entry),
            _ => {
                let table = Node { span, value: Value::Table(vec![entry]) };
                self.listed.push(Listed { path: path.into(), span, table });
            }
        }
    }

    /// Puts all tasks in the one group, if a limit came without one; and refuses a limit of a group
    /// in which no task is, since it would limit nothing.
    pub fn place(&self, groups: &Groups, workload: &mut Workload) -> Read<()> {
        let used = used(workload);
        let specs = groups.specs();
        if let Some(span) = self.bare {
            if used.iter().any(|group| *group != GroupId(0)) {
                return Err(Fault::at(span, "the limit has no group, but tasks have theirs")
                    .accepts(format!("GROUP=LIMIT with a group of {}", paths(&used, specs))));
            }
            let limited = groups.named(LIMITED, span)?;
            members(workload).for_each(|task| task.group = limited);
        }
        let used = self::used(workload);
        for listed in &self.listed {
            let group = groups.named(&listed.path, listed.span)?;
            if !used.iter().any(|task| is_in(*task, group, specs)) {
                let title = format!("no task is in group \"{}\"", clean(&listed.path));
                let known = specs.iter().map(|spec| spec.path.as_str());
                let known = known.filter(|path| *path != listed.path);
                return Err(Fault::at(listed.span, title)
                    .accepts(format!("a group of tasks: {}", paths(&used, specs)))
                    .suggest(&listed.path, known));
            }
        }
        Ok(())
    }
}

/// Every task there is or may be.
fn members(workload: &mut Workload) -> impl Iterator<Item = &mut TaskSpec> {
    let forked = workload.forks.iter_mut().map(|fork| &mut fork.template);
    workload.tasks.iter_mut().chain(forked)
}

/// Groups that tasks are in at some time.
fn used(workload: &mut Workload) -> BTreeSet<GroupId> {
    let mut used: BTreeSet<GroupId> = members(workload).map(|task| task.group).collect();
    let steps = workload.programs.iter().flat_map(|program| &program.steps);
    used.extend(steps.filter_map(|step| match step {
        Step::SetGroup(group) => Some(*group),
        _ => None,
    }));
    used
}

fn is_in(mut group: GroupId, wanted: GroupId, specs: &[GroupSpec]) -> bool {
    while group != wanted && group != GroupId(0) {
        group = specs[group.index()].parent;
    }
    group == wanted
}

fn paths(used: &BTreeSet<GroupId>, specs: &[GroupSpec]) -> String {
    let paths = used.iter().take(12).map(|group| specs[group.index()].path.as_str());
    clean(&paths.collect::<Vec<_>>().join(", "))
}
