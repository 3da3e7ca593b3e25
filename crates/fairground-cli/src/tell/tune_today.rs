//! What an answer is beside the scenario as it stands, and beside settings that are as good, and
//! what can't be told of it, for people.

use crate::base::text::safe;
use crate::experiment::tune::{self, Answer, Found, Outcome, Question};

/// What is said of the setting that was found, below it.
pub(super) fn said(question: &Question, answer: &Answer, found: &Found) -> Vec<String> {
    let untold = answer.untold.map(|untold| format!("BEWARE: {untold}."));
    let follow = follow(found);
    follow.chain(untold).chain(today(question, answer)).chain(alike(question, found)).collect()
}

/// Threads that runtimes make of its limits: a step of the answer may be theirs.
fn follow(found: &Found) -> impl Iterator<Item = String> {
    let groups = &found.loaded.scenario.groups;
    let all = found.loaded.followers.iter();
    all.map(|follower| format!("With it {}.", safe(&follower.sentence(groups))))
}

/// That nothing need be changed, where the scenario as it stands meets the targets.
pub(super) fn today(question: &Question, answer: &Answer) -> Option<String> {
    let today = answer.today.as_ref()?;
    let found = matches!(answer.outcome, Outcome::Found(_));
    let (held, of) = (today.checks.held(), today.checks.tried());
    let met = if held == of { "met" } else { "may meet" };
    let runs = if question.grid.worlds.len() > 1 { " runs of all explanations" } else { "" };
    let held = format!("held in {held} of {of}{runs}");
    Some(match (today.is_answer, today.proven) {
        (true, _) => format!("It is today's setting, {held}: nothing need be changed."),
        (false, Some(true)) => format!(
            "Today's setting is proven to meet them as well, {held}: nothing need be changed for \
             them."
        ),
        (false, Some(false)) => format!(
            "Today's setting may meet them as well: it {held}, but new seeds don't prove it."
        ),
        (false, None) => format!(
            "Today's setting, which is not among these values, {met} {}, {held}. It is not proven: \
             that is done of settings among them alone.",
            if found { "them as well" } else { "the targets" }
        ),
    })
}

/// Settings of the same cost that meet the targets too.
fn alike(question: &Question, found: &Found) -> Option<String> {
    const NAMED: usize = 8;
    let of = |row: &tune::Row| {
        let name = question.grid.told_name(&row.at);
        let (held, tried) = row
            .worlds
            .iter()
            .fold((0, 0), |(held, tried), judged| (held + judged.held(), tried + judged.tried()));
        format!("{name} ({held} of {tried})")
    };
    let names: Vec<String> = found.alike.iter().take(NAMED).map(of).collect();
    let more = found.alike.len().saturating_sub(NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let cost = if question.has_cost() { " at the same cost" } else { "" };
    (!names.is_empty()).then(|| format!("Also meet them{cost}: {}{more}.", names.join(", ")))
}

/// Why settings are no candidates: each reason once.
pub(super) fn left_out(answer: &Answer) -> Vec<String> {
    let mut reasons: Vec<&String> = answer.left_out.values().collect();
    reasons.sort();
    reasons.dedup();
    reasons.into_iter().cloned().collect()
}
