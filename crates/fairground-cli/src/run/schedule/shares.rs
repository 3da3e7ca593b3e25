//! The whole run in steps of time: how much of each a CPU worked, and what a task did in it.

use super::states::{State, Stretch};
use fairground::record::stats::TaskStats;
use fairground::sim::TaskLabel;
use fairground::units::{Id, Ns, Table, TaskId};
use std::collections::BTreeMap;

/// The most rows of tasks; with more tasks a row is of all instances of a name.
const ROWS_MAX: usize = 48;
/// The most rows of CPUs; with more CPUs a row is of several neighbours.
const CPU_ROWS_MAX: usize = 64;
/// Numbers that all rows have together.
const CELLS: usize = 60_000;
/// Steps of a run.
const STEPS_MAX: usize = 400;
/// States that a row tells: running, queued, throttled.
pub const TOLD: usize = 3;

/// Time in steps, ns.
pub type Steps = Vec<Ns>;

/// One or several tasks.
#[derive(Clone, Debug)]
pub struct TaskRow {
    /// Name of the task, or of its instances.
    pub name: String,
    /// How many.
    pub tasks: usize,
    /// Time in each of the told states, by step, ns.
    pub state_ns: [Steps; TOLD],
}

/// The whole run.
#[derive(Clone, Debug)]
pub struct Shares {
    /// Length of a step, ns.
    pub step_ns: Ns,
    /// CPUs of a row.
    pub cpus_per_row: usize,
    /// Time in which CPUs worked, by row and step, ns.
    pub busy_ns: Vec<Steps>,
    /// Rows of tasks.
    pub rows: Vec<TaskRow>,
    /// Tasks that no row is of.
    pub untold: usize,
    /// Each task's row.
    row_of: Vec<Option<usize>>,
}

impl Shares {
    /// Nothing yet of a run that lasts so long. `done` says what each task did in all: rows are of
    /// those that waited or ran longest.
    pub fn new(
        ended_ns: Ns,
        cpus: usize,
        labels: &[TaskLabel],
        done: &Table<TaskId, TaskStats>,
    ) -> Self {
        let (row_of, mut rows) = rows(labels, done);
        let cpus_per_row = cpus.div_ceil(CPU_ROWS_MAX).max(1);
        let cpu_rows = cpus.div_ceil(cpus_per_row);
        let steps = (CELLS / (cpu_rows + TOLD * rows.len()).max(1)).clamp(1, STEPS_MAX);
        let step_ns = ended_ns.div_ceil(steps as Ns).max(1);
        let steps = ended_ns.div_ceil(step_ns) as usize;
        for row in &mut rows {
            row.state_ns = std::array::from_fn(|_| vec![0; steps]);
        }
        let untold = row_of.iter().filter(|row| row.is_none()).count();
        let busy_ns = vec![vec![0; steps]; cpu_rows];
        Shares { step_ns, cpus_per_row, busy_ns, rows, untold, row_of }
    }

    /// Adds a stretch.
    pub fn stretch(&mut self, stretch: &Stretch) {
        if stretch.state == State::Running {
            let row = stretch.cpu.index() / self.cpus_per_row;
            add(&mut self.busy_ns[row], self.step_ns, stretch.from_ns, stretch.to_ns);
        }
        let state = match stretch.state {
            State::Running => 0,
            State::Queued | State::Migrating => 1,
            State::Throttled => 2,
        };
        if let Some(row) = self.row_of[stretch.task.index()] {
            let steps = &mut self.rows[row].state_ns[state];
            add(steps, self.step_ns, stretch.from_ns, stretch.to_ns);
        }
    }
}

/// Adds a time to the steps that it is in; what is beyond the last is dropped.
pub fn add(steps: &mut [Ns], step_ns: Ns, from_ns: Ns, to_ns: Ns) {
    let to_ns = to_ns.min(step_ns * steps.len() as Ns);
    by_step(step_ns, (from_ns, to_ns), |step, time_ns| steps[step] += time_ns);
}

/// Parts a time by steps.
pub fn by_step(step_ns: Ns, (mut from_ns, to_ns): (Ns, Ns), mut add: impl FnMut(usize, Ns)) {
    while from_ns < to_ns {
        let step = from_ns / step_ns;
        let until_ns = to_ns.min((step + 1) * step_ns);
        add(step as usize, until_ns - from_ns);
        from_ns = until_ns;
    }
}

