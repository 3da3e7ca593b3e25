//! How fast a machine's CPUs are and what they draw: frequency domains, idle states, threads of a
//! core, power. A machine of which nothing of this is described has none of these lines.

use super::machine::brief;
use crate::base::number::{duration, in_watts, watts};
use crate::base::text::{counted, write_text};
use crate::tell::domains;
use fairground::model::freq::{Clock, DomainSpec, Frequencies};
use fairground::model::power::Power;
use fairground::policy::Kernel;
use fairground::sim::scenario::Machine;
use fairground::units::CpuId;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Widest list of CPUs in a line.
const CPUS: usize = 40;
/// More kinds of domains than that are told by their number.
const KINDS_MAX: usize = 8;
/// States and threads in a line; a machine that has more is told in JSON.
const EACH_MAX: usize = 16;

/// Writes what there is of it.
pub(super) fn write(out: &mut dyn Write, machine: &Machine, kernel: &Kernel) -> io::Result<()> {
    if let Some(frequencies) = &machine.freq {
        let kinds = kinds(frequencies);
        for domains in kinds.iter().take(KINDS_MAX) {
            let (head, text) = told(domains);
            write_text(out, &head, &text)?;
        }
        if kinds.len() > KINDS_MAX {
            let more = counted(kinds.len() - KINDS_MAX, "kind");
            write_text(out, "", &format!("{more} more of frequency domains: --json has all"))?;
        }
        write_text(out, "governor: ", &governed(frequencies, kernel))?;
    }
    if !machine.idle.is_empty() {
        let states = machine.idle.iter().take(EACH_MAX).map(|state| {
            let draws = state.power_uw.map_or(String::new(), |uw| format!(", {} W", watts(uw)));
            let (exit, stay) = (duration(state.exit_ns), duration(state.residency_ns));
            format!("{} (exit {exit}, residency {stay}{draws})", state.name)
        });
        write_text(out, "idle states: ", &states.collect::<Vec<_>>().join(", "))?;
    }
    if !machine.smt.is_unknown() {
        write_text(out, "throughput of a core by executing threads: ", &throughput(machine))?;
    }
    match &machine.power {
        Some(power) => write_text(out, "power: ", &power_told(power, machine)),
        None => Ok(()),
    }
}

/// Domains that differ in their CPUs alone, together.
fn kinds(frequencies: &Frequencies) -> Vec<Vec<&DomainSpec>> {
    let is_alike = |a: &DomainSpec, b: &DomainSpec| {
        let same = (a.min, a.max, a.start, a.driver) == (b.min, b.max, b.start, b.driver);
        same && a.opps == b.opps
    };
    let mut kinds: Vec<Vec<&DomainSpec>> = Vec::new();
    for domain in &frequencies.domains {
        match kinds.iter_mut().find(|kind| is_alike(kind[0], domain)) {
            Some(kind) => kind.push(domain),
            None => kinds.push(vec![domain]),
        }
    }
    kinds
}

fn told(domains: &[&DomainSpec]) -> (String, String) {
    let first = domains[0];
    let mut cpus: Vec<CpuId> = domains.iter().flat_map(|domain| domain.cpus.clone()).collect();
    cpus.sort_unstable();
    let together = counted(domains.len(), "domain");
    let ghz = |row: usize| (first.khz(row) as f64 / 1e6).to_string();
    let [low, high, start] = [first.min, first.max, first.start].map(ghz);
    let powered = first.opps.iter().filter(|opp| opp.power_uw.is_some()).count();
    let power = match powered {
        0 => String::new(),
        _ if powered == first.opps.len() => ", each with its power".into(),
        _ => format!(", {powered} with their power"),
    };
    let rows = counted(first.max - first.min + 1, "operating point");
    let driver = &first.driver;
    let (way, cost) = (if driver.fast { "fast" } else { "slow" }, duration(driver.cost_ns));
    (
        format!("frequencies of CPU {} ({together}): ", brief(&cpus, CPUS)),
        format!("{low} to {high} GHz, {rows}{power}, from {start} GHz, {way} switch {cost}"),
    )
}

fn governed(frequencies: &Frequencies, kernel: &Kernel) -> String {
    let clock = match frequencies.clock {
        Clock::Domain => "each domain has a clock",
        Clock::Core => "a core's CPUs share a clock",
        Clock::Package => "a package's CPUs share a clock",
    };
    let sees = if frequencies.invariant { "follows" } else { "does not follow" };
    let governor = kernel.rules.governor.answer.info().name;
    let limits = domains::limits(kernel, frequencies);
    let limits = limits.map_or(String::new(), |limits| format!(", {limits}"));
    format!("{governor}{limits}; {clock}; utilization {sees} the frequency")
}

fn throughput(machine: &Machine) -> String {
    let of_core = machine.smt.of_core().iter().take(EACH_MAX);
    let each = of_core.map(|per_1024| format!("{:.2}", f64::from(*per_1024) / 1024.0));
    each.collect::<Vec<_>>().join(", ")
}

fn power_told(power: &Power, machine: &Machine) -> String {
    let all = |power_uw: &[u64]| {
        let each = power_uw.iter().take(EACH_MAX).map(|uw| watts(*uw));
        each.collect::<Vec<_>>().join(", ")
    };
    let mut opps = machine.freq.iter().flat_map(|all| &all.domains).flat_map(|one| &one.opps);
    // Where each frequency has its power, that of one thread scales the others.
    let at = match (power.freq_khz, opps.any(|opp| opp.power_uw.is_none())) {
        (0, _) | (_, false) => String::new(),
        (khz, true) => format!(
            " at {} GHz, by (f / {0})^{} at others without power_w",
            khz as f64 / 1e6,
            f64::from(power.exponent_hundredths) / 100.0
        ),
    };
    format!(
        "{} W, and a core with 0, 1, ... executing threads {} W{at}",
        watts(power.base_uw),
        all(&power.core_uw)
    )
}

/// Adds the same to the data, in full.
pub(super) fn extend(value: &mut Value, machine: &Machine, kernel: &Kernel) {
    if let Some(frequencies) = &machine.freq {
        value["freq_domains"] = domains::value(kernel, frequencies);
        value["freq_invariant"] = json!(frequencies.invariant);
    }
    if !machine.idle.is_empty() {
        let states = machine.idle.iter().map(|state| {
            json!({
                "state": state.name,
                "exit_ns": state.exit_ns,
                "residency_ns": state.residency_ns,
                "power_w": state.power_uw.map(in_watts),
            })
        });
        value["idle"] = states.collect();
    }
    if !machine.smt.is_unknown() {
        let times = machine.smt.of_core().iter().map(|per_1024| f64::from(*per_1024) / 1024.0);
        value["smt_throughput"] = times.collect();
    }
    if let Some(power) = &machine.power {
        value["base_power_w"] = json!(in_watts(power.base_uw));
        value["core_power_w"] = power.core_uw.iter().map(|uw| in_watts(*uw)).collect();
    }
}
