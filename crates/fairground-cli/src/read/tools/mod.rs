//! Workloads as the commands that people type: `[[workloads]]` in a scenario, or the first argument
//! of `fairground run`. One file per tool, each with its flags and what is left out.
//!
//! Keys of a workload: `command` (needed), `name` (the last word of the tool's unless given), `group`, `cpus`,
//! `nice`, `policy`, `priority`, `slice`, `start`, what a tool's model has for parameters (`op_us`), and flags
//! that are laid over those of the command (`"--threads"`).

mod burn;
mod bursts;
mod client;
mod command;
mod cyclictest;
mod ebizzy;
mod fibtest;
mod flags;
mod go;
mod hackbench;
mod jvm;
mod laid;
mod load;
mod making;
mod netperf;
mod perf;
mod puma;
mod schbench;
mod server;
mod stress_ng;
mod tbench;
mod times;
mod vmm;

use super::fault::{Fault, Read, Sources, Span, clean};
use super::library::{LibraryItem, Place};
use super::tree::{Entry, Fields, Node, Value};
use super::values::{self, Dialect};
use super::workload::{Reading, World, sched, slice};
use command::Word;
use fairground::units::{GroupId, Ns};
use fairground::workload::behavior::{SchedPolicy, Step, TaskSpec};
use flags::{Flags, Given};
pub(super) use laid::find as find_flag;
use making::Making;
use std::collections::HashSet;

/// A program that people know, and how its command becomes tasks.
struct Tool {
    /// Its name, of several words if people type several before the first flag.
    name: &'static str,
    /// What it does, in one line.
    says: &'static str,
    /// Where the model comes from.
    from: &'static str,
    /// Its flags; a tool whose form depends on them looks at the words first.
    flags: fn(&[Word]) -> Flags,
    make: fn(&Given, &mut Making<'_>) -> Read<()>,
}

impl Tool {
    /// What its tasks' names begin with.
    fn last_word(&self) -> &'static str {
        self.name.rsplit(' ').next().unwrap_or(self.name)
    }
}

const TOOLS: [&Tool; 18] = [
    &burn::TOOL,
    &bursts::TOOL,
    &client::TOOL,
    &cyclictest::TOOL,
    &ebizzy::TOOL,
    &fibtest::TOOL,
    &go::TOOL,
    &hackbench::TOOL,
    &jvm::TOOL,
    &netperf::TOOL,
    &perf::MESSAGING,
    &perf::PIPE,
    &puma::TOOL,
    &schbench::TOOL,
    &server::TOOL,
    &stress_ng::TOOL,
    &tbench::TOOL,
    &vmm::TOOL,
];

/// All tools, for a list.
pub(super) fn shelf() -> Vec<LibraryItem> {
    let item = |tool: &&Tool| LibraryItem {
        name: tool.name.into(),
        what: tool.says.into(),
        source: tool.from.into(),
    };
    TOOLS.iter().map(item).collect()
}

/// True if a text is a tool's command.
pub(super) fn is_command(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    TOOLS.iter().any(|tool| tool.name.split(' ').next() == Some(first))
}

/// A scenario with nothing but this command.
pub(super) fn scenario_of(command: &str, sources: &mut Sources) -> Node {
    let source = sources.add("the command", command);
    let span = sources.whole(source);
    let entry =
        |key: &str, value| Entry { key: key.into(), key_span: span, node: Node { span, value } };
    let workload = Value::Table(vec![entry("command", Value::String(command.into()))]);
    let list = Value::List(vec![Node { span, value: workload }]);
    Node { span, value: Value::Table(vec![entry("workloads", list)]) }
}

