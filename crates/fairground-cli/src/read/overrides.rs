//! `--set KEY=VALUE` and its shorter sisters, laid over the scenario's tree before it is read:
//! so they are checked by the same rules as what is written in the file.

use super::fault::{Fault, Read, Sources, Span, clean};
use super::plain::{place_all, plain_value};
use super::tree::{Entry, Node, Value};
use super::{known_task, limits, switches, tools};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Keys at the top of a scenario; any other first word is a key of `[kernel]`.
pub(super) const TOP: [&str; 14] = [
    "name",
    "what",
    "seed",
    "duration",
    "until",
    "workload",
    "traffic",
    "machine",
    "kernel",
    "groups",
    "limits",
    "writes",
    "tasks",
    "workloads",
];

/// Lays all overrides over a scenario.
pub(super) fn apply(root: &mut Node, overrides: &Overrides, sources: &mut Sources) -> Read<()> {
    if let Some(machine) = &overrides.machine {
        let node = word(overrides.option("machine", "--machine"), machine, sources);
        set(root, &["machine"], node)?;
    }
    if let Some(kernel) = &overrides.kernel {
        let node = word(overrides.option("kernel", "--kernel"), kernel, sources);
        if let Some(Value::String(_)) = child(root, "kernel").map(|node| &node.value) {
            set(root, &["kernel"], node)?;
        } else {
            set(root, &["kernel", "profile"], node)?;
        }
    }
    lay_settings(root, overrides, sources)?;
    if let Some(duration) = &overrides.duration {
        let node = word(overrides.option("duration", "--duration"), duration, sources);
        set(root, &["duration"], node)?;
    }
    if let Some(until) = &overrides.until {
        let node = word(overrides.option("until", "--until"), until, sources);
        set(root, &["until"], node)?;
    }
    if let Some(seed) = overrides.seed {
        let span = sources.add("--seed", seed.to_string());
        let node = Node { span: sources.whole(span), value: Value::Integer(seed.into()) };
        set(root, &["seed"], node)?;
    }
    Ok(())
}

/// Of `--set` the later one wins, as its help says, but switches add up; a variant or an axis that
/// sets one thing twice would be called by a value that it has not.
fn lay_settings(root: &mut Node, overrides: &Overrides, sources: &mut Sources) -> Read<()> {
    let mut laid: Vec<(&str, Vec<String>)> = Vec::new();
    for (option, (key, value)) in overrides.settings() {
        let node = value_of(option, key, value, sources);
        known_task::refuse_bare(root, key, node.span)?;
        let path = match tools::find_flag(root, key, node.span, sources)? {
            Some((at, flag)) => vec!["workloads".into(), at.to_string(), flag],
            None => {
                if !TOP.contains(&key.split('.').next().unwrap_or(key)) {
                    known_task::refuse_short(root, key, node.span)?;
                }
                path(root, key, node.span)?
            }
        };
        known_task::check(root, &path, node.span)?;
        let twice = laid.iter().any(|(by, before)| *by == option && *before == path);
        if twice && option != "--set" {
            return Err(Fault::at(node.span, format!("{option} sets \"{}\" twice", clean(key)))
                .accepts("each key once"));
        }
        let steps: Vec<&str> = path.iter().map(String::as_str).collect();
        let node = match steps.as_slice() {
            ["kernel", key] if switches::KEYS.contains(key) => {
                switches::added(child(root, "kernel").and_then(|kernel| child(kernel, key)), node)
            }
            _ => node,
        };
        set(root, &steps, node)?;
        laid.push((option, path));
    }
    Ok(())
}

fn word(option: &str, text: &str, sources: &mut Sources) -> Node {
    let source = sources.add(option, text);
    Node { span: sources.whole(source), value: Value::String(text.into()) }
}

