//! A comparison as people paste it: mmtests' layout, Markdown, CSV, JSON.

mod builds;
pub mod data;
mod detail;
mod extrapolated;
mod few;
mod lengths;
pub mod markdown;
mod number;
mod overloads;
pub mod set;
pub mod text;
mod threads;

use crate::base::table::{Table, right};
use crate::base::text::counted;
use crate::experiment::compare::{Cell, Comparison, Row, Section};
use crate::experiment::rule::Rule;
use crate::experiment::seeds;
use crate::run::unit::Unit;
use crate::tell::overload;
use fairground_statistics::splits::Splits;

/// Warns of it, where the answer is no page.
pub fn warn(done: &Comparison) {
    overload::warn(&overloads::told(done).concat());
}

/// The gain with its brackets, ten wide: asterisks mark what is significant.
pub(super) fn gain(percent: f64, significant: bool) -> String {
    let (before, after) = if significant { ('*', '*') } else { ('(', ')') };
    format!("{before}{}{after}", wide(percent))
}

/// The gain alone, where nothing is marked.
pub(super) fn bare_gain(percent: f64) -> String {
    wide(percent).trim().to_owned()
}

/// The gain, eight wide.
fn wide(percent: f64) -> String {
    match times(percent) {
        _ if percent.is_nan() => "    n/a ".into(),
        Some(times) if times.is_infinite() => "  from 0".into(),
        Some(times) => Table::new([right(8)]).line([format!("x{times:.0}")]),
        // No minus before a nought.
        None => format!("{:7.2}%", if percent.abs() < 0.005 { 0.0 } else { percent }),
    }
}

/// How many times the baseline it is, if that says more than a percentage: from ten times on. A
/// gain or loss of more than 100 % is a number that grew, whichever direction is better.
fn times(percent: f64) -> Option<f64> {
    let times = 1.0 + percent.abs() / 100.0;
    (percent.abs() >= 900.0).then_some(times)
}

/// What tells the rows of a section apart: the metric, the load point, or both.
fn labels(section: &Section) -> Vec<String> {
    let several = section.rows.iter().any(|row| row.metric != section.rows[0].metric);
    let label = |row: &Row| match &row.load {
        Some(load) if several => format!("{}-{load}", row.metric),
        Some(load) => load.clone(),
        None => row.metric.name().to_owned(),
    };
    section.rows.iter().map(label).collect()
}

/// `p50, p99 in ms, lower is better; throughput in /s, higher is better`.
fn legend(section: &Section) -> String {
    let mut kinds: Vec<(String, Vec<&str>)> = Vec::new();
    for row in &section.rows {
        let unit = row.metric.unit().word();
        let unit = if unit.is_empty() { String::new() } else { format!(" in {unit}") };
        let kind = format!("{unit}, {}", row.better().says());
        let name = row.metric.name();
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, names)) if names.contains(&name) => {}
            Some((_, names)) => names.push(name),
            None => kinds.push((kind, vec![name])),
        }
    }
    let kinds = kinds.into_iter().map(|(kind, names)| format!("{}{kind}", names.join(", ")));
    kinds.collect::<Vec<_>>().join("; ")
}

/// `request-server on laptop-4x2, kernel 6.12`.
fn heading(section: &Section) -> String {
    format!("{} on {}, kernel {}", section.scenario, section.machine, section.kernel)
}

