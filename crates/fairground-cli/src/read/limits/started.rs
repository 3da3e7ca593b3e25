//! How a container is started: its variables, its command line, and the memory that it may use.
//! Some of them say how many threads its runtime has, and so whether that number follows the limit.

use crate::read::tree::{Node, Value};

/// Variables with options of a JVM, and the one that most start scripts pass on.
pub const JVM_VARIABLES: [&str; 4] =
    ["JAVA_TOOL_OPTIONS", "JAVA_OPTS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"];
/// HotSpot before Java 27 takes Serial, with one thread, where it may use less memory than this
/// (`is_server_class_machine`: 2 GB, of which 256 MB may be missing), or counts one CPU.
const SERIAL_BELOW_BYTES: u64 = 1792 << 20;
/// Options that choose a collector begin and end so.
const CHOOSES: [&str; 2] = ["-XX:+Use", "GC"];
/// The one that chooses what little memory does too.
const SERIAL: &str = "-XX:+UseSerialGC";
/// Resources of the container itself, as a variable may name them (`resourceFieldRef`).
const LIMIT: &str = "limits.cpu";
const REQUEST: &str = "requests.cpu";
/// The divisors of them by which they are told in whole CPUs, rounded up.
const WHOLE_CPUS: [&str; 2] = ["0", "1"];

/// How a container is started.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Started {
    /// Its environment.
    pub variables: Vec<Variable>,
    /// Words of its command line, as far as the file has it.
    pub words: Vec<String>,
    /// The memory that it may use, if its file limits it.
    pub memory_bytes: Option<u64>,
    /// True if its file says all of it: a patch says nothing of what it leaves out.
    pub is_whole: bool,
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
    /// `request_milli` is what it requests, thousandths of a CPU, if that is said.
    pub(super) fn of(
        environment: Option<&Node>,
        command_line: &[Option<&Node>],
        request_milli: Option<u64>,
    ) -> Started {
        let words = command_line.iter().flatten().flat_map(|node| words(node)).collect();
        let variables = environment.map_or_else(Vec::new, |node| variables(node, request_milli));
        Started { variables, words, ..Started::default() }
    }

    /// The same in a container that may use so much memory, and of which this is all or a patch.
    pub(super) fn with_memory(self, memory_bytes: Option<u64>, is_whole: bool) -> Started {
        Started { memory_bytes, is_whole, ..self }
    }

    /// Takes over what another file says. A patch that says nothing of a thing leaves it.
    pub(in crate::read) fn hear(&mut self, later: Started) {
        if later.is_whole {
            *self = later;
            return;
        }
        if !(later.variables.is_empty() && later.words.is_empty()) {
            (self.variables, self.words) = (later.variables, later.words);
        }
        self.memory_bytes = later.memory_bytes.or(self.memory_bytes);
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

    /// How its command line starts a container that runs in a group of its own, if it does.
    pub(super) fn starts_container(&self) -> Option<String> {
        /// Podman's option for a container in the unit's own group, as quadlets have it.
        const WITHIN: &str = "--cgroups=split";
        let program = |word: &str| word.rsplit('/').next().unwrap_or_default().to_owned();
        let starts = |pair: &&[String]| {
            ["docker", "podman", "nerdctl"].contains(&program(&pair[0]).as_str())
                && ["run", "start", "compose"].contains(&pair[1].as_str())
        };
        let pair = self.words.windows(2).find(starts)?;
        let is_within = self.words.iter().any(|word| word == WITHIN);
        (!is_within).then(|| format!("{} {}", program(&pair[0]), pair[1]))
    }

    /// Its memory, if a JVM in it collects with one thread for having so little, in MB.
    pub fn serial_for_memory_mb(&self) -> Option<u64> {
        let bytes = self.memory_bytes.filter(|bytes| *bytes < SERIAL_BELOW_BYTES)?;
        let of_variables = self.texts(&JVM_VARIABLES).map(|(_, text)| text);
        let all = of_variables.chain(self.words.iter().map(String::as_str));
        let chooses = |word: &str| {
            word.starts_with(CHOOSES[0]) && word.ends_with(CHOOSES[1]) && word != SERIAL
        };
        let is_chosen = all.flat_map(str::split_whitespace).any(chooses);
        (!is_chosen).then_some(bytes >> 20)
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
fn variables(environment: &Node, request_milli: Option<u64>) -> Vec<Variable> {
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
            let reference = item.at(&["valueFrom", "resourceFieldRef"]);
            let resource = reference.and_then(|node| resource(node, request_milli));
            let value = item.at(&["value"]).and_then(Node::words);
            Some(Variable { name, value: resource.unwrap_or_else(|| text(value)) })
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

/// What a reference is to: the container's own limit or request in whole CPUs. A request that is
/// left out is the limit.
fn resource(reference: &Node, request_milli: Option<u64>) -> Option<Said> {
    let said = |key: &str| reference.at(&[key]).and_then(Node::words);
    let divisor = said("divisor").unwrap_or_else(|| WHOLE_CPUS[0].to_owned());
    if !WHOLE_CPUS.contains(&divisor.as_str()) || said("containerName").is_some() {
        return None;
    }
    match (said("resource")?.as_str(), request_milli) {
        (REQUEST, Some(milli)) => Some(Said::Text(milli.div_ceil(1000).to_string())),
        (LIMIT | REQUEST, _) => Some(Said::Limit),
        _ => None,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_starts_a_container_is_known() {
        let how = |line: &str| {
            let mut started = Started::default();
            started.hear_command(line);
            started.starts_container()
        };
        let told = |how: &str| Some(how.to_owned());
        assert_eq!(how("/usr/bin/docker run --rm --cpus=1.5 nginx"), told("docker run"));
        assert_eq!(how("/usr/bin/podman start web"), told("podman start"));
        assert_eq!(how("/usr/bin/docker compose up"), told("docker compose"));
        assert_eq!(how("/usr/bin/podman run --cgroups=split nginx"), None, "in the unit's group");
        assert_eq!(how("/usr/bin/web --docker run"), None);
    }
}
