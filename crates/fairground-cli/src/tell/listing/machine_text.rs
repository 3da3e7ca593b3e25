//! A machine for people: totals, domains, and what else a reader of its runs must know.

use super::machine::{Told, brief, costs};
use super::machine_power;
use crate::base::number::duration;
use crate::base::table::{Table, left, right};
use crate::base::text::{WIDTH, counted, write_text};
use crate::read::{shown_cpus, turns};
use fairground::model::domain::Domain;
use fairground::sim::scenario::Costs;
use fairground::units::{CpuId, Id};
use std::io::{self, Write};

/// Widest list of CPUs in a table, and in a sentence.
const SPAN: usize = 30;
const CPUS: usize = 60;
/// More shapes of domains than that are of a machine that has no order.
const SHAPES_MAX: usize = 8;

/// Writes it.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, told: &Told<'_>) -> io::Result<()> {
    write_text(out, "machine ", &told.described.machine.name)?;
    write_text(out, "", &totals(told))?;
    write_text(out, "last-level caches: ", &told.described.caches)?;
    let shapes = told.shapes();
    for cpus in shapes.iter().take(SHAPES_MAX) {
        write_domains(out, told, cpus)?;
    }
    writeln!(out)?;
    if shapes.len() > SHAPES_MAX {
        let more = counted(shapes.len() - SHAPES_MAX, "shape");
        write_text(out, "", &format!("{more} more of domains: --json has all"))?;
    }
    if told.places().iter().any(|place| place.capacity != 1024) {
        let each = told.by(|place| place.capacity).into_iter();
        let each = each.map(|(capacity, cpus)| format!("{capacity} of CPU {}", brief(&cpus, CPUS)));
        write_text(out, "capacity: ", &each.collect::<Vec<_>>().join(", "))?;
    }
    if let Some(moved) = told.described.numbers.moved() {
        write_text(out, "numbers: ", &format!("the file's have gaps: {moved}"))?;
    }
    machine_power::write(out, &told.described.machine, &told.kernel)?;
    let turns = turns::told(&told.kernel, told.places().len()).join(", ");
    write_text(out, &format!("kernel {}: ", told.kernel.profile), &turns)?;
    write_text(out, "costs: ", &costs_told(&told.described.machine.costs))
}

fn totals(told: &Told<'_>) -> String {
    let threads = match told.threads() {
        (least, most) if least == most => format!("{} a core", counted(most, "thread")),
        (least, most) => format!("{least} to {most} threads a core"),
    };
    let parts = [
        counted(told.count(|place| place.package), "package"),
        counted(told.count(|place| place.node), "NUMA node"),
        counted(told.count(|place| place.llc), "last-level cache"),
        counted(told.count(|place| place.core), "core"),
        threads,
        counted(told.places().len(), "CPU"),
    ];
    parts.join(", ")
}

/// The domains of the first of some CPUs, which stands for the others.
fn write_domains(out: &mut dyn Write, told: &Told<'_>, cpus: &[CpuId]) -> io::Result<()> {
    let (first, others) = cpus.split_first().expect("a shape has a CPU");
    let others = match others {
        [] => String::new(),
        _ => format!("; of the same shape: those of CPU {}", brief(others, CPUS)),
    };
    writeln!(out, "\ndomains of CPU {}{others}", first.0)?;
    let own = &told.of_cpu[first.index()];
    if own.is_empty() {
        return writeln!(out, "  none: there is no other CPU");
    }
    let table = Table::new([left(7), right(4), left(SPAN).gap(2), left(0).gap(2)]);
    writeln!(out, "{}", table.line(["  level", "CPUs", "span", "groups"]))?;
    for domain in own.iter().map(|&at| &told.domains[at]) {
        let span: Vec<CpuId> = domain.span.iter().collect();
        let groups = groups(domain, WIDTH - table.width() - 2);
        let level = format!("  {}", told.name(domain.level));
        let cells = [level, domain.weight.to_string(), brief(&span, SPAN), groups];
        writeln!(out, "{}", table.line(cells))?;
    }
    Ok(())
}

/// All groups if they fit; else the first ones and how many there are.
fn groups(domain: &Domain, width: usize) -> String {
    let shown = |at: usize| {
        let cpus: Vec<CpuId> = domain.groups[at].cpus.iter().collect();
        shown_cpus(&cpus)
    };
    let count = domain.groups.len();
    let ends = format!(" | ... ({count} groups)");
    let mut text = String::new();
    for at in 0..count {
        let next = if at == 0 { shown(at) } else { format!(" | {}", shown(at)) };
        let is_last = at + 1 == count;
        if text.len() + next.len() + if is_last { 0 } else { ends.len() } > width {
            let cpus: Vec<CpuId> = domain.groups[0].cpus.iter().collect();
            let some = if text.is_empty() { brief(&cpus, width - ends.len()) } else { text };
            return some + &ends;
        }
        text += &next;
    }
    text
}

fn costs_told(own: &Costs) -> String {
    let paid = costs(own).into_iter().filter(|(_, ns)| ns.iter().any(|ns| *ns > 0));
    let each = paid.map(|(key, ns)| {
        let values: Vec<String> = ns.iter().map(|ns| duration(*ns)).collect();
        format!("{key} {}", values.join("/"))
    });
    let each: Vec<String> = each.collect();
    match each.is_empty() {
        true => "all 0: the kernel's own work takes no time here".into(),
        false => format!("{} (of random ones the mean)", each.join(", ")),
    }
}