/// How many cells are gains, losses, and neither.
fn tally(done: &Comparison) -> String {
    let cells: Vec<_> = done.rows().flat_map(|row| &row.cells).collect();
    let losses = cells.iter().filter(|cell| cell.loses()).count();
    let gained = |cell: &&&Cell| cell.gains();
    let gains = cells.iter().filter(gained).count();
    let slight = match cells.iter().filter(gained).filter(|cell| cell.is_slight()).count() {
        0 => String::new(),
        slight => format!(" ({slight} below 1 %)"),
    };
    if unmarked(done).is_some() {
        let differences = cells.iter().filter(|cell| cell.gain_percent != 0.0).count();
        let none = match differences {
            0 => return "no difference".to_owned(),
            1 => "not",
            _ => "none of them",
        };
        return format!("{}, {none} marked", counted(differences, "difference"));
    }
    let loss = if is_judged(done) { "significant loss" } else { "loss" };
    let (lost, gained) = (counted(losses, loss), counted(gains, "gain"));
    let marked = cells.iter().filter(|cell| cell.rises() || cell.falls()).count();
    let differ = match marked - losses - gains {
        0 => String::new(),
        differ => format!(", {differ} neither good nor bad"),
    };
    let missing = match cells.iter().filter(|cell| cell.gain_percent.is_nan()).count() {
        0 => String::new(),
        missing => format!(", {missing} without a number"),
    };
    let noise = cells.iter().filter(|cell| !cell.gain_percent.is_nan()).count() - marked;
    let rest = if is_judged(done) { "within noise" } else { "the same" };
    format!("{lost}, {gained}{slight}{differ}, {noise} {rest}{missing}")
}

/// A line for each significant loss, the worst of a section first.
fn losses(done: &Comparison) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &done.sections {
        let mut lost: Vec<(f64, String)> = Vec::new();
        for row in &section.rows {
            let at = row.load.as_ref().map_or(String::new(), |load| format!(" at {load}"));
            for (cell, arm) in row.cells.iter().zip(1..).filter(|(cell, _)| cell.loses()) {
                let place = format!("{} on {}", section.scenario, section.machine);
                let (name, metric) = (&done.arms[arm], &row.metric);
                let lost_by = match metric.unit() {
                    Unit::Percent => points(row.mean_of(0), row.mean_of(arm)),
                    unit => loss(cell.gain_percent, unit),
                };
                let line = format!("{name}: {metric}{at}: {lost_by}, {place}");
                lost.push((cell.gain_percent, line));
            }
        }
        lost.sort_by(|a, b| a.0.total_cmp(&b.0));
        lines.extend(lost.into_iter().map(|(_, line)| line));
    }
    lines
}

/// `-16.30 %`, or `725 times as long`.
fn loss(percent: f64, unit: Unit) -> String {
    match times(percent) {
        Some(times) if times.is_infinite() => "up from 0".into(),
        Some(times) if unit.is_time() => format!("{times:.0} times as long"),
        Some(times) => format!("{times:.0} times as much"),
        None => format!("{percent:.2} %"),
    }
}

/// A share before and after, since per cent of a share are misread: `14.25 -> 96.90 %, 82.65
/// points`.
fn points(before: f64, after: f64) -> String {
    format!("{before:.2} -> {after:.2} %, {:.2} points", (after - before).abs())
}

/// True if chance has a part in any section, so that marks are by a test.
fn is_judged(done: &Comparison) -> bool {
    done.sections.iter().any(|section| !section.is_one_history)
}

/// What many seeds of one history can't tell.
fn one_history(done: &Comparison) -> Option<String> {
    let of = done.sections.iter().filter(|section| section.is_one_history);
    let names: Vec<&str> = of.map(|section| section.scenario.as_str()).collect();
    let seeds = done.rows().map(Row::seeds).max()?;
    (!names.is_empty()).then(|| {
        format!(
            "ONE HISTORY: nothing in {} is random, so all {seeds} seeds give the same run in each \
             column, and each difference is marked, without a test. A mark says that this one \
             history differs, not that another one would: a start 0.1 ms later may turn it. A \
             start at any moment of a tick (machine.uptime=random), work or gaps that are drawn \
             (exp:1ms), or a machine with interrupts, give many.",
            names.join(", ")
        )
    })
}

/// Why nothing can be marked, if the seeds are too few for it.
pub(super) fn unmarked(done: &Comparison) -> Option<String> {
    let least = done.rows().map(Row::seeds).min().unwrap_or(0);
    if one_history(done).is_some() { None } else { too_few(done, least) }
}

