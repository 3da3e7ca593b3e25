//! What a report holds, as one JSON object: the same for a page, a notebook and a playground.

use super::question::{Content, Question};
use super::world::World;
use super::{about, machine, power, schedule, sentences, spans, why, words};
use crate::experiment::compare::Comparison;
use crate::run::overload;
use crate::run::signs;
use crate::tell::compare::{data, unmarked};
use serde_json::{Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.report/1";
/// The most bytes of a document: a page has its script beside it.
const BYTES_MAX: usize = 2_600_000;
/// The most bytes of all that was asked (files) and compared; what is more is left out.
const PART_BYTES_MAX: usize = 400_000;

/// What runs come to.
pub fn of_runs(worlds: &[World]) -> Content {
    Content {
        answer: worlds.iter().flat_map(sentences::of_run).collect(),
        about: worlds.first().map(about::about).unwrap_or_default(),
        ..Content::default()
    }
}

/// What a comparison comes to, with the worlds that are drawn of it.
pub fn of_comparison(worlds: &[World], done: &Comparison) -> Content {
    let table = Some(data::value(done)).filter(|value| size(value) <= PART_BYTES_MAX);
    let mut answer = sentences::of_comparison(done);
    // After what is said of the first variant.
    let more = answer.len().min(1 + usize::from(unmarked(done).is_some()));
    answer.splice(more..more, why::sentences(worlds));
    Content { answer, comparison: table, ..of_runs(worlds) }
}

/// The document of an answer, with the worlds that are drawn of it.
pub fn value(question: &Question, content: &Content, worlds: &[World]) -> Value {
    let several = worlds.len() > 1;
    let of_worlds = worlds.iter().flat_map(|world| sentences::cautions(world, several));
    let cautions: Vec<String> = content.cautions.iter().cloned().chain(of_worlds).collect();
    let mut document = json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "verb": question.verb,
        "title": question.title,
        "command": question.command,
        "files": files(question),
        "about": content.about,
        "words": words::value(worlds, content.comparison.is_some()),
        "answer": content.answer,
        "cautions": cautions,
        "panels": content.panels,
        "pictures": question.pictures,
        "comparison": content.comparison,
        "worlds": worlds.iter().map(world_value).collect::<Vec<_>>(),
        "machine": machine::panels(worlds),
    });
    fit(&mut document);
    document
}

/// The scenarios' own text.
fn files(question: &Question) -> Vec<Value> {
    let texts = question.scenarios.iter().filter_map(|asked| asked.text());
    let mut left = PART_BYTES_MAX;
    let mut files = Vec::new();
    for (name, text) in texts {
        if let Some(rest) = left.checked_sub(text.len()) {
            left = rest;
            files.push(json!({"name": name, "text": text}));
        }
    }
    files
}

fn world_value(world: &World) -> Value {
    let report = world.observed.report(&world.scenario, &world.labels);
    let scenario = &world.scenario;
    json!({
        "name": world.name,
        "said": sentences::of_run(world),
        "machine": scenario.machine.name,
        "kernel": scenario.kernel.profile.to_string(),
        "seed": scenario.seed,
        "ended_ns": world.observed.outcome.ended_ns,
        "digest": format!("{:016x}", world.observed.digest),
        "overloads": crate::tell::overload::value(&signs::of_runs([&overload::of_run(&report)])),
        "spans": spans::value(world),
        "limits": limits(world),
        "power": power::value(world),
        "schedule": schedule::value(world),
    })
}

/// Limited groups, with what they used.
fn limits(world: &World) -> Vec<Value> {
    let limit = |quota: &crate::run::schedule::Quota| {
        let row = &world.observed.outcome.limits[quota.group];
        json!({
            "path": world.scenario.groups[quota.group].path,
            "quota_ns": row.limit.quota_ns,
            "period_ns": row.limit.period_ns,
            "burst_ns": row.limit.burst_ns,
            "nr_periods": row.stat.nr_periods,
            "nr_throttled": row.stat.nr_throttled,
            "throttled_ns": row.stat.throttled_ns,
            "nr_bursts": row.stat.nr_bursts,
            "burst_used_ns": row.stat.burst_ns,
            "step_ns": quota.step_ns,
            "used_in_step_ns": quota.used_ns,
            "throttled_in_step_ns": quota.throttled_ns,
            "left_in_step_ns": quota.left_ns,
            "saved_in_step_ns": quota.saved_ns,
            "burst_in_step_ns": quota.burst_ns,
        })
    };
    world.schedule.quotas.iter().map(limit).collect()
}

fn size(value: &Value) -> usize {
    value.to_string().len()
}

/// Leaves windows out, the fullest first, until a page has room; says how many.
fn fit(document: &mut Value) {
    let mut over = size(document).saturating_sub(BYTES_MAX);
    while over > 0 {
        let Some(freed) = leave_out_fullest(&mut document["worlds"]) else { return };
        over = over.saturating_sub(freed);
    }
}

/// Leaves out the fullest window of all worlds; tells how many bytes it had.
fn leave_out_fullest(worlds: &mut Value) -> Option<usize> {
    let worlds = worlds.as_array_mut()?;
    let mut fullest = None;
    for (at, world) in worlds.iter().enumerate() {
        for (row, window) in world["schedule"]["windows"].as_array()?.iter().enumerate() {
            fullest = fullest.max(Some((size(window), at, row)));
        }
    }
    let (freed, at, row) = fullest?;
    let schedule = &mut worlds[at]["schedule"];
    schedule["windows"].as_array_mut()?.remove(row);
    schedule["windows_left_out"] = json!(schedule["windows_left_out"].as_u64()? + 1);
    Some(freed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_windows_are_left_out_and_counted() {
        let window = |count: usize| json!({"from_ns": vec![7; count]});
        let world =
            |windows: Vec<Value>| json!({"schedule": {"windows": windows, "windows_left_out": 0}});
        let mut worlds = json!([world(vec![window(3), window(9)]), world(vec![window(5)])]);
        assert!(leave_out_fullest(&mut worlds).unwrap() > 18);
        assert!(leave_out_fullest(&mut worlds).is_some());
        assert_eq!(worlds[0]["schedule"]["windows"], json!([window(3)]));
        assert_eq!(worlds[0]["schedule"]["windows_left_out"], 1);
        assert_eq!(worlds[1]["schedule"]["windows_left_out"], 1);
        assert!(leave_out_fullest(&mut worlds).is_some());
        assert_eq!(leave_out_fullest(&mut worlds), None);
    }
}
