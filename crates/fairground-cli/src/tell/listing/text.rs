//! The listings for people: one line each, and where it comes from.

use super::Shelf;
use crate::base::table::{Table, left};
use crate::base::text::{WIDTH, shorten, wrapped};
use crate::run::metric;
use crate::{read, study};
use clap::ValueEnum;
use fairground::policy::catalogue::{self, AnswerInfo, NumberInfo, QuestionInfo, SwitchInfo};
use fairground::policy::{QUESTIONS, presets};
use std::io::{self, Write};

/// One thing on a shelf.
struct Item {
    name: String,
    says: String,
    from: String,
}

impl Item {
    fn new(name: impl Into<String>, says: impl Into<String>, from: impl Into<String>) -> Self {
        Item { name: name.into(), says: says.into(), from: from.into() }
    }
}

/// Writes a shelf, or all of them.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, shelf: Option<Shelf>) -> io::Result<()> {
    if let Some(shelf) = shelf {
        return write_items(out, &items(shelf));
    }
    for (place, shelf) in Shelf::value_variants().iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}:", shelf.name())?;
        write_items(out, &items(*shelf))?;
    }
    Ok(())
}

fn items(shelf: Shelf) -> Vec<Item> {
    match shelf {
        Shelf::Machines => library(read::machines()),
        Shelf::Tools => library(read::tools()),
        Shelf::Workloads => library(read::workloads()),
        Shelf::Scenarios => library(read::scenarios()),
        Shelf::Kernels => kernels(),
        Shelf::Questions => answers(),
        Shelf::Functions => functions(),
        Shelf::Features => features(),
        Shelf::Changes => changes(),
        Shelf::Knobs => knobs(),
        Shelf::Metrics => metrics(),
        Shelf::Studies => studies(),
    }
}

fn library(items: Vec<read::LibraryItem>) -> Vec<Item> {
    items.into_iter().map(|item| Item::new(item.name, item.what, item.source)).collect()
}

fn kernels() -> Vec<Item> {
    presets::catalogue().into_iter().map(|info| Item::new(info.name, info.says, "")).collect()
}

/// A question is a heading, its answers stand below as one would set them.
fn answers() -> Vec<Item> {
    let of_one = |question: &&QuestionInfo| {
        let (key, asks) = (question.key, question.asks);
        let answer = move |info: &AnswerInfo| {
            Item::new(format!("  {key}={}", info.name), info.says, info.since)
        };
        std::iter::once(Item::new(key, asks, "")).chain(question.answers.iter().map(answer))
    };
    QUESTIONS.iter().flat_map(of_one).collect()
}

/// The question is the name, what it models stands beside it.
fn functions() -> Vec<Item> {
    let item =
        |question: &&QuestionInfo| Item::new(question.key, question.functions.join(", "), "");
    QUESTIONS.iter().map(item).collect()
}

fn features() -> Vec<Item> {
    let item = |switch: &SwitchInfo| Item::new(switch.name, switch.says, "sched_features");
    catalogue::features().map(item).collect()
}

fn changes() -> Vec<Item> {
    let item =
        |switch: &SwitchInfo| Item::new(switch.name, switch.says, switch.since.unwrap_or_default());
    catalogue::changes().map(item).collect()
}

fn knobs() -> Vec<Item> {
    let item = |number: &NumberInfo| {
        let from = format!("{} to {} {}", number.min, number.max, number.unit);
        Item::new(number.key, number.says, from)
    };
    catalogue::numbers().map(item).collect()
}

fn metrics() -> Vec<Item> {
    let item = |line: metric::Line| Item::new(line.name, line.says, line.unit);
    metric::lines().into_iter().map(item).collect()
}

/// A study that can't be read is not hidden: its line says so.
fn studies() -> Vec<Item> {
    let item = |name: String| match study::find(&name) {
        Ok(study) => Item::new(name, study.spec.title, study.spec.thread),
        Err(_) => Item::new(name, "cannot be read", ""),
    };
    study::names().into_iter().map(item).collect()
}

fn write_items(out: &mut dyn Write, items: &[Item]) -> io::Result<()> {
    let indent = 4 + items.iter().map(|item| item.name.len()).max().unwrap_or(0);
    let table = Table::new([left(indent), left(0).gap(0)]);
    for item in items {
        let origin = if item.from.is_empty() { String::new() } else { format!(" [{}]", item.from) };
        let text = shorten(&format!("{}{origin}", item.says), usize::MAX);
        for (place, line) in wrapped(&text, WIDTH - indent).iter().enumerate() {
            let name = if place == 0 { format!("  {}", item.name) } else { String::new() };
            writeln!(out, "{}", table.line([&name, line]))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shelf_fits_the_page() {
        let mut out = Vec::new();
        write(&mut out, None).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.is_ascii());
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert!(text.contains("turn=quantum"), "{text}");
    }
}