/// What so few seeds can't tell.
fn too_few(done: &Comparison, seeds: usize) -> Option<String> {
    // What has no number is no test among others.
    let cells = done.rows().flat_map(|row| &row.cells).filter(|cell| cell.p.is_some()).count();
    let needed = Splits::seeds_to_mark(cells);
    let is_paired = done.question.rule == Rule::Paired;
    match seeds {
        0 | 1 => Some("one seed tells no difference from chance: nothing is marked".into()),
        _ if is_paired && cells > Splits::cells_max() => Some(format!(
            "{cells} differences at once are too many to mark one, with any number of seeds; at \
             most {}",
            Splits::cells_max()
        )),
        _ if is_paired && seeds < needed => Some(format!(
            "{seeds} seeds are too few to tell a difference from chance among {cells}: nothing is \
             marked; --seeds {needed} is the least, and a p99 may need many more"
        )),
        _ => None,
    }
}

/// Variants whose figures are those of the baseline, all of them in all runs.
fn inert(done: &Comparison) -> Option<String> {
    let is_same = |arm: &usize| {
        let mut rows = done.rows().peekable();
        let same = |row: &Row| {
            let pairs = row.values[0].iter().zip(&row.values[*arm]);
            pairs.into_iter().all(|(a, b)| a == b || a.is_nan() && b.is_nan())
        };
        rows.peek().is_some() && rows.all(same)
    };
    let same: Vec<&str> =
        (1..done.arms.len()).filter(is_same).map(|arm| done.arms[arm].as_str()).collect();
    let is_weight = |arm: &&str| ["weight", "shares", "requests"].iter().any(|w| arm.contains(w));
    let why = match same.iter().any(is_weight) {
        true => " (a weight does nothing where nobody shares with its group)",
        false => "",
    };
    let arms = same.join(" and ");
    (!same.is_empty()).then(|| format!("{arms} changed none of these figures in any run{why}"))
}

/// Power alone tells little of work that may end sooner.
fn power(done: &Comparison) -> Option<String> {
    let has = |name: &str| done.rows().any(|row| row.metric.is_of(name));
    (has("power_w_mean") && !has("energy_j")).then(|| {
        "power_w is a mean over the run: who does the same work sooner draws more for a shorter \
         time; --metric energy_j is what the work takes"
            .into()
    })
}

/// The rule, the seeds, and what else a reader needs to run it again.
fn notes(done: &Comparison) -> Vec<String> {
    let question = &done.question;
    let counts: Vec<usize> = done.rows().map(Row::seeds).collect();
    let (least, most) = (counts.iter().min().copied(), counts.iter().max().copied());
    let (least, most) = (least.unwrap_or(0), most.unwrap_or(0));
    let first = question.seeds.first;
    let mut seeds = format!("seeds {}, the same in every column", seeds::told(first, most));
    if least < most {
        seeds.push_str(&format!(" (of rows that scatter less, {least} or more of them)"));
    }
    if let Some(precision) = question.seeds.precision.filter(|_| is_judged(done)) {
        seeds.push_str(&match done.is_precise() {
            true => format!("; 95 % intervals of gains: +-{precision} percentage points at most"),
            false => format!(
                "; the budget of {} ended before every gain was known to +-{precision} \
                 percentage points",
                counted(question.seeds.budget, "seed")
            ),
        });
    }
    let rule = question.rule;
    let mut notes = match is_judged(done) {
        true => vec![format!("* (--stats {}): {}", rule.name(), rule.says())],
        false => vec!["* differs in this one history".to_owned()],
    };
    notes.extend(one_history(done).or_else(|| unmarked(done)));
    let mut cells = done.rows().flat_map(|row| &row.cells);
    if cells.any(|cell| times(cell.gain_percent).is_some_and(f64::is_finite)) {
        notes.push(
            "xN: N times the baseline; better or worse as the metric's direction says".into(),
        );
    }
    let missing: usize = done.rows().map(Row::missing).sum();
    if missing > 0 {
        notes.push(format!("n/a: {} gave no number", counted(missing, "run")));
    }
    notes.extend(few::told(done));
    notes.extend(power(done));
    notes.extend(lengths::told(done));
    notes.extend(extrapolated::told(done));
    notes.extend(inert(done));
    notes.push(format!(
        "fairground {}, {seeds}, digest {:016x}",
        env!("CARGO_PKG_VERSION"),
        done.digest
    ));
    notes
}

#[cfg(test)]
mod tests;
