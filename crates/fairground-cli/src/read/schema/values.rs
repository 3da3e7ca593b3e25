//! Parts of the schema that many keys share.

use serde_json::{Map, Value, json};

/// A table with these keys and no other.
pub(super) fn closed(keys: &[String], value: impl Fn(&str) -> Value) -> Value {
    let properties: Map<String, Value> = keys.iter().map(|key| (key.clone(), value(key))).collect();
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

pub(super) fn text() -> Value {
    json!({"type": "string"})
}

pub(super) fn whole(least: i64) -> Value {
    json!({"type": "integer", "minimum": least})
}

/// A time with its unit.
pub(super) fn duration() -> Value {
    json!({"type": "string", "pattern": "^ *[0-9.]+ *(ns|us|µs|μs|ms|s|min) *$"})
}

/// A time that may be random: then a table says how.
pub(super) fn draw() -> Value {
    json!({"oneOf": [
        {"$ref": "#/$defs/duration"},
        {"type": "object", "minProperties": 1},
    ]})
}

/// CPUs by their numbers.
pub(super) fn cpus() -> Value {
    json!({"oneOf": [
        {"type": "string"},
        {"type": "integer", "minimum": 0},
        {"type": "array", "items": {"type": "integer", "minimum": 0}},
    ]})
}

/// What is said once, under `$defs`.
pub(super) fn reference(of: &str) -> Value {
    json!({"$ref": format!("#/$defs/{of}")})
}
