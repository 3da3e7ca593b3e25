//! A kernel in words, taken from the one list of questions, features and knobs.

use fairground::policy::Kernel;
use fairground::policy::kernel::{KNOBS, questions};
use fairground::policy::switches::{Change, Feature};

/// The kernel's answer to every question, as (key, answer).
pub fn answers(kernel: &Kernel) -> Vec<(&'static str, &'static str)> {
    let answer = |key: &'static str, names: &[&'static str]| {
        let given = names.iter().find(|name| stays_with(kernel, key, name));
        (key, *given.expect("a kernel answers every question"))
    };
    let infos = questions();
    let names = |infos: &[fairground::policy::question::AnswerInfo]| -> Vec<&'static str> {
        infos.iter().map(|info| info.name).collect()
    };
    infos.iter().map(|question| answer(question.key, &names(&question.answers))).collect()
}

/// An answer is the kernel's if setting it changes nothing: so no second list is needed.
fn stays_with(kernel: &Kernel, key: &str, answer: &str) -> bool {
    let mut same = kernel.clone();
    same.set(key, answer).is_ok() && same == *kernel
}

/// Every feature by name, and whether it is on.
pub fn features(kernel: &Kernel) -> impl Iterator<Item = (&'static str, bool)> {
    Feature::ALL.iter().map(|(feature, name, _)| (*name, kernel.features.has(*feature)))
}

/// Every change of the code by name, and whether the kernel has it.
pub fn code_changes(kernel: &Kernel) -> impl Iterator<Item = (&'static str, bool)> {
    Change::ALL.iter().map(|(change, name, _)| (*name, kernel.changes.has(*change)))
}

/// The value in force of every knob on a machine of `cpus` CPUs; None where it is not the kernel's.
pub fn knobs(kernel: &Kernel, cpus: usize) -> impl Iterator<Item = (&'static str, Option<u64>)> {
    KNOBS.iter().map(move |knob| (knob.key, number(kernel, knob.key, cpus)))
}

fn number(kernel: &Kernel, key: &str, cpus: usize) -> Option<u64> {
    let knobs = &kernel.knobs;
    Some(match key {
        "HZ" => u64::from(kernel.hz),
        "base_slice_ns" => knobs.base_slice.on_ns(cpus),
        "latency_ns" => knobs.latency.on_ns(cpus),
        "min_granularity_ns" => knobs.min_granularity.on_ns(cpus),
        "wakeup_granularity_ns" => knobs.wakeup_granularity.on_ns(cpus),
        "migration_cost_ns" => knobs.migration_cost_ns,
        "nr_migrate" => u64::from(knobs.nr_migrate),
        "cfs_bandwidth_slice_us" => knobs.bandwidth_slice_us,
        "rate_limit_us" => return knobs.rate_limit_us,
        "filter_costs" => knobs.filter_costs,
        "cfs_bw_burst_enabled" => u64::from(knobs.burst_enabled),
        "cfs_bw_burst_onset_percent" => knobs.burst_onset_percent,
        _ => return None,
    })
}

/// What was set on top of the profile, each as one would write it.
pub fn changes(kernel: &Kernel) -> Vec<String> {
    let Ok(stock) = Kernel::profile(&kernel.profile) else { return Vec::new() };
    let mut changes = Vec::new();
    for ((key, now), (_, was)) in knobs(kernel, 1).zip(knobs(&stock, 1)) {
        if let Some(now) = now.filter(|_| now != was) {
            changes.push(format!("{key}={now}"));
        }
    }
    for ((key, now), (_, was)) in answers(kernel).into_iter().zip(answers(&stock)) {
        if now != was {
            changes.push(format!("{key}={now}"));
        }
    }
    let switches =
        |kernel: &Kernel| features(kernel).chain(code_changes(kernel)).collect::<Vec<_>>();
    for ((name, now), (_, was)) in switches(kernel).into_iter().zip(switches(&stock)) {
        if now != was {
            changes.push(format!("{}{name}", if now { "" } else { "NO_" }));
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_and_every_knob_has_a_value() {
        let kernel = Kernel::profile("6.12").unwrap();
        assert_eq!(answers(&kernel).len(), questions().len());
        let unset: Vec<_> = knobs(&kernel, 8).filter(|(_, value)| value.is_none()).collect();
        assert_eq!(unset, [("rate_limit_us", None)], "it is the driver's");
        assert_eq!(features(&kernel).count(), Feature::ALL.len());
    }

    #[test]
    fn changes_name_what_was_set_and_nothing_else() {
        let mut kernel = Kernel::profile("6.12").unwrap();
        assert!(changes(&kernel).is_empty());
        kernel.set("turn", "quantum").unwrap();
        kernel.set("base_slice_ns", "3000000").unwrap();
        assert_eq!(changes(&kernel), ["base_slice_ns=3000000", "turn=quantum"]);
    }
}