/// A value as TOML has it (`3`, `true`, `[0, 1]`), else the bare text.
fn value_of(option: &str, key: &str, text: &str, sources: &mut Sources) -> Node {
    let source = sources.add(option, format!("{key}={text}"));
    let span = sources.whole(source);
    let mut node = Node { span, value: plain_value(text) };
    place_all(&mut node, span);
    node
}

/// The path that a dotted key means. Keys hold dots themselves (`cpu.weight`), so a key that is
/// there wins; the last part of a new path is one key. `/web.cpu.max` is the group's.
fn path(root: &Node, key: &str, span: Span) -> Read<Vec<String>> {
    if key.starts_with('/') && limits::is_groups_limit(key) {
        return path(root, &format!("groups.{key}"), span);
    }
    if limits::NAMES.contains(&key) {
        let key = clean(key);
        return Err(Fault::at(span, format!("{key} is of a group, and none is named")).accepts(
            format!("--limit {key}=VALUE, of the only group or of all tasks, or /PATH.{key}=VALUE"),
        ));
    }
    let first = key.split('.').next().unwrap_or(key);
    if !TOP.contains(&first) {
        return Ok(vec!["kernel".into(), key.into()]);
    }
    let is_end = |after: &str| after.is_empty() || after.starts_with('.');
    let mut path: Vec<String> = Vec::new();
    let mut rest = key;
    let mut at = Some(root);
    loop {
        let known = at.and_then(|node| match &node.value {
            Value::Table(entries) => entries
                .iter()
                .map(|entry| entry.key.as_str())
                .filter(|known| rest.strip_prefix(known).is_some_and(is_end))
                .max_by_key(|known| known.len()),
            _ => None,
        });
        // The names of limits and weights are single keys with dots in them.
        let is_group = path.len() == 2 && ["groups", "writes"].contains(&path[0].as_str());
        let step = match known {
            Some(known) => known,
            None if is_group => rest,
            None => rest.split('.').next().unwrap_or(rest),
        };
        if step.is_empty() || path.len() > 16 {
            return Err(Fault::at(span, format!("\"{}\" is no key", clean(key)))
                .accepts("a key of the scenario, as in machine.costs.tick"));
        }
        path.push(step.to_owned());
        at = at.and_then(|node| child(node, step));
        match rest.get(step.len() + 1..) {
            Some(more) if rest.len() > step.len() => rest = more,
            _ => return Ok(path),
        }
    }
}

fn child<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    match &node.value {
        Value::Table(entries) => {
            entries.iter().find(|entry| entry.key == key).map(|entry| &entry.node)
        }
        Value::List(items) => items.get(key.parse::<usize>().ok()?),
        _ => None,
    }
}

/// Puts a value at a path, with the tables that it needs on the way.
fn set(node: &mut Node, path: &[&str], value: Node) -> Read<()> {
    let span = value.span;
    let Some((first, rest)) = path.split_first() else {
        *node = value;
        return Ok(());
    };
    if let Value::List(items) = &mut node.value {
        let count = items.len();
        let item = first.parse().ok().and_then(|at: usize| items.get_mut(at));
        let item = item.ok_or_else(|| {
            Fault::at(span, format!("\"{}\" is no place in a list of {count}", clean(first)))
                .accepts("a place counted from 0, as in workloads.0.command")
        })?;
        return set(item, rest, value);
    }
    let Value::Table(entries) = &mut node.value else {
        return Err(Fault::at(span, format!("there is no table to set \"{}\" in", clean(first))));
    };
    let at = match entries.iter().position(|entry| entry.key == *first) {
        Some(at) => at,
        None => {
            let node = Node { span, value: Value::Table(Vec::new()) };
            entries.push(Entry { key: (*first).to_owned(), key_span: span, node });
            entries.len() - 1
        }
    };
    let inner = &mut entries[at].node;
    if !rest.is_empty() {
        unfold(first, inner);
    }
    set(inner, rest, value)
}

