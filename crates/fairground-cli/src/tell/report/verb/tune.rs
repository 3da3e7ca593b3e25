//! The page of `tune`: the answer and its proof, every setting that was looked at as a map, and
//! what the targets measured.

use super::{captured, paragraph};
use crate::experiment::tune::{
    Answer, Checks, Found, Infeasible, Judged, Neighbour, Outcome, Question, Row,
};
use crate::experiment::worlds::heaviest;
use crate::tell::report::Content;
use crate::tell::report::panel::{Cell, Line, Panel, RangeRow, Ranges, Table, Tone};
use crate::tell::{overload, set, tune, tune_apply, tune_beside, tune_set, tune_today, tune_why};
use fairground_statistics::moments::percentile;
use measured::{median, median_and_worst};

mod map;
mod measured;

/// Settings of which more is told, and what each is.
struct Told<'a> {
    says: &'static str,
    name: String,
    judged: &'a Judged,
}

/// What the page holds.
pub fn content(question: &Question, answer: &Answer) -> Content {
    let (told, checks) = match &answer.outcome {
        Outcome::Found(found) => (of_found(question, answer, found), &found.checks),
        Outcome::Infeasible(why) => (of_nearest(question, why), &why.worlds),
    };
    let mut panels = vec![Panel::Heat(map::heat(question, answer))];
    panels.push(Panel::Table(rows(question, &told)));
    panels.extend(explanations(question, checks));
    panels.extend(spreads(question, &told));
    if let Outcome::Found(found) = &answer.outcome {
        panels.extend(neighbours(question, &found.neighbours));
        let lines = captured(|out| tune_apply::write(out, question, found));
        panels.extend(Panel::lines("To apply it", strip_head(&lines).as_bytes()));
    }
    let (signs, of) = checks.signs();
    let cautions = overload::sentences(&signs, of, tune::place(question));
    let misfit = answer.misfit.iter().map(|misfit| format!("MISFIT: {misfit}."));
    Content {
        answer: sentences(question, answer),
        cautions: misfit.chain(cautions).collect(),
        panels,
        ..Content::default()
    }
}

fn targets(question: &Question) -> String {
    let targets: Vec<String> = question.targets.iter().map(ToString::to_string).collect();
    targets.join(" and ")
}

/// The answer, and how sure it is.
fn sentences(question: &Question, answer: &Answer) -> Vec<String> {
    let mut said = match &answer.outcome {
        Outcome::Found(found) => {
            let name = question.grid.told_name(&found.best.at);
            let mut said = vec![format!(
                "{} ({}): {name}.",
                tune::headline(question, answer, found),
                targets(question)
            )];
            if let Some(least) = &found.minimised {
                said.push(paragraph(|out| tune::write_minimised(out, question, least)));
            }
            said.extend(tune_today::said(question, answer, found));
            said.extend(tune_beside::theirs(question, &answer.theirs));
            said.extend(verdict(question, &found.checks));
            said.push(tune::proof(question, found));
            said
        }
        Outcome::Infeasible(why) => {
            let mut said = vec![paragraph(|out| tune_why::write_verdict(out, question, why))];
            said.extend(tune_today::today(question, answer));
            said.extend(tune_why::verdict_of_set(question, why));
            if !why.undecided {
                said.push(paragraph(|out| tune_why::write_reason(out, question, why)));
            }
            said
        }
    };
    said.extend(tune_today::left_out(answer).into_iter().map(|line| format!("Left out: {line}.")));
    let sure = set::sure(&question.grid.worlds, answer.misfit.is_some());
    said.extend(set::keeps(&question.targets).into_iter().chain(sure).map(str::to_owned));
    said.extend(answer.inert.iter().map(|inert| format!("{}.", tune_beside::inert(inert))));
    said.push(format!(
        "{} of {} settings were looked at, with {} simulations.",
        answer.looked.len(),
        answer.settings,
        answer.runs
    ));
    said
}

/// In how many explanations of a set it holds.
fn verdict(question: &Question, checks: &Checks) -> Option<String> {
    let worlds = &question.grid.worlds;
    (worlds.len() > 1).then(|| set::verdict(worlds, checks.agreement, checks.weight))
}

/// Explanations of a set in which it misses, and the ranges over all.
fn explanations(question: &Question, checks: &Checks) -> Option<Panel> {
    if question.grid.worlds.len() == 1 {
        return None;
    }
    let lines = captured(|out| tune_set::write_details(out, question, checks));
    Panel::lines("In which explanations it holds", lines.as_bytes())
}

/// Without the line that is the heading here.
fn strip_head(text: &str) -> &str {
    let text = text.trim_start();
    text.strip_prefix("To apply:\n").or(text.strip_prefix("To apply: ")).unwrap_or(text)
}

fn of_found<'f>(question: &Question, answer: &Answer, found: &'f Found) -> Vec<Told<'f>> {
    let of_theirs = !answer.theirs.is_empty();
    let row_of = |says, row: &'f Row| row_of(question, says, row);
    let says = "the answer, with new seeds";
    let fresh = Told { says, name: question.grid.told_name(&found.best.at), judged: &found.check };
    let mut all = vec![fresh, row_of("the answer", &found.best)];
    let cheaper = found.cheaper.iter();
    all.extend(cheaper.map(|row| row_of(tune::of_cheaper(question, row, of_theirs), row)));
    let front = found.front.iter().filter(|row| row.at != found.best.at);
    all.extend(front.map(|row| row_of("best with less burst", row)));
    all
}

