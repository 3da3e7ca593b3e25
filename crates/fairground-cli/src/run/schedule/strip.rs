//! Who runs on each CPU in each column of a drawing.

use super::states::{State, States, Stretch};
use fairground::record::{Fact, Recorder};
use fairground::units::{Id, Ns, TaskId};

/// What a column shows of a CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nobody runs, and nobody is throttled.
    Idle,
    /// Nobody runs: who could is throttled.
    Throttled,
    /// This task ran longest without a break.
    Runs(TaskId),
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    runs: Option<TaskId>,
    longest_ns: Ns,
    throttled: bool,
}

/// A drawing in columns of equal length.
pub struct Strip {
    states: States,
    tallies: Tallies,
}

struct Tallies {
    from_ns: Ns,
    step_ns: Ns,
    columns: usize,
    /// By CPU, then column.
    cells: Vec<Vec<Tally>>,
}

impl Strip {
    /// An empty drawing that begins at a time and has `columns` steps.
    pub fn new(states: States, cpus: usize, from_ns: Ns, step_ns: Ns, columns: usize) -> Self {
        let cells = vec![vec![Tally::default(); columns]; cpus];
        Strip { states, tallies: Tallies { from_ns, step_ns: step_ns.max(1), columns, cells } }
    }

    /// Its rows, when the run is over.
    pub fn finish(mut self, ended_ns: Ns) -> Vec<Vec<Cell>> {
        let Strip { states, tallies } = &mut self;
        states.finish(ended_ns, &mut |stretch| tallies.add(&stretch));
        let cell = |tally: &Tally| match tally {
            Tally { runs: Some(task), .. } => Cell::Runs(*task),
            Tally { throttled: true, .. } => Cell::Throttled,
            _ => Cell::Idle,
        };
        self.tallies.cells.iter().map(|row| row.iter().map(cell).collect()).collect()
    }
}

impl Tallies {
    fn add(&mut self, stretch: &Stretch) {
        let end_ns = self.from_ns + self.step_ns * self.columns as Ns;
        let (mut from_ns, to_ns) = (stretch.from_ns.max(self.from_ns), stretch.to_ns.min(end_ns));
        let row = &mut self.cells[stretch.cpu.index()];
        while from_ns < to_ns {
            let column = ((from_ns - self.from_ns) / self.step_ns) as usize;
            let until_ns = to_ns.min(self.from_ns + (column as Ns + 1) * self.step_ns);
            let tally = &mut row[column];
            match stretch.state {
                State::Running if until_ns - from_ns > tally.longest_ns => {
                    tally.runs = Some(stretch.task);
                    tally.longest_ns = until_ns - from_ns;
                }
                State::Throttled => tally.throttled = true,
                _ => {}
            }
            from_ns = until_ns;
        }
    }
}

impl Recorder for Strip {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        let Strip { states, tallies } = self;
        states.record(at_ns, &fact, &mut |stretch| tallies.add(&stretch));
    }
}
