//! Groups and writes: limits and weights under all their names.
//!
//! TOML reads `cpu.max = "max"` without quotes as a table in a table, and the reader takes both:
//! so each name with dots may be a key, or tables down to its last part.

use super::probe;
use super::values::{duration, text};
use crate::read::limits::uclamp;
use serde_json::{Map, Value, json};

pub(super) fn group() -> Value {
    let mut names = probe::group();
    names.extend(uclamp::KEYS.map(String::from));
    named(&names, |key| match key {
        "parent" => text(),
        _ => setting(),
    })
}

pub(super) fn write() -> Value {
    let mut write = named(&probe::write(), |key| match key {
        "at" => duration(),
        "group" => text(),
        _ => setting(),
    });
    write["required"] = json!(["at", "group"]);
    write
}

/// A number, or words such as `"1500m"` and `"max"`.
fn setting() -> Value {
    json!({"type": ["string", "number"]})
}

/// A table with these names, each in any of its spellings.
fn named(names: &[String], value: impl Fn(&str) -> Value) -> Value {
    // Kubernetes' tables stand in one more, which says nothing by itself.
    let inside =
        names.iter().filter(|name| name.starts_with("limits.") || name.starts_with("requ"));
    let resources: Vec<(String, Value)> =
        inside.map(|name| (format!("resources.{name}"), value(name))).collect();
    let all = names.iter().map(|name| (name.clone(), value(name)));
    nested(&all.chain(resources).collect::<Vec<_>>())
}

fn nested(names: &[(String, Value)]) -> Value {
    let mut properties: Map<String, Value> = names.iter().cloned().collect();
    let mut heads: Vec<&str> = Vec::new();
    for (name, _) in names {
        for (at, _) in name.match_indices('.') {
            if !heads.contains(&&name[..at]) {
                heads.push(&name[..at]);
            }
        }
    }
    for head in heads {
        let below = |(name, value): &(String, Value)| {
            let rest = name.strip_prefix(head)?.strip_prefix('.')?;
            Some((rest.to_owned(), value.clone()))
        };
        let table = nested(&names.iter().filter_map(below).collect::<Vec<_>>());
        let value = match properties.remove(head) {
            Some(own) => json!({"oneOf": [own, table]}),
            None => table,
        };
        properties.insert(head.to_owned(), value);
    }
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}
