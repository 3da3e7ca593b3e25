//! What a run gave, arranged as people ask for it: by task, by group, kernel threads apart.

use super::backlog::Quarters;
use fairground::record::energy::Meter;
use fairground::record::placement::Placements;
use fairground::record::pressure::GroupPressure;
use fairground::record::residency::Residency;
use fairground::record::span::Span;
use fairground::record::stats::{Stats, TaskStats};
use fairground::sim::scenario::{Scenario, group_and_above, is_within};
use fairground::sim::{Outcome, TaskLabel};
use fairground::units::{GroupId, Id, Ns, TaskId};
use std::collections::{BTreeMap, BTreeSet};

/// A run and everything that is told about it.
pub struct Report<'a> {
    /// What was run.
    pub scenario: &'a Scenario,
    /// Its tasks' names.
    pub labels: &'a [TaskLabel],
    /// How it ended.
    pub outcome: &'a Outcome,
    /// What was counted.
    pub stats: &'a Stats,
    /// Where tasks were placed.
    pub placements: &'a Placements,
    /// How long tasks of each group waited for a CPU; empty if the root is the only one.
    pub pressure: &'a [GroupPressure],
    /// What requests and stopwatches took, by span.
    pub spans: &'a [Span],
    /// Requests under way by quarter of the run, by span; nothing of a run that ended early.
    pub queues: &'a [Quarters],
    /// Digest of the history.
    pub digest: u64,
    /// What was drawn, if the machine's power is known.
    pub meter: Option<&'a Meter>,
    /// Frequencies and idle states, if the machine has any.
    pub residency: Option<&'a Residency>,
}

/// One row: a task, a group, or all instances of a name.
#[derive(Clone, Debug)]
pub struct Row {
    /// Name, path, or `name:(instances)` as perf writes it.
    pub name: String,
    /// Tasks in it.
    pub tasks: usize,
    /// What they did.
    pub stats: TaskStats,
}

impl Row {
    fn empty(name: impl Into<String>) -> Self {
        Row { name: name.into(), tasks: 0, stats: TaskStats::new() }
    }

    /// All rows as one.
    pub fn sum<'r>(name: &str, rows: impl IntoIterator<Item = &'r Row>) -> Self {
        rows.into_iter().fold(Row::empty(name), |mut sum, row| {
            sum.tasks += row.tasks;
            sum.stats.merge(&row.stats);
            sum
        })
    }
}

impl Report<'_> {
    /// Tasks that took part, in order: those of the workload, forked instances that were started
    /// and kernel threads.
    pub fn members(&self) -> impl Iterator<Item = (TaskId, &TaskLabel, &TaskStats)> {
        let planned = self.scenario.workload.tasks.len();
        let rows = self.labels.iter().zip(self.stats.tasks.iter()).enumerate();
        let started = move |row: usize, stats: &TaskStats| {
            row < planned || stats.switches > 0 || stats.delay_ns_max > 0
        };
        rows.filter(move |(row, (label, stats))| label.kthread || started(*row, stats))
            .map(|(row, (label, stats))| (TaskId::from_index(row), label, stats))
    }

    /// A row per task of the workload, or per kernel thread of the machine's noise.
    pub fn rows(&self, kthreads: bool) -> Vec<Row> {
        let members = self.members().filter(|(_, label, _)| label.kthread == kthreads);
        let row = |(_, label, stats): (TaskId, &TaskLabel, &TaskStats)| Row {
            name: label.name.clone(),
            tasks: 1,
            stats: stats.clone(),
        };
        members.map(row).collect()
    }

    /// Time on CPUs of a group's tasks and of all below it, ns.
    pub fn runtime_ns(&self, group: GroupId) -> Ns {
        let groups = &self.scenario.groups;
        let mut sum_ns = 0;
        for member in self.members().filter(|(_, label, _)| !label.kthread) {
            self.each_stay(member, |at, stats| {
                sum_ns += if is_within(groups, at, group) { stats.runtime_ns } else { 0 };
            });
        }
        sum_ns
    }

    /// Tells what a task did in each group that it was in.
    fn each_stay<'r>(
        &'r self,
        (task, label, stats): (TaskId, &TaskLabel, &'r TaskStats),
        mut tell: impl FnMut(GroupId, &'r TaskStats),
    ) {
        let mut stays = self.stats.stays.of(task).peekable();
        if stays.peek().is_none() {
            tell(label.group, stats);
        }
        stays.for_each(|(group, stats)| tell(group.unwrap_or(label.group), stats));
    }

    /// A row per group, with all that its descendants did.
    pub fn groups(&self) -> Vec<Row> {
        let groups = &self.scenario.groups;
        let mut rows: Vec<Row> = groups.iter().map(|group| Row::empty(&group.path)).collect();
        for member in self.members().filter(|(_, label, _)| !label.kthread) {
            let mut seen = BTreeSet::new();
            self.each_stay(member, |group, stats| {
                for at in group_and_above(groups, group) {
                    let row: &mut Row = &mut rows[at.index()];
                    row.stats.merge(stats);
                    row.tasks += usize::from(seen.insert(at));
                }
            });
        }
        rows
    }
}

/// Instances of one name as one row each, in the order of their first: `worker-0`, `worker-1` and
/// so on become `worker:(2)`.
pub fn merge_instances(rows: &[Row]) -> Vec<Row> {
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut merged: Vec<(&Row, Row)> = Vec::new();
    for row in rows {
        let stem = stem(&row.name);
        let place = *places.entry(stem).or_insert(merged.len());
        if place == merged.len() {
            merged.push((row, Row::empty(stem)));
        }
        merged[place].1.tasks += row.tasks;
        merged[place].1.stats.merge(&row.stats);
    }
    let named = |(first, mut row): (&Row, Row)| {
        row.name = match row.tasks {
            1 => first.name.clone(),
            tasks => format!("{}:({tasks})", row.name),
        };
        row
    };
    merged.into_iter().map(named).collect()
}

/// A name without the number that tells instances apart.
pub(super) fn stem(name: &str) -> &str {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let stem = bare.trim_end_matches(['-', '/', ':', '.', '_']);
    if stem.is_empty() { name } else { stem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn groups_sum_up_their_descendants() {
        fixture::with_report(|report| {
            let groups = report.groups();
            assert_eq!(groups[0].name, "/");
            assert_eq!((groups[0].tasks, groups[1].tasks), (3, 2), "no kernel thread in groups");
            let all = Row::sum("all", &report.rows(false));
            assert_eq!(groups[0].stats.runtime_ns, all.stats.runtime_ns);
            for (place, row) in groups.iter().enumerate() {
                assert_eq!(report.runtime_ns(GroupId::from_index(place)), row.stats.runtime_ns);
            }
        });
    }

    #[test]
    fn instances_become_one_row_and_loners_keep_their_name() {
        let rows: Vec<Row> =
            ["w-0", "w-1", "db-7", "42"].iter().map(|name| Row::sum(name, [&one()])).collect();
        let names: Vec<String> = merge_instances(&rows).into_iter().map(|row| row.name).collect();
        assert_eq!(names, ["w:(2)", "db-7", "42"]);
    }

    fn one() -> Row {
        Row { name: String::new(), tasks: 1, stats: TaskStats::new() }
    }
}
