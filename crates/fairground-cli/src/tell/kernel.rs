//! A kernel in words, taken from the one list of questions.

use crate::read::profile_of;
use fairground::policy::Kernel;

/// The kernel's answer to every question, as (key, answer).
pub fn answers(kernel: &Kernel) -> Vec<(&'static str, &'static str)> {
    kernel.answers().map(|(question, answer)| (question.key, answer.name)).collect()
}

/// Every feature by name, and whether it is on.
pub fn features(kernel: &Kernel) -> impl Iterator<Item = (&'static str, bool)> {
    let features = kernel.switches().filter(|(switch, _)| switch.since.is_none());
    features.map(|(switch, on)| (switch.name, on))
}

/// Every change of the code by name, and whether the kernel has it.
pub fn code_changes(kernel: &Kernel) -> impl Iterator<Item = (&'static str, bool)> {
    let changes = kernel.switches().filter(|(switch, _)| switch.since.is_some());
    changes.map(|(switch, on)| (switch.name, on))
}

/// The value in force of every knob on a machine of `cpus` CPUs; None where it is not the kernel's.
pub fn knobs(kernel: &Kernel, cpus: usize) -> impl Iterator<Item = (&'static str, Option<u64>)> {
    kernel.numbers(cpus).map(|(number, value)| (number.key, value))
}

/// What was set on top of the profile, each as one would write it.
pub fn changes(kernel: &Kernel) -> Vec<String> {
    let Ok(stock) = Kernel::profile(profile_of(&kernel.profile)) else { return Vec::new() };
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
    use fairground::policy::{QUESTIONS, catalogue};

    #[test]
    fn every_question_and_every_knob_has_a_value() {
        let kernel = Kernel::profile("6.12").unwrap();
        assert_eq!(answers(&kernel).len(), QUESTIONS.len());
        let unset: Vec<_> = knobs(&kernel, 8).filter(|(_, value)| value.is_none()).collect();
        let of_others = [("llc_epoch_period", None), ("rate_limit_us", None)];
        assert_eq!(unset, of_others, "the tick's length sets one, the driver the other");
        assert_eq!(features(&kernel).count(), catalogue::features().count());
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
