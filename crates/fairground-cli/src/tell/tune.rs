//! The answer to the inverse question, for people.

use super::amount::{percent, shown};
use super::tune_rows::{Row, write_rows};
use super::{overload, set, tune_apply, tune_beside, tune_set, tune_today, tune_why};
use crate::base::number::duration;
use crate::base::table::{Table, left};
use crate::base::text::{counted, safe, write_text};
use crate::experiment::axis::Axis;
use crate::experiment::confidence::least_of;
use crate::experiment::tune::{self, Answer, Found, Minimised, Outcome, Question};
use crate::experiment::worlds::Agreement;
use crate::run::load::Offered;
use crate::run::signs::Sign;
use std::io::{self, Write};

/// Writes the answer.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, answer: &Answer) -> io::Result<()> {
    let therefore = "What it says of a setting is no forecast.";
    set::write_misfit(out, answer.misfit.as_deref(), therefore)?;
    for load in &answer.offered {
        writeln!(out, "offered load  {}", offered(load))?;
    }
    // Clients that wait for answers offer no load of their own.
    let likeliest = set::likeliest(&question.grid.worlds).filter(|_| !answer.offered.is_empty());
    if let Some(likeliest) = likeliest {
        writeln!(out, "              that is of {likeliest}")?;
    }
    let targets: Vec<String> = question.targets.iter().map(ToString::to_string).collect();
    let share = percent(question.share);
    let (targets, long) = (targets.join(" and "), duration(answer.history_ns));
    writeln!(out, "targets       {targets}, in {share} of histories of {}", long.trim())?;
    let table = Table::new([left(14), left(0).gap(0)]);
    for (at, axis) in question.grid.axes.iter().enumerate() {
        let word = if at == 0 { "knobs" } else { "" };
        writeln!(out, "{}", table.line([word, &knob(axis)]))?;
    }
    for line in tune_today::left_out(answer) {
        write_text(out, "left out      ", &line)?;
    }
    writeln!(out)?;
    let (signs, of) = signs(answer);
    overload::write(out, &signs, of, place(question))?;
    match &answer.outcome {
        Outcome::Found(found) => write_found(out, question, answer, found)?,
        Outcome::Infeasible(why) => {
            let today = tune_today::today(question, answer);
            today.map_or(Ok(()), |today| write_text(out, "", &today))?;
            tune_why::write(out, question, why)?;
        }
    }
    tune_beside::write_inert(out, &answer.inert)?;
    set::write_keeps(out, &question.targets)?;
    set::write_sure(out, &question.grid.worlds, answer.misfit.is_some())?;
    let [settings, runs] =
        [(answer.settings, "setting"), (answer.runs, "simulation")].map(|(n, one)| counted(n, one));
    writeln!(out, "\n{settings}, {runs}")
}

/// A knob with the values that it was given, or the ends of a long list.
fn knob(axis: &Axis) -> String {
    const LISTED: usize = 8;
    let (key, count) = (&axis.key, axis.values.len());
    let of = |value: usize| axis.burst_of_quota(value).is_some();
    let of = if (0..count).any(of) { " of the quota" } else { "" };
    match &axis.values[..] {
        [first, .., last] if count > LISTED => {
            format!("{key} from {first} to {last} ({count}){of}")
        }
        values => format!("{key} = {}{of}", values.join(", ")),
    }
}

fn offered(load: &Offered) -> String {
    let parts = if load.parts > 1 { format!(" x {} parts", load.parts) } else { String::new() };
    let (per_s, work_ms) = (load.per_s, load.work.mean_ns / 1e6);
    let name = safe(&load.name);
    format!("{:.2} CPUs: {name}, {per_s:.1} requests/s{parts} x {work_ms:.3} ms", load.cpus())
}

/// The signs of overload of what was found, or of what came nearest; and of how many runs.
fn signs(answer: &Answer) -> (Vec<Sign>, usize) {
    match &answer.outcome {
        Outcome::Found(found) => found.checks.signs(),
        Outcome::Infeasible(why) => why.worlds.signs(),
    }
}

/// Warns of them, where the answer is no page.
pub fn warn(question: &Question, answer: &Answer) {
    let (signs, of) = signs(answer);
    overload::warn(&overload::sentences(&signs, of, place(question)));
}

