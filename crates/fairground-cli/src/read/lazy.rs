//! Neighbours that compute without a system call or a page fault, under lazy preemption: the worst
//! that a neighbour can be, and seldom a real one.

use crate::base::number;
use fairground::sim::scenario::Scenario;
use fairground::units::{Id, Ns};
use fairground::workload::behavior::{Program, TaskSpec};
use fairground::workload::draw::Draw;
use fairground::workload::step::Step;

/// What to say of such tasks beside others. A lazy request that comes from another CPU interrupts
/// nobody, so it waits for the next entry into the kernel: a tick, if there is nothing else. HRTICK
/// interrupts the CPU where a task joins one that runs alone, so there it is not told.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let rules = &scenario.kernel.rules;
    let has_others = scenario.machine.topology.len() > 1;
    if !rules.preemption.answer.is_lazy() || rules.turn.hrtick || !has_others {
        return None;
    }
    let tick_ns = rules.turn.hz.period_ns;
    let programs = &scenario.workload.programs;
    let is_hog = |task: &&TaskSpec| {
        task.policy.is_fair() && never_enters_the_kernel(&programs[task.program], tick_ns)
    };
    let tasks = &scenario.workload.tasks;
    let hogs: Vec<&TaskSpec> = tasks.iter().filter(is_hog).collect();
    let first = &hogs.first().filter(|_| hogs.len() < tasks.len())?.name;
    let (whose, enter) = match hogs.len() - 1 {
        0 => (first.clone(), "enters"),
        more => (format!("{first} and {more} more"), "enter"),
    };
    let how = how_to_try(hogs[0], scenario);
    let tick = number::fixed(tick_ns, 6, 1);
    Some(format!(
        "{whose} never {enter} the kernel, so with preemption=lazy whoever another CPU wakes on a \
         CPU of theirs waits until the tick, up to {tick} ms. Work that makes system calls, or has \
         page faults, gives way at each of them: try {how}"
    ))
}

/// How a hog is made to enter the kernel: what `--beside` makes has its container's name, and takes
/// no `--set`.
fn how_to_try(hog: &TaskSpec, scenario: &Scenario) -> String {
    let path = scenario.groups[hog.group.index()].path.as_str();
    match hog.name.split_once("/hog-") {
        Some((workload, _)) if path[1..].replace('/', "-") == workload => format!(
            "[[workloads]] with command = \"stress-ng --cpu 1 --syscall-us 200\" and group = \
             \"{path}\" in the place of --beside"
        ),
        Some((workload, _)) => format!("--set {workload}.syscall-us=200"),
        None => "{ kernel = \"2us\" } between runs of 200us".into(),
    }
}

/// True of a program that computes for longer than a tick, and does nothing else.
fn never_enters_the_kernel(program: &Program, tick_ns: Ns) -> bool {
    let computes = |step: &Step| matches!(step, Step::Run(_) | Step::RunWall(_));
    let is_long = |step: &Step| match step {
        Step::Run(Draw::Fixed(ns)) | Step::RunWall(Draw::Fixed(ns)) => *ns > tick_ns,
        Step::Repeat { times, .. } => times.is_none(),
        _ => false,
    };
    let is_loop = |step: &Step| matches!(step, Step::Repeat { .. });
    let steps = &program.steps;
    steps.iter().all(|step| computes(step) || is_loop(step))
        && steps.iter().any(computes)
        && steps.iter().any(is_long)
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    const SERVER: &str =
        "[[workloads]]\ncommand = \"server --threads 2 --rate 50 --service 1ms\"\n";

    fn told(kernel: &str, machine: &str, tasks: &str, set: &[(&str, &str)]) -> Option<String> {
        let text = format!("kernel = \"{kernel}\"\nmachine = \"{machine}\"\n{SERVER}{tasks}");
        let set = set.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let loaded = load_text("scenario", &text, &Overrides { set, ..Overrides::default() });
        super::told(&loaded.unwrap_or_else(|error| panic!("{error}")))
    }

    const HOGS: &str = "[[workloads]]\ncommand = \"stress-ng --cpu 4\"\n";

    #[test]
    fn hogs_without_system_calls_are_told_of_where_it_matters() {
        let hogs = told("6.18", "laptop-4x2", HOGS, &[]).expect("lazy, without HRTICK");
        assert!(hogs.starts_with("stress-ng/hog-1 and 3 more never enter the kernel"), "{hogs}");
        assert!(hogs.contains("up to 4.0 ms") && hogs.ends_with("--set stress-ng.syscall-us=200"));
        let own = "[tasks.batch]\nloop = -1\nrun = \"1ms\"\n";
        let own = told("7.0", "laptop-4x2", own, &[("HZ", "1000")]).expect("lazy");
        assert!(own.contains("up to 1.0 ms") && own.contains("kernel = \"2us\""), "{own}");
        let pod = "[groups.\"/pg/db\"]\n\"limits.cpu\" = 2\n".to_owned() + HOGS;
        let pod = pod + "group = \"/pg/db\"\nname = \"pg-db\"\n";
        let pod = told("6.18", "laptop-4x2", &pod, &[]).expect("lazy");
        assert!(pod.contains("and group = \"/pg/db\" in the place of --beside"), "{pod}");
        assert_eq!(told("6.12", "laptop-4x2", HOGS, &[]), None, "voluntary");
        assert_eq!(told("7.3", "laptop-4x2", HOGS, &[]), None, "HRTICK interrupts them");
        assert_eq!(told("6.18", "node:1 l3:1 core:1 pu:1", HOGS, &[]), None, "nobody is elsewhere");
        assert_eq!(told("6.18", "laptop-4x2", "", &[]), None, "the server's threads wait");
        let calls = [("stress-ng.syscall-us", "200")];
        assert_eq!(told("6.18", "laptop-4x2", HOGS, &calls), None, "they make system calls");
    }
}
