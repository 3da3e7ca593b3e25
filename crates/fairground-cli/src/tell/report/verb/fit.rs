//! The page of `fit`: each explanation beside the figures, and what they leave open.

use super::paragraph;
use super::services::{Candidate, curves, measured_row};
use crate::base::text::write_text;
use crate::experiment::explain::world::SHARES;
use crate::experiment::fit::{ExplanationSet, FitQuestion, Member};
use crate::tell::fit as tell;
use crate::tell::measured::Measured;
use crate::tell::report::Content;
use crate::tell::report::panel::{Cell, Panel, RangeRow, Ranges, Table, Tone, over_explanations};
use fairground_statistics::weighted::Range;

/// What the page holds.
pub fn content(question: &FitQuestion, set: &ExplanationSet) -> Content {
    let measured = Measured::of(question);
    let verdict = paragraph(|out| tell::verdict(out, set));
    let sure = paragraph(|out| write_text(out, "", tell::SURE));
    // How sure it is stands below the answer, not in it.
    let mut answer: Vec<String> = set.overloaded.iter().cloned().collect();
    answer.extend(match verdict.strip_suffix(&sure) {
        Some(first) => vec![first.trim().to_owned(), sure],
        None => vec![verdict],
    });
    if let Some((usage, rate)) =
        question.observed.cpu_usage_cpus.zip(question.observed.requests_per_s)
    {
        let ms = usage / rate * 1e3;
        answer.push(format!("A request takes {ms:.3} ms of CPU, all in all."));
    }
    answer.extend(question.observed.notes.iter().map(|note| format!("Note: {note}")));
    let cautions = match &set.misfit {
        None => set.overloaded.iter().map(|_| tell::NO_HIGHER.to_owned()).collect(),
        Some(misfit) if set.fits => vec![format!("MISFIT: {misfit}.")],
        Some(_) => vec!["Nothing fits: what these services say of a change is no forecast.".into()],
    };
    let candidate = |member: &Member| Candidate {
        weight: member.weight,
        latency_ns: SHARES.map(|share| member.seen.quantile_ns(share)).into(),
    };
    let candidates: Vec<Candidate> = set.members.iter().map(candidate).collect();
    let mut panels = vec![Panel::Percentiles(curves(&SHARES, &candidates, &measured))];
    panels.push(Panel::Ranges(latency(set, &measured)));
    if question.limit.is_some_and(|limit| limit.quota_ns.is_some()) {
        panels.push(Panel::Ranges(throttled(set, &measured)));
    }
    panels.push(Panel::Table(members(question, set)));
    panels.extend(Panel::text("What the figures leave open", tell::open(question, set)));
    Content { answer, cautions, panels, ..Content::default() }
}

fn range(set: &ExplanationSet, of: impl Fn(&Member) -> f64) -> Range {
    let all: Vec<(f64, f64)> =
        set.members.iter().map(|member| (of(member), member.weight)).collect();
    let nothing = Range { low: f64::NAN, likely: f64::NAN, high: f64::NAN };
    Range::of(&all).unwrap_or(nothing)
}

fn latency(set: &ExplanationSet, measured: &Measured) -> Ranges {
    let rows = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99)].into_iter().flat_map(|(name, share)| {
        let row = measured.within_ms(share);
        let row = row.map(|within| measured_row(&format!("{name}, measured"), within));
        let simulated = range(set, |member| member.seen.quantile_ns(share) / 1e6).coarse();
        row.into_iter().chain([RangeRow::of(format!("{name}, explanations"), simulated)])
    });
    Ranges {
        title: "Latency, measured and explained".into(),
        sentence: "Each bar is a range over the explanations, or where a measured percentile must \
                   lie."
            .into(),
        unit: "ms".into(),
        is_log: true,
        ends: over_explanations(),
        rows: rows.collect(),
        lines: Vec::new(),
    }
}

fn throttled(set: &ExplanationSet, measured: &Measured) -> Ranges {
    let row =
        measured.throttled_percent.map(|percent| measured_row("measured", [Some(percent); 2]));
    let simulated = range(set, |member| 100.0 * member.seen.throttled_share());
    Ranges {
        title: "Periods with throttling, measured and explained".into(),
        sentence: "nr_throttled over nr_periods of cpu.stat.".into(),
        unit: "%".into(),
        is_log: false,
        ends: over_explanations(),
        rows: row.into_iter().chain([RangeRow::of("explanations".into(), simulated)]).collect(),
        lines: Vec::new(),
    }
}

fn members(question: &FitQuestion, set: &ExplanationSet) -> Table {
    let order = |[weight, p50, p99, throttled, what]: [String; 5]| {
        [what, weight, p50, p99, throttled].map(|text| Cell::Toned { text, tone: Tone::Measured })
    };
    let plain = |[weight, p50, p99, throttled, what]: [String; 5]| {
        [what, weight, p50, p99, throttled].map(Cell::from).into()
    };
    let figures: Vec<Cell> = order(tell::figures(question)).into();
    let rows = set.members.iter().map(|member| plain(tell::row(question, member)));
    let columns = ["what it is", "weight, %", "p50, ms", "p99, ms", "throttled, %"];
    Table {
        title: "Explanations".into(),
        sentence: "Services that come near the figures; the nearer, the more weight.".into(),
        columns: columns.map(String::from).into(),
        rows: [figures].into_iter().chain(rows).collect(),
    }
}
