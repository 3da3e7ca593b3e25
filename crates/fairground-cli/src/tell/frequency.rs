//! Frequencies and idle states: by CPU in the tables, in full in the JSON.

use super::domains;
use crate::base::number::{count, fit};
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, shorten, write_text};
use crate::run::report::Report;
use crate::run::residency::{busy_ns, mean_khz};

use fairground::record::residency::Residency;
use fairground::units::Ns;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Width of a CPU's name.
const NAME: usize = 8;
const CELL: usize = 9;
/// Widest cell of an idle state.
const STATE_CELL: usize = 7;

/// Adds what is known to the JSON answer.
pub fn extend(value: &mut Value, report: &Report<'_>) {
    let Some(residency) = report.residency else { return };
    let names = state_names(report);
    for (row, cpu) in residency.cpus().iter().enumerate() {
        let into = &mut value["cpus"][row];
        if report.scenario.machine.freq.is_some() {
            let by_khz = residency.khz().iter().zip(&cpu.busy_ns).filter(|(_, ns)| **ns > 0);
            into["freq_busy_ns"] = by_khz.map(|(khz, ns)| json!([khz, ns])).collect();
            into["freq_khz_mean"] = json!(mean_khz(residency.khz(), cpu.busy_ns.iter().copied()));
            into["governor_hints"] = json!(cpu.hints);
            into["freq_changes"] = json!(cpu.changes);
            into["under_provisioned_ns"] = json!(cpu.under_ns);
            into["over_provisioned_ns"] = json!(cpu.over_ns);
        }
        if names.len() > 1 {
            let states = names.iter().zip(&cpu.idle_ns).zip(&cpu.idle_entries);
            let state = states.map(|((name, time_ns), entries)| {
                json!({ "state": name, "time_ns": time_ns, "entries": entries })
            });
            into["idle"] = state.collect();
        }
    }
    if let Some(frequencies) = &report.scenario.machine.freq {
        value["freq_domains"] = domains::value(&report.scenario.kernel, frequencies);
        value["governor_hints"] = json!(residency.sum(|cpu| cpu.hints));
        value["freq_changes"] = json!(residency.sum(|cpu| cpu.changes));
        value["under_provisioned_ns"] = json!(residency.sum(|cpu| cpu.under_ns));
        value["over_provisioned_ns"] = json!(residency.sum(|cpu| cpu.over_ns));
    }
}

fn state_names(report: &Report<'_>) -> Vec<String> {
    let states = report.scenario.machine.idle.iter().map(|state| state.name.clone());
    std::iter::once("polls".to_owned()).chain(states).collect()
}

/// Writes both tables, as far as the machine has them.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, all: bool) -> io::Result<()> {
    let Some(residency) = report.residency else { return Ok(()) };
    if report.scenario.machine.freq.is_some() {
        frequencies(out, report, residency, all)?;
    }
    if !report.scenario.machine.idle.is_empty() {
        idle_states(out, report, residency, all)?;
    }
    Ok(())
}

fn frequencies(
    out: &mut dyn Write,
    report: &Report<'_>,
    residency: &Residency,
    all: bool,
) -> io::Result<()> {
    let heads = ["Busy", "Mean", "Under-", "Over-", "Governor", "Frequency"];
    let units = ["ms", "GHz", "prov. %", "prov. %", "hints", "changes"];
    let table = Table::new([left(NAME)].into_iter().chain([right(CELL); 6]));
    writeln!(out, "{}", table.line([""].into_iter().chain(heads)))?;
    writeln!(out, "{}\n{}", table.line(["CPU"].into_iter().chain(units)), table.ruler())?;
    for (row, cpu) in residency.cpus().iter().enumerate().take(shown(residency, all)) {
        let busy = busy_ns(cpu);
        let part =
            |ns: Ns| fit((u128::from(ns) * 100_000 / u128::from(busy.max(1))) as u64, 3, 1, CELL);
        let cells = [
            fit(busy, 6, 3, CELL),
            fit(mean_khz(residency.khz(), cpu.busy_ns.iter().copied()), 6, 3, CELL),
            part(cpu.under_ns),
            part(cpu.over_ns),
            count(cpu.hints, CELL),
            count(cpu.changes, CELL),
        ];
        writeln!(out, "{}", table.line([format!("cpu{row}")].into_iter().chain(cells)))?;
    }
    let governor = report.scenario.kernel.rules.governor.answer.info().name;
    let (hints, changes) = (residency.sum(|cpu| cpu.hints), residency.sum(|cpu| cpu.changes));
    let frequencies = report.scenario.machine.freq.as_ref();
    let limits = frequencies.and_then(|all| domains::limits(&report.scenario.kernel, all));
    let limits = limits.map_or(String::new(), |limits| format!("; {limits}"));
    let told = format!("hints {hints}, frequency changes {changes}{limits}");
    write_text(out, &format!("governor {governor}: "), &told)?;
    writeln!(out)
}

