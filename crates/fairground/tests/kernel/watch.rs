//! What one run's tasks did, counted as the measurements count it (`data/kernel/README.md`).
//!
//! A foreign interruption is no switch: the run before and after it is one, its time belongs to
//! nobody's delay. Times are whole microseconds, as the trace's were.

use super::world::{ENTRY_NS, Run, T0_NS};
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::simulate;
use fairground::units::TaskId;

/// One turn on a CPU: when it began, and whose it was (None: foreign or idle).
pub type Turn = (f64, Option<usize>);

/// What one task did; times in µs.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub runtime_us: f64,
    pub on_cpu0_us: f64,
    pub switches: u32,
    pub preempted: u32,
    pub blocked: u32,
    pub migrations: u32,
    /// Waits before a switch, foreign time taken out.
    pub delays_us: Vec<f64>,
    /// Runs between two switches.
    pub runs_us: Vec<f64>,
    pub wakes: Vec<Wake>,
    /// From the timer's expiry to the end of the work.
    pub completions_us: Vec<f64>,
    running_since: Option<f64>,
    cpu: usize,
    run_us: f64,
    waiting: Option<Wait>,
    asleep: bool,
    woken_at: Option<f64>,
}

/// One wake-up.
#[derive(Clone, Copy, Debug)]
pub struct Wake {
    pub at_us: f64,
    pub delay_us: f64,
    /// Nothing foreign ran in between.
    pub clean: bool,
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    since: f64,
    foreign_us: f64,
    woken: bool,
    clean: bool,
}

/// One CPU, as far as the tasks see it.
#[derive(Clone, Debug, Default)]
struct Seat {
    /// The task of the experiment that had it last, and has not slept since.
    last: Option<usize>,
    foreign_since: Option<f64>,
    foreign_us: f64,
}

/// The recorder.
pub struct Watch {
    pub tasks: Vec<Seen>,
    pub turns: Vec<Turn>,
    seats: [Seat; 2],
    end_us: f64,
}

/// Runs it and closes what is open at the end.
pub fn watch(run: &Run) -> Watch {
    let mut watch = Watch {
        tasks: vec![Seen { asleep: true, ..Seen::default() }; run.tasks.len()],
        turns: Vec::new(),
        seats: Default::default(),
        end_us: run.duration_us as f64,
    };
    simulate(&run.scenario(), &mut watch).expect("a measured configuration can be run");
    watch.finish();
    watch
}

impl Seen {
    fn runs_until(&mut self, at: f64) {
        let Some(since) = self.running_since.take() else { return };
        self.runtime_us += at - since;
        self.run_us += at - since;
        if self.cpu == 0 {
            self.on_cpu0_us += at - since;
        }
    }

    fn end_run(&mut self) {
        if self.run_us > 0.0 {
            self.runs_us.push(std::mem::take(&mut self.run_us));
        }
    }
}

impl Watch {
    /// The hogs exit at the end, and those that waited for them run: a wait more, no switch.
    fn finish(&mut self) {
        for (row, task) in self.tasks.iter_mut().enumerate() {
            task.runs_until(self.end_us);
            let seat = &self.seats[task.cpu];
            if let Some(wait) = task.waiting.take().filter(|_| seat.last != Some(row)) {
                let foreign_us = seat.foreign_us - wait.foreign_us;
                task.delays_us.push(self.end_us - wait.since - foreign_us);
            }
        }
    }

    fn leaves(&mut self, at: f64, cpu: usize, task: Option<usize>, leaves: Leaves) {
        let seat = &mut self.seats[cpu];
        let Some(row) = task else {
            if let Some(since) = seat.foreign_since.take() {
                seat.foreign_us += at - since;
            }
            return;
        };
        let seen = &mut self.tasks[row];
        seen.runs_until(at);
        if leaves == Leaves::Runnable {
            seen.preempted += 1;
            let foreign_us = seat.foreign_us;
            seen.waiting = Some(Wait { since: at, foreign_us, woken: false, clean: true });
            return;
        }
        seen.blocked += 1;
        seen.asleep = true;
        seen.end_run();
        seat.last = None;
        if let Some(woken_at) = seen.woken_at.take() {
            // The user knows when the timer was due, and stops the clock before it sleeps.
            seen.completions_us.push(at - woken_at + ENTRY_NS as f64 / 1e3);
        }
    }

    fn comes(&mut self, at: f64, cpu: usize, row: usize) {
        let seat = &mut self.seats[cpu];
        let resumes = seat.last == Some(row);
        if !resumes && let Some(last) = seat.last.replace(row) {
            self.tasks[last].end_run();
        }
        seat.last = Some(row);
        let seen = &mut self.tasks[row];
        (seen.running_since, seen.cpu) = (Some(at), cpu);
        let Some(wait) = seen.waiting.take() else { return };
        let foreign_us = seat.foreign_us - wait.foreign_us;
        if !resumes {
            seen.switches += 1;
            seen.delays_us.push(at - wait.since - foreign_us);
        }
        if wait.woken {
            let clean = wait.clean && foreign_us == 0.0;
            seen.wakes.push(Wake { at_us: wait.since, delay_us: at - wait.since, clean });
        }
    }

    fn wakes(&mut self, at: f64, row: usize, cpu: usize) {
        let seat = &self.seats[cpu];
        let seen = &mut self.tasks[row];
        seen.asleep = false;
        seen.woken_at = Some(at);
        let (foreign_us, clean) = (seat.foreign_us, seat.foreign_since.is_none());
        seen.waiting = Some(Wait { since: at, foreign_us, woken: true, clean });
    }
}

impl Recorder for Watch {
    fn record(&mut self, at_ns: u64, fact: Fact) {
        // Simulated timers expire on whole microseconds, so the nearest one is as fair to a delay
        // as the trace's rounding down was to times of any fraction.
        let at = ((at_ns as f64 - T0_NS as f64) / 1e3).round();
        if at < 0.0 {
            return;
        }
        let tasks = self.tasks.len();
        let own = |task: TaskId| Some(task.row()).filter(|&row| row < tasks);
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                let cpu = cpu.0 as usize;
                if let Some(prev) = prev {
                    self.leaves(at, cpu, own(prev), prev_leaves);
                }
                if let Some(next) = next {
                    match own(next) {
                        Some(row) => self.comes(at, cpu, row),
                        None => self.seats[cpu].foreign_since = Some(at),
                    }
                }
                if cpu == 1 {
                    self.turns.push((at, next.and_then(own)));
                }
            }
            Fact::Waking { task, target, .. } | Fact::WakeupNew { task, target, .. } => {
                if let Some(row) = own(task) {
                    self.wakes(at, row, target.0 as usize);
                }
            }
            Fact::Migrate { task, .. } => {
                if let Some(row) = own(task) {
                    self.tasks[row].migrations += 1;
                }
            }
            _ => {}
        }
    }
}
