//! Why a service is slow and what would help, on one page for people.

use super::amount::percent;
use crate::base::table::{Column, Table, left, right};
use crate::base::text::{shorten, write_text};
use crate::experiment::explain::change::{self, Kind};
use crate::experiment::explain::part::{PARTS, Part};
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::{Met, Much, helps, told};
use crate::experiment::explain::world::World;
use crate::experiment::explain::{Changed, Explained};
use crate::experiment::fit::FitQuestion;
use crate::experiment::statistics::weighted::Range;
use crate::read::limits::{Container, cpus, echo};
use std::io::{self, Write};

/// What the page says beside what was worked out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    /// The service, its limit and request, the machine, the kernel, the figures; a line each.
    pub head: Vec<String>,
    /// What should be known of the figures, a sentence each.
    pub notes: Vec<String>,
    /// Why there is no answer, if there is none.
    pub why_not: Option<String>,
    /// The p99 that was measured, ms: a number, or the bucket that it lies in.
    pub p99: Option<String>,
    /// What the manifest requests, CPUs.
    pub request_cpus: Option<f64>,
    /// What would narrow the ranges, a line each.
    pub narrowing: Vec<String>,
    /// The file of the set, if it was written.
    pub set: Option<String>,
}

/// What is known of the service, as the head of the page.
pub fn head(subject: Option<&Container>, fit: &FitQuestion) -> Vec<String> {
    let FitQuestion { observed, limit, machine, kernel, threads, .. } = fit;
    let name = subject.map_or("the service", |subject| &subject.path);
    let request = subject.and_then(|subject| subject.request_cpus);
    let request = request.map_or(String::new(), |cpus| format!(", requests {cpus} CPUs"));
    let limit = limit.and_then(|limit| Some((echo(&limit), cpus(&limit)?)));
    let limit = limit.map_or("no CPU limit".into(), |((cpu_max, burst_us), cpus)| {
        let burst = match burst_us {
            0 => String::new(),
            burst_us => format!(", cpu.max.burst {burst_us}"),
        };
        format!("limit {cpus} CPUs (cpu.max \"{cpu_max}\"{burst})")
    });
    let threads = threads.map_or(String::new(), |threads| format!(", {threads} threads"));
    let rate = observed.requests_per_s.map_or("-".into(), short);
    let usage = observed.cpu_usage_cpus.map_or("-".into(), short);
    let [_, p50, p99, throttled, _] = super::fit::figures(fit);
    let over =
        observed.over_s.map_or(String::new(), |over_s| format!(", over {} s", short(over_s)));
    vec![
        format!("{}: {limit}{request}{threads}", shorten(name, 60)),
        format!("on {} CPUs ({}), kernel {kernel}", fit.cpus, shorten(machine, 60)),
        format!(
            "figures: {rate} requests/s, {usage} CPUs used, p50 {p50} ms, p99 {p99} ms, throttled \
             in {throttled} % of periods{over}"
        ),
    ]
}

/// Writes a page without an answer, and why there is none.
///
/// # Errors
/// When `out` does not take it.
pub fn write_nothing(out: &mut dyn Write, page: &Page) -> io::Result<()> {
    write_head(out, page)?;
    write_text(out, "\nno answer: ", page.why_not.as_deref().unwrap_or_default())
}

fn write_head(out: &mut dyn Write, page: &Page) -> io::Result<()> {
    page.head.iter().try_for_each(|line| write_text(out, "", line))?;
    page.notes.iter().try_for_each(|note| write_text(out, "note: ", note))
}

/// Writes the page.
///
/// # Errors
/// When `out` does not take it.
pub fn write(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    write_head(out, page)?;
    writeln!(out, "\n1. Is it throttling?")?;
    write_text(out, "", &throttling(question, explained))?;
    writeln!(out)?;
    write_parts(out, explained)?;
    write_text(out, "", &how_sure(page, explained))?;
    write_text(out, "", super::fit::SURE)?;
    writeln!(out, "\n2. What would help?")?;
    write_changes(out, page, question, explained)?;
    if !page.narrowing.is_empty() {
        writeln!(out, "\n3. What would narrow these ranges?")?;
        page.narrowing.iter().try_for_each(|line| write_text(out, "- ", line))?;
    }
    write_commands(out, page, question, explained)
}

