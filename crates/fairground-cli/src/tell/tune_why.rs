//! Why no setting meets the targets, for people.

use super::amount::percent;
use super::tune_idled::idled;
use super::tune_misses::{where_missed, write_misses};
use super::tune_rows::{Row, write_rows};
use super::{set, tune_set};
use crate::base::text::write_text;
use crate::experiment::tune::{Checks, Conflict, Infeasible, Miss, Question};
use crate::experiment::worlds::Agreement;
use crate::run::overload::Kind;
use std::io::{self, Write};

/// Some targets want more and others less.
fn write_conflict(out: &mut dyn Write, question: &Question, conflict: &Conflict) -> io::Result<()> {
    let [below, above] = [&conflict.below, &conflict.above].map(|at| question.grid.told_name(at));
    writeln!(out, "Why: they want the opposite of each other.")?;
    if conflict.below == conflict.above {
        let [more, less] =
            [&conflict.want_more, &conflict.want_less].map(|targets| named(question, targets));
        let told =
            format!("at {below}: {more} missed and wants more, {less} missed and wants less");
        return write_text(out, "  ", &told);
    }
    writeln!(out, "  at {below}: {} missed", named(question, &conflict.want_more))?;
    writeln!(out, "  at {above}: {} missed", named(question, &conflict.want_less))
}

fn named(question: &Question, targets: &[usize]) -> String {
    let names = targets.iter().map(|&target| format!("'{}'", question.targets[target]));
    names.collect::<Vec<_>>().join(" and ")
}

/// `without a limit 'p99 < 2ms' is missed`: what any run misses where not enough of them hold.
fn missed_without(question: &Question, checks: &Checks) -> String {
    let misses = |target: &usize| {
        let mut worlds = checks.worlds.iter().zip(&checks.holds).filter(|(_, holds)| !**holds);
        worlds.any(|(judged, _)| judged.misses(*target, &question.targets[*target]) > 0)
    };
    let missed: Vec<usize> = (0..question.targets.len()).filter(misses).collect();
    let verb = if missed.len() == 1 { "is" } else { "are" };
    format!("without a limit {} {verb} missed", named(question, &missed))
}

/// That no more is served than comes, where a bound on it is missed.
fn of_throughput(question: &Question, checks: &Checks) -> &'static str {
    let is_of_it = |target: &usize| question.targets[*target].metric.name().ends_with("throughput");
    match missed(question, checks).iter().any(is_of_it) {
        true => "no more requests come (throughput is what is served of them), or ",
        false => "",
    }
}

/// Targets that miss in more histories than they may.
fn missed(question: &Question, checks: &Checks) -> Vec<usize> {
    question.misses(&checks.worlds).into_iter().map(|miss| miss.target).collect()
}

/// `'server.p99 < 60ms' is missed`.
fn missed_by(question: &Question, checks: &Checks) -> String {
    let missed = missed(question, checks);
    format!("{} {} missed", named(question, &missed), if missed.len() == 1 { "is" } else { "are" })
}

/// True if what misses has no number at all in too many runs.
fn is_unseen(question: &Question, checks: &Checks) -> bool {
    question.misses(&checks.worlds).iter().any(Miss::is_unseen)
}

/// True if what misses here is met without limits, and something else is missed there.
fn is_other(question: &Question, here: &Checks, without: &Checks) -> bool {
    let (here, without) = (missed(question, here), missed(question, without));
    !here.is_empty() && !without.is_empty() && !here.iter().any(|target| without.contains(target))
}

/// True if the nearest setting has a limit.
fn is_limited(question: &Question, why: &Infeasible) -> bool {
    question.grid.load(&why.nearest.at).is_ok_and(|loaded| {
        loaded.scenario.groups.iter().any(|group| group.limit.quota_ns.is_some())
    })
}

/// That there is no such setting, or that none is proven.
pub(super) fn write_verdict(
    out: &mut dyn Write,
    question: &Question,
    why: &Infeasible,
) -> io::Result<()> {
    let what = if question.targets.len() > 1 { "targets together" } else { "target" };
    let depends = why.worlds.agreement == Agreement::Depends;
    if depends && why.worlds.worlds.iter().any(|judged| judged.is_short(&question.targets)) {
        return writeln!(
            out,
            "Not proven: the nearest setting meets the {what} in runs that are too short to tell.",
        );
    }
    if depends {
        return writeln!(
            out,
            "Not proven: no setting that was tried meets the {what} in enough explanations.\n\
             More figures of the service narrow the set.",
        );
    }
    if !why.undecided {
        return writeln!(out, "Infeasible: no setting that was tried meets the {what}.");
    }
    if why.is_unfinished {
        return writeln!(
            out,
            "Not proven: many settings looked good and failed with new seeds, and the search \
             ended.\nDearer ones were not all tried. Fewer values or more --seeds may tell.",
        );
    }
    let share = percent(question.share);
    if question.grid.worlds.len() > 1 {
        let told = format!(
            "Not proven: no setting is known to meet the {what} in {share} of histories of enough \
             explanations. {} More --seeds may tell.",
            tune_set::unproven(question, &why.worlds)
        );
        return write_text(out, "", &told);
    }
    writeln!(
        out,
        "Not proven: no setting is known to meet the {what} in {share} of histories.\nThe \
         nearest held in {} of {}: it may hold in up to {} of all. More --seeds may tell.",
        why.worlds.held(),
        why.worlds.tried(),
        percent(why.possible),
    )
}

/// In how many explanations of a set the nearest holds; nothing where that is not proven: "it holds
/// in all explanations" is of the runs alone.
pub(super) fn verdict_of_set(question: &Question, why: &Infeasible) -> Option<String> {
    let Checks { agreement, weight, .. } = &why.worlds;
    let worlds = &question.grid.worlds;
    let is_told = worlds.len() > 1 && !agreement.is_enough();
    is_told.then(|| set::verdict(worlds, *agreement, *weight))
}