/// What signs of overload are of.
pub(super) fn place(question: &Question) -> &'static str {
    if question.grid.worlds.len() > 1 { overload::OF_EXPLANATIONS } else { "" }
}

/// What was found, before its name. Where a cost is not one knob, not all settings were looked at.
pub(super) fn headline(question: &Question, answer: &Answer, found: &Found) -> String {
    let what = match &found.minimised {
        None if !answer.theirs.is_empty() => {
            "The setting that meets the targets and takes least from others".into()
        }
        None if !question.has_cost() => "A setting that meets the targets".into(),
        None if found.cheaper.iter().any(|row| may_hold(question, row)) => {
            "The cheapest setting that is proven to meet the targets".into()
        }
        None if !found.alike.is_empty() => {
            "A setting of the least cost that meets the targets".into()
        }
        None => "The cheapest setting that meets the targets".into(),
        Some(least) => format!(
            "The cheapest setting that was found, of {} that were looked at",
            least.looked_at
        ),
    };
    let misfit = match answer.misfit {
        Some(_) => ", of services that are not like the measured one: no forecast",
        None => "",
    };
    format!("{what}{}{misfit}", tune_set::where_met(question, &found.checks))
}

fn write_found(
    out: &mut dyn Write,
    question: &Question,
    answer: &Answer,
    found: &Found,
) -> io::Result<()> {
    write_text(out, "", &format!("{}:", headline(question, answer, found)))?;
    let values = question.grid.told(&found.best.at);
    let width = values.iter().map(|(key, _)| key.len()).max().unwrap_or(0);
    let table = Table::new([left(width), left(0).gap(2)]);
    for ((key, told), (_, value)) in values.iter().zip(question.grid.values(&found.best.at)) {
        let of = if told == value { String::new() } else { format!(" ({value} of the quota)") };
        writeln!(out, "  {}", table.line([(*key).to_owned(), format!("{told}{of}")]))?;
    }
    for said in tune_today::said(question, answer, found) {
        write_text(out, "", &said)?;
    }
    if let Some(least) = &found.minimised {
        write_minimised(out, question, least)?;
    }
    if let Some(theirs) = tune_beside::theirs(question, &answer.theirs) {
        write_text(out, "", &theirs)?;
    }
    if question.grid.worlds.len() > 1 {
        tune_set::write(out, question, &found.checks)?;
    }
    writeln!(out, "{}", proof(question, found))?;
    if question.grid.worlds.len() == 1 {
        write_scatter(out, question, found)?;
    }
    writeln!(out)?;
    let rows: Vec<Row<'_>> = told_rows(question, found, !answer.theirs.is_empty())
        .map(|(says, row)| Row {
            says,
            name: question.grid.told_name(&row.at),
            judged: &row.judged,
        })
        .collect();
    write_rows(out, question, &rows)?;
    let cheaper = found.cheaper.as_ref().filter(|row| may_hold(question, row));
    // What may hold after all is told as that alone, below.
    let holes = found.holes.iter();
    let holes = holes.filter(|hole| cheaper.is_none_or(|row| row.at != hole.at));
    for hole in holes.take(5) {
        let why = match (hole.is_below, hole.may_hold) {
            (true, _) => "and a cheaper one held: one of the two may be chance".into(),
            (false, true) => {
                format!("it held in {} of {}, so that may be chance", hole.held, hole.tried)
            }
            (false, false) => "for some target it is too much".into(),
        };
        let colon = if hole.is_below { "," } else { ":" };
        writeln!(out, "note: {} missed{colon} {why}", question.grid.told_name(&hole.at))?;
    }
    if let Some(cheaper) = cheaper {
        let (name, held) = (question.grid.told_name(&cheaper.at), cheaper.judged.held());
        let (of, likeliest) = (cheaper.judged.tried(), likeliest(question));
        let may = format!(
            "note: {name} may hold too: it did in {held} of {of}{likeliest}. More --seeds may tell"
        );
        write_text(out, "", &may)?;
    }
    tune_beside::write_neighbours(out, question, found)?;
    tune_apply::write(out, question, found)
}

