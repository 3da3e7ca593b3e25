//! Hits and misses of a configuration, as `data/kernel/scores.md` has them.

use super::config::Check;
use crate::scores::sum;
use std::fmt::Write;

/// One check beside the median of our runs.
pub struct Outcome {
    pub check: Check,
    pub ours: f64,
}

impl Outcome {
    pub fn new(check: &Check, ours: f64) -> Outcome {
        Outcome { check: check.clone(), ours }
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

/// What is written of a configuration: hits, then misses.
pub fn section(outcomes: &[Outcome]) -> String {
    let misses: Vec<&Outcome> = outcomes.iter().filter(|outcome| !outcome.is_hit()).collect();
    let all = outcomes.len();
    let mut text = format!("{} of {all} checks are hit.\n", all - misses.len());
    if misses.is_empty() {
        return text;
    }
    text += "\n| metric | measured | ours | deviation | tolerance |\n|---|---:|---:|---:|---:|\n";
    for miss in misses {
        let Check { expected, tolerance_pct, .. } = &miss.check;
        let ours = (miss.ours * 1e4).round() / 1e4;
        let (metric, deviation) = (miss.metric(), miss.deviation());
        let cells = format!("{metric} | {expected} | {ours} | {deviation}");
        writeln!(text, "| {cells} | {tolerance_pct} % |").unwrap();
    }
    text
}

/// The head of the page.
pub fn head(entries: &[(String, String)]) -> String {
    let kind = |name: &str| match name {
        _ if name.starts_with("turns/") => 1,
        _ if name.starts_with("decisions/") => 2,
        _ if name.ends_with("/throttled") => 3,
        _ => 0,
    };
    let of = |wanted: usize| {
        let (same, all) = sum(entries.iter().filter(|(name, _)| kind(name) == wanted));
        format!("{same} of {all}")
    };
    let (checks, turns, decisions, parks) = (of(0), of(1), of(2), of(3));
    format!(
        "# A real kernel, 6.18.44: scores\n\n\
         **{checks} checks are hit**, each within its own tolerance. Decisions of the run queue, \
         taken again from the real state (`decisions/*`): {decisions} are the same. Turns of \
         golden traces (`turns/*`): {turns} are the same from T0 on. Moments at which a task left \
         its CPU because its group was throttled (`*/throttled`): {parks}.\n"
    )
}