/// `machine = "NAME"` and `kernel = "6.12"` are short for tables.
fn unfold(key: &str, node: &mut Node) {
    let inner = match key {
        "machine" => "library",
        "kernel" => "profile",
        _ => return,
    };
    if let Value::String(_) = node.value {
        let entry = Entry { key: inner.into(), key_span: node.span, node: node.clone() };
        node.value = Value::Table(vec![entry]);
    }
}

/// What the command line changes in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Overrides {
    /// A machine instead of the scenario's: library name, synthetic string, or path.
    pub machine: Option<String>,
    /// A kernel profile instead of the scenario's; knobs that the scenario sets stay set.
    pub kernel: Option<String>,
    /// `--set KEY=VALUE`: a knob, question or `features` by its name, or any key by its path.
    pub set: Vec<(String, String)>,
    /// Options that messages name for the last of these settings; `--set` for those before them.
    #[serde(skip)]
    pub options: Vec<&'static str>,
    /// The same for what has an option of its own: its name, or a limit's text, with the option
    /// that said it.
    #[serde(skip)]
    pub said_by: Vec<(String, &'static str)>,
    /// A seed instead of the scenario's.
    pub seed: Option<u64>,
    /// A duration (`"10s"`) instead of the scenario's.
    pub duration: Option<String>,
    /// `"end"`, `"steady"` or a precision instead of the scenario's `until`.
    pub until: Option<String>,
    /// Files of limits: they win over the scenario's limits.
    pub limits: Vec<PathBuf>,
    /// How many pods like the workload's there are, its own included.
    pub replicas: Option<u32>,
    /// Files of other pods of the node: each container does all that it may.
    pub beside: Vec<PathBuf>,
    /// Which explanation, counted from 1, if the scenario is a set of them.
    pub explanation: Option<usize>,
    /// Limits, `/web=cpus=1.5`, or `cpus=1.5` if no task has a group: they win over all others.
    pub limit: Vec<String>,
    /// Limits of the command line in whose place an experiment has put its own: the weights that
    /// follow from them stay.
    #[serde(skip)]
    pub displaced: Vec<String>,
    /// One of many settings that a search tries: nobody asked what there is to know of it.
    #[serde(skip)]
    pub is_trial: bool,
    /// True of a service that a search of `fit` makes.
    #[serde(skip)]
    pub is_drawn: bool,
    /// True if an experiment varies the machine: no default stands for it.
    #[serde(skip)]
    pub machine_varies: bool,
    /// Groups whose limit stays as it is at the start, whatever `[[writes]]` say.
    #[serde(skip)]
    pub unwritten: Vec<String>,
}

impl Overrides {
    /// Sets a key, as an experiment's option says.
    pub fn set_by(&mut self, option: &'static str, key: &str, value: &str) {
        self.set.push((key.to_owned(), value.to_owned()));
        self.options.push(option);
    }

    /// The same for a setting that a search tries.
    pub fn tried(&self) -> Overrides {
        Overrides { is_trial: true, ..self.clone() }
    }

    /// True if no user made the tasks, but a search that looked for explanations.
    pub(super) fn is_found(&self) -> bool {
        self.is_drawn || self.explanation.is_some()
    }

    /// Notes which option said something that has an option of its own.
    pub fn note(&mut self, what: &str, option: &'static str) {
        self.said_by.push((what.to_owned(), option));
    }

    /// The option that messages name for this; `usual` if nobody else said it.
    pub(super) fn option(&self, what: &str, usual: &'static str) -> &'static str {
        let said = self.said_by.iter().rev().find(|(said, _)| said == what);
        said.map_or(usual, |(_, option)| option)
    }

    /// The settings, each with the option that it comes from.
    fn settings(&self) -> impl Iterator<Item = (&'static str, &(String, String))> {
        let given = self.set.len().saturating_sub(self.options.len());
        let options = std::iter::repeat_n("--set", given).chain(self.options.iter().copied());
        options.zip(&self.set)
    }
}