/// What it says, as one text.
pub(super) fn verdict(question: &Question, why: &Infeasible) -> String {
    text_of(|out| write_verdict(out, question, why))
}

/// What stands in the way, as one text; None of what may hold for all that is known.
pub(super) fn reason(question: &Question, why: &Infeasible) -> Option<String> {
    (!why.undecided).then(|| text_of(|out| write_reason(out, question, why)))
}

/// What is written, in one line.
fn text_of(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut page = Vec::new();
    write(&mut page).expect("a vector takes everything");
    String::from_utf8_lossy(&page).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is said with it of services that a search found.
const OF_A_SET: &str = " That is so in these services. Yours may do without the limit what they \
                        can't, if it stops yours in spells of seconds.";

/// Writes what was seen to stand in the way.
pub(super) fn write_reason(
    out: &mut dyn Write,
    question: &Question,
    why: &Infeasible,
) -> io::Result<()> {
    if let Some(conflict) = &why.conflict {
        write_conflict(out, question, conflict)?;
        let Some(at) = &why.met_unlimited else { return Ok(()) };
        let told = format!(
            "But it is the limit: \"{}\" meets all. Vary cpu.max too.",
            question.name_unlimited(at)
        );
        return write_text(out, "", &told);
    }
    if let Some(over) = why.overload.first() {
        let part = over.kind.part();
        let grows = match over.kind {
            Kind::LoadInMean | Kind::LoadInLast => "work is left at the end",
            _ => "its queue grows without end",
        };
        let place = where_missed(question, why.overload_weight);
        let told = format!(
            "Why: the offered load of {} is {:.2} CPUs >= what it may use, {:.2} CPUs{part}\
             {place}: {grows}.",
            over.subject, over.value, over.against
        );
        return write_text(out, "", &told);
    }
    if !why.held_down_by.is_empty() {
        let told = match why.held_down_together {
            true => format!(
                "Why: the limits of {} hold it down: without all of them all is met, without one \
                 alone it is not. Vary them too.",
                why.held_down_by.join(" and ")
            ),
            false => format!(
                "Why: the limit of {} holds it down: without that limit all is met. Vary it too.",
                why.held_down_by.join(" or ")
            ),
        };
        return write_text(out, "", &told);
    }
    let idled = idled(why);
    if let Some((true, told)) = &idled {
        return write_text(out, "", told);
    }
    write_unknown(out, question, why)?;
    idled.map_or(Ok(()), |(_, told)| write_text(out, "", &told))
}

/// What is left to say of limits where none of the others is the reason.
fn write_unknown(out: &mut dyn Write, question: &Question, why: &Infeasible) -> io::Result<()> {
    let varies_limit = question.grid.axes.iter().any(|axis| axis.limit().is_some());
    match why.unlimited.as_ref().map(|checks| (checks.agreement.is_enough(), checks)) {
        Some((true, _)) if varies_limit => {
            writeln!(out, "Why: without a limit all is met; no limit that was tried is enough.")
        }
        Some((true, _)) => writeln!(
            out,
            "Why: without its limit all is met, and no knob varies the limit. Vary cpu.max too."
        ),
        Some((false, without)) if is_other(question, &why.worlds, without) => writeln!(
            out,
            "Why: here {}; {}. One wants more, another less, and nothing that was tried lies \
             between.",
            missed_by(question, &why.worlds),
            missed_without(question, without)
        ),
        Some((false, without)) if is_unseen(question, without) => write_text(
            out,
            "",
            "Why: too little happens in one run to tell, with a limit and without one. Give a \
             longer --duration.",
        ),
        Some((false, without)) => write_text(
            out,
            "",
            &format!(
                "Why: {} too{}: {}the CPUs, what else runs on them, the threads or the work \
                 itself stand in the way, not the limit.{}",
                missed_without(question, without),
                where_missed(question, 1.0 - without.weight),
                of_throughput(question, without),
                if question.grid.worlds.len() > 1 { OF_A_SET } else { "" }
            ),
        ),
        None if !why.theirs.is_empty() => {
            let told = "that was tried is low enough, or something else stands in the way.";
            let paths = why.theirs.join(" and ");
            write_text(out, "", &format!("Why is not known: no setting of {paths} {told}"))
        }
        None if is_limited(question, why) => writeln!(
            out,
            "Why is not known: no setting of these knobs is enough, and other limits were not \
             tried. Vary cpu.max too."
        ),
        None => writeln!(out, "Why is not known. It is not a limit: there is none."),
    }
}

/// Writes that nothing was found, why, and what came nearest.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, why: &Infeasible) -> io::Result<()> {
    write_verdict(out, question, why)?;
    if let Some(verdict) = verdict_of_set(question, why) {
        write_text(out, "", &verdict)?;
    }
    if question.grid.worlds.len() > 1 {
        tune_set::write_details(out, question, &why.worlds)?;
    }
    // Of what may hold for all that is known there is no reason why it does not.
    if !why.undecided {
        write_reason(out, question, why)?;
    }
    write_misses(out, question, &why.worlds)?;
    writeln!(out)?;
    let at = &why.nearest.at;
    let nearest =
        Row { says: "nearest", name: question.grid.told_name(at), judged: &why.nearest.judged };
    let unlimited = why.unlimited.as_ref().map(|without| Row {
        says: "the same without a limit",
        name: question.name_unlimited(at),
        judged: without.in_likeliest(&question.grid.worlds),
    });
    let rows: Vec<Row<'_>> = [nearest].into_iter().chain(unlimited).collect();
    write_rows(out, question, &rows)
}
