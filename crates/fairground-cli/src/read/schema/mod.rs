//! The scenario language as JSON Schema, for editors and for programs that write scenarios.
//!
//! Which keys there are is asked of the reader itself ([`probe`]), names of answers and tools come
//! from their catalogues: nothing is listed twice. The schema refuses unknown keys, words that are
//! no name, and wrong types. What one value has to do with another only the reader knows: it may
//! refuse what the schema lets pass, and never the other way round.

mod kernel;
mod limits;
mod probe;
mod values;
mod workload;

use serde_json::{Map, Value, json};
use values::{closed, duration, reference, text, whole};

/// The schema, draft 2020-12, of a scenario's TOML.
pub fn schema() -> Value {
    let mut defs = Map::new();
    let mut define = |name: &str, part: Value| drop(defs.insert(name.into(), part));
    define("duration", duration());
    define("draw", values::draw());
    define("machine", machine());
    define("kernel", kernel::kernel());
    define("group", limits::group());
    define("write", limits::write());
    define("task", workload::task());
    define("phase", workload::phase());
    define("workload", workload::tool());
    define("explanation", explanation());
    // A set is taken apart before its scenarios are read.
    let keys = [probe::scenario(), vec![super::explanations::KEY.into()]].concat();
    let mut whole = closed(&keys, key);
    whole["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    whole["title"] = json!("A scenario of fairground");
    whole["description"] = json!(concat!("fairground ", env!("CARGO_PKG_VERSION")));
    whole["$defs"] = Value::Object(defs);
    whole
}

/// What stands at a key of the top. One that is not known here may have anything: the reader's
/// list is longer then, and stays right.
fn key(key: &str) -> Value {
    let list = |of: &str| json!({"type": "array", "items": reference(of)});
    let table = |of: &str| json!({"type": "object", "additionalProperties": reference(of)});
    match key {
        "name" | "what" | "source" | "misfit" | "caution" | "overloaded" | "workload" => text(),
        "runtime" => json!({"enum": ["go", "jvm"]}),
        "seed" => whole(0),
        "duration" => reference("duration"),
        "traffic" => json!({"type": "number", "minimum": 0.001, "maximum": 1000}),
        "until" => json!({"type": "string", "pattern": "^(end|steady|[0-9.]+ *%)$"}),
        "machine" => json!({"oneOf": [text(), reference("machine")]}),
        "kernel" => json!({"oneOf": [text(), reference("kernel")]}),
        "groups" => table("group"),
        "tasks" => table("task"),
        "limits" => json!({"oneOf": [text(), {"type": "array", "items": text()}]}),
        "writes" => list("write"),
        "workloads" => list("workload"),
        "explanations" => list("explanation"),
        _ => json!(true),
    }
}

fn machine() -> Value {
    closed(&probe::machine(), |key| match key {
        "sockets" | "nodes" | "llcs" | "cores" | "threads" | "hz" => whole(1),
        "name" | "what" | "source" | "library" | "topology" | "lscpu" | "hwloc" | "sysfs" => text(),
        "numbering" => json!({"enum": ["cores-first", "threads-together"]}),
        "timer_slack" | "tick_skew" => reference("duration"),
        "uptime" => json!({"oneOf": [{"const": "random"}, reference("duration")]}),
        "cpu_numbers" => json!({"enum": ["here", "file"]}),
        "offline" => json!({"type": ["string", "integer", "array"]}),
        "smt" => json!({"oneOf": [{"enum": ["on", "off"]}, {"type": "object"}]}),
        "costs" => json!({"type": ["string", "object"]}),
        "messages" | "power" | "hypervisor" | "freq" | "capacity" => json!({"type": "object"}),
        "noise" | "idle" => json!({"type": "array", "items": {"type": "object"}}),
        _ => json!(true),
    })
}

fn explanation() -> Value {
    let mut one = closed(&["weight", "what", "workloads"].map(String::from), |key| match key {
        "weight" => json!({"type": "number", "exclusiveMinimum": 0}),
        "workloads" => json!({"type": "array", "minItems": 1, "items": reference("workload")}),
        _ => text(),
    });
    one["required"] = json!(["weight", "workloads"]);
    one
}
