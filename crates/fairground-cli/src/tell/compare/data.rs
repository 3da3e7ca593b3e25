//! A comparison as data: JSON with every run's number, and a line of CSV per cell.

use super::{notes, tally, unmarked};
use crate::experiment::compare::{Comparison, Overloaded, Row, Section};
use crate::tell::csv::quoted;
use crate::tell::overload;
use fairground_statistics::moments::Moments;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.compare/2";

/// The whole answer.
pub fn value(done: &Comparison) -> Value {
    let seeds = done.question.seeds;
    let sections = done.sections.iter().map(|section| section_value(done, section));
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "arms": done.arms,
        "stats": done.question.rule.name(),
        "rule": done.question.rule.says(),
        "seed_first": seeds.first,
        "seeds_budget": seeds.budget,
        "precision_percent": seeds.precision,
        "precise": done.is_precise(),
        "digest": format!("{:016x}", done.digest),
        "summary": tally(done),
        "notes": notes(done),
        "too_few": unmarked(done),
        "sections": sections.collect::<Vec<_>>(),
    })
}

fn section_value(done: &Comparison, section: &Section) -> Value {
    json!({
        "scenario": section.scenario,
        "machine": section.machine,
        "kernel": section.kernel,
        "worst_loss_percent": section.worst_loss(),
        "overloads": section.overloads.iter().map(|arm| overloaded(done, arm)).collect::<Vec<_>>(),
        "rows": section.rows.iter().map(|row| row_value(done, row)).collect::<Vec<_>>(),
    })
}

fn overloaded(done: &Comparison, arm: &Overloaded) -> Value {
    json!({
        "arm": done.arms[arm.arm],
        "load": arm.load,
        "runs": arm.runs,
        "signs": overload::value(&arm.signs),
    })
}

fn row_value(done: &Comparison, row: &Row) -> Value {
    let arm = |at: usize| {
        let moments = Moments::of(&row.values[at], row.mean, row.better());
        let mut value = json!({
            "arm": done.arms[at],
            "mean": moments.mean,
            "min": moments.min,
            "max": moments.max,
            "stddev": moments.stddev,
            "coeffvar_percent": moments.coeffvar,
            "values": row.values[at],
        });
        if let Some(cell) = at.checked_sub(1).map(|variant| row.cells[variant]) {
            value["gain_percent"] = json!(cell.gain_percent);
            value["gain_low_percent"] = json!(cell.interval.map(|(low, _)| low));
            value["gain_high_percent"] = json!(cell.interval.map(|(_, high)| high));
            value["p"] = json!(cell.p);
            value["p_adjusted"] = json!(cell.adjusted_p);
            value["significant"] = json!(cell.significant);
            value["loses"] = json!(cell.loses());
        }
        value
    };
    json!({
        "load": row.load,
        "metric": row.metric.name(),
        "unit": row.metric.unit().word(),
        "better": row.better().name(),
        "mean": row.mean.name(),
        "seeds": row.seeds(),
        "arms": (0..done.arms.len()).map(arm).collect::<Vec<_>>(),
    })
}

/// Writes a line per cell.
///
/// # Errors
/// When `out` does not take it.
pub fn write_csv(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    writeln!(
        out,
        "scenario,machine,kernel,load,metric,unit,better,seeds,variant,mean_kind,baseline,value,\
         gain_percent,gain_low_percent,gain_high_percent,p,p_adjusted,significant,loses"
    )?;
    let maybe = |number: Option<f64>| number.map_or(String::new(), |number| format!("{number}"));
    for section in &done.sections {
        for row in &section.rows {
            for (at, cell) in row.cells.iter().enumerate() {
                let texts = [&section.scenario, &section.machine, &section.kernel];
                write!(out, "{},", texts.map(|text| quoted(text)).join(","))?;
                write!(out, "{},", quoted(row.load.as_deref().unwrap_or("")))?;
                let better = row.better().name();
                let unit = row.metric.unit().word();
                write!(out, "{},{unit},{better},", quoted(row.metric.name()))?;
                let arm = quoted(&done.arms[at + 1]);
                write!(out, "{},{arm},{},", row.seeds(), row.mean.name())?;
                write!(out, "{},{},", row.mean_of(0), row.mean_of(at + 1))?;
                let (low, high) = (cell.interval.map(|at| at.0), cell.interval.map(|at| at.1));
                write!(out, "{},{},{},", cell.gain_percent, maybe(low), maybe(high))?;
                write!(out, "{},{},", maybe(cell.p), maybe(cell.adjusted_p))?;
                writeln!(out, "{},{}", cell.significant, cell.loses())?;
            }
        }
    }
    Ok(())
}
