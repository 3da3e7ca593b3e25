//! What a patch of the kernel touches: questions of the model, and functions that none has.

use crate::base::table::{Table, left, right};
use crate::base::text::write_text;
use crate::read::{Touched, TouchedKind as Kind};
use fairground::policy::QUESTIONS;
use fairground::policy::info::QuestionInfo;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.touched/1";

/// Parts of the kernel's tree that have no function of the model: one of its name there is another.
const ELSEWHERE: [&str; 15] = [
    "Documentation",
    "block",
    "crypto",
    "drivers",
    "fs",
    "io_uring",
    "ipc",
    "lib",
    "mm",
    "net",
    "samples",
    "scripts",
    "security",
    "sound",
    "tools",
];

fn is_elsewhere(file: &str) -> bool {
    file.split_once('/').is_some_and(|(first, _)| ELSEWHERE.contains(&first))
}

/// The questions that model a function, or have a feature.
fn questions(touched: &Touched) -> Vec<&'static str> {
    if is_elsewhere(&touched.file) {
        return Vec::new();
    }
    let has = |question: &&&QuestionInfo| match touched.kind {
        Kind::Feature => question
            .switches
            .iter()
            .any(|switch| switch.since.is_none() && switch.name == touched.name),
        Kind::Function => question.functions.contains(&touched.name.as_str()),
        Kind::Outside | Kind::Unknown => false,
    };
    QUESTIONS.iter().filter(has).map(|question| question.key).collect()
}

fn kind(touched: &Touched) -> &'static str {
    match touched.kind {
        Kind::Function => "function",
        Kind::Feature => "feature",
        Kind::Outside => "outside",
        Kind::Unknown => "unknown",
    }
}

/// Writes what is touched: first what the model has, then what it lacks.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, name: &str, all: &[Touched]) -> io::Result<()> {
    let (known, unknown): (Vec<&Touched>, Vec<&Touched>) =
        all.iter().partition(|touched| !questions(touched).is_empty());
    let count = |kind: Kind| all.iter().filter(|touched| touched.kind == kind).count();
    let named = count(Kind::Function) + count(Kind::Feature);
    let noun = if named == 1 { "function or feature" } else { "functions or features" };
    let head = format!(
        "{name} changes {} {noun}; questions of the model have {} of them",
        named,
        known.len()
    );
    write_text(out, "", &head)?;
    let width = |of: fn(&Touched) -> usize, least: usize| {
        all.iter().map(of).chain([least]).max().unwrap_or(least).min(50)
    };
    let table = Table::new([
        left(width(|touched| questions(touched).join(", ").len(), 8)),
        left(width(|touched| touched.name.len(), 8)),
        right(5),
        left(0),
    ]);
    for (title, part) in [("question", known), ("no question", unknown)] {
        if part.is_empty() {
            continue;
        }
        writeln!(out, "\n{}", table.line([title, "function", "lines", "file"]))?;
        for touched in part {
            let of = questions(touched).join(", ");
            let cells = [of, touched.name.clone(), touched.lines.to_string(), touched.file.clone()];
            writeln!(out, "{}", table.line(cells))?;
        }
    }
    writeln!(out)?;
    if count(Kind::Outside) > 0 {
        write_text(out, "", OUTSIDE)?;
    }
    if count(Kind::Unknown) > 0 {
        write_text(out, "", UNKNOWN)?;
    }
    write_text(out, "", SAYS)
}

const OUTSIDE: &str = "Lines outside functions change variables, structures or macros: look \
                       yourself whether they are a number of the kernel (fairground list knobs).";

const UNKNOWN: &str = "Of some hunks the head names no function, but a label or nothing: look \
                       yourself, or make the patch anew with git diff --function-context.";

const SAYS: &str = "A patch of a modelled function is a new answer to its question, or a change \
                    beside it (docs/how-to/add-a-patch.md). What no question has is modelled in \
                    one way only, or not at all (docs/explanation/fidelity.md): of a change there \
                    a simulation says nothing.";

/// The same as data.
pub fn value(name: &str, all: &[Touched]) -> Value {
    let one = |touched: &Touched| {
        json!({
            "name": touched.name,
            "kind": kind(touched),
            "file": touched.file,
            "lines": touched.lines,
            "questions": questions(touched),
        })
    };
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "patch": name,
        "touched": all.iter().map(one).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched(name: &str, kind: Kind) -> Touched {
        Touched { name: name.into(), file: "kernel/sched/fair.c".into(), lines: 1, kind }
    }

    #[test]
    fn every_question_names_functions_each_once() {
        for question in QUESTIONS {
            let mut names = question.functions.to_vec();
            names.sort_unstable();
            names.dedup();
            assert!(!names.is_empty(), "{} models nothing", question.key);
            assert_eq!(names.len(), question.functions.len(), "{}", question.key);
        }
    }

    #[test]
    fn functions_and_features_are_found_with_their_questions() {
        assert_eq!(questions(&touched("place_entity", Kind::Function)), ["place"]);
        assert_eq!(questions(&touched("RUN_TO_PARITY", Kind::Feature)), ["turn"]);
        assert!(questions(&touched("sched_init_smt", Kind::Function)).is_empty());
        let namesake = Touched {
            file: "drivers/gpu/drm/scheduler/sched_rq.c".into(),
            ..touched("place_entity", Kind::Function)
        };
        assert!(questions(&namesake).is_empty());
        let mut out = Vec::new();
        let all =
            [touched("place_entity", Kind::Function), touched("sched_init_smt", Kind::Function)];
        write(&mut out, "a.diff", &all).expect("written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("no question function"), "{text}");
        assert_eq!(value("a.diff", &all)["touched"][0]["questions"][0], "place");
    }
}