/// Whether a setting held often enough, though perhaps not so often that it is proven. Of a set of
/// explanations that is wanted of as much of the weight as of an answer.
fn may_hold(question: &Question, row: &tune::Row) -> bool {
    let so = |world: usize| holds(question, &row.worlds[world]);
    Agreement::of(&question.grid.worlds, so).0.is_enough()
}

fn holds(question: &Question, judged: &tune::Judged) -> bool {
    judged.held() >= least_of(judged.tried(), question.share).max(1)
}

/// The settings of which more is told, and what each is to the answer.
fn told_rows<'f>(
    question: &Question,
    found: &'f Found,
    of_theirs: bool,
) -> impl Iterator<Item = (&'static str, &'f tune::Row)> {
    let front = found.front.iter().filter(|row| row.at != found.best.at);
    let front = front.map(|row| ("best with less burst", row));
    let cheaper = found.cheaper.iter();
    let cheaper = cheaper.map(move |row| (of_cheaper(question, row, of_theirs), row));
    let is_met = tune_set::is_met_in_likeliest(question, &found.checks);
    let says = if is_met { "answer" } else { "answer, missed in this explanation" };
    front.chain([(says, &found.best)]).chain(cheaper)
}

/// What the next cheaper setting lacks: to hold in so many seeds is not yet to prove it. Of what is
/// of others the cheaper setting takes less.
pub(super) fn of_cheaper(question: &Question, row: &tune::Row, of_theirs: bool) -> &'static str {
    match (may_hold(question, row), row.judged.is_overloaded(), of_theirs) {
        (true, _, false) => "next cheaper, not proven",
        (true, _, true) => "takes less, not proven",
        (false, _, false) if holds(question, &row.judged) => {
            "next cheaper, misses in other explanations"
        }
        (false, _, true) if holds(question, &row.judged) => {
            "takes less, misses in other explanations"
        }
        (false, true, false) => "next cheaper, its queue grows",
        (false, true, true) => "takes less, the queue grows",
        (false, false, false) if row.judged.is_short(&question.targets) => {
            "next cheaper, its runs are too short to tell"
        }
        (false, false, true) if row.judged.is_short(&question.targets) => {
            "takes less, its runs are too short to tell"
        }
        (false, false, false) => "next cheaper",
        (false, false, true) => "takes less",
    }
}

/// What is small, if it is not one knob.
pub(super) fn write_minimised(
    out: &mut dyn Write,
    question: &Question,
    least: &Minimised,
) -> io::Result<()> {
    let says = least.cost.says();
    let Minimised { value, before, .. } = least;
    match before {
        Some(before) => {
            let of = likeliest(question);
            writeln!(out, "{says}: {value:.3} (as the scenario stands: {before:.3}){of}")
        }
        None => writeln!(out, "{says}: {value:.3}"),
    }
}

/// Says that numbers are of one explanation of a set.
fn likeliest(question: &Question) -> String {
    let of = set::likeliest(&question.grid.worlds);
    of.map_or(String::new(), |of| format!(", in {of}"))
}

/// How sure it is.
pub(super) fn proof(question: &Question, found: &Found) -> String {
    let (proven, confidence) = (percent(found.proven), percent(found.confidence));
    let looks = match found.confidence >= 1.0 - tune::RISK {
        true => "",
        false => " (each look at new seeds takes from it; this was not the first)",
    };
    if question.grid.worlds.len() > 1 {
        return format!(
            "Where it holds, new seeds prove it in at least {proven} of histories, at {confidence} \
             confidence{looks}."
        );
    }
    format!(
        "With new seeds it held in {} of {} runs: so in at least {proven} of all, at {confidence} \
         confidence{looks}.",
        found.check.held(),
        found.check.tried(),
    )
}

/// Where the targets' metrics lie in one more history.
fn write_scatter(out: &mut dyn Write, question: &Question, found: &Found) -> io::Result<()> {
    for (at, target) in question.targets.iter().enumerate() {
        let Some(scatter) = found.check.scatter(at) else { continue };
        let metric = &target.metric;
        let [low, high] = [scatter.low, scatter.high].map(|value| shown(value, metric.unit()));
        let probability = percent(scatter.probability);
        writeln!(out, "{metric} of one more history: {low} to {high}, with {probability}.")?;
    }
    Ok(())
}
