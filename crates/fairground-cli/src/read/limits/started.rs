//! How a container is started: its variables and its command line. Some of them say how many
//! threads its runtime has, and so whether that number follows the limit.

use crate::read::tree::{Node, Value};

/// Variables with options of a JVM, and the one that most start scripts pass on.
pub const JVM_VARIABLES: [&str; 4] =
    ["JAVA_TOOL_OPTIONS", "JAVA_OPTS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"];
/// A resource of the container itself, as a variable may name it (`resourceFieldRef`).
const LIMIT: &str = "limits.cpu";
/// The divisors of it by which the limit is told in whole CPUs, rounded up.
const WHOLE_CPUS: [&str; 2] = ["0", "1"];

/// How a container is started.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Started {
    /// Its environment.
    pub variables: Vec<Variable>,
    /// Words of its command line, as far as the file has it.
    pub words: Vec<String>,
}

/// A variable of its environment.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Said,
}

/// What a file says of a variable's value.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// This.
    Text(String),
    /// The container's limit in whole CPUs, rounded up: it follows the limit.
    Limit,
    /// Nothing that this file tells: a secret, a field, the shell's own.
    Elsewhere,
}

impl Started {
    /// Of the environment of a manifest's container or of a compose file's service, and the nodes
    /// of its command line.
    pub(super) fn of(environment: Option<&Node>, command_line: &[Option<&Node>]) -> Started {
        let words = command_line.iter().flatten().flat_map(|node| words(node)).collect();
        Started { variables: environment.map_or_else(Vec::new, variables), words }
    }

    /// Takes in a line `Environment=` of a unit. One that is empty takes back those before it.
    pub(super) fn hear_environment(&mut self, line: &str) {
        if line.is_empty() {
            self.variables.clear();
        }
        // systemd's quotes are a shell's; a line whose quotes don't end sets nothing.
        let assigned = shlex::split(line).unwrap_or_default();
        self.variables.extend(assigned.iter().filter_map(|word| {
            let (name, value) = word.split_once('=')?;
            Some(Variable { name: name.to_owned(), value: Said::Text(value.to_owned()) })
        }));
    }

    /// Takes in a line `ExecStart=` of a unit. One that is empty takes back those before it.
    pub(super) fn hear_command(&mut self, line: &str) {
        if line.is_empty() {
            self.words.clear();
        }
        self.words.extend(split(line));
    }

    /// What is said of the variable of this name, last.
    pub fn variable(&self, name: &str) -> Option<&Said> {
        self.variables.iter().rfind(|variable| variable.name == name).map(|found| &found.value)
    }

    /// What is known of the values of variables of these names.
    pub fn texts<'s>(&'s self, names: &'s [&str]) -> impl Iterator<Item = (&'s str, &'s str)> {
        let is_named = |variable: &&Variable| names.contains(&variable.name.as_str());
        self.variables.iter().filter(is_named).filter_map(|variable| match &variable.value {
            Said::Text(text) => Some((variable.name.as_str(), text.as_str())),
            Said::Limit | Said::Elsewhere => None,
        })
    }
}

/// A list of `{name, value}` or `{name, valueFrom}`, of `NAME=VALUE`, or a table.
fn variables(environment: &Node) -> Vec<Variable> {
    let text = |value: Option<String>| value.map_or(Said::Elsewhere, Said::Text);
    let of_item = |item: &Node| match item.words() {
        Some(words) => {
            let (name, value) = match words.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                None => (words, None),
            };
            Some(Variable { name, value: text(value) })
        }
        None => {
            let name = item.at(&["name"])?.words()?;
            let is_limit = item.at(&["valueFrom", "resourceFieldRef"]).is_some_and(is_limit);
            let value = item.at(&["value"]).and_then(Node::words);
            Some(Variable { name, value: if is_limit { Said::Limit } else { text(value) } })
        }
    };
    match &environment.value {
        Value::List(items) => items.iter().filter_map(of_item).collect(),
        Value::Table(entries) => {
            let of_entry = |entry: &crate::read::tree::Entry| Variable {
                name: entry.key.clone(),
                value: text(entry.node.words()),
            };
            entries.iter().map(of_entry).collect()
        }
        _ => Vec::new(),
    }
}

/// True of a reference to the container's own limit in whole CPUs.
fn is_limit(reference: &Node) -> bool {
    let said = |key: &str| reference.at(&[key]).and_then(Node::words);
    let divisor = said("divisor").unwrap_or_else(|| WHOLE_CPUS[0].to_owned());
    let is_whole = WHOLE_CPUS.contains(&divisor.as_str());
    said("resource").as_deref() == Some(LIMIT) && is_whole && said("containerName").is_none()
}

/// A list of words, each of which a shell may have to split again, or one text.
fn words(node: &Node) -> Vec<String> {
    let split = |text: String| split(&text);
    match &node.value {
        Value::List(items) => items.iter().filter_map(Node::words).flat_map(split).collect(),
        _ => node.words().map(split).unwrap_or_default(),
    }
}

fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
