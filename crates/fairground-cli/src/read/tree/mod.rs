//! One small tree for TOML, JSON, YAML and unit files: values in order, each with its place in the
//! text.

mod fields;
mod json;
mod toml;
mod unit;
mod yaml;

pub(crate) use fields::Fields;
pub(crate) use json::parse as parse_json;
pub(crate) use toml::parse as parse_toml;
pub(crate) use unit::parse as parse_unit;
pub(crate) use yaml::parse as parse_yaml;

use super::fault::{Fault, Read, Span, clean};

/// The deepest nesting of lists and tables that is read.
pub(crate) const DEPTH_MAX: usize = 64;
/// The most values that one file may hold: memory is bounded by this, not by the file's size.
pub(crate) const VALUES_MAX: usize = 6_000_000;

/// A value and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub span: Span,
    pub value: Value,
}

/// What a value is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// A JSON key without a value, as workgen allows for `suspend`.
    Nothing,
    Null,
    Bool(bool),
    Integer(i128),
    Float(f64),
    String(String),
    List(Vec<Node>),
    Table(Vec<Entry>),
}

/// A key with its value, in the order of the text; a key may occur twice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    pub key: String,
    pub key_span: Span,
    pub node: Node,
}

impl Node {
    /// What was found, for a message.
    pub fn found(&self) -> String {
        match &self.value {
            Value::Nothing => "no value".into(),
            Value::Null => "null".into(),
            Value::Bool(value) => format!("the boolean {value}"),
            Value::Integer(value) => format!("the number {value}"),
            // With its point: where a whole number is wanted, that is what is wrong.
            Value::Float(value) if value.fract() == 0.0 => format!("the number {value:.1}"),
            Value::Float(value) => format!("the number {value}"),
            Value::String(value) => format!("the string \"{}\"", clean(value)),
            Value::List(_) => "a list".into(),
            Value::Table(_) => "a table".into(),
        }
    }

    /// The fault of a value that is not what its key takes.
    pub fn wrong(&self, key: &str, accepted: impl Into<String>) -> Box<Fault> {
        Fault::at(self.span, format!("\"{}\" is {}", clean(key), self.found())).accepts(accepted)
    }

    /// The entry of a key, if this is a table that has it.
    pub fn get(&self, key: &str) -> Option<&Entry> {
        match &self.value {
            Value::Table(entries) => entries.iter().find(|entry| entry.key == key),
            _ => None,
        }
    }

    /// Sets a key of a table, in the place where the table is written.
    pub fn put(&mut self, key: &str, value: Value) {
        let node = Node { span: self.span, value };
        if let Value::Table(entries) = &mut self.value {
            entries.retain(|entry| entry.key != key);
            entries.push(Entry { key: key.into(), key_span: node.span, node });
        }
    }

    /// The value at the end of some keys.
    pub fn at(&self, path: &[&str]) -> Option<&Node> {
        path.iter().try_fold(self, |node, key| node.get(key).map(|entry| &entry.node))
    }

    /// The text of a number or string, as its writer wrote it or would have.
    pub fn words(&self) -> Option<String> {
        match &self.value {
            Value::String(text) => Some(text.trim().to_owned()),
            Value::Integer(number) => Some(number.to_string()),
            Value::Float(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// A table's entries.
    pub fn table(&self, key: &str) -> Read<&[Entry]> {
        match &self.value {
            Value::Table(entries) => Ok(entries),
            _ => Err(self.wrong(key, "a table of keys and values")),
        }
    }

    /// A list's items.
    pub fn list(&self, key: &str) -> Read<&[Node]> {
        match &self.value {
            Value::List(items) => Ok(items),
            _ => Err(self.wrong(key, "a list")),
        }
    }

    /// A string.
    pub fn text(&self, key: &str) -> Read<&str> {
        match &self.value {
            Value::String(text) => Ok(text),
            _ => Err(self.wrong(key, "a string")),
        }
    }

    /// A boolean.
    pub fn boolean(&self, key: &str) -> Read<bool> {
        match self.value {
            Value::Bool(value) => Ok(value),
            _ => Err(self.wrong(key, "true or false")),
        }
    }

    /// A whole number within limits.
    pub fn integer(&self, key: &str, min: i64, max: i64) -> Read<i64> {
        match self.value {
            Value::Integer(value) if (i128::from(min)..=i128::from(max)).contains(&value) => {
                Ok(value as i64)
            }
            _ => Err(self.wrong(key, format!("a whole number from {min} to {max}"))),
        }
    }
}

impl Entry {
    /// The fault of an entry as a whole, at its key.
    pub fn fault(&self, title: impl Into<String>) -> Box<Fault> {
        Fault::at(self.key_span, title)
    }

    /// A whole number within limits.
    pub fn integer(&self, min: i64, max: i64) -> Read<i64> {
        self.node.integer(&self.key, min, max)
    }

    /// A string.
    pub fn text(&self) -> Read<&str> {
        self.node.text(&self.key)
    }

    /// A boolean.
    pub fn boolean(&self) -> Read<bool> {
        self.node.boolean(&self.key)
    }

    /// A string that is one of a few words.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Read<T> {
        let names = || words.iter().map(|(name, _)| *name);
        let accepted = names().collect::<Vec<_>>().join(", ");
        let Value::String(text) = &self.node.value else {
            return Err(self.node.wrong(&self.key, accepted));
        };
        let found = words.iter().find(|(name, _)| name == text).map(|(_, value)| *value);
        found.ok_or_else(|| self.node.wrong(&self.key, accepted).suggest(text, names()))
    }
}

impl Node {
    /// The node's first byte: a place to point at when the whole is too long to show.
    pub fn span_of_first_line(&self) -> Span {
        Span { end: (self.span.start + 1).min(self.span.end), ..self.span }
    }
}
