//! Hits and misses: printed, kept in `misses.txt`, and told in `FIDELITY.md`.

use super::config::{Check, Config};
use super::decisions::Decisions;
use super::golden::Golden;
use std::collections::BTreeMap;
use std::fmt::Write;

/// One check beside the median of our runs.
pub struct Outcome {
    pub config: String,
    pub check: Check,
    pub ours: f64,
}

impl Outcome {
    pub fn new(config: &Config, check: &Check, ours: f64) -> Outcome {
        Outcome { config: format!("{}/{}", config.file, config.name), check: check.clone(), ours }
    }

    /// Within the check's own tolerance, which is relative: what is expected to be zero has to be.
    pub fn is_hit(&self) -> bool {
        let off = (self.ours - self.check.expected).abs();
        off <= self.check.expected.abs() * self.check.tolerance_pct / 100.0 + 1e-9
    }

    fn metric(&self) -> &str {
        let metric = &self.check.metric;
        let short = metric.strip_prefix("metrics.").or_else(|| metric.strip_prefix("per_task."));
        short.unwrap_or(metric)
    }

    fn deviation(&self) -> String {
        if self.check.expected == 0.0 {
            return "not zero".into();
        }
        format!("{:+.1} %", (self.ours / self.check.expected - 1.0) * 100.0)
    }
}

/// The metric without its subject, for counting.
fn kind(outcome: &Outcome) -> String {
    let metric = outcome.metric();
    let rest = metric.trim_start_matches(|c: char| c != '.' && c != '_');
    let is_subject = metric.starts_with("h3") || metric.starts_with("hog");
    let name = if is_subject && rest.len() > 1 { &rest[1..] } else { metric };
    name.split('[').next().unwrap_or(name).into()
}

/// Entries, hits and misses by metric and by class.
pub fn summary(outcomes: &[Outcome]) -> String {
    let mut text = String::new();
    for by in [|o: &Outcome| o.check.class.clone(), kind] {
        let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for outcome in outcomes {
            let count = counts.entry(by(outcome)).or_default();
            count.0 += 1;
            count.1 += usize::from(outcome.is_hit());
        }
        for (name, (entries, hits)) in counts {
            let misses = entries - hits;
            writeln!(text, "{name:32} {entries:5} entries {hits:5} hits {misses:4} misses")
                .unwrap();
        }
    }
    text
}

/// One line for each miss, and for each trace how many turns or decisions are the same.
pub fn list(outcomes: &[Outcome], traces: &[Golden], decisions: &[Decisions]) -> String {
    let mut text = String::new();
    for outcome in outcomes.iter().filter(|outcome| !outcome.is_hit()) {
        writeln!(text, "{}/{}", outcome.config, outcome.metric()).unwrap();
    }
    for trace in traces {
        writeln!(text, "{} {} of {}", trace.name, trace.same, trace.turns).unwrap();
    }
    for trace in decisions {
        writeln!(text, "{} {} of {}", trace.name, trace.same, trace.known).unwrap();
    }
    text
}

/// The section of `FIDELITY.md`: misses first.
pub fn section(outcomes: &[Outcome], traces: &[Golden], decisions: &[Decisions]) -> String {
    let mut text = String::new();
    let hits = outcomes.iter().filter(|outcome| outcome.is_hit()).count();
    writeln!(text, "{hits} of {} checks are hit.\n", outcomes.len()).unwrap();
    misses_table(&mut text, outcomes);
    configs_table(&mut text, outcomes);
    text += "\n| decisions from the real state | known | the same |\n|---|---:|---:|\n";
    for trace in decisions {
        writeln!(text, "| {} | {} | {} |", trace.name, trace.known, trace.same).unwrap();
    }
    text += "\n| golden trace | turns | the same from T0 on |\n|---|---:|---:|\n";
    for trace in traces {
        writeln!(text, "| {} | {} | {} |", trace.name, trace.turns, trace.same).unwrap();
    }
    text
}

fn misses_table(text: &mut String, outcomes: &[Outcome]) {
    *text += "| experiment | metric | measured | ours | deviation | tolerance |\n";
    *text += "|---|---|---:|---:|---:|---:|\n";
    for miss in outcomes.iter().filter(|outcome| !outcome.is_hit()) {
        let Check { expected, tolerance_pct, .. } = &miss.check;
        let ours = (miss.ours * 1e4).round() / 1e4;
        let (config, metric, deviation) = (&miss.config, miss.metric(), miss.deviation());
        let cells = format!("{config} | {metric} | {expected} | {ours} | {deviation}");
        writeln!(text, "| {cells} | {tolerance_pct} % |").unwrap();
    }
}

/// One row for each experiment, those with most misses first.
fn configs_table(text: &mut String, outcomes: &[Outcome]) {
    *text += "\n| experiment | checks | hits |\n|---|---:|---:|\n";
    let mut rows: Vec<(&str, usize, usize)> = Vec::new();
    for outcome in outcomes {
        if rows.last().is_none_or(|row| row.0 != outcome.config) {
            rows.push((&outcome.config, 0, 0));
        }
        let row = rows.last_mut().unwrap();
        row.1 += 1;
        row.2 += usize::from(outcome.is_hit());
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.1 - row.2));
    for (config, checks, hits) in rows {
        writeln!(text, "| {config} | {checks} | {hits} |").unwrap();
    }
}
