//! The same as data.

use crate::experiment::kernels::blame::Effect;
use crate::experiment::kernels::delta::Change;
use crate::experiment::kernels::{Blamed, Releases, Step, Told};
use crate::tell::compare::data as compared;
use serde_json::{Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.kernels/1";

/// The whole answer.
pub fn value(answer: &Releases) -> Value {
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "seeds": answer.seeds,
        "steps": answer.steps.iter().map(step_value).collect::<Vec<_>>(),
        "compared": compared::value(&answer.compared),
    })
}

fn change_value(change: &Change) -> Value {
    json!({
        "setting": change.setting,
        "was": change.was,
        "says": change.says,
        "since": change.since,
    })
}

fn step_value(step: &Step) -> Value {
    json!({
        "from": step.from,
        "to": step.to,
        "changes": step.changes.iter().map(change_value).collect::<Vec<_>>(),
        "kernels_between": step.between,
        "rows": step.rows.iter().map(|row| row_value(step, row)).collect::<Vec<_>>(),
    })
}

fn row_value(step: &Step, row: &Told) -> Value {
    let blamed = |blamed: &Blamed| {
        json!({
            "setting": step.changes[blamed.seen.change].setting,
            "role": blamed.role.name(),
            "alone": effect(&blamed.seen.alone),
            "last": effect(&blamed.seen.last),
        })
    };
    json!({
        "metric": row.metric.name(),
        "unit": row.metric.unit().word(),
        "better": row.metric.better().name(),
        "means": row.means,
        "gain_percent": row.gain_percent,
        "interval_percent": row.interval.map(|(low, high)| [low, high]),
        "verdict": row.verdict.name(),
        "rest": row.rest.as_ref().map(effect),
        "blamed": row.blamed.iter().map(blamed).collect::<Vec<_>>(),
    })
}

fn effect(effect: &Effect) -> Value {
    json!({"gain_percent": effect.gain_percent, "p": effect.p})
}
