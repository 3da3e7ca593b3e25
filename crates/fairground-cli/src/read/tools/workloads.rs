//! `[[workloads]]` of a scenario: commands that become tasks beside those that are listed.

use super::command::{Word, named};
use super::given::Given;
use super::list;
use super::making::Making;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::library::Place;
use crate::read::tree::{Entry, Fields, Node, Value};
use crate::read::values::{self, Dialect};
use crate::read::workload::{Reading, World, sched, slice};
use fairground::units::{GroupId, Ns};
use fairground::workload::behavior::{SchedPolicy, Step, TaskSpec};
use std::collections::HashSet;

/// A scenario with nothing but this command.
pub(crate) fn scenario_of(command: &str, sources: &mut Sources) -> Node {
    let source = sources.add("the command", command);
    let span = sources.whole(source);
    let entry =
        |key: &str, value| Entry { key: key.into(), key_span: span, node: Node { span, value } };
    let workload = Value::Table(vec![entry("command", Value::String(command.into()))]);
    let list = Value::List(vec![Node { span, value: workload }]);
    Node { span, value: Value::Table(vec![entry("workloads", list)]) }
}

/// When the first tool that ends does so, and where it is written.
pub(crate) struct End {
    pub at_ns: Ns,
    pub span: Span,
}

impl End {
    /// A run that outlasts a tool would show what the tool never does.
    pub fn check(&self, duration_ns: Ns) -> Read<()> {
        if duration_ns <= self.at_ns {
            return Ok(());
        }
        let (ends, run) = (seconds(self.at_ns), seconds(duration_ns));
        Err(Fault::at(self.span, format!("this ends after {ends}, but the run takes {run}"))
            .accepts(
                "a shorter duration, or a later end (-r, -s, --timeout, --duration of the tool)",
            ))
    }
}

pub(crate) fn seconds(ns: Ns) -> String {
    format!("{} s", ns as f64 / 1e9)
}

/// Adds the tasks of `[[workloads]]` to what was read; the earliest end, if any.
pub(crate) fn read(
    entry: &Entry,
    place: &Place,
    mut world: World<'_>,
    reading: &mut Reading,
    sources: &Sources,
) -> Read<Option<End>> {
    let items = match &entry.node.value {
        Value::List(items) if !items.is_empty() => items,
        _ => return Err(entry.node.wrong("workloads", "[[workloads]] with a command each")),
    };
    let mut end: Option<End> = None;
    let mut names = HashSet::new();
    for item in items {
        let Made { name, span, ends_ns } = one(item, place, &mut world, reading, sources)?;
        if !names.insert(name.clone()) {
            let title = format!("two workloads are called \"{}\"", clean(&name));
            return Err(Fault::at(span, title).accepts("name = \"…\" of its own for one of them"));
        }
        let earlier = |at_ns| end.as_ref().is_none_or(|end| at_ns < end.at_ns);
        end = ends_ns.filter(|at_ns| earlier(*at_ns)).map(|at_ns| End { at_ns, span }).or(end);
    }
    check_names(reading, entry)?;
    let endless = |step: &Step| matches!(step, Step::Repeat { times: None, .. });
    let programs = &reading.workload.programs;
    reading.finite = !programs.iter().any(|program| program.steps.iter().any(endless));
    if let Some(end) = &end {
        reading.duration_ns = Some(reading.duration_ns.map_or(end.at_ns, |d| d.min(end.at_ns)));
    }
    Ok(end)
}

/// Tasks that stand beside `[[workloads]]` may have any name.
pub(crate) fn check_names(reading: &Reading, entry: &Entry) -> Read<()> {
    let mut seen = HashSet::new();
    match reading.workload.tasks.iter().find(|task| !seen.insert(task.name.as_str())) {
        None => Ok(()),
        Some(twice) => {
            let title = format!("two tasks would be called \"{}\"", clean(&twice.name));
            Err(entry.fault(title).accepts("name = \"…\" for the workload"))
        }
    }
}

