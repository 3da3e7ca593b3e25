//! CPUs that a machine has and that are offline, in the words of Linux's `/sys/devices/system/cpu`:
//! `offline = "4-7"` as in its file `offline`, and `smt = "off"` as in its `smt/control`, which
//! leaves the first thread of each core.
//!
//! They are gone as those that lscpu shows as offline, and the others are renumbered without gaps.
//! All other keys of the machine are by the numbers before.

use super::places::{self, Fallible, Row};
use crate::read::fault::{Fault, Read, Span};
use crate::read::numbers::Numbers;
use crate::read::tree::{Entry, Fields, Value};
use crate::read::values;
use fairground::model::topology::CpuPlace;
use fairground::sim::scenario::Machine;
use fairground::units::{CpuId, Id};
use std::collections::BTreeSet;

/// Takes `offline`, and `smt` if it is a word.
pub(super) fn read(
    fields: &mut Fields<'_>,
    machine: &mut Machine,
    numbers: &mut Numbers,
) -> Read<()> {
    let smt = fields.take("smt")?.filter(|entry| is_switch(entry));
    let offline = fields.take("offline")?;
    let mut gone: BTreeSet<usize> = BTreeSet::new();
    if let Some(entry) = smt
        && !entry.word(&[("on", true), ("off", false)])?
    {
        gone.extend(later_threads(machine.topology.places()));
    }
    if let Some(entry) = offline {
        gone.extend(listed(entry, numbers)?);
    }
    match offline.or(smt) {
        Some(entry) if !gone.is_empty() => take_offline(machine, numbers, &gone, entry.node.span),
        _ => Ok(()),
    }
}

/// True of `smt = "off"`, false of a table of throughput.
pub(super) fn is_switch(entry: &Entry) -> bool {
    matches!(entry.node.value, Value::String(_))
}

/// Each thread but the first of its core.
fn later_threads(places: &[CpuPlace]) -> impl Iterator<Item = usize> {
    let mut cores = BTreeSet::new();
    places
        .iter()
        .enumerate()
        .filter(move |(_, place)| !cores.insert(place.core))
        .map(|(cpu, _)| cpu)
}

/// The CPUs of `offline`; none is none, as the file in sysfs has it.
fn listed(entry: &Entry, numbers: &Numbers) -> Read<Vec<usize>> {
    match &entry.node.value {
        Value::String(text) if text.trim().is_empty() => Ok(Vec::new()),
        _ => {
            let cpus = values::cpus("offline", &entry.node, numbers)?;
            Ok(cpus.into_iter().map(Id::index).collect())
        }
    }
}

fn take_offline(
    machine: &mut Machine,
    numbers: &mut Numbers,
    gone: &BTreeSet<usize>,
    span: Span,
) -> Read<()> {
    let places = machine.topology.places();
    let kept: Vec<usize> = (0..places.len()).filter(|cpu| !gone.contains(cpu)).collect();
    if kept.is_empty() {
        return Err(Fault::at(span, "no CPU is left online").accepts("one that is not offline"));
    }
    let there = numbers.there();
    let row = |&cpu: &usize| {
        let CpuPlace { package, node, llc, core, capacity } = places[cpu];
        Row {
            os_index: there.map_or(cpu as u64, |there| there[cpu]),
            package: package.into(),
            node: node.into(),
            llc: Some(llc.into()),
            core: core.into(),
            capacity,
        }
    };
    let placed = places::topology(kept.iter().map(row).collect(), Fallible::At(span))?;
    *numbers = placed.numbers.named_as(numbers);
    machine.topology = placed.topology;
    leave(machine, &kept);
    Ok(())
}

/// What else a machine says of its CPUs is of those that are left.
fn leave(machine: &mut Machine, kept: &[usize]) {
    let keep = |cpus: &mut Vec<CpuId>| {
        let left = cpus.iter().filter_map(|cpu| kept.binary_search(&cpu.index()).ok());
        *cpus = left.map(CpuId::from_index).collect();
        !cpus.is_empty()
    };
    machine.noise.retain_mut(|noise| noise.cpus.as_mut().is_none_or(keep));
    if let Some(frequencies) = &mut machine.freq {
        frequencies.domains.retain_mut(|domain| keep(&mut domain.cpus));
    }
    if let Some(partition) = &mut machine.hypervisor {
        let cores: BTreeSet<u32> =
            machine.topology.places().iter().map(|place| place.core).collect();
        partition.cores = partition.cores.min(cores.len() as u32);
    }
}
