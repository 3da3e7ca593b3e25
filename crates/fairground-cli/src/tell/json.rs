//! The answer as data: one versioned schema, units in the names, numbers exact.

use super::{goals, kernel, limits, placement, requests};
use crate::base::text::visible;
use crate::run::overload;
use crate::run::report::{Report, Row};
use crate::run::signs::of_runs;
use fairground::policy::Kernel;
use fairground::record::stats::TaskStats;
use fairground::sim::scenario::{Machine, Noise};
use fairground::workload::draw::Draw;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.run/1";

/// Writes the whole answer.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    write_value(out, &value(report))
}

/// Writes one value, indented, with a line's end.
///
/// # Errors
/// When `out` does not take it.
pub fn write_value(out: &mut dyn Write, value: &Value) -> io::Result<()> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    writeln!(out, "{}", escaped(&text))
}

/// JSON whose names can't steer a terminal nor turn a line around: the same to a reader of JSON.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            c if c == '\n' || visible(c) == c => text.push(c),
            c => text.push_str(&format!("\\u{:04x}", u32::from(c))),
        }
    }
    text
}

/// The whole answer.
pub fn value(report: &Report<'_>) -> Value {
    let scenario = report.scenario;
    let mut value = json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "machine": machine(&scenario.machine),
        "kernel": describe_kernel(&scenario.kernel, scenario.machine.topology.len()),
        "seed": scenario.seed,
        "duration_ns": scenario.duration_ns,
        "simulated_ns": report.outcome.ended_ns,
        "events": report.outcome.events,
        "digest": format!("{:016x}", report.digest),
        "overloads": super::overload::value(&of_runs([&overload::of_run(report)])),
        "goals": goals::value(report),
        "tasks": tasks(report),
        "groups": groups(report),
        "cpus": cpus(report),
        "placement": placement::value(report),
        "requests": requests::data::with_histograms(report),
        "total": with(&[("tasks", json!(report.rows(false).len()))], &total(report, false)),
        "kthreads_total": with(&[("tasks", json!(report.rows(true).len()))], &total(report, true)),
    });
    super::energy::extend(&mut value, report);
    super::frequency::extend(&mut value, report);
    value
}

pub(super) fn total(report: &Report<'_>, kthreads: bool) -> TaskStats {
    Row::sum("", &report.rows(kthreads)).stats
}

fn tasks(report: &Report<'_>) -> Vec<Value> {
    let task = |(_, label, stats): (_, &fairground::sim::TaskLabel, &TaskStats)| {
        let group = &report.scenario.groups[label.group.0 as usize].path;
        let head = [
            ("name", json!(label.name)),
            ("group", json!(group)),
            ("kthread", json!(label.kthread)),
        ];
        with(&head, stats)
    };
    report.members().map(task).collect()
}

pub(super) fn groups(report: &Report<'_>) -> Vec<Value> {
    let rows = report.groups();
    let specs = report.scenario.groups.iter().zip(&rows).enumerate();
    let group = specs.map(|(at, (spec, row))| {
        let head = [
            ("path", json!(spec.path)),
            ("shares", json!(spec.shares)),
            ("idle", json!(spec.idle)),
            ("tasks", json!(row.tasks)),
            ("limit", limits::value(report, at, row.stats.runtime_ns)),
            ("cpu.pressure", super::pressure::value(report, at)),
        ];
        with(&head, &row.stats)
    });
    group.collect()
}

fn cpus(report: &Report<'_>) -> Vec<Value> {
    let rows = report.stats.cpus.iter().enumerate();
    let cpu = |(cpu, stats): (usize, &fairground::record::stats::CpuStats)| {
        json!({
            "cpu": cpu,
            "busy_ns": stats.busy_ns,
            "switches": stats.switches,
            "ticks": stats.ticks,
        })
    };
    rows.map(cpu).collect()
}

pub(super) fn with(head: &[(&str, Value)], stats: &TaskStats) -> Value {
    let latency = &stats.wake_latency;
    let head = head.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let mut fields: Map<String, Value> = head.collect();
    let numbers = json!({
        "runtime_ns": stats.runtime_ns,
        "switches": stats.switches,
        "delay_ns_mean": stats.delay_ns_mean(),
        "delay_ns_sum": stats.delay_ns_sum,
        "delay_ns_max": stats.delay_ns_max,
        "delay_max_at_ns": stats.delay_max_at_ns,
        "wakeups": stats.wakeups,
        "preemptions": stats.preemptions,
        "migrations": stats.migrations,
        "ended": stats.ended,
        "ended_at_ns": stats.ended_at_ns,
        "wake_latency_ns_mean": latency.mean_ns(),
        "wake_latency_ns_p50": latency.percentile_ns(50.0),
        "wake_latency_ns_p90": latency.percentile_ns(90.0),
        "wake_latency_ns_p99": latency.percentile_ns(99.0),
        "wake_latency_ns_p999": latency.percentile_ns(99.9),
        "wake_latency_ns_max": latency.max_ns(),
    });
    if let Value::Object(numbers) = numbers {
        fields.extend(numbers);
    }
    Value::Object(fields)
}

