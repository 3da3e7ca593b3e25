//! The listings as JSON.

use super::Shelf;
use crate::read::{self, FlagHelp, LibraryItem, ToolHelp};
use crate::run::metric;
use crate::study;
use clap::ValueEnum;
use fairground::policy::catalogue::{self, AnswerInfo, NumberInfo, QuestionInfo, SwitchInfo};
use fairground::policy::{QUESTIONS, presets};
use serde_json::{Map, Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.list/1";

/// One shelf, or all of them.
pub fn value(shelf: Option<Shelf>) -> Value {
    let mut told = Map::new();
    told.insert("schema".into(), json!(SCHEMA));
    told.insert("version".into(), json!(env!("CARGO_PKG_VERSION")));
    let shelves = shelf.map_or(Shelf::value_variants().to_vec(), |one| vec![one]);
    for shelf in shelves {
        told.insert(shelf.name(), Value::Array(items(shelf)));
    }
    Value::Object(told)
}

fn items(shelf: Shelf) -> Vec<Value> {
    match shelf {
        Shelf::Machines => library(read::machines()),
        Shelf::Workloads => library(read::workloads()),
        Shelf::Scenarios => library(read::scenarios()),
        Shelf::Tools => read::tools_with_flags().iter().map(tool).collect(),
        Shelf::Kernels => {
            let kernel = |info: presets::ProfileInfo| json!({"name": info.name, "says": info.says});
            presets::catalogue().into_iter().map(kernel).collect()
        }
        Shelf::Questions => questions(),
        Shelf::Functions => {
            let question =
                |info: &&QuestionInfo| json!({"question": info.key, "functions": info.functions});
            QUESTIONS.iter().map(question).collect()
        }
        Shelf::Features => {
            let feature = |info: &SwitchInfo| json!({"name": info.name, "says": info.says});
            catalogue::features().map(feature).collect()
        }
        Shelf::Changes => {
            let change = |info: &SwitchInfo| since(info.name, info.says, info.since);
            catalogue::changes().map(change).collect()
        }
        Shelf::Knobs => catalogue::numbers().map(knob).collect(),
        Shelf::Metrics => {
            let line = |line: &metric::Line| measured(&line.name, &line.says, &line.unit);
            metric::lines().iter().map(line).collect()
        }
        Shelf::Studies => study::names().iter().map(|name| study(name)).collect(),
    }
}

fn library(items: Vec<LibraryItem>) -> Vec<Value> {
    let item =
        |item: LibraryItem| json!({"name": item.name, "says": item.what, "from": item.source});
    items.into_iter().map(item).collect()
}

fn tool(tool: &ToolHelp) -> Value {
    let flag = |flag: &FlagHelp| {
        json!({
            "name": flag.name,
            "letter": flag.letter,
            "usage": flag.usage.trim_start(),
            "says": flag.says,
            "key": flag.key,
            "refused": flag.refused,
        })
    };
    let flags: Vec<Value> = tool.flags.iter().map(flag).collect();
    json!({"name": tool.name, "says": tool.says, "from": tool.from, "flags": flags})
}

fn questions() -> Vec<Value> {
    let question = |question: &&QuestionInfo| {
        let answers = question.answers.iter();
        let answer = |info: &AnswerInfo| since(info.name, info.says, Some(info.since));
        let answers: Vec<Value> = answers.map(answer).collect();
        json!({"name": question.key, "says": question.asks, "answers": answers})
    };
    QUESTIONS.iter().map(question).collect()
}

fn knob(info: &NumberInfo) -> Value {
    json!({
        "name": info.key,
        "says": info.says,
        "min": info.min,
        "max": info.max,
        "unit": info.unit,
    })
}

/// A study that can't be read is not hidden: its line says so.
fn study(name: &str) -> Value {
    match study::find(name) {
        Ok(study) => named(name, &study.spec.title, &study.spec.thread),
        Err(_) => named(name, "cannot be read", ""),
    }
}

fn since(name: &str, says: &str, since: Option<&str>) -> Value {
    json!({"name": name, "says": says, "since": since})
}

fn measured(name: &str, says: &str, unit: &str) -> Value {
    json!({"name": name, "says": says, "unit": unit})
}

fn named(name: &str, says: &str, from: &str) -> Value {
    json!({"name": name, "says": says, "from": from})
}
