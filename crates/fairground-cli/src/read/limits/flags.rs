//! `--limit GROUP=SPEC`, and `--limit SPEC` for a workload whose tasks have no groups: then all of
//! them but clients are put in the group [`LIMITED`]. Where all `[[workloads]]` name one group, it
//! is of that. A SPEC is `NAME=VALUE`, or CPUs as Kubernetes writes them.

use super::in_use::{paths, used};
use super::listing::Listed;
use super::names::NAMES;
use super::settings::Layer;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::groups::Groups;
use crate::read::overrides::Overrides;
use crate::read::plain::plain_value;
use crate::read::tree::{Entry, Node, Value};
use fairground::units::GroupId;
use fairground::workload::behavior::{Program, TaskSpec, Workload};
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

/// Every task there is or may be.
fn members(workload: &mut Workload) -> impl Iterator<Item = &mut TaskSpec> {
    let forked = workload.forks.iter_mut().map(|fork| &mut fork.template);
    workload.tasks.iter_mut().chain(forked)
}