fn machine(machine: &Machine) -> Value {
    let places = machine.topology.places();
    let distinct = |key: fn(&fairground::model::topology::CpuPlace) -> u32| {
        places.iter().map(key).collect::<std::collections::BTreeSet<u32>>().len()
    };
    json!({
        "name": machine.name,
        "cpus": places.len(),
        "packages": distinct(|place| place.package),
        "nodes": distinct(|place| place.node),
        "llcs": distinct(|place| place.llc),
        "cores": distinct(|place| place.core),
        "context_switch_ns": machine.costs.context_switch_ns,
        "tick_ns": machine.costs.tick_ns,
        "ipi_ns": machine.costs.ipi_ns,
        "throttle_ns": machine.costs.throttle_ns,
        "interrupt_ns": draw(machine.costs.interrupt),
        "timer_slack_ns": machine.timer_slack_ns,
        "noise": machine.noise.iter().map(noise).collect::<Vec<_>>(),
    })
}

fn noise(noise: &Noise) -> Value {
    json!({
        "name": noise.name,
        "interval_ns": draw(noise.interval),
        "run_ns": draw(noise.run),
        "by_tick": noise.by_tick,
        "cpus": noise.cpus.as_ref().map(|cpus| cpus.iter().map(|cpu| cpu.0).collect::<Vec<_>>()),
    })
}

fn draw(draw: Draw) -> Value {
    match draw {
        Draw::Fixed(value) => json!({"fixed": value}),
        Draw::Uniform { lo, hi } => json!({"uniform": [lo, hi]}),
        Draw::Exponential { mean } => json!({"exponential_mean": mean}),
        Draw::Lognormal { mean, cv_permille } => {
            json!({"lognormal_mean": mean, "cv_permille": cv_permille})
        }
        Draw::Mixture { usual, rare, rare_ppm, exponential } => {
            json!({"usual": usual, "rare": rare, "rare_ppm": rare_ppm, "exponential": exponential})
        }
    }
}

/// A kernel with every answer, feature and knob, as in force on `cpus` CPUs.
pub fn describe_kernel(kernel: &Kernel, cpus: usize) -> Value {
    let object = |pairs: Vec<(&str, Value)>| -> Value {
        Value::Object(pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    };
    let answers = kernel::answers(kernel).into_iter().map(|(key, answer)| (key, json!(answer)));
    json!({
        "profile": kernel.profile,
        "set": kernel::changes(kernel),
        "answers": object(answers.collect()),
        "features": object(kernel::features(kernel).map(|(k, on)| (k, json!(on))).collect()),
        "changes": object(
            kernel::code_changes(kernel).map(|(k, on)| (k, json!(on))).collect(),
        ),
        "knobs": object(kernel::knobs(kernel, cpus).map(|(k, n)| (k, json!(n))).collect()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn data_has_everything_that_the_table_has() {
        fixture::with_report(|report| {
            let value = value(report);
            assert_eq!(value["schema"], SCHEMA);
            assert_eq!(value["tasks"][0]["name"], "hog");
            assert_eq!(value["tasks"][3]["kthread"], true);
            assert_eq!(value["tasks"][0]["runtime_ns"], 8_000_000);
            assert_eq!(value["groups"][1]["path"], "/web");
            assert_eq!(value["total"]["tasks"], 3);
            assert_eq!(value["kernel"]["profile"], "6.12");
            assert_eq!(value["digest"].as_str().unwrap().len(), 16);
        });
    }

    #[test]
    fn times_on_cpus_and_of_tasks_agree() {
        fixture::with_report(|report| {
            let value = value(report);
            let sum = |rows: &Value, key: &str| -> u64 {
                rows.as_array().unwrap().iter().map(|row| row[key].as_u64().unwrap()).sum()
            };
            assert_eq!(sum(&value["tasks"], "runtime_ns"), sum(&value["cpus"], "busy_ns"));
        });
    }
}