fn idle_states(
    out: &mut dyn Write,
    report: &Report<'_>,
    residency: &Residency,
    all: bool,
) -> io::Result<()> {
    let names = state_names(report);
    // As many states as there is room for; those that nobody entered are left out first.
    let entered = |row: &usize| residency.sum(|cpu| cpu.idle_entries[*row] + cpu.idle_ns[*row]) > 0;
    let room = (WIDTH - NAME) / (STATE_CELL + 1);
    let rows: Vec<usize> = (0..names.len()).filter(entered).take(room).collect();
    let table = Table::new([left(NAME)].into_iter().chain(rows.iter().map(|_| right(STATE_CELL))));
    let heads = rows.iter().map(|row| shorten(&names[*row], STATE_CELL));
    writeln!(out, "{}", table.line(["Idle, %".to_owned()].into_iter().chain(heads)))?;
    writeln!(out, "{}", table.ruler())?;
    let ended_ns = u128::from(report.outcome.ended_ns.max(1));
    for (cpu, told) in residency.cpus().iter().enumerate().take(shown(residency, all)) {
        let cells = rows.iter().map(|&row| {
            let thousandths = u128::from(told.idle_ns[row]) * 100_000 / ended_ns;
            fit(thousandths as u64, 3, 1, STATE_CELL)
        });
        writeln!(out, "{}", table.line([format!("cpu{cpu}")].into_iter().chain(cells)))?;
    }
    writeln!(out)
}

fn shown(residency: &Residency, all: bool) -> usize {
    if all { residency.cpus().len() } else { residency.cpus().len().min(ROWS_MAX) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
    use fairground::model::idle::IdleState;
    use fairground::record::{Fact, Idle, Recorder};
    use fairground::sim::residency;
    use fairground::units::CpuId;

    fn with_frequencies(tell: impl FnOnce(&Report<'_>)) {
        fixture::with_report(|report| {
            let mut scenario = report.scenario.clone();
            let opp = |freq_khz| Opp { freq_khz, scale: freq_khz / 2_000, power_uw: None };
            let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
            let opps = [1_024_000, 2_048_000].map(opp).to_vec();
            let cpus = vec![CpuId(0), CpuId(1)];
            let domains = vec![DomainSpec { cpus, opps, min: 0, max: 1, start: 0, driver }];
            let clock = Clock::Domain;
            scenario.machine.freq =
                Some(Frequencies { domains, invariant: true, from_any_cpu: false, clock });
            let state = |name: &str| IdleState {
                name: name.into(),
                exit_ns: 1,
                residency_ns: 1,
                power_uw: None,
            };
            scenario.machine.idle = ["C1", "C6"].map(state).to_vec();
            let mut told = residency(&scenario).unwrap();
            let of = |cpu, freq_khz| Fact::Frequency { cpu: CpuId(cpu), freq_khz };
            let mut facts = fixture::facts();
            facts.insert(0, (0, of(0, 1_024_000)));
            facts.insert(1, (0, of(1, 2_048_000)));
            let at = facts.iter().position(|(at_ns, _)| *at_ns >= 4_000_000).unwrap();
            facts.insert(at, (4_000_000, of(0, 2_048_000)));
            facts.insert(at, (3_000_000, Fact::Hint { cpu: CpuId(0), asked_khz: 2_048_000 }));
            let idle = (5_000_000, Fact::Idle { cpu: CpuId(0), state: Idle::State(1) });
            let at = facts.iter().position(|(at_ns, _)| *at_ns > 5_000_000).unwrap();
            facts.insert(at, idle);
            facts.into_iter().for_each(|(at_ns, fact)| told.record(at_ns, fact));
            told.finish(10_000_000);
            tell(&Report { scenario: &scenario, residency: Some(&told), ..*report });
        });
    }

    #[test]
    fn the_section_of_the_hand_made_run() {
        with_frequencies(|report| {
            let mut out = Vec::new();
            write(&mut out, report, false).unwrap();
            fixture::assert_golden("frequency.txt", &String::from_utf8(out).unwrap());
        });
    }

    #[test]
    fn the_json_has_every_cpu() {
        with_frequencies(|report| {
            let value = super::super::json::value(report);
            assert_eq!(value["governor_hints"], 1);
            assert_eq!(
                value["cpus"][0]["freq_busy_ns"],
                json!([[1_024_000, 4_000_000], [2_048_000, 1_000_000]])
            );
            assert_eq!(value["cpus"][0]["under_provisioned_ns"], 1_000_000);
            assert_eq!(value["cpus"][0]["idle"][2]["time_ns"], 5_000_000);
        });
    }

    #[test]
    fn a_machine_of_one_frequency_tells_nothing() {
        fixture::with_report(|report| {
            let mut out = Vec::new();
            write(&mut out, report, false).unwrap();
            assert!(out.is_empty());
            assert!(super::super::json::value(report).get("governor_hints").is_none());
        });
    }
}
