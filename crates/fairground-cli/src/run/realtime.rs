//! Real-time and deadline tasks that take so much of their CPUs that Linux would stop them:
//! DEVIATES(rt-bandwidth).

use super::report::{Report, Row, merge_instances};
use fairground::units::CpuId;
use std::collections::BTreeMap;

/// What Linux leaves to them at most (`sched_rt_runtime_us`; from 6.12 on the fair server takes the
/// rest when somebody fair waits), per cent.
pub const ALLOWED_PERCENT: f64 = 95.0;

/// Names of such tasks, and what they took of a CPU, of those that may use the same CPUs together.
pub fn unbounded(report: &Report<'_>) -> Vec<(String, f64)> {
    let workload = &report.scenario.workload;
    let mut by_cpus: BTreeMap<Option<&[CpuId]>, Vec<Row>> = BTreeMap::new();
    for (spec, row) in workload.tasks.iter().zip(report.rows(false)) {
        let cpus = spec.affinity.map(|at| workload.affinities[at].as_slice());
        if !spec.policy.is_fair() {
            by_cpus.entry(cpus).or_default().push(row);
        }
    }
    let ended_ns = report.outcome.ended_ns as f64;
    let percent = |rows: &[Row], cpus: usize| {
        let runtime_ns: u64 = rows.iter().map(|row| row.stats.runtime_ns).sum();
        100.0 * runtime_ns as f64 / ended_ns / cpus as f64
    };
    let all = report.scenario.machine.topology.len();
    let mut found = Vec::new();
    for (cpus, rows) in by_cpus {
        let together = percent(&rows, cpus.map_or(all, <[CpuId]>::len));
        if together > ALLOWED_PERCENT {
            found.push((names(&rows), together));
            continue;
        }
        let (hogs, _): (Vec<Row>, _) = rows
            .into_iter()
            .partition(|row| percent(std::slice::from_ref(row), 1) > ALLOWED_PERCENT);
        if !hogs.is_empty() {
            found.push((names(&hogs), percent(&hogs, hogs.len())));
        }
    }
    found
}

/// Names of tasks, instances of one name as one; of many the first.
pub(super) fn names(rows: &[Row]) -> String {
    let names: Vec<String> = merge_instances(rows).into_iter().map(|row| row.name).collect();
    match names.len() {
        1..=3 => names.join(", "),
        more => format!("{} and {} more", names[..2].join(", "), more - 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::workload::behavior::SchedPolicy;

    #[test]
    fn who_takes_more_than_linux_allows_is_named() {
        fixture::with_report(|report| {
            assert_eq!(unbounded(report), [], "all are fair");
            let mut scenario = report.scenario.clone();
            scenario.workload.tasks[0].policy = SchedPolicy::Fifo(1);
            let one = Report { scenario: &scenario, ..*report };
            assert_eq!(unbounded(&one), [], "8 of 10 ms");
            let outcome = fairground::sim::Outcome { ended_ns: 8_000_000, ..one.outcome.clone() };
            let short = Report { outcome: &outcome, ..one };
            assert_eq!(unbounded(&short), [("hog".to_owned(), 100.0)]);
        });
    }
}
