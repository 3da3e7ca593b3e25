//! Tasks that wait at the end for locks that nobody will free: a sentence says who holds what.

use super::realtime::names;
use super::report::{Report, Row};
use fairground::record::stats::TaskStats;
use fairground::sim::{Lock, LockWait};
use fairground::units::{Id, NS_PER_SEC, Ns, TaskId};

/// So many locks are named; more would not be read.
const NAMED_MAX: usize = 4;

/// All that wait so.
pub(super) struct Locked {
    /// Their names.
    pub names: String,
    /// How long the first of them has waited at the end, and since when, s.
    pub waits_s: [f64; 2],
    /// Who waits for which lock, and who holds it.
    pub detail: String,
}

/// All that wait so; none if nobody does.
pub(super) fn locked(report: &Report<'_>) -> Option<Locked> {
    let waits = &report.outcome.locked;
    let since_ns = waits.iter().map(|wait| wait.since_ns).min()?;
    let mut locks: Vec<Lock> = waits.iter().map(|wait| wait.lock).collect();
    locks.sort();
    locks.dedup();
    let named = locks.iter().take(NAMED_MAX).map(|&lock| of_lock(report, lock));
    let mut told: Vec<String> = named.collect();
    if let more @ 1.. = locks.len().saturating_sub(NAMED_MAX) {
        told.push(format!("the same of {more} more locks"));
    }
    let waits_s = [report.outcome.ended_ns - since_ns, since_ns].map(seconds);
    let names = all_names(report, waits.iter().map(|wait| wait.task));
    Some(Locked { names, waits_s, detail: told.join("; ") })
}

/// Who waits for a lock since when, and who holds it.
fn of_lock(report: &Report<'_>, lock: Lock) -> String {
    let waits = report.outcome.locked.iter().filter(|wait| wait.lock == lock);
    let waits: Vec<&LockWait> = waits.collect();
    let workload = &report.scenario.workload;
    let what = match lock {
        Lock::Mutex(row) => format!("the mutex {}", workload.mutexes[row]),
        Lock::Spin(row) => format!("the spin lock {}", workload.spin_locks[row]),
    };
    let since_ns = waits.iter().map(|wait| wait.since_ns).min().unwrap_or_default();
    let who = all_names(report, waits.iter().map(|wait| wait.task));
    let wait = if waits.len() == 1 { "waits" } else { "wait" };
    format!("{who} {wait} for {what} since {:.3} s, {}", seconds(since_ns), held(report, waits[0]))
}

/// Who holds a lock, and why it does not free it, where that is told nowhere else.
fn held(report: &Report<'_>, wait: &LockWait) -> String {
    let holder = &report.labels[wait.holder.index()].name;
    let waits_too = report.outcome.locked.iter().any(|other| other.task == wait.holder);
    match wait.ended {
        true => format!("which {holder} held when it ended"),
        false if waits_too => format!("which {holder} holds"),
        false => format!("which {holder} holds and sleeps"),
    }
}

/// Names of tasks, instances of one name as one.
fn all_names(report: &Report<'_>, tasks: impl Iterator<Item = TaskId>) -> String {
    let name = |task: TaskId| report.labels[task.index()].name.clone();
    let row = |task| Row { name: name(task), tasks: 1, stats: TaskStats::new() };
    names(&tasks.map(row).collect::<Vec<_>>())
}

fn seconds(ns: Ns) -> f64 {
    ns as f64 / NS_PER_SEC as f64
}