/// What a workload is called: its own name, or its tool's.
pub(crate) fn name_of(item: &Node, sources: &Sources) -> Read<String> {
    if let Some(name) = item.get("name") {
        return named(name);
    }
    let Some(entry) = item.get("command") else { return Ok(String::new()) };
    let words = crate::read::tools::command::split(entry.text()?, entry.node.span, sources)?;
    Ok(list::find(&words, entry)?.0.last_word().to_owned())
}

/// One workload: its name, where it is written, and when it ends.
pub(crate) struct Made {
    pub name: String,
    pub span: Span,
    pub ends_ns: Option<Ns>,
}

pub(crate) fn one(
    item: &Node,
    place: &Place,
    world: &mut World<'_>,
    reading: &mut Reading,
    sources: &Sources,
) -> Read<Made> {
    let mut fields = Fields::of(item, "a workload")?;
    let entry = fields.need("command")?;
    let name = fields.take("name")?;
    let (common, cpus_given) = common(&mut fields, world, reading)?;
    let words = crate::read::tools::command::split(entry.text()?, entry.node.span, sources)?;
    let (tool, named_by) = list::find(&words, entry)?;
    let (named_by, words) = words.split_at(named_by);
    let span = named_by.last().expect("a tool has a name").span;
    let span = Span { start: named_by[0].span.start, ..span };
    let mut given = Given::read(tool.name, (tool.flags)(words), span, words)?;
    for extra in fields.rest() {
        if let Some(long) = extra.key.strip_prefix("--") {
            crate::read::tools::laid::apply(extra, long, &mut given)?;
            continue;
        }
        let known = given.keys();
        let key = known.iter().find(|key| **key == extra.key);
        let key = key.ok_or_else(|| fields.unknown(extra, &known))?;
        given.key(key, parameter(extra)?)?;
    }
    let name = name.map_or(Ok(tool.last_word().to_owned()), named)?;
    let limit = world.groups.cpu_limit(common.group);
    let mut making = Making {
        name,
        span,
        cpus: world.topology.len(),
        usable: world.groups.cpus(common.group),
        serial_mb: world.groups.serial_mb(common.group),
        limit: limit.map(|(_, quota)| quota),
        limited_by: limit.map(|(group, _)| group),
        messages: world.messages,
        place,
        common,
        cpus_given,
        ends_ns: None,
        followers: &mut reading.followers,
        traffic: world.traffic,
        out: &mut reading.workload,
    };
    making.process("process");
    (tool.make)(&given, &mut making)?;
    given.done()?;
    let Making { name, ends_ns, .. } = making;
    Ok(Made { name, span, ends_ns })
}

/// The value of a tool's own parameter, as its flag would have it.
pub(crate) fn parameter(entry: &Entry) -> Read<Word> {
    let text = match &entry.node.value {
        Value::Integer(number) => number.to_string(),
        Value::String(text) => text.clone(),
        _ => return Err(entry.node.wrong(&entry.key, "a whole number")),
    };
    Ok(Word { text, span: entry.node.span })
}

/// What all tasks of a workload have in common.
pub(crate) fn common(
    fields: &mut Fields<'_>,
    world: &mut World<'_>,
    reading: &mut Reading,
) -> Read<(TaskSpec, bool)> {
    let group = fields.take("group")?;
    let group = match group {
        Some(entry) => entry.text().and_then(|_| world.groups.taskgroup(entry))?,
        None => None,
    };
    let cpus = fields.take("cpus")?;
    let affinity = match cpus {
        Some(entry) => {
            let list = values::cpus("cpus", &entry.node, world.numbers)?;
            reading.workload.affinities.push(list);
            Some(reading.workload.affinities.len() - 1)
        }
        None => None,
    };
    let said = sched(fields, Dialect::Toml, SchedPolicy::Normal)?;
    let slice_ns = fields.take("slice")?.map_or(Ok(0), |entry| slice(entry, world.kernel))?;
    let start_ns = fields.take("start")?.map_or(Ok(0), |entry| Dialect::Toml.duration(entry))?;
    let common = TaskSpec {
        policy: said.policy.unwrap_or(SchedPolicy::Normal),
        nice: said.nice.unwrap_or(0),
        slice_ns,
        affinity,
        group: group.unwrap_or(GroupId(0)),
        start_ns,
        ..TaskSpec::new(String::new(), 0)
    };
    Ok((common, cpus.is_some()))
}
