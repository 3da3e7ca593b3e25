//! What a machine must hold to: threads and power, frequencies and clamps, idle states, a
//! hypervisor.

use crate::model::freq::Clock;
use crate::sim::clamps::clamped;
use crate::sim::outcome::BuildError;
use crate::sim::parts::pace::cores;
use crate::sim::scenario::{Machine, Scenario};

/// Checks tables of throughput and power, and the hypervisor.
///
/// # Errors
/// What was found and what is accepted.
pub fn check_pace(machine: &Machine) -> Result<(), BuildError> {
    let cores = cores(machine);
    let threads = cores.iter().map(Vec::len).max().unwrap_or(1);
    let power = machine.power.as_ref().and_then(|power| power.fault(threads));
    let partition = machine.hypervisor.and_then(|partition| {
        let fits = (1..=cores.len()).contains(&(partition.cores as usize));
        let (found, most) = (partition.cores, cores.len());
        let few = || format!("{found} physical cores; accepted: 1 to {most}, the virtual ones");
        let short = || "dispatch windows of no length; accepted: 1 ns and more".to_owned();
        let window = || (partition.window_ns == 0).then(short);
        (!fits).then(few).or_else(window)
    });
    let fault = machine.smt.fault(threads).or(power).or(partition);
    fault.map_or(Ok(()), |message| Err(BuildError { subject: "machine".into(), message }))
}

/// Checks frequencies and idle states.
///
/// # Errors
/// What was found and what is accepted.
pub fn check_frequencies(scenario: &Scenario) -> Result<(), BuildError> {
    let machine = &scenario.machine;
    if clamped(scenario) && !scenario.kernel.rules.headroom.uclamp {
        let profile = &scenario.kernel.profile;
        let message =
            format!("{profile} has no utilization clamps (uclamp); accepted: 5.3 and later");
        return Err(BuildError { subject: "kernel".into(), message });
    }
    let freq = machine.freq.as_ref().and_then(|freq| freq.fault(machine.topology.len()));
    let shared = machine.freq.as_ref().filter(|freq| freq.clock != Clock::Domain);
    let unequal = shared.and_then(|freq| {
        let first = &freq.domains.first()?.opps;
        let differs = freq.domains.iter().any(|domain| domain.opps != *first);
        differs.then(|| "domains that share a clock must have the same frequencies".to_owned())
    });
    let tasks = scenario.workload.tasks.iter().map(|task| (&task.name, task.uclamp));
    let groups = scenario.groups.iter().map(|group| (&group.path, group.uclamp));
    let clamp = tasks.chain(groups).find(|(_, clamps)| !sound(*clamps));
    let clamp =
        clamp.map(|(name, _)| format!("uclamp of {name}: accepted: min <= max, up to 1024"));
    let power = machine.power.as_ref().zip(machine.freq.as_ref());
    let unknown = power.filter(|(power, freq)| {
        let mut opps = freq.domains.iter().flat_map(|domain| &domain.opps);
        power.freq_khz == 0 && opps.any(|opp| opp.power_uw.is_none())
    });
    let unknown = unknown.map(|_| {
        "power is given, but not the frequency that it holds at, nor that of each frequency"
            .to_owned()
    });
    let mixed = power.filter(|(_, freq)| {
        let all = || freq.domains.iter().flat_map(|domain| &domain.opps);
        all().any(|a| all().any(|b| a.freq_khz == b.freq_khz && a.power_uw != b.power_uw))
    });
    let mixed = mixed.map(|_| {
        "two domains draw differently at the same frequency; accepted: a frequency \
         that differs by 1 kHz"
            .to_owned()
    });
    let fault = freq
        .or(unequal)
        .or(unknown)
        .or(mixed)
        .or(crate::model::idle::fault(&machine.idle))
        .or(clamp);
    fault.map_or(Ok(()), |message| Err(BuildError { subject: "machine".into(), message }))
}

fn sound([low, high]: [u32; 2]) -> bool {
    low <= high && high <= 1024
}
