//! What the machine drew and for whom: a section of the tables, and fields of the JSON.
//!
//! A group's energy is its tasks' and its descendants' share of what their cores drew; the base,
//! idle cores and kernel threads are in no group, so that root + these is the machine's total.

use crate::base::number::fit;
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, shorten};
use crate::run::report::Report;
use fairground::record::energy::{FJ_PER_J, Meter};
use fairground::sim::scenario::{Machine, group_and_above};
use fairground::units::{Id, Ns};
use serde_json::{Value, json};
use std::io::{self, Write};

const FJ_PER_MJ: u128 = 1_000_000_000_000;
/// Widest number of the section.
const CELL: usize = 12;

/// Energy of each group with its descendants, then of the kernel threads, fJ.
fn shares_fj(report: &Report<'_>, meter: &Meter) -> (Vec<u128>, u128) {
    let groups = &report.scenario.groups;
    let mut of_groups = vec![0; groups.len()];
    let mut of_kthreads = 0;
    for (label, energy_fj) in report.labels.iter().zip(meter.tasks_fj().iter()) {
        if label.kthread {
            of_kthreads += energy_fj;
            continue;
        }
        group_and_above(groups, label.group).for_each(|at| of_groups[at.index()] += energy_fj);
    }
    (of_groups, of_kthreads)
}

fn joules(energy_fj: u128) -> f64 {
    energy_fj as f64 / FJ_PER_J
}

/// fJ per ns are µW.
fn watts_mean(energy_fj: u128, time_ns: Ns) -> f64 {
    energy_fj as f64 / time_ns.max(1) as f64 / 1e6
}

/// Adds what is known of SMT, hypervisor and energy to the JSON answer.
pub fn extend(value: &mut Value, report: &Report<'_>) {
    describe(&mut value["machine"], &report.scenario.machine);
    let Some(meter) = report.meter else { return };
    let time_ns = meter.ended_ns();
    let (groups_fj, kthreads_fj) = shares_fj(report, meter);
    value["energy_j"] = json!(joules(meter.machine_fj()));
    value["power_w_mean"] = json!(watts_mean(meter.machine_fj(), time_ns));
    value["base_energy_j"] = json!(joules(meter.base_fj()));
    value["idle_cores_energy_j"] = json!(joules(meter.idle_fj()));
    value["kthreads_energy_j"] = json!(joules(kthreads_fj));
    for (row, energy_fj) in groups_fj.into_iter().enumerate() {
        value["groups"][row]["energy_j"] = json!(joules(energy_fj));
        value["groups"][row]["power_w_mean"] = json!(watts_mean(energy_fj, time_ns));
    }
    for (row, (task, ..)) in report.members().enumerate() {
        value["tasks"][row]["energy_j"] = json!(joules(meter.tasks_fj()[task]));
    }
}

fn describe(value: &mut Value, machine: &Machine) {
    let watts = |power_uw: u64| power_uw as f64 / 1e6;
    if !machine.smt.is_unknown() {
        let times = |&per_1024: &u32| f64::from(per_1024) / 1024.0;
        value["smt_throughput"] = machine.smt.of_core().iter().map(times).collect();
    }
    if let Some(power) = &machine.power {
        value["base_power_w"] = json!(watts(power.base_uw));
        value["core_power_w"] = power.core_uw.iter().map(|&power_uw| watts(power_uw)).collect();
    }
    if let Some(partition) = machine.hypervisor {
        value["hypervisor_cores"] = json!(partition.cores);
        value["hypervisor_window_ns"] = json!(partition.window_ns);
    }
}

/// Writes energy and mean power, by group if there are groups.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, all: bool) -> io::Result<()> {
    let Some(meter) = report.meter else { return Ok(()) };
    if report.scenario.groups.len() > 1 {
        section(out, report, meter, all)?;
    }
    let energy_fj = meter.machine_fj();
    let (energy, power) = (energy_fj / FJ_PER_MJ, energy_fj / u128::from(meter.ended_ns().max(1)));
    let energy = millijoules(energy_fj, decimals(energy as u64));
    let power = milliwatts(energy_fj, meter, decimals(power as u64 / 1000));
    writeln!(out, "energy {} J, mean power {} W", energy.trim(), power.trim())
}

