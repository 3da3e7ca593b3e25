//! What scheduling policies must hold to: what the kernel takes (`sched_dl_overflow`,
//! `__dl_overflow`), and that nobody changes class.

use crate::model::rt::bandwidth_of;
use crate::sim::outcome::BuildError;
use crate::sim::plan::Plan;
use crate::sim::scenario::Scenario;
use crate::units::{NS_PER_MS, NS_PER_US};
use crate::workload::behavior::{DeadlineSpec, SchedPolicy, Step, TaskSpec};

/// Shortest and longest period of a deadline task, ns (`sched_deadline_period_min_us`, `_max_us`).
const PERIOD_NS: std::ops::RangeInclusive<u64> = 100 * NS_PER_US..=(1 << 22) * NS_PER_US;
/// Shortest run time, ns (`DL_SCALE`).
const RUNTIME_NS_MIN: u32 = 1 << 10;

/// Checks the policies of all tasks.
///
/// # Errors
/// Names the first task that is wrong, what was found and what is accepted.
pub fn check(scenario: &Scenario, plan: &Plan) -> Result<(), BuildError> {
    for task in &plan.tasks {
        let faults = [fault(task.spec.policy), changes(plan, &task.spec)];
        if let Some(message) = faults.into_iter().flatten().next() {
            return Err(BuildError { subject: task.spec.name.clone(), message });
        }
    }
    admit(scenario, plan)
}

/// What is wrong with a policy, in words.
fn fault(policy: SchedPolicy) -> Option<String> {
    match policy {
        SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle => None,
        SchedPolicy::Fifo(priority) | SchedPolicy::RoundRobin(priority) => {
            let wrong = !(1..=99).contains(&priority);
            wrong.then(|| format!("a real-time priority of {priority}; accepted: 1 to 99"))
        }
        SchedPolicy::Deadline(DeadlineSpec { runtime_ns, deadline_ns, period_ns }) => {
            let ordered = runtime_ns <= deadline_ns && deadline_ns <= period_ns;
            let right = RUNTIME_NS_MIN <= runtime_ns
                && ordered
                && PERIOD_NS.contains(&u64::from(period_ns));
            (!right).then(|| {
                format!(
                    "a run time of {runtime_ns} ns before a deadline of {deadline_ns} ns in a \
                     period of {period_ns} ns (EINVAL); accepted: 1024 ns <= run time <= deadline \
                     <= period, which is 100 us to 4.19 s"
                )
            })
        }
    }
}

/// A step that a task of this policy can't take, in words.
fn changes(plan: &Plan, spec: &TaskSpec) -> Option<String> {
    let program = plan.workload.programs.get(spec.program)?;
    let (fair, deadline) = (spec.policy.is_fair(), matches!(spec.policy, SchedPolicy::Deadline(_)));
    const BOUND: &str = "a deadline task is bound to CPUs (EPERM); accepted: all CPUs";
    let wrong = |step: &Step| match step {
        Step::SetNice { policy, .. } if !fair || !policy.is_fair() => Some(
            "it changes its scheduling policy to or from a real-time one while it runs; \
             accepted: a task keeps its class",
        ),
        Step::SetAffinity(_) if deadline => Some(BOUND),
        Step::Yield if deadline => {
            Some("a deadline task yields, but its run time is not modelled; accepted: a sleep")
        }
        _ => None,
    };
    let bound = (deadline && spec.affinity.is_some()).then_some(BOUND);
    bound.or_else(|| program.steps.iter().find_map(wrong)).map(str::to_owned)
}

/// Deadline tasks may reserve 95 % of the machine's capacity (`sched_rt_runtime_us`; before 5.8 of
/// its CPUs, however slow).
fn admit(scenario: &Scenario, plan: &Plan) -> Result<(), BuildError> {
    let places = scenario.machine.topology.places().iter();
    let capacity: u64 = places.map(|place| u64::from(place.capacity)).sum();
    let most = capacity * (((950 * NS_PER_MS) << 20) / (1_000 * NS_PER_MS)) / 1024;
    let hundredths = |bandwidth: u64| {
        let rounded = (bandwidth * 100 + (1 << 19)) >> 20;
        (rounded / 100, rounded % 100)
    };
    let mut sum = 0;
    for task in &plan.tasks {
        sum += bandwidth_of(task.spec.policy);
        if sum > most {
            let ((whole, part), (most, rest)) = (hundredths(sum), hundredths(most));
            let message = format!(
                "the deadline tasks up to this one reserve {whole}.{part:02} full CPUs (EBUSY); \
                 accepted: up to {most}.{rest:02}, 95 % of the capacity"
            );
            return Err(BuildError { subject: task.spec.name.clone(), message });
        }
    }
    Ok(())
}