/// Each task's row, and the rows, in the order of tasks.
fn rows(
    labels: &[TaskLabel],
    done: &Table<TaskId, TaskStats>,
) -> (Vec<Option<usize>>, Vec<TaskRow>) {
    let stats = |task: usize| &done[TaskId::from_index(task)];
    let alive = |task: usize| stats(task).switches > 0;
    let members: Vec<usize> = (0..labels.len()).filter(|&task| alive(task)).collect();
    let merged = members.len() > ROWS_MAX;
    let name = |task: usize| {
        let name = labels[task].name.as_str();
        if merged { crate::run::report::stem(name) } else { name }
    };
    let mut sums: BTreeMap<&str, (usize, Ns)> = BTreeMap::new();
    for &task in &members {
        let (first, sum_ns) = sums.entry(name(task)).or_insert((task, 0));
        *first = (*first).min(task);
        *sum_ns += stats(task).runtime_ns + stats(task).delay_ns_sum;
    }
    let mut kept: Vec<(&str, (usize, Ns))> = sums.into_iter().collect();
    kept.sort_by_key(|(_, (_, sum_ns))| std::cmp::Reverse(*sum_ns));
    kept.truncate(ROWS_MAX);
    kept.sort_by_key(|(_, (first, _))| *first);
    let places: BTreeMap<&str, usize> =
        kept.iter().enumerate().map(|(row, (name, _))| (*name, row)).collect();
    let empty = |name: &str| TaskRow {
        name: name.to_owned(),
        tasks: 0,
        state_ns: std::array::from_fn(|_| Vec::new()),
    };
    let mut rows: Vec<TaskRow> = kept.iter().map(|(name, _)| empty(name)).collect();
    let mut row_of = vec![None; labels.len()];
    for &task in &members {
        row_of[task] = places.get(name(task)).copied();
        if let Some(row) = row_of[task] {
            rows[row].tasks += 1;
        }
    }
    (row_of, rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use crate::run::schedule::states::States;

    #[test]
    fn every_nanosecond_on_a_cpu_is_in_one_step() {
        fixture::with_report(|report| {
            let mut shares = Shares::new(10_000_000, 2, &fixture::labels(), &report.stats.tasks);
            let mut states = States::new(report.scenario, report.labels);
            let mut told = |stretch: Stretch| shares.stretch(&stretch);
            fixture::facts().iter().for_each(|(at_ns, fact)| {
                states.record(*at_ns, fact, &mut told);
            });
            states.finish(10_000_000, &mut told);
            let busy_ns: Vec<Ns> = shares.busy_ns.iter().map(|row| row.iter().sum()).collect();
            let expected: Vec<Ns> = report.stats.cpus.iter().map(|cpu| cpu.busy_ns).collect();
            assert_eq!(busy_ns, expected);
            let hog = &shares.rows[0];
            assert_eq!((hog.name.as_str(), hog.tasks), ("hog", 1));
            let sums: Vec<Ns> = hog.state_ns.iter().map(|steps| steps.iter().sum()).collect();
            assert_eq!(sums, [8_000_000, 2_000_000, 0]);
        });
    }

    #[test]
    fn a_time_is_parted_at_the_steps() {
        let mut steps = vec![0; 3];
        add(&mut steps, 10, 5, 27);
        assert_eq!(steps, [5, 10, 7]);
        add(&mut steps, 10, 25, 99);
        assert_eq!(steps, [5, 10, 12]);
    }

    #[test]
    fn many_tasks_share_rows_by_name() {
        let labels: Vec<TaskLabel> =
            (0..100).map(|at| fixture::label(&format!("worker-{at}"), 0, false)).collect();
        let mut stats = TaskStats::new();
        stats.switches = 1;
        let done = Table::from_fn(100, |_: TaskId| stats.clone());
        let shares = Shares::new(1_000, 4, &labels, &done);
        assert_eq!((shares.rows.len(), shares.rows[0].tasks, shares.untold), (1, 100, 0));
        assert_eq!(shares.rows[0].name, "worker");
    }
}
