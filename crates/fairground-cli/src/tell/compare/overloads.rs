//! What makes a comparison's numbers meaningless, each sign once: arms that show the same are named
//! together.

use crate::experiment::compare::{Comparison, Overloaded, Section};
use crate::run::overload::Kind;
use crate::run::signs::Sign;
use crate::tell::overload;

/// So many arms are named one by one.
const NAMED_MAX: usize = 4;

/// A block of sentences for the arms of a table that show the same signs at one load point.
pub(super) fn told(done: &Comparison) -> Vec<Vec<String>> {
    done.sections.iter().flat_map(|section| blocks(done, section)).collect()
}

fn blocks(done: &Comparison, section: &Section) -> Vec<Vec<String>> {
    let mut alike: Vec<Vec<&Overloaded>> = Vec::new();
    for arm in &section.overloads {
        match alike.iter_mut().find(|arms| same(arms[0], arm)) {
            Some(arms) => arms.push(arm),
            None => alike.push(vec![arm]),
        }
    }
    let block = |arms: &Vec<&Overloaded>| {
        let sentence = |at: usize| {
            let worst = arms.iter().copied().reduce(|one, other| worse(one, other, at));
            let worst = worst.expect("an arm shows it");
            let differs =
                arms.iter().any(|arm| arm.signs[at].overload != arms[0].signs[at].overload);
            let figures = match differs {
                true => format!("; figures of the worst, {}", done.arms[worst.arm]),
                false => String::new(),
            };
            let load = worst.load.as_ref().map_or(String::new(), |load| format!(" at {load}"));
            let arms = names(done, arms);
            let place = format!(" ({arms}{load}, {}{figures})", place(done, section));
            overload::sentence(&worst.signs[at], worst.runs, &place)
        };
        (0..arms[0].signs.len()).map(sentence).collect()
    };
    alike.iter().map(block).collect()
}

/// The scenario, and the machine where there are several.
fn place(done: &Comparison, section: &Section) -> String {
    match done.sections.iter().all(|other| other.machine == section.machine) {
        true => section.scenario.clone(),
        false => format!("{} on {}", section.scenario, section.machine),
    }
}

/// True if both show the same, whatever the figures.
fn same(one: &Overloaded, other: &Overloaded) -> bool {
    let keys = |arm: &Overloaded| -> Vec<(Kind, String, bool, bool, usize)> {
        let key = |sign: &Sign| {
            // How many runs show it is no figure of what is told as a mean.
            let runs = if sign.is_mean { 0 } else { sign.runs };
            let subject = sign.overload.subject.clone();
            (sign.overload.kind, subject, sign.is_mean, sign.may_be_chance, runs)
        };
        arm.signs.iter().map(key).collect()
    };
    (&one.load, one.runs) == (&other.load, other.runs) && keys(one) == keys(other)
}

/// The arm of two whose sign in this place is worse, the first of equals.
fn worse<'o>(one: &'o Overloaded, other: &'o Overloaded, at: usize) -> &'o Overloaded {
    let value = |arm: &Overloaded| arm.signs[at].overload.value;
    if value(other) > value(one) { other } else { one }
}

/// The arms' names, or those of the first ones.
fn names(done: &Comparison, arms: &[&Overloaded]) -> String {
    let names: Vec<&str> = arms.iter().map(|arm| done.arms[arm.arm].as_str()).collect();
    match names.len() {
        ..=NAMED_MAX => names.join(", "),
        all => format!("{} and {} more", names[..NAMED_MAX].join(", "), all - NAMED_MAX),
    }
}
