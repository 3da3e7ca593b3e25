//! A table read strictly: every key is taken once or reported.

use super::{Entry, Node, Value};
use crate::read::fault::{Fault, Read, Span, clean};

/// The keys of one table; [`Fields::done`] refuses what nobody took.
pub(crate) struct Fields<'t> {
    what: String,
    span: Span,
    entries: &'t [Entry],
    asked: Vec<&'static str>,
}

impl<'t> Fields<'t> {
    /// The fields of a table; `what` names it in messages ("the scenario", "task \"a\"").
    pub fn of(node: &'t Node, what: impl Into<String>) -> Read<Self> {
        let what = what.into();
        let Value::Table(entries) = &node.value else {
            let title = format!("{what} is {}", node.found());
            return Err(Fault::at(node.span, title).accepts("a table of keys and values"));
        };
        Ok(Fields { what, span: node.span, entries, asked: Vec::new() })
    }

    /// The entry of this key, if it is there; twice is a fault.
    pub fn take(&mut self, key: &'static str) -> Read<Option<&'t Entry>> {
        self.asked.push(key);
        let mut all = self.entries.iter().filter(|entry| entry.key == key);
        let first = all.next();
        match all.next() {
            Some(twice) => Err(twice.fault(format!("\"{key}\" is given twice in {}", self.what))),
            None => Ok(first),
        }
    }

    /// The entry under either of two names; both together are a fault.
    pub fn either(&mut self, one: &'static str, other: &'static str) -> Read<Option<&'t Entry>> {
        match (self.take(one)?, self.take(other)?) {
            (Some(_), Some(second)) => Err(second.fault(format!(
                "\"{one}\" and \"{other}\" are two names of one key, both are given in {}",
                self.what
            ))),
            (first, second) => Ok(first.or(second)),
        }
    }

    /// The entry of a key that must be there.
    pub fn need(&mut self, key: &'static str) -> Read<&'t Entry> {
        self.take(key)?.ok_or_else(|| {
            Fault::at(self.span, format!("{} has no \"{key}\"", self.what))
                .accepts(format!("\"{key}\" must be given"))
        })
    }

    /// Refuses the key with a reason, if it is there.
    pub fn refuse(&mut self, key: &'static str, because: &str) -> Read<()> {
        match self.entries.iter().find(|entry| entry.key == key) {
            None => Ok(()),
            Some(entry) => Err(entry
                .fault(format!("\"{key}\" in {} is not supported", self.what))
                .because(because)),
        }
    }

    /// Entries that no one asked for by name, in order.
    pub fn rest(&self) -> impl Iterator<Item = &'t Entry> + use<'t> {
        let asked = self.asked.clone();
        self.entries.iter().filter(move |entry| !asked.contains(&entry.key.as_str()))
    }

    /// The fault of an entry that no one knows.
    pub fn unknown(&self, entry: &Entry, also: &[&'static str]) -> Box<Fault> {
        let known = || self.asked.iter().chain(also).copied();
        let title = format!("unknown key \"{}\" in {}", clean(&entry.key), self.what);
        entry
            .fault(title)
            .accepts(known().collect::<Vec<_>>().join(", "))
            .suggest(&entry.key, known())
    }

    /// Refuses every key that no one asked for.
    pub fn done(&self) -> Read<()> {
        self.rest().next().map_or(Ok(()), |entry| Err(self.unknown(entry, &[])))
    }

    /// How messages name the table.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// The whole table.
    pub fn span(&self) -> Span {
        self.span
    }
}
