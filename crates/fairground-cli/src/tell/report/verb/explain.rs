//! The page of `explain`: the answer, what the p99 is made of, what would help, and how near the
//! simulated services come to what was measured.

use super::captured;
use super::services::{Candidate, curves, measured_row};
use crate::experiment::explain::part::Share;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::{Met, helps};
use crate::experiment::explain::world::{Measured as One, SHARES, World};
use crate::experiment::explain::{Changed, Explained};
use crate::experiment::worlds::{self, heaviest};
use crate::run::metric::Metric;
use crate::run::unit::Unit;
use crate::tell::amount::{percent, shown};
use crate::tell::explain::{self as tell, Page, changes, neighbours, verdict};
use crate::tell::fit::CAUTIONED;
use crate::tell::report::Content;
use crate::tell::report::panel::{
    Cell, Line, Panel, RangeRow, Ranges, Table, Tone, over_explanations,
};
use crate::tell::set::sure;

/// Where it is told what the answer rests on.
const HOW_SURE: &str = "How sure this is, and what is taken for granted";
/// What to say above pictures of services that are not near the figures.
const NOT_YOURS: &str = "All numbers and pictures here are of services that may not be like \
                         yours.";

/// What the page holds.
pub fn content(page: &Page, question: &Question, explained: &Explained) -> Content {
    let (warned, told) = taken_for_granted(page, question, explained);
    let mut panels = vec![Panel::Ranges(parts(question, explained))];
    panels.push(Panel::Ranges(latency(page, question, explained)));
    panels.push(Panel::Table(what_helps(page, question, explained)));
    panels.extend(Panel::text("What the columns say", columns(page, question, explained)));
    panels.extend(Panel::text("What it costs", costs(page, question, explained)));
    panels.extend(Panel::text(HOW_SURE, told));
    if question.limit.quota_ns.is_some() {
        panels.push(Panel::Ranges(throttled(page, explained)));
    }
    panels.push(Panel::Percentiles(curves(&SHARES, &candidates(&explained.now), &page.measured)));
    panels.push(Panel::Table(explanations(page, question, explained)));
    panels.extend(Panel::text("What would narrow these ranges", page.narrowing.clone()));
    let commands = captured(|out| tell::write_commands(out, page, question, explained));
    panels.extend(Panel::lines("Every row again", commands.as_bytes()));
    let mut answer = vec![verdict::sentence(page, question, explained)];
    answer.push(tell::how_sure(page, question, explained));
    answer.extend(warned);
    answer.push(format!("What these numbers rest on stands below them: {HOW_SURE}."));
    let cautions = page.misfit.iter().map(|_| NOT_YOURS.to_owned()).collect();
    Content { answer, about: about(page), cautions, panels, ..Content::default() }
}

/// What tells how sure the answer is, and what it takes for granted: of which a reader is warned
/// first of all, and the rest.
fn taken_for_granted(
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> (Vec<String>, Vec<String>) {
    let sure = sure(&question.explanations, page.misfit.is_some()).map(str::to_owned);
    let threads = tell::threads(page, question);
    let notes = page.notes.iter().map(|note| format!("Note: {note}"));
    let all = sure.into_iter().chain(threads).chain(notes);
    let (mut warned, mut told): (Vec<String>, Vec<String>) =
        all.partition(|told| told.contains("BEWARE") || told.contains(CAUTIONED));
    let of_neighbours = neighbours::told(question, explained);
    match neighbours::warns(question, explained) {
        true => warned.push(of_neighbours),
        false => told.push(of_neighbours),
    }
    (warned, told)
}

/// How the table of changes is read, and what it leaves out.
fn columns(page: &Page, question: &Question, explained: &Explained) -> Vec<String> {
    let is_told = !is_nothing_told(explained);
    let by = is_told.then(|| changes::changes_by(page));
    let met = (is_told && !question.targets.is_empty()).then(|| changes::legend(page));
    let untried = changes::untried(question, explained);
    let untried = untried.map(|untried| format!("Not tried: {untried}"));
    by.into_iter().chain(met).map(str::to_owned).chain(untried).collect()
}

fn is_nothing_told(explained: &Explained) -> bool {
    explained.told().next().is_none()
}

/// What each change that is told takes.
fn costs(page: &Page, question: &Question, explained: &Explained) -> Vec<String> {
    let told = explained.told();
    told.map(|changed| {
        let cost = changes::cost(page, question, changed);
        format!("{}: {}.", changed.change.name(), cost.trim_end_matches('.'))
    })
    .collect()
}

/// The service and its figures, a sentence each.
fn about(page: &Page) -> Vec<String> {
    page.head.iter().map(|line| format!("{line}.")).collect()
}

/// A page without an answer, and why there is none.
pub fn nothing(page: &Page) -> Content {
    let why = page.why_not.iter().map(|why| format!("No answer: {why}"));
    let notes = page.notes.iter().map(|note| format!("Note: {note}"));
    let answer = page.overloaded.iter().cloned().chain(why).chain(notes);
    Content { answer: answer.collect(), about: about(page), ..Content::default() }
}

fn parts(question: &Question, explained: &Explained) -> Ranges {
    let row = |share: &Share| {
        let note = format!("gone with {}", share.part.words().gone_with);
        RangeRow { note, ..RangeRow::of(verdict::name(question, share.part).into(), share.percent) }
    };
    Ranges {
        title: "What the p99 is made of".into(),
        sentence: format!("Simulated. {}", tell::IN_TURN),
        unit: "%".into(),
        is_log: false,
        ends: over_explanations(),
        rows: explained.parts.iter().map(row).collect(),
        lines: Vec::new(),
    }
}

/// Today and after each change, those that are told first.
fn arms<'e>(
    explained: &'e Explained,
) -> impl Iterator<Item = (String, &'e World, Option<&'e Changed>)> {
    let today = [("today, simulated".to_owned(), &explained.now, None)];
    let told = explained.told().chain(explained.changes.iter().filter(|changed| !changed.is_told));
    let changed = |changed: &'e Changed| (changed.change.name(), &changed.world, Some(changed));
    today.into_iter().chain(told.map(changed))
}

