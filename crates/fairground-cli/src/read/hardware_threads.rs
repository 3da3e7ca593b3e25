//! Machines whose cores have several hardware threads, and nobody said how much these leave of
//! each other. They are simulated as if each were a core, which is too good where a core's threads
//! execute at once.

use super::library::Shelf;
use super::values::shown_cpus;
use crate::base::text::counted;
use fairground::sim::scenario::{Machine, Scenario, group_and_above};
use fairground::units::{CpuId, CpuSet, Id};
use fairground::workload::behavior::TaskSpec;
use std::collections::{BTreeMap, BTreeSet};

/// What holds of all of them.
const EACH_A_CORE: &str = "Here each works like a core of its own, but two on one core do less \
                           than two cores";

/// What to say of a machine whose cores have several threads of unknown throughput.
pub(crate) fn of_unknown_throughput(machine: &Machine) -> Option<String> {
    let (cpus, cores) = (machine.topology.len(), cores(machine));
    (cpus > cores && machine.smt.is_unknown()).then(|| {
        format!(
            "The machine's {cpus} CPUs are hardware threads of {cores} cores. {EACH_A_CORE}: where \
             more than {cores} are busy at once, the truth is slower. A machine file with [smt] \
             throughput says how much."
        )
    })
}

/// The same of a scenario, if it has tasks enough to keep more CPUs busy than there are cores; or
/// if tasks are pinned so that a core's threads have to do. A machine of the library is warned of
/// with pins alone, since what it is stands in its file: [`of_library`] notes the rest.
pub(super) fn too_good(scenario: &Scenario) -> Option<String> {
    let told = if is_of_library(scenario) { None } else { of_many_tasks(scenario) };
    told.or_else(|| pinned_to_siblings(scenario))
}

/// The same of a machine of the library.
pub(super) fn of_library(scenario: &Scenario) -> Option<String> {
    let may_matter = is_of_library(scenario) && pinned_to_siblings(scenario).is_none();
    may_matter.then(|| of_many_tasks(scenario)).flatten()
}

fn is_of_library(scenario: &Scenario) -> bool {
    Shelf::Machines.get(&scenario.machine.name).is_some()
}

/// What to say of a machine if there are more tasks than cores.
fn of_many_tasks(scenario: &Scenario) -> Option<String> {
    let forked = scenario.workload.forks.iter().map(|fork| fork.alive_max as usize);
    let tasks = scenario.workload.tasks.len() + forked.sum::<usize>();
    let may_matter = tasks > cores(&scenario.machine);
    may_matter.then(|| of_unknown_throughput(&scenario.machine)).flatten()
}

/// Tasks that share CPUs, and nobody else's.
#[derive(Default)]
struct Pinned<'s> {
    names: Vec<&'s str>,
    cpus: BTreeSet<CpuId>,
}

/// Tasks that are pinned to threads of fewer cores than can be busy at once.
fn pinned_to_siblings(scenario: &Scenario) -> Option<String> {
    let machine = &scenario.machine;
    if !machine.smt.is_unknown() || machine.topology.len() == cores(machine) {
        return None;
    }
    // By what they may use; those of one core together, however they are spread over its threads.
    let core = |cpu: &CpuId| machine.topology.place(*cpu).core;
    let mut pinned: BTreeMap<Vec<u32>, Pinned<'_>> = BTreeMap::new();
    for task in &scenario.workload.tasks {
        let Some(cpus) = allowed(task, scenario) else { continue };
        let of_cores: BTreeSet<u32> = cpus.iter().map(|cpu| core(&cpu)).collect();
        let key = match of_cores.len() {
            1 => of_cores.into_iter().collect(),
            _ => cpus.iter().map(|cpu| machine.topology.len() as u32 + cpu.0).collect(),
        };
        let all = pinned.entry(key).or_default();
        all.names.push(&task.name);
        all.cpus.extend(cpus.iter());
    }
    let own_cores = |all: &Pinned<'_>| all.cpus.iter().map(core).collect::<BTreeSet<u32>>().len();
    let tight = |all: &&Pinned<'_>| all.names.len().min(all.cpus.len()) > own_cores(all);
    let all = pinned.values().find(tight)?;
    let cpus = shown_cpus(&all.cpus.iter().copied().collect::<Vec<CpuId>>());
    let whose = match &all.names[..] {
        [one, other] => format!("{one} and {other} are"),
        [one, others @ ..] => format!("{one} and {} more are", others.len()),
        [] => return None,
    };
    Some(format!(
        "CPUs {cpus} are hardware threads of {}, and {whose} pinned there. {EACH_A_CORE}: while \
         they are busy at once, the truth is slower. [smt] throughput in [machine] says how much.",
        counted(own_cores(all), "core")
    ))
}

/// The CPUs that a task may use by its pin and the cpusets above it; None if it has none.
fn allowed(task: &TaskSpec, scenario: &Scenario) -> Option<CpuSet> {
    let groups = group_and_above(&scenario.groups, task.group);
    let of_groups = groups.filter_map(|at| scenario.groups[at.index()].cpus.as_ref());
    let own = task.affinity.map(|at| &scenario.workload.affinities[at]);
    let lists = of_groups.chain(own).map(|list| CpuSet::of(list.iter().copied()));
    lists.reduce(|mut all, more| {
        all.keep(&more);
        all
    })
}

fn cores(machine: &Machine) -> usize {
    machine.topology.places().iter().map(|place| place.core).collect::<BTreeSet<u32>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    /// What is told of tasks on 4 cores of 2 threads, CPU 4 beside CPU 0, each with its pin.
    fn told(machine: &str, pins: &[&str]) -> Option<String> {
        let task = |(at, pin): (usize, &&str)| format!("[tasks.t{at}]\ncpus = \"{pin}\"\n");
        let tasks: String =
            pins.iter().enumerate().map(task).map(|task| task + "run = \"1s\"\n").collect();
        let loaded = load_text("scenario", &format!("{machine}\n{tasks}"), &Overrides::default());
        too_good(&loaded.unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn tasks_that_are_pinned_to_the_threads_of_a_core_are_told_of() {
        let laptop = "machine = \"laptop-4x2\"";
        let both = told(laptop, &["0", "4"]).expect("two threads of one core");
        assert!(both.starts_with("CPUs 0,4 are hardware threads of 1 core, and t0 and t1 are"));
        let three = told(laptop, &["0-1,4-5"; 3]).expect("three tasks on two cores");
        assert!(three.contains("of 2 cores, and t0 and 2 more are pinned there"), "{three}");
        assert_eq!(told(laptop, &["0", "1", "2", "3"]), None, "each has a core");
        assert_eq!(told(laptop, &["4", "4"]), None, "they take turns");
        assert_eq!(told(laptop, &["0,4"]), None, "it is alone");
        assert_eq!(told("machine = \"i7-6700\"", &["0", "4"]), None, "its throughput is known");
    }

    #[test]
    fn a_machine_of_the_library_is_noted_as_another_one_is_warned_of() {
        let both = |machine: &str| {
            let tasks = "[tasks.t]\ninstances = 5\nrun = \"1s\"\n";
            let text = format!("machine = \"{machine}\"\n{tasks}");
            let loaded = load_text("scenario", &text, &Overrides::default());
            let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
            [too_good(&loaded), of_library(&loaded)].map(|told| told.is_some())
        };
        assert_eq!(both("core:4 pu:2"), [true, false]);
        assert_eq!(both("laptop-4x2"), [false, true]);
        assert_eq!(both("cloud-vm-4"), [false, true]);
        assert_eq!(both("i7-6700"), [false, false], "its throughput is known");
    }
}
