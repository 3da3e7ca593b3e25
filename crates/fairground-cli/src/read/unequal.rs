//! Big and little cores: what the kernel does for them that is not modelled (docs/explanation/
//! fidelity.md, Placing by energy), and machines of little ones alone.

use fairground::sim::scenario::{Scenario, group_and_above};
use fairground::units::{CpuId, Id};
use fairground::workload::behavior::TaskSpec;

/// A sentence of fair tasks that may run on CPUs of unequal capacity, if there are any.
pub(super) fn unequal(scenario: &Scenario) -> Option<String> {
    let forked = scenario.workload.forks.iter().map(|fork| &fork.template);
    let tasks = scenario.workload.tasks.iter().chain(forked);
    let mut free = tasks.filter(|task| task.policy.is_fair() && has_both_kinds(task, scenario));
    let first = &free.next()?.name;
    let whose = match free.count() {
        0 => first.clone(),
        more => format!("{first} and {more} more"),
    };
    let placed = match scenario.kernel.rules.capacity.answer.counts() {
        true => {
            "they go where they fit, as on Linux without an energy model. With one (schedutil, on \
             most boards and phones) Linux puts small tasks where they cost the least energy, and \
             x86 prefers its big cores (asymmetric packing); neither is modelled"
        }
        false => "here tasks go anywhere (capacity=blind), and Linux has rules for their size",
    };
    Some(format!(
        "the machine's CPUs are not alike: {placed}. Do not read energy and latency of {whose} \
         there, or pin tasks to CPUs of one kind"
    ))
}

/// The same of real-time and deadline tasks.
pub(super) fn unequal_urgent(scenario: &Scenario) -> Option<String> {
    let mut tasks = scenario.workload.tasks.iter().filter(|task| !task.policy.is_fair());
    let first = &tasks.find(|task| has_both_kinds(task, scenario))?.name;
    Some(format!(
        "the machine's CPUs are not alike, and Linux puts real-time tasks (from 5.6 on) and \
         deadline tasks (from 5.9 on) on those that are fast enough for them; here any CPU will \
         do: do not read times of {first}, or pin such tasks to CPUs of one kind"
    ))
}

/// A sentence of a machine without a CPU of the biggest kind: work is given in the time that it
/// takes there.
pub(super) fn all_small(scenario: &Scenario) -> Option<String> {
    let places = scenario.machine.topology.places().iter();
    let most = places.map(|place| place.capacity).max().filter(|most| *most < 1024)?;
    let times = 1024.0 / f64::from(most);
    Some(format!(
        "no CPU has capacity 1024, which the biggest kind has: the fastest here has {most}, so all \
         work takes at least {times:.2} times as long as it says"
    ))
}

/// True if not all CPUs that a task may run on have one capacity.
fn has_both_kinds(task: &TaskSpec, scenario: &Scenario) -> bool {
    let affinity = task.affinity.map(|at| &scenario.workload.affinities[at]);
    let groups = group_and_above(&scenario.groups, task.group);
    let cpusets: Vec<_> =
        groups.filter_map(|at| scenario.groups[at.index()].cpus.as_ref()).collect();
    let may_use = |cpu: CpuId| {
        let of_task = affinity.is_none_or(|cpus| cpus.contains(&cpu));
        of_task && cpusets.iter().all(|cpus| cpus.contains(&cpu))
    };
    let places = scenario.machine.topology.places().iter().enumerate();
    let own = places.filter(|(cpu, _)| may_use(CpuId::from_index(*cpu)));
    let mut capacities = own.map(|(_, place)| place.capacity);
    let first = capacities.next();
    capacities.any(|capacity| Some(capacity) != first)
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(machine: &str, task: &str) -> Option<String> {
        let text = format!("[machine]\ncores = 4\n{machine}\n[tasks.ui]\nrun = \"1s\"\n{task}\n");
        let loaded = load_text("scenario", &text, &Overrides::default());
        super::unequal(&loaded.unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn free_tasks_on_big_and_little_cores_are_told_of() {
        let little = "capacity = { \"0-1\" = 400 }";
        let free = told(little, "").expect("it may run on both");
        assert!(
            free.contains("go where they fit") && free.contains("energy and latency of ui there")
        );
        let blind = told(&format!("{little}\n[kernel]\ncapacity = \"blind\""), "");
        assert!(blind.expect("it may").contains("tasks go anywhere (capacity=blind)"));
        assert_eq!(told(little, "cpus = \"0-1\""), None, "pinned to one kind");
        assert_eq!(told(little, "policy = \"SCHED_FIFO\""), None);
        assert_eq!(told("", ""), None);
    }

    #[test]
    fn so_are_urgent_ones() {
        let told = |task: &str| {
            let text = format!(
                "[machine]\ncores = 4\ncapacity = {{ \"0-1\" = 400 }}\n[tasks.ui]\nrun = \
                 \"1s\"\n{task}\n"
            );
            let loaded = load_text("scenario", &text, &Overrides::default());
            super::unequal_urgent(&loaded.unwrap_or_else(|error| panic!("{error}")))
        };
        assert!(told("policy = \"SCHED_FIFO\"").unwrap().contains("do not read times of ui"));
        assert_eq!(told("policy = \"SCHED_FIFO\"\ncpus = \"0-1\""), None);
        assert_eq!(told(""), None);
    }

    #[test]
    fn a_machine_of_small_cores_alone_is_told_of() {
        let told = |capacity: &str| {
            let text = format!("[machine]\ncores = 2\n{capacity}\n[tasks.ui]\nrun = \"1s\"\n");
            let loaded = load_text("scenario", &text, &Overrides::default());
            super::all_small(&loaded.unwrap_or_else(|error| panic!("{error}")))
        };
        let small = told("capacity = { \"0-1\" = 446 }").expect("no CPU is big");
        assert!(small.contains("fastest here has 446") && small.contains("2.30 times"), "{small}");
        assert_eq!(told("capacity = { \"0\" = 446 }"), None);
    }
}