fn section(out: &mut dyn Write, report: &Report<'_>, meter: &Meter, all: bool) -> io::Result<()> {
    let (groups_fj, kthreads_fj) = shares_fj(report, meter);
    let shown = if all { groups_fj.len() } else { groups_fj.len().min(ROWS_MAX) };
    let paths = report.scenario.groups.iter().map(|group| group.path.as_str());
    let mut rows: Vec<(&str, u128)> = paths.zip(groups_fj.iter().copied()).take(shown).collect();
    rows.push(("kernel threads", kthreads_fj));
    rows.push(("idle cores", meter.idle_fj()));
    rows.push(("base", meter.base_fj()));
    let longest = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let width = longest.min(WIDTH - 2 * (CELL + 1));
    let table = Table::new([left(width), right(CELL), right(CELL)]);
    writeln!(out, "{}", table.line(["", "Energy", "Mean power"]))?;
    writeln!(out, "{}\n{}", table.line(["Group", "J", "W"]), table.ruler())?;
    for (name, energy_fj) in rows {
        let (energy, power) = (millijoules(energy_fj, 3), milliwatts(energy_fj, meter, 3));
        writeln!(out, "{}", table.line([shorten(name, width), energy, power]))?;
    }
    if shown < groups_fj.len() {
        writeln!(out, "... {} more groups", groups_fj.len() - shown)?;
    }
    writeln!(out)
}

/// Decimals of so many thousandths: three digits of a small number, and one decimal at least.
fn decimals(thousandths: u64) -> u32 {
    match thousandths {
        0..1_000 => 3,
        1_000..10_000 => 2,
        _ => 1,
    }
}

/// Joules.
fn millijoules(energy_fj: u128, decimals: u32) -> String {
    fit(((energy_fj + FJ_PER_MJ / 2) / FJ_PER_MJ) as u64, 3, decimals, CELL)
}

/// Mean watts.
fn milliwatts(energy_fj: u128, meter: &Meter, decimals: u32) -> String {
    let power_uw = energy_fj / u128::from(meter.ended_ns().max(1));
    fit(power_uw as u64, 6, decimals, CELL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::Recorder;
    use fairground::record::energy::{Draws, PowerAt};
    use fairground::units::CpuId;

    /// The hand-made run on a machine of 10 W and 1 W for each busy core.
    fn with_energy(tell: impl FnOnce(&Report<'_>)) {
        fixture::with_report(|report| {
            let labels = report.labels.len();
            let cores = [0, 1].map(|cpu| vec![CpuId(cpu)]).to_vec();
            let at = vec![PowerAt { freq_khz: 0, core_uw: vec![0, 1_000_000] }];
            let draws = Draws { base_uw: 10_000_000, at, idle_uw: vec![] };
            let mut meter = Meter::new(draws, cores, 2, labels);
            fixture::facts().into_iter().for_each(|(at_ns, fact)| meter.record(at_ns, fact));
            meter.finish(10_000_000);
            tell(&Report { meter: Some(&meter), ..*report });
        });
    }

    #[test]
    fn groups_kernel_threads_idle_cores_and_base_are_the_machine() {
        with_energy(|report| {
            let mut value = super::super::json::value(report);
            let mut take = |key: &str| value[key].take().as_f64().unwrap();
            let parts =
                ["base_energy_j", "idle_cores_energy_j", "kthreads_energy_j"].map(&mut take);
            assert_eq!(parts, [0.1, 0.0, 0.001]);
            let total = take("energy_j");
            let root = value["groups"][0]["energy_j"].as_f64().unwrap();
            assert!((parts.iter().sum::<f64>() + root - total).abs() < 1e-12);
            assert_eq!(value["tasks"][0]["energy_j"], 0.008);
            assert!((value["power_w_mean"].as_f64().unwrap() - 11.4995).abs() < 1e-9);
        });
    }

    #[test]
    fn the_section_of_the_hand_made_run() {
        with_energy(|report| {
            let mut out = Vec::new();
            write(&mut out, report, false).unwrap();
            fixture::assert_golden("energy.txt", &String::from_utf8(out).unwrap());
        });
    }

    #[test]
    fn a_machine_of_unknown_power_tells_nothing() {
        fixture::with_report(|report| {
            let mut out = Vec::new();
            write(&mut out, report, false).unwrap();
            assert!(out.is_empty());
            assert!(super::super::json::value(report).get("energy_j").is_none());
        });
    }
}
