//! `[kernel]`: every question with its answers, every number with its bounds.

use super::values::text;
use fairground::policy::QUESTIONS;
use fairground::policy::catalogue;
use serde_json::{Map, Value, json};

pub(super) fn kernel() -> Value {
    let mut properties = Map::new();
    let mut put = |key: &str, value: Value| drop(properties.insert(key.into(), value));
    put("profile", text());
    for question in QUESTIONS {
        // The name that an answer had before is taken for one version more.
        let names = question.answers.iter().flat_map(|answer| [Some(answer.name), answer.was]);
        let names: Vec<&str> = names.flatten().collect();
        put(question.key, json!({"enum": names, "description": question.asks}));
    }
    for number in catalogue::numbers() {
        let digits = json!({"type": "string", "pattern": "^[0-9]+$"});
        let bounded = json!({"type": "integer", "minimum": number.min, "maximum": number.max});
        let says = format!("{} [{}]", number.says, number.unit);
        put(number.key, json!({"oneOf": [bounded, digits], "description": says}));
    }
    put("features", switches(catalogue::features().map(|switch| switch.name).collect()));
    put("changes", switches(catalogue::changes().map(|switch| switch.name).collect()));
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

/// Names, each off with `NO_` before it; in a list, or in one string with commas or spaces.
fn switches(names: Vec<&str>) -> Value {
    let one = format!("(NO_)?({})", names.join("|"));
    json!({"oneOf": [
        {"type": "string", "pattern": format!("^[, ]*({one}([, ]+{one})*)?[, ]*$")},
        {"type": "array", "items": {"type": "string", "pattern": format!("^{one}$")}},
    ]})
}