fn row_of<'a>(question: &Question, says: &'static str, row: &'a Row) -> Told<'a> {
    Told { says, name: question.grid.told_name(&row.at), judged: &row.judged }
}

fn of_nearest<'w>(question: &Question, why: &'w Infeasible) -> Vec<Told<'w>> {
    let mut all = vec![row_of(question, "nearest", &why.nearest)];
    all.extend(why.unlimited.as_ref().map(|without| Told {
        says: "the same without a limit",
        name: question.name_unlimited(&why.nearest.at),
        judged: without.in_likeliest(&question.grid.worlds),
    }));
    all
}

/// How many seeds held.
fn held(judged: &Judged) -> String {
    match judged.refused {
        Some(_) => "refused".into(),
        None => format!("{} of {}", judged.held(), judged.tried()),
    }
}

fn rows(question: &Question, told: &[Told<'_>]) -> Table {
    let heads = question.targets.iter().flat_map(|target| {
        let name = target.metric.name();
        [format!("{name}, median"), format!("{name}, worst")]
    });
    let row = |told: &Told<'_>| {
        let targets = 0..question.targets.len();
        let measured = targets.flat_map(|target| median_and_worst(question, told.judged, target));
        let cells = [told.says.to_owned(), told.name.clone(), held(told.judged)];
        cells.into_iter().chain(measured).map(Cell::from).collect()
    };
    Table {
        title: "The answer and what lies beside it".into(),
        sentence: format!(
            "\"Held\" counts seeds in which all targets hold: {}.{}",
            targets(question),
            likeliest(question)
        ),
        columns: ["what it is", "setting", "held"]
            .map(String::from)
            .into_iter()
            .chain(heads)
            .collect(),
        rows: told.iter().map(row).collect(),
    }
}

/// Whose numbers these are, if there are several explanations.
fn likeliest(question: &Question) -> String {
    let of = set::likeliest(&question.grid.worlds);
    of.map_or(String::new(), |of| format!(" Numbers are those of {of}."))
}

/// What each target measured, over the seeds.
fn spreads(question: &Question, told: &[Told<'_>]) -> Vec<Panel> {
    let of_target = |at: usize| {
        let target = &question.targets[at];
        let row = |told: &Told<'_>| {
            let values = told.judged.sorted(at);
            let end = |percent| Some(percentile(&values, percent)).filter(|x| x.is_finite());
            RangeRow {
                name: format!("{}: {}", told.says, told.name),
                low: end(5.0),
                likely: median(told.judged, at),
                high: end(95.0),
                note: format!("held in {}", held(told.judged)),
                tone: Tone::Plain,
            }
        };
        let unit = target.metric.unit().word();
        Panel::Ranges(Ranges {
            title: format!("{} over the seeds", target.metric.name()),
            sentence: format!(
                "Each bar holds nine of ten seeds of a setting; the line is the target, {target}. \
                 A setting with few seeds has a bar that says little.{}",
                likeliest(question)
            ),
            unit: unit.into(),
            is_log: false,
            ends: ["5 % of the seeds lie below", "half", "95 %"].map(String::from),
            rows: told.iter().filter(|told| told.judged.tried() > 0).map(row).collect(),
            lines: vec![Line { name: format!("target {target}"), at: target.bound }],
        })
    };
    (0..question.targets.len()).map(of_target).collect()
}

fn neighbours(question: &Question, all: &[Neighbour]) -> Option<Panel> {
    let number = |value: f64| if value.is_finite() { format!("{value:.3}") } else { "-".into() };
    let row = |neighbour: &Neighbour| {
        let both = [neighbour.delay_ms_mean, neighbour.runtime_ms, neighbour.throttled_percent];
        let numbers = both.into_iter().flatten().map(number);
        let p99 = neighbour.spans.iter().map(|span| {
            let [before, after] = span.p99_ms.map(number);
            format!("{}: {before} -> {after}", span.name)
        });
        let p99 = p99.collect::<Vec<_>>().join("; ");
        [neighbour.path.clone()].into_iter().chain(numbers).chain([p99]).map(Cell::from).collect()
    };
    let columns = [
        "group",
        "mean delay before, ms",
        "with the answer",
        "CPU time before, ms",
        "with it",
        "throttled before, % of periods",
        "with it",
        "p99 of its requests, ms",
    ];
    (!all.is_empty()).then(|| {
        Panel::Table(Table {
            title: "Other groups".into(),
            sentence: format!(
                "What the answer does to tasks of other groups: how long they wait for a CPU, and \
                 what they get.{}",
                likeliest(question)
            ),
            columns: columns.map(String::from).into(),
            rows: all.iter().map(row).collect(),
        })
    })
}

/// The world that pictures are of.
pub fn likeliest_world(question: &Question) -> &crate::experiment::worlds::World {
    &question.grid.worlds[heaviest(&question.grid.worlds)]
}
