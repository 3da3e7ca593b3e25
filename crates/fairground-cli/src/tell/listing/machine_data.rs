//! A machine for programs.

use super::machine::{Told, costs};
use super::machine_power;
use crate::read::turns;
use fairground::model::domain::Domain;
use fairground::units::CpuSet;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.machine/1";

/// All of it.
pub fn value(told: &Told<'_>) -> Value {
    let domain = |domain: &Domain| {
        let groups = domain.groups.iter().map(|group| cpus(&group.cpus));
        json!({
            "level": told.name(domain.level),
            "span": cpus(&domain.span),
            "groups": groups.collect::<Vec<_>>(),
        })
    };
    let costs = costs(&told.described.machine.costs).into_iter().map(|(key, ns)| match ns[..] {
        [one] => (format!("{key}_ns"), json!(one)),
        _ => (format!("{key}_ns"), json!(ns)),
    });
    let mut value = json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "machine": told.described.machine.name,
        "packages": told.count(|place| place.package),
        "nodes": told.count(|place| place.node),
        "llcs": told.count(|place| place.llc),
        "cores": told.count(|place| place.core),
        "llcs_from": told.described.caches,
        "cpus": (0..told.places().len()).map(|cpu| place(told, cpu)).collect::<Vec<_>>(),
        "domains": told.domains.iter().map(domain).collect::<Vec<_>>(),
        "kernel": told.kernel.profile,
        "tick_ns": told.kernel.tick_ns(),
        "turns": turns::lengths_ns(&told.kernel, told.places().len()).collect::<BTreeMap<_, _>>(),
        "costs": costs.collect::<Map<_, _>>(),
    });
    machine_power::extend(&mut value, &told.described.machine, &told.kernel);
    value
}

fn place(told: &Told<'_>, cpu: usize) -> Value {
    let place = &told.places()[cpu];
    let there = told.described.numbers.there().map_or(cpu as u64, |there| there[cpu]);
    json!({
        "cpu": cpu,
        "cpu_of_file": there,
        "package": place.package,
        "node": place.node,
        "llc": place.llc,
        "core": place.core,
        "capacity": place.capacity,
        "domains": told.of_cpu[cpu],
    })
}

fn cpus(set: &CpuSet) -> Vec<u32> {
    set.iter().map(|cpu| cpu.0).collect()
}
