//! The tasks of a recording, and the kernel's own that came by.

use super::Recording;
use crate::guest;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    DeadlineSpec, Program, SchedPolicy, Step, TaskSpec, TimerMode, TimerRef, Workload,
};
use fairground::workload::draw::Draw;
use serde_json::Value;

impl Recording {
    pub(super) fn workload(&self, run: usize, t0_ns: Ns, groups: &[GroupSpec]) -> Workload {
        let mut workload = Workload::default();
        for task in self.tasks() {
            let number = |key: &str| task[key].as_u64().unwrap_or(0);
            let cpus: Vec<CpuId> = match self.is_alone() {
                true => vec![self.watched()],
                false => task["cpus"].as_array().unwrap().iter().map(cpu).collect(),
            };
            let born_on = if self.is_alone() { self.watched() } else { cpu(&task["prev_cpu"]) };
            let policy = policy(task);
            let bound = !matches!(policy, SchedPolicy::Deadline(_));
            // The guest's burner reads its CPU clock every 2.5 µs and stops late.
            let group = task["group"].as_str().unwrap();
            let depth = if group == "/" { 0 } else { group.matches('/').count() as Ns };
            let late_ns = guest::late_ns(self.cpus(), self.profile(), depth);
            let work = Draw::Fixed(number("run_ns") + late_ns);
            let run = Step::RunOnClock { work, every_ns: 2_500 };
            let repeat = Step::Repeat { to: 0, times: None, counter: 0 };
            let steps = match task["kind"].as_str().unwrap() {
                "hog" => vec![Step::Run(Draw::Fixed(1 << 50)), repeat],
                "periodic" => [vec![run], self.wait(number("period_ns")), vec![repeat]].concat(),
                "yielder" => vec![run, Step::Yield, repeat],
                _ => vec![run, Step::Sleep(Draw::Fixed(number("sleep_ns"))), repeat],
            };
            workload.programs.push(Program {
                steps,
                counters: 1,
                own_timers: 2,
                ..Program::default()
            });
            workload.affinities.push(cpus.clone());
            workload.tasks.push(TaskSpec {
                policy,
                nice: task["nice"].as_i64().unwrap() as i8,
                slice_ns: number("slice_ns"),
                affinity: bound.then(|| workload.affinities.len() - 1),
                group: GroupId(groups.iter().position(|g| g.path == group).unwrap() as u32),
                start_ns: t0_ns + number("start_ns"),
                born_on: Some(born_on),
                ..TaskSpec::new(task["name"].as_str().unwrap(), workload.programs.len() - 1)
            });
        }
        self.add_foreign(run, t0_ns, &mut workload);
        workload
    }

    /// Until the next period by `clock_nanosleep`, which a task that is late for it calls too.
    fn wait(&self, period_ns: Ns) -> Vec<Step> {
        let wait = timer(0, period_ns, TimerMode::Absolute);
        if self.cpus() == 8 || self.profile().starts_with("7.") {
            // The virtual CPUs take turns there: mostly a timer that is past fires before the task
            // has left its CPU, and it goes on. So it does on 7.x (traces of drawn-4-14).
            return vec![wait];
        }
        /// From the sleep to the wake-up, if the timer is past.
        const LATE_NS: Ns = 2 * NS_PER_US;
        // Those who have waited are beyond this much after their run.
        let since_run = |length_ns| timer(1, length_ns, TimerMode::Relative);
        vec![since_run(0), wait, since_run(LATE_NS)]
    }

    /// The kernel's own tasks that came by: woken when they were, as long as they ran. The stopper
    /// (`migration/1`) is of a class above all others: whoever it interrupts, the next one is
    /// picked anew.
    fn add_foreign(&self, run: usize, t0_ns: Ns, workload: &mut Workload) {
        let Some(events) = self.runs()[run]["foreign"]["events"].as_array() else { return };
        let stops = |event: &&Value| event[3].as_str().unwrap().starts_with("migration/");
        let (stopper, others): (Vec<&Value>, Vec<&Value>) = events.iter().partition(stops);
        self.add_woken("foreign", SchedPolicy::Normal, &others, t0_ns, workload);
        self.add_woken("stopper", SchedPolicy::Fifo(99), &stopper, t0_ns, workload);
    }

    fn add_woken(
        &self,
        name: &str,
        policy: SchedPolicy,
        events: &[&Value],
        t0_ns: Ns,
        workload: &mut Workload,
    ) {
        /// It is asleep, waiting for its first event, well before the others start.
        const LEAD_NS: Ns = 20 * NS_PER_MS;
        let mut steps = Vec::new();
        let mut last_ns = 0;
        for event in events {
            let [woken_ns, from_ns, to_ns] = [0, 1, 2].map(|at| event[at].as_u64().unwrap_or(0));
            let woken_ns = woken_ns + LEAD_NS;
            let period_ns = woken_ns.saturating_sub(last_ns);
            steps.push(timer(0, period_ns, TimerMode::Absolute));
            steps.push(Step::Run(Draw::Fixed(to_ns - from_ns)));
            last_ns = woken_ns;
        }
        if steps.is_empty() {
            return;
        }
        workload.programs.push(Program { steps, own_timers: 1, ..Program::default() });
        workload.affinities.push(vec![self.watched()]);
        workload.tasks.push(TaskSpec {
            policy,
            affinity: Some(workload.affinities.len() - 1),
            start_ns: t0_ns - LEAD_NS,
            born_on: Some(self.watched()),
            ..TaskSpec::new(name, workload.programs.len() - 1)
        });
    }
}

/// A sleep on one of the task's own timers.
fn timer(own: usize, period_ns: Ns, mode: TimerMode) -> Step {
    Step::Timer { timer: TimerRef::Own(own), period: Draw::Fixed(period_ns), mode }
}

fn cpu(value: &Value) -> CpuId {
    CpuId(value.as_u64().unwrap() as u32)
}

/// A task's policy with what belongs to it.
fn policy(task: &Value) -> SchedPolicy {
    let number = |key: &str| task[key].as_u64().expect("the recorder wrote it") as u32;
    match task["policy"].as_str().unwrap() {
        "batch" => SchedPolicy::Batch,
        "idle" => SchedPolicy::Idle,
        "fifo" => SchedPolicy::Fifo(number("priority") as u8),
        "rr" => SchedPolicy::RoundRobin(number("priority") as u8),
        "deadline" => SchedPolicy::Deadline(DeadlineSpec {
            runtime_ns: number("dl_runtime_ns"),
            deadline_ns: number("dl_deadline_ns"),
            period_ns: number("dl_period_ns"),
        }),
        _ => SchedPolicy::Normal,
    }
}
