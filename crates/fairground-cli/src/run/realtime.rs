//! Real-time and deadline tasks that take so much of their CPUs that Linux would stop them:
//! DEVIATES(rt-bandwidth), DEVIATES(no-cbs).

use super::report::{Report, Row, merge_instances};
use fairground::units::{CpuId, Ns};
use fairground::workload::behavior::SchedPolicy;
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
    let starts: BTreeMap<&str, Ns> =
        workload.tasks.iter().map(|spec| (spec.name.as_str(), spec.start_ns)).collect();
    let start_ns = |row: &Row| starts.get(row.name.as_str()).copied().unwrap_or(0);
    // Since the first of them is there.
    let percent = |rows: &[Row], cpus: usize| {
        let runtime_ns: u64 = rows.iter().map(|row| row.stats.runtime_ns).sum();
        let since_ns = rows.iter().map(start_ns).min().unwrap_or(0);
        let there_ns = report.outcome.ended_ns.saturating_sub(since_ns).max(1);
        100.0 * runtime_ns as f64 / there_ns as f64 / cpus as f64
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

/// Deadline tasks that computed for more than they had reserved: their name, and what they used and
/// reserved of a CPU, per cent. Instances of one name are one, the one that used most.
pub fn beyond_reserved(report: &Report<'_>) -> Vec<(String, [f64; 2])> {
    /// How much more is told of: a run may end within a period.
    const ENOUGH: f64 = 1.02;
    let tasks = report.scenario.workload.tasks.iter().zip(report.rows(false));
    let beyond = tasks.filter_map(|(task, row)| {
        let SchedPolicy::Deadline(spec) = task.policy else { return None };
        let there_ns = report.outcome.ended_ns.saturating_sub(task.start_ns) as f64;
        let (run_time_ns, period_ns) = (f64::from(spec.runtime_ns), f64::from(spec.period_ns));
        let used_ns = row.stats.runtime_ns as f64;
        let may_ns = there_ns * run_time_ns / period_ns + run_time_ns;
        let percent = [used_ns / there_ns, run_time_ns / period_ns].map(|share| 100.0 * share);
        (used_ns > ENOUGH * may_ns).then_some((row, percent))
    });
    let mut found: Vec<(String, [f64; 2])> = Vec::new();
    for (row, percent) in beyond {
        let name = names(&[row]);
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, most)) if most[0] >= percent[0] => {}
            Some((_, most)) => *most = percent,
            None => found.push((name, percent)),
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
    use fairground::workload::policy::DeadlineSpec;

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

    #[test]
    fn time_before_a_task_is_there_does_not_count() {
        fixture::with_report(|report| {
            let mut scenario = report.scenario.clone();
            scenario.workload.tasks[0].policy = SchedPolicy::Fifo(1);
            scenario.workload.tasks[0].start_ns = 2_000_000;
            let late = Report { scenario: &scenario, ..*report };
            assert_eq!(unbounded(&late), [("hog".to_owned(), 100.0)], "8 of 8 ms");
        });
    }

    #[test]
    fn who_uses_more_than_it_reserved_is_named() {
        fixture::with_report(|report| {
            let told = |runtime_ns| {
                let mut scenario = report.scenario.clone();
                scenario.workload.tasks[0].policy = SchedPolicy::Deadline(DeadlineSpec {
                    runtime_ns,
                    deadline_ns: 5_000_000,
                    period_ns: 5_000_000,
                });
                beyond_reserved(&Report { scenario: &scenario, ..*report })
            };
            // 8 of 10 ms, in two periods and at most the run time of one more.
            assert_eq!(told(2_000_000), [("hog".to_owned(), [80.0, 40.0])]);
            assert_eq!(told(2_700_000), []);
        });
    }
}
