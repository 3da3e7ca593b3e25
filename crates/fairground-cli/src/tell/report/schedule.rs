//! The schedule in a report: steps of the whole run, and windows in which nothing is left out.
//!
//! Numbers stand in columns, times as differences from one to the next: a page has room for ten
//! thousands of stretches.

use super::world::World;
use crate::run::schedule::{Shares, Speed, Speeds, State, Window};
use crate::tell::longest_wait::longest_wait;
use fairground::units::{Id, Ns, TaskId};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Everything that is drawn of a world's schedule.
pub fn value(world: &World) -> Value {
    let schedule = &world.schedule;
    let mut tasks = Tasks { world, places: BTreeMap::new() };
    let windows: Vec<Value> =
        schedule.windows.iter().map(|window| window_value(window, &mut tasks)).collect();
    json!({
        "cpus": world.scenario.machine.topology.len(),
        "states": State::ALL.map(|(_, name)| name),
        "tasks": tasks.value(),
        "freq_khz_max": schedule.speeds.as_ref().map(|speeds| speeds.freq_khz_max),
        "steps": steps(&schedule.shares, schedule.speeds.as_ref()),
        "windows": windows,
        "windows_left_out": 0,
        "longest_wait": longest_wait(&world.labels, &world.observed),
    })
}

/// The whole run in thousandths of each step.
fn steps(shares: &Shares, speeds: Option<&Speeds>) -> Value {
    let per_mille = |steps: &Vec<Ns>, of: usize| -> Vec<u64> {
        let whole_ns = (shares.step_ns * of.max(1) as Ns).max(1);
        steps.iter().map(|&time_ns| (time_ns * 1000 + whole_ns / 2) / whole_ns).collect()
    };
    let row = |row: &crate::run::schedule::TaskRow| {
        let [running, queued, throttled] = &row.state_ns;
        json!({
            "name": row.name,
            "tasks": row.tasks,
            "running_per_mille": per_mille(running, row.tasks),
            "queued_per_mille": per_mille(queued, row.tasks),
            "throttled_per_mille": per_mille(throttled, row.tasks),
        })
    };
    let busy = shares.busy_ns.iter().map(|row| per_mille(row, shares.cpus_per_row));
    json!({
        "step_ns": shares.step_ns,
        "cpus_per_row": shares.cpus_per_row,
        "cpu_busy_per_mille": busy.collect::<Vec<_>>(),
        "cpu_freq_per_mille": speeds.map_or(Vec::new(), frequencies),
        "rows": shares.rows.iter().map(row).collect::<Vec<_>>(),
        "tasks_untold": shares.untold,
    })
}

/// Mean frequencies in thousandths of the highest; 0 where none is known.
fn frequencies(speeds: &Speeds) -> Vec<Vec<u64>> {
    let per_mille = |step: &Speed| {
        let whole = u128::from(speeds.freq_khz_max) * u128::from(step.clocked_ns.max(1));
        ((step.freq_khz_ns * 1000 + whole / 2) / whole) as u64
    };
    speeds.rows.iter().map(|row| row.iter().map(per_mille).collect()).collect()
}

/// The tasks that windows show, numbered as they come.
struct Tasks<'w> {
    world: &'w World,
    places: BTreeMap<TaskId, usize>,
}

impl Tasks<'_> {
    fn place(&mut self, task: TaskId) -> usize {
        let next = self.places.len();
        *self.places.entry(task).or_insert(next)
    }

    fn value(&self) -> Vec<Value> {
        let mut by_place: Vec<(usize, TaskId)> =
            self.places.iter().map(|(task, place)| (*place, *task)).collect();
        by_place.sort_unstable();
        let task = |(_, task): (usize, TaskId)| {
            let label = &self.world.labels[task.index()];
            let group = &self.world.scenario.groups[label.group.index()].path;
            json!({"name": label.name, "group": group, "kthread": label.kthread})
        };
        by_place.into_iter().map(task).collect()
    }
}

fn window_value(window: &Window, tasks: &mut Tasks<'_>) -> Value {
    let code = |state: State| State::ALL.iter().position(|(known, _)| *known == state);
    let stretches = &window.stretches;
    let task: Vec<usize> = stretches.iter().map(|stretch| tasks.place(stretch.task)).collect();
    let woken: Vec<usize> = window.wakes.iter().map(|wake| tasks.place(wake.task)).collect();
    let waker: Vec<Value> = window
        .wakes
        .iter()
        .map(|wake| wake.waker.map_or(Value::Null, |waker| json!(tasks.place(waker))))
        .collect();
    json!({
        "from_ns": window.from_ns,
        "to_ns": window.to_ns,
        "is_cut": window.is_cut,
        "stretches": {
            "task": task,
            "state": stretches.iter().map(|stretch| code(stretch.state)).collect::<Vec<_>>(),
            "cpu": stretches.iter().map(|stretch| stretch.cpu.0).collect::<Vec<_>>(),
            "after_ns": after(window, stretches.iter().map(|stretch| stretch.from_ns)),
            "length_ns":
                stretches.iter().map(|stretch| stretch.to_ns - stretch.from_ns).collect::<Vec<_>>(),
        },
        "wakes": {
            "task": woken,
            "waker": waker,
            "waker_cpu": window.wakes.iter().map(|wake| wake.waker_cpu.0).collect::<Vec<_>>(),
            "target_cpu": window.wakes.iter().map(|wake| wake.target.0).collect::<Vec<_>>(),
            "after_ns": after(window, window.wakes.iter().map(|wake| wake.at_ns)),
        },
        "clocked": clocked(window),
    })
}

/// A CPU's frequency lasts until its next one, or the window's end: no length is told.
fn clocked(window: &Window) -> Value {
    let clocked = &window.clocked;
    json!({
        "cpu": clocked.iter().map(|clocked| clocked.cpu.0).collect::<Vec<_>>(),
        "freq_khz": clocked.iter().map(|clocked| clocked.freq_khz).collect::<Vec<_>>(),
        "after_ns": after(window, clocked.iter().map(|clocked| clocked.from_ns)),
    })
}

/// Differences from one to the next, the first from the window's beginning.
fn after(window: &Window, times: impl Iterator<Item = Ns>) -> Vec<Ns> {
    let mut last_ns = window.from_ns;
    times.map(|at_ns| at_ns - std::mem::replace(&mut last_ns, at_ns)).collect()
}