fn latency(page: &Page, question: &Question, explained: &Explained) -> Ranges {
    let measured = page.measured.within_ms(0.99);
    let measured = measured.map(|within| measured_row("today, measured", within));
    let row = |(name, world, changed): (String, &World, Option<&Changed>)| {
        let note = match changed {
            Some(changed) if changed.is_told => {
                format!("p99 {}", changes::by_percent(&changed.p99_percent(&explained.now)))
            }
            Some(_) => "tried too".into(),
            None => String::new(),
        };
        let range = world.time(|measured| measured.p99_ms);
        RangeRow { note, ..RangeRow::of(name, range) }
    };
    // However it is spelt, and in whatever unit.
    let p99 = Metric::parse("p99").expect("a metric");
    let lines = question.targets.iter().filter_map(|target| {
        let at = target.metric.convert(target.bound, &p99)?;
        Some(Line { name: format!("target {target}"), at })
    });
    Ranges {
        title: "The p99 today and after each change".into(),
        sentence: "Simulated, beside what was measured. Each bar is a range over the \
                   explanations; all changes are tried in the same ones, so two of them may differ \
                   for sure though their bars overlap: the change of each explanation's own p99 \
                   stands behind the bar."
            .into(),
        unit: "ms".into(),
        is_log: true,
        ends: over_explanations(),
        rows: measured.into_iter().chain(arms(explained).map(row)).collect(),
        lines: lines.collect(),
    }
}

fn throttled(page: &Page, explained: &Explained) -> Ranges {
    let measured = page.measured.throttled_percent;
    let measured = measured.map(|percent| measured_row("today, measured", [Some(percent); 2]));
    let row = |(name, world, _): (String, &World, Option<&Changed>)| {
        RangeRow::of(name, world.range(|measured| measured.throttled_percent))
    };
    Ranges {
        title: "Periods with throttling, today and after each change".into(),
        sentence: "container_cpu_cfs_throttled_periods_total over container_cpu_cfs_periods_total \
                   (nr_throttled over nr_periods of cpu.stat), simulated, beside what was measured."
            .into(),
        unit: "%".into(),
        is_log: false,
        ends: over_explanations(),
        rows: measured.into_iter().chain(arms(explained).map(row)).collect(),
        lines: Vec::new(),
    }
}

fn what_helps(page: &Page, question: &Question, explained: &Explained) -> Table {
    let now = &explained.now;
    let row = |changed: &Changed| -> Vec<Cell> {
        let by = changes::by_percent(&changed.p99_percent(now));
        let does = (&changed.world, explained.met(changed));
        let cells = changes::cells(page, question, &changed.change.name(), does, by);
        let [name, p99, by, throttled, meets] = cells;
        let helps = percent(helps(now, &changed.world));
        let meets = match changes::meets(page, question, explained.met(changed)) {
            Some(Met::Yes) => Cell::Toned { text: meets, tone: Tone::Good },
            Some(Met::No) => Cell::Toned { text: meets, tone: Tone::Bad },
            Some(Met::Depends) | None => meets.into(),
        };
        let texts = [name, p99, by, throttled].map(Cell::from).into_iter();
        texts.chain([meets, helps.into()]).collect()
    };
    let target = question.target_words().unwrap_or("target".into());
    let columns = ["change", "p99, ms", "p99 changes by", "throttled, %", &target];
    let more = "brings the p99 down by a tenth or more in".to_owned();
    Table {
        title: "What would help".into(),
        sentence: if is_nothing_told(explained) { changes::NONE_HELPS } else { "" }.into(),
        columns: columns.into_iter().map(String::from).chain([more]).collect(),
        rows: explained.told().map(row).collect(),
    }
}

fn candidates(now: &World) -> Vec<Candidate> {
    let one = |(weight, measured): &(f64, One)| Candidate {
        weight: *weight,
        latency_ns: measured.latency_ns.clone(),
    };
    now.all.iter().map(one).collect()
}

fn explanations(page: &Page, question: &Question, explained: &Explained) -> Table {
    let row = |(told, (weight, one)): (&worlds::World, &(f64, One))| {
        let ms = |value| shown(value, Unit::Count);
        let numbers = [one.p50_ms, one.p99_ms, one.throttled_percent, one.usage_cpus].map(ms);
        let [p50, p99, throttled, usage] = numbers;
        [told.what.clone(), percent(*weight), p50, p99, throttled, usage].map(Cell::from).into()
    };
    let columns = ["what it is", "weight", "p50, ms", "p99, ms", "throttled, %", "CPUs used"];
    Table {
        title: "Explanations".into(),
        sentence: match page.misfit {
            None => {
                "The services that come near the figures, each by itself: one of them, or \
                 something between them, is like yours."
            }
            Some(_) => {
                "The nearest services that were found, each by itself: none need be like yours."
            }
        }
        .into(),
        columns: columns.map(String::from).into(),
        rows: question.explanations.iter().zip(&explained.now.all).map(row).collect(),
    }
}

/// The likeliest explanation, which pictures are of.
pub fn likeliest(question: &Question) -> &worlds::World {
    &question.explanations[heaviest(&question.explanations)]
}
