//! Tasks in rt-app's grammar, and tools' commands.

use super::probe;
use super::values::{closed, cpus, reference, text, whole};
use crate::read::tools;
use crate::read::workload::events;
use serde_json::{Value, json};

pub(super) fn task() -> Value {
    doing(&probe::task())
}

pub(super) fn phase() -> Value {
    doing(&probe::phase())
}

/// A table of properties and events; a key stands for an event whatever follows it: `run_b`.
fn doing(keys: &[String]) -> Value {
    let (does, own): (Vec<String>, Vec<String>) =
        keys.iter().cloned().partition(|key| events().any(|event| event == key));
    let mut table = closed(&own, property);
    let patterns = does.iter().map(|key| (format!("^{key}"), event(key)));
    table["patternProperties"] = Value::Object(patterns.collect());
    table
}

fn property(key: &str) -> Value {
    match key {
        "instances" | "instance" => whole(0),
        "loop" => whole(-1),
        "start" | "delay" | "slice" | "dl-runtime" | "dl-period" | "dl-deadline" => {
            reference("duration")
        }
        "cpus" => cpus(),
        "nice" | "priority" => json!({"type": "integer", "minimum": -20, "maximum": 99}),
        "util_min" | "util_max" => json!({"type": "integer", "minimum": 0, "maximum": 1024}),
        "policy" => json!({"type": "string", "pattern": "^SCHED_[A-Z]+$"}),
        "born_on" => whole(0),
        "process" => json!({"type": "string"}),
        "group" | "taskgroup" => json!({"type": ["string", "object"]}),
        "phases" => json!({"oneOf": [
            {"type": "array", "minItems": 1, "items": reference("phase")},
            {"type": "object", "minProperties": 1, "additionalProperties": reference("phase")},
        ]}),
        "events" => json!({"type": "array", "items": {"type": ["string", "object"]}}),
        _ => json!(true),
    }
}

fn event(key: &str) -> Value {
    match key {
        "run" | "runtime" | "sleep" | "iowait" => reference("draw"),
        "kernel" => call(),
        "spin_lock" => json!({"type": ["string", "object"]}),
        "timer" | "wait" | "sync" => json!({"type": "object", "required": ["ref"]}),
        _ => text(),
    }
}

/// Time in the kernel, alone or with its points.
fn call() -> Value {
    let mut table = closed(&["time", "cond_resched", "might_sleep"].map(str::to_owned), |key| {
        reference(if key == "time" { "draw" } else { "duration" })
    });
    table["required"] = json!(["time"]);
    json!({"anyOf": [reference("draw"), table]})
}

/// A tool's command with what stands beside it.
pub(super) fn tool() -> Value {
    let help = tools::tools_with_flags();
    let mut keys = probe::workload();
    let own = help.iter().flat_map(|tool| &tool.flags).filter_map(|flag| flag.key);
    for key in own {
        if !keys.iter().any(|known| known == key) {
            keys.push(key.to_owned());
        }
    }
    let names: Vec<&str> = help.iter().map(|tool| tool.name).collect();
    let command = format!("^\\s*({})(\\s|$)", names.join("|"));
    let mut table = closed(&keys, |key| match key {
        "command" => json!({"type": "string", "pattern": command}),
        "name" => text(),
        "group" | "cpus" | "policy" | "nice" | "priority" | "slice" | "start" => property(key),
        _ => json!({"type": ["integer", "string"]}),
    });
    // A flag that is laid over the command.
    table["patternProperties"] = json!({"^--": {"type": ["string", "number", "boolean"]}});
    table["required"] = json!(["command"]);
    table
}