/// The answer in one or two sentences.
fn throttling(question: &Question, explained: &Explained) -> String {
    if question.limit.quota_ns.is_none() {
        return "No: the service has no CPU limit.".into();
    }
    let part = |wanted: Part| explained.parts_percent.iter().find(|(part, _)| *part == wanted);
    let throttling = part(Part::Throttling).map_or(NOTHING, |(_, percent)| *percent);
    let Range { low, high, .. } = throttling;
    let range = format!("{low:.0} to {high:.0} % of the p99");
    let main = || {
        let largest = explained.parts_percent.iter().max_by(|a, b| a.1.low.total_cmp(&b.1.low));
        largest.map_or("", |(part, _)| name(*part))
    };
    match Much::of(throttling) {
        Much::Main => format!("Yes: {range} would be gone without the limit."),
        Much::Some => format!("In part: {range} would be gone without the limit."),
        Much::Little => format!(
            "No: at most {high:.0} % of the p99 would be gone without the limit. Most of it is {}.",
            main()
        ),
        Much::Unknown => format!(
            "These figures can't tell: {range} would be gone without the limit, depending on \
             which of the simulated services is like yours."
        ),
    }
}

const NOTHING: Range = Range { low: 0.0, likely: 0.0, high: 0.0 };

fn name(wanted: Part) -> &'static str {
    PARTS.iter().find(|(part, ..)| *part == wanted).map_or("", |(_, name, _)| name)
}

fn write_parts(out: &mut dyn Write, explained: &Explained) -> io::Result<()> {
    let table = Table::new([left(22), right(6), right(9).gap(2), left(0).gap(3)]);
    writeln!(out, "{}", table.line(["The p99 is made of", "likely", "range", "gone with"]))?;
    for (part, percent) in &explained.parts_percent {
        let Range { low, likely, high } = percent;
        let gone = PARTS.iter().find(|(other, ..)| other == part).map_or("", |(.., gone)| gone);
        let cells = [
            name(*part).to_owned(),
            format!("{likely:.0} %"),
            format!("{low:.0} - {high:.0} %"),
            gone.to_owned(),
        ];
        writeln!(out, "{}", table.line(cells))?;
    }
    Ok(())
}

/// How many explanations there are, and how near they come to what was measured.
fn how_sure(page: &Page, explained: &Explained) -> String {
    let count = explained.explanations.len();
    let today = ms(&explained.now.time(|measured| measured.p99_ms));
    let measured = page.p99.as_ref().map_or(String::new(), |p99| format!("; measured: {p99}"));
    format!(
        "{count} simulated services give these figures; the nearer one comes, the more weight it \
         has. Ranges hold 90 % of the weight. Their p99 today is {today} ms{measured}."
    )
}

fn ms(range: &Range) -> String {
    let Range { low, likely, high } = range;
    format!("{} ({} - {})", short(*likely), short(*low), short(*high))
}

/// Three digits or so.
fn short(value: f64) -> String {
    match value {
        value if value.is_nan() => "-".into(),
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value => format!("{value:.2}"),
    }
}

