//! The first moments of a run in ASCII: a row per CPU, a column per step of time.

use fairground::record::{Fact, Recorder};
use fairground::units::{Id, Ns, TaskId};

/// Draws who ran on each CPU in each of `columns` steps of `step_ns`.
#[derive(Clone, Debug)]
pub struct Timeline {
    step_ns: Ns,
    columns: usize,
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
struct Row {
    running: Option<TaskId>,
    since_ns: Ns,
    /// Per column: who ran longest in it so far, and for how long.
    cells: Vec<(Option<TaskId>, Ns)>,
}

impl Timeline {
    /// An empty drawing for `cpus` CPUs.
    pub fn new(cpus: usize, step_ns: Ns, columns: usize) -> Self {
        let row = Row { running: None, since_ns: 0, cells: vec![(None, 0); columns] };
        Timeline { step_ns: step_ns.max(1), columns, rows: vec![row; cpus] }
    }

    /// Length of the drawn time, ns.
    fn span_ns(&self) -> Ns {
        self.step_ns * self.columns as Ns
    }

    /// Fills in what still runs at the end.
    pub fn finish(&mut self, end_ns: Ns) {
        for cpu in 0..self.rows.len() {
            self.close(cpu, end_ns);
        }
    }

    /// One line per CPU: the letter of who ran longest in each step, `.` for idle.
    pub fn lines(&self, letter: impl Fn(TaskId) -> char) -> Vec<String> {
        let width = (self.rows.len().max(2) - 1).ilog10() as usize + 1;
        let draw = |row: &Row| -> String {
            row.cells.iter().map(|(task, _)| task.map_or('.', &letter)).collect()
        };
        let numbered = self.rows.iter().enumerate();
        numbered.map(|(cpu, row)| format!("cpu{cpu:<width$} {}", draw(row))).collect()
    }

    fn close(&mut self, cpu: usize, at_ns: Ns) {
        let span_ns = self.span_ns();
        let step_ns = self.step_ns;
        let row = &mut self.rows[cpu];
        let mut from_ns = row.since_ns;
        let to_ns = at_ns.min(span_ns);
        while from_ns < to_ns {
            let column = (from_ns / step_ns) as usize;
            let until_ns = to_ns.min((column as Ns + 1) * step_ns);
            if row.running.is_some() && until_ns - from_ns > row.cells[column].1 {
                row.cells[column] = (row.running, until_ns - from_ns);
            }
            from_ns = until_ns;
        }
        row.since_ns = at_ns;
    }
}

impl Recorder for Timeline {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        let Fact::Switch { cpu, next, .. } = fact else { return };
        if self.rows[cpu.index()].since_ns < self.span_ns() {
            self.close(cpu.index(), at_ns);
        }
        self.rows[cpu.index()].running = next;
    }
}