/// When the first tool that ends does so, and where it is written.
pub(super) struct End {
    pub at_ns: Ns,
    span: Span,
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

fn seconds(ns: Ns) -> String {
    format!("{} s", ns as f64 / 1e9)
}

/// Adds the tasks of `[[workloads]]` to what was read; the earliest end, if any.
pub(super) fn read(
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
fn check_names(reading: &Reading, entry: &Entry) -> Read<()> {
    let mut seen = HashSet::new();
    match reading.workload.tasks.iter().find(|task| !seen.insert(task.name.as_str())) {
        None => Ok(()),
        Some(twice) => {
            let title = format!("two tasks would be called \"{}\"", clean(&twice.name));
            Err(entry.fault(title).accepts("name = \"…\" for the workload"))
        }
    }
}

/// One workload: its name, where it is written, and when it ends.
struct Made {
    name: String,
    span: Span,
    ends_ns: Option<Ns>,
}

fn one(
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
    let words = command::split(entry.text()?, entry.node.span, sources)?;
    let (tool, named_by) = tool(&words, entry)?;
    let (named_by, words) = words.split_at(named_by);
    let span = named_by.last().expect("a tool has a name").span;
    let span = Span { start: named_by[0].span.start, ..span };
    let mut given = Given::read(tool.name, (tool.flags)(words), span, words)?;
    for extra in fields.rest() {
        if let Some(long) = extra.key.strip_prefix("--") {
            laid::apply(extra, long, &mut given)?;
            continue;
        }
        let known = given.keys();
        let key = known.iter().find(|key| **key == extra.key);
        let key = key.ok_or_else(|| fields.unknown(extra, &known))?;
        given.key(key, parameter(extra)?)?;
    }
    let name = name.map_or(Ok(tool.last_word().to_owned()), named)?;
    let mut making = Making {
        name,
        span,
        cpus: world.topology.len(),
        messages: world.messages,
        place,
        common,
        cpus_given,
        ends_ns: None,
        out: &mut reading.workload,
    };
    (tool.make)(&given, &mut making)?;
    given.done()?;
    let Making { name, ends_ns, .. } = making;
    Ok(Made { name, span, ends_ns })
}

/// The tool that a command names, with how many words its name has.
fn tool(words: &[Word], entry: &Entry) -> Read<(&'static Tool, usize)> {
    let accepted = |tools: &[&Tool]| {
        let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
        format!("a command of {}", names.join(", "))
    };
    let Some(first) = words.first() else {
        return Err(entry.node.wrong("command", accepted(&TOOLS)));
    };
    let named = |tool: &Tool| {
        let mut words = words.iter();
        tool.name.split(' ').all(|name| words.next().is_some_and(|word| word.text == name))
    };
    if let Some(tool) = TOOLS.into_iter().find(|tool| named(tool)) {
        return Ok((tool, tool.name.split(' ').count()));
    }
    let begins = |tool: &&Tool| tool.name.split(' ').next() == Some(first.text.as_str());
    let near: Vec<&Tool> = TOOLS.into_iter().filter(begins).collect();
    if near.is_empty() {
        let title = format!("there is no tool \"{}\"", clean(&first.text));
        let fault = Fault::at(first.span, title).accepts(accepted(&TOOLS));
        return Err(fault.suggest(&first.text, TOOLS.iter().map(|tool| tool.name)));
    }
    Err(halfway(words, &near).accepts(accepted(&near)))
}

/// The fault of a command that begins as a tool's name of several words does.
fn halfway(words: &[Word], near: &[&Tool]) -> Box<Fault> {
    let fits = |tool: &&Tool| {
        let pairs = tool.name.split(' ').zip(words);
        pairs.take_while(|(name, word)| *name == word.text).count()
    };
    let fits = near.iter().map(fits).max().unwrap_or(0);
    let wrong = words.get(fits).filter(|word| !word.text.starts_with('-'));
    let last = wrong.unwrap_or(&words[fits - 1]);
    let shown: Vec<&str> = words[..fits].iter().chain(wrong).map(|w| w.text.as_str()).collect();
    let span = Span { end: last.span.end, ..words[0].span };
    let shown = clean(&shown.join(" "));
    let title = match wrong {
        Some(_) => format!("there is no tool \"{shown}\""),
        None => format!("\"{shown}\" alone is no tool"),
    };
    Fault::at(span, title)
}

/// The value of a tool's own parameter, as its flag would have it.
fn parameter(entry: &Entry) -> Read<Word> {
    let text = match &entry.node.value {
        Value::Integer(number) => number.to_string(),
        Value::String(text) => text.clone(),
        _ => return Err(entry.node.wrong(&entry.key, "a whole number")),
    };
    Ok(Word { text, span: entry.node.span })
}

fn named(entry: &Entry) -> Read<String> {
    let name = entry.text()?;
    let bad = |c: char| c.is_control() || c.is_whitespace() || c == '/';
    if name.is_empty() || name.len() > 64 || name.contains(bad) {
        return Err(entry.node.wrong("name", "1 to 64 bytes without spaces or \"/\""));
    }
    Ok(name.to_owned())
}

/// What all tasks of a workload have in common.
fn common(
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
            let list = values::cpus("cpus", &entry.node, world.topology.len())?;
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

#[cfg(test)]
mod tests;
