//! What a patch of the kernel touches: questions of the model, and functions that none has.

use crate::base::table::{Table, left, right};
use crate::base::text::write_text;
use crate::read::{Touched, TouchedKind as Kind};
use fairground::policy::QUESTIONS;
use fairground::policy::info::QuestionInfo;
use fairground::policy::one_way::ONE_WAY;
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

/// How much the model has of something: what a comparison can say of a change there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Modelled {
    /// A question has answers or switches to choose from.
    ByChoice,
    /// In one way only.
    OneWay,
    /// Not at all.
    Not,
    /// It is no function: nobody knows.
    Unknown,
}

impl Modelled {
    /// Its heading and its name in data.
    const ALL: [(Modelled, &'static str, &'static str); 4] = [
        (Modelled::ByChoice, "question", "choice"),
        (Modelled::OneWay, "one way only", "one-way"),
        (Modelled::Not, "not modelled", "no"),
        (Modelled::Unknown, "no function", "unknown"),
    ];

    fn of(touched: &Touched) -> Self {
        let asked = questions(touched);
        let is_choice =
            |question: &QuestionInfo| question.answers.len() > 1 || !question.switches.is_empty();
        if QUESTIONS.iter().any(|one| asked.contains(&one.key) && is_choice(one)) {
            return Modelled::ByChoice;
        }
        match touched.kind {
            Kind::Outside | Kind::Unknown => Modelled::Unknown,
            Kind::Function if !asked.is_empty() || is_one_way(touched) => Modelled::OneWay,
            Kind::Function | Kind::Feature => Modelled::Not,
        }
    }

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(of, ..)| *of == self).map_or("", |(.., name)| name)
    }
}

fn is_one_way(touched: &Touched) -> bool {
    !is_elsewhere(&touched.file) && ONE_WAY.contains(&touched.name.as_str())
}

/// Writes what is touched: first what the model has with a choice, then what it has in one way,
/// then what it lacks.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, name: &str, all: &[Touched]) -> io::Result<()> {
    let part = |of: Modelled| all.iter().filter(move |touched| Modelled::of(touched) == of);
    let [choice, one_way, not] =
        [Modelled::ByChoice, Modelled::OneWay, Modelled::Not].map(|of| part(of).count());
    let named = choice + one_way + not;
    let noun = if named == 1 { "function or feature" } else { "functions or features" };
    let head = format!(
        "{name} changes {named} {noun}: {choice} that questions of the model have, with answers to \
         choose from; {one_way} modelled in one way only; {not} not modelled"
    );
    write_text(out, "", &head)?;
    let width = |of: fn(&Touched) -> usize, least: usize| {
        all.iter().map(of).chain([least]).max().unwrap_or(least).min(50)
    };
    let table = Table::new([
        left(width(|touched| questions(touched).join(", ").len(), 12)),
        left(width(|touched| touched.name.len(), 8)),
        right(5),
        left(0),
    ]);
    for (of, title, _) in Modelled::ALL {
        if part(of).next().is_none() {
            continue;
        }
        writeln!(out, "\n{}", table.line([title, "function", "lines", "file"]))?;
        for touched in part(of) {
            let of = questions(touched).join(", ");
            let cells = [of, touched.name.clone(), touched.lines.to_string(), touched.file.clone()];
            writeln!(out, "{}", table.line(cells))?;
        }
    }
    writeln!(out)?;
    let has = |kind: Kind| all.iter().any(|touched| touched.kind == kind);
    if has(Kind::Outside) {
        write_text(out, "", OUTSIDE)?;
    }
    if has(Kind::Unknown) {
        write_text(out, "", UNKNOWN)?;
    }
    write_text(out, "", SAYS)
}

const OUTSIDE: &str = "Lines outside functions change variables, structures or macros: look \
                       yourself whether they are a number of the kernel (fairground list knobs).";

const UNKNOWN: &str = "Of some hunks the head names no function, but a label or nothing: look \
                       yourself, or make the patch anew with git diff --function-context.";

const SAYS: &str = "A patch of a modelled function is a new answer to its question, or a change \
                    beside it (docs/how-to/add-a-patch.md). What is modelled in one way only has \
                    no answer to choose: a change there needs a question first. Of what is not \
                    modelled (docs/explanation/fidelity.md) a simulation says nothing.";

/// The same as data.
pub fn value(name: &str, all: &[Touched]) -> Value {
    let one = |touched: &Touched| {
        json!({
            "name": touched.name,
            "kind": kind(touched),
            "file": touched.file,
            "lines": touched.lines,
            "questions": questions(touched),
            "modelled": Modelled::of(touched).name(),
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
    }

    #[test]
    fn what_has_a_choice_what_has_one_way_and_what_is_not_there_are_parted() {
        let rows = [
            ("place_entity", Kind::Function, "choice"),
            ("RUN_TO_PARITY", Kind::Feature, "choice"),
            ("update_rq_clock", Kind::Function, "one-way"),
            ("sched_init_smt", Kind::Function, "no"),
            ("CACHE_HOT_BUDDY", Kind::Feature, "no"),
            ("(outside functions)", Kind::Outside, "unknown"),
        ];
        let all = rows.map(|(name, kind, _)| touched(name, kind));
        let told = value("a.diff", &all);
        for (row, (name, _, modelled)) in rows.iter().enumerate() {
            assert_eq!(told["touched"][row]["modelled"], *modelled, "{name}");
        }
        assert_eq!(told["touched"][0]["questions"][0], "place");
        let mut out = Vec::new();
        write(&mut out, "a.diff", &all).expect("written");
        let text = String::from_utf8(out).expect("text");
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains("changes 5 functions or features: 2 that questions"), "{text}");
        assert!(flat.contains("1 modelled in one way only; 2 not modelled"), "{text}");
        let at = |title: &str| text.find(&format!("\n{title}")).expect(title);
        assert!(at("question") < at("one way only") && at("one way only") < at("not modelled"));
    }

    #[test]
    fn a_question_with_one_answer_is_one_way() {
        let single = |one: &&&QuestionInfo| one.answers.len() == 1 && one.switches.is_empty();
        let asked: Vec<&QuestionInfo> = QUESTIONS.iter().filter(single).copied().collect();
        for question in asked {
            let row = touched(question.functions[0], Kind::Function);
            if questions(&row).len() == 1 {
                assert_eq!(Modelled::of(&row), Modelled::OneWay, "{}", question.key);
            }
        }
    }
}
