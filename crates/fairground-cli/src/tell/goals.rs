//! What a workload got done: a line per goal in front of the tables, and the same as data.
//!
//! A goal with a total is told by the time that it took, as hackbench tells it; if the run ended as
//! soon as the rate was known, by what has passed and what is left at that rate. One without a
//! total is told by its rate.

use crate::base::number::{fixed, seconds};
use crate::base::text::{WIDTH, shorten};
use crate::run::goals::{Ending, ending, goals};
use crate::run::report::Report;
use fairground::sim::GoalOutcome;
use fairground::units::Ns;
use fairground::workload::behavior::GoalSpec;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes a line per goal, and an empty one behind them.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    for (spec, goal) in goals(report) {
        let text = line(spec, goal, report.outcome.ended_ns, report.scenario.duration_ns);
        writeln!(out, "{}", folded(text))?;
    }
    if report.outcome.goals.is_empty() { Ok(()) } else { writeln!(out) }
}

/// A line that is too long goes on in the next one behind a comma or semicolon.
fn folded(mut text: String) -> String {
    if text.len() > WIDTH
        && let Some(at) = text[..WIDTH].rfind([',', ';'])
    {
        text.replace_range(at + 1..at + 2, "\n  ");
    }
    text
}

fn line(spec: &GoalSpec, goal: &GoalOutcome, ended_ns: Ns, duration_ns: Ns) -> String {
    let (name, unit) = (shorten(&spec.name, 30), shorten(&spec.unit, 20));
    let ending = ending(spec, goal, ended_ns);
    let count = goal.count;
    let rate = ending.rate_per_s(count).map_or("-".into(), |rate| format!("{rate:.0}"));
    let total = spec.total.unwrap_or(0);
    match ending {
        Ending::Unstarted => format!("{name}: no {unit}, it did not start"),
        Ending::Reached(time_ns) => format!("{name}: {total} {unit} in {} s", seconds(time_ns, 3)),
        Ending::Steady(steady, time_ns) => format!(
            "{name}: {} s for {total} {unit}, extrapolated from its first {} s ({} %), whose rate \
             is known to {} %; what comes later, as the end, is not in it; --until end runs all",
            seconds(time_ns, 3),
            seconds(ended_ns.saturating_sub(goal.started_ns.unwrap_or(0)), 3),
            done_percent(count, total),
            fixed(steady.half_width_ppm, 4, 1),
        ),
        Ending::Open(time_ns) if spec.total.is_some() => {
            let over = if ended_ns >= duration_ns { "duration" } else { "run" };
            format!(
                "{name}: {count} of {total} {unit} ({} %) in {} s, {rate} a second; then the \
                 {over} was over",
                done_percent(count, total),
                seconds(time_ns, 3),
            )
        }
        Ending::Open(time_ns) => {
            format!("{name}: {count} {unit} in {} s, {rate} a second", seconds(time_ns, 3))
        }
    }
}

fn done_percent(count: u64, total: u64) -> String {
    let ppm = u128::from(count) * 1_000_000 / u128::from(total.max(1));
    fixed(ppm as u64, 4, 1)
}

/// One object per goal, in the workload's order.
pub fn value(report: &Report<'_>) -> Vec<Value> {
    let value = |(spec, goal): (&GoalSpec, &GoalOutcome)| {
        let ending = ending(spec, goal, report.outcome.ended_ns);
        let half_width_ppm = match ending {
            Ending::Steady(steady, _) => Some(steady.half_width_ppm),
            _ => None,
        };
        json!({
            "name": spec.name,
            "unit": spec.unit,
            "count": goal.count,
            "total": spec.total,
            "started_ns": goal.started_ns,
            "last_ns": goal.last_ns,
            "rate_per_s": ending.rate_per_s(goal.count),
            "extrapolated": half_width_ppm.is_some(),
            "time_s": ending.time_ns().map(|time_ns| time_ns as f64 / 1e9),
            "half_width_percent": half_width_ppm.map(|ppm| ppm as f64 / 1e4),
        })
    };
    goals(report).map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::sim::Steady;

    const S: Ns = 1_000_000_000;

    fn spec(total: Option<u64>) -> GoalSpec {
        GoalSpec { name: "hackbench".into(), unit: "messages".into(), total }
    }

    fn goal(count: u64, steady: Option<Steady>) -> GoalOutcome {
        GoalOutcome { count, started_ns: Some(S), last_ns: S + S / 4, steady }
    }

    fn told(total: Option<u64>, goal: GoalOutcome, ended_ns: Ns) -> String {
        line(&spec(total), &goal, ended_ns, 10 * S)
    }

    #[test]
    fn a_goal_that_was_reached_is_told_by_its_time() {
        let goal = goal(4000, None);
        assert_eq!(told(Some(4000), goal, 2 * S), "hackbench: 4000 messages in 0.250 s");
        assert_eq!(ending(&spec(Some(4000)), &goal, 2 * S).rate_per_s(4000), Some(16_000.0));
    }

    #[test]
    fn a_steady_goal_is_what_has_passed_and_what_is_left_at_its_rate() {
        let steady = Steady { count: 600, length_ns: S / 10, half_width_ppm: 8_049 };
        let goal = goal(1000, Some(steady));
        assert_eq!(
            told(Some(4000), goal, S + S / 5),
            "hackbench: 0.700 s for 4000 messages, extrapolated from its first 0.200 s (25.0 %), \
             whose rate is known to 0.8 %; what comes later, as the end, is not in it; --until end \
             runs all"
        );
        let ending = ending(&spec(Some(4000)), &goal, S + S / 5);
        assert_eq!(ending.rate_per_s(1000), Some(6000.0));
    }

    #[test]
    fn a_goal_that_the_duration_cut_off_says_so() {
        let text = told(Some(4000), goal(1000, None), 10 * S);
        let expected = "hackbench: 1000 of 4000 messages (25.0 %) in 9.000 s, 111 a second; then \
                        the duration was over";
        assert_eq!(text, expected);
        assert_eq!(ending(&spec(Some(4000)), &goal(1000, None), 10 * S).time_ns(), None);
    }

    #[test]
    fn long_lines_are_folded() {
        let all = 10_000_000_000;
        let goal = goal(all - 1, None);
        for (total, name) in [(None, "n".repeat(90)), (Some(all), "n".repeat(90))] {
            let spec = GoalSpec { name, unit: "u".repeat(90), total };
            let text = folded(line(&spec, &goal, 10 * S, 10 * S));
            assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
            assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
        }
    }

    #[test]
    fn a_goal_without_a_total_is_told_by_its_rate() {
        let text = told(None, goal(1000, None), 3 * S);
        assert_eq!(text, "hackbench: 1000 messages in 2.000 s, 500 a second");
        let unstarted = GoalOutcome { started_ns: None, ..goal(0, None) };
        assert_eq!(told(None, unstarted, S), "hackbench: no messages, it did not start");
    }
}