fn write_changes(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    let best = told(&explained.changes, &explained.now);
    let table = Table::new(columns());
    let target = question.target.as_ref().map(ToString::to_string).unwrap_or_default();
    writeln!(out, "{}", table.line(["", "p99 ms", "throttled %", "CPUs at most", &target]))?;
    let today = change::peak_cpus(&question.limit, question.cpus);
    writeln!(out, "{}", table.line(cells(question, "today", &explained.now, today)))?;
    for Changed { change, world } in &best {
        let peak_cpus = change.peak_cpus(question.cpus);
        writeln!(out, "{}", table.line(cells(question, &change.name(), world, peak_cpus)))?;
    }
    if best.is_empty() {
        write_text(out, "", NONE_HELPS)?;
    }
    if question.target.is_some() {
        let legend = "(%): simulated services of so much weight meet the target. From 95 % on it \
                      is met, up to 5 % missed.";
        writeln!(out, "{legend}")?;
    }
    for changed in &best {
        let helps = percent(helps(&explained.now, &changed.world));
        let cost = cost(page, question, changed);
        let text = format!("a p99 lower by a tenth or more in {helps} of the weight; {cost}");
        write_text(out, &format!("{}: ", changed.change.name()), &text)?;
    }
    let rest: Vec<String> = explained
        .changes
        .iter()
        .filter(|changed| !best.iter().any(|best| best.change == changed.change))
        .map(|changed| {
            let p99 = changed.world.time(|measured| measured.p99_ms);
            format!("{}: {}", changed.change.name(), ms(&p99))
        })
        .collect();
    if rest.is_empty() {
        return Ok(());
    }
    write_text(out, "tried too, p99 ms: ", &rest.join("; "))
}

const NONE_HELPS: &str = "No change that was tried brings the p99 down by a tenth, but in services \
                          of little weight.";

fn columns() -> [Column; 5] {
    [left(16), left(18), left(18), right(12), left(0).gap(3)]
}

fn cells(question: &Question, name: &str, world: &World, peak_cpus: f64) -> [String; 5] {
    let share = world.holds();
    let meets = match (question.target.is_some(), Met::of(share)) {
        (false, _) => String::new(),
        (_, Met::Yes) => format!("met ({})", percent(share)),
        (_, Met::No) => format!("missed ({})", percent(share)),
        (_, Met::Depends) => format!("can't tell ({})", percent(share)),
    };
    [
        name.to_owned(),
        ms(&world.time(|measured| measured.p99_ms)),
        ms(&world.range(|measured| measured.throttled_percent)),
        short(peak_cpus),
        meets,
    ]
}

/// What a change costs: the limit, the request, and those beside the service.
fn cost(page: &Page, question: &Question, changed: &Changed) -> String {
    let change = &changed.change;
    let today_cpus = question.limit_cpus().unwrap_or_default();
    let limit = match (change.kind, cpus(&change.limit)) {
        (Kind::Limit, Some(cpus)) => format!("limit + {} CPUs", short(cpus - today_cpus)),
        (Kind::NoLimit, _) => "no limit any more".into(),
        (Kind::Burst, _) => "same limit; Kubernetes has no field for cpu.max.burst".into(),
        (Kind::Period, _) => "same limit; in Kubernetes a setting of the whole node".into(),
        _ => "same limit; a setting of the program".into(),
    };
    let request =
        page.request_cpus.map_or(String::new(), |cpus| format!("; request stays {cpus} CPUs"));
    let (peak, today) =
        (change.peak_cpus(question.cpus), change::peak_cpus(&question.limit, question.cpus));
    let others = match peak > today + 1e-9 {
        true => {
            format!("others on the node may lose up to {} CPUs for a period", short(peak - today))
        }
        false => "others on the node lose nothing".into(),
    };
    format!("{limit}{request}; {others}.")
}

fn write_commands(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    let Some(set) = &page.set else {
        let how = "With --out service.toml the set is written, and every row can be run again.";
        return writeln!(out, "\n{how}");
    };
    writeln!(out, "\nEvery row again, with where the time of its slowest requests went:")?;
    writeln!(out, "  fairground run {set}")?;
    for changed in told(&explained.changes, &explained.now) {
        let options = changed.change.options(&question.group).into_iter();
        let options = options.map(|(option, value)| format!("{option} '{value}'"));
        let options: Vec<String> = options.collect();
        writeln!(out, "  fairground run {set} {}", options.join(" "))?;
    }
    Ok(())
}
